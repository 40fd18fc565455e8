use super::*;
use crate::event::roster::read_roster;

fn desk(game: &str, players: &[&str]) -> Desk {
    let mut desk = Desk::of(game, basic(), &[]);
    for player in players {
        desk.told(&format!("add {player}"));
    }
    desk
}

#[test]
fn a_number_is_registered_corrected_and_taken_out() {
    let mut desk = desk("destiny", &["Ewa member=4711"]);
    assert_eq!(desk.event.entrants[0].member.as_deref(), Some("4711"));
    desk.told("edit Ewa member=A-12");
    assert_eq!(desk.event.entrants[0].member.as_deref(), Some("A-12"));
    desk.told("edit Ewa member=");
    assert_eq!(desk.event.entrants[0].member, None);
}

#[test]
fn a_number_belongs_to_one_player() {
    let mut desk = desk("destiny", &["Ewa member=A-12", "Jan"]);
    let taken = "Member number a-12 belongs to Ewa. Correct that registration first: edit #1 \
                 member=";
    assert_eq!(desk.refused("add Ola member=a-12"), taken);
    assert_eq!(desk.refused("edit Jan member=a-12"), taken);
    desk.told("edit Ewa member=A-12 club=Bard");
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
    desk.told("add Ola partner=Iga member='& 3'");
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
