//! Guided rulings and the calculations at the table: what their checks refuse, and where.

use super::{GAME, told};
use crate::ruleset::read;

/// The game with these lines at its end, checked.
#[track_caller]
fn says(lines: &str, expected: &[&str]) {
    let text = format!("{}\n{lines}", GAME.trim_end());
    let found = told(&text);
    let first = GAME.trim_end().lines().count();
    // Lines are counted from the first that was added.
    let found: Vec<String> = found
        .iter()
        .map(|line| {
            let mut parts = line.splitn(4, ':');
            let (file, row) = (parts.next().unwrap(), parts.next().unwrap());
            let row: usize = row.parse().unwrap();
            let (column, rest) = (parts.next().unwrap(), parts.next().unwrap());
            format!("{file}:+{}:{column}:{rest}", row - first)
        })
        .collect();
    assert_eq!(found, expected);
}

const COUNCIL: &str = "\
errata:
  - topic: {en: Council}
    text: {en: Seven win.}
    id: council
    questions:
      - {id: ends, text: {en: Over?}, kind: yes_no}
      - {id: members, text: {en: How many?}, kind: number, to: 60}
    verdicts:
";

#[test]
fn whole_rulings_are_read() {
    let verdicts = "      - {when: [{question: ends, is: no}], text: {en: Wait.}}
      - {when: [{question: members, from: 7}], text: {en: Won.}}
      - {text: {en: Go on.}}
";
    let text = format!("{}\n{COUNCIL}{verdicts}", GAME.trim_end());
    let game = read("my.yaml", &text).unwrap();
    assert_eq!(
        game.guided().map(|ruling| ruling.id.as_deref()).collect::<Vec<_>>(),
        [Some("council")]
    );
}

#[test]
fn a_verdict_that_no_answers_reach_is_named() {
    let verdicts = "      - {when: [{question: members, to: 60}], text: {en: Always.}}
      - {when: [{question: ends, is: no}], text: {en: Never.}}
";
    says(
        &format!("{COUNCIL}{verdicts}"),
        &[
            "my.yaml:+10:9: no answers lead to this verdict, because an earlier one always fits; move it before that one, or delete it",
        ],
    );
}

#[test]
fn answers_without_a_verdict_are_named() {
    let verdicts = "      - {when: [{question: ends, is: no}], text: {en: Wait.}}
      - {when: [{question: members, from: 7}], text: {en: Won.}}
";
    says(
        &format!("{COUNCIL}{verdicts}"),
        &[
            "my.yaml:+8:5: these answers have no verdict: ends = yes, members = 0; add one for them, or a last one without conditions",
        ],
    );
}

#[test]
fn conditions_fit_their_questions() {
    let verdicts = "      - {when: [{question: end, is: no}], text: {en: A.}}
      - {when: [{question: ends, from: 1}], text: {en: B.}}
      - {when: [{question: members, is: yes}], text: {en: C.}}
      - {when: [{question: members, from: 9, to: 7}], text: {en: D.}}
      - {text: {en: E.}}
";
    says(
        &format!("{COUNCIL}{verdicts}"),
        &[
            "my.yaml:+9:28: there is no \"end\" here; write one of: ends, members",
            "my.yaml:+10:17: the question \"ends\" is answered yes or no; write \"is: yes\" or \"is: no\" alone",
            "my.yaml:+11:17: the question \"members\" is answered with a number; write from, to or \
             both",
            "my.yaml:+12:43: from 9 is more than to 7; write the smaller number in from",
        ],
    );
}

#[test]
fn questions_verdicts_and_ids_belong_together() {
    let asks = "    questions: [{id: ends, text: {en: Over?}, kind: yes_no}]\n";
    let head = "errata:\n  - topic: {en: Council}\n    text: {en: Seven win.}\n";
    says(
        &format!("{head}{asks}    id: council\n"),
        &[
            "my.yaml:+4:5: \"questions\" needs \"verdicts\"; add \"verdicts\", or delete \"questions\"",
        ],
    );
    says(
        &format!("{head}    verdicts: [{{text: {{en: A.}}}}]\n"),
        &[
            "my.yaml:+4:5: \"verdicts\" needs \"questions\"; add \"questions\", or delete \"verdicts\"",
        ],
    );
    says(
        &format!("{head}{asks}    verdicts: [{{text: {{en: A.}}}}]\n"),
        &["my.yaml:+4:5: \"questions\" needs \"id\"; add \"id\", or delete \"questions\""],
    );
    let asks = "    questions: [{id: many, text: {en: How many?}, kind: number}]\n";
    says(
        &format!("{head}{asks}    id: council\n    verdicts: [{{text: {{en: A.}}}}]\n"),
        &["my.yaml:+4:17: \"kind: number\" needs \"to\"; add \"to\", or delete \"kind: number\""],
    );
}

#[test]
fn a_bidding_has_two_sides_and_one_of_them_wins_ties() {
    let auction = |sides: &str, ties: &str| {
        format!(
            "auction: {{name: {{en: A}}, resource: {{en: F}}, sides: [{sides}], ties: {ties}, \
             beneath: 1, winner: {{en: W}}, loser: {{en: L}}}}\n"
        )
    };
    let one = "{id: dark, name: {en: Dark}}";
    let told = |text: &str| {
        told(&format!(
            "{}
{text}",
            GAME.trim_end()
        ))
    };
    assert!(told(&auction(one, "dark"))[0].contains("a bidding has two sides, not 1;"));
    let both = format!("{one}, {{id: bids, name: {{en: B}}}}");
    let found = told(&auction(&both, "grey"));
    assert!(
        found.iter().any(|f| f.contains("\"bids\" is a setting of the command auction")),
        "{found:?}"
    );
    assert!(found.iter().any(|f| f.contains("there is no \"grey\" here")), "{found:?}");
    let none = "overkill: {name: {en: O}, other_units: 0}\n";
    assert!(told(none)[0].contains("no other unit may get hits"));
}
