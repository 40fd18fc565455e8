//! Words that many sentences need: numbers with a noun, lists, capital letters.

/// A number with its noun: `1 result`, `2 results`, `2 breaches`.
pub fn counted(n: usize, one: &str) -> String {
    match (n, one.ends_with("ch")) {
        (1, _) => format!("1 {one}"),
        (_, true) => format!("{n} {one}es"),
        (_, false) => format!("{n} {one}s"),
    }
}

/// The items as a list in words: `1, 4 and 9`.
pub fn listed<T: ToString>(items: &[T]) -> String {
    let words: Vec<String> = items.iter().map(ToString::to_string).collect();
    match words.split_last() {
        None => String::new(),
        Some((only, [])) => only.clone(),
        Some((last, rest)) => format!("{} and {last}", rest.join(", ")),
    }
}

pub use crate::words::capitalised;
