//! Reasons as one short text, stored with the round.
//!
//! The players of a reason are those of its table. Tables with the same reason follow each other.
//! So a round of any size takes a few words for each group:
//!
//! ```text
//! 5 in 9 11, down 9 11 6, 7 in 6 14, lowest 0 41
//! ```

use super::{Change, Down, Explanation, Goes, Others, To};
use crate::pairing::Id;
use std::fmt::Write;

/// The two at a table, or the player with the bye. Against a house player, the one with the
/// reason of a bye comes first.
pub type Seats = (Id, Option<Id>);

/// The most numbers that follow a word.
const MOST: usize = 8;

/// Writes the reasons of a round in the order of its tables, the bye last.
pub fn write(reasons: &[Explanation]) -> String {
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

/// Reads the reasons back, one for each of these places; `None` if the text does not fit them.
pub fn read(text: &str, places: &[Seats]) -> Option<Vec<Explanation>> {
    let mut reasons = Vec::with_capacity(places.len());
    for run in text.split(", ") {
        let mut words = run.split(' ').peekable();
        let times = words.peek()?.parse::<usize>().ok();
        if times.is_some() {
            words.next();
        }
        let word = words.next()?;
        let (mut numbers, mut count) = ([0; MOST], 0);
        for number in words {
            *numbers.get_mut(count)? = number.parse().ok()?;
            count += 1;
        }
        for _ in 0..times.unwrap_or(1) {
            let place = places.get(reasons.len())?;
            reasons.push(reason(word, &numbers[..count], *place)?);
        }
    }
    (reasons.len() == places.len()).then_some(reasons)
}

fn numbers<const N: usize>(these: [u32; N]) -> [Option<u32>; MOST] {
    std::array::from_fn(|at| these.get(at).copied())
}

/// The stored form of a reason: its word and the numbers after it.
fn words(why: &Explanation) -> (&'static str, [Option<u32>; MOST]) {
    match *why {
        Explanation::ByeDrawn { among, .. } => ("drawn", numbers([among])),
        Explanation::ByeLowest { byes, place, .. } => ("lowest", numbers([byes, place])),
        Explanation::ByeDrawnApart { among, .. } => ("drawn-apart", numbers([among])),
        Explanation::ByeNext { byes, place, instead_of, .. } => {
            ("next", numbers([byes, place, instead_of]))
        }
        Explanation::FirstRound { among, .. } => ("first", numbers([among])),
        Explanation::InGroup { points, size, .. } => ("in", numbers([points, size])),
        Explanation::Fixed { points, size, .. } => ("fixed", numbers([points, size])),
        Explanation::PairedDown { points, size, below, how, .. } => {
            let Down { could_go, could_meet, hosts, going, skipped } = how;
            // A count is never 0, because somebody always could. So 0 means that it was not
            // counted.
            let [go, meet] = [could_go, could_meet].map(Option::unwrap_or_default);
            ("down", numbers([points, size, below, go, meet, hosts, going, skipped]))
        }
        Explanation::Slide { points, size, others, .. } => ("fold", group(points, size, others)),
        Explanation::SlideChanged { points, size, others, change, .. } => {
            let word = match change {
                Change::Least => "moved",
                Change::ForRematch => "turned",
                Change::ToKeepApart => "parted",
                Change::NotNeeded => "except",
            };
            (word, group(points, size, others))
        }
        Explanation::SlidDown { points, size, below, above, goes, to, .. } => {
            let (word, several) = match goes {
                Goes::Last => ("last", None),
                Goes::Instead { for_rematch: true } => ("instead", None),
                Goes::Instead { for_rematch: false } => ("besides", None),
                Goes::InsteadToKeepApart => ("parting", None),
                Goes::Both => ("both", None),
                Goes::Several { number } => ("several", Some(number)),
            };
            // The usual case is written as it was before there were others.
            let to = (1..).zip(&WHOM[1..]).find(|whom| *whom.1 == to).map(|whom| whom.0);
            let (to, above) = match above {
                0 => (to, None),
                _ => (to.or(Some(0)), Some(above)),
            };
            let mut numbers = numbers([points, size, below]);
            [numbers[3], numbers[4], numbers[5]] = [several, to, above];
            (word, numbers)
        }
        Explanation::Rematch { .. } => ("again", numbers([])),
    }
}

/// The choices of an opponent below, by the number that is stored. A missing number stands for the
/// first choice. After it comes the number of players of the group who meet somebody from above, if
/// there are any.
const WHOM: [To; 5] = [
    To::Highest,
    To::HighestLeft,
    To::Further { for_rematch: true },
    To::Further { for_rematch: false },
    To::FurtherToKeepApart,
];

/// The group, and how many of its players do not meet inside it, if there are any.
fn group(points: u32, size: u32, others: Others) -> [Option<u32>; MOST] {
    match others {
        Others { above: 0, down: 0 } => numbers([points, size]),
        Others { above, down } => numbers([points, size, above, down]),
    }
}

fn reason(word: &str, numbers: &[u32], place: Seats) -> Option<Explanation> {
    let (a, Some(b)) = place else {
        let id = place.0;
        return match (word, numbers) {
            ("drawn", &[among]) => Some(Explanation::ByeDrawn { id, among }),
            ("drawn-apart", &[among]) => Some(Explanation::ByeDrawnApart { id, among }),
            ("next", &[byes, place, instead_of]) => {
                Some(Explanation::ByeNext { id, byes, place, instead_of })
            }
            ("lowest", &[byes, place]) => Some(Explanation::ByeLowest { id, byes, place }),
            _ => None,
        };
    };
    match (word, numbers) {
        ("first", &[among]) => Some(Explanation::FirstRound { a, b, among }),
        ("in", &[points, size]) => Some(Explanation::InGroup { a, b, points, size }),
        ("fixed", &[points, size]) => Some(Explanation::Fixed { a, b, points, size }),
        ("down", &[points, size, below]) => {
            Some(Explanation::PairedDown { a, b, points, size, below, how: Down::default() })
        }
        ("down", &[points, size, below, could_go, could_meet, hosts, going, skipped]) => {
            let counted = |n: u32| (n > 0).then_some(n);
            let (could_go, could_meet) = (counted(could_go), counted(could_meet));
            let how = Down { could_go, could_meet, hosts, going, skipped };
            Some(Explanation::PairedDown { a, b, points, size, below, how })
        }
        ("again", &[]) => Some(Explanation::Rematch { a, b }),
        // The one who would have the bye meets a house player.
        ("drawn" | "lowest" | "drawn-apart" | "next", numbers) => reason(word, numbers, (a, None)),
        ("fold" | "moved" | "turned" | "parted" | "except", &[points, size, ref rest @ ..]) => {
            let others = match *rest {
                [] => Others::default(),
                [above, down] => Others { above, down },
                _ => return None,
            };
            let change = match word {
                "fold" => return Some(Explanation::Slide { a, b, points, size, others }),
                "moved" => Change::Least,
                "turned" => Change::ForRematch,
                "parted" => Change::ToKeepApart,
                _ => Change::NotNeeded,
            };
            Some(Explanation::SlideChanged { a, b, points, size, others, change })
        }
        (_, &[points, size, below, ref rest @ ..]) => {
            let (goes, rest) = match (word, rest) {
                ("last", rest) => (Goes::Last, rest),
                ("instead", rest) => (Goes::Instead { for_rematch: true }, rest),
                ("besides", rest) => (Goes::Instead { for_rematch: false }, rest),
                ("parting", rest) => (Goes::InsteadToKeepApart, rest),
                ("both", rest) => (Goes::Both, rest),
                ("several", [number, rest @ ..]) => (Goes::Several { number: *number }, rest),
                _ => return None,
            };
            let (to, above) = match *rest {
                [] => (0, 0),
                [to] => (to, 0),
                [to, above] => (to, above),
                _ => return None,
            };
            let to = *WHOM.get(to as usize)?;
            Some(Explanation::SlidDown { a, b, points, size, below, above, goes, to })
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    use crate::pairing::tests::{enter, played};
    use crate::pairing::{Draw, Drawn, halves_by_start, random_in_groups};

    fn places(drawn: &Drawn) -> Vec<Seats> {
        let tables = drawn.tables.iter().map(|&(a, b)| (a, Some(b)));
        tables.chain(drawn.bye.map(|id| (id, None))).collect()
    }

    #[test]
    fn what_is_written_is_read_again() {
        for (method, n) in
            [(random_in_groups as crate::pairing::tests::Method, 33), (halves_by_start, 9)]
        {
            let mut chance = Draw::new(5, "kept");
            let mut field = played(n, 0, 3, method, &mut chance);
            for round in 0..12 {
                let drawn = method(&field, round == 0, &mut chance);
                let text = write(&drawn.explanations);
                assert_eq!(
                    read(&text, &places(&drawn)),
                    Some(drawn.explanations.clone()),
                    "{text}"
                );
                assert!(text.len() < 320, "{text}");
                enter(&mut field, &drawn, 3, &mut chance);
            }
        }
    }

    #[test]
    fn what_was_written_before_there_were_more_words_is_read() {
        let (others, change) = (Others::default(), Change::Least);
        let (goes, to) = (Goes::Last, To::Highest);
        let why = [
            Explanation::Slide { a: 1, b: 2, points: 9, size: 6, others },
            Explanation::SlideChanged { a: 3, b: 4, points: 9, size: 6, others, change },
            Explanation::SlidDown { a: 5, b: 6, points: 9, size: 5, below: 6, above: 0, goes, to },
        ];
        let text = "fold 9 6, moved 9 6, last 9 5 6";
        assert_eq!(read(text, &[(1, Some(2)), (3, Some(4)), (5, Some(6))]), Some(why.to_vec()));
        assert_eq!(write(&why), text);
    }

    #[test]
    fn every_reason_of_the_halves_is_read_as_it_was_written() {
        let goes = [
            Goes::Last,
            Goes::Instead { for_rematch: true },
            Goes::Instead { for_rematch: false },
            Goes::Both,
            Goes::Several { number: 3 },
        ];
        let down = |above, goes, to| -> Explanation {
            Explanation::SlidDown { a: 1, b: 2, points: 9, size: 5, below: 6, above, goes, to }
        };
        let downs = goes.iter().flat_map(|&goes| {
            [0, 1].into_iter().flat_map(move |above| WHOM.map(|to| down(above, goes, to)))
        });
        assert_eq!(write(&[down(0, Goes::Last, To::Highest)]), "last 9 5 6");
        assert_eq!(write(&[down(1, Goes::Last, To::Highest)]), "last 9 5 6 0 1");
        let several = Goes::Several { number: 2 };
        assert_eq!(write(&[down(0, several, To::HighestLeft)]), "several 9 5 6 2 1");
        assert_eq!(write(&[down(1, several, To::HighestLeft)]), "several 9 5 6 2 1 1");
        let others = Others { above: 1, down: 2 };
        let changes = [Change::Least, Change::ForRematch, Change::NotNeeded].map(|change| {
            Explanation::SlideChanged { a: 1, b: 2, points: 9, size: 5, others, change }
        });
        let fold = Explanation::Slide { a: 1, b: 2, points: 9, size: 5, others };
        for why in downs.chain(changes).chain([fold]) {
            let text = write(&[why]);
            assert_eq!(read(&text, &[(1, Some(2))]), Some(vec![why]), "{text}");
        }
        for wrong in ["last 9 5", "last 9 5 6 5", "last 9 5 6 1 1 1", "several 9 5 6", "fold 9 5 1"]
        {
            assert_eq!(read(wrong, &[(1, Some(2))]), None, "{wrong}");
        }
    }

    #[test]
    fn tables_alike_are_written_once() {
        let how = Down::default();
        let why = [
            Explanation::InGroup { a: 1, b: 2, points: 9, size: 5 },
            Explanation::InGroup { a: 3, b: 4, points: 9, size: 5 },
            Explanation::PairedDown { a: 5, b: 6, points: 9, size: 5, below: 6, how },
            Explanation::Rematch { a: 7, b: 8 },
            Explanation::ByeLowest { id: 9, byes: 1, place: 41 },
        ];
        let places = [(1, Some(2)), (3, Some(4)), (5, Some(6)), (7, Some(8)), (9, None)];
        let text = "2 in 9 5, down 9 5 6 0 0 0 0 0, again, lowest 1 41";
        assert_eq!(write(&why), text);
        // The form stored before more was known about floaters.
        let text = "2 in 9 5, down 9 5 6, again, lowest 1 41";
        assert_eq!(read(text, &places), Some(why.to_vec()));
        for wrong in ["", "2 in 9 5", "6 in 9 5", "2 in 9, down 9 5 6, again, lowest 1 41", "x"] {
            assert_eq!(read(wrong, &places), None, "{wrong}");
        }
    }
}
