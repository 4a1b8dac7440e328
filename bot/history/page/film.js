"use strict";
(() => {
  const film = JSON.parse(document.getElementById("data").textContent);
  const words = film.words;
  const SVG = "http://www.w3.org/2000/svg";
  const SPEEDS = { slow: 1900, usual: 1050, quick: 420 };
  const STAYS = 2.6; // how much longer a moment stays that people will talk about
  const ASIDE = ["before", "dead"]; // places that are shown below what happened

  /* Every step as a whole: what each says is only what differs from the one before. */
  const shots = [];
  const starts = [];
  film.rounds.forEach((round, number) => {
    starts.push(shots.length);
    for (const change of round) {
      const shot = { ...(shots.at(-1) || {}), ...change, round: number };
      shots.push(shot);
    }
  });
  const lastStep = shots.length - 1;

  let at = 0;
  let eyes = null; // the seat that looks, or null for every hand open
  let speed = "usual";
  let timer = null;

  const byId = (id) => document.getElementById(id);
  const filled = (sentence, places) => sentence.replace(/\{(\w+)\}/g, (all, name) => (name in places ? places[name] : all));

  function element(name, classes, ...children) {
    const made = document.createElement(name);
    if (classes) made.className = classes;
    made.append(...children.filter((each) => each !== null && each !== undefined));
    return made;
  }

  function symbol(name) {
    const svg = document.createElementNS(SVG, "svg");
    svg.setAttribute("aria-hidden", "true");
    const use = document.createElementNS(SVG, "use");
    use.setAttribute("href", "#" + name);
    svg.append(use);
    return svg;
  }

  function icon(path) {
    const svg = document.createElementNS(SVG, "svg");
    svg.setAttribute("viewBox", "0 0 24 24");
    svg.setAttribute("aria-hidden", "true");
    const line = document.createElementNS(SVG, "path");
    line.setAttribute("d", path);
    svg.append(line);
    return svg;
  }

  /* What a face is called, for those who do not see it. */
  function called(face) {
    if (face === "*") return words.hidden;
    if (face[0] === "?") return filled(words.waits, { card: called(face.slice(1)) });
    if (face[0] === "#") return filled(words.empty_pile, { n: face.slice(1) });
    if (face[0] === "=") return face.slice(1);
    if (face.includes("+")) return face.split("+").map(called).join(" + ");
    return film.faces[face] || face;
  }

  function drawn(face) {
    if (face === "*") return element("span", "face back", symbol("lattice"));
    if (face[0] === "?") {
      const card = drawn(face.slice(1));
      card.classList.add("wanted");
      return card;
    }
    if (face[0] === "#") return element("span", "face tile pile", face.slice(1));
    if (face[0] === "=") return element("span", "face wide", face.slice(1));
    if (face.includes("+")) return element("span", "pair", ...face.split("+").map(drawn));
    const tile = /^([RBGY])(\d+)$/.exec(face);
    if (tile) return element("span", "face tile " + tile[1], tile[2], symbol("shape-" + tile[1]));
    const rank = face[0] === "T" ? "10" : face[0];
    return element("span", "face " + face[1], rank, symbol("suit-" + face[1]));
  }

  function card(face, label) {
    const picture = drawn(face);
    picture.setAttribute("role", "img");
    picture.setAttribute("aria-label", label || called(face));
    return picture;
  }

  function disc(seat) {
    const [, sign, emblem] = film.players[seat];
    const made = element("span", "disc " + (emblem || "s" + (seat % 8)), emblem ? symbol("shape-" + emblem) : sign);
    made.setAttribute("aria-hidden", "true");
    return made;
  }

  /* A sentence with its cards drawn, and the same as plain text. */
  function withCards(parent, sentence) {
    for (const part of sentence.split(/(\ue000[^\ue001]*\ue001)/)) {
      if (part.startsWith("\ue000")) parent.append(card(part.slice(1, -1)));
      else if (part) parent.append(part);
    }
    return parent;
  }
  const spoken = (sentence) => sentence.replace(/\ue000([^\ue001]*)\ue001/g, (_, face) => called(face));

  const sees = (seats) => !seats || eyes === null || seats.includes(eyes);

  function zone(name, label, content) {
    const title = element("h3", "", label);
    if (!content && name === "run") {
      return element("div", "zone run", title, element("p", "empty", words.nothing_yet));
    }
    const [items, seats] = content;
    const open = sees(seats);
    const list = element("ul", "cards");
    for (const [face, note, seat, mark] of items) {
      const shown = open ? face : "*";
      let label = called(shown);
      if (seat !== null) label = filled(words.by, { card: label, name: film.players[seat][0] });
      if (note) label = filled(words.with, { card: label, n: note });
      const below = note ? element("span", "note", note) : null;
      if (below) below.setAttribute("aria-hidden", "true");
      const who = seat !== null && name === "run" ? disc(seat) : null;
      list.append(element("li", mark, card(shown, label), below, who));
    }
    return element("div", "zone " + name, title, list);
  }

  function knownCards(known, seat) {
    if (eyes === null || eyes === seat) return null; // all of them
    return new Set([null, eyes].flatMap((who) => (known && known[who]) || []));
  }

  function hand(shot, seat) {
    const [cards, score, said, knownTo] = shot["h" + seat];
    const known = knownCards(knownTo, seat);
    const held = element("div", "held");
    if (!cards.length) held.append(element("span", "none", words.none));
    const hidden = known ? cards.filter((each) => !known.has(each)) : [];
    for (const face of cards) if (!hidden.includes(face)) held.append(card(face));
    if (hidden.length) {
      const backs = element("span", "cards");
      backs.setAttribute("role", "img");
      backs.setAttribute("aria-label", filled(words.count, { n: hidden.length }));
      for (let n = 0; n < hidden.length; n += 1) backs.append(drawn("*"));
      held.append(backs);
    }
    const name = element("h3", "", film.players[seat][0]);
    name.dir = "auto";
    const marks = said.map((each) => element("span", "mark", each));
    const who = element("div", "who", disc(seat), name, ...marks, element("span", "score", score));
    return element("li", shot.s === seat ? "acts" : "", who, held);
  }

  const adviceOf = (shot) => (shot.a && (eyes === null || eyes === shot.s) ? shot.a : "");

  function show(spokenToo) {
    const shot = shots[at];
    const round = film.rounds[shot.round].length;
    byId("where").textContent = filled(words.round_of, { n: shot.round + 1, all: film.rounds.length });
    byId("count").textContent = filled(words.step_of, { n: at - starts[shot.round] + 1, all: round });
    const zones = Object.entries(film.zones)
      .filter(([name]) => shot["z" + name] || name === "run")
      .map(([name, label]) => [name, zone(name, label, shot["z" + name])]);
    for (const [id, aside] of [["zones", false], ["aside", true]]) {
      byId(id).replaceChildren(...zones.filter(([name]) => ASIDE.includes(name) === aside).map(([, made]) => made));
    }
    const told = shot.t.map(([sentence, kind]) => withCards(element("p", "text " + kind), sentence));
    const advice = adviceOf(shot);
    if (advice) told.push(withCards(element("p", "text advice"), advice));
    byId("told").replaceChildren(...told);
    byId("hands").replaceChildren(...film.players.map((_, seat) => hand(shot, seat)));
    byId("result").hidden = at !== lastStep;
    const range = byId("step");
    range.value = at;
    range.setAttribute(
      "aria-valuetext",
      byId("where").textContent + ", " + byId("count").textContent
    );
    const chooser = byId("round");
    if (chooser) chooser.value = shot.round;
    speak(shot, spokenToo);
  }

  /* While it plays by itself, only what people would talk about is said aloud. */
  function speak(shot, asked) {
    const told = asked ? shot.t : shot.t.filter(([, kind]) => kind === "payout" || kind === "out" || kind === "end");
    if (!told.length) return;
    const said = told.map(([sentence]) => spoken(sentence));
    const advice = asked ? adviceOf(shot) : "";
    byId("status").textContent = [...said, ...(advice ? [spoken(advice)] : [])].join(" ");
  }

  function go(step) {
    at = Math.min(Math.max(step, 0), lastStep);
    if (at === lastStep) stop();
    show(true);
  }

  function toRound(number) {
    if (number >= 0 && number < starts.length) {
      stop();
      go(starts[number]);
    }
  }

  function tick() {
    at += 1;
    show(false);
    if (at >= lastStep) stop();
    else wait();
  }

  function wait() {
    const stays = shots[at].t.some(([, kind]) => kind === "payout" || kind === "out" || kind === "end");
    timer = setTimeout(tick, SPEEDS[speed] * (stays ? STAYS : 1));
  }

  function stop() {
    clearTimeout(timer);
    timer = null;
    playing();
  }

  function toggle() {
    if (timer !== null) {
      stop();
      return;
    }
    if (at === lastStep) at = 0;
    show(false);
    wait();
    playing();
  }

  const PLAY = "M7 4l13 8-13 8z";
  const PAUSE = "M6 4h4v16H6zM14 4h4v16h-4z";
  function playing() {
    const button = byId("play");
    if (button) button.replaceChildren(icon(timer === null ? PLAY : PAUSE), timer === null ? words.play : words.pause);
  }

  function setEyes(value) {
    eyes = value === "" ? null : Number(value);
    byId("eyes").value = value;
    show(true);
  }

  function setSpeed(value) {
    speed = value;
    byId("speed").value = value;
    if (timer !== null) {
      clearTimeout(timer);
      wait();
    }
  }

  function choice(id, label, options, chosen) {
    const select = element("select");
    select.id = id;
    for (const [value, text] of options) {
      const option = element("option", "", text);
      option.value = value;
      select.append(option);
    }
    select.addEventListener("change", () => chosen(select.value));
    return element("label", "", element("span", "", label), select);
  }

  function controls() {
    const make = (id, label, path, act) => {
      const button = element("button", "", icon(path));
      button.type = "button";
      button.id = id;
      button.setAttribute("aria-label", label);
      button.title = label;
      button.addEventListener("click", () => {
        stop();
        act();
      });
      return button;
    };
    const play = element("button", "play");
    play.type = "button";
    play.id = "play";
    play.addEventListener("click", toggle);
    document.querySelector(".buttons").append(
      make("first", words.first, "M5 5h3v14H5zM20 5v14L9 12z", () => go(0)),
      make("back", words.back, "M17 5v14L6 12z", () => go(at - 1)),
      play,
      make("on", words.on, "M7 5v14l11-7z", () => go(at + 1)),
      make("last", words.last, "M4 5v14l11-7zM16 5h3v14h-3z", () => go(lastStep))
    );
    const rounds = film.rounds.map((_, n) => [n, filled(words.round_n, { n: n + 1 })]);
    const looks = film.players.map(([name], seat) => [seat, filled(words.through, { name })]);
    document.querySelector(".choices").append(
      choice("round", words.round, rounds, (value) => toRound(Number(value))),
      choice("eyes", words.eyes, [["", words.everybody], ...looks], setEyes),
      choice("speed", words.speed, Object.keys(SPEEDS).map((each) => [each, words[each]]), setSpeed)
    );
    byId("speed").value = speed;
    const range = byId("step");
    range.max = lastStep;
    range.setAttribute("aria-label", words.step);
    range.addEventListener("input", () => {
      stop();
      go(Number(range.value));
    });
    byId("bar").setAttribute("aria-label", words.controls);
    playing();
  }

  function keys() {
    const [summary, body] = byId("keys").children;
    summary.textContent = words.keys;
    const list = element("ul");
    for (const name of ["key_play", "key_steps", "key_ends", "key_rounds", "key_numbers", "key_eyes"]) {
      list.append(element("li", "", words[name]));
    }
    const box = element("input");
    box.type = "checkbox";
    box.id = "single";
    box.checked = true;
    body.append(list, element("label", "", box, " " + words.single_keys));
    document.addEventListener("keydown", pressed);
  }

  function pressed(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target.tagName === "SELECT") return;
    const own = event.target.closest("button, summary, input");
    const slides = event.target.type === "range";
    const act = {
      " ": own && !slides ? null : toggle,
      ArrowLeft: slides ? null : () => (stop(), go(at - 1)),
      ArrowRight: slides ? null : () => (stop(), go(at + 1)),
      Home: () => (stop(), go(0)),
      End: () => go(lastStep),
      PageUp: () => toRound(at > starts[shots[at].round] ? shots[at].round : shots[at].round - 1),
      PageDown: () => toRound(shots[at].round + 1),
    }[event.key];
    if (act) {
      event.preventDefault();
      act();
    } else if (byId("single").checked && !event.repeat) {
      if (/^[1-9]$/.test(event.key)) toRound(Number(event.key) - 1);
      if (event.key.toLowerCase() === "e") setEyes(eyes === null ? "0" : eyes + 1 < film.players.length ? String(eyes + 1) : "");
      if (event.key.toLowerCase() === "s") {
        const names = Object.keys(SPEEDS);
        setSpeed(names[(names.indexOf(speed) + 1) % names.length]);
      }
    }
  }

  function result() {
    byId("result-title").textContent = words.result;
    const box = byId("places");
    if (!film.places.length) {
      box.append(element("p", "", words.unfinished));
      return;
    }
    const changes = film.places.some(([, , , change]) => change);
    const heads = [words.place, words.player, words.score, ...(changes ? [words.change] : [])];
    const head = element("tr", "", ...heads.map((each, n) => element("th", n > 1 ? "number" : "", each)));
    head.querySelectorAll("th").forEach((each) => (each.scope = "col"));
    const rows = film.places.map(([place, seat, score, change, wins]) => {
      const cells = [place, null, score, ...(changes ? [change] : [])].map((each, n) =>
        element("td", n > 1 ? "number" : "", each)
      );
      cells[1].append(disc(seat), film.players[seat][0]);
      return element("tr", wins ? "wins" : "", ...cells);
    });
    const table = element("table", "", element("thead", "", head), element("tbody", "", ...rows));
    const standings = element("div", "", table);
    if (film.moment) standings.append(withCards(element("p", "best text", element("strong", "", words.moment)), film.moment));
    box.append(standings);
    if (film.courses.length && film.courses[0].length > 1) box.append(course());
  }

  function written(number) {
    return number.toLocaleString(document.documentElement.lang).replace("-", "−");
  }

  function course() {
    const [wide, high, edge, side] = [460, 260, 14, 50];
    const every = film.courses.flat();
    const low = Math.min(...every);
    const top = Math.max(...every, low + 1);
    const x = (n) => side + (n * (wide - side - 2 * edge)) / (film.courses[0].length - 1);
    const y = (value) => high - 34 - ((value - low) * (high - 34 - 2 * edge)) / (top - low);
    const svg = document.createElementNS(SVG, "svg");
    svg.setAttribute("viewBox", `0 0 ${wide} ${high}`);
    svg.setAttribute("role", "img");
    svg.setAttribute("aria-label", filled(words.course_alt, { low: written(low), high: written(top) }));
    const add = (name, attributes, text) => {
      const made = document.createElementNS(SVG, name);
      for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
      if (text !== undefined) made.textContent = text;
      svg.append(made);
    };
    for (const value of new Set([low, Math.round((low + top) / 2), top])) {
      add("line", { x1: side, x2: wide - edge, y1: y(value), y2: y(value), stroke: "#2f5f4a" });
      add("text", { x: side - 10, y: y(value) + 5, "text-anchor": "end" }, written(value));
    }
    const every_so_many = Math.ceil(film.courses[0].length / 14);
    film.courses[0].forEach((_, n) => {
      if (n % every_so_many === 0) add("text", { x: x(n), y: high - 10, "text-anchor": "middle" }, n);
    });
    const order = film.places.map(([, seat, , , wins]) => [seat, wins]).reverse();
    for (const [seat, wins] of order) {
      const points = film.courses[seat].map((value, n) => `${x(n).toFixed(1)},${y(value).toFixed(1)}`).join(" ");
      const style = getComputedStyle(document.documentElement);
      const [, , emblem] = film.players[seat];
      const colour = style.getPropertyValue(emblem ? "--tile-" + emblem : "--course-" + (seat % 8)).trim();
      if (emblem) add("polyline", { points, fill: "none", stroke: "#fffaf0", "stroke-width": 7, "stroke-linejoin": "round" });
      add("polyline", { points, fill: "none", stroke: colour, "stroke-width": wins ? 5 : 3, "stroke-linejoin": "round" });
    }
    return element("figure", "", element("figcaption", "", words.course), svg);
  }

  byId("subtitle").textContent = film.subtitle;
  byId("table-title").textContent = words.table;
  byId("hands-title").textContent = words.hands;
  controls();
  keys();
  result();
  byId("film").hidden = false;
  byId("bar").hidden = false;
  show(false);
})();
