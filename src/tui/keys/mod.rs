//! The key bindings: one record for each.
//!
//! A [`Binding`] carries its keys, their act, the short hint, the help text, and a
//! function that says why it is not available now. Dispatch, the hint bar, the help
//! screen, `komandor help keys` and the man page read these records and nothing else.

mod context;
mod dialogs;
mod elsewhere;
mod event;
mod home;
mod key;
mod named;
mod people;
mod shared;
mod table;
mod why;

pub use context::Context;
pub use elsewhere::elsewhere;
pub use key::*;
#[cfg(test)]
pub use named::tests::named;
pub use named::{key_for, way};
pub use table::{KeyHelp, key_help};
pub use why::{read_only, reopens};

use super::act::Act;
use super::dialog::Dialog;
use super::model::Model;

/// Tells why a key does nothing now; None: it works.
pub type Why = fn(&Model) -> Option<String>;

/// The record of one key binding.
#[derive(Debug, Clone, Copy)]
pub struct Binding {
    pub context: Context,
    pub keys: &'static [Key],
    pub act: Act,
    /// A word or two for the hint bar; empty: only the help shows it.
    pub hint: &'static str,
    /// A sentence for the help.
    pub help: &'static str,
    pub why: Why,
}

/// A binding that always works.
const fn always(
    context: Context,
    keys: &'static [Key],
    act: Act,
    hint: &'static str,
    help: &'static str,
) -> Binding {
    Binding { context, keys, act, hint, help, why: why::never }
}

impl Binding {
    /// The same binding, available only while `why` gives no reason against it.
    const fn unless(self, why: Why) -> Binding {
        Binding { why, ..self }
    }

    /// Why the binding does nothing now; None: it works.
    ///
    /// If nothing can be saved, that reason comes first.
    pub fn reason(&self, model: &Model) -> Option<String> {
        let barred = if self.act.writes() { read_only(model) } else { None };
        barred.or_else(|| (self.why)(model))
    }

    /// The keys as text, such as `↓ j`; all ten digits are `0 … 9`.
    pub fn written(&self) -> String {
        if self.keys.len() == 10 {
            return "0 … 9".to_owned();
        }
        let keys: Vec<String> = self.keys.iter().map(Key::to_string).collect();
        keys.join(" ")
    }
}

/// All bindings, in the order in which they are shown.
pub fn bindings() -> impl Iterator<Item = &'static Binding> {
    [home::BINDINGS, people::BINDINGS, event::BINDINGS, shared::BINDINGS, dialogs::BINDINGS]
        .into_iter()
        .flatten()
}

/// The bindings that hold in the present context.
pub fn active(model: &Model) -> Vec<&'static Binding> {
    let mut live = in_chain(Context::of(model).chain());
    // A character in the middle of a text is part of the text.
    if model.dialogs.last().is_some_and(Dialog::has_begun_text) {
        live.retain(|binding| binding.context != Context::Dialog);
    }
    live
}

/// The bindings of these contexts, the nearest first.
///
/// A key of a nearer context hides the same key of a farther one.
pub fn in_chain(chain: &[Context]) -> Vec<&'static Binding> {
    let mut live: Vec<&'static Binding> = Vec::new();
    let mut taken: Vec<Key> = Vec::new();
    for context in chain {
        let here = live.len();
        let open = |binding: &&Binding| !binding.keys.iter().all(|key| taken.contains(key));
        live.extend(bindings().filter(|binding| binding.context == *context).filter(open));
        taken.extend(live[here..].iter().flat_map(|binding| binding.keys));
    }
    live
}

/// The binding of this key in the present context.
pub fn resolve(model: &Model, key: Key) -> Option<&'static Binding> {
    active(model).into_iter().find(|binding| binding.keys.contains(&key))
}
