//! The cut with the organizer's own seeds. It is always possible, for a reason, and says how it
//! departs from the standings.

use super::cut::{cut_with, may_cut};
use super::decision::{Decision, Given, cleaned_text, verb};
use super::refusals::{announced_cut, has_left};
use crate::event::action::Cut;
use crate::event::cutting::{byes_of_the_first, ranked};
use crate::event::hand_cut::changes;
use crate::event::plan::check_cut;
use crate::event::refuse_if::refuse_if;
use crate::event::{Action, Event, Id, Refusal, Status, Who, announced_cut_size, find};
use crate::msg;
use crate::ruleset::CutRule;
use crate::words::Message;

pub(super) fn cut_by_hand(event: &Event, seeds: &[Who], reason: &str) -> Result<Decision, Refusal> {
    let reason = match reason.trim() {
        "" => return Err(Refusal(msg!("finals.reason-missing"))),
        reason => cleaned_text(Given::Reason, reason)?,
    };
    let seeds = checked_seeds(event, seeds)?;
    let size = seeds.len();
    let computed: Vec<Id> = ranked(event).take(size).map(|standing| standing.entrant).collect();
    let name = event.label(seeds[0]);
    let told = vec![
        msg!("finals.hand-cut-made", n = size, name),
        msg!("finals.changes", changes = changes(event, &seeds, &computed)).capitalised(),
    ];
    let told: Vec<Message> = told.into_iter().chain(byes_of_the_first(event, size)).collect();
    let announced = event.plan.and_then(|plan| plan.cut());
    let warning = match announced {
        Some(_) if announced_cut_size(event) as usize == size => None,
        Some(_) => Some(msg!("finals.other-than-announced", n = size, cut = announced_cut(event))),
        None => Some(msg!("finals.made-unannounced", n = size)),
    };
    let cut = Cut { instead_of: Some(computed), ..cut_with(event, seeds)? };
    let decision = Decision::new(Action::Cut(cut), Message::sentences(told)).warned(warning);
    Ok(Decision { reason: Some(reason), ..decision })
}

/// Why the cut cannot be made with these seeds; None: it can be, for a reason.
pub fn why_not_seeds(event: &Event, seeds: &[Id]) -> Option<Message> {
    let seeds: Vec<Who> = seeds.iter().map(|id| Who::id(*id)).collect();
    checked_seeds(event, &seeds).err().map(|refusal| refusal.0)
}

/// The seeds, once the cut may be made with them and there is a bracket of their number.
fn checked_seeds(event: &Event, seeds: &[Who]) -> Result<Vec<Id>, Refusal> {
    may_cut(event)?;
    if event.may_have_a_deciding_match() {
        return Err(Refusal(msg!("finals.deciding-match", cut = verb("cut"))));
    }
    let seeds = read_seeds(event, seeds)?;
    let size = seeds.len();
    refuse_if(size < 2, || msg!("finals.hand-cut-too-few", n = size))?;
    // The announced cut may take any number: there is a bracket for each.
    let as_announced = event.plan.is_some_and(|plan| plan.cut_by != CutRule::Top)
        && announced_cut_size(event) as usize == size;
    if !as_announced {
        check_cut(event, size as u32, CutRule::Top, ranked(event).count() as u32)?;
    }
    Ok(seeds)
}

/// The players named, who are all in the event, each once, and play for a place.
fn read_seeds(event: &Event, seeds: &[Who]) -> Result<Vec<Id>, Refusal> {
    let mut read: Vec<Id> = Vec::new();
    for who in seeds {
        let id = find(event, who)?;
        let name = event.label(id);
        match event.entrant(id).map(|entrant| entrant.status) {
            Some(Status::Disqualified { .. }) => {
                return Err(Refusal(msg!("finals.disqualified", name)));
            }
            _ if !event.is_here(id) => return Err(has_left(&name)),
            _ if event.is_house(id) => return Err(Refusal(msg!("finals.house-player", name))),
            _ if read.contains(&id) => return Err(Refusal(msg!("finals.twice", name))),
            _ => read.push(id),
        }
    }
    Ok(read)
}
