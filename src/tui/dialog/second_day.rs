//! The form that draws the line of the second day.

use super::form::{Answer, Form, FormField, Purpose, whole_number};
use crate::event::{Command, Event};
use crate::msg;
use crate::ruleset::{DayLine, LineBy};
use crate::tui::effect::Effect;
use crate::tui::label::Label;
use crate::words::Message;

impl Form {
    /// The line as it is announced, or one to fill in, with how many each would take.
    pub fn second_day(event: &Event) -> Form {
        let rule = event.ruleset.preliminary.second_day.as_ref();
        let known = rule.map_or(&[][..], |rule| &rule.by);
        let announced = event.second_day_ahead().and_then(|day| day.line);
        let answers = known.iter().map(|by| Answer::new(by.word(), by.phrase())).collect();
        let at = announced.and_then(|line| known.iter().position(|by| *by == line.by));
        let n = announced.map_or(String::new(), |line| line.n.to_string());
        let fields = vec![
            FormField::choice(Label::DayLineBy, answers, at.unwrap_or(0)),
            FormField::text(Label::DayLine, n),
        ];
        let mut form = Form::new(Purpose::SecondDay, msg!("second-day.title"), fields);
        form.follow_line(event);
        form
    }

    /// Says who goes on with the line as it is typed.
    pub fn follow_line(&mut self, event: &Event) {
        let here = event.active().count();
        self.about = match self.line() {
            Ok(Some(line)) => {
                let on = event.above(line);
                let last = on.last().map(|id| event.label(*id)).unwrap_or_default();
                let n = on.len();
                match n {
                    0 => vec![msg!("second-day.form-nobody")],
                    _ => vec![msg!("second-day.form-goes-on", n, all = here, last)],
                }
            }
            _ => vec![msg!("second-day.form-open", all = here)],
        };
    }

    fn line(&self) -> Result<Option<DayLine>, Message> {
        let word = self.value(Label::DayLineBy);
        let by = LineBy::ALL.into_iter().find(|by| by.word() == word);
        let n = whole_number(Label::DayLine, self.value(Label::DayLine))?;
        Ok(by.zip(n).map(|(by, n)| DayLine { by, n }))
    }

    pub(super) fn submit_line(&self) -> Result<Vec<Effect>, Message> {
        let line = self.line()?.ok_or_else(|| msg!("second-day.number-missing"))?;
        Ok(vec![Effect::Commit(Command::SecondDay(Some(line)))])
    }
}
