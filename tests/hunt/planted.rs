//! Faults planted in sound events, and the sentence for each.

use komandor::event::action::Paired;
use komandor::event::{Action, Entry, Event, Id};
use komandor::forecast::{Simulation, simulate};
use komandor::ruleset::{Library, Ruleset};
use komandor::verify::verify;
use std::sync::Arc;

fn destiny() -> Arc<Ruleset> {
    Arc::new(Library::new(Vec::new()).get("destiny").unwrap().ruleset.clone())
}

/// An event without undo or moved players, so that any line can be changed.
fn straight(players: u32) -> Event {
    use Action::{Cut, Finish, Import, Pair, Report};
    super::spoiled::straight("destiny", players, |event| {
        let usual = |line: &Entry| {
            matches!(line.action, Import(_) | Pair(_) | Report(_) | Cut(_) | Finish(_))
        };
        event.log.iter().all(usual)
    })
}

/// The event with its log changed.
pub fn changed(event: &Event, change: impl FnOnce(&mut Vec<Action>)) -> Event {
    let mut actions: Vec<Action> = event.log.iter().map(|line| line.action.clone()).collect();
    change(&mut actions);
    let like = &event.log[0];
    let lines = (1..).zip(actions).map(|(n, action)| Entry { n, action, ..like.clone() });
    Event::replay(event.head.clone(), event.ruleset.clone(), lines.collect::<Vec<_>>()).unwrap()
}

pub fn breaches(event: &Event) -> Vec<String> {
    verify(event).breaches.iter().map(ToString::to_string).collect()
}

/// The draw of this round of the first stage; later lines of the log are cut off.
fn drawn(actions: &mut Vec<Action>, number: u32) -> &mut Paired {
    let at = actions.iter().position(|action| {
        matches!(action, Action::Pair(paired) if paired.round == number && paired.stage == 1)
    });
    let at = at.unwrap();
    // Its results would belong to other tables now.
    actions.truncate(at + 1);
    let Some(Action::Pair(paired)) = actions.last_mut() else { unreachable!() };
    paired
}

#[test]
fn sound_events_have_no_breaches_and_everything_is_counted() {
    let event = straight(9);
    let verdict = verify(&event);
    assert_eq!((verdict.breaches, verdict.remarks), (vec![], vec![]));
    // Four rounds of four tables. Nine places before rounds 2, 3 and 4, and at the end.
    assert_eq!((verdict.rounds, verdict.tables, verdict.places), (4, 16, 36));
}

#[test]
fn a_bye_to_the_wrong_player_is_found() {
    let event = straight(9);
    let mut names = (String::new(), String::new());
    let wrong = changed(&event, |actions| {
        let paired = drawn(actions, 3);
        let (bye, other) = (paired.bye.unwrap(), paired.tables[0][0]);
        paired.bye = Some(other);
        paired.tables[0][0] = bye;
        names = (event.label(other), event.label(bye));
    });
    assert_eq!(
        breaches(&wrong)[0],
        format!(
            "round 3: {} has the bye, but it belongs to {}, the lowest placed of those with the fewest byes",
            names.0, names.1
        )
    );
}

#[test]
fn an_avoidable_rematch_is_found() {
    let event = straight(8);
    let mut again = String::new();
    let wrong = changed(&event, |actions| {
        let first = drawn(&mut actions.clone(), 1).tables.clone();
        let paired = drawn(actions, 2);
        let [a, b] = first[0];
        let opponent = |id: Id| {
            let of = paired.tables.iter().find(|pair| pair.contains(&id)).unwrap();
            of[usize::from(of[0] == id)]
        };
        let (c, d) = (opponent(a), opponent(b));
        paired.tables.retain(|pair| !pair.contains(&a) && !pair.contains(&b));
        paired.tables.extend([[a, b], [c, d]]);
        again = format!("{} – {}", event.label(a), event.label(b));
    });
    let found = breaches(&wrong);
    let start = format!("round 2: rematch: {again}");
    assert!(found[0].starts_with(&start), "{found:?}");
    assert!(found[0].ends_with("; a round without a rematch is possible"), "{found:?}");
}

#[test]
fn losses_not_charged_are_found() {
    let simulation = Simulation { players: 20, structure: None, seed: 0, drops: 40, house: false };
    let returns = |event: &Event| {
        let mut lines = event.log.iter();
        event.undone.is_empty()
            && lines.any(|line| {
                matches!(&line.action, Action::Rejoin(returned) if returned.missed.len() == 1)
            })
    };
    let event = (0..)
        .map(|seed| simulate(&destiny(), &Simulation { seed, ..simulation }).unwrap())
        .find(returns)
        .unwrap();
    let mut expected = String::new();
    let wrong = changed(&event, |actions| {
        let at = actions.iter().position(
            |action| matches!(action, Action::Rejoin(returned) if returned.missed.len() == 1),
        );
        actions.truncate(at.unwrap() + 1);
        let Some(Action::Rejoin(returned)) = actions.last_mut() else { unreachable!() };
        let missed = returned.missed[0];
        returned.missed.clear();
        expected = format!(r#"rejoin: "missed" is null, but this program writes [{missed}]"#);
    });
    assert_eq!(breaches(&wrong)[0], expected);
}

#[test]
fn a_plan_that_was_not_announced_is_found() {
    let wrong = changed(&straight(9), |actions| {
        drawn(actions, 1).plan.as_mut().unwrap().rounds = 3;
    });
    assert_eq!(
        breaches(&wrong),
        [
            "round 1: started with 3 rounds and a cut to 0 for 9 players; the settings have 4 rounds and a cut to 0"
        ]
    );
}

#[test]
fn what_was_done_by_hand_is_remarked_and_not_held_against_anybody() {
    let event = straight(8);
    let by_hand = changed(&event, |actions| {
        let first = drawn(&mut actions.clone(), 1).tables.clone();
        let paired = drawn(actions, 2);
        paired.tables = first;
        paired.by_hand = true;
        paired.reasons.clear();
    });
    let verdict = verify(&by_hand);
    assert_eq!(verdict.breaches, []);
    let remarks: Vec<String> = verdict.remarks.iter().map(ToString::to_string).collect();
    assert!(remarks[0].starts_with("round 2: paired by hand: rematch: "), "{remarks:?}");
    assert!(remarks[1].starts_with("round 2: paired by hand: paired down "), "{remarks:?}");
    assert_eq!(remarks[2], "round 2: paired by hand");
}
