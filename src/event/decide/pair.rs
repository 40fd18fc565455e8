//! The next round.

use super::apart::{apart, not_kept_apart};
use super::pair_by_hand::manually;
use super::{
    Action, Decision, bracket, cleaned_text, counted, double, listed, round_robin, seats, sides,
    starts,
};
use crate::event::action::{Paired, Plan};
use crate::event::announce::{announced, preliminary_minutes};
use crate::event::leaders::{leaders_who_meet, marshal_missing};
use crate::event::standings::{order_of, standings};
use crate::event::{Event, Id, Phase, Refusal, Stage, StageKind, obstacles, phase};
use crate::pairing::{
    Breach, Contender, Draw, Drawn, check_halves, check_swiss, halves_by_start, kept,
    random_in_groups,
};
use crate::ruleset::PairingKind;

pub(super) fn pair(event: &Event) -> Result<Decision, Refusal> {
    match phase(event) {
        Phase::Registration => start(event),
        Phase::BetweenRounds { next } => {
            let stage = event.stage().ok_or("No stage runs.")?;
            if stage.kind == StageKind::RoundRobin {
                return Ok(round_robin::next(event, next));
            }
            if stage.kind.is_preliminary() {
                return swiss(event, None, next, 0);
            }
            let drawn = match stage.kind {
                StageKind::DoubleElimination => double::next(event, stage)?,
                _ => bracket::next(event, stage)?,
            };
            Ok(told(event, drawn))
        }
        Phase::Playing { .. } => Err(results_missing(event)),
        Phase::CutDue { .. } if event.may_have_a_deciding_match() => Err(Refusal::from(
            "All rounds are played and the first are level: cut seeds the deciding match.",
        )),
        Phase::CutDue { .. } => {
            let phrase = event.plan.map_or("cut".to_owned(), |plan| plan.cut_phrase());
            Err(Refusal(format!("All rounds are played: the {phrase} comes next, with cut.")))
        }
        Phase::Decided { champion: Some(id) } => Err(Refusal(format!(
            "Everything is played and {}: finish closes the event.",
            event.crowned(id)
        ))),
        Phase::Decided { champion: None } => {
            Err(Refusal::from("Everything is played: finish closes the event."))
        }
        Phase::Finished => Err(Refusal::from("The event is closed: undo opens it again.")),
    }
}

pub(super) fn results_missing(event: &Event) -> Refusal {
    let Some(round) = event.round() else { return Refusal::from("No round is paired.") };
    let tables: Vec<u32> = round.missing().filter_map(|p| p.table).collect();
    let (shown, more) = tables.split_at(tables.len().min(8));
    let shown = match more.len() {
        0 => listed(shown),
        n => format!(
            "{} and {n} more",
            shown.iter().map(u32::to_string).collect::<Vec<_>>().join(", ")
        ),
    };
    let what = event.round_with(event.stages.len(), round.number, ["has", "have"]);
    Refusal(format!(
        "{what} {} missing: report {} {shown} first.",
        counted(tables.len(), "result"),
        if tables.len() == 1 { "table" } else { "tables" }
    ))
}

/// In a round robin nothing is left to draw.
pub(super) fn seats_decide() -> Refusal {
    Refusal::from(
        "Everybody meets everybody of his pod once, in the order of the seats: \
         undo to before round 1 and pods change who sits together.",
    )
}

fn start(event: &Event) -> Result<Decision, Refusal> {
    let reasons = obstacles(event);
    if !reasons.is_empty() {
        return Err(Refusal(reasons.join("\n")));
    }
    let players = event.active().count() as u32;
    let (plan, mut warnings) = announced(event, players)?;
    warnings.extend(marshal_missing(event));
    warnings.extend(lists_missing(event));
    if plan.kind == StageKind::RoundRobin {
        return Ok(round_robin::first(event, plan)?.warned(warnings));
    }
    let decision = match plan.kind.is_preliminary() {
        true => swiss(event, Some(plan), 1, 0)?,
        false => told(event, bracket::unseeded(event, plan)?),
    };
    Ok(decision.warned(warnings))
}

/// Where the tier demands lists, who has handed in none.
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

/// The round in progress drawn once more. Drawing again is always an act of
/// its own, with its reason: pairing after an undo gives the same draw.
pub(super) fn redraw(event: &Event, why: &str) -> Result<Decision, Refusal> {
    let why = cleaned_text("reason", why)?;
    let stage = event.stage().filter(|stage| stage.kind.is_preliminary());
    let stage = stage.ok_or("Only a Swiss round can be drawn again.")?;
    if stage.kind == StageKind::RoundRobin {
        return Err(seats_decide());
    }
    let round = stage.rounds.last().ok_or("No round is paired: pair draws the first.")?;
    if round.pairings.iter().any(|p| !p.is_bye() && p.has_begun()) {
        return Err(Refusal(format!(
            "Round {} has results: it can be drawn again only before the first.",
            round.number
        )));
    }
    let plan = event.plan.filter(|_| round.number == 1);
    let before = event.without_newest_round();
    let mut decision = swiss(&before, plan, round.number, round.redrawn + 1)?;
    decision.told = format!("Round {} is drawn again.", round.number);
    decision.why = Some(why);
    // Drawn again on purpose: the warning is enough.
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
        _ => random_in_groups(&field, first, &mut draw),
    };
    let drawn = proven(event, &field, first, drawn)?;
    let Drawn { tables, bye, rematches, why } = drawn;
    let question = rematches_needed(event, tables.len(), &rematches, bye);
    let mut warnings: Vec<String> = (question.iter())
        .map(|question| {
            format!("{question} undo takes the round back, then pair manual takes your own.")
        })
        .collect();
    let again = bye.filter(|id| field.iter().any(|c| c.id == *id && c.byes > 0));
    warnings.extend(
        again.map(|id| format!("{} has the bye again: everybody has had one.", event.label(id))),
    );
    let pairs: Vec<[Id; 2]> = tables.into_iter().map(|(a, b)| [a, b]).collect();
    if number == 1 {
        warnings.extend(not_kept_apart(event, &pairs, false));
    }
    let (tables, at, seat_warnings) = seats::assign(event, pairs);
    warnings.extend(seat_warnings);
    let paired = Paired {
        plan,
        starts: if first { starts::starts(event, redrawn) } else { Vec::new() },
        sides: sides::drawn(event, number, redrawn, tables.len()),
        tables,
        at,
        bye,
        redrawn,
        mission: event.draw_mission(1, number),
        reasons: kept::write(&why),
        ..Paired::empty(1, number, preliminary_minutes(event), event.head.seed)
    };
    Ok(Decision { question, ..told(event, (paired, warnings)) })
}

/// Too few are left to be paired for this round: what can be done instead.
pub(super) fn too_few(event: &Event, number: u32) -> Refusal {
    let one = event.entrant_word();
    let left = if event.active().next().is_none() { "nobody" } else { "one" };
    let ends = match number {
        1 => String::new(),
        _ => format!(", or setup rounds={} ends here", number - 1),
    };
    Refusal(format!(
        "A round needs two {one}s who are still in, and {left} is: rejoin brings one back{ends}."
    ))
}

/// Every round would bring two together again: how many tables at least, and which were drawn.
/// With an odd number that is so only of rounds with this bye, which is the rule's own.
fn rematches_needed(
    event: &Event,
    tables: usize,
    rematches: &[(Id, Id)],
    bye: Option<Id>,
) -> Option<String> {
    if rematches.is_empty() {
        return None;
    }
    let named: Vec<String> = (rematches.iter())
        .map(|(a, b)| format!("{} – {}", event.label(*a), event.label(*b)))
        .collect();
    let bye = bye.map_or(String::new(), |id| format!(" while {} has the bye", event.label(id)));
    Some(format!(
        "No round without a rematch exists{bye}. The fewest possible: {} of {} ({}).",
        rematches.len(),
        counted(tables, "table"),
        named.join(", ")
    ))
}

/// A round is published only when the checker, which shares no code with the
/// pairing, has agreed with it.
fn proven(event: &Event, field: &[Contender], first: bool, drawn: Drawn) -> Result<Drawn, Refusal> {
    let breaches = breaches(event, field, first, &(drawn.tables.clone(), drawn.bye));
    if breaches.is_empty() {
        return Ok(drawn);
    }
    let name = |id: Id| event.label(id);
    let sentences: Vec<String> = breaches.iter().map(|breach| breach.sentence(&name)).collect();
    Err(Refusal(format!(
        "The round was not published, for the checker found fault with it: {}.\n\
         Report this with the event file. To play the round as it is, or changed, type:\n\
         {}",
        sentences.join("; "),
        manually(drawn.tables.iter().map(|(a, b)| [*a, *b]), drawn.bye)
    )))
}

/// What the checker finds wrong with a Swiss round of this ruleset.
pub(super) fn breaches(
    event: &Event,
    field: &[Contender],
    first: bool,
    round: &(Vec<(Id, Id)>, Option<Id>),
) -> Vec<Breach> {
    match event.ruleset.preliminary.pairing {
        PairingKind::HalvesByStart => check_halves(field, first, round),
        _ => check_swiss(field, first, round),
    }
}

/// The players to be paired, as the Swiss algorithms see them.
pub(super) fn contenders(event: &Event, first: bool) -> Vec<Contender> {
    let standings = standings(event);
    let mut places = vec![0; event.entrants.len()];
    for standing in standings.iter() {
        places[standing.entrant as usize - 1] = standing.rank;
    }
    // Whoever was not paired yet comes behind all who were.
    let new: Vec<Id> =
        event.active().map(|e| e.id).filter(|id| places[*id as usize - 1] == 0).collect();
    let behind = (standings.len() as u32 + 1)..;
    for (id, place) in order_of(event, &new).into_iter().zip(behind) {
        places[id as usize - 1] = place;
    }
    // Nobody is kept apart after the first round.
    let mut apart = if first { apart(event) } else { Vec::new() }.into_iter();
    event
        .active()
        .filter_map(|entrant| {
            let record = standings.record(entrant.id)?;
            let mut met = Vec::with_capacity(record.rounds as usize);
            met.extend(standings.opponents(entrant.id));
            Some(Contender {
                id: entrant.id,
                points: record.points,
                byes: record.byes,
                place: places[entrant.id as usize - 1],
                start: entrant.start,
                met,
                apart: apart.next().unwrap_or_default(),
            })
        })
        .collect()
}

fn told(event: &Event, (paired, mut warnings): (Paired, Vec<String>)) -> Decision {
    warnings.extend(leaders_who_meet(event, &paired.tables));
    let tables = double::tables_told(&paired);
    let verbs = ["is", "are"];
    let what = match paired.plan {
        Some(plan) => Stage::planned(plan, &event.ruleset).round_with(paired.round, verbs),
        None => event.round_with(paired.stage, paired.round, verbs),
    };
    let mission = event.with_mission(paired.mission);
    let mut told = format!("{what} paired: {tables}{mission}");
    let byes: Vec<String> =
        paired.bye.iter().chain(&paired.byes).map(|id| event.label(*id)).collect();
    match byes.len() {
        0 => told.push('.'),
        1 => told.push_str(&format!(", bye {}.", byes[0])),
        n => told.push_str(&format!(", {n} byes.")),
    }
    if !paired.starts.is_empty() && paired.redrawn == 0 {
        told.push_str(" Start numbers are drawn.");
    }
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
        let refusal = proven(&desk.event, &field, false, drawn).unwrap_err().0;
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
        assert_eq!(decision.told, "Round 2 is paired by hand.");
        assert_eq!(decision.warnings, [rematch]);
    }
}
