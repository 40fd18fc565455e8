//! Announced items about play: the game, the draft, structure, rounds, cut, finals and minutes.

use super::Item;
use super::item::tier as announced_tier;
use crate::event::actions::{Plan, Unplayed};
use crate::event::plan::{
    cut_by, finals_minutes, plan_for, preliminary_minutes, structure_note, table,
};
use crate::event::preflight::problems::{
    ProblemKind, lasting_problems, no_rounds, no_such_cut, too_few,
};
use crate::event::{Event, PodsBy, StageKind, departures, pod_sizes};
use crate::msg;
use crate::ruleset::{CutRule, FinalsKind, MatchShape, PairingKind, RoundKind, StructureKind};
use crate::words::{Arg, Message};

pub(super) fn game(event: &Event) -> Item {
    let game = &event.ruleset;
    let message = msg!("common.comma", one = &game.name, other = &game.format);
    Item::new("game", msg!("settings.game"), message)
}

pub(super) fn date(event: &Event) -> Item {
    Item::new("date", msg!("settings.date"), Arg::Date(event.head.date.clone()))
}

pub(super) fn tier(event: &Event) -> Option<Item> {
    Some(Item::new("tier", msg!("settings.tier"), &announced_tier(event)?.name))
}

pub(super) fn players(event: &Event) -> Item {
    let began = !event.stages.is_empty();
    let players = event.count_entrants(at_the_start(event) as usize);
    let message = match began {
        true => msg!("settings.at-the-start", players),
        false => msg!("settings.registered", players),
    };
    let blockers = too_few(event).filter(|_| !began).into_iter().collect();
    Item { blockers, ..Item::new("players", msg!("pages.players").capitalised(), message) }
}

pub(super) fn structure(event: &Event) -> Item {
    let kind = event.setup.structure.unwrap_or(StructureKind::Basic);
    let name = kind.phrase().capitalised();
    let warnings = plan(event)
        .map_or(Vec::new(), |plan| departures::of_plan(event, plan, at_the_start(event)));
    // A number of rounds that the organizer set is not the one of the row.
    let note = structure_note(event, kind, at_the_start(event));
    let note = note.filter(|_| event.setup.rounds.is_none()).map(Arg::from);
    let lines = std::iter::once(Arg::from(name)).chain(note).collect();
    Item { warnings, ..Item::lines("structure", msg!("settings.structure"), lines) }
}

/// The number of entrants when the first round was paired; before that, of active entrants now.
fn at_the_start(event: &Event) -> u32 {
    let first = event.stages.first().and_then(|stage| stage.rounds.first());
    first.map_or_else(
        || event.active().count() as u32,
        |round| {
            let seats = round.pairings.iter().flat_map(|p| [Some(p.a), p.b]).flatten();
            seats.filter(|id| !event.is_house(*id)).count() as u32
        },
    )
}

/// The plan that the event follows, or the plan for the active entrants now.
pub(super) fn plan(event: &Event) -> Result<Plan, Message> {
    match event.plan {
        Some(plan) => Ok(plan),
        None => plan_for(event, at_the_start(event)).map(|(plan, _)| plan),
    }
}

/// The break between rounds and the time at which the hall closes, if set.
pub(super) fn day(event: &Event) -> Option<Item> {
    let pause =
        event.setup.pause.map(|n| msg!("settings.pause", minutes = msg!("pages.minutes", n)));
    let closes = event.setup.closes.map(|time| msg!("settings.closes", time = time.to_string()));
    let sentences: Vec<Arg> =
        pause.into_iter().chain(closes).map(|item| item.capitalised().into()).collect();
    (!sentences.is_empty()).then(|| Item::lines("day", msg!("settings.item-day"), sentences))
}

/// Adds the number of entrants now, if the value comes from the table and may still change.
fn so_far(event: &Event, chosen: Option<u32>, message: Message) -> Message {
    match event.plan.is_none() && chosen.is_none() && table(event).is_some() {
        true => {
            let players = event.count_entrants(at_the_start(event) as usize);
            msg!("settings.so-far", plan = message, players)
        }
        false => message,
    }
}

pub(super) fn rounds(event: &Event) -> Item {
    let preliminary = &event.ruleset.preliminary;
    let mut blockers = Vec::new();
    let describe = |kind: StageKind, n: u32| {
        let rounds = match kind {
            StageKind::RoundRobin => msg!("settings.round-robin-rounds", n),
            _ => msg!("settings.swiss-rounds", n),
        };
        let rounds = match preliminary.shape {
            MatchShape::OneGame => msg!("settings.of-one-game", rounds),
            MatchShape::TwoGames => msg!("settings.of-two-games", rounds),
            MatchShape::FirstToTwo => msg!("settings.to-two-wins", rounds),
        };
        match preliminary.pairing {
            PairingKind::HalvesByStart => msg!("pairing.halves", group = rounds),
            PairingKind::RandomInGroups | PairingKind::RoundRobin => rounds,
        }
    };
    let message = match plan(event) {
        Ok(plan) if !plan.kind.is_preliminary() => {
            msg!("settings.starts-with", stage = plan.kind.phrase())
        }
        Ok(plan) => so_far(event, event.setup.rounds, describe(plan.kind, plan.rounds)),
        Err(_) => {
            blockers.extend(no_rounds(event));
            match (event.setup.structure == Some(StructureKind::Custom), event.setup.rounds) {
                (true, Some(rounds)) if rounds > 0 => describe(StageKind::Swiss, rounds),
                (true, _) => msg!("settings.not-announced"),
                (false, _) => msg!("settings.by-table"),
            }
        }
    };
    let warnings = problems_of(event, [ProblemKind::Rematch, ProblemKind::Unbeaten]);
    Item {
        warnings,
        blockers,
        ..Item::new("rounds", msg!("handbook.column-rounds").capitalised(), message)
    }
}

/// How the sides of a game are decided; None in a game without sides.
pub(super) fn sides(event: &Event) -> Option<Item> {
    let first = event.ruleset.preliminary.sides?.phrase().capitalised();
    let message = match event.ruleset.finals.sides.filter(|_| event.may_have_a_deciding_match()) {
        Some(own) => msg!("settings.sides-deciding", sides = first, deciding = own.phrase()),
        None => first,
    };
    let shown = event.setup.rounds.is_none_or(|rounds| rounds > 0);
    shown.then(|| Item::new("sides", msg!("settings.sides"), message))
}

/// The problems ahead of these kinds.
fn problems_of(event: &Event, kinds: [ProblemKind; 2]) -> Vec<Message> {
    let facts = lasting_problems(event).into_iter().filter(|(kind, _)| kinds.contains(kind));
    facts.map(|(_, fact)| fact).collect()
}

pub(super) fn cut(event: &Event) -> Item {
    // A cut that cannot be made at all is a blocker instead.
    let blockers: Vec<Message> = no_such_cut(event).into_iter().collect();
    let warnings = match blockers.is_empty() || event.plan.is_some() {
        true => problems_of(event, [ProblemKind::CutTooLarge, ProblemKind::CutOutOfReach]),
        false => Vec::new(),
    };
    let item = |message: Message| Item {
        warnings: warnings.clone(),
        ..Item::new("cut", msg!("keys.cut").capitalised(), message)
    };
    let none = || msg!("handbook.none").capitalised();
    if event.may_have_a_deciding_match() && event.setup.cut.is_none_or(|cut| cut == 0) {
        return item(msg!("settings.level-play-on"));
    }
    match plan(event) {
        Ok(plan) if plan.cut == 0 || !plan.kind.is_preliminary() => {
            item(so_far(event, event.setup.cut, none()))
        }
        Ok(plan) => item(so_far(event, event.setup.cut, goes_on(plan.cut, plan.cut_by))),
        Err(_) => {
            let message = match event.setup.cut {
                Some(0) => none(),
                Some(cut) => goes_on(cut, cut_by(event, event.setup.cut_by)),
                None if table(event).is_none() => none(),
                None => msg!("settings.by-table"),
            };
            Item { blockers, ..item(message) }
        }
    }
}

/// Who makes each kind of cut, as in `The best 4 go on`.
fn goes_on(cut: u32, by: CutRule) -> Message {
    match by {
        CutRule::Top => msg!("settings.best-go-on", n = cut),
        CutRule::TopAndLevel => msg!("settings.best-and-level-go-on", n = cut),
        CutRule::MinimumPoints => {
            msg!("settings.points-go-on", points = msg!("common.points", n = cut))
        }
    }
}

pub(super) fn finals(event: &Event) -> Item {
    let best_wins = || msg!("settings.best-wins");
    let eliminated = |kind: StageKind| {
        let kind = kind.phrase().capitalised();
        match plan(event) {
            Ok(plan) if plan.kind.is_preliminary() && plan.cut == 0 => best_wins(),
            Ok(plan) if plan.kind.is_preliminary() && plan.cut_by == CutRule::Top => {
                let (n, shape) = (plan.cut, plan.finals_match.phrase());
                msg!("settings.finals-of", kind, n, of = shape)
            }
            Ok(plan) if !plan.kind.is_preliminary() => {
                let (kind, of) = (plan.kind.phrase().capitalised(), plan.finals_match.phrase());
                msg!("common.comma", one = kind, other = of)
            }
            Ok(plan) => msg!("common.comma", one = kind, other = plan.finals_match.phrase()),
            Err(_) => msg!("settings.finals-after-cut", kind),
        }
    };
    let message = match event.ruleset.finals.kind {
        FinalsKind::None => best_wins(),
        FinalsKind::DecidingMatch => msg!("settings.deciding-match"),
        FinalsKind::SingleElimination => eliminated(StageKind::SingleElimination),
        FinalsKind::DoubleElimination => eliminated(StageKind::DoubleElimination),
    };
    Item::new("finals", msg!("plain.finals").capitalised(), message)
}

/// The minutes of every kind of round that this event has.
pub(super) fn minutes(event: &Event) -> Item {
    let length = |minutes: u32| match minutes {
        0 => msg!("pages.no-clock"),
        minutes => msg!("pages.minutes", n = minutes),
    };
    let ruleset = &event.ruleset;
    let plan = plan(event);
    let rounds = plan.as_ref().map_or(true, |plan| plan.kind.is_preliminary());
    let mut sentences = Vec::new();
    if rounds {
        sentences
            .push(msg!("settings.minutes-round", minutes = length(preliminary_minutes(event))));
    }
    let knows_finals = !matches!(ruleset.finals.kind, FinalsKind::None);
    let has_finals = plan.as_ref().map_or(knows_finals, |plan| !rounds || plan.cut > 0);
    if let (true, Ok(plan)) = (has_finals && knows_finals, &plan) {
        let of = |kind| length(finals_minutes(event, kind, plan.finals_match));
        let several = plan.cut_by != CutRule::Top || plan.cut > 2;
        if !rounds || several {
            let minutes = of(RoundKind::Elimination);
            sentences.push(msg!("settings.minutes-elimination", minutes));
        }
        sentences.push(msg!("settings.minutes-final", minutes = of(RoundKind::Final)));
    }
    let sentences = Arg::Clauses(sentences.into_iter().map(Arg::from).collect());
    let sentences = msg!("common.text", text = sentences).capitalised();
    Item::new("minutes", msg!("settings.minutes"), sentences)
}

fn is_round_robin(event: &Event) -> bool {
    event.ruleset.preliminary.pairing == PairingKind::RoundRobin
}

pub(super) fn pods(event: &Event) -> Option<Item> {
    let suggested = event.ruleset.draft.as_ref().map(|draft| draft.pod);
    let players = event.active().count() as u32;
    let sizes: Vec<u32> = match event.pods.is_empty() {
        false => event.pods.iter().map(|pod| pod.len() as u32).collect(),
        true => pod_sizes(players, suggested, PodsBy::Suggested)?,
    };
    let pods = msg!("common.pods", n = sizes.len());
    let message = match event.pods.is_empty() {
        false => msg!("settings.pods-drawn", pods, sizes),
        true => msg!("settings.pods-so-far", pods, sizes),
    };
    is_round_robin(event).then(|| Item::new("pods", msg!("verify.pods").capitalised(), message))
}

pub(super) fn boosters(event: &Event) -> Option<Item> {
    let needs = event.draft_needs()?;
    let mut needed: Vec<Arg> = vec![msg!("common.boosters", n = needs.boosters).into()];
    if needs.sets > 0 {
        needed.push(msg!("common.draft-sets", n = needs.sets).into());
    }
    let there = needs.there.unwrap_or(0);
    let warnings = match needs.missing() {
        0 => Vec::new(),
        n => vec![msg!("settings.boosters-missing", n, there)],
    };
    let message = msg!("settings.boosters-needed", needed);
    Some(Item { warnings, ..Item::new("boosters", msg!("draft.opening").capitalised(), message) })
}

pub(super) fn picks(event: &Event) -> Option<Item> {
    let drafted = event.ruleset.draft.as_ref().is_some_and(|draft| !draft.phases.is_empty());
    let message = match event.setup.pick_seconds.unwrap_or(0) {
        0 => msg!("pages.no-clock").capitalised(),
        seconds => msg!("settings.seconds-each", n = seconds),
    };
    drafted.then(|| Item::new("picks", msg!("settings.picks"), message))
}

pub(super) fn rare_cards(event: &Event) -> Option<Item> {
    let drafted = event.ruleset.draft.as_ref().is_some_and(|draft| !draft.phases.is_empty());
    let message = match event.setup.redraft == Some(true) {
        true => msg!("settings.rare", shared = "yes"),
        false => msg!("settings.rare", shared = "no"),
    };
    drafted.then(|| Item::new("rare_cards", msg!("settings.rare-cards"), message))
}

pub(super) fn unplayed(event: &Event) -> Option<Item> {
    let message = match event.setup.unplayed.unwrap_or_default() {
        Unplayed::Nothing => msg!("settings.unplayed-games", worth = "nothing"),
        Unplayed::Win => msg!("settings.unplayed-games", worth = "win"),
    };
    is_round_robin(event).then(|| Item::new("unplayed", msg!("settings.unplayed"), message))
}
