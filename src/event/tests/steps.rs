//! An undo or a redo goes on from a checkpoint, or changes a result alone. The state must be the
//! same as after a replay of the whole log.

use super::fixture::{Desk, borrowed, letters};
use crate::event::{Event, standings};
use crate::pairing::Draw;
use crate::words::Message;

/// All of an event that can change, with its standings.
fn state(event: &Event) -> String {
    standings(event);
    let text = format!("{event:?}");
    text.split_once(", entrants: [").unwrap().1.to_owned()
}

fn anew(event: &Event) -> Event {
    Event::replay(event.head.clone(), event.ruleset.clone(), event.log.clone()).unwrap()
}

/// The words of the log in one pass, and line by line.
fn told(event: &Event) -> [Vec<Message>; 2] {
    [event.tell_log(), event.log.iter().map(|entry| event.tell(entry)).collect()]
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
    for seed in 40..64 {
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
    assert!(steps > 400, "{steps} steps");
    assert!(rounds > 24, "{rounds} rounds");
}

#[test]
fn many_lines_read_on_at_once_come_to_the_same_as_one_by_one() {
    let names = letters(8);
    let mut desk = Desk::custom(2, 4, &borrowed(&names));
    desk.told("pair");
    let known = desk.event.log.len();
    let before = desk.event.clone();
    for table in [1, 2, 3, 1, 4] {
        desk.told(&format!("report {table} W"));
        desk.told("undo");
        desk.told(&format!("report {table} L"));
    }
    for all in 0..=desk.event.log.len() - known {
        let mut event = before.clone();
        event.extend(desk.event.log[known..known + all].to_vec()).unwrap();
        assert_eq!(state(&event), state(&anew(&event)), "{all} lines");
    }
}

#[test]
fn after_every_result_the_standings_are_those_of_the_whole_log() {
    let names = letters(40);
    let mut chance = Draw::new(7, "standings");
    let mut desk = Desk::custom(4, 0, &borrowed(&names));
    for round in 1..=4 {
        desk.told("pair");
        for table in 1..=desk.event.round().unwrap().pairings.len() {
            let verb = match chance.below(12) {
                0 => "noshow a".to_owned(),
                1 => "concede b".to_owned(),
                _ => ["W", "L"][chance.index(2)].to_owned(),
            };
            // A bye has no table.
            let _ = desk.try_verb(&format!("report {table} {verb}"));
            if chance.below(5) == 0 {
                desk.told("undo");
                let _ = desk.try_verb(&format!("report {table} W"));
            }
            assert_eq!(state(&desk.event), state(&anew(&desk.event)), "round {round}: {table}");
        }
    }
    assert_eq!(desk.event.stages[0].rounds.len(), 4);
}
