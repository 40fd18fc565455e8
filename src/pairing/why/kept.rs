//! Reasons as one short text, to be kept with the round.
//!
//! The players of a reason are those of the table it belongs to, and tables that were drawn for
//! the same reason follow each other. So a round of any size takes a few words for each group:
//!
//! ```text
//! 5 in 9 11, down 9 11 6, 7 in 6 14, lowest 0 41
//! ```

use super::Why;
use crate::pairing::Id;
use std::fmt::Write;

/// The two at a table, or the one with the bye.
pub type Place = (Id, Option<Id>);

/// The most numbers that stand behind a word.
const MOST: usize = 3;

/// The reasons of a round in the order of its tables, the bye last.
pub fn write(reasons: &[Why]) -> String {
    let mut text = String::new();
    for run in reasons.chunk_by(|one, two| words(one) == words(two)) {
        let (word, numbers) = words(&run[0]);
        if !text.is_empty() {
            text.push_str(", ");
        }
        if run.len() > 1 {
            let _ = write!(text, "{} ", run.len());
        }
        text.push_str(word);
        for number in numbers.into_iter().flatten() {
            let _ = write!(text, " {number}");
        }
    }
    text
}

/// The reasons again, one for each of these places; nothing if the text does not fit them.
pub fn read(text: &str, places: &[Place]) -> Option<Vec<Why>> {
    let mut reasons = Vec::with_capacity(places.len());
    for run in text.split(", ") {
        let mut words = run.split(' ').peekable();
        let times = words.peek()?.parse::<usize>().ok();
        if times.is_some() {
            words.next();
        }
        let word = words.next()?;
        let (mut numbers, mut given) = ([0; MOST], 0);
        for number in words {
            *numbers.get_mut(given)? = number.parse().ok()?;
            given += 1;
        }
        for _ in 0..times.unwrap_or(1) {
            let place = places.get(reasons.len())?;
            reasons.push(reason(word, &numbers[..given], *place)?);
        }
    }
    (reasons.len() == places.len()).then_some(reasons)
}

/// What is kept of a reason: its word, and the numbers behind it.
fn words(why: &Why) -> (&'static str, [Option<u32>; MOST]) {
    match *why {
        Why::ByeDrawn { among, .. } => ("drawn", [Some(among), None, None]),
        Why::ByeLowest { byes, place, .. } => ("lowest", [Some(byes), Some(place), None]),
        Why::FirstRound { among, .. } => ("first", [Some(among), None, None]),
        Why::InGroup { points, size, .. } => ("in", [Some(points), Some(size), None]),
        Why::PairedDown { points, size, below, .. } => {
            ("down", [Some(points), Some(size), Some(below)])
        }
        Why::Fold { points, size, .. } => ("fold", [Some(points), Some(size), None]),
        Why::FoldMoved { points, size, .. } => ("moved", [Some(points), Some(size), None]),
        Why::FoldedDown { points, size, below, .. } => {
            ("last", [Some(points), Some(size), Some(below)])
        }
        Why::Rematch { .. } => ("again", [None; MOST]),
    }
}

fn reason(word: &str, numbers: &[u32], place: Place) -> Option<Why> {
    let (a, Some(b)) = place else {
        let id = place.0;
        return match (word, numbers) {
            ("drawn", &[among]) => Some(Why::ByeDrawn { id, among }),
            ("lowest", &[byes, place]) => Some(Why::ByeLowest { id, byes, place }),
            _ => None,
        };
    };
    match (word, numbers) {
        ("first", &[among]) => Some(Why::FirstRound { a, b, among }),
        ("in", &[points, size]) => Some(Why::InGroup { a, b, points, size }),
        ("down", &[points, size, below]) => Some(Why::PairedDown { a, b, points, size, below }),
        ("fold", &[points, size]) => Some(Why::Fold { a, b, points, size }),
        ("moved", &[points, size]) => Some(Why::FoldMoved { a, b, points, size }),
        ("last", &[points, size, below]) => Some(Why::FoldedDown { a, b, points, size, below }),
        ("again", &[]) => Some(Why::Rematch { a, b }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pairing::events::{enter, played};
    use crate::pairing::{Draw, Drawn, halves_by_start, random_in_groups};

    fn places(drawn: &Drawn) -> Vec<Place> {
        let tables = drawn.tables.iter().map(|&(a, b)| (a, Some(b)));
        tables.chain(drawn.bye.map(|id| (id, None))).collect()
    }

    #[test]
    fn what_is_written_is_read_again() {
        for (method, n) in
            [(random_in_groups as crate::pairing::events::Method, 33), (halves_by_start, 9)]
        {
            let mut chance = Draw::new(5, "kept");
            let mut field = played(n, 0, 3, method, &mut chance);
            for round in 0..12 {
                let drawn = method(&field, round == 0, &mut chance);
                let text = write(&drawn.why);
                assert_eq!(read(&text, &places(&drawn)), Some(drawn.why.clone()), "{text}");
                assert!(text.len() < 320, "{text}");
                enter(&mut field, &drawn, 3, &mut chance);
            }
        }
    }

    #[test]
    fn tables_alike_are_written_once() {
        let why = [
            Why::InGroup { a: 1, b: 2, points: 9, size: 5 },
            Why::InGroup { a: 3, b: 4, points: 9, size: 5 },
            Why::PairedDown { a: 5, b: 6, points: 9, size: 5, below: 6 },
            Why::Rematch { a: 7, b: 8 },
            Why::ByeLowest { id: 9, byes: 1, place: 41 },
        ];
        let places = [(1, Some(2)), (3, Some(4)), (5, Some(6)), (7, Some(8)), (9, None)];
        let text = "2 in 9 5, down 9 5 6, again, lowest 1 41";
        assert_eq!(write(&why), text);
        assert_eq!(read(text, &places), Some(why.to_vec()));
        for wrong in ["", "2 in 9 5", "6 in 9 5", "2 in 9, down 9 5 6, again, lowest 1 41", "x"] {
            assert_eq!(read(wrong, &places), None, "{wrong}");
        }
    }
}
