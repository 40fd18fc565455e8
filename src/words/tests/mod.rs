//! The catalogues beside the source, the plural forms, and files that are refused.

mod bad_files;
mod sources;

use super::*;
use crate::msg;

fn polish() -> Words {
    Words::built_in("pl").unwrap()
}

#[test]
fn each_language_has_its_plural_forms() {
    let told = |words: &Words| {
        [1u32, 2, 5, 12, 22].map(|n| words.text(&msg!("page.results-missing", n))).join(", ")
    };
    assert_eq!(
        told(Words::english()),
        "1 result is missing, 2 results are missing, 5 results are missing, 12 results are \
         missing, 22 results are missing"
    );
    assert_eq!(
        told(&polish()),
        "brakuje 1 wyniku, brakuje 2 wyników, brakuje 5 wyników, brakuje 12 wyników, brakuje 22 \
         wyników"
    );
}

fn x_and(last: impl Into<Arg>) -> Message {
    msg!("list.and", rest = msg!("list.text", text = "x"), last)
}

#[test]
fn a_message_told_again_names_the_key_of_its_screen() {
    let with = |key: &'static str| Words::english().clone().with_keys(move |_| Some(key.into()));
    let undo = || x_and(msg!("list.text", text = Arg::Verb("undo".to_owned())));
    for key in ["u", "Esc, then u"] {
        assert_eq!(with(key).text(&undo()), format!("x and {key}"));
    }
    assert_eq!(Words::english().text(&undo()), "x and undo");
}

#[test]
fn messages_that_differ_are_kept_apart() {
    let told = |message: Message| Words::english().text(&message);
    let all: Vec<String> = (0..2000_u32).chain(0..2000).map(|n| told(x_and(n))).collect();
    let expected: Vec<String> = (0..2000).map(|n| format!("x and {n}")).collect();
    assert_eq!(all, [&expected[..], &expected].concat());
    assert_eq!([told(x_and("y")), told(x_and("y").capitalised())], ["x and y", "X and y"]);
}

#[test]
fn lists_and_decimals_are_written_as_the_language_does() {
    let list = Message::plain("words.no-argument")
        .with("name", "x")
        .with("message", Message::plain("words.no-default"))
        .with("known", vec!["a", "b", "c"]);
    assert_eq!(
        list.to_string(),
        "$x is not an argument of one choice must be the default: put * before its bracket, which has a, b and c"
    );
    let words = polish();
    assert_eq!(
        words.text(&Message::plain("list.and").with("rest", "1, 4").with("last", 9u32)),
        "1, 4 i 9"
    );
    let half =
        Message::plain("list.and").with("rest", Arg::Decimal("0.5".to_owned())).with("last", "x");
    assert_eq!(words.text(&half), "0,5 i x");
    assert_eq!(half.to_string(), "0.5 and x");
}

#[test]
fn each_language_has_the_files_of_english_in_the_same_order() {
    let names = |tag: &str| -> Vec<String> {
        let files = catalogue::BUILT_IN.get_dir(tag).unwrap().files();
        files.map(|file| file.path().file_name().unwrap().to_string_lossy().into()).collect()
    };
    for tag in Catalogue::tags() {
        assert_eq!(names(tag), names("en"), "{tag}");
    }
}

#[test]
fn a_message_that_a_language_lacks_is_told_in_english() {
    let empty = Words::of(Catalogue::read("de", Vec::new()).unwrap());
    assert_eq!(empty.tag(), "de");
    assert_eq!(empty.text(&msg!("page.results-missing", n = 2u32)), "2 results are missing");
}
