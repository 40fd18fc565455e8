//! How well a typed text fits a word or a name: any letters in order, the best first.

use crate::event::name::normalise;

/// How a text is found, the best first. Equal ones are told apart by the letters skipped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fit {
    /// The text begins so.
    Beginning,
    /// Each typed part begins a word, in the order of the words: `jk` finds Jan Kowalski.
    Words,
    /// The letters stand together somewhere inside.
    Run,
    /// The letters stand in this order, with this many others between the first and the last.
    Scattered { skipped: usize },
}

/// How the typed letters fit this text, without case and diacritics; None: they do not.
pub fn fit(typed: &str, text: &str) -> Option<Fit> {
    let (typed, text) = (normalise(typed.trim()), normalise(text));
    if text.starts_with(&typed) {
        return Some(Fit::Beginning);
    }
    let letters: Vec<char> = typed.chars().filter(|letter| !letter.is_whitespace()).collect();
    let words: Vec<&str> = text.split([' ', '-']).filter(|word| !word.is_empty()).collect();
    if begins_words(&letters, &words) {
        return Some(Fit::Words);
    }
    if text.contains(&typed) {
        return Some(Fit::Run);
    }
    scattered(&letters, &text).map(|skipped| Fit::Scattered { skipped })
}

/// Whether the letters are beginnings of some of these words, one after the other.
fn begins_words(letters: &[char], words: &[&str]) -> bool {
    if letters.is_empty() {
        return true;
    }
    let Some((word, later)) = words.split_first() else { return false };
    let shared = word.chars().zip(letters).take_while(|(a, b)| a == *b).count();
    (0..=shared).rev().any(|taken| begins_words(&letters[taken..], later))
}

/// The fewest letters skipped between the first and the last; None: they do not stand in order.
fn scattered(letters: &[char], text: &str) -> Option<usize> {
    let text: Vec<char> = text.chars().collect();
    let starts = text.iter().enumerate().filter(|(_, letter)| Some(*letter) == letters.first());
    let skipped = |start: usize| {
        let mut at = start;
        for letter in letters {
            at += text[at..].iter().position(|other| other == letter)? + 1;
        }
        Some(at - start - letters.len())
    };
    starts.filter_map(|(start, _)| skipped(start)).min()
}
