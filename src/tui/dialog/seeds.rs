//! The cut before it is made: its seeds, and how they are changed by hand.

use super::form::{Form, FormField, Purpose, REASON};
use super::{ClosedByOthers, Dialog, PreflightDialog};
use crate::event::decide::{stale, why_not_seeds};
use crate::event::{
    Action, Command, CutBy, Event, Id, Moment, Refusal, StageKind, Who, byes_of_the_first, decide,
    find, ranked, seed_changes, standings,
};
use crate::odds::comes_in;
use crate::ruleset::{TieBreak, Unit};
use crate::show::{Arithmetic, Neighbour, tie_break_cell};
use crate::tui::prelude::*;

// The labels of the fields.
const PLAYER: Message = msg!("keys.player").capitalised();

#[rustfmt::skip]
pub static KEYS: &[Binding] = &[
    bind!(Seeds, &[ENTER], MAKE_CUT, msg!("keys.cut")),
    bind!(Seeds, &[LEFT], SEED_UP, msg!("finals.key-up")),
    bind!(Seeds, &[RIGHT], SEED_DOWN, msg!("finals.key-down")),
    bind!(Seeds, &[ch('e')], REPLACE_SEED, msg!("finals.key-replace")),
    bind!(Seeds, &[ch('a')], ADD_SEED, msg!("keys.add")),
    bind!(Seeds, &[ch('d')], REMOVE_SEED, msg!("finals.key-remove")),
    bind!(Seeds, &[ch('u')], SEEDS_AGAIN, msg!("finals.key-again")),
    bind!(Seeds, &[ESC], CloseDialog, msg!("keys.back")),
];

acts! {
    MAKE_CUT = causes(|model, press| make_cut(model, press.now)).saves().hinted(seeds_the_match);
    SEED_UP = changes(|model, _| with_seeds(model, |it, _| it.move_seed(-1)))
        .unless(|model| fixed(model).or_else(|| at_end(model, "first")));
    SEED_DOWN = changes(|model, _| with_seeds(model, |it, _| it.move_seed(1)))
        .unless(|model| fixed(model).or_else(|| at_end(model, "last")));
    REPLACE_SEED = changes(|model, _| ask_for_player(model, true)).unless(fixed);
    ADD_SEED = changes(|model, _| ask_for_player(model, false)).unless(fixed);
    REMOVE_SEED = changes(|model, _| with_seeds(model, |it, _| it.remove())).unless(fixed);
    SEEDS_AGAIN = changes(|model, _| with_seeds(model, |it, _| it.seeds.clone_from(&it.computed)))
        .unless(|model| fixed(model).or_else(|| nothing_changed(model)));
}

impl Seeds {
    /// Shows the cut as it would be made now, with the reason of a refusal; None: there is none.
    pub(super) fn refused(&mut self, event: &Event, why: Message) -> Option<()> {
        let now = Seeds::of(event, Moment::new(0, 0)).ok()?;
        *self = Seeds { at: self.at, error_text: Some(why), ..now };
        Some(())
    }

    /// Shows the cut as it would be made now.
    pub(super) fn follow(&mut self, event: &Event, seen: u64) -> Result<(), ClosedByOthers> {
        let changed = stale(event, &Command::Cut(CutBy::Announced), seen);
        let changed = changed.map(|refusal| refusal.0);
        let now = Seeds::of(event, Moment::new(0, 0)).map_err(|why| {
            ClosedByOthers::new(msg!("dialog.the-cut"), changed.clone().unwrap_or(why))
        })?;
        let now = Seeds { at: self.at, error_text: changed, ..now };
        // The organizer's own choice stays; the standings beside it are the new ones.
        *self = match self.is_by_hand() {
            true => now.with_seeds(event, std::mem::take(&mut self.seeds)),
            false => now,
        };
        Ok(())
    }
}

/// The number of players shown below the cut.
const NEXT: usize = 2;

/// The players who go on to the finals, before the cut is made.
#[derive(Debug)]
pub struct Seeds {
    /// Best first.
    pub seeds: Vec<Id>,
    /// The seeds by the standings, as the announced cut takes them.
    pub computed: Vec<Id>,
    /// The next players in the standings, who have no place in the finals.
    pub next: Vec<Id>,
    /// The player who comes in if one of the seeds gives up the place.
    pub comes_in: Option<Id>,
    pub warnings: Vec<Message>,
    pub at: usize,
    /// The change since the dialog opened, or the reason why the cut was not made.
    pub error_text: Option<Message>,
}

impl Seeds {
    /// The cut as it would be made now.
    ///
    /// # Errors
    /// The reason why it cannot be made.
    pub fn of(event: &Event, now: Moment) -> Result<Seeds, Message> {
        let command = Command::Cut(CutBy::Announced);
        let decision = decide(event, &command, now).map_err(|refusal| refusal.0)?;
        let warnings = decision.sentences().cloned().collect();
        let computed = match decision.action {
            Some(Action::Cut(cut)) => cut.seeds,
            _ => Vec::new(),
        };
        let seeds = computed.clone();
        let next = Vec::new();
        let comes_in = comes_in(event);
        let (at, error_text) = (0, None);
        let seeds = Seeds { seeds, computed, next, comes_in, warnings, at, error_text };
        Ok(seeds.with_next(event))
    }

    /// The same dialog with these seeds, which the organizer has chosen.
    #[must_use]
    fn with_seeds(self, event: &Event, seeds: Vec<Id>) -> Seeds {
        Seeds { seeds, ..self }.with_next(event)
    }

    fn with_next(self, event: &Event) -> Seeds {
        let out = ranked(event).map(|standing| standing.entrant);
        let next = out.filter(|id| !self.seeds.contains(id)).take(NEXT).collect();
        let at = self.at.min(self.seeds.len().saturating_sub(1));
        Seeds { next, at, ..self }
    }

    pub fn step(&mut self, step: CursorMove) {
        self.at = step.from(self.at, self.seeds.len());
    }

    /// Whether the seeds are others than those by the standings.
    fn is_by_hand(&self) -> bool {
        self.seeds != self.computed
    }

    /// How the seeds differ from those by the standings.
    pub fn changes(&self, event: &Event) -> Message {
        seed_changes(event, &self.seeds, &self.by_standings(event))
    }

    /// The seeds by the standings, for as many players as are chosen now.
    fn by_standings(&self, event: &Event) -> Vec<Id> {
        ranked(event).take(self.seeds.len()).map(|standing| standing.entrant).collect()
    }

    /// Moves the chosen player up or down among the seeds.
    fn move_seed(&mut self, by: isize) {
        let other = self.at.checked_add_signed(by).filter(|other| *other < self.seeds.len());
        if let Some(other) = other {
            self.seeds.swap(self.at, other);
            self.at = other;
        }
    }

    /// Leaves the chosen player out.
    pub fn remove(&mut self) {
        if self.at < self.seeds.len() {
            self.seeds.remove(self.at);
        }
    }

    /// The form for a player who comes in: in the place of another, or as the last seed.
    pub fn ask_for_player(&self, event: &Event, replaces: bool) -> Form {
        let replaced = self.seeds.get(self.at).filter(|_| replaces);
        let title = match replaced {
            Some(id) => msg!("finals.replace-title", name = event.label(*id)),
            None => msg!("finals.add-title"),
        };
        let next = self.next.first().map_or_else(String::new, |id| event.label(*id));
        let field = FormField::text(PLAYER, next);
        Form::new(Purpose::Seed { replaces: replaced.copied() }, title, vec![field])
    }

    /// Takes in the player named in that form.
    ///
    /// # Errors
    /// Nobody is named, or the player cannot be a seed here.
    pub(super) fn take_in(
        &mut self,
        event: &Event,
        replaces: Option<Id>,
        name: &str,
    ) -> Result<(), Message> {
        if name.is_empty() {
            return Err(msg!("finals.who-missing"));
        }
        let id = find(event, &Who(name.to_owned())).map_err(|Refusal(why)| why)?;
        let label = event.label(id);
        if self.seeds.contains(&id) && replaces != Some(id) {
            return Err(msg!("finals.no-seed", why = "twice", name = label));
        }
        if !event.is_here(id) {
            return Err(msg!("players.left-already", name = label));
        }
        if event.is_house(id) {
            return Err(msg!("finals.no-seed", why = "house", name = label));
        }
        let replaced = self.seeds.iter().position(|seed| Some(*seed) == replaces);
        match (replaced, replaces) {
            (Some(at), _) => {
                self.seeds[at] = id;
                self.at = at;
            }
            (None, Some(gone)) => {
                return Err(msg!("settings.no-seed-now", name = event.label(gone)));
            }
            (None, None) => {
                self.seeds.push(id);
                self.at = self.seeds.len() - 1;
            }
        }
        Ok(())
    }

    /// The form that asks why the cut is made by hand.
    fn ask_for_reason(&self, event: &Event) -> Form {
        let purpose = Purpose::CutByHand { seeds: self.seeds.clone() };
        let field = FormField::text(REASON, "");
        let mut form = Form::new(purpose, msg!("finals.reason-title"), vec![field]);
        form.about = vec![msg!("finals.about-edited", changes = self.changes(event))];
        form
    }
}

impl Form {
    /// The cut with these seeds, for the reason in the form.
    pub(super) fn submit_cut(&self, event: &Event, seeds: &[Id]) -> Vec<Effect> {
        let seeds = seeds.iter().map(|id| Who::id(*id)).collect();
        let reason = self.value(&REASON).to_owned();
        let cut = Command::CutByHand { seeds, reason };
        vec![Effect::commit_agreed(event, cut, Moment::new(0, 0))]
    }
}

/// Shows who makes the cut, or the preflight before it if anything has to be settled.
pub fn show(model: &mut Model, now: Moment) {
    let Some(event) = model.event() else { return };
    let preflight = PreflightDialog::of_cut(event, now);
    match preflight.checks.is_opened() {
        true => model.ask(Dialog::Preflight(Box::new(preflight))),
        false => show_seeds(model, now),
    }
}

/// Shows who makes the cut.
pub(super) fn show_seeds(model: &mut Model, now: Moment) {
    let Some(event) = model.event() else { return };
    match Seeds::of(event, now) {
        Ok(seeds) => model.ask(Dialog::Seeds(seeds)),
        Err(why) => model.refuse(why),
    }
}

/// Makes the cut by the standings. Seeds chosen by hand need a reason first; seeds that make
/// no cut are refused before anybody types one.
fn make_cut(model: &mut Model, now: Moment) -> Vec<Effect> {
    let Some(Dialog::Seeds(mut seeds)) = model.dialogs.pop() else { return Vec::new() };
    if let Some(event) = model.event().filter(|_| seeds.is_by_hand()) {
        seeds.error_text = why_not_seeds(event, &seeds.seeds);
        let next = match seeds.error_text {
            Some(_) => Dialog::Seeds(seeds),
            None => Dialog::Form(seeds.ask_for_reason(event)),
        };
        model.ask(next);
        return Vec::new();
    }
    model.pending = Some(Dialog::Seeds(seeds));
    let cut = Command::Cut(CutBy::Announced);
    model.event().map(|event| Effect::commit_agreed(event, cut, now)).into_iter().collect()
}

fn with_seeds(model: &mut Model, change: impl FnOnce(&mut Seeds, &Event)) {
    let Some(Dialog::Seeds(mut seeds)) = model.dialogs.pop() else { return };
    let Some(event) = model.event() else { return };
    seeds.error_text = None;
    change(&mut seeds, event);
    let chosen = seeds.seeds.clone();
    let seeds = seeds.with_seeds(event, chosen);
    model.ask(Dialog::Seeds(seeds));
}

/// Asks for a player who comes in.
fn ask_for_player(model: &mut Model, replaces: bool) {
    let Some((seeds, event)) = model.top::<Seeds>() else { return };
    let form = seeds.ask_for_player(event, replaces);
    model.ask(Dialog::Form(form));
}

/// Takes in the player whom the form names. A form that is refused is given back.
pub(super) fn take_in(model: &mut Model, mut form: Form, replaces: Option<Id>) {
    let name = form.value(&PLAYER).to_owned();
    let mut why = None;
    with_seeds(model, |seeds, event| why = seeds.take_in(event, replaces, &name).err());
    if why.is_some() {
        form.error_text = why;
        model.ask(Dialog::Form(form));
    }
}

/// Goes back from the reason to the seeds that were chosen.
pub(super) fn back_to_seeds(model: &mut Model, form: &Form) {
    let Purpose::CutByHand { seeds } = &form.purpose else { return };
    let Some(event) = model.event() else { return };
    if let Ok(dialog) = Seeds::of(event, Moment::new(0, 0)) {
        let dialog = dialog.with_seeds(event, seeds.clone());
        model.ask(Dialog::Seeds(dialog));
    }
}

/// Why no seed can be changed: the rules say who meets.
fn fixed(model: &Model) -> Option<Message> {
    let cut = || key_for(Context::Seeds, MAKE_CUT);
    let decides = model.event()?.may_have_a_deciding_match();
    decides.then(|| msg!("finals.deciding-match", cut = cut()))
}

/// Why the chosen player moves no further: they are the first or the last seed.
fn at_end(model: &Model, end: &'static str) -> Option<Message> {
    let (seeds, event) = model.top::<Seeds>()?;
    let last = if end == "first" { 0 } else { seeds.seeds.len().checked_sub(1)? };
    let id = seeds.seeds.get(seeds.at).filter(|_| seeds.at == last)?;
    Some(msg!("finals.is-already", where = end, name = event.label(*id)))
}

fn nothing_changed(model: &Model) -> Option<Message> {
    let (seeds, _) = model.top::<Seeds>()?;
    (!seeds.is_by_hand()).then(|| msg!("finals.nothing-changed"))
}

/// What Enter does if both finalists play one match.
fn seeds_the_match(model: &Model) -> Option<Message> {
    let decides = model.event()?.may_have_a_deciding_match();
    decides.then(|| msg!("keys.seed-the-match"))
}

/// The width of a row without the name.
const FIGURES: usize = 2 + 3 + 2 + 5 + 9;

/// The columns of the place, the points and the tie-break; and in a narrow window, in which names
/// come first.
const ROOMY: [usize; 3] = [3, 5, 9];

const CLOSE: [usize; 3] = [2, 5, 8];

/// In a narrow window the rows of the seeds come before so many rows below them.
const LEAST_SEEDS: u16 = 4;

/// The least columns that a name keeps beside a remark.
const LEAST_NAME: usize = 16;

/// The column of the seed by the standings, beside seeds chosen by hand.
const BY_STANDINGS: usize = 9;

pub fn draw(model: &Model, seeds: &Seeds, keys: &KeyList, frame: &mut Frame, body: Rect) {
    let theme = &model.theme;
    let Some(open) = model.open_event() else { return };
    let all = seeds.seeds.iter().chain(&seeds.next);
    let names = all.map(|id| text::width(&open.event().label(*id)));
    let longest = names.max().unwrap_or(0);
    let by_hand = seeds.is_by_hand();
    let next_in_line = model.words.text(&msg!("odds.next"));
    let next = if seeds.comes_in.is_some() { 2 + text::width(&next_in_line) } else { 0 };
    let more = if by_hand { BY_STANDINGS } else { next };
    let order: Vec<Id> = seeds.seeds.iter().chain(&seeds.next).copied().collect();
    // Seeds by hand are parted by nothing that could be told.
    let ties = CutTies::of(open.event(), &order, if by_hand { 0 } else { seeds.seeds.len() });
    let width = Width::Wide;
    let all_columns = usize::from(width.columns(body));
    // Names come before the remark who is next in line.
    let is_told = by_hand || all_columns >= FIGURES + LEAST_NAME + more;
    let columns = all_columns.saturating_sub(if is_told { more } else { 0 });
    let shares = shares(columns, longest);
    let spare = columns.saturating_sub(4 + longest + shares.iter().sum::<usize>());
    let more_ties = spare.checked_div(shares[2]).unwrap_or(0);
    let shown = match shares[2] {
        0 => Vec::new(),
        _ => ties.shown(1 + more_ties),
    };
    let line = ties.at_the_line(open.event(), &shown);
    let look = Look { open, shown: &shown, columns, shares, words: &model.words };
    let mut below: Vec<Line> = Vec::new();
    if !seeds.next.is_empty() {
        below.push(Line::styled("─".repeat(all_columns), theme.rule));
    }
    for (id, at) in seeds.next.iter().zip(seeds.seeds.len() + 1..) {
        let mut line = format!("  {}", look.row(*id, at));
        // By hand anybody may come in, and nobody is the next.
        if seeds.comes_in == Some(*id) && !by_hand && is_told {
            line.push_str(&format!("  {next_in_line}"));
        }
        below.push(Line::styled(line, theme.quiet));
    }
    let lines = |text: &str, style: Style| -> Vec<Line> { list::wrapped(text, all_columns, style) };
    let about = by_hand.then(|| {
        let changes = seeds.changes(open.event());
        msg!("finals.about-edited", changes)
    });
    let byes = byes_of_the_first(open.event(), seeds.seeds.len());
    let line = line.map(|line| lines(&model.words.text(&line), theme.text)).unwrap_or_default();
    let byes = byes.map(|byes| lines(&model.words.text(&byes), theme.quiet)).unwrap_or_default();
    let warnings = about.iter().chain(seeds.warnings.iter().filter(|_| !by_hand));
    let decides = open.event().may_have_a_deciding_match();
    let key = key_for(Context::Seeds, MAKE_CUT);
    let asks = (by_hand && !decides).then(|| msg!("finals.enter-asks", key = key.as_str()));
    let mut enter =
        asks.map(|asks| lines(&model.words.text(&asks), theme.quiet)).unwrap_or_default();
    if let Some(first) = enter.first_mut() {
        *first = list::with_key(first.to_string(), &key, theme, theme.quiet);
    }
    let warning = |message: &Message| lines(&model.words.text(message), theme.warning);
    let changed = seeds.error_text.iter().map(warning);
    let sentences: Vec<Vec<Line>> = changed
        .chain([line, byes])
        .chain(warnings.map(warning))
        .chain((!enter.is_empty()).then(|| vec![Line::default()]))
        .collect();
    let reserves = below.len() as u16;
    below.extend(sentences.iter().flatten().chain(&enter).cloned());
    let size = (width, seeds.seeds.len() as u16 + 1 + below.len() as u16);
    let title = match decides {
        true => msg!("screen.the", round = StageKind::DecidingMatch.phrase()).capitalised(),
        false if by_hand => msg!("finals.title", n = seeds.seeds.len()),
        false => msg!("dialog.cut-to", n = seeds.seeds.len()),
    };
    let inner = boxed(frame, model, keys, body, size, &model.words.text(&title));
    let head = look.head();
    let was = model.words.text(&msg!("keys.place"));
    let was = if by_hand { text::right(&was, BY_STANDINGS) } else { String::new() };
    let top = list::titled(frame, inner, &Line::styled(format!("  {head}{was}"), theme.quiet));
    // The next players stand below only if there is room for all seeds.
    let spare = top.height.saturating_sub(seeds.seeds.len() as u16);
    let fixed = (below.len() as u16).min(spare.max(below.len() as u16 - reserves));
    let least = LEAST_SEEDS.min(seeds.seeds.len() as u16).max(1);
    let fixed = fixed.min(top.height.saturating_sub(least));
    let rows = Rect { height: top.height - fixed, ..top };
    let count = (seeds.seeds.len(), Some(seeds.at));
    list::rows(frame, rows, (theme, &model.words), count, true, |at| {
        let id = seeds.seeds[at];
        let left = !open.event().is_here(id);
        let was = seeds.computed.iter().position(|seed| *seed == id);
        let was = match (by_hand, left) {
            (false, _) => String::new(),
            (true, false) => by_standings(open, id, was),
            (true, true) => text::right(&model.words.text(&msg!("pages.left")), BY_STANDINGS),
        };
        let moved = by_hand && seeds.computed.get(at) != Some(&id);
        let style = if moved { theme.warning } else { theme.quiet };
        let name = if left { theme.quiet } else { theme.text };
        Line::from(vec![Span::styled(look.row(id, at + 1), name), Span::styled(was, style)])
    });
    // The sentence about Enter has precedence over the other lines, and the next in line over
    // those who come later.
    let cut = below.len() - usize::from(fixed);
    let reserves = usize::from(reserves);
    below.drain(reserves.saturating_sub(cut)..reserves);
    if below.len() > usize::from(fixed) {
        // Half a sentence would say nothing.
        let mut left = usize::from(fixed).saturating_sub(enter.len());
        let is_told = |lines: &&Vec<Line>| {
            let fits = lines.len() <= left && lines.iter().any(|line| line.width() > 0);
            left -= if fits { lines.len() } else { 0 };
            fits
        };
        let kept: Vec<&Vec<Line>> = sentences.iter().rev().filter(is_told).collect();
        below = kept.into_iter().rev().flatten().chain(&enter).cloned().collect();
    }
    let place = Rect { y: rows.bottom(), height: fixed, ..top };
    list::lines(frame, place, &below);
}

/// The seed or the place that the standings give this player.
fn by_standings(open: &OpenEvent, id: Id, seed: Option<usize>) -> String {
    let rank = || standings(open.event()).standing(id).map_or(0, |standing| standing.rank);
    let place = seed.map_or_else(|| rank().to_string(), |at| (at + 1).to_string());
    text::right(&place, BY_STANDINGS)
}

/// The columns of the place, the points and the tie-break. If the longest name needs more, they stand
/// closer together, and the tie-break gives way to it.
fn shares(columns: usize, longest: usize) -> [usize; 3] {
    let fits = |shares: &[usize; 3]| columns >= 4 + longest + shares.iter().sum::<usize>();
    let [place, points, _] = CLOSE;
    let without = || if columns < FIGURES + LEAST_NAME - 2 { [place, points, 0] } else { CLOSE };
    [ROOMY, CLOSE].into_iter().find(fits).unwrap_or_else(without)
}

/// What the rows show, and how wide.
struct Look<'a> {
    open: &'a OpenEvent,
    /// The tie-breaks beside the points.
    shown: &'a [TieBreak],
    columns: usize,
    shares: [usize; 3],
    words: &'a Words,
}

impl Look<'_> {
    fn head(&self) -> String {
        let [player, points] = [msg!("keys.player").capitalised(), msg!("screen.points-short")]
            .map(|heading| self.words.text(&heading));
        let names = self.shown.iter().map(|by| self.words.text(&by.about().narrow));
        self.row_of("", &player, &points, names)
    }

    fn row(&self, id: Id, place: usize) -> String {
        let event = self.open.event();
        let points = standings(event).standing(id).map_or(0, |standing| standing.points);
        let points = self.words.arg(&event.points_figure(points));
        let values = self.shown.iter().map(|by| {
            let value = standings(event).value(id, *by);
            self.words.arg(&tie_break_cell(*by, value, false))
        });
        self.row_of(&place.to_string(), &event.label(id), &points, values)
    }

    fn row_of(
        &self,
        place: &str,
        name: &str,
        points: &str,
        ties: impl Iterator<Item = String>,
    ) -> String {
        let [before, of_points, of_tie] = self.shares;
        let figures = before + of_points + of_tie * self.shown.len().max(1);
        let name = text::left_name(name, self.columns.saturating_sub(4 + figures));
        let ties: String = ties.map(|value| text::right(&value, of_tie)).collect();
        format!("{}  {name}{}{ties}", text::right(place, before), text::right(points, of_points))
    }
}

/// The tie-breaks that decide among the seeds and the next player, in the order of the rules.
pub struct CutTies {
    /// The one that the rules compare first, and all that decide between neighbours.
    all: Vec<TieBreak>,
    /// Who is the last seed, and why the next player is behind them.
    line: Option<(Id, Neighbour)>,
}

impl CutTies {
    /// The tie-breaks of these players, best first, of whom so many are seeds.
    pub fn of(event: &Event, players: &[Id], seeds: usize) -> CutTies {
        let parts = |pair: &[Id]| {
            let neighbours = Arithmetic::of(event, pair[0])?.neighbours();
            neighbours.into_iter().find(|other| !other.is_ahead && other.id == pair[1])
        };
        let decided: Vec<Option<Neighbour>> = players.windows(2).take(seeds).map(parts).collect();
        let is_value = |by: &TieBreak| by.about().unit != Unit::Ahead;
        let rules = event.ruleset.preliminary.tie_breaks.iter().copied().filter(is_value);
        let decides = |by: &TieBreak| decided.iter().flatten().any(|other| other.by == Some(*by));
        let all = rules.enumerate().filter(|(at, by)| *at == 0 || decides(by));
        let all = all.map(|(_, by)| by).collect();
        let at_line = seeds.checked_sub(1).and_then(|at| decided.into_iter().nth(at)?);
        let line = at_line.and_then(|other| Some((*players.get(seeds - 1)?, other)));
        CutTies { all, line }
    }

    /// Those that are shown in so many columns; the one at the line of the cut is always among
    /// them.
    pub fn shown(&self, columns: usize) -> Vec<TieBreak> {
        let mut shown = self.all.clone();
        let at_line = self.line.as_ref().and_then(|(_, other)| other.by);
        while shown.len() > columns {
            let last = shown.iter().rposition(|by| Some(*by) != at_line).unwrap_or(0);
            shown.remove(last);
        }
        shown
    }

    /// What decides at the line of the cut, if the shown columns and the points do not tell it.
    fn at_the_line(&self, event: &Event, shown: &[TieBreak]) -> Option<Message> {
        let (last, next) = self.line.as_ref()?;
        next.by.filter(|by| !shown.contains(by))?;
        let (name, other) = (event.label(*last), event.label(next.id));
        Some(msg!("dialog.cut-line", name, other, why = &next.sentence))
    }
}
