//! Reasons for the keys of officials, calls and missions.

use super::event::refusal;
use crate::event::action::NewCall;
use crate::event::{Command, LeaderLine, MissionBy, MissionRequest};
use crate::msg;
use crate::tui::active_keys::way;
use crate::tui::dialog::{Dialog, Missions};
use crate::tui::keys::{Act, Context, key_for};
use crate::tui::model::Model;
use crate::words::Message;

/// The leader under the cursor of the list of officials.
fn chosen(model: &Model) -> Option<LeaderLine> {
    match model.dialogs.last() {
        Some(Dialog::Officials(officials)) => officials.chosen(model.event()?),
        _ => None,
    }
}

pub fn no_leader(model: &Model) -> Option<Message> {
    let none = model.event()?.leader_lines().is_empty();
    none.then(|| msg!("screen.no-official", key = key_for(Context::Officials, Act::AddOfficial)))
}

pub fn cannot_dismiss(model: &Model) -> Option<Message> {
    no_leader(model).or_else(|| {
        let line = chosen(model).filter(|line| line.by_default)?;
        Some(msg!("officials.not-named", name = line.name))
    })
}

/// Why the leader under the cursor cannot be away: who plays is here.
pub fn cannot_come_or_go(model: &Model) -> Option<Message> {
    no_leader(model).or_else(|| {
        let LeaderLine { name, here, .. } = chosen(model)?;
        refusal(model.event()?, &Command::Presence { name, here: !here })
    })
}

/// Why no call can be noted at the table of the desk.
pub fn cannot_note_call(model: &Model) -> Option<Message> {
    let event = model.event()?;
    let desk = model.desk()?;
    if !event.is_newest(desk.stage, desk.round) {
        return Some(msg!("screen.round-over", key = way(model, Act::CloseDialog)));
    }
    let table = desk.table;
    refusal(event, &Command::Call(NewCall { table, ..NewCall::default() }))
}

pub fn no_missions(model: &Model) -> Option<Message> {
    let event = model.event()?;
    match event.ruleset.missions {
        None => Some(msg!("aids.has-none")),
        Some(_) => super::lists::closed(model),
    }
}

fn missions(model: &Model) -> Option<&Missions> {
    match model.dialogs.last() {
        Some(Dialog::Missions(missions)) => Some(missions),
        _ => None,
    }
}

pub fn no_other_round(model: &Model) -> Option<Message> {
    let only_next = missions(model).is_some() && model.event()?.round().is_none();
    only_next.then(|| msg!("aids.no-other-round"))
}

/// Why the mission cannot be drawn again; the reason for it is asked later.
pub fn cannot_redraw_mission(model: &Model) -> Option<Message> {
    if missions(model)?.next {
        return Some(msg!("aids.nothing-to-redraw"));
    }
    let reason = Some("x".to_owned());
    let asked = MissionRequest { by: MissionBy::Redraw, again: false, next: false, reason };
    refusal(model.event()?, &Command::Mission(asked))
}

pub fn no_die(model: &Model) -> Option<Message> {
    let next = missions(model)?.next;
    match model.event()?.mission_die(next) {
        Some(_) => None,
        None => Some(msg!(
            "aids.too-many-for-a-die",
            redraw = key_for(Context::Missions, Act::RedrawMission)
        )),
    }
}
