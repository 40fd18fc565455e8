//! Tests that a late player's place is judged as the program gives it.

use super::verify;
use crate::event::action::Setup;
use crate::event::fixture::{Desk, basic};
use crate::event::{Action, Event};
use crate::ruleset::StructureKind;

fn desk(game: &str) -> Desk {
    let setup = Setup { structure: Some(StructureKind::Custom), rounds: Some(3), ..basic() };
    let mut desk = Desk::of(game, setup, &["A", "B", "C", "D", "E"]);
    desk.told("pair");
    desk.told("add Zoe");
    desk
}

fn breaches(event: &Event) -> Vec<String> {
    verify(event).breaches.iter().map(|found| found.sentence.to_string()).collect()
}

/// Plays the round to its end, and the next one.
fn play_on(desk: &mut Desk) {
    let letters = if desk.event.ruleset.id.starts_with("lcg") { "WW" } else { "W" };
    for _ in 0..2 {
        let open: Vec<u32> =
            desk.event.round().unwrap().missing().filter_map(|pairing| pairing.table).collect();
        for table in open {
            desk.told(&format!("report {table} {letters}"));
        }
        if desk.event.round().unwrap().number == 1 {
            desk.told("pair");
        }
    }
}

#[test]
fn every_place_that_a_late_player_can_get_is_clean_in_every_game() {
    for game in ["destiny", "imperial-assault", "lcg", "tcg"] {
        for place in ["opponent", "loss", "next", "1", "bye"] {
            let mut desk = desk(game);
            match place {
                "1" => {
                    let gone = desk.event.round().unwrap().at_table(1).unwrap().a;
                    desk.told(&format!("drop #{gone}"));
                }
                // The bye is free again once its player has an opponent.
                "bye" => {
                    desk.told("add Yan");
                    desk.told("seat Yan opponent");
                }
                _ => {}
            }
            let refused = place == "next" && !game.ends_with("cg");
            if refused {
                desk.refused("seat Zoe next");
                continue;
            }
            desk.told(&format!("seat Zoe {place}"));
            assert_eq!(breaches(&desk.event), [""; 0], "{game} {place}");
            play_on(&mut desk);
            assert_eq!(breaches(&desk.event), [""; 0], "{game} {place}");
        }
    }
}

#[test]
fn a_missing_opponent_who_is_replaced_and_comes_back_is_clean() {
    let mut desk = desk("destiny");
    let round = desk.event.round().unwrap();
    let bye = round.pairings.iter().find(|pairing| pairing.is_bye()).unwrap().a;
    let gone = round.at_table(2).unwrap().b.unwrap();
    desk.told(&format!("seat #{bye} 2 for=#{gone}"));
    desk.told("seat Zoe bye");
    desk.told(&format!("rejoin #{gone}"));
    desk.told(&format!("seat #{gone} opponent"));
    assert_eq!(breaches(&desk.event), [""; 0]);
    play_on(&mut desk);
    assert_eq!(breaches(&desk.event), [""; 0]);
}

/// The breaches after the seat of the log was changed so.
fn changed(desk: &Desk, change: impl Fn(&mut crate::event::action::LateSeat)) -> Vec<String> {
    let mut event = desk.event.clone();
    for entry in std::sync::Arc::make_mut(&mut event.log) {
        if let Action::Seat(seat) = &mut entry.action {
            change(seat);
        }
    }
    breaches(&event)
}

#[test]
fn a_seat_that_no_command_gives_is_found() {
    let mut desk = desk("destiny");
    desk.told("seat Zoe opponent");
    assert!(changed(&desk, |_| {}).is_empty());
    let other = desk.event.round().unwrap().at_table(1).unwrap().a;
    let found = changed(&desk, |seat| seat.with = Some(other));
    assert_eq!(found[0], r#""with" is 1, but this program writes 5"#);
    let found = changed(&desk, |seat| seat.table = Some(1));
    assert_eq!(found[0], r#""table" is 1, but this program writes 3"#);
    let found = changed(&desk, |seat| seat.to = crate::event::action::Seat::Next);
    assert_eq!(
        found[0],
        "no command writes this line: \"In Star Wars: Destiny a missed round is a loss, so nobody can just wait for the next.\""
    );
    let found = changed(&desk, |seat| seat.to = crate::event::action::Seat::Bye);
    assert_eq!(found[0], "no command writes this line: \"E already has this round's only bye.\"");
}
