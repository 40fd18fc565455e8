"""How long a key takes in the standings while the odds are worked out, beside without them.

512 players, the last round with most tables open, a terminal of 120x40. Each measure is the time
from a cursor key to the first byte of the answer. Both ways take turns, so that a busy moment of
the machine meets both.
Usage: keys_beside_odds.py PROGRAM [TURNS]
"""
import fcntl
import os
import pty
import random
import select
import signal
import statistics
import struct
import subprocess
import sys
import tempfile
import termios
import time

PLAYERS, ROUNDS, REPORTED = 512, 9, 100
# As many as are typed before the odds of this field are worked out.
KEYS = 50


def event(program, folder):
    """An event whose last round has most of its tables open."""
    draw = random.Random(1)
    path = f"{folder}/event.yaml"
    lines = ["setup cut=8 cut_by=top"]
    lines += [f"add 'Player {n}'" for n in range(PLAYERS)]
    for number in range(ROUNDS):
        tables = PLAYERS // 2 if number < ROUNDS - 1 else REPORTED
        lines += ["pair"] + [f"report {table + 1} {draw.choice('WL')}" for table in range(tables)]
    new = ["new", path, "--game", "destiny", "--structure", "custom", "--rounds", str(ROUNDS)]
    subprocess.run([program, *new], capture_output=True, check=True)
    verbs = "\n".join(lines)
    subprocess.run([program, "do", path, "-"], input=verbs, text=True, capture_output=True,
                   check=True)
    return path


def drained(terminal, seconds):
    until = time.time() + seconds
    while time.time() < until:
        if select.select([terminal], [], [], 0.02)[0]:
            os.read(terminal, 1 << 16)


def keys(program, path, odds):
    """The milliseconds that each key took."""
    child, terminal = pty.fork()
    if child == 0:
        os.environ["TERM"] = "xterm-256color"
        os.execv(program, [program, path])
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
    drained(terminal, 1.5)
    os.write(terminal, b"s")
    drained(terminal, 0.5)
    os.write(terminal, b"%" if odds else b"j")
    taken = []
    for n in range(KEYS):
        drained(terminal, 0.015)
        begun = time.perf_counter()
        os.write(terminal, b"j" if n // 30 % 2 == 0 else b"k")
        select.select([terminal], [], [], 5)
        taken.append((time.perf_counter() - begun) * 1000)
    os.kill(child, signal.SIGTERM)
    os.waitpid(child, 0)
    os.close(terminal)
    return taken


def main():
    program = os.path.abspath(sys.argv[1])
    turns = int(sys.argv[2]) if len(sys.argv) > 2 else 5
    with tempfile.TemporaryDirectory() as folder:
        path = event(program, folder)
        all_keys = {"without": [], "beside the odds": []}
        for _ in range(turns):
            for name, taken in all_keys.items():
                taken += keys(program, path, name != "without")
    for name, taken in all_keys.items():
        taken.sort()
        late = taken[int(len(taken) * 0.95)]
        print(f"{name}: {len(taken)} keys, median {statistics.median(taken):.2f} ms, "
              f"95 of 100 under {late:.2f} ms, slowest {taken[-1]:.2f} ms")


main()
