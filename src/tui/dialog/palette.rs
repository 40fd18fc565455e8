//! The palette: a line for any verb, with completion and history.

use super::names::{self, Candidate};
use crate::event::decide::{replaces, stale};
use crate::event::{Command, Event, Moment, VERBS, consequences};
use crate::msg;
use crate::tui::cursor_move::CursorMove;
use crate::tui::keys::{Act, Context, Key, key_for};
use crate::tui::text_field::TextField;
use crate::words::Message;

/// Verbs that name a player.
const ABOUT_PLAYERS: [&str; 12] = [
    "drop",
    "remove",
    "rejoin",
    "disqualify",
    "decline",
    "swap",
    "penalty",
    "recommend",
    "check",
    "component",
    "edit",
    "list",
];

#[derive(Debug, Default)]
pub struct Palette {
    pub line: TextField,
    /// The position in the history, counted back; 0 is the line being typed.
    pub back: usize,
    /// The reason why the line was not carried out, or the consequences it would have.
    pub error_text: Option<Message>,
    /// The command that is carried out if Enter is pressed again.
    pub pending: Option<Command>,
    /// The completions that Tab goes through.
    cycle: Option<Completion>,
}

/// The line as it was typed, and the index of the candidate shown now.
#[derive(Debug)]
struct Completion {
    typed: String,
    at: usize,
}

impl Palette {
    pub fn with(line: &str) -> Palette {
        Palette::on(TextField::new(line))
    }

    pub fn on(line: TextField) -> Palette {
        Palette { line, ..Palette::default() }
    }

    /// Whether this command needs a second Enter. It does if it replaces a result or changes a
    /// round that later rounds build on.
    pub fn asks(&mut self, event: &Event, command: &Command, seen: u64) -> bool {
        let again = self.pending.take().as_ref() == Some(command);
        if again || stale(event, command, seen).is_some() {
            return false;
        }
        let mut told: Vec<Message> = replaces(event, command).into_iter().collect();
        let further = consequences(event, command, Moment::new(0, 0));
        told.extend(further);
        if told.is_empty() {
            return false;
        }
        let key = key_for(Context::Palette, Act::RunVerb);
        let again = msg!("told.carries-out-once-more", key = key);
        self.error_text = Some(Message::lines(vec![Message::sentences(told), again]));
        self.pending = Some(command.clone());
        true
    }

    /// The possible completions of the line, the best first.
    pub fn candidates(&self, event: Option<&Event>) -> Vec<Candidate> {
        let line = self.cycle.as_ref().map_or(self.line.value(), |cycle| &cycle.typed);
        let Some((verb, rest)) = line.trim_start().split_once(' ') else {
            let verb = line.trim();
            let fits = VERBS.iter().filter(|help| help.verb.starts_with(verb));
            return fits
                .map(|help| Candidate {
                    line: format!("{} ", help.verb),
                    shown: help.usage.to_owned(),
                    does: help.does.clone(),
                })
                .collect();
        };
        let usage = VERBS.iter().filter(|help| help.verb == verb).map(|help| Candidate {
            line: line.to_owned(),
            shown: help.usage.to_owned(),
            does: help.does.clone(),
        });
        let players = event.filter(|_| ABOUT_PLAYERS.contains(&verb));
        usage.chain(players.into_iter().flat_map(|event| names::after(event, verb, rest))).collect()
    }

    /// The index of the candidate that Tab has put into the line.
    pub fn chosen(&self, candidates: &[Candidate]) -> Option<usize> {
        let cycle = self.cycle.as_ref()?;
        let changing = (0..candidates.len()).filter(|at| candidates[*at].line != cycle.typed);
        changing.cycle().nth(cycle.at)
    }

    /// Completes the line. With several candidates, each call takes the next one.
    pub fn complete(&mut self, event: Option<&Event>) {
        let candidates = self.candidates(event);
        let typed = self.line.value().to_owned();
        let cycle = match self.cycle.take() {
            Some(Completion { typed, at }) => Completion { typed, at: at + 1 },
            None => Completion { typed, at: 0 },
        };
        let count = candidates.iter().filter(|c| c.line != cycle.typed).count();
        let at = cycle.at % count.max(1);
        self.cycle = Some(Completion { at, ..cycle });
        let Some(chosen) = self.chosen(&candidates).filter(|_| count > 0) else {
            self.cycle = None;
            return;
        };
        self.line.set(candidates[chosen].line.clone());
        if count == 1 {
            self.cycle = None;
        }
        self.error_text = None;
    }

    /// Up and Down go through the lines that were carried out before.
    pub fn step(&mut self, step: CursorMove, verbs: &[String]) {
        self.back = match step {
            CursorMove::By(by) => self.back.saturating_add_signed(-by).min(verbs.len()),
            CursorMove::First => verbs.len(),
            CursorMove::Last => 0,
        };
        let line = match self.back {
            0 => "",
            back => verbs[verbs.len() - back].as_str(),
        };
        self.line.set(line);
        self.changed();
    }

    pub fn handle_text_key(&mut self, key: Key) {
        self.line.key(key);
        self.changed();
    }

    pub fn paste(&mut self, text: &str) {
        self.line.paste(text.trim());
        self.changed();
    }

    fn changed(&mut self) {
        self.cycle = None;
        (self.error_text, self.pending) = (None, None);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tab_completes_a_verb() {
        let mut palette = Palette::with("disq");
        palette.complete(None);
        assert_eq!(palette.line.value(), "disqualify ");
    }

    #[test]
    fn up_and_down_go_through_the_history() {
        let verbs = ["pair".to_owned(), "undo".to_owned()];
        let mut palette = Palette::default();
        palette.step(CursorMove::By(-1), &verbs);
        assert_eq!(palette.line.value(), "undo");
        palette.step(CursorMove::By(-1), &verbs);
        palette.step(CursorMove::By(-1), &verbs);
        assert_eq!(palette.line.value(), "pair");
        palette.step(CursorMove::Last, &verbs);
        assert!(palette.line.is_empty());
    }
}
