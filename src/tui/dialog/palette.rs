//! The palette: a line for any verb, with completion and history.

use super::candidates;
use super::names::Candidate;
use crate::event::decide::{replaces, stale};
use crate::event::{Command, Event, Moment, Trial};
use crate::msg;
use crate::tui::cursor_move::CursorMove;
use crate::tui::keys::{Act, Context, Key, key_for};
use crate::tui::text_field::TextField;
use crate::words::{Message, Words};

/// The verb that names a file.
const FILE_VERB: &str = "import ";

#[derive(Debug, Default)]
pub struct Palette {
    pub line: TextField,
    /// The position in the history, counted back; 0 is the line being typed.
    pub back: usize,
    /// The reason why the line was not carried out, or the consequences it would have.
    pub error_text: Option<Message>,
    /// The command that is carried out if Enter is pressed again.
    pub pending: Option<Command>,
    /// The completion that the arrows have chosen.
    at: Option<usize>,
    /// The completions that Tab goes through.
    cycle: Option<Completion>,
}

/// The line as it was typed, and the index of the candidate shown now.
#[derive(Debug)]
struct Completion {
    typed: TextField,
    at: usize,
}

impl Palette {
    pub fn with(line: &str) -> Palette {
        Palette::on(TextField::new(line))
    }

    pub fn on(line: TextField) -> Palette {
        Palette { line, ..Palette::default() }
    }

    /// Whether this command needs a second Enter. It does if it replaces a result, changes a
    /// round that later rounds build on, or takes back what has changed rows of others.
    pub fn asks(&mut self, event: &Event, command: &Command, seen: u64) -> bool {
        let again = self.pending.take().as_ref() == Some(command);
        if again || stale(event, command, seen).is_some() {
            return false;
        }
        let knowing = command.clone().knowingly();
        // No refusal of a result depends on the time.
        let Ok(trial) = Trial::of(event, &knowing, Moment::new(0, 0)) else { return false };
        let mut told: Vec<Message> = replaces(event, command).into_iter().collect();
        told.extend(trial.told_first());
        if told.is_empty() {
            return false;
        }
        let key = key_for(Context::Palette, Act::RunVerb);
        let again = msg!("screen.carries-out-once-more", key);
        self.error_text = Some(Message::lines(vec![Message::sentences(told), again]));
        self.pending = Some(command.clone());
        true
    }

    /// The line that is completed, as it was typed.
    fn typed(&self) -> &TextField {
        self.cycle.as_ref().map_or(&self.line, |cycle| &cycle.typed)
    }

    /// The possible completions of the line, the best first. What stands behind the word at the
    /// cursor stays.
    pub fn candidates(&self, event: Option<&Event>, words: &Words) -> Vec<Candidate> {
        let (typed, behind) = self.typed().at_word();
        let whole = |one: Candidate| {
            let completed = if one.line == typed { typed } else { one.line.trim_end() };
            match behind {
                "" => one,
                _ => Candidate { line: format!("{completed}{behind}"), ..one },
            }
        };
        candidates::of_line(typed, event, words).into_iter().map(whole).collect()
    }

    /// The line of this candidate, with the cursor where its word ends.
    fn completed(&self, line: String) -> TextField {
        let (_, behind) = self.typed().at_word();
        let letters = line.chars().count() - behind.chars().count();
        TextField::new(line).with_cursor(letters)
    }

    /// The index of the candidate that the arrows have chosen, or that Tab has put into the line.
    pub fn chosen(&self, candidates: &[Candidate]) -> Option<usize> {
        let by_arrows = self.at.filter(|at| *at < candidates.len());
        by_arrows.or_else(|| self.in_line(candidates))
    }

    /// The index of the candidate that Tab has put into the line.
    fn in_line(&self, candidates: &[Candidate]) -> Option<usize> {
        let cycle = self.cycle.as_ref()?;
        let typed = cycle.typed.value();
        let changing = (0..candidates.len()).filter(|at| candidates[*at].line != typed);
        changing.cycle().nth(cycle.at)
    }

    /// Completes the line. With several candidates, each call takes the next one.
    pub fn complete(&mut self, event: Option<&Event>, words: &Words) {
        let candidates = self.candidates(event, words);
        if let Some(at) = self.at.take().filter(|at| *at < candidates.len()) {
            self.line = self.completed(candidates[at].line.clone());
            return self.changed();
        }
        let typed = self.line.clone();
        let cycle = match self.cycle.take() {
            Some(Completion { typed, at }) => Completion { typed, at: at + 1 },
            None => Completion { typed, at: 0 },
        };
        let count = candidates.iter().filter(|c| c.line != cycle.typed.value()).count();
        let at = cycle.at % count.max(1);
        self.cycle = Some(Completion { at, ..cycle });
        let Some(chosen) = self.in_line(&candidates).filter(|_| count > 0) else {
            self.cycle = None;
            return;
        };
        self.line = self.completed(candidates[chosen].line.clone());
        if count == 1 {
            self.cycle = None;
        }
        self.error_text = None;
    }

    /// The path that is typed after the verb for a file.
    pub fn file_typed(&self) -> Option<&str> {
        self.line.value().trim_start().strip_prefix(FILE_VERB)
    }

    /// Replaces that path by its completion.
    pub fn complete_file(&mut self, path: &str) {
        let quote = if path.contains(' ') { "\"" } else { "" };
        self.line.set(format!("{FILE_VERB}{quote}{path}{quote}"));
        self.changed();
    }

    /// Takes the chosen candidate into the line; true: the line may be carried out as it is.
    pub fn take_chosen(&mut self, event: Option<&Event>, words: &Words) -> bool {
        let Some(at) = self.at.take() else { return true };
        let candidates = self.candidates(event, words);
        let Some(chosen) = candidates.into_iter().nth(at) else { return true };
        self.line = self.completed(chosen.line);
        self.changed();
        chosen.whole
    }

    /// Up and Down choose among the completions. Up from above the first one goes back through
    /// the lines that were carried out before, and Down returns.
    pub fn step(
        &mut self,
        step: CursorMove,
        event: Option<&Event>,
        (verbs, words): (&[String], &Words),
    ) {
        let count = self.candidates(event, words).len();
        self.at = match (step, self.at) {
            (CursorMove::By(by), Some(at)) if by < 0 => at.checked_sub(1),
            (CursorMove::By(by), Some(at)) if by > 0 => Some((at + 1).min(count.max(1) - 1)),
            (CursorMove::By(by), None) if by > 0 && self.back == 0 && count > 0 => Some(0),
            (CursorMove::By(_), None) => return self.look_back(step, verbs),
            _ => None,
        };
        (self.error_text, self.pending) = (None, None);
    }

    /// Goes through the lines that were carried out before.
    fn look_back(&mut self, step: CursorMove, verbs: &[String]) {
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
        self.back = 0;
        self.changed();
    }

    pub fn paste(&mut self, text: &str) {
        self.line.paste(text.trim());
        self.changed();
    }

    fn changed(&mut self) {
        (self.cycle, self.at) = (None, None);
        (self.error_text, self.pending) = (None, None);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tab_keeps_what_stands_behind_the_cursor() {
        let completed = |line: &str, cursor: usize| {
            let mut palette = Palette::on(TextField::new(line).with_cursor(cursor));
            palette.complete(None, Words::english());
            (palette.line.value().to_owned(), palette.line.before())
        };
        let told = |(line, before): (&str, &str)| (line.to_owned(), before.to_owned());
        assert_eq!(
            completed("disq Jan why=late", 4),
            told(("disqualify Jan why=late", "disqualify"))
        );
        assert_eq!(completed("disq Jan", 2), told(("disqualify Jan", "disqualify")));
        let settings = completed("setup tie=formal rounds=5", 7);
        assert_eq!(settings, told(("setup tie=formal rounds=5", "setup t")));
        let settings = completed("setup tier=f rounds=5", 12);
        assert_eq!(settings, told(("setup tier=formal rounds=5", "setup tier=formal")));
        let key = completed("setup roun cut=4", 10);
        assert_eq!(key, told(("setup rounds= cut=4", "setup rounds=")));
    }

    #[test]
    fn up_and_down_go_through_the_history_above_the_completions() {
        let verbs = ["pair".to_owned(), "undo".to_owned()];
        let mut palette = Palette::default();
        let step = |palette: &mut Palette, by| {
            palette.step(CursorMove::By(by), None, (&verbs, Words::english()));
            palette.line.value().to_owned()
        };
        assert_eq!(step(&mut palette, -1), "undo");
        step(&mut palette, -1);
        assert_eq!(step(&mut palette, -1), "pair");
        assert_eq!(step(&mut palette, 1), "undo");
        assert_eq!(step(&mut palette, 1), "");
        // Below the typed line are the completions.
        step(&mut palette, 1);
        step(&mut palette, 1);
        let candidates = palette.candidates(None, Words::english());
        assert_eq!(palette.chosen(&candidates), Some(1));
        assert!(!palette.take_chosen(None, Words::english()));
        assert_eq!(palette.line.value(), "import ");
    }
}
