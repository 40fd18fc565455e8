//! Names keys in sentences.
//!
//! The keys are looked up in the bindings, so a sentence never names a key that has changed.

use super::{Act, Context, Key, live_in};

/// The key for this act in this context.
pub fn key_for(context: Context, act: Act) -> String {
    if let Some(key) = keys_for(context, act).first() {
        note(context, &[act]);
        return key.to_string();
    }
    let by_menu = MENUS.iter().find_map(|(opens, menu)| {
        let (first, then) = (opener(keys_for(context, *opens))?, keys_for(*menu, act).first()?);
        note(context, &[*opens, act]);
        Some(format!("{first} {then}"))
    });
    by_menu.unwrap_or_default()
}

/// The key by which a menu is opened: its letter, if it has one.
pub fn opener(keys: &[Key]) -> Option<&Key> {
    keys.iter().find(|key| key.sign().is_some()).or(keys.first())
}

/// What is rare has its key in a menu; the act opens the menu of that context.
pub const MENUS: [(Act, Context); 4] = [
    (Act::RoundMenu, Context::RoundMenu),
    (Act::Outcome, Context::Outcome),
    (Act::Desk, Context::Desk),
    (Act::ShowCard, Context::Card),
];

/// All keys for this act in this context.
pub fn keys_for(context: Context, act: Act) -> &'static [Key] {
    live_in(context).iter().find(|binding| binding.act == act).map_or(&[], |binding| binding.keys)
}

/// A test presses the keys that were named.
#[cfg(test)]
pub use tests::note;

#[cfg(not(test))]
pub fn note(_: Context, _: &[Act]) {}

#[cfg(test)]
pub mod tests {
    use super::*;
    use std::cell::RefCell;

    /// The acts that a sentence tells the user to carry out, and the context for their keys.
    pub type Named = (Context, Vec<Act>);

    thread_local! {
        static NAMED: RefCell<Vec<Named>> = const { RefCell::new(Vec::new()) };
    }

    pub fn note(context: Context, acts: &[Act]) {
        NAMED.with_borrow_mut(|named| named.push((context, acts.to_vec())));
    }

    /// The acts named since the last call.
    pub fn named() -> Vec<Named> {
        NAMED.with_borrow_mut(std::mem::take)
    }
}
