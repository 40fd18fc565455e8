//! The prizes: announced as a text, and given out by final places.
//!
//! ```
//! use komandor::event::prizes::{PrizeFor, read_prizes};
//! let prizes = read_prizes("1: playmat; 2-4: promo card; all: pin").unwrap();
//! assert_eq!(prizes[1].to, PrizeFor::Places { from: 2, to: 4 });
//! assert_eq!(prizes[1].what, "promo card");
//! ```

mod places;
mod read;

#[cfg(test)]
mod tests;

pub use places::{Award, Awards, Place, awards, places};
pub use read::{Prize, PrizeFor, read_prizes};

use super::Event;

/// The announced prizes, in the order of the text.
pub fn announced(event: &Event) -> Vec<Prize> {
    // An unreadable text can only come from a hand edit, which the check of the event reports.
    event.setup.prizes().and_then(|text| read_prizes(text).ok()).unwrap_or_default()
}
