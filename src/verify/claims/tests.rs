use crate::event::action::{Reported, Settled};
use crate::event::fixture::{Desk, basic};
use crate::event::{Action, Side};
use crate::verify::verify;

/// Four players in round 1: A meets B, and C meets D.
fn paired() -> Desk {
    let mut desk = Desk::destiny(basic(), &["A", "B", "C", "D"]);
    desk.told("pair manual 'A = B, C = D'");
    desk
}

#[test]
fn whatever_the_desk_answers_is_sound() {
    let mut desk = paired();
    for verb in [
        "report 1 W",
        "claim 1 L",
        "claim 2 W",
        "inbox accept 7",
        "undo",
        "redo",
        "undo 9",
        "undo",
        "inbox dismiss 7",
        "undo",
        "undo 6",
        "inbox accept 7",
    ] {
        let _ = desk.try_verb(verb);
        assert!(verify(&desk.event).breaches.is_empty(), "after {verb}");
    }
    assert!(desk.event.log.len() > 12);
}

#[test]
fn the_checker_finds_what_nobody_could_have_written() {
    let found = |spoil: &dyn Fn(&mut Desk)| {
        let mut desk = paired();
        desk.told("report 1 W");
        desk.told("claim 1 L");
        spoil(&mut desk);
        let found = verify(&desk.event).breaches;
        found.iter().map(|one| one.sentence.to_string()).collect::<Vec<_>>()
    };
    let stated = |reported: &mut dyn FnMut(&mut Reported), desk: &mut Desk| {
        let Action::Claim(claimed) =
            &mut std::sync::Arc::make_mut(&mut desk.event.log).last_mut().unwrap().action
        else {
            panic!("no claim");
        };
        reported(claimed);
    };
    assert_eq!(found(&|_| {}), [""; 0]);
    assert_eq!(
        found(&|desk| stated(&mut |claimed| claimed.of = [1, 3], desk)),
        ["Players entered a result for table 1, and these two did not meet."]
    );
    assert_eq!(
        found(&|desk| stated(&mut |claimed| claimed.noshow = Some(Side::A), desk))
            .first()
            .map(String::as_str),
        Some("Players entered a result for table 1 that only a judge can give.")
    );
    assert!(
        found(&|desk| {
            desk.told("inbox dismiss 7");
            let entry = std::sync::Arc::make_mut(&mut desk.event.log).last_mut().unwrap();
            entry.action = Action::Settle(Settled { claim: 6, result: None });
        })
        .contains(&"Entry 6 is answered, and it does not wait in the inbox.".to_owned())
    );
    assert!(
        found(&|desk| {
            desk.told("inbox accept 7");
            let Action::Settle(Settled { result: Some(result), .. }) =
                &mut std::sync::Arc::make_mut(&mut desk.event.log).last_mut().unwrap().action
            else {
                panic!("not settled");
            };
            result.games = "W".into();
        })
        .contains(&"Entry 7 is accepted with another result than players entered.".to_owned())
    );
}
