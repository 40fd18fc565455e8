//! The shapes of the prizes.

use crate::event::prizes::{Awards, announced, awards};
use crate::event::{Event, Id};

shapes! {
    /// The announced prizes, and who receives them.
    struct Prizes {
        announced: Vec<Announced>,
        /// Absent before everything is played.
        awards?: Option<Vec<Award>>,
    }

    struct Announced {
        /// `1`, `2-4`, `last` or `all`.
        #[serde(rename = "for")]
        to: String,
        prize: String,
    }

    /// The prizes of one entrant besides those of everybody.
    struct Award {
        place: u32,
        /// The first and the last of the places that are truly equal.
        level: [u32; 2],
        entrant: Id,
        prizes: Vec<String>,
    }
}

impl Prizes {
    /// The prizes; None if none are announced.
    pub(super) fn of(event: &Event) -> Option<Prizes> {
        let announced: Vec<Announced> = announced(event)
            .into_iter()
            .map(|prize| Announced { to: prize.to.written(), prize: prize.what })
            .collect();
        let given = awards(event).map(|Awards { awards, .. }| {
            let award = |award: crate::event::prizes::Award| Award {
                place: award.place.place,
                level: award.place.level.into(),
                entrant: award.place.id,
                prizes: award.what,
            };
            awards.into_iter().map(award).collect()
        });
        (!announced.is_empty()).then_some(Prizes { announced, awards: given })
    }
}
