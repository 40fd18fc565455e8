//! The dialogs for organizer, marshal and judges.

use super::form::{Form, FormField, Purpose};
use crate::event::{Command, Event, Official, Role};
use crate::tui::cursor_move::CursorMove;
use crate::tui::effect::Effect;
use crate::tui::keys::{Act, Context, key_for};

#[derive(Debug, Default)]
pub struct Officials {
    pub at: usize,
}

impl Officials {
    pub fn step(&mut self, step: CursorMove, event: Option<&Event>) {
        self.at = step.from(self.at, event.map_or(0, |event| event.officials.len()));
    }

    /// The official that keys act on.
    pub fn chosen<'a>(&self, event: &'a Event) -> Option<&'a Official> {
        let last = event.officials.len().checked_sub(1)?;
        event.officials.get(self.at.min(last))
    }

    /// Selects the official of this name.
    pub fn go_to(&mut self, event: &Event, name: &str) {
        let at = event.officials.iter().position(|official| official.name == name.trim());
        self.at = at.unwrap_or(self.at);
    }
}

impl Form {
    /// A form for a new official; it suggests a role that nobody has yet.
    pub fn official(event: &Event) -> Form {
        let named = |role: &Role| event.officials.iter().any(|official| official.role == *role);
        let missing = [Role::Organizer, Role::Marshal].into_iter().find(|role| !named(role));
        let mut fields = vec![FormField::text("Name", "")];
        fields.extend(tasks(missing.unwrap_or(Role::Judge), false));
        Form::new(Purpose::Official(None), "An official", fields)
    }

    pub fn edit_official(event: &Event, official: &Official) -> Form {
        let fields = tasks(official.role, event.plays(official)).into();
        let purpose = Purpose::Official(Some(official.name.clone()));
        Form::new(purpose, official.name.clone(), fields)
    }

    pub fn dismiss(_: &Event, official: &Official) -> Form {
        let Official { name, role, .. } = official;
        let purpose = Purpose::Dismiss(name.clone());
        let mut form = Form::new(purpose, format!("Dismiss {name}?"), Vec::new());
        let key = key_for(Context::Form, Act::Submit);
        form.about = vec![format!("{key}: {name} is {} no longer.", role.word())];
        form
    }

    pub(super) fn submit_official(&self, known: Option<&str>) -> Vec<Effect> {
        let role = Role::ALL.into_iter().find(|role| role.word() == self.value("Role"));
        vec![Effect::Commit(Command::Official {
            name: known.unwrap_or_else(|| self.value("Name")).to_owned(),
            role: role.unwrap_or(Role::Judge),
            playing: self.value("Plays as well") == "yes",
        })]
    }
}

fn tasks(role: Role, playing: bool) -> [FormField; 2] {
    let roles = Role::ALL.iter().map(|role| role.word().to_owned()).collect();
    let at = Role::ALL.iter().position(|known| *known == role).unwrap_or(0);
    let plays = vec!["no".to_owned(), "yes".to_owned()];
    [
        FormField::choice("Role", roles, at),
        FormField::choice("Plays as well", plays, usize::from(playing)),
    ]
}
