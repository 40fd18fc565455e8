//! Keys that cannot do what they do elsewhere say so, and nothing typed is lost without a word.

use super::{NAMES, TestApp, check_in, own_games, pile, preflight, scenes, sides};
use crate::tui::active_keys::{context_of, resolve};
use crate::tui::dialog::{Dialog, Form};
use crate::tui::keys::{Context, ch};
use crate::tui::model::Tone;
use std::collections::BTreeSet;

/// The signs that somebody may press.
fn signs() -> impl Iterator<Item = char> {
    ('a'..='z').chain('A'..='Z').chain('0'..='9').chain("!%$+-=.,;<>".chars())
}

#[test]
fn no_screen_swallows_a_sign_that_means_nothing_there() {
    for context in Context::all().filter(|context| context.is_a_place()) {
        let Some(mut play) = scenes::of(context).first().map(|scene| scene()) else { continue };
        for sign in signs() {
            let is_bound = resolve(&play.app.model, ch(sign)).is_some();
            if is_bound || context_of(&play.app.model) != context {
                continue;
            }
            let before = play.screen();
            play.press(ch(sign));
            // Some scenes take the sign as text, and then they show it.
            let said = play.app.model.message.is_some();
            assert!(said || play.screen() != before, "{sign} in {context:?}\n{before}");
        }
    }
}

#[test]
fn every_key_of_the_preflight_works_or_says_why() {
    // Some keys go to where the cursor is already.
    for sign in signs().filter(|sign| !['g', 'G', 'j', 'k'].contains(sign)) {
        let mut play = preflight::all_have_met();
        play.keys("p").assert_shows("Before round 4");
        let before = play.screen();
        play.press(ch(sign));
        let said = play.app.model.message.as_ref().is_some_and(|said| said.tone == Tone::Refused);
        assert!(said || play.screen() != before, "{sign}");
    }
    let mut play = preflight::all_have_met();
    play.keys("p 2").assert_shows("2 stands before nothing here: the only number is 1.");
    play.keys("y").assert_shows("y does nothing here: ? shows the keys that do.");
    play.assert_shows("Before round 4");
    let mut play = check_in::absent("p");
    play.keys("7").assert_shows("7 stands before nothing here: ");
    let mut play = TestApp::paired(5);
    play.keys("r a Z o e Enter 9").assert_shows("9 stands before nothing here: the numbers are 1 ");
}

/// A match to two wins is under way, and its first game is typed.
fn half_typed(keys: &str) -> TestApp {
    let mut play = own_games::paired("q");
    play.keys(keys);
    play
}

#[test]
fn a_half_typed_slip_asks_before_it_is_left() {
    let said = "The result of table 1 is half typed and not saved.";
    for keys in ["Space 1", "1 Enter 1"] {
        let mut play = half_typed(keys);
        play.keys("Esc").assert_shows(said);
        assert_eq!(play.app.model.dialogs.len(), 1, "{keys}");
        // Another key is no answer, and the question comes again.
        play.keys("2").assert_hides("half typed").keys("Esc").assert_shows(said);
        play.keys("Esc").assert_hides("half typed");
        assert!(play.app.model.dialogs.is_empty(), "{keys}");
    }
    // Without a game there is nothing to lose.
    for keys in ["Space Esc", "1 Enter Esc", "Space 1 Backspace Esc"] {
        assert!(half_typed(keys).app.model.dialogs.is_empty(), "{keys}");
    }
}

#[test]
fn a_half_typed_slip_that_is_skipped_is_told() {
    let mut play = half_typed("Space 1 Down");
    play.assert_shows("What was typed for table 1 is not saved.").assert_shows("Table 2");
    play.keys("Up").assert_hides("is not saved");
    assert!(pile::games(&play, 1).is_none());
}

#[test]
fn a_mark_for_leaving_is_not_lost_either() {
    let mut play = TestApp::paired(6);
    play.keys("1 Enter x 5 Esc").assert_shows("half typed and not saved").keys("Esc");
    assert!(play.app.model.dialogs.is_empty());
}

#[test]
fn who_plays_which_side_is_read_whole() {
    let mut play = sides::paired();
    let names = ["Bartłomiej Konstantynowicz", "Wawrzyniec Brzęczykiewicz"];
    let pairing = play.event().round().unwrap().at_table(1).unwrap().clone();
    for (id, name) in [pairing.a, pairing.b.unwrap()].into_iter().zip(names) {
        play.text(&format!(":edit #{id} name='{name}'")).keys("Enter");
    }
    play.keys("Home 1 Enter x 8 1").assert_shows("plays light");
    let whole = format!("{} light, {} dark", names[0], names[1]);
    play.keys("Esc Home 1 Enter").assert_shows(&whole);
    play.keys("Esc Space").assert_shows(&format!("│  {whole}"));
    // In a narrow window the names are shortened, not the sides.
    play.keys("Esc").resize(48, 20).keys("Home 1 Enter").assert_shows(" dark");
}

#[test]
fn the_bar_above_the_players_names_the_check_in() {
    let mut play = TestApp::registered(4);
    play.keys(":").text("setup checkin=yes lists=no").keys("Enter a");
    play.resize(120, 40)
        .assert_shows("0 of 4 here · 4 players: ")
        .assert_shows("Esc, then H checks in whoever comes.")
        .assert_hides("shows what is announced");
    // With less room the rounds yield, not the key.
    play.resize(70, 24).assert_shows("0 of 4 here · Esc, then H checks in whoever comes.");
    play.resize(80, 24).keys("Esc").assert_shows(" H check-in ");
    play.keys("H").assert_shows("┌ Check-in · 0 of 4 here ");
    // Nothing of the list beside the box is left to be read with it.
    let screen = play.screen();
    let rows = screen.lines().filter(|line| line.contains('│'));
    assert!(
        rows.clone().all(|line| line.trim().starts_with('│') && line.ends_with('│')),
        "{screen}"
    );
    assert!(rows.count() > 4);
}

#[test]
fn a_search_of_the_log_says_how_many_lines_are_left() {
    let mut play = TestApp::paired(6);
    let all = play.event().log.len();
    play.keys("l /").assert_shows(&format!("{all} of {all} shown"));
    play.text("registered").assert_shows(&format!("6 of {all} shown"));
}

#[test]
fn the_places_of_a_late_player_are_asked_for_once() {
    let mut play = TestApp::paired(5);
    play.keys("r a").text("Zoe").keys("Enter").assert_shows("Zoe has no opponent in round 1");
    play.assert_hides("gives them a place").assert_hides("Z shows what");
    // An organizer who leaves the choices is told how to come back.
    play.keys("Esc").assert_shows("They have no opponent in round 1 yet: Esc, then z");
}

#[test]
fn the_file_of_a_sheet_has_the_date_once() {
    let mut play = TestApp::paired(6);
    let date = play.event().head.date.clone();
    assert!(play.event().name().ends_with(&date));
    assert_eq!(play.file().to_str().unwrap().matches(&date).count(), 1);
    play.keys("E");
    let mut files = BTreeSet::new();
    loop {
        let Some(Dialog::Export(menu)) = play.app.model.dialogs.last_mut() else { panic!() };
        if files.len() == menu.offers.len() {
            break;
        }
        menu.at = files.len();
        let handout = menu.handout().unwrap();
        let form = Form::export(play.event(), "", handout);
        let file = form.fields[0].value().to_owned();
        assert_eq!(file.matches(&date).count(), 1, "{file}");
        assert!(files.insert(file.clone()), "{file} twice");
    }
    assert!(files.len() > 8);
}

#[test]
fn the_help_finds_a_key_by_its_sign() {
    let mut play = TestApp::paired(6);
    play.keys("? /").text("H").assert_shows("Elsewhere: Players · r");
    play.assert_shows("H  ").assert_hides("gives up the place");
    play.keys("Backspace").text("%").assert_shows("Elsewhere: Standings");
    // More letters are words again.
    play.keys("Backspace").text("undo").assert_shows("Elsewhere: Log · l");
}

#[test]
fn the_hint_says_whose_registration_is_taken_back() {
    let mut play = TestApp::registered(3);
    play.keys("a").assert_shows(&format!("Ctrl-z undo: {}", NAMES[2]));
    play.keys("Ctrl-z").assert_shows(&format!("Ctrl-z undo: {}", NAMES[1]));
}
