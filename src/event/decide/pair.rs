//! Pairs the next round, and draws the round in progress again.

use super::apart::not_kept_apart;
use super::decision::{Decision, cleaned_text};
use super::field::{breaches, contenders};
use super::pair_by_hand::manually;
use super::refusals::{results_missing, round_robin_refusal, too_few};
use super::{bracket, double, numbers, round_robin, sides};
use crate::event::action::{Paired, Plan};
use crate::event::leaders::{leaders_who_meet, marshal_missing};
use crate::event::plan::{plan_for, preliminary_minutes};
use crate::event::{
    Action, Event, Id, Phase, Refusal, Stage, StageKind, counted, phase, start_blockers,
};
use crate::pairing::{Contender, Draw, Drawn, halves_by_start, kept, random_in_groups};
use crate::ruleset::PairingKind;
use crate::words::Message;

pub(super) fn pair(event: &Event) -> Result<Decision, Refusal> {
    match phase(event) {
        Phase::Registration => start(event),
        Phase::BetweenRounds { next } => {
            let stage = event.stage().ok_or("No stage runs.")?;
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
        Phase::CutDue { .. } if event.may_have_a_deciding_match() => Err(Refusal::from(
            "All rounds are played and the first are level: cut seeds the deciding match.",
        )),
        Phase::CutDue { .. } => {
            let phrase = event.plan.map_or("cut".to_owned(), |plan| plan.cut_phrase().to_string());
            Err(Refusal::from(format!("All rounds are played: the {phrase} comes next, with cut.")))
        }
        Phase::Decided { champion: Some(id) } => Err(Refusal::from(format!(
            "Everything is played and {}: finish closes the event.",
            event.crowned(id)
        ))),
        Phase::Decided { champion: None } => {
            Err(Refusal::from("Everything is played: finish closes the event."))
        }
        Phase::Finished => Err(Refusal::from("The event is closed: undo opens it again.")),
    }
}

fn start(event: &Event) -> Result<Decision, Refusal> {
    let reasons = start_blockers(event);
    if !reasons.is_empty() {
        return Err(Refusal::from(reasons));
    }
    let players = event.active().count() as u32;
    let (plan, departures) = plan_for(event, players)?;
    let mut warnings = departures;
    warnings.extend(marshal_missing(event));
    warnings.extend(lists_missing(event).map(Message::from));
    if plan.kind == StageKind::RoundRobin {
        return Ok(round_robin::first(event, plan)?.warned(warnings));
    }
    let decision = match plan.kind.is_preliminary() {
        true => swiss(event, Some(plan), 1, 0)?,
        false => paired_decision(event, bracket::unseeded(event, plan)?),
    };
    Ok(decision.warned(warnings))
}

/// The warning about entrants who handed in no list, if the tier demands lists.
fn lists_missing(event: &Event) -> Option<String> {
    let tier = event.setup.tier.and_then(|tier| event.ruleset.tier(tier))?;
    let missing = event.active().filter(|e| !event.lists.contains_key(&e.id)).count();
    (tier.lists_required && missing > 0).then(|| {
        format!(
            "{} handed in no list, and this tier demands one.",
            match missing {
                1 => format!("{} has", event.count_entrants(1)),
                n => format!("{} have", event.count_entrants(n)),
            }
        )
    })
}

/// Draws the round in progress once more. A redraw is always an action of its own, with its
/// reason: pairing after an undo gives the same draw.
pub(super) fn redraw(event: &Event, reason: &str) -> Result<Decision, Refusal> {
    let reason = cleaned_text("reason", reason)?;
    let stage = event.stage().filter(|stage| stage.kind.is_preliminary());
    let stage = stage.ok_or("Only a Swiss round can be drawn again.")?;
    if stage.kind == StageKind::RoundRobin {
        return Err(round_robin_refusal());
    }
    let round = stage.rounds.last().ok_or("No round is paired: pair draws the first.")?;
    if round.pairings.iter().any(|p| !p.is_bye() && p.has_begun()) {
        return Err(Refusal::from(format!(
            "Round {} has results: it can be drawn again only before the first.",
            round.number
        )));
    }
    let plan = event.plan.filter(|_| round.number == 1);
    let before = event.without_newest_round();
    let mut decision = swiss(&before, plan, round.number, round.redrawn + 1)?;
    decision.message = format!("Round {} is drawn again.", round.number).into();
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
    let field = contenders(event, first);
    if field.len() < 2 {
        return Err(too_few(event, number));
    }
    let mut draw = Draw::new(event.head.seed, &format!("stage 1 round {number} draw {redrawn}"));
    let drawn = match event.ruleset.preliminary.pairing {
        PairingKind::HalvesByStart => halves_by_start(&field, first, &mut draw),
        PairingKind::RandomInGroups | PairingKind::RoundRobin | PairingKind::None => {
            random_in_groups(&field, first, &mut draw)
        }
    };
    let drawn = checked(event, &field, first, drawn)?;
    let Drawn { tables, bye, rematches, explanations: why } = drawn;
    let question = rematches_needed(event, tables.len(), &rematches, bye);
    let remedy = "undo takes the round back, then pair manual takes your own.";
    let mut warnings: Vec<Message> = (question.iter())
        .map(|question| Message::sentences(vec![question.clone(), remedy.into()]))
        .collect();
    let again = bye.filter(|id| field.iter().any(|c| c.id == *id && c.byes > 0));
    warnings.extend(
        again.map(|id| {
            format!("{} has the bye again: everybody has had one.", event.label(id)).into()
        }),
    );
    let pairs: Vec<[Id; 2]> = tables.into_iter().map(|(a, b)| [a, b]).collect();
    if number == 1 {
        warnings.extend(not_kept_apart(event, &pairs, false).into_iter().map(Message::from));
    }
    let (tables, at, seat_warnings) = numbers::assign(event, pairs);
    warnings.extend(seat_warnings);
    let paired = Paired {
        plan,
        starts: if first { numbers::starts(event, redrawn) } else { Vec::new() },
        sides: sides::drawn(event, number, redrawn, tables.len()),
        tables,
        at,
        bye,
        redrawn,
        mission: event.draw_mission(1, number),
        reasons: kept::write(&why),
        ..Paired::empty(1, number, preliminary_minutes(event), event.head.seed)
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
    let named: Vec<String> = (rematches.iter())
        .map(|(a, b)| format!("{} – {}", event.label(*a), event.label(*b)))
        .collect();
    let bye = bye.map_or(String::new(), |id| format!(" while {} has the bye", event.label(id)));
    Some(Message::from(format!(
        "No round without a rematch exists{bye}. The fewest possible: {} of {} ({}).",
        rematches.len(),
        counted(tables, "table"),
        named.join(", ")
    )))
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
    let sentences: Vec<String> =
        breaches.iter().map(|breach| breach.sentence(&name).to_string()).collect();
    Err(Refusal::from(format!(
        "The round was not published, for the checker found fault with it: {}.\n\
         Report this with the event file. To play the round as it is, or changed, type:\n\
         {}",
        sentences.join("; "),
        manually(drawn.tables.iter().map(|(a, b)| [*a, *b]), drawn.bye)
    )))
}

fn paired_decision(event: &Event, (paired, mut warnings): (Paired, Vec<Message>)) -> Decision {
    warnings.extend(leaders_who_meet(event, &paired.tables).into_iter());
    let tables = double::tables_told(&paired);
    let verbs = ["is", "are"];
    let (what, is) = match paired.plan {
        Some(plan) => Stage::planned(plan, &event.ruleset).round_with(paired.round, verbs),
        None => event.round_with(paired.stage, paired.round, verbs),
    };
    let mission = event.with_mission(paired.mission);
    let mut rest = format!(" {is} paired: {tables}{mission}");
    let byes: Vec<String> =
        paired.bye.iter().chain(&paired.byes).map(|id| event.label(*id)).collect();
    match byes.len() {
        0 => rest.push('.'),
        1 => rest.push_str(&format!(", bye {}.", byes[0])),
        n => rest.push_str(&format!(", {n} byes.")),
    }
    if !paired.starts.is_empty() && paired.redrawn == 0 {
        rest.push_str(" Start numbers are drawn.");
    }
    let told = format!("{what}{rest}");
    Decision::new(Action::Pair(Box::new(paired)), told).warned(warnings)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::tests::fixture::Desk;

    #[test]
    fn a_round_the_checker_refuses_can_be_played_by_hand() {
        let mut desk = Desk::custom(3, 0, &["A", "B", "C", "D", "E"]);
        desk.round("A-B C-D E");
        let field = contenders(&desk.event, false);
        let bye = field.iter().filter(|c| c.byes == 0).max_by_key(|c| c.place).unwrap().id;
        assert_eq!(bye, 2);
        let drawn = Drawn { tables: vec![(3, 4), (1, 5)], bye: Some(2), ..Drawn::default() };
        let refusal = checked(&desk.event, &field, false, drawn).unwrap_err().to_string();
        let lines: Vec<&str> = refusal.lines().collect();
        let rematch = "rematch: C – D; a round without a rematch exists";
        assert_eq!(
            lines,
            [
                &format!(
                    "The round was not published, for the checker found fault with it: {rematch}."
                ),
                "Report this with the event file. To play the round as it is, or changed, type:",
                "pair manual \"#3 = #4, #1 = #5, #2 = bye\"",
            ]
        );
        let decision = desk.decision(lines[2]);
        assert_eq!(decision.message.to_string(), "Round 2 is paired by hand.");
        assert_eq!(decision.warnings, [rematch]);
    }
}
