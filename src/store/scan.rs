//! Checks a line before the YAML library reads it.
//!
//! Anchors and aliases let a small file expand to gigabytes. Tags request types. Deep
//! nesting costs the square of its depth. An event file has none of these.

use crate::msg;
use crate::words::Message;

/// The problem of a line, and its column.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Fault {
    /// The column in characters, from 1.
    pub column: usize,
    pub problem: Message,
}

/// The deepest nesting of lists and mappings that is accepted.
const DEEPEST: usize = 32;

/// Refuses anything that no event file contains.
///
/// This means anchors, aliases, tags, merge keys, and texts or brackets that do not end
/// on their line.
pub(super) fn scan(line: &str) -> Result<(), Fault> {
    let mut scanner = Scanner { depth: 0, fresh: true, closed: false, quote: None };
    let mut chars = line.chars().enumerate().peekable();
    let mut blank = true;
    while let Some((index, c)) = chars.next() {
        let fault = |problem: Message| Fault { column: index + 1, problem };
        let next = chars.peek().map(|(_, c)| *c);
        if no_text(c) {
            let code = format!("U+{:04X}", c as u32);
            return Err(fault(msg!("file-line.control-character", code)));
        }
        if scanner.quote.is_some() {
            if scanner.quoted(c, next) {
                chars.next();
            }
        } else if c == '#' && blank {
            break;
        } else {
            scanner.plain(c, next).map_err(fault)?;
        }
        blank = c == ' ' || c == '\t';
    }
    let problem = match (scanner.quote, scanner.depth) {
        (Some(_), _) => msg!("file-line.quote-open"),
        (None, 0) => return Ok(()),
        (None, _) => msg!("file-line.bracket-open"),
    };
    Err(Fault { column: line.chars().count() + 1, problem })
}

/// Whether YAML refuses this character; the library's message does not say where it is.
fn no_text(c: char) -> bool {
    (c.is_control() && !"\t\r\u{85}".contains(c)) || matches!(c, '\u{fffe}' | '\u{ffff}')
}

struct Scanner {
    depth: usize,
    /// Whether a new token begins here.
    fresh: bool,
    /// Whether a quoted text or a bracket has just been closed.
    closed: bool,
    quote: Option<char>,
}

impl Scanner {
    /// Reads one character of a quoted text; true: the next character belongs to it.
    fn quoted(&mut self, c: char, next: Option<char>) -> bool {
        let doubled = self.quote == Some('\'') && c == '\'' && next == Some('\'');
        if doubled || (self.quote == Some('"') && c == '\\') {
            return true;
        }
        if self.quote == Some(c) {
            self.quote = None;
            self.closed = true;
        }
        false
    }

    fn plain(&mut self, c: char, next: Option<char>) -> Result<(), Message> {
        let flow = self.depth > 0;
        let spaced = next.is_none_or(|c| c == ' ' || c == '\t');
        let closed = std::mem::take(&mut self.closed);
        match c {
            ' ' | '\t' => self.closed = closed,
            '[' | '{' if flow || self.fresh => {
                self.depth += 1;
                self.fresh = true;
                if self.depth > DEEPEST {
                    return Err(msg!("file-line.too-deep"));
                }
            }
            ']' | '}' if flow => {
                self.depth -= 1;
                self.fresh = false;
                self.closed = true;
            }
            ',' if flow => self.fresh = true,
            ':' if spaced
                || (flow
                    && (self.fresh || closed || next.is_some_and(|c| ",?[]{}".contains(c)))) =>
            {
                self.fresh = true;
            }
            '-' | '?' if self.fresh && (spaced || (flow && c == '?')) => {}
            '&' if self.fresh => return Err(msg!("file-line.anchor")),
            '*' if self.fresh => return Err(msg!("file-line.alias")),
            '!' if self.fresh => return Err(msg!("file-line.tag")),
            '<' if self.fresh && next == Some('<') => return Err(msg!("file-line.merge-key")),
            '|' | '>' if self.fresh && !flow => return Err(msg!("file-line.several-lines")),
            '"' | '\'' if self.fresh => {
                self.quote = Some(c);
                self.fresh = false;
            }
            _ => self.fresh = false,
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(line: &str) -> String {
        let fault = scan(line).unwrap_err();
        format!("{}: {}", fault.column, fault.problem)
    }

    #[test]
    fn ordinary_lines_pass() {
        for line in [
            "event: Rock & Roll, *the* best! <<here>>",
            r#"- {n: 1, at: 2026-11-21T09:31:07+01:00, by: "a & \" *b", add: [[1, 2], {}]}"#,
            "- {a: 'it''s & fine', b: it's}",
            "log:",
            "# a comment & \"more",
            "- {\"a\":1}",
        ] {
            assert_eq!(scan(line), Ok(()), "{line}");
        }
    }

    #[test]
    fn what_could_unfold_or_ask_for_types_is_refused_with_its_column() {
        assert_eq!(refused("a: &x 1"), "4: an anchor (&) has no place in an event file");
        assert_eq!(refused("- {a: [1,*x]}"), "10: an alias (*) has no place in an event file");
        assert_eq!(refused("- !!int 3"), "3: a tag (!) has no place in an event file");
        assert_eq!(refused("- {<<: 1}"), "4: a merge key (<<) has no place in an event file");
        assert_eq!(refused("- {\"a\":*x}"), "8: an alias (*) has no place in an event file");
        assert_eq!(refused("- {?*x}"), "5: an alias (*) has no place in an event file");
        assert_eq!(refused("- {a: b:'c, d: *x}"), "16: an alias (*) has no place in an event file");
        assert_eq!(refused("- {a: \"b}"), "10: a quoted text does not end on this line");
        assert_eq!(refused("- {a: [1}"), "10: a bracket is not closed on this line");
        assert_eq!(
            refused(&"[".repeat(100)),
            "33: lists and mappings stand too deep in each other here"
        );
    }
}
