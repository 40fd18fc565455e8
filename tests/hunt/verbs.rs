//! Events run by random verbs, half of them senseless, in every game.
//!
//! After every verb that is carried out, five things must hold. A replay of the log gives the same
//! state, and the independent checker finds no breach. Everything can be shown, the JSON keeps its
//! promise, and the event can be closed.
//!
//! `VERBS=100000 FIRST=1 GAME=lcg cargo test --profile long --test all hunt::verbs -- --nocapture`

use super::*;
use crate::hunt::random_verbs::{Chance, verb};
use komandor::event::{Moment, Phase, Verb, decide, phase, read_verb};
use komandor::show::{Format, OddsRequest, ShowRequest, What, show};
use komandor::words::Words;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

fn now(step: usize) -> Moment {
    Moment::new(1_795_249_867 + 20 * step as i64, 3600)
}

/// Carries out a verb, or returns the refusal.
pub fn carry_out(event: &mut Event, line: &str) -> Result<bool, String> {
    let verb = read_verb(line).map_err(|why| format!("not read: {why}"))?;
    let (Verb::Do(command) | Verb::Correct(command)) = verb else { unreachable!() };
    let at = now(event.log.len());
    let decision = decide(event, &command, at).map_err(|refusal| refusal.to_string())?;
    let Some(action) = decision.action else { return Ok(false) };
    let n = event.next_number();
    let entry = Entry { n, at, by: "hunt".to_owned(), reason: decision.reason, action };
    event.append(entry).expect("what was decided fits");
    Ok(true)
}

/// Everything visible of an event except its cached standings.
fn state(event: &Event) -> String {
    let again = komandor::event::standings(event).len();
    format!("{again} {event:?}")
}

/// Closes the event by always taking the next step.
fn close(event: &Event) -> Result<(), String> {
    let mut event = event.clone();
    let mut last = String::new();
    for step in 0..3000 {
        let missing: Vec<u32> = event
            .round()
            .map(|r| r.missing().filter_map(|p| p.table).collect())
            .unwrap_or_default();
        if step == 10 && phase(&event) == Phase::Registration {
            // A usual number of rounds.
            drop(carry_out(&mut event, "setup tier=relaxed structure=custom rounds=3 cut=0"));
        }
        let mut tries: Vec<String> = match phase(&event) {
            Phase::Finished => return Ok(()),
            Phase::Playing { .. } => missing[..missing.len().min(1)]
                .iter()
                .flat_map(|t| {
                    let kinds = ["W", "WW", "L", "LL", "W margin=100", "24-17", "concede B"];
                    kinds.map(|kind| format!("report {t} {kind}"))
                })
                .collect(),
            Phase::Registration => vec!["pair".into()],
            Phase::BetweenRounds { .. } => vec!["pair".into(), "cut".into(), "finish".into()],
            Phase::CutDue { size } => (0..size)
                .map(|less| format!("cut {}", size - less))
                .chain(["cut".to_owned(), "setup cut=0".to_owned()])
                .collect(),
            Phase::Decided { .. } => vec!["finish".into()],
        };
        if phase(&event) == Phase::Registration {
            tries.extend(["draft next".to_owned(), "pods".into()]);
            if step < 12 {
                tries.push("setup tier=relaxed".into());
            }
            let team = event.ruleset.entrants.team_size > 1;
            let partner = if team { format!(" partner=Y{step}") } else { String::new() };
            tries.push(format!("add Z{step}{partner}"));
            tries.extend(event.entrants.iter().map(|e| format!("rejoin #{}", e.id)));
            // Everybody was disqualified, so there is nothing left to play.
            tries.push("undo".to_owned());
        }
        tries.push("setup redraft=no".into());
        let mut done = false;
        let mut whys = Vec::new();
        for line in tries {
            match carry_out(&mut event, &line) {
                Ok(true) => {
                    last = line;
                    done = true;
                    break;
                }
                Ok(false) => {}
                Err(why) => whys.push(format!("{line}: {why}")),
            }
        }
        if !done {
            return Err(format!("after {last} in {:?}: {whys:?}", phase(&event)));
        }
    }
    Err(format!("no end, last {last} in {:?}", phase(&event)))
}

/// A breach of the promises about the JSON. Its keys are held against the schema elsewhere.
fn json(event: &Event) -> Result<(), String> {
    let asked = ShowRequest::new(What::Event, Format::Json);
    let text = show(event, asked, Words::english()).map_err(|why| why.to_string())?;
    let value: serde_json::Value = serde_json::from_str(&text).map_err(|why| why.to_string())?;
    let list = |value: &serde_json::Value, key: &str| {
        value[key].as_array().cloned().ok_or_else(|| format!("no {key}"))
    };
    if value["komandor"] != 1 || list(&value, "entrants")?.len() != event.entrants.len() {
        return Err("head".into());
    }
    for (at, line) in (1_u64..).zip(list(&value, "standings")?) {
        if line["rank"] != at {
            return Err(format!("rank {} at {at}", line["rank"]));
        }
    }
    for stage in list(&value, "stages")? {
        for round in list(&stage, "rounds")? {
            let mut seen = std::collections::BTreeSet::new();
            for pairing in list(&round, "pairings")? {
                let sides = [&pairing["a"], &pairing["b"]];
                let mut ids = sides.into_iter().filter_map(|side| side.as_u64());
                if let Some(id) = ids.find(|id| !seen.insert(*id)) {
                    return Err(format!("{id} twice in a round"));
                }
                let winner = &pairing["result"]["winner"];
                if !winner.is_null() && !sides.contains(&winner) {
                    return Err(format!("winner {winner} of {sides:?}"));
                }
            }
        }
    }
    Ok(())
}

/// Checks everything that must hold for an event at any time.
fn sound(event: &Event) -> Vec<String> {
    let mut found = Vec::new();
    let again = Event::replay(event.head.clone(), event.ruleset.clone(), event.log.clone());
    match again {
        Ok(again) if state(&again) == state(event) => {}
        Ok(_) => found.push("the live state is not the fold".to_owned()),
        Err(misfit) => found.push(format!("does not fold: {misfit}")),
    }
    found.extend(verify(event).breaches.iter().map(|breach| format!("breach: {breach}")));
    if let Err(why) = json(event) {
        found.push(format!("json: {why}"));
    }
    for what in What::ALL {
        for (at, format) in Format::ALL.into_iter().enumerate() {
            let who = (what == What::Place).then_some(1);
            // The odds are the same in each form, and working them out takes longest. A few playouts
            // show as much as ten thousand.
            let has_its_turn = (at + event.log.len()).is_multiple_of(Format::ALL.len());
            let odds = OddsRequest { playouts: Some(5), ..OddsRequest::default() };
            if what == What::Odds && !has_its_turn {
                continue;
            }
            let odds = Some(odds).filter(|_| has_its_turn);
            let asked = ShowRequest { who, odds, ..ShowRequest::new(what, format) };
            match show(event, asked, Words::english()) {
                Ok(text) if format == Format::Json => {
                    if serde_json::from_str::<serde_json::Value>(&text).is_err() {
                        found.push(format!("{} is no JSON", what.word()));
                    }
                }
                Ok(_) => {}
                Err(why) if why.to_string().ends_with('.') => {}
                Err(why) => found.push(format!("no sentence: {why}")),
            }
        }
    }
    if let Err(why) = close(event) {
        found.push(format!("dead end: {why}"));
    }
    found
}

/// The sentence without the parts that differ from event to event.
fn kind(sentence: &str) -> String {
    let mut kind = String::new();
    let words = sentence.split_inclusive([' ', ',', '.', ':', '"', '#']);
    for word in words.filter(|w| !w.trim().is_empty()) {
        let plain = word.trim_end_matches([' ', ',', '.', ':', '"']);
        let name = plain.contains(|c: char| c.is_ascii_digit());
        kind += if name { "~ " } else { word };
    }
    kind.replace("~ & ~ ", "~ ")
}

fn new_event(ruleset: &Arc<Ruleset>, seed: u64) -> Event {
    let head = Head {
        name: "Hunt".to_owned(),
        date: "2026-11-21".to_owned(),
        seed: seed.into(),
        organizer: "hunt".to_owned(),
        ..Head::default()
    };
    Event::replay(head, ruleset.clone(), Vec::new()).unwrap()
}

type Kinds = BTreeMap<String, (u64, String)>;

fn one_event(ruleset: &Arc<Ruleset>, seed: u64, found: &mut Kinds, refused: &mut Kinds) -> usize {
    let mut chance = Chance(seed);
    let mut event = new_event(ruleset, seed);
    let mut carried_out = 0;
    let players = 2 + chance.below(16);
    let mut lines: Vec<String> = (0..players)
        .map(|n| match ruleset.entrants.team_size {
            1 => format!("add N{}", 1000 + n),
            _ => format!("add N{} partner=P{}", 1000 + n, 1000 + n),
        })
        .rev()
        .collect();
    let brisk = chance.below(2) == 0;
    let mut history = Vec::new();
    for _ in 0..players + 90 {
        let fresh = lines.is_empty();
        let line = match lines.pop() {
            Some(line) => line,
            // Half of the events move on quickly; otherwise few would reach the finals.
            None if brisk && chance.below(3) > 0 => match phase(&event) {
                Phase::Playing { .. } => {
                    let open = event.round().unwrap().missing().next().unwrap().table.unwrap_or(0);
                    let letters = ["W", "L", "WW", "LL", "WL", "WD", "WLW"];
                    format!("report {open} {}", chance.one(&letters))
                }
                Phase::CutDue { .. } => "cut".to_owned(),
                Phase::Decided { .. } => "note x".to_owned(),
                _ => chance.one(&["pair", "draft next", "pods"]).to_owned(),
            },
            None => verb(&mut chance, &event),
        };
        history.push(line.clone());
        let tried = catch_unwind(AssertUnwindSafe(|| {
            let mut there = event.clone();
            let told = carry_out(&mut there, &line);
            let faults = match told {
                Ok(true) if fresh => sound(&there),
                _ => Vec::new(),
            };
            (there, told, faults)
        }));
        let Ok((there, told, faults)) = tried else {
            let what = format!("panic at {}", kind(&line));
            found.entry(what).or_insert((seed, history.join("\n")));
            break;
        };
        match told {
            Ok(_) => carried_out += 1,
            Err(why) => drop(refused.entry(kind(&why)).or_insert((seed, line.clone()))),
        }
        event = there;
        if !faults.is_empty() {
            for fault in faults {
                let why = format!("{fault}\n{}", history.join("\n"));
                found.entry(kind(&fault)).or_insert((seed, why));
            }
            break;
        }
    }
    carried_out
}

fn games() -> Vec<Arc<Ruleset>> {
    let library = Library::new(Vec::new());
    let mut games: Vec<Ruleset> = library.all().iter().map(|game| game.ruleset.clone()).collect();
    games.push(read("magic", include_str!("../rulesets/magic.yaml")).unwrap());
    games.push(read("grand-prix", include_str!("../rulesets/grand-prix.yaml")).unwrap());
    games.push(read("x-wing", include_str!("../rulesets/x-wing.yaml")).unwrap());
    games.push(read("fleet", include_str!("../rulesets/fleet.yaml")).unwrap());
    games.push(read("run", include_str!("../rulesets/run.yaml")).unwrap());
    games.push(read("halves", include_str!("../rulesets/halves.yaml")).unwrap());
    games.push(read("skirmish", include_str!("../rulesets/skirmish.yaml")).unwrap());
    games.into_iter().map(Arc::new).collect()
}

#[test]
fn no_verb_leads_astray() {
    let number = |name: &str, otherwise: u64| {
        std::env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(otherwise)
    };
    let (events, first) = (number("VERBS", 2), number("FIRST", 1));
    let only = std::env::var("GAME").ok();
    let mut games = games();
    games.retain(|game| only.as_ref().is_none_or(|only| game.id == only.as_str()));
    // An event takes seconds, so every processor has some.
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let of_thread = |at: usize| {
        let (mut found, mut refused, mut carried_out) = (Kinds::new(), Kinds::new(), 0);
        for seed in (first..first + events).skip(at).step_by(threads) {
            let ruleset = &games[seed as usize % games.len()];
            let mut here = Kinds::new();
            carried_out += one_event(ruleset, seed, &mut here, &mut refused);
            for (kind, (seed, why)) in here {
                found.entry(format!("{}: {kind}", ruleset.id)).or_insert((seed, why));
            }
        }
        (found, refused, carried_out)
    };
    let (mut found, mut refused, mut carried_out) = (Kinds::new(), Kinds::new(), 0);
    std::thread::scope(|scope| {
        let of_thread = &of_thread;
        let parts: Vec<_> = (0..threads).map(|at| scope.spawn(move || of_thread(at))).collect();
        for part in parts {
            let (here, whys, verbs) = part.join().expect("a panic is caught where it happens");
            found.extend(here);
            refused.extend(whys);
            carried_out += verbs;
        }
    });
    println!("{events} events, {carried_out} verbs carried out");
    if std::env::var("REFUSALS").is_ok() {
        for (kind, (seed, line)) in &refused {
            println!("{seed}\t{line}\t{kind}");
        }
    }
    let told: Vec<String> =
        found.iter().map(|(kind, (seed, why))| format!("## {seed} {kind}\n{why}")).collect();
    assert!(told.is_empty(), "{} kinds of faults:\n{}", told.len(), told.join("\n\n"));
}

#[test]
fn a_first_round_drawn_again_keeps_to_what_it_was_started_with() {
    let destiny = games().into_iter().find(|game| game.id == "destiny").unwrap();
    let mut event = new_event(&destiny, 7);
    for n in 1..=17 {
        carry_out(&mut event, &format!("add N{n}")).unwrap();
    }
    // The structure's table has no cut for the sixteen players who are left.
    for line in ["pair", "drop #5", "redraw 'one has left'"] {
        carry_out(&mut event, line).unwrap();
    }
    assert_eq!(event.plan.unwrap().cut, 4);
    assert_eq!(verify(&event).breaches, []);
}
