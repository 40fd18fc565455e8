//! Pods, the draft step by step, and the rare cards shared out after the games.

use super::{Setup, StageKind, check_in, is_zero};
use crate::event::decide::{Decision, TextKind, cleaned_text, has_left, refuse_if, verb};
use crate::event::verb::{VerbSpec, VerbWords, drafted, drafting, number, unknown_word};
use crate::event::{
    Action, Command, DraftAt, Event, Id, Moment, Redraft, Refusal, Round, Standing, Topic, Verb,
    Who, answer, find, standings,
};
use crate::msg;
use crate::ruleset::{Draft, PairingKind, Pass};
use crate::words::{Arg, Message};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

pub(super) const PODS: VerbSpec = VerbSpec::new(
    Topic::Rounds,
    "pods [SIZE] [why=REASON] | pods count=N [why=REASON] | pods manual \"A, B, C; D, E\" [why=REASON]",
    msg!("commands.does-pods"),
    drafting,
    read_pods,
);

pub(super) const DRAFT: VerbSpec =
    VerbSpec::new(Topic::Rounds, "draft next", msg!("commands.does-draft"), drafted, read_draft);

pub(super) const REDRAFT: VerbSpec = VerbSpec::new(
    Topic::Rounds,
    "redraft agreed | redraft CARDS [pod=N] | redraft next [pod=N]",
    msg!("commands.does-redraft"),
    drafted,
    read_redraft,
);

fn read_pods(words: &mut VerbWords) -> Result<Verb, Message> {
    let (plain, settings) = words.settings(&["count", "why"])?;
    let (mut by, mut reason) = (PodsBy::Suggested, None);
    for (key, value) in settings {
        match key {
            "count" => by = PodsBy::Count(number(&value)?),
            _ => reason = Some(value),
        }
    }
    if let Some(seats) = plain.strip_prefix("manual") {
        if by != PodsBy::Suggested || !seats.starts_with(' ') {
            return Err(msg!("commands.seats-by-hand"));
        }
        let names = |pod: &str| {
            let names = pod.split(',').map(str::trim).filter(|name| !name.is_empty());
            names.map(|name| Who(name.to_owned())).collect()
        };
        let pods = seats.split(';').map(names).collect();
        return Ok(Verb::Do(Command::PodsByHand { pods, reason }));
    }
    match (plain.as_str(), by) {
        ("", _) => {}
        (_, PodsBy::Count(_)) => return Err(msg!("commands.size-or-number")),
        (size, _) => {
            let size = number(size)?;
            refuse_if(size < 2, || msg!("draft.larger-size"))?;
            by = PodsBy::Size(size);
        }
    }
    Ok(Verb::Do(Command::Pods { by, reason }))
}

fn read_draft(words: &mut VerbWords) -> Result<Verb, Message> {
    match words.next(msg!("commands.missing-part", what = "draft"))?.as_str() {
        "next" => Ok(Verb::Do(Command::DraftNext)),
        other => Err(unknown_word(other, ["next"])),
    }
}

fn read_redraft(words: &mut VerbWords) -> Result<Verb, Message> {
    let (what, settings) = words.settings(&["pod"])?;
    let pod = settings.first().map(|(_, value)| number(value)).transpose()?;
    let command = match (what.as_str(), pod) {
        ("", _) => return Err(msg!("draft.no-card")),
        ("agreed", None) => {
            Command::Setup(Setup { redraft: Some(true), ..Setup::default() }.into())
        }
        ("agreed", Some(_)) => return Err(msg!("commands.all-agree")),
        ("next", pod) => Command::RedraftNext { pod },
        (cards, pod) => Command::Redraft { cards: number(cards)?, pod },
    };
    Ok(Verb::Do(command))
}

/// How players are divided into pods.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PodsBy {
    /// The size that the ruleset suggests; without one, all sit in one pod.
    Suggested,
    /// As near to this size as possible.
    Size(u32),
    Count(u32),
}

pub fn pods(event: &Event, by: PodsBy, reason: Option<&str>) -> Result<Decision, Refusal> {
    let (redrawn, reason) = may_seat(event, reason)?;
    let drawn = draw(event, by, redrawn)?;
    let seated = Seated { pods: drawn, by_hand: false, redrawn };
    let message = answer(seated.phrase());
    Ok(Decision { reason, ..Decision::new(Action::Pods(seated), message) }
        .warned(boosters_missing(event)))
}

pub(super) fn pods_by_hand(
    event: &Event,
    pods: &[Vec<Who>],
    reason: Option<&str>,
) -> Result<Decision, Refusal> {
    let (redrawn, reason) = may_seat(event, reason)?;
    let mut seated: Vec<Vec<Id>> = Vec::new();
    for pod in pods {
        let mut seats = Vec::new();
        for who in pod {
            let id = find(event, who)?;
            let name = event.label(id);
            if seated.iter().flatten().chain(&seats).any(|other| *other == id) {
                return Err(Refusal(msg!("draft.two-seats", name)));
            }
            if !event.is_here(id) {
                return Err(has_left(&name));
            }
            seats.push(id);
        }
        refuse_if(seats.len() < 2, || msg!("draft.more-names"))?;
        seated.push(seats);
    }
    let left: Vec<Arg> = (event.active())
        .filter(|entrant| !seated.iter().flatten().any(|id| *id == entrant.id))
        .map(|entrant| entrant.label().into())
        .collect();
    if !left.is_empty() {
        let n = left.len();
        return Err(Refusal(msg!("draft.without-a-seat", n, names = Arg::List(left))));
    }
    let seated = Seated { pods: seated, by_hand: true, redrawn };
    let message = answer(seated.phrase());
    Ok(Decision { reason, ..Decision::new(Action::Pods(seated), message) }
        .warned(boosters_missing(event)))
}

/// Checks that pods can be seated now. Returns the number of this draw, from 0, and the reason if
/// it is a redraw.
fn may_seat(event: &Event, reason: Option<&str>) -> Result<(u32, Option<String>), Refusal> {
    let game = &event.ruleset;
    if game.draft.is_none() && game.preliminary.pairing != PairingKind::RoundRobin {
        return Err(Refusal(msg!("draft.none-here", pair = verb("pair"))));
    }
    refuse_if(!event.stages.is_empty(), || msg!("draft.pods-games-started", undo = verb("undo")))?;
    refuse_if(event.draft.is_some(), || msg!("draft.draft-started", undo = verb("undo")))?;
    let reason = reason.map(|reason| cleaned_text(TextKind::Reason, reason)).transpose()?;
    check_in::nobody_missing_at_pods(event)?;
    match (event.pods.is_empty(), reason) {
        (true, reason) => Ok((0, reason)),
        (false, Some(reason)) => Ok((event.pods_redrawn + 1, Some(reason))),
        (false, None) => Err(Refusal(msg!("draft.drawn-already", pods = verb("pods why=REASON")))),
    }
}

/// Draws the pods and their seats by chance.
pub fn draw(event: &Event, by: PodsBy, redrawn: u32) -> Result<Vec<Vec<Id>>, Refusal> {
    let mut ids: Vec<Id> = event.active().map(|entrant| entrant.id).collect();
    let suggested = event.ruleset.draft.as_ref().map(|draft| draft.pod);
    let sizes = pod_sizes(ids.len() as u32, suggested, by).ok_or_else(|| cannot(ids.len(), by))?;
    let mut draw = event.head.seed.draw(&format!("pods draw {redrawn}"));
    draw.shuffle(&mut ids);
    let mut rest = ids.as_slice();
    let pods = sizes.iter().map(|size| {
        let (pod, others) = rest.split_at(*size as usize);
        rest = others;
        pod.to_vec()
    });
    Ok(pods.collect())
}

fn cannot(players: usize, by: PodsBy) -> Refusal {
    match by {
        _ if players < 2 => Refusal(msg!("draft.too-few", n = players)),
        PodsBy::Count(count) => {
            Refusal(msg!("draft.too-many", players, n = count, most = players / 2))
        }
        PodsBy::Size(_) | PodsBy::Suggested => Refusal(msg!("draft.larger-size")),
    }
}

/// The sizes of these pods as a list: `7 and 6`.
pub fn sizes(pods: &[Vec<Id>]) -> Arg {
    pods.iter().map(Vec::len).collect::<Vec<_>>().into()
}

fn draft_rules(event: &Event) -> Result<&Draft, Refusal> {
    event.ruleset.draft.as_ref().ok_or_else(|| Refusal(msg!("draft.nothing-drafted")))
}

/// Takes the next step of the draft.
pub(super) fn next(event: &Event) -> Result<Decision, Refusal> {
    let draft = draft_rules(event)?;
    refuse_if(!event.stages.is_empty(), || msg!("draft.games-started", undo = verb("undo")))?;
    refuse_if(event.pods.is_empty(), || msg!("draft.no-pods", pods = verb("pods")))?;
    let step = event.next_draft_step().ok_or_else(|| Refusal(msg!("draft.everybody-builds")))?;
    let warnings = match event.draft {
        None => boosters_missing(event),
        Some(_) => None,
    };
    let message = match step {
        Step::Open => msg!(
            "draft.draft-step-open",
            boosters = msg!("common.boosters", n = draft.boosters),
            n = draft.kept_cards(),
        ),
        Step::Build => msg!(
            "draft.draft-step-build",
            n = draft.pool(),
            kept = draft.kept_cards(),
            set = draft.set_cards,
        ),
        Step::Pick { phase, pick } => picking(draft, phase, pick),
    };
    Ok(Decision::new(Action::Draft(step), message).warned(warnings))
}

fn picking(draft: &Draft, phase: u32, pick: u32) -> Message {
    let hand = draft.hand_at(phase, pick);
    let way = match draft.pass(phase) {
        Some(Pass::Right) => msg!("draft.way", way = "right"),
        _ => msg!("draft.way", way = "left"),
    };
    if pick > 1 {
        return msg!("draft.draft-step-pick", phase, pick, n = hand, way);
    }
    let boosters = draft.phases.get(phase as usize - 1).map_or(0, |p| p.boosters);
    let boosters = msg!("common.boosters", n = boosters);
    msg!("draft.first-pick", phase, boosters, n = hand, way)
}

/// The warning about missing boosters:
/// `18 boosters are missing: 78 are needed and 60 are in the hall.`
fn boosters_missing(event: &Event) -> Option<Message> {
    let needs = event.draft_needs().filter(|needs| needs.missing() > 0)?;
    let (needed, there) = (needs.boosters, needs.there.unwrap_or(0));
    Some(msg!("draft.boosters-missing", n = needs.missing(), needed, there))
}

/// Checks that the redraft can still be agreed or called off.
pub(super) fn may_agree(event: &Event) -> Result<(), Refusal> {
    refuse_if(draft_rules(event)?.phases.is_empty(), || msg!("draft.nothing-passed"))?;
    if event.draft.is_some() || !event.stages.is_empty() {
        return Err(Refusal(msg!("draft.too-late-to-agree")));
    }
    Ok(())
}

/// Puts the rare cards of a pod in its shared pile, once its games are over.
pub(super) fn share(event: &Event, cards: u32, pod: Option<u32>) -> Result<Decision, Refusal> {
    let index = pod_meant(event, pod)?;
    if event.redrafts.contains_key(&index) {
        let next = verb("redraft next");
        return Err(Refusal(msg!("draft.laid-together-already", next)));
    }
    refuse_if(cards == 0, || msg!("draft.no-card"))?;
    let draft = draft_rules(event)?;
    let seats = event.pods[index].len() as u32;
    let drafted = seats * draft.kept_cards();
    refuse_if(cards > drafted, || msg!("draft.too-many-cards", n = cards, drafted))?;
    let standings = event.pod_standings(index);
    let order = standings.iter().map(|s| s.entrant).filter(|id| event.is_here(*id));
    let order: Vec<Id> = order.collect();
    let Some(first) = order.first() else {
        return Err(Refusal(msg!("draft.nobody-left")));
    };
    let message = msg!("draft.shared-out", n = cards, name = event.label(*first));
    let shared = RedraftStarted { pod: index + 1, cards, order };
    Ok(Decision::new(Action::Redraft(shared), message))
}

/// Records that the player whose turn it is has taken a card.
pub(super) fn take(event: &Event, pod: Option<u32>) -> Result<Decision, Refusal> {
    let running: Vec<usize> =
        event.redrafts.keys().copied().filter(|at| event.redraft_turn(*at).is_some()).collect();
    let index = match (pod, running.as_slice()) {
        (None, [only]) => *only,
        (None, [_, _, ..]) => return Err(Refusal(msg!("draft.which-pod"))),
        _ => pod_meant(event, pod)?,
    };
    let Some(redraft) = event.redrafts.get(&index) else {
        return Err(Refusal(msg!("draft.none-laid-together", cards = verb("redraft CARDS"))));
    };
    let Some(id) = event.redraft_turn(index) else {
        return Err(Refusal(msg!("draft.redraft-over")));
    };
    let left = redraft.cards - redraft.taken.len() as u32 - 1;
    let mut after = event.clone();
    after.redrafts.entry(index).and_modify(|redraft| redraft.taken.push(id));
    let name = event.label(id);
    let message = match after.redraft_turn(index) {
        Some(next) => msg!("draft.taken", name, n = left, next = event.label(next)),
        None => msg!("draft.last-taken", name),
    };
    Ok(Decision::new(Action::Take(CardTaken { pod: index + 1, id }), message))
}

/// The index from 0 of the pod meant, if its cards may be shared now.
fn pod_meant(event: &Event, pod: Option<u32>) -> Result<usize, Refusal> {
    draft_rules(event)?;
    refuse_if(event.setup.redraft != Some(true), || msg!("draft.not-agreed"))?;
    let pods = event.pods.len();
    let index = match pod {
        None if pods > 1 => return Err(Refusal(msg!("draft.which-pod"))),
        None => 0,
        Some(number) => (number as usize).wrapping_sub(1),
    };
    if index >= pods {
        return Err(Refusal(match (pod, pods) {
            (_, 0) => msg!("draft.no-pods", pods = verb("pods")),
            (pod, most) => msg!("draft.no-such-pod", pod = pod.unwrap_or(0), most),
        }));
    }
    refuse_if(!event.pod_is_over(index), || msg!("draft.games-to-come"))?;
    Ok(index)
}

/// A step of the draft, in order of time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Step {
    /// Everybody opens all their boosters and keeps the cards.
    Open,
    /// A pick of a phase, both counted from 1. The first pick opens the boosters of the
    /// phase.
    Pick { phase: u32, pick: u32 },
    /// Everybody builds a deck from their cards.
    Build,
}

/// The pods, drawn or seated by hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seated {
    /// Each pod in the order of its seats, clockwise: each player sits to the left of the one
    /// before.
    pub pods: Vec<Vec<Id>>,
    /// The organizer seated the players instead of drawing the pods.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub by_hand: bool,
    /// How often the pods had been drawn before.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub redrawn: u32,
}

/// The rare cards of a pod, laid together for the players to take in turn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RedraftStarted {
    /// Counted from 1.
    pub pod: usize,
    pub cards: u32,
    /// The players, most wins first.
    pub order: Vec<Id>,
}

/// A player took one of the shared cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardTaken {
    /// Counted from 1.
    pub pod: usize,
    pub id: Id,
}

impl Event {
    pub(super) fn apply_pods(&mut self, pods: &[Vec<Id>], redrawn: u32) -> Result<(), Message> {
        let mut seated = BTreeSet::new();
        for id in pods.iter().flatten() {
            self.known(*id)?;
            refuse_if(!seated.insert(id), || msg!("log.unfit"))?;
        }
        self.pods = pods.to_vec();
        self.pods_redrawn = redrawn;
        Ok(())
    }

    pub(super) fn apply_step(&mut self, step: Step, at: Moment) -> Result<(), Message> {
        refuse_if(self.ruleset.draft.is_none(), || msg!("log.unfit"))?;
        self.draft = Some(DraftAt { step, since: at.unix });
        Ok(())
    }

    pub(super) fn apply_redraft(&mut self, shared: &RedraftStarted) -> Result<(), Message> {
        shared.order.iter().try_for_each(|id| self.known(*id))?;
        let pod = shared.pod.checked_sub(1).filter(|pod| *pod < self.pods.len());
        let pod = pod.ok_or_else(|| msg!("log.unfit"))?;
        let redraft =
            Redraft { cards: shared.cards, order: shared.order.clone(), taken: Vec::new() };
        self.redrafts.insert(pod, redraft);
        Ok(())
    }

    pub(super) fn apply_card(&mut self, taken: CardTaken) -> Result<(), Message> {
        self.known(taken.id)?;
        let pod = taken.pod.checked_sub(1).and_then(|pod| self.redrafts.get_mut(&pod));
        pod.ok_or_else(|| msg!("log.unfit"))?.taken.push(taken.id);
        Ok(())
    }
}

impl Seated {
    pub fn phrase(&self) -> Message {
        let how = match (self.by_hand, self.redrawn > 0) {
            (false, false) => "drawn",
            (false, true) => "redrawn",
            (true, false) => "seated",
            (true, true) => "reseated",
        };
        let pods = msg!("common.pods", n = self.pods.len());
        msg!("log.pods", how, pods, sizes = sizes(&self.pods))
    }
}

impl Step {
    pub fn phrase(self) -> Message {
        match self {
            Step::Open => msg!("log.drafting", what = "opened"),
            Step::Pick { phase, pick } => msg!("log.picking", phase, pick),
            Step::Build => msg!("log.drafting", what = "building"),
        }
    }
}

/// Sizes of the pods, larger ones first and as even as possible; None if a pod would have fewer
/// than two players.
pub fn pod_sizes(players: u32, suggested: Option<u32>, by: PodsBy) -> Option<Vec<u32>> {
    let count = pod_count(players, suggested, by)?;
    let (each, larger) = (players / count, players % count);
    Some((0..count).map(|at| each + u32::from(at < larger)).collect())
}

/// The size of the largest suggested pod for this number of players.
pub(in crate::event) fn largest_pod(players: u32, suggested: Option<u32>) -> Option<u32> {
    pod_count(players, suggested, PodsBy::Suggested).map(|count| players.div_ceil(count))
}

fn pod_count(players: u32, suggested: Option<u32>, by: PodsBy) -> Option<u32> {
    if players < 2 {
        return None;
    }
    let nearest = |size: u32| {
        let (players, size) = (u64::from(players), u64::from(size.max(1)));
        // There are never more pods than half of the players.
        ((2 * players + size) / (2 * size)).clamp(1, players / 2) as u32
    };
    let count = match by {
        PodsBy::Count(count) => count,
        PodsBy::Size(size) => nearest(size),
        PodsBy::Suggested => suggested.map_or(1, nearest),
    };
    (1..=players / 2).contains(&count).then_some(count)
}

/// Rounds until everybody in a pod has met everybody. In an odd pod, one player rests each round.
pub fn rounds_of_pod(players: usize) -> u32 {
    match players {
        0 | 1 => 0,
        even if even.is_multiple_of(2) => even as u32 - 1,
        odd => odd as u32,
    }
}

impl Event {
    /// The pod of this entrant; pods count from 0.
    pub fn pod_of(&self, id: Id) -> Option<usize> {
        self.pods.iter().position(|pod| pod.contains(&id))
    }

    /// A pod's own standings, best first; ties are broken inside the pod.
    pub fn pod_standings(&self, pod: usize) -> Vec<&Standing> {
        let seats = self.pods.get(pod).map_or(&[][..], Vec::as_slice);
        let order = standings::order_of(self, seats);
        order.iter().filter_map(|id| standings(self).standing(*id)).collect()
    }

    /// Whether all games of this pod have been played; pods count from 0.
    pub fn pod_is_over(&self, pod: usize) -> bool {
        let Some(stage) = self.preliminary() else { return false };
        let Some(seats) = self.pods.get(pod) else { return false };
        let rounds = match stage.kind {
            StageKind::RoundRobin => rounds_of_pod(seats.len()),
            StageKind::Swiss
            | StageKind::SingleElimination
            | StageKind::DoubleElimination
            | StageKind::DecidingMatch => stage.planned,
        };
        let of_pod =
            |round: &Round| round.missing().all(|pairing| !seats.iter().any(|id| pairing.has(*id)));
        stage.rounds.len() as u32 >= rounds && stage.rounds.iter().all(|round| of_pod(round))
    }

    /// The winner of each pod; None until its games are over.
    pub fn pod_winners(&self) -> Vec<Option<Id>> {
        let winner = |pod| self.pod_standings(pod).first().map(|standing| standing.entrant);
        (0..self.pods.len()).map(|pod| self.pod_is_over(pod).then(|| winner(pod))?).collect()
    }
}

/// The supplies that a draft needs in the hall.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Needs {
    pub boosters: u32,
    /// Boosters in the hall, if anybody has counted them.
    pub there: Option<u32>,
    /// Sets of fixed cards, one for each player.
    pub sets: u32,
}

impl Needs {
    /// Boosters that are not in the hall.
    pub fn missing(&self) -> u32 {
        self.there.map_or(0, |there| self.boosters.saturating_sub(there))
    }
}

/// The step of a draft after this one; None after building, which is the last.
fn step_after(draft: &Draft, step: Option<Step>) -> Option<Step> {
    let phase = |number: u32| draft.phases.get((number as usize).checked_sub(1)?);
    let opened = |number: u32| match phase(number) {
        Some(_) => Step::Pick { phase: number, pick: 1 },
        None => Step::Build,
    };
    Some(match step {
        None if draft.phases.is_empty() => Step::Open,
        None => opened(1),
        Some(Step::Build) => return None,
        Some(Step::Open) => Step::Build,
        Some(Step::Pick { phase: at, pick })
            if phase(at).is_some_and(|phase| pick < phase.hand(draft)) =>
        {
            Step::Pick { phase: at, pick: pick + 1 }
        }
        Some(Step::Pick { phase: at, .. }) => opened(at + 1),
    })
}

/// The seat that holds, at this pick, the hand that seat `opener` opened. Seats count from 0 to the
/// left.
pub(in crate::event) fn seen_by(seats: usize, opener: usize, pick: u32, pass: Pass) -> usize {
    let moved = (pick.max(1) as usize - 1) % seats.max(1);
    match pass {
        Pass::Left => (opener + moved) % seats.max(1),
        Pass::Right => (opener + seats - moved) % seats.max(1),
    }
}

/// The seat that opened the hand `seat` holds at this pick.
pub fn opened_by(seats: usize, seat: usize, pick: u32, pass: Pass) -> usize {
    let back = if pass == Pass::Left { Pass::Right } else { Pass::Left };
    seen_by(seats, seat, pick, back)
}

impl Event {
    /// The player whose hand comes to this seat.
    ///
    /// While hands are passed, the player who opened it; otherwise the neighbour at the left.
    pub fn hand_from(&self, pod: usize, seat: usize) -> Id {
        let seats = &self.pods[pod];
        match self.passing() {
            Some((pick, pass)) => seats[opened_by(seats.len(), seat, pick, pass)],
            None => seats[(seat + 1) % seats.len()],
        }
    }

    /// The next step of the draft; None if the game has no draft, or everybody is building already.
    pub fn next_draft_step(&self) -> Option<Step> {
        step_after(self.ruleset.draft.as_ref()?, self.draft.map(|at| at.step))
    }

    /// The supplies for all players; None if the game has no draft.
    pub fn draft_needs(&self) -> Option<Needs> {
        let draft = self.ruleset.draft.as_ref()?;
        let seated = self.pods.iter().map(Vec::len).sum::<usize>();
        let players = if seated > 0 { seated } else { self.active().count() } as u32;
        Some(Needs {
            boosters: players * draft.boosters,
            there: self.setup.boosters,
            sets: if draft.set_cards > 0 { players } else { 0 },
        })
    }

    /// The pick that is being made, and the direction in which the hands go.
    pub fn passing(&self) -> Option<(u32, Pass)> {
        match self.draft.filter(|_| self.stages.is_empty())?.step {
            Step::Pick { phase, pick } => Some((pick, self.ruleset.draft.as_ref()?.pass(phase)?)),
            Step::Open | Step::Build => None,
        }
    }

    /// Seconds left for this pick; negative if time is up, None if there is no clock.
    pub fn pick_clock(&self, now: i64) -> Option<i64> {
        let seconds = self.setup.pick_seconds.filter(|seconds| *seconds > 0)?;
        let at = self.draft.filter(|at| matches!(at.step, Step::Pick { .. }))?;
        // If the computer's clock is set back, the pick must not show more than its whole time.
        self.stages.is_empty().then(|| i64::from(seconds) - (now - at.since).max(0))
    }

    /// The entrant who takes the next rare card in this pod; pods count from 0. None if no card is
    /// left, or the pod shares none.
    pub fn redraft_turn(&self, pod: usize) -> Option<Id> {
        let redraft = self.redrafts.get(&pod)?;
        if redraft.taken.len() as u32 >= redraft.cards {
            return None;
        }
        let last = redraft.taken.last();
        let next = last.and_then(|id| redraft.order.iter().position(|one| one == id));
        let from = next.map_or(0, |at| at + 1);
        let turns = redraft.order.iter().cycle().skip(from).take(redraft.order.len());
        turns.copied().find(|id| self.is_here(*id))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pods_are_as_even_as_possible() {
        let sizes = |players, by| pod_sizes(players, Some(6), by);
        assert_eq!(sizes(6, PodsBy::Suggested), Some(vec![6]));
        assert_eq!(sizes(8, PodsBy::Suggested), Some(vec![8]));
        assert_eq!(sizes(9, PodsBy::Suggested), Some(vec![5, 4]));
        assert_eq!(sizes(13, PodsBy::Suggested), Some(vec![7, 6]));
        assert_eq!(sizes(16, PodsBy::Suggested), Some(vec![6, 5, 5]));
        assert_eq!(sizes(13, PodsBy::Size(4)), Some(vec![5, 4, 4]));
        assert_eq!(sizes(13, PodsBy::Count(3)), Some(vec![5, 4, 4]));
        assert_eq!(sizes(5, PodsBy::Size(2)), Some(vec![3, 2]));
        assert_eq!(sizes(3, PodsBy::Size(2)), Some(vec![3]));
        assert_eq!(sizes(5, PodsBy::Size(u32::MAX)), Some(vec![5]));
        assert_eq!(sizes(5, PodsBy::Count(3)), None);
        assert_eq!(sizes(5, PodsBy::Count(0)), None);
        assert_eq!(sizes(1, PodsBy::Suggested), None);
        assert_eq!(pod_sizes(11, None, PodsBy::Suggested), Some(vec![11]));
    }
}
