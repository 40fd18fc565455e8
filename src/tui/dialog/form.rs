//! A form of texts and choices. Enter submits it as a whole, from any field.

use crate::event::action::Setup;
use crate::event::{Id, MissionRequest, Outputs};
use crate::msg;
use crate::store::Shelf;
use crate::tui::cursor_move::CursorMove;
use crate::tui::effect::Handout;
use crate::tui::keys::{Act, Context, Key, key_for};
use crate::tui::label::Label;
use crate::tui::scroll::Scroll;
use crate::tui::text_field::TextField;
use crate::words::{Arg, Message};
use std::path::PathBuf;
use std::str::FromStr;

#[derive(Debug, Clone)]
pub struct Form {
    pub purpose: Purpose,
    pub title: Message,
    /// Sentences that the organizer should know before submitting.
    pub about: Vec<Message>,
    pub fields: Vec<FormField>,
    pub at: usize,
    /// The reason why the form was refused.
    pub error_text: Option<Message>,
    /// The position in what is said about it, if that does not fit below the fields.
    pub scroll: Scroll,
}

/// The question that a form answers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Purpose {
    /// Creates an event of this game.
    NewEvent {
        game: String,
        /// The older event that it repeats.
        like: Option<Box<Like>>,
    },
    /// Moves this event file to this shelf.
    Shelve {
        path: PathBuf,
        to: Shelf,
    },
    EditPlayer(Id),
    /// Names a new official, or changes the official of this name.
    Official(Option<String>),
    Dismiss(String),
    /// Keeps two players apart, or changes how these two are.
    Apart(Option<[Id; 2]>),
    Import,
    Disqualify(Id),
    /// Hands in the list that is in a file.
    ListFile(Id),
    AcceptList(Id),
    Penalty(Id),
    /// Draws players for a deck check.
    DrawChecks,
    /// Records a deck check after this round; None means the newest.
    Check {
        id: Id,
        round: Option<u32>,
    },
    Component(Id),
    Setup(Box<Outputs>),
    /// Switches the check-in on.
    CheckIn,
    /// A player comes into the cut: in the place of this seed, or as the last one.
    Seed {
        replaces: Option<Id>,
    },
    /// Makes the cut with these seeds.
    CutByHand {
        seeds: Vec<Id>,
    },
    Extend {
        table: u32,
    },
    /// Moves the pairing of these two to another table.
    MoveTable {
        pair: [Id; 2],
    },
    Call {
        table: u32,
    },
    /// Settles the mission in this way, for the reason in the form.
    Mission(MissionRequest),
    /// Settles the mission by the number that a large die shows.
    MissionRoll {
        next: bool,
    },
    Overkill {
        table: u32,
    },
    /// Undoes or redoes an action that was picked in the log.
    UndoThis(u64),
    RedoThis(u64),
    /// Writes this sheet into a file.
    ExportFile {
        handout: Handout,
        /// The path at which the organizer may replace a file.
        replace: Option<String>,
    },
}

/// An older event that a new one repeats: its people, and its announcement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Like {
    pub path: PathBuf,
    pub setup: Setup,
}

#[derive(Debug, Clone)]
pub struct FormField {
    pub label: Label,
    pub kind: FieldKind,
    /// The field is shown only while the field with this label has this value.
    pub only_if: Option<(Label, &'static str)>,
    /// What holds while the text is empty.
    pub if_empty: Option<Message>,
    /// The name of the group that begins with this field.
    pub heading: Option<Message>,
    /// What is said while the field has the keys.
    pub help: Vec<Message>,
}

#[derive(Debug, Clone)]
pub enum FieldKind {
    Text(TextField),
    Choice(Choice),
}

/// One of several options, changed with ← and →.
#[derive(Debug, Clone)]
pub struct Choice {
    pub options: Vec<Answer>,
    pub at: usize,
}

/// An option of a choice.
#[derive(Debug, Clone)]
pub struct Answer {
    /// The word by which the form knows it, in every language.
    pub value: String,
    pub shown: Arg,
}

impl Answer {
    pub fn new(value: impl Into<String>, shown: impl Into<Arg>) -> Answer {
        Answer { value: value.into(), shown: shown.into() }
    }

    /// An option that is written in the same way in every language.
    pub fn plain(value: impl Into<String>) -> Answer {
        let value = value.into();
        Answer { shown: value.as_str().into(), value }
    }
}

/// The most options that are named where a letter is typed.
const NAMED: usize = 8;

/// The value of the second of [`no_or_yes`].
pub(super) const YES: &str = "yes";

/// The options of a question.
pub(super) fn no_or_yes() -> Vec<Answer> {
    vec![Answer::new("no", msg!("aids.no")), Answer::new(YES, msg!("aids.yes"))]
}

impl FormField {
    /// A text. The first typed letter replaces what stands in it; the arrows, Home and End
    /// edit it.
    pub fn text(label: Label, value: impl Into<String>) -> FormField {
        let value: String = value.into();
        let field =
            if value.is_empty() { TextField::default() } else { TextField::suggested(value) };
        FormField::new(label, FieldKind::Text(field))
    }

    pub fn choice(label: Label, options: Vec<Answer>, at: usize) -> FormField {
        FormField::new(label, FieldKind::Choice(Choice { options, at }))
    }

    fn new(label: Label, kind: FieldKind) -> FormField {
        FormField { label, kind, only_if: None, if_empty: None, heading: None, help: Vec::new() }
    }

    pub fn only_if(self, label: Label, value: &'static str) -> FormField {
        FormField { only_if: Some((label, value)), ..self }
    }

    pub fn value(&self) -> &str {
        match &self.kind {
            FieldKind::Text(field) => field.value().trim(),
            FieldKind::Choice(choice) => {
                choice.options.get(choice.at).map_or("", |answer| &answer.value)
            }
        }
    }
}

/// The number in this text; None if there is no text.
pub(super) fn whole_number<T: FromStr>(label: Label, text: &str) -> Result<Option<T>, Message> {
    match text {
        "" => Ok(None),
        _ => match text.parse() {
            Ok(number) => Ok(Some(number)),
            Err(_) => Err(msg!("aids.no-number", label = label.phrase(), text)),
        },
    }
}

impl Form {
    pub fn new(purpose: Purpose, title: Message, fields: Vec<FormField>) -> Form {
        let (about, scroll) = (Vec::new(), Scroll::default());
        Form { purpose, title, about, fields, at: 0, error_text: None, scroll }
    }

    /// The value of the field with this label, without white space around it.
    pub fn value(&self, label: Label) -> &str {
        self.fields.iter().find(|field| field.label == label).map_or("", FormField::value)
    }

    /// Suggests this text in a field.
    pub fn suggest(&mut self, label: Label, text: &str) {
        if let Some(field) = self.fields.iter_mut().find(|field| field.label == label) {
            field.kind = FieldKind::Text(TextField::suggested(text));
        }
    }

    /// Selects this option of a choice.
    pub(super) fn choose(&mut self, label: Label, value: &str) {
        let field = self.fields.iter_mut().find(|field| field.label == label);
        if let Some(FieldKind::Choice(choice)) = field.map(|field| &mut field.kind) {
            let at = choice.options.iter().position(|answer| answer.value == value);
            choice.at = at.unwrap_or(choice.at);
        }
    }

    /// Whether this field applies with the present values of the others.
    pub fn is_shown(&self, field: &FormField) -> bool {
        field.only_if.is_none_or(|(label, value)| self.value(label) == value)
    }

    /// Whether the fields stand in groups.
    pub fn is_grouped(&self) -> bool {
        self.fields.iter().any(|field| field.heading.is_some())
    }

    /// What is said about the form, and about the field that has the keys.
    pub fn said(&self) -> impl Iterator<Item = &Message> {
        self.about.iter().chain(self.fields.get(self.at).into_iter().flat_map(|field| &field.help))
    }

    /// Goes to the first field of the next group, or of the one before.
    fn step_group(&mut self, forward: bool) {
        let heads = || (0..self.fields.len()).filter(|at| self.fields[*at].heading.is_some());
        let (first, last) = (heads().next(), heads().next_back());
        let next = match forward {
            true => heads().find(|at| *at > self.at).or(first),
            false => heads().rfind(|at| *at < self.at).or(last),
        };
        self.at = next.unwrap_or(self.at);
    }

    pub fn step(&mut self, step: CursorMove) {
        if let CursorMove::By(by) = step
            && by.abs() > 1
        {
            match self.is_grouped() {
                true => self.step_group(by > 0),
                false => self.scroll.page(by),
            }
            return;
        }
        let shown: Vec<usize> =
            (0..self.fields.len()).filter(|at| self.is_shown(&self.fields[*at])).collect();
        self.at = match step {
            // Tab starts again at the first field.
            CursorMove::By(1) if shown.last() == Some(&self.at) => 0,
            _ => step.among(&shown, Some(self.at)).unwrap_or(0),
        };
    }

    /// Handles ← and →: another option of a choice, or a cursor move in a text.
    pub fn aside(&mut self, key: Key, by: isize) {
        let Some(field) = self.fields.get_mut(self.at) else { return };
        match &mut field.kind {
            FieldKind::Text(text) => {
                text.key(key);
            }
            FieldKind::Choice(choice) => {
                let count = choice.options.len().max(1) as isize;
                choice.at = (choice.at as isize + by).rem_euclid(count) as usize;
            }
        }
        self.error_text = None;
    }

    pub fn handle_text_key(&mut self, key: Key) {
        let Some(field) = self.fields.get_mut(self.at) else { return };
        self.error_text = match &mut field.kind {
            FieldKind::Text(text) => {
                text.key(key);
                None
            }
            FieldKind::Choice(choice) => choice.handle_text_key(key),
        };
    }

    /// Replaces the text of the field by its completion.
    pub fn complete(&mut self, text: &str) {
        if let Some(FormField { kind: FieldKind::Text(field), .. }) = self.fields.get_mut(self.at) {
            field.set(text);
            self.error_text = None;
        }
    }

    /// The number of fields that apply now.
    pub fn shown(&self) -> usize {
        self.fields.iter().filter(|field| self.is_shown(field)).count()
    }

    /// Whether the field that has the keys is a choice.
    pub fn at_choice(&self) -> bool {
        self.fields.get(self.at).is_some_and(|field| matches!(field.kind, FieldKind::Choice(_)))
    }

    /// Whether the field that has the keys is a text that is not empty.
    pub fn has_begun_text(&self) -> bool {
        self.fields.get(self.at).is_some_and(|field| match &field.kind {
            FieldKind::Text(text) => !text.is_empty(),
            FieldKind::Choice(_) => false,
        })
    }

    pub fn paste(&mut self, pasted: &str) {
        if let Some(FormField { kind: FieldKind::Text(text), .. }) = self.fields.get_mut(self.at) {
            text.paste(pasted.trim_matches(['\n', '\r']));
            self.error_text = None;
        }
    }
}

impl Choice {
    /// A space selects the next option. For any other sign it is said what is possible.
    fn handle_text_key(&mut self, key: Key) -> Option<Message> {
        if key.sign()? != ' ' {
            return Some(self.possible());
        }
        self.at = (self.at + 1) % self.options.len().max(1);
        None
    }

    fn possible(&self) -> Message {
        let mut shown: Vec<Arg> = self.options.iter().map(|answer| answer.shown.clone()).collect();
        if shown.len() > NAMED {
            shown.truncate(NAMED);
            shown.push(Message::verbatim("…").into());
        }
        let [before, after] =
            [Act::ChoiceBefore, Act::ChoiceAfter].map(|act| key_for(Context::Form, act));
        msg!("decklist.choices", options = Arg::Series(shown), before, after)
    }
}
