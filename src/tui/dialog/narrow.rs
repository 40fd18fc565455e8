//! A typed text that narrows the lines of the help, or of a sheet.

use super::help_line::HelpLine;
use crate::event::name::{holds_words, normalise, whole_words};
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
        with_headings(matches(all, &wanted, words).into_iter())
    }

    /// The same of several lists, the best first: lines named by the typed words, then those that
    /// have them as whole words, then all others.
    pub fn best<'a>(&self, lists: &[&'a [HelpLine]], words: &Words) -> Vec<&'a HelpLine> {
        let wanted = normalise(self.text.value().trim());
        let mut found: Vec<Match> =
            lists.iter().flat_map(|list| matches(list, &wanted, words)).collect();
        found.sort_by_key(|found| found.fit);
        with_headings(found.into_iter())
    }
}

/// How well a line fits, the best first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum LineFit {
    /// The words are its key, its verb or its short name.
    Named,
    /// They stand elsewhere in what is typed.
    InUsage,
    /// They stand in the explanation.
    InText,
    /// They are only parts of other words.
    Part,
}

struct Match<'a> {
    fit: LineFit,
    heading: Option<&'a HelpLine>,
    line: &'a HelpLine,
}

fn matches<'a>(all: &'a [HelpLine], wanted: &str, words: &Words) -> Vec<Match<'a>> {
    let mut found = Vec::new();
    let mut heading = None;
    for line in all {
        let parts = match line {
            HelpLine::Heading(_) => {
                heading = Some(line);
                continue;
            }
            HelpLine::Empty => continue,
            HelpLine::Text(text) => [String::new(), String::new(), words.text(text)],
            HelpLine::Entry { key, hint, help, why } => {
                let key = words.text(key);
                let verb = key.split(' ').next().unwrap_or_default();
                let hint = hint.as_ref().map_or_else(String::new, |hint| words.text(hint));
                let why = why.as_ref().map_or_else(String::new, |why| words.text(why));
                [format!("{verb} {hint}"), key, format!("{} {why}", words.text(help))]
            }
        };
        let parts = parts.map(|part| normalise(&part));
        if holds_words(&parts.join(" "), wanted) {
            let count = wanted.split_whitespace().count();
            let whole = |part: &String| whole_words(part, wanted) == Some(count);
            let fits = [LineFit::Named, LineFit::InUsage, LineFit::InText];
            let fit = parts.iter().position(whole).map_or(LineFit::Part, |at| fits[at]);
            found.push(Match { fit, heading, line });
        }
    }
    found
}

/// The lines, each below its heading, which is not said twice in a row.
fn with_headings<'a>(found: impl Iterator<Item = Match<'a>>) -> Vec<&'a HelpLine> {
    let mut lines = Vec::new();
    let mut above: Option<&HelpLine> = None;
    for Match { heading, line, .. } in found {
        if let Some(heading) =
            heading.filter(|new| !above.is_some_and(|old| std::ptr::eq(old, *new)))
        {
            lines.push(heading);
        }
        above = heading;
        lines.push(line);
    }
    lines
}
