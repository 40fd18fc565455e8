//! Guided rulings: the questions one after the other, then the verdict.

use super::auction::no_more_calls;
use super::confirm::ClosedByOthers;
use super::{Desk, Dialog};
use crate::event::{Command, Event};
use crate::ruleset::{Answer, Question, QuestionKind, Ruleset, Ruling, Step, Verdict, step};
use crate::tui::keys::{BACKSPACE, DIGITS};
use crate::tui::prelude::*;

#[rustfmt::skip]
pub static KEYS: &[Binding] = &[
    bind!(Topics, &[ENTER], CHOOSE_TOPIC, msg!("aids.choose")),
    bind!(Topics, &[ESC], CloseDialog, msg!("keys.back")),
    bind!(YesOrNo, &[ch('1')], ANSWER_YES, msg!("aids.yes")),
    bind!(YesOrNo, &[ch('2')], ANSWER_NO, msg!("aids.no")),
    bind!(YesOrNo, &[BACKSPACE], ERASE_TYPED, msg!("keys.undo")),
    bind!(YesOrNo, &[ESC], CloseDialog, msg!("keys.back")),
    bind!(HowMany, &[ENTER], ANSWER_NUMBER, msg!("keys.answer")),
    unhinted!(HowMany, DIGITS, TYPE_DIGIT, msg!("keys.digit-of-number")),
    bind!(HowMany, &[BACKSPACE], ERASE_TYPED, msg!("keys.undo")),
    bind!(HowMany, &[ESC], CloseDialog, msg!("keys.back")),
    bind!(Verdict, &[ENTER], RECORD_VERDICT, msg!("keys.record")),
    unhinted!(Verdict, DIGITS, TYPE_DIGIT, msg!("keys.table-digit")),
    bind!(Verdict, &[BACKSPACE], ERASE_TYPED, msg!("keys.undo")),
    bind!(Verdict, &[ESC], CloseDialog, msg!("keys.back")),
];

acts! {
    CHOOSE_TOPIC = changes(|model, _| change(model, |it, _| it.choose()));
    ANSWER_YES = changes(|model, _| change(model, |it, rules| it.answer(Answer::YES, rules)));
    ANSWER_NO = changes(|model, _| change(model, |it, rules| it.answer(Answer::NO, rules)));
    ANSWER_NUMBER = changes(|model, _| change(model, |it, rules| it.answer_number(rules)))
        .unless(nothing_to_enter);
    RECORD_VERDICT = causes(|model, _| record(model)).unless(nothing_to_enter).saves();
    pub TYPE_DIGIT = changes(|model, press| digit(model, press.key)).unless(no_more_calls);
    pub ERASE_TYPED = changes(|model, _| erase(model)).unless(nothing_typed);
}

/// The digits of a number that is asked for, and of a table.
const MOST_DIGITS: usize = 6;

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
    fn answer_number(&mut self, ruleset: &Ruleset) {
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
        if let Some(sign) = key.sign().filter(|_| self.typed.len() < MOST_DIGITS) {
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
    pub(super) fn follow(&self, event: &Event) -> Result<(), ClosedByOthers> {
        self.desk.as_ref().map_or(Ok(()), |desk| desk.follow(event))
    }
}

/// Asks about the rulings with questions: at the desk all of them, in the judge's book those found.
pub fn open(model: &mut Model) {
    let Some(event) = model.event() else { return };
    let all = || event.ruleset.guided().filter_map(|ruling| ruling.id.clone()).collect();
    let topics = match model.dialogs.last() {
        Some(Dialog::Rules(rules)) => rules.guided(),
        _ => all(),
    };
    let desk = model.dialogs.iter().rev().find_map(|dialog| match dialog {
        Dialog::Desk(desk) => Some(desk.clone()),
        _ => None,
    });
    model.ask(Dialog::Guided(Guided::new(desk, topics)));
}

/// Changes the guided ruling by a key that saves nothing.
fn change(model: &mut Model, change: impl FnOnce(&mut Guided, &Ruleset)) {
    if let Some((guided, event)) = model.top_mut::<Guided>() {
        change(guided, &event.ruleset);
    }
}

/// Records the verdict at the table that is typed.
fn record(model: &mut Model) -> Vec<Effect> {
    let command = model.top::<Guided>().and_then(|(guided, _)| guided.command());
    let Some(command) = command else { return Vec::new() };
    model.pending = model.dialogs.pop();
    vec![Effect::Commit(command)]
}

fn digit(model: &mut Model, key: Key) {
    match model.dialogs.last_mut() {
        Some(Dialog::Auction(dialog)) => dialog.digit(key),
        Some(Dialog::Guided(guided)) => guided.digit(key),
        _ => {}
    }
}

fn erase(model: &mut Model) {
    if let Some(Dialog::Auction(dialog)) = model.dialogs.last_mut() {
        return dialog.erase();
    }
    if let Some((guided, event)) = model.top_mut::<Guided>() {
        guided.erase(&event.ruleset);
    }
}

/// Why no questions can be asked: the game, or what is found in the judge's book, has none.
pub fn no_guided(model: &Model) -> Option<Message> {
    if let Some(Dialog::Rules(rules)) = model.dialogs.last() {
        return rules.guided().is_empty().then(|| msg!("aids.none-found"));
    }
    let none = model.event()?.ruleset.guided().next().is_none();
    none.then(|| msg!("aids.none-in-this-game"))
}

fn nothing_typed(model: &Model) -> Option<Message> {
    match model.dialogs.last()? {
        Dialog::Auction(dialog) => {
            let none = dialog.typed.is_empty() && dialog.calls.is_empty();
            none.then(|| msg!("log.nothing-to-undo"))
        }
        Dialog::Guided(guided) => {
            let none = guided.typed.is_empty() && guided.answers.is_empty();
            (none && guided.topics.len() < 2).then(|| msg!("log.nothing-to-undo"))
        }
        _ => None,
    }
}

/// Why Enter does nothing: no number or no table is typed.
fn nothing_to_enter(model: &Model) -> Option<Message> {
    let (guided, event) = model.top::<Guided>()?;
    match guided.waits(&event.ruleset) {
        Waits::Answer(question) => {
            let (least, most) = (question.least(), question.most());
            guided.typed.is_empty().then(|| msg!("aids.no-number-yet", least, most))
        }
        _ => guided.command().is_none().then(|| msg!("slips.no-number")),
    }
}

pub fn draw(model: &Model, guided: &Guided, keys: &KeyList, frame: &mut Frame, body: Rect) {
    let Some(event) = model.event() else { return };
    let (theme, words) = (&model.theme, &model.words);
    let ruleset = &event.ruleset;
    let Some(ruling) = guided.chosen(ruleset) else {
        return topics(model, guided, ruleset, keys, frame, body);
    };
    let columns = usize::from(Width::Narrow.columns(body));
    let mut lines = Vec::new();
    for (question, answer) in ruling.questions.iter().zip(&guided.answers) {
        let answer = answer.phrase();
        let sentence = msg!("common.spaced", one = &question.text, other = answer);
        lines.extend(wrapped(model, &sentence, columns, theme.quiet));
    }
    match guided.waits(ruleset) {
        Waits::Topic => {}
        Waits::Answer(question) => {
            let n = guided.answers.len() + 1;
            let of = msg!("aids.question-of", n, all = ruling.questions.len());
            lines.push(Line::default());
            lines.extend(wrapped(model, &of, columns, theme.quiet));
            let asked = msg!("common.text", text = &question.text);
            lines.extend(wrapped(model, &asked, columns, theme.wanted));
            let expected = words.text(&question.expected());
            lines.push(match question.kind {
                QuestionKind::YesNo => Line::styled(expected, theme.quiet),
                QuestionKind::Number => Line::from(vec![
                    Span::styled(format!("{}▏", guided.typed), theme.field),
                    Span::styled(format!("  {expected}"), theme.quiet),
                ]),
            });
        }
        Waits::Verdict(verdict) => {
            lines.push(Line::default());
            let sentence = msg!("common.text", text = &verdict.text);
            lines.extend(wrapped(model, &sentence, columns, theme.wanted));
            if let Some(source) = verdict.source.as_ref().or(ruling.source.as_ref()) {
                lines.push(Line::styled(text::cut(&format!("[{source}]"), columns), theme.quiet));
            }
            lines.push(Line::default());
            let asked = words.text(&msg!("aids.record-at-table"));
            lines.push(Line::from(vec![
                Span::styled(asked, theme.text),
                Span::styled(format!(" {}▏", guided.typed), theme.field),
            ]));
        }
    }
    let why = guided.error_text.iter();
    lines.extend(why.flat_map(|why| wrapped(model, why, columns, theme.refused)));
    let title = words.text(&title(guided, Some(ruling)));
    let inner = boxed(frame, model, keys, body, (Width::Narrow, lines.len() as u16), &title);
    list::lines(frame, inner, &lines);
}

/// The rulings to choose from.
fn topics(
    model: &Model,
    guided: &Guided,
    ruleset: &Ruleset,
    keys: &KeyList,
    frame: &mut Frame,
    body: Rect,
) {
    let (theme, words) = (&model.theme, &model.words);
    let title = words.text(&title(guided, None));
    let size = (Width::Narrow, guided.topics.len() as u16 + 1);
    let inner = boxed(frame, model, keys, body, size, &title);
    let asked = words.text(&msg!("aids.which"));
    let below = list::titled(frame, inner, &Line::styled(asked, theme.quiet));
    list::rows(
        frame,
        below,
        (theme, &model.words),
        (guided.topics.len(), Some(guided.at)),
        true,
        |row| {
            let id = &guided.topics[row];
            let topic = Guided::ruling(ruleset, id).map(|ruling| ruling.topic.get(words.tag()));
            Line::styled(text::cut(topic.unwrap_or(id), usize::from(below.width)), theme.text)
        },
    );
}

fn title(guided: &Guided, ruling: Option<&Ruling>) -> Message {
    match (&guided.desk, ruling) {
        (Some(desk), Some(ruling)) => {
            let table = msg!("common.table", n = desk.table);
            msg!("common.dotted", one = &ruling.topic, other = table)
        }
        (None, Some(ruling)) => msg!("common.text", text = &ruling.topic),
        (_, None) => msg!("aids.guided-title"),
    }
}

fn wrapped(model: &Model, message: &Message, columns: usize, style: Style) -> Vec<Line<'static>> {
    list::wrapped(&model.words.text(message), columns, style)
}
