//! The form for a component that is lost or damaged, and for a proxy.

use super::check::preview;
use super::form::{Answer, Form, FormField, MINUTES, Purpose, whole_number};
use crate::event::actions::ComponentCase;
use crate::event::{Command, Event, Id, NewComponent, Role, Who};
use crate::ruleset::{
    ComponentEffect, ComponentFound, ComponentKind, ComponentRule, ComponentState,
};
use crate::tui::prelude::*;

// The labels of the fields.
const REPLACEMENT: Message = msg!("judge.replacement");
const WHICH: Message = msg!("judge.which");
const UNREADABLE: Message = msg!("judge.unreadable");
const MADE_BY: Message = msg!("judge.organizer");
const COMPONENT: Message = msg!("judge.penalty-sheet-component");
const STATE: Message = msg!("judge.state");
const FOUND_OUT: Message = msg!("judge.found-out");

/// Why there is nothing to do about a lost component: the game's rules say nothing.
pub fn no_components(model: &Model) -> Option<Message> {
    let note = Arg::Verb("note".to_owned());
    let is_silent = model.event()?.ruleset.components.is_none();
    is_silent.then(|| msg!("judge.game-says-nothing", note))
}

const FOUND: &str = "yes";

const NOT_FOUND: &str = "no";

impl Form {
    pub fn component(event: &Event, id: Id) -> Form {
        let component = msg!("judge.penalty-sheet-component");
        let title = msg!("common.labelled", label = component, text = event.label(id));
        let mut form = Form::new(Purpose::Component(id), title, Vec::new());
        form.follow_component(event, id);
        form
    }

    /// Shows the fields that the case needs, what the rules say, and what would be done.
    pub(super) fn follow_component(&mut self, event: &Event, id: Id) {
        self.show(|form| fields(event, id, form));
        let command = self.component_command(event, id);
        let outcome = command.and_then(|command| preview(event, &command));
        self.about = vec![outcome.unwrap_or_else(|why| why)];
    }

    fn component_rule<'e>(&self, event: &'e Event) -> Option<&'e ComponentRule> {
        let (kind, state, found) = self.component_case();
        event.ruleset.components.as_ref()?.rule(kind, state, found)
    }

    fn component_case(&self) -> (ComponentKind, ComponentState, ComponentFound) {
        let [kind, state, found] = [COMPONENT, STATE, FOUND_OUT].map(|label| self.value(&label));
        let kind = ComponentKind::ALL.into_iter().find(|known| known.word() == kind);
        let state = ComponentState::ALL.into_iter().find(|known| known.word() == state);
        let found = ComponentFound::ALL.into_iter().find(|known| known.word() == found);
        (
            kind.unwrap_or(ComponentKind::Card),
            state.unwrap_or(ComponentState::Lost),
            found.unwrap_or(ComponentFound::BeforeRound),
        )
    }

    pub(super) fn component_command(&self, event: &Event, id: Id) -> Result<Command, Message> {
        let (component, state, found) = self.component_case();
        let text_of =
            |label: &Message| Some(self.value(label).to_owned()).filter(|text| !text.is_empty());
        let replaced = match self.value(&REPLACEMENT) {
            FOUND => Some(true),
            NOT_FOUND => Some(false),
            _ => None,
        };
        let minutes = whole_number(&MINUTES, self.value(&MINUTES))?;
        if let Some(rule) = self.component_rule(event).filter(|rule| rule.extra_time)
            && (replaced, minutes) == (None, None)
        {
            return Err(msg!("judge.minutes-or-answer", rule = &rule.text));
        }
        let makes_proxy = self.fields.iter().any(|field| field.label == UNREADABLE);
        if makes_proxy && self.value(&WHICH).is_empty() {
            return Err(msg!("judge.which-card"));
        }
        if makes_proxy && self.value(&UNREADABLE).is_empty() {
            return Err(msg!("judge.what-unreadable"));
        }
        Ok(Command::Component(NewComponent {
            who: Who::id(id),
            component,
            state,
            found,
            replaced,
            minutes,
            name: text_of(&WHICH),
            unreadable: text_of(&UNREADABLE),
            by: text_of(&MADE_BY),
        }))
    }
}

/// The case; then the replacement and what the rules want without one. A search may go on only
/// where there is time for it.
fn fields(event: &Event, id: Id, form: &Form) -> Vec<FormField> {
    let kinds = ComponentKind::ALL.map(|kind| Answer::new(kind.word(), kind.phrase()));
    let states = ComponentState::ALL.map(|state| Answer::new(state.word(), state.phrase()));
    let moments = ComponentFound::ALL.map(|found| Answer::new(found.word(), found.phrase()));
    let (kind, found) = still_missing(event, id);
    let kind = ComponentKind::ALL.iter().position(|known| *known == kind).unwrap_or(0);
    let found = ComponentFound::ALL.iter().position(|known| *known == found).unwrap_or(0);
    let mut fields = vec![
        FormField::choice(COMPONENT, kinds.into(), kind),
        FormField::choice(STATE, states.into(), 0),
        FormField::choice(FOUND_OUT, moments.into(), found),
        FormField::text(WHICH, ""),
    ];
    let Some(rule) = form.component_rule(event) else { return fields };
    if rule.without_replacement != ComponentEffect::None || rule.extra_time {
        let searching = rule.extra_time.then(|| Answer::new("", msg!("judge.searching")));
        let found = [
            Answer::new(NOT_FOUND, msg!("handbook.none")),
            Answer::new(FOUND, msg!("judge.found")),
        ];
        let answers = searching.into_iter().chain(found).collect();
        fields.push(FormField::choice(REPLACEMENT, answers, 0));
    }
    let without = form.value(&REPLACEMENT) == NOT_FOUND;
    if without && rule.without_replacement == ComponentEffect::Proxy {
        fields.push(FormField::text(UNREADABLE, ""));
        fields.push(made_by(event));
    }
    if rule.extra_time {
        fields.push(FormField::text(MINUTES, ""));
    }
    fields
}

/// The case to begin with.
///
/// A component that was lost before and not replaced is still missing when the next round starts.
fn still_missing(event: &Event, id: Id) -> (ComponentKind, ComponentFound) {
    let newest = event.round().map(|round| (event.stages.len(), round.number));
    let earlier = |case: &&ComponentCase| case.at.map(|at| (at.stage, at.round)) < newest;
    let lost = event.still_missed_by(id).find(earlier);
    match lost {
        Some(case) => (case.component, ComponentFound::NextRound),
        None => (ComponentKind::Card, ComponentFound::BeforeRound),
    }
}

/// The organizers who may make a proxy, the organizer of the event first.
fn made_by(event: &Event) -> FormField {
    let named = event.officials.iter().filter(|official| official.role == Role::Organizer);
    let mut names: Vec<&str> = named.map(|official| official.name.as_str()).collect();
    if names.is_empty() {
        names.push(&event.head.organizer);
    }
    let others = event.officials.iter().filter(|official| official.role != Role::Organizer);
    names.extend(others.map(|official| official.name.as_str()));
    FormField::choice(MADE_BY, names.into_iter().map(Answer::plain).collect(), 0)
}
