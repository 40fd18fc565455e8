use super::*;

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
