//! A user's text inside a sentence of the program.

use crate::event::name::is_hostile;

/// The text made short and harmless.
pub(super) fn shown(text: &str) -> String {
    let harmless = text.chars().map(|c| if c.is_whitespace() { ' ' } else { c });
    harmless.filter(|c| !is_hostile(*c)).take(40).collect()
}
