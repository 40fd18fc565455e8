//! Announced items about play: the game, structure, rounds, cut, finals and minutes.

use super::item::{Item, tier as announced_tier};
use crate::event::action::Plan;
use crate::event::capitalised;
use crate::event::decide::counted;
use crate::event::plan::{
    cut_by, departures, finals_minutes, plan_for, preliminary_minutes, table,
};
use crate::event::start_blockers::{no_rounds, no_such_cut, too_few};
use crate::event::{Event, Refusal, StageKind};
use crate::ruleset::{
    CutRule, FinalsKind, Language, MatchShape, PairingKind, RoundKind, StructureKind,
};

/// Shown as long as nobody knows how many players will come.
const BY_TABLE: &str = "By the table, with the number of players";

pub(super) fn game(event: &Event) -> Item {
    let game = &event.ruleset;
    Item::new("game", "Game", format!("{}, {}", game.name.en, game.format.en))
}

pub(super) fn date(event: &Event) -> Item {
    Item::new("date", "Date", event.head.date.clone())
}

pub(super) fn tier(event: &Event) -> Option<Item> {
    Some(Item::new("tier", "Tier", announced_tier(event)?.name.en.clone()))
}

pub(super) fn players(event: &Event) -> Item {
    let began = !event.stages.is_empty();
    let said = match began {
        true => format!("{} at the start", event.count_entrants(at_the_start(event) as usize)),
        false => format!("{} registered", event.count_entrants(at_the_start(event) as usize)),
    };
    let missing = too_few(event).filter(|_| !began).into_iter().collect();
    Item { missing, ..Item::new("players", "Players", said) }
}

pub(super) fn structure(event: &Event) -> Item {
    let kind = event.setup.structure.unwrap_or(StructureKind::Basic);
    let word = capitalised(Language::new("en").of("structure", kind));
    let odd =
        plan(event).map_or(Vec::new(), |plan| departures(plan, table(event), at_the_start(event)));
    Item { odd, ..Item::new("structure", "Structure", word) }
}

/// The number of entrants when the first round was paired. Before that, it is the number of
/// active entrants now.
fn at_the_start(event: &Event) -> u32 {
    let first = event.stages.first().and_then(|stage| stage.rounds.first());
    first.map_or_else(
        || event.active().count() as u32,
        |round| round.pairings.iter().map(|p| 1 + u32::from(p.b.is_some())).sum(),
    )
}

/// The plan the event is held to, or the plan for the entrants who are here now.
fn plan(event: &Event) -> Result<Plan, Refusal> {
    match event.plan {
        Some(plan) => Ok(plan),
        None => plan_for(event, at_the_start(event)).map(|(plan, _)| plan),
    }
}

/// A suffix for a number that comes from the table and may still change.
fn so_far(event: &Event, chosen: Option<u32>) -> String {
    match event.plan.is_none() && chosen.is_none() && table(event).is_some() {
        true => format!(
            " with the {} registered now",
            event.count_entrants(at_the_start(event) as usize)
        ),
        false => String::new(),
    }
}

pub(super) fn rounds(event: &Event) -> Item {
    const KEY: (&str, &str) = ("rounds", "Rounds");
    let preliminary = &event.ruleset.preliminary;
    match plan(event) {
        Ok(plan) if !plan.kind.is_preliminary() => {
            let said = format!("The event starts with {}", plan.kind.phrase());
            Item::new(KEY.0, KEY.1, said)
        }
        Ok(plan) => {
            let kind = match plan.kind {
                StageKind::Swiss => "Swiss round",
                StageKind::RoundRobin => "round-robin round",
                // These are told apart above.
                StageKind::SingleElimination
                | StageKind::DoubleElimination
                | StageKind::DecidingMatch => "round",
            };
            let how = match preliminary.pairing {
                PairingKind::HalvesByStart => ", halves by start number",
                PairingKind::RandomInGroups | PairingKind::RoundRobin | PairingKind::None => "",
            };
            let rounds = counted(plan.rounds as usize, kind);
            let shape = match preliminary.shape {
                MatchShape::OneGame => "of one game",
                MatchShape::TwoGames => "of two games",
                MatchShape::FirstToTwo => "to two wins",
            };
            let so_far = so_far(event, event.setup.rounds);
            Item::new(KEY.0, KEY.1, format!("{rounds} {shape}{how}{so_far}"))
        }
        Err(_) => {
            let said = match event.setup.structure == Some(StructureKind::Custom) {
                true => "Not announced",
                false => BY_TABLE,
            };
            let missing = no_rounds(event).into_iter().collect();
            Item { missing, ..Item::new(KEY.0, KEY.1, said) }
        }
    }
}

/// How the sides of a game are settled; None if the game has no sides.
pub(super) fn sides(event: &Event) -> Option<Item> {
    let first = event.ruleset.preliminary.sides?;
    let language = Language::new("en");
    let mut said = capitalised(language.of("first_sides", first));
    if let Some(own) = event.ruleset.finals.sides.filter(|_| event.may_have_a_deciding_match()) {
        said.push_str(&format!("; in a deciding match {}", language.of("sides", own)));
    }
    event.setup.rounds.is_none_or(|rounds| rounds > 0).then(|| Item::new("sides", "Sides", said))
}

pub(super) fn cut(event: &Event) -> Item {
    const KEY: (&str, &str) = ("cut", "Cut");
    if event.may_have_a_deciding_match() && event.setup.cut.is_none_or(|cut| cut == 0) {
        let who = "None; the best two of those level at the top play once more";
        return Item::new(KEY.0, KEY.1, who);
    }
    match plan(event) {
        Ok(plan) if plan.cut == 0 || !plan.kind.is_preliminary() => {
            Item::new(KEY.0, KEY.1, format!("None{}", so_far(event, event.setup.cut)))
        }
        Ok(plan) => {
            let so_far = so_far(event, event.setup.cut);
            let who = goes_on(plan.cut, plan.cut_by);
            Item::new(KEY.0, KEY.1, format!("{who}{so_far}"))
        }
        Err(_) => {
            let said = match event.setup.cut {
                Some(0) => "None".to_owned(),
                Some(cut) => goes_on(cut, cut_by(event, event.setup.cut_by)),
                None if table(event).is_none() => "None".to_owned(),
                None => BY_TABLE.to_owned(),
            };
            let missing = no_such_cut(event).into_iter().collect();
            Item { missing, ..Item::new(KEY.0, KEY.1, said) }
        }
    }
}

/// Says who goes on after each kind of cut, as in `The best 4 go on`.
fn goes_on(cut: u32, by: CutRule) -> String {
    match by {
        CutRule::Top => format!("The best {cut} go on"),
        CutRule::TopAndLevel => {
            format!("The best {cut} go on, and all level on points with the last of them")
        }
        CutRule::MinimumPoints => {
            format!("All with {} or more go on", counted(cut as usize, "point"))
        }
    }
}

pub(super) fn finals(event: &Event) -> Item {
    const KEY: (&str, &str) = ("finals", "Finals");
    let kind = match event.ruleset.finals.kind {
        FinalsKind::None => return Item::new(KEY.0, KEY.1, "None: the best in the standings wins"),
        FinalsKind::DecidingMatch => {
            return Item::new(KEY.0, KEY.1, "One deciding match, if two are level at the top");
        }
        kind => capitalised(Language::new("en").of("finals", kind)),
    };
    let said = match plan(event) {
        Ok(plan) if plan.kind.is_preliminary() && plan.cut == 0 => {
            "None: the best in the standings wins".to_owned()
        }
        Ok(plan) if plan.kind.is_preliminary() => {
            let size = match plan.cut_by {
                CutRule::Top => format!(" of {}", plan.cut),
                CutRule::TopAndLevel | CutRule::MinimumPoints => String::new(),
            };
            format!("{kind}{size}, {}", plan.finals_match.phrase())
        }
        Ok(plan) => format!("{kind}, {}", plan.finals_match.phrase()),
        Err(_) => format!("{kind} after a cut"),
    };
    Item::new(KEY.0, KEY.1, said)
}

/// The length of every kind of round that this event has.
pub(super) fn minutes(event: &Event) -> Item {
    let length = |minutes: u32| match minutes {
        0 => "no clock".to_owned(),
        minutes => counted(minutes as usize, "minute"),
    };
    let ruleset = &event.ruleset;
    let plan = plan(event);
    let rounds = plan.as_ref().map_or(true, |plan| plan.kind.is_preliminary());
    let mut said = Vec::new();
    if rounds {
        said.push(format!("A round: {}", length(preliminary_minutes(event))));
    }
    let knows_finals = !matches!(ruleset.finals.kind, FinalsKind::None);
    let has_finals = plan.as_ref().map_or(knows_finals, |plan| !rounds || plan.cut > 0);
    if let (true, Ok(plan)) = (has_finals && knows_finals, &plan) {
        let of = |kind| length(finals_minutes(event, kind, plan.finals_match));
        if !rounds || plan.cut > 2 {
            said.push(format!("elimination: {}", of(RoundKind::Elimination)));
        }
        said.push(format!("the final: {}", of(RoundKind::Final)));
    }
    Item::new("minutes", "Minutes", capitalised(&said.join("; ")))
}
