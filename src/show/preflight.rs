//! The preflight before a round, in lines.

use crate::event::{Preflight, PreflightItem};
use crate::words::Words;

/// The items of the preflight, each in a line with the verb that settles it.
pub fn preflight_in_lines(preflight: &Preflight, words: &Words) -> String {
    let line = |item: &PreflightItem| {
        let (sign, said) = (item.severity.sign(), words.text(&item.sentence));
        match &item.remedy {
            Some(remedy) => format!("{sign} {said} ({})\n", remedy.verb()),
            None => format!("{sign} {said}\n"),
        }
    };
    preflight.items.iter().map(line).collect()
}
