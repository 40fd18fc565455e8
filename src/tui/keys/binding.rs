//! The record of one key binding.

use super::{Act, Context, Key};
use crate::words::Message;
use std::sync::OnceLock;

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

/// The records of all bindings.
#[derive(Debug)]
pub struct Table {
    /// In the order in which they are shown.
    pub all: Vec<&'static Binding>,
    /// Those of each context, and those that hold there: every key and every hint asks for them.
    of: Vec<Vec<&'static Binding>>,
    live: Vec<OnceLock<Vec<&'static Binding>>>,
}

impl Table {
    pub fn new(all: Vec<&'static Binding>) -> Table {
        let mut of: Vec<Vec<&'static Binding>> = Context::all().map(|_| Vec::new()).collect();
        all.iter().for_each(|binding| of[binding.context as usize].push(*binding));
        let live = of.iter().map(|_| OnceLock::new()).collect();
        Table { all, of, live }
    }

    pub fn of(&self, context: Context) -> &[&'static Binding] {
        &self.of[context as usize]
    }

    pub fn live(&self, context: Context) -> &[&'static Binding] {
        self.live[context as usize].get_or_init(|| {
            let (mut live, mut taken): (Vec<&'static Binding>, Vec<Key>) = (Vec::new(), Vec::new());
            for context in context.chain() {
                let here = live.len();
                let open =
                    |binding: &&&Binding| !binding.keys.iter().all(|key| taken.contains(key));
                live.extend(self.of(context).iter().filter(open).copied());
                taken.extend(live[here..].iter().flat_map(|binding| binding.keys));
            }
            live
        })
    }
}

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
    /// The keys as text, such as `↓ j`; digits in a row as `0 – 9`.
    pub fn written(&self) -> Message {
        let mut written = Vec::new();
        for row in self.keys.chunk_by(|key, next| follows(*key, *next)) {
            match row {
                [first, _, .., last] => {
                    written.extend([first.told(), Message::verbatim("–"), last.told()]);
                }
                few => written.extend(few.iter().map(|key| key.told())),
            }
        }
        Message::sentences(written)
    }

    /// The keys of this and of the opposite direction: `↑ ↓ k j`.
    pub fn written_with(&self, other: &Binding) -> Message {
        let both = self.keys.iter().zip(other.keys).take(2);
        Message::sentences(both.flat_map(|(one, other)| [one.told(), other.told()]).collect())
    }

    /// The first key, by which sentences name the binding.
    pub fn first_key(&self) -> String {
        self.keys.first().map_or(String::new(), ToString::to_string)
    }
}

/// Whether these are two digits, one behind the other.
fn follows(key: Key, next: Key) -> bool {
    let digit = |key: Key| key.sign().and_then(|sign| sign.to_digit(10));
    digit(key).zip(digit(next)).is_some_and(|(digit, next)| digit + 1 == next)
}
