//! Every form behaves alike, whatever it asks.

use super::TestApp;
use super::scenes::{self, Scene};
use crate::tui::dialog::{Dialog, FieldKind, Form};
use crate::tui::keys::Context;
use crate::tui::label::Label;

fn form(play: &TestApp) -> Option<&Form> {
    match play.app.model.dialogs.last() {
        Some(Dialog::Form(form)) => Some(form),
        _ => None,
    }
}

/// The text or the choice in the field that has the keys.
fn value(play: &TestApp) -> &str {
    let form = form(play).expect("the form stays open");
    form.fields[form.at].value()
}

fn label(play: &TestApp) -> Label {
    let form = form(play).unwrap();
    form.fields[form.at].label
}

fn is_text(play: &TestApp) -> bool {
    let form = form(play).unwrap();
    matches!(form.fields[form.at].kind, FieldKind::Text(_))
}

/// The scenes with a form, each with the keys that open it.
const FORMS: [(Scene, &str); 14] = [
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

fn opened(scene: Scene, keys: &str) -> TestApp {
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

#[test]
fn every_scene_of_a_form_is_one() {
    for scene in scenes::of(Context::Form) {
        assert!(form(&scene()).is_some());
    }
}
