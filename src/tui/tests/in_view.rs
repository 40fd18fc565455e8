//! At 80 columns, every key that works is on the screen and in the help.

use super::*;
use crate::tui::keys::Binding;

/// The bindings that do something now, without Ctrl-c, which works everywhere.
pub fn working(play: &TestApp) -> Vec<&'static Binding> {
    let model = &play.app.model;
    let one_field = match model.dialogs.last() {
        Some(Dialog::Form(form)) => form.shown() < 2,
        _ => false,
    };
    let works = |binding: &&Binding| {
        let nowhere = one_field && matches!(binding.act, Act::Up | Act::Down);
        !nowhere
            && binding.context != Context::Always
            && disabled_reason(binding.act, model).is_none()
    };
    active(model).into_iter().filter(works).collect()
}

pub fn words_of(screen: &str) -> String {
    let screen = screen.replace('│', " ");
    format!(" {} ", screen.split_whitespace().collect::<Vec<_>>().join(" "))
}

fn words(play: &mut TestApp) -> String {
    words_of(&play.screen())
}

/// Whether the screen shows the key together with what it does.
pub fn is_in_view(binding: &Binding, words: &str, other_tables: &str) -> bool {
    let key = binding.keys[0].name().to_string();
    let hint = binding.hint.as_ref().map_or_else(String::new, ToString::to_string);
    match &*binding.act.name() {
        // The line that says how many lines follow names the key.
        "up" | "down" if matches!(binding.context, Context::Report | Context::Confirm) => true,
        "page-up" | "page-down" if binding.context == Context::Form => true,
        "up" | "down" => words.contains(" ↑↓ ") || words.contains(" ↑ "),
        "page-up" | "page-down" => words.contains(" PgUp PgDn "),
        "first" | "last" => words.contains(" Home End "),
        "other-table" if other_tables.is_empty() => !words.contains(" 3…9 go to table "),
        "other-table" => words.contains(&format!(" {other_tables} go to table ")),
        "place-before" | "place-after" => words.contains(" ←→ place "),
        "mission-digit" => words.contains(" 1…6 by number "),
        // Between both numbers the line that is typed shows it.
        "type-games-won" if binding.context == Context::GamesWon => true,
        "games-won-digit" => words.contains(" 0…9 type games won "),
        "score-digit" => words.contains(" 0…9 scores "),
        "score-between" => words.contains(" Space Second score "),
        "margin-digit" => words.contains(" 0…9 margin "),
        "time-digit" => words.contains(" 0…9 number, choice "),
        "time-erase" => words.contains(&format!(" {key} clear ")),
        "time-next" | "time-before" => words.contains(" Shift-Tab Tab field "),
        "time-row-next" | "time-row-before" => words.contains(" ↑↓ row "),
        "table-digit" if binding.context == Context::TableNumber => {
            words.contains(" 0…9 Type the table's number ")
        }
        "erase-table-digit" => words.contains(&format!(" {key} clear ")),
        "erase-game" if hint.is_empty() => words.contains(&format!(" {key} clear ")),
        // The field may be a text, in which the arrows move as usual.
        "choice-before" | "choice-after" | "other-player" => true,
        "preflight-digit" => words.contains(" 1…9 fix item "),
        "choice-number" => words.contains(" 1…9 choose "),
        "type-digit" => words.contains(" 0…9 "),
        // Its form or its question says what it does.
        "submit" if binding.context == Context::Form => {
            ["save", "disqualify"].iter().any(|does| words.contains(&format!(" {key} {does} ")))
        }
        "agree" => words.contains(&format!(" {key} drop ")),
        // What it opens depends on the row.
        "go-to-found" => ["open", "result", "card", "go there"]
            .iter()
            .any(|opened| words.contains(&format!(" {key} {opened} "))),
        // Enter opens the card as well.
        "show-card" if words.contains(" Enter card ") => true,
        // A name stands beside the key of its win.
        "first-won" | "second-won"
            if matches!(binding.context, Context::Report | Context::Pile) =>
        {
            words.contains(&format!(" {key} "))
        }
        // A player's name follows the number of the side.
        "first-won" | "second-won" => {
            words.contains(&format!(" {key} ")) && words.contains(&format!(" {hint} "))
        }
        "leave" => {
            ["quit", "events", "back"].iter().any(|is| words.contains(&format!(" {key} {is} ")))
        }
        // Both numbers share a hint.
        "first-player" => words.contains(&format!(" {key} 2 {hint} ")),
        // Whoever was never paired is removed.
        "drop" => ["drop", "remove"].iter().any(|is| words.contains(&format!(" {key} {is} "))),
        // They ask who.
        "no-show" | "concession" | "concede-match" => words.contains(&format!(" {key} {hint}… ")),
        // The player's name follows.
        "first-leaves" | "second-leaves" => {
            words.contains(&format!(" {key} ")) && words.contains(" drops, then result ")
        }
        "save-result" if words.contains(" (Enter: time is up) ") => {
            words.contains(" Enter time is up ")
        }
        "make-cut" => words.contains(&format!(" {key} cut ")) || words.contains(" seed the "),
        // A menu tells its numbers in whole lines.
        _ if [Context::RoundMenu, Context::Serve].contains(&binding.context) && hint != "back" => {
            words.contains(&format!(" {key} {}", binding.help))
        }
        _ => words.contains(&format!(" {key} {hint} ")),
    }
}

#[test]
fn the_round_shows_undo_find_and_the_palette_at_80_columns() {
    let mut play = TestApp::paired(6);
    play.keys("Down");
    for hint in ["u undo", "/ find", ": command", "Tab pane", "? help"] {
        play.assert_shows(hint);
    }
    // A message takes the second row; the hint for undo stays beside it.
    play.keys("1 Enter 1")
        .assert_shows("saved, log ")
        .assert_shows(" u undo")
        .assert_shows("? help");
}

/// Whether the help names the key. Two keys of opposite directions share a line.
pub fn is_told(binding: &Binding, lines: &[HelpLine]) -> bool {
    let first = binding.keys[0].name().to_string();
    lines.iter().any(|line| match line {
        HelpLine::Entry { key, .. } => key.to_string().contains(&first),
        _ => false,
    })
}

#[test]
fn a_question_mark_in_a_text_is_a_part_of_it() {
    let mut play = TestApp::paired(6);
    play.keys(": ?").assert_shows("┌ Help").keys("Esc").text("note why?").keys("Enter l");
    play.assert_shows("why?").keys("l / ?").assert_shows("┌ Help").assert_shows("Go there");
    play.keys("Esc").text("a?").assert_shows("a?").assert_hides("┌ Help");
}

#[test]
fn what_is_typed_is_there_again_after_the_help() {
    let mut play = super::sides::paired();
    play.keys("1 Enter 1").assert_shows("1–0. Game 2 winner").keys("?");
    play.assert_shows("=       Draw").assert_hides("VERB").keys("? 2").assert_shows("saved, log ");
    // The cursor of the text below must not show through the help.
    let mut form = TestApp::paired(6);
    form.keys("r D ?").assert_shows("┌ Help");
    assert!(!form.terminal.backend().cursor_visible());
    form.keys("Esc").screen();
    assert!(form.terminal.backend().cursor_visible());
    let outcome = play.table(1).outcome.clone().unwrap();
    assert_eq!(outcome.games.as_str(), "WL");
}

fn words_below(play: &mut TestApp, presses: usize) -> String {
    let mut all = words(play);
    for _ in 0..presses {
        play.keys("Down");
        all += &words(play);
    }
    all
}

#[test]
fn in_a_small_window_the_whole_preflight_is_read() {
    let mut play = TestApp::paired(6);
    play.verb("setup lists=yes").keys("p").resize(200, 60);
    let whole = words(&mut play);
    play.resize(40, 12).assert_shows("↓").assert_shows("Resolve the ✗ items");
    let told = words_below(&mut play, 40);
    let Some(Dialog::Preflight(preflight)) = play.app.model.dialogs.last() else {
        panic!("{told}")
    };
    assert!(preflight.remedies().count() > 1, "{whole}");
    for item in &preflight.checks.items {
        for word in item.sentence.to_string().split_whitespace() {
            assert!(told.contains(word), "{word}: {told}");
        }
    }
}
