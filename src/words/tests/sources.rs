//! Every `msg!` of the source, beside the messages of every language.

use crate::words::check::signatures;
use crate::words::{Catalogue, check};
use include_dir::{Dir, include_dir};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

type Signatures = BTreeMap<(String, String), BTreeSet<String>>;

static SOURCES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../../src");

/// The messages that the source makes, with the arguments of each.
fn used() -> Signatures {
    let mut all = Signatures::new();
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

/// Adds every `msg!("file.name", argument = …)` of a source file.
fn messages(source: &str, all: &mut Signatures) {
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
        let args = arguments(rest);
        let place = (file.to_owned(), name.to_owned());
        if let Some(known) = all.insert(place, args.clone()) {
            assert_eq!(known, args, "{id} has two sets of arguments");
        }
    }
}

/// The names before each `=` of the macro's own commas, or alone, up to its closing parenthesis.
fn arguments(rest: &str) -> BTreeSet<String> {
    let (mut depth, mut text, mut part, mut names) = (0, false, String::new(), BTreeSet::new());
    let mut letters = rest.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' if text => drop(letters.next()),
            '"' => text = !text,
            _ if text => {}
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' if depth > 0 => depth -= 1,
            ',' | ')' if depth == 0 => {
                let name = part.split_once('=').map_or(part.as_str(), |(name, _)| name).trim();
                names.extend((!name.is_empty()).then(|| name.to_owned()));
                part.clear();
                if letter == ')' {
                    break;
                }
            }
            _ if depth == 0 => part.push(letter),
            _ => {}
        }
    }
    names
}

/// The difference of two sets of messages, as lines.
fn only_in(these: &Signatures, those: &Signatures) -> Vec<String> {
    these.keys().filter(|key| !those.contains_key(*key)).map(|(f, n)| format!("{f}.{n}")).collect()
}

#[test]
fn the_names_of_arguments_are_read() {
    let mut all = Signatures::new();
    messages("vec![msg!(\n \"a.b\",\n n = f(x, y),\n who = \"a,(\" )] msg!(\"a.c\")", &mut all);
    messages("msg!(\"a.d\", who, n = 3) msg!(\n \"a.e\",\n n,\n)", &mut all);
    let names = |names: &[&str]| -> BTreeSet<String> {
        names.iter().map(|name| (*name).to_owned()).collect()
    };
    let [both, none, one] = [names(&["n", "who"]), names(&[]), names(&["n"])];
    let expected: Signatures = [("b", both.clone()), ("c", none), ("d", both), ("e", one)]
        .map(|(name, names)| (("a".to_owned(), name.to_owned()), names))
        .into();
    assert_eq!(all, expected);
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
