use super::follow::untouched;
use super::form::{Form, FormField, Purpose, whole_number};
use crate::event::{Command, Details, Entrant, Event, Id, Who};
use crate::tui::add_line::separates;
use crate::tui::effect::Effect;

const SAME_WORD: &str =
    "Who has the same word in such a field does not meet in the first round, where possible.";

impl Form {
    pub fn edit_player(event: &Event, entrant: &Entrant) -> Form {
        let table = entrant.table.map_or(String::new(), |table| table.to_string());
        let mut fields = vec![
            FormField::text("Name", entrant.name.clone()),
            FormField::text("Partner", entrant.partner.clone().unwrap_or_default()),
            FormField::text("Club", entrant.club.clone().unwrap_or_default()),
            FormField::text("Start number", entrant.start.to_string()),
            FormField::text("Fixed table", table),
        ];
        if event.ruleset.entrants.team_size == 1 {
            fields.remove(1);
        }
        let relations = [("Family", &entrant.family), ("Travel", &entrant.travel)];
        for (label, word) in relations {
            if separates(&event.ruleset).contains(&label) {
                fields.push(FormField::text(label, word.clone().unwrap_or_default()));
            }
        }
        let title = format!("#{} {}", entrant.id, entrant.label());
        let mut form = Form::new(Purpose::EditPlayer(entrant.id), title, fields);
        if !separates(&event.ruleset).is_empty() {
            form.about = vec![SAME_WORD.to_owned()];
        }
        form
    }

    /// The command with only the values that were changed; none if nothing was.
    pub(super) fn submit_edited(&self, event: &Event, id: Id) -> Result<Vec<Effect>, String> {
        let entrant = event.entrant(id).ok_or("This player is no longer there.")?;
        let number = |label: &str| {
            whole_number::<u32>(label, self.value(label)).map(|number| number.unwrap_or(0))
        };
        let changed = |label: &str, old: &str| {
            let new = self.value(label);
            (new != old).then(|| new.to_owned())
        };
        let (start, table) = (number("Start number")?, number("Fixed table")?);
        let details = Details {
            name: changed("Name", &entrant.name),
            club: changed("Club", entrant.club.as_deref().unwrap_or("")),
            partner: changed("Partner", entrant.partner.as_deref().unwrap_or("")),
            family: changed("Family", entrant.family.as_deref().unwrap_or("")),
            travel: changed("Travel", entrant.travel.as_deref().unwrap_or("")),
            start: (start != entrant.start).then_some(start),
            table: (table != entrant.table.unwrap_or(0)).then_some(table),
        };
        let command = Command::Edit { who: Who::id(id), details };
        Ok(if command == untouched(id) { Vec::new() } else { vec![Effect::Commit(command)] })
    }
}
