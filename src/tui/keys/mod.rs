//! The key bindings: one record for each.
//!
//! A [`Binding`] carries its keys, their act, the short hint, and the help text. Dispatch,
//! the hint bar, the help screen, `komandor help keys`, the man page and every sentence read
//! these records and nothing else. Whether an act is available now depends on the model, which
//! the records do not know: [`active_keys`](super::active_keys) answers that.

mod act;
mod binding;
mod context;
mod dialogs;
mod event;
mod in_use;
mod key;
mod named;
mod own;

use crate::words::Message;
use std::sync::LazyLock;

pub use act::Act;
pub use binding::Binding;
use binding::Table;
pub use context::{Context, View, opened_view};
pub use in_use::install;
pub use key::{
    BACK_TAB, BACKSPACE, DIGITS, DOWN, END, ENTER, ESC, HOME, Key, LEFT, PAGE_DOWN, PAGE_UP, RIGHT,
    TAB, UP, ch, ctrl,
};
#[cfg(test)]
pub use named::tests::named;
pub use named::{MENUS, key_for, keys_for, note, opener};
pub use own::{as_file, read};

/// The built-in bindings, in the order in which they are shown.
pub fn built_in() -> impl Iterator<Item = &'static Binding> {
    event::BINDINGS.iter().chain(dialogs::BINDINGS)
}

/// The built-in ones with the user's own keys.
fn in_use() -> &'static Table {
    static BUILT_IN: LazyLock<Table> = LazyLock::new(|| Table::new(built_in().collect()));
    in_use::installed().unwrap_or(&BUILT_IN)
}

/// All bindings in use.
pub fn bindings() -> impl Iterator<Item = &'static Binding> {
    in_use().all.iter().copied()
}

/// The bindings in use of this one context.
pub fn bindings_of(context: Context) -> &'static [&'static Binding] {
    in_use().of(context)
}

/// The bindings that hold in this context: its own, and those of the farther ones.
///
/// A key of a nearer context hides the same key of a farther one.
pub fn live_in(context: Context) -> &'static [&'static Binding] {
    in_use().live(context)
}

/// A key of the interface, as a reference tells it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeyHelp {
    /// The screen or dialog in which it works.
    pub place: &'static Message,
    /// As it is written on a keyboard: `↓ j`.
    pub keys: Message,
    pub does: &'static Message,
}

/// The key that shows the help.
pub fn key_of_help() -> String {
    key_for(Context::Anywhere, Act::Help)
}

/// The key before a verb.
pub fn key_of_verbs() -> String {
    key_for(Context::Event, Act::Palette)
}

/// Every key there is, place by place.
pub fn key_help() -> Vec<KeyHelp> {
    let here = |context| bindings_of(context).iter();
    let told = Context::all().flat_map(here).map(|binding| KeyHelp {
        place: binding.context.name(),
        keys: binding.written(),
        does: &binding.help,
    });
    told.collect()
}
