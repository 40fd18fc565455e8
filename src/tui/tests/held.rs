use super::TestApp;

/// Six players in one round that is held.
pub fn held() -> TestApp {
    let mut play = TestApp::registered(6);
    play.keys(":").text("setup hold=yes").keys("Enter p");
    play
}

#[test]
fn a_held_round_is_marked_with_the_key_that_posts_it() {
    let mut play = held();
    play.assert_shows("held · Z 5: post")
        .assert_shows("Only scorekeepers see round 1. Z 5: post it.")
        .assert_hides("results are missing")
        .keys("Enter")
        .assert_shows("Players don't see round 1 yet. Post it first: Z, then 5.");
    play.keys("Z 5").assert_shows("Posted: round 1.").assert_hides("held: Z");
    assert!(!play.event().is_held());
    play.keys("Z 5").assert_shows("Already posted at 10:00: round 1.");
    play.keys("Esc u").assert_shows("held · Z 5: post");
    play.keys("Ctrl-r").assert_hides("held · Z 5: post");
}

#[test]
fn the_clock_posts_a_held_round_once_it_was_asked() {
    let mut play = held();
    play.keys("t").assert_shows("This posts round 1.");
    assert!(play.event().is_held());
    play.keys("Enter").assert_shows("This posts round 1.");
    assert!(!play.event().is_held() && play.event().clock.is_running());
}

#[test]
fn the_key_that_posts_says_why_it_does_nothing() {
    let mut play = TestApp::paired(4);
    play.keys("Z 5").assert_shows("Everyone already sees round 1.");
}

#[test]
fn the_chosen_pairing_goes_to_another_table() {
    let mut play = TestApp::paired(6);
    let pair = play.event().round().unwrap().at_table(2).unwrap().clone();
    play.keys("Down J 9").assert_shows("Move the pairing at table 2").text("12").keys("Enter");
    let round = play.event().round().unwrap();
    assert_eq!(round.at_table(12).map(|p| p.a), Some(pair.a));
    let [a, b] = [pair.a, pair.b.unwrap()].map(|id| play.event().label(id));
    play.assert_shows(&format!("{a} – {b} moved from table 2 to table 12."));
    // An occupied table is told before anything is saved.
    let lines = play.event().log.len();
    play.keys("Esc Up Up Up J 9")
        .text("12")
        .keys("Enter")
        .assert_shows("Jan Kowalski – Maria Nowak moved to table 1 instead.");
    assert_eq!(play.event().log.len(), lines);
    play.keys("Enter");
    assert_eq!(play.event().log.len(), lines + 1);
    assert_eq!(play.event().round().unwrap().at_table(1).map(|p| p.a), Some(pair.a));
}

#[test]
fn a_pairing_with_a_result_stays() {
    let mut play = TestApp::paired(4);
    play.text("1").keys("Enter 1 Up J 9");
    play.assert_shows("Table 1 has its result, so it stays there");
}

#[test]
fn a_feature_table_and_a_fixed_one_are_marked() {
    let mut play = TestApp::registered(6);
    play.keys(":").text("setup feature=1").keys("Enter :").text("edit #1 table=3").keys("Enter p");
    play.assert_shows("  1★").assert_shows("  3▪").assert_shows("Table 1: feature table");
    play.keys("r").assert_shows("table 3");
}

#[test]
fn the_announcement_asks_for_the_hall() {
    let mut play = TestApp::registered(4);
    play.keys("S").assert_shows(" ↓ ");
    let fields = |play: &TestApp| match play.app.model.dialogs.last() {
        Some(crate::tui::dialog::Dialog::Form(form)) => form.at,
        _ => panic!("no form"),
    };
    while play.app.model.dialogs.last().is_some_and(|dialog| match dialog {
        crate::tui::dialog::Dialog::Form(form) => {
            form.fields[form.at].label != crate::tui::label::Label::HallTables
        }
        _ => false,
    }) {
        play.keys("Tab");
    }
    let at = fields(&play);
    play.text("1-4,3").keys("Enter").assert_shows("Range 2, “3”, repeats table 3 of range 1.");
    assert_eq!(fields(&play), at);
    play.keys("Backspace Backspace").text(",8").keys("Enter");
    assert_eq!(
        play.event().setup.tables.as_ref().map(ToString::to_string).as_deref(),
        Some("1-4,8")
    );
    assert_eq!(play.event().setup.hold, None);
}
