//! Values derived from the event that are shown repeatedly; computed once for each change.

use super::bracket::Bracket;
use super::movement::Movement;
use super::podium::Podium;
use super::round_summary::RoundSummary;
use super::text;
use crate::desk::list_state;
use crate::event::action::Setup;
use crate::event::name::normalise;
use crate::event::standings::PlacesByRound;
use crate::event::{
    Bookmark, CutLine, Event, Gate, Id, Moment, Phase, Round, Stage, champion, cut_line,
    final_places, phase, standings, without_place,
};
use crate::show::Card;
use crate::words::Words;
use std::cell::{OnceCell, RefCell};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The stage and the number of an older round, and what is true of it.
type OlderRound = ((usize, u32), Arc<RoundSummary>);

#[derive(Debug, Clone)]
pub struct Derived {
    pub phase: Phase,
    pub champion: Option<Id>,
    /// The first places, once there is a champion.
    pub podium: Option<Podium>,
    /// Best first, once there are finals.
    pub places: Vec<Id>,
    /// Whether there is a bracket to draw, even a provisional one.
    pub bracket: bool,
    /// Whether any result is in; before that, the standings are only a random order.
    pub reported: bool,
    /// Whether records count draws: the game has them, or somebody has drawn a match.
    pub draws: bool,
    /// The first player without a place in the round under way.
    pub waits: Option<Id>,
    /// The number of rounds paired, in all stages.
    pub rounds: usize,
    /// Whether nothing but results of tables that had none has been added since the values before.
    pub only_first_results: bool,
    /// The columns of each name, by id from 1: whole, and with an initial.
    widths: Arc<Vec<[u16; 2]>>,
    /// The end of the log from which all this was derived.
    derived_from: Bookmark,
    /// The columns of the longest name in the standings.
    pub longest: usize,
    /// The columns that all but a tenth of these names need.
    pub usual: usize,
    /// As `longest`, for names whose given name is an initial.
    pub initials: usize,
    /// The newest round of all stages.
    pub newest: Arc<RoundSummary>,
    /// The older round that was looked at last.
    older: RefCell<Option<OlderRound>>,
    /// The place of the cut in the standings.
    pub cut: Option<CutLine>,
    /// The standings before the newest round, once they are shown.
    movement: OnceCell<Arc<Movement>>,
    /// The faults of the newest lists, by player.
    lists: Lists,
    /// The lines of the log as they are searched, in the order of the log. They are told when
    /// somebody first searches: a log may have tens of thousands.
    log: OnceCell<Vec<String>>,
    /// Whether something forbids the next round, once that is shown.
    blocked: OnceCell<bool>,
    /// Everybody's place after each round, once somebody has looked at a card.
    by_round: OnceCell<PlacesByRound>,
    /// The card that was shown last.
    card: RefCell<Option<Arc<Card>>>,
}

/// Results of tables that had none, with the round as it is after them.
struct FirstResults {
    of: Vec<Id>,
    summary: RoundSummary,
}

impl Derived {
    /// Derives all values. Those that have not changed since `before` are taken from there: names
    /// are measured again only if there are other entrants, and the first results of tables change
    /// little else.
    pub fn of(event: &Event, before: Option<&Derived>) -> Derived {
        let known = before.filter(|before| before.derived_from.has_same_entrants(event));
        let added = known.and_then(|known| Some((known, known.first_results(event)?)));
        let mut derived = Derived {
            phase: phase(event),
            champion: champion(event),
            podium: Podium::of(event),
            places: final_places(event),
            bracket: Bracket::new(event).is_some(),
            reported: event.has_a_result(),
            draws: match &added {
                Some((known, added)) => known.draws || added.of.iter().any(|id| drew(event, *id)),
                None => draws(event),
            },
            waits: match &added {
                Some((known, added)) if !added.summary.missing.is_empty() => known.waits,
                _ => without_place(event).first().copied(),
            },
            rounds: event.stages.iter().map(|stage| stage.rounds.len()).sum(),
            only_first_results: added.is_some(),
            widths: known.map_or_else(|| measure(event).into(), |known| known.widths.clone()),
            derived_from: Bookmark::of(event),
            longest: 0,
            usual: 0,
            initials: 0,
            newest: Arc::default(),
            older: RefCell::default(),
            cut: cut_line(event),
            movement: known_movement(event, before),
            lists: Lists::of(event, before.map(|before| &before.lists)),
            log: OnceCell::new(),
            blocked: OnceCell::new(),
            by_round: OnceCell::new(),
            card: RefCell::new(None),
        };
        if let Some((known, added)) = added {
            (derived.longest, derived.usual) = (known.longest, known.usual);
            derived.initials = known.initials;
            derived.newest = added.summary.into();
            return derived;
        }
        let ranked = || standings(event).iter().map(|standing| standing.entrant);
        let widths: Vec<usize> = ranked().map(|id| derived.width(id)).collect();
        derived.initials = ranked().map(|id| derived.widths_of(id)[1]).max().unwrap_or(0);
        derived.longest = widths.iter().copied().max().unwrap_or(0);
        derived.usual = text::width_of_most(widths);
        let newest =
            event.stages.iter().rev().find_map(|stage| Some((stage, &**stage.rounds.last()?)));
        let known = before.map(|before| &*before.newest);
        let summary = newest.map(|newest| derived.summary_of(event, newest, known));
        derived.newest = summary.unwrap_or_default();
        derived
    }

    /// The first results of tables that were added since, if nothing else was.
    fn first_results(&self, event: &Event) -> Option<FirstResults> {
        let results = self.derived_from.only_results(event)?;
        let tables = results.iter().map(|result| result.table);
        let summary = self.newest.with_first_results(event, tables)?;
        Some(FirstResults { of: results.iter().flat_map(|result| result.of).collect(), summary })
    }

    /// Whether something forbids the next round. The round is drawn to know it.
    pub fn is_blocked(&self, event: &Event) -> bool {
        *self.blocked.get_or_init(|| Gate::of(event, None, Moment::new(0, 0)).blocks())
    }

    /// The author and the action of each line of the log, normalised.
    pub fn log(&self, event: &Event, words: &Words) -> &[String] {
        self.log.get_or_init(|| {
            let lines = event.log.iter().zip(event.tell_log());
            lines
                .map(|(entry, told)| normalise(&format!("{} {}", entry.by, words.text(&told))))
                .collect()
        })
    }

    /// The number of faults that the rules find in the newest list of this player.
    pub fn list_faults(&self, id: Id) -> usize {
        self.lists.faults.get(&id).map_or(0, |(_, faults)| *faults)
    }

    /// The card of this player, made once for each change of the event.
    pub fn card(&self, event: &Event, id: Id) -> Option<Arc<Card>> {
        let known = self.card.borrow().clone().filter(|card| card.id == id);
        known.or_else(|| {
            let places = self.by_round.get_or_init(|| PlacesByRound::of(event));
            let card = Arc::new(Card::of(event, id, places)?);
            self.card.replace(Some(card.clone()));
            Some(card)
        })
    }

    /// The columns of this name.
    pub fn width(&self, id: Id) -> usize {
        self.widths_of(id)[0]
    }

    /// The columns of this name, and of the name with an initial in place of the given name.
    fn widths_of(&self, id: Id) -> [usize; 2] {
        let widths = (id as usize).checked_sub(1).and_then(|at| self.widths.get(at));
        widths.copied().unwrap_or_default().map(usize::from)
    }

    /// The summary of this round as a whole, after the summary `before`.
    fn summary_of(
        &self,
        event: &Event,
        round: (&Stage, &Round),
        before: Option<&RoundSummary>,
    ) -> Arc<RoundSummary> {
        RoundSummary::of(event, round, |id| self.widths_of(id), before).into()
    }

    /// The summary of an older round, made once while that round is looked at.
    pub fn older_summary(
        &self,
        event: &Event,
        (number, stage, round): (usize, &Stage, &Round),
    ) -> Arc<RoundSummary> {
        let key = (number, round.number);
        let mut older = self.older.borrow_mut();
        match &*older {
            Some((known, summary)) if *known == key => summary.clone(),
            _ => older.insert((key, self.summary_of(event, (stage, round), None))).1.clone(),
        }
    }

    /// Places that this player has gained since the round before.
    pub fn gained(&self, event: &Event, id: Id) -> Option<i64> {
        self.movement.get_or_init(|| Movement::of(event).into()).gained(event, id)
    }
}

/// The standings before the newest round, if they were shown before and are still the same.
fn known_movement(event: &Event, before: Option<&Derived>) -> OnceCell<Arc<Movement>> {
    let known = before.and_then(|before| before.movement.get());
    let known = known.filter(|known| known.holds(event));
    known.map_or_else(OnceCell::new, |known| OnceCell::from(known.clone()))
}

/// The number of faults in each newest list, with the line of the log that holds it.
#[derive(Debug, Clone, Default)]
struct Lists {
    faults: BTreeMap<Id, (u64, usize)>,
    /// The announcement under which they were found.
    setup: Setup,
}

impl Lists {
    /// Reads only the lists that are new since `before`.
    fn of(event: &Event, before: Option<&Lists>) -> Lists {
        let before = before.filter(|before| before.setup == event.setup);
        let faults = event.lists.iter().filter_map(|(id, versions)| {
            let n = versions.last()?.n;
            let known = before.and_then(|before| before.faults.get(id));
            let known = known.filter(|(line, _)| *line == n).copied();
            Some((*id, known.unwrap_or_else(|| (n, list_state(event, *id).faults()))))
        });
        Lists { faults: faults.collect(), setup: event.setup.clone() }
    }
}

/// The columns of each name: whole, and with an initial if that is shorter.
fn measure(event: &Event) -> Vec<[u16; 2]> {
    let columns = |name: &str| {
        let whole = text::width(name);
        let short = text::width_with_initial(name).min(whole);
        [whole, short].map(|columns| columns.try_into().unwrap_or(u16::MAX))
    };
    event.entrants.iter().map(|entrant| columns(&entrant.label())).collect()
}

fn draws(event: &Event) -> bool {
    let all = || standings(event).iter();
    event.ruleset.draws() || all().any(|standing| drew(event, standing.entrant))
}

/// Whether this player has drawn a match.
fn drew(event: &Event, id: Id) -> bool {
    standings(event).record(id).is_some_and(|record| record.draws > 0)
}

#[cfg(test)]
mod tests;
