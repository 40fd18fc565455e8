use super::*;
use crate::event::action::Setup;
use crate::event::fixture::Desk;
use crate::pairing::Draw;
use crate::ruleset::StructureKind;

/// All that a result may change. The matches that stand for the different outcomes may be others.
fn told(event: &Event, derived: &Derived) -> String {
    let Derived { phase, reported, draws, waits, longest, usual, newest, cut, .. } = derived;
    let round = event.round();
    let outcome = |at: &usize| format!("{:?}", round.unwrap().pairings[*at].outcome);
    let mut outcomes: Vec<String> = newest.outcomes.iter().map(outcome).collect();
    outcomes.sort();
    let mut summary = RoundSummary::clone(newest);
    summary.outcomes.clear();
    format!(
        "{:?}\n{outcomes:?}\n{summary:?}",
        (phase, reported, draws, waits, longest, usual, cut.as_ref().map(|cut| cut.last))
    )
}

#[test]
fn after_every_action_all_is_as_if_derived_anew() {
    let names: Vec<String> = (0..22).map(|n| format!("{} Player", "Xy".repeat(1 + n))).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let structure = Some(StructureKind::Custom);
    for game in ["destiny", "imperial-assault", "lcg", "unlimited"] {
        let setup = Setup { structure, rounds: Some(3), cut: Some(4), ..Setup::default() };
        let mut desk = Desk::of(game, setup, &names);
        let mut chance = Draw::new(11, "derived");
        let mut derived = Derived::of(&desk.event, None);
        let mut first = 0;
        for round in 1..=3 {
            desk.told("pair");
            for table in 1..=11 {
                let result = ["W", "L", "D", "WL", "WW", "LWL"][chance.index(6)];
                let mut verbs =
                    vec![format!("report {table} {result}"), format!("report {table} W")];
                match chance.below(10) {
                    0 => verbs.push("undo".into()),
                    1 => verbs.push(format!("report {table} L")),
                    2 => verbs.push(format!("penalty '{}' match-loss", names[chance.index(22)])),
                    3 => verbs.push(format!("drop '{}'", names[chance.index(22)])),
                    4 if round > 1 => verbs.push(format!("report {table} L round={}", round - 1)),
                    5 => verbs.push(format!("extra {table} 5")),
                    _ => {}
                }
                for verb in verbs {
                    if desk.try_verb(&verb).is_err() {
                        continue;
                    }
                    first += usize::from(derived.first_results(&desk.event).is_some());
                    derived = Derived::of(&desk.event, Some(&derived));
                    let anew = Derived::of(&desk.event, None);
                    let [ours, right] = [&derived, &anew].map(|one| told(&desk.event, one));
                    assert_eq!(ours, right, "{game}, round {round}: {verb}");
                }
            }
            let missing = |event: &Event| event.round()?.missing().find_map(|open| open.table);
            while let Some(table) = missing(&desk.event) {
                let verbs = ["WW", "W"].map(|result| format!("report {table} {result}"));
                assert!(verbs.iter().any(|verb| desk.try_verb(verb).is_ok()), "{game}: {table}");
                derived = Derived::of(&desk.event, Some(&derived));
            }
        }
        assert!(first > 12, "{game}: {first} first results");
    }
}
