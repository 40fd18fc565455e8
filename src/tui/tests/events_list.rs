use super::TestApp;

fn make(play: &mut TestApp, name: &str, players: &[&str]) {
    play.keys("n d").text(name).keys("Enter a");
    for player in players {
        play.text(player).keys("Enter");
    }
    play.keys("Esc");
}

fn three() -> TestApp {
    let mut play = TestApp::new();
    make(&mut play, "Liga Łódź", &["Ala", "Bea"]);
    play.verb("setup structure=custom rounds=2").keys("p q");
    make(&mut play, "Alfa", &["Cela"]);
    play.keys("q");
    make(&mut play, "Beta", &["Ala", "Bea"]);
    play.verb("setup structure=custom rounds=1").keys("p 1 Enter 1").verb("finish").keys("q");
    play
}

fn rows(play: &mut TestApp, from: usize, to: usize) -> Vec<String> {
    let screen = play.screen();
    let rows = screen.lines().skip(from).take(to - from).map(|row| row.trim_end().to_owned());
    rows.collect()
}

#[test]
fn events_that_run_come_first_below_headings() {
    let mut play = three();
    let listed = [
        "  Day         Event                      Players  Game     State",
        "  2026-11-21  Liga Łódź                        2  Destiny  round 1",
        "  2026-11-21  Alfa                             1  Destiny  registration",
        "▸ 2026-11-21  Beta                             2  Destiny  ★ Ala",
    ];
    assert_eq!(rows(play.resize(80, 24), 2, 6), listed);
}

#[test]
fn the_list_narrows_while_one_types_and_enter_opens() {
    let mut play = three();
    play.keys("/").text("lodz").assert_shows("Liga Łódź").assert_hides("Alfa").assert_hides("Beta");
    play.keys("Enter").assert_shows("Round 1").keys("q").assert_shows("Alfa").keys("/");
    play.text("nothing like it").assert_shows("Nothing found.");
    play.keys("Esc").assert_shows("Liga Łódź").assert_shows("Alfa");
}

#[test]
fn an_event_with_the_same_people_takes_their_registration_and_the_announcement() {
    let mut play = three();
    play.keys("Home Enter").verb("setup minutes=41");
    play.keys("q y").assert_shows("Registers the players of Liga Łódź, except those disqualified.");
    play.text("Liga II");
    play.keys("Enter").assert_shows("Liga II").assert_shows("Ala").assert_shows("Bea");
    let event = play.event();
    assert_eq!((event.entrants.len(), event.setup.minutes), (2, Some(41)));
    assert!(event.stages.is_empty());
    play.keys("Esc u");
    assert_eq!(play.event().registered().count(), 0, "the people are one action");
}

#[test]
fn a_search_without_a_hit_stays_and_esc_shows_all_events() {
    let mut play = three();
    play.keys("/").text("zzz").keys("Enter").assert_shows("Nothing found.");
    play.assert_shows("Esc: show all.").keys("Esc").assert_shows("Liga Łódź").assert_shows("Alfa");
    play.assert_shows("Beta").keys("Esc").assert_shows("Esc does nothing here. ?: show keys.");
}

#[test]
fn an_event_in_the_trash_is_brought_back_before_it_opens() {
    let mut play = three();
    play.keys("Up d Enter Tab Tab").assert_shows("Komandor · trash").assert_shows("Alfa");
    play.keys("Enter").assert_shows("Restore this event first: u.").keys("Esc /").text("al");
    play.keys("Enter").assert_shows("Restore this event first: u.");
    play.assert_shows("Komandor · trash · only events with \"al\"");
    play.keys("Esc Esc").assert_hides("only events").keys("u Enter");
    play.assert_shows("The trash is empty.").keys("Enter").assert_hides("There is no event");
}

#[test]
fn an_archived_event_says_so_and_leads_back_to_the_archive() {
    let mut play = three();
    play.keys("Tab Enter").assert_shows("No archived events.").assert_hides("There is no event");
    play.keys("Tab Tab Down M Enter Tab Enter").assert_shows("Alfa · archive");
    play.keys("Esc q").assert_shows("Komandor · archive").assert_shows("Alfa");
}

#[test]
fn the_same_people_on_one_day_get_the_next_free_name() {
    let mut play = three();
    play.keys("Up y").assert_shows("Alfa 2").keys("Enter Esc q");
    assert!(rows(&mut play, 2, 8).iter().any(|row| row.contains("Alfa 2 ")));
    play.keys("/").text("alfa").keys("Down Enter Esc q");
    let list = rows(&mut play, 2, 8);
    assert_eq!(list.iter().filter(|row| row.contains("Alfa")).count(), 2);
}

#[test]
fn of_two_events_with_one_name_the_form_names_the_file() {
    let mut play = TestApp::new();
    make(&mut play, "Alfa", &[]);
    play.keys("Esc q");
    make(&mut play, "Alfa", &[]);
    play.keys("Esc q d").assert_shows("File: alfa-2026-11-21").keys("Esc");
}

#[test]
fn tab_names_the_list_to_which_it_leads() {
    let mut play = three();
    play.assert_shows(" M archive ").assert_shows("archive").keys("Tab").assert_shows("trash");
    play.keys("Tab").assert_shows("events").keys("Tab").assert_shows("archive");
}

#[test]
fn a_second_event_of_a_game_on_one_day_has_a_number() {
    let mut play = TestApp::new();
    play.keys("n d").assert_shows("Star Wars: Destiny 2026-11-21 ").assert_hides("(2)");
    for number in ["(2)", "(3)"] {
        play.keys("Enter Esc q n d");
        play.assert_shows(&format!("Star Wars: Destiny 2026-11-21 {number}"));
    }
}

#[test]
fn an_empty_list_says_so_to_the_keys_for_its_events() {
    let mut play = TestApp::new();
    for key in ["d", "M", "u", "y"] {
        play.keys(key).assert_shows("No events yet. n: create one.");
    }
    play.keys("Tab M").assert_shows("No archived events.");
}

#[test]
fn who_was_disqualified_is_not_left_out_without_a_word() {
    let mut play = three();
    play.keys("Home Enter").verb("disqualify Bea cheated").keys("Enter q y").text("Liga II");
    play.keys("Enter").assert_shows("Not registered, as they were disqualified there: Bea.");
    assert_eq!(play.event().entrants.len(), 1);
}
