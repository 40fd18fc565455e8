//! The JSON of the odds. Its keys stand beside the event's own:
//!
//! ```json
//! {"for": "cut", "places": 4, "assumes": "everybody-appears-and-stays", "playouts": 10000,
//!  "seed": 7, "chances": "equal", "comes_in": 11,
//!  "odds": [{"entrant": 3, "state": "certain"},
//!           {"entrant": 9, "state": "out"},
//!           {"entrant": 5, "state": "open", "chance": "8123/10000"}]}
//! ```
//!
//! One player also has the meaning of each result of the open match, and whether a draw is safe for
//! both. `"draw"` is there only if the game knows draws:
//!
//! ```json
//! {"entrant": 5, "state": "open", "chance": "8123/10000",
//!  "if": {"win": "1", "draw": "61/100", "loss": "0"}, "safe_draw": false}
//! ```
//!
//! `1` and `0` there are proven; a figure of playouts that all ended alike has `"10000/10000"`.

use crate::event::{Event, Id};
use crate::odds::{Chances, Goal, OwnResult, Prospect, WhatIf};
use crate::show::odds;

shapes! {
    struct Odds {
        /// `cut` or `champion`.
        #[serde(rename = "for")]
        goal: &'static str,
        places: u32,
        /// The assumption behind every state and chance.
        assumes: &'static str,
        playouts: u32,
        seed: u64,
        /// `equal` or `record`.
        chances: &'static str,
        /// The player who comes in if one of those in the cut gives up the place; null if nobody does.
        comes_in: Option<Id>,
        odds: Vec<OfEntrant>,
    }

    struct OfEntrant {
        entrant: Id,
        state: &'static str,
        /// Absent for those who are certain or out, and without a playout.
        chance?: Option<String>,
        /// Only for the player who is asked for, with an open match.
        #[serde(rename = "if")]
        what_if?: Option<Results>,
        /// Only beside `if`. Absent if the game knows no draws.
        safe_draw?: Option<bool>,
    }

    #[derive(Default)]
    struct Results {
        win?: Option<String>,
        draw?: Option<String>,
        loss?: Option<String>,
    }
}

impl Odds {
    pub(super) fn of(event: &Event, shown: &odds::Odds) -> Odds {
        Odds {
            goal: match shown.prospects.goal {
                Goal::Cut => "cut",
                Goal::Win => "champion",
            },
            places: shown.places,
            assumes: "everybody-appears-and-stays",
            playouts: shown.playouts.played(),
            seed: shown.seed,
            chances: chances_word(shown.asked.chances),
            comes_in: shown.comes_in,
            odds: shown.entrants.iter().map(|id| of_entrant(event, shown, *id)).collect(),
        }
    }
}

fn of_entrant(event: &Event, shown: &odds::Odds, id: Id) -> OfEntrant {
    let state = shown.prospects.of(id);
    let played = shown.playouts.played();
    let open = odds::open_match(event, id).filter(|_| shown.who == Some(id));
    OfEntrant {
        entrant: id,
        state: match state {
            Prospect::Certain => "certain",
            Prospect::Out => "out",
            Prospect::Open => "open",
        },
        chance: exact(Prospect::Open, shown.playouts.made(id), played)
            .filter(|_| state == Prospect::Open),
        what_if: open.as_ref().map(|_| results(&shown.playouts.what_if(id))),
        safe_draw: open.and_then(|open| open.safe_draw),
    }
}

fn results(all: &[WhatIf]) -> Results {
    all.iter().fold(Results::default(), |results, one| {
        let chance = exact(one.prospect, one.made, one.played);
        match one.result {
            OwnResult::Win => Results { win: chance, ..results },
            OwnResult::Draw => Results { draw: chance, ..results },
            OwnResult::Loss => Results { loss: chance, ..results },
        }
    })
}

/// A proven prospect as `1` or `0`, else the playouts as they were counted.
fn exact(prospect: Prospect, made: u32, played: u32) -> Option<String> {
    match prospect {
        Prospect::Certain => Some("1".to_owned()),
        Prospect::Out => Some("0".to_owned()),
        Prospect::Open => (played > 0).then(|| format!("{made}/{played}")),
    }
}

/// The word of these chances for scripts, as `--by` takes it.
fn chances_word(chances: Chances) -> &'static str {
    crate::show::chances_word(chances)
}
