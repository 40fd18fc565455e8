use super::*;

/// Numbers that look random and are the same every time.
pub struct Chance(pub u64);

impl Chance {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub fn below(&mut self, most: usize) -> usize {
        (self.next() % most.max(1) as u64) as usize
    }

    pub fn one<'a>(&mut self, of: &[&'a str]) -> &'a str {
        of[self.below(of.len())]
    }
}

const LETTERS: [&str; 19] = [
    "W", "L", "X", "D", "WW", "LL", "WL", "LW", "WLW", "LWL", "WD", "DD", "LD", "DW", "XX", "WX",
    "WWW", "LWLWL", "WWL",
];

const SHAPES: [&str; 2] = ["one-game", "first-to-two"];

fn setting(chance: &mut Chance) -> String {
    let n = chance.below(7);
    match chance.below(15) {
        0 => format!("setup structure=custom rounds={}", 1 + n),
        1 => format!("setup cut={}", [0, 2, 4, 8, 16, 3, 1][n]),
        2 => format!("setup cut_by={}", chance.one(&["top", "level", "points"])),
        3 => format!("setup minutes={}", [0, 35, 60, 65, 70, 80, 300][n]),
        4 => format!("setup finals_minutes={}", [0, 29, 30, 35, 40, 41, 105][n]),
        5 => format!("setup timed_draw={}", n),
        6 => format!("setup unplayed={}", chance.one(&["win", "nothing"])),
        7 => format!("setup redraft={}", chance.one(&["yes", "no"])),
        8 => format!("setup boosters={n}"),
        9 => format!("setup pick_seconds={}", 20 * n),
        10 => {
            let keys = ["rounds", "cut", "finals", "minutes", "finals_minutes", "final_minutes"];
            format!("setup {}=rules", chance.one(&keys))
        }
        11 => format!("setup finals={}", chance.one(&SHAPES)),
        12 => format!("setup structure={}", chance.one(&["basic", "advanced", "custom"])),
        13 => format!("setup tier={}", chance.one(&["relaxed", "formal", "premier"])),
        _ => format!("setup structure=custom rounds={} cut={}", 1 + n, [0, 2, 4, 8][n % 4]),
    }
}

fn newcomer(chance: &mut Chance, ruleset: &Ruleset) -> String {
    let n = chance.below(900);
    let mut line = format!("add N{n} club=C{}", chance.below(3));
    if ruleset.entrants.team_size > 1 {
        line += &format!(" partner=P{n}");
    }
    match chance.below(6) {
        0 => line += &format!(" table={}", 1 + chance.below(6)),
        1 => line += &format!(" start={}", 1 + chance.below(20)),
        2 => line += &format!(" family=F{}", chance.below(2)),
        _ => {}
    }
    line
}

/// Pairings by hand of the active players, mostly of all of them.
fn by_hand(chance: &mut Chance, event: &Event) -> String {
    let mut ids: Vec<u32> = event.active().map(|e| e.id).collect();
    for i in (1..ids.len()).rev() {
        ids.swap(i, chance.below(i + 1));
    }
    if chance.below(8) == 0 {
        ids.pop();
    }
    let pairs: Vec<String> = ids
        .chunks(2)
        .map(|pair| match pair {
            [a, b] => format!("#{a} = #{b}"),
            rest => format!("#{} = bye", rest[0]),
        })
        .collect();
    format!("pair manual \"{}\"", pairs.join(", "))
}

/// A random verb; about half of them make sense.
pub fn verb(chance: &mut Chance, event: &Event) -> String {
    let who = 1 + chance.below(event.entrants.len() + 1);
    let other = 1 + chance.below(event.entrants.len() + 1);
    let table = 1 + chance.below(event.active().count() / 2 + 1);
    let past = event.round().map_or(1, |round| round.number as usize);
    match chance.below(100) {
        0..=2 => newcomer(chance, &event.ruleset),
        3..=9 => "pair".to_owned(),
        10..=19 => format!("report {table} {}", chance.one(&LETTERS)),
        20..=39 if event.ruleset.preliminary.scores.is_some() => {
            let [a, b] = [chance.below(60), chance.below(60)];
            format!("report {table} {a}-{b}{}", chance.one(&["", "", "", " W", " L", " D"]))
        }
        35..=39 if event.ruleset.preliminary.points.timed_win.is_some() => {
            format!("report {table} {} timed", chance.one(&LETTERS))
        }
        35..=39 => {
            let margin = chance.below(250);
            format!("report {table} {} margin={margin}", chance.one(&LETTERS))
        }
        20..=34 => format!("report {table} {}", chance.one(&LETTERS)),
        40..=42 => format!(
            "report {table} {} correct round={} stage={}",
            chance.one(&LETTERS),
            1 + chance.below(past),
            1 + chance.below(event.stages.len().max(1))
        ),
        43..=44 => format!("report {table} noshow {}", chance.one(&["A", "B"])),
        45..=46 => format!(
            "report {table} {}concede {}",
            chance.one(&["", "", "W ", "L ", "WL ", "D "]),
            chance.one(&["A", "B", "A match"])
        ),
        47 => format!("{} #{who}", chance.one(&["drop", "remove"])),
        48..=50 => format!("drop #{who}"),
        51..=53 => format!("rejoin #{who}"),
        54 => format!("disqualify #{who} why"),
        55..=57 => chance
            .one(&["cut", "cut 2", "cut 4", "cut 8", "cut points=3", "cut 4 level"])
            .to_owned(),
        58..=59 => format!("decline #{who}"),
        60 => chance.one(&["timer start", "timer pause", "timer resume", "timer stop"]).to_owned(),
        61 => {
            chance.one(&["timer add 3", "timer add -90", "timer set 4", "timer left 3"]).to_owned()
        }
        62 => match chance.below(3) {
            0 => format!("extend {table} {}", chance.below(9)),
            1 => format!("call {table} extra={} slow", chance.below(9)),
            _ => format!("call {table} by=Ola"),
        },
        63 => format!("edit #{who} start={} table={}", chance.below(9), chance.below(5)),
        64..=66 => format!("swap #{who} #{other}"),
        67 => match chance.below(8) {
            4 => "repair why=x".to_owned(),
            5 => format!("repair with=#{who} why=x"),
            6 => format!("started {table}"),
            7 => format!("started {table} no"),
            0 => "redraw again".to_owned(),
            1 => format!("mission {}{} why=x", chance.below(8), chance.one(&["", " again"])),
            2 => format!("mission roll={} why=x", chance.below(8)),
            _ => chance
                .one(&["mission redraw why=x", "mission 2 next", "mission 3 again next"])
                .to_owned(),
        },
        68..=72 => setting(chance),
        73 => by_hand(chance, event),
        74 => format!("side {table} #{who} {}", chance.one(&["light", "dark", "x"])),
        75..=76 => {
            let pods = ["pods", "pods 3", "pods 4 why=x", "pods count=2 why=x", "pods 6"];
            chance.one(&pods).to_owned()
        }
        77..=79 => "draft next".to_owned(),
        80..=81 => chance
            .one(&[
                "redraft agreed",
                "redraft 5",
                "redraft next",
                "redraft 3 pod=2",
                "redraft next pod=1",
            ])
            .to_owned(),
        82 => {
            let kind = [
                "warning",
                "game-loss",
                "game-loss game=1",
                "game-loss game=2",
                "match-loss",
                "points-loss points=2",
                "points points=7",
                "removal",
                "disqualification",
            ];
            format!("penalty #{who} {}", chance.one(&kind))
        }
        83 => chance
            .one(&[
                "official Ola role=judge",
                "official Ela role=marshal",
                "official Ola away",
                "official Ela away",
                "official Ola here",
            ])
            .to_owned(),
        84 => format!("official N{who} role=judge playing"),
        85 => "note x".to_owned(),
        86 => "finish".to_owned(),
        87..=91 => format!("undo {}", 1 + chance.below(event.log.len() + 1)),
        92..=93 => "redo".to_owned(),
        94 => format!("redo {}", 1 + chance.below(event.log.len() + 1)),
        95 => "undo".to_owned(),
        96 => format!("claim {table} {}", chance.one(&LETTERS)),
        97 => {
            let waiting = event.inbox().next().map_or(1, |claim| claim.n);
            format!("inbox {} {waiting}", chance.one(&["accept", "dismiss"]))
        }
        98 => format!("edit #{who} byes={}", chance.below(4)),
        _ => format!("report {table} {}", chance.one(&["W", "WW"])),
    }
}
