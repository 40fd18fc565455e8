//! The preflight before a round or the cut: what is off, each with the key that settles it.

use super::confirm::ClosedByOthers;
use super::{Choices, Dialog, HandedIn, Palette, ReportDialog, check_in, inbox, seeds};
use crate::event::actions::Paired;
use crate::event::decide::{manually, stale};
use crate::event::{
    Absentees, Action, Asked, Command, CutBy, Decision, Event, Id, Moment, Preflight,
    PreflightItem, Remedy, Severity, StageKind, comes_next, cut_comes_next, standings,
    wants_settling,
};
use crate::tui::prelude::*;

#[rustfmt::skip]
pub static KEYS: &[Binding] = &[
    bind!(Preflight, &[ch('p'), ch('c')], AGREE_TO_PAIR, msg!("keys.pair"),
        msg!("keys.key-event-pair")),
    bind!(Preflight, &[ENTER], PREFLIGHT_ENTER, msg!("preflight.hint-settle"),
        msg!("keys.preflight-settle")),
    bind!(Preflight, NUMBERS, PREFLIGHT_DIGIT, msg!("preflight.hint-number"),
        msg!("keys.preflight-settle")),
    bind!(Preflight, &[ch('d')], PREFLIGHT_REMOVE, msg!("keys.drop"), msg!("keys.preflight-remove")),
    bind!(Preflight, &[ch('z')], PREFLIGHT_KEEP, msg!("preflight.hint-keep"),
        msg!("keys.preflight-keep")),
    bind!(Preflight, &[ch('N')], PREFLIGHT_OUT, msg!("preflight.hint-out"),
        msg!("keys.preflight-out")),
    bind!(Preflight, &[ch(':')], PAIR_MANUALLY, msg!("keys.change-it"), msg!("keys.change-pairing")),
    bind!(Preflight, &[ESC], CloseDialog, msg!("keys.back")),
];

acts! {
    AGREE_TO_PAIR = causes(|model, press| go_on(model, press.now)).unless(blocked).hinted(cuts);
    PREFLIGHT_ENTER = changes(|model, _| enter(model))
        .unless(|model| nothing(model, |it| it.chosen().is_none()));
    PREFLIGHT_DIGIT = changes(|model, press| digit(model, press.key))
        .unless(|model| nothing(model, |it| it.remedies().count() == 0));
    PREFLIGHT_REMOVE = changes(|model, press| settle(model, Absentees::Remove, press.now))
        .unless(nobody_missing);
    PREFLIGHT_KEEP = changes(|model, press| settle(model, Absentees::Keep, press.now))
        .unless(nobody_missing);
    PREFLIGHT_OUT = changes(|model, press| settle(model, Absentees::Out, press.now))
        .unless(|model| nobody_missing(model).or_else(|| cannot_sit_out(model)));
    PAIR_MANUALLY = changes(|model, _| by_hand(model))
        .unless(|model| nothing(model, |it| !it.remedies().any(|(_, one)| *one == Remedy::ByHand)));
}

/// In a line with more tables than this, nobody finds their way.
const MOST_TABLES: usize = 40;

#[derive(Debug)]
pub struct PreflightDialog {
    pub checks: Preflight,
    /// The treatment of those who have not come, if it was chosen.
    pub absentees: Option<Absentees>,
    /// The chosen item among those with a remedy.
    pub at: usize,
    /// Moves the chosen item, with what follows it, if that is longer than the window.
    pub scroll: Scroll,
    /// Whether the dialog below asked for the round; that dialog then closes with this one.
    pub over: bool,
}

impl PreflightDialog {
    pub fn new(
        event: &Event,
        absentees: Option<Absentees>,
        over: bool,
        now: Moment,
    ) -> PreflightDialog {
        let checks = Preflight::of(event, absentees, now);
        PreflightDialog { checks, absentees, at: 0, scroll: Scroll::default(), over }
    }

    /// The preflight before the announced cut.
    pub fn of_cut(event: &Event, now: Moment) -> PreflightDialog {
        let checks = Preflight::of_cut(event, CutBy::Announced, now);
        PreflightDialog { checks, absentees: None, at: 0, scroll: Scroll::default(), over: false }
    }

    /// Whether the cut comes behind it, and no round.
    pub fn is_of_cut(&self) -> bool {
        matches!(self.checks.command, Command::Cut(_))
    }

    /// The items with a remedy, in the order of their numbers.
    pub fn remedies(&self) -> impl Iterator<Item = (usize, &Remedy)> {
        let items = self.checks.items.iter().enumerate();
        items.filter_map(|(at, item)| Some((at, item.remedy.as_ref()?)))
    }

    /// The remedy of the chosen item.
    pub fn chosen(&self) -> Option<&Remedy> {
        self.remedies().nth(self.at).map(|(_, remedy)| remedy)
    }

    /// The number of this item, from 1, if it has a remedy.
    fn number_of(&self, at: usize) -> Option<usize> {
        self.remedies().position(|(other, _)| other == at).map(|number| number + 1)
    }

    /// Whether somebody has not come whom a choice settles.
    fn has_absentees(&self) -> bool {
        let of_check_in = |item: &PreflightItem| item.remedy == Some(Remedy::CheckIn);
        self.absentees.is_some() || self.checks.items.iter().any(of_check_in)
    }

    /// Moves to another item, once all of this one was in sight.
    pub fn step(&mut self, step: CursorMove) {
        let at = self.scroll.at();
        self.scroll.step(step);
        if self.scroll.at() == at {
            let before = self.at;
            self.at = step.from(before, self.remedies().count());
            if self.at > before {
                self.scroll.top();
            }
        }
    }

    /// The question that the command asks, and that the screen has shown.
    pub fn question(&self) -> Option<&Message> {
        Some(&self.checks.decision.as_ref()?.question.as_ref()?.message)
    }

    /// The round that would be paired.
    fn drawn(&self) -> Option<&Paired> {
        match self.checks.decision.as_ref().and_then(|decision: &Decision| decision.action.as_ref())
        {
            Some(Action::Pair(paired)) => Some(paired),
            _ => None,
        }
    }

    /// Advice for a round that is too large to be written in one line.
    pub fn advice(&self) -> Option<Message> {
        let by_hand = self.remedies().any(|(_, remedy)| *remedy == Remedy::ByHand);
        let tables = self.drawn().filter(|_| by_hand)?.tables.len();
        (tables > MOST_TABLES).then(|| {
            msg!("dialog.too-many-tables", n = tables, swap = Arg::Verb("swap A B".to_owned()))
        })
    }

    /// The verb line for pairing the drawn round by hand. The cursor stands behind the first
    /// pair that meets again. For a round that is too large, the line has no tables yet.
    pub fn by_hand(&self, event: &Event) -> TextField {
        let Some(drawn) = self.drawn().filter(|drawn| drawn.tables.len() <= MOST_TABLES) else {
            return TextField::new("pair manual \"");
        };
        let met = |[a, b]: &[Id; 2]| standings(event).opponents(*a).any(|met| met == *b);
        let first = drawn.tables.iter().position(met).unwrap_or(0);
        let written = |tables: &[[Id; 2]], bye| manually(tables.iter().copied(), bye);
        // The line is ASCII, so bytes count letters; a quotation mark follows the tables.
        let cursor = written(&drawn.tables[..drawn.tables.len().min(first + 1)], None).len() - 1;
        TextField::new(written(&drawn.tables, drawn.bye)).with_cursor(cursor)
    }

    /// Shows what is off now, or closes if there is no round to pair any more.
    pub(super) fn follow(&mut self, event: &Event, seen: u64) -> Result<(), ClosedByOthers> {
        let now = if self.is_of_cut() {
            if !cut_comes_next(event) {
                let title = msg!("preflight.after-last-round");
                return Err(ClosedByOthers::new(title, msg!("preflight.no-cut-now")));
            }
            PreflightDialog::of_cut(event, Moment::new(0, 0))
        } else {
            let paired = stale(event, &Command::Pair, seen).map(|refusal| refusal.0);
            if paired.is_some() || !comes_next(event) {
                let why = paired.unwrap_or_else(|| msg!("preflight.no-cut-now"));
                return Err(ClosedByOthers::new(msg!("preflight.place"), why));
            }
            PreflightDialog::new(event, self.absentees, self.over, Moment::new(0, 0))
        };
        let at = self.at.min(now.remedies().count().saturating_sub(1));
        *self = PreflightDialog { at, ..now };
        Ok(())
    }
}

/// Pairs the next round at once if nothing has to be settled; otherwise opens the preflight.
///
/// After the last round it is the preflight before the cut.
pub fn pair(model: &mut Model, now: Moment) -> Vec<Effect> {
    // The last slip of the pile is in.
    model.dialogs.pop_if(|dialog| matches!(dialog, Dialog::Pile(_)));
    if model.event().is_some_and(cut_comes_next) {
        seeds::show(model, now);
        return Vec::new();
    }
    let Some(event) = model.event().filter(|event| wants_settling(event)) else {
        // If the draw brings anything to light, the preflight opens after it.
        return vec![Effect::Commit(Command::Pair)];
    };
    let preflight = PreflightDialog::new(event, None, false, now);
    model.ask(Dialog::Preflight(Box::new(preflight)));
    Vec::new()
}

/// Pairs the round, or goes on to the seeds of the cut, whatever the preflight has told.
fn go_on(model: &mut Model, now: Moment) -> Vec<Effect> {
    let Some(Dialog::Preflight(preflight)) = model.dialogs.pop() else { return Vec::new() };
    if preflight.is_of_cut() {
        seeds::show_seeds(model, now);
        return Vec::new();
    }
    if preflight.over {
        model.pending = model.dialogs.pop();
    }
    let command = preflight.checks.command.clone();
    vec![match preflight.question() {
        Some(question) => Effect::CommitAgreed { command: command.into(), to: question.clone() },
        None => Effect::Commit(command),
    }]
}

/// Says what becomes of those who have not come.
fn settle(model: &mut Model, absentees: Absentees, now: Moment) {
    let Some(Dialog::Preflight(preflight)) = model.dialogs.pop() else { return };
    let Some(event) = model.event() else { return };
    let preflight = PreflightDialog::new(event, Some(absentees), preflight.over, now);
    model.ask(Dialog::Preflight(Box::new(preflight)));
}

/// Goes to where the item with the typed number is settled.
fn digit(model: &mut Model, key: Key) {
    let Some(Dialog::Preflight(preflight)) = model.dialogs.last_mut() else { return };
    let number = key.sign().and_then(|sign| sign.to_digit(10)).unwrap_or(0) as usize;
    let count = preflight.remedies().count();
    if (1..=count).contains(&number) {
        preflight.at = number - 1;
        return enter(model);
    }
    model.refuse(msg!("screen.no-such-number", key, n = count));
}

/// Goes to where the chosen item is settled.
fn enter(model: &mut Model) {
    let Some(Dialog::Preflight(preflight)) = model.dialogs.last() else { return };
    let Some(remedy) = preflight.chosen().cloned() else { return };
    match remedy {
        Remedy::ByHand => by_hand(model),
        elsewhere => {
            close(model);
            show(model, elsewhere);
        }
    }
}

/// Shows where this is settled.
fn show(model: &mut Model, remedy: Remedy) {
    let asks_side = matches!(remedy, Remedy::Side { .. });
    let Some(open) = model.open_event_mut() else { return };
    match remedy {
        Remedy::Result { table } | Remedy::Side { table } => {
            open.view = View::Main;
            open.shown_round = None;
            open.table = Some(table);
            let event = open.event();
            let round = event.round().map(|round| round.number);
            let at = round.map(|round| (event.stages.len(), round, table));
            if let Some(mut report) = at.map(|at| ReportDialog::new(event, at)) {
                if asks_side {
                    report.entry.ask(Asked::WhoPlaysFirstSide);
                }
                model.ask(Dialog::Report(report));
            }
        }
        Remedy::CheckIn => check_in::open(model),
        Remedy::List(id) => {
            open.view = View::Players;
            open.add.leave();
            open.player = Some(id);
            model.ask(Dialog::HandedIn(HandedIn::new(id)));
        }
        Remedy::Draft => open.view = View::Draft,
        Remedy::Announcement => {
            open.from_players = open.view == View::Players;
            open.view = View::Announcement;
        }
        Remedy::Inbox => inbox::open(model),
        Remedy::Rejoin(id) => {
            open.view = View::Players;
            open.add.leave();
            open.player = Some(id);
        }
        Remedy::Seat(id) => {
            let choices = Choices::seat(open.event(), id);
            choices.into_iter().for_each(|it| model.ask(Dialog::Choices(Box::new(it))));
        }
        Remedy::ByHand => {}
    }
}

/// Lets the organizer pair by hand. The line starts with the round that would be paired.
fn by_hand(model: &mut Model) {
    let Some(preflight) = close(model) else { return };
    let Some(event) = model.event() else { return };
    let palette = Palette::on(preflight.by_hand(event));
    model.ask(Dialog::Palette(palette));
}

/// Closes the preflight, and the dialog that asked for the round.
fn close(model: &mut Model) -> Option<Box<PreflightDialog>> {
    let Some(Dialog::Preflight(preflight)) = model.dialogs.pop() else { return None };
    if preflight.over {
        model.dialogs.pop();
    }
    Some(preflight)
}

fn blocked(model: &Model) -> Option<Message> {
    let (preflight, _) = model.top::<PreflightDialog>()?;
    preflight.checks.blocks().then(|| msg!("preflight.blocked"))
}

/// What the key does before the cut.
fn cuts(model: &Model) -> Option<Message> {
    let (preflight, _) = model.top::<PreflightDialog>()?;
    preflight.is_of_cut().then(|| msg!("keys.cut"))
}

/// Says that nothing is to be settled in this way.
fn nothing(model: &Model, is_so: fn(&PreflightDialog) -> bool) -> Option<Message> {
    let (preflight, _) = model.top::<PreflightDialog>()?;
    is_so(preflight).then(|| msg!("preflight.nothing-to-settle"))
}

fn nobody_missing(model: &Model) -> Option<Message> {
    let (preflight, _) = model.top::<PreflightDialog>()?;
    (!preflight.has_absentees()).then(|| msg!("preflight.nobody-missing"))
}

fn cannot_sit_out(model: &Model) -> Option<Message> {
    let event = model.event()?;
    let drop = Arg::Verb("drop".to_owned());
    (!event.may_sit_out()).then(|| msg!("check-in.refused", game = &event.ruleset.name, drop))
}

/// Columns for the cursor and the sign before an item.
const SIGN: usize = 4;

/// Draws what is off, and below it what can be done, which stays in sight if there is room.
pub fn draw(
    model: &Model,
    dialog: &PreflightDialog,
    keys: &KeyList,
    frame: &mut Frame,
    body: Rect,
) {
    let (theme, words) = (&model.theme, &model.words);
    let Some(event) = model.event() else { return };
    let columns = usize::from(Width::Wide.columns(body));
    let mut lines: Vec<Line> = Vec::new();
    let mut starts = Vec::new();
    for (at, item) in dialog.checks.items.iter().enumerate() {
        let number = dialog.number_of(at);
        starts.extend(number.map(|_| lines.len()));
        let is_chosen = number == Some(dialog.at + 1);
        lines.extend(of_item(model, item, (number, is_chosen), columns));
    }
    let mut below: Vec<Line> = Vec::new();
    for way in ways_on(dialog, event) {
        below.extend(list::wrapped(&words.text(&way), columns, theme.quiet));
    }
    let size = (Width::Wide, (lines.len() + 1 + below.len()) as u16);
    let title = words.text(&match all_paired(event) {
        true => msg!("preflight.after-last-round"),
        false => {
            let next = event.stage().map_or(1, |stage| stage.rounds.len() as u32 + 1);
            match event.finals() {
                Some(finals) => {
                    msg!("preflight.before-finals", round = finals.round_in_a_sentence(next))
                }
                None => msg!("preflight.before-round", n = next),
            }
        }
    });
    let inner = boxed(frame, model, keys, body, size, &title);
    let mut rows = inner.height.saturating_sub(below.len() as u16 + 1);
    // In a low window what can be done follows the items, and moves with them.
    if rows < inner.height / 2 && usize::from(rows) < lines.len() {
        rows = inner.height;
        lines.push(Line::default());
        lines.append(&mut below);
    }
    // The chosen item stays in sight, with what follows it up to the next one.
    let start = if dialog.at == 0 { 0 } else { starts.get(dialog.at).copied().unwrap_or(0) };
    let end = starts.get(dialog.at + 1).copied().unwrap_or(lines.len());
    let moved = dialog.scroll.first(end - start, rows.into());
    let first = list::first_with((start, end), rows.into()) + moved;
    list::scrolled(
        frame,
        Rect { height: rows.min(inner.height), ..inner },
        (theme, &model.words),
        &lines,
        first,
    );
    let place = Rect { y: inner.y + rows, height: inner.height - rows, ..inner };
    below.insert(0, Line::default());
    list::lines(frame, place, &below);
}

/// Whether every announced round is paired, so that results are all that is missing.
fn all_paired(event: &Event) -> bool {
    let is_fixed = |kind: StageKind| kind.is_preliminary() || kind == StageKind::SingleElimination;
    event.stage().is_some_and(|stage| is_fixed(stage.kind) && stage.all_paired())
}

/// The ways to go on besides settling the items.
fn ways_on(dialog: &PreflightDialog, event: &Event) -> Vec<Message> {
    let key = |act| key_for(Context::Preflight, act);
    let mut ways = Vec::new();
    if dialog.has_absentees() && dialog.absentees.is_none() {
        let [remove, keep, out] = [PREFLIGHT_REMOVE, PREFLIGHT_KEEP, PREFLIGHT_OUT].map(key);
        ways.push(msg!("preflight.settle-absent", remove, keep, out));
    }
    ways.extend(dialog.advice());
    let pair = key(AGREE_TO_PAIR);
    ways.push(match dialog.checks.blocks() {
        true if dialog.is_of_cut() => msg!("preflight.then-pair", what = "cut", key = pair),
        true if all_paired(event) => msg!("preflight.no-further-round"),
        true => msg!("preflight.then-pair", what = "pair", key = pair),
        false if dialog.is_of_cut() => msg!("preflight.anyway", what = "cut", key = pair),
        false if !dialog.checks.has_problems() => {
            msg!("preflight.anyway", what = "pair-simply", key = pair)
        }
        false => msg!("preflight.anyway", what = "pair", key = pair),
    });
    ways
}

fn of_item(
    model: &Model,
    item: &PreflightItem,
    (number, is_chosen): (Option<usize>, bool),
    columns: usize,
) -> Vec<Line<'static>> {
    let (theme, words) = (&model.theme, &model.words);
    let style = match item.severity {
        Severity::Error => theme.wanted,
        Severity::Warning => theme.warning,
        Severity::Info => theme.quiet,
    };
    let remedy = item.remedy.as_ref().zip(number).map(|(remedy, number)| {
        let key = if number <= 9 { format!("[{number}]") } else { "   ".to_owned() };
        (key, words.text(&remedy.phrase()))
    });
    let taken = remedy.as_ref().map_or(0, |(_, does)| 6 + text::width(does));
    let width = columns.saturating_sub(SIGN + taken).max(8);
    let wrapped = text::wrapped(&words.text(&item.sentence), width);
    let cursor = if is_chosen { CURSOR } else { " " };
    let mut lines: Vec<Line> = Vec::new();
    for (at, line) in wrapped.into_iter().enumerate() {
        let sign = match at {
            0 => format!("{cursor} {} ", item.severity.sign()),
            _ => " ".repeat(SIGN),
        };
        let mut spans = vec![
            Span::styled(sign, if is_chosen { theme.key } else { style }),
            Span::styled(text::left(&line, width), style),
        ];
        if let Some((key, does)) = remedy.as_ref().filter(|_| at == 0) {
            spans.push(Span::styled(format!("  {key} "), theme.key));
            spans.push(Span::styled(does.clone(), theme.quiet));
        }
        lines.push(Line::from(spans));
    }
    lines
}
