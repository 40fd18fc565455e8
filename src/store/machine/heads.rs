//! Heads of files as they were read before.
//!
//! The simulation opens a few heads ten thousand times. Reading them anew was half of
//! its time.

use crate::event::Head;
use crate::ruleset::Ruleset;
use std::cell::RefCell;
use std::collections::HashMap;

/// More heads than one event has while people meddle with it.
const MOST: usize = 32;

thread_local! {
    static HEADS: RefCell<HashMap<String, (Head, Ruleset)>> = RefCell::default();
}

/// The head in this text; `read` is asked only for a text that is new or was refused.
pub(crate) fn read_once<E>(
    text: &str,
    read: impl FnOnce() -> Result<(Head, Ruleset), E>,
) -> Result<(Head, Ruleset), E> {
    if let Some(known) = HEADS.with_borrow(|heads| heads.get(text).cloned()) {
        return Ok(known);
    }
    let head = read()?;
    HEADS.with_borrow_mut(|heads| {
        if heads.len() == MOST {
            heads.clear();
        }
        heads.insert(text.to_owned(), head.clone());
    });
    Ok(head)
}
