//! Sides: which side of the game each player of a table has, in games with two sides.

use super::outcome::Side;
use super::{Event, How, Id, Pairing, SideCall};
use crate::msg;
use crate::ruleset::FirstSides;
use crate::words::{Message, Text};

impl Pairing {
    /// The players of the first-named side and of the other, once they are known.
    pub fn on_sides(&self) -> Option<[Id; 2]> {
        let first = match (self.chosen, self.sides) {
            (Some(seat), _) | (None, Some(SideCall::First(seat))) => seat,
            _ => return None,
        };
        self.from(first)
    }

    /// The same in a third game, if its sides were drawn with the match.
    pub fn on_sides_of_third_game(&self) -> Option<[Id; 2]> {
        self.from(self.third_game?)
    }

    /// Whether a game took place; nobody has a side in one that did not.
    pub(super) fn was_played(&self) -> bool {
        let how = self.outcome.as_ref().filter(|_| !self.is_bye()).map(|outcome| outcome.how);
        matches!(how, Some(How::Played | How::Concession(_)))
    }

    fn from(&self, first: Side) -> Option<[Id; 2]> {
        Some([self.at(first)?, self.at(first.other())?])
    }

    /// The player who may choose their side.
    pub fn chooser(&self) -> Option<Id> {
        match self.sides {
            Some(SideCall::Chooses(seat)) => self.at(seat),
            _ => None,
        }
    }
}

/// Why sides that are balanced over the day are as they are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SideTurn {
    /// This seat has played the first-named side less than the opponent, against the other side.
    Less(Side),
    /// This seat played the other side when the two last met.
    Swaps(Side),
    /// This seat played the other side when the two last differed.
    Alternates(Side),
}

impl SideTurn {
    /// The seat that plays the first-named side.
    pub fn first(self) -> Side {
        match self {
            SideTurn::Less(seat) | SideTurn::Swaps(seat) | SideTurn::Alternates(seat) => seat,
        }
    }
}

impl Event {
    /// The player of the first-named side in this round, if sides are balanced.
    ///
    /// It is the one who has played it less than the other side, compared with the opponent. If the
    /// two are equal in that, each plays the other side than when they last met, or else when they
    /// last differed. None: either of them.
    pub fn side_turn(&self, round: u32, pair: [Id; 2]) -> Option<SideTurn> {
        let [one, two] = pair.map(|id| self.sides_played(id, round));
        let lead = |played: &[bool]| -> i32 {
            played.iter().map(|is_first| if *is_first { 1 } else { -1 }).sum()
        };
        let leads = [lead(&one), lead(&two)];
        if leads[0] != leads[1] {
            let less = if leads[0] < leads[1] { Side::A } else { Side::B };
            return Some(SideTurn::Less(less));
        }
        let met = self.first_at_their_last_meeting(pair, round);
        if let Some(first) = met {
            return Some(SideTurn::Swaps(if first == pair[0] { Side::B } else { Side::A }));
        }
        // The newest game of each, then the one before.
        let newest_first = one.iter().rev().zip(two.iter().rev());
        let differing = newest_first.into_iter().find(|(one, two)| one != two);
        let was_first = differing.map(|(one, _)| if *one { Side::A } else { Side::B });
        was_first.map(|seat| SideTurn::Alternates(seat.other()))
    }

    /// Who of the two played the first-named side when they last met in the preliminary rounds.
    fn first_at_their_last_meeting(&self, [one, two]: [Id; 2], before: u32) -> Option<Id> {
        let rounds = self.preliminary().map_or(&[][..], |stage| &stage.rounds);
        let earlier = rounds.iter().rev().filter(|round| round.number < before);
        let own = earlier.filter_map(|round| round.of(one)).filter(|pairing| pairing.was_played());
        let mut met = own.filter(|pairing| pairing.opponent(one) == Some(two));
        met.find_map(|pairing| Some(pairing.on_sides()?[0]))
    }

    /// The sides of this entrant's games in the preliminary rounds before this one.
    ///
    /// Each tells whether it was the first-named.
    pub fn sides_played(&self, id: Id, before: u32) -> Vec<bool> {
        let rounds = self.preliminary().map_or(&[][..], |stage| &stage.rounds);
        let earlier = rounds.iter().filter(|round| round.number < before);
        let own = earlier.filter_map(|round| round.of(id)).filter(|pairing| pairing.was_played());
        own.filter_map(|pairing| Some(pairing.on_sides()?[0] == id)).collect()
    }

    /// Each side with how often this entrant has played it in the preliminary rounds. Empty where
    /// sides are not balanced.
    pub fn sides_count(&self, id: Id) -> Vec<(Text, u32)> {
        if self.ruleset.preliminary.sides != Some(FirstSides::Balanced) {
            return Vec::new();
        }
        let played = self.sides_played(id, u32::MAX);
        let times = |first: bool| played.iter().filter(|one| **one == first).count() as u32;
        self.ruleset.sides.iter().cloned().zip([times(true), times(false)]).collect()
    }

    /// The reason for a pairing, followed by the reason for its sides if these are balanced.
    pub(super) fn with_sides(&self, reason: Message, round: u32, pairing: &Pairing) -> Message {
        let balanced = self.ruleset.preliminary.sides == Some(FirstSides::Balanced);
        let (Some(b), true) = (pairing.b, balanced) else { return reason };
        if pairing.chosen.is_some() {
            return msg!("pairing.why-by-hand", reason);
        }
        let turn = self.side_turn(round, [pairing.a, b]);
        let of = |seat: Side| pairing.at(seat).map_or_else(String::new, |id| self.label(id));
        let side = || self.ruleset.sides.first().cloned().unwrap_or_default();
        let given = pairing.sides.and_then(SideCall::first);
        match turn {
            // A result that was corrected since may have changed who has played what.
            Some(turn) if given != Some(turn.first()) => reason,
            Some(SideTurn::Less(seat)) => msg!(
                "pairing.why-less",
                reason,
                name = of(seat),
                other = of(seat.other()),
                side = side(),
            ),
            Some(SideTurn::Swaps(seat)) => {
                msg!("pairing.why-swaps", reason, name = of(seat), side = side())
            }
            Some(SideTurn::Alternates(seat)) => {
                msg!("pairing.why-alternates", reason, name = of(seat), side = side())
            }
            None => msg!("pairing.why-drawn", reason),
        }
    }

    /// The sides in words: `Jan chooses the side`, or `Jan light, Ewa dark`. If the sides
    /// of a third game are drawn, `; game 3 as game 2` follows, or `as game 1`. None means
    /// that the game has no sides.
    pub fn side_words(&self, pairing: &Pairing) -> Option<Message> {
        self.side_words_with(pairing, |id| self.label(id))
    }

    /// The same with other names, for places with little space.
    pub fn side_words_with(
        &self,
        pairing: &Pairing,
        name: impl Fn(Id) -> String,
    ) -> Option<Message> {
        let [first, second] = self.ruleset.sides.as_slice() else { return None };
        if let Some([one, other]) = pairing.on_sides() {
            // Game 2 swaps the sides, so game 3 has them as in one of the first two.
            let like = |[first, _]: [Id; 2]| if first == one { 1u32 } else { 2 };
            let third = pairing.on_sides_of_third_game().map(like);
            let (one, other) = (name(one), name(other));
            let sides = msg!("pairing.both", one, first, other, second);
            return Some(match third {
                Some(game) => msg!("pairing.with-third", sides, game),
                None => sides,
            });
        }
        pairing.chooser().map(|id| msg!("pairing.chooses", name = name(id)))
    }
}
