//! An event's parts put into the shapes.

use super::forms::{
    Document, Entrant, Head, Line, Mission, Number, Outcome, Pairing, Round, Stage, Standing,
    TieBreaks,
};
use crate::event::standings::Value;
use crate::event::{self, Event, How, Status, standings as places};
use crate::ruleset::{StructureKind, TieBreak};
use crate::show::rounds::Chosen;
use crate::show::standings::final_ranks;
use crate::show::why::{drawn_again, reason};

impl Document {
    /// What stands in every document.
    pub(super) fn of(event: &Event) -> Document {
        Document {
            komandor: 1,
            event: head(event),
            entrants: None,
            stages: None,
            standings: None,
            log: None,
            champion: None,
            place: None,
        }
    }
}

fn head(event: &Event) -> Head {
    let first = event.ruleset.tiers.first();
    Head {
        name: event.name().to_owned(),
        date: event.head.date.clone(),
        game: event.ruleset.id.clone(),
        structure: event.setup.structure.unwrap_or(StructureKind::Basic),
        tier: event.setup.tier.or(first.map(|tier| tier.tier)),
        seed: event.head.seed,
    }
}

pub(super) fn entrants(event: &Event) -> Vec<Entrant> {
    let entrant = |entrant: &event::Entrant| Entrant {
        id: entrant.id,
        name: entrant.name.clone(),
        partner: entrant.partner.clone(),
        club: entrant.club.clone(),
        start: entrant.start,
        status: status(event, entrant),
        left_after: match entrant.status {
            Status::Active => None,
            Status::Dropped { after, .. } | Status::Disqualified { after, .. } => Some(after),
        },
        missed_rounds: entrant.missed.len(),
    };
    event.entrants.iter().map(entrant).collect()
}

/// Whoever is not among the seeds, or has lost in the bracket, is eliminated.
fn status(event: &Event, entrant: &event::Entrant) -> &'static str {
    match entrant.status {
        Status::Dropped { .. } => "dropped",
        Status::Disqualified { .. } => "disqualified",
        Status::Active => match event.finals() {
            Some(finals) if is_out(event, finals, entrant.id) => "eliminated",
            _ => "active",
        },
    }
}

fn is_out(event: &Event, finals: &event::Stage, id: event::Id) -> bool {
    let seeded = event.preliminary().is_none() || finals.seeds.contains(&id);
    let lost = |pairing: &event::Pairing| {
        pairing.has(id) && pairing.outcome.is_some() && pairing.winner() != Some(id)
    };
    let losses = finals.rounds.iter().flat_map(|round| &round.pairings).filter(|p| lost(p)).count();
    let most = if finals.kind == event::StageKind::DoubleElimination { 2 } else { 1 };
    !seeded || losses >= most
}

pub(super) fn stage<'a>(
    stage: &event::Stage,
    rounds: impl IntoIterator<Item = &'a event::Round>,
) -> Stage {
    let rounds = rounds.into_iter().map(round).collect();
    let kind = stage.kind;
    match kind.is_preliminary() {
        true => Stage::Preliminary { kind, rounds, seeds: None },
        false => Stage::Finals { kind, seeds: stage.seeds.clone(), rounds },
    }
}

fn round(round: &event::Round) -> Round {
    Round {
        number: round.number,
        minutes: round.minutes,
        complete: round.is_complete(),
        drawn_again: None,
        mission: round.mission.as_ref().map(|mission| Mission {
            map: mission.map.en.clone(),
            mission: mission.mission.en.clone(),
        }),
        pairings: round.pairings.iter().map(pairing).collect(),
    }
}

fn pairing(pairing: &event::Pairing) -> Pairing {
    Pairing {
        table: pairing.table,
        number: pairing.number,
        a: pairing.a,
        b: pairing.b,
        result: pairing.outcome.as_ref().map(|outcome| Outcome {
            games: outcome.games.clone(),
            points: outcome.points,
            winner: pairing.winner(),
            how: how(outcome.how),
        }),
        by_hand: pairing.by_hand,
        why: None,
    }
}

fn how(how: How) -> Option<&'static str> {
    match how {
        How::Played => None,
        How::Concession(_) => Some("concession"),
        How::NoShow(_) => Some("no_show"),
        How::Removed(_) => Some("removed"),
        How::Vacant => Some("vacant"),
    }
}

pub(super) fn standings(event: &Event) -> Vec<Standing> {
    let ranks = final_ranks(event);
    let standing = |standing: &event::Standing| Standing {
        rank: standing.rank,
        entrant: standing.entrant,
        points: standing.points,
        rounds: standing.rounds,
        final_rank: ranks.get(&standing.entrant).copied(),
        tiebreaks: tie_breaks(&standing.tie_breaks),
    };
    places(event).iter().map(standing).collect()
}

fn tie_breaks(values: &[(TieBreak, Value)]) -> TieBreaks {
    let read = |(by, value): &(TieBreak, Value)| (key(*by, values), number(*value));
    TieBreaks(values.iter().map(read).collect())
}

/// What a tie-break is called beside the others of its game.
pub(super) fn key(tie_break: TieBreak, values: &[(TieBreak, Value)]) -> &'static str {
    let used = |tie_break: TieBreak| values.iter().any(|(used, _)| *used == tie_break);
    match tie_break {
        TieBreak::SosMean => "sos",
        TieBreak::EsosMean => "esos",
        // A game that goes by sums calls those its strength of schedule.
        TieBreak::SosSum if !used(TieBreak::SosMean) => "sos",
        TieBreak::EsosSum if !used(TieBreak::EsosMean) => "esos",
        TieBreak::SosSum => "sos_sum",
        TieBreak::EsosSum => "esos_sum",
        TieBreak::HeadToHeadSweep => "head_to_head",
        TieBreak::OpponentsMatchWins => "opponents_match_wins",
        TieBreak::Margin => "margin",
        TieBreak::GameWins => "game_wins",
        TieBreak::Random => "random",
    }
}

pub(super) fn number(value: Value) -> Number {
    match value {
        Value::Exact(fraction) => Number::Exact(fraction),
        Value::Drawn(number) | Value::Beaten(number) => Number::Whole(number),
    }
}

/// The stage with one round, and why each of its pairings is what it is.
pub(super) fn explained(event: &Event, chosen: &Chosen) -> Stage {
    let mut read = stage(chosen.stage, [chosen.round]);
    let (Stage::Preliminary { rounds, .. } | Stage::Finals { rounds, .. }) = &mut read;
    for round in rounds {
        round.drawn_again = drawn_again(event, chosen.stage, chosen.round);
        for (read, pairing) in round.pairings.iter_mut().zip(&chosen.round.pairings) {
            read.why = Some(reason(chosen.stage, pairing));
        }
    }
    read
}

pub(super) fn log(event: &Event) -> Vec<Line> {
    let line = |entry: &event::Entry| Line {
        n: entry.n,
        at: entry.at.to_string(),
        by: entry.by.clone(),
        what: event.tell(entry),
        why: entry.why.clone(),
        undone: event.undone.contains(&entry.n),
    };
    event.log.iter().map(line).collect()
}
