//! The help: the keys of the screen it was opened from, and the verbs.

use crate::store::{Session, Stands, in_shell};
use crate::tui::keys::{Act, Context, in_chain};
use crate::tui::scroll::Scroll;
use crate::tui::text::harmless;

#[derive(Debug)]
pub struct Help {
    pub title: &'static str,
    pub lines: Vec<Line>,
    pub scroll: Scroll,
    /// Whether the help offers the keys that settle a file without some saved actions.
    pub settles: bool,
}

/// A line of the help.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Line {
    Heading(String),
    Text(String),
    /// A key or a verb, its purpose, and the reason why it does not work now.
    Entry {
        key: String,
        help: String,
        why: Option<String>,
    },
    Empty,
}

impl Help {
    /// The help for a file that cannot be written, or an action that was not saved. It says
    /// what is wrong, what to do, and which lines were changed from outside. Returns None while
    /// all is well.
    pub fn of_trouble(session: &Session) -> Option<Help> {
        let mut lines = vec![Line::Text(session.trouble()?.sentence.clone()), Line::Empty];
        let settles = session.behind().is_some();
        if let Some(behind) = session.behind() {
            lines.push(Line::Heading("What can be done here".to_owned()));
            let keys = in_chain([Context::Settle]).into_iter().filter(|b| match behind.stands {
                Stands::Other => false,
                Stands::Older => true,
                _ => b.act == Act::PutBack,
            });
            lines.extend(keys.map(|b| Line::entry(b.written(), b.help)));
            if behind.stands == Stands::Other {
                lines.push(Line::Text("Nothing: the other event is not touched.".to_owned()));
            }
            lines.push(Line::Empty);
        }
        if let Some(damage) = session.damage() {
            let path = in_shell(&damage.path);
            lines.extend([
                Line::Heading("What can be done, in a shell".to_owned()),
                Line::entry(
                    format!("komandor edit {path}"),
                    "opens it in your editor, checks it and seals it anew",
                ),
                Line::entry(
                    format!("komandor edit {path} --accept"),
                    "takes it as it stands, if all of it makes sense",
                ),
                Line::Empty,
            ]);
            if !damage.misfits.is_empty() {
                lines.push(Line::Heading("Lines whose checksum does not fit".to_owned()));
            }
            let misfits = damage.misfits.iter().zip(&damage.says);
            lines.extend(
                misfits.map(|(line, says)| Line::entry(format!("line {line}"), &harmless(says))),
            );
        }
        let title = if session.read_only().is_some() { "Read-only" } else { "Not saved" };
        Some(Help { title, lines, scroll: Scroll::default(), settles })
    }
}

impl Line {
    pub fn entry(key: String, help: &str) -> Line {
        Line::Entry { key, help: help.to_owned(), why: None }
    }
}
