//! Pre-flight checks before a round or the cut, worst first, each with its remedy.
//!
//! A check is one function and one line in [`CHECKS`], or in [`CUT_CHECKS`].

mod item;
mod results;
mod seen;
mod warned;

pub use item::{PreflightItem, Remedy, Severity};
use seen::Seen;

use super::actions::check_in::absent;
use super::actions::pair::without_draft;
use super::cutting::ranked;
use super::decide::{decide, sides_to_record};
use super::{
    About, Absentees, Command, Concern, CutBy, Decision, Entrant, Event, Id, Moment, Phase,
    Refusal, Status, phase,
};
use crate::event::given::Forgotten;
use crate::event::without_place;
use crate::msg;
use crate::pairing::{Explanation, kept};
use crate::words::{Arg, Message};
use std::sync::Arc;

type Check = fn(&Seen) -> Vec<PreflightItem>;

/// Every check, in the order in which equally bad items are told.
const CHECKS: [Check; 14] = [
    results::missing,
    no_place,
    absentees,
    forgotten_penalties,
    sides,
    missing_lists,
    faulty_lists,
    draft,
    question,
    paired_down,
    sits_out,
    gone,
    running_clock,
    warned::rest,
];

/// Every check before the cut. Making the cut stops the clock, as pairing a round does.
const CUT_CHECKS: [Check; 7] = [
    results::missing,
    forgotten_penalties,
    question,
    left_in_the_cut,
    seeds_without_list,
    seeds_with_faulty_list,
    running_clock,
];

/// The findings of the checks before the next round or the cut, worst first.
#[derive(Debug)]
pub struct Preflight {
    pub items: Vec<PreflightItem>,
    /// The command that pairs the round, or makes the cut.
    pub command: Command,
    /// The decision that it would make; None if the rules refuse it.
    pub decision: Option<Decision>,
}

impl Preflight {
    /// Draws the round to see what is off. `absentees` settles those who have not come.
    pub fn of(event: &Event, absentees: Option<Absentees>, now: Moment) -> Preflight {
        let command = absentees.map_or(Command::Pair, Command::PairSettling);
        let round = decide(event, &command, now);
        Preflight::found(&CHECKS, event, absentees, (command, round))
    }

    /// Makes the cut for a trial to see what is off.
    pub fn of_cut(event: &Event, by: CutBy, now: Moment) -> Preflight {
        let command = Command::Cut(by);
        let cut = decide(event, &command, now);
        Preflight::found(&CUT_CHECKS, event, None, (command, cut))
    }

    fn found(
        checks: &[Check],
        event: &Event,
        absentees: Option<Absentees>,
        (command, decided): (Command, Result<Decision, Refusal>),
    ) -> Preflight {
        let mut items = found(checks, &Seen { event, absentees, round: Some(&decided) });
        if let Err(refusal) = &decided
            && items.iter().all(|item| item.severity != Severity::Error)
        {
            let remedy = event.stages.is_empty().then_some(Remedy::Announcement);
            let item =
                |why: &Message| PreflightItem::new(Severity::Error, why.clone(), remedy.clone());
            items.splice(0..0, refusal.0.clone().paragraphs().iter().map(item));
        }
        Preflight { items, command, decision: decided.ok() }
    }

    /// Whether the preflight is shown before the round is paired, or the cut is made.
    pub fn is_opened(&self) -> bool {
        self.items.iter().any(|item| item.severity < Severity::Info)
    }

    /// Whether nothing may be paired before something is settled.
    pub fn blocks(&self) -> bool {
        self.decision.is_none()
    }
}

/// Returns whether anything has to be settled that is known without drawing the round.
pub fn wants_settling(event: &Event) -> bool {
    let seen = Seen { event, absentees: None, round: None };
    found(&CHECKS, &seen).iter().any(|item| item.severity < Severity::Info)
}

fn found(checks: &[Check], seen: &Seen) -> Vec<PreflightItem> {
    let mut items: Vec<PreflightItem> = checks.iter().flat_map(|check| check(seen)).collect();
    items.sort_by_key(|item| item.severity);
    items
}

fn absentees(seen: &Seen) -> Vec<PreflightItem> {
    let missing = seen.event.not_checked_in();
    if missing.is_empty() {
        return Vec::new();
    }
    let (n, names) = (missing.len(), seen.event.some_names(&missing));
    let item = match seen.absentees {
        None => (Severity::Error, absent(seen.event, &missing)),
        Some(Absentees::Remove) => (Severity::Info, msg!("preflight.leave", n, names)),
        Some(Absentees::Keep) => (Severity::Info, msg!("preflight.are-kept", n, names)),
        Some(Absentees::Out) => return Vec::new(),
    };
    vec![PreflightItem::new(item.0, item.1, Some(Remedy::CheckIn))]
}

/// Those who wait for a place in the round under way.
fn no_place(seen: &Seen) -> Vec<PreflightItem> {
    let waiting = without_place(seen.event);
    let (Some(first), Some(round)) = (waiting.first(), seen.event.round()) else {
        return Vec::new();
    };
    let (n, names) = (waiting.len(), seen.event.some_names(&waiting));
    let sentence = msg!("preflight.no-place", n, names, round = round.number);
    vec![PreflightItem::new(Severity::Warning, sentence, Some(Remedy::Seat(*first)))]
}

/// Penalties of the newest round that cost a game or a match, and results without it.
fn forgotten_penalties(seen: &Seen) -> Vec<PreflightItem> {
    let item = |forgotten: Forgotten| {
        let (name, table) = (seen.event.label(forgotten.id), forgotten.table);
        let penalty = &forgotten.penalty.name;
        let sentence = msg!("preflight.penalty", name, penalty, table);
        PreflightItem::new(Severity::Warning, sentence, Some(Remedy::Result { table }))
    };
    seen.event.forgotten_penalties().map(item).collect()
}

/// Tables of the newest round whose sides are not recorded, though the next ones follow from them.
fn sides(seen: &Seen) -> Vec<PreflightItem> {
    let tables = sides_to_record(seen.event);
    let Some(first) = tables.first().filter(|_| is_complete(seen.event)) else { return Vec::new() };
    let remedy = Remedy::Side { table: *first };
    let sentence = msg!("slips.sides-to-record", n = tables.len(), tables);
    vec![PreflightItem::new(Severity::Warning, sentence, Some(remedy))]
}

fn is_complete(event: &Event) -> bool {
    event.round().is_some_and(|round| round.is_complete())
}

fn missing_lists(seen: &Seen) -> Vec<PreflightItem> {
    let event = seen.event;
    let missing = event.lists_missing().filter(|_| seen.starts());
    let remedy = event.without_list().first().map(|id| Remedy::List(*id));
    missing.map(|said| PreflightItem::new(Severity::Warning, said, remedy)).into_iter().collect()
}

fn faulty_lists(seen: &Seen) -> Vec<PreflightItem> {
    let event = seen.event;
    let faulty = event.lists_faulty().filter(|_| seen.starts());
    let remedy = event.with_faulty_list().first().map(|id| Remedy::List(*id));
    faulty.map(|said| PreflightItem::new(Severity::Warning, said, remedy)).into_iter().collect()
}

fn draft(seen: &Seen) -> Vec<PreflightItem> {
    let none = Vec::new();
    let said = without_draft(seen.event, seen.decision().map_or(&none, |one| &one.warnings));
    said.map(|said| PreflightItem::new(Severity::Warning, said.message, Some(Remedy::Draft)))
        .into_iter()
        .collect()
}

/// The question that pairing asks after the first round: a rematch, or a second bye.
fn question(seen: &Seen) -> Vec<PreflightItem> {
    let question = seen.decision().and_then(|decision| decision.question.clone());
    let question = question.filter(|_| !seen.starts());
    let item = |question: Concern| {
        let remedy = match question.about {
            About::Leavers => leavers(seen.event).first().map(|id| Remedy::Rejoin(*id)),
            About::Inbox => Some(Remedy::Inbox),
            _ => Some(Remedy::ByHand),
        };
        PreflightItem::new(Severity::Warning, question.message, remedy)
    };
    question.map(item).into_iter().collect()
}

fn paired_down(seen: &Seen) -> Vec<PreflightItem> {
    let Some(paired) = seen.paired().filter(|paired| !paired.reasons.is_empty()) else {
        return Vec::new();
    };
    let tables = paired.tables.iter().map(|[a, b]| (*a, Some(*b)));
    let places: Vec<_> = tables.chain(paired.bye.map(|id| (id, None))).collect();
    let reasons = kept::read(&paired.reasons, &places).unwrap_or_default();
    let down = reasons.iter().filter_map(|reason| match reason {
        Explanation::PairedDown { a, .. } | Explanation::SlidDown { a, .. } => Some(*a),
        _ => None,
    });
    let down: Vec<Id> = down.collect();
    let names = || seen.event.some_names(&down);
    let told = (!down.is_empty()).then(|| msg!("preflight.down", n = down.len(), names = names()));
    let bye = paired.bye.map(|id| msg!("preflight.bye", name = seen.event.label(id)));
    bye.into_iter().chain(told).map(PreflightItem::told).collect()
}

fn sits_out(seen: &Seen) -> Vec<PreflightItem> {
    let out = seen.paired().map_or_else(|| seen.event.sits_out_next(), |one| one.out.clone());
    let names = || seen.event.some_names(&out);
    let out = (!out.is_empty()).then(|| msg!("preflight.sit-out", n = out.len(), names = names()));
    let byes = seen.event.told_of_byes(&seen.event.with_awarded_bye());
    let byes = byes.map(|said| msg!("screen.sentence", said));
    byes.into_iter().chain(out).map(PreflightItem::told).collect()
}

/// Those who have left, unless the question names them.
fn gone(seen: &Seen) -> Vec<PreflightItem> {
    let question = seen.decision().and_then(|decision| decision.question.as_ref());
    if question.is_some_and(|question| question.about == About::Leavers) {
        return Vec::new();
    }
    let left = leavers(seen.event);
    let Some(first) = left.first() else { return Vec::new() };
    let names = seen.event.some_names(&left);
    let sentence = msg!("preflight.gone", n = left.len(), names);
    vec![PreflightItem::new(Severity::Info, sentence, Some(Remedy::Rejoin(*first)))]
}

/// Those who have left since the newest round was paired.
fn leavers(event: &Event) -> Vec<Id> {
    let Some(round) = event.round() else { return Vec::new() };
    let now = (event.stages.len(), round.number);
    let left = event.entrants.iter().filter(|entrant| match entrant.status {
        Status::Dropped { stage, after } | Status::Disqualified { stage, after } => {
            (stage, after) == now
        }
        Status::Active | Status::Unregistered => false,
    });
    left.map(|entrant| entrant.id).collect()
}

/// The clock of a round whose results are in. Pairing the next round stops it.
fn running_clock(seen: &Seen) -> Vec<PreflightItem> {
    let runs = seen.event.clock.is_running() && !seen.event.clock.is_stopped();
    let item = || PreflightItem::new(Severity::Info, msg!("preflight.clock"), Some(Remedy::Clock));
    (runs && is_complete(seen.event)).then(item).into_iter().collect()
}

/// Whether a round can be paired now, or could once its results are in.
pub fn comes_next(event: &Event) -> bool {
    matches!(
        phase(event),
        Phase::Registration | Phase::BetweenRounds { .. } | Phase::Playing { .. }
    )
}

/// Whether the cut comes next, or will once the results of the last round are in.
pub fn cut_comes_next(event: &Event) -> bool {
    let announced = event.plan.and_then(|plan| plan.cut()).is_some();
    match phase(event) {
        Phase::CutDue { .. } => true,
        Phase::Playing { .. } => {
            let last = event.stage().is_some_and(|it| it.kind.is_preliminary() && it.all_paired());
            last && announced
        }
        Phase::Registration
        | Phase::BetweenRounds { .. }
        | Phase::Decided { .. }
        | Phase::Finished => false,
    }
}

/// Those who have left and would be seeded if they were here.
fn left_in_the_cut(seen: &Seen) -> Vec<PreflightItem> {
    let Some(cut) = seen.cut() else { return Vec::new() };
    let mut all = seen.event.clone();
    all.standings.forget();
    let has_left = |entrant: &&mut Entrant| matches!(entrant.status, Status::Dropped { .. });
    let entrants = Arc::make_mut(&mut all.entrants).iter_mut();
    entrants.filter(has_left).for_each(|entrant| entrant.status = Status::Active);
    let seeded = ranked(&all).take(cut.seeds.len()).map(|standing| standing.entrant);
    let left: Vec<Id> = seeded.filter(|id| !seen.event.is_here(*id)).collect();
    of_players(seen, &left, Remedy::Rejoin, |n, names| msg!("preflight.left-in-the-cut", n, names))
}

fn seeds_without_list(seen: &Seen) -> Vec<PreflightItem> {
    let without = among_the_seeds(seen, seen.event.without_list());
    of_players(seen, &without, Remedy::List, |n, names| {
        msg!("preflight.seeds-without-list", n, names)
    })
}

fn seeds_with_faulty_list(seen: &Seen) -> Vec<PreflightItem> {
    let faulty = among_the_seeds(seen, seen.event.with_faulty_list());
    of_players(seen, &faulty, Remedy::List, |n, names| msg!("preflight.faulty-lists", n, names))
}

/// Those of them who would be seeded, if lists are required.
fn among_the_seeds(seen: &Seen, mut ids: Vec<Id>) -> Vec<Id> {
    let required = seen.event.lists_required();
    ids.retain(|id| required && seen.cut().is_some_and(|cut| cut.seeds.contains(id)));
    ids
}

/// An item about these players that should be settled, if there are any.
fn of_players(
    seen: &Seen,
    ids: &[Id],
    remedy: fn(Id) -> Remedy,
    said: fn(usize, Arg) -> Message,
) -> Vec<PreflightItem> {
    let Some(first) = ids.first() else { return Vec::new() };
    let sentence = said(ids.len(), seen.event.some_names(ids));
    vec![PreflightItem::new(Severity::Warning, sentence, Some(remedy(*first)))]
}
