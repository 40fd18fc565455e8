//! The key bindings: one record for each.
//!
//! A [`Binding`] carries its keys, their act, the short hint, and the help text. Dispatch,
//! the hint bar, the help screen, the README's table and every sentence read these records
//! and nothing else. Whether an act is available now depends on the model, which the records
//! do not know: [`active_keys`](super::active_keys) answers that.

mod act;
mod binding;
mod context;
mod dialogs;
mod event;
mod home;
mod key;
mod named;
mod people;
mod shared;

pub use act::Act;
pub use binding::Binding;
pub use context::{Context, View, opened_view};
pub use key::{
    BACK_TAB, BACKSPACE, DIGITS, DOWN, END, ENTER, ESC, HOME, Key, LEFT, PAGE_DOWN, PAGE_UP, RIGHT,
    TAB, UP, ch, ctrl,
};
#[cfg(test)]
pub use named::tests::named;
pub use named::{key_for, keys_for, note};

use std::fmt::Write;

/// All bindings, in the order in which they are shown.
pub fn bindings() -> impl Iterator<Item = &'static Binding> {
    [home::BINDINGS, people::BINDINGS, event::BINDINGS, shared::BINDINGS, dialogs::BINDINGS]
        .into_iter()
        .flatten()
}

/// The bindings of these contexts, the nearest first.
///
/// A key of a nearer context hides the same key of a farther one.
pub fn in_chain(chain: impl IntoIterator<Item = Context>) -> Vec<&'static Binding> {
    let mut live: Vec<&'static Binding> = Vec::new();
    let mut taken: Vec<Key> = Vec::new();
    for context in chain {
        let here = live.len();
        let open = |binding: &&Binding| !binding.keys.iter().all(|key| taken.contains(key));
        live.extend(bindings().filter(|binding| binding.context == context).filter(open));
        taken.extend(live[here..].iter().flat_map(|binding| binding.keys));
    }
    live
}

/// The keys as a table for the README.
pub fn key_table() -> String {
    let mut table = String::from("| where | keys | what it does |\n|---|---|---|\n");
    for context in Context::all() {
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
