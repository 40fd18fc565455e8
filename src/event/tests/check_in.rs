//! Tests of the check-in, of rounds that nobody can sit out, and of the preflight.

use super::fixture::{Desk, basic};
use crate::event::action::Setup;
use crate::event::{Event, Moment, Preflight, Remedy, Severity};
use crate::ruleset::StructureKind;

const SIX: [&str; 6] = ["A", "B", "C", "D", "E", "F"];

fn desk(game: &str, players: &[&str]) -> Desk {
    let setup = Setup { structure: Some(StructureKind::Custom), rounds: Some(3), ..basic() };
    Desk::of(game, setup, players)
}

/// The items of the preflight: `✗ Table 1 has no result: A – B.`
fn preflight(event: &Event) -> Vec<String> {
    let items = Preflight::of(event, None, Moment::new(0, 0)).items;
    items.iter().map(|item| format!("{} {}", item.severity.sign(), item.sentence)).collect()
}

#[test]
fn who_came_and_who_paid_is_marked_and_undone() {
    let mut desk = desk("destiny", &["Ala", "Bea"]);
    assert_eq!(
        desk.told("here Ala"),
        "Ala plays the next round anyway: nobody checks in here. setup checkin=yes announces a \
         check-in."
    );
    assert_eq!(desk.refused("paid Ala"), "No entry fee is announced: setup fee=20 announces one.");
    desk.told("setup checkin=yes fee=20");
    assert_eq!(desk.told("here Ala paid"), "Ala is here: 1 of 2. Ala has paid.");
    assert_eq!(desk.told("here Ala"), "Ala is marked as here already.");
    assert_eq!(desk.told("paid Ala"), "Ala has paid already.");
    assert_eq!(desk.told("owes Ala"), "Ala owes the entry fee.");
    assert_eq!(desk.told("add Cyd here paid"), "Registered Cyd (#3).");
    assert_eq!((desk.event.come(), desk.event.paid.len()), ((2, 3), 1));
    desk.told("undo");
    desk.told("undo");
    assert_eq!((desk.event.come(), desk.event.paid.len()), ((1, 2), 1));
    desk.told("drop Bea");
    desk.refused("here Bea");
    desk.told("setup fee=none");
    assert_eq!(desk.event.setup.fee(), None);
}

#[test]
fn where_no_round_is_drawn_nobody_sits_it_out() {
    let mut draft = Desk::of("destiny-draft", basic(), &SIX);
    assert!(draft.refused("away A").ends_with("Whoever cannot play leaves: drop."));
    let mut destiny = desk("destiny", &SIX[..4]);
    destiny.told("away D");
    destiny.told("away C");
    destiny.told("away B");
    assert_eq!(
        destiny.refused("pair"),
        "Only one plays this round, for these sit it out: B, C and D. Bring somebody back with here \
         WHO."
    );
    let mut elimination = desk("destiny", &SIX[..4]);
    elimination.told("away D");
    elimination.told("setup rounds=0");
    assert_eq!(
        elimination.refused("pair"),
        "D is marked as away, and this round cannot be sat out: here WHO or remove WHO."
    );
    assert!(elimination.refused("away C").contains("nobody sits a round out"));
}

#[test]
fn the_preflight_tells_the_worst_first() {
    let mut desk = desk("destiny", &SIX);
    desk.told("pair manual 'A = B, C = D, E = F'");
    desk.told("report 1 W");
    let missing = Preflight::of(&desk.event, None, Moment::new(0, 0));
    assert!(missing.blocks());
    let told: Vec<_> =
        missing.items.iter().map(|item| (item.severity, item.remedy.clone())).collect();
    let result = |table| Some(Remedy::Result { table });
    assert_eq!(told, [(Severity::Error, result(2)), (Severity::Error, result(3))]);
    assert_eq!(
        preflight(&desk.event),
        ["✗ Table 2 has no result: C – D.", "✗ Table 3 has no result: E – F."]
    );
    desk.told("report 2 W");
    desk.told("report 3 W");
    desk.told("drop F");
    let told = preflight(&desk.event);
    assert_eq!(told.first().map(String::as_str), Some("· The bye goes to B."));
    assert!(told.contains(&"· F leaves after this round.".to_owned()), "{told:?}");
}

#[test]
fn a_registration_that_was_paid_is_not_removed_silently() {
    let mut desk = desk("destiny", &["Ala", "Bea"]);
    desk.told("setup fee=20");
    desk.told("paid Ala");
    assert_eq!(
        desk.warnings("remove Ala"),
        ["Ala has paid, and this payment is forgotten too: undo, then drop #1, keeps it."]
    );
    assert_eq!(desk.warnings("remove Bea"), [""; 0]);
}

#[test]
fn no_pods_are_drawn_while_somebody_has_not_come() {
    let mut draft = Desk::of("destiny-draft", basic(), &SIX);
    draft.told("setup checkin=yes");
    for who in ["A", "B", "C", "D"] {
        draft.told(&format!("here {who}"));
    }
    let refused = "2 of 6 have not come: E and F. Say of each what becomes of them before there \
                   are pods: here WHO or remove WHO.";
    assert_eq!(draft.refused("pods"), refused);
    assert_eq!(draft.refused("pods manual 'A, B, C, D, E, F'"), refused);
    draft.told("here E");
    draft.told("remove F");
    assert_eq!(draft.warnings("pods"), [""; 0]);
    assert_eq!(draft.event.pods.iter().map(Vec::len).sum::<usize>(), 5);
}
