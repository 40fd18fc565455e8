//! Settings that depart from the rules of the game, which is allowed with a warning.

use super::Event;
use super::actions::{Plan, Setup};
use super::plan::{finals_match, table};
use crate::msg;
use crate::ruleset::{CutRule, MatchShape, RoundKind};
use crate::words::{Arg, Message};

/// A setting for which the rules have a value whatever the number of players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Setting {
    Minutes(RoundKind),
    FinalsMatch,
}

impl Setting {
    const ALL: [Setting; 4] = [
        Setting::Minutes(RoundKind::Preliminary),
        Setting::Minutes(RoundKind::Elimination),
        Setting::Minutes(RoundKind::Final),
        Setting::FinalsMatch,
    ];

    fn is_in(self, setup: &Setup) -> bool {
        match self {
            Setting::Minutes(RoundKind::Preliminary) => setup.minutes.is_some(),
            Setting::Minutes(RoundKind::Elimination) => setup.finals_minutes.is_some(),
            Setting::Minutes(RoundKind::Final) => setup.final_minutes.is_some(),
            Setting::FinalsMatch => setup.finals_match.is_some(),
        }
    }

    /// The warning if this setting departs from the rules.
    fn departs(self, event: &Event) -> Option<Message> {
        match self {
            Setting::Minutes(kind) => minutes(event, kind),
            Setting::FinalsMatch => {
                let announced = event.setup.finals_match?;
                let rules = match_in_the_rules(event);
                let departs = !rules.is_empty() && !rules.contains(&announced);
                let due = || Arg::any_of(rules.iter().map(|shape| shape.phrase()));
                departs.then(|| {
                    msg!("settings.other-finals-match", is = announced.phrase(), due = due())
                })
            }
        }
    }
}

/// The warnings about a change of settings: new departures, and those of the settings it names.
pub(super) fn of_change(before: &Event, after: &Event, new: &Setup) -> Vec<Message> {
    let describe = |setting: Setting| {
        let departure = setting.departs(after)?;
        let known = setting.departs(before).as_ref() == Some(&departure);
        (setting.is_in(new) || !known).then_some(departure)
    };
    Setting::ALL.into_iter().filter_map(describe).collect()
}

/// The warnings where a plan departs from the structure's table, also in its finals.
pub(super) fn of_plan(event: &Event, plan: Plan, players: u32) -> Vec<Message> {
    let mut sentences = of_table(event, plan, players);
    let has_finals = plan.cut().is_some() || !plan.kind.is_preliminary();
    if has_finals || event.may_have_a_deciding_match() {
        sentences.extend(Setting::FinalsMatch.departs(event));
    }
    sentences
}

fn of_table(event: &Event, plan: Plan, players: u32) -> Vec<Message> {
    let Some(table) = table(event) else { return Vec::new() };
    let Some(row) = table.row(players) else {
        return vec![msg!("settings.no-row-announced", players)];
    };
    let mut warnings = Vec::new();
    if plan.rounds != row.rounds && Some(plan.rounds) != row.or_rounds {
        warnings.push(msg!("settings.other-rounds", n = plan.rounds, expected = row.rounds));
    }
    let tables = row.cut.unwrap_or(0);
    let cut = match plan.cut {
        0 => plan.cut_phrase(),
        _ => msg!("settings.a-cut", cut = plan.cut_phrase()),
    };
    if plan.cut != tables || plan.cut > 0 && plan.cut_by != CutRule::Top {
        warnings.push(msg!("settings.other-cut", cut, players, expected = tables));
    }
    warnings
}

/// The matches that the rules allow in these finals: that of the structure's table, or those an
/// organizer may choose from.
fn match_in_the_rules(event: &Event) -> Vec<MatchShape> {
    match table(event) {
        Some(table) => vec![table.finals_match],
        None => event.ruleset.structures.custom.finals_match.clone(),
    }
}

/// The warning about minutes outside the range that the rules give such a round, or about any if
/// the rules have no clock.
///
/// Rules without any minutes at all leave the length to the organizer.
fn minutes(event: &Event, kind: RoundKind) -> Option<Message> {
    let ruleset = &event.ruleset;
    let announced = match kind {
        RoundKind::Preliminary => event.setup.minutes,
        RoundKind::Elimination => event.setup.finals_minutes,
        RoundKind::Final => event.setup.final_minutes,
    };
    let minutes = announced?;
    let shape = match kind {
        RoundKind::Preliminary => ruleset.preliminary.shape,
        RoundKind::Elimination | RoundKind::Final => finals_match(event),
    };
    let row = ruleset.minutes_row(kind, shape)?;
    let round = match kind {
        RoundKind::Preliminary => "round",
        RoundKind::Elimination => "finals",
        RoundKind::Final => "final",
    };
    if row.minutes == 0 && row.from.is_none() {
        let has_clock = ruleset.minutes.iter().any(|row| row.minutes > 0);
        return has_clock.then(|| msg!("settings.rules-no-clock", round));
    }
    let (from, to) = (row.from.unwrap_or(row.minutes), row.to.unwrap_or(row.minutes));
    if (from..=to).contains(&minutes) {
        return None;
    }
    let minutes = match from == to {
        true => Arg::from(from),
        false => msg!("aids.number", least = from, most = to).into(),
    };
    Some(msg!("settings.rules-give", round, minutes))
}
