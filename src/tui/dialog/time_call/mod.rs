//! The form for time called at a table: it asks only for what the steps need.

mod cells;
pub mod view;

pub use cells::{Cell, Place, places};

use super::Dialog;
use super::confirm::ClosedByOthers;
use super::report::{result_changed, seats_changed};
use crate::event::{
    Assessment, Command, Event, MARGIN, Moment, Pairing, Report, Round, Setting, Side, State,
    TimeCall, Trial, Wanted, assess, why_undecided,
};
use crate::ruleset::Better;
use crate::tui::keys::{BACKSPACE, DIGITS};
use crate::tui::prelude::*;
use crate::tui::screen::round;

#[rustfmt::skip]
pub static KEYS: &[Binding] = &[
    bind!(TimeCall, &[ENTER], TIME_ENTER, msg!("time-call.next-or-save")),
    unhinted!(TimeCall, DIGITS, TIME_DIGIT, msg!("time-call.number")).listed(msg!("time-call.number")),
    unhinted!(TimeCall, &[BACKSPACE], TIME_ERASE, msg!("keys.erase")).listed(msg!("keys.erase")),
    unhinted!(TimeCall, &[TAB, RIGHT], TIME_NEXT, msg!("keys.next-field")).listed(msg!("time-call.field")).beside(TIME_BEFORE),
    unhinted!(TimeCall, &[BACK_TAB, LEFT], TIME_BEFORE, msg!("keys.add-before")),
    unhinted!(TimeCall, &[DOWN], TIME_ROW_NEXT, msg!("keys.row-down")).listed(msg!("time-call.row")).beside(TIME_ROW_BEFORE),
    unhinted!(TimeCall, &[UP], TIME_ROW_BEFORE, msg!("keys.row-up")),
    bind!(TimeCall, &[ch(' ')], TIME_ROLL, msg!("time-call.roll")),
    bind!(TimeCall, &[ch('x')], TIME_SITUATION, msg!("time-call.situation")),
    bind!(TimeCall, &[PAGE_DOWN], TIME_SKIP, msg!("time-call.skip")),
    bind!(TimeCall, &[ESC], CloseDialog, msg!("keys.back")),
];

acts! {
    pub TIME_ENTER = causes(|model, _| enter(model)).saves();
    TIME_DIGIT = changes(|model, press| change(model, |it, event| it.digit(event, press.key)));
    TIME_ERASE = changes(|model, _| change(model, |it, event| it.erase(event)));
    TIME_NEXT = changes(|model, _| change(model, |it, event| it.step(event, 1)));
    TIME_BEFORE = changes(|model, _| change(model, |it, event| it.step(event, -1)));
    TIME_ROW_NEXT = changes(|model, _| change(model, |it, event| it.step_row(event, 1)));
    TIME_ROW_BEFORE = changes(|model, _| change(model, |it, event| it.step_row(event, -1)));
    TIME_ROLL = changes(|model, _| change(model, |it, event| it.roll(event))).unless(no_roll);
    TIME_SITUATION = changes(|model, _| change(model, |it, event| it.next_situation(event)))
        .unless(no_situation);
    TIME_SKIP = changes(|model, press| skip(model, press.now)).unless(no_series);
}

/// The most digits of a count.
const MOST_DIGITS: usize = 4;

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TimeDialog {
    pub stage: usize,
    pub round: u32,
    pub table: u32,
    /// After this table, the next one without a result follows.
    pub series: bool,
    /// The index of the chosen place of the match.
    pub place: Option<usize>,
    /// The winner of the game before play stopped.
    pub won: Option<Side>,
    /// The index of the ending that decides without the steps.
    pub situation: Option<usize>,
    /// The seat of the first-named side, if it had to be asked for.
    pub first_side: Option<Side>,
    /// What the margin needs.
    pub for_margin: Option<Wanted>,
    /// The typed numbers of A and of B, by the field's id; the margin among them.
    typed: Vec<(String, [String; 2])>,
    holders: Vec<(String, Side)>,
    /// The rolls that were typed; the last one may be incomplete.
    rolls: Vec<[String; 2]>,
    /// The program rolls.
    pub rolled: bool,
    /// The index of the cell with the cursor.
    pub at: usize,
    /// The number of steps that are asked for.
    pub steps: usize,
    pub assessment: Option<Assessment>,
    /// The call replaces a result, and Enter again saves.
    pub asks: bool,
    pub(super) changed_by_others: bool,
    /// Why nothing was saved, or what is wrong with a number.
    pub error_text: Option<Message>,
}

impl TimeDialog {
    /// `Time is up · table 3`.
    pub fn title(&self) -> Message {
        let table = msg!("common.table", n = self.table);
        msg!("common.dotted", one = msg!("time-call.time-is-up").capitalised(), other = table)
    }

    pub fn new(event: &Event, at: (usize, u32, u32), series: bool) -> TimeDialog {
        let (stage, round, table) = at;
        let mut dialog = TimeDialog { stage, round, table, series, ..TimeDialog::default() };
        dialog.refresh(event);
        dialog
    }

    fn at(&self) -> (usize, u32, u32) {
        (self.stage, self.round, self.table)
    }

    pub fn pairing<'a>(&self, event: &'a Event) -> Option<&'a Pairing> {
        event.pairing_at(self.at())
    }

    fn round<'a>(&self, event: &'a Event) -> Option<&'a Round> {
        event.round_at(self.stage, self.round).map(|(_, round)| round)
    }

    /// The table as the calculation knows it; the error says why time is not called here.
    pub fn setting<'a>(&self, event: &'a Event) -> Result<Setting<'a>, Message> {
        let none = || msg!("dialog.table-is-gone", table = self.table);
        let (round, pairing) = self.round(event).zip(self.pairing(event)).ok_or_else(none)?;
        event.time_setting(self.stage, round, pairing)
    }

    fn chosen_place(&self, setting: &Setting) -> Option<Place> {
        places(setting).into_iter().nth(self.place?)
    }

    /// The call as it was said so far.
    fn call(&self, setting: &Setting) -> TimeCall {
        let place = self.chosen_place(setting);
        let several = place.as_ref().filter(|place| !place.not_started && self.situation.is_none());
        let situation = self.situation.and_then(|n| setting.procedure.situations.get(n));
        let mut call = TimeCall {
            games: place.as_ref().map(|place| place.before.clone()),
            game: place.as_ref().map(Place::now),
            won: several.map(|_| self.won),
            round_of_game: place.as_ref().and_then(|place| place.round).map(|(round, _)| round),
            situation: situation.map(|situation| situation.id.clone()),
            roll: self.rolled,
            ..TimeCall::default()
        };
        let [margin, _] = self.typed(MARGIN);
        if !margin.is_empty() {
            call.counted.push((MARGIN.to_owned(), margin));
        }
        if self.won.is_some() {
            call.roll = false;
            return call;
        }
        let seat = |side: Side| if side == Side::A { "A" } else { "B" };
        if let (Some(side), Some(first)) = (self.first_side, setting.ruleset.sides.first()) {
            call.counted.push((first.en.clone(), seat(side).to_owned()));
        }
        let counts_by_steps = place.is_none_or(|place| place.by_steps);
        for (n, step) in setting.procedure.steps.iter().enumerate() {
            let shown = n < self.steps && counts_by_steps && situation.is_none();
            for (at, field) in step.fields.iter().enumerate() {
                let decides = situation.is_some_and(|situation| situation.holder == field.id);
                let for_margin = self.for_margin == Some(Wanted::Count { step: n, field: at });
                if !shown && !decides && !for_margin {
                    continue;
                }
                let text = match step.is_held(field) {
                    true => self.holder(&field.id).map(|side| seat(side).to_owned()),
                    false if step.better == Better::Roll => self.rolls_text(),
                    false if field.side.is_some() => {
                        let [number, _] = self.typed(&field.id);
                        (!number.is_empty()).then_some(number)
                    }
                    false => self.both_typed(&field.id),
                };
                call.counted.extend(text.map(|text| (field.id.clone(), text)));
            }
        }
        call
    }

    /// The complete rolls that were typed, in the form of the verb.
    fn rolls_text(&self) -> Option<String> {
        let complete = self.rolls.iter().filter(|roll| roll.iter().all(|text| !text.is_empty()));
        let texts: Vec<String> = complete.map(|[a, b]| format!("{a}:{b}")).collect();
        (!texts.is_empty() && !self.rolled).then(|| texts.join(","))
    }

    /// The texts typed for a field.
    pub fn typed(&self, id: &str) -> [String; 2] {
        let found = self.typed.iter().find(|(known, _)| known == id);
        found.map_or_else(Default::default, |(_, texts)| texts.clone())
    }

    /// Both numbers typed for a field, in the form of the verb.
    fn both_typed(&self, id: &str) -> Option<String> {
        let [a, b] = self.typed(id);
        (!a.is_empty() && !b.is_empty()).then(|| format!("{a}:{b}"))
    }

    pub fn holder(&self, id: &str) -> Option<Side> {
        self.holders.iter().find(|(known, _)| known == id).map(|(_, side)| *side)
    }

    /// The typed rolls, the last of which may be incomplete.
    pub fn rolls(&self) -> &[[String; 2]] {
        &self.rolls
    }

    /// Calculates anew, and shows the steps that are needed now.
    pub fn refresh(&mut self, event: &Event) {
        let Ok(setting) = self.setting(event) else { return };
        let shown = std::mem::replace(&mut self.steps, usize::MAX);
        // The first pass finds the step that decides; what was typed for later ones is left
        // out of the second.
        for _ in 0..2 {
            match assess(&setting, &self.call(&setting)) {
                Ok(assessment) => {
                    let wants = assessment.for_margin.is_none()
                        && matches!(&assessment.state, State::Wants(wanted)
                            if wanted.iter().any(|one| !matches!(one, Wanted::Game)));
                    self.for_margin = assessment.for_margin;
                    self.steps = assessment.sums.len() + usize::from(wants);
                    self.assessment = Some(assessment);
                }
                Err(why) => {
                    let known = self.assessment.as_ref().map_or(0, |known| known.sums.len());
                    self.steps = match self.for_margin {
                        // The winner is known, so the fault is in what the margin needs.
                        Some(_) => shown,
                        None => (known + 1).min(setting.procedure.steps.len()),
                    };
                    self.assessment = None;
                    self.error_text = Some(msg!("screen.sentence", text = why).capitalised());
                    break;
                }
            }
        }
        let last = self.cells(&setting).len().saturating_sub(1);
        self.at = self.at.min(last);
    }

    /// After a change by the organizer: what was asked or refused is over.
    fn changed(&mut self, event: &Event) {
        (self.asks, self.changed_by_others, self.error_text) = (false, false, None);
        self.refresh(event);
    }

    /// Takes a digit for the cell with the cursor.
    pub fn digit(&mut self, event: &Event, key: Key) {
        let Ok(setting) = self.setting(event) else { return };
        let Some(digit) = key.digit() else { return };
        let Some(cell) = self.cell(&setting) else { return };
        let side = match digit {
            '1' => Some(Side::A),
            '2' => Some(Side::B),
            _ => None,
        };
        let number = digit.to_digit(10).unwrap_or(0) as usize;
        let mut moves = false;
        match cell {
            Cell::Game => {
                if (1..=places(&setting).len()).contains(&number) {
                    self.place = Some(number - 1);
                    self.won = None;
                    self.changed(event);
                    self.leave_game(&setting);
                }
                return;
            }
            Cell::Won => self.won = side,
            Cell::FirstSide => {
                self.first_side = side.or(self.first_side);
                moves = side.is_some();
            }
            Cell::Holder { step, field } => {
                if let (Some(side), Some(id)) = (side, id_of(&setting, step, field)) {
                    self.holders.retain(|(known, _)| *known != id);
                    self.holders.push((id, side));
                    moves = true;
                }
            }
            Cell::Number { step, field, seat } => {
                if let Some(id) = id_of(&setting, step, field) {
                    let text = self.text_mut(&id, seat);
                    if text.len() < MOST_DIGITS {
                        text.push(digit);
                    }
                }
            }
            Cell::Margin { .. } => {
                let text = self.text_mut(MARGIN, Side::A);
                if text.len() < MOST_DIGITS {
                    text.push(digit);
                }
            }
            Cell::Roll { .. } if self.rolled => {
                let key = key_for(Context::TimeCall, TIME_ERASE);
                self.error_text = Some(msg!("time-call.rolled-already", key));
                return;
            }
            Cell::Roll { n, seat, .. } => {
                if self.rolls.len() <= n {
                    self.rolls.resize(n + 1, Default::default());
                }
                let text = &mut self.rolls[n][seat as usize];
                if text.len() < MOST_DIGITS {
                    text.push(digit);
                }
            }
        }
        self.changed(event);
        if moves && self.at + 1 < self.cells(&setting).len() {
            self.at += 1;
        }
    }

    /// Goes to the first thing to count; if nothing is counted, to who won.
    fn leave_game(&mut self, setting: &Setting) {
        let cells = self.cells(setting);
        let counts = |cell: &Cell| !matches!(cell, Cell::Game | Cell::Won);
        self.at = cells.iter().position(counts).unwrap_or(cells.len().saturating_sub(1));
    }

    fn text_mut(&mut self, id: &str, seat: Side) -> &mut String {
        let at = match self.typed.iter().position(|(known, _)| known == id) {
            Some(at) => at,
            None => {
                self.typed.push((id.to_owned(), Default::default()));
                self.typed.len() - 1
            }
        };
        &mut self.typed[at].1[seat as usize]
    }

    /// Takes back the last digit, or the choice.
    pub fn erase(&mut self, event: &Event) {
        let Ok(setting) = self.setting(event) else { return };
        match self.cell(&setting) {
            Some(Cell::Game) => (self.place, self.won) = (None, None),
            Some(Cell::Won) => self.won = None,
            Some(Cell::FirstSide) => self.first_side = None,
            Some(Cell::Holder { step, field }) => {
                let id = id_of(&setting, step, field);
                self.holders.retain(|(known, _)| Some(known) != id.as_ref());
            }
            Some(Cell::Number { step, field, seat }) => {
                if let Some(id) = id_of(&setting, step, field) {
                    self.text_mut(&id, seat).pop();
                }
            }
            Some(Cell::Margin { .. }) => _ = self.text_mut(MARGIN, Side::A).pop(),
            Some(Cell::Roll { n, seat, .. }) => {
                self.rolled = false;
                if let Some(roll) = self.rolls.get_mut(n) {
                    roll[seat as usize].pop();
                }
            }
            None => {}
        }
        self.changed(event);
    }

    /// The program rolls the die.
    pub fn roll(&mut self, event: &Event) {
        self.rolls.clear();
        self.rolled = true;
        self.changed(event);
        if let Ok(setting) = self.setting(event) {
            self.at = self.cells(&setting).len().saturating_sub(1);
        }
    }

    /// Why the program cannot roll now. None: it can.
    fn why_no_roll(&self, event: &Event) -> Option<Message> {
        let setting = self.setting(event).ok()?;
        let dice = setting.procedure.steps.iter().filter(|step| step.better == Better::Roll);
        let with_faces = dice.flat_map(|step| &step.fields).any(|field| !field.faces.is_empty());
        let wanted = self.assessment.as_ref().is_some_and(|known| match &known.state {
            State::Wants(wanted) => wanted.iter().any(|one| matches!(one, Wanted::Roll { .. })),
            State::Decided(verdict) => verdict.time.rolled,
            State::PlayOn { .. } => false,
        });
        match (with_faces, wanted) {
            (false, _) => Some(msg!("time-call.time-dialog-no-die")),
            (true, false) => Some(msg!("time-call.die-not-yet")),
            (true, true) => None,
        }
    }

    /// Goes to the next ending that decides without the steps, and at last back to the steps.
    fn next_situation(&mut self, event: &Event) {
        let Ok(setting) = self.setting(event) else { return };
        let all = setting.procedure.situations.len();
        let next = self.situation.map_or(0, |n| n + 1);
        self.situation = (next < all).then_some(next);
        self.won = None;
        self.changed(event);
        self.leave_game(&setting);
    }

    /// Goes on with Enter: to the next cell, and behind the last one the call is saved.
    pub fn enter(&mut self, event: &Event, seen: u64) -> Option<Command> {
        let setting = self.setting(event).ok()?;
        let cells = self.cells(&setting);
        if let Some(why) = self.missing(&setting) {
            self.error_text = Some(why);
            return None;
        }
        if self.error_text.is_some() && self.assessment.is_none() {
            return None;
        }
        let decided =
            self.assessment.as_ref().is_some_and(|a| matches!(a.state, State::Decided(_)));
        if self.at + 1 < cells.len() && !self.asks {
            self.at += 1;
            return None;
        }
        if !decided {
            let why = self.assessment.as_ref().and_then(|a| why_undecided(&setting, a));
            let why = why.filter(|_| self.is_play_on());
            self.error_text = why.map(|why| msg!("screen.sentence", text = why).capitalised());
            return None;
        }
        self.save(event, &setting, seen)
    }

    /// Whether the game is to be played on before anything is counted.
    fn is_play_on(&self) -> bool {
        let state = self.assessment.as_ref().map(|assessment| &assessment.state);
        matches!(state, Some(State::PlayOn { .. }))
    }

    /// The command; if it replaces a result, only once it is entered again.
    fn save(&mut self, event: &Event, setting: &Setting, seen: u64) -> Option<Command> {
        let asked = std::mem::take(&mut self.asks);
        (self.changed_by_others, self.error_text) = (false, None);
        let there = self.pairing(event).is_some_and(|pairing| pairing.outcome.is_some());
        let mut call = self.call(setting);
        call.replace = there;
        let command = self.command(call);
        let news = result_changed(event, self.at(), seen);
        if let Some(news) = news.filter(|_| !asked) {
            (self.changed_by_others, self.asks, self.error_text) = (true, true, Some(news));
            return None;
        }
        let trial = Trial::of(event, &command, Moment::new(0, 0)).ok();
        let effects: Vec<Message> = trial.map_or_else(Vec::new, |trial| {
            trial.replaces().into_iter().chain(trial.effects_of_correction()).collect()
        });
        if effects.is_empty() || asked {
            return Some(command);
        }
        let [key, leave] =
            [TIME_ENTER, Act::CloseDialog].map(|act| key_for(Context::TimeCall, act));
        let ways = msg!("dialog.again-or-leave", key, leave);
        self.error_text = Some(Message::lines(vec![Message::sentences(effects), ways]));
        self.asks = true;
        None
    }

    fn command(&self, call: TimeCall) -> Command {
        Command::Report {
            table: self.table,
            result: Report::Time(Box::new(call)),
            round: Some(self.round),
            stage: u32::try_from(self.stage).ok(),
            drop: None,
        }
    }

    /// The reason why the cell with the cursor is not complete.
    fn missing(&self, setting: &Setting) -> Option<Message> {
        let [one, two] = ["1", "2"];
        match self.cell(setting)? {
            Cell::Game if self.place.is_none() => {
                Some(msg!("time-call.choose-game", most = places(setting).len()))
            }
            Cell::FirstSide if self.first_side.is_none() => {
                Some(msg!("time-call.choose", one, two))
            }
            Cell::Holder { step, field } => {
                let id = id_of(setting, step, field)?;
                let chosen = self.holder(&id).is_some();
                (!chosen).then(|| msg!("time-call.choose", one, two))
            }
            Cell::Number { step, field, seat } => {
                let id = id_of(setting, step, field)?;
                let text = &self.typed(&id)[seat as usize];
                text.is_empty().then(|| msg!("time-call.type-number"))
            }
            Cell::Margin { .. } => {
                let [margin, _] = self.typed(MARGIN);
                margin.is_empty().then(|| msg!("time-call.type-number"))
            }
            Cell::Roll { .. } if self.rolled => None,
            Cell::Roll { n, seat, .. } => {
                let text = self.rolls.get(n).map(|roll| roll[seat as usize].as_str());
                text.is_none_or(str::is_empty).then(|| {
                    let key = key_for(Context::TimeCall, TIME_ROLL);
                    msg!("time-call.type-roll", key)
                })
            }
            Cell::Game | Cell::Won | Cell::FirstSide => None,
        }
    }

    /// The form of the first table without a result whose own time is up, from this one on.
    /// Tables with lower numbers come after those with higher ones.
    fn due_from(event: &Event, at: (usize, u32, u32), now: Moment) -> Option<TimeDialog> {
        let (stage, round, table) = at;
        let pairings = &event.round().filter(|_| event.is_newest(stage, round))?.pairings;
        let is_due = |pairing: &&Pairing| {
            let left = event.time_left_at(pairing, now.unix);
            pairing.outcome.is_none() && pairing.b.is_some() && left.is_some_and(|left| left <= 0)
        };
        let due = pairings.iter().filter(is_due).filter_map(|pairing| pairing.table);
        let next = due.min_by_key(|one| (*one < table, *one))?;
        Some(TimeDialog::new(event, (stage, round, next), true))
    }

    /// The form of the next table behind this one.
    pub(super) fn next_due(&self, event: &Event, now: Moment) -> Option<TimeDialog> {
        TimeDialog::due_from(event, (self.stage, self.round, self.table + 1), now)
    }

    /// Follows what others have done: the table may be gone, or have a result.
    pub(super) fn follow(&mut self, event: &Event, seen: u64) -> Result<(), ClosedByOthers> {
        let seats = seats_changed(event, self.at(), seen);
        if let Err(why) = self.setting(event) {
            let title = msg!("common.table", n = self.table).capitalised();
            let why = msg!("screen.sentence", text = why).capitalised();
            return Err(ClosedByOthers::new(title, seats.unwrap_or(why)));
        }
        if seats.is_some() {
            let at = (self.stage, self.round, self.table);
            *self = TimeDialog::new(event, at, self.series);
        } else {
            self.refresh(event);
        }
        if let Some(news) = seats.or_else(|| result_changed(event, self.at(), seen)) {
            (self.changed_by_others, self.asks, self.error_text) = (true, false, Some(news));
        }
        Ok(())
    }
}

/// The id of a field of the procedure.
fn id_of(setting: &Setting, step: usize, field: usize) -> Option<String> {
    Some(setting.procedure.steps.get(step)?.fields.get(field)?.id.clone())
}

/// Opens the form of the desk's table or of the typed one.
///
/// Without either, it opens the forms of all whose time is up, one after another.
pub fn open(model: &mut Model, now: Moment) {
    let desk = model.desk().map(|desk| (desk.stage, desk.round, desk.table));
    let typed = model.open_event().is_some_and(|open| !open.digits.is_empty());
    let at = match desk {
        Some(at) => Some(at),
        None if typed => match round::named_table(model) {
            Some(at) => Some(at),
            None => return,
        },
        None => None,
    };
    let Some(open) = model.open_event() else { return };
    let dialog = match at {
        Some(at) => Ok(TimeDialog::new(open.event(), at, false)),
        None => {
            let chosen = open.chosen_table().unwrap_or(1);
            let round = open.round().map(|(stage, _, round)| (stage, round.number, chosen));
            let first = round.and_then(|at| TimeDialog::due_from(open.event(), at, now));
            first.ok_or_else(|| none_due(open.event(), now))
        }
    };
    let checked = dialog.and_then(|dialog| {
        let with_table = |why: Message| {
            let label = msg!("common.table", n = dialog.table).capitalised();
            msg!("common.labelled-stop", label, text = why)
        };
        match model.event().map(|event| dialog.setting(event).map(|_| ())) {
            Some(Err(why)) => Err(with_table(why)),
            _ => Ok(dialog),
        }
    });
    match checked {
        Ok(dialog) => show(model, dialog),
        Err(why) => model.refuse(why),
    }
}

/// Why no table is asked about: the clock, or the extra time of those still playing.
fn none_due(event: &Event, now: Moment) -> Message {
    let left = event.clock.reading(now.unix).seconds();
    match left {
        None => msg!("board.no-clock"),
        Some(left) if left > 0 => {
            let left = format!("{}:{:02}", left / 60, left % 60);
            msg!("time-call.time-dialog-time-left", left)
        }
        Some(_) => msg!("time-call.all-done"),
    }
}

/// Shows the form; what was typed for this table before it was left is there again.
fn show(model: &mut Model, dialog: TimeDialog) {
    let Some(open) = model.open_event_mut() else { return };
    open.table = Some(dialog.table);
    let kept = open.kept_time.take_if(|kept| kept.is_for(&dialog));
    let dialog = match kept {
        Some(kept) => kept.again(open.session.event(), dialog.series),
        None => dialog,
    };
    model.ask(Dialog::Time(Box::new(dialog)));
}

/// Changes the form by a key that saves nothing.
fn change(model: &mut Model, change: impl FnOnce(&mut TimeDialog, &Event)) {
    if let Some((dialog, event)) = model.top_mut::<TimeDialog>() {
        change(dialog, event);
    }
}

/// Goes to the next cell; behind the last one the call is saved.
fn enter(model: &mut Model) -> Vec<Effect> {
    let Some(Dialog::Time(mut dialog)) = model.dialogs.pop() else { return Vec::new() };
    let command = model.open_event_mut().and_then(|open| {
        let seen = open.seen.read();
        let command = dialog.enter(open.session.event(), seen);
        if dialog.asks {
            open.seen.answered(open.session.event());
        }
        command
    });
    match command {
        Some(command) => {
            // Later rounds of finals count the sides, so they are recorded as well.
            let side = model.event().and_then(|event| dialog.side_to_record(event));
            model.pending = Some(Dialog::Time(dialog));
            side.into_iter().chain([command]).map(Effect::Commit).collect()
        }
        None => {
            model.ask(Dialog::Time(dialog));
            Vec::new()
        }
    }
}

/// Leaves this table, and goes on to the next whose time is up.
fn skip(model: &mut Model, now: Moment) {
    let Some(Dialog::Time(dialog)) = model.dialogs.pop() else { return };
    let next = model.event().and_then(|event| dialog.next_due(event, now));
    match next.filter(|next| next.table != dialog.table) {
        Some(next) => show(model, next),
        None => model.message = Some(StatusMessage::info(msg!("time-call.last-skipped"))),
    }
}

/// Why time cannot be called: no round, or rules that do not say what happens then.
pub fn cannot_call(model: &Model) -> Option<Message> {
    round::no_result(model).or_else(|| {
        let none = model.event()?.ruleset.end_of_time.iter().all(|p| p.rounds.is_empty());
        none.then(|| msg!("screen.sentence", text = msg!("time-call.no-procedure")).capitalised())
    })
}

fn no_roll(model: &Model) -> Option<Message> {
    let (dialog, event) = model.top::<TimeDialog>()?;
    dialog.why_no_roll(event)
}

fn no_situation(model: &Model) -> Option<Message> {
    let (dialog, event) = model.top::<TimeDialog>()?;
    let none = dialog.setting(event).is_ok_and(|s| s.procedure.situations.is_empty());
    none.then(|| msg!("time-call.time-dialog-no-situation"))
}

/// Why no other table follows.
fn no_series(model: &Model) -> Option<Message> {
    let (dialog, _) = model.top::<TimeDialog>()?;
    (!dialog.series).then(|| msg!("time-call.last-skipped"))
}
