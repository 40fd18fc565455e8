use super::*;
use crate::event::Who;

const HEAD: &str = "Characters:\n1 Luke Skywalker [15] [hero] [blue]\n1 Rey [12] [hero] [blue]\n\
                    Battlefield:\n1 Frozen Wastes\nDeck:\n";

/// A list of 27 points and this number of cards, two of each but the last.
fn deck(cards: usize) -> String {
    let mut text = HEAD.to_owned();
    for n in 1..=cards.div_ceil(2) {
        let copies = if 2 * n > cards { 1 } else { 2 };
        text.push_str(&format!("{copies} Card {n} [blue]\n"));
    }
    text
}

/// The list of the first of two players; each version has one card more than the one before.
fn shown(versions: usize, keys: &str) -> TestApp {
    handed_in(versions, deck, keys)
}

/// The same for a list without English words.
pub fn scene(versions: usize, keys: &str) -> TestApp {
    let polish = |cards| {
        let words = [
            ("Characters", "Postacie"),
            ("Battlefield", "Pole bitwy"),
            ("Deck", "Talia"),
            ("hero", "bohater"),
            ("blue", "niebieska"),
            ("Card", "Karta"),
        ];
        words.iter().fold(deck(cards), |text, (english, polish)| text.replace(english, polish))
    };
    handed_in(versions, polish, keys)
}

fn handed_in(versions: usize, deck: fn(usize) -> String, keys: &str) -> TestApp {
    let mut play = TestApp::registered(2);
    play.keys("Home h");
    for n in 0..versions {
        play.send(Msg::Paste(deck(28 + n)));
        play.keys("Ctrl-s");
    }
    play.keys(keys);
    play
}

/// The form for a list's file holds this name in the folder where a list is.
pub fn file_named(name: &str) -> TestApp {
    let mut play = TestApp::registered(2);
    std::fs::write(play.folder.path().join("deck.txt"), deck(30)).unwrap();
    play.keys("Home h i");
    let path = play.folder.path().join(name);
    play.text(path.to_str().unwrap());
    play
}

/// The screen without box, in one line, so that a sentence over several rows is found.
fn words_of(play: &mut TestApp) -> String {
    let screen = play.screen().replace(['│', '┌', '┐', '└', '┘', '─'], " ");
    screen.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Fails unless the screen says this, on however many rows, in whatever case.
#[track_caller]
pub fn assert_says(play: &mut TestApp, sentence: &str) {
    let words = words_of(play);
    let found = words.to_lowercase().contains(&sentence.to_lowercase());
    assert!(found, "{sentence:?} is not on the screen:\n{}", play.screen());
}

fn lines(play: &TestApp, id: u32) -> Vec<String> {
    play.event().newest_list(id).unwrap().lines.clone()
}

#[test]
fn a_list_is_typed_with_the_headings_offered() {
    let mut play = TestApp::registered(2);
    play.keys("Home h");
    assert_says(&mut play, "Anna Żółkiewska has not handed in a decklist.");
    assert_says(&mut play, "Paste it here; e: write it; i: take it from a file.");
    play.keys("e").assert_shows("Tab Characters:").keys("Tab Enter").text("Rey [12] [hero] [blue]");
    play.assert_shows("12 of 30 points; Characters: 1").assert_shows("Tab Plots:").keys("Enter");
    play.text("bat").keys("Tab Enter").text("Cliff").keys("Enter").text("de").keys("Tab Enter");
    play.text("2 Guard [blue]");
    play.assert_shows("1 error · 12 of 30 points; Characters: 1; Battlefield: 1; Deck: 2");
    play.keys("Ctrl-s").assert_shows("Anna Żółkiewska handed in a decklist. · saved, log 3");
    assert_says(&mut play, "Handed in at 10:00 by anna (#3). 1 error.");
    assert_eq!(
        lines(&play, 1),
        [
            "Characters:",
            "Rey [12] [hero] [blue]",
            "Battlefield:",
            "Cliff",
            "Deck:",
            "2 Guard [blue]"
        ]
    );
}

#[test]
fn a_pasted_list_shows_its_faults_while_it_is_mended() {
    let mut play = TestApp::registered(2);
    play.keys("Home h").send(Msg::Paste(deck(29)));
    play.assert_shows("1 error · 27 of 30 points; Characters: 2; Battlefield: 1; Deck: 29");
    assert_says(&mut play, "Section Deck has 29 cards; the rules require exactly 30");
    play.text("1 Guard [blue").assert_shows("! 1 Guard [blue");
    assert_says(&mut play, "Line 22: the brackets aren't at the end of the line");
    play.text("]").assert_shows("no errors · 27 of 30 points");
}

#[test]
fn a_list_comes_from_a_file_whose_name_is_completed() {
    let mut play = file_named("dec");
    play.keys("Tab").assert_shows("deck.txt").keys("Enter");
    play.assert_shows("Anna Żółkiewska handed in a decklist.").assert_shows("No errors.");
}

#[test]
fn too_large_a_paste_changes_nothing() {
    let mut play = shown(1, "e");
    play.send(Msg::Paste("x".repeat(100_000)));
    assert_says(&mut play, "Nothing was pasted. The list has 100");
    assert_says(&mut play, "bytes, and the limit is 65536: check that it's the right one.");
    play.keys("Ctrl-s").assert_shows("Anna Żółkiewska has already handed in this decklist.");
    play.keys("e").send(Msg::Paste("1 Gu\u{202e}ard\u{200b}".to_owned()));
    play.assert_shows("Removed 2 invisible characters.").assert_shows("1 Guard");
}

#[test]
fn a_text_that_was_not_handed_in_is_kept() {
    let mut play = shown(1, "e Esc");
    play.assert_hides("is kept").keys("e").text("1 Guard [blue]").keys("Esc");
    assert_says(&mut play, "An unfinished list was kept. e: open it.");
    play.keys("Esc Home h");
    assert_says(&mut play, "An unfinished list was kept. e: open it.");
    play.keys("e").assert_shows("1 Guard [blue]").keys("Ctrl-s").assert_hides("is kept");
    assert_eq!(lines(&play, 1).last().unwrap(), "1 Guard [blue]");
    let mut play = TestApp::registered(2);
    play.keys("Home h e Esc").assert_hides("kept").keys("e Tab Backspace Esc");
    play.assert_shows("An unfinished list was kept. e: open it.");
}

#[test]
fn leaving_with_a_kept_text_is_asked_once() {
    let mut play = shown(0, "e Tab Esc Esc q");
    assert_says(
        &mut play,
        "Decklist typed but not handed in: Anna Żółkiewska. h, then e: open it. q again: leave without it.",
    );
    assert!(!play.flow.quit && play.app.model.open_event().is_some());
    play.keys("q");
    assert!(play.app.model.open_event().is_none());
}

#[test]
fn a_list_with_faults_is_accepted_for_a_reason_and_a_new_one_again() {
    let mut play = shown(1, "Enter");
    play.assert_shows("Accept the decklist of Anna Żółkiewska");
    play.keys("Enter").assert_shows("Give a reason (logged).").text("judge saw the cards");
    play.keys("Enter").assert_shows("Anna Żółkiewska: decklist #3 accepted with its errors.");
    assert_says(&mut play, "1 error, accepted at 10:00 by anna: judge saw the cards");
    play.keys("Esc").assert_shows("list: accepted").keys("u").assert_shows("list: 1 error");
    play.keys("Ctrl-r").assert_shows("list: accepted").keys("h e").text("1 Guard [blue]");
    play.keys("Ctrl-s Esc").assert_shows("list: 1 error").keys("l");
    play.assert_shows("Anna Żółkiewska: decklist #3 accepted with its errors");
    play.assert_shows("Anna Żółkiewska handed in a decklist with 1 error");
}

#[test]
fn what_cannot_be_accepted_or_compared_says_why() {
    let mut play = TestApp::registered(2);
    play.keys("Home h Enter")
        .assert_shows("Anna Żółkiewska has not handed in a decklist. To hand one in: e.");
    play.send(Msg::Paste(deck(30)));
    play.keys("Ctrl-s Enter");
    assert_says(&mut play, "The decklist of Anna Żółkiewska has no errors to accept.");
    play.keys("v");
    assert_says(
        &mut play,
        "The decklist of Anna Żółkiewska has only one version: nothing to compare.",
    );
}

#[test]
fn older_versions_are_compared_one_after_the_other() {
    let mut play = shown(3, "");
    play.resize(100, 60).assert_shows("Version 3 of 3, handed in at 10:00 by anna (#5).").keys("v");
    play.assert_shows("Changes from version 2 to version 3");
    play.assert_shows("− Deck: 1 Card 15 [blue]").assert_shows("+ Deck: 2 Card 15 [blue]");
    assert_says(
        &mut play,
        "If a change is significant and could give an advantage, consider investigating it as cheating.",
    );
    play.keys("v").assert_shows("Changes from version 1 to version 3");
    play.assert_hides("−").assert_shows("+ Deck: 2 Card 15 [blue]");
    play.keys("v").assert_hides("Changed").assert_shows("20  2 Card 14 [blue]");
    play.keys("Esc u h").assert_shows("Version 2 of 2");
    play.keys("Esc Ctrl-r h").assert_shows("Version 3 of 3");
}

#[test]
fn lists_that_are_demanded_are_named_before_the_first_round() {
    let mut play = TestApp::registered(4);
    play.verb("setup lists=yes").assert_shows("no decklist").keys("Home h");
    play.send(Msg::Paste(deck(30)));
    play.keys("Ctrl-s Esc A").assert_shows("Decklists are required, and").keys("Esc p");
    play.assert_shows("Decklists are required, and").assert_shows("Zięba and Piotr Wójcik.");
    assert!(play.event().stages.is_empty());
    play.keys("Esc p p").assert_shows("Round 1 is paired");
    let mut play = TestApp::registered(4);
    play.assert_hides("no decklist").keys("p").assert_shows("Round 1 is paired");
}

#[test]
fn the_judge_opens_the_list_at_the_table() {
    let mut play = TestApp::registered(4);
    play.keys("Home h").send(Msg::Paste(deck(28)));
    play.keys("Ctrl-s Esc p");
    let table = play.event().round().unwrap().of(1).unwrap().table.unwrap();
    play.text(&table.to_string()).keys("J");
    let name = play.event().label(play.event().round().unwrap().of(1).unwrap().a);
    let key = if name == NAMES[0] { "h" } else { "2 h" };
    play.assert_shows("Decklist: 1 error").keys(key).assert_shows("Decklist of Anna Żółkiewska");
    play.keys("Esc").assert_shows(&format!("Table {table} · Round 1"));
}

#[test]
fn a_list_that_somebody_else_handed_in_meanwhile_is_told() {
    let mut play = shown(1, "e");
    let mut ben = Session::open(&play.file()).unwrap();
    let list = Command::List {
        who: Who::id(1),
        lines: vec!["Deck:".to_owned()],
        faults: Vec::new(),
        doubts: Vec::new(),
    };
    ben.commit(Request::new(&list, "ben", play.now)).unwrap();
    play.text("1 Guard [blue]").send(Msg::Changed);
    assert_says(&mut play, "Meanwhile ben saved #4: Anna Żółkiewska handed in a decklist.");
    play.keys("Ctrl-s").assert_shows("1 Guard [blue]").keys("Ctrl-s");
    play.assert_shows("Version 3 of 3");
    assert_eq!(lines(&play, 1).last().unwrap(), "1 Guard [blue]");
}

#[test]
fn a_list_reads_polish_on_a_polish_screen() {
    let mut play = TestApp::registered(2);
    play.app.model.words = crate::words::Words::built_in("pl").unwrap();
    play.keys("Home h");
    assert_says(&mut play, "Nie ma jeszcze listy kart: Anna Żółkiewska.");
    play.keys("e Tab").assert_shows("  1  Postacie:").keys("Enter").text("Rey [31] [bohater]");
    play.assert_shows("Tab Fabuły:");
    assert_says(&mut play, "Postacie i Fabuły: razem 31 punktów; zasady pozwalają na 30");
    play.keys("Ctrl-s").assert_shows("Oddana lista kart: Anna Żółkiewska.");
    assert_says(&mut play, "3 błędy.");
    play.keys("Esc").assert_shows("lista: 3 błędy");
}
