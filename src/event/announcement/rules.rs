//! Announced items from the ruleset and its tier: points, byes, ties, missions, lists, products.

use super::item::{Item, tier};
use crate::event::Event;
use crate::msg;
use crate::ruleset::{ApartRounds, GroupApart, PointsPer, Text};
use crate::words::{Arg, Message};
use jiff::SignedDuration;
use jiff::civil::Date;

/// Whether the event has rounds in which players collect points.
fn has_rounds(event: &Event) -> bool {
    event.setup.rounds != Some(0)
}

pub(super) fn points(event: &Event) -> Option<Item> {
    let points = event.scoring();
    let (worth, bye) =
        (points.worth(event.ruleset.preliminary.timed_win_name()), points.shown(points.bye));
    let by_scores = event
        .ruleset
        .preliminary
        .scores
        .as_ref()
        .and_then(|rule| rule.worth(points.draw, points.bye));
    let message = match points.per {
        PointsPer::Match if by_scores.is_some() => by_scores.unwrap_or_else(Message::nothing),
        PointsPer::Match => msg!("settings.points-a-match", points = worth, bye),
        PointsPer::Game => msg!("settings.points-a-game", points = worth, bye),
    };
    has_rounds(event)
        .then(|| Item::new("points", msg!("screen.points").capitalised(), message.capitalised()))
}

pub(super) fn tie_breaks(event: &Event) -> Option<Item> {
    let tie_breaks = &event.ruleset.preliminary.tie_breaks;
    // Without the arithmetic, which the standings show.
    let message = in_a_row(tie_breaks.iter().map(|by| by.about().name));
    let shown = has_rounds(event) && !tie_breaks.is_empty();
    shown.then(|| Item::new("tie_breaks", msg!("settings.tie-breaks"), message))
}

pub(super) fn apart(event: &Event) -> Option<Item> {
    let groups = event.groups_apart();
    let plain = |group: &GroupApart| !group.absolute && group.rounds == ApartRounds::default();
    let shown = has_rounds(event) && event.is_swiss();
    let named = event.apart.len();
    if !shown || groups.is_empty() && named == 0 && event.setup.apart.is_none() {
        return None;
    }
    if named == 0 && !groups.is_empty() && groups.iter().all(plain) {
        let who = in_a_row(groups.iter().map(|group| group.who.phrase()));
        let message = msg!("settings.apart", who);
        return Some(Item::new("apart_in_first_round", msg!("handbook.apart"), message));
    }
    // Without names, because the reasons may be private.
    let lines = groups.iter().map(|group| group.phrase().capitalised());
    let lines = lines.chain((named > 0).then(|| msg!("pairing.announced-pairs", n = named)));
    let mut lines: Vec<Arg> = lines.map(Arg::from).collect();
    if lines.is_empty() {
        lines.push(msg!("handbook.nobody").capitalised().into());
    }
    Some(Item::lines("apart", msg!("pairing.apart-item"), lines))
}

/// The names as a list, with a capital letter.
fn in_a_row(names: impl Iterator<Item = Message>) -> Message {
    let names = Arg::Series(names.map(Arg::from).collect());
    msg!("common.text", text = names).capitalised()
}

/// Lists each map once, with all its spellings and its missions.
pub(super) fn missions(event: &Event) -> Option<Item> {
    let missions = event.ruleset.missions.as_ref()?;
    let mut maps: Vec<(&Text, Vec<Arg>, &[String])> = Vec::new();
    for mission in &missions.missions {
        let (map, name) = (&mission.map, Arg::from(&mission.mission));
        match maps.iter_mut().find(|(known, ..)| *known == map) {
            Some((_, names, _)) => names.push(name),
            None => maps.push((map, vec![name], &mission.also)),
        }
    }
    let by_map = maps.into_iter().map(|(map, names, also)| {
        let names = Arg::Series(names);
        let message = match also.is_empty() {
            true => msg!("common.labelled", label = map, text = names),
            false => {
                let also = Arg::Series(also.iter().map(|name| name.as_str().into()).collect());
                msg!("settings.map-also", map, also, missions = names)
            }
        };
        message.into()
    });
    let season = msg!("settings.season", season = &missions.season).into();
    let lines = std::iter::once(season).chain(by_map).collect();
    Some(Item::lines("missions", msg!("settings.missions"), lines))
}

/// The house player, who plays instead of a bye, and how such a game counts.
pub(super) fn house_player(event: &Event) -> Option<Item> {
    let house = event.house_player();
    if house.is_none() && event.setup.house.is_none() {
        return None;
    }
    let counts = event.house_games().phrase();
    let message = match house {
        Some(house) => msg!("players.announced", name = house.label(), counts),
        None => msg!("players.announced-for-all", counts),
    };
    Some(Item::new("house_player", msg!("roster.house").capitalised(), message))
}

pub(super) fn lists(event: &Event) -> Option<Item> {
    tier(event)?;
    let message = match (event.lists_required(), event.tier_demands_lists()) {
        (true, _) => msg!("settings.lists-required"),
        (false, false) if event.setup.lists.is_none() => msg!("settings.not-demanded"),
        (false, _) => msg!("handbook.not-required").capitalised(),
    };
    let waived = event.tier_demands_lists() && !event.lists_required();
    let waived = waived.then(|| msg!("decklist.tier-demands-them"));
    let without = event.lists_missing().filter(|_| event.stages.is_empty());
    let warnings = waived.into_iter().chain(without).collect();
    Some(Item { warnings, ..Item::new("lists", msg!("settings.lists"), message) })
}

/// Whether decklists in the cut are open, if set.
pub(super) fn open_lists(event: &Event) -> Option<Item> {
    let message =
        msg!("decklist.top-cut", open = if event.setup.open_lists? { "yes" } else { "no" });
    Some(Item::new("open_lists", msg!("decklist.item-open-lists"), message))
}

/// Whether players check in, if set.
pub(super) fn check_in(event: &Event) -> Option<Item> {
    let message = match event.setup.checkin? {
        true => msg!("check-in.announced"),
        false => msg!("handbook.none").capitalised(),
    };
    Some(Item::new("checkin", msg!("check-in.hint-show").capitalised(), message))
}

/// The entry fee, if set.
pub(super) fn fee(event: &Event) -> Option<Item> {
    event.setup.fee.as_ref()?;
    let message = match event.setup.fee() {
        Some(fee) => Arg::from(fee),
        None => msg!("handbook.none").capitalised().into(),
    };
    Some(Item::new("fee", msg!("check-in.item-fee"), message))
}

/// Whether sleeves are required: as announced, else by the tier.
pub(super) fn sleeves(event: &Event) -> Option<Item> {
    let message = match (event.setup.sleeves, tier(event)) {
        (Some(true), _) => msg!("handbook.required").capitalised(),
        (Some(false), _) => msg!("handbook.not-required").capitalised(),
        (None, tier) => match tier?.sleeves_required {
            true => msg!("handbook.required").capitalised(),
            false => msg!("settings.not-demanded"),
        },
    };
    Some(Item::new("sleeves", msg!("settings.sleeves"), message))
}

pub(super) fn products(event: &Event) -> Option<Item> {
    let tier = tier(event)?;
    let days = tier.product_delay_days;
    let release = tier.product_release;
    let latest = |day: Date| day.saturating_sub(SignedDuration::from_hours(24 * i64::from(days)));
    let message = match (days, event.head.date.parse::<Date>()) {
        (0, _) => msg!("settings.products-at-once", release = release.phrase()),
        (_, Ok(day)) => {
            let date = Arg::Date(latest(day).to_string());
            let release = release.phrase_after();
            msg!("settings.products-by", n = days, release, date)
        }
        (_, Err(_)) => msg!("settings.products-later", n = days, release = release.phrase_after()),
    };
    Some(Item::new("products", msg!("settings.products"), message))
}

/// The byes awarded before the event.
pub(super) fn byes(event: &Event) -> Option<Item> {
    let preliminary = &event.ruleset.preliminary;
    let rule = preliminary.awarded_byes().filter(|_| event.is_swiss())?;
    let holders = event.players().filter(|one| one.is_active() && one.byes > 0).count();
    let points = event.points_phrase(preliminary.match_won());
    let message = msg!("pairing.announced-awarded", most = rule.most, points, n = holders);
    Some(Item::lines("byes", msg!("pairing.item"), vec![message.into()]))
}
