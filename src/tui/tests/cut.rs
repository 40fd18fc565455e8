use super::TestApp;
use crate::event::standings;
use crate::show::{Arithmetic, tie_break_value};
use crate::tui::dialog::Dialog;
use crate::words::Words;

#[test]
fn the_cut_shows_who_is_in_and_who_is_next() {
    let mut play = TestApp::registered(8);
    play.keys(":").text("setup structure=custom rounds=1 cut=4").keys("Enter p").report_all();
    play.keys("c")
        .assert_shows("Cut to top 4")
        .assert_shows("Player")
        .assert_shows("SoS")
        .assert_shows("──────────");
    let screen = play.screen();
    assert!(screen.contains("   5  ") && screen.contains("   6  "), "{screen}");
    assert!(!screen.contains("   7  "), "{screen}");
    play.assert_shows("Enter: make the cut; if someone declines, the next player moves up.")
        .assert_shows("next.  ");
    play.resize(30, 8)
        .assert_shows("▸  1  ")
        .resize(80, 24)
        .keys("Enter")
        .assert_hides("The cut to");
}

#[test]
fn the_cut_shows_the_tie_breaks_that_decide() {
    let mut play = TestApp::registered(16);
    play.keys(":").text("setup structure=custom rounds=3 cut=4").keys("Enter p").report_all();
    for _ in 0..2 {
        play.keys("p").report_all();
    }
    let ranked: Vec<u32> = standings(play.event()).iter().map(|s| s.entrant).collect();
    let neighbours = Arithmetic::of(play.event(), ranked[3]).unwrap().neighbours();
    let line = neighbours.into_iter().find(|other| !other.is_ahead).unwrap();
    let by = line.by.expect("points part the two at the line");
    let heading = by.about().narrow.to_string();
    play.keys("c").assert_shows(&heading);
    // Where there is one column only, it is the one that decides at the line of the cut.
    let value = standings(play.event()).value(ranked[3], by).unwrap();
    let value = tie_break_value(by, value);
    let value = Words::english().arg(&value);
    play.resize(40, 12).assert_shows(&heading).assert_shows(&format!(" {value} │"));
}

/// Eight players after the last round before a cut to four.
fn before_the_cut() -> TestApp {
    let mut play = TestApp::registered(8);
    play.keys(":").text("setup structure=custom rounds=1 cut=4").keys("Enter p").report_all();
    play
}

#[test]
fn seeds_are_moved_and_replaced_and_the_reason_is_asked() {
    let mut play = before_the_cut();
    let by: Vec<u32> = standings(play.event()).iter().map(|s| s.entrant).collect();
    let name = |play: &TestApp, at: usize| play.event().label(by[at]);
    let [a, b, c, d, e] = [0, 1, 2, 3, 4].map(|at| name(&play, at));
    play.keys("c Right").assert_shows("Cut to top 4, by hand").assert_shows("standing");
    play.assert_shows(&format!("By hand: {a} is seed 2 instead of 1."));
    // The suggestion is the next in the standings.
    play.keys("Down Down e").assert_shows(&format!("Instead of {d}")).assert_shows(&e);
    play.keys("Enter").assert_shows(&format!("By hand: {e} instead"));
    play.keys("Enter")
        .assert_shows("Cut by hand")
        .keys("Enter")
        .assert_shows("Give a reason for the cut by hand (logged).");
    assert!(play.event().finals().is_none());
    play.text("left early").keys("Enter");
    let seeds: Vec<String> = {
        let event = play.event();
        event.finals().unwrap().seeds.iter().map(|id| event.label(*id)).collect()
    };
    assert_eq!(seeds, [b, a, c, e]);
    assert_eq!(play.event().log.last().unwrap().reason.as_deref(), Some("left early"));
    play.assert_hides("Cut by hand").assert_hides("Cut to top 4, by hand");
}

#[test]
fn the_first_and_the_last_seed_say_that_they_go_no_farther() {
    let mut play = before_the_cut();
    let by: Vec<u32> = standings(play.event()).iter().map(|s| s.entrant).collect();
    let [first, last] = [0, 3].map(|at| play.event().label(by[at]));
    play.keys("c Left").assert_shows(&format!("{first} is already the first seed."));
    play.keys("Down Down Down Right").assert_shows(&format!("{last} is already the last seed."));
    play.keys("Left").assert_shows("Cut to top 4, by hand");
}

#[test]
fn seeds_are_added_and_left_out_and_come_back() {
    let mut play = before_the_cut();
    play.keys("c d d").assert_shows("Cut to top 2, by hand").keys("u").assert_shows("Cut to top 4");
    play.assert_hides("by hand").keys("u").assert_shows("The seeds already match the standings.");
    let fifth = standings(play.event())[4].entrant;
    let name = play.event().label(fifth);
    play.keys("a Enter").assert_shows("Cut to top 5, by hand").assert_shows(&name);
    // The same player has one place only.
    play.keys("a").text(&name).keys("Enter").assert_shows("Piotr Wójcik is seeded twice.");
    // There is no bracket for five: that is said before anybody types a reason.
    play.keys("Esc Enter").assert_hides("Cut by hand").assert_shows("Cut to top 5");
    play.assert_shows("sizes are");
    play.keys("d d Enter").assert_hides("Cut by hand").assert_shows("sizes are");
    play.keys("u d a").text(&name).keys("Enter Enter").assert_shows("Cut by hand");
    play.keys("Esc").assert_shows("Cut to top 4, by hand");
}

#[test]
fn a_house_player_is_taken_in_by_neither_key() {
    let mut play = TestApp::registered(8);
    play.keys(":").text("setup structure=custom rounds=1 cut=4").keys("Enter");
    play.keys(":").text("add 'Hal' house").keys("Enter p").report_all().keys("c");
    for key in ["a", "e"] {
        play.keys(key).text("Hal").keys("Enter");
        play.assert_shows("Hal is a house player and cannot play in the").keys("Esc");
    }
    play.assert_shows("Cut to top 4").assert_hides("by hand");
}

#[test]
fn a_seed_who_left_is_marked_and_refused_before_the_reason() {
    let mut play = before_the_cut();
    let seeds: Vec<_> = standings(play.event()).iter().map(|one| one.entrant).collect();
    let name = play.event().label(seeds[1]);
    play.keys("c Right");
    play.ben(&[&format!("drop #{}", seeds[1])], true);
    let screen = play.screen();
    let row = screen.lines().find(|line| line.contains(&name) && line.contains("│")).unwrap();
    assert!(row.contains("   0.0000     left │"), "{screen}");
    play.keys("Enter").assert_hides("Cut by hand").says(&format!("{name} has left:"));
}

#[test]
fn a_replacement_is_for_the_player_and_not_for_the_row() {
    let mut play = before_the_cut();
    let seeds: Vec<_> = standings(play.event()).iter().map(|one| one.entrant).collect();
    let [best, second] = [seeds[0], seeds[1]].map(|id| play.event().label(id));
    play.keys("c Down e").assert_shows(&format!("Instead of {second}"));
    // The best leaves, and the second is first now.
    play.ben(&[&format!("drop '{best}'")], true).text(&format!("#{}", seeds[5])).keys("Enter");
    let Some(Dialog::Seeds(now)) = play.app.model.dialogs.last() else {
        panic!("{}", play.screen());
    };
    assert_eq!(now.seeds, [seeds[5], seeds[2], seeds[3], seeds[4]]);
}
