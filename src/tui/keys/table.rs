use super::{Context, bindings};
use std::fmt::Write;

/// The keys as a table for the README.
pub fn key_table() -> String {
    let mut table = String::from("| where | keys | what it does |\n|---|---|---|\n");
    for context in Context::ALL {
        for binding in bindings().filter(|binding| binding.context == context) {
            let keys: Vec<String> = match binding.keys.len() {
                10 => vec!["`0`–`9`".to_owned()],
                _ => binding.keys.iter().map(|key| format!("`{key}`")).collect(),
            };
            // Writing to a String cannot fail.
            let _ =
                writeln!(table, "| {} | {} | {} |", context.name(), keys.join(" "), binding.help);
        }
    }
    table
}
