//! The gate before a round, in lines.

use crate::event::{Gate, GateItem};
use crate::words::Words;

/// The items of the gate, each in a line with the verb that settles it.
pub fn gate_in_lines(gate: &Gate, words: &Words) -> String {
    let line = |item: &GateItem| {
        let (sign, said) = (item.weight.sign(), words.text(&item.sentence));
        match &item.remedy {
            Some(remedy) => format!("{sign} {said} ({})\n", remedy.verb()),
            None => format!("{sign} {said}\n"),
        }
    };
    gate.items.iter().map(line).collect()
}
