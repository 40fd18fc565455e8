use super::*;
use crate::event::announcement::announcement;

const FOUR: [&str; 4] = ["A", "B", "C", "D"];

#[test]
fn there_is_exactly_one_organizer() {
    let mut desk = Desk::destiny(basic(), &FOUR);
    desk.dialogue(
        "official Zofia role=organizer | Zofia is now organizer. anna is no longer organizer.
         official Ewa role=organizer | no: Zofia is the organizer, and there can be only one. To remove them first: dismiss Zofia.
         dismiss zof · official Ewa role=organizer
         official Ewa role=organizer | Ewa is now organizer. No change.
         // Another case does not make another person.
         official ewa role=judge | Ewa is now judge.",
    );
    assert_eq!(desk.event.officials.len(), 1);
}

#[test]
fn who_made_the_event_stays_organizer_until_another_is_named() {
    let mut desk = Desk::destiny(basic(), &FOUR);
    let organizer = |desk: &Desk| {
        let said = announcement(&desk.event);
        said.into_iter().find(|item| item.key == "organizer").unwrap().lines
    };
    desk.told("official Zofia role=judge");
    assert_eq!(organizer(&desk), [Arg::from("anna")]);
    let none = "The event has no organizer. To name one: official NAME role=organizer.";
    assert_eq!(desk.warnings("official anna role=marshal"), [none]);
    assert_eq!(desk.refused("pair"), none);
    assert_eq!(desk.told("official Ewa role=organizer"), "Ewa is now organizer.");
    assert_eq!(organizer(&desk), [Arg::List(vec!["Ewa".into()])]);
}

#[test]
fn whoever_is_registered_plays_and_whoever_has_left_does_not() {
    let mut desk = Desk::destiny(basic(), &FOUR);
    assert_eq!(desk.told("official A role=judge"), "A is now judge and plays (registered as #1).");
    let playing = |desk: &Desk| {
        let items = announcement(&desk.event);
        let item = items.iter().find(|item| item.key == "playing_leaders").unwrap();
        item.lines.iter().map(Arg::to_string).collect::<Vec<_>>().join(" | ")
    };
    assert_eq!(playing(&desk), "A plays; anna rules in those games");
    desk.told("drop A");
    assert_eq!(playing(&desk), "Nobody");
    desk.dialogue(
        "official A role=judge playing | no: A (#1) dropped. To bring them back: rejoin.",
    );
}

#[test]
fn a_team_is_registered_before_one_of_them_leads() {
    let mut desk = Desk::of("lcg-2v2", Setup::default(), &[]);
    desk.told("add A partner=B");
    desk.dialogue(
        "official B role=judge playing | B is now judge and plays.
         official C role=judge playing | no: C needs a partner to play. Register the team first: add C partner=NAME.",
    );
}

#[test]
fn a_name_may_end_like_the_word_playing() {
    let mut desk = Desk::destiny(basic(), &FOUR);
    assert_eq!(desk.told("official 'Ola Displaying' role=judge"), "Ola Displaying is now judge.");
    assert_eq!(desk.told("official Ewa role=judge playing"), "Registered Ewa (#5), judge.");
}

#[test]
fn who_is_named_after_the_start_was_not_announced() {
    let mut desk = Desk::destiny(basic(), &FOUR);
    assert_eq!(desk.warnings("official Zofia role=judge"), [""; 0]);
    desk.told("pair");
    let aloud = "Players were told otherwise before the start: announce the change.";
    assert_eq!(desk.warnings("official Olga role=judge"), [aloud]);
    assert_eq!(desk.warnings("official Olga role=judge"), [""; 0]);
    assert_eq!(desk.warnings("dismiss Zofia"), [aloud]);
}
