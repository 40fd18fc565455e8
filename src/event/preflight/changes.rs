//! What a command changes beyond its own row, shown before it is saved.
//!
//! For a correction of an older round: which places change, and what would have been drawn
//! otherwise. For every other command that reaches beyond its row, the whole event before and after
//! are compared.

use crate::event::actions::{Fact, Reach, Reported};
use crate::event::decide::{About, Concern, Decision, Trial, decide};
use crate::event::phase::plan_in_words;
use crate::event::{
    Action, Command, Entry, Event, Id, Moment, Pairing, Phase, Refusal, Round, StageKind, Standing,
    answer, champion, finals, in_the_cut, phase, plan_for, standings,
};
use crate::msg;
use crate::ruleset::PairingKind;
use crate::words::{Arg, Message};
use std::collections::HashSet;

/// The most places, tables or seeds listed.
const MOST_LISTED: usize = 4;

/// The most byes of older rounds listed.
const MOST_BYES: usize = 2;

/// The most lines of a log replayed to draw later rounds again, which takes about a second.
const MOST_REPLAYED: usize = 500_000;

/// The consequences of a result entered or undone now; none for the newest round. For an older one:
/// which places change, who enters the cut, and who would have had a bye or been seeded. Rounds and
/// seeds themselves stay as they are.
pub fn consequences(event: &Event, command: &Command, now: Moment) -> Vec<Message> {
    if !corrects(command) {
        return Vec::new();
    }
    Trial::of(event, command, now).map(|trial| trial.consequences()).unwrap_or_default()
}

/// What an undo or a correction changes beyond its row, to show before it is saved.
pub fn effects_of_correction(event: &Event, command: &Command, now: Moment) -> Vec<Message> {
    if !corrects(command) {
        return Vec::new();
    }
    Trial::of(event, command, now).map(|trial| trial.effects_of_correction()).unwrap_or_default()
}

/// Everything that the command changes beyond its own row.
///
/// Empty if it changes nothing else, or is refused.
pub fn effects(event: &Event, command: &Command, now: Moment) -> Vec<Message> {
    Trial::of(event, command, now).map(|trial| trial.effects()).unwrap_or_default()
}

/// The decision with the question for an organizer at a screen.
///
/// If the command itself asks nothing but rows of others change, the question lists these changes.
///
/// # Errors
/// The reason why the command cannot be carried out.
pub fn decide_asking(event: &Event, command: &Command, now: Moment) -> Result<Decision, Refusal> {
    Ok(Trial::asking(event, command, now)?.decision)
}

/// Whether it may change a result of an older round.
fn corrects(command: &Command) -> bool {
    matches!(command, Command::Report { .. } | Command::Settle { .. } | Command::Undo(_))
}

impl<'a> Trial<'a> {
    /// See [`decide_asking`].
    ///
    /// # Errors
    /// The reason why the command cannot be carried out.
    pub fn asking(
        event: &'a Event,
        command: &'a Command,
        now: Moment,
    ) -> Result<Trial<'a>, Refusal> {
        let mut trial = Trial::of(event, command, now)?;
        if trial.decision.question.is_none() {
            let asked = trial.question_about_others();
            trial.decision.question = asked.map(|message| Concern::new(About::Rows, message));
        }
        Ok(trial)
    }

    /// The question, if it is only about changes in rows of others. Whoever has shown these changes
    /// need not ask it.
    pub fn question_about_rows(self) -> Option<Message> {
        let question = self.decision.question.filter(|question| question.about == About::Rows);
        question.map(Message::from)
    }

    /// See [`consequences`].
    fn consequences(&self) -> Vec<Message> {
        let (event, now) = (self.event, self.now);
        let Some(action) = self.action().filter(|_| corrects(self.command)) else {
            return Vec::new();
        };
        let Some(reported) = event.meant(action).and_then(Action::reported) else {
            return Vec::new();
        };
        if event.is_newest(reported.stage, reported.round) {
            return Vec::new();
        }
        let Some(after) = self.after() else { return Vec::new() };
        let changes = places(event, after, &reported.of);
        let mut sentences = vec![changes.unwrap_or_else(|| msg!("result.no-place-changes"))];
        sentences.extend(into_the_cut(event, after));
        // Only a new result is compared with later rounds: those were drawn before the correction
        // that an undo takes back.
        if action.reported().is_some() {
            sentences.extend(drawn_otherwise(event, action, reported, now, MOST_REPLAYED));
        }
        sentences
    }

    /// See [`effects_of_correction`]. Undoing a result of the newest round changes nothing that the
    /// screen does not show.
    pub fn effects_of_correction(&self) -> Vec<Message> {
        match self.command {
            Command::Undo(_) if !self.is_of_result() => self.changes_of_others(),
            _ => self.consequences(),
        }
    }

    /// See [`effects`].
    pub fn effects(&self) -> Vec<Message> {
        let corrected = self.consequences();
        if !corrected.is_empty() {
            return corrected;
        }
        let Some(after) = self.after_beyond_its_row() else { return Vec::new() };
        let mut sentences: Vec<Message> = structure(self.event, after).into_iter().collect();
        sentences.extend(changes(self.event, after, &self.concerned()));
        sentences
    }

    /// The effects that its question does not mention.
    ///
    /// A question about settings contains them, and so does a question that is only about rows of
    /// others.
    pub fn beyond_the_question(&self) -> Vec<Message> {
        let question = self.decision.question.as_ref();
        let asked = question.is_some_and(|question| question.about == About::Rows);
        match self.after_beyond_its_row() {
            Some(after) if !asked && !matches!(self.command, Command::Setup(_)) => {
                changes(self.event, after, &self.concerned())
            }
            _ => Vec::new(),
        }
    }

    /// The question about changes in rows of others, for a command that asks nothing itself.
    ///
    /// While a round is held, nobody has to move, so changed seats are not asked about. Neither are
    /// results and the check-in, which are entered one after another.
    fn question_about_others(&self) -> Option<Message> {
        let asks = match self.command.reach() {
            Reach::Room => !self.event.is_held(),
            reach => reach == Reach::Others,
        };
        let redone_result = matches!(self.command, Command::Redo(_)) && self.is_of_result();
        let action = self.action().filter(|_| asks && !redone_result)?;
        let changes = self.changes_of_others();
        let leaves = matches!(self.command, Command::Drop(_) | Command::Disqualify { .. });
        let message = match (action, action.footprint().entrant.filter(|_| leaves)) {
            (Action::Rejoin(back), _) => {
                let name = self.event.label(back.id);
                msg!("players.leaves", how = "returns", name, n = back.missed.len())
            }
            (_, Some(id)) => {
                msg!("players.leaves", how = "drops", name = self.event.label(id), n = 0)
            }
            _ => self.asked().unwrap_or_else(|| self.decision.message.clone()),
        };
        // A player who rejoins is seated afterwards, so these warnings come later.
        let back = matches!(self.command, Command::Rejoin(_));
        let warnings = self.decision.sentences().filter(|_| !back).cloned();
        let sentences = std::iter::once(message).chain(warnings);
        (!changes.is_empty()).then(|| Message::sentences(sentences.chain(changes).collect()))
    }

    /// The question in place of the answer for steps that change recorded facts.
    pub(in crate::event) fn asked(&self) -> Option<Message> {
        match (self.command, self.action()?) {
            (_, Action::Redo(n)) => {
                let what = self.event.describe(self.event.entry(*n)?);
                Some(msg!("log.redo-asked", what))
            }
            (Command::Redraw { .. }, Action::Pair(paired)) => {
                Some(msg!("pairing.redraw-asked", round = paired.round))
            }
            (_, Action::Setup(setup)) => {
                let what = setup.written().into_iter().map(Arg::from).collect();
                Some(msg!("settings.asks-change", what = Arg::Series(what)))
            }
            _ => None,
        }
    }

    /// Every change, if rows of others change; empty otherwise, and before the first round.
    fn changes_of_others(&self) -> Vec<Message> {
        let after = self.after_beyond_its_row().filter(|_| !self.event.stages.is_empty());
        let Some(after) = after else { return Vec::new() };
        let mut sentences = rows(self.event, after, &self.concerned());
        if !sentences.is_empty() {
            sentences.extend(then(self.event, after));
        }
        sentences
    }

    /// The event afterwards, if the command may reach beyond its row.
    fn after_beyond_its_row(&self) -> Option<&Event> {
        if self.command.reach() == Reach::Row { None } else { self.after() }
    }

    /// Whether it enters a result, or undoes or redoes one.
    fn is_of_result(&self) -> bool {
        let meant = self.action().and_then(|action| self.event.meant(action));
        meant.is_some_and(|meant| meant.reported().is_some())
    }

    /// The entrants whom the action is about; their places are listed first.
    fn concerned(&self) -> Vec<Id> {
        let meant = self.action().and_then(|action| self.event.meant(action));
        let Some(meant) = meant else { return Vec::new() };
        match meant.reported() {
            Some(reported) => reported.of.to_vec(),
            None => meant.footprint().entrant.into_iter().collect(),
        }
    }
}

/// Every difference in the rows of others, then the next step if it changes.
pub(in crate::event) fn changes(before: &Event, after: &Event, concerned: &[Id]) -> Vec<Message> {
    rows(before, after, concerned).into_iter().chain(then(before, after)).collect()
}

/// The differences in the rows of others: tables, results, places, seeds, byes.
fn rows(before: &Event, after: &Event, concerned: &[Id]) -> Vec<Message> {
    let mut sentences = of_the_newest_round(before, after);
    sentences.extend(fewer_rounds(before, after));
    sentences.extend(places(before, after, concerned));
    sentences.extend(into_the_cut(before, after));
    sentences.extend(seeds(before, after));
    sentences.extend(champions(before, after));
    sentences.extend(field(before, after));
    sentences.extend(halves(before, after));
    sentences
}

/// The message that there are fewer rounds than announced.
fn fewer_rounds(before: &Event, after: &Event) -> Option<Message> {
    let planned = |event: &Event| event.preliminary().map(|stage| stage.planned);
    let (was, is) = (planned(before)?, planned(after)?);
    (is < was).then(|| msg!("preflight.fewer-rounds", n = is, was))
}

/// The rounds and the cut for those registered, before the first round.
fn structure(before: &Event, after: &Event) -> Option<Message> {
    if !before.stages.is_empty() || !after.stages.is_empty() {
        return None;
    }
    let plan = |event: &Event| {
        let players = event.active().count() as u32;
        (players, plan_for(event, players).map(|(plan, _)| plan).ok())
    };
    (plan(before) != plan(after)).then(|| plan_in_words(after))
}

fn seeds(before: &Event, after: &Event) -> Option<Message> {
    let seeds = |event: &Event| event.finals().map(|finals| finals.seeds.clone());
    match (seeds(before), seeds(after)) {
        (Some(_), None) => Some(msg!("preflight.nobody-seeded")),
        (None, Some(is)) => differing(after, &[], &is).map(|seeds| msg!("preflight.seeds", seeds)),
        (Some(was), Some(is)) if was != is => Some(seeds_now(after, &was, &is)),
        _ => None,
    }
}

fn champions(before: &Event, after: &Event) -> Option<Message> {
    match (champion(before), champion(after)) {
        (Some(was), None) => Some(msg!("preflight.no-champion", name = before.label(was))),
        (Some(was), Some(is)) if was != is => {
            Some(msg!("preflight.other-champion", name = after.label(is), was = before.label(was)))
        }
        (None, Some(is)) => Some(answer(msg!("pages.champion", name = after.label(is)))),
        _ => None,
    }
}

/// The number of players in the next Swiss round, if it changes whether there is a bye.
fn field(before: &Event, after: &Event) -> Option<Message> {
    let comes = |event: &Event| {
        let stage = event.stage().filter(|stage| stage.kind == StageKind::Swiss)?;
        let more = !stage.all_paired() && event.house_player().is_none();
        more.then(|| event.next_field().count())
    };
    let (was, is) = (comes(before)?, comes(after)?);
    (was % 2 != is % 2).then(|| match is % 2 {
        0 => msg!("preflight.byes", bye = "none", n = is),
        _ => msg!("preflight.byes", bye = "one", n = is),
    })
}

/// Players who change halves in the next round because of a start number.
fn halves(before: &Event, after: &Event) -> Option<Message> {
    if after.ruleset.preliminary.pairing != PairingKind::HalvesByStart {
        return None;
    }
    let stage = after.stage().filter(|stage| stage.kind == StageKind::Swiss)?;
    if stage.all_paired() || before.entrants.len() != after.entrants.len() {
        return None;
    }
    let both = before.entrants.iter().zip(after.entrants.iter());
    let others: Vec<Id> =
        both.filter(|(was, is)| was.start != is.start).map(|(_, is)| is.id).collect();
    let (n, names) = (others.len(), after.some_names(&others));
    (n > 0).then(|| msg!("preflight.halves", n, names))
}

/// The next step, if it changes. Not if a round appears or disappears, which implies it.
fn then(before: &Event, after: &Event) -> Option<Message> {
    if before.rounds_paired() != after.rounds_paired() || phase(before) == phase(after) {
        return None;
    }
    let what = match phase(after) {
        Phase::Playing { .. } => return None,
        Phase::Registration => return Some(msg!("preflight.then", what = "registration")),
        Phase::Decided { .. } => return Some(msg!("preflight.then", what = "played")),
        Phase::Finished => return Some(msg!("preflight.then", what = "closed")),
        Phase::CutDue { .. } if after.may_have_a_deciding_match() => msg!("preflight.level"),
        Phase::CutDue { size } => msg!("preflight.the-cut", n = size),
        Phase::BetweenRounds { next } => match after.stage() {
            Some(stage) => stage.round_name(next),
            None => msg!("preflight.the-first-round"),
        },
    };
    Some(msg!("preflight.next", what))
}

/// The places that change: first those concerned, then those who move furthest. None if no place
/// changes.
///
/// An example is `Places: Ewa 5 → 2, Jan stays 4, Ola 2 → 5, and 3 more move.`
fn places(before: &Event, after: &Event, concerned: &[Id]) -> Option<Message> {
    // Before the first round a place is only the order of a list.
    if before.stages.is_empty() && after.stages.is_empty() {
        return None;
    }
    let old = standings(before);
    let rank = |id: Id| old.standing(id).map(|s| s.rank);
    let of_concerned = |new: &Standing| concerned.iter().position(|id| *id == new.entrant);
    let mut shown: Vec<(&Standing, u32)> = (standings(after).iter())
        .filter_map(|new| Some((new, rank(new.entrant)?)))
        .filter(|(new, was)| new.rank != *was || of_concerned(new).is_some())
        .collect();
    if shown.iter().all(|(new, was)| new.rank == *was) {
        return None;
    }
    // The sort is stable, so those who move equally far stay in the order of their places.
    shown.sort_by_key(|(new, was)| {
        let first = of_concerned(new).unwrap_or(concerned.len());
        (first, std::cmp::Reverse(new.rank.abs_diff(*was)))
    });
    let one = |(new, was): &(&Standing, u32)| {
        let name = after.label(new.entrant);
        match new.rank == *was {
            true => msg!("result.stays", name, place = *was),
            false => msg!("result.moves", name, was = *was, place = new.rank),
        }
    };
    let changes = shown.iter().take(MOST_LISTED).map(|change| one(change).into()).collect();
    let changes = Arg::Series(changes);
    Some(match shown.len().saturating_sub(MOST_LISTED) {
        0 => msg!("result.places", changes),
        n => msg!("result.places-and-more", n, changes),
    })
}

/// Says who comes into the announced cut and who drops out of it, by the present standings.
/// None means that the cut is made, that it takes the same entrants, or that no round is complete:
/// the places then say nothing yet.
fn into_the_cut(before: &Event, after: &Event) -> Option<Message> {
    let first =
        |event: &Event| event.preliminary()?.rounds.first().map(|round| round.is_complete());
    let runs = |event: &Event| event.finals().is_none() && first(event) == Some(true);
    if !runs(before) || !runs(after) {
        return None;
    }
    let (was, is) = (in_the_cut(before), in_the_cut(after));
    let only = |some: &[Id], other: &[Id]| -> Vec<Id> {
        let other: HashSet<&Id> = other.iter().collect();
        some.iter().filter(|id| !other.contains(id)).copied().collect()
    };
    let (comes, drops) = (only(&is, &was), only(&was, &is));
    let mut changes: Vec<Arg> = Vec::new();
    if !comes.is_empty() {
        let names = after.some_names(&comes);
        changes.push(msg!("result.cut-move", way = "in", n = comes.len(), names).into());
    }
    if !drops.is_empty() {
        let names = before.some_names(&drops);
        changes.push(msg!("result.cut-move", way = "out", n = drops.len(), names).into());
    }
    (!changes.is_empty()).then(|| msg!("result.cut-changes", changes = Arg::Series(changes)))
}

/// How the newest round changes: it disappears or reappears, other players meet at its tables, or
/// it loses results.
fn of_the_newest_round(before: &Event, after: &Event) -> Vec<Message> {
    let (was, is) = (before.rounds_paired(), after.rounds_paired());
    let change = match () {
        () if is < was => before.round().map(|round| gone(before, round)),
        () if is > was => after.round().map(|round| {
            msg!("preflight.round-back", round = name(after, round), tables = tables(round))
        }),
        () => {
            let both = before.round().zip(after.round());
            let mut lines = both.map_or(Vec::new(), |(was, is)| tables_and_results(after, was, is));
            if !lines.is_empty() && !before.clock.is_stopped() && after.clock.is_stopped() {
                lines.push(msg!("preflight.clock-stops"));
            }
            return lines;
        }
    };
    change.into_iter().collect()
}

/// The name of the newest round at the beginning of a sentence.
fn name(event: &Event, round: &Round) -> Message {
    event.round_in_a_sentence(event.stages.len(), round.number).capitalised()
}

fn tables(round: &Round) -> Message {
    msg!("pairing.tables", n = round.pairings.iter().filter(|one| one.table.is_some()).count())
}

fn gone(event: &Event, round: &Round) -> Message {
    let results = round.pairings.iter().filter(|one| one.table.is_some() && one.outcome.is_some());
    let (n, round_name, tables) = (results.count(), name(event, round), tables(round));
    match n {
        0 => msg!("preflight.round-gone", round = round_name, tables),
        n => msg!("preflight.round-gone-with", n, round = round_name, tables),
    }
}

fn tables_and_results(event: &Event, was: &Round, is: &Round) -> Vec<Message> {
    let seated = |round: &Round| -> Vec<(Option<u32>, Id, Option<Id>)> {
        round.pairings.iter().map(|one| (one.table, one.a, one.b)).collect()
    };
    if seated(was) == seated(is) {
        return lost_results(event, was, is).into_iter().collect();
    }
    let same = |one: &Pairing| {
        let other = one.table.and_then(|table| was.at_table(table));
        other.is_some_and(|other| other.has(one.a) && one.b.is_some_and(|b| other.has(b)))
    };
    let others: Vec<&Pairing> =
        is.pairings.iter().filter(|one| one.table.is_some() && !same(one)).collect();
    let tables = others.iter().take(MOST_LISTED).map(|one| {
        let name = |id: Option<Id>| id.map_or(String::new(), |id| event.label(id));
        let (a, b, table) = (name(Some(one.a)), name(one.b), one.table.unwrap_or_default());
        Arg::from(msg!("preflight.table", table, a, b))
    });
    let tables = Arg::Series(tables.collect());
    let (round, more) = (name(event, is), others.len().saturating_sub(MOST_LISTED));
    if others.is_empty() {
        return Vec::new();
    }
    vec![match more {
        0 => msg!("preflight.other-tables", round, tables),
        n => msg!("preflight.other-tables-and-more", n, round, tables),
    }]
}

/// The tables that lose their result.
fn lost_results(event: &Event, was: &Round, is: &Round) -> Option<Message> {
    let lost = was.pairings.iter().zip(&is.pairings);
    let lost = lost.filter(|(was, is)| was.outcome.is_some() && is.outcome.is_none());
    let tables: Vec<u32> = lost.filter_map(|(_, is)| is.table).collect();
    let (n, round) = (tables.len(), name(event, is));
    let some = tables.iter().take(MOST_LISTED).map(|table| Arg::from(*table)).collect();
    (n > 0).then(|| match n.saturating_sub(MOST_LISTED) {
        0 => msg!("preflight.previews-no-result", n, round, tables = Arg::Series(some)),
        more => msg!("preflight.previews-no-results", round, tables = Arg::Series(some), n = more),
    })
}

/// The seeds that changed: `New seeds: 2 Ewa, 3 Jan.`
pub(in crate::event) fn seeds_now(event: &Event, was: &[Id], is: &[Id]) -> Message {
    let n = is.len();
    match differing(event, was, is) {
        None => msg!("result.cut-now", n),
        Some(seeds) if n == was.len() => msg!("result.seeds-now", seeds),
        Some(seeds) => msg!("result.so-many-seeds-now", n, seeds),
    }
}

/// The seeds that changed: `2 Ewa, 3 Jan and 4 others`. None if none did.
fn differing(event: &Event, was: &[Id], is: &[Id]) -> Option<Arg> {
    let mut differing: Vec<Arg> = (is.iter().enumerate())
        .filter(|(at, id)| was.get(*at) != Some(id))
        .map(|(at, id)| msg!("result.seed", n = at + 1, name = event.label(*id)).into())
        .collect();
    let more = differing.len().saturating_sub(MOST_LISTED);
    differing.truncate(MOST_LISTED);
    let is_any = !differing.is_empty();
    let seeds = Arg::Series(differing);
    is_any.then(|| match more {
        0 => seeds,
        n => msg!("result.seeds-and-others", n, seeds).into(),
    })
}

/// What would have been drawn otherwise, if at most `most` lines have to be replayed.
fn drawn_otherwise(
    event: &Event,
    action: &Action,
    reported: &Reported,
    now: Moment,
    most: usize,
) -> Vec<Message> {
    match to_replay(event, reported) <= most {
        true => as_drawn(event, action, reported, now),
        false => vec![msg!("preflight.redraws-not-counted")],
    }
}

/// Whether this action depended on standings that include this result: it paired a later round, or
/// seeded the finals.
fn builds_on(reported: &Reported, action: &Action) -> bool {
    match action.footprint().fact {
        Fact::Paired(paired) => {
            paired.stage == reported.stage && paired.round > reported.round && !paired.by_hand
        }
        // Seeds chosen by hand do not depend on standings.
        Fact::Seeded(cut) => cut.instead_of.is_none(),
        _ => false,
    }
}

/// The number of lines of the log to replay to find out what would have been drawn.
fn to_replay(event: &Event, reported: &Reported) -> usize {
    let counts = |entry: &Entry| !event.undone.contains(&entry.n);
    let entries = event.log.iter().enumerate();
    let later = entries.filter(|(_, entry)| counts(entry) && builds_on(reported, &entry.action));
    later.map(|(index, _)| index).sum()
}

/// Byes and seeds that would have been different.
fn as_drawn(event: &Event, action: &Action, reported: &Reported, now: Moment) -> Vec<Message> {
    let (mut sentences, mut byes, mut seeded) = (Vec::new(), Vec::new(), None);
    for (index, entry) in event.log.iter().enumerate() {
        if event.undone.contains(&entry.n) || !builds_on(reported, &entry.action) {
            continue;
        }
        let before = || {
            let log = event.log[..index].to_vec();
            let then = Event::replay(event.head.clone(), event.ruleset.clone(), log).ok()?;
            then.with_action(action, now)
        };
        let fact = entry.action.footprint().fact;
        if let Fact::Paired(paired) = fact {
            let again = before().and_then(|then| decide(&then, &Command::Pair, now).ok());
            if let Some(Action::Pair(drawn)) = again.and_then(|decision| decision.action)
                && drawn.bye != paired.bye
            {
                byes.push(bye(event, paired.round, drawn.bye, paired.bye));
            }
        } else if let Fact::Seeded(cut) = fact {
            let has = event.finals().map_or(&cut.seeds, |finals| &finals.seeds);
            // An entrant who declined their place since then would not have it in this case either.
            let keeps = |id: &Id| !cut.seeds.contains(id) || has.contains(id);
            let would: Option<Vec<Id>> = before().map(|then| {
                let seeded = match event.may_have_a_deciding_match() {
                    true => then.level_at_the_top(),
                    false => finals::ranked(&then).map(|one| one.entrant).collect(),
                };
                seeded.into_iter().filter(keeps).take(has.len()).collect()
            });
            let differing = would.and_then(|would| differing(event, has, &would));
            seeded = differing.map(|seeds| msg!("result.seeds", seeds));
        }
    }
    let more = byes.len().saturating_sub(MOST_BYES);
    sentences.extend(byes.into_iter().take(MOST_BYES));
    sentences.extend((more > 0).then(|| msg!("result.more-byes", n = more)));
    sentences.extend(seeded);
    sentences
}

fn bye(event: &Event, round: u32, would: Option<Id>, has: Option<Id>) -> Message {
    let named = |id: Option<Id>| match id {
        Some(id) => Arg::from(event.label(id)),
        None => msg!("handbook.nobody").into(),
    };
    msg!("result.preview-bye", round, would = named(would), has = named(has))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::fixture::Desk;
    use crate::event::{Verb, read_verb};

    #[test]
    fn what_would_have_been_drawn_is_worked_out_only_for_so_many_lines() {
        let mut desk = Desk::custom(4, 0, &["A", "B", "C", "D", "E", "F", "G"]);
        let mut paired = Vec::new();
        for _ in 0..3 {
            desk.does("pair");
            paired.push(desk.event.log.len() - 1);
            desk.play(|_, a, b| a < b);
        }
        let Ok(Verb::Do(command)) = read_verb("report 1 L round=1") else { panic!() };
        let now = desk.now();
        let action = decide(&desk.event, &command, now).unwrap().action.unwrap();
        let reported = action.reported().unwrap();
        // The second and the third round are drawn again, each from the lines above it.
        assert_eq!(to_replay(&desk.event, reported), paired[1] + paired[2]);
        let changes = |most| drawn_otherwise(&desk.event, &action, reported, now, most);
        let message =
            "With so many players and rounds, changes to byes and seeds are not worked out.";
        assert_eq!(changes(paired[1] + paired[2] - 1), [msg!("preflight.redraws-not-counted")]);
        assert_eq!(msg!("preflight.redraws-not-counted").to_string(), message);
        assert_eq!(changes(paired[1] + paired[2]), as_drawn(&desk.event, &action, reported, now));
    }
}
