//! Tests of the prizes on the screen.

use super::TestApp;

#[test]
fn prizes_are_announced_in_the_form_and_seen_in_their_sheet() {
    let mut play = TestApp::registered(4);
    play.keys("$")
        .assert_shows("Prizes")
        .assert_shows("No prizes yet. To add some: S.")
        .keys("Esc");
    play.keys(":").text("setup structure=custom rounds=1 cut=0").keys("Enter");
    play.keys(":").text("setup prizes='1: playmat; 2: mug; all: pin'").keys("Enter A");
    for _ in 0..30 {
        play.keys("Down");
    }
    play.assert_shows("Place 1: playmat").assert_shows("Everybody: pin").keys("Esc $");
    play.assert_shows("Announced; who receives them").assert_shows("Place 2: mug").keys("Esc");
    play.keys("p").report_all().keys("$");
    let first = crate::event::standings(play.event())[0].entrant;
    let name = play.event().label(first);
    play.assert_shows(&format!("{name}: playmat")).assert_shows("All 4 players: pin");
}

#[test]
fn the_form_keeps_what_is_not_changed_and_names_a_mistake() {
    let mut play = TestApp::registered(4);
    play.keys("S");
    let find = |play: &mut TestApp, label: &str| {
        for _ in 0..40 {
            let screen = play.screen();
            let marked = screen.lines().any(|l| l.contains('▸') && l.contains(label));
            if marked {
                return;
            }
            play.keys("Tab");
        }
        panic!("no field {label}: {}", play.screen());
    };
    find(&mut play, "Prizes");
    play.text("1 playmat").keys("Enter").assert_shows("\"; write it as in 1:");
    play.keys("Backspace ".repeat(9).trim()).text("1: playmat").keys("Enter");
    assert_eq!(play.event().setup.prizes.as_deref(), Some("1: playmat"));
}
