//! The record of one key binding.

use super::{Act, Context, DIGITS, Key};
use crate::words::Message;

#[derive(Debug, Clone)]
pub struct Binding {
    pub context: Context,
    pub keys: &'static [Key],
    pub act: Act,
    /// A word or two for the hint bar; None: only the help shows it.
    pub hint: Option<Message>,
    /// A sentence for the help.
    pub help: Message,
}

/// The records of all bindings, in the order in which they are shown.
pub type Table = &'static [&'static Binding];

pub(super) const fn bind(
    context: Context,
    keys: &'static [Key],
    act: Act,
    hint: Message,
    help: Message,
) -> Binding {
    Binding { context, keys, act, hint: Some(hint), help }
}

/// A binding that only the help shows.
pub(super) const fn unhinted(
    context: Context,
    keys: &'static [Key],
    act: Act,
    help: Message,
) -> Binding {
    Binding { context, keys, act, hint: None, help }
}

impl Binding {
    /// The keys as text, such as `↓ j`; the ten digits as `0 – 9`.
    pub fn written(&self) -> Message {
        let keys = match self.keys {
            [first, .., last] if self.keys == DIGITS => {
                vec![first.told(), Message::verbatim("–"), last.told()]
            }
            keys => keys.iter().map(|key| key.told()).collect(),
        };
        Message::sentences(keys)
    }

    /// The first key, by which sentences name the binding.
    pub fn first_key(&self) -> String {
        self.keys.first().map_or(String::new(), ToString::to_string)
    }
}
