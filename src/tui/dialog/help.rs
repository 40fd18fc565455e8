//! The help: the keys of the screen it was opened from, and the verbs.

use super::help_line::HelpLine;
use super::narrow::Narrow;
use crate::msg;
use crate::store::{FileState, Session, in_shell};
use crate::tui::keys::{Act, Context, bindings_of};
use crate::tui::scroll::Scroll;
use crate::tui::text::sanitise;
use crate::words::{Message, Words};

#[derive(Debug)]
pub struct Help {
    pub title: Message,
    pub lines: Vec<HelpLine>,
    /// The keys of other screens, which only a search shows.
    pub elsewhere: Vec<HelpLine>,
    pub scroll: Scroll,
    pub narrow: Narrow,
    pub keys: HelpKeys,
}

/// The keys that a text shown like the help has besides those of the help.
#[derive(Debug, Default)]
pub enum HelpKeys {
    #[default]
    None,
    /// They settle a file without some saved actions.
    ResolveFile,
}

impl Help {
    pub fn of(title: Message, lines: Vec<HelpLine>) -> Help {
        let (scroll, narrow) = (Scroll::default(), Narrow::default());
        Help { title, lines, elsewhere: Vec::new(), scroll, narrow, keys: HelpKeys::None }
    }

    /// The lines that hold the typed words, the best first; among equals those of this screen, then
    /// those of others. A single sign means the key that it is on, if there is one.
    pub fn found(&self, words: &Words) -> Vec<&HelpLine> {
        let sign = self.narrow.text.value().trim();
        if sign.chars().count() == 1 {
            let on_key = [&self.lines, &self.elsewhere]
                .map(|lines| on_this_key(lines, sign, words))
                .concat();
            if !on_key.is_empty() {
                return on_key;
            }
        }
        match self.keys {
            HelpKeys::None if !sign.is_empty() => {
                self.narrow.best(&[&self.lines, &self.elsewhere], words)
            }
            _ => self.narrow.lines(&self.lines, words),
        }
    }

    /// The help for a file that cannot be written, or an action that was not saved. It says
    /// what is wrong, what to do, and which lines were changed from outside. Returns None while
    /// all is well.
    pub fn of_trouble(session: &Session) -> Option<Help> {
        let mut lines = vec![HelpLine::Text(session.trouble()?.sentence.clone()), HelpLine::Empty];
        let keys = match session.diverged() {
            Some(_) => HelpKeys::ResolveFile,
            None => HelpKeys::None,
        };
        if let Some(behind) = session.diverged() {
            lines.push(HelpLine::Heading(msg!("cli.what-can-be-done")));
            let keys = bindings_of(Context::ResolveFile).iter().filter(|b| match behind.stands {
                FileState::Other => false,
                FileState::Older => true,
                _ => b.act == Act::PutBack,
            });
            lines.extend(keys.map(|b| HelpLine::entry(b.written(), b.help.clone())));
            if behind.stands == FileState::Other {
                lines.push(HelpLine::Text(msg!("cli.other-event")));
            }
            lines.push(HelpLine::Empty);
        }
        if let Some(damage) = session.damage() {
            let edit = format!("komandor edit {}", in_shell(&damage.path));
            let accept = Message::verbatim(format!("{edit} --accept"));
            lines.extend([
                HelpLine::Heading(msg!("cli.in-a-shell")),
                HelpLine::entry(Message::verbatim(edit), msg!("cli.edit")),
                HelpLine::entry(accept, msg!("cli.accept")),
                HelpLine::Empty,
            ]);
            if !damage.mismatches.is_empty() {
                lines.push(HelpLine::Heading(msg!("cli.mismatches")));
            }
            let mismatches = damage.mismatches.iter().zip(&damage.says);
            lines.extend(mismatches.map(|(line, says)| {
                HelpLine::entry(msg!("cli.line", n = *line), Message::verbatim(sanitise(says)))
            }));
        }
        let title = match session.read_only() {
            Some(_) => msg!("plain.read-only").capitalised(),
            None => msg!("cli.not-saved"),
        };
        Some(Help { keys, ..Help::of(title, lines) })
    }
}

/// The lines of this key, in capitals or not as it is typed, each below its heading.
fn on_this_key<'a>(lines: &'a [HelpLine], sign: &str, words: &Words) -> Vec<&'a HelpLine> {
    let mut found = Vec::new();
    let mut heading = None;
    for line in lines {
        match line {
            HelpLine::Heading(_) => heading = Some(line),
            HelpLine::Entry { key, .. } if words.text(key).split(' ').any(|key| key == sign) => {
                found.extend(heading.take());
                found.push(line);
            }
            HelpLine::Entry { .. } | HelpLine::Text(_) | HelpLine::Empty => {}
        }
    }
    found
}
