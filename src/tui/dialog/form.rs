//! A form of texts and choices. Enter submits it as a whole, from any field.

use super::check::agreed;
use super::new_event::TIER;
use super::{ClosedByOthers, Dialog, seeds};
use crate::event::actions::{NewCall, NewShares, Setup};
use crate::event::decide::stale;
use crate::event::{ApartRequest, Command, Details, Event, Id, MissionRequest, Outputs, Who};
use crate::ruleset::Library;
use crate::store::Shelf;
use crate::store::home::Found;
use crate::tui::msg::Handout;
use crate::tui::prelude::*;
use crate::tui::ui::scroll;
use std::path::PathBuf;
use std::str::FromStr;

// The labels of the fields.
pub(super) const MINUTES: Message = msg!("standings.minutes");
pub const REASON: Message = msg!("dialog.reason");
pub const FILE: Message = msg!("pages.hint-file").capitalised();
const TO_TABLE: Message = msg!("tables.to-table");

#[rustfmt::skip]
pub static KEYS: &[Binding] = &[
    bind!(Form, &[ENTER], Submit, msg!("keys.do-it")),
    bind!(Form, &[DOWN, TAB], Down, msg!("time-call.field"), msg!("keys.next-field")),
    unhinted!(Form, &[UP, BACK_TAB], Up, msg!("keys.add-before")),
    unhinted!(Form, &[LEFT], ChoiceBefore, msg!("keys.choice-before")),
    bind!(Form, &[RIGHT], ChoiceAfter, msg!("keys.choice"), msg!("keys.next-choice")),
    unhinted!(Form, &[PAGE_UP], PageUp, msg!("keys.text-back")),
    unhinted!(Form, &[PAGE_DOWN], PageDown, msg!("keys.text-on")),
    bind!(Form, &[ESC], CloseDialog, msg!("keys.back")),
    bind!(Import, &[ENTER], Submit, msg!("pages.hint-read")),
    bind!(Import, &[TAB], Complete, msg!("keys.complete")),
    bind!(Import, &[ESC], CloseDialog, msg!("keys.back")),
    bind!(ListFile, &[ENTER], Submit, msg!("keys.hint-save")),
    bind!(ListFile, &[TAB], Complete, msg!("keys.complete")),
    bind!(ListFile, &[ESC], CloseDialog, msg!("keys.back")),
];

impl Form {
    /// What Enter does, for its hint.
    pub fn enter_does(&self, event: Option<&Event>) -> Message {
        match &self.purpose {
            Purpose::NewEvent { .. } => msg!("keys.create"),
            Purpose::Shelve { to: Shelf::Events, .. } => msg!("keys.put-back"),
            Purpose::Shelve { to: Shelf::Archive, .. } => msg!("keys.archive"),
            Purpose::Shelve { to: Shelf::Trash, .. } => msg!("keys.delete"),
            Purpose::Dismiss(_) => msg!("settings.hint-remove"),
            Purpose::Disqualify(_) => msg!("judge.key-disqualify"),
            Purpose::AcceptList(_) => msg!("slips.key-accept"),
            Purpose::DrawChecks => msg!("keys.draw"),
            Purpose::Seed { replaces: None } => msg!("keys.add"),
            Purpose::Seed { replaces: Some(_) } => msg!("finals.key-replace"),
            Purpose::CutByHand { .. } => msg!("keys.cut"),
            Purpose::Redraw => msg!("keys.pair"),
            Purpose::UndoThis(_) => msg!("keys.undo"),
            Purpose::RedoThis(_) => msg!("keys.redo"),
            // It changes more than the log, so a question follows.
            Purpose::Penalty(_) if event.is_some_and(|event| self.is_asked_about(event)) => {
                msg!("keys.next")
            }
            _ => msg!("keys.save"),
        }
    }

    /// Whether the fields show the present state, and are filled in anew when it changes.
    pub fn is_refilled(&self) -> bool {
        matches!(self.purpose, Purpose::EditPlayer(_) | Purpose::Setup(_))
    }

    pub(super) fn follow(&mut self, event: &Event, seen: u64) -> Result<(), ClosedByOthers> {
        let changed = self.asks_about(event).and_then(|asked| stale(event, &asked, seen));
        let changed = changed.map(|refusal| refusal.0);
        if let Purpose::MoveTable { pair } = self.purpose {
            let Some(now) = Form::move_table(event, pair) else {
                let [a, b] = pair.map(|id| event.label(id));
                let pair = msg!("pairing.two", a, b);
                let why = changed.unwrap_or_else(|| msg!("settings.play-nowhere", pair));
                return Err(ClosedByOthers::new(self.title.clone(), why));
            };
            self.title = now.title;
        }
        self.error_text = changed.or(self.error_text.take());
        Ok(())
    }

    /// A command whose conflict check shows whether the content of the form still holds.
    fn asks_about(&self, event: &Event) -> Option<Command> {
        Some(match &self.purpose {
            Purpose::EditPlayer(id) => untouched(*id),
            Purpose::Setup(_) => Command::Setup(Setup::default().into()),
            Purpose::Extend { table } => Command::Extend { table: *table, minutes: 1 },
            Purpose::MoveTable { pair } => {
                let table = table_now(event, *pair)?;
                Command::MoveTable { from: table, to: table }
            }
            Purpose::Call { table } => {
                Command::Call(NewCall { table: *table, ..NewCall::default() })
            }
            Purpose::Mission(asked) => Command::Mission(asked.clone()),
            Purpose::ListFile(id) | Purpose::AcceptList(id) => Command::List {
                who: Who::id(*id),
                lines: Vec::new(),
                faults: Vec::new(),
                doubts: Vec::new(),
            },
            Purpose::Apart(Some(pair)) => {
                let [a, b] = pair.map(Who::id);
                Command::Apart(ApartRequest { a, b, wish: None, reason: None })
            }
            Purpose::Overkill { table } => Command::Overkill(NewShares {
                table: *table,
                hits: 0,
                health: 1,
                counters: 0,
                defender: None,
                others: Vec::new(),
                split: Vec::new(),
            }),
            _ => return None,
        })
    }
}

/// A row of a form.
enum Row<'a> {
    Heading(&'a Message),
    Field(usize),
}

pub fn extend(model: &mut Model) {
    let Some(table) = model.chosen_table() else { return };
    ask_form(model, |open| Some(Form::extend(open.event(), table)));
}

/// Asks why the whole round is paired again.
pub fn redraw(model: &mut Model) {
    let fields = vec![FormField::text(REASON, "")];
    let mut form =
        Form::new(Purpose::Redraw, msg!("tables.repair-choice", choice = "redraw"), fields);
    form.about = vec![msg!("aids.reason-help")];
    model.ask(Dialog::Form(form));
}

/// Asks for the other table of the chosen pairing.
pub fn move_table(model: &mut Model) {
    ask_form(model, |open| Form::move_table(open.event(), open.chosen_pair()?));
}

/// A command that edits a player and changes nothing.
fn untouched(id: Id) -> Command {
    Command::Edit { who: Who::id(id), details: Details::default(), reason: None }
}

/// Submits the form on top; it closes once its command is carried out.
pub fn submit(model: &mut Model) -> Vec<Effect> {
    let Some(Dialog::Form(mut form)) = model.dialogs.pop() else { return Vec::new() };
    if let Purpose::Seed { replaces } = form.purpose {
        seeds::take_in(model, form, replaces);
        return Vec::new();
    }
    match form.submit(model.event(), &model.library) {
        Ok(effects) => {
            form.error_text = None;
            model.pending = Some(Dialog::Form(form));
            effects
        }
        Err(why) => {
            form.error_text = Some(why);
            model.ask(Dialog::Form(form));
            Vec::new()
        }
    }
}

/// Takes another option of the field with the cursor, or moves in its text.
pub fn aside(model: &mut Model, key: Key, by: isize) {
    super::change(model, |dialog| {
        if let Dialog::Form(form) = dialog {
            form.aside(key, by);
        }
    });
}

/// Opens the form that these data give, if they give one.
pub fn ask_form(model: &mut Model, form: impl FnOnce(&OpenEvent) -> Option<Form>) {
    if let Some(form) = model.open_event().and_then(form) {
        model.ask(Dialog::Form(form));
    }
}

/// The fields, and below them the reason of a refusal and what is said about the form. The field
/// with the cursor stays in sight, and its group if there is room.
pub(super) fn draw_form(model: &Model, form: &Form, keys: &KeyList, frame: &mut Frame, body: Rect) {
    let (theme, words) = (&model.theme, &model.words);
    let width = form_width(model, form);
    let columns = usize::from(width.columns(body));
    let wrapped = |message: &Message, style| list::wrapped(&words.text(message), columns, style);
    let why = form.error_text.iter().flat_map(|why| wrapped(why, theme.refused));
    let why: Vec<Line> = why.collect();
    let mut help: Vec<Line> = form.texts().flat_map(|text| wrapped(text, theme.quiet)).collect();
    if form.is_grouped() && help.len() < HELP {
        // Fields stay where they are while the help changes.
        help.resize(HELP, Line::default());
    }
    let mut rows = Vec::new();
    let (mut focused, mut group) = (0, (0, usize::MAX));
    for (at, field) in form.fields.iter().enumerate().filter(|(_, field)| form.is_shown(field)) {
        if let Some(heading) = &field.heading {
            match at <= form.at {
                true => group.0 = rows.len(),
                false => group.1 = group.1.min(rows.len()),
            }
            rows.push(Row::Heading(heading));
        }
        if at == form.at {
            focused = rows.len();
        }
        rows.push(Row::Field(at));
    }
    let gap = usize::from(!help.is_empty());
    let wanted = match form.is_grouped() {
        true => body.height.into(),
        false => rows.len() + gap + help.len() + why.len(),
    };
    let title = words.text(&form.title);
    let inner = boxed(frame, model, keys, body, (width, wanted as u16), &title);
    // A long form leaves a third of its room to what is said about it.
    let most_rows = usize::from(inner.height).saturating_sub(why.len()).max(1);
    let beside = most_rows.saturating_sub(gap + help.len());
    let fit = rows.len().min(beside.max((most_rows * 2).div_ceil(3))).max(1);
    let first = list::first_with((group.0, group.1.min(rows.len())), fit);
    let first = first.clamp((focused + 1).saturating_sub(fit), focused);
    let labels = form.fields.iter().filter(|field| form.is_shown(field));
    let labels = labels.map(|field| label_columns(&words.text(&field.label)));
    // In a narrow form, a long label takes columns of its own field only.
    let label = if columns < ROOMY { LABEL } else { labels.max().unwrap_or(0).max(LABEL) };
    let fields = Rect { height: fit.min(inner.height.into()) as u16, ..inner };
    for (row, place) in rows[first..].iter().zip(fields.rows()) {
        match row {
            Row::Heading(name) => {
                list::put(frame, place, Line::styled(words.text(name), theme.title));
            }
            Row::Field(at) => draw_field(model, form, (*at, label), frame, place),
        }
    }
    list::hidden_in_box(frame, fields, (theme, &model.words), (first, rows.len()));
    let below = Rect { y: fields.bottom(), height: inner.height - fields.height, ..inner };
    let below = list::lines(frame, below, &why);
    let free = usize::from(below.height);
    let gap = gap.min(free.saturating_sub(help.len()));
    let below = list::lines(frame, below, &vec![Line::default(); gap]);
    let way = (&form.scroll, Context::Form, Act::PageDown);
    list::lines(frame, below, &scroll::in_sight(model, &help, free - gap, way));
}

/// Rows that a form in groups keeps for the help of its fields.
const HELP: usize = 2;

/// A form in groups is wide, and one with a path or with a choice that would be cut.
fn form_width(model: &Model, form: &Form) -> Width {
    let label = |field: &FormField| label_columns(&model.words.text(&field.label));
    let label = form.fields.iter().map(label).max().unwrap_or(0).max(LABEL);
    // A text moves in its field, so that the form does not grow with its letters.
    let choices = form.fields.iter().filter_map(|field| match &field.kind {
        FieldKind::Choice(choice) => Some(choice),
        FieldKind::Text(_) => None,
    });
    let options = choices.flat_map(|choice| {
        choice.options.iter().map(|answer| answer_columns(model, choice, answer))
    });
    let needed = label + options.max().unwrap_or(0);
    let takes_path = form.fields.iter().any(|field| field.label == FILE);
    match form.is_grouped() || takes_path || needed > Width::NARROW.into() {
        true => Width::Wide,
        false => Width::Narrow,
    }
}

/// The least columns of the labels of a form.
const LABEL: usize = 16;

/// In a form of so many columns, all fields begin in the same one.
const ROOMY: usize = 50;

/// The columns of a label, with its cursor and a space behind it.
fn label_columns(label: &str) -> usize {
    2 + text::width(label) + 1
}

/// The columns of what a field holds, with its cursor or the signs around a choice.
fn value_columns(model: &Model, kind: &FieldKind) -> usize {
    match kind {
        FieldKind::Text(input) => text::width(input.value()) + 1,
        FieldKind::Choice(choice) => {
            let taken = choice.options.get(choice.at);
            taken.map_or(0, |answer| answer_columns(model, choice, answer))
        }
    }
}

/// The columns of an option while it is the one shown.
fn answer_columns(model: &Model, choice: &Choice, answer: &Answer) -> usize {
    text::width(&model.words.arg(&answer.shown)) + CHOSEN + text::width(&position(model, choice))
}

/// The columns of the signs around a chosen option.
const CHOSEN: usize = 4;

/// Where one is in a choice of which one option is shown.
fn position(model: &Model, choice: &Choice) -> String {
    match choice.options.len() {
        0 | 1 => String::new(),
        all => {
            let position = msg!("dialog.position", n = choice.at + 1, all);
            format!(" {}", model.words.text(&position))
        }
    }
}

fn draw_field(
    model: &Model,
    form: &Form,
    (at, label): (usize, usize),
    frame: &mut Frame,
    row: Rect,
) {
    let (theme, words) = (&model.theme, &model.words);
    let focused = form.at == at;
    let field = &form.fields[at];
    let sign = if focused { CURSOR } else { " " };
    let style = if focused { theme.key } else { theme.quiet };
    let name = words.text(&field.label);
    let own = label_columns(&name);
    // A value that is too long for its column begins right behind its label.
    let is_long = own < label && label + value_columns(model, &field.kind) > row.width.into();
    let label = text::left(&format!("{sign} {name}"), if is_long { own } else { label.max(own) });
    let place = list::labelled(frame, row, Span::styled(label, style));
    match &field.kind {
        FieldKind::Text(input) => {
            list::field(frame, place, theme, input, focused);
            if let Some(holds) = field.if_empty.as_ref().filter(|_| input.is_empty()) {
                list::put(frame, place, Line::styled(words.text(holds), theme.quiet));
            }
        }
        FieldKind::Choice(choice) => {
            let chosen = if focused { theme.field } else { theme.text };
            list::put(
                frame,
                place,
                choice_line(model, choice, place.width.into(), focused, chosen),
            );
        }
    }
}

/// All options side by side with the chosen one marked; without room only that one, and where it
/// stands while the arrows change it.
fn choice_line(
    model: &Model,
    choice: &Choice,
    columns: usize,
    focused: bool,
    chosen: Style,
) -> Line<'static> {
    let quiet = model.theme.quiet;
    let shown = |answer: &Answer| text::sanitise(&model.words.arg(&answer.shown));
    let options: Vec<String> = choice.options.iter().map(shown).collect();
    if let [only] = &options[..] {
        return Line::styled(text::cut(only, columns), quiet);
    }
    if options.iter().map(|option| text::width(option) + CHOSEN).sum::<usize>() <= columns {
        let options = options.into_iter().enumerate();
        return options
            .map(|(at, option)| match at == choice.at {
                true => Span::styled(format!("‹ {option} ›"), chosen),
                false => Span::styled(format!("  {option}  "), quiet),
            })
            .collect();
    }
    // Numbers are told apart with less space between them.
    let is_number = |option: &String| option.chars().all(|sign| sign.is_ascii_digit());
    let dense = options.iter().map(|option| text::width(option) + 1).sum::<usize>() + CHOSEN;
    if dense <= columns && options.iter().all(is_number) {
        let options = options.into_iter().enumerate();
        return options
            .map(|(at, option)| match at == choice.at {
                true => Span::styled(format!("‹ {option} › "), chosen),
                false => Span::styled(format!("{option} "), quiet),
            })
            .collect();
    }
    let position = if focused { position(model, choice) } else { String::new() };
    let columns = columns.saturating_sub(CHOSEN + text::width(&position));
    let taken = options.get(choice.at).map_or("", String::as_str);
    Line::from(vec![
        Span::styled(format!("‹ {} ›", text::cut(taken, columns)), chosen),
        Span::styled(position, quiet),
    ])
}

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
    /// Pairs the whole round again.
    Redraw,
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
    /// The words before it. Its value is looked up by them, whatever the language of the screen.
    pub label: Message,
    pub kind: FieldKind,
    /// The field is shown only while the field with this label has this value.
    pub(super) only_if: Option<(Message, &'static str)>,
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
pub const YES: &str = "yes";

/// The options of a question.
pub fn no_or_yes() -> Vec<Answer> {
    vec![Answer::new("no", msg!("aids.no")), Answer::new(YES, msg!("aids.yes"))]
}

impl FormField {
    /// A text. The first typed letter replaces what stands in it; the arrows, Home and End
    /// edit it.
    pub fn text(label: Message, value: impl Into<String>) -> FormField {
        let value: String = value.into();
        let field =
            if value.is_empty() { TextField::default() } else { TextField::suggested(value) };
        FormField::new(label, FieldKind::Text(field))
    }

    pub fn choice(label: Message, options: Vec<Answer>, at: usize) -> FormField {
        FormField::new(label, FieldKind::Choice(Choice { options, at }))
    }

    fn new(label: Message, kind: FieldKind) -> FormField {
        FormField { label, kind, only_if: None, if_empty: None, heading: None, help: Vec::new() }
    }

    /// The same field with the answer of an earlier one, if that is still possible.
    fn answered_as(mut self, known: FormField) -> FormField {
        match &mut self.kind {
            FieldKind::Text(_) => self.kind = known.kind,
            FieldKind::Choice(choice) => {
                let at = choice.options.iter().position(|answer| answer.value == known.value());
                choice.at = at.unwrap_or(choice.at);
            }
        }
        self
    }

    pub(super) fn only_if(self, label: Message, value: &'static str) -> FormField {
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
pub fn whole_number<T: FromStr>(label: &Message, text: &str) -> Result<Option<T>, Message> {
    match text {
        "" => Ok(None),
        _ => match text.parse() {
            Ok(number) => Ok(Some(number)),
            Err(_) => {
                let text = msg!("commands.no-number", word = text);
                Err(msg!("common.labelled", label, text))
            }
        },
    }
}

impl Form {
    pub fn new(purpose: Purpose, title: Message, fields: Vec<FormField>) -> Form {
        let (about, scroll) = (Vec::new(), Scroll::default());
        Form { purpose, title, about, fields, at: 0, error_text: None, scroll }
    }

    /// The value of the field with this label, without white space around it.
    pub fn value(&self, label: &Message) -> &str {
        self.fields.iter().find(|field| field.label == *label).map_or("", FormField::value)
    }

    /// Suggests this text in a field.
    pub(super) fn suggest(&mut self, label: &Message, text: &str) {
        if let Some(field) = self.fields.iter_mut().find(|field| field.label == *label) {
            field.kind = FieldKind::Text(TextField::suggested(text));
        }
    }

    /// Selects this option of a choice.
    pub(super) fn choose(&mut self, label: &Message, value: &str) {
        let field = self.fields.iter_mut().find(|field| field.label == *label);
        if let Some(FieldKind::Choice(choice)) = field.map(|field| &mut field.kind) {
            let at = choice.options.iter().position(|answer| answer.value == value);
            choice.at = at.unwrap_or(choice.at);
        }
    }

    /// Shows the fields that the present answers ask for. An answer stays as long as its field.
    pub(super) fn show(&mut self, fields: impl Fn(&Form) -> Vec<FormField>) {
        let labels =
            |form: &Form| form.fields.iter().map(|field| field.label.clone()).collect::<Vec<_>>();
        loop {
            let (before, asked) = (labels(self), fields(self));
            let mut known = std::mem::take(&mut self.fields);
            let stays = |field: FormField| match known.iter().position(|k| k.label == field.label) {
                Some(at) => field.answered_as(known.swap_remove(at)),
                None => field,
            };
            self.fields = asked.into_iter().map(stays).collect();
            // A new field may ask for another by the answer that it suggests.
            if labels(self) == before {
                return;
            }
        }
    }

    /// Follows a changed answer: the fields that depend on it, and what is said about them.
    pub(super) fn follow_answers(
        &mut self,
        before: &Form,
        event: Option<&Event>,
        library: &Library,
    ) {
        match (self.purpose.clone(), event) {
            (Purpose::NewEvent { game, .. }, _) => {
                if let Some(game) = library.get(&game) {
                    self.follow_tier(&game.ruleset, before.value(&TIER));
                    self.follow_new_event(&game.ruleset);
                }
            }
            (Purpose::Penalty(id), Some(event)) => {
                self.follow_offence(event, id, before);
                self.follow_penalty(event, id);
            }
            (Purpose::Check { id, round }, Some(event)) => self.follow_check(event, id, round),
            (Purpose::Component(id), Some(event)) => self.follow_component(event, id),
            (Purpose::Setup(_), Some(event)) => self.follow_setup(event),
            (Purpose::Overkill { .. }, Some(event)) => self.follow_overkill(event),
            _ => {}
        }
    }

    /// Whether this field applies with the present values of the others.
    pub fn is_shown(&self, field: &FormField) -> bool {
        field.only_if.as_ref().is_none_or(|(label, value)| self.value(label) == *value)
    }

    /// Whether the fields stand in groups.
    pub fn is_grouped(&self) -> bool {
        self.fields.iter().any(|field| field.heading.is_some())
    }

    /// What is said about the form, and about the field that has the keys.
    pub fn texts(&self) -> impl Iterator<Item = &Message> {
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

    /// Whether the field that has the keys has several answers to choose from.
    pub fn at_choice(&self) -> bool {
        self.fields.get(self.at).is_some_and(|field| match &field.kind {
            FieldKind::Choice(choice) => choice.options.len() > 1,
            FieldKind::Text(_) => false,
        })
    }

    /// Whether the field that has the keys is a text that is not empty.
    pub fn has_input(&self) -> bool {
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
        if let [only] = &*self.options {
            return msg!("decklist.only-choice", option = only.shown.clone());
        }
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

impl Form {
    pub fn import() -> Form {
        let fields = vec![FormField::text(FILE, "")];
        let mut form = Form::new(Purpose::Import, msg!("keys.place-name-import"), fields);
        form.about = vec![msg!("dialog.import-columns"), msg!("decklist.import-event")];
        form
    }

    /// Asks whether an event of the list should be put away, or brought back.
    pub fn shelve(found: &Found, to: Shelf) -> Form {
        let file = found.path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let name = found.seen.as_ref().map_or(file, |seen| seen.name.clone());
        let (title, folder) = match to {
            Shelf::Trash => (msg!("dialog.asks-event", what = "delete", name), Some("trash")),
            Shelf::Archive => (msg!("dialog.asks-event", what = "archive", name), Some("archive")),
            Shelf::Events => (msg!("dialog.asks-event", what = "restore", name), None),
        };
        let purpose = Purpose::Shelve { path: found.path.clone(), to };
        let mut form = Form::new(purpose, title, Vec::new());
        form.about = folder.map(|folder| msg!("dialog.moves-to", folder)).into_iter().collect();
        form
    }

    /// Asks whether players should check in at this event.
    pub fn check_in() -> Form {
        Form::new(Purpose::CheckIn, msg!("check-in.switch-on"), Vec::new())
    }

    pub fn extend(event: &Event, table: u32) -> Form {
        let title = msg!(
            "common.labelled",
            label = msg!("keys.extra-time").capitalised(),
            text = msg!("common.table", n = table)
        );
        let minutes = vec![FormField::text(MINUTES, "3")];
        let mut form = Form::new(Purpose::Extend { table }, title, minutes);
        let players = event.round().and_then(|round| round.at_table(table));
        let players = players.and_then(|pairing| Some([pairing.a, pairing.b?]));
        let named = |[a, b]: [Id; 2]| msg!("pairing.two", a = event.label(a), b = event.label(b));
        form.about = players.map(named).into_iter().collect();
        form
    }

    /// The form for another table; None if these two play at no table.
    pub fn move_table(event: &Event, pair: [Id; 2]) -> Option<Form> {
        let table = table_now(event, pair)?;
        let to = vec![FormField::text(TO_TABLE, "")];
        let title = msg!("tables.move-title", table);
        let mut form = Form::new(Purpose::MoveTable { pair }, title, to);
        let [a, b] = pair.map(|id| event.label(id));
        form.about = vec![msg!("pairing.two", a, b)];
        Some(form)
    }

    /// The effects that the filled-in form asks for.
    ///
    /// # Errors
    /// A sentence that says what still has to be filled in, or is wrong.
    pub fn submit(&self, event: Option<&Event>, library: &Library) -> Result<Vec<Effect>, Message> {
        let open = || event.ok_or_else(|| msg!("screen.command-needs-event"));
        match &self.purpose {
            Purpose::NewEvent { game, like } => {
                let game = library.get(game).ok_or_else(|| msg!("dialog.no-such-game"))?;
                self.submit_new_event(&game.ruleset, like.as_deref())
            }
            Purpose::Shelve { path, to } => {
                Ok(vec![Effect::Shelve { path: path.clone(), to: *to }])
            }
            Purpose::EditPlayer(id) => self.submit_edited(open()?, *id),
            Purpose::Official(known) => Ok(self.submit_official(known.as_deref())),
            Purpose::Dismiss(name) => {
                Ok(vec![Effect::Commit(Command::Dismiss { name: name.clone() })])
            }
            Purpose::Apart(pair) => self.submit_apart(open()?, *pair),
            Purpose::Import => match self.value(&FILE) {
                "" => Err(msg!("dialog.path-missing")),
                path => Ok(vec![Effect::Import(path.to_owned())]),
            },
            Purpose::Disqualify(id) => self.submit_disqualify(*id),
            Purpose::ListFile(id) => match self.value(&FILE) {
                "" => Err(msg!("dialog.path-missing")),
                path => Ok(vec![Effect::HandIn { who: Who::id(*id), path: path.to_owned() }]),
            },
            Purpose::AcceptList(id) => match self.value(&REASON) {
                "" => Err(msg!("dialog.reason-missing")),
                reason => {
                    let (who, reason) = (Who::id(*id), reason.to_owned());
                    Ok(vec![Effect::AcceptList { who, reason }])
                }
            },
            Purpose::Penalty(id) => self.submit_penalty(open()?, *id),
            Purpose::Overkill { table } => self.submit_overkill(open()?, *table),
            Purpose::DrawChecks => self.submit_draw(),
            Purpose::Check { id, round } => {
                Ok(vec![agreed(open()?, self.check_command(open()?, *id, *round)?)])
            }
            Purpose::Component(id) => {
                Ok(vec![agreed(open()?, self.component_command(open()?, *id)?)])
            }
            Purpose::Setup(_) => self.submit_setup(open()?),
            Purpose::CheckIn => {
                let setup = Setup { checkin: Some(true), ..Setup::default() };
                Ok(vec![Effect::Commit(Command::Setup(setup.into()))])
            }
            // The dialog of the seeds takes it in.
            Purpose::Seed { .. } => Ok(Vec::new()),
            Purpose::CutByHand { seeds } => Ok(self.submit_cut(open()?, seeds)),
            Purpose::Redraw => match self.value(&REASON) {
                "" => Err(msg!("dialog.reason-missing")),
                reason => {
                    let reason = reason.to_owned();
                    Ok(vec![Effect::Commit(Command::Redraw { reason })])
                }
            },
            Purpose::UndoThis(n) => Ok(self.submit_step(open()?, *n, Command::Undo)),
            Purpose::ExportFile { handout, replace } => {
                self.submit_export(handout, replace.as_deref())
            }
            Purpose::RedoThis(n) => Ok(self.submit_step(open()?, *n, Command::Redo)),
            Purpose::Call { table } => self.submit_call(*table),
            Purpose::Mission(asked) => self.submit_mission(asked),
            Purpose::MissionRoll { next } => self.submit_roll(*next),
            Purpose::MoveTable { pair } => {
                let from = table_now(open()?, *pair).ok_or_else(|| msg!("plain.ask-table"))?;
                let to = whole_number(&TO_TABLE, self.value(&TO_TABLE))?;
                let to = to.ok_or_else(|| msg!("plain.ask-table"))?;
                Ok(vec![Effect::Commit(Command::MoveTable { from, to })])
            }
            Purpose::Extend { table } => {
                let minutes = whole_number(&MINUTES, self.value(&MINUTES))?;
                let minutes =
                    minutes.ok_or_else(|| msg!("aids.number-missing", label = MINUTES))?;
                Ok(vec![Effect::Commit(Command::Extend { table: *table, minutes })])
            }
        }
    }
}

/// The table at which these two play in the newest round.
fn table_now(event: &Event, [a, b]: [Id; 2]) -> Option<u32> {
    event.round()?.of(a).filter(|pairing| pairing.has(b))?.table
}

/// Opens the form that these data give about the player.
pub fn ask_about_player(model: &mut Model, form: fn(&Event, Id) -> Form) {
    let Some(id) = model.chosen_player() else { return };
    ask_form(model, |open| Some(form(open.event(), id)));
}
