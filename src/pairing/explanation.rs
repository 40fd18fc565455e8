//! The reason for each table of a round, as data and as a sentence.

pub mod kept;

use super::Id;
use crate::msg;
use crate::ruleset::points_figure;
use crate::words::{Arg, Message};

/// The reason for one table or for the bye.
///
/// `points` are points in the stage. `size` is the number of players of that score group who took
/// part in the draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Explanation {
    /// Round 1: the bye was drawn among all players.
    ByeDrawn { id: Id, among: u32 },
    /// Later rounds: the bye of the lowest placed player among those with the fewest byes.
    ByeLowest { id: Id, byes: u32, place: u32 },
    /// Round 1: the bye was drawn among those without whom all others can be paired.
    ByeDrawnApart { id: Id, among: u32 },
    /// Later rounds: the next player in the rule's order has the bye. If the player of the rule,
    /// `instead_of`, had it, no round would keep all apart who must not meet.
    ByeNext { id: Id, byes: u32, place: u32, instead_of: Id },
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
    /// By start number, `a` floats down: by the rule the last player to the highest below. `above`
    /// counts the players of the group who meet somebody from above. It is 0 also if that number
    /// was not stored.
    SlidDown { a: Id, b: Id, points: u32, size: u32, below: u32, above: u32, goes: Goes, to: To },
    /// Every possible round has a rematch, and this is one of the fewest possible.
    Rematch { a: Id, b: Id },
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
    /// The clauses that tell which group the floater leaves, and why this player does.
    fn from(self, points: u32, size: u32, around: Around) -> Vec<Arg> {
        let all_go = |group: Message, who: &'static str| {
            vec![group.into(), msg!("pairing.goes-down", who).into()]
        };
        let full_group = || group(points, size, 0, around);
        match size {
            1 => {
                let (who, points) = (around.who(), around.points(points));
                return vec![msg!("pairing.the-only-one", who, points).into()];
            }
            2 if self.going == 2 && around.met => {
                return all_go(msg!("pairing.who-have-met", group = full_group()), "both");
            }
            2 if self.going == 2 => return all_go(full_group(), "both"),
            _ if self.going == size => return all_go(full_group(), "all"),
            _ => {}
        }
        let going = (self.going > 1).then(|| {
            msg!("pairing.so-many-go-down", n = self.going, word = number(self.going)).into()
        });
        let why = match self.could_go {
            Some(1) => msg!("pairing.goes-down", who = "only"),
            Some(n) if n == self.going => msg!("pairing.goes-down", who = "only-other"),
            Some(n) if n < size => msg!("pairing.drawn-among-those", word = number(n)),
            Some(_) => msg!("pairing.drawn-among-all", word = number(size)),
            None => msg!("pairing.goes-down", who = "drawn"),
        };
        let group: Arg = group(points, size, self.hosts, around).into();
        [Some(group), going, Some(why.into())].into_iter().flatten().collect()
    }

    /// The clauses that tell where the floater goes, and how the opponent was found.
    fn to(self, below: u32, around: Around) -> impl Iterator<Item = Arg> {
        let between = match self.skipped {
            0 => None,
            n => Some(msg!("pairing.past-groups", n).into()),
        };
        let who = around.who();
        let found = match self.could_meet {
            Some(1) => msg!("pairing.the-only-opponent", points = below),
            Some(n) => msg!("pairing.opponent-among", who, word = number(n), points = below),
            None if self.could_go.is_none() => {
                msg!("pairing.opponent-possible", who, points = below)
            }
            None => msg!("pairing.opponent-not-yet-met", who, points = below),
        };
        between.into_iter().chain([found.into()])
    }
}

impl Explanation {
    /// The two at the table; for the bye only the first.
    pub fn of(&self) -> (Id, Option<Id>) {
        match *self {
            Explanation::ByeDrawn { id, .. }
            | Explanation::ByeDrawnApart { id, .. }
            | Explanation::ByeNext { id, .. }
            | Explanation::ByeLowest { id, .. } => (id, None),
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

    /// The reason alone, for use beside the names.
    pub fn reason(&self) -> Message {
        self.reason_among(Around::default())
    }

    /// The reason alone, with facts about the rest of the round.
    pub fn reason_among(&self, around: Around) -> Message {
        let people = |n: u32| people(n, around);
        match *self {
            Explanation::ByeDrawn { among, .. } => {
                msg!("pairing.bye-drawn", people = people(among))
            }
            Explanation::ByeDrawnApart { among, .. } => {
                msg!("pairing.apart-bye-drawn", people = people(among))
            }
            Explanation::ByeNext { .. } => msg!("pairing.bye-of", whose = "next"),
            Explanation::ByeLowest { byes: 0, .. } => msg!("pairing.bye-of", whose = "lowest"),
            Explanation::ByeLowest { byes, .. } => {
                msg!("pairing.reason-bye-again", n = byes, word = number(byes))
            }
            Explanation::FirstRound { .. } => msg!("pairing.first-round"),
            Explanation::InGroup { points, size, .. } => {
                msg!("pairing.in-group", people = people(size), points = around.points(points))
            }
            Explanation::Fixed { points, size, .. } => {
                msg!("pairing.fixed", group = group(points, size, 0, around))
            }
            Explanation::PairedDown { points, size, below, how, .. } => {
                let mut clauses = how.from(points, size, around);
                clauses.extend(how.to(below, around));
                msg!("pairing.paired-down", clauses = Arg::Clauses(clauses))
            }
            Explanation::Slide { points, size, others, .. } => slide(points, size, others, around),
            Explanation::SlideChanged { points, size, others, change, .. } => {
                change.after(slide(points, size, others, around))
            }
            Explanation::SlidDown { points, size, below, above, goes, to, .. } => {
                let who = goes_phrase(points, size, above, goes, around);
                to.after(who, below, around)
            }
            // With an odd number of players, only the rounds with this bye were compared.
            Explanation::Rematch { .. } if around.bye => {
                msg!("pairing.unavoidable-rematch", bye = "yes")
            }
            Explanation::Rematch { .. } => msg!("pairing.unavoidable-rematch", bye = "no"),
        }
    }
}

/// How many players of a group do not meet inside it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Others {
    /// Players who meet somebody from above.
    pub above: u32,
    /// Players who float down.
    pub down: u32,
}

/// How a group departs from the slide, top half against bottom half.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change {
    /// The first order of the bottom half without a rematch; the slide as it stood had one.
    Least,
    /// Another change; the slide as it stood had more rematches.
    ForRematch,
    /// Another change; the slide as it stood had no more rematches, but a pair kept apart.
    ToKeepApart,
    /// A change although the slide as it stood had no more rematches.
    NotNeeded,
}

/// The choice of the player who floats down.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Goes {
    /// The only floater is the last of the group.
    Last,
    /// The only floater is not the last of the group. `for_rematch` holds if the obvious exchange
    /// repeats a match. In that exchange the last meets this opponent, and the floater meets the
    /// opponent of the last.
    Instead { for_rematch: bool },
    /// As [`Goes::Instead`]; the obvious exchange brings together two who are kept apart.
    InsteadToKeepApart,
    /// The group consists of two players who have met.
    Both,
    /// This many players of the group float down.
    Several { number: u32 },
}

/// The choice of the opponent below.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum To {
    /// The highest player not yet met.
    Highest,
    /// The highest player not yet met who meets nobody else from above.
    HighestLeft,
    /// Another player not yet met. `for_rematch` holds if meeting the highest one left would repeat
    /// a match between the two others concerned.
    Further { for_rematch: bool },
    /// Another player, because meeting the highest one left would bring together two who are kept
    /// apart.
    FurtherToKeepApart,
}

impl Change {
    /// The reason with the change behind it.
    pub(super) fn after(self, reason: Message) -> Message {
        match self {
            Change::Least => msg!("pairing.changed-why", why = "least", reason),
            Change::ForRematch => msg!("pairing.changed-why", why = "rematch", reason),
            Change::ToKeepApart => msg!("pairing.changed-why", why = "apart", reason),
            Change::NotNeeded => msg!("pairing.changed-why", why = "here", reason),
        }
    }
}

/// The reason for a pair inside its group.
fn slide(points: u32, size: u32, others: Others, around: Around) -> Message {
    let group = group(points, size, 0, around);
    let Others { above, down } = others;
    let met = (above > 0).then(|| {
        let word = number(above);
        msg!("pairing.against-from-above", n = above, word, who = around.who()).into()
    });
    let down = (down > 0).then(|| msg!("pairing.going-down", word = number(down)).into());
    let apart: Vec<Arg> = met.into_iter().chain(down).collect();
    match apart.is_empty() {
        true => msg!("pairing.halves", group),
        false => msg!("pairing.halves-of-the-others", group, apart = Arg::List(apart)),
    }
}

/// The floater, as the subject of the reason.
fn goes_phrase(points: u32, size: u32, above: u32, goes: Goes, around: Around) -> Message {
    let group = group(points, size, above, around);
    let how = match goes {
        _ if size == 1 => {
            let (who, points) = (around.who(), around.points(points));
            return msg!("pairing.the-only-one-goes-down", who, points);
        }
        Goes::Last => "last",
        Goes::Instead { for_rematch: true } => "rematch",
        Goes::Instead { for_rematch: false } => "instead",
        Goes::InsteadToKeepApart => "apart",
        Goes::Both => "both-met",
        Goes::Several { number: 2 } if size == 2 => "both",
        Goes::Several { number: n } if n == size => "all",
        Goes::Several { number: n } => {
            return msg!("pairing.so-many-here", group, n, word = number(n));
        }
    };
    msg!("pairing.down-of-group", how, group)
}

impl To {
    /// The reason with the opponent behind the floater.
    pub(super) fn after(self, reason: Message, below: u32, around: Around) -> Message {
        let which = match self {
            To::Highest => "highest",
            To::HighestLeft => "highest-left",
            To::Further { for_rematch: false } => "another",
            To::FurtherToKeepApart => "another-apart",
            To::Further { for_rematch: true } => "another-for-rematch",
        };
        msg!("pairing.to-opponent", which, reason, points = below, who = around.who())
    }
}

/// Facts about the rest of the round that a sentence needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Around {
    /// Whether somebody has the bye.
    pub bye: bool,
    /// Whether the group has only two players, who have met and both float down.
    pub met: bool,
    /// Whether teams play.
    pub teams: bool,
    /// How many units a point has; 0 counts as one.
    pub units: u32,
}

impl Around {
    /// `3 points`.
    pub(super) fn points(self, n: u32) -> Message {
        points_phrase(n, self.units)
    }

    /// The word by which a message chooses its noun.
    pub(super) fn who(self) -> &'static str {
        if self.teams { "team" } else { "player" }
    }
}

/// A small number as a word, where a language likes that beside points in figures.
fn number(n: u32) -> Message {
    msg!("common.word", n)
}

/// `five players`.
fn people(n: u32, around: Around) -> Message {
    msg!("pairing.people", n, word = number(n), who = around.who())
}

/// `3 points`, from units; a point has this many of them.
pub fn points_phrase(n: u32, units: u32) -> Message {
    match n % units.max(1) {
        0 => msg!("common.points", n = n / units.max(1)),
        _ => msg!("result.points", n = points_figure(n, units)),
    }
}

/// `five players at 3 points`, and how many of them meet somebody from above.
fn group(points: u32, size: u32, above: u32, around: Around) -> Message {
    let group =
        msg!("pairing.group", people = people(size, around), points = around.points(points));
    match above {
        0 => group,
        n => msg!("pairing.from-above", group, n, word = number(n), who = around.who()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn in_words(why: Explanation) -> String {
        match why.of() {
            (a, Some(b)) => format!("P{a} – P{b}: {}", why.reason()),
            (id, None) => format!("P{id}: {}", why.reason()),
        }
    }

    #[test]
    fn sentences_read_as_a_judge_would_say_them() {
        let down = |points, size, below, how| {
            let why = Explanation::PairedDown { a: 1, b: 2, points, size, below, how };
            in_words(why).strip_prefix("P1 – P2: paired down: ").unwrap().to_owned()
        };
        let going = |going| Down { going, could_go: Some(going), ..Down::default() };
        let six = Down { hosts: 1, going: 1, could_go: Some(3), could_meet: Some(2), skipped: 0 };
        let four = Down { hosts: 2, going: 2, could_go: Some(2), could_meet: Some(1), skipped: 1 };
        // Of the last nothing is known of who could go where.
        let unknown = Down { hosts: 1, going: 1, ..Down::default() };
        let all = [
            down(3, 5, 2, Down { could_go: Some(5), ..going(1) }),
            down(1, 1, 0, Down { could_go: Some(1), ..Down::default() }),
            down(3, 6, 2, six),
            down(3, 4, 1, four),
            down(3, 2, 2, going(2)),
            down(1, 3, 0, going(3)),
            down(1, 2, 0, going(1)),
            down(2, 6, 1, unknown),
        ];
        assert_eq!(
            all.join("\n"),
            "\
five players at 3 points; drawn among the five; opponent drawn among the 2-point players not yet met
the only player to be paired at 1 point; opponent drawn among the 0-point players not yet met
six players at 3 points, one of whom meets a player from above; drawn among the three who could go down; opponent drawn among the two possible 2-point players
four players at 3 points, two of whom meet players from above; two go down; none of the others could; skipping the group between, as the rules allow no round that skips fewer; the only possible 1-point opponent
two players at 3 points; both go down; opponent drawn among the 2-point players not yet met
three players at 1 point; all go down; opponent drawn among the 0-point players not yet met
two players at 1 point; none of the others could go down; opponent drawn among the 0-point players not yet met
six players at 2 points, one of whom meets a player from above; drawn among those of them who could go down; opponent drawn among the possible 1-point players"
        );
        assert_eq!(
            in_words(Explanation::Fixed { a: 1, b: 2, points: 4, size: 4 }),
            "P1 – P2: four players at 4 points; these two meet in every round the rules allow"
        );
        assert_eq!(
            in_words(Explanation::InGroup { a: 1, b: 2, points: 0, size: 14 }),
            "P1 – P2: paired at random among the 14 players at 0 points"
        );
        assert_eq!(
            in_words(Explanation::ByeLowest { id: 5, byes: 0, place: 5 }),
            "P5: bye, the lowest placed without one so far"
        );
    }

    #[test]
    fn the_halves_are_told_by_group_floater_and_opponent() {
        let slide = |others| Explanation::Slide { a: 1, b: 2, points: 3, size: 8, others };
        let changed = |change| {
            let others = Others::default();
            Explanation::SlideChanged { a: 1, b: 2, points: 1, size: 6, others, change }
        };
        let down = |size, above, goes, to| -> Explanation {
            Explanation::SlidDown { a: 1, b: 2, points: 3, size, below: 2, above, goes, to }
        };
        let several = |number| Goes::Several { number };
        let [for_rematch, not] = [true, false];
        let all = [
            slide(Others::default()),
            slide(Others { above: 1, down: 0 }),
            slide(Others { above: 2, down: 1 }),
            changed(Change::Least),
            changed(Change::ForRematch),
            changed(Change::NotNeeded),
            down(1, 0, Goes::Last, To::Highest),
            down(5, 0, Goes::Last, To::HighestLeft),
            down(5, 1, Goes::Instead { for_rematch }, To::Further { for_rematch: not }),
            down(14, 2, Goes::Instead { for_rematch: not }, To::Further { for_rematch }),
            down(2, 0, Goes::Both, To::Highest),
            down(2, 0, several(2), To::Highest),
            down(3, 0, several(3), To::Highest),
            down(5, 0, several(3), To::Highest),
        ];
        assert_eq!(
            all.map(|why| why.reason().to_string()).join("\n"),
            "\
eight players at 3 points, top half against bottom half by start number
eight players at 3 points, one of them against a player from above; of the others top half against bottom half by start number
eight players at 3 points, two of them against players from above and one going down; of the others top half against bottom half by start number
six players at 1 point, top half against bottom half by start number, changed as little as possible to avoid a rematch
six players at 1 point, top half against bottom half by start number, changed to avoid a rematch
six players at 1 point, top half against bottom half by start number, except at this table
the only player to be paired at 3 points goes down to the highest 2-point player not yet met
five players at 3 points; the last by start number goes down to the highest 2-point player not yet met and not taken by another from above
five players at 3 points, one of whom meets a player from above; goes down instead of the last by start number, to avoid a rematch, to a 2-point player not yet met
14 players at 3 points, two of whom meet players from above; goes down instead of the last by start number to a 2-point player not yet met, not the highest, to avoid a rematch
two players at 3 points who have met: both go down, here to the highest 2-point player not yet met
two players at 3 points; both go down, here to the highest 2-point player not yet met
three players at 3 points; all go down, here to the highest 2-point player not yet met
five players at 3 points; three of them go down, here to the highest 2-point player not yet met"
        );
    }
}
