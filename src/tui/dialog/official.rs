//! Organizer, marshal and judges.

use super::form::{Form, FormField, Purpose};
use crate::event::{Command, Event, Role};
use crate::tui::effect::Effect;
use crate::tui::steps::Step;

#[derive(Debug, Default)]
pub struct Officials {
    pub at: usize,
}

impl Officials {
    pub fn step(&mut self, step: Step, event: Option<&Event>) {
        self.at = step.from(self.at, event.map_or(0, |event| event.officials.len()));
    }

    /// The name of the official chosen.
    pub fn chosen<'a>(&self, event: &'a Event) -> Option<&'a str> {
        let last = event.officials.len().checked_sub(1)?;
        Some(event.officials[self.at.min(last)].name.as_str())
    }
}

impl Form {
    pub fn official() -> Form {
        let roles = Role::ALL.iter().map(|role| role.word().to_owned()).collect();
        let plays = vec!["no".to_owned(), "yes".to_owned()];
        Form::new(
            Purpose::Official,
            "An official",
            vec![
                FormField::text("Name", ""),
                FormField::choice("Role", roles, 2),
                FormField::choice("Plays as well", plays, 0),
            ],
        )
    }

    pub(super) fn take_official(&self) -> Vec<Effect> {
        let role = Role::ALL.into_iter().find(|role| role.word() == self.value("Role"));
        vec![Effect::Commit(Command::Official {
            name: self.value("Name").to_owned(),
            role: role.unwrap_or(Role::Judge),
            playing: self.value("Plays as well") == "yes",
        })]
    }
}
