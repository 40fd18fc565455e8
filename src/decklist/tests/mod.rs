mod games;
mod laws;

use super::check::check_list;
use super::{Fault, Findings, ListCheck, read_list};
use crate::decklist::summary;
use crate::ruleset::Library;

/// Whether the sentence in English is this text.
impl PartialEq<&str> for Fault {
    fn eq(&self, text: &&str) -> bool {
        self.sentence() == *text
    }
}

/// The findings in a list by the rules of a built-in game.
fn found(game: &str, text: &str) -> Findings {
    let library = Library::new(Vec::new());
    let check = ListCheck::new(&library.get(game).unwrap().ruleset);
    check_list(&check, &read_list(text).unwrap())
}

/// Compares the faults of a list, which leaves no doubt.
#[track_caller]
fn faults(game: &str, text: &str, sentences: &[&str]) {
    let found = found(game, text);
    assert_eq!(found.faults, sentences);
    assert_eq!(found.doubts, [""; 0]);
}

/// Compares the doubts about a list without a fault.
#[track_caller]
fn doubts(game: &str, text: &str, sentences: &[&str]) {
    let found = found(game, text);
    assert_eq!(found.doubts, sentences);
    assert_eq!(found.faults, [""; 0]);
}
