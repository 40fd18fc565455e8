//! Who may lead and play.

use super::fixture::{Desk, basic};
use crate::event::action::Setup;
use crate::ruleset::TierKind;

const FOUR: [&str; 4] = ["A", "B", "C", "D"];

fn formal() -> Setup {
    Setup { tier: Some(TierKind::Formal), ..basic() }
}

#[test]
fn e5_relaxed_a_playing_organizer_needs_a_second_leader() {
    let mut desk = Desk::destiny(basic(), &FOUR);
    desk.told("official A role=organizer playing");
    assert_eq!(
        desk.refused("pair"),
        "A may play only if a second leader is announced before the start: \
         name one with official NAME role=judge."
    );
    desk.told("official Zofia role=judge");
    assert_eq!(desk.told("pair"), "Round 1 is paired: 2 tables.");
}

#[test]
fn e5_formal_no_leader_plays() {
    let mut desk = Desk::destiny(formal(), &FOUR);
    desk.told("official A role=organizer playing");
    desk.told("official Zofia role=judge");
    assert_eq!(
        desk.refused("pair"),
        "A leads the event and may not play in it: the tier Formal forbids it."
    );
    desk.told("official A role=organizer");
    assert_eq!(desk.told("pair"), "Round 1 is paired: 2 tables.");
}

#[test]
fn there_is_exactly_one_organizer() {
    let mut desk = Desk::destiny(basic(), &FOUR);
    desk.told("official Zofia role=organizer");
    assert_eq!(
        desk.refused("official Ewa role=organizer"),
        "Zofia is the organizer and there is exactly one: dismiss Zofia first."
    );
    desk.told("dismiss zof");
    desk.told("official Ewa role=organizer");
    assert_eq!(desk.told("official Ewa role=organizer"), "Ewa is organizer. It was so already.");
}

#[test]
fn e5_two_leaders_who_meet_are_ruled_by_the_marshal() {
    let mut desk = Desk::destiny(basic(), &FOUR);
    desk.told("official A role=organizer playing");
    desk.told("official B role=judge playing");
    assert_eq!(
        desk.warnings("pair manual 'A = B, C = D'"),
        ["A and B both lead the event: the marshal rules at their table."]
    );
}

#[test]
fn a_leader_who_bears_a_players_name_is_pointed_out() {
    let mut desk = Desk::destiny(basic(), &FOUR);
    desk.told("official A role=judge");
    assert_eq!(
        desk.warnings("pair"),
        ["A leads the event, and a player has that name: if it is the same person, \
          official NAME role=judge playing says so."]
    );
}

#[test]
fn a_name_may_end_like_the_word_playing() {
    let mut desk = Desk::destiny(basic(), &FOUR);
    assert_eq!(desk.told("official 'Ola Displaying' role=judge"), "Ola Displaying is judge.");
    assert_eq!(desk.told("official Ewa role=judge playing"), "Ewa is judge and plays.");
}
