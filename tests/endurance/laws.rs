//! Laws that hold for every event and every command.
//!
//! They are tried on events that nobody would run. About half of the commands make no sense.

use super::*;
use crate::endurance::Chance;
use komandor::event::{Command, Head, standings};
use komandor::ruleset::Ruleset;
use komandor::store;

/// Everything visible of an event except its log.
fn state(event: &Event) -> String {
    let mut event = event.clone();
    event.log = std::sync::Arc::default();
    event.undone.clear();
    standings(&event);
    format!("{event:?}")
}

fn verb(chance: &mut Chance) -> String {
    let n = 1 + chance.below(9);
    let table = 1 + chance.below(5);
    let letters = ["W", "L", "X", "D", "WW", "LWL", "WLW", "LL"][chance.below(8)];
    match chance.below(48) {
        0..=5 => format!("add P{} club=C{}", chance.below(30), chance.below(3)),
        6..=9 => "pair".to_owned(),
        10..=27 => format!("report {table} {letters}"),
        28 => format!("report {table} {letters} round={} stage=1", 1 + chance.below(3)),
        29 => format!("report {table} noshow A"),
        30 => ["report 1 concede B", "report 2 W concede A", "report 1 concede A"][chance.below(3)]
            .to_owned(),
        31 => format!("{} #{n}", ["drop", "remove"][chance.below(2)]),
        32 => format!("rejoin #{n}"),
        33 => format!("disqualify #{n} why"),
        34 => ["cut", "cut 2", "cut 4", "cut points=1"][chance.below(4)].to_owned(),
        35 => format!("decline #{n}"),
        36 => ["timer start", "timer pause", "timer resume", "timer left 3"][chance.below(4)]
            .to_owned(),
        37 => format!("extend {table} 3"),
        38 => format!("edit #{n} name=Q{} start={}", chance.below(30), chance.below(40)),
        39 => format!("swap #{n} #{}", 1 + chance.below(9)),
        40 => "redraw again".to_owned(),
        41 => format!("setup structure=custom rounds={} cut=4", 1 + chance.below(4)),
        42 => {
            let kind = ["warning", "game-loss", "removal", "disqualification"][chance.below(4)];
            format!("penalty #{n} {kind}")
        }
        43 => "finish".to_owned(),
        44 => format!("undo {}", 1 + chance.below(40)),
        45 => {
            ["redo".to_owned(), format!("redo {}", 1 + chance.below(40))][chance.below(2)].clone()
        }
        _ => "undo".to_owned(),
    }
}

fn now(step: usize) -> Moment {
    Moment::new(1_795_249_867 + 20 * step as i64, 3600)
}

/// Whether undo and redo lead back to the same state; steps without an undo do not count.
fn undo_then_redo(event: &Event, step: usize) -> bool {
    let take = |event: &mut Event, command: Command| -> Option<()> {
        let decision = komandor::event::decide(event, &command, now(step)).ok()?;
        let entry = komandor::event::Entry {
            n: event.next_number(),
            at: now(step),
            by: "law".to_owned(),
            reason: decision.reason,
            action: decision.action?,
        };
        event.append(entry).ok()
    };
    let mut there = event.clone();
    if take(&mut there, Command::Undo(None)).is_none() {
        return false;
    }
    take(&mut there, Command::Redo(None)).expect("what was undone last can be redone");
    assert_eq!(state(&there), state(event), "undo then redo is not nothing");
    true
}

#[derive(Default)]
struct Figures {
    cases: u64,
    commands: usize,
    carried_out: usize,
    steps_back: usize,
    prefixes: usize,
}

fn case(path: &Path, ruleset: &Ruleset, seed: u64, figures: &mut Figures) {
    let head = Head {
        name: "Laws".to_owned(),
        date: "2026-11-21".to_owned(),
        seed: seed.into(),
        organizer: "law".to_owned(),
        ..Head::default()
    };
    let _ = std::fs::remove_file(path);
    store::create(path, &head, ruleset).unwrap();
    let mut chance = Chance(seed);
    let mut session = Session::open(path).unwrap();
    let mut lines: Vec<String> = (1..=3 + chance.below(6)).map(|n| format!("add N{n}")).collect();
    lines.extend((0..30).map(|_| verb(&mut chance)));
    for (step, line) in lines.iter().enumerate() {
        let Verb::Do(command) = read_verb(line).unwrap() else { panic!() };
        figures.commands += 1;
        if session.commit(Request::new(&command, "law", now(step))).is_ok() {
            figures.carried_out += 1;
            if chance.below(4) == 0 && undo_then_redo(session.event(), step) {
                figures.steps_back += 1;
            }
        }
    }
    let live = session.event();
    let again = Session::open(path).unwrap();
    assert_eq!(again.damage(), None);
    assert_eq!(again.event().log, live.log, "read is not what was written");
    assert_eq!(state(again.event()), state(live), "the live state is not the fold");
    for n in 0..=live.log.len() {
        Event::replay(live.head.clone(), live.ruleset.clone(), live.log[..n].to_vec())
            .unwrap_or_else(|misfit| panic!("the first {n} lines do not fold: {misfit}"));
        figures.prefixes += 1;
    }
    figures.cases += 1;
}

#[test]
fn every_event_keeps_the_laws() {
    let (cases, first) = (amount("CASES", 26), amount("SEED", 1));
    let folder = crate::support::folder();
    let path = folder.path().join("laws.yaml");
    let library = Library::new(Vec::new());
    let started = Instant::now();
    let mut figures = Figures::default();
    for seed in first..first + cases {
        let ruleset = &library.all()[seed as usize % library.all().len()].ruleset;
        let tried = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            case(&path, ruleset, seed, &mut figures);
        }));
        if let Err(panic) = tried {
            println!("SEED={seed} of {}", ruleset.id);
            std::panic::resume_unwind(panic);
        }
    }
    let Figures { cases, commands, carried_out, steps_back, prefixes } = figures;
    println!(
        "laws: {cases} events, {commands} commands, {carried_out} carried out; live = fold, \
         written = read in every one, undo then redo {steps_back} times, {prefixes} prefixes \
         fold, in {:.0?}",
        started.elapsed()
    );
}
