//! The refusal of what a condition forbids.

use crate::words::Message;

/// Refuses with this reason if it is so.
///
/// # Errors
/// The reason.
pub(super) fn refuse_if(is_so: bool, why: impl FnOnce() -> Message) -> Result<(), Message> {
    if is_so { Err(why()) } else { Ok(()) }
}
