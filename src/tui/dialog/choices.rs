//! The choices for a round under way.
//!
//! They are about a place for a late player, a missing opponent, and the repair of the round.

use super::Dialog;
use super::confirm::ClosedByOthers;
use super::form::REASON;
use super::round_menu::REPAIR_ROUND;
use crate::event::actions::Reported;
use crate::event::decide::{say_where, say_where_or_repair};
use crate::event::name::LONGEST_TEXT;
use crate::event::repair::{Repair, RepairChoice, RepairKind, repair};
use crate::event::{
    Command, Event, Id, Moment, Pairing, Refusal, SeatChoice, Side, StageKind, decide,
    decide_asking, late_player, likely_missing, missing_opponent, needs_seat, seats,
};
use crate::store::Done;
use crate::tui::active_keys;
use crate::tui::active_keys::refusal;
use crate::tui::open_event::Pane;
use crate::tui::prelude::*;
use crate::tui::screen::players::no_player;
use crate::tui::screen::round::no_round;
use crate::tui::ui::scroll;

#[rustfmt::skip]
pub static KEYS: &[Binding] = &[
    bind!(Choices, &[ENTER], TAKE_CHOICE, msg!("keys.do-it")),
    bind!(Choices, NUMBERS, CHOICE_NUMBER, msg!("aids.choose")),
    bind!(Choices, &[TAB], OTHER_MISSING, msg!("keys.other-player")),
    bind!(Choices, &[ESC], CloseDialog, msg!("keys.back")),
    bind!(Repair, &[ENTER], TAKE_CHOICE, msg!("keys.do-it")),
    bind!(Repair, &[ESC], CloseDialog, msg!("keys.back")),
];

acts! {
    TAKE_CHOICE = causes(|model, press| enter(model, press.now)).saves();
    CHOICE_NUMBER = causes(|model, press| digit(model, press.key, press.now)).saves();
    OTHER_MISSING = changes(|model, _| other(model)).unless(nobody_else_missing);
}

/// The subject of the choices.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChoicesAbout {
    /// A player without an opponent.
    Seat(Id),
    /// The player on this side of a table is not there.
    Missing {
        table: u32,
        side: Side,
    },
    Repair,
}

/// One thing that can be done, allowed or not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChoiceRow {
    pub title: Message,
    /// The consequences; the reason, if it is refused.
    pub sentences: Vec<Message>,
    pub refused: bool,
    /// None: nothing is to be done.
    pub command: Option<Command>,
}

#[derive(Debug, Clone)]
pub struct Choices {
    pub about: ChoicesAbout,
    pub title: Message,
    /// Why there is something to choose.
    pub why: Vec<Message>,
    /// How many of these are a reason of a repair; the rest is advice.
    pub(super) reasons: usize,
    /// The reason of a repair, as it is typed.
    pub reason: TextField,
    pub rows: Vec<ChoiceRow>,
    pub at: usize,
    /// Moves the text on from the chosen one.
    pub scroll: Scroll,
    pub error_text: Option<Message>,
}

impl Choices {
    /// The places for a player who has none in the round under way; None if they need none.
    pub fn seat(event: &Event, id: Id) -> Option<Choices> {
        let round = event.round().filter(|_| needs_seat(event, id))?.number;
        let title = msg!("tables.title-seat", name = event.label(id), round);
        let rows = seats(event, id).into_iter().map(ChoiceRow::from).collect();
        Some(Choices::new(ChoicesAbout::Seat(id), title, Vec::new(), rows))
    }

    /// The choices at a table without a result where this side is missing.
    pub fn missing(event: &Event, table: u32, side: Side) -> Option<Choices> {
        let pairing = event.round()?.at_table(table).filter(|pairing| !pairing.has_started())?;
        let name = event.label(pairing.at(side)?);
        let title = msg!("tables.title-missing", table, name);
        let rows = missing_opponent(event, table, side).into_iter().map(ChoiceRow::from);
        let about = ChoicesAbout::Missing { table, side };
        Some(Choices::new(about, title, Vec::new(), rows.collect()))
    }

    pub(super) fn new(
        about: ChoicesAbout,
        title: Message,
        why: Vec<Message>,
        rows: Vec<ChoiceRow>,
    ) -> Choices {
        let at = rows.iter().position(|row| !row.refused).unwrap_or(0);
        let scroll = Scroll::default();
        let (reasons, reason) = (0, TextField::default());
        Choices { about, title, why, reasons, reason, rows, at, scroll, error_text: None }
    }

    /// The choices about this subject; None if there is nothing to choose.
    pub fn of(about: ChoicesAbout, event: &Event, now: Moment) -> Option<Choices> {
        match about {
            ChoicesAbout::Seat(id) => Choices::seat(event, id),
            ChoicesAbout::Missing { table, side } => Choices::missing(event, table, side),
            ChoicesAbout::Repair => Choices::repair(event, now),
        }
    }

    /// The other player of the table is the one who is missing.
    pub fn other(&self, event: &Event) -> Option<Choices> {
        match self.about {
            ChoicesAbout::Missing { table, side } => Choices::missing(event, table, side.other()),
            ChoicesAbout::Seat(_) | ChoicesAbout::Repair => None,
        }
    }

    pub fn chosen(&self) -> Option<&ChoiceRow> {
        self.rows.get(self.at)
    }

    pub fn step(&mut self, step: CursorMove) {
        match step {
            CursorMove::By(by) if by.abs() > 1 => self.scroll.page(by),
            _ => {
                self.at = step.from(self.at, self.rows.len());
                self.scroll.top();
            }
        }
        self.error_text = None;
    }

    /// Shows what can be done now, or closes if nothing is left to choose.
    pub(super) fn follow(&mut self, event: &Event) -> Result<(), ClosedByOthers> {
        let Some(now) = Choices::of(self.about, event, Moment::new(0, 0)) else {
            let why = match self.about {
                ChoicesAbout::Seat(id) => msg!("tables.has-place", name = event.label(id)),
                ChoicesAbout::Missing { table, .. } => msg!("tables.table-done", table),
                ChoicesAbout::Repair => msg!("tables.as-drawn"),
            };
            return Err(ClosedByOthers::new(self.title.clone(), why));
        };
        // The cursor stays with the choice, wherever it stands now.
        let same = |row: &ChoiceRow| self.chosen().is_some_and(|old| old.title == row.title);
        let at = now.rows.iter().position(same).unwrap_or(now.at);
        let (reason, error_text) = (std::mem::take(&mut self.reason), self.error_text.take());
        *self = Choices { at, reason, error_text, ..now };
        Ok(())
    }

    /// The reason of a repair is typed below its choices.
    pub(super) fn takes_reason(&self) -> bool {
        self.about == ChoicesAbout::Repair
    }

    pub(super) fn handle_text_key(&mut self, key: Key) {
        if self.reason.key(key) {
            self.error_text = None;
        }
    }
}

impl From<SeatChoice> for ChoiceRow {
    fn from(choice: SeatChoice) -> ChoiceRow {
        let SeatChoice { title, sentences, refused, command } = choice;
        ChoiceRow { title, sentences, refused, command: Some(command) }
    }
}

/// The most names told of one choice.
const MOST_NAMED: usize = 40;

impl Choices {
    /// The choices for a round that is not the one that would be drawn; None if it is.
    pub fn repair(event: &Event, now: Moment) -> Option<Choices> {
        let found = offered(event, now)?;
        let title = msg!("tables.title-repair", round = event.round()?.number);
        let known = found.clock.as_ref();
        // A least repair that changes nothing is no choice beside leaving the round as it is.
        let (empty, offered): (Vec<&RepairChoice>, Vec<&RepairChoice>) =
            found.choices.iter().partition(|choice| choice.changes_nothing());
        let row = |choice: &&RepairChoice| of_repair(event, choice, known, now);
        let mut rows: Vec<ChoiceRow> = offered.iter().map(row).collect();
        let proposed = offered.iter().position(|choice| choice.kind == found.proposed);
        if let Some(leave) = rows.first_mut().filter(|_| !empty.is_empty()) {
            leave.sentences.push(msg!("tables.nothing", round = event.round()?.number));
        }
        let reasons = found.why.len();
        let why = found.why.into_iter().map(Message::capitalised).chain(found.clock).collect();
        let mut choices = Choices::new(ChoicesAbout::Repair, title, why, rows);
        choices.reasons = reasons;
        choices.at = proposed.unwrap_or(choices.at);
        Some(choices)
    }

    /// All that is known of why, as far as it fits into a reason.
    fn known_reason(&self, words: &Words) -> String {
        let first_clauses = |n: usize| {
            let clauses = self.why.iter().take(n).map(Arg::from).collect();
            words.text(&msg!("common.text", text = Arg::Clauses(clauses)))
        };
        let mut all = (1..=self.reasons).rev().map(first_clauses);
        all.find(|why| why.chars().count() <= LONGEST_TEXT).unwrap_or_default()
    }

    /// The effect that saves the chosen repair for the typed reason; None if nothing is to be done.
    ///
    /// The choice has told what the command would ask, so it is agreed to.
    ///
    /// # Errors
    /// The reason is missing and may not be, or the rules forbid the choice.
    pub fn repaired(&self, event: &Event, now: Moment) -> Result<Option<Effect>, Message> {
        let command = self.chosen().and_then(|row| row.command.clone());
        let reason = self.reason.value().trim();
        let Some(command) = command.map(|command| because(command, reason)) else {
            return Ok(None);
        };
        // Nobody has seen a round that is held, so its repair needs no reason.
        let optional = event.is_held() && matches!(command, Command::Repair { .. });
        if reason.is_empty() && !optional {
            return Err(msg!("dialog.reason-missing"));
        }
        let decision = decide_asking(event, &command, now).map_err(|Refusal(why)| why)?;
        Ok(Some(match decision.question {
            Some(to) => Effect::CommitAgreed { command: command.into(), to: to.message },
            None => Effect::Commit(command),
        }))
    }
}

/// The same repair for this reason.
fn because(command: Command, reason: &str) -> Command {
    let reason = reason.to_owned();
    match command {
        Command::Redraw { .. } => Command::Redraw { reason },
        Command::Repair { with, .. } => Command::Repair { with, reason },
        other => other,
    }
}

/// The repair that can be offered: the round is not the one that would be drawn now.
pub fn offered(event: &Event, now: Moment) -> Option<Repair> {
    repair(event, &[], now).filter(|found| !found.why.is_empty())
}

fn of_repair(
    event: &Event,
    choice: &RepairChoice,
    clock: Option<&Message>,
    now: Moment,
) -> ChoiceRow {
    let title = match choice.kind {
        RepairKind::Leave => msg!("tables.repair-choice", choice = "keep"),
        RepairKind::Least => msg!("tables.repair-choice", choice = "least"),
        RepairKind::Redraw => msg!("tables.repair-choice", choice = "redraw"),
    };
    if let Some(why) = &choice.refused {
        return ChoiceRow { title, sentences: vec![why.clone()], refused: true, command: None };
    }
    let mut sentences = Vec::new();
    if choice.kind != RepairKind::Leave {
        let players = msg!("tables.players-move", n = choice.moved.len());
        sentences.push(msg!("tables.late-changes", n = choice.tables, players));
        let moves = |id: &Id| choice.moved.contains(id) || choice.placed.contains(id);
        let pairs: Vec<Message> = (choice.round.iter())
            .filter(|(a, b)| moves(a) || b.as_ref().is_some_and(moves))
            .map(|(a, b)| match b {
                Some(b) => msg!("pairing.two", a = event.label(*a), b = event.label(*b)),
                None => msg!("pairing.bye", name = event.label(*a)),
            })
            .collect();
        let more = pairs.len().saturating_sub(MOST_NAMED);
        let shown = pairs.into_iter().take(MOST_NAMED).map(Arg::from);
        let more = (more > 0).then(|| Arg::from(msg!("common.more", n = more)));
        let all: Vec<Arg> = shown.chain(more).collect();
        sentences.extend((!all.is_empty()).then(|| msg!("tables.then", pairs = Arg::Clauses(all))));
    }
    sentences.extend(choice.as_drawn_again.then(|| msg!("tables.repair-as-drawn-again")));
    let wrong: Vec<Arg> = choice.wrong.iter().take(MOST_NAMED).cloned().map(Arg::from).collect();
    sentences.extend(
        (!wrong.is_empty())
            .then(|| msg!("tables.still-wrong", what = Arg::Clauses(wrong)).capitalised()),
    );
    let stops = choice.kind == RepairKind::Redraw && !event.clock.is_stopped();
    sentences.extend(stops.then(|| msg!("preflight.clock-stops")));
    sentences.extend(warned(event, choice, clock, now));
    ChoiceRow { title, sentences, refused: false, command: choice.command.clone() }
}

/// The other warnings of the command.
///
/// The screen asks nothing more before it is saved.
fn warned(
    event: &Event,
    choice: &RepairChoice,
    clock: Option<&Message>,
    now: Moment,
) -> Vec<Message> {
    let Some(command) = choice.command.clone() else { return Vec::new() };
    let Ok(decision) = decide(event, &because(command, "-"), now) else { return Vec::new() };
    let is_known = |warning: &Message| choice.wrong.contains(warning) || clock == Some(warning);
    decision.sentences().filter(|warning| !is_known(warning)).cloned().collect()
}

pub fn open(model: &mut Model, now: Moment) {
    let about = chosen(model);
    let choices =
        about.zip(model.event()).and_then(|(about, event)| Choices::of(about, event, now));
    if let Some(choices) = choices {
        model.ask(Dialog::Choices(Box::new(choices)));
    }
}

/// Whether there is something to repair is found out only now, because it takes long in a large
/// round.
pub fn open_repair(model: &mut Model, now: Moment) {
    match model.event().and_then(|event| Choices::repair(event, now)) {
        Some(mut choices) => {
            // The known reason is a suggestion: the first letter typed replaces it.
            choices.reason = TextField::suggested(choices.known_reason(&model.words));
            model.ask(Dialog::Choices(Box::new(choices)));
        }
        None => model.message = Some(StatusMessage::info(msg!("tables.as-drawn"))),
    }
}

/// Marks the chosen table as started, or takes the mark back.
pub fn toggle_started(model: &mut Model) -> Vec<Effect> {
    let table = model.open_event().and_then(|open| open.chosen_table());
    let Some((table, round)) = table.zip(model.event().and_then(Event::round)) else {
        return Vec::new();
    };
    let started = round.at_table(table).is_some_and(|pairing| !pairing.started);
    vec![Effect::Commit(Command::Started { tables: vec![table], started })]
}

/// The other player of the table is missing.
fn other(model: &mut Model) {
    if let Some((choices, event)) = model.top_mut::<Choices>()
        && let Some(other) = choices.other(event)
    {
        *choices = other;
    }
}

/// Carries out the choice with the typed number.
fn digit(model: &mut Model, key: Key, now: Moment) -> Vec<Effect> {
    let Some(Dialog::Choices(choices)) = model.dialogs.last_mut() else { return Vec::new() };
    let number = key.sign().and_then(|sign| sign.to_digit(10)).unwrap_or(0) as usize;
    let count = choices.rows.len();
    if !(1..=count).contains(&number) {
        model.refuse(msg!("screen.no-such-number", key, n = count));
        return Vec::new();
    }
    choices.at = number - 1;
    enter(model, now)
}

/// Carries out the chosen one, a repair for the reason in its line.
fn enter(model: &mut Model, now: Moment) -> Vec<Effect> {
    let Some(Dialog::Choices(choices)) = model.dialogs.last() else { return Vec::new() };
    let Some(row) = choices.chosen() else { return Vec::new() };
    let effect = match (row.refused, model.event()) {
        (true, _) => Err(row.sentences.first().cloned()),
        (false, Some(event)) if choices.takes_reason() => {
            choices.repaired(event, now).map_err(Some)
        }
        (false, Some(event)) => {
            let command = row.command.clone();
            Ok(command.map(|command| Effect::commit_agreed(event, command, now)))
        }
        (false, None) => Ok(None),
    };
    match effect {
        Ok(effect) => {
            let dialog = model.dialogs.pop();
            model.pending = dialog.filter(|_| effect.is_some());
            effect.into_iter().collect()
        }
        Err(why) => {
            if let Some(Dialog::Choices(choices)) = model.dialogs.last_mut() {
                choices.error_text = why;
            }
            Vec::new()
        }
    }
}

/// With more players nobody waits after a saved result for the round that would be drawn now.
const MOST_COUNTED: usize = 4_096;

/// Opens the places for a player who came late or came back.
///
/// Tells as well if the round on the tables is no longer the one that would be drawn.
pub fn follow_saved(model: &mut Model, command: &Command, done: &mut Done, now: Moment) {
    let Some(event) = model.event().filter(|_| done.n.is_some()) else { return };
    // While one player after another is ticked off, no question comes between.
    let ticking = matches!(model.dialogs.last(), Some(Dialog::CheckIn(_)));
    let late = late_player(event, command).filter(|_| !ticking);
    if let Some((id, choices)) = late.and_then(|id| Some((id, Choices::seat(event, id)?))) {
        // The choices ask for the place, and the rest is said once it is given.
        let place = say_where(event, id);
        done.warnings.retain(|warning| Some(warning) != place.as_ref());
        return model.ask(Dialog::Choices(Box::new(choices)));
    }
    let offered = changes_the_draw(event, command).then(|| offer(event, now, MOST_COUNTED));
    let Some(offered) = offered.flatten() else { return };
    let place = late.and_then(|id| say_where(event, id));
    match done.warnings.iter_mut().find(|warning| Some(&**warning) == place.as_ref()) {
        Some(warning) => *warning = place_or_repair(event, late).unwrap_or(offered),
        None => done.warnings.push(offered),
    }
}

/// Says how a late player gets a place, after the choices were left without one.
pub(super) fn say_left(model: &mut Model, choices: &Choices, now: Moment) {
    let (ChoicesAbout::Seat(id), Some(event)) = (choices.about, model.event()) else { return };
    if !needs_seat(event, id) {
        return;
    }
    let message = match offer(event, now, MOST_COUNTED) {
        Some(_) => place_or_repair(event, Some(id)),
        None => say_where(event, id),
    };
    model.message = message.map(StatusMessage::info);
}

/// Whether nobody can be seated now because the round has all its results, and another follows.
fn round_is_over(model: &Model) -> Option<Message> {
    let stage = model.event()?.stage().filter(|stage| stage.kind == StageKind::Swiss)?;
    let round = stage.rounds.last().filter(|round| round.is_complete())?;
    let next = round.number + 1;
    let add = || way(model, Act::AddEnter);
    (!stage.all_paired())
        .then(|| msg!("tables.round-is-over", round = round.number, add = add(), next))
}

/// One sentence where both a place and a repair could be offered. The place moves nobody else, so
/// it comes first.
fn place_or_repair(event: &Event, late: Option<Id>) -> Option<Message> {
    say_where_or_repair(event, late?, key_for(Context::Main, REPAIR_ROUND))
}

/// Says with which key the round can be repaired, if it is no longer the one that would be drawn.
/// With more players than `most` that is not found out here.
pub fn offer(event: &Event, now: Moment, most: usize) -> Option<Message> {
    let key = key_for(Context::Main, REPAIR_ROUND);
    if event.active().count() <= most {
        return offered(event, now).map(|_| msg!("tables.offer", key));
    }
    let swiss = event.stage().is_some_and(|stage| stage.kind == StageKind::Swiss);
    let under_way = event.round().is_some_and(|round| !round.is_complete());
    (swiss && under_way).then(|| msg!("preflight.offer-not-counted", most, key))
}

/// Whether the newest round could have been drawn otherwise after this command, whose line is the
/// last of the log.
///
/// Somebody came or went, or a result of an earlier round is another.
fn changes_the_draw(event: &Event, command: &Command) -> bool {
    let newest = event.round().map(|round| round.number);
    match command {
        Command::Undo(_) | Command::Redo(_) => {
            let step = event.log.last().and_then(|entry| event.meant(&entry.action));
            let earlier = |of: &Reported| !event.is_newest(of.stage, of.round);
            step.filter(|_| newest.is_some())
                .is_some_and(|it| it.moves_people() || it.reported().is_some_and(earlier))
        }
        Command::Add(_)
        | Command::Import(_)
        | Command::Drop(_)
        | Command::Rejoin(_)
        | Command::Seat(..)
        | Command::Disqualify { .. } => newest.is_some(),
        Command::Report { round, .. } => round.is_some() && *round != newest,
        _ => false,
    }
}

/// The subject of the key for places: the chosen table of the round, or the chosen player.
pub fn chosen(model: &Model) -> Option<ChoicesAbout> {
    let open = model.open_event()?;
    let event = open.event();
    let of_round = open.view == View::Main && open.pane == Pane::Round && model.dialogs.is_empty();
    if of_round {
        let table = open.chosen_table().filter(|_| !open.looks_back());
        let missing = table.and_then(|table| missing(event, table, likely_missing(event, table)?));
        // Somebody who waits comes before a table where both players still are.
        let left = |pairing: &Pairing| {
            !event.is_here(pairing.a) || !pairing.b.is_none_or(|b| event.is_here(b))
        };
        let at = table.and_then(|table| event.round()?.at_table(table));
        let waits = open.derived.waits.filter(|_| !at.is_some_and(left));
        return waits.map(ChoicesAbout::Seat).or(missing);
    }
    let id = model.chosen_player()?;
    if needs_seat(event, id) {
        return Some(ChoicesAbout::Seat(id));
    }
    // The opponent of the chosen player is the one who is missing.
    let pairing = event.round()?.of(id)?;
    missing(event, pairing.table?, pairing.side(id)?.other())
}

fn missing(event: &Event, table: u32, side: Side) -> Option<ChoicesAbout> {
    let pairing = event.round()?.at_table(table)?;
    (!pairing.has_started()).then_some(ChoicesAbout::Missing { table, side })
}

/// Why there is no place to give to the chosen player, and nobody missing at the chosen table.
pub fn cannot_seat(model: &Model) -> Option<Message> {
    if let Some(why) = active_keys::closed(model).or_else(|| no_round(model)) {
        return Some(why);
    }
    if chosen(model).is_some() {
        return None;
    }
    let open = model.open_event()?;
    let event = open.event();
    if let Some(why) = round_is_over(model) {
        return Some(why);
    }
    if open.view == View::Main && open.pane == Pane::Round && model.dialogs.is_empty() {
        let table = open.chosen_table().filter(|_| !open.looks_back());
        return Some(match table {
            Some(table) => msg!("tables.table-done", table),
            None => msg!("tables.no-round-under-way"),
        });
    }
    let swiss = event.stage().is_some_and(|stage| stage.kind == StageKind::Swiss);
    let under_way = event.round().is_some_and(|round| swiss && !round.is_complete());
    no_player(model).or_else(|| {
        let id = model.chosen_player()?;
        let name = event.label(id);
        Some(match (under_way, event.is_here(id)) {
            (false, _) => msg!("tables.no-round-under-way"),
            (true, false) => msg!("players.left-already", name),
            (true, true) => msg!("tables.has-place", name),
        })
    })
}

/// Why there is nothing to repair. Whether the round would be drawn otherwise is found out only
/// once the key is pressed.
pub fn nothing_to_repair(model: &Model) -> Option<Message> {
    if let Some(why) = active_keys::closed(model).or_else(|| no_round(model)) {
        return Some(why);
    }
    let event = model.event()?;
    let swiss = event.stage().is_some_and(|stage| stage.kind == StageKind::Swiss);
    let under_way = event.round().is_some_and(|round| swiss && !round.is_complete());
    (!under_way).then(|| msg!("tables.no-round-under-way"))
}

/// Why the chosen table cannot be marked as started.
pub fn cannot_mark(model: &Model) -> Option<Message> {
    if let Some(why) = active_keys::closed(model).or_else(|| no_round(model)) {
        return Some(why);
    }
    let open = model.open_event()?;
    if open.pane != Pane::Round || open.looks_back() {
        return Some(msg!("tables.no-round-under-way"));
    }
    let Some(table) = open.chosen_table() else { return Some(msg!("screen.only-byes")) };
    refusal(open.event(), &Command::Started { tables: vec![table], started: true })
}

/// Why no other player of a table can be the missing one.
fn nobody_else_missing(model: &Model) -> Option<Message> {
    let (choices, _) = model.top::<Choices>()?;
    (!matches!(choices.about, ChoicesAbout::Missing { .. })).then(|| msg!("tables.one-player"))
}

/// With fewer rows for what a choice means, nothing of it would be read.
const LEAST_EXPLANATION: usize = 2;

/// Columns for the cursor and the number before a choice.
const NUMBER: usize = 4;

/// Draws the choices, each with what it means. Those that are forbidden are dim.
pub fn draw(model: &Model, dialog: &Choices, keys: &KeyList, frame: &mut Frame, body: Rect) {
    let (theme, words) = (&model.theme, &model.words);
    let columns = usize::from(Width::Wide.columns(body));
    let mut lines: Vec<Line> = Vec::new();
    for why in &dialog.why {
        lines.extend(list::wrapped(&words.text(why), columns, theme.wanted));
    }
    if !dialog.why.is_empty() {
        lines.push(Line::default());
    }
    let mut chosen = 0..0;
    for (at, row) in dialog.rows.iter().enumerate() {
        let first = lines.len();
        let number = Some(at + 1).filter(|_| !dialog.takes_reason());
        lines.extend(of_row(model, row, (number, at == dialog.at), columns));
        if at == dialog.at {
            chosen = first..lines.len();
        }
    }
    let error: Vec<Line> = dialog
        .error_text
        .iter()
        .flat_map(|why| list::wrapped(&words.text(why), columns, theme.refused))
        .collect();
    let below = if dialog.takes_reason() { 2 } else { 0 };
    let size = (Width::Wide, (lines.len() + error.len() + below).min(usize::from(u16::MAX)) as u16);
    let inner = boxed(frame, model, keys, body, size, &words.text(&dialog.title));
    let inner = list::lines(frame, inner, &error);
    let inner = match dialog.takes_reason() {
        true => above_the_reason(model, dialog, frame, inner),
        false => inner,
    };
    let rows = usize::from(inner.height);
    let context = if dialog.takes_reason() { Context::Repair } else { Context::Choices };
    let way = (&dialog.scroll, context, Act::PageDown);
    if lines.len() > rows
        && let Some(shown) = titles_first(model, dialog, columns, rows, way)
    {
        list::lines(frame, inner, &shown);
        return;
    }
    // The chosen one stays in sight, from its title on.
    let first = chosen.end.saturating_sub(rows).min(chosen.start);
    let shown = scroll::in_sight(model, &lines[first..], rows, way);
    list::lines(frame, inner, &shown);
}

/// The titles of all choices, and below the chosen one as much of what it means as fits; None if
/// even the titles need too many rows.
fn titles_first(
    model: &Model,
    dialog: &Choices,
    columns: usize,
    rows: usize,
    way: (&Scroll, Context, Act),
) -> Option<Vec<Line<'static>>> {
    let numbered = !dialog.takes_reason();
    // Each choice whole, with the number of lines of its title.
    let all: Vec<(Vec<Line>, usize)> = (dialog.rows.iter().enumerate())
        .map(|(at, row)| {
            let number = Some(at + 1).filter(|_| numbered);
            let of = |row: &ChoiceRow| of_row(model, row, (number, at == dialog.at), columns);
            let title = of(&ChoiceRow { sentences: Vec::new(), ..row.clone() }).len();
            (of(row), title)
        })
        .collect();
    let (chosen, title) = all.get(dialog.at)?;
    // Of the others the beginning is enough to choose them.
    let titles = title + all.len() - 1;
    let mut spare = rows.checked_sub(titles)?;
    let below = &chosen[*title..];
    // Without the rows to move it in, the text is moved together with the titles.
    if spare < LEAST_EXPLANATION.min(below.len()) && way.0.is_moved() {
        return None;
    }
    let below = scroll::in_sight(model, below, spare, way);
    spare -= below.len();
    let mut lines = Vec::new();
    for (at, (choice, title)) in all.iter().enumerate() {
        if at == dialog.at {
            lines.extend(chosen[..*title].iter().chain(&below).cloned());
            continue;
        }
        let kept = [choice.len(), *title].into_iter().find(|kept| kept - 1 <= spare).unwrap_or(1);
        spare -= kept - 1;
        lines.extend(choice[..kept].iter().cloned());
        if kept < *title
            && let Some(last) = lines.last_mut()
        {
            last.push_span(Span::styled("…", model.theme.quiet));
        }
    }
    Some(lines)
}

/// Draws the line for the reason at the bottom, and returns the area above it.
fn above_the_reason(model: &Model, dialog: &Choices, frame: &mut Frame, area: Rect) -> Rect {
    let theme = &model.theme;
    // In a low terminal the choices come right above the line.
    let gap = u16::from(area.height > 4);
    let above = Rect { height: area.height.saturating_sub(1 + gap), ..area };
    let line = Rect { y: above.bottom() + gap, height: area.height.min(1), ..area };
    let label = format!("{} ", model.words.text(&REASON));
    let place = list::labelled(frame, line, Span::styled(label, theme.quiet));
    list::field(frame, place, theme, &dialog.reason, true);
    above
}

fn of_row(
    model: &Model,
    row: &ChoiceRow,
    (number, is_chosen): (Option<usize>, bool),
    columns: usize,
) -> Vec<Line<'static>> {
    let (theme, words) = (&model.theme, &model.words);
    let width = columns.saturating_sub(NUMBER).max(8);
    let style = match (row.refused, is_chosen) {
        (true, _) => theme.quiet,
        (false, true) => theme.cursor,
        (false, false) => theme.text,
    };
    let title = match row.refused {
        true => msg!("tables.not-allowed", title = row.title.clone()),
        false => row.title.clone(),
    };
    let sign = if is_chosen { CURSOR } else { " " };
    // While text is typed, a digit is no key.
    let key = if number.is_some_and(|n| n <= 9) { number } else { None };
    let key = key.map_or_else(|| " ".to_owned(), |number| number.to_string());
    let mut lines: Vec<Line> = Vec::new();
    for (at, line) in text::wrapped(&words.text(&title), width).into_iter().enumerate() {
        let before = if at == 0 { format!("{sign} {key} ") } else { " ".repeat(NUMBER) };
        let keyed = if row.refused { theme.quiet } else { theme.key };
        lines.push(Line::from(vec![Span::styled(before, keyed), Span::styled(line, style)]));
    }
    for sentence in &row.sentences {
        for line in text::wrapped(&text::sanitise(&words.text(sentence)), width) {
            let line = format!("{}{line}", " ".repeat(NUMBER));
            lines.push(Line::styled(line, theme.quiet));
        }
    }
    lines
}
