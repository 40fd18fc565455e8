//! Names that may be one person's: without marks the same, the surname first, one letter off.

use crate::event::name::{lower_case, normalise};
use std::collections::{BTreeSet, HashMap};
use std::hash::{DefaultHasher, Hash, Hasher};

/// The name as two of one person are compared.
pub(super) fn key(name: &str) -> String {
    let spaced = name.split_whitespace().collect::<Vec<_>>().join(" ");
    lower_case(&spaced).collect()
}

/// Shorter names differ by one letter too easily.
const SHORTEST: usize = 5;

/// Why two names may be one person's.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Alike {
    /// The same name with different clubs.
    Club,
    /// The same name, once without a member number.
    Number,
    /// The same but for marks and signs between the words.
    Marks,
    /// The same words in another order.
    Order,
    /// One letter is another, missing or too many, or two have changed places.
    Letter,
}

/// The pairs of these names that are alike, each with the reason, in order.
///
/// The time grows with the number of names and not with its square. Two names are only compared if
/// they are the same once a letter is left out of each.
pub(super) fn pairs(names: &[&str]) -> Vec<(usize, usize, Alike)> {
    let plain: Vec<String> = names.iter().map(|name| words(name)).collect();
    let mut found: BTreeSet<(usize, usize, Alike)> = BTreeSet::new();
    let mut sorted: HashMap<String, Vec<usize>> = HashMap::new();
    let mut near: HashMap<u64, Vec<usize>> = HashMap::new();
    for (at, name) in plain.iter().enumerate() {
        let mut words: Vec<&str> = name.split(' ').collect();
        words.sort_unstable();
        sorted.entry(words.join(" ")).or_default().push(at);
        let letters: Vec<char> = name.chars().collect();
        if letters.len() >= SHORTEST {
            for left in without_one(&letters) {
                near.entry(left).or_default().push(at);
            }
        }
    }
    let of_words = sorted.values().flat_map(|group| all_pairs(group));
    found.extend(of_words.map(|(a, b)| match plain[a] == plain[b] {
        true => (a, b, Alike::Marks),
        false => (a, b, Alike::Order),
    }));
    let of_letters = near.values().flat_map(|group| all_pairs(group));
    found.extend(
        of_letters
            .filter(|(a, b)| plain[*a] != plain[*b] && one_letter(&plain[*a], &plain[*b]))
            .map(|(a, b)| (a, b, Alike::Letter)),
    );
    let mut found: Vec<_> = found.into_iter().collect();
    found.dedup_by_key(|(a, b, _)| (*a, *b));
    found
}

fn all_pairs(group: &[usize]) -> impl Iterator<Item = (usize, usize)> {
    let behind = move |at: usize| group[at + 1..].iter().map(move |other| (group[at], *other));
    (0..group.len()).flat_map(behind).filter(|(a, b)| a < b)
}

/// The name in plain lower-case letters, with one space between its words.
fn words(name: &str) -> String {
    let plain = normalise(name);
    let words = plain.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ")
}

/// A number for the word itself and for the word without each of its letters.
fn without_one(letters: &[char]) -> BTreeSet<u64> {
    let number = |left_out: Option<usize>| {
        let mut hasher = DefaultHasher::new();
        let kept = letters.iter().enumerate().filter(|(at, _)| Some(*at) != left_out);
        kept.for_each(|(_, letter)| letter.hash(&mut hasher));
        hasher.finish()
    };
    (0..letters.len()).map(Some).chain([None]).map(number).collect()
}

/// Whether one letter more, less or other makes one of the other, or two changing places do.
fn one_letter(one: &str, other: &str) -> bool {
    let (a, b): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    let start = a.iter().zip(&b).take_while(|(a, b)| a == b).count();
    let (a, b) = (&a[start..], &b[start..]);
    let end = a.iter().rev().zip(b.iter().rev()).take_while(|(a, b)| a == b).count();
    match (&a[..a.len() - end], &b[..b.len() - end]) {
        ([], [_]) | ([_], []) | ([_], [_]) => true,
        ([a, b], [c, d]) => a == d && b == c,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_alike_by_marks_order_and_one_letter() {
        let names = [
            "Ewa Zięba",
            "Ewa Zieba",
            "Zięba Ewa",
            "Ewa Ziembą",
            "Ewa Ziebą-",
            "Jan Lis",
            "Jan Lsi",
            "Jan List",
            "Ola",
            "Ala",
            "Piotr Wilk",
        ];
        let told: Vec<(&str, &str, Alike)> =
            pairs(&names).into_iter().map(|(a, b, why)| (names[a], names[b], why)).collect();
        assert_eq!(
            told,
            [
                ("Ewa Zięba", "Ewa Zieba", Alike::Marks),
                ("Ewa Zięba", "Zięba Ewa", Alike::Order),
                ("Ewa Zięba", "Ewa Ziembą", Alike::Letter),
                ("Ewa Zięba", "Ewa Ziebą-", Alike::Marks),
                ("Ewa Zieba", "Zięba Ewa", Alike::Order),
                ("Ewa Zieba", "Ewa Ziembą", Alike::Letter),
                ("Ewa Zieba", "Ewa Ziebą-", Alike::Marks),
                ("Zięba Ewa", "Ewa Ziebą-", Alike::Order),
                ("Ewa Ziembą", "Ewa Ziebą-", Alike::Letter),
                ("Jan Lis", "Jan Lsi", Alike::Letter),
                ("Jan Lis", "Jan List", Alike::Letter),
            ]
        );
    }
}
