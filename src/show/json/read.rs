//! Builds the JSON shapes from an event.

use super::forms::{
    Document, Entrant, Head, Item, Line, Mission, Outcome, Pairing, Pod, Round, Stage, Standing,
};
use super::number::{Number, TieBreaks};
use crate::event::standings::put_ahead;
use crate::event::{self, Corrections, Event, Status, reason, standings as places};
use crate::ruleset::StructureKind;
use crate::show::results::how_word;
use crate::show::rounds::Chosen;
use crate::show::standings::final_ranks;
use crate::show::why::drawn_again;
use crate::words::{Arg, Message};
use std::collections::BTreeMap;

impl Document {
    /// The parts of every document that tells of entrants by their ids.
    pub(super) fn with_entrants(event: &Event) -> Document {
        Document { entrants: Some(entrants(event)), ..Document::of(event) }
    }

    /// The parts that every document has.
    pub(super) fn of(event: &Event) -> Document {
        Document {
            komandor: 1,
            event: head(event),
            entrants: None,
            pods: pods(event),
            draft: event.draft.map(|at| at.step),
            stages: None,
            standings: None,
            results: None,
            log: None,
            announcement: None,
            officials: None,
            calls: None,
            check_in: None,
            apart: None,
            champion: None,
            place: None,
            player: None,
            lists_required: None,
            lists: None,
            open_lists: None,
            list: None,
            penalties: None,
            inbox: None,
            recommended: None,
            checks: None,
            draws: None,
            proxies: None,
            prizes: None,
            odds: None,
        }
    }
}

fn pods(event: &Event) -> Vec<Pod> {
    let winners = event.pod_winners();
    let pod = |(at, seats): (usize, &Vec<event::Id>)| Pod {
        number: at + 1,
        seats: seats.clone(),
        standings: event.pod_standings(at).iter().map(|standing| standing.entrant).collect(),
        winner: winners[at],
    };
    event.pods.iter().enumerate().map(pod).collect()
}

fn head(event: &Event) -> Head {
    let first = event.ruleset.tiers.first();
    Head {
        name: event.name().to_owned(),
        date: event.head.date.clone(),
        game: event.ruleset.id.clone(),
        structure: event.setup.structure.unwrap_or(StructureKind::Basic),
        tier: event.setup.tier.or(first.map(|tier| tier.tier)),
        timed_draw: event.timed_draws().and_then(|_| event.scoring().timed_draw),
    }
}

pub(super) fn announcement(event: &Event, now: Option<event::Moment>) -> Vec<Item> {
    let items = event::announcement_at(event, now).into_iter();
    let told =
        |messages: Vec<Message>| messages.into_iter().map(|message| message.to_string()).collect();
    let form = |item: event::announcement::Item| Item {
        key: item.key,
        label: item.label.to_string(),
        says: item.says.iter().map(Arg::to_string).collect(),
        odd: told(item.odd),
        missing: told(item.missing),
    };
    items.map(form).collect()
}

fn entrants(event: &Event) -> Vec<Entrant> {
    let entrant = |entrant: &event::Entrant| Entrant {
        id: entrant.id,
        name: entrant.name.clone(),
        partner: entrant.partner.clone(),
        club: entrant.club.clone(),
        member: entrant.member.clone(),
        family: entrant.family.clone(),
        travel: entrant.travel.clone(),
        start: entrant.start,
        house: entrant.house,
        table: entrant.table,
        status: status(event, entrant),
        left_after: left(entrant).map(|(_, after)| after),
        left_stage: left(entrant).map(|(stage, _)| stage),
        missed_rounds: entrant.missed.len(),
        awarded_byes: Some(entrant.byes).filter(|byes| *byes > 0),
        here: event.checks_in().then(|| event.attendance(entrant.id).here),
        paid: event.setup.fee().map(|_| event.attendance(entrant.id).paid),
        sits_out_next: entrant.is_active() && event.attendance(entrant.id).out,
        pod: event.pod_of(entrant.id).map(|pod| pod + 1),
    };
    event.registered().map(entrant).collect()
}

/// The stage and the round after which this entrant left.
fn left(entrant: &event::Entrant) -> Option<(usize, u32)> {
    match entrant.status {
        Status::Active | Status::Unregistered => None,
        Status::Dropped { stage, after } | Status::Disqualified { stage, after } => {
            Some((stage, after))
        }
    }
}

/// The status of an entrant.
///
/// Active players who are not among the seeds, or have lost in the bracket, are eliminated.
fn status(event: &Event, entrant: &event::Entrant) -> &'static str {
    match entrant.status {
        Status::Dropped { .. } => "dropped",
        Status::Disqualified { .. } => "disqualified",
        Status::Unregistered => "unregistered",
        Status::Active => match event.finals() {
            Some(finals) if event::is_out(event, finals, entrant.id) => "eliminated",
            _ => "active",
        },
    }
}

/// The stage with all its rounds.
pub(super) fn stage(event: &Event, stage: &event::Stage) -> Stage {
    let of = Numbered::new(event, stage);
    let rounds = stage.rounds.iter().map(|one| round(event, &of, one));
    form(event, stage, rounds.collect())
}

/// The stage with one round.
pub(super) fn with_round(event: &Event, chosen: &Chosen) -> Stage {
    form(event, chosen.stage, vec![round(event, &Numbered::new(event, chosen.stage), chosen.round)])
}

fn form(event: &Event, stage: &event::Stage, rounds: Vec<Round>) -> Stage {
    let kind = stage.kind;
    match kind.is_preliminary() {
        true => Stage::Preliminary { kind, rounds, seeds: None },
        false => {
            let instead_of = event.seeds_computed().map(<[event::Id]>::to_vec);
            let (seeds, by_hand) = (stage.seeds.clone(), instead_of.is_some());
            Stage::Finals { kind, seeds, by_hand, instead_of, rounds }
        }
    }
}

/// A stage with its number, and the corrections of its results.
struct Numbered<'a> {
    stage: &'a event::Stage,
    number: usize,
    corrections: Corrections,
}

impl<'a> Numbered<'a> {
    fn new(event: &Event, stage: &'a event::Stage) -> Numbered<'a> {
        let at = event.stages.iter().position(|one| std::ptr::eq(one, stage));
        let number = at.map_or(0, |at| at + 1);
        Numbered { stage, number, corrections: Corrections::of(event) }
    }
}

fn round(event: &Event, of: &Numbered, round: &event::Round) -> Round {
    Round {
        number: round.number,
        minutes: round.minutes,
        complete: round.is_complete(),
        held: round.held,
        posted: round.posted.map(|at| at.to_string()),
        changed: round.changed.map(|at| at.to_string()),
        drawn_again: None,
        mission: round.mission.as_ref().map(|mission| Mission {
            map: mission.map.en.clone(),
            mission: mission.mission.en.clone(),
        }),
        sits_out: round.sitting_out().collect(),
        pairings: round.pairings.iter().map(|one| pairing(event, of, (round, one))).collect(),
    }
}

fn pairing(
    event: &Event,
    of: &Numbered,
    (round, pairing): (&event::Round, &event::Pairing),
) -> Pairing {
    let stage = of.stage;
    let correction = of.corrections.of_match((of.number, round.number), pairing);
    Pairing {
        table: pairing.table,
        number: pairing.number,
        bracket: event::double::bracket_of(stage, pairing).map(|bracket| bracket.word()),
        a: pairing.a,
        b: pairing.b,
        result: pairing.outcome.as_ref().map(|outcome| Outcome {
            games: outcome.games,
            points: outcome.points.map(|points| Number::points(event, points)),
            winner: pairing.winner(),
            margin: outcome.margin,
            scores: outcome.scores,
            timed: outcome.timed,
            conceded: outcome.games.conceded(),
            time: pairing.time.as_deref().cloned(),
            how: how_word(outcome.how),
        }),
        corrected_after_round: correction.after_round,
        corrected_after_cut: correction.after_cut,
        so_far: (pairing.so_far.played() > 0).then_some(pairing.so_far),
        leave: pairing.leavers.sides().filter_map(|side| pairing.at(side)).collect(),
        by_hand: pairing.by_hand,
        repaired: pairing.repaired,
        begun: pairing.begun,
        feature: round.is_featured(pairing),
        fixed_table: event.is_at_fixed_table(pairing),
        sides: sides(event, pairing),
        third_game_sides: named(event, pairing.on_sides_of_third_game()),
        why: None,
    }
}

fn sides(event: &Event, pairing: &event::Pairing) -> BTreeMap<String, event::Id> {
    let mut sides = named(event, pairing.on_sides());
    sides.extend(pairing.chooser().map(|id| ("chooses".to_owned(), id)));
    sides
}

/// The sides by name, each with its player.
fn named(event: &Event, plays: Option<[event::Id; 2]>) -> BTreeMap<String, event::Id> {
    let mut sides = BTreeMap::new();
    for (id, side) in plays.into_iter().flatten().zip(&event.ruleset.sides) {
        sides.insert(side.en.clone(), id);
    }
    sides
}

pub(super) fn standings(event: &Event) -> Vec<Standing> {
    let ranks = final_ranks(event);
    let ahead = put_ahead(event, event::standings(event));
    let standing = |standing: &event::Standing| Standing {
        ahead_by_head_to_head: ahead.contains(&standing.entrant),
        rank: standing.rank,
        entrant: standing.entrant,
        points: Number::points(event, standing.points),
        rounds: standing.rounds,
        final_rank: ranks.get(&standing.entrant).copied(),
        tiebreaks: TieBreaks(event::standings(event).tie_breaks(standing.entrant)),
    };
    places(event).iter().map(standing).collect()
}

/// The stage with one round, and the reason for each of its pairings.
pub(super) fn explained(event: &Event, chosen: &Chosen) -> Stage {
    let mut read = round(event, &Numbered::new(event, chosen.stage), chosen.round);
    let again = drawn_again(event, chosen.stage, chosen.round);
    read.drawn_again = again.map(|again| again.to_string());
    for (read, pairing) in read.pairings.iter_mut().zip(&chosen.round.pairings) {
        read.why = Some(reason(event, chosen.stage, chosen.round, pairing).to_string());
    }
    form(event, chosen.stage, vec![read])
}

pub(super) fn log(event: &Event) -> Vec<Line> {
    let line = |(entry, what): (&event::Entry, Message)| Line {
        n: entry.n,
        at: entry.at.to_string(),
        by: entry.by.clone(),
        what: what.to_string(),
        why: entry.reason.clone(),
        undone: event.undone.contains(&entry.n),
    };
    event.log.iter().zip(event.tell_log()).map(line).collect()
}
