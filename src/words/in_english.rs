//! Tells messages in English, for tests, reports, and what scripts read.

use super::message::{Arg, Message};
use super::speak::Words;
use std::fmt;

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Words::english().text(self))
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Words::english().arg(self))
    }
}

impl fmt::Debug for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {self}", self.id())
    }
}

/// Whether the message in English is this text.
impl PartialEq<str> for Message {
    fn eq(&self, text: &str) -> bool {
        Words::english().text(self) == text
    }
}

impl PartialEq<&str> for Message {
    fn eq(&self, text: &&str) -> bool {
        Words::english().text(self) == *text
    }
}

impl PartialEq<String> for Message {
    fn eq(&self, text: &String) -> bool {
        Words::english().text(self) == *text
    }
}
