//! House players: a player who meets one is judged as if they had the bye.

use super::facts::{Facts, Presence};
use super::judge::Judge;
use crate::event::Id;
use crate::event::action::Paired;
use crate::msg;
use crate::words::Message;

impl Facts {
    pub fn is_house(&self, id: Id) -> bool {
        self.person(id).is_some_and(|person| person.house)
    }
}

impl Judge {
    /// The round as the checker takes it: a player who meets a house player has the bye.
    pub fn as_with_a_bye(
        &mut self,
        place: &Message,
        paired: &Paired,
    ) -> (Vec<(Id, Id)>, Option<Id>) {
        let (mut tables, mut met) = (Vec::new(), Vec::new());
        for [a, b] in &paired.tables {
            match [a, b].map(|id| self.facts.is_house(*id)) {
                [false, false] => tables.push((*a, *b)),
                [true, false] => met.push(*b),
                [false, true] => met.push(*a),
                [true, true] => {
                    self.nonsense(place, "tables", msg!("house-player.verify-meet-each-other"));
                }
            }
        }
        let people = self.facts.people.iter();
        let here = people.filter(|one| one.house && one.presence == Presence::Here).count();
        if let Some(bye) = paired.bye
            && (here > 0 && !paired.by_hand || !met.is_empty())
        {
            let name = self.facts.name(bye);
            self.breach(place, msg!("house-player.verify-bye", name));
        }
        (tables, paired.bye.or(met.first().copied()))
    }
}
