//! The dialogs for organizer, marshal and judges.

use super::form::{Answer, Form, FormField, Purpose, YES, no_or_yes};
use crate::event::{Command, Event, LeaderLine, Official, Role};
use crate::msg;
use crate::tui::cursor_move::CursorMove;
use crate::tui::effect::Effect;
use crate::tui::keys::{Act, Context, key_for};
use crate::tui::label::Label;
use crate::words::Message;

#[derive(Debug, Default)]
pub struct Officials {
    pub at: usize,
}

impl Officials {
    pub fn step(&mut self, step: CursorMove, event: Option<&Event>) {
        self.at = step.from(self.at, event.map_or(0, |event| event.leader_lines().len()));
    }

    /// The leader that keys act on.
    pub fn chosen(&self, event: &Event) -> Option<LeaderLine> {
        let mut lines = event.leader_lines();
        let last = lines.len().checked_sub(1)?;
        Some(lines.swap_remove(self.at.min(last)))
    }

    /// Selects the official of this name.
    pub fn go_to(&mut self, event: &Event, name: &str) {
        let at = event.leader_lines().iter().position(|line| line.name == name.trim());
        self.at = at.unwrap_or(self.at);
    }
}

impl Form {
    /// A form for a new official; it suggests a role that nobody has yet.
    pub fn official(event: &Event) -> Form {
        let leaders = event.leader_lines();
        let named = |role: &Role| leaders.iter().any(|leader| leader.role == *role);
        let missing = Role::of(&event.ruleset).find(|role| !named(role));
        let mut fields = vec![FormField::text(Label::Official, "")];
        fields.extend(tasks(event, missing.unwrap_or(Role::Judge), false));
        Form::new(Purpose::Official(None), msg!("dialog.an-official"), fields)
    }

    pub fn edit_official(event: &Event, official: &Official) -> Form {
        let fields = tasks(event, official.role, event.plays(official)).into();
        let purpose = Purpose::Official(Some(official.name.clone()));
        Form::new(purpose, Message::verbatim(official.name.as_str()), fields)
    }

    pub fn dismiss(event: &Event, official: &Official) -> Form {
        let Official { name, role, .. } = official;
        let purpose = Purpose::Dismiss(name.clone());
        let mut form = Form::new(purpose, msg!("dialog.dismiss", name), Vec::new());
        let key = key_for(Context::Form, Act::Submit);
        let role = role.phrase(&event.ruleset);
        let does = msg!("officials.dismissed", name, role);
        form.about = vec![msg!("common.labelled", label = key, text = does)];
        form
    }

    pub(super) fn submit_official(&self, known: Option<&str>) -> Vec<Effect> {
        let role = Role::ALL.into_iter().find(|role| role.word() == self.value(Label::Role));
        vec![Effect::Commit(Command::Official {
            name: known.unwrap_or_else(|| self.value(Label::Official)).to_owned(),
            role: role.unwrap_or(Role::Judge),
            playing: self.value(Label::PlaysAsWell) == YES,
        })]
    }
}

fn tasks(event: &Event, role: Role, playing: bool) -> [FormField; 2] {
    let game = &event.ruleset;
    let known: Vec<Role> = Role::of(game).collect();
    let at = known.iter().position(|known| *known == role).unwrap_or(0);
    let roles = known.iter().map(|role| Answer::new(role.word(), role.phrase(game))).collect();
    [
        FormField::choice(Label::Role, roles, at),
        FormField::choice(Label::PlaysAsWell, no_or_yes(), usize::from(playing)),
    ]
}
