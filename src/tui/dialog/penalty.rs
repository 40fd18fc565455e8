use super::form::{Answer, Form, FormField, Purpose, whole_number};
use crate::event::{Command, Event, Id, NewPenalty, Who};
use crate::msg;
use crate::ruleset::{MatchShape, Penalty, PenaltyEffect};
use crate::tui::effect::Effect;
use crate::tui::label::Label;
use crate::words::Message;

/// The fields for a number, of which a penalty has one at most.
const NUMBERS: [Label; 2] = [Label::Points, Label::Game];

impl Form {
    pub fn penalty(event: &Event, id: Id) -> Form {
        let kinds = event.ruleset.penalties.iter();
        let kinds = kinds.map(|penalty| Answer::new(penalty.id.as_str(), &penalty.name)).collect();
        let fields =
            vec![FormField::choice(Label::Penalty, kinds, 0), FormField::text(Label::Note, "")];
        let title = msg!("form.penalty-for", name = event.label(id));
        let mut form = Form::new(Purpose::Penalty(id), title, fields);
        form.follow_penalty(event);
        form
    }

    /// Explains the chosen penalty: the text of the rules, and what the program does. A field
    /// for a number is added if the penalty needs one.
    pub fn follow_penalty(&mut self, event: &Event) {
        let Some(penalty) = self.kind(event) else { return };
        let about = penalty.about.as_ref().map(|about| msg!("list.text", text = about));
        self.about = effect(penalty).into_iter().chain(about).collect();
        let several = event.stage().is_some_and(|stage| stage.shape != MatchShape::OneGame);
        let number = match penalty.effect {
            PenaltyEffect::Points => Some((Label::Points, "1")),
            PenaltyEffect::GameLoss if several => Some((Label::Game, "")),
            _ => None,
        };
        let asked = self.fields.iter().find(|field| NUMBERS.contains(&field.label));
        if asked.map(|field| field.label) != number.map(|(label, _)| label) {
            self.fields.retain(|field| !NUMBERS.contains(&field.label));
            let field = number.map(|(label, value)| FormField::suggested(label, value));
            self.fields.splice(1..1, field);
        }
    }

    fn kind<'a>(&self, event: &'a Event) -> Option<&'a Penalty> {
        let chosen = self.value(Label::Penalty);
        event.ruleset.penalties.iter().find(|penalty| penalty.id == chosen)
    }

    pub(super) fn submit_penalty(&self, event: &Event, id: Id) -> Result<Vec<Effect>, Message> {
        let kind = self.kind(event).ok_or_else(|| msg!("form.no-such-penalty"))?.id.clone();
        let note = Some(self.value(Label::Note).to_owned()).filter(|note| !note.is_empty());
        let number = |label| whole_number(label, self.value(label));
        let (points, game) = (number(Label::Points)?, number(Label::Game)?);
        let who = Who::id(id);
        let new = NewPenalty { points, game, note, ..NewPenalty::new(who, kind) };
        Ok(vec![Effect::Commit(Command::Penalty(new))])
    }
}

/// What the program does besides recording the penalty.
fn effect(penalty: &Penalty) -> Option<Message> {
    let effect = penalty.effect.phrase()?;
    Some(msg!("form.penalty-does", penalty = &penalty.name, effect = effect))
}
