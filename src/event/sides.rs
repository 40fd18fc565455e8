//! Sides: which side of the game each player of a table has, in games with two sides.

use super::outcome::Side;
use super::{Event, Id, Pairing, SideCall};
use crate::msg;
use crate::words::Message;

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

    /// The same in a fifth game.
    pub fn on_sides_of_fifth_game(&self) -> Option<[Id; 2]> {
        self.from(self.fifth_game?)
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

impl Event {
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
            // Game 2 swaps the sides, so games 3 and 5 have them as in one of the first two.
            let like = |[first, _]: [Id; 2]| if first == one { 1u32 } else { 2 };
            let third = pairing.on_sides_of_third_game().map(like);
            let fifth = pairing.on_sides_of_fifth_game().map(like);
            let (one, other) = (name(one), name(other));
            let sides =
                msg!("sides.both", one = one, first = first, other = other, second = second,);
            return Some(match (third, fifth) {
                (Some(third), Some(fifth)) => {
                    msg!(
                        "finals-shape.with-third-and-fifth",
                        sides = sides,
                        third = third,
                        fifth = fifth
                    )
                }
                (Some(game), None) => msg!("sides.with-third", sides = sides, game = game),
                (None, _) => sides,
            });
        }
        pairing.chooser().map(|id| msg!("sides.chooses", name = name(id)))
    }
}
