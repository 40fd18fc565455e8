//! The judge's desk of a table: who sits there, and what a judge can do about it.

use super::confirm::ClosedByOthers;
use super::form::{Answer, FormField, Purpose, ask_form, whole_number};
use super::{Dialog, Form, ReportDialog, auction, choices, form, overkill, report};
use crate::decklist::{ListState, list_state};
use crate::event::actions::NewCall;
use crate::event::{Call, Command, Event, Id, LeaderLine, Pairing, Ruler, Side, Status};
use crate::show::list_state_words;
use crate::tui::active_keys::refusal;
use crate::tui::prelude::*;
use crate::tui::screen::round;
use crate::tui::ui::words;
use crate::words::capitalised;

// The labels of the fields.
const EXTRA_MINUTES: Message = msg!("judge.form-extra");
const CALL_ABOUT: Message = msg!("judge.column-about");
const WHO_CAME: Message = msg!("judge.column-came");

#[rustfmt::skip]
pub static KEYS: &[Binding] = &[
    bind!(Desk, &[ENTER], Enter, msg!("keys.result")),
    bind!(Desk, &[ch('1')], FIRST_PLAYER, msg!("judge.key-choose")),
    bind!(Desk, &[ch('2')], SECOND_PLAYER, msg!("judge.key-choose")).beside(FIRST_PLAYER),
    bind!(Desk, &[ch('3')], EXTEND, msg!("keys.extra-time")).of_verb("extend"),
    bind!(Desk, &[ch('4')], CALL, msg!("judge.key-short")),
    bind!(Desk, &[ch('5')], Penalty, msg!("keys.penalty")),
    bind!(Desk, &[ch('6')], DeckCheck, msg!("verify.deck-check")),
    bind!(Desk, &[ch('7')], Component, msg!("judge.key-component"), msg!("keys.component")),
    bind!(Desk, &[ch('8')], MARK_STARTED, msg!("tables.hint-started")).of_verb("started …"),
    bind!(Desk, &[ch('9')], MOVE_TABLE, msg!("keys.move-table")).of_verb("table …"),
    bind!(Desk, &[ch('T')], CallTime, msg!("time-call.time-key-called")),
    bind!(Desk, &[ch('D')], Disqualify, msg!("judge.key-disqualify")),
    bind!(Desk, &[ch('K')], ShowSheet, msg!("judge.key-history"), msg!("judge.sheet")),
    bind!(Desk, &[ch('h')], ShowList, msg!("preflight.to-list"), msg!("keys.show")),
    bind!(Desk, &[ch('m')], Missions, msg!("verify.mission")),
    bind!(Desk, &[ch('R')], ShowRules, msg!("keys.rules")),
    bind!(Desk, &[ESC], CloseDialog, msg!("keys.back")),
    bind!(Desk, &[ch('B')], AUCTION, msg!("keys.auction")),
    bind!(Desk, &[ch('O')], OVERKILL, msg!("keys.overkill")),
    bind!(Desk, &[ch('Q')], Guided, msg!("keys.guided")),
];

acts! {
    FIRST_PLAYER = changes(|model, _| choose(model, Side::A));
    SECOND_PLAYER = changes(|model, _| choose(model, Side::B));
    EXTEND = changes(|model, _| form::extend(model)).unless(round::no_table).saves();
    CALL = changes(|model, _| call(model)).unless(cannot_note_call).saves();
    MARK_STARTED = causes(|model, _| choices::toggle_started(model)).unless(choices::cannot_mark).saves();
    MOVE_TABLE = changes(|model, _| form::move_table(model))
        .unless(round::cannot_move_table).saves();
    AUCTION = changes(|model, _| auction::open(model)).unless(auction::no_auction);
    OVERKILL = changes(|model, _| overkill::open(model)).unless(overkill::no_overkill);
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Desk {
    pub stage: usize,
    pub round: u32,
    pub table: u32,
    /// The player that keys act on.
    pub side: Side,
}

impl Desk {
    pub fn new(stage: usize, round: u32, table: u32) -> Desk {
        Desk { stage, round, table, side: Side::A }
    }

    pub fn pairing<'a>(&self, event: &'a Event) -> Option<&'a Pairing> {
        event.pairing_at((self.stage, self.round, self.table))
    }

    /// The two players at the table.
    pub fn players(&self, event: &Event) -> Option<[Id; 2]> {
        let pairing = self.pairing(event)?;
        Some([pairing.a, pairing.b?])
    }

    /// The player that keys act on.
    pub fn player(&self, event: &Event) -> Option<Id> {
        self.pairing(event)?.at(self.side)
    }

    pub fn step(&mut self, step: CursorMove) {
        let at = step.from(usize::from(self.side == Side::B), 2);
        self.side = if at == 0 { Side::A } else { Side::B };
    }

    /// Closes if the table is no longer there.
    pub(super) fn follow(&self, event: &Event) -> Result<(), ClosedByOthers> {
        self.pairing(event).map(drop).ok_or_else(|| ClosedByOthers::without_table(self.table))
    }
}

/// `Table 3 · Round 1`.
pub fn table_of_round(table: u32, round: Message) -> Message {
    let table = msg!("common.table", n = table).capitalised();
    msg!("common.dotted", one = table, other = round)
}

/// Opens the desk of the typed table, else of the chosen one.
pub fn open(model: &mut Model) {
    if let Some((stage, round, table)) = round::named_table(model) {
        model.ask(Dialog::Desk(Desk::new(stage, round, table)));
    }
}

/// Opens the result dialog of the desk's table, whatever table the screen behind has chosen.
pub fn enter_result(model: &mut Model, desk: Desk) {
    let Desk { stage, round, table, .. } = desk;
    if let Some(event) = model.event() {
        let report = ReportDialog::new(event, (stage, round, table));
        model.ask(Dialog::Report(report));
    }
}

/// Chooses the player that keys act on.
fn choose(model: &mut Model, side: Side) {
    if let Some(Dialog::Desk(desk)) = model.dialogs.last_mut() {
        desk.side = side;
    }
}

/// Opens the form for a call at the table.
fn call(model: &mut Model) {
    let Some(table) = model.chosen_table() else { return };
    ask_form(model, |open| Some(Form::call(open.event(), table)));
}

impl Form {
    /// The form suggests the one who rules at the table, if a leader plays there.
    pub fn call(event: &Event, table: u32) -> Form {
        let ruled = event.ruled_table_at(table);
        let ruler = match ruled.as_ref().map(|ruled| &ruled.ruler) {
            Some(Ruler::Leader { name, .. }) => Some(name.as_str()),
            _ => None,
        };
        let here = event.leader_lines().into_iter().filter(|line| line.here);
        let name = |LeaderLine { name, .. }| Answer::plain(name);
        let nobody = Answer::new("", msg!("handbook.nobody"));
        let answers: Vec<Answer> = std::iter::once(nobody).chain(here.map(name)).collect();
        let at = answers.iter().position(|answer| Some(answer.value.as_str()) == ruler);
        let fields = vec![
            FormField::text(EXTRA_MINUTES, ""),
            FormField::choice(WHO_CAME, answers, at.unwrap_or(0)),
            FormField::text(CALL_ABOUT, ""),
        ];
        let title = msg!("judge.form-title", table);
        let mut form = Form::new(Purpose::Call { table }, title, fields);
        let pairing = event.round().and_then(|round| round.at_table(table));
        let players = pairing.and_then(|pairing| Some([pairing.a, pairing.b?]));
        let players = players.map(|of| of.map(|id| event.label(id)));
        let players = players.map(|[a, b]| msg!("pairing.two", a, b));
        let rules = ruled.as_ref().map(|ruled| ruled.sentence(&event.ruleset));
        form.about = players.into_iter().chain(rules).collect();
        form
    }

    pub(super) fn submit_call(&self, table: u32) -> Result<Vec<Effect>, Message> {
        let extra = whole_number(&EXTRA_MINUTES, self.value(&EXTRA_MINUTES))?;
        let text_of =
            |label: &Message| Some(self.value(label).to_owned()).filter(|text| !text.is_empty());
        let (by, what) = (text_of(&WHO_CAME), text_of(&CALL_ABOUT));
        Ok(vec![Effect::Commit(Command::Call(NewCall { table, extra, by, what }))])
    }
}

/// The newest biddings, splits and rulings that are shown; all of them are in the log.
const SETTLED: usize = 2;

/// Columns before a name: the cursor, and the player's key.
const INDENT: usize = 5;

pub fn draw(model: &Model, desk: &Desk, keys: &KeyList, frame: &mut Frame, body: Rect) {
    let theme = &model.theme;
    let Some(event) = model.event() else { return };
    let Some((pairing, players)) = desk.pairing(event).zip(desk.players(event)) else { return };
    let columns = usize::from(Width::Wide.columns(body));
    let mut lines = Vec::new();
    for (n, (id, side)) in players.into_iter().zip([Side::A, Side::B]).enumerate() {
        let chosen = side == desk.side;
        let sign = if chosen { CURSOR } else { " " };
        let name = text::cut_name(&event.label(id), columns.saturating_sub(INDENT));
        let style = if chosen { theme.wanted } else { theme.text };
        lines.push(Line::from(vec![
            Span::styled(format!("{sign} {}  ", n + 1), theme.key),
            Span::styled(name, style),
        ]));
        for (fact, warns) in facts(event, id, desk) {
            let style = if warns { theme.warning } else { theme.quiet };
            lines.extend(wrapped(model, &fact, columns, style));
        }
    }
    lines.extend(call_lines(model, event, desk, (columns, players)));
    lines.push(Line::default());
    if let Some(sides) = report::view::in_words(event, pairing, columns, &model.words) {
        lines.push(Line::styled(text::cut(&capitalised(&sides), columns), theme.quiet));
    }
    let stage = event.stages.get(desk.stage.saturating_sub(1));
    let now = match &pairing.outcome {
        Some(outcome) => {
            let names = players.map(|id| text::sanitise(&event.label(id)));
            let [a, b] = &names;
            let result = words::result(event, pairing, outcome, [a, b]);
            msg!("judge.now", result)
        }
        None if pairing.so_far.is_empty() => msg!("judge.no-result-yet"),
        None => {
            let score = stage.map(|stage| event.score_of(stage, pairing.so_far).join("–"));
            let score = score.unwrap_or_default();
            let next = pairing.so_far.played() + 1;
            msg!("judge.goes-on", score, next)
        }
    };
    lines.extend(list::wrapped(&model.words.text(&now), columns, theme.text));
    let all_settled = event.settled_at(desk.stage, desk.round, desk.table);
    let more = all_settled.len().saturating_sub(SETTLED);
    let more = (more > 0).then(|| msg!("aids.more-in-log", n = more));
    for settled in all_settled.into_iter().take(SETTLED).chain(more) {
        lines.extend(list::wrapped(&model.words.text(&settled), columns, theme.quiet));
    }
    let round = stage.map_or_else(Message::nothing, |stage| stage.round_title(desk.round));
    let title = table_of_round(desk.table, round);
    let size = (Width::Wide, lines.len() as u16);
    let inner = boxed(frame, model, keys, body, size, &model.words.text(&title));
    list::lines(frame, inner, &lines);
}

fn wrapped(model: &Model, fact: &Message, columns: usize, style: Style) -> Vec<Line<'static>> {
    let lines = text::wrapped(&model.words.text(fact), columns.saturating_sub(INDENT));
    let indent = " ".repeat(INDENT);
    lines.into_iter().map(|line| Line::styled(format!("{indent}{line}"), style)).collect()
}

/// The facts about a player that a judge asks for first, each with whether it warns.
fn facts(event: &Event, id: Id, desk: &Desk) -> Vec<(Message, bool)> {
    let status = event.entrant(id).map(|entrant| entrant.status);
    let left = match status {
        Some(Status::Dropped { .. }) => Some(msg!("pages.left")),
        Some(Status::Disqualified { .. }) => Some(msg!("season.disqualified")),
        _ => None,
    };
    let open = event.recommended.get(&id);
    let open = open.map(|open| msg!("judge.open", marshal = &open.marshal));
    let penalties = penalties(event, id);
    let components = still_missing(event, id);
    let warnings = left.into_iter().chain(open).chain(penalties).chain(components);
    let quiet = checks(event, id, desk).into_iter().chain(proxies(event, id));
    let facts = warnings.map(|fact| (fact, true)).chain(quiet.map(|fact| (fact, false)));
    facts.chain(list_fact(event, id)).collect()
}

/// The state of the player's list; a list that the rules accept is no warning.
fn list_fact(event: &Event, id: Id) -> Option<(Message, bool)> {
    let state = list_state(event, id);
    let open = matches!(state, ListState::Missing | ListState::Faulty(..));
    let is_shown = event.lists_required() || state != ListState::Missing;
    is_shown.then(|| (msg!("decklist.list-is", state = list_state_words(state)), open))
}

/// The player's penalties in this event: `2 penalties: warning, game loss`.
fn penalties(event: &Event, id: Id) -> Option<Message> {
    let kinds: Vec<Arg> = (event.penalties.iter())
        .filter(|penalty| penalty.id == id)
        .map(|penalty| {
            let known = event.ruleset.penalties.iter().find(|known| known.id == penalty.kind);
            known.map_or_else(|| penalty.kind.as_str().into(), |known| Arg::from(&known.name))
        })
        .collect();
    let n = kinds.len();
    (n > 0).then(|| msg!("judge.penalties", n, kinds = Arg::Series(kinds)))
}

/// Components that were lost and not replaced: they must be there when the next round starts.
fn still_missing(event: &Event, id: Id) -> Vec<Message> {
    let sentences = event.still_missed_by(id).filter_map(|case| {
        let what = match &case.name {
            Some(name) => Arg::from(name.as_str()),
            None => case.component.phrase().into(),
        };
        Some(msg!("judge.missing", what, round = case.at?.round))
    });
    sentences.collect()
}

/// Whether the player was drawn for a deck check in this round, and what a check found.
fn checks(event: &Event, id: Id, desk: &Desk) -> Vec<Message> {
    let here = |stage: usize, round: u32| (stage, round) == (desk.stage, desk.round);
    let drawn = event.checks_drawn.iter();
    let drawn = drawn.filter(|drawn| here(drawn.stage, drawn.round) && drawn.ids.contains(&id));
    let drawn = drawn.take(1).map(|_| msg!("judge.drawn-for-check"));
    let checked = event.checks.iter().filter(|c| c.id == id && here(c.stage, c.round));
    let checked = checked.map(|checked| match checked.illegal {
        None => msg!("judge.checked-deck", verdict = "legal"),
        Some(_) => msg!("judge.checked-deck", verdict = "illegal"),
    });
    drawn.chain(checked).collect()
}

fn proxies(event: &Event, id: Id) -> Vec<Message> {
    let made = event.components.iter().filter(|case| case.id == id);
    let made = made.filter_map(|case| case.proxy.as_ref()).map(|proxy| {
        let date = Arg::Date(proxy.date.clone());
        msg!("judge.proxy", card = &proxy.card, organizer = &proxy.made_by, date)
    });
    made.collect()
}

/// The newest calls that are told one by one.
const MOST_CALLS: usize = 3;

fn call_lines(
    model: &Model,
    event: &Event,
    desk: &Desk,
    (columns, players): (usize, [Id; 2]),
) -> Vec<Line<'static>> {
    let theme = &model.theme;
    let newest = event.is_newest(desk.stage, desk.round);
    let ruled = event.ruled_table_at(desk.table).filter(|_| newest);
    let ruled = ruled.map(|ruled| {
        let alone = matches!(ruled.ruler, Ruler::Nobody | Ruler::NotSaid);
        (ruled.sentence(&event.ruleset), if alone { theme.warning } else { theme.text })
    });
    let mut calls: Vec<Call> = event.calls_for(desk.table, players).collect();
    let more = calls.len().saturating_sub(MOST_CALLS);
    let calls = calls.split_off(more).into_iter().rev();
    let calls = calls.map(|call| (event.describe(call.entry).capitalised(), theme.quiet));
    let more = (more > 0).then(|| (msg!("judge.more-on-desk", n = more), theme.quiet));
    let notes: Vec<(Message, Style)> = ruled.into_iter().chain(calls).chain(more).collect();
    let wrapped = |(message, style): &(Message, Style)| -> Vec<Line<'static>> {
        list::wrapped(&model.words.text(message), columns, *style)
    };
    let lines: Vec<Line> = notes.iter().flat_map(wrapped).collect();
    let gap = (!lines.is_empty()).then(Line::default);
    gap.into_iter().chain(lines).collect()
}

/// Why no call can be noted at the table of the desk.
fn cannot_note_call(model: &Model) -> Option<Message> {
    let event = model.event()?;
    let desk = model.desk()?;
    if !event.is_newest(desk.stage, desk.round) {
        return Some(msg!("screen.round-over", key = way(model, Act::CloseDialog)));
    }
    let table = desk.table;
    refusal(event, &Command::Call(NewCall { table, ..NewCall::default() }))
}
