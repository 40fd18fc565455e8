use super::*;
use crate::hunt::spoiled::straight;
use komandor::event::actions::{Left, Returned};

/// An event of six players with many kinds of lines.
///
/// P1 leaves and comes back, P2 is disqualified, P6 concedes. A remark is undone and redone.
fn event() -> Event {
    let like = straight("destiny", 9, |_| true);
    let head = Head { seed: 1_u64.into(), ..like.head.clone() };
    let mut event = Event::replay(head, like.ruleset.clone(), Vec::new()).unwrap();
    let mut verb = |line: &str| assert!(carry_out(&mut event, line).unwrap(), "{line}");
    verb("setup tier=relaxed structure=custom rounds=3 cut=0");
    ["P1", "P2", "P3", "P4", "P5", "P6"].iter().for_each(|name| verb(&format!("add {name}")));
    let verbs = "note 'lights on'; undo; redo; pair manual 'P1 = P2, P3 = P4, P5 = P6'; report 1 W; \
                 report 2 W; report 3 concede B; drop P1; pair; report 1 W; report 2 W; rejoin P1; \
                 disqualify P2; penalty P3 warning; pair; report 1 W; report 2 W; finish";
    verbs.split("; ").for_each(verb);
    event
}

/// All findings after this line of the log was changed.
fn said(which: fn(&Action) -> bool, change: impl FnOnce(&mut Action)) -> Vec<String> {
    breaches(&changed(&event(), |actions| change(actions.iter_mut().find(|a| which(a)).unwrap())))
}

/// All findings after another line was put behind the last line of this kind.
fn followed(which: fn(&Action) -> bool, by: impl FnOnce(&Action) -> Action) -> Vec<String> {
    breaches(&changed(&event(), |actions| {
        let at = actions.iter().rposition(which).unwrap();
        actions.insert(at + 1, by(&actions[at]));
    }))
}

fn twice(which: fn(&Action) -> bool) -> Vec<String> {
    followed(which, Clone::clone)
}

const LEAVES: fn(&Action) -> bool = |action| matches!(action, Action::Drop(_));
const IS_PUT_OUT: fn(&Action) -> bool = |action| matches!(action, Action::Disqualify(_));
const PAIRS: fn(&Action) -> bool = |action| matches!(action, Action::Pair(_));

#[test]
fn nobody_leaves_twice_or_after_another_round() {
    assert_eq!(breaches(&event()), Vec::<String>::new());
    assert_eq!(
        twice(LEAVES),
        ["withdrawal: no command writes this line: \"P1 has already dropped.\""]
    );
    assert_eq!(
        twice(IS_PUT_OUT),
        ["withdrawal: no command writes this line: \"P2 is already disqualified.\""]
    );
    let left = |stage, after| {
        said(LEAVES, |action| {
            let Action::Drop(left) = action else { unreachable!() };
            *left = Left { stage, after, ..left.clone() };
        })
    };
    assert_eq!(left(1, 2), [r#"withdrawal: "after" is 2, but this program writes 1"#]);
    assert_eq!(left(2, 1), [r#"withdrawal: "stage" is 2, but this program writes 1"#]);
    // A player disqualified after leaving keeps the last round they played.
    let both = |after| {
        let left = Left { id: 1, stage: 1, after, seeds: None, recommended: None };
        changed(&event(), |actions| {
            let at = actions.iter().position(|action| matches!(action, Action::Rejoin(_)));
            actions.truncate(at.unwrap());
            actions.push(Action::Disqualify(left));
        })
    };
    assert_eq!(breaches(&both(1)), Vec::<String>::new());
    assert_eq!(breaches(&both(2)), [r#"withdrawal: "after" is 2, but this program writes 1"#]);
}

#[test]
fn only_who_has_left_and_may_return_does() {
    let back = |id| Action::Rejoin(Returned { id, missed: Vec::new() });
    let returned = |id: u32| followed(IS_PUT_OUT, |_| back(id));
    assert_eq!(
        returned(3),
        ["rejoin: no command writes this line: \"P3 is already in the event.\""]
    );
    assert_eq!(
        returned(2)[0],
        "rejoin: no command writes this line: \"P2 is disqualified and may never rejoin.\""
    );
}

#[test]
fn a_round_is_paired_once() {
    let spoiled = said(PAIRS, |action| {
        let Action::Pair(paired) = action else { unreachable!() };
        paired.redrawn = 2;
    });
    assert_eq!(spoiled, [r#"round 1: "redrawn" is 2, but this program writes null"#]);
}

#[test]
fn nothing_but_a_remark_follows_the_end() {
    let ends: fn(&Action) -> bool = |action| matches!(action, Action::Finish(_));
    let closed = "log: the event was already closed, and only undo reopens it";
    assert_eq!(twice(ends), [closed]);
    assert_eq!(followed(ends, |_| Action::Note("lights off".to_owned())), Vec::<String>::new());
}
