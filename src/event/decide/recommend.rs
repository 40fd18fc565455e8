//! Recommendations of disqualification: the marshal's word, which the organizer answers.

use super::decision::{Decision, Given, cleaned_text, verb};
use super::officials::named_official;
use crate::event::action::Recommended;
use crate::event::{Action, Event, Id, NewRecommendation, Refusal, Role, Status, find};
use crate::msg;
use crate::words::{Arg, Message};

pub(super) fn recommend(event: &Event, new: &NewRecommendation) -> Result<Decision, Refusal> {
    let id = find(event, &new.who)?;
    let name = event.label(id);
    if matches!(event.entrant(id).map(|e| e.status), Some(Status::Disqualified { .. })) {
        return Err(Refusal(msg!("players.disqualified-already", name)));
    }
    let note = new.note.as_deref().map(|note| cleaned_text(Given::Reason, note)).transpose()?;
    let open = event.recommended.get(&id);
    if new.declined {
        let open = open.ok_or_else(|| Refusal(msg!("judge.none-open", name = &name)))?;
        let marshal = open.marshal.clone();
        let told = msg!("judge.declined", name, marshal = &marshal);
        let answer = Recommended { id, marshal, declined: true, note };
        return Ok(Decision::new(Action::Recommend(answer), told));
    }
    let marshal = marshal(event, id, new.by.as_deref())?;
    let told = msg!("judge.recommend-recommended", name, marshal = &marshal);
    let recommended = Recommended { id, marshal, declined: false, note };
    if open == Some(&recommended) {
        let already = vec![told, msg!("officials.so-already")];
        return Ok(Decision::unchanged(Message::sentences(already)));
    }
    let next = msg!(
        "judge.organizer-decides",
        disqualify = verb(format!("disqualify #{id}")),
        decline = verb(format!("recommend #{id} declined")),
    );
    let told = Message::sentences(vec![told, next]);
    Ok(Decision::new(Action::Recommend(recommended), told))
}

/// The marshal who recommends: the one of this name, or the only one.
fn marshal(event: &Event, id: Id, by: Option<&str>) -> Result<String, Refusal> {
    let marshals = event.officials.iter().filter(|official| official.role == Role::Marshal);
    let marshals: Vec<&str> = marshals.map(|official| official.name.as_str()).collect();
    let names = || Arg::Series(marshals.iter().map(|name| Arg::from(*name)).collect());
    let role = || Role::Marshal.phrase(&event.ruleset);
    if marshals.is_empty() {
        let disqualify = verb(format!("disqualify #{id}"));
        return Err(Refusal(match event.ruleset.marshal() {
            Some(_) => msg!("judge.no-marshal", disqualify, marshal = role()),
            None => msg!("judge.organizer-alone", disqualify),
        }));
    }
    match (by, marshals.as_slice()) {
        (Some(by), _) => {
            let named = named_official(event, by)?;
            match marshals.contains(&named.as_str()) {
                true => Ok(named),
                false => Err(Refusal(msg!(
                    "judge.not-a-marshal",
                    name = named,
                    marshal = role(),
                    marshals = names(),
                ))),
            }
        }
        (None, [one]) => Ok((*one).to_owned()),
        (None, _) => {
            let (marshal, marshals) = (role(), names());
            Err(Refusal(msg!("judge.which-marshal", marshal, marshals)))
        }
    }
}

/// The marshal whose recommendation to disqualify this player is open.
pub(super) fn recommended_by(event: &Event, id: Id) -> Option<String> {
    event.recommended.get(&id).map(|open| open.marshal.clone())
}

/// The sentence that a disqualification follows a recommendation.
pub(super) fn as_recommended(marshal: Option<&str>) -> Option<Message> {
    marshal.map(|marshal| msg!("judge.followed", marshal))
}
