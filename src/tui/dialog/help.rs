//! The help: the keys of the screen it was opened from, and the verbs.

use crate::store::{FileState, Session, in_shell};
use crate::tui::keys::{Act, Context, in_chain};
use crate::tui::scroll::Scroll;
use crate::tui::text::sanitise;

#[derive(Debug)]
pub struct Help {
    pub title: &'static str,
    pub lines: Vec<HelpLine>,
    pub scroll: Scroll,
    /// Whether the help offers the keys that settle a file without some saved actions.
    pub resolves_file: bool,
}

/// A line of the help.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HelpLine {
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
        let mut lines =
            vec![HelpLine::Text(session.trouble()?.sentence.to_string()), HelpLine::Empty];
        let resolves_file = session.diverged().is_some();
        if let Some(behind) = session.diverged() {
            lines.push(HelpLine::Heading("What can be done here".to_owned()));
            let keys =
                in_chain([Context::ResolveFile]).into_iter().filter(|b| match behind.stands {
                    FileState::Other => false,
                    FileState::Older => true,
                    _ => b.act == Act::PutBack,
                });
            lines.extend(keys.map(|b| HelpLine::entry(b.written(), b.help)));
            if behind.stands == FileState::Other {
                lines.push(HelpLine::Text("Nothing: the other event is not touched.".to_owned()));
            }
            lines.push(HelpLine::Empty);
        }
        if let Some(damage) = session.damage() {
            let path = in_shell(&damage.path);
            lines.extend([
                HelpLine::Heading("What can be done, in a shell".to_owned()),
                HelpLine::entry(
                    format!("komandor edit {path}"),
                    "opens it in your editor, checks it and seals it anew",
                ),
                HelpLine::entry(
                    format!("komandor edit {path} --accept"),
                    "takes it as it stands, if all of it makes sense",
                ),
                HelpLine::Empty,
            ]);
            if !damage.mismatches.is_empty() {
                lines.push(HelpLine::Heading("Lines whose checksum does not fit".to_owned()));
            }
            let mismatches = damage.mismatches.iter().zip(&damage.says);
            lines.extend(
                mismatches
                    .map(|(line, says)| HelpLine::entry(format!("line {line}"), &sanitise(says))),
            );
        }
        let title = if session.read_only().is_some() { "Read-only" } else { "Not saved" };
        Some(Help { title, lines, scroll: Scroll::default(), resolves_file })
    }
}

impl HelpLine {
    pub fn entry(key: String, help: &str) -> HelpLine {
        HelpLine::Entry { key, help: help.to_owned(), why: None }
    }
}
