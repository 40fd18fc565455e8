//! Keys, time and other people change a station step by step.

use super::sample::Shop;
use crate::event::Action;
use crate::ruleset::Library;
use crate::store::home;
use crate::tui::Msg;
use std::fs;
use std::path::Path;

#[test]
fn the_loser_confirms_and_the_first_result_counts() {
    let shop = Shop::paired("destiny");
    let mut at = shop.station();
    at.keys("1 Enter").shows("1   Zofia Bąk").shows("2   Jan Źrebiec").keys("1");
    at.shows("Zofia Bąk beat Jan Źrebiec.").shows("Jan Źrebiec: press Y to confirm.");
    let lines = shop.event().log.len();
    assert_eq!(lines, 5, "nothing counts before both agree");
    at.keys("Y").shows("Thank you.").shows("Table 1: Zofia Bąk beat Jan Źrebiec.");
    let saved = shop.newest();
    assert_eq!((saved.n, saved.by.as_str()), (6, "station door"));
    assert!(matches!(saved.action, Action::Report(reported) if reported.games == "W"));
    at.wait(4).shows("Thank you.").wait(1).hides("Thank you.").shows("Enter your result");
    at.keys("2 Enter 2 y").shows("Table 2: Ola beat Ewa.").keys("1").shows("Table 1▏");
}

#[test]
fn a_key_that_neither_confirms_nor_takes_back_is_answered() {
    let shop = Shop::paired("destiny");
    let mut at = shop.station();
    at.keys("1 Enter 1").hides("Only").keys("z").shows("Y: confirm, N: type again.");
    at.keys("n").hides("Only").keys("1").hides("Only").keys("T").shows("Thank you.");
    assert_eq!(shop.event().log.len(), 6);
}

#[test]
fn a_wrong_result_is_typed_again() {
    let shop = Shop::paired("destiny");
    let mut at = shop.station();
    at.keys("1 Enter 1 n").shows("Who won?").keys("2").shows("Jan Źrebiec beat Zofia Bąk.");
    at.keys("Esc Esc").shows("Enter your result").hides("Zofia");
    assert_eq!(shop.event().log.len(), 5);
}

#[test]
fn the_same_result_changes_nothing_and_another_one_waits() {
    let shop = Shop::paired("destiny");
    shop.run(&["report 1 W"]);
    let mut at = shop.station();
    at.keys("1 Enter").shows("This table has a result: Zofia Bąk beat Jan Źrebiec.").keys("1");
    at.shows("Table 1: Zofia Bąk beat Jan Źrebiec. This result is already entered.").keys("Enter");
    assert_eq!(shop.event().log.len(), 6);
    at.keys("1 Enter 2").shows("Jan Źrebiec beat Zofia Bąk.");
    at.shows("The table has another result. If you both agree, a scorekeeper decides.").keys("y");
    at.shows(". The table has another result, so a");
    assert!(matches!(shop.newest().action, Action::Claim(_)));
    assert_eq!(shop.event().inbox().count(), 1);
    assert_eq!(shop.event().round().unwrap().at_table(1).unwrap().winner(), Some(1));
}

#[test]
fn half_a_result_is_forgotten_after_thirty_seconds() {
    for keys in ["1", "1 Enter 1", "L", "Ctrl-q"] {
        let shop = Shop::paired("destiny");
        let mut at = shop.station();
        let start = at.lines();
        at.keys(keys);
        assert_ne!(at.lines(), start, "{keys}");
        at.wait(29);
        assert_ne!(at.lines(), start, "{keys}");
        at.wait(1);
        assert_eq!(at.lines(), start, "{keys}");
        assert_eq!(at.file.station.wants_tick(at.now), None, "{keys}");
        assert_eq!(shop.event().log.len(), 5, "{keys}");
    }
    // A key begins the time anew, and a clock that was set back holds nothing for longer.
    let shop = Shop::paired("destiny");
    let mut at = shop.station();
    at.keys("1").wait(20).keys("2").wait(20).shows("Table 12▏");
    at.now.unix -= 3600;
    at.wait(1).hides("12▏");
}

#[test]
fn what_only_a_judge_decides_sends_for_one() {
    let shop = Shop::paired("lcg");
    let mut at = shop.station();
    let judge = "Table 1: a judge decides this. Please call one.";
    for key in ["?", "x", "c", "C", "n"] {
        at.keys("1 Enter").keys(key).shows(judge).keys("Esc");
    }
    at.keys("1 Enter 1 Enter")
        .shows("A game is missing. If the match was not finished, call a judge.");
    at.keys("d").shows(judge);
    let shop = Shop::paired("unlimited");
    let mut at = shop.station();
    for typed in ["1 Enter", "1 - 0 Enter", "- 1 - 1 Enter"] {
        at.keys("1 Enter").keys(typed);
        at.shows("A game is missing. If the match was not finished, call a judge.").keys("Esc");
    }
    assert_eq!(shop.event().log.len(), 5);
    let shop = Shop::paired("destiny");
    shop.run(&["timer start"]);
    let mut at = shop.station();
    at.keys("1 Enter").shows("Not finished, conceded, nobody there? Call a judge.");
    at.now.unix += 3600;
    at.shows("Time is up. If your match was not finished, call a judge.");
    shop.run(&["drop '#2'"]);
    let mut at = shop.station();
    at.keys("1 Enter 1").shows("Zofia Bąk beat Jan Źrebiec.").keys("y").shows("Thank you.");
}

#[test]
fn two_games_and_a_margin_are_entered_as_at_the_desk() {
    let shop = Shop::paired("lcg");
    let mut at = shop.station();
    at.keys("1 Enter 1").shows("1   Zofia Bąk · 3 pts").shows("Who won game 2?");
    at.keys("Backspace 2 2").shows("Jan Źrebiec beat Zofia Bąk").keys("y").shows("Thank you.");
    at.keys("2 Enter 1 2").shows("The player who has not typed: press Y to confirm.");
    at.keys("y").shows("Thank you.");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rulesets");
    let library = Library::new(home::user_rulesets(&folder).texts);
    let shop = Shop::with(&library.get("x-wing").unwrap().ruleset);
    let mut at = shop.station();
    at.keys("1 Enter 2").shows("Margin of victory: ▏  0 to 100").keys("Enter");
    at.shows("Won by how much? Type 0 to 100.").keys("4 0 Enter");
    at.shows("Jan Źrebiec beat Zofia Bąk, by 40.").keys("y").shows("Thank you.");
    assert!(
        matches!(shop.newest().action, Action::Report(reported) if reported.margin == Some(40))
    );
}

#[test]
fn both_scores_are_entered_by_players() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rulesets");
    let library = Library::new(home::user_rulesets(&folder).texts);
    let shop = Shop::with(&library.get("fleet").unwrap().ruleset);
    let mut at = shop.station();
    at.keys("1 Enter").shows("Both scores, such as 24 17, up to 1000.").keys("Enter");
    at.shows("Type both scores with a space between, such as 24 17.").keys("9 0 Space 4 0 0");
    at.shows("Jan Źrebiec beat Zofia Bąk 400–90 (10–1). Enter: continue.").keys("Enter");
    at.shows("Zofia Bąk: press Y to confirm.").keys("y").shows("Thank you.");
    assert!(matches!(
        shop.newest().action,
        Action::Report(reported) if reported.scores == Some([90, 400])
    ));
    at.keys("2 Enter 9 - 9 Enter").shows("Who won with 9–9: 1 Ewa (6–5) or 2 Ola (5–6)?");
    at.keys("Esc").shows("9–9. Enter: who won?").keys("Enter 2 y").shows("Thank you.");
    assert!(matches!(shop.newest().action, Action::Report(reported) if reported.games == "L"));
}

#[test]
fn a_match_that_is_gone_is_told() {
    for (keys, verbs, told) in [
        ("1 Enter", &["undo"][..], "The round of table 1 is over or undone. Nothing was saved."),
        (
            "1 Enter 1",
            &["swap '#1' '#3'"],
            "Table 1 has changed. Check the pairings and type your table again.",
        ),
        (
            "1 Enter 1",
            &["report 1 W", "report 2 W", "pair"],
            "The round changed while you typed. Type your table number again (it was 1).",
        ),
    ] {
        for heard in [true, false] {
            let shop = Shop::paired("destiny");
            let mut at = shop.station();
            at.keys(keys);
            shop.run(verbs);
            let lines = shop.event().log.len();
            match heard {
                true => _ = at.send(Msg::Changed),
                false => _ = at.keys(if keys.ends_with('1') { "y" } else { "1 y" }),
            }
            let expected = match (heard, verbs) {
                (false, ["undo"]) => "No round is being played now.",
                _ => told,
            };
            at.shows(expected).hides("Thank you.");
            assert_eq!(shop.event().log.len(), lines, "{keys} {verbs:?}");
        }
    }
}

#[test]
fn no_round_and_no_table_are_told() {
    let shop = Shop::paired("destiny");
    let mut at = shop.station();
    at.keys("9 9 Enter").shows("No table 99 in this round. Tables: 1-2.");
    shop.run(&["undo"]);
    at.send(Msg::Changed).shows("No round is being played now. Please wait.");
    at.hides("Enter continue").keys("1 Enter");
    at.shows("No round is being played now. Please wait.").hides("Zofia");
    shop.run(&["redo"]);
    at.send(Msg::Changed).hides("No round is being played now.").shows("Table ▏");
    at.hides("Enter continue").keys("1").shows("Enter continue");
    at.keys("Enter 1");
    shop.run(&["undo"]);
    at.keys("y").shows("No round is being played now. Please wait.");
    shop.run(&["redo"]);
    at.send(Msg::Changed).hides("No round is being played now.").shows("Table ▏");
}

#[test]
fn the_language_of_a_player_ends_with_the_player() {
    let shop = Shop::paired("destiny");
    let mut at = shop.station();
    at.shows("L polski").keys("L").shows("Wpisz swój wynik").shows("L English");
    at.keys("1 Enter 1").shows("Jan Źrebiec naciska T, aby potwierdzić.").shows("T zgadza się");
    at.keys("t").shows("Dziękujemy.").shows("Stolik 1: ").wait(5).shows("Enter your result");
}

#[test]
fn only_the_organizers_key_ends_it() {
    let shop = Shop::paired("destiny");
    let mut at = shop.station();
    for name in ["q", "Q", "Esc", ":", "I", "u", "s", "S", "l", "p", "Tab", "Up", "Down", "Space"] {
        assert!(!at.keys(name).flow.quit, "{name}");
    }
    for letter in 'a'..='z' {
        at.keys(&format!("Ctrl-{letter} x"));
        assert!(!at.flow.quit, "Ctrl-{letter}");
    }
    at.keys("Ctrl-q").shows("Press Ctrl-q again to close the station.");
    assert!(!at.flow.quit);
    assert!(at.keys("Ctrl-q").flow.quit);
    let mut locked = shop.station_that(true);
    assert!(!locked.keys("Ctrl-q Ctrl-q Ctrl-q").flow.quit);
    assert!(locked.send(Msg::Gone).flow.quit);
    assert_eq!(shop.event().log.len(), 5);
}

#[test]
fn a_file_that_cannot_be_written_is_told_without_its_name() {
    let shop = Shop::paired("destiny");
    let mut at = shop.station();
    at.keys("1 Enter 1");
    let text = fs::read_to_string(&shop.path).unwrap();
    fs::remove_file(&shop.path).unwrap();
    at.keys("y").shows("Can't save here now. Please see the scorekeepers.");
    at.hides("shop").hides("yaml").hides("Thank you.");
    fs::write(&shop.path, text).unwrap();
    at.send(Msg::Changed).keys("Enter").hides("Nothing can be saved");
}
