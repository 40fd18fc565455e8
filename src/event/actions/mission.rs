//! The mission of a round, set by a person or by a die.

use super::{Footprint, Part, is_zero};
use crate::event::decide::{Decision, TextKind, cleaned_text, refuse_if, verb};
use crate::event::name::{contains_words, normalise};
use crate::event::verb::{VerbSpec, VerbWords, number, paired};
use crate::event::{Action, Command, Event, Refusal, Round, Topic, Verb, answer};
use crate::msg;
use crate::ruleset::{Mission, Text};
use crate::words::{Arg, Message};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

pub(super) const MISSION: VerbSpec = VerbSpec::new(
    Topic::Rounds,
    "mission N|NAME [again] [next] [why=REASON] | mission roll | mission roll=N [next] [why=REASON] | mission redraw why=REASON",
    msg!("aids.mission-does"),
    |event| paired(event) && event.ruleset.missions.is_some(),
    read_mission,
);

fn read_mission(words: &mut VerbWords) -> Result<Verb, Message> {
    let (text, settings) = words.settings(&["roll", "why"])?;
    let (mut roll, mut reason) = (None, None);
    for (key, value) in settings {
        match key {
            "roll" => roll = Some(number(&value)?),
            _ => reason = Some(value),
        }
    }
    let mut rest: Vec<&str> = text.split_whitespace().collect();
    let (mut again, mut next) = (false, false);
    while let Some(word) = rest.pop_if(|word| ["again", "next"].contains(word)) {
        let seen = if word == "again" { &mut again } else { &mut next };
        refuse_if(std::mem::replace(seen, true), || msg!("commands.one-too-many", word))?;
    }
    let by = match (rest.as_slice(), roll) {
        ([], Some(roll)) => MissionBy::Die(roll),
        ([], None) => return Err(msg!("aids.missing")),
        ([first, ..], Some(_)) => return Err(msg!("commands.one-too-many", word = *first)),
        (["roll"], None) if !again && !next && reason.is_none() => {
            return Ok(Verb::Do(Command::MissionDie));
        }
        (["redraw"], None) => MissionBy::Redraw,
        (name, None) => MissionBy::Hand(name.join(" ")),
    };
    match by {
        MissionBy::Hand(_) => {}
        _ if again => return Err(msg!("aids.again-by-hand")),
        MissionBy::Redraw if next => return Err(msg!("aids.nothing-to-redraw")),
        MissionBy::Redraw | MissionBy::Die(_) => {}
    }
    Ok(Verb::Do(Command::Mission(MissionRequest { by, again, next, reason })))
}

/// A request to set the mission.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MissionRequest {
    pub by: MissionBy,
    /// The organizer knows that the mission was used before, and that others were not.
    pub again: bool,
    /// It is for the next round, not for the one in progress.
    pub next: bool,
    pub reason: Option<String>,
}

/// How a mission is set.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MissionBy {
    /// The organizer names it, by its number or by words of its name.
    Hand(String),
    /// The organizer's die shows this number.
    Die(u32),
    /// It is drawn once more.
    Redraw,
}

/// The mission asked for, and how it is set.
struct Settled {
    number: u32,
    roll: Option<u32>,
    redrawn: u32,
    how: Message,
}

pub fn settle(event: &Event, asked: &MissionRequest) -> Result<Decision, Refusal> {
    let uses = uses(event, asked.next)?;
    let reason =
        asked.reason.as_deref().map(|why| cleaned_text(TextKind::Reason, why)).transpose()?;
    let round = round_to_settle(event, asked.next)?;
    let place = match round {
        Some(round) => event.round_in_a_sentence(event.stages.len(), round.number),
        None => msg!("aids.for-next"),
    };
    let settled = settled(event, asked, &uses, round)?;
    let found = uses.iter().find(|of| of.number == settled.number);
    let wanted = found.ok_or_else(|| Refusal(msg!("aids.mission-no-number", most = uses.len())))?;
    let phrase = wanted.mission.phrase();
    let now = if asked.next { event.next_mission } else { event.mission_now() };
    if now == Some(settled.number) {
        return Ok(Decision::unchanged(msg!("aids.so-already", round = place, mission = phrase)));
    }
    let again = !wanted.open;
    if again && !asked.again {
        return Err(used_before(event, wanted, &uses, asked.next));
    }
    let started = round.map_or(0, results);
    if started > 0 && reason.is_none() {
        return Err(Refusal(msg!("aids.reason-after-results", round = place, n = started)));
    }
    if matches!(asked.by, MissionBy::Redraw) && reason.is_none() {
        return Err(Refusal(msg!("aids.redraw-needs-reason")));
    }
    let mut warnings = Vec::new();
    if again {
        warnings.push(was_used(event, wanted, &uses));
    }
    if started > 0 {
        warnings.push(msg!("aids.has-results", n = started));
    }
    if !asked.next && event.next_mission == Some(settled.number) {
        warnings.push(msg!("aids.no-longer-next"));
    }
    let (stage, number) = round.map_or((0, 0), |round| (event.stages.len(), round.number));
    let Settled { number: mission, roll, redrawn, how } = settled;
    let set = MissionSet { stage, round: number, mission, roll, redrawn, again };
    let message =
        answer(msg!("aids.log-mission", again = "no", round = place, mission = phrase, how));
    Ok(Decision { reason, ..Decision::new(Action::Mission(set), message) }.warned(warnings))
}

/// Shows which die roll means which mission now. Nothing is recorded.
pub(super) fn die(event: &Event) -> Result<Decision, Refusal> {
    uses(event, false)?;
    Ok(Decision::unchanged(Message::lines(die_table(event, event.round().is_none())?)))
}

/// The lines of that table: which die to roll, and what each number means.
fn die_table(event: &Event, for_next_round: bool) -> Result<Vec<Message>, Refusal> {
    let die = event.mission_die(for_next_round).ok_or_else(no_die)?;
    let first = msg!("aids.die", sides = die.sides);
    Ok(std::iter::once(first).chain(event.die_lines(&die)).collect())
}

impl Event {
    /// The meaning of each number of the die: `1–2: mission A on ISB Headquarters`.
    pub fn die_lines(&self, die: &MissionDie) -> Vec<Message> {
        let share = |(from, to, number): &(u32, u32, u32)| {
            let mission = Arg::or_empty(self.mission(*number).map(Mission::phrase));
            match from == to {
                true => msg!("common.labelled", label = *from, text = mission),
                false => msg!("aids.die-numbers", from = *from, to = *to, mission),
            }
        };
        let again = die.first_without().map(|from| match from == die.sides {
            true => msg!("aids.die-again", n = from),
            false => msg!("aids.die-again-from", from, to = die.sides),
        });
        die.shares.iter().map(share).chain(again).collect()
    }
}

fn uses(event: &Event, for_next_round: bool) -> Result<Vec<MissionUse<'_>>, Refusal> {
    event.mission_uses(for_next_round).ok_or_else(|| {
        let (game, format) = (&event.ruleset.name, &event.ruleset.format);
        Refusal(msg!("aids.no-missions", game, format))
    })
}

/// The newest round, whose mission may change until the next one is paired; None if the next round
/// is meant.
fn round_to_settle(event: &Event, next: bool) -> Result<Option<&Round>, Refusal> {
    match (next, event.round()) {
        (true, _) => Ok(None),
        (false, Some(round)) => Ok(Some(round)),
        (false, None) => {
            Err(Refusal(msg!("aids.no-round", pair = verb("pair"), next = verb("mission N next"))))
        }
    }
}

/// The number of results in a round, without byes.
fn results(round: &Round) -> usize {
    round.pairings.iter().filter(|pairing| !pairing.is_bye() && pairing.has_started()).count()
}

fn settled(
    event: &Event,
    asked: &MissionRequest,
    uses: &[MissionUse],
    round: Option<&Round>,
) -> Result<Settled, Refusal> {
    let plain = |number, how| Settled { number, roll: None, redrawn: 0, how };
    match &asked.by {
        MissionBy::Hand(typed) => Ok(plain(named(typed, uses)?, msg!("aids.by-hand"))),
        MissionBy::Die(roll) => {
            let die = event.mission_die(asked.next).ok_or_else(no_die)?;
            if !(1..=die.sides).contains(roll) {
                return Err(Refusal(msg!("aids.no-such-roll", n = *roll, sides = die.sides)));
            }
            let number = die.mission(*roll);
            let number = number.ok_or_else(|| {
                let table = verb("mission roll");
                Refusal(msg!("aids.roll-again", n = *roll, table))
            })?;
            Ok(Settled { roll: Some(*roll), ..plain(number, msg!("aids.by-die", n = *roll)) })
        }
        MissionBy::Redraw => {
            let round = round.ok_or_else(|| Refusal(msg!("aids.nothing-to-redraw")))?;
            let redrawn = round.mission_redrawn + 1;
            let number = event.redraw_mission(redrawn);
            let number = number.ok_or_else(|| {
                let other = verb("mission N again");
                Refusal(msg!("aids.only-one-left", other))
            })?;
            Ok(Settled { redrawn, ..plain(number, msg!("aids.by-redraw")) })
        }
    }
}

fn no_die() -> Refusal {
    Refusal(msg!("aids.too-many-for-a-die", redraw = verb("mission redraw why=REASON")))
}

/// The mission that a typed number or name means.
fn named(typed: &str, uses: &[MissionUse]) -> Result<u32, Refusal> {
    let typed = typed.trim();
    if let Ok(number) = typed.parse::<u32>() {
        let known = uses.iter().any(|of| of.number == number);
        refuse_if(!known, || msg!("aids.mission-no-number", most = uses.len()))?;
        return Ok(number);
    }
    let wanted = normalise(typed);
    let exact: Vec<&MissionUse> =
        uses.iter().filter(|of| names(of.mission).any(|name| normalise(&name) == wanted)).collect();
    let found = match exact.is_empty() {
        true => {
            let fits =
                |of: &&MissionUse| names(of.mission).any(|name| holds_each_word(&name, &wanted));
            uses.iter().filter(fits).collect()
        }
        false => exact,
    };
    match found.as_slice() {
        [one] => Ok(one.number),
        [] => Err(Refusal(msg!("aids.no-name", typed, most = uses.len()))),
        several => {
            let describe = |of: &&MissionUse| {
                msg!("common.bracketed", text = of.number, note = of.mission.phrase())
            };
            let which = Arg::any_of(several.iter().map(describe));
            Err(Refusal(msg!("aids.mission-which", typed, which)))
        }
    }
}

/// The names of a mission, in each language and each spelling: `ISB Headquarters A`.
fn names(mission: &Mission) -> impl Iterator<Item = String> + '_ {
    let of = |map: &str, name: &str| format!("{map} {name}");
    let translated = ["en", "pl"].into_iter().map(move |language| {
        let get = |text: &Text| text.get(language).to_owned();
        of(&get(&mission.map), &get(&mission.mission))
    });
    translated.chain(mission.also.iter().map(move |map| of(map, &mission.mission.en)))
}

/// Whether every word typed is part of the name. A single letter must be a whole word, as in
/// `landfill b`.
fn holds_each_word(name: &str, wanted: &str) -> bool {
    let name = normalise(name);
    let is_word = |word: &str| name.split_whitespace().any(|of| of == word);
    !wanted.is_empty()
        && wanted.split_whitespace().all(|word| match word.len() {
            1 => is_word(word),
            _ => contains_words(&name, word),
        })
}

fn used_before(event: &Event, wanted: &MissionUse, uses: &[MissionUse], next: bool) -> Refusal {
    let next = if next { " next" } else { "" };
    let again = verb(format!("mission {} again{next}", wanted.number));
    let used = was_used(event, wanted, uses);
    Refusal(Message::sentences(vec![used, msg!("aids.again", again)]))
}

/// `Mission A on Coruscant Landfill was used in round 1, and 3 others were used less.`
fn was_used(event: &Event, wanted: &MissionUse, uses: &[MissionUse]) -> Message {
    let rounds = wanted.rounds.iter();
    let rounds =
        rounds.map(|(stage, round)| event.round_in_a_sentence(*stage, *round).into()).collect();
    let open = uses.iter().filter(|of| of.open);
    let unused = open.clone().all(|of| of.times == 0);
    let (mission, rounds, n) = (wanted.mission.title(), Arg::List(rounds), open.count());
    match unused {
        true => msg!("aids.was-used", mission, rounds, n),
        false => msg!("aids.was-used-more", mission, rounds, n),
    }
}

/// The mission of a round, set by a person instead of the draw.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MissionSet {
    /// Counted from 1; 0 for the next round.
    #[serde(default, skip_serializing_if = "is_no_stage")]
    pub stage: usize,
    /// Counted from 1; 0 for the next round.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub round: u32,
    /// The mission for every table, numbered from 1 in the ruleset's order.
    pub mission: u32,
    /// The number that the organizer's die showed, if a die decided.
    pub roll: Option<u32>,
    /// How often the mission was drawn again, this draw included; 0 if it was not drawn.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub redrawn: u32,
    /// It was used more often than others, and the organizer confirmed it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub again: bool,
}

impl MissionSet {
    /// Whether it was set before its round was paired.
    pub fn is_for_next_round(&self) -> bool {
        self.round == 0
    }

    pub fn footprint(&self) -> Footprint<'_> {
        let parts = [Part::Missions, Part::Ending];
        let touches = Footprint::writing(&parts).reading(&[Part::Missions]);
        if self.is_for_next_round() { touches } else { touches.reading(&[Part::Round]) }
    }
}

fn is_no_stage(stage: &usize) -> bool {
    *stage == 0
}

impl Event {
    pub(super) fn apply_mission(&mut self, set: &MissionSet) -> Result<(), Message> {
        let found = self.mission(set.mission).cloned();
        let mission = found.ok_or_else(|| msg!("log.no-mission", n = set.mission))?;
        if set.is_for_next_round() {
            self.next_mission = Some(set.mission);
            return Ok(());
        }
        if self.next_mission == Some(set.mission) {
            self.next_mission = None;
        }
        let (stage, index) = self.round_mut(set.stage, set.round)?;
        let round = Arc::make_mut(&mut stage.rounds[index]);
        round.mission = Some(mission);
        round.mission_redrawn = round.mission_redrawn.max(set.redrawn);
        Ok(())
    }

    /// `round 2 has mission A on Coruscant Landfill, by hand`.
    pub(super) fn describe_mission(&self, set: &MissionSet) -> Message {
        let round = match set.is_for_next_round() {
            true => msg!("aids.for-next"),
            false => self.round_in_a_sentence(set.stage, set.round),
        };
        let how = match (set.roll, set.redrawn) {
            (Some(roll), _) => msg!("aids.by-die", n = roll),
            (None, 0) => msg!("aids.by-hand"),
            (None, _) => msg!("aids.by-redraw"),
        };
        let mission = Arg::or_empty(self.mission(set.mission).map(Mission::phrase));
        msg!("aids.log-mission", again = if set.again { "yes" } else { "no" }, round, mission, how)
    }
}

/// A mission of the ruleset, and the rounds that had it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MissionUse<'a> {
    /// Counted from 1 in the ruleset's order.
    pub number: u32,
    pub mission: &'a Mission,
    /// The rounds that had it, each with its stage; both count from 1.
    pub rounds: Vec<(usize, u32)>,
    /// How often it was used before, not counting the round in question.
    pub times: usize,
    /// Whether it may be used without `again`: no other was used less often.
    pub open: bool,
}

/// The numbers of a die, divided among the missions that may be used now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MissionDie {
    /// The sides of the die.
    pub sides: u32,
    /// The numbers from and to, and the mission that they mean.
    pub shares: Vec<(u32, u32, u32)>,
}

/// The common dice, by their number of sides.
const DICE: [u32; 5] = [6, 8, 10, 12, 20];

impl MissionDie {
    /// Divides the numbers of the smallest die that has enough of them.
    ///
    /// Each mission gets as many as the others. None if there are more missions than sides.
    fn of(missions: &[u32]) -> Option<MissionDie> {
        let count = u32::try_from(missions.len()).ok().filter(|count| *count > 0)?;
        let sides = DICE.into_iter().find(|sides| *sides >= count)?;
        let each = sides / count;
        let share = |(at, mission): (u32, &u32)| (at * each + 1, (at + 1) * each, *mission);
        Some(MissionDie { sides, shares: (0..).zip(missions).map(share).collect() })
    }

    /// The mission that this number means; None if the die is rolled again.
    pub fn mission(&self, number: u32) -> Option<u32> {
        let share = self.shares.iter().find(|(from, to, _)| (*from..=*to).contains(&number));
        share.map(|(_, _, mission)| *mission)
    }

    /// The first number that means nothing, if one does.
    fn first_without(&self) -> Option<u32> {
        let last = self.shares.last().map_or(0, |(_, to, _)| *to);
        (last < self.sides).then_some(last + 1)
    }
}

impl Event {
    /// The mission with this number. Missions count from 1 in the ruleset's order.
    pub fn mission(&self, number: u32) -> Option<&Mission> {
        let all = &self.ruleset.missions.as_ref()?.missions;
        all.get((number as usize).checked_sub(1)?)
    }

    /// The number of the mission that the newest round has.
    pub fn mission_now(&self) -> Option<u32> {
        let now = self.round()?.mission.as_ref()?;
        let all = &self.ruleset.missions.as_ref()?.missions;
        (1..).zip(all).find(|(_, mission)| *mission == now).map(|(number, _)| number)
    }

    /// All missions with the rounds that had them; None in games without missions. `times` leaves
    /// out the round whose mission is being set: the newest one, unless it is for the next.
    pub fn mission_uses(&self, for_next_round: bool) -> Option<Vec<MissionUse<'_>>> {
        let newest = (self.stages.len(), self.round().map_or(0, |round| round.number));
        let settled = (!for_next_round).then_some(newest);
        let all = &self.ruleset.missions.as_ref()?.missions;
        let mut uses: Vec<MissionUse> = (1..)
            .zip(all)
            .map(|(number, mission)| {
                let rounds = self.rounds_with(mission).collect();
                MissionUse { number, mission, rounds, times: 0, open: false }
            })
            .collect();
        for of in &mut uses {
            of.times = of.rounds.iter().filter(|at| Some(**at) != settled).count();
        }
        let fewest = uses.iter().map(|of| of.times).min()?;
        for of in &mut uses {
            of.open = of.times == fewest;
        }
        Some(uses)
    }

    fn rounds_with<'a>(&'a self, mission: &'a Mission) -> impl Iterator<Item = (usize, u32)> + 'a {
        let stages = (1..).zip(&self.stages);
        let rounds = stages.flat_map(|(at, stage)| stage.rounds.iter().map(move |r| (at, r)));
        rounds
            .filter(move |(_, round)| round.mission.as_ref() == Some(mission))
            .map(|(stage, round)| (stage, round.number))
    }

    /// The die for the missions that may be used now. None if no die has enough sides, or if
    /// the game has no missions.
    pub fn mission_die(&self, for_next_round: bool) -> Option<MissionDie> {
        let uses = self.mission_uses(for_next_round)?;
        let open: Vec<u32> = uses.iter().filter(|of| of.open).map(|of| of.number).collect();
        MissionDie::of(&open)
    }

    /// Draws one mission for all tables of a round, from those used least often, so none comes
    /// twice before all were used. If one was already set for the round, that one is returned.
    ///
    /// The label of the draw leaves out how often the round was redrawn: other opponents are no
    /// reason for another mission, and players may have started to build its map.
    pub(in crate::event) fn draw_mission(&self, stage: usize, round: u32) -> Option<u32> {
        let all = self.mission_uses(true)?;
        if let Some(settled) = self.next_mission {
            return Some(settled);
        }
        let open: Vec<u32> = all.iter().filter(|of| of.open).map(|of| of.number).collect();
        self.drawn_from(&open, &format!("stage {stage} round {round} mission"))
    }

    /// Draws a different mission for the newest round, from those that may be used; None if there
    /// is none. `redrawn` counts the redraws, this one included.
    fn redraw_mission(&self, redrawn: u32) -> Option<u32> {
        let (uses, now) = (self.mission_uses(false)?, self.mission_now());
        let open = uses.iter().filter(|of| of.open && Some(of.number) != now);
        let open: Vec<u32> = open.map(|of| of.number).collect();
        let (stage, round) = (self.stages.len(), self.round()?.number);
        self.drawn_from(&open, &format!("stage {stage} round {round} mission {redrawn}"))
    }

    fn drawn_from(&self, open: &[u32], label: &str) -> Option<u32> {
        let count = u32::try_from(open.len()).ok().filter(|count| *count > 0)?;
        let at = self.head.seed.draw(label).below(count);
        open.get(at as usize).copied()
    }
}
