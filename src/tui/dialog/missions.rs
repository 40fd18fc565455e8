//! The list of missions, to settle that of the round, and the numbers of a die.

use super::Dialog;
use super::confirm::ClosedByOthers;
use super::form::{Form, FormField, Purpose, REASON, ask_form, whole_number};
use crate::event::{Command, Event, MissionBy, MissionRequest, MissionUse, Phase, phase};
use crate::tui::active_keys;
use crate::tui::active_keys::refusal;
use crate::tui::prelude::*;

// The labels of the fields.
const ROLL: Message = msg!("aids.form-roll");

/// The numbers of the missions and of the die that most organizers have.
const MISSION_DIGITS: &[Key] = &[ch('1'), ch('2'), ch('3'), ch('4'), ch('5'), ch('6')];

#[rustfmt::skip]
pub static KEYS: &[Binding] = &[
    unhinted!(Missions, MISSION_DIGITS, MISSION_DIGIT, msg!("aids.choose")).listed(msg!("aids.by-number")),
    bind!(Missions, &[ENTER], TAKE_MISSION, msg!("aids.choose")),
    bind!(Missions, &[ch('+')], REDRAW_MISSION, msg!("aids.redraw")),
    bind!(Missions, &[ch('v')], MISSION_DIE, msg!("judge.die"), msg!("keys.die")),
    bind!(Missions, &[TAB], OTHER_ROUND, msg!("aids.other-round")),
    bind!(Missions, &[ESC], CloseDialog, msg!("keys.back")),
    unhinted!(MissionDie, MISSION_DIGITS, MISSION_DIGIT, msg!("aids.type-roll")).listed(msg!("aids.by-number")),
    bind!(MissionDie, &[ENTER], TAKE_MISSION, msg!("aids.type-roll")),
    bind!(MissionDie, &[ESC, ch('v')], MISSION_DIE, msg!("keys.list"), msg!("keys.back")),
];

acts! {
    MISSION_DIGIT = causes(|model, press| digit(model, press.key)).saves();
    TAKE_MISSION = causes(|model, _| take(model)).saves();
    REDRAW_MISSION = changes(|model, _| ask_redraw(model)).unless(cannot_redraw).saves();
    MISSION_DIE = changes(|model, _| turn_to_die(model)).unless(no_die);
    OTHER_ROUND = changes(|model, _| other_round(model)).unless(no_other_round);
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Missions {
    pub at: usize,
    /// The numbers of a die are shown instead of the list.
    pub die: bool,
    /// The mission of the coming round is settled, not that of the newest one.
    pub next: bool,
}

impl Missions {
    /// The list for the round in progress, or between rounds for the coming one.
    pub fn of(event: &Event) -> Missions {
        let next = match phase(event) {
            Phase::Registration | Phase::BetweenRounds { .. } => true,
            Phase::CutDue { .. } => true,
            Phase::Playing { .. } | Phase::Decided { .. } | Phase::Finished => {
                event.round().is_none()
            }
        };
        let mut list = Missions { at: 0, die: false, next };
        list.go_to_present(event);
        list
    }

    /// Selects the mission that the round has.
    fn go_to_present(&mut self, event: &Event) {
        let present = self.present(event).and_then(|number| usize::try_from(number).ok());
        self.at = present.map_or(0, |number| number.saturating_sub(1));
    }

    /// The number of the mission that the round has now.
    pub fn present(&self, event: &Event) -> Option<u32> {
        if self.next { event.next_mission } else { event.mission_now() }
    }

    pub fn uses<'a>(&self, event: &'a Event) -> Vec<MissionUse<'a>> {
        event.mission_uses(self.next).unwrap_or_default()
    }

    pub fn step(&mut self, step: CursorMove, event: Option<&Event>) {
        self.at = step.from(self.at, event.map_or(0, |event| self.uses(event).len()));
    }

    /// The number of the mission under the cursor.
    pub fn chosen(&self, event: &Event) -> Option<u32> {
        let uses = self.uses(event);
        let last = uses.len().checked_sub(1)?;
        uses.get(self.at.min(last)).map(|of| of.number)
    }

    /// The request for the mission with this number; the organizer sees whether it was used.
    pub fn by_hand(&self, event: &Event, number: u32) -> MissionRequest {
        let again = self.uses(event).iter().any(|of| of.number == number && !of.open);
        self.request(MissionBy::Hand(number.to_string()), again)
    }

    fn by_die(&self, roll: u32) -> MissionRequest {
        self.request(MissionBy::Die(roll), false)
    }

    fn request(&self, by: MissionBy, again: bool) -> MissionRequest {
        MissionRequest { by, again, next: self.next, reason: None }
    }

    /// Whether another mission needs a reason: results of the round are in.
    fn needs_reason(&self, event: &Event) -> bool {
        !self.next && event.round().is_some_and(|round| round.has_started())
    }

    /// Shows the coming round if the round in progress was undone.
    pub(super) fn follow(&mut self, event: &Event) -> Result<(), ClosedByOthers> {
        if event.finished.is_some() {
            let why = msg!("common.closed", undo = key_for(Context::Main, Act::Undo));
            return Err(ClosedByOthers::new(msg!("keys.place-name-missions"), why));
        }
        self.next |= event.round().is_none();
        Ok(())
    }
}

impl Form {
    /// Asks why the mission is settled in this way.
    pub fn mission(title: Message, asked: MissionRequest) -> Form {
        let fields = vec![FormField::text(REASON, "")];
        let mut form = Form::new(Purpose::Mission(asked), title, fields);
        form.about = vec![msg!("aids.reason-help")];
        form
    }

    /// Asks for the number that a die shows, if it may have more than one digit.
    fn mission_roll(event: &Event, next: bool) -> Option<Form> {
        let die = event.mission_die(next)?;
        let fields = vec![FormField::text(ROLL, "")];
        let title = msg!("aids.die", sides = die.sides);
        let mut form = Form::new(Purpose::MissionRoll { next }, title, fields);
        form.about = event.die_lines(&die);
        Some(form)
    }

    pub(super) fn submit_mission(&self, asked: &MissionRequest) -> Result<Vec<Effect>, Message> {
        match self.value(&REASON) {
            "" => Err(msg!("dialog.reason-missing")),
            reason => {
                let reason = Some(reason.to_owned());
                Ok(vec![Effect::Commit(Command::Mission(MissionRequest {
                    reason,
                    ..asked.clone()
                }))])
            }
        }
    }

    pub(super) fn submit_roll(&self, next: bool) -> Result<Vec<Effect>, Message> {
        let roll = whole_number(&ROLL, self.value(&ROLL))?;
        let roll = roll.ok_or_else(|| msg!("aids.roll-missing"))?;
        let by = MissionBy::Die(roll);
        let asked = MissionRequest { by, again: false, next, reason: None };
        Ok(vec![Effect::Commit(Command::Mission(asked))])
    }
}

pub fn open(model: &mut Model) {
    if let Some(missions) = model.event().map(Missions::of) {
        model.ask(Dialog::Missions(missions));
    }
}

/// Takes the mission of this number, or the number that the die shows.
fn digit(model: &mut Model, key: Key) -> Vec<Effect> {
    let Some(number) = key.sign().and_then(|sign| sign.to_digit(10)) else { return Vec::new() };
    let asked = model.top::<Missions>().map(|(missions, event)| match missions.die {
        true => missions.by_die(number),
        false => missions.by_hand(event, number),
    });
    asked.map_or_else(Vec::new, |asked| settle(model, asked))
}

/// Takes the mission under the cursor. Beside the die, it asks for the number of a larger one.
fn take(model: &mut Model) -> Vec<Effect> {
    let Some((missions, event)) = model.top::<Missions>() else { return Vec::new() };
    if missions.die {
        let next = missions.next;
        ask_form(model, |open| Form::mission_roll(open.event(), next));
        return Vec::new();
    }
    let asked = missions.chosen(event).map(|number| missions.by_hand(event, number));
    asked.map_or_else(Vec::new, |asked| settle(model, asked))
}

/// Commits the request, after asking for the reason if it needs one.
fn settle(model: &mut Model, asked: MissionRequest) -> Vec<Effect> {
    let needs_reason =
        model.top::<Missions>().is_some_and(|(missions, event)| missions.needs_reason(event));
    if !needs_reason {
        return vec![Effect::Commit(Command::Mission(asked))];
    }
    let title = model
        .top::<Missions>()
        .map_or_else(Message::nothing, |(missions, event)| title(missions, event, &asked));
    model.ask(Dialog::Form(Form::mission(title, asked)));
    Vec::new()
}

/// The question for the reason, with the mission that was asked for.
fn title(missions: &Missions, event: &Event, asked: &MissionRequest) -> Message {
    let uses = missions.uses(event);
    let number = match &asked.by {
        MissionBy::Hand(number) => number.parse().ok(),
        MissionBy::Die(roll) => event.mission_die(missions.next).and_then(|die| die.mission(*roll)),
        MissionBy::Redraw => None,
    };
    let found = uses.iter().find(|of| Some(of.number) == number);
    match found {
        Some(of) => msg!("aids.why-title", mission = of.mission.title()),
        None => msg!("aids.why-redraw"),
    }
}

/// Asks why the mission is to be drawn again.
fn ask_redraw(model: &mut Model) {
    let by = MissionBy::Redraw;
    let asked = MissionRequest { by, again: false, next: false, reason: None };
    model.ask(Dialog::Form(Form::mission(msg!("aids.why-redraw"), asked)));
}

/// Shows the numbers of the die instead of the list, or the list again.
fn turn_to_die(model: &mut Model) {
    if let Some((missions, _)) = model.top_mut::<Missions>() {
        missions.die = !missions.die;
    }
}

/// Turns to the coming round, or back to the newest one.
fn other_round(model: &mut Model) {
    let Some((missions, event)) = model.top_mut::<Missions>() else { return };
    missions.next = !missions.next;
    missions.go_to_present(event);
}

pub fn no_missions(model: &Model) -> Option<Message> {
    let event = model.event()?;
    match event.ruleset.missions {
        None => Some(msg!("aids.has-none")),
        Some(_) => active_keys::closed(model),
    }
}

fn no_other_round(model: &Model) -> Option<Message> {
    model.event()?.round().is_none().then(|| msg!("aids.no-other-round"))
}

/// Why the mission cannot be drawn again. The reason for another draw is asked later.
fn cannot_redraw(model: &Model) -> Option<Message> {
    let (missions, event) = model.top::<Missions>()?;
    if missions.next {
        return Some(msg!("aids.nothing-to-redraw"));
    }
    let reason = Some("x".to_owned());
    let asked = MissionRequest { by: MissionBy::Redraw, again: false, next: false, reason };
    refusal(event, &Command::Mission(asked))
}

fn no_die(model: &Model) -> Option<Message> {
    let (missions, event) = model.top::<Missions>()?;
    let redraw = || key_for(Context::Missions, REDRAW_MISSION);
    let none = event.mission_die(missions.next).is_none();
    none.then(|| msg!("aids.too-many-for-a-die", redraw = redraw()))
}

pub fn draw(model: &Model, dialog: &Missions, keys: &KeyList, frame: &mut Frame, body: Rect) {
    let (theme, words) = (&model.theme, &model.words);
    let Some(event) = model.event() else { return };
    let columns = usize::from(Width::Narrow.columns(body));
    let uses = dialog.uses(event);
    let roll = match dialog.die {
        true => die(event, dialog.next),
        false => Vec::new(),
    };
    let below = match (dialog.die, dialog.next) {
        (true, _) => msg!("aids.press-roll"),
        (false, true) => msg!("aids.until-paired"),
        (false, false) => msg!("aids.until"),
    };
    let below = text::wrapped(&words.text(&below), columns);
    let rows = if dialog.die { roll.len() } else { uses.len() };
    let size = (Width::Narrow, (rows + 1 + below.len()) as u16);
    let (mission, round) = (msg!("verify.mission").capitalised(), round(event, dialog.next));
    let title = words.text(&msg!("common.labelled", label = mission, text = round));
    let inner = boxed(frame, model, keys, body, size, &title);
    let fixed = (below.len() as u16 + 1).min(inner.height.saturating_sub(1));
    let above = Rect { height: inner.height - fixed, ..inner };
    if dialog.die {
        let lines = roll.iter().map(|line| Line::styled(words.text(line), theme.text));
        list::lines(frame, above, &lines.collect::<Vec<Line>>());
    } else {
        let at = Some(dialog.at.min(uses.len().saturating_sub(1)));
        let names = uses.iter().map(|of| text::width(&words.text(&of.mission.title())));
        let name = names.max().unwrap_or(0).min(columns.saturating_sub(6)) + 1;
        list::rows(frame, above, (theme, &model.words), (uses.len(), at), true, |row| {
            let of = &uses[row];
            let present = dialog.present(event) == Some(of.number);
            let style = match (present, of.open) {
                (true, _) => theme.wanted,
                (false, true) => theme.text,
                (false, false) => theme.quiet,
            };
            let mission = text::sanitise(&words.text(&of.mission.title()));
            Line::from(vec![
                Span::styled(format!("{:>2}  ", of.number), theme.key),
                Span::styled(text::left(&mission, name), style),
                Span::styled(words.arg(&used(event, dialog, of)), theme.quiet),
            ])
        });
    }
    let below: Vec<Line> = below.into_iter().map(|line| Line::styled(line, theme.quiet)).collect();
    let lines: Vec<Line> = std::iter::once(Line::default()).chain(below).collect();
    let place = Rect { y: above.bottom(), height: inner.bottom() - above.bottom(), ..inner };
    list::lines(frame, place, &lines);
}

/// The round whose mission is settled.
fn round(event: &Event, next: bool) -> Message {
    let newest = event.stage().zip(event.round()).filter(|_| !next);
    newest.map_or_else(|| msg!("aids.for-next"), |(stage, round)| stage.round_name(round.number))
}

/// The rounds that had the mission: `now`, `round 1, round 4`, `not used`.
fn used(event: &Event, dialog: &Missions, of: &MissionUse) -> Arg {
    let newest = (event.stages.len(), event.round().map_or(0, |round| round.number));
    let settled = event.next_mission == Some(of.number);
    let settled = settled.then(|| match dialog.next {
        true => msg!("aids.settled-next"),
        false => msg!("aids.for-next"),
    });
    let rounds = of.rounds.iter().map(|(stage, round)| {
        let named = stage.checked_sub(1).and_then(|at| event.stages.get(at));
        match named {
            _ if (*stage, *round) == newest && !dialog.next => msg!("aids.now"),
            Some(stage) => stage.round_name(*round),
            None => Message::verbatim(round.to_string()),
        }
    });
    let parts: Vec<Arg> = settled.into_iter().chain(rounds).map(Arg::from).collect();
    if parts.is_empty() { msg!("aids.unused").into() } else { Arg::Series(parts) }
}

/// The die to roll, and the meaning of each of its numbers.
fn die(event: &Event, next: bool) -> Vec<Message> {
    let Some(die) = event.mission_die(next) else { return Vec::new() };
    let first = msg!("aids.die", sides = die.sides);
    std::iter::once(first).chain(event.die_lines(&die)).collect()
}
