//! The standings now, or after an earlier round: their columns, for paper and for every screen.

use super::ShowRequest;
use super::json::{Number, TieBreaks};
use super::page::{Column, Page, Rows, Section, Table};
use super::rounds::date;
use crate::event::standings::{Value, put_ahead};
use crate::event::{
    Action, Event, Id, Pairing, Phase, Refusal, Standing, Status, champion, final_places, phase,
    phase_phrase, standings,
};
use crate::msg;
use crate::ruleset::{TieBreak, Unit};
use crate::words::{Arg, Message};
use std::borrow::Cow;
use std::cell::LazyCell;
use std::collections::BTreeMap;

/// The event as it is, or as it was after an earlier round.
///
/// For an earlier round, the log is replayed up to the pairing of the next one.
pub(super) fn as_requested(event: &Event, request: ShowRequest) -> Result<Cow<'_, Event>, Refusal> {
    if request.stage.is_some_and(|stage| stage != 1) {
        return Err(Refusal(msg!("cli.only-first-stage")));
    }
    let Some(round) = request.round else { return Ok(Cow::Borrowed(event)) };
    let stage = event.preliminary().ok_or_else(|| Refusal(msg!("cli.no-standings-yet")))?;
    let most = stage.rounds.len() as u32;
    let found = round.checked_sub(1).and_then(|index| stage.rounds.get(index as usize));
    let found = found.ok_or_else(|| Refusal(msg!("cli.no-such-round", round, most)))?;
    if !found.is_complete() {
        return Err(Refusal(msg!("cli.round-not-over", round)));
    }
    let pairs_next = |action: &Action| matches!(action, Action::Pair(paired) if paired.stage == 1 && paired.round == round + 1);
    let ends = |action: &Action| pairs_next(action) || matches!(action, Action::Cut(_));
    // Every prefix of a log leads to a state.
    let then = event.counting().rfind(|entry| ends(&entry.action));
    let then = then.and_then(|entry| event.as_of(entry.n - 1));
    Ok(then.map_or(Cow::Borrowed(event), Cow::Owned))
}

pub(super) fn page(event: &Event, round: Option<u32>) -> Page {
    let is_playing = event.finals().is_none() && matches!(phase(event), Phase::Playing { .. });
    let standings = match round.or(finished_rounds(event)) {
        _ if !final_ranks(event).is_empty() => msg!("pages.final-standings"),
        _ if round.is_none() && is_playing => {
            let number = event.round().map_or(0, |round| round.number);
            msg!("pages.standings-during", round = number)
        }
        Some(round) => msg!("pages.standings-after", round),
        None => msg!("pages.standings"),
    };
    let mut facts: Vec<Arg> = vec![match round {
        Some(_) => msg!("pages.as-it-stood", date = date(event)).into(),
        None => where_it_stands(event).into(),
    }];
    facts.extend(champion_fact(event).map(Arg::from));
    facts.extend(pod_winners(event).map(Arg::from));
    let title = msg!("common.dotted", one = event.name(), other = standings).into();
    Page { title, facts, sections: sections(event) }
}

/// The standings of all players, and if there are several pods, of each pod.
fn sections(event: &Event) -> Vec<Section> {
    let all = table(event);
    if event.pods.len() < 2 {
        return vec![Section::plain(all)];
    }
    let pods = (0..event.pods.len()).map(|pod| {
        let places = event.pod_standings(pod).into_iter().copied().zip(1..);
        let ranked = places.map(|(standing, rank)| Standing { rank, ..standing }).collect();
        Section::new(msg!("verify.pod", n = pod + 1).capitalised(), of(event, ranked, false))
    });
    std::iter::once(Section::plain(all)).chain(pods).collect()
}

/// `Winners: pod 1 Ewa, pod 2 Jan`, for pods whose games are over.
pub fn pod_winners(event: &Event) -> Option<Message> {
    let winners = event.pod_winners();
    let known = (1..).zip(&winners).filter_map(|(pod, id)| Some((pod, (*id)?)));
    let named = |(pod, id): (usize, Id)| msg!("pages.pod-winner", n = pod, name = event.label(id));
    let named: Vec<Arg> = known.map(|pod| named(pod).into()).collect();
    (winners.len() > 1 && !named.is_empty())
        .then(|| msg!("pages.pod-winners", winners = Arg::Series(named)))
}

fn finished_rounds(event: &Event) -> Option<u32> {
    let stage = event.preliminary()?;
    let finished = stage.rounds.iter().take_while(|round| round.is_complete()).count();
    (finished > 0).then_some(finished as u32)
}

/// The day, the players, and the current phase.
pub(super) fn where_it_stands(event: &Event) -> Message {
    let now = phase_phrase(event);
    let players = event.count_entrants(event.players().count());
    msg!("common.three-dotted", one = date(event), other = players, third = now)
}

pub(super) fn table(event: &Event) -> Table {
    let ranks = final_ranks(event);
    let mut standings = standings(event).to_vec();
    // The places before the finals stay readable beside the final ones.
    standings.sort_by_key(|standing| ranks.get(&standing.entrant).copied());
    of(event, standings, true)
}

/// A row for each of these standings, with the pod if `pods`.
fn of(event: &Event, lines: Vec<Standing>, pods: bool) -> Table {
    let mut in_order = lines.clone();
    in_order.sort_by_key(|standing| standing.rank);
    let columns = standing_columns(event, &in_order).into_iter();
    let columns = columns.filter(|column| pods || column.figure != StandingFigure::Pod);
    columns.fold(Rows::of(lines), |rows, column| rows.column(column.paper, column.cell)).table()
}

/// A column of the standings that some list treats differently.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StandingFigure {
    Pod,
    Points,
    /// Only on the organizer's screen, and so are the odds.
    WinLoss,
    Chance,
    Other,
}

/// A column of the standings. A list takes those it has space for, and draws them.
pub struct StandingColumn<'e> {
    pub figure: StandingFigure,
    /// On paper, on the site and in a spreadsheet.
    pub paper: Column,
    /// On the organizer's screen.
    pub narrow: Option<NarrowColumn>,
    /// Its heading beside the points, on the board and the site.
    pub beside: Option<Message>,
    pub cell: StandingCell<'e>,
}

pub type StandingCell<'e> = Box<dyn Fn(&Standing) -> Arg + 'e>;

pub struct NarrowColumn {
    pub heading: Message,
    /// The least width. A longer heading takes more.
    pub least: usize,
    pub gives_way: GivesWay,
}

/// When a column gives way to the names: the last of these first.
/// A width with all columns asks for the last.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum GivesWay {
    Never,
    WinLoss,
    FirstTieBreak,
    /// The movement, where it is only a sign.
    MovementSign,
    /// The tie-break at this place of the order.
    TieBreak(usize),
    Movement,
}

/// Every column from left to right, for these lines, best first. A new column goes here, and its
/// JSON key below; one of the screen alone has its place in `tui/screen/standings/columns.rs`.
pub fn standing_columns<'e>(event: &'e Event, lines: &'e [Standing]) -> Vec<StandingColumn<'e>> {
    use StandingFigure::{Other, Pod, Points};
    let ranks = LazyCell::new(move || final_ranks(event));
    let rank = move |s: &Standing| Arg::or_empty(ranks.get(&s.entrant).copied());
    let entrant = move |s: &Standing| event.entrant(s.entrant);
    let club = move |s: &Standing| Arg::or_empty(entrant(s).and_then(|e| e.club.clone()));
    let note = move |s: &Standing| Arg::or_empty(entrant(s).and_then(|e| status(e.status)));
    let mut all = vec![
        column(Other, Column::number(msg!("screen.final").capitalised()).optional(), rank),
        column(Other, Column::number(msg!("keys.place").capitalised()), |s| s.rank),
        column(Other, Column::words(msg!("keys.player").capitalised()), move |s| {
            event.label(s.entrant)
        }),
        column(Other, Column::words(msg!("roster.club").capitalised()).optional(), club),
    ];
    if event.pods.len() > 1 {
        let heading = msg!("screen.pod-short");
        let paper = Column::number(heading.clone().capitalised());
        let narrow = Some(NarrowColumn { heading, least: 4, gives_way: GivesWay::Never });
        let pod = move |s: &Standing| Arg::or_empty(event.pod_of(s.entrant).map(|pod| pod + 1));
        all.push(StandingColumn { narrow, ..column(Pod, paper, pod) });
    }
    let points = move |s: &Standing| event.points_figure(s.points);
    let heading = msg!("screen.points-short");
    all.push(StandingColumn {
        narrow: Some(NarrowColumn { heading, least: 4, gives_way: GivesWay::Never }),
        ..column(Points, Column::number(msg!("screen.points").capitalised()), points)
    });
    all.push(column(Other, Column::number(msg!("handbook.column-rounds").capitalised()), |s| {
        s.rounds
    }));
    for (at, by) in event.ruleset.preliminary.tie_breaks.iter().copied().enumerate() {
        let about = by.about();
        let is_of_order = about.unit == Unit::Ahead;
        let ahead = LazyCell::new(move || put_ahead(event, lines));
        let cell = move |s: &Standing| {
            let value = standings(event).value(s.entrant, by);
            tie_break_cell(by, value, is_of_order && ahead.contains(&s.entrant))
        };
        let heading = about.narrow;
        let gives_way = if at == 0 { GivesWay::FirstTieBreak } else { GivesWay::TieBreak(at) };
        all.push(StandingColumn {
            // A screen shows the random number only in the arithmetic.
            narrow: (by != TieBreak::Random).then_some(NarrowColumn {
                heading,
                least: 8,
                gives_way,
            }),
            beside: by.on_board(),
            ..column(Other, Column::number(about.heading), cell)
        });
    }
    all.push(column(Other, Column::words(msg!("standings.note")).optional(), note));
    all
}

/// A column that only paper has.
fn column<'e, C: Into<Arg>>(
    figure: StandingFigure,
    paper: Column,
    cell: impl Fn(&Standing) -> C + 'e,
) -> StandingColumn<'e> {
    let cell: StandingCell<'e> = Box::new(move |standing| cell(standing).into());
    StandingColumn { figure, paper, narrow: None, beside: None, cell }
}

/// The columns beside the points for players, on the board and on their phones.
pub fn columns_beside(event: &Event) -> Vec<(Message, StandingCell<'_>)> {
    let all = standing_columns(event, standings(event)).into_iter();
    all.filter_map(|column| Some((column.beside?, column.cell))).take(3).collect()
}

/// Why nobody has a place yet: without a result, the order is only the random number.
pub fn no_places(event: &Event) -> Option<Message> {
    match () {
        () if !event.stages.is_empty() && event.preliminary().is_none() => {
            Some(msg!("screen.no-standings"))
        }
        () if !event.has_a_result() => Some(msg!("screen.no-standings-yet")),
        () => None,
    }
}

/// The lines for players, best first, with the final places once there is a champion.
/// Disqualifications are not shown.
pub fn hall_standings(event: &Event) -> Vec<Standing> {
    let mut lines = standings(event).to_vec();
    lines.retain(|line| {
        let status = event.entrant(line.entrant).map(|entrant| entrant.status);
        !matches!(status, None | Some(Status::Disqualified { .. }))
    });
    if champion(event).is_some() {
        let places = final_places(event);
        lines.sort_by_cached_key(|line| places.iter().position(|id| *id == line.entrant));
    }
    lines.iter_mut().zip(1..).for_each(|(line, place)| line.rank = place);
    lines
}

shapes! {
    struct StandingJson {
        rank: u32,
        entrant: Id,
        points: Number,
        rounds: u32,
        tiebreaks: TieBreaks,
        ahead_by_head_to_head?: bool,
        final_rank?: Option<u32>,
    }
}

pub(super) fn standings_json(event: &Event) -> Vec<StandingJson> {
    let (all, ranks) = (standings(event), final_ranks(event));
    let ahead = put_ahead(event, all);
    let standing = |standing: &Standing| StandingJson {
        rank: standing.rank,
        entrant: standing.entrant,
        points: Number::points(event, standing.points),
        rounds: standing.rounds,
        tiebreaks: TieBreaks(all.tie_breaks(standing.entrant)),
        ahead_by_head_to_head: ahead.contains(&standing.entrant),
        final_rank: ranks.get(&standing.entrant).copied(),
    };
    all.iter().map(standing).collect()
}

/// `left`, `disqualified`; nothing for an active player.
pub fn status(status: Status) -> Option<Message> {
    match status {
        Status::Active => None,
        Status::Dropped { .. } => Some(msg!("pages.left")),
        Status::Disqualified { .. } => Some(msg!("season.disqualified")),
        Status::Unregistered => Some(msg!("pages.not-registered")),
    }
}

/// `Champion: Ewa`, once there is one.
pub(super) fn champion_fact(event: &Event) -> Option<Message> {
    champion(event).map(|id| msg!("pages.champion", name = event.label(id)))
}

/// The places after the finals, by entrant, once they are decided.
///
/// Without a champion nobody is first. If all lost the last game, they share second place.
pub(super) fn final_ranks(event: &Event) -> BTreeMap<Id, u32> {
    let Some(finals) = event.finals() else { return BTreeMap::new() };
    let ranked = final_places(event).into_iter().zip(1..);
    if champion(event).is_some() {
        return ranked.collect();
    }
    let is_over = matches!(phase(event), Phase::Decided { .. } | Phase::Finished);
    let lost_by_both = |pairing: &Pairing| pairing.outcome.is_some() && pairing.winner().is_none();
    let lost_by_all =
        || finals.rounds.last().is_some_and(|last| last.pairings.iter().all(lost_by_both));
    match is_over && lost_by_all() {
        true => ranked.map(|(id, place)| (id, place.max(2))).collect(),
        false => BTreeMap::new(),
    }
}

/// The cell of a tie-break; `ahead` says whether head to head put the player ahead.
pub fn tie_break_cell(tie_break: TieBreak, value: Option<Value>, ahead: bool) -> Arg {
    match (tie_break.about().unit, value) {
        (Unit::Ahead, _) if ahead => msg!("standings.ahead").into(),
        (Unit::Ahead, _) => "–".into(),
        (_, None) => "".into(),
        (_, Some(value)) => tie_break_value(tie_break, value),
    }
}

/// A value as shown. Means always have decimals, so that a column can be compared.
pub(super) fn tie_break_value(tie_break: TieBreak, value: Value) -> Arg {
    match value {
        Value::Exact(mean) if tie_break.is_mean() => Arg::Decimal(mean.decimals()),
        Value::Exact(sum) if tie_break.about().unit == Unit::Sum => {
            Arg::Decimal(sum.two_decimals())
        }
        Value::Exact(_) | Value::Drawn(_) | Value::Beaten(_) | Value::Margin(_) => {
            exactly(value).into()
        }
    }
}

/// The exact value, without rounding.
pub(super) fn exactly(value: Value) -> String {
    match value {
        Value::Exact(fraction) => fraction.to_string(),
        Value::Drawn(number) | Value::Beaten(number) => number.to_string(),
        Value::Margin(sum) => sum.to_string(),
    }
}
