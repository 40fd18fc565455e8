//! Files of a language that are refused, each with its place and reason.

use crate::words::{Catalogue, LARGEST_FILE, check};

fn refused(text: &str) -> Vec<String> {
    let files = vec![("round".to_owned(), text.to_owned())];
    let faults = Catalogue::read("de", files).unwrap_err();
    faults.iter().map(ToString::to_string).collect()
}

#[test]
fn an_argument_that_the_message_does_not_have() {
    assert_eq!(
        refused("# Ergebnisse\nmissing = Es fehlen { $count }\n"),
        ["round.ftl:2:24: $count is no argument of missing: it has $n"]
    );
}

#[test]
fn a_choice_without_a_default() {
    assert_eq!(
        refused("missing = { $n ->\n    [one] ein Ergebnis fehlt\n}\n"),
        ["round.ftl:3:1: one choice must be the default: put * before its bracket"]
    );
}

#[test]
fn hostile_letters_also_where_they_are_escaped() {
    assert_eq!(
        refused("missing = { $n } { \"\\u202E\" }\n"),
        ["round.ftl:1:1: the character U+202E moves the cursor, turns the direction or is \
          invisible: take it out"]
    );
    assert_eq!(
        refused("missing = { $n } \u{1b}[2J\n"),
        ["round.ftl:1:1: the character U+001B moves the cursor, turns the direction or is \
          invisible: take it out"]
    );
    assert_eq!(
        refused("missing = { \"\\x41\" }\n"),
        ["round.ftl:1:14: this escape is none of Fluent's: write the character itself"]
    );
}

#[test]
fn functions_references_attributes_and_unknown_terms() {
    assert_eq!(
        refused(
            "missing = { NUMBER($n) }\n    .title = x\nother = { missing }\nthird = { -nobody }\n"
        ),
        [
            "round.ftl:1:1: NUMBER() is a function, and no message may call one",
            "round.ftl:1:1: missing has attributes, which no message here may have: write it as \
             text",
            "round.ftl:3:1: missing is another message, and only terms may be used in a text",
            "round.ftl:4:12: -nobody is no term of this language: define it in terms.ftl",
        ]
    );
}

#[test]
fn a_message_twice_an_open_brace_and_a_megabyte() {
    assert_eq!(
        refused("missing = a\nmissing = b\n"),
        ["round.ftl:2:1: missing stands here a second time"]
    );
    assert_eq!(
        refused("missing = { $n\n"),
        ["round.ftl:2:1: this is not Fluent: Expected a token starting with \"}\""]
    );
    assert_eq!(
        refused(&"#".repeat(1 << 20)),
        [format!("round.ftl:1:1: the file has more than {LARGEST_FILE} bytes")]
    );
}

#[test]
fn what_is_missing_or_unused_is_a_remark() {
    let findings = check(&[("round".to_owned(), "gone = weg\n".to_owned())]);
    assert_eq!(findings.faults, []);
    let told: Vec<String> = findings.remarks.iter().map(ToString::to_string).collect();
    assert_eq!(told[0], "round.ftl:1:1: the program never says gone");
    assert!(told.contains(&"round.ftl: missing is missing, so it is told in English".to_owned()));
}
