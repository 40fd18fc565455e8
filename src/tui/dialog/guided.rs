//! Guided rulings: the questions one after the other, then the verdict.

use super::Dialog;
use super::follow::ClosedByOthers;
use crate::event::{Command, Event};
use crate::msg;
use crate::ruleset::{Answer, Question, Ruleset, Ruling, Step, Verdict, step};
use crate::tui::cursor_move::CursorMove;
use crate::tui::dialog::Desk;
use crate::tui::keys::Key;
use crate::words::Message;

/// The digits of a number that is asked for, and of a table.
const DIGITS: usize = 6;

#[derive(Debug)]
pub struct Guided {
    /// The desk at which it was asked; None if it was asked in the judge's book.
    pub desk: Option<Desk>,
    /// The ids of the rulings to choose from.
    pub topics: Vec<String>,
    pub at: usize,
    /// The chosen ruling.
    pub topic: Option<String>,
    pub answers: Vec<Answer>,
    /// The digits of a number, or of the table at which the verdict is recorded.
    pub typed: String,
    /// Whether the digits are a suggestion, which the first typed digit replaces.
    suggested: bool,
    pub error_text: Option<Message>,
}

/// The answer that the dialog waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Waits<'a> {
    /// A ruling is to be chosen.
    Topic,
    /// The next question is to be answered.
    Answer(&'a Question),
    /// The verdict stands and may be recorded.
    Verdict(&'a Verdict),
}

impl Guided {
    /// Asks about these rulings; a single one is chosen at once.
    pub fn new(desk: Option<Desk>, topics: Vec<String>) -> Guided {
        let topic = match topics.as_slice() {
            [only] => Some(only.clone()),
            _ => None,
        };
        let typed = String::new();
        let answers = Vec::new();
        Guided { desk, topics, at: 0, topic, answers, typed, suggested: false, error_text: None }
    }

    /// The ruling with this id.
    pub fn ruling<'a>(ruleset: &'a Ruleset, id: &str) -> Option<&'a Ruling> {
        ruleset.guided().find(|ruling| ruling.id.as_deref() == Some(id))
    }

    pub fn chosen<'a>(&self, ruleset: &'a Ruleset) -> Option<&'a Ruling> {
        Guided::ruling(ruleset, self.topic.as_deref()?)
    }

    pub fn waits<'a>(&self, ruleset: &'a Ruleset) -> Waits<'a> {
        let Some(ruling) = self.chosen(ruleset) else { return Waits::Topic };
        match step(&ruling.questions, &ruling.verdicts, &self.answers) {
            Step::Ask(question) => Waits::Answer(question),
            Step::Settled(verdict) => Waits::Verdict(verdict),
            Step::Nothing => Waits::Topic,
        }
    }

    pub fn step(&mut self, step: CursorMove) {
        self.at = step.from(self.at, self.topics.len());
    }

    /// Begins with the questions of the ruling under the cursor.
    pub fn choose(&mut self) {
        self.topic = self.topics.get(self.at).cloned();
        self.answers.clear();
    }

    pub fn answer(&mut self, answer: Answer, ruleset: &Ruleset) {
        self.answers.push(answer);
        self.typed.clear();
        self.error_text = None;
        if let (Waits::Verdict(_), Some(desk)) = (self.waits(ruleset), &self.desk) {
            (self.typed, self.suggested) = (desk.table.to_string(), true);
        }
    }

    /// Answers with the typed number, if it is one that the question takes.
    pub fn answer_number(&mut self, ruleset: &Ruleset) {
        let Waits::Answer(question) = self.waits(ruleset) else { return };
        match question.read(&self.typed) {
            Ok(answer) => self.answer(answer, ruleset),
            Err(why) => self.error_text = Some(why),
        }
    }

    pub fn digit(&mut self, key: Key) {
        self.error_text = None;
        if std::mem::take(&mut self.suggested) {
            self.typed.clear();
        }
        if let Some(sign) = key.sign().filter(|_| self.typed.len() < DIGITS) {
            self.typed.push(sign);
        }
    }

    /// Takes back the last digit; without any, the newest answer, and then the choice.
    pub fn erase(&mut self, ruleset: &Ruleset) {
        (self.error_text, self.suggested) = (None, false);
        let typed = !matches!(self.waits(ruleset), Waits::Topic) && self.typed.pop().is_some();
        if !typed && self.answers.pop().is_none() && self.topics.len() > 1 {
            self.topic = None;
        }
    }

    /// The command that records the verdict at the typed table; None without a table.
    pub fn command(&self) -> Option<Command> {
        let table = Some(self.typed.parse().ok()?);
        let answers = self.answers.iter().map(Answer::to_string).collect();
        Some(Command::Rule { topic: self.topic.clone()?, answers, table })
    }

    /// Closes if the table of the desk is no longer there.
    pub(super) fn follow(self, event: &Event) -> Dialog {
        let gone = self.desk.as_ref().filter(|desk| desk.pairing(event).is_none());
        let Some(desk) = gone else { return Dialog::Guided(self) };
        let title = msg!("common.table", n = desk.table).capitalised();
        let why = msg!("dialog.table-is-gone", table = desk.table);
        Dialog::Closed(ClosedByOthers { title, why })
    }
}
