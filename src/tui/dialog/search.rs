//! A search by words in titles and texts, the best first.

use crate::event::name::normalise;

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
    pub all_words: bool,
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
            worth.fold((0_usize, 0), |(held, sum), worth| {
                (held + usize::from(worth > 0), sum + worth)
            })
        };
        let scores: Vec<(usize, u32)> = entries.iter().map(score).collect();
        let most = scores.iter().map(|(held, _)| *held).max().unwrap_or(0);
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
