//! The preflight before a round: rematches, and everything else that is off.

use super::TestApp;
use crate::event::action::Paired;
use crate::event::decide::Decision;
use crate::event::{Action, Command, Moment, Preflight, PreflightItem, Remedy, Severity, decide};
use crate::store::Original;
use crate::tui::Msg;
use crate::tui::dialog::{Dialog, PreflightDialog};
use crate::words::Message;

/// Four players who have all met, before their fourth round.
pub(super) fn all_have_met() -> TestApp {
    let mut play = TestApp::registered(4);
    play.verb("setup structure=custom rounds=4 cut=0");
    for _ in 0..3 {
        play.keys("p").report_all();
    }
    play
}

/// The question that the rules ask now.
fn question(play: &TestApp) -> String {
    decide(play.event(), &Command::Pair, Moment::new(0, 0)).unwrap().question.unwrap().to_string()
}

fn rounds(play: &TestApp) -> usize {
    play.event().stages[0].rounds.len()
}

/// The words inside the borders of the box, in one line.
fn boxed(play: &mut TestApp) -> String {
    let screen = play.screen();
    let inside = screen.lines().filter_map(|line| {
        let (from, to) = (line.find('│')?, line.rfind('│')?);
        line.get(from + '│'.len_utf8()..to).map(str::trim)
    });
    inside.filter(|line| !line.is_empty()).collect::<Vec<_>>().join(" ")
}

#[test]
fn pairing_asks_first_and_says_how_few() {
    let mut play = all_have_met();
    let asked = question(&play);
    assert!(
        asked.starts_with(
            "A rematch can't be avoided. As few rematches as possible: 2 of 2 tables ("
        )
    );
    let ways = "p: pair anyway";
    play.keys("p").assert_shows("Before round 4").assert_shows(ways).assert_shows(" p pair ");
    play.assert_shows(" Esc back");
    play.assert_shows("▸ ! A rematch can't be avoided. As few rematches as");
    play.assert_shows("[1] by hand");
    play.resize(40, 12).assert_shows("! A rematch can't be").assert_shows(ways);
    play.resize(80, 24);
    play.keys("Esc").assert_hides("Before round 4");
    assert_eq!(rounds(&play), 3, "Esc pairs nothing");
    play.keys("p p").assert_shows("Round 4 is paired: 2 tables.").assert_hides("Before round 4");
    play.assert_hides("A rematch can't be");
    assert_eq!(rounds(&play), 4);
}

#[test]
fn the_verb_asks_as_the_key_does() {
    let mut play = all_have_met();
    play.verb("pair").assert_shows("Before round 4").keys("Esc");
    assert_eq!(rounds(&play), 3);
}

#[test]
fn a_colon_leads_to_the_organizers_own_pairing() {
    let mut play = all_have_met();
    play.keys("p :").assert_hides("Before round 4");
    play.assert_shows(":pair manual \"#1 = #3, #2 = #4\"");
    play.assert_shows("▸#1 Anna Żółkiewska – #3 Ewa Zięba · rematch");
    play.assert_shows(" #2 Jan Kowalski – #4 Piotr Wójcik · rematch");
    // The cursor stands behind the first rematch.
    play.keys("Backspace").text("2").assert_shows("▸#1 Anna Żółkiewska – #2 Jan Kowalski");
    play.keys("Enter").assert_shows("Jan Kowalski is paired twice.");
    play.keys("Right Right Right Right").assert_shows("▸#2 Jan Kowalski – ");
    play.keys("Backspace").text("3").assert_shows(":pair manual \"#1 = #2, #3 = #4\"");
    play.keys("Enter").assert_shows("Round 4 paired by hand.");
    let pairings = &play.event().round().unwrap().pairings;
    assert_eq!((pairings[0].a, pairings[0].b), (1, Some(2)));
}

#[test]
fn with_a_bye_the_line_is_the_whole_round_too() {
    let mut play = TestApp::registered(3);
    play.verb("setup structure=custom rounds=4 cut=0");
    for _ in 0..3 {
        play.keys("p").report_all();
    }
    play.keys("p").assert_shows("Before round 4").keys(":").assert_shows(" = bye\"");
    play.assert_shows(" – bye");
    play.keys("Enter").assert_shows("Round 4 paired by hand.");
    assert_eq!(play.event().round().unwrap().pairings.len(), 2);
}

#[test]
fn a_round_of_many_tables_is_not_written_into_one_line() {
    let mut play = all_have_met();
    let asked = |tables: u32| {
        let mut paired = Paired::empty(1, 2, 35);
        paired.tables = (0..tables).map(|table| [2 * table + 1, 2 * table + 2]).collect();
        let sentence = Message::verbatim("No round.");
        let decision = Decision {
            action: Some(Action::Pair(Box::new(paired))),
            message: Message::nothing(),
            warnings: Vec::new(),
            reason: None,
            question: Some(sentence.clone().into()),
        };
        let remedy = Some(Remedy::ByHand);
        let items = vec![PreflightItem { severity: Severity::Warning, sentence, remedy }];
        let checks = Preflight { items, command: Command::Pair, decision: Some(decision) };
        PreflightDialog { checks, absentees: None, at: 0, scroll: Default::default(), over: false }
    };
    let advice =
        "41 tables don't fit into one line: pair as is, then swap two players with swap A B.";
    let told = [40, 41].map(|tables| asked(tables).advice().map(|advice| advice.to_string()));
    assert_eq!(told, [None, Some(advice.to_owned())]);
    let line =
        |asked: &PreflightDialog, play: &TestApp| asked.by_hand(play.event()).value().to_owned();
    assert_eq!(line(&asked(2), &play), "pair manual \"#1 = #2, #3 = #4\"");
    assert_eq!(line(&asked(41), &play), "pair manual \"");
    play.app.model.ask(Dialog::Preflight(Box::new(asked(41))));
    play.assert_shows("tables don't fit into one line: pair as is, then swap two players with")
        .keys(":");
    play.assert_shows(":pair manual \"");
}

#[test]
fn what_is_agreed_to_is_what_is_written() {
    let mut play = all_have_met();
    play.keys("p").assert_shows("Before round 4");
    play.elsewhere("ben", "drop #4");
    // The news has not come yet, and one table is left.
    play.keys("p").assert_shows("The event has changed; this is the current state.");
    let asked = boxed(&mut play);
    assert!(asked.contains("rematches as possible: 1 of 1 table ("), "{asked}");
    assert_eq!(rounds(&play), 3);
    play.keys("p").assert_shows("Round 4 is paired: 1 table, bye");
    assert_eq!(rounds(&play), 4);
}

#[test]
fn a_question_asked_anew_leaves_what_else_is_said_to_be_read() {
    let mut play = all_have_met();
    play.keys("p").assert_shows("Before round 4");
    let original = Original::read(&play.file()).unwrap();
    let text = String::from_utf8(original.bytes().to_vec()).unwrap().replace("Jan ", "Ian ");
    original.replace(text.as_bytes(), "ben", play.now, None, &|_| Vec::new()).unwrap();
    play.elsewhere("ben", "drop #4");
    play.resize(120, 40).keys("p");
    play.assert_shows("The event has changed; this is the current state.");
    play.assert_shows(": the event was edited by hand (");
}

#[test]
fn the_question_closes_when_another_has_paired() {
    let mut play = all_have_met();
    play.keys("p").assert_shows("Before round 4");
    play.elsewhere("ben", "pair");
    play.send(Msg::Changed);
    play.assert_hides("Before round 4").assert_shows("Meanwhile ben saved #15: paired round 4.");
    assert_eq!(rounds(&play), 4);
}

#[test]
fn with_little_room_the_question_is_scrolled_and_the_keys_stay() {
    for (width, height) in [(30, 9), (24, 5), (20, 4), (3, 2), (1, 1)] {
        let mut play = all_have_met();
        play.resize(width, height).keys("p");
        let first = play.screen();
        if height >= 5 {
            play.keys("Down");
            assert_ne!(play.screen(), first, "{width}×{height}");
        }
    }
}

#[test]
fn drawing_again_only_warns() {
    let mut play = all_have_met();
    play.keys("p p :").text("redraw a better draw").keys("Enter").assert_hides("Before round 4");
    play.assert_shows("Round 4 re-paired.").assert_shows("A rematch can't be avoided.");
}

#[test]
fn a_round_that_could_not_be_saved_is_said_in_the_line_that_asked_for_it() {
    let mut play = all_have_met();
    play.verb("pair").assert_shows("Before round 4");
    std::fs::remove_file(play.file()).unwrap();
    play.keys("p").assert_hides("Before round 4").assert_shows(":pair");
    play.assert_shows("the file was deleted or");
    assert_eq!(rounds(&play), 3);
}

#[test]
fn the_line_that_asked_for_a_round_closes_with_the_question() {
    let mut play = all_have_met();
    play.verb("pair").keys("p").assert_shows("Round 4 is paired: 2 tables.");
    assert!(play.app.model.dialogs.is_empty());
    let mut play = all_have_met();
    play.verb("pair").keys(":").assert_shows(":pair manual");
    assert_eq!(play.app.model.dialogs.len(), 1);
}

#[test]
fn a_refusal_is_said_although_the_dialog_that_asked_is_another_by_now() {
    let mut play = all_have_met();
    let why = crate::words::Message::verbatim("Nothing was saved.");
    let title = crate::words::Message::verbatim("Table 2");
    let model = &mut play.app.model;
    model.held =
        Some(Dialog::Closed(crate::tui::dialog::ClosedByOthers { title, why: why.clone() }));
    model.refuse(why.clone());
    model.answer_held();
    assert_eq!(model.message.as_ref().map(|message| &message.text), Some(&why));
}
