//! The cut, by the rules or by hand, and declined places in the finals.

use super::StageKind;
use crate::event::decide::{
    Decision, TextKind, announced_cut, cleaned_text, has_left, nothing_played, refuse_if,
    results_missing, two_of, verb,
};
use crate::event::finals::{deciding_players, rounds_for, taken_by};
use crate::event::plan::check_cut;
use crate::event::verb::{Settings, VerbSpec, VerbWords, number};
use crate::event::{
    Action, Command, Event, Id, Phase, Refusal, Stage, Status, Topic, Verb, Who,
    announced_cut_size, answer, byes_of_the_first, find, phase, ranked, standings,
};
use crate::msg;
use crate::ruleset::{CutRule, FinalsKind, MatchShape, Replacement};
use crate::words::{Arg, Message};
use serde::{Deserialize, Serialize};

pub(super) const CUT: VerbSpec = VerbSpec::known(
    Topic::Finals,
    "cut [N] | cut N level | cut points=P | cut manual \"A, B, C, D\" why=REASON",
    msg!("commands.does-cut"),
    msg!("commands.cut"),
    |event| matches!(phase(event), Phase::CutDue { .. } | Phase::Decided { .. }),
    read_cut,
);

pub(super) const DECLINE: VerbSpec = VerbSpec::known(
    Topic::Finals,
    "decline WHO",
    msg!("commands.does-decline"),
    msg!("commands.decline"),
    |event| event.finals().is_some() && !event.finals_have_started(),
    |words| words.about(Command::Decline),
);

fn read_cut(words: &mut VerbWords) -> Result<Verb, Message> {
    let (size, settings) = words.settings(&["points", "why"])?;
    if let Some(names) = size.strip_prefix("manual") {
        return read_by_hand(words, names, &settings);
    }
    if settings.iter().any(|(key, _)| *key == "why") {
        return Err(msg!("finals.why-without-seeds", cut = BY_HAND));
    }
    let by = match (size.split_whitespace().collect::<Vec<_>>().as_slice(), settings.as_slice()) {
        ([], []) => CutBy::Announced,
        ([], [(_, points)]) => CutBy::Points(number(points)?),
        ([size], []) => CutBy::Top(number(size)?),
        ([size, "level"], []) => CutBy::TopAndLevel(number(size)?),
        _ => return Err(msg!("commands.no-way-to-cut")),
    };
    Ok(Verb::Do(Command::Cut(by)))
}

/// The word before seeds by hand.
const BY_HAND: &str = "cut manual";

/// Reads the seeds, best first, and the reason.
fn read_by_hand(words: &mut VerbWords, names: &str, settings: &Settings) -> Result<Verb, Message> {
    let names = names.trim();
    if names.is_empty() {
        return Err(words.lacks(msg!("commands.missing-part", what = "seeds")));
    }
    let seeds: Vec<Who> = names.split(',').map(|name| Who(name.trim().to_owned())).collect();
    if let Some(at) = seeds.iter().position(|who| who.0.is_empty()) {
        return Err(msg!("finals.no-name", n = at + 1));
    }
    match settings.as_slice() {
        [("why", reason)] if !reason.trim().is_empty() => {
            Ok(Verb::Do(Command::CutByHand { seeds, reason: reason.clone() }))
        }
        _ => Err(words.lacks(msg!("commands.missing-part", what = "reason"))),
    }
}

/// A cut: the rule for who goes on to the finals.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CutBy {
    /// The cut that was announced.
    Announced,
    Top(u32),
    /// The best players up to this number, and everyone level on points with the last of
    /// them.
    TopAndLevel(u32),
    /// Everyone with at least this many points.
    Points(u32),
}

pub fn cut(event: &Event, by: CutBy) -> Result<Decision, Refusal> {
    may_cut(event)?;
    if event.may_have_a_deciding_match() {
        return deciding_match(event, by);
    }
    let announced = event.plan.and_then(|plan| plan.cut());
    let by = match by {
        CutBy::Announced => {
            announced.ok_or_else(|| Refusal(msg!("finals.none-announced", cut = verb("cut N"))))?
        }
        other => other,
    };
    allowed(event, by)?;
    let seeds = taken_by(event, by);
    let size = seeds.len();
    if size < 2 {
        let (cut, none) = (verb("cut N"), verb("setup cut=0"));
        return Err(Refusal(msg!("finals.too-few", n = size, cut, none)));
    }
    let message = msg!("finals.made", n = size, name = event.label(seeds[0]));
    let byes = byes_of_the_first(event, size);
    let message = Message::sentences(std::iter::once(message).chain(byes).collect());
    let warning = (announced != Some(by)).then(|| match announced {
        Some(_) => msg!("finals.other-than-announced", n = size, cut = announced_cut(event)),
        None => msg!("finals.made-unannounced", n = size),
    });
    Ok(Decision::new(Action::Cut(cut_with(event, seeds)?), message).warned(warning))
}

/// The entrants this cut takes, best seed first; None if the rules forbid it.
pub(super) fn seeds(event: &Event, by: CutBy) -> Option<Vec<Id>> {
    match cut(event, by).ok()?.action? {
        Action::Cut(cut) => Some(cut.seeds),
        _ => None,
    }
}

/// The cut with these seeds, in the kind of finals that the game has.
fn cut_with(event: &Event, seeds: Vec<Id>) -> Result<Cut, Refusal> {
    let kind = match event.ruleset.finals.kind {
        FinalsKind::SingleElimination => StageKind::SingleElimination,
        FinalsKind::DoubleElimination => StageKind::DoubleElimination,
        FinalsKind::DecidingMatch | FinalsKind::None => {
            return Err(Refusal(msg!("finals.no-finals")));
        }
    };
    let shape = event.plan.map_or(event.ruleset.preliminary.shape, |plan| plan.finals_match);
    let rounds = rounds_for(kind, seeds.len());
    Ok(Cut { kind, rounds, seeds, shape, instead_of: None })
}

/// Checks that the preliminary rounds are over and the finals do not exist yet.
fn may_cut(event: &Event) -> Result<(), Refusal> {
    refuse_if(event.ruleset.finals.kind == FinalsKind::None, || msg!("finals.no-finals"))?;
    match phase(event) {
        _ if !event.stages.is_empty() && event.preliminary().is_none() => {
            return Err(Refusal(msg!("finals.begins-with-elimination")));
        }
        _ if event.finals().is_some() => {
            return Err(Refusal(match event.may_have_a_deciding_match() {
                true => msg!("finals.seeded-already", of = "match", undo = verb("undo")),
                false => msg!("finals.seeded-already", of = "finals", undo = verb("undo")),
            }));
        }
        Phase::Registration => return Err(nothing_played()),
        Phase::Playing { .. } => return Err(results_missing(event)),
        Phase::BetweenRounds { next } => {
            return Err(Refusal(msg!(
                "finals.rounds-to-come",
                played = next - 1,
                rounds = event.stage().map_or(0, |stage| stage.planned),
                pair = verb("pair"),
                end = verb(format!("setup rounds={}", next - 1)),
            )));
        }
        _ => {}
    }
    Ok(())
}

/// Seeds the best two of those level at the top, or the only one left in the event.
fn deciding_match(event: &Event, by: CutBy) -> Result<Decision, Refusal> {
    if !matches!(by, CutBy::Announced | CutBy::Top(2)) {
        return Err(Refusal(msg!("finals.match-of-two", cut = verb("cut"))));
    }
    let seeds = deciding_players(event)?;
    let message = match seeds.as_slice() {
        [one, other] => msg!(
            "common.labelled-stop",
            label = msg!("log.deciding-match-seeded").capitalised(),
            text = two_of(event, [*one, *other])
        ),
        _ => msg!("finals.won-without-match", champion = event.crowned(seeds[0])),
    };
    let shape = event.plan.map_or(event.ruleset.preliminary.shape, |plan| plan.finals_match);
    let kind = StageKind::DecidingMatch;
    let cut = Cut { kind, rounds: 1, seeds, shape, instead_of: None };
    Ok(Decision::new(Action::Cut(cut), message))
}

/// Checks that the game has this kind of cut, and a bracket of this size.
fn allowed(event: &Event, by: CutBy) -> Result<(), Refusal> {
    let players = ranked(event).count() as u32;
    let known = |rule| known_cut(event, rule);
    match by {
        CutBy::TopAndLevel(0) => {
            Err(Refusal(msg!("finals.level-with-nobody", cut = verb("cut 4 level"))))
        }
        CutBy::Announced | CutBy::Top(0) => Ok(()),
        CutBy::Top(size) => Ok(check_cut(event, size, CutRule::Top, players)?),
        CutBy::TopAndLevel(size) => known(CutRule::TopAndLevel)
            .and_then(|()| Ok(check_cut(event, size, CutRule::TopAndLevel, players)?)),
        CutBy::Points(points) => known(CutRule::MinimumPoints)
            .and_then(|()| Ok(check_cut(event, points, CutRule::MinimumPoints, players)?)),
    }
}

/// Checks that the rules of the game have this kind of cut.
pub(super) fn known_cut(event: &Event, rule: CutRule) -> Result<(), Refusal> {
    if rule == CutRule::Top || event.ruleset.finals.cuts.contains(&rule) {
        return Ok(());
    }
    Err(Refusal(msg!("finals.no-such-kind", cut = verb("cut N"))))
}

pub fn decline(event: &Event, who: &Who) -> Result<Decision, Refusal> {
    let id = find(event, who)?;
    let name = event.label(id);
    let decides = event.may_have_a_deciding_match();
    let finals = event.finals().ok_or_else(|| {
        Refusal(match decides {
            true => msg!("finals.no-place-before-match", cut = verb("cut")),
            false => msg!("finals.no-place-before-cut"),
        })
    })?;
    let too_late = || {
        let drop = verb(format!("drop {name}"));
        msg!("finals.too-late-to-decline", of = if decides { "match" } else { "finals" }, drop)
    };
    refuse_if(event.finals_have_started(), too_late)?;
    if event.declined.contains(&id) {
        return Ok(Decision::unchanged(msg!("finals.given-up-already", name)));
    }
    if !finals.seeds.contains(&id) {
        return Err(Refusal(match decides {
            true => msg!("finals.no-place", of = "match", name),
            false => msg!("finals.no-place", of = "finals", name),
        }));
    }
    let (seeds, sentence) = replaced(event, id).ok_or_else(|| Refusal(too_late()))?;
    let declined = Declined { id, seeds };
    let message = Message::sentences(vec![answer(msg!("finals.gives-up", name)), sentence]);
    Ok(Decision::new(Action::Decline(declined), message))
}

/// The seeds without this entrant, if they are seeded in finals whose games have not started.
///
/// A bracket that is paired already stays as it is if nobody comes in.
pub(super) fn replaced(event: &Event, id: Id) -> Option<(Vec<Id>, Message)> {
    let finals = event.finals().filter(|finals| finals.seeds.contains(&id))?;
    if event.finals_have_started() {
        return None;
    }
    let (seeds, sentence) = replace(event, id);
    if finals.rounds.is_empty() {
        return Some((seeds, sentence));
    }
    let anew = msg!("finals.pair-anew", pair = verb("pair"));
    let comes_in = seeds.len() == finals.seeds.len();
    comes_in.then(|| (seeds, Message::sentences(vec![sentence, anew])))
}

/// The seeds without this entrant. Lower seeds move up, and the next in the standings comes
/// in as the lowest.
fn replace(event: &Event, id: Id) -> (Vec<Id>, Message) {
    let mut seeds: Vec<Id> = event.finals().map(|f| f.seeds.clone()).unwrap_or_default();
    let before = seeds.clone();
    seeds.retain(|seed| *seed != id);
    let free = |candidate: &Id| {
        !before.contains(candidate)
            && !event.declined.contains(candidate)
            && event.is_here(*candidate)
            && (!event.may_have_a_deciding_match() || event.is_level_with(id, *candidate))
    };
    let next = match event.ruleset.finals.replacement {
        Replacement::NextInStandings => standings(event).iter().map(|s| s.entrant).find(free),
        Replacement::Nobody => None,
    };
    match next {
        Some(next) => {
            seeds.push(next);
            let sentence = msg!("finals.offered", name = event.label(next), seed = seeds.len());
            (seeds, sentence)
        }
        None if event.may_have_a_deciding_match() => {
            let sentence = match seeds.first() {
                Some(other) => msg!("finals.nobody-else-level", champion = event.crowned(*other)),
                None => msg!("finals.nobody-level"),
            };
            (seeds, sentence)
        }
        None => (seeds, msg!("finals.nobody-takes-place")),
    }
}

pub(super) fn cut_by_hand(event: &Event, seeds: &[Who], reason: &str) -> Result<Decision, Refusal> {
    let reason = match reason.trim() {
        "" => return Err(Refusal(msg!("finals.reason-missing"))),
        reason => cleaned_text(TextKind::Reason, reason)?,
    };
    let seeds = checked_seeds(event, seeds)?;
    let size = seeds.len();
    let computed: Vec<Id> = ranked(event).take(size).map(|standing| standing.entrant).collect();
    let announced = event.plan.and_then(|plan| plan.cut());
    let warning = match announced {
        Some(_) if announced_cut_size(event) as usize == size => None,
        Some(_) => Some(msg!("finals.other-than-announced", n = size, cut = announced_cut(event))),
        None => Some(msg!("finals.made-unannounced", n = size)),
    };
    let cut = Cut { instead_of: Some(computed), ..cut_with(event, seeds)? };
    let sentences = std::iter::once(answer(event.describe_cut(&cut)));
    let sentences = sentences.chain(byes_of_the_first(event, size)).collect();
    let decision = Decision::new(Action::Cut(cut), Message::sentences(sentences)).warned(warning);
    Ok(Decision { reason: Some(reason), ..decision })
}

/// Why the cut cannot be made with these seeds; None if it can be.
pub fn why_not_seeds(event: &Event, seeds: &[Id]) -> Option<Message> {
    let seeds: Vec<Who> = seeds.iter().map(|id| Who::id(*id)).collect();
    checked_seeds(event, &seeds).err().map(|refusal| refusal.0)
}

/// Checks that the cut may be made with these seeds and that there is a bracket of their number.
fn checked_seeds(event: &Event, seeds: &[Who]) -> Result<Vec<Id>, Refusal> {
    may_cut(event)?;
    if event.may_have_a_deciding_match() {
        return Err(Refusal(msg!("finals.deciding-match", cut = verb("cut"))));
    }
    let seeds = read_seeds(event, seeds)?;
    let size = seeds.len();
    refuse_if(size < 2, || msg!("finals.hand-cut-too-few", n = size))?;
    // The announced cut may take any number: there is a bracket for each.
    let as_announced = event.plan.is_some_and(|plan| plan.cut_by != CutRule::Top)
        && announced_cut_size(event) as usize == size;
    if !as_announced {
        check_cut(event, size as u32, CutRule::Top, ranked(event).count() as u32)?;
    }
    Ok(seeds)
}

/// The players named: each active, named once, and not a house player.
fn read_seeds(event: &Event, seeds: &[Who]) -> Result<Vec<Id>, Refusal> {
    let mut read: Vec<Id> = Vec::new();
    for who in seeds {
        let id = find(event, who)?;
        let name = event.label(id);
        match event.entrant(id).map(|entrant| entrant.status) {
            Some(Status::Disqualified { .. }) => {
                return Err(Refusal(msg!("finals.no-seed", why = "disqualified", name)));
            }
            _ if !event.is_here(id) => return Err(has_left(&name)),
            _ if event.is_house(id) => {
                return Err(Refusal(msg!("finals.no-seed", why = "house", name)));
            }
            _ if read.contains(&id) => {
                return Err(Refusal(msg!("finals.no-seed", why = "twice", name)));
            }
            _ => read.push(id),
        }
    }
    Ok(read)
}

/// The cut: the entrants who go on, best seed first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cut {
    pub kind: StageKind,
    pub seeds: Vec<Id>,
    #[serde(rename = "match")]
    pub shape: MatchShape,
    pub rounds: u32,
    /// The seeds by the standings for as many players, if these were chosen by hand.
    pub instead_of: Option<Vec<Id>>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Declined {
    pub id: Id,
    /// The seeds after the place was declined.
    pub seeds: Vec<Id>,
}

impl Event {
    pub(super) fn apply_cut(&mut self, cut: &Cut) -> Result<(), Message> {
        for id in &cut.seeds {
            self.known(*id)?;
        }
        refuse_if(self.finals().is_some(), || msg!("log.unfit"))?;
        self.stages.push(Stage {
            kind: cut.kind,
            planned: cut.rounds,
            shape: cut.shape,
            seeds: cut.seeds.clone(),
            rounds: Vec::new(),
        });
        self.absent.clear();
        self.clock = Default::default();
        Ok(())
    }

    pub(super) fn apply_seeds(&mut self, seeds: &[Id]) -> Result<(), Message> {
        for id in seeds {
            self.known(*id)?;
        }
        // Players may have started to build the map of its mission.
        let mission = self.mission_now();
        let stage = self.stages.last_mut().filter(|stage| !stage.kind.is_preliminary());
        let stage = stage.ok_or_else(|| msg!("log.unfit"))?;
        stage.seeds = seeds.to_vec();
        // Seeds change only before the games begin, so the bracket is paired by the new ones.
        stage.rounds.clear();
        // If nobody moved up from the standings, there are fewer seeds, which may need fewer
        // rounds.
        stage.planned = rounds_for(stage.kind, seeds.len());
        self.next_mission = mission.or(self.next_mission);
        Ok(())
    }

    pub(super) fn describe_cut(&self, cut: &Cut) -> Message {
        let n = cut.seeds.len();
        match &cut.instead_of {
            _ if self.may_have_a_deciding_match() => msg!("log.deciding-match-seeded"),
            None => msg!("finals.cut-to", n),
            Some(computed) => {
                let first = cut.seeds.first().map_or_else(String::new, |id| self.label(*id));
                msg!("finals.in-log", n, first, changes = seed_changes(self, &cut.seeds, computed))
            }
        }
    }

    pub(super) fn apply_declined(&mut self, declined: &Declined) -> Result<(), Message> {
        self.declined.insert(declined.id);
        self.apply_seeds(&declined.seeds)
    }
}

/// Who is in instead of whom, and who has another seed, compared with the seeds by the standings.
pub fn seed_changes(event: &Event, seeds: &[Id], computed: &[Id]) -> Message {
    let names = |ids: &[Id]| Arg::List(ids.iter().map(|id| event.label(*id).into()).collect());
    let [come, stay_out] = [(seeds, computed), (computed, seeds)].map(|(some, others)| {
        some.iter().copied().filter(|id| !others.contains(id)).collect::<Vec<Id>>()
    });
    let mut facts: Vec<Arg> = Vec::new();
    if !come.is_empty() {
        facts.push(msg!("finals.instead", these = names(&come), those = names(&stay_out)).into());
    }
    facts.extend(moved(seeds, computed).into_iter().map(|id| {
        let place = |of: &[Id]| of.iter().position(|seed| *seed == id).map_or(0, |at| at + 1);
        let (seed, was) = (place(seeds), place(computed));
        msg!("finals.moved", name = event.label(id), seed, was).into()
    }));
    match facts.is_empty() {
        true => msg!("finals.as-computed"),
        false => msg!("common.text", text = Arg::Series(facts)),
    }
}

/// The smallest set of players to move to get from one order to the other.
///
/// Players in only one of them are ignored.
fn moved(seeds: &[Id], computed: &[Id]) -> Vec<Id> {
    let places: Vec<(Id, usize)> = seeds
        .iter()
        .filter_map(|id| Some((*id, computed.iter().position(|other| other == id)?)))
        .collect();
    // For each player, the longest series in the right order that ends there.
    let mut rows: Vec<Vec<usize>> = Vec::with_capacity(places.len());
    for (at, (_, place)) in places.iter().enumerate() {
        let before = (0..at).filter(|before| places[*before].1 < *place);
        let longest = before.max_by_key(|before| (rows[*before].len(), at - before));
        let mut row = longest.map_or_else(Vec::new, |before| rows[before].clone());
        row.push(at);
        rows.push(row);
    }
    let stay = rows.into_iter().max_by_key(Vec::len).unwrap_or_default();
    let moves = (0..places.len()).filter(|at| !stay.contains(at));
    moves.map(|at| places[at].0).collect()
}

impl Event {
    /// The seeds by the standings, if the organizer made the cut with others.
    ///
    /// None if the cut follows the standings, or has not been made.
    pub fn seeds_computed(&self) -> Option<&[Id]> {
        self.finals()?;
        self.counting().find_map(|entry| match &entry.action {
            Action::Cut(cut) => Some(cut.instead_of.as_deref()),
            _ => None,
        })?
    }
}
