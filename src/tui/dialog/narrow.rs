//! A typed text that narrows the lines of the help, or of a sheet.

use super::help_line::HelpLine;
use crate::event::name::{holds_words, normalise};
use crate::tui::keys::Key;
use crate::tui::text_field::TextField;
use crate::words::Words;

#[derive(Debug, Default)]
pub struct Narrow {
    pub text: TextField,
    /// Whether letters are typed into it.
    pub typing: bool,
}

impl Narrow {
    /// Whether a line for the text is shown.
    pub fn is_shown(&self) -> bool {
        self.typing || !self.text.is_empty()
    }

    /// Shows all lines again; false if they are shown already.
    pub fn end(&mut self) -> bool {
        let shown = self.is_shown();
        *self = Narrow::default();
        shown
    }

    pub fn handle_text_key(&mut self, key: Key) {
        if self.typing {
            self.text.key(key);
        }
    }

    pub fn paste(&mut self, text: &str) {
        if self.typing {
            self.text.paste(text.trim());
        }
    }

    /// The lines that hold all typed words, without case and diacritics. A heading stays above
    /// those of its lines that do.
    pub fn lines<'a>(&self, all: &'a [HelpLine], words: &Words) -> Vec<&'a HelpLine> {
        let wanted = normalise(self.text.value().trim());
        if wanted.is_empty() {
            return all.iter().collect();
        }
        let mut found = Vec::new();
        let mut heading = None;
        for line in all {
            let text = match line {
                HelpLine::Heading(_) => {
                    heading = Some(line);
                    continue;
                }
                HelpLine::Empty => continue,
                HelpLine::Text(text) => words.text(text),
                HelpLine::Entry { key, hint, help, why } => {
                    let parts = [Some(key), hint.as_ref(), Some(help), why.as_ref()];
                    let parts = parts.into_iter().flatten().map(|part| words.text(part));
                    parts.collect::<Vec<_>>().join(" ")
                }
            };
            if holds_words(&normalise(&text), &wanted) {
                found.extend(heading.take());
                found.push(line);
            }
        }
        found
    }
}
