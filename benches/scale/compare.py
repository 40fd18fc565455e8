#!/usr/bin/env python3
"""What a large event costs, of several builds of the program in turn on one machine:

    benches/scale/compare.py BEFORE NOW [--players 10000] [--rounds 20] [--steps 20000]

Build both with `cargo build --release`. Each figure is that of NOW, with BEFORE divided
by it behind; `-` where a build was stopped after 20 seconds. The events lie in
/dev/shm where there is one, so that a flush costs nothing and what is left is
the program's own; the folder is gone afterwards. Each line is printed as soon as both
builds have its figure; the whole takes a few minutes. Linux only: it reads /proc.
"""

import argparse
import fcntl
import os
import pty
import random
import re
import resource
import select
import shutil
import struct
import subprocess
import tempfile
import termios
import time

HERE = os.path.dirname(os.path.abspath(__file__))
NEEDED = {"ruleset", "id", "key", "name", "format", "hint", "preliminary", "finals", "minutes",
          "structures", "tiers"}
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
    rulesets = os.path.join(os.path.dirname(path), "rulesets")
    if not os.path.exists(rulesets):
        os.mkdir(rulesets)
        shown = open(os.path.join(HERE, "../../config/rulesets/destiny.yaml")).read()
        # What rounds need; an older build may not know the rest.
        parts = re.split(r"(?m)^(?=[a-z_]+:)", shown)
        shown = "".join(part for part in parts if part.split(":")[0] in NEEDED)
        changed = re.sub("rounds_to: .*", "rounds_to: 20", shown)
        changed = re.sub("(?m)^id: .*", "id: long", changed)
        changed = re.sub("(?m)^key: .*", "key: z", changed)
        open(os.path.join(rulesets, "long.yaml"), "w").write(changed)
    run(program, "new", "--rulesets", rulesets, "--game", "long", "--seed", "5", *rounds_word, path)
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
    """Milliseconds of one result in a running `do -`, of the opening, of the processor's part
    in the opening, and the peak memory."""
    child = writer(program, path, "anna")
    begun = time.perf_counter()
    verb(child, "note opened")
    opened = time.perf_counter() - begun
    of_opening = cpu(child.pid)
    took = []
    for table in range(1, 61):
        begun = time.perf_counter()
        assert "saved" in verb(child, f"report {table} W")
        took.append(time.perf_counter() - begun)
    held = peak(child.pid)
    child.stdin.close()
    child.wait()
    return sorted(took)[len(took) // 2] * 1000, opened * 1000, of_opening, held


def drain(screen, seconds):
    end = time.time() + seconds
    while (left := end - time.time()) > 0:
        if select.select([screen], [], [], left)[0]:
            os.read(screen, 1 << 16)


def enter(program, path):
    """A screen on the event: its process, its terminal, seconds until it has drawn."""
    begun = time.perf_counter()
    pid, screen = pty.fork()
    if pid == 0:
        os.execve(program, [program, path], ENV)
    fcntl.ioctl(screen, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
    took = answered(screen, begun)
    drain(screen, 1)
    return pid, screen, took


def answered(screen, begun):
    """Seconds until the screen, having begun to say something, says no more."""
    last = begun
    while select.select([screen], [], [], 3 if last == begun else 0.15)[0]:
        os.read(screen, 1 << 16)
        last = time.perf_counter()
    return last - begun


def leave(pid, screen):
    os.kill(pid, 9)
    os.waitpid(pid, 0)
    os.close(screen)


def follower(program, path):
    """Milliseconds of processor time that a screen takes for each action of another, and
    how many percent of a processor it takes at ten actions a second."""
    pid, screen, _ = enter(program, path)
    drain(screen, 1)
    child = writer(program, path, "ben")
    verb(child, "note begins")
    drain(screen, 1)
    before, begun = cpu(pid), time.perf_counter()
    for at in range(50):
        verb(child, f"note {at}")
        drain(screen, 0.1)
    took, passed = cpu(pid) - before, time.perf_counter() - begun
    child.stdin.close()
    child.wait()
    leave(pid, screen)
    return took / 50, took / passed / 10


def keys(program, path):
    """Milliseconds until the event is drawn that is entered, and of processor time: of
    entering it, of a result typed into the round, of a key that moves the cursor."""
    pid, screen, entered = enter(program, path)
    of_entry = cpu(pid)
    figures = []
    for before_it, key in (("\r", "1"), ("", "j")):
        took = []
        for _ in range(31):
            os.write(screen, before_it.encode())
            drain(screen, 0.1)
            before = cpu(pid)
            os.write(screen, key.encode())
            drain(screen, 0.12)
            took.append(cpu(pid) - before)
        figures.append(sorted(took)[15])
    leave(pid, screen)
    return [entered * 1000, of_entry, *figures]


def whole_events(program):
    """Seconds of processor time and by the clock for 500 events of 64 players, each written
    as JSON."""
    def of_children():
        used = resource.getrusage(resource.RUSAGE_CHILDREN)
        return used.ru_utime + used.ru_stime

    before, begun = of_children(), time.perf_counter()
    run(program, "simulate", "--game", "destiny", "--players", "64", "--events", "500")
    return of_children() - before, time.perf_counter() - begun


def stopped(program, *words, **more):
    """Seconds of a run; None: it was stopped after 20."""
    begun = time.perf_counter()
    try:
        run(program, *words, timeout=20, **more)
    except subprocess.TimeoutExpired:
        return None
    return time.perf_counter() - begun


def verbs_with_steps(steps):
    """So many results of 32 tables, each undone."""
    return "".join(f"report {1 + at % 32} {'WL'[at % 2]}\nundo\n" for at in range(steps))


def steps(program, folder, players, verbs):
    """Seconds in which these verbs are carried out in an event of one round."""
    path = os.path.join(folder, "steps.yaml")
    make(program, path, players, 1)
    took = stopped(program, "do", path, "-", input=verbs.encode())
    os.remove(path)
    return took


def row(name, before, now):
    times = f"{before / now:.1f} times" if before and now else ""
    told = [f"{figure:.2f}" if figure is not None else "-" for figure in (now, before)]
    print(f"{name:<46} {told[0]:>9}   before {told[1]:>9}, {times}", flush=True)


def main():
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    asked.add_argument("before")
    asked.add_argument("now")
    asked.add_argument("--players", type=int, default=10_000)
    asked.add_argument("--rounds", type=int, default=20)
    asked.add_argument("--steps", type=int, default=20_000)
    asked = asked.parse_args()
    memory = "/dev/shm" if os.path.isdir("/dev/shm") else None
    with tempfile.TemporaryDirectory(dir=memory) as folder:
        event, first, small, long = (os.path.join(folder, f"{name}.yaml") for name in "abcd")
        copy = os.path.join(folder, "copy.yaml")

        def of(source, measure):
            shutil.copy(source, copy)
            return measure(copy)

        def rows(names, measure):
            """Both builds in turn, and a line for each figure as soon as both have it."""
            for name, *figures in zip(names, measure(asked.before), measure(asked.now)):
                row(name, *figures)

        def roster(program):
            path = os.path.join(folder, "roster.yaml")
            took = make(program, path, asked.players, 1)
            os.remove(path)
            return [took]

        def bare(program):
            answers = [stopped(program, "show", copy, "announcement") or 0 for _ in range(5)]
            return [min(answers) * 1000]

        def typed(program):
            return [of(one, lambda path: keys(program, path))[2] for one in (first, small)]

        load = os.getloadavg()[0]
        print(f"{os.cpu_count()} processors, load {load:.1f}", flush=True)
        rows(["a roster, ms"], roster)
        make(asked.now, event, asked.players, asked.rounds)
        make(asked.now, first, asked.players, 1)
        make(asked.now, small, 512, 9)
        size = os.path.getsize(event) / 1e6
        print(f"{asked.players} players, round {asked.rounds}, {size:.1f} MB", flush=True)
        rows(["a result in `do -`, ms", "opening and one line, ms",
              "opening and one line, ms of processor", "peak memory of `do -`, MB"],
             lambda program: of(event, lambda path: results(program, path)))
        rows(["a screen entered until drawn, ms", "a screen entered, ms of processor",
              "a result typed, ms of processor", "a key of the cursor, ms of processor"],
             lambda program: of(event, lambda path: keys(program, path)))
        rows(["a result typed in round 1, ms of processor",
              "a result typed, 512 players, ms of processor"], typed)
        rows(["a result in `do -`, 512 players, ms"],
             lambda program: of(small, lambda path: results(program, path))[:1])
        rows(["a screen, for each of another's actions, ms"],
             lambda program: of(event, lambda path: follower(program, path))[:1])
        rows(["opening and a short answer, ms"], bare)
        rows(["a screen of 512 players at 10 a second, %"],
             lambda program: of(small, lambda path: follower(program, path))[1:])
        rows(["500 events of 64 players, s of processor", "500 events of 64 players, s"],
             lambda program: map(min, zip(*(whole_events(program) for _ in range(5)))))
        rows(["2,000 results, each undone, s"],
             lambda program: [steps(program, folder, 512, verbs_with_steps(2000))])
        different = "".join(f"report {at} W\n" for at in range(1, 257))
        different += "".join(f"note {at}\ntimer start\ntimer stop\n" for at in range(1000))
        rows(["3,000 different actions undone, s"],
             lambda program: [steps(program, folder, 512, different + "undo\n" * 3000)])
        make(asked.now, long, 64, 1)
        run(asked.now, "do", long, "-", input=verbs_with_steps(asked.steps).encode())
        lines = sum(1 for _ in open(long))
        print(f"a log of {lines} lines with {asked.steps} undone", flush=True)
        rows(["`verify` of the long log, s"], lambda program: [stopped(program, "verify", long)])
        rows(["`show log` of the long log, s"],
             lambda program: [stopped(program, "show", long, "log", "--format", "json")])


main()
