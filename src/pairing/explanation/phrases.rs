//! The phrases that several explanations share.

/// `five players`.
pub(super) fn people(n: u32) -> String {
    format!("{} {}", word(n), if n == 1 { "player" } else { "players" })
}

/// The clause after a group that tells how many of its players meet somebody from above.
pub(super) fn from_above(n: u32) -> String {
    match n {
        0 => String::new(),
        1 => ", one of whom meets a player from above".to_owned(),
        n => format!(", {} of whom meet players from above", word(n)),
    }
}

/// `3 points`.
pub(in crate::pairing) fn count(points: u32) -> String {
    format!("{points} {}", if points == 1 { "point" } else { "points" })
}

/// Small numbers as words. They read better beside points, which are written as figures.
pub(super) fn word(n: u32) -> String {
    const WORDS: [&str; 13] = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
        "eleven", "twelve",
    ];
    WORDS.get(n as usize).map_or_else(|| n.to_string(), |word| (*word).to_owned())
}
