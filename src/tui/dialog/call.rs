//! The form for a call at a table: who came, what it was about, and extra minutes.

use super::form::{Answer, Form, FormField, Purpose, whole_number};
use crate::event::action::NewCall;
use crate::event::{Command, Event, LeaderLine, Ruler};
use crate::msg;
use crate::tui::effect::Effect;
use crate::tui::label::Label;
use crate::words::Message;

impl Form {
    /// The form suggests the one who rules at the table, if a leader plays there.
    pub fn call(event: &Event, table: u32) -> Form {
        let ruled = event.ruled_table_at(table);
        let ruler = match ruled.as_ref().map(|ruled| &ruled.ruler) {
            Some(Ruler::Leader { name, .. }) => Some(name.as_str()),
            _ => None,
        };
        let here = event.leader_lines().into_iter().filter(|line| line.here);
        let name = |LeaderLine { name, .. }| Answer::plain(name);
        let nobody = Answer::new("", msg!("handbook.nobody"));
        let answers: Vec<Answer> = std::iter::once(nobody).chain(here.map(name)).collect();
        let at = answers.iter().position(|answer| Some(answer.value.as_str()) == ruler);
        let fields = vec![
            FormField::text(Label::ExtraMinutes, ""),
            FormField::choice(Label::WhoCame, answers, at.unwrap_or(0)),
            FormField::text(Label::CallAbout, ""),
        ];
        let title = msg!("judge.form-title", table);
        let mut form = Form::new(Purpose::Call { table }, title, fields);
        let pairing = event.round().and_then(|round| round.at_table(table));
        let players = pairing.and_then(|pairing| Some([pairing.a, pairing.b?]));
        let players = players.map(|of| of.map(|id| event.label(id)));
        let players = players.map(|[a, b]| msg!("pairing.two", a, b));
        let rules = ruled.as_ref().map(|ruled| ruled.sentence(&event.ruleset));
        form.about = players.into_iter().chain(rules).collect();
        form
    }

    pub(super) fn submit_call(&self, table: u32) -> Result<Vec<Effect>, Message> {
        let extra = whole_number(Label::ExtraMinutes, self.value(Label::ExtraMinutes))?;
        let given = |label| Some(self.value(label).to_owned()).filter(|text| !text.is_empty());
        let (by, what) = (given(Label::WhoCame), given(Label::CallAbout));
        Ok(vec![Effect::Commit(Command::Call(NewCall { table, extra, by, what }))])
    }
}
