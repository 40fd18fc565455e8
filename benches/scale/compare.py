#!/usr/bin/env python3
"""What a large event costs, of several builds of the program in turn on one machine:

    benches/scale/compare.py BEFORE NOW [--players 10000] [--rounds 15]

Each figure is that of NOW, with BEFORE divided by it behind. The events lie in
/dev/shm where there is one, so that a flush costs nothing and what is left is
the program's own; the folder is gone afterwards. Linux only: it reads /proc.
"""

import argparse
import fcntl
import os
import pty
import random
import select
import shutil
import struct
import subprocess
import tempfile
import termios
import time

ENV = {**os.environ, "KOMANDOR_BY": "anna", "TERM": "xterm-256color"}


def cpu(pid):
    """Milliseconds on a processor, of all threads."""
    threads = os.listdir(f"/proc/{pid}/task")
    read = [open(f"/proc/{pid}/task/{thread}/schedstat").read() for thread in threads]
    return sum(int(text.split()[0]) for text in read) / 1e6


def peak(pid):
    """The most memory held, in MB."""
    status = open(f"/proc/{pid}/status").read()
    return int(status.split("VmHWM:")[1].split()[0]) / 1024


def run(program, *words, **more):
    return subprocess.run([program, *words], env=ENV, check=True, capture_output=True, **more)


def make(program, path, players, rounds):
    """An event of which all rounds are played but for the results of the last."""
    rounds_word = ["--structure", "custom", "--rounds", str(rounds), "--cut", "0"]
    run(program, "new", "--game", "destiny", "--seed", "5", *rounds_word, path)
    roster = path + ".csv"
    with open(roster, "w") as out:
        out.write("name,start\n")
        for at in range(1, players + 1):
            out.write(f"Player {at} Nowak,{'' if at % 2 else players // 2 + at}\n")
    begun = time.perf_counter()
    run(program, "do", path, "import", roster)
    took = time.perf_counter() - begun
    chance, verbs = random.Random(2), []
    for number in range(1, rounds + 1):
        verbs.append("pair\n")
        if number < rounds:
            tables = range(1, players // 2 + 1)
            verbs += [f"report {table} {chance.choice('WL')}\n" for table in tables]
    run(program, "do", path, "-", input="".join(verbs).encode())
    return took * 1000


def writer(program, path, by):
    env = {**ENV, "KOMANDOR_BY": by}
    return subprocess.Popen([program, "do", path, "-"], stdin=subprocess.PIPE,
                            stdout=subprocess.PIPE, env=env, text=True, bufsize=1)


def verb(child, words):
    child.stdin.write(words + "\n")
    child.stdin.flush()
    return child.stdout.readline()


def results(program, path):
    """Milliseconds of one result in a running `do -`, of the opening, and the peak memory."""
    child = writer(program, path, "anna")
    begun = time.perf_counter()
    verb(child, "note opened")
    opened = time.perf_counter() - begun
    took = []
    for table in range(1, 61):
        begun = time.perf_counter()
        assert "saved" in verb(child, f"report {table} W")
        took.append(time.perf_counter() - begun)
    held = peak(child.pid)
    child.stdin.close()
    child.wait()
    return sorted(took)[len(took) // 2] * 1000, opened * 1000, held


def drain(screen, seconds):
    end = time.time() + seconds
    while (left := end - time.time()) > 0:
        if select.select([screen], [], [], left)[0]:
            os.read(screen, 1 << 16)


def follower(program, path):
    """Milliseconds of processor time that a screen takes for each action of another."""
    pid, screen = pty.fork()
    if pid == 0:
        os.execve(program, [program, path], ENV)
    fcntl.ioctl(screen, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
    drain(screen, 2)
    child = writer(program, path, "ben")
    verb(child, "note begins")
    drain(screen, 1)
    before = cpu(pid)
    for at in range(50):
        verb(child, f"note {at}")
        drain(screen, 0.1)
    took = (cpu(pid) - before) / 50
    child.stdin.close()
    child.wait()
    os.kill(pid, 9)
    os.waitpid(pid, 0)
    os.close(screen)
    return took


def main():
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    asked.add_argument("before")
    asked.add_argument("now")
    asked.add_argument("--players", type=int, default=10_000)
    asked.add_argument("--rounds", type=int, default=15)
    asked = asked.parse_args()
    memory = "/dev/shm" if os.path.isdir("/dev/shm") else None
    with tempfile.TemporaryDirectory(dir=memory) as folder:
        event = os.path.join(folder, "event.yaml")
        make(asked.now, event, asked.players, asked.rounds)
        size = os.path.getsize(event) / 1e6
        print(f"{asked.players} players, round {asked.rounds}, {size:.1f} MB")
        figures = []
        for program in (asked.before, asked.now):
            copy = os.path.join(folder, "copy.yaml")
            roster = make(program, os.path.join(folder, f"{len(figures)}.yaml"), asked.players, 1)
            shutil.copy(event, copy)
            one, opened, held = results(program, copy)
            followed = follower(program, copy)
            figures.append([roster, one, opened, held, followed])
        names = ["a roster, ms", "a result in `do -`, ms", "opening and one line, ms",
                 "peak memory of `do -`, MB", "a screen, for each of another's actions, ms"]
        for name, before, now in zip(names, *figures):
            print(f"{name:<46} {now:>9.2f}   before {before:>9.2f}, {before / now:.1f} times")


main()
