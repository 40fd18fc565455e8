//! The keys that work on the screen it was asked from, and the verbs.

use crate::event::VERBS;
use crate::store::Session;
use crate::tui::keys::{Context, in_chain};
use crate::tui::model::Model;
use crate::tui::scroll::Scroll;
use crate::tui::text::harmless;

#[derive(Debug)]
pub struct Help {
    pub title: &'static str,
    pub lines: Vec<Line>,
    pub scroll: Scroll,
}

/// A line of the help.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Line {
    Heading(String),
    Text(String),
    /// A key or a verb, what it does, and why not now.
    Entry {
        key: String,
        help: String,
        why: Option<String>,
    },
    Empty,
}

impl Help {
    /// The help of the screen that has the keys now.
    pub fn of(model: &Model) -> Help {
        let mut lines = Vec::new();
        let chain = Context::of(model).chain();
        for context in chain {
            lines.push(Line::Heading(context.name().to_owned()));
            let here = in_chain(chain).into_iter().filter(|b| b.context == *context);
            let entries = here.map(|b| Line::Entry {
                key: if b.keys.len() == 10 { "0 … 9".to_owned() } else { b.written() },
                help: b.help.to_owned(),
                why: (b.why)(model),
            });
            lines.extend(entries);
            lines.push(Line::Empty);
        }
        if model.event().is_some() {
            lines.push(Line::Heading("Verbs, after :".to_owned()));
            lines.extend(VERBS.iter().map(|verb| Line::Entry {
                key: verb.usage.to_owned(),
                help: verb.does.to_owned(),
                why: None,
            }));
        }
        Help { title: "Help", lines, scroll: Scroll::default() }
    }

    /// Why nothing can be written, what to do, and which lines something else
    /// has changed; None while all is well.
    pub fn of_damage(session: &Session) -> Option<Help> {
        let why = session.read_only()?.to_owned();
        let mut lines = vec![Line::Text(why), Line::Empty];
        if let Some(damage) = session.damage() {
            let path = damage.path.display();
            lines.extend([
                Line::Heading("What can be done, in a shell".to_owned()),
                Line::Entry {
                    key: format!("komandor edit {path}"),
                    help: "opens it in your editor, checks it and seals it anew".to_owned(),
                    why: None,
                },
                Line::Entry {
                    key: format!("komandor edit {path} --accept"),
                    help: "takes it as it stands, if all of it makes sense".to_owned(),
                    why: None,
                },
                Line::Empty,
            ]);
            if !damage.misfits.is_empty() {
                lines.push(Line::Heading("Lines whose checksum does not fit".to_owned()));
            }
            let misfits = damage.misfits.iter().zip(&damage.says);
            lines.extend(misfits.map(|(line, says)| Line::Entry {
                key: format!("line {line}"),
                help: harmless(says),
                why: None,
            }));
        }
        Some(Help { title: "Read-only", lines, scroll: Scroll::default() })
    }
}
