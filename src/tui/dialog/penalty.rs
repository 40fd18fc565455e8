use super::form::{Form, FormField, Purpose};
use crate::event::{Command, Event, Id, Who};
use crate::ruleset::Penalty;
use crate::tui::effect::Effect;

impl Form {
    pub fn penalty(event: &Event, id: Id) -> Form {
        let kinds: Vec<String> = event.ruleset.penalties.iter().map(name).collect();
        let fields = vec![FormField::choice("Penalty", kinds, 0), FormField::text("Note", "")];
        let title = format!("A penalty for {}", event.label(id));
        let mut form = Form::new(Purpose::Penalty(id), title, fields);
        form.follow_penalty(event);
        form
    }

    /// What the rules say of the penalty chosen; what else is to be done.
    pub fn follow_penalty(&mut self, event: &Event) {
        let Some(penalty) = self.kind(event) else { return };
        let about = penalty.about.as_ref().map(|about| about.get("en").to_owned());
        let loss =
            costs_a_result(penalty).then(|| "Enter the loss at the table as well.".to_owned());
        self.about = loss.into_iter().chain(about).collect();
    }

    fn kind<'a>(&self, event: &'a Event) -> Option<&'a Penalty> {
        let chosen = self.value("Penalty");
        event.ruleset.penalties.iter().find(|penalty| name(penalty) == chosen)
    }

    pub(super) fn take_penalty(&self, event: &Event, id: Id) -> Result<Vec<Effect>, String> {
        let kind = self.kind(event).ok_or("This penalty is no longer there.")?.id.clone();
        let note = Some(self.value("Note").to_owned()).filter(|note| !note.is_empty());
        Ok(vec![Effect::Commit(Command::Penalty {
            who: Who::id(id),
            kind,
            points: None,
            game: None,
            note,
        })])
    }
}

fn name(penalty: &Penalty) -> String {
    penalty.name.get("en").to_owned()
}

/// Whether it is a loss of a game or of the match.
fn costs_a_result(penalty: &Penalty) -> bool {
    let words = penalty.name.get("en").to_lowercase();
    words.contains("loss") && (words.contains("game") || words.contains("match"))
}
