//! The record of one key binding.

use super::{Act, Context, Key};

#[derive(Debug, Clone, Copy)]
pub struct Binding {
    pub context: Context,
    pub keys: &'static [Key],
    pub act: Act,
    /// A word or two for the hint bar; empty: only the help shows it.
    pub hint: &'static str,
    /// A sentence for the help.
    pub help: &'static str,
}

pub(super) const fn bind(
    context: Context,
    keys: &'static [Key],
    act: Act,
    hint: &'static str,
    help: &'static str,
) -> Binding {
    Binding { context, keys, act, hint, help }
}

impl Binding {
    /// The keys as text, such as `↓ j`; the ten digits as `0 … 9`.
    pub fn written(&self) -> String {
        if let [first, .., last] = self.keys
            && self.keys.len() == 10
        {
            return format!("{first} … {last}");
        }
        let keys: Vec<String> = self.keys.iter().map(Key::to_string).collect();
        keys.join(" ")
    }

    /// The first key, by which sentences name the binding.
    pub fn first_key(&self) -> String {
        self.keys.first().map_or(String::new(), ToString::to_string)
    }
}
