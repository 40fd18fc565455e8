//! Tournaments in which players are level, most of them really played.

use super::{Desk, basic};
use crate::event::actions::Setup;
use crate::ruleset::{StructureKind, read};
use std::collections::BTreeMap;

pub const CHESS: &str = include_str!("../../../tests/rulesets/chess.yaml");
pub const ORDER: &str = "[head_to_head, buchholz_cut_one, sos_sum, sonneborn_berger, wins, random]";

pub fn chess(order: &str, rounds: u32, players: &[&str]) -> Desk {
    assert!(CHESS.contains(ORDER));
    let ruleset = read("chess.yaml", &CHESS.replace(ORDER, order)).unwrap();
    let setup = Setup { structure: Some(StructureKind::Custom), rounds: Some(rounds), ..basic() };
    Desk::with(ruleset, setup, players)
}

/// Plays a round paired by hand: two names and the letter of the first.
pub fn play(desk: &mut Desk, games: &[(&str, &str, char)]) {
    let pairs: Vec<String> = games.iter().map(|(a, b, _)| format!("{a} = {b}")).collect();
    desk.does(&format!("pair manual \"{}\"", pairs.join(", ")));
    for (table, (_, _, letter)) in (1..).zip(games) {
        desk.does(&format!("report {table} {letter}"));
    }
}

/// The FIDE Candidates Tournament of 2016, in which everybody met everybody twice. Its regulations
/// (3.7) broke ties by the games between the tied, then by wins, then by Sonneborn-Berger. A row
/// has the results against those below it: 2 is a win, 1 a draw.
const CANDIDATES: [(&str, &str); 8] = [
    ("Caruana", "10 12 11 11 11 12 11"),
    ("Karjakin", "20 11 11 11 21 12"),
    ("Anand", "11 21 12 10 21"),
    ("Giri", "11 11 11 11"),
    ("Svidler", "12 11 11"),
    ("Aronian", "21 21"),
    ("Nakamura", "22"),
    ("Topalov", ""),
];

pub fn candidates() -> Desk {
    let mut results: BTreeMap<(usize, usize), Vec<char>> = BTreeMap::new();
    for (one, (_, row)) in CANDIDATES.iter().enumerate() {
        for (other, both) in (one + 1..).zip(row.split_whitespace()) {
            results.insert((one, other), both.chars().collect());
        }
    }
    let names = CANDIDATES.map(|(name, _)| name);
    let order = "[head_to_head, wins, sonneborn_berger, random]";
    let mut desk = chess(order, 14, &names);
    for round in 0..14 {
        // Seven turn around the eighth.
        let seat = |at: usize| if at == 7 { 7 } else { (at + round) % 7 };
        let games = [(7, 0), (1, 6), (2, 5), (3, 4)].map(|(a, b)| {
            let (a, b) = (seat(a).min(seat(b)), seat(a).max(seat(b)));
            let result = results.get_mut(&(a, b)).unwrap().pop().unwrap();
            (names[a], names[b], ['L', 'D', 'W'][result.to_digit(10).unwrap() as usize])
        });
        play(&mut desk, &games);
    }
    desk
}

/// The championship of the Hamilton Chess Club of 2018: 27 players and six rounds.
///
/// The club published it with its tie-breaks. A result is `+`, `=` or `-` with the opponent's
/// number; 0 is a bye or no game.
pub const HAMILTON: [(&str, &str); 27] = [
    ("Dare", "+10 +17 +12 =2 +4 +3"),
    ("Nolan", "+27 +16 +9 =1 +8 +10"),
    ("Severinsen", "=0 +11 +6 =4 +5 -1"),
    ("Mistry", "+22 +15 =8 =3 -1 +13"),
    ("Lynn", "-16 +14 +22 +15 -3 +8"),
    ("Judkins", "-21 +27 -3 +23 +16 +14"),
    ("Li", "-9 -23 +27 +19 +15 +12"),
    ("Crombie-W", "+25 +21 =4 +13 -2 -5"),
    ("Bennett", "+7 +13 -2 =0 +18 -0"),
    ("Lin", "-1 +25 +26 =12 +17 -2"),
    ("Tuatini", "=0 -3 -14 +25 +20 +17"),
    ("Kang", "+20 +18 -1 =10 =14 -7"),
    ("Symon", "+23 -9 +19 -8 +21 -4"),
    ("Silva-R", "=0 -5 +11 +22 =12 -6"),
    ("Lightfoot", "+26 -4 +21 -5 -7 +24"),
    ("Dizon-L", "+5 -2 -17 +24 -6 +22"),
    ("Heppenstall", "+24 -1 +16 =0 -10 -11"),
    ("Kennedy", "+19 -12 +23 =0 -9 -0"),
    ("Crombie-J", "-18 +20 -13 -7 =25 +21"),
    ("Dizon-D", "-12 -19 =25 +27 -11 +26"),
    ("Ripp", "+6 -8 -15 +26 -13 -19"),
    ("Treat", "-4 +24 -5 -14 +26 -16"),
    ("Loy", "-13 +7 -18 -6 -24 +27"),
    ("Song", "-17 -22 +0 -16 +23 -15"),
    ("Clark", "-8 -10 =20 -11 =19 +0"),
    ("Silva-L", "-15 +0 -10 -21 -22 -20"),
    ("Murphy", "-2 -6 -7 -20 +0 -23"),
];

/// Those without an opponent meet somebody who came to fill the round.
///
/// This gives them the points that the club gave.
pub fn hamilton() -> Desk {
    let fillers = ["F1", "F2", "F3"];
    let names: Vec<&str> = HAMILTON.map(|(name, _)| name).into_iter().chain(fillers).collect();
    let order = "[head_to_head, sos_sum, sonneborn_berger, buchholz_cut_one, random]";
    let mut desk = chess(order, 6, &names);
    for round in 0..6 {
        let mut free = fillers.to_vec();
        let mut games = Vec::new();
        for (number, (name, row)) in (1..).zip(HAMILTON) {
            let cell = row.split(' ').nth(round).unwrap();
            let letter = match &cell[..1] {
                "+" => 'W',
                "=" => 'D',
                _ => 'L',
            };
            match cell[1..].parse::<usize>().unwrap() {
                0 => games.push((name, free.pop().unwrap(), letter)),
                other if other > number => games.push((name, names[other - 1], letter)),
                _ => {}
            }
        }
        if let [one, other] = free[..] {
            games.push((one, other, 'D'));
        }
        play(&mut desk, &games);
    }
    desk
}

/// Four are level, and the first has not met the fourth. Even if that match were lost, the first
/// would lead alone with 4 points, because the fourth would have 3. The others have all met.
pub fn leader() -> Desk {
    let mut desk = chess("[head_to_head, random]", 5, &["A", "B", "C", "D", "P", "Q", "R", "S"]);
    let rounds = [
        [("A", "B", 'W'), ("C", "D", 'D'), ("P", "Q", 'L'), ("R", "S", 'L')],
        [("A", "C", 'W'), ("B", "D", 'W'), ("P", "R", 'W'), ("Q", "S", 'W')],
        [("B", "C", 'D'), ("A", "P", 'L'), ("D", "Q", 'W'), ("R", "S", 'L')],
        [("A", "Q", 'L'), ("B", "P", 'D'), ("C", "R", 'W'), ("D", "S", 'D')],
        [("A", "R", 'L'), ("B", "S", 'L'), ("C", "P", 'L'), ("D", "Q", 'L')],
    ];
    rounds.iter().for_each(|games| play(&mut desk, games));
    desk
}

/// Three beat each other in a circle, and a fourth lost to all of them.
///
/// The three are level again and stay so, and the fourth is last.
pub fn circle() -> Desk {
    let names = ["A", "B", "C", "D", "X", "Y"];
    let mut desk = chess("[head_to_head, random]", 6, &names);
    let rounds = [
        [("A", "B", 'W'), ("C", "D", 'W'), ("X", "Y", 'D')],
        [("B", "C", 'W'), ("A", "D", 'W'), ("X", "Y", 'D')],
        [("C", "A", 'W'), ("B", "D", 'W'), ("X", "Y", 'D')],
        [("D", "X", 'W'), ("A", "Y", 'L'), ("B", "C", 'D')],
        [("D", "Y", 'W'), ("B", "X", 'L'), ("A", "C", 'D')],
        [("D", "X", 'D'), ("C", "Y", 'L'), ("A", "B", 'D')],
    ];
    rounds.iter().for_each(|games| play(&mut desk, games));
    desk
}

pub fn with_a_bye(bye: u32) -> Desk {
    let text = CHESS.replace("loss: 0, bye: 2", &format!("loss: 0, bye: {bye}"));
    let setup = Setup { structure: Some(StructureKind::Custom), rounds: Some(2), ..basic() };
    let mut desk = Desk::with(read("chess.yaml", &text).unwrap(), setup, &["A", "B", "C"]);
    desk.does("pair manual 'A = B, C = bye'");
    desk.does("report 1 W");
    desk
}
