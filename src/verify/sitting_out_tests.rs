//! Tests that rounds somebody sits out are judged as the program plays them.

use super::verify;
use crate::event::action::Setup;
use crate::event::fixture::{Desk, basic};
use crate::event::{Event, How, Moment, Preflight, Status, standings};
use crate::ruleset::StructureKind;

const SIX: [&str; 6] = ["A", "B", "C", "D", "E", "F"];

fn desk(game: &str, players: &[&str]) -> Desk {
    let setup = Setup { structure: Some(StructureKind::Custom), rounds: Some(3), ..basic() };
    Desk::of(game, setup, players)
}

fn clean(event: &Event) {
    assert_eq!(verify(event).breaches, []);
}

/// Points and rounds of this entrant.
fn record(event: &Event, id: u32) -> (u32, u32) {
    let record = standings(event).record(id).unwrap();
    (record.points, record.rounds)
}

/// The items of the preflight: `✗ Table 1 has no result: A – B.`
fn preflight(event: &Event) -> Vec<String> {
    let items = Preflight::of(event, None, Moment::new(0, 0)).items;
    items.iter().map(|item| format!("{} {}", item.severity.sign(), item.sentence)).collect()
}

#[test]
fn nobody_is_paired_silently_who_has_not_come() {
    let mut desk = desk("destiny", &SIX);
    desk.told("setup checkin=yes");
    for who in ["A", "B", "C", "D"] {
        desk.told(&format!("here {who}"));
    }
    let refused = "2 of 6 have not come: E and F. Say what becomes of them: pair absent=remove, pair \
                   absent=keep or pair absent=out.";
    assert_eq!(desk.refused("pair"), refused);
    assert_eq!(preflight(&desk.event), ["✗ 2 of 6 have not come: E and F."]);
    // They sit it out.
    let told = desk.told("pair absent=out");
    assert_eq!(told, "Round 1 is paired: 2 tables, E and F sit it out.");
    clean(&desk.event);
    desk.told("undo");
    // They leave.
    let told = desk.told("pair absent=remove");
    assert_eq!(told, "Round 1 is paired: 2 tables. E and F have not come and are removed.");
    assert_eq!(desk.event.entrant(5).unwrap().status, Status::Dropped { stage: 1, after: 0 });
    clean(&desk.event);
    desk.told("undo");
    assert!(desk.event.is_here(5));
    // They are paired all the same, and have come from then on.
    assert_eq!(desk.told("pair absent=keep"), "Round 1 is paired: 3 tables.");
    assert!(desk.event.not_checked_in().is_empty());
    desk.play(|_, a, b| a < b);
    desk.told("pair");
    clean(&desk.event);
}

#[test]
fn who_sat_out_unasked_is_asked_about_again_and_who_enters_late_is_here() {
    let mut desk = desk("destiny", &SIX);
    desk.told("setup checkin=yes");
    for who in ["A", "B", "C", "D", "E"] {
        desk.told(&format!("here {who}"));
    }
    desk.told("pair absent=out");
    desk.play(|_, a, b| a < b);
    desk.told("add Late");
    assert_eq!(desk.event.not_checked_in(), [6]);
    assert!(desk.refused("pair").starts_with("1 of 7 has not come: F."));
    desk.told("here F");
    let told = desk.told("pair");
    assert!(told.starts_with("Round 2 is paired: 3 tables"), "{told}");
    assert_ne!(bye(&desk), "");
    clean(&desk.event);
}

fn bye(desk: &Desk) -> String {
    let round = desk.event.round().unwrap();
    let bye = round.pairings.iter().find(|p| p.is_bye() && !p.sits_out());
    bye.map_or(String::new(), |pairing| desk.event.label(pairing.a))
}

#[test]
fn a_round_sat_out_is_nothing_or_a_loss_as_the_game_says() {
    for (game, told, after) in [
        ("lcg", "F sits round 2 out: no points and no loss.", (0, 1)),
        ("destiny", "F sits round 2 out: it counts as a loss.", (0, 2)),
    ] {
        let mut desk = desk(game, &SIX);
        desk.told("pair manual 'A = F, B = E, C = D'");
        let letters = if game == "lcg" { "WW" } else { "W" };
        for table in 1..=3 {
            desk.told(&format!("report {table} {letters}"));
        }
        assert_eq!(record(&desk.event, 6), (0, 1));
        assert_eq!(desk.told("away F"), told);
        assert_eq!(desk.told("away F"), "F sits the coming round out already.");
        let round = desk.decision("pair");
        assert!(round.message.to_string().ends_with("F sits it out."), "{}", round.message);
        let sitting: Vec<u32> = desk.event.round().unwrap().sitting_out().collect();
        assert_eq!(sitting, [6]);
        let pairing = desk.event.round().unwrap().of(6).unwrap();
        assert_eq!((pairing.outcome.as_ref().unwrap().how, pairing.is_bye()), (How::SatOut, true));
        assert_eq!(record(&desk.event, 6), after, "{game}");
        assert_ne!(bye(&desk), "F");
        assert_eq!(
            desk.refused("swap F A"),
            "F sits this round out and has no seat to swap: undo takes the round back."
        );
        clean(&desk.event);
        // They come back by themselves, and leaving and returning charges nothing twice.
        desk.told("drop F");
        desk.told("rejoin F");
        assert_eq!(record(&desk.event, 6), after, "{game}");
        let open: Vec<u32> =
            desk.event.round().unwrap().missing().filter_map(|p| p.table).collect();
        for table in open {
            desk.told(&format!("report {table} {letters}"));
        }
        desk.decision("pair");
        assert!(desk.event.round().unwrap().of(6).is_some_and(|pairing| !pairing.sits_out()));
        clean(&desk.event);
        assert_eq!(desk.refused("away F"), "No round is left to sit out.");
    }
}

#[test]
fn a_round_drawn_again_keeps_who_sits_it_out_and_who_will_sit_the_next_one_out() {
    let mut desk = desk("lcg", &SIX);
    desk.told("away F");
    desk.told("pair");
    desk.told("away E");
    desk.told("redraw 'the brothers met'");
    assert_eq!(desk.event.round().unwrap().sitting_out().collect::<Vec<_>>(), [6]);
    assert_eq!(desk.event.sits_out_next(), [5]);
    clean(&desk.event);
}

#[test]
fn by_hand_nobody_is_seated_who_sits_the_round_out() {
    let mut desk = desk("lcg", &SIX);
    desk.told("away F");
    assert_eq!(
        desk.refused("pair manual 'A = B, C = D, E = F'"),
        "F sits this round out: here #6 pairs them again."
    );
    desk.told("pair manual 'A = B, C = D, E = bye'");
    clean(&desk.event);
}
