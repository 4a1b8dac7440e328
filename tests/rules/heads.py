"""What the tables of the rules say around the values, in each language: the heads of columns, and words of a cell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

HEADS: Mapping[str, Mapping[str, Sequence[str]]] = {
    "en": {
        "parameters": ("Name", "Values", "Default"),
        "refused": ("For example", "Players", "What the bot says"),
        "presets": ("Preset", "Name", "Players", "What differs from the defaults"),
        "house rules": ("House rule", "What it sets"),
        "numbers": ("Where", "Number", "Offered"),
        "new-york": ("Preset", "Name", "Players", "Blocks", "{stake}"),
        "blocks": ("Neighbouring tops", "Extra points"),
        "titles": ("Title", "From a rating of"),
    },
    "de": {
        "parameters": ("Name", "Mögliche Werte", "Vorgabe"),
        "refused": ("Zum Beispiel", "Personen", "Was der Bot sagt"),
        "presets": ("Spiel", "Name", "Personen", "Was von den Vorgaben abweicht"),
        "house rules": ("Hausregel", "Was sie setzt"),
        "numbers": ("Wo", "Zahl", "Zur Auswahl"),
        "new-york": ("Spiel", "Name", "Personen", "Blöcke", "{stake}"),
        "blocks": ("Benachbarte Stapel", "Punkte dazu"),
        "titles": ("Titel", "Ab einer Spielstärke von"),
    },
    "nl": {
        "parameters": ("Naam", "Mogelijke waarden", "Standaard"),
        "refused": ("Bijvoorbeeld", "Spelers", "Wat de bot zegt"),
        "presets": ("Spel", "Naam", "Spelers", "Wat afwijkt van de standaard"),
        "house rules": ("Huisregel", "Wat die instelt"),
        "numbers": ("Waar", "Getal", "Te kiezen"),
        "new-york": ("Spel", "Naam", "Spelers", "Blokken", "{stake}"),
        "blocks": ("Stapels naast elkaar", "Extra punten"),
        "titles": ("Titel", "Vanaf een rating van"),
    },
}

VALUES: Mapping[str, Mapping[str, str]] = {
    "en": {
        "ace=high": " (2 to A)",
        "ace=low": " (A to K)",
        "pack=double": " (52 cards; the layout's come from another pack)",
        "pack=single": " (the layout's cards are taken out)",
        "layout": "a list of cards, `KQ`, `8910`",
        "bool": "`true`, `false`",
        "number": "a number from {least}",
        "players": ", or `players`",
        "blocks": "score extra",
        "no blocks": "score nothing",
        "or more": "{n} or more",
        "before": "– (before the {n}th rated match)",
    },
    "de": {
        "ace=high": " (2 bis A)",
        "ace=low": " (A bis K)",
        "pack=double": " (52 Karten; die Boodle-Karten sind aus einem anderen Kartenspiel)",
        "pack=single": " (die Boodle-Karten sind herausgenommen)",
        "layout": "eine Liste von Karten, `KQ`, `8910`",
        "bool": "`true`, `false`",
        "number": "eine Zahl ab {least}",
        "players": ", oder `players`",
        "blocks": "zählen extra",
        "no blocks": "zählen nicht",
        "or more": "{n} oder mehr",
        "before": "– (vor der {n}. gewerteten Partie)",
    },
    "nl": {
        "ace=high": " (2 tot en met A)",
        "ace=low": " (A tot en met K)",
        "pack=double": " (52 kaarten; de boodlekaarten komen uit een ander spel)",
        "pack=single": " (de boodlekaarten zijn eruit gehaald)",
        "layout": "een lijst van kaarten, `KQ`, `8910`",
        "bool": "`true`, `false`",
        "number": "een getal vanaf {least}",
        "players": ", of `players`",
        "blocks": "tellen extra",
        "no blocks": "tellen niet",
        "or more": "{n} of meer",
        "before": "– (vóór de {n}e partij die meetelt)",
    },
}
