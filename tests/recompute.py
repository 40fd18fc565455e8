"""Points, margins, scores, schedule and order of X-Wing, Legion, Shatterpoint and Armada, computed anew.

Reads the lines of `komandor simulate` from NAME.jsonl in this folder. Shares nothing with the program:
every rule stands here as the regulations, or the remarks of the game's file, have it.
Usage: recompute.py [FOLDER]; the status is 1 if a value differs.
"""
import json, sys
from collections import Counter, defaultdict
from fractions import Fraction as F
from pathlib import Path

BASE = {'x-wing': 200, 'legion': 0, 'armada': 0}
BYE = {'x-wing': 300, 'legion': 400, 'armada': 140}
WALKOVER = {'x-wing': 200, 'legion': 800, 'armada': 140}
MOST = {'x-wing': 200, 'legion': 800, 'armada': 400}
ROUNDS = {  # most players, rounds, cut
    ('x-wing', 'basic'): [(8, 3, 0), (16, 4, 0), (24, 4, 4), (40, 5, 4), (44, 5, 8), (76, 6, 8)],
    ('x-wing', 'advanced'): [(12, 4, 4), (24, 4, 8), (40, 5, 8), (76, 6, 8)],
    ('legion', 'basic'): [(6, 2, 0), (16, 3, 0), (32, 4, 0), (999, 5, 0)],
    ('legion', 'advanced'): [(16, 3, 4), (40, 3, 8), (76, 4, 8)],
    ('shatterpoint', 'basic'): [(8, 3, 0), (999, 4, 0)],
    ('armada', 'basic'): [(16, 3, 0), (32, 4, 0), (999, 4, 4)],
    ('armada', 'advanced'): [(24, 3, 4), (44, 4, 4), (999, 4, 8)],
}
folder = Path(sys.argv[1] if len(sys.argv) > 1 else '.')
count, wrong = Counter(), []

def armada_points(by):
    for least, pair in ((300, (10, 1)), (220, (9, 2)), (140, (8, 3)), (60, (7, 4))):
        if by >= least:
            return pair
    return 6, 5

def check(game, what, event, who, got, want):
    count[game, what] += 1
    if F(str(got)) != want:
        wrong.append((game, what, event['event']['seed'], who, str(got), str(want)))

def match(game, p):
    """(points, margin, score) of both seats by the rules."""
    x = p['result']
    how, b = x.get('how'), p['b']
    bye = 8 if game == 'armada' else 1
    if b is None:
        if how == 'sat_out':
            # A round sat out is a round lost without being played.
            return (0, 0), (0, 0), (0, 0)
        return (bye, 0), (BYE.get(game, 0), 0), (2, 0)
    if 'X' in x['games']:      # both lost
        both = 1 if game == 'armada' else 0
        return (both, both), (0, 0), (0, 0)
    w = 0 if x['winner'] == p['a'] else 1
    seat = lambda won, lost: (won, lost) if w == 0 else (lost, won)
    if game == 'shatterpoint':
        s = tuple(x['scores'])
        if how in ('concession', 'no_show'):
            return seat(1, 0), (0, 0), seat(2, 0)
        return seat(1, 0), (0, 0), s
    if game == 'armada':
        if how == 'no_show':   # the file: absence is a bye for the one who is there
            return seat(8, 0), seat(140, 0), (0, 0)
        if how == 'concession':
            return seat(8, 3), seat(140, 0), (0, 0)
        s = x['scores']
        by = s[w] - s[1 - w]
        if by < 0:
            wrong.append((game, 'winner has less', p))
        pts = armada_points(by)
        return seat(*pts), seat(min(by, 400), 0), (0, 0)
    m = WALKOVER[game] if how in ('concession', 'no_show') else x['margin']
    if not 0 <= m <= MOST[game]:
        wrong.append((game, 'margin out of range', p))
    lost = BASE[game] - m if game == 'x-wing' else 0
    return seat(1, 0), seat(BASE[game] + m, lost), (0, 0)

for game in ('x-wing', 'legion', 'shatterpoint', 'armada'):
    for line in open(folder / f'{game}.jsonl'):
        e = json.loads(line)
        swiss = e['stages'][0]
        points, margin, score, rounds = (defaultdict(int) for _ in range(4))
        met = defaultdict(list)
        for r in swiss['rounds']:
            for p in r['pairings']:
                pts, mar, sco = match(game, p)
                for i, who in enumerate((p['a'], p['b'])):
                    if who is None:
                        continue
                    check(game, 'points of a match', e, who, p['result']['points'][i], pts[i])
                    if p['result'].get('how') == 'sat_out':
                        continue   # it is among the missed rounds
                    points[who] += pts[i]; margin[who] += mar[i]; score[who] += sco[i]; rounds[who] += 1
                if game == 'armada' and p['b'] and p['result'].get('margin') is not None:
                    check(game, 'margin of a match', e, p['a'], p['result']['margin'], max(mar))
                if p['b'] is not None:
                    for i, who, other in ((0, p['a'], p['b']), (1, p['b'], p['a'])):
                        # An absence that counts as a bye gives whoever came no opponent.
                        bye = p['result'].get('how') == 'no_show' and p['result']['winner'] == who
                        if not (bye and game in ('shatterpoint', 'armada')):
                            met[who].append(other)
        for t in e['entrants']:
            rounds[t['id']] += t['missed_rounds']
        average = lambda i: F(points[i], rounds[i]) if rounds[i] else F(0)
        sos = lambda i: sum(map(average, met[i]), F(0)) / len(met[i]) if met[i] else F(0)
        esos = lambda i: sum(map(sos, met[i]), F(0)) / len(met[i]) if met[i] else F(0)
        rows, out = [], {t['id'] for t in e['entrants'] if t['status'] == 'disqualified'}
        gone = {t['id'] for t in e['entrants'] if t['status'] != 'active' and t.get('left_stage') == 1}
        for s in e['standings']:
            i, t = s['entrant'], s['tiebreaks']
            check(game, 'points', e, i, s['points'], points[i])
            check(game, 'rounds', e, i, s['rounds'], rounds[i])
            key = [i not in out, points[i]]   # whoever is disqualified stands last
            if game == 'shatterpoint':
                check(game, 'score', e, i, t['own_score'], score[i]); key.append(score[i])
            else:
                check(game, 'margin', e, i, t['margin'], margin[i]); key.append(margin[i])
            check(game, 'sos', e, i, t['sos'], sos(i)); key.append(sos(i))
            if game == 'legion':
                check(game, 'esos', e, i, t['esos'], esos(i)); key.append(esos(i))
            rows.append(key + [t['random']])
        if len(e['stages']) == 1:
            count[game, 'orders'] += 1
            if rows != sorted(rows, reverse=True):
                wrong.append((game, 'order', e['event']['seed']))
        first = sum(1 + (p['b'] is not None) for p in swiss['rounds'][0]['pairings'])
        table = ROUNDS.get((game, e['event']['structure']))
        if table:
            most, r, cut = next(row for row in table if first <= row[0])
            check(game, 'rounds by attendance', e, first, len(swiss['rounds']), r)
            seeds = next((len(s['seeds']) for s in e['stages'] if s['kind'] == 'single_elimination'), 0)
            # The cut takes the first, or with an announcement also all who are level on points with the last.
            in_it = [s['points'] for s in e['standings'] if s['entrant'] not in gone]
            level = sum(p >= in_it[cut - 1] for p in in_it) if cut and len(in_it) >= cut else cut
            check(game, 'cut by attendance', e, first, seeds, level if seeds > cut else cut)

for (game, what), n in sorted(count.items()):
    print(f'{n:7} {game}: {what}')
print(sum(count.values()), 'values,', len(wrong), 'differ', dict(Counter(w[:2] for w in wrong)))
for w in wrong[:12]:
    print(w)
sys.exit(bool(wrong))
