use super::Play;
use crate::tui::Msg;

#[test]
fn the_line_is_ready_for_one_after_the_other() {
    let mut play = Play::new();
    play.keys("n d Enter").text("Ewa Zięba").keys("Tab").text("Bard").keys("Enter");
    play.text("Jan Kowalski; Cube").keys("Enter").sees("Registered Jan Kowalski (#2). · saved #2");
    let clubs: Vec<_> = play.event().entrants.iter().map(|e| e.club.clone().unwrap()).collect();
    assert_eq!(clubs, ["Bard", "Cube"]);
}

#[test]
fn a_pasted_list_is_registered_at_once() {
    let mut play = Play::new();
    play.keys("n d Enter").send(Msg::Paste("Ewa; Bard\nJan\nOla; Cube\n".to_owned()));
    play.sees("3 players");
    play.send(Msg::Paste("Iga\u{1b}[2J".to_owned()));
    play.keys("Enter");
    assert_eq!(play.event().entrants[3].name, "Iga");
    play.keys("Esc :").send(Msg::Paste("add \u{1b}[1mTola\u{1b}[0m".to_owned()));
    play.keys("Enter");
    assert_eq!(play.event().entrants[4].name, "Tola");
    play.keys("End Enter").send(Msg::Paste("\u{1b}]0;x\u{7} Nowa".to_owned()));
    play.keys("Enter");
    assert_eq!(play.event().entrants[4].name, "Tola Nowa");
}

#[test]
fn a_refused_name_stays_to_be_mended() {
    let mut play = Play::registered(2);
    play.keys("a").text("Jan Kowalski").keys("Enter").sees("registered already");
    play.text(" junior").keys("Enter").sees("Registered Jan Kowalski junior");
}

#[test]
fn signs_work_while_the_line_is_empty() {
    let mut play = Play::new();
    play.keys("n d Enter ?").sees("Help").keys("Esc :").text("add Ewa").keys("Enter");
    play.sees("1 player").text("Iga?").keys("Enter");
    assert_eq!(play.event().entrants[1].name, "Iga?");
}

#[test]
fn a_roster_is_imported_all_or_nothing() {
    let mut play = Play::registered(0);
    let path = play.folder.path().join("roster.csv");
    std::fs::write(&path, "name,club\nEwa,Bard\nEwa,Cube\n").unwrap();
    play.keys("i").text(path.to_str().unwrap()).keys("Enter").sees("0 players");
    std::fs::write(&path, "name;club\nEwa;Bard\nJan;Cube\n").unwrap();
    play.keys("Enter").sees("2 players");
    play.keys("i").text("/nowhere.csv").keys("Enter").sees("/nowhere.csv: cannot be read");
}

#[test]
fn players_leave_return_and_are_put_out() {
    let mut play = Play::paired(8);
    play.report_all().keys("p r Home d").sees("still needs its result.").keys("Enter");
    play.sees("has left after round 2")
        .sees("left after round 2")
        .keys("d")
        .sees("has left already: J brings the player back.");
    play.keys("J").sees("is back").keys("D").text("abuse").keys("Enter Enter").sees("disqualified");
    play.keys("J").sees("may never return");
}

#[test]
fn a_player_is_corrected_in_a_form() {
    let mut play = Play::registered(2);
    play.keys("Home e Tab").text("Faber").keys("Enter").sees("Faber").sees("Changed");
    play.keys("e Enter").misses("Changed");
}

#[test]
fn officials_are_named_and_dismissed() {
    let mut play = Play::registered(2);
    play.keys("o").sees("anna made the event").keys("a").text("Ben").keys("Enter");
    play.sees("Ben is organizer.").keys("a").text("Ola").keys("Enter").sees("Ola is marshal.");
    play.sees("▸ Ola").keys("a").text("Iga").keys("Enter").sees("Iga is judge.").sees("▸ Iga");
    play.keys("Up Enter").sees("‹marshal›").keys("Right Enter");
    play.sees("Ola is judge. That replaces marshal.").sees("▸ Ola");
    play.keys("d").sees("Dismiss Ola?").sees("Enter").keys("Esc").sees("▸ Ola");
    play.keys("d Enter").sees("Ola is judge no longer.").misses("▸ Ola");
}

#[test]
fn a_player_is_found_by_a_part_of_the_name() {
    let mut play = Play::paired(8);
    play.keys("/").text("zolk").sees("Anna Żółkiewska: table").keys("Enter");
    let floor = play.app.model.floor().unwrap();
    let table = floor.round().unwrap().2.of(1).unwrap().table;
    assert_eq!((floor.player, floor.chosen_table()), (Some(1), table));
    play.keys("/").text("nobody").keys("Enter").sees("No player matches \"nobody\"");
}

#[test]
fn after_undo_the_row_stays_on_the_player_concerned() {
    let mut play = Play::paired(8);
    play.keys("r Home Down Down d Enter Home u");
    assert_eq!(play.app.model.floor().unwrap().player, Some(3));
    play.keys("Esc Tab Down Down").report_all().keys("p");
    assert_eq!(play.app.model.floor().unwrap().player, None);
}

#[test]
fn the_word_club_stands_above_the_word_club() {
    let mut play = Play::registered(3);
    for width in [60, 80, 100, 120, 200] {
        let screen = play.resize(width, 30).screen();
        let at = |line: &str| line.find("Club").map(|at| line[..at].chars().count());
        let found: Vec<usize> = screen.lines().filter_map(at).collect();
        assert!(found.len() == 2 && found[0] == found[1], "{width}: {found:?}\n{screen}");
    }
}

#[test]
fn a_long_club_uses_the_room_there_is() {
    let mut play = Play::registered(0);
    play.keys("a").text("Ewa; Stowarzyszenie Miłośników Gier z Nowego Sącza").keys("Enter");
    play.resize(120, 30).sees("Stowarzyszenie Miłośników Gier z Nowego Sącza");
}
