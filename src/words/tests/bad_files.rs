//! Files of a language that are refused, each with its place and reason.

use crate::words::{Catalogue, LARGEST_FILE, check};

fn refused(text: &str) -> Vec<String> {
    let files = vec![("page".to_owned(), text.to_owned())];
    let faults = Catalogue::read("de", files).unwrap_err();
    faults.iter().map(ToString::to_string).collect()
}

#[test]
fn an_argument_that_the_message_does_not_have() {
    assert_eq!(
        refused("# Ergebnisse\nresults-missing = Es fehlen { $count }\n"),
        ["page.ftl:2:32: $count is not an argument of results-missing, which has $n"]
    );
}

#[test]
fn a_choice_without_a_default() {
    assert_eq!(
        refused("results-missing = { $n ->\n    [one] ein Ergebnis fehlt\n}\n"),
        ["page.ftl:3:1: one choice must be the default: put * before its bracket"]
    );
}

#[test]
fn hostile_letters_also_where_they_are_escaped() {
    assert_eq!(
        refused("results-missing = { $n } { \"\\u202E\" }\n"),
        [
            "page.ftl:1:1: the character U+202E moves the cursor, changes the direction or is invisible: remove it"
        ]
    );
    assert_eq!(
        refused("results-missing = { $n } \u{1b}[2J\n"),
        [
            "page.ftl:1:1: the character U+001B moves the cursor, changes the direction or is invisible: remove it"
        ]
    );
    assert_eq!(
        refused("results-missing = { \"\\x41\" }\n"),
        ["page.ftl:1:22: unknown escape in Fluent: write the character itself"]
    );
}

#[test]
fn functions_references_attributes_and_unknown_terms() {
    assert_eq!(
        refused(
            "results-missing = { NUMBER($n) }\n    .title = x\nother = { results-missing }\nthird = { -nobody }\n"
        ),
        [
            "page.ftl:1:1: NUMBER() is a function, which messages can't call",
            "page.ftl:1:1: results-missing has attributes, which aren't supported here: write it as text",
            "page.ftl:3:1: results-missing is another message, but a text can only use terms",
            "page.ftl:4:12: -nobody is not a term of this language: define it in terms.ftl",
        ]
    );
}

#[test]
fn a_message_twice_an_open_brace_and_a_megabyte() {
    assert_eq!(
        refused("results-missing = a\nresults-missing = b\n"),
        ["page.ftl:2:1: results-missing is already in this file"]
    );
    assert_eq!(
        refused("results-missing = { $n\n"),
        ["page.ftl:2:1: not valid Fluent: Expected a token starting with \"}\""]
    );
    assert_eq!(
        refused(&"#".repeat(1 << 20)),
        [format!("page.ftl:1:1: the file has more than {LARGEST_FILE} bytes")]
    );
}

/// The parser calls itself for each brace, and would end the program.
#[test]
fn braces_without_an_end_are_refused_before_they_are_parsed() {
    let braces = format!("results-missing = {}", "{ ".repeat(20_000));
    let too_deep = "braces are nested more than 100 deep; close some";
    assert_eq!(refused(&braces), [format!("page.ftl:1:219: {too_deep}")]);
    let terms = check(&[("terms".to_owned(), format!("-game = {}", "{ ".repeat(20_000)))]);
    let told: Vec<String> = terms.faults.iter().map(ToString::to_string).collect();
    assert_eq!(told, [format!("terms.ftl:1:209: {too_deep}")]);
}

#[test]
fn what_is_missing_or_unused_is_a_remark() {
    let findings = check(&[("page".to_owned(), "gone = weg\n".to_owned())]);
    assert_eq!(findings.faults, []);
    let told: Vec<String> = findings.remarks.iter().map(ToString::to_string).collect();
    assert_eq!(told[0], "page.ftl:1:1: gone is never used");
    assert!(told.contains(&"page.ftl: results-missing is missing, so English is used".to_owned()));
}
