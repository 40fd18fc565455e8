use super::form::{Form, FormField, Purpose, whole_number};
use crate::event::{Command, Event, Id, Who};
use crate::ruleset::{MatchShape, Penalty, PenaltyEffect};
use crate::tui::effect::Effect;

const POINTS: &str = "Points";
const GAME: &str = "Game";

impl Form {
    pub fn penalty(event: &Event, id: Id) -> Form {
        let kinds: Vec<String> = event.ruleset.penalties.iter().map(name).collect();
        let fields = vec![FormField::choice("Penalty", kinds, 0), FormField::text("Note", "")];
        let title = format!("A penalty for {}", event.label(id));
        let mut form = Form::new(Purpose::Penalty(id), title, fields);
        form.follow_penalty(event);
        form
    }

    /// Explains the chosen penalty: the text of the rules, and what the program does. A field
    /// for a number is added if the penalty needs one.
    pub fn follow_penalty(&mut self, event: &Event) {
        let Some(penalty) = self.kind(event) else { return };
        let about = penalty.about.as_ref().map(|about| about.get("en").to_owned());
        let effect = penalty.effect.phrase();
        let effect = effect.map(|effect| format!("{}: {effect}.", penalty.name.get("en")));
        self.about = effect.into_iter().chain(about).collect();
        let several = event.stage().is_some_and(|stage| stage.shape != MatchShape::OneGame);
        let number = match penalty.effect {
            PenaltyEffect::Points => Some((POINTS, "1")),
            PenaltyEffect::GameLoss if several => Some((GAME, "")),
            _ => None,
        };
        let asked = self.fields.iter().find(|field| [POINTS, GAME].contains(&field.label));
        if asked.map(|field| field.label) != number.map(|(label, _)| label) {
            self.fields.retain(|field| ![POINTS, GAME].contains(&field.label));
            let field = number.map(|(label, value)| FormField::suggested(label, value));
            self.fields.splice(1..1, field);
        }
    }

    fn kind<'a>(&self, event: &'a Event) -> Option<&'a Penalty> {
        let chosen = self.value("Penalty");
        event.ruleset.penalties.iter().find(|penalty| name(penalty) == chosen)
    }

    pub(super) fn submit_penalty(&self, event: &Event, id: Id) -> Result<Vec<Effect>, String> {
        let kind = self.kind(event).ok_or("This penalty is no longer there.")?.id.clone();
        let note = Some(self.value("Note").to_owned()).filter(|note| !note.is_empty());
        let number = |label: &str| whole_number(label, self.value(label));
        let (points, game) = (number(POINTS)?, number(GAME)?);
        let who = Who::id(id);
        Ok(vec![Effect::Commit(Command::Penalty { who, kind, points, game, note })])
    }
}

fn name(penalty: &Penalty) -> String {
    penalty.name.get("en").to_owned()
}
