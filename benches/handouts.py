"""What the paper pack, the site and the mirror cost an action, beside none of them.

A day of 37 players and five rounds, every pairing and result a run of the program of its own.
The best of three days is told, in milliseconds and as a ratio to the day with nothing written.
Usage: handouts.py PROGRAM
"""
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

DAYS = {
    "none": "paper=off",
    "paper": "paper=on",
    "page": "paper=off publish=site",
    "mirror": "paper=off mirror=stick.yaml",
    "all three": "paper=on publish=site mirror=stick.yaml",
}


def run(program, *words, lines=None):
    begun = time.perf_counter()
    subprocess.run([program, *words], input=lines, text=True, capture_output=True, check=True)
    return (time.perf_counter() - begun) * 1000


def day(program, setup):
    """The mean time of a pairing and of a result, and all bytes that were written."""
    draw = random.Random(5)
    with tempfile.TemporaryDirectory() as folder:
        event = f"{folder}/event.yaml"
        run(program, "new", event, "--game", "destiny", "--structure", "custom", "--rounds", "5",
            "--seed", "3")
        run(program, "do", event, "setup", *setup.split())
        players = "".join(f'add "Player-{n} Nowak-{n}" club=Club{n % 7}\n' for n in range(37))
        run(program, "do", event, "-", lines=players)
        pairings, results = [], []
        for _ in range(5):
            pairings.append(run(program, "do", event, "pair"))
            for table in range(1, 19):
                result = draw.choice("WL")
                results.append(run(program, "do", event, "report", str(table), result))
        size = sum(file.stat().st_size for file in Path(folder).rglob("*") if file.is_file())
        return sum(pairings) / len(pairings), sum(results) / len(results), size


def main():
    best = {name: [float("inf")] * 3 for name in DAYS}
    for _ in range(3):
        for name, setup in DAYS.items():
            best[name] = [min(pair) for pair in zip(best[name], day(sys.argv[1], setup))]
    pair, result, _ = best["none"]
    for name, (of_pair, of_result, size) in best.items():
        print(f"{name:10} a pairing {of_pair:5.1f} ms ({of_pair / pair:.2f}), a result "
              f"{of_result:5.1f} ms ({of_result / result:.2f}), {size:7} bytes")


main()
