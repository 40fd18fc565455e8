//! Values derived from the event that are shown repeatedly; computed once for each change.

use super::bracket::Bracket;
use super::podium::Podium;
use super::round_summary::RoundSummary;
use super::ui::text;
use crate::event::name::normalise;
use crate::event::standings::{PlacesByRound, standings_after};
use crate::event::{
    Action, CutLine, Entry, Event, Id, Phase, Round, Stage, Standings, champion, cut_line,
    final_places, phase, standings, without_place,
};
use crate::show::Card;
use crate::words::Words;
use std::cell::{OnceCell, RefCell};
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
    widths: Vec<[u16; 2]>,
    /// The lines of the log from which all this was derived.
    lines: usize,
    /// The columns of the longest name in the standings.
    pub longest: usize,
    /// The columns that all but a tenth of these names need.
    pub usual: usize,
    /// As `longest`, for names whose given name is an initial.
    pub initials: usize,
    /// The newest round of all stages.
    pub newest: Arc<RoundSummary>,
    /// The older round that was looked at last. A picture asks dozens of times, and each time its
    /// records alone would take 0.1 ms among 512 players after nine rounds.
    older: RefCell<Option<OlderRound>>,
    /// The place of the cut in the standings.
    pub cut: Option<CutLine>,
    /// The standings before the newest round, once they are shown. Each row of a picture asks, and
    /// each time they would take 0.1 to 0.8 ms, as above.
    before: OnceCell<Option<Standings>>,
    /// The lines of the log as they are searched, in the order of the log, once somebody searches.
    /// Each key would take 8 ms longer, as above.
    log: OnceCell<Vec<String>>,
    /// Everybody's place after each round, once somebody has looked at a card. Each key on it would
    /// take 1 to 7 ms longer, as above.
    by_round: OnceCell<PlacesByRound>,
}

impl Derived {
    /// Derives all values, after those that were derived before.
    pub fn of(event: &Event, before: Option<&Derived>) -> Derived {
        let mut derived = Derived {
            phase: phase(event),
            champion: champion(event),
            podium: Podium::of(event),
            places: final_places(event),
            bracket: Bracket::new(event).is_some(),
            reported: event.has_a_result(),
            draws: draws(event),
            waits: without_place(event).first().copied(),
            rounds: event.stages.iter().map(|stage| stage.rounds.len()).sum(),
            only_first_results: before.is_some_and(|before| before.first_results(event)),
            widths: measure(event),
            lines: event.log.len(),
            longest: 0,
            usual: 0,
            initials: 0,
            newest: Arc::default(),
            older: RefCell::default(),
            cut: cut_line(event),
            before: OnceCell::new(),
            log: OnceCell::new(),
            by_round: OnceCell::new(),
        };
        let ranked = || standings(event).iter().map(|standing| standing.entrant);
        let widths: Vec<usize> = ranked().map(|id| derived.width(id)).collect();
        derived.initials = ranked().map(|id| derived.widths_of(id)[1]).max().unwrap_or(0);
        derived.longest = widths.iter().copied().max().unwrap_or(0);
        derived.usual = text::width_of_most(widths);
        let newest =
            event.stages.iter().rev().find_map(|stage| Some((stage, &**stage.rounds.last()?)));
        let summary = newest.map(|newest| derived.summary_of(event, newest));
        derived.newest = summary.unwrap_or_default();
        derived
    }

    /// Whether nothing but results of tables that had none has been added since.
    fn first_results(&self, event: &Event) -> bool {
        let is_first = |entry: &Entry| match &entry.action {
            Action::Report(one) => {
                event.is_newest(one.stage, one.round) && self.newest.missing.contains(&one.table)
            }
            _ => false,
        };
        event.log.get(self.lines..).is_some_and(|added| added.iter().all(is_first))
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

    /// The card of this player.
    pub fn card(&self, event: &Event, id: Id) -> Option<Card> {
        Card::of(event, id, self.by_round.get_or_init(|| PlacesByRound::of(event)))
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

    /// The summary of this round as a whole.
    fn summary_of(&self, event: &Event, round: (&Stage, &Round)) -> Arc<RoundSummary> {
        RoundSummary::of(event, round, |id| self.widths_of(id)).into()
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
            _ => older.insert((key, self.summary_of(event, (stage, round)))).1.clone(),
        }
    }

    /// Places that this player has gained since the round before, as a negative number if they were
    /// lost.
    pub fn gained(&self, event: &Event, id: Id) -> Option<i64> {
        let rounds = event.preliminary().map_or(0, |stage| stage.rounds.len());
        let before = || standings_after(event, rounds.saturating_sub(1) as u32);
        let before = self.before.get_or_init(before).as_ref()?.standing(id)?.rank;
        let now = standings(event).standing(id)?.rank;
        Some(i64::from(before) - i64::from(now))
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

/// Whether the places can have moved: the preliminary rounds go on, and one of them is over.
pub fn has_moved(event: &Event) -> bool {
    event.finals().is_none() && !earlier(event).is_empty()
}

/// The preliminary rounds before the newest.
fn earlier(event: &Event) -> &[Arc<Round>] {
    let rounds = event.preliminary().map_or(&[][..], |stage| &stage.rounds);
    rounds.split_last().map_or(&[], |(_, earlier)| earlier)
}
