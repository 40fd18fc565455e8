//! The reason for each table of a round, as data and as a sentence.

mod halves;
pub mod kept;
mod phrases;

pub use halves::{Change, Goes, Others, To};
pub(super) use phrases::count;

use super::Id;
use phrases::{from_above, people, word};

/// The reason for one table or for the bye.
///
/// `points` are points in the stage. `size` is the number of players of that score group who took
/// part in the draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Explanation {
    /// Round 1: the bye was drawn among all players.
    ByeDrawn { id: Id, among: u32 },
    /// Later rounds: the bye of the lowest placed player among those with the fewest byes.
    ByeLowest { id: Id, byes: u32, place: u32 },
    /// Round 1: drawn among all players.
    FirstRound { a: Id, b: Id, among: u32 },
    /// Both were drawn inside their score group.
    InGroup { a: Id, b: Id, points: u32, size: u32 },
    /// Two players of one score group who meet in every round the rules allow.
    Fixed { a: Id, b: Id, points: u32, size: u32 },
    /// `a` was paired down to `b`, who has fewer points.
    PairedDown { a: Id, b: Id, points: u32, size: u32, below: u32, how: Down },
    /// Inside the group: a pair of the slide, top half against bottom half by start number.
    Slide { a: Id, b: Id, points: u32, size: u32, others: Others },
    /// Inside the group: a pair that differs from the slide.
    SlideChanged { a: Id, b: Id, points: u32, size: u32, others: Others, change: Change },
    /// By start number, `a` floats down: by the rule the last player to the highest below.
    ///
    /// `above` counts the players of the group who meet somebody from above. It is 0 also if that
    /// number was not stored.
    SlidDown { a: Id, b: Id, points: u32, size: u32, below: u32, above: u32, goes: Goes, to: To },
    /// Every possible round has a rematch, and this is one of the fewest possible.
    Rematch { a: Id, b: Id },
}

/// Facts about the rest of the round that a sentence needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Around {
    /// Whether somebody has the bye.
    pub bye: bool,
    /// Whether the group has only two players, who have met and both float down.
    pub met: bool,
}

/// The circumstances of a player who was paired down.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Down {
    /// How many players of their group could have floated down, if that was counted.
    pub could_go: Option<u32>,
    /// How many players of the lower group they could have met, if that was counted.
    ///
    /// `None` also if that is simply everybody not yet met.
    pub could_meet: Option<u32>,
    /// How many players of their group meet somebody from above.
    pub hosts: u32,
    /// How many players of their group float down; 0 if that was not stored.
    pub going: u32,
    /// Groups between theirs and that of their opponent.
    pub skipped: u32,
}

impl Down {
    /// The phrase that tells which group the floater leaves, and why this player does.
    fn from(self, points: u32, size: u32, around: Around) -> String {
        let mut words = format!("{} at {}", people(size), count(points));
        match size {
            1 => return format!("the only player to be paired at {}", count(points)),
            2 if self.going == 2 && around.met => return words + " who have met; both go down",
            2 if self.going == 2 => return words + "; both go down",
            _ if self.going == size => return words + "; all go down",
            _ => {}
        }
        words.push_str(&from_above(self.hosts));
        if self.going > 1 {
            words.push_str(&format!("; {} go down", word(self.going)));
        }
        match self.could_go {
            Some(1) => words.push_str("; nobody else of them could go down"),
            Some(n) if n == self.going => words.push_str("; nobody else of them could"),
            Some(n) if n < size => {
                words.push_str(&format!("; drawn among the {} who could go down", word(n)));
            }
            None => words.push_str("; drawn among those of them who could go down"),
            Some(_) => words.push_str(&format!("; drawn among the {}", word(size))),
        }
        words
    }

    /// The phrase that tells where the floater goes, and how the opponent was found.
    fn to(self, below: u32) -> String {
        let between = match self.skipped {
            0 => "",
            1 => "past the group between, as no round the rules allow passes by fewer; ",
            _ => "past the groups between, as no round the rules allow passes by fewer; ",
        };
        match self.could_meet {
            Some(1) => format!("{between}the only {below}-point opponent possible"),
            Some(n) => {
                format!(
                    "{between}opponent drawn among the {} {below}-point players possible",
                    word(n)
                )
            }
            None if self.could_go.is_none() => {
                format!("{between}opponent drawn among the {below}-point players possible")
            }
            None => format!("{between}opponent drawn among the {below}-point players not yet met"),
        }
    }
}

impl Explanation {
    /// The two at the table; for the bye only the first.
    pub fn of(&self) -> (Id, Option<Id>) {
        match *self {
            Explanation::ByeDrawn { id, .. } | Explanation::ByeLowest { id, .. } => (id, None),
            Explanation::FirstRound { a, b, .. }
            | Explanation::InGroup { a, b, .. }
            | Explanation::Fixed { a, b, .. }
            | Explanation::PairedDown { a, b, .. }
            | Explanation::Slide { a, b, .. }
            | Explanation::SlideChanged { a, b, .. }
            | Explanation::SlidDown { a, b, .. }
            | Explanation::Rematch { a, b } => (a, Some(b)),
        }
    }

    /// The reason in plain English, after the names of those at the table.
    ///
    /// `name` returns the name for an id.
    pub fn sentence(&self, name: &dyn Fn(Id) -> String) -> String {
        match self.of() {
            (a, Some(b)) => format!("{} – {}: {}", name(a), name(b), self.reason()),
            (id, None) => format!("{}: {}", name(id), self.reason()),
        }
    }

    /// The reason alone, for use beside the names.
    pub fn reason(&self) -> String {
        self.reason_among(Around::default())
    }

    /// The reason alone, with facts about the rest of the round.
    pub fn reason_among(&self, around: Around) -> String {
        match *self {
            Explanation::ByeDrawn { among, .. } => format!("bye, drawn among {}", people(among)),
            Explanation::ByeLowest { byes: 0, .. } => {
                "bye, the lowest placed of those who have not had one".to_owned()
            }
            Explanation::ByeLowest { byes, .. } => format!(
                "bye, everyone has had {}, so the lowest placed of those with the fewest",
                if byes == 1 { "one".to_owned() } else { format!("at least {}", word(byes)) }
            ),
            Explanation::FirstRound { among, .. } => {
                format!("round 1, drawn among {}", people(among))
            }
            Explanation::InGroup { points, size, .. } => {
                format!("drawn among the {} at {}", people(size), count(points))
            }
            Explanation::Fixed { points, size, .. } => format!(
                "{} at {}; these two meet in every round the rules allow",
                people(size),
                count(points)
            ),
            Explanation::PairedDown { points, size, below, how, .. } => {
                format!("paired down: {}; {}", how.from(points, size, around), how.to(below))
            }
            Explanation::Slide { points, size, others, .. } => halves::slide(points, size, others),
            Explanation::SlideChanged { points, size, others, change, .. } => {
                halves::slide(points, size, others) + change.words()
            }
            Explanation::SlidDown { points, size, below, above, goes, to, .. } => {
                halves::down(points, size, below, above, goes, to)
            }
            // With an odd number of players, only the rounds with this bye were compared.
            Explanation::Rematch { .. } => {
                let with = if around.bye { "with this bye " } else { "" };
                format!("a rematch; {with}no round without one exists, and this one has the fewest")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(why: Explanation) -> String {
        why.sentence(&|id| format!("P{id}"))
    }

    fn down(points: u32, size: u32, below: u32, how: Down) -> String {
        told(Explanation::PairedDown { a: 1, b: 2, points, size, below, how })
    }

    #[test]
    fn nothing_is_said_of_who_could_go_where_that_is_not_known() {
        let how = Down { hosts: 1, going: 1, ..Down::default() };
        let why = Explanation::PairedDown { a: 1, b: 2, points: 2, size: 6, below: 1, how };
        let six = "paired down: six players at 2 points, one of whom meets a player from above; ";
        assert_eq!(
            why.reason(),
            format!(
                "{six}drawn among those of them who could go down; \
                 opponent drawn among the 1-point players possible"
            )
        );
    }

    #[test]
    fn sentences_read_as_a_judge_would_say_them() {
        assert_eq!(
            down(3, 5, 2, Down { going: 1, could_go: Some(5), ..Down::default() }),
            "P1 – P2: paired down: five players at 3 points; drawn among the five; \
             opponent drawn among the 2-point players not yet met"
        );
        assert_eq!(
            down(1, 1, 0, Down { could_go: Some(1), ..Down::default() }),
            "P1 – P2: paired down: the only player to be paired at 1 point; \
             opponent drawn among the 0-point players not yet met"
        );
        let how = Down { hosts: 1, going: 1, could_go: Some(3), could_meet: Some(2), skipped: 0 };
        assert_eq!(
            down(3, 6, 2, how),
            "P1 – P2: paired down: six players at 3 points, one of whom meets a player from \
             above; drawn among the three who could go down; \
             opponent drawn among the two 2-point players possible"
        );
        let how = Down { hosts: 2, going: 2, could_go: Some(2), could_meet: Some(1), skipped: 1 };
        assert_eq!(
            down(3, 4, 1, how),
            "P1 – P2: paired down: four players at 3 points, two of whom meet players from \
             above; two go down; nobody else of them could; past the group between, as no round the \
             rules allow passes by fewer; the only 1-point opponent possible"
        );
        let how = Down { going: 2, could_go: Some(2), ..Down::default() };
        assert_eq!(
            down(3, 2, 2, how),
            "P1 – P2: paired down: two players at 3 points; both go down; \
             opponent drawn among the 2-point players not yet met"
        );
        let how = Down { going: 3, could_go: Some(3), ..Down::default() };
        assert_eq!(
            down(1, 3, 0, how),
            "P1 – P2: paired down: three players at 1 point; all go down; \
             opponent drawn among the 0-point players not yet met"
        );
        let how = Down { going: 1, could_go: Some(1), ..Down::default() };
        assert_eq!(
            down(1, 2, 0, how),
            "P1 – P2: paired down: two players at 1 point; nobody else of them could go down; \
             opponent drawn among the 0-point players not yet met"
        );
        assert_eq!(
            told(Explanation::Fixed { a: 1, b: 2, points: 4, size: 4 }),
            "P1 – P2: four players at 4 points; these two meet in every round the rules allow"
        );
        assert_eq!(
            told(Explanation::InGroup { a: 1, b: 2, points: 0, size: 14 }),
            "P1 – P2: drawn among the 14 players at 0 points"
        );
        assert_eq!(
            told(Explanation::ByeLowest { id: 5, byes: 0, place: 5 }),
            "P5: bye, the lowest placed of those who have not had one"
        );
    }
}
