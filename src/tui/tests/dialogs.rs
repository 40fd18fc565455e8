//! Dialogs over the screen: questions, the palette, and forms, which all behave alike.

use super::*;

#[test]
fn a_side_that_is_to_be_named_is_named_in_the_hints() {
    let mut play = TestApp::paired(4);
    let [a, b] = play.names(1);
    play.keys("1 Enter x 2").assert_shows(&format!(" 1 {a} conceded  2 {b} conceded"));
    play.assert_hides("both lost").assert_hides("Who won").keys("Esc");
    play.assert_shows("Who won: 1 or 2?").keys("x 1").assert_shows(&format!(" 1 {a} no-show "));
    play.assert_shows(&format!(" 2 {b} no-show ")).keys("d").assert_shows("Who didn't show up");
}

#[test]
fn tab_takes_the_whole_name_that_is_typed() {
    let mut play = TestApp::registered(13);
    play.keys(":").text("edit Jan K").keys("Tab").assert_shows(":edit \"Jan Kowalski\"");
    // "la" occurs inside some names and begins none; "ma" begins three.
    play.keys("Esc :").text("drop ma").assert_shows("Maria Nowak").assert_hides("Tomasz Lis  #");
    play.keys("Tab");
    let first = play.screen();
    play.keys("Tab");
    assert_ne!(first, play.screen());
    play.assert_shows("▸").keys("Tab Tab");
    assert_eq!(first, play.screen());
    play.keys("Enter").assert_shows("dropped");
}

#[test]
fn tab_names_both_who_are_swapped() {
    let mut play = TestApp::paired(8);
    play.keys(":").text("swap ewa").keys("Tab").text("jan").keys("Tab");
    play.assert_shows(":swap \"Ewa Zięba\" \"Jan Kowalski\"");
    play.keys("Esc :").text("swap ewa jan").keys("Tab").assert_shows(":swap ewa \"Jan Kowalski\"");
}

#[test]
fn a_verb_that_is_refused_stays_with_the_reason() {
    let mut play = TestApp::paired(4);
    play.verb("drop Nobody").assert_shows("No player matches \"Nobody\"");
    play.assert_shows(":drop Nobody").keys("Esc").assert_hides(":drop").keys(":");
    play.text("import /no.csv");
    play.keys("Enter").assert_shows(": can't read").assert_shows(":import /no.csv").keys("Esc :");
    play.text("drop jan").keys("Enter").assert_shows("still needs its result.");
    play.keys("Enter").assert_shows("dropped").assert_hides(":drop");
}

#[test]
fn a_disqualification_needs_its_reason() {
    let mut play = TestApp::paired(4);
    play.keys("r Home D Enter").assert_shows("Give a reason (logged).").text("abuse").keys("Enter");
    play.assert_shows("still needs its result.").keys("Enter").assert_shows("disqualified");
}

#[test]
fn a_penalty_is_chosen_from_those_of_the_rules() {
    let mut play = TestApp::paired(4);
    play.keys("r Home P 5").assert_shows("Penalty: Anna Żółkiewska").assert_shows("‹ Warning ›");
    play.keys("Down Right").assert_shows("‹ Game loss ›");
    play.assert_shows("the game being played is entered as lost").keys("Down").text("late");
    play.keys("Enter").assert_shows("Anna Żółkiewska: Game loss. Table ");
    assert_eq!(play.event().penalties, []);
    play.keys("Enter").assert_shows("· saved, log ");
    assert_eq!(play.event().round().unwrap().missing().count(), 1);
    assert_eq!(play.event().penalties[0].note.as_deref(), Some("late"));
}

#[test]
fn what_is_announced_is_a_form() {
    let mut play = TestApp::registered(8);
    play.keys("S").assert_shows("Event settings").assert_shows("Structure").keys("Down Down Down");
    play.text("99").keys("Enter").assert_shows("Rounds: 1 to 15, or 0 to start with elimination.");
    play.assert_shows("Event settings").keys("Backspace Backspace").text("2");
    play.keys("Enter").assert_shows("Changed the event settings: rounds=2.");
    assert_eq!(play.event().setup.rounds, Some(2));
    play.keys("S Enter").assert_hides("Event settings").assert_hides("saved, log ");
    play.keys("p S").assert_hides("Structure  ").assert_shows("Tier and structure are fixed");
    play.keys("Down Down").text("4").keys("Enter");
    play.assert_shows("Changed the event settings: cut=4.").assert_hides("┌ Event settings");
}

#[test]
fn a_clock_past_the_last_year_asks_for_the_day() {
    let mut app = TestApp::new();
    app.now = Moment::new(253_402_300_800, 0);
    app.keys("n d").assert_shows("Star Wars: Destiny").assert_hides("?  ").keys("Enter");
    app.assert_shows("Date: enter a day, such as 2026-11-21.");
}

fn form(play: &TestApp) -> Option<&Form> {
    match play.app.model.dialogs.last() {
        Some(Dialog::Form(form)) => Some(form),
        _ => None,
    }
}

fn value(play: &TestApp) -> &str {
    let form = form(play).expect("the form stays open");
    form.fields[form.at].value()
}

fn label(play: &TestApp) -> Message {
    let form = form(play).unwrap();
    form.fields[form.at].label.clone()
}

fn is_text(play: &TestApp) -> bool {
    let form = form(play).unwrap();
    matches!(form.fields[form.at].kind, FieldKind::Text(_))
}

const FORMS: [(Start, &str); 14] = [
    (TestApp::new, "n d"),
    (TestApp::new, "n i"),
    (four, "Home e"),
    (four, "S"),
    (four, "i"),
    (four, "P 2"),
    (four, "o a"),
    (playing, "S"),
    (playing, "r Home P 5"),
    (playing, "r Home D"),
    (playing, "J 3"),
    (playing, "J 9"),
    (playing, "1 J 6"),
    (playing, "1 J 4"),
];

fn four() -> TestApp {
    TestApp::registered(4)
}

fn playing() -> TestApp {
    TestApp::paired(4)
}

fn opened(scene: Start, keys: &str) -> TestApp {
    let mut play = scene();
    play.keys(keys);
    assert!(form(&play).is_some(), "{keys} opens no form\n{}", play.screen());
    play
}

#[test]
fn typing_replaces_a_text_and_the_other_keys_edit_it() {
    let mut tried = 0;
    for (scene, keys) in FORMS {
        let mut play = opened(scene, keys);
        for _ in 0..form(&play).unwrap().shown() {
            let label = label(&play);
            let before = value(&play).to_owned();
            if is_text(&play) {
                play.keys("z");
                assert_eq!(value(&play), "z", "{keys} {label:?} with {before:?}");
                play.keys("Home y End x");
                assert_eq!(value(&play), "yzx", "{keys} {label:?}");
                tried += 1;
            } else {
                play.keys("Right Left");
                assert_eq!(value(&play), before, "{keys} {label:?}");
            }
            play.keys("Down");
        }
    }
    assert!(tried > 30, "{tried} texts");
}

#[test]
fn an_arrow_keeps_what_stands_in_a_field() {
    let mut play = TestApp::registered(2);
    play.keys("Home e").text("Iga").assert_shows("▸ Name").keys("Esc e End").text(" junior");
    assert_eq!(value(&play), "Anna Żółkiewska junior");
}

#[test]
fn tab_and_down_go_on_and_shift_tab_and_up_go_back() {
    let place = |play: &TestApp| form(play).unwrap().at;
    for (scene, keys) in FORMS {
        let mut play = opened(scene, keys);
        if form(&play).unwrap().shown() < 2 {
            continue;
        }
        let first = place(&play);
        play.keys("Down");
        let second = place(&play);
        play.keys("Shift-Tab");
        assert_eq!(place(&play), first, "{keys}");
        play.keys("Tab");
        assert_eq!(place(&play), second, "{keys}");
        play.keys("Up");
        assert_eq!(place(&play), first, "{keys}");
    }
}

/// Enter saves, or says in the form why it cannot; it never just moves on.
#[test]
fn enter_submits_from_every_field() {
    for (scene, keys) in FORMS {
        let count = form(&opened(scene, keys)).unwrap().shown();
        for down in [0, count - 1] {
            let mut play = opened(scene, keys);
            for _ in 0..down {
                play.keys("Down");
            }
            let purpose = form(&play).unwrap().purpose.clone();
            play.keys("Enter");
            let same = form(&play).filter(|form| form.purpose == purpose);
            let answered = same.is_none_or(|form| form.error_text.is_some());
            assert!(answered, "{keys} field {down}\n{}", play.screen());
        }
    }
}
