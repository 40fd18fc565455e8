//! How well a typed text fits a word or a name, and a search by words in titles and texts.

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

/// The worth of a typed word that begins a word of the title, and the worth if only its stem does.
const TITLE: [u32; 2] = [16, 8];

/// The same for a word of the text.
const TEXT: [u32; 2] = [2, 1];

/// The words of an entry, without case and diacritics.
#[derive(Debug)]
pub struct Entry {
    title: Vec<String>,
    text: Vec<String>,
}

/// The positions of the entries that hold the typed words.
#[derive(Debug, PartialEq, Eq)]
pub struct Hits {
    /// The best first; equal ones stay in their order.
    pub order: Vec<usize>,
    /// Whether each holds every word.
    pub(super) all_words: bool,
}

impl Entry {
    pub fn of(title: &str, text: &str) -> Entry {
        Entry { title: words(title), text: words(text) }
    }

    /// The weight of this word here; 0 if neither it nor its stem begins any word.
    fn worth(&self, word: &str) -> u32 {
        let begins = |words: &[String], part: &str| words.iter().any(|w| w.starts_with(part));
        let stem = stem(word);
        let [title, title_stem] = TITLE;
        let [text, text_stem] = TEXT;
        match () {
            () if begins(&self.title, word) => title,
            () if begins(&self.title, stem) => title_stem,
            () if begins(&self.text, word) => text,
            () if begins(&self.text, stem) => text_stem,
            () => 0,
        }
    }
}

impl Hits {
    /// The entries that hold every typed word. If there are none, those that hold most of them.
    pub fn of(entries: &[Entry], typed: &str) -> Hits {
        let typed = words(typed);
        if typed.is_empty() {
            return Hits { order: (0..entries.len()).collect(), all_words: true };
        }
        let score = |entry: &Entry| {
            let worth = typed.iter().map(|word| entry.worth(word));
            worth.fold((0_usize, 0), |(count, sum), worth| {
                (count + usize::from(worth > 0), sum + worth)
            })
        };
        let scores: Vec<(usize, u32)> = entries.iter().map(score).collect();
        let most = scores.iter().map(|(count, _)| *count).max().unwrap_or(0);
        let best = |at: &usize| most > 0 && scores[*at].0 == most;
        let mut order: Vec<usize> = (0..entries.len()).filter(best).collect();
        order.sort_by_key(|at| std::cmp::Reverse(scores[*at].1));
        Hits { order, all_words: most == typed.len() }
    }
}

/// The words of a text, without case and diacritics.
fn words(text: &str) -> Vec<String> {
    let apart = |letter: char| !letter.is_alphanumeric();
    normalise(text).split(apart).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// The word without its ending, which another case or number would change.
///
/// At least four letters stay, and at most two go: `tarcza` finds `tarcze`, `sleeves` finds
/// `sleeve`.
fn stem(word: &str) -> &str {
    // The word is ASCII since it was normalised.
    let end = word.len().saturating_sub(2).max(4).min(word.len());
    word.get(..end).unwrap_or(word)
}
