//! The catalogues beside the source, the plural forms, and files that are refused.

use super::catalogue::signatures;
use super::*;
use super::{Catalogue, LARGEST_FILE, catalogue, check};
use crate::msg;
use include_dir::{Dir, include_dir};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

fn polish() -> Words {
    Words::built_in("pl").unwrap()
}

#[test]
fn each_language_has_its_plural_forms() {
    let told = |words: &Words| {
        [1u32, 2, 5, 12, 22].map(|n| words.text(&msg!("pages.results-missing", n))).join(", ")
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
    msg!("common.and", rest = msg!("common.text", text = "x"), last)
}

#[test]
fn a_message_told_again_names_the_key_of_its_screen() {
    let with = |key: &'static str| Words::english().clone().with_keys(move |_| Some(key.into()));
    let undo = || x_and(msg!("common.text", text = Arg::Verb("undo".to_owned())));
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
    let list = Message::plain("common.no-argument")
        .with("name", "x")
        .with("message", Message::plain("common.language"))
        .with("known", vec!["a", "b", "c"]);
    assert_eq!(list.to_string(), "$x is not an argument of English, which has a, b and c");
    let words = polish();
    assert_eq!(
        words.text(&Message::plain("common.and").with("rest", "1, 4").with("last", 9u32)),
        "1, 4 i 9"
    );
    let half =
        Message::plain("common.and").with("rest", Arg::Decimal("0.5".to_owned())).with("last", "x");
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
    assert_eq!(empty.text(&msg!("pages.results-missing", n = 2u32)), "2 results are missing");
}

fn refused(text: &str) -> Vec<String> {
    let files = vec![("pages".to_owned(), text.to_owned())];
    let faults = Catalogue::read("de", files).unwrap_err();
    faults.iter().map(|fault| fault.message("").to_string()).collect()
}

#[test]
fn every_fault_is_named_with_its_place() {
    let hostile = "invisible or control character";
    for (text, faults) in [
        (
            "# Ergebnisse\nresults-missing = Es fehlen { $count }\n",
            "2:32: $count is not an argument of results-missing, which has $n",
        ),
        (
            "results-missing = { $n ->\n    [one] ein Ergebnis fehlt\n}\n",
            "3:1: one choice must be the default: put * before its bracket",
        ),
        (
            "results-missing = { $n } { \"\\u202E\" }\n",
            &format!("1:1: {hostile} U+202E; delete it"),
        ),
        ("results-missing = { $n } \u{1b}[2J\n", &format!("1:1: {hostile} U+001B; delete it")),
        (
            "results-missing = { \"\\x41\" }\n",
            "1:22: unknown escape in Fluent: write the character itself",
        ),
        (
            "results-missing = { NUMBER($n) }\n    .title = x\nother = { results-missing }\nthird = { -nobody }\n",
            "1:1: NUMBER() is a function, which messages can't call\n\
             1:1: results-missing has attributes, which aren't supported here: write it as text\n\
             3:1: results-missing is another message, but a text can only use terms\n\
             4:12: -nobody is not a term of this language: define it in terms.ftl",
        ),
        (
            "results-missing = a\nresults-missing = b\n",
            "2:1: results-missing is already in this file",
        ),
        ("results-missing = { $n\n", "2:1: not valid Fluent: Expected a token starting with \"}\""),
        (&"#".repeat(1 << 20), &format!("1:1: it has more than {LARGEST_FILE} bytes")),
    ] {
        let faults: Vec<String> = faults.lines().map(|it| format!("pages.ftl:{it}")).collect();
        assert_eq!(refused(text), faults);
    }
}

/// The parser calls itself for each brace, and would end the program.
#[test]
fn braces_without_an_end_are_refused_before_they_are_parsed() {
    let braces = format!("results-missing = {}", "{ ".repeat(20_000));
    let too_deep = "braces are nested more than 100 deep; close some";
    assert_eq!(refused(&braces), [format!("pages.ftl:1:219: {too_deep}")]);
    let terms = check(&[("terms".to_owned(), format!("-game = {}", "{ ".repeat(20_000)))]);
    let told: Vec<String> =
        terms.faults.iter().map(|fault| fault.message("").to_string()).collect();
    assert_eq!(told, [format!("terms.ftl:1:209: {too_deep}")]);
}

#[test]
fn what_is_missing_or_unused_is_a_remark() {
    let findings = check(&[("pages".to_owned(), "gone = weg\n".to_owned())]);
    assert_eq!(findings.faults, []);
    let told: Vec<String> =
        findings.remarks.iter().map(|fault| fault.message("").to_string()).collect();
    assert_eq!(told[0], "pages.ftl:1:1: gone is never used");
    assert!(told.contains(&"pages.ftl: results-missing is missing, so English is used".to_owned()));
}

type Signatures = BTreeMap<(String, String), BTreeSet<String>>;

static SOURCES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/src");

/// A message that the source makes.
struct Made {
    place: (String, String),
    /// Each argument, and the expression of its value; empty if it is that of a variable.
    args: Vec<(String, String)>,
}

/// The messages that the source makes.
fn made() -> Vec<Made> {
    let mut all = Vec::new();
    let mut folders = vec![&SOURCES];
    while let Some(folder) = folders.pop() {
        folders.extend(folder.dirs());
        let own = |path: &Path| file!().ends_with(path.to_str().unwrap());
        for file in folder.files().filter(|file| !own(file.path())) {
            messages(file.contents_utf8().unwrap(), &mut all);
        }
    }
    all
}

/// The arguments of each message that the source makes.
fn used() -> Signatures {
    let mut all = Signatures::new();
    for Made { place, args } in made() {
        let args: BTreeSet<String> = args.into_iter().map(|(name, _)| name).collect();
        if let Some(known) = all.insert(place.clone(), args.clone()) {
            assert_eq!(known, args, "{place:?} has two sets of arguments");
        }
    }
    all
}

/// Adds every `msg!("file.name", argument = …)` of a source file.
fn messages(source: &str, all: &mut Vec<Made>) {
    let comment = |line: &&str| !line.trim_start().starts_with("//");
    let source: String = source.lines().filter(comment).flat_map(|line| [line, "\n"]).collect();
    for (at, opening) in source.match_indices("msg!(") {
        let Some((id, rest)) = source[at + opening.len()..]
            .trim_start()
            .strip_prefix('"')
            .and_then(|rest| rest.split_once('"'))
        else {
            continue;
        };
        let (file, name) = id.split_once('.').unwrap_or_else(|| panic!("{id} names no file"));
        let place = (file.to_owned(), name.to_owned());
        all.push(Made { place, args: arguments(rest) });
    }
}

/// What stands between the macro's own commas, up to its closing parenthesis.
fn arguments(rest: &str) -> Vec<(String, String)> {
    let (mut depth, mut text, mut part, mut all) = (0, false, String::new(), Vec::new());
    let mut letters = rest.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' if text => drop(letters.next()),
            '"' => text = !text,
            _ if text => {}
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' if depth > 0 => depth -= 1,
            ',' | ')' if depth == 0 => {
                let (name, value) = part.split_once('=').unwrap_or((&part, ""));
                let (name, value) = (name.trim().to_owned(), value.trim().to_owned());
                all.extend((!name.is_empty()).then_some((name, value)));
                part.clear();
                if letter == ')' {
                    break;
                }
                continue;
            }
            _ => {}
        }
        part.push(letter);
    }
    all
}

/// The names that each message of English chooses between, by its place and argument.
fn choices() -> BTreeMap<(String, String), BTreeMap<String, BTreeSet<String>>> {
    let catalogue = Catalogue::built_in("en").unwrap();
    let mut all = BTreeMap::new();
    for (file, text) in catalogue.texts() {
        let (mut name, mut chooses) = ("", Vec::new());
        for line in text.lines() {
            if line.starts_with(|c: char| c.is_ascii_lowercase()) {
                (name, chooses) = (line.split(' ').next().unwrap(), Vec::new());
            }
            let word = line.trim().trim_start_matches('*');
            if let Some((choice, _)) = word.strip_prefix('[').and_then(|rest| rest.split_once(']'))
            {
                let argument: &String = chooses.last().unwrap();
                let of: &mut BTreeMap<String, BTreeSet<String>> =
                    all.entry((file.to_owned(), name.to_owned())).or_default();
                of.entry(argument.clone()).or_default().insert(choice.to_owned());
            }
            for part in line.split_inclusive(" ->").filter(|part| part.ends_with(" ->")) {
                let argument = part.rsplit('$').next().unwrap().trim_end_matches(" ->");
                chooses.push(argument.to_owned());
            }
            if line.trim() == "}" {
                chooses.pop();
            }
        }
    }
    all
}

#[test]
fn every_choice_that_the_source_names_is_one_of_its_message() {
    let choices = choices();
    let mut named = 0;
    for Made { place, args } in made() {
        for (argument, value) in args {
            let Some(known) = choices.get(&place).and_then(|of| of.get(&argument)) else {
                continue;
            };
            let literal = value.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
            for choice in literal.into_iter().filter(|literal| !literal.contains('"')) {
                named += 1;
                assert!(known.contains(choice), "{place:?}: {argument} = {choice:?}: {known:?}");
            }
        }
    }
    assert!(named > 100, "{named}");
}

/// The difference of two sets of messages, as lines.
fn only_in(these: &Signatures, those: &Signatures) -> Vec<String> {
    these.keys().filter(|key| !those.contains_key(*key)).map(|(f, n)| format!("{f}.{n}")).collect()
}

#[test]
fn every_message_that_is_made_stands_in_every_language_with_its_arguments() {
    let used = used();
    let mut told = Signatures::new();
    for tag in Catalogue::tags() {
        let catalogue = Catalogue::built_in(tag).unwrap();
        let mut there = signatures(&catalogue);
        // The help of the commands has their names, and a test of its own.
        there.retain(|(file, _), _| file != "usage");
        assert_eq!(only_in(&used, &there), Vec::<String>::new(), "missing in {tag}");
        assert_eq!(only_in(&there, &used), Vec::<String>::new(), "never used in {tag}");
        for (place, args) in there {
            let unknown: Vec<&String> = args.difference(&used[&place]).collect();
            assert!(unknown.is_empty(), "{tag} {place:?}: {unknown:?}");
            told.entry(place).or_default().extend(args);
        }
        let texts: Vec<(String, String)> =
            catalogue.texts().map(|(name, text)| (name.to_owned(), text.to_owned())).collect();
        assert_eq!(check(&texts).faults, [], "{tag}");
    }
    assert_eq!(told, used, "arguments that no language tells");
}
