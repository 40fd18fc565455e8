//! Events played at random, each result of a match equally likely.

use komandor::event::actions::Setup;
use komandor::event::{Command, Entry, Event, Head, Moment, NewEntrant, Refusal, Report, decide};
use komandor::pairing::Draw;
use komandor::ruleset::{Library, Ruleset, StructureKind};
use std::sync::Arc;

pub fn ruleset(game: &str) -> Arc<Ruleset> {
    Arc::new(Library::new(Vec::new()).get(game).unwrap().ruleset.clone())
}

/// An event of Destiny with this many players, rounds and places in the cut.
pub fn event(players: u32, rounds: u32, cut: u32, seed: u64) -> Event {
    let setup = Setup {
        structure: Some(StructureKind::Custom),
        rounds: Some(rounds),
        cut: Some(cut),
        ..Setup::default()
    };
    let head = Head {
        name: "Odds".to_owned(),
        date: "2026-01-03".to_owned(),
        seed: seed.into(),
        organizer: "bench".to_owned(),
        setup,
        ..Head::default()
    };
    let mut event = Event::empty(head, ruleset("destiny"));
    let named = |n| NewEntrant { name: format!("Player {n}"), ..NewEntrant::default() };
    act(&mut event, &Command::Import((1..=players).map(named).collect()));
    event
}

pub fn act(event: &mut Event, command: &Command) {
    attempt(event, command).unwrap();
}

pub fn attempt(event: &mut Event, command: &Command) -> Result<(), Refusal> {
    let at = Moment::new(1_767_430_800, 0);
    let decision = decide(event, command, at)?;
    if let Some(action) = decision.action {
        let n = event.next_number();
        let by = "bench".to_owned();
        event.append(Entry { n, at, by, reason: decision.reason, action }).unwrap();
    }
    Ok(())
}

/// Reports open tables at random until only this many are left.
pub fn play(event: &mut Event, chance: &mut Draw, leave: usize) {
    let open = event.round().map(|round| round.missing().filter_map(|p| p.table).collect());
    let mut open: Vec<u32> = open.unwrap_or_default();
    chance.shuffle(&mut open);
    for table in open.into_iter().skip(leave) {
        let games = if chance.below(2) == 0 { "W" } else { "L" };
        let result = Report::Games(games.to_owned());
        act(event, &Command::Report { table, result, round: None, stage: None, drop: None });
    }
}

/// Plays rounds until this many have all their results.
pub fn play_rounds(event: &mut Event, chance: &mut Draw, rounds: u32) {
    for _ in 0..rounds {
        act(event, &Command::Pair);
        play(event, chance, 0);
    }
}
