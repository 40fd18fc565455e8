//! An undo or a redo goes on from a checkpoint, or changes a result alone. The state must be the
//! same as after a replay of the whole log.

use super::*;
use crate::event::fixture::tournaments::CHESS;
use crate::pairing::Draw;

/// All of an event that can change, with its standings.
fn state(event: &Event) -> String {
    standings(event);
    let text = format!("{event:?}");
    text.split_once(", entrants: [").unwrap().1.to_owned()
}

fn anew(event: &Event) -> Event {
    Event::replay(event.head.clone(), event.ruleset.clone(), event.log.clone()).unwrap()
}

fn told(event: &Event) -> [Vec<Message>; 2] {
    [event.describe_log(), event.log.iter().map(|entry| event.describe(entry)).collect()]
}

fn verb(event: &Event, chance: &mut Draw) -> String {
    let table = 1 + chance.below(4);
    let name = format!("P{:02}", 1 + chance.below(8));
    let letter = ["W", "L"][chance.index(2)];
    // Steps are often about what was just done, as those of an organizer are.
    let newest = event.next_number() as u32;
    let reach = if chance.below(3) == 0 { newest } else { 9 };
    let n = newest.saturating_sub(1 + chance.below(reach));
    match chance.below(40) {
        0..10 => format!("report {table} {letter}"),
        10..12 => format!("report {table} {letter} round=1"),
        12 => format!("report {table} noshow {}", ["a", "b"][chance.index(2)]),
        13 => format!("report {table} concede {}", ["a", "b"][chance.index(2)]),
        14..17 => "pair".to_owned(),
        17 => format!("drop {name}"),
        18 => format!("rejoin {name}"),
        19 => format!("note {n}"),
        20 => "timer start".to_owned(),
        21 => format!("extend {table} 5"),
        22 => format!("edit {name} club=Bard"),
        23 => "cut".to_owned(),
        24..30 => "undo".to_owned(),
        30..34 => "redo".to_owned(),
        34..38 => format!("undo {n}"),
        _ => format!("redo {n}"),
    }
}

#[test]
fn whatever_is_undone_and_redone_the_state_is_that_of_the_whole_log() {
    let names = letters(8);
    let (mut steps, mut rounds) = (0, 0);
    for seed in 40..52 {
        let mut chance = Draw::new(seed, "steps");
        let mut desk = Desk::custom(2, 4, &borrowed(&names));
        for _ in 0..90 {
            let verb = verb(&desk.event, &mut chance);
            if desk.try_verb(&verb).is_err() {
                continue;
            }
            let stepped = desk.event.log.last().unwrap().action.is_about_the_log();
            steps += usize::from(stepped);
            let whole = anew(&desk.event);
            assert_eq!(state(&desk.event), state(&whole), "seed {seed}: {verb}");
            let [at_once, one_by_one] = told(&desk.event);
            assert_eq!(at_once, one_by_one, "seed {seed}: {verb}");
        }
        rounds += desk.event.stages.iter().map(|stage| stage.rounds.len()).sum::<usize>();
    }
    assert!(steps > 200, "{steps} steps");
    assert!(rounds > 12, "{rounds} rounds");
}

#[test]
fn many_lines_read_on_at_once_come_to_the_same_as_one_by_one() {
    let names = letters(8);
    let mut desk = Desk::custom(2, 4, &borrowed(&names));
    desk.does("pair");
    let known = desk.event.log.len();
    let before = desk.event.clone();
    for table in [1, 2, 3, 1, 4] {
        desk.run([&*format!("report {table} W"), "undo", &format!("report {table} L")]);
    }
    for all in 0..=desk.event.log.len() - known {
        let mut event = before.clone();
        event.extend(desk.event.log[known..known + all].to_vec()).unwrap();
        assert_eq!(state(&event), state(&anew(&event)), "{all} lines");
    }
}

fn custom() -> Setup {
    Setup {
        structure: Some(StructureKind::Custom),
        rounds: Some(4),
        cut: Some(0),
        ..Setup::default()
    }
}

/// A result of any game: the first of these that the game takes.
fn results(chance: &mut Draw) -> Vec<String> {
    let letter = ["W", "L"][chance.index(2)];
    let [one, other] = [0, 1].map(|_| 10 * chance.below(7));
    let usual = [
        letter.to_owned(),
        format!("{letter}{letter}"),
        format!("{letter} margin={one}"),
        format!("{one}-{other}"),
        format!("2-{}", chance.below(2)),
    ];
    let rare = match chance.below(12) {
        0 => Some("noshow a"),
        1 => Some("concede b"),
        2 => Some("D"),
        _ => None,
    };
    rare.map(str::to_owned).into_iter().chain(usual).collect()
}

fn missing(event: &Event) -> Option<usize> {
    let round = event.round()?;
    round.missing().find_map(|pairing| pairing.table).map(|table| table as usize)
}

fn report(desk: &mut Desk, (table, round): (usize, u32), chance: &mut Draw) -> bool {
    let verbs = results(chance).into_iter();
    let mut verbs = verbs.map(|result| format!("report {table} {result} round={round}"));
    verbs.any(|verb| desk.try_verb(&verb).is_ok())
}

#[test]
fn after_every_result_the_standings_are_those_of_the_whole_log() {
    let names = letters(24);
    let own = [include_str!("../../../tests/rulesets/fleet.yaml"), CHESS];
    let own = own.map(|text| read("own.yaml", text).unwrap());
    let library = Library::new(Vec::new());
    let ours = library.all().iter().map(|entry| entry.ruleset.clone());
    let of_one = |ruleset: &Ruleset| ruleset.entrants.team_size == 1;
    for ruleset in ours.filter(of_one).chain(own) {
        let id = ruleset.id.clone();
        let mut chance = Draw::new(7, "standings");
        let mut desk = Desk::with(ruleset, custom(), &borrowed(&names));
        let mut entered = 0;
        for round in 1..=4 {
            desk.try_verb("pair").unwrap_or_else(|why| panic!("{id}, round {round}: {why}"));
            let tables = desk.event.round().unwrap().pairings.len();
            for (table, name) in (1..).zip(&names).take(tables) {
                // A bye has no table.
                entered += usize::from(report(&mut desk, (table, round), &mut chance));
                match chance.below(24) {
                    0..4 => {
                        let _ = desk.try_verb("undo");
                        report(&mut desk, (table, round), &mut chance);
                    }
                    4 if round > 1 => _ = report(&mut desk, (table, round - 1), &mut chance),
                    5 => _ = desk.try_verb(&format!("penalty {name} points-loss points=1")),
                    6 => _ = desk.try_verb(&format!("drop {name}")),
                    _ => {}
                }
                let now = state(&desk.event);
                assert_eq!(now, state(&anew(&desk.event)), "{id}, round {round}: {table}");
            }
            // Some tables were left open by an undo, or by a score that the game refuses.
            let mut tries = 0;
            while let Some(open) = missing(&desk.event) {
                report(&mut desk, (open, round), &mut chance);
                tries += 1;
                assert!(tries < 400, "{id}, round {round}: table {open} stays open");
            }
        }
        assert!(entered > 20, "{id}: {entered} results");
    }
}
