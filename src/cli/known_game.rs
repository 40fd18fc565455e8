//! A game of the library by its id.

use super::stop::Stop;
use crate::msg;
use crate::ruleset::{Entry, Library};
use crate::words::Arg;

/// The game with this id.
pub(super) fn game<'a>(library: &'a Library, id: &str) -> Result<&'a Entry, Stop> {
    library.get(id).ok_or_else(|| {
        let known = library.all().iter().map(|entry| Arg::from(&entry.ruleset.id));
        Stop::refused(msg!("library.no-game", id, known = Arg::Series(known.collect())))
    })
}
