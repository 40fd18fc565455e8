//! Announced items from the ruleset and its tier: points, ties, missions, lists, products.

use super::item::{Item, tier};
use crate::event::Event;
use crate::event::capitalised;
use crate::ruleset::{Language, PairingKind, PointsPer};
use jiff::SignedDuration;
use jiff::civil::Date;

/// Returns whether the event has rounds in which players collect points.
fn has_rounds(event: &Event) -> bool {
    event.ruleset.preliminary.pairing != PairingKind::None && event.setup.rounds != Some(0)
}

pub(super) fn points(event: &Event) -> Option<Item> {
    let points = event.scoring();
    let draw = points.draw.map_or(String::new(), |draw| format!(", draw {draw}"));
    let timed = points.timed_draw.map_or(String::new(), |draw| format!(", draw on time {draw}"));
    let per = if points.per == PointsPer::Game { " a game" } else { "" };
    let (win, loss, bye) = (points.win, points.loss, points.bye);
    let said = format!("Win {win}{draw}{timed}, loss {loss}{per}; a bye {bye}");
    has_rounds(event).then(|| Item::new("points", "Points", said))
}

pub(super) fn tie_breaks(event: &Event) -> Option<Item> {
    let language = Language::new("en");
    // The arithmetic in brackets is left out, because the standings show it.
    let name = |text: &'static str| text.split(" (").next().unwrap_or(text);
    let named =
        event.ruleset.preliminary.tie_breaks.iter().map(|tie| name(language.of("tie_break", *tie)));
    let named: Vec<&str> = named.collect();
    let said = capitalised(&named.join(", "));
    (has_rounds(event) && !named.is_empty()).then(|| Item::new("tie_breaks", "Ties", said))
}

pub(super) fn apart(event: &Event) -> Option<Item> {
    let language = Language::new("en");
    let wanted = event.ruleset.preliminary.apart_in_first_round.iter();
    let named: Vec<&str> = wanted.map(|relation| language.of("relation", *relation)).collect();
    let said = format!("{}, where possible", capitalised(&named.join(", ")));
    let shown = has_rounds(event) && !named.is_empty();
    shown.then(|| Item::new("apart_in_first_round", "Apart in round 1", said))
}

/// Lists each map once, with all its spellings and its missions.
pub(super) fn missions(event: &Event) -> Option<Item> {
    let missions = event.ruleset.missions.as_ref()?;
    let mut maps: Vec<(&str, Vec<&str>, &[String])> = Vec::new();
    for mission in &missions.missions {
        let (map, name) = (mission.map.get("en"), mission.mission.get("en"));
        match maps.iter_mut().find(|(known, ..)| *known == map) {
            Some((_, names, _)) => names.push(name),
            None => maps.push((map, vec![name], &mission.also)),
        }
    }
    let said = maps.into_iter().map(|(map, names, also)| {
        let also = if also.is_empty() { String::new() } else { format!(" ({})", also.join(", ")) };
        format!("{map}{also}: {}", names.join(", "))
    });
    let season = format!("{}, one drawn for each round:", missions.season.get("en"));
    let says = std::iter::once(season).chain(said).collect();
    Some(Item::lines("missions", "Maps, missions", says))
}

pub(super) fn lists(event: &Event) -> Option<Item> {
    let required = tier(event)?.lists_required;
    let said = match required {
        true => "Required, handed in before the start",
        false => "Not demanded by this tier",
    };
    Some(Item::new("lists", "Lists", said))
}

pub(super) fn sleeves(event: &Event) -> Option<Item> {
    let said = if tier(event)?.sleeves_required { "Required" } else { "Not demanded by this tier" };
    Some(Item::new("sleeves", "Sleeves", said))
}

pub(super) fn products(event: &Event) -> Option<Item> {
    let tier = tier(event)?;
    let (days, release) = (tier.product_delay_days, tier.product_release.phrase());
    let latest = |day: Date| day.saturating_sub(SignedDuration::from_hours(24 * i64::from(days)));
    let said = match (days, event.head.date.parse::<Date>()) {
        (0, _) => format!("Legal from the day of {release}"),
        (_, Ok(day)) => {
            format!("Legal {days} days after {release}: what came out by {}", latest(day))
        }
        (_, Err(_)) => format!("Legal {days} days after {release}"),
    };
    Some(Item::new("products", "Products", said))
}
