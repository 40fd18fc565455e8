//! Rounds: drawn, and drawn again.

use super::keep_apart::{not_kept_apart, other_bye, why_no_round};
use super::officials::{forbidden_to_play, leaders_who_meet, marshal_missing};
use super::{
    Fact, Footprint, Part, Plan, SideCall, StageKind, Step, check_in, claims, component, is_zero,
    manually, post, results, sides, tables,
};
use crate::event::decide::field::{breaches, contenders};
use crate::event::decide::{
    About, Concern, Decision, TextKind, announced_cut, bracket, cleaned_text, closed, no_round,
    numbers, refuse_if, results_missing, round_robin, round_robin_refusal, too_few, two_of, verb,
};
use crate::event::plan::preliminary_minutes;
use crate::event::verb::{MissingWord, VerbSpec, VerbWords, one_of, paired, unknown_word};
use crate::event::{
    Action, Command, Entrant, Event, Games, How, Id, Moment, Outcome, Pairing, Phase, Refusal,
    Round, Stage, Status, Topic, Trial, Verb, Who, answer, byes, house, phase, plan_for,
    start_blockers,
};
use crate::msg;
use crate::pairing::{
    Contender, Drawn, Explanation, halves_by_start, impossible, kept, random_in_groups,
};
use crate::ruleset::{Mission, PairingKind, RoundKind, SittingOut};
use crate::words::{Arg, Message};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

pub(super) const PAIR: VerbSpec = VerbSpec::known(
    Topic::Rounds,
    "pair [absent=remove|keep|out] | pair manual \"A = B, C = D, E = bye\"",
    msg!("commands.does-pair"),
    msg!("commands.pair"),
    |event| matches!(phase(event), Phase::Registration | Phase::BetweenRounds { .. }),
    read_pair,
);

pub(super) const REDRAW: VerbSpec = VerbSpec::known(
    Topic::Rounds,
    "redraw WHY",
    msg!("commands.does-redraw"),
    msg!("commands.redraw"),
    paired,
    |words| words.rest(MissingWord::REASON).map(|reason| Verb::Do(Command::Redraw { reason })),
);

fn read_pair(words: &mut VerbWords) -> Result<Verb, Message> {
    let [absent] = words.leading_settings(["absent"])?;
    if let Some(word) = absent {
        let known = Absentees::ALL.map(|one| (one.word(), one));
        return Ok(Verb::Do(Command::PairSettling(one_of(&word, &known)?)));
    }
    match words.optional().as_deref() {
        None => Ok(Verb::Do(Command::Pair)),
        Some("manual") => {
            let text = words.rest(MissingWord::MANUAL)?;
            text.split(',')
                .map(read_two)
                .collect::<Result<_, _>>()
                .map(|pairs| Verb::Do(Command::PairByHand(pairs)))
        }
        Some(other) => Err(unknown_word(other, ["manual"])),
    }
}

fn read_two(text: &str) -> Result<(Who, Option<Who>), Message> {
    let wrong = || msg!("commands.no-pair", word = text.trim());
    let (a, b) = text.split_once('=').ok_or_else(wrong)?;
    let (a, b) = (a.trim(), b.trim());
    if a.is_empty() || b.is_empty() {
        return Err(wrong());
    }
    let second = (!b.eq_ignore_ascii_case("bye")).then(|| Who(b.to_owned()));
    Ok((Who(a.to_owned()), second))
}

/// What to do with players who have not checked in when a round is paired.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Absentees {
    /// They leave the event.
    Remove,
    /// They are paired like everybody else.
    Keep,
    /// They stay in the event and sit the round out.
    Out,
}

impl Absentees {
    pub const ALL: [Absentees; 3] = [Absentees::Remove, Absentees::Keep, Absentees::Out];

    /// The word as it is written in verbs.
    pub fn word(self) -> &'static str {
        match self {
            Absentees::Remove => "remove",
            Absentees::Keep => "keep",
            Absentees::Out => "out",
        }
    }
}

pub(super) fn pair(event: &Event) -> Result<Decision, Refusal> {
    if matches!(phase(event), Phase::Registration | Phase::BetweenRounds { .. }) {
        check_in::nobody_missing(event)?;
    }
    match phase(event) {
        Phase::Registration => start(event),
        Phase::BetweenRounds { next } => {
            let stage = event.stage().ok_or_else(no_round)?;
            match stage.kind {
                StageKind::Swiss => swiss(event, None, next, 0),
                StageKind::RoundRobin => Ok(round_robin::next(event, next)),
                StageKind::SingleElimination | StageKind::DecidingMatch => {
                    Ok(paired_decision(event, bracket::next(event, stage)?))
                }
                StageKind::DoubleElimination => {
                    Ok(paired_decision(event, bracket::next_of_double(event, stage)?))
                }
            }
        }
        Phase::Playing { .. } => Err(results_missing(event)),
        Phase::CutDue { .. } if event.may_have_a_deciding_match() => {
            Err(Refusal(msg!("pairing.first-are-level", cut = verb("cut"))))
        }
        Phase::CutDue { .. } => {
            Err(Refusal(msg!("pairing.cut-due", what = announced_cut(event), cut = verb("cut"))))
        }
        Phase::Decided { champion: Some(id) } => {
            let (champion, finish) = (event.crowned(id), verb("finish"));
            Err(Refusal(msg!("pairing.champion-known", champion, finish)))
        }
        Phase::Decided { champion: None } => {
            Err(Refusal(msg!("pairing.everything-played", finish = verb("finish"))))
        }
        Phase::Finished => Err(closed()),
    }
}

/// Pairs the round with the absentees settled, both in one action.
pub fn pair_settling(event: &Event, absentees: Absentees) -> Result<Decision, Refusal> {
    let not_here = event.not_checked_in();
    let can_pair = matches!(phase(event), Phase::Registration | Phase::BetweenRounds { .. });
    if not_here.is_empty() || !can_pair {
        return pair(event);
    }
    if absentees == Absentees::Out {
        check_in::coming_round(event)?;
    }
    let mut decision = pair(&event.settled(absentees, &not_here))?;
    if let Some(Action::Pair(paired)) = &mut decision.action
        && absentees == Absentees::Remove
    {
        let (n, names) = (not_here.len(), event.some_names(&not_here));
        let removed = answer(msg!("check-in.removed", n, names));
        paired.removed = not_here;
        decision.message = Message::sentences(vec![decision.message, removed]);
    }
    Ok(decision)
}

fn start(event: &Event) -> Result<Decision, Refusal> {
    let reasons = start_blockers(event);
    if !reasons.is_empty() {
        return Err(Refusal::from(reasons));
    }
    let players = event.active().count() as u32;
    let (plan, departures) = plan_for(event, players)?;
    let lists = event.lists_missing().into_iter().chain(event.lists_faulty());
    let lists = lists.map(|message| Concern::new(About::Lists, message));
    let departures = departures.into_iter().chain(marshal_missing(event)).map(Concern::from);
    let warnings: Vec<Concern> = departures.chain(lists).collect();
    if plan.kind != StageKind::Swiss {
        check_in::nobody_sits_out(event)?;
    }
    if plan.kind == StageKind::RoundRobin {
        return Ok(round_robin::first(event, plan)?.warned(warnings));
    }
    let decision = match plan.kind.is_preliminary() {
        true => swiss(event, Some(plan), 1, 0)?,
        false => paired_decision(event, bracket::unseeded(event, plan)?),
    };
    Ok(decision.warned(warnings))
}

/// Draws the round in progress again. Only a redraw, with its reason, gives another draw: pairing
/// after an undo gives the same one.
pub fn redraw(event: &Event, reason: &str) -> Result<Decision, Refusal> {
    let reason = cleaned_text(TextKind::Reason, reason)?;
    let stage = event.stage().filter(|stage| stage.kind.is_preliminary());
    let stage = stage.ok_or_else(|| Refusal(msg!("pairing.only-swiss-again")))?;
    if stage.kind == StageKind::RoundRobin {
        return Err(round_robin_refusal());
    }
    let round = stage.rounds.last().ok_or_else(no_round)?;
    refuse_if(round.has_started(), || msg!("pairing.has-results", round = round.number))?;
    tables::nothing_started(round)?;
    let plan = event.plan.filter(|_| round.number == 1);
    let before = event.without_newest_round();
    let mut decision = swiss(&before, plan, round.number, round.redrawn + 1)?;
    // Only the players are drawn again; the mission stays, however it was set.
    if let (Some(Action::Pair(paired)), Some(mission)) = (&mut decision.action, event.mission_now())
    {
        paired.mission = Some(mission);
    }
    if let Some(Action::Pair(paired)) = &decision.action {
        decision.message = answer(event.describe_paired(paired));
    }
    decision.reason = Some(reason);
    // The round is drawn again on purpose, so the warning is enough.
    decision.question = None;
    Ok(decision)
}

fn swiss(
    event: &Event,
    plan: Option<Plan>,
    number: u32,
    redrawn: u32,
) -> Result<Decision, Refusal> {
    let first = number == 1;
    let field = contenders(event, number);
    if field.len() < 2 {
        byes::enough_play(event, field.len())?;
        check_in::enough_play(event, field.len())?;
        return Err(too_few(event, number));
    }
    if let Some(cause) = impossible(&field) {
        return Err(Refusal(msg!(
            "pairing.no-round-possible",
            when = "drawn",
            why = why_no_round(event, &cause)
        )));
    }
    let mut draw = event.head.seed.draw(&format!("stage 1 round {number} draw {redrawn}"));
    let drawn = match event.ruleset.preliminary.pairing {
        PairingKind::HalvesByStart => halves_by_start(&field, first, &mut draw),
        PairingKind::RandomInGroups | PairingKind::RoundRobin => {
            random_in_groups(&field, first, &mut draw)
        }
    };
    let drawn = checked(event, &field, first, drawn)?;
    let free = drawn.bye;
    let question = rematches_needed(event, drawn.tables.len(), &drawn.rematches, free);
    let Drawn { tables, bye, explanations: why, .. } = house::instead_of_the_bye(event, drawn);
    let remedy = || msg!("pairing.own-instead", undo = verb("undo"), manual = verb("pair manual"));
    let of_pairs = |message| Concern::new(About::Pairs, message);
    let mut warnings: Vec<Concern> = (question.iter())
        .map(|question| of_pairs(Message::sentences(vec![question.clone(), remedy()])))
        .collect();
    let again = free.filter(|id| field.iter().any(|c| c.id == *id && c.byes > 0));
    let fewest = field.iter().map(|one| one.byes).min();
    let all_had_one = fewest.is_some_and(|byes| byes > 0);
    let again = again.map(|id| match event.house_player() {
        _ if !all_had_one => msg!("pairing.bye-once-more", name = event.label(id)),
        Some(_) => msg!("players.again", name = event.label(id)),
        None => msg!("pairing.bye-again", name = event.label(id)),
    });
    warnings.extend(again.clone().map(of_pairs));
    let question = question.or(again).map(of_pairs);
    let pairs: Vec<[Id; 2]> = tables.into_iter().map(|(a, b)| [a, b]).collect();
    let numbered = numbers::assign(event, None, &pairs);
    let others = other_bye(event, &why).into_iter();
    let others =
        others.chain(not_kept_apart(event, &pairs, number, false)).chain(numbered.warnings);
    warnings.extend(others.map(Concern::from));
    let paired = Paired {
        plan,
        starts: if first { numbers::starts(event, redrawn) } else { Vec::new() },
        sides: sides::drawn(event, number, redrawn, &pairs),
        tables: pairs,
        at: numbered.at,
        featured: numbered.featured,
        bye,
        awarded: event.with_awarded_bye(),
        out: event.sits_out_next(),
        redrawn,
        mission: event.draw_mission(1, number),
        reasons: kept::write(&why),
        ..Paired::empty(1, number, preliminary_minutes(event))
    };
    Ok(Decision { question, ..paired_decision(event, (paired, warnings)) })
}

/// The question if every possible round has a rematch: how many tables need one, and those drawn.
/// With an odd number of entrants, only rounds with this bye are meant, which the rules fix.
fn rematches_needed(
    event: &Event,
    tables: usize,
    rematches: &[(Id, Id)],
    bye: Option<Id>,
) -> Option<Message> {
    if rematches.is_empty() {
        return None;
    }
    let two = |(a, b): &(Id, Id)| two_of(event, [*a, *b]).into();
    let none = match bye {
        Some(id) => msg!("pairing.rematch-needed-with-bye", name = event.label(id)),
        None => msg!("pairing.rematch-needed"),
    };
    let fewest = msg!(
        "pairing.fewest-rematches",
        n = rematches.len(),
        tables = msg!("pairing.tables", n = tables),
        who = Arg::Series(rematches.iter().map(two).collect()),
    );
    Some(Message::sentences(vec![none, fewest]))
}

/// Passes a round on only if the checker finds no fault. The checker shares no code with the
/// pairing.
fn checked(
    event: &Event,
    field: &[Contender],
    first: bool,
    drawn: Drawn,
) -> Result<Drawn, Refusal> {
    let breaches = breaches(event, field, first, &(drawn.tables.clone(), drawn.bye));
    if breaches.is_empty() {
        return Ok(drawn);
    }
    let name = |id: Id| event.label(id);
    let faults = breaches.iter().map(|breach| Arg::from(breach.sentence(&name))).collect();
    Err(Refusal::from(vec![
        msg!("pairing.not-published", faults = Arg::Clauses(faults)),
        msg!("pairing.report-the-fault"),
        msg!("common.text", text = manually(drawn.tables.iter().map(|(a, b)| [*a, *b]), drawn.bye)),
    ]))
}

fn paired_decision(event: &Event, (paired, warnings): (Paired, Vec<Concern>)) -> Decision {
    let forbidden = if event.stages.is_empty() { Vec::new() } else { forbidden_to_play(event) };
    let leaders = leaders_who_meet(event, &paired.tables);
    let (round, verb) = match paired.plan {
        Some(plan) => Stage::planned(plan, &event.ruleset).round_with(paired.round, ["is", "are"]),
        None => event.round_with(paired.stage, paired.round, ["is", "are"]),
    };
    let mut what = vec![bracket::tables_phrase(&paired).into()];
    what.extend(
        paired
            .mission
            .and_then(|number| event.mission(number))
            .map(|mission| mission.phrase().into()),
    );
    let met = paired.tables.iter().find_map(|[a, b]| event.is_house(*b).then_some((*a, *b)));
    what.extend(met.map(|(player, house)| {
        msg!("players.meets", name = event.label(player), house = event.label(house)).into()
    }));
    let swiss = paired.stage == 1 && paired.numbers.is_empty();
    let unused = event.house_player().filter(|_| swiss && met.is_none());
    what.extend(unused.map(|house| msg!("players.unused", house = house.label()).into()));
    let free: Vec<Id> = paired.bye.iter().chain(&paired.byes).copied().collect();
    match free[..] {
        [] => {}
        [one] => what.push(msg!("pairing.bye", name = event.label(one)).into()),
        [..] => what.push(msg!("pairing.byes", n = free.len()).into()),
    }
    let awarded = event.awarded_byes_phrase(&paired.awarded);
    what.extend(awarded.into_iter().map(Arg::from));
    what.extend((!paired.out.is_empty()).then(|| {
        let n = paired.out.len();
        Arg::from(msg!("check-in.sit-out", n, names = event.some_names(&paired.out)))
    }));
    let mut message = msg!("pairing.paired", round, verb, what = Arg::Series(what));
    if !paired.starts.is_empty() && paired.redrawn == 0 {
        message = Message::sentences(vec![message, msg!("pairing.start-numbers")]);
    }
    let decision = Decision::new(Action::Pair(Box::new(paired)), message);
    decision.warned(warnings).warned(forbidden).warned(leaders)
}

/// The question before round 1: no draft was held, or lists are missing.
pub(super) fn before_the_start(trial: &Trial) -> Option<Concern> {
    match (without_draft(trial.event, &trial.decision.warnings), lists(trial.event)) {
        (Some(draft), Some(lists)) => {
            Some(Concern::new(About::Draft, Message::sentences(vec![draft.message, lists.message])))
        }
        (draft, lists) => draft.or(lists),
    }
}

/// The question that required lists are missing, or that some have faults.
pub(super) fn lists(event: &Event) -> Option<Concern> {
    let message = match (event.lists_missing(), event.lists_faulty()) {
        (Some(missing), Some(faulty)) => Message::sentences(vec![missing, faulty]),
        (missing, faulty) => missing.or(faulty)?,
    };
    Some(Concern::new(About::Lists, message))
}

/// The question if players dropped with results of the last round, which somebody else may have
/// entered.
pub(super) fn left_with_results(event: &Event) -> Option<Concern> {
    let message = results::not_paired(event).filter(|_| results::any_with_result(event))?;
    Some(Concern::new(About::Leavers, message))
}

/// The question if round 1 of a drafted game is paired before its draft is over.
/// Its warnings are those of the round.
pub(in crate::event) fn without_draft(event: &Event, warnings: &[Concern]) -> Option<Concern> {
    if event.ruleset.draft.is_none() || !event.stages.is_empty() {
        return None;
    }
    match event.draft.map(|at| at.step) {
        None => Some(Concern::new(About::Draft, msg!("pairing.no-draft"))),
        Some(Step::Build) => None,
        // In the middle of the draft, the warnings already contain it.
        Some(_) => warnings.iter().find(|warning| warning.about == About::Draft).cloned(),
    }
}

/// Adds to a paired round's answer what it leaves open, who dropped before it, and whether it is
/// held.
pub(in crate::event) fn add_round_notes(event: &Event, decision: &mut Decision) {
    let Some(Action::Pair(paired)) = &mut decision.action else { return };
    if paired.redrawn == 0 && !paired.by_hand {
        let components = component::missed_next_round(event).into_iter().map(Concern::from);
        decision.warnings.extend(components.chain(claims::waiting(event)));
    }
    let gone = results::not_paired(event).filter(|_| paired.redrawn == 0);
    for more in gone.into_iter().chain(post::hold(event, paired)) {
        decision.message = Message::sentences(vec![decision.message.clone(), more]);
    }
}

/// A round as it was drawn.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Paired {
    /// Counted from 1.
    pub stage: usize,
    pub round: u32,
    /// The plan that the event follows. It is stored with the first round of the first stage.
    pub plan: Option<Plan>,
    pub minutes: u32,
    /// The entrants whose start numbers were drawn, each with the number. They are stored
    /// with the first round, if pairing goes by start numbers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub starts: Vec<[u32; 2]>,
    pub tables: Vec<[Id; 2]>,
    /// How the sides are decided, table by table; empty in games without sides.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sides: Vec<SideCall>,
    /// The same for a third game, if its sides are drawn with the match.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub third_game: Vec<SideCall>,
    /// Table numbers; empty for 1, 2, 3 and so on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub at: Vec<u32>,
    /// The entrant with the Swiss bye.
    pub bye: Option<Id>,
    /// Elimination: entrants who advance without a game. Round robin: entrants who rest.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub byes: Vec<Id>,
    /// Round robin: entrants who win without a game because the opponent has dropped.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unplayed: Vec<Id>,
    /// Entrants with a bye awarded before the event, in the order of registration.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub awarded: Vec<Id>,
    /// Entrants who sit the round out, in the order of registration.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub out: Vec<Id>,
    /// No-shows who were removed when the round was paired.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub removed: Vec<Id>,
    /// The pods, if they were drawn with this first round.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pods: Vec<Vec<Id>>,
    /// Elimination: match numbers, first those of `tables`, then those of `byes`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub numbers: Vec<u32>,
    /// The organizer paired the round by hand.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub by_hand: bool,
    /// How often the round had been drawn before.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub redrawn: u32,
    /// The mission for every table, numbered from 1 in the ruleset's order.
    pub mission: Option<u32>,
    /// The feature tables of this round, which have the highest pairings.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub featured: Vec<u32>,
    /// Only the scorekeepers see the round until it is posted.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub held: bool,
    /// Why each table and the bye were drawn this way; see [`crate::pairing::kept`].
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reasons: String,
}

impl Paired {
    /// A round without any players yet.
    pub fn empty(stage: usize, round: u32, minutes: u32) -> Paired {
        Paired { stage, round, minutes, ..Paired::default() }
    }
}

/// A player who takes no part in the draw of a round.
fn outside(id: Id, outcome: Outcome) -> Pairing {
    Pairing { a: id, outcome: Some(outcome), ..Pairing::default() }
}

/// A rest: no game is played, and it brings no points.
pub(super) fn rest() -> Outcome {
    Outcome {
        games: Games::default(),
        how: How::Rested,
        winner: None,
        points: [0, 0],
        margin: None,
        scores: None,
        timed: false,
    }
}

impl Event {
    pub(super) fn apply_paired(&mut self, paired: &Paired, at: Moment) -> Result<(), Message> {
        for id in paired.tables.iter().flatten().chain(&paired.bye).chain(&paired.byes) {
            self.known(*id)?;
        }
        let mut others = paired.unplayed.iter().chain(&paired.out).chain(&paired.awarded);
        others.try_for_each(|id| self.known(*id))?;
        for id in &paired.removed {
            let after = paired.round.saturating_sub(1);
            self.entrant_mut(*id)?.status = Status::Dropped { stage: paired.stage, after };
        }
        if !paired.pods.is_empty() {
            self.apply_pods(&paired.pods, 0)?;
        }
        let drawn_before = self.round().filter(|_| paired.redrawn > 0);
        let before = drawn_before.map(|round| round.mission_redrawn);
        // The previous draw was already posted, so the new one is too.
        let posted = drawn_before.and_then(|round| round.posted).map(|_| at);
        if let Some(plan) = paired.plan {
            // A redraw of the first round replaces the stage.
            self.stages.clear();
            self.plan = Some(plan);
            for [id, start] in &paired.starts {
                self.entrant_mut(*id)?.start = *start;
            }
            self.stages.push(Stage::planned(plan, &self.ruleset));
        }
        let mut round = self.round_from(paired)?;
        round.posted = posted.filter(|_| !paired.held);
        match before {
            // Redrawing the players does not redraw the mission.
            Some(draws) => round.mission_redrawn = draws,
            None => self.next_mission = None,
        }
        // A redrawn round is not the next one.
        if paired.redrawn == 0 {
            self.away_next_round.clear();
        }
        let stages = self.stages.len();
        let stage = self.stages.last_mut().filter(|_| stages == paired.stage);
        let stage = stage.ok_or_else(|| msg!("log.unfit"))?;
        match (paired.round as usize).checked_sub(1) {
            Some(index) if index == stage.rounds.len() => stage.rounds.push(Arc::new(round)),
            Some(index) if index + 1 == stage.rounds.len() => stage.rounds[index] = Arc::new(round),
            _ => return Err(msg!("log.unfit")),
        }
        self.charge(paired);
        if self.checks_in() {
            self.checked_in.extend(paired.tables.iter().flatten().chain(&paired.bye));
            self.checked_in.extend(&paired.byes);
        }
        // Reports for an earlier draw of this round are about other tables.
        self.claims.retain(|claim| {
            (claim.reported.stage, claim.reported.round) < (paired.stage, paired.round)
        });
        self.absent.clear();
        self.clock = Default::default();
        Ok(())
    }

    /// Charges the round as missed to every active entrant who does not play it, and clears it for
    /// those who do.
    ///
    /// The ruleset decides whether sitting out counts. An entrant may lack a pairing because their
    /// drop was undone later, for example.
    fn charge(&mut self, paired: &Paired) {
        // In a round robin, a game that is not played is no loss.
        let swiss = self.preliminary().is_some_and(|stage| stage.kind == StageKind::Swiss);
        if self.stages.len() > 1 || !swiss {
            return;
        }
        let mut plays = vec![false; self.entrants.len() + 1];
        let out = match self.ruleset.preliminary.sitting_out() {
            SittingOut::Nothing => paired.out.as_slice(),
            SittingOut::Loss | SittingOut::Refused => &[],
        };
        let awarded = paired.awarded.iter();
        for id in paired.tables.iter().flatten().chain(&paired.bye).chain(awarded).chain(out) {
            plays[*id as usize] = true;
        }
        let misses = |entrant: &Entrant| {
            entrant.is_active() && !entrant.house && !plays[entrant.id as usize]
        };
        let is_charged = |entrant: &Entrant| entrant.missed.contains(&paired.round);
        // In most rounds everybody plays, and the entrants stay as they are.
        if !self.entrants.iter().any(|entrant| misses(entrant) || is_charged(entrant)) {
            return;
        }
        for entrant in Arc::make_mut(&mut self.entrants) {
            entrant.missed.retain(|round| *round != paired.round);
            if misses(entrant) {
                entrant.missed.push(paired.round);
            }
        }
    }

    fn round_from(&self, paired: &Paired) -> Result<Round, Message> {
        let stage = self.stages.last().ok_or_else(|| msg!("log.unfit"))?;
        let last = paired.tables.len() + paired.byes.len() == 1;
        let ends = |number: &u32| {
            let found = crate::event::double::match_by_number(stage, *number);
            found.is_some_and(|found| found.bracket.is_final())
        };
        let kind = match stage.kind {
            StageKind::Swiss | StageKind::RoundRobin => RoundKind::Preliminary,
            StageKind::DoubleElimination if !paired.numbers.iter().any(ends) => {
                RoundKind::Elimination
            }
            StageKind::SingleElimination
            | StageKind::DoubleElimination
            | StageKind::DecidingMatch => match last {
                true => RoundKind::Final,
                false => RoundKind::Elimination,
            },
        };
        let points = &self.ruleset.preliminary.points;
        let free = match stage.kind {
            StageKind::RoundRobin => rest(),
            StageKind::Swiss
            | StageKind::SingleElimination
            | StageKind::DoubleElimination
            | StageKind::DecidingMatch => Outcome::bye(How::Played, points.bye),
        };
        let unplayed = Outcome::bye(How::Unplayed, points.win);
        let reasons = reasons(paired)?;
        let alone = |a: Id, index: usize, outcome: Option<Outcome>| Pairing {
            a,
            number: paired.numbers.get(index).copied(),
            by_hand: paired.by_hand,
            outcome,
            reason: reasons.get(index).map(|why| Box::new(*why)),
            ..Pairing::default()
        };
        let of_third_game = |index: usize| {
            paired.third_game.get(index).filter(|_| stage.shape.most_games() >= 3)?.first()
        };
        let mut pairings: Vec<Pairing> = paired
            .tables
            .iter()
            .enumerate()
            .map(|(index, [a, b])| Pairing {
                table: Some(paired.at.get(index).copied().unwrap_or(index as u32 + 1)),
                b: Some(*b),
                sides: paired.sides.get(index).copied(),
                third_game: of_third_game(index),
                ..alone(*a, index, None)
            })
            .collect();
        pairings.sort_by_key(|p| p.table);
        let byes = paired.bye.iter().chain(&paired.byes).map(|id| (id, &free));
        let without = byes.chain(paired.unplayed.iter().map(|id| (id, &unplayed)));
        pairings.extend(without.enumerate().map(|(index, (id, outcome))| {
            alone(*id, paired.tables.len() + index, Some(outcome.clone()))
        }));
        let bye = Outcome::awarded_bye(&self.ruleset.preliminary);
        pairings.extend(paired.awarded.iter().map(|id| outside(*id, bye.clone())));
        let out = Outcome { how: How::SatOut, ..rest() };
        pairings.extend(paired.out.iter().map(|id| outside(*id, out.clone())));
        let mission =
            |number| self.mission(number).ok_or_else(|| msg!("log.no-mission", n = number));
        Ok(Round {
            number: paired.round,
            kind,
            minutes: paired.minutes,
            pairings,
            redrawn: paired.redrawn,
            mission: paired.mission.map(mission).transpose()?.cloned(),
            mission_redrawn: 0,
            held: paired.held,
            posted: None,
            changed: None,
            featured: paired.featured.clone(),
            losses: Vec::new(),
        })
    }

    pub(super) fn describe_paired(&self, paired: &Paired) -> Message {
        let round = self.round_in_a_sentence(paired.stage, paired.round);
        let how = match (paired.by_hand, paired.redrawn > 0) {
            (false, false) => "drawn",
            (false, true) => "redrawn",
            (true, false) => "by-hand",
            (true, true) => "again-by-hand",
        };
        let what = msg!("log.paired", how, round);
        let mission = paired.mission.and_then(|number| self.mission(number)).map(Mission::phrase);
        let awarded = self.awarded_byes_phrase(&paired.awarded);
        let out = (!paired.out.is_empty()).then(|| {
            let n = paired.out.len();
            msg!("check-in.sit-out", n, names = self.some_names(&paired.out))
        });
        let removed = (!paired.removed.is_empty()).then(|| {
            let n = paired.removed.len();
            msg!("check-in.removed", n, names = self.some_names(&paired.removed))
        });
        let more = mission.into_iter().chain(awarded).chain(out).chain(removed);
        let more: Vec<Message> = more.collect();
        match more.is_empty() {
            true => what,
            false => {
                let parts = std::iter::once(what).chain(more).map(Arg::from);
                msg!("common.text", text = Arg::Series(parts.collect()))
            }
        }
    }
}

/// The stored reasons, those of the tables first. Old files have none.
fn reasons(paired: &Paired) -> Result<Vec<Explanation>, Message> {
    if paired.reasons.is_empty() {
        return Ok(Vec::new());
    }
    let tables = paired.tables.iter().map(|[a, b]| (*a, Some(*b)));
    let places: Vec<_> = tables.chain(paired.bye.map(|id| (id, None))).collect();
    let found = kept::read(&paired.reasons, &places);
    found.ok_or_else(|| msg!("log.reasons"))
}

impl<'a> Footprint<'a> {
    pub(super) fn pairing(paired: &'a Paired) -> Footprint<'a> {
        let swiss = [
            Part::Results,
            Part::Removals,
            Part::Plan,
            Part::RedraftAgreed,
            Part::Pods,
            Part::Hall,
            Part::Published,
        ]
        .as_slice();
        let missions = [Part::Missions].as_slice();
        let bracket = [Part::Departures, Part::Sides].as_slice();
        // Only matches of a bracket are numbered.
        let in_bracket = paired.stage > 1 || !paired.numbers.is_empty();
        let touches = Footprint::writing(&[Part::Round, Part::Tables, Part::Seats, Part::Ending]);
        let touches = touches.reading(swiss).reading(missions).stating(Fact::Paired(paired));
        let touches = match in_bracket {
            true => touches.reading(bracket),
            false if paired.by_hand => touches,
            false => touches.reading(&[Part::Apart]),
        };
        let removes = !paired.removed.is_empty();
        let touches = if removes { touches.also_writing(Part::Departures) } else { touches };
        if paired.stage > 1 { touches } else { touches.also_writing(Part::Standings) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::fixture::Desk;

    #[test]
    fn a_round_the_checker_refuses_can_be_played_by_hand() {
        let mut desk = Desk::custom(3, 0, &["A", "B", "C", "D", "E"]);
        desk.round("A-B C-D E");
        let field = contenders(&desk.event, 2);
        let bye = field.iter().filter(|c| c.byes == 0).max_by_key(|c| c.place).unwrap().id;
        assert_eq!(bye, 2);
        let drawn = Drawn { tables: vec![(3, 4), (1, 5)], bye: Some(2), ..Drawn::default() };
        let refusal = checked(&desk.event, &field, false, drawn).unwrap_err().to_string();
        let lines: Vec<&str> = refusal.lines().collect();
        let rematch = "rematch: C – D; a round without a rematch is possible";
        assert_eq!(
            lines,
            [
                &format!("The round was not published. The checker found errors: {rematch}."),
                "Report this with the event file. To play the round anyway, as it is or changed, type:",
                "pair manual \"#3 = #4, #1 = #5, #2 = bye\"",
            ]
        );
        let decision = desk.decision(lines[2]);
        assert_eq!(decision.message.to_string(), "Paired round 2 by hand.");
        assert_eq!(decision.warnings, [rematch]);
    }
}
