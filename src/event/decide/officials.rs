//! Officials: who leads the event, and the rules about leaders who play.

use super::decision::{Decision, Given, cleaned, verb};
use super::{Trial, register};
use crate::event::action::{Fact, Part, Presence};
use crate::event::leaders::{
    breaches_while_it_runs, forbidden_to_play, leaders, leaders_who_may_meet, organizer_by_default,
    registered,
};
use crate::event::name::{normalise, same};
use crate::event::tell::answer;
use crate::event::{Action, Command, Event, Official, Refusal, Role};
use crate::msg;
use crate::ruleset::LeaderRule;
use crate::words::{Arg, Message};
use std::cell::LazyCell;

/// Names an official, and says so if the person who made the event is organizer no longer.
pub(super) fn name(
    event: &Event,
    name: &str,
    role: Role,
    playing: bool,
) -> Result<Decision, Refusal> {
    let decision = named(event, name, role, playing)?;
    let Some(maker) = organizer_by_default(event) else { return Ok(decision) };
    Ok(match (role == Role::Organizer, same(maker, name)) {
        (true, true) | (false, false) => decision,
        (true, false) => {
            let role = role.phrase(&event.ruleset);
            let over = msg!("officials.dismissed", name = maker, role);
            Decision { message: Message::sentences(vec![decision.message, over]), ..decision }
        }
        (false, true) => decision.warned([msg!("officials.no-organizer")]),
    })
}

fn named(event: &Event, name: &str, role: Role, playing: bool) -> Result<Decision, Refusal> {
    let name = cleaned(Given::Name, name)?;
    if Role::of(&event.ruleset).all(|known| known != role) {
        return Err(Refusal(msg!("officials.no-marshal", game = &event.ruleset.name)));
    }
    let known = event.officials.iter().find(|official| same(&official.name, &name));
    let name = known.map_or(name, |official| official.name.clone());
    let another = (role == Role::Organizer)
        .then(|| event.officials.iter().find(|o| o.role == role && o.name != name))
        .flatten();
    if let Some(another) = another {
        let dismiss = verb(format!("dismiss {}", another.name));
        let name = &another.name;
        return Err(Refusal(msg!("officials.one-organizer", name, dismiss)));
    }
    let entrant = registered(event, &name);
    if playing {
        match entrant {
            None => return register::with_a_task(event, name, role),
            Some(gone) if !gone.is_active() => {
                let (id, rejoin) = (gone.id, verb("rejoin"));
                return Err(Refusal(msg!("officials.player-has-left", name, id, rejoin)));
            }
            Some(_) => {}
        }
    }
    let entrant = entrant.filter(|entrant| entrant.is_active());
    let official = Official { name, role, playing: entrant.is_some() };
    let (name, role) = (&official.name, role.phrase(&event.ruleset));
    let sentence = match entrant {
        Some(_) if playing => msg!("officials.named-plays", name, role),
        Some(entrant) => msg!("officials.named-registered", name, role, id = entrant.id),
        None => msg!("officials.named", name, role),
    };
    if event.officials.contains(&official) {
        let sentences = vec![sentence, msg!("officials.so-already")];
        return Ok(Decision::unchanged(Message::sentences(sentences)));
    }
    Ok(Decision::new(Action::Official(official), sentence))
}

pub(super) fn dismiss(event: &Event, name: &str) -> Result<Decision, Refusal> {
    let names = event.officials.iter().map(|official| official.name.as_str());
    let found = one_called(names, name)?;
    let official = event.officials.iter().find(|official| official.name == found);
    let role = official.map(|official| official.role.phrase(&event.ruleset));
    let told = msg!("officials.dismissed", name = found, role = Arg::or_empty(role));
    Ok(Decision::new(Action::Dismiss(found.to_owned()), told))
}

/// Records whether a leader is here. It is a fact, so the leader rules only warn of it.
pub(super) fn presence(event: &Event, name: &str, here: bool) -> Result<Decision, Refusal> {
    let name = named_official(event, name)?;
    if event.is_leader_here(&name) == here {
        let known = match here {
            true => msg!("officials.here-already", name),
            false => msg!("officials.away-already", name),
        };
        return Ok(Decision::unchanged(known));
    }
    let plays = registered(event, &name).filter(|entrant| entrant.is_active());
    if let Some(entrant) = plays {
        let drop = verb(format!("drop #{}", entrant.id));
        return Err(Refusal(msg!("officials.plays", name, drop)));
    }
    let told = match here {
        true => answer(msg!("officials.log-here", name = &name)),
        false => msg!("officials.away", name = &name),
    };
    Ok(Decision::new(Action::Presence(Presence { name, here }), told))
}

/// The leader whose name a user typed, the organizer by default included.
pub(super) fn named_official(event: &Event, typed: &str) -> Result<String, Refusal> {
    let leaders = leaders(event);
    one_called(leaders.iter().map(|leader| leader.name), typed).map(str::to_owned)
}

/// The one of these names that the text means: a whole name, or part of only one.
fn one_called<'a>(names: impl Iterator<Item = &'a str>, typed: &str) -> Result<&'a str, Refusal> {
    let wanted = normalise(typed);
    let mut found: Vec<&str> = names.filter(|name| normalise(name).contains(&wanted)).collect();
    // A whole name means only one official, even if it is part of another name.
    if let Some(whole) = found.iter().position(|name| normalise(name) == wanted) {
        found = vec![found[whole]];
    }
    match found[..] {
        [] => Err(Refusal(msg!("officials.nobody-called", name = typed))),
        [one] => Ok(one),
        [..] => Err(Refusal(msg!("officials.several-called", name = typed))),
    }
}

/// The organizer of the event: the person named, else the person who made the event.
pub(super) fn organizer(event: &Event) -> &str {
    let named = event.officials.iter().find(|official| official.role == Role::Organizer);
    named.map_or(&event.head.organizer, |official| &official.name)
}

/// Checks a decision against the rules about leaders who play. A ban is refused at any
/// time. A fault that can be mended before the start is a warning until then, and a refusal
/// once the event runs.
pub(super) fn broken_leader_rules(trial: &Trial) -> Result<Vec<Message>, Refusal> {
    let Trial { event, command, .. } = *trial;
    let Some(action) = trial.action().filter(|action| concerns(event, action)) else {
        return Ok(Vec::new());
    };
    let Some(after) = trial.after() else { return Ok(Vec::new()) };
    let new = |before: Vec<Message>, mut after: Vec<Message>| {
        after.retain(|breach| !before.contains(breach));
        after
    };
    let running = new(breaches_while_it_runs(event), breaches_while_it_runs(after));
    if matches!(event.meant(action), Some(Action::Presence(_))) {
        // Those who have gone home are gone, whatever the rules say.
        let before = new(forbidden_to_play(event), forbidden_to_play(after));
        return Ok(if after.stages.is_empty() { before } else { running });
    }
    if !running.is_empty() {
        return Err(with_another_person(command, running));
    }
    if !after.stages.is_empty() {
        return Ok(Vec::new());
    }
    let found = new(forbidden_to_play(event), forbidden_to_play(after));
    let never = after.tier().is_some_and(|tier| tier.leaders_play == LeaderRule::Never);
    let chosen = !matches!(command, Command::Setup(_) | Command::Undo(_) | Command::Redo(_));
    if never && chosen && !found.is_empty() {
        return Err(with_another_person(command, found));
    }
    Ok(found)
}

/// Refuses with the breaches.
///
/// If the command may register a namesake of a leader, it says how to tell two people apart.
fn with_another_person(command: &Command, mut breaches: Vec<Message>) -> Refusal {
    if matches!(command, Command::Add(_) | Command::Import(_) | Command::Edit { .. }) {
        breaches.push(msg!("officials.another-person"));
    }
    Refusal::from(breaches)
}

/// Returns whether an action can bring a leader to a table, or take away who rules there.
/// Only the few actions that can are checked further.
fn concerns(event: &Event, action: &Action) -> bool {
    let all = LazyCell::new(|| leaders(event));
    let leader = |name: &str| all.iter().any(|leader| same(leader.name, name));
    let either = |name: Option<&String>, partner: Option<&String>| {
        name.into_iter().chain(partner).any(|person| leader(person))
    };
    let print = action.footprint();
    let leads = match print.fact {
        Fact::Registered(all) => {
            all.iter().any(|added| either(Some(&added.name), added.partner.as_ref()))
        }
        Fact::Edited(edited) => either(edited.name.as_ref(), edited.partner.as_ref()),
        Fact::Returned => {
            let entrant = print.entrant.and_then(|id| event.entrant(id));
            entrant.is_some_and(|entrant| either(Some(&entrant.name), entrant.partner.as_ref()))
        }
        _ => false,
    };
    let seats = print.writes.has(Part::Tables) && leaders_who_may_meet(event);
    // Undoing that somebody left brings a leader back.
    let back = || {
        let meant = event.meant(action).filter(|meant| !std::ptr::eq(*meant, action));
        meant.is_some_and(|meant| meant.footprint().left.is_some() || concerns(event, meant))
    };
    leads || print.writes.has(Part::Leaders) || seats || back()
}
