//! Names keys in sentences.
//!
//! The keys are looked up in the bindings, so a sentence never names a key that has changed.

use super::{Act, Binding, Context, Key, bindings};

/// The key for this act in this context.
pub fn key_for(context: Context, act: Act) -> String {
    note(context, &[act]);
    keys_for(context, act).first().map_or(String::new(), Key::to_string)
}

/// All keys for this act in this context.
pub fn keys_for(context: Context, act: Act) -> &'static [Key] {
    let chain: Vec<Context> = context.chain().into_iter().collect();
    let place = |of: Context| chain.iter().position(|context| *context == of);
    // A key of a nearer context hides the same key of a farther one.
    let hidden = |key: &Key, at: usize| {
        let holds = |binding: &Binding| place(binding.context).is_some_and(|other| other < at);
        bindings().any(|binding| binding.keys.contains(key) && holds(binding))
    };
    let bound = bindings().filter(|binding| binding.act == act);
    let bound = bound.filter_map(|binding| Some((place(binding.context)?, binding)));
    let bound = bound.filter(|(at, binding)| !binding.keys.iter().all(|key| hidden(key, *at)));
    bound.min_by_key(|(at, _)| *at).map_or(&[], |(_, binding)| binding.keys)
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
