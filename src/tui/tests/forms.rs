//! Every form behaves alike, whatever it asks.

use super::{TestApp, scenes};
use crate::tui::dialog::{Dialog, FieldKind, Form, FormField};
use crate::tui::keys::Context;

fn form(play: &TestApp) -> Option<&Form> {
    match play.app.model.dialogs.last() {
        Some(Dialog::Form(form)) => Some(form),
        _ => None,
    }
}

fn field(play: &TestApp) -> &FormField {
    let form = form(play).expect("the form stays open");
    &form.fields[form.at]
}

fn is_text(play: &TestApp) -> bool {
    matches!(field(play).kind, FieldKind::Text(_))
}

/// The forms, each with the keys that open it.
const FORMS: [(fn() -> TestApp, &str); 14] = [
    (|| TestApp::new(), "n d"),
    (|| TestApp::new(), "n i"),
    (|| TestApp::registered(4), "Home e"),
    (|| TestApp::registered(4), "S"),
    (|| TestApp::registered(4), "i"),
    (|| TestApp::registered(4), "x"),
    (|| TestApp::registered(4), "o a"),
    (|| TestApp::paired(4), "S"),
    (|| TestApp::paired(4), "r Home P"),
    (|| TestApp::paired(4), "r Home D"),
    (|| TestApp::paired(4), "e"),
    (|| TestApp::paired(4), "M"),
    (|| TestApp::paired(4), "1 J k"),
    (|| TestApp::paired(4), "1 J c"),
];

fn opened(at: usize) -> Option<TestApp> {
    let (scene, keys) = FORMS[at];
    let mut play = scene();
    play.keys(keys);
    form(&play).is_some().then_some(play)
}

#[test]
fn typing_replaces_a_text_and_the_other_keys_edit_it() {
    let mut tried = 0;
    for at in 0..FORMS.len() {
        let Some(mut play) = opened(at) else { panic!("no form: {}", FORMS[at].1) };
        for _ in 0..form(&play).unwrap().shown() {
            let (keys, label) = (FORMS[at].1, field(&play).label);
            let before = field(&play).value().to_owned();
            if is_text(&play) {
                play.keys("z");
                assert_eq!(field(&play).value(), "z", "{keys} {label:?} with {before:?}");
                play.keys("Home y End x");
                assert_eq!(field(&play).value(), "yzx", "{keys} {label:?}");
                tried += 1;
            } else {
                play.keys("Right Left");
                assert_eq!(field(&play).value(), before, "{keys} {label:?}");
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
    assert_eq!(field(&play).value(), "Anna Żółkiewska junior");
}

#[test]
fn tab_and_down_go_on_and_shift_tab_and_up_go_back() {
    for at in 0..FORMS.len() {
        let mut play = opened(at).unwrap();
        let places = |play: &TestApp| form(play).unwrap().at;
        if form(&play).unwrap().shown() < 2 {
            continue;
        }
        let first = places(&play);
        play.keys("Down");
        let second = places(&play);
        play.keys("Shift-Tab");
        assert_eq!(places(&play), first, "{}", FORMS[at].1);
        play.keys("Tab");
        assert_eq!(places(&play), second, "{}", FORMS[at].1);
        play.keys("Up");
        assert_eq!(places(&play), first, "{}", FORMS[at].1);
    }
}

/// Enter saves, or says in the form why it cannot; it never just moves on.
#[test]
fn enter_submits_from_every_field() {
    for at in 0..FORMS.len() {
        let count = form(&opened(at).unwrap()).unwrap().shown();
        for down in [0, count - 1] {
            let mut play = opened(at).unwrap();
            (0..down).for_each(|_| _ = play.keys("Down"));
            let purpose = form(&play).unwrap().purpose.clone();
            play.keys("Enter");
            let same = form(&play).filter(|form| form.purpose == purpose);
            let answered = same.is_none_or(|form| form.error_text.is_some());
            assert!(answered, "{} field {down}\n{}", FORMS[at].1, play.screen());
        }
    }
}

#[test]
fn every_scene_of_a_form_is_one() {
    for scene in scenes::of(Context::Form) {
        assert!(form(&scene()).is_some());
    }
}
