"""The same histories through swisspair and rustworkx, and everybody's rounds side by side."""

import json
import pathlib
import sys
import time
from collections import defaultdict

import rustworkx
import swisspair

OURS, SWISSPAIR, RUSTWORKX = "komandor", "swisspair", "rustworkx"
NAMES = [OURS, SWISSPAIR, "tournament-pairings", RUSTWORKX]
ENOUGH = 0.05


def timed(work):
    """The result, and the least time of three; of one where that takes long."""
    least = float("inf")
    for _ in range(3):
        started = time.perf_counter()
        result = work()
        took = time.perf_counter() - started
        least = min(least, took)
        if took > ENOUGH:
            break
    return result, least


def by_swisspair(players):
    fewest = min(one["byes"] for one in players)
    field = [
        swisspair.Player(
            id=str(one["id"]),
            points=one["points"],
            rank=one["place"],
            can_get_bye=one["byes"] == fewest,
            cannot_be_paired_against_ids={str(met) for met in one["met"]},
        )
        for one in sorted(players, key=lambda one: one["place"])
    ]
    matches, seconds = timed(lambda: swisspair.create_matches(field))
    tables = [(int(m.p1.id), int(m.p2.id)) for m in matches if m.p2 is not None]
    byes = [int(m.p1.id) for m in matches if m.p2 is None]
    return {"tables": tables, "bye": byes[0] if byes else None, "seconds": seconds}


def by_rustworkx(players, bye):
    """The exact optimum: the least sum of group steps without a rematch, given the bye."""
    return matched(players, bye, lambda steps, crossed, edges: edges + 1 - steps)


def from_the_top(players, bye):
    """The fewest pairs across the topmost edge of two groups, then across the next, and so on.

    Nothing where a number of 127 bits, which is what rustworkx counts in, cannot hold that order.
    """
    digit = (len(players) // 2).bit_length()
    edges = len({one["points"] for one in players}) - 1
    if digit * (edges + 1) + len(players).bit_length() > 126:
        return None
    return matched(
        players,
        bye,
        lambda steps, crossed, edges: (1 << digit * edges)
        - sum(1 << digit * (edges - 1 - edge) for edge in crossed),
    )


def matched(players, bye, weight):
    field = [one for one in players if one["id"] != bye]
    order, group = groups(field)
    edges = []
    for at, one in enumerate(field):
        met = set(one["met"])
        for to in range(at + 1, len(field)):
            two = field[to]
            if two["id"] not in met:
                # rustworkx finds a matching of the most weight.
                crossed = range(*sorted((group[one["id"]], group[two["id"]])))
                edges.append((at, to, weight(len(crossed), crossed, len(order) - 1)))

    def match():
        graph = rustworkx.PyGraph()
        graph.add_nodes_from(range(len(field)))
        graph.add_edges_from(edges)
        return rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)

    pairs, seconds = timed(match)
    tables = [(field[a]["id"], field[b]["id"]) for a, b in pairs]
    return {"tables": tables, "bye": bye, "seconds": seconds}


def groups(field):
    """The points there are, most first, and the number of everybody's group."""
    order = sorted({one["points"] for one in field}, reverse=True)
    return order, {one["id"]: order.index(one["points"]) for one in field}


def crossings(players, round_):
    """How many pairs cross each edge of two groups, top edge first."""
    order, group = groups([one for one in players if one["id"] != round_["bye"]])
    counts = [0] * (len(order) - 1)
    for one, two in round_["tables"]:
        for edge in range(*sorted((group[one], group[two]))):
            counts[edge] += 1
    return counts


def judged(players, round_):
    by_id = {one["id"]: one for one in players}
    out = [one for one in players if one["id"] != round_["bye"]]
    _, group = groups(out)
    tables = [(a, b) for a, b in round_["tables"] if a in group and b in group]
    fewest = min(one["byes"] for one in players)
    bye = round_["bye"]
    return {
        "seconds": round_["seconds"],
        "rematches": sum(b in by_id[a]["met"] for a, b in tables),
        "second byes": int(bye is not None and by_id[bye]["byes"] > fewest),
        "left out": len(out) - 2 * len(tables),
        "steps": sum(abs(group[a] - group[b]) for a, b in tables),
    }


def main(folder):
    figures = defaultdict(lambda: defaultdict(list))
    compared = same = worse = 0
    others = []
    for path in sorted(pathlib.Path(folder).glob("*.json")):
        history = json.loads(path.read_text())
        players = history["players"]
        rounds = {OURS: history["ours"], SWISSPAIR: by_swisspair(players)}
        if "tournament-pairings" in history:
            rounds["tournament-pairings"] = history["tournament-pairings"]
        rounds[RUSTWORKX] = by_rustworkx(players, history["ours"]["bye"])
        best = from_the_top(players, history["ours"]["bye"])
        mine = crossings(players, rounds[OURS])
        if best is not None:
            compared += 1
            same += mine == crossings(players, best)
        least = crossings(players, rounds[RUSTWORKX])
        if sum(mine) != sum(least):
            others.append(f"    {path.name}: {mine}, steps {sum(mine)}; {least}, steps {sum(least)}")
            worse += mine > least
        for name, round_ in rounds.items():
            figures[len(players)][name].append(judged(players, round_))
    print("players  program               median µs   ratio  rematches  second byes  left out  steps")
    for n, programs in sorted(figures.items()):
        ours = None
        for name in NAMES:
            rows = programs.get(name)
            if not rows:
                continue
            seconds = sorted(row["seconds"] for row in rows)[len(rows) // 2]
            ours = ours or seconds
            total = {key: sum(row[key] for row in rows) for key in rows[0]}
            print(
                f"{n:7}  {name:20} {seconds * 1e6:10.1f} {seconds / ours:7.1f} "
                f"{total['rematches']:10} {total['second byes']:12} {total['left out']:9} "
                f"{total['steps']:6}   of {len(rows)}"
            )
    histories = sum(len(programs[OURS]) for programs in figures.values())
    print(f"Pairs across the groups' edges the fewest from the top in {same} of {compared} histories")
    print(f"({histories - compared} have too many groups for rustworkx to compare that).")
    print(f"Group steps equal to their least sum in {histories - len(others)} of {histories}.")
    if others:
        print("In the others pairs across the edges, top edge first, and what the least sum has:")
        print(*others, sep="\n")
    if same < compared or worse:
        sys.exit("A round was not the best.")


main(sys.argv[1])
