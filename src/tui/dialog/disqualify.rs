//! The form for a disqualification, and for a marshal's recommendation of one.

use super::form::{Answer, Form, FormField, Purpose};
use super::penalty::history;
use crate::event::{Command, Event, Id, NewRecommendation, Role, Who};
use crate::msg;
use crate::tui::effect::Effect;
use crate::tui::label::Label;
use crate::words::Message;

/// The answer by which the organizer declines what a marshal recommended.
const DECLINE: &str = "decline";
/// The answer by which the organizer disqualifies. Any other answer is a marshal's name.
const DISQUALIFY: &str = "";

impl Form {
    pub fn disqualify(event: &Event, id: Id) -> Form {
        let title = msg!("dialog.form-disqualify", name = event.label(id));
        let mut fields = vec![FormField::text(Label::Reason, "")];
        let decisions = decisions(event, id);
        // Without a marshal the organizer decides alone.
        if decisions.len() > 1 {
            fields.insert(0, FormField::choice(Label::Decision, decisions, 0));
        }
        let mut form = Form::new(Purpose::Disqualify(id), title, fields);
        let open = event.recommended.get(&id);
        let open = open.map(|open| match &open.note {
            Some(note) => {
                let item = msg!("judge.open", marshal = &open.marshal);
                msg!("judge.item-note", item, note)
            }
            None => msg!("judge.open", marshal = &open.marshal),
        });
        form.about = open.into_iter().collect();
        form.about.push(msg!("dialog.never-returns"));
        form.about.extend(history(event, id));
        form
    }

    pub(super) fn submit_disqualify(&self, id: Id) -> Result<Vec<Effect>, Message> {
        let who = Who::id(id);
        let reason = Some(self.value(Label::Reason).to_owned()).filter(|text| !text.is_empty());
        let command = match self.value(Label::Decision) {
            DISQUALIFY => {
                let reason = Some(reason.ok_or_else(|| msg!("dialog.reason-missing"))?);
                Command::Disqualify { who, reason }
            }
            DECLINE => Command::Recommend(NewRecommendation {
                who,
                by: None,
                declined: true,
                note: reason,
            }),
            marshal => Command::Recommend(NewRecommendation {
                who,
                by: Some(marshal.to_owned()),
                declined: false,
                note: reason,
            }),
        };
        Ok(vec![Effect::Commit(command)])
    }
}

/// The decisions that are possible now: by the organizer, and by each marshal.
fn decisions(event: &Event, id: Id) -> Vec<Answer> {
    let mut answers = vec![Answer::new(DISQUALIFY, msg!("judge.key-disqualify"))];
    if event.recommended.contains_key(&id) {
        answers.push(Answer::new(DECLINE, msg!("judge.decline")));
    }
    let marshals = event.officials.iter().filter(|official| official.role == Role::Marshal);
    answers.extend(marshals.map(|official| {
        let name = official.name.as_str();
        Answer::new(name, msg!("judge.recommend", marshal = name))
    }));
    answers
}
