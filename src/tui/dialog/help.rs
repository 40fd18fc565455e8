//! The keys that work on the screen it was asked from, and the verbs.

use crate::event::VERBS;
use crate::tui::keys::{Context, in_chain};
use crate::tui::model::Model;
use crate::tui::scroll::Scroll;

#[derive(Debug)]
pub struct Help {
    pub lines: Vec<Line>,
    pub scroll: Scroll,
}

/// A line of the help.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Line {
    Heading(String),
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
        Help { lines, scroll: Scroll::default() }
    }
}
