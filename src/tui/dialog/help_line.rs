//! A line of the help, and of the sheets that are shown like it.

use crate::words::Message;

/// A line of the help or of a sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HelpLine {
    Heading(Message),
    Text(Message),
    /// A key or a verb, its purpose, and the reason why it does not work now.
    Entry {
        key: Message,
        /// The word or two of the hint bar, by which the line is found too.
        hint: Option<Message>,
        help: Message,
        why: Option<Message>,
    },
    Empty,
}

impl HelpLine {
    pub fn entry(key: Message, help: Message) -> HelpLine {
        HelpLine::Entry { key, hint: None, help, why: None }
    }
}
