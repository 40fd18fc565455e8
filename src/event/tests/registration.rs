use super::fixture::{Desk, basic};
use super::*;
use crate::event::roster::read_roster;

fn places(desk: &Desk) -> Vec<String> {
    standings(&desk.event).iter().map(|standing| desk.event.label(standing.entrant)).collect()
}

#[test]
fn a_registration_made_by_mistake_is_taken_off_though_others_came_after() {
    let mut desk = Desk::custom(2, 0, &["Ala", "Bea", "Pomyłka", "Cyd", "Dag"]);
    desk.dialogue(
        r#"remove Pomyłka | Removed Pomyłka (#3): registered by mistake.
           drop Pomyłka | no: No player matches "Pomyłka": enter part of the name, or #number.
           drop #3 | no: There is no player #3: numbers go from #1 to #5.
           // The name and the start number are free again; the id is not.
           add Pomyłka start=3 | Registered Pomyłka (#6)."#,
    );
    desk.does("remove Pomyłka");
    assert_eq!(desk.event.count_entrants(desk.event.registered().count()).to_string(), "4 players");
    desk.round("Ala-Bea Cyd-Dag");
    assert_eq!(places(&desk).len(), 4);
    desk.dialogue(
        "remove Ala | no: The event has started. To drop Ala: drop. Players who were never paired get no place.",
    );
}

#[test]
fn a_removal_is_undone_like_any_action() {
    let mut desk = Desk::custom(2, 0, &["Ala", "Bea", "Cyd"]);
    desk.does("remove Bea");
    assert_eq!(desk.does("undo"), "Undone: \"removed Bea: registered by mistake\" (by anna).");
    assert_eq!(desk.event.registered().count(), 3);
    desk.run(["redo", "pair"]);
    desk.dialogue(
        "undo 4 | no: Can't undo only action 4 (removed Bea: registered by mistake). This depends on it: 7 (paired round 1). Undo that first.",
    );
}

#[test]
fn a_second_person_of_a_name_is_known_by_what_tells_them_apart() {
    let mut desk = Desk::destiny(basic(), &[]);
    desk.does("add 'Jan Kowalski' club=Bard member=7");
    let known =
        "jan kowalski is already registered (#1). Another jan kowalski? Add a club, or start=2.";
    for typed in ["", " club=bard", " club=Bard table=2"] {
        assert_eq!(desk.refused(&format!("add 'jan kowalski'{typed}")), known, "{typed}");
    }
    desk.dialogue(
        "add 'Jan  Kowalski' club=Smok |! Jan Kowalski alone is ambiguous now: write #1 or #2, or the whole name.",
    );
    // The third shares a club, and only the first has a member number.
    assert!(desk.refused("add 'Jan Kowalski' club=Bard member=8").contains("start=3"));
    desk.does("add 'Jan Kowalski' club=Bard start=30");
    assert_eq!(desk.event.entrants[2].name, "Jan Kowalski (30)");
    let several = "could be Jan Kowalski (#1), Jan Kowalski (Smok) (#2) or Jan Kowalski (30) (#3): \
                   enter more of the name, or #number.";
    for verb in
        ["drop 'Jan Kowalski'", "penalty 'Jan Kowalski' warning", "edit 'Jan Kowalski' club="]
    {
        assert_eq!(desk.refused(verb), format!("\"Jan Kowalski\" {several}"), "{verb}");
    }
    assert_eq!(desk.refused("drop 'jan kowalski'"), format!("\"jan kowalski\" {several}"));
    desk.dialogue(
        "remove 'Jan Kowalski (Smok)' | Removed Jan Kowalski (Smok) (#2): registered by mistake.",
    );
    desk.run(["remove #3", "edit 'Jan Kowalski' club=Kos"]);
}

#[test]
fn a_name_that_somebody_wrote_with_a_bracket_stays_a_name_of_its_own() {
    let mut desk = Desk::destiny(basic(), &["Anna", "Anna (Smok)"]);
    assert_eq!(desk.does("remove Anna"), "Removed Anna (#1): registered by mistake.");
}

fn desk(game: &str, players: &[&str]) -> Desk {
    let mut desk = Desk::of(game, basic(), &[]);
    for player in players {
        desk.does(&format!("add {player}"));
    }
    desk
}

#[test]
fn a_number_is_registered_corrected_and_taken_out() {
    let mut desk = desk("destiny", &["Ewa member=4711"]);
    assert_eq!(desk.event.entrants[0].member.as_deref(), Some("4711"));
    desk.does("edit Ewa member=A-12");
    assert_eq!(desk.event.entrants[0].member.as_deref(), Some("A-12"));
    desk.does("edit Ewa member=");
    assert_eq!(desk.event.entrants[0].member, None);
}

#[test]
fn a_number_belongs_to_one_player() {
    let mut desk = desk("destiny", &["Ewa member=A-12", "Jan"]);
    let taken = "Member number a-12 belongs to Ewa. Correct that registration first: edit #1 \
                 member=";
    assert_eq!(desk.refused("add Ola member=a-12"), taken);
    assert_eq!(desk.refused("edit Jan member=a-12"), taken);
    desk.does("edit Ewa member=A-12 club=Bard");
    let new = |name: &str, member: &str, line| NewEntrant {
        name: name.to_owned(),
        member: Some(member.to_owned()),
        line: Some(line),
        ..NewEntrant::default()
    };
    let all = vec![new("Ola", "7", 2), new("Iga", "A-12", 3), new("Ula", "7", 4)];
    let refused = crate::event::decide(&desk.event, &Command::Import(all), desk.now()).unwrap_err();
    assert_eq!(
        refused.0.to_string(),
        "Line 3: Member number A-12 belongs to Ewa. Correct that registration first: edit #1 member=\nLine 4: Member number 7 is also in line 2. Each player has a number of their own."
    );
}

#[test]
fn an_undo_gives_no_number_to_two() {
    let mut desk = desk("destiny", &["Ewa member=1", "Jan"]);
    desk.run(["edit Ewa member=2", "edit Jan member=1"]);
    let refused = desk.refused("undo 3");
    assert!(refused.contains("Ewa") && refused.contains("Jan"), "{refused}");
    assert_eq!(desk.event.entrants[0].member.as_deref(), Some("2"));
}

#[test]
fn a_team_has_a_number_for_each_player() {
    let mut desk = desk("lcg-2v2", &["Ewa partner=Jan member='1 & 2'"]);
    let of = |desk: &Desk, at: usize| -> Vec<(String, Option<String>)> {
        let players = desk.event.entrants[at].players();
        players.map(|(name, member)| (name.to_owned(), member.map(str::to_owned))).collect()
    };
    let pair = |name: &str, member: &str| (name.to_owned(), Some(member.to_owned()));
    assert_eq!(of(&desk, 0), [pair("Ewa", "1"), pair("Jan", "2")]);
    desk.does("add Ola partner=Iga member='& 3'");
    assert_eq!(of(&desk, 1), [("Ola".to_owned(), None), pair("Iga", "3")]);
    desk.dialogue(
        r#"add Ula partner=Ala member='4 & 2' | no: Member number 2 belongs to Ewa & Jan. Correct that registration first: edit #1 member=
           add Ula partner=Ala member='4&4' | no: Both players have member number 4. Give each their own, such as member="4711 & 0815"."#,
    );
}

#[test]
fn a_column_may_say_that_there_is_no_number() {
    for none in ["0", "000", "-", "brak", "N/A", "none", "yes", "Nie"] {
        let read = read_roster(&format!("Name,Member\nEwa,{none}\nJan,{none}\n")).unwrap();
        assert_eq!((&read[0].member, &read[1].member), (&None, &None), "{none}");
    }
}
