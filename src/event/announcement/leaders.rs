//! Announced items about leaders: who leads the event, which of them play, and who rules
//! then.

use super::Item;
use crate::event::actions::officials::{
    forbidden_to_play, leaders, marshal_missing, organizer_by_default, organizer_missing,
    others_who_lead,
};
use crate::event::{Event, Role};
use crate::msg;
use crate::ruleset::LeaderRule;
use crate::words::{Arg, Message};

/// Names of the officials with this role, as announced; None if nobody has it.
fn named(event: &Event, role: Role) -> Option<Arg> {
    let with = event.officials.iter().filter(|official| official.role == role);
    let names: Vec<&str> = with.map(|official| official.name.as_str()).collect();
    (!names.is_empty()).then(|| names.into())
}

pub(super) fn organizer(event: &Event) -> Item {
    let said = named(event, Role::Organizer).unwrap_or_else(|| {
        organizer_by_default(event)
            .map_or_else(|| msg!("handbook.nobody").capitalised().into(), Arg::from)
    });
    let missing = before_the_start(event, organizer_missing(event).into_iter().collect());
    Item { missing, ..Item::new("organizer", msg!("settings.organizer"), said) }
}

/// None where the game has no marshal.
pub(super) fn marshal(event: &Event) -> Option<Item> {
    let role = Role::Marshal.phrase(&event.ruleset);
    let said = match named(event, Role::Marshal) {
        Some(names) => names,
        None if event.ruleset.marshal().is_none() => return None,
        None => msg!("settings.marshal-none").into(),
    };
    Some(Item::new("marshal", role.capitalised(), said))
}

pub(super) fn judges(event: &Event) -> Item {
    let said =
        named(event, Role::Judge).unwrap_or_else(|| msg!("handbook.none").capitalised().into());
    Item::new("judges", msg!("settings.judges"), said)
}

/// Officials who play, each with those who may rule in their games. The item also holds every
/// objection that the rules raise.
pub(super) fn playing(event: &Event) -> Item {
    let leaders = leaders(event);
    let playing = leaders.iter().filter(|leader| leader.plays);
    let mut says: Vec<Arg> = playing
        .map(|leader| {
            let mut others = others_who_lead(&leaders, leader.name).peekable();
            match others.peek() {
                None => msg!("settings.plays", name = leader.name).into(),
                Some(_) => {
                    let others = Arg::any_of(others);
                    msg!("settings.plays-ruled", name = leader.name, others).into()
                }
            }
        })
        .collect();
    if says.is_empty() {
        says.push(match event.tier().map(|tier| tier.leaders_play) {
            Some(LeaderRule::Never) => msg!("settings.tier-forbids").into(),
            _ => msg!("handbook.nobody").capitalised().into(),
        });
    }
    let missing = before_the_start(event, forbidden_to_play(event));
    let odd = marshal_missing(event).into_iter().collect();
    Item { odd, missing, ..Item::lines("playing_leaders", msg!("settings.playing-leaders"), says) }
}

/// The reasons against a start; none once the event runs.
fn before_the_start(event: &Event, reasons: Vec<Message>) -> Vec<Message> {
    if event.stages.is_empty() { reasons } else { Vec::new() }
}
