//! Players who are kept apart by name in some simulated events.

use super::play::Play;
use crate::event::action::Wish;
use crate::event::{ApartRequest, Command, Id, Refusal, Who};
use crate::ruleset::ApartRounds;

/// One Swiss event in this many keeps players apart.
const KEPT_APART: u32 = 6;
/// Below this many players, those kept apart could soon be alone.
const ENOUGH: usize = 8;

impl Play<'_> {
    /// Keeps some players apart before the first round, one pair for each eight players.
    ///
    /// The chance is a stream of its own, so all other events stay as they are.
    pub fn keep_apart(&mut self) -> Result<(), Refusal> {
        let mut chance = self.event.head.seed.draw("players-apart");
        let here: Vec<Id> = self.event.active().map(|entrant| entrant.id).collect();
        if !self.event.is_swiss() || here.len() < ENOUGH || chance.below(KEPT_APART) > 0 {
            return Ok(());
        }
        for _ in 0..(here.len() / ENOUGH).min(20) {
            let (a, b) = (here[chance.index(here.len())], here[chance.index(here.len())]);
            let rounds = match chance.below(3) {
                0 => ApartRounds::Through(1 + chance.below(3)),
                _ => ApartRounds::Always,
            };
            let wish = Some(Wish { rounds, soft: chance.below(2) == 0 });
            let (a, b) = (Who::id(a), Who::id(b));
            if a != b {
                self.act(&Command::Apart(ApartRequest { a, b, wish, reason: None }))?;
            }
        }
        Ok(())
    }

    /// Pairs the round. If so many have left that no round exists, all pairs may meet again.
    pub fn pair_apart(&mut self, pair: &Command) -> Result<(), Refusal> {
        let refused = match self.act(pair) {
            Err(refusal) if !self.event.apart.is_empty() => refusal,
            done => return done,
        };
        let pairs: Vec<[Id; 2]> = self.event.apart.iter().map(|kept| kept.pair).collect();
        for apart in pairs {
            let [a, b] = apart.map(Who::id);
            let lift = ApartRequest { a, b, wish: None, reason: None };
            if self.act(&Command::Apart(lift)).is_err() {
                return Err(refused);
            }
        }
        self.act(pair)
    }
}
