use super::*;
use crate::event::name::normalise;
use crate::store::known_people;
use crate::tui::known::KnownPeople;

#[test]
fn a_path_is_completed_and_mended() {
    let mut play = TestApp::registered(0);
    let folder = play.folder.path().to_str().unwrap().to_owned();
    std::fs::write(format!("{folder}/roster.csv"), "name\nEwa\nJan\n").unwrap();
    std::fs::write(format!("{folder}/people.txt"), "name\nIga\n").unwrap();
    play.keys("i").assert_shows("Tab complete");
    play.send(Msg::Paste(format!("'{folder}/rooster.csv'\n")));
    play.keys("Enter").assert_shows("rooster.csv: can't read it").assert_shows("rooster.csv'");
    play.keys("Esc i").text(&format!("{folder}/ro")).keys("Tab").assert_shows("/roster.csv");
    play.keys("Enter").assert_shows("┌ In this file");
    play.assert_shows("2 players; UTF-8, separated by commas.");
    play.assert_shows("name            name, in 2 lines").assert_shows("Players: Ewa, Jan.");
    play.keys("Esc").assert_shows("┌ Import a roster").assert_hides("In this file");
    assert!(play.event().entrants.is_empty());
    play.keys("Enter Enter").assert_shows("Registered 2 players.");
    play.assert_hides("┌ Import a roster").keys("i");
    play.send(Msg::Paste(format!("\"{folder}/roster.csv\"")));
    play.keys("Enter").assert_shows("2 of 2 lines").keys("Esc i").text("/nowhere/x");
    play.keys("Tab").assert_shows("No folder, roster or event begins with /nowhere/x");
    play.keys("Esc i").text(&format!("{folder}/pe")).keys("Tab").assert_shows("/people.txt");
    play.keys("Enter Enter").assert_shows("Registered 1 player.");
}

#[test]
fn an_older_event_registers_its_players() {
    let mut older = TestApp::registered(3);
    let file = older.file();
    older.keys("q");
    let mut play = TestApp::registered(0);
    play.keys("i")
        .assert_shows("Or register the players of an older event: its file, its name, or part of");
    let (started, _) = file.to_str().unwrap().rsplit_once('.').unwrap();
    play.text(started).keys("Tab").assert_shows(".yaml").keys("Enter");
    play.assert_shows("Registered 3 players.");
    assert_eq!(
        play.event().entrants.iter().map(|e| e.name.as_str()).collect::<Vec<_>>(),
        NAMES[..3]
    );
}

#[test]
fn an_older_event_is_found_by_a_part_of_its_name() {
    let mut play = TestApp::registered(3);
    play.verb("setup name=\"Kuźnia Spring Cup\"").keys("q n d Enter a Esc i").text("spring kuz");
    play.keys("Enter").assert_shows("Registered 3 players.").keys("q n d Enter a Esc :");
    play.text("import Kuźnia Spring Cup").keys("Enter").assert_shows("Registered 3 players.");
    play.keys("q n d Enter a Esc :").text("import star wars").keys("Enter");
    play.assert_shows("\". Name one by its file:").assert_shows("Name one by its file:");
    play.keys("Esc :").text("import nowhere").keys("Enter").assert_shows("nowhere: can't read it");
}

#[test]
fn many_problems_are_counted_and_three_named() {
    let mut play = TestApp::registered(0);
    let path = play.folder.path().join("all.csv");
    std::fs::write(&path, format!("name\n{}\n", NAMES.join("\n"))).unwrap();
    for _ in 0..2 {
        play.keys("i").text(path.to_str().unwrap()).keys("Enter Enter");
    }
    play.assert_shows("Nobody registered: 37 of 37 lines are invalid.").assert_shows("Line 4: ");
    play.assert_shows("34 more…").assert_hides("Line 5: ");
}

#[test]
fn pasted_lines_are_players_whatever_ends_them() {
    let mut play = TestApp::registered(1);
    play.keys("a").send(Msg::Paste("Ewa Nowa; Bard\rJan\tCube\r\n\r\nOla\r".to_owned()));
    play.assert_shows("Registered 3 players.");
    let clubs: Vec<_> = play.event().entrants.iter().map(|e| e.club.as_deref()).collect();
    assert_eq!(clubs, [None, Some("Bard"), Some("Cube"), None]);
    play.send(Msg::Paste("Ola\nIga".to_owned()));
    play.assert_shows("Nobody registered: 1 of 2 lines are invalid.")
        .assert_shows("Line 1: Ola is already registered (#4): add something to tell them apart.");
}

#[test]
fn what_a_service_wrote_is_shown_before_it_is_registered() {
    let mut play = TestApp::registered(0);
    let path = play.folder.path().join("export.csv");
    let bytes = b"Sygnatura czasowa;Imi\xea;Nazwisko;Klub;E-mail;Rezygnacja\r\n\
        1;\xa3ucja;\xafak;Bard;a@b.pl;\r\n2;Ewa;Zi\xeaba;;;tak\r\n3;Jan;Nowak;Bard;;\r\n";
    std::fs::write(&path, bytes).unwrap();
    play.resize(80, 24).keys("i").text(path.to_str().unwrap()).keys("Enter");
    for shown in [
        "2 players; Windows-1250, separated by semicolons.",
        "To check",
        "Line 3: Ewa Zięba skipped, because Rezygnacja says \"tak\".",
        "Imię            first name, in 3 lines",
        "Klub            club, in 2 lines",
        "Columns skipped: Sygnatura czasowa, E-mail.",
    ] {
        play.assert_shows(shown);
    }
    play.keys("Enter").assert_shows("Registered 2 players.");
    let names: Vec<_> = play.event().entrants.iter().map(|one| one.name.as_str()).collect();
    assert_eq!(names, ["Łucja Żak", "Jan Nowak"]);
    play.keys("i").text(path.to_str().unwrap()).keys("Enter").assert_shows("2 of 2 lines");
    play.assert_hides("In this file");
}

#[test]
fn an_unknown_status_is_asked_about_and_a_form_sent_twice_counts_once() {
    let mut play = TestApp::registered(0);
    let path = play.folder.path().join("list.csv");
    let list = "Name,Status\nAnna Lis,confirmed\nIga Rak,Second pool\nAnna Lis,confirmed\n";
    std::fs::write(&path, list).unwrap();
    play.keys("i").text(path.to_str().unwrap());
    play.keys("Enter").assert_shows("Status says \"Second pool\": Iga Rak.");
    play.assert_shows("Are they playing? Enter: yes, d: no.");
    play.assert_shows("Line 4 is Anna Lis again, already on line 2.");
    play.assert_shows(" d without them").keys("d").assert_shows("Registered 1 player.").keys("u i");
    play.text(path.to_str().unwrap()).keys("Enter Enter").assert_shows("Registered 2 players.");
    std::fs::write(&path, "name\nOlaf Sowa\n").unwrap();
    play.keys("i").text(path.to_str().unwrap()).keys("Enter").assert_hides("without them");
    play.keys("d").assert_shows("No open questions: everyone on the roster gets registered.");
}

/// A second event in a home whose first one has these people, still without anybody.
pub(super) fn second(first: &[&str]) -> TestApp {
    let mut play = TestApp::new();
    play.keys("n d Enter a");
    for line in first {
        play.text(line).keys("Enter");
    }
    play.keys("Esc q n d Enter a");
    told(&mut play);
    play
}

/// Tells the program what its thread reads, at a moment that the test chooses.
fn told(play: &mut TestApp) {
    let people = known_people(&Disk::default(), play.folder.path(), &play.file());
    play.send(Msg::Known(KnownPeople::of(people).into()));
}

const REGULARS: [&str; 4] =
    ["Celina Gołębiewska; Kuźnia Gier", "Jan Gołąb; Bard", "Ewa Zięba; Bard", "Hal"];

fn names(play: &TestApp) -> Vec<(&str, Option<&str>)> {
    let people = play.event().registered();
    people.map(|entrant| (entrant.name.as_str(), entrant.club.as_deref())).collect()
}

#[test]
fn the_thread_tells_who_is_known() {
    let play = second(&REGULARS);
    let told = play.messages.iter().find_map(|msg| match msg {
        Msg::Known(known) if *known != KnownPeople::default() => Some(known),
        _ => None,
    });
    assert_eq!(told.as_ref(), Some(&play.app.model.known));
}

#[test]
fn three_letters_and_an_arrow_register_a_regular() {
    let mut play = second(&REGULARS);
    play.text("gol").assert_shows("▸ gol                 as typed");
    play.assert_shows("  Celina Gołębiewska  Kuźnia Gier");
    play.assert_shows("  Jan Gołąb           Bard").keys("Down");
    play.assert_shows("Enter: add Celina Gołębiewska, Kuźnia Gier.").keys("Enter");
    assert_eq!(names(&play), [("Celina Gołębiewska", Some("Kuźnia Gier"))]);
    play.text("go").keys("Down").assert_shows("Enter: add Jan Gołąb, Bard.");
    play.assert_hides("  Celina Gołębiewska  K").keys("Enter");
    assert_eq!(names(&play)[1], ("Jan Gołąb", Some("Bard")));
}

#[test]
fn a_name_with_a_space_or_without_a_match_is_added_as_it_is_typed() {
    let mut play = second(&REGULARS);
    play.text("Ewa Zi").assert_shows("▸ Ewa Zi").assert_shows("Enter: add Ewa Zi.").keys("Enter");
    play.text("Zenon").assert_hides("as typed").keys("Enter").text("Hal").assert_hides("as typed");
    play.keys("Enter").text("cel gol").keys("Right Enter");
    let club = Some("Kuźnia Gier");
    let wanted = [("Ewa Zi", None), ("Zenon", None), ("Hal", None), ("Celina Gołębiewska", club)];
    assert_eq!(names(&play), wanted);
}

#[test]
fn the_offer_is_taken_into_the_fields_and_changed_there() {
    let mut play = second(&REGULARS);
    play.text("celi").keys("Down Tab").assert_shows("Name Celina Gołębiewska");
    play.assert_shows("Kuźnia Gier");
    play.text("ba").assert_shows("  Bard").assert_shows("Enter: add Celina Gołębiewska, ba.");
    play.keys("Right Enter");
    assert_eq!(names(&play), [("Celina Gołębiewska", Some("Bard"))]);
}

#[test]
fn the_partner_of_a_team_is_offered_too() {
    let mut play = TestApp::new();
    play.keys("n d Enter a").text("Celina Gołębiewska; Bard").keys("Enter Esc q n 2 Enter a");
    told(&mut play);
    play.text("Ola Wilk").keys("Tab").text("cel").keys("Down").assert_shows("▸ Celina Gołębiewska");
    play.keys("Enter");
    assert_eq!(play.event().entrants[0].partner.as_deref(), Some("Celina Gołębiewska"));
    play.keys("Ctrl-z").text("celi").keys("Down");
    play.assert_shows("Enter: take Celina Gołębiewska, then the partner.").keys("Enter");
    play.text("Jan Lis").keys("Enter");
    assert_eq!(play.event().registered().next().unwrap().label(), "Celina Gołębiewska & Jan Lis");
}

#[test]
fn the_check_in_offers_whom_other_events_know() {
    let mut play = second(&REGULARS);
    play.text("Ola Wilk").keys("Enter Esc :").text("setup checkin=yes").keys("Enter H").text("gol");
    play.keys("Down").assert_shows("▸ Celina Gołębiewska  Kuźnia Gier");
    play.assert_shows("Enter: add Celina Gołębiewska to the event (asks first).");
    play.keys("Down Enter").assert_shows("Enter again: add Jan Gołąb and check them in.");
    play.keys("Enter");
    assert_eq!(names(&play)[1], ("Jan Gołąb", Some("Bard")));
    assert!(play.event().attendance(2).here);
}

#[test]
fn one_key_takes_back_exactly_the_registration_just_made() {
    let mut play = second(&REGULARS);
    play.text("Ola Wilk").keys("Enter").text("gol").keys("Down Enter Ctrl-z");
    assert_eq!(names(&play), [("Ola Wilk", None)]);
    play.text("gol").keys("Down Enter");
    assert_eq!(names(&play).len(), 2);
    play.keys("Esc :").text("note hall is cold").keys("Enter a Ctrl-z");
    play.assert_shows("The last action isn't a registration of yours.");
    assert_eq!(names(&play).len(), 2);
}

#[test]
fn a_whole_name_in_any_case_is_the_known_person_with_the_club() {
    let mut play = second(&REGULARS);
    for typed in ["celina gołębiewska", "CELINA GOLEBIEWSKA", "Celina Gołębiewska"] {
        play.text(typed).assert_shows("Enter: add Celina Gołębiewska, Kuźnia Gier").keys("Enter");
        assert_eq!(names(&play), [("Celina Gołębiewska", Some("Kuźnia Gier"))]);
        play.keys("Ctrl-z");
    }
    play.text("celina gol").keys("Enter");
    assert_eq!(names(&play), [("celina gol", None)]);
}

#[test]
fn anothers_registration_is_taken_back_by_the_key_that_works_there() {
    let mut play = TestApp::registered(1);
    play.keys("a").text("Ola Wilk").keys("Enter").ben(&["add 'Iga Szpak'"], false);
    play.keys("Ctrl-z").assert_shows("again: undo");
}

#[test]
fn the_palette_finds_verbs_by_letters_in_order_and_aligns_them() {
    let mut play = TestApp::registered(3);
    play.keys(":").text("a").screen();
    play.keys("Esc :").text("dq").assert_shows(" disqualify WHO …  disqualify a player");
    play.keys("Down Enter").assert_shows(":disqualify").text("jk");
    play.assert_shows("Jan Kowalski").keys("Tab").assert_shows(":disqualify \"Jan Kowalski\"");
    play.keys("Esc :").text("und").keys("Down Enter");
    assert_eq!(play.event().registered().count(), 2);
}

#[test]
fn the_palette_shows_verbs_that_make_sense_now_and_refuses_others_with_the_reason() {
    let mut play = TestApp::registered(4);
    play.keys(":").text("re").assert_shows("remove WHO").assert_hides("report TABLE");
    play.keys("Esc :").text("report 1 2-0").keys("Enter").assert_shows(":report 1 2-0");
    play.keys("Esc p :").text("re").assert_shows("report TABLE").assert_hides("remove WHO");
    play.keys("Esc :").text("remov").assert_shows("remove WHO");
}

#[test]
fn the_palette_completes_tables_files_and_settings() {
    let mut play = TestApp::paired(4);
    let [a, b] = play.names(2);
    play.keys(":").text("report ").assert_shows(" 2 ").text(&a).assert_shows(&format!("{a} – {b}"));
    play.keys("Tab").assert_shows(":report 2");
    let roster = play.folder.path().join("roster.csv");
    std::fs::write(&roster, "name\nZoe\n").unwrap();
    let started = roster.to_str().unwrap().trim_end_matches("ster.csv").to_owned();
    play.resize(120, 24).keys("Esc :").text(&format!("import {started}"));
    play.keys("Tab").assert_shows(&format!(":import {}", roster.display())).keys("Esc :");
    play.text("setup cut_").keys("Tab").text("le").keys("Tab").assert_shows(":setup cut_by=level");
}

#[test]
fn tab_takes_away_no_word_that_was_typed_before_the_last_one() {
    let mut play = TestApp::paired(14);
    for verb in crate::event::VERBS.iter().map(|help| help.verb) {
        for typed in ["ola na zo", "ewa 2 late", "3 W"] {
            play.keys(":").text(&format!("{verb} {typed}"));
            for _ in 0..3 {
                play.keys("Tab");
                let Some(Dialog::Palette(palette)) = play.app.model.dialogs.last() else {
                    panic!("{verb} {typed}");
                };
                let line = normalise(palette.line.value());
                let before = typed.rsplit_once(' ').unwrap().0;
                let kept = before.split(' ').all(|word| line.contains(word));
                assert!(kept && line.starts_with(verb), "{verb} {typed}: {line}");
            }
            play.keys("Esc");
        }
    }
}
