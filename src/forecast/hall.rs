//! The hall of a simulated event: its tables, fixed and feature tables, held rounds.
//!
//! The hall has a stream of random numbers of its own, so results do not depend on it.

use super::play::Play;
use crate::event::action::Setup;
use crate::event::{Command, Details, Id, Refusal, Who};

// One event in this many has such a hall.
const RANGES: u32 = 4;
const FEATURES: u32 = 4;
const FIXED: u32 = 4;
const HELD: u32 = 4;
/// One round in this many has a pairing that goes to another table.
const MOVED: u32 = 30;
/// The most tables in the first range of a hall.
const FIRST_RANGE: u32 = 12;

impl Play<'_> {
    /// Announces the hall, and gives some players a fixed table.
    pub fn furnish(&mut self) -> Result<(), Refusal> {
        let mut setup = Setup::default();
        if self.hall.below(RANGES) == 0 {
            let last = 1 + self.hall.below(FIRST_RANGE);
            let other = last + 5;
            // The hall is sometimes too small for the field.
            setup.tables = format!("{other}-{},1-{last}", other + last).parse().ok();
        }
        if self.hall.below(FEATURES) == 0 {
            setup.feature = ["1", "1,2", "30"][self.hall.index(3)].parse().ok();
        }
        setup.hold = (self.hall.below(HELD) == 0).then_some(true);
        if setup != Setup::default() {
            self.act(&Command::Setup(setup.into()))?;
        }
        if self.hall.below(FIXED) == 0 {
            let active: Vec<Id> = self.event.active().map(|entrant| entrant.id).collect();
            for _ in 0..1 + self.hall.index(3) {
                let who = Who::id(active[self.hall.index(active.len())]);
                let details = Details { table: Some(1 + self.hall.below(6)), ..Details::default() };
                self.act(&Command::Edit { who, details, reason: None })?;
            }
        }
        Ok(())
    }

    /// Moves a pairing now and then, and posts the round if it is held.
    pub fn seat_and_post(&mut self) -> Result<(), Refusal> {
        if self.hall.below(MOVED) == 0 {
            let open: Vec<u32> = self.event.round().map_or_else(Vec::new, |round| {
                round.missing().filter_map(|pairing| pairing.table).collect()
            });
            let to = 1 + self.hall.below(open.len() as u32 + 3);
            if let Some(from) = open.get(self.hall.index(open.len())) {
                self.act(&Command::MoveTable { from: *from, to })?;
            }
        }
        if self.event.is_held() { self.act(&Command::Post) } else { Ok(()) }
    }
}
