//! Pairs the next round, and draws the round in progress again.

use super::apart::{not_kept_apart, other_bye, why_no_round};
use super::decision::{About, Concern, Decision, Given, cleaned_text, told, two_of, verb};
use super::field::{breaches, contenders};
use super::pair_by_hand::manually;
use super::refusals::{
    announced_cut, closed, no_round, results_missing, round_robin_refusal, too_few,
};
use super::{bracket, byes, check_in, double, house, numbers, round_robin, sides};
use crate::event::action::{Paired, Plan};
use crate::event::leaders::{forbidden_to_play, leaders_who_meet, marshal_missing};
use crate::event::plan::{plan_for, preliminary_minutes};
use crate::event::refuse_if::refuse_if;
use crate::event::{
    Absentees, Action, Event, Id, Phase, Refusal, Stage, StageKind, phase, start_blockers,
};
use crate::msg;
use crate::pairing::{Contender, Drawn, halves_by_start, impossible, kept, random_in_groups};
use crate::ruleset::PairingKind;
use crate::words::{Arg, Message};

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
                    Ok(paired_decision(event, double::next(event, stage)?))
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

/// Pairs the round after those who have not come were settled. Both are one action.
pub(super) fn pair_settling(event: &Event, absentees: Absentees) -> Result<Decision, Refusal> {
    let missing = event.not_checked_in();
    let can_pair = matches!(phase(event), Phase::Registration | Phase::BetweenRounds { .. });
    if missing.is_empty() || !can_pair {
        return pair(event);
    }
    if absentees == Absentees::Out {
        check_in::coming_round(event)?;
    }
    let mut decision = pair(&event.settled(absentees, &missing))?;
    if let Some(Action::Pair(paired)) = &mut decision.action
        && absentees == Absentees::Remove
    {
        let removed = msg!(
            "check-in.removed-sentence",
            n = missing.len(),
            names = event.some_names(&missing)
        );
        paired.removed = missing;
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
    let lists = lists.map(|said| Concern::new(About::Lists, said));
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

/// Draws the round in progress once more. A redraw is always an action of its own, with its
/// reason: pairing after an undo gives the same draw.
pub(super) fn redraw(event: &Event, reason: &str) -> Result<Decision, Refusal> {
    let reason = cleaned_text(Given::Reason, reason)?;
    let stage = event.stage().filter(|stage| stage.kind.is_preliminary());
    let stage = stage.ok_or_else(|| Refusal(msg!("pairing.only-swiss-again")))?;
    if stage.kind == StageKind::RoundRobin {
        return Err(round_robin_refusal());
    }
    let round = stage.rounds.last().ok_or_else(no_round)?;
    refuse_if(round.has_begun(), || msg!("pairing.has-results", round = round.number))?;
    super::begun::nothing_begun(round)?;
    let plan = event.plan.filter(|_| round.number == 1);
    let before = event.without_newest_round();
    let mut decision = swiss(&before, plan, round.number, round.redrawn + 1)?;
    // The players are drawn again; the mission stays, whoever settled it.
    if let (Some(Action::Pair(paired)), Some(mission)) = (&mut decision.action, event.mission_now())
    {
        paired.mission = Some(mission);
    }
    decision.message = msg!("pairing.drawn-again", round = round.number);
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
        return Err(Refusal(msg!("pairing.impossible-round", why = why_no_round(event, &cause))));
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
    let of_pairs = |said| Concern::new(About::Pairs, said);
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
    let said = other_bye(event, &why).into_iter();
    let said = said.chain(not_kept_apart(event, &pairs, number, false)).chain(numbered.warnings);
    warnings.extend(said.map(Concern::from));
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

/// The question if every possible round has a rematch. It says how many tables need one,
/// and names those drawn. With an odd number of entrants this holds only for rounds with
/// this bye, which the rules fix.
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

/// Publishes a round only if the checker agrees. The checker shares no code with the
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
        told(manually(drawn.tables.iter().map(|(a, b)| [*a, *b]), drawn.bye)),
    ]))
}

fn paired_decision(event: &Event, (paired, warnings): (Paired, Vec<Concern>)) -> Decision {
    let forbidden = if event.stages.is_empty() { Vec::new() } else { forbidden_to_play(event) };
    let leaders = leaders_who_meet(event, &paired.tables);
    let (round, verb) = match paired.plan {
        Some(plan) => Stage::planned(plan, &event.ruleset).round_with(paired.round, ["is", "are"]),
        None => event.round_with(paired.stage, paired.round, ["is", "are"]),
    };
    let mut what = vec![double::tables_told(&paired).into()];
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
    let given = event.told_of_byes(&paired.awarded);
    what.extend(given.into_iter().map(Arg::from));
    what.extend((!paired.out.is_empty()).then(|| {
        let n = paired.out.len();
        Arg::from(msg!("check-in.sit-out", n, names = event.some_names(&paired.out)))
    }));
    let mut told = msg!("pairing.paired", round, verb, what = Arg::Series(what));
    if !paired.starts.is_empty() && paired.redrawn == 0 {
        told = Message::sentences(vec![told, msg!("pairing.start-numbers")]);
    }
    let decision = Decision::new(Action::Pair(Box::new(paired)), told);
    decision.warned(warnings).warned(forbidden).warned(leaders)
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
        assert_eq!(decision.message.to_string(), "Round 2 paired by hand.");
        assert_eq!(decision.warnings, [rematch]);
    }
}
