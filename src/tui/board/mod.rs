//! What the room sees.
#[cfg(test)]
pub(in crate::tui) mod sample;
