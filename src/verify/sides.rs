//! Checks that sides were settled for every table, and in the finals rightly.

use super::facts::Facts;
use super::judge::Judge;
use super::tables::{End, Table};
use crate::event::action::Paired;
use crate::event::{Id, Side, SideCall, StageKind};
use crate::msg;
use crate::ruleset::{FirstSides, MatchShape, SideChoice};
use crate::words::Message;

impl Judge {
    pub fn sides(&mut self, place: &Message, paired: &Paired, finals: bool) {
        let given = paired.sides.len();
        let rule = self.facts.ruleset.preliminary.sides;
        let wanted = match finals {
            true => self.facts.ruleset.finals.sides.is_some(),
            false => rule.is_some(),
        };
        let drawn = finals && self.facts.ruleset.finals.sides == Some(SideChoice::Drawn);
        self.sides_of_later_games(place, paired, drawn);
        let unknown = finals && !drawn && self.reset(paired) && self.facts.of_final().is_none();
        let due = if wanted && !unknown { paired.tables.len() } else { 0 };
        if given != due {
            return self.breach(place, msg!("verify.sides-of-tables", n = given, due));
        }
        for (at, (pair, call)) in paired.tables.iter().zip(&paired.sides).enumerate() {
            let fits = match (finals, rule) {
                (false, Some(FirstSides::Chosen)) => matches!(call, SideCall::Chooses(_)),
                (false, Some(FirstSides::Balanced)) => {
                    let number = paired.at.get(at).copied().unwrap_or(at as u32 + 1);
                    self.balanced(place, paired.round, (*pair, number), Some(call));
                    continue;
                }
                (false, _) => matches!(call, SideCall::First(_)),
                (true, _) if drawn => matches!(call, SideCall::First(_)),
                (true, _) => *call == self.due_call(*pair, self.reset(paired)),
            };
            if !fits {
                let number = paired.at.get(at).copied().unwrap_or(at as u32 + 1);
                self.breach(place, msg!("verify.sides-wrong", table = number));
            }
        }
    }

    /// Checks the sides of third and fifth games.
    ///
    /// If the finals draw sides, they are drawn for every match that may have this many games.
    fn sides_of_later_games(&mut self, place: &Message, paired: &Paired, drawn: bool) {
        let shape = self.shape_of_matches(paired);
        let three = [MatchShape::FirstToTwo, MatchShape::FirstToThree];
        for (calls, long) in [(&paired.third_game, &three[..]), (&paired.fifth_game, &three[1..])] {
            let is_due = drawn && long.contains(&shape);
            let due = if is_due { paired.tables.len() } else { 0 };
            let settled = calls.iter().filter(|call| matches!(call, SideCall::First(_)));
            if calls.len() != due || settled.count() != due {
                let given = calls.len();
                self.breach(place, msg!("verify.sides-of-third-game", n = given, due));
            }
        }
    }

    fn shape_of_matches(&self, paired: &Paired) -> MatchShape {
        let preliminary = self.facts.ruleset.preliminary.shape;
        match (&paired.plan, self.facts.stages.last()) {
            (Some(plan), _) if plan.kind.is_preliminary() => preliminary,
            (Some(plan), _) => plan.finals_match,
            (None, Some(stage)) => stage.shape,
            (None, None) => preliminary,
        }
    }

    /// Whether this round is the deciding game after the final.
    fn reset(&self, paired: &Paired) -> bool {
        let matches = self.facts.double();
        let is_double = self.facts.finals().is_some_and(|f| f.kind == StageKind::DoubleElimination);
        let seeds = self.facts.finals().map_or(0, |finals| finals.seeds.len());
        let without = 2 * seeds.next_power_of_two() as u32 - 2;
        is_double && matches.len() as u32 == without + 1 && paired.numbers.contains(&(without + 1))
    }

    fn due_call(&self, [a, b]: [Id; 2], reset: bool) -> SideCall {
        let facts = &self.facts;
        if reset {
            let first_before = facts.of_final();
            return SideCall::First(if first_before == Some(a) { Side::B } else { Side::A });
        }
        let [(first_a, second_a), (first_b, second_b)] = [a, b].map(|id| facts.games_on_sides(id));
        // The player with the larger surplus of games on the first side plays the second side.
        match (first_a + second_b).cmp(&(first_b + second_a)) {
            std::cmp::Ordering::Less => SideCall::First(Side::A),
            std::cmp::Ordering::Greater => SideCall::First(Side::B),
            std::cmp::Ordering::Equal if facts.seed(a) <= facts.seed(b) => {
                SideCall::Chooses(Side::A)
            }
            std::cmp::Ordering::Equal => SideCall::Chooses(Side::B),
        }
    }
}

impl Facts {
    /// Finals games that a player has played on the first side, and on the second.
    fn games_on_sides(&self, id: Id) -> (usize, usize) {
        let tables = self.finals().into_iter().flat_map(|finals| finals.tables());
        let played = tables.filter(|table| {
            let was_there = matches!(table.end, Some(End::Letters(_) | End::Conceded(_)));
            was_there && table.seat_of(id).is_some()
        });
        let known: Vec<Id> = played.filter_map(Table::on_first_side).collect();
        let first = known.iter().filter(|first| **first == id).count();
        (first, known.len() - first)
    }

    /// The player of the first side in the final.
    fn of_final(&self) -> Option<Id> {
        let finals = self.finals()?;
        let number = 2 * finals.seeds.len().next_power_of_two() as u32 - 2;
        finals.tables().find(|table| table.game == Some(number)).and_then(Table::on_first_side)
    }
}

impl Table {
    /// The player known to play the first side.
    pub(super) fn on_first_side(&self) -> Option<Id> {
        match (self.recorded, self.call) {
            (Some(id), _) => Some(id),
            (None, Some(SideCall::First(Side::A))) => self.seats[0],
            (None, Some(SideCall::First(Side::B))) => self.seats[1],
            _ => None,
        }
    }
}
