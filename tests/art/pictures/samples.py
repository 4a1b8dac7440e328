"""Pictures for trying: a few players, many, long names, other letters."""

from art.names import pile_name, tile_name
from art.pictures.letters import signs
from art.pictures.model import (
    CARD,
    Figure,
    LeaderboardPicture,
    Moment,
    ProfilePicture,
    Rank,
    Result,
    ResultPicture,
    WalletPicture,
    Who,
    Winnings,
)

NAMES = ("Ada", "Ben the Long-Winded", "Clara", "Δημήτρης", "Алёна", "Wilhelmina Mmmmmmmm", "Player 1", "Ann")
HOUR = 3600.0


def result_picture(players: int, rounds: int, **more: object) -> ResultPicture:
    """A match in which everybody's chips go up and down, by fixed numbers, and the first player wins."""
    courses = []
    for at in range(players):
        course = [50]
        for number in range(1, rounds + 1):
            course.append(max(course[-1] + (number * (at + 3) * 7) % 23 - 11 - at + (4 if not at else 0), 0))
        courses.append(course)
    results = []
    people = zip(NAMES, signs(NAMES[:players]), courses, strict=False)
    for at, (name, sign, course) in enumerate(sorted(people, key=lambda each: -each[2][-1])):
        change = course[-1] - 50
        signed = f"{'−' if change < 0 else '+'}{abs(change)}"
        found = tuple(course) if rounds else ()
        results.append(Result(str(at + 1), Who(name, sign), str(course[-1]), signed, at == 0, found))
    return ResultPicture("Ada wins", "Michigan · 8 rounds", tuple(results), "round", **more)  # type: ignore[arg-type]


FEW = result_picture(3, 6, moment=Moment("Ada took 19 chips in round 4"))
MANY = result_picture(8, 24)
PLAIN = result_picture(2, 0)
PILES = ResultPicture(
    "Ada wins",
    "New York, New York · 2 rounds · points",
    (
        Result("1", Who("Ada", "A", face="red_heart"), "30", "", True, (0, 12, 30)),
        Result("2", Who("Ben", "B", face="computer_with_antennas"), "21", "", False, (0, 15, 21)),
    ),
    "round",
    Moment(f"Ada took 19 chips on {CARD} and {CARD}", ("king_of_clubs", "ten_of_hearts")),
    tuple(tile_name("RBGY"[number % 4], number) if number % 3 else pile_name(number) for number in range(1, 13)),
)
LEADERBOARD = LeaderboardPicture(
    "Chips in this server",
    "page 1 of 3",
    tuple(
        Rank(str(at + 1), Who(name, sign), 1200 // (at + 1), str(1200 // (at + 1)), at == 4)
        for at, (name, sign) in enumerate(zip(NAMES, signs(NAMES), strict=True))
    ),
)
WALLET = WalletPicture(
    "Ada: 512 chips",
    "the last movements",
    (
        (0.0, 500), (30 * HOUR, 450), (31 * HOUR, 531), (70 * HOUR, 481), (74 * HOUR, 40), (120 * HOUR, 140),
        (200 * HOUR, 512), (210 * HOUR, 512),
    ),
    ((0.0, "2026-11-03"), (70 * HOUR, "2026-11-06"), (71 * HOUR, "2026-11-06"), (210 * HOUR, "2026-11-12")),
)  # fmt: skip
PROFILE = ProfilePicture(
    Who("Wilhelmina Mmmmmmmm", "W"),
    "All games · all time",
    (
        Figure("41", "matches"), Figure("21.4", "Master in Newmarket"), Figure("3/10", "Newcomer in New York"),
        Figure("+2.4", "chips a round"), Figure("1250000", "biggest payout"), Figure("9", "cards in one run"),
    ),
    (Winnings("Matches won", 0.37, "37 %", 0.25, "by chance 25 %"), Winnings("Rounds won", 0, "0 %", 1, "by chance")),
    "Boodle taken",
    tuple(Figure(f"×{number}", rank) for rank, number in zip("AKQJ", (1200, 888, 3, 1), strict=True)),
    "Won 2 seasons: 2026-09 and 2026-10",
)  # fmt: skip
FEW_FIGURES = ProfilePicture(Who("Ann", "A"), "Newmarket · this week", (Figure("1", "match"), Figure("1", "won")))
