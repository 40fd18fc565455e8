//! Where the announcement departs from the rules of the game. That is allowed, and told.

use super::Event;
use super::action::{Plan, Setup};
use super::plan::{finals_match, table};
use crate::msg;
use crate::ruleset::{CutRule, FinalsRound, MatchShape, RoundKind, ThirdPlace};
use crate::words::{Arg, Message};

/// A setting of the announcement that the rules settle without the number of players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Setting {
    Minutes(RoundKind),
    FinalsMatch,
    FinalsFinal,
    ThirdPlace,
}

impl Setting {
    const ALL: [Setting; 6] = [
        Setting::Minutes(RoundKind::Preliminary),
        Setting::Minutes(RoundKind::Elimination),
        Setting::Minutes(RoundKind::Final),
        Setting::FinalsMatch,
        Setting::FinalsFinal,
        Setting::ThirdPlace,
    ];

    fn is_in(self, setup: &Setup) -> bool {
        match self {
            Setting::Minutes(RoundKind::Preliminary) => setup.minutes.is_some(),
            Setting::Minutes(RoundKind::Elimination) => setup.finals_minutes.is_some(),
            Setting::Minutes(RoundKind::Final) => setup.final_minutes.is_some(),
            Setting::FinalsMatch => setup.finals_match.is_some(),
            Setting::FinalsFinal => setup.finals_final.is_some(),
            Setting::ThirdPlace => setup.third_place.is_some(),
        }
    }

    /// The departure of this setting as it is announced now.
    fn departs(self, event: &Event) -> Option<Message> {
        match self {
            Setting::Minutes(kind) => minutes(event, kind),
            Setting::FinalsMatch => {
                let announced = event.setup.finals_match?;
                let rules = match_in_the_rules(event);
                other_match(announced, &rules, |is, due| msg!("start.other-finals-match", is, due))
            }
            Setting::FinalsFinal => {
                let announced = event.setup.finals_final?;
                let own = event.ruleset.finals.shape_of(FinalsRound::Final);
                let rules = own.map_or_else(|| match_in_the_rules(event), |shape| vec![shape]);
                other_match(announced, &rules, |is, due| msg!("start.other-final", is, due))
            }
            Setting::ThirdPlace => {
                let played = event.ruleset.finals.third_place == ThirdPlace::Played;
                let left_out = played && event.setup.third_place == Some(false);
                left_out.then(|| msg!("third-place.rules-have-it"))
            }
        }
    }
}

/// The departures that a change of the announcement brings, and those of the settings it names.
pub(super) fn of_change(before: &Event, after: &Event, new: &Setup) -> Vec<Message> {
    let told = |setting: Setting| {
        let departure = setting.departs(after)?;
        let known = setting.departs(before).as_ref() == Some(&departure);
        (setting.is_in(new) || !known).then_some(departure)
    };
    Setting::ALL.into_iter().filter_map(told).collect()
}

/// The departures of a plan from the table of the structure, and in its finals.
pub(super) fn of_plan(event: &Event, plan: Plan, players: u32) -> Vec<Message> {
    let mut told = of_table(event, plan, players);
    let has_finals = plan.cut().is_some() || !plan.kind.is_preliminary();
    if has_finals || event.may_have_a_deciding_match() {
        let of_finals = [Setting::FinalsMatch, Setting::FinalsFinal];
        told.extend(of_finals.into_iter().filter_map(|setting| setting.departs(event)));
    }
    told
}

fn of_table(event: &Event, plan: Plan, players: u32) -> Vec<Message> {
    let Some(table) = table(event) else { return Vec::new() };
    let Some(row) = table.row(players) else {
        return vec![msg!("start.no-row-announced", players)];
    };
    let mut warnings = Vec::new();
    if plan.rounds != row.rounds && Some(plan.rounds) != row.or_rounds {
        warnings.push(msg!("start.other-rounds", n = plan.rounds, expected = row.rounds));
    }
    let tables = row.cut.unwrap_or(0);
    let cut = match plan.cut {
        0 => plan.cut_phrase(),
        _ => msg!("start.a-cut", cut = plan.cut_phrase()),
    };
    if let Some(losses) = row.cut_losses {
        if (plan.cut, plan.cut_by) != (losses, CutRule::Record) {
            warnings.push(msg!("record-cut.other-cut", cut, n = losses).capitalised());
        }
    } else if plan.cut != tables || plan.cut > 0 && plan.cut_by != CutRule::Top {
        warnings.push(msg!("start.other-cut", cut, expected = tables).capitalised());
    }
    warnings
}

/// The matches that the rules have in these finals: that of the structure's table, or those among
/// which an organizer may choose.
fn match_in_the_rules(event: &Event) -> Vec<MatchShape> {
    match table(event) {
        Some(table) => vec![table.finals_match],
        None => event.ruleset.structures.custom.finals_match.clone(),
    }
}

fn other_match(
    announced: MatchShape,
    rules: &[MatchShape],
    told: impl Fn(Message, Arg) -> Message,
) -> Option<Message> {
    let departs = !rules.is_empty() && !rules.contains(&announced);
    let due = || Arg::any_of(rules.iter().map(|shape| shape.phrase()));
    departs.then(|| told(announced.phrase(), due()))
}

/// Minutes outside those that the rules give such a round, or any where they have no clock.
///
/// Rules without any clock leave the length to the organizer.
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
        RoundKind::Elimination => finals_match(event),
        RoundKind::Final => event.finals_shape(finals_match(event), Some(FinalsRound::Final)),
    };
    let row = ruleset.minutes_row(kind, shape)?;
    if row.minutes == 0 && row.from.is_none() {
        let has_clock = ruleset.minutes.iter().any(|row| row.minutes > 0);
        return has_clock.then(|| match kind {
            RoundKind::Preliminary => msg!("setup.rules-no-clock-in-a-round"),
            RoundKind::Elimination => msg!("setup.rules-no-clock-in-finals"),
            RoundKind::Final => msg!("setup.rules-no-clock-in-the-final"),
        });
    }
    let (from, to) = (row.from.unwrap_or(row.minutes), row.to.unwrap_or(row.minutes));
    if (from..=to).contains(&minutes) {
        return None;
    }
    let minutes = match from == to {
        true => Arg::from(from),
        false => msg!("setup.from-to", from, to).into(),
    };
    Some(match kind {
        RoundKind::Preliminary => msg!("setup.rules-give-a-round", minutes),
        RoundKind::Elimination => msg!("setup.rules-give-a-round-of-finals", minutes),
        RoundKind::Final => msg!("setup.rules-give-the-final", minutes),
    })
}
