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
    desk.does("official Zofia role=judge");
    assert_eq!(organizer(&desk), [Arg::from("anna")]);
    let none = "The event has no organizer. To name one: official NAME role=organizer.";
    assert_eq!(desk.warnings("official anna role=marshal"), [none]);
    assert_eq!(desk.refused("pair"), none);
    assert_eq!(desk.does("official Ewa role=organizer"), "Ewa is now organizer.");
    assert_eq!(organizer(&desk), [Arg::List(vec!["Ewa".into()])]);
}

#[test]
fn whoever_is_registered_plays_and_whoever_has_left_does_not() {
    let mut desk = Desk::destiny(basic(), &FOUR);
    assert_eq!(desk.does("official A role=judge"), "A is now judge and plays (registered as #1).");
    let playing = |desk: &Desk| {
        let items = announcement(&desk.event);
        let item = items.iter().find(|item| item.key == "playing_leaders").unwrap();
        item.lines.iter().map(Arg::to_string).collect::<Vec<_>>().join(" | ")
    };
    assert_eq!(playing(&desk), "A plays; anna rules in those games");
    desk.does("drop A");
    assert_eq!(playing(&desk), "Nobody");
    desk.dialogue(
        "official A role=judge playing | no: A (#1) dropped. To bring them back: rejoin.",
    );
}

#[test]
fn a_team_is_registered_before_one_of_them_leads() {
    let mut desk = Desk::of("lcg-2v2", Setup::default(), &[]);
    desk.does("add A partner=B");
    desk.dialogue(
        "official B role=judge playing | B is now judge and plays.
         official C role=judge playing | no: C needs a partner to play. Register the team first: add C partner=NAME.",
    );
}

#[test]
fn a_name_may_end_like_the_word_playing() {
    let mut desk = Desk::destiny(basic(), &FOUR);
    assert_eq!(desk.does("official 'Ola Displaying' role=judge"), "Ola Displaying is now judge.");
    assert_eq!(desk.does("official Ewa role=judge playing"), "Registered Ewa (#5), judge.");
}

#[test]
fn who_is_named_after_the_start_was_not_announced() {
    let mut desk = Desk::destiny(basic(), &FOUR);
    assert_eq!(desk.warnings("official Zofia role=judge"), [""; 0]);
    desk.does("pair");
    let aloud = "Players were told otherwise before the start: announce the change.";
    assert_eq!(desk.warnings("official Olga role=judge"), [aloud]);
    assert_eq!(desk.warnings("official Olga role=judge"), [""; 0]);
    assert_eq!(desk.warnings("dismiss Zofia"), [aloud]);
}

fn four(game: &str) -> Desk {
    Desk::of(game, custom(3, 0), &FOUR)
}

/// The ruler at each table where leaders play: `1: Zofia`.
fn rulers(desk: &Desk) -> Vec<String> {
    let ruled = desk.event.ruled_tables();
    ruled
        .iter()
        .map(|at| format!("{}: {}", at.table, at.ruler.phrase(&desk.event.ruleset)))
        .collect()
}

#[test]
fn a_game_whose_rules_name_nobody_leaves_it_to_be_said() {
    let mut desk = four("lcg");
    desk.run(["official A role=judge playing", "official B role=judge playing"]);
    desk.dialogue(
        "pair manual 'A = B, C = D' |! A and B both lead the event: agree before the game who makes rulings.",
    );
    assert_eq!(desk.event.ruled_table_at(1).unwrap().ruler, Ruler::NotSaid);
    desk.run(["undo", "pair manual 'A = C, B = D'"]);
    assert_eq!(rulers(&desk), ["1: anna, organizer", "2: anna, organizer"]);
}

#[test]
fn the_last_other_leader_who_leaves_is_a_warning_and_no_refusal() {
    let mut desk = four("destiny");
    desk.dialogue(
        "official A role=organizer playing · official Zofia role=judge · official Iza role=judge · pair
         official Iza away |! nothing",
    );
    let alone = "A leads the event and may play only with another official here (Zofia, Iza away). To bring one back: official NAME here. To name another: official NAME role=judge.";
    assert_eq!(desk.warnings("official Zofia here=no"), [alone]);
    desk.run(["report 1 W", "report 2 W"]);
    let warned = desk.warnings("pair");
    assert!(warned.iter().any(|warning| warning == alone), "{warned:?}");
    // To undo that a leader came is as good as to say that they left.
    desk.does("official Iza here");
    assert_eq!(desk.warnings("undo"), [alone]);
}

#[test]
fn presence_is_a_fact_of_the_log_and_can_be_undone() {
    let mut desk = four("destiny");
    desk.run(["official Zofia role=judge", "official zof away"]);
    let newest = desk.event.log.last().unwrap();
    assert_eq!(desk.event.describe(newest), "Zofia is away");
    assert!(matches!(&newest.action, Action::Presence(of) if of.name == "Zofia" && !of.here));
    assert_eq!(desk.does("official Zofia away"), "Zofia is already away.");
    desk.does("undo");
    assert_eq!(desk.does("official Zofia here"), "Zofia is already here.");
    desk.run(["official Zofia away", "official Zofia role=marshal"]);
    assert!(!desk.event.is_leader_here("Zofia"));
    desk.run(["dismiss Zofia", "official Zofia role=judge"]);
    assert!(desk.event.is_leader_here("Zofia"));
}

#[test]
fn who_plays_is_here() {
    let mut desk = four("destiny");
    desk.run(["official Zofia role=judge", "official A role=judge playing"]);
    desk.dialogue(
        "official A away | no: A is playing, so they must be here. To drop them: drop #1.",
    );
    desk.run(["official Zofia away", "add Zofia"]);
    assert!(desk.event.is_leader_here("Zofia"));
}

#[test]
fn wrong_words_about_officials_get_one_sentence() {
    let mut desk = four("destiny");
    desk.run(["official Zofia role=judge", "official Zosia role=judge"]);
    let usage = " Usage: official NAME role=organizer|marshal|judge [playing] | official NAME \
                 here|away";
    desk.dialogue(&format!(
        "official Nobody here | no: No official is named \"Nobody\".
         official zo away | no: \"zo\" matches several officials: type more of the name.
         official Zofia | no: Give a role (role=organizer, role=marshal or role=judge), or here or away.{usage}
         official Zofia role=judge here=no | no: Give a role or here/away, one at a time.{usage}
         official Zofia here=perhaps | no: Unknown word \"perhaps\"; write yes or no.{usage}"
    ));
}
