//! Forms with a single question, and the effects that every form asks for.

use super::form::{Form, FormField, Purpose};
use crate::event::{Command, Event, Id, Who};
use crate::ruleset::Library;
use crate::store::Shelf;
use crate::store::home::Found;
use crate::tui::effect::Effect;

impl Form {
    pub fn import() -> Form {
        let mut form =
            Form::new(Purpose::Import, "Import a roster", vec![FormField::text("CSV file", "")]);
        form.about = vec![
            "The first line names the columns: name, and any of club, start, partner, table."
                .to_owned(),
        ];
        form
    }

    /// Asks whether an event of the list should be put away, or brought back.
    pub fn shelve(found: &Found, to: Shelf) -> Form {
        let file = found.path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let name = found.seen.as_ref().map_or(file, |seen| seen.name.clone());
        let (title, about) = match to {
            Shelf::Trash => (
                format!("Delete {name}?"),
                "It has no results. Its file goes into the folder trash, beside the events.",
            ),
            Shelf::Archive => (
                format!("Archive {name}?"),
                "Its file goes into the folder archive, beside the events.",
            ),
            Shelf::Events => {
                (format!("Bring {name} back?"), "It is listed among the events again.")
            }
        };
        let purpose = Purpose::Shelve { path: found.path.clone(), to };
        let mut form = Form::new(purpose, title, Vec::new());
        form.about = vec![about.to_owned()];
        form
    }

    pub fn disqualify(event: &Event, id: Id) -> Form {
        let mut form = Form::new(
            Purpose::Disqualify(id),
            format!("Disqualify {}", event.label(id)),
            vec![FormField::text("Reason", "")],
        );
        form.about = vec!["The player can never return to this event.".to_owned()];
        form
    }

    pub fn extend(event: &Event, table: u32) -> Form {
        let title = format!("Extra time for table {table}");
        let minutes = vec![FormField::suggested("Minutes", "3")];
        let mut form = Form::new(Purpose::Extend { table }, title, minutes);
        let players = event.round().and_then(|round| round.at_table(table));
        let players = players.and_then(|pairing| Some([pairing.a, pairing.b?]));
        let named = |[a, b]: [Id; 2]| format!("{} – {}", event.label(a), event.label(b));
        form.about = players.map(named).into_iter().collect();
        form
    }

    /// The effects that the filled-in form asks for.
    ///
    /// # Errors
    /// A sentence that says what still has to be filled in, or is wrong.
    pub fn submit(&self, event: Option<&Event>, library: &Library) -> Result<Vec<Effect>, String> {
        match &self.purpose {
            Purpose::NewEvent { game } => {
                let game = library.get(game).ok_or("This game is no longer there.")?;
                self.submit_new_event(&game.ruleset)
            }
            Purpose::Shelve { path, to } => {
                Ok(vec![Effect::Shelve { path: path.clone(), to: *to }])
            }
            Purpose::EditPlayer(id) => self.submit_edited(event.ok_or("No event is open.")?, *id),
            Purpose::Official(known) => Ok(self.submit_official(known.as_deref())),
            Purpose::Dismiss(name) => {
                Ok(vec![Effect::Commit(Command::Dismiss { name: name.clone() })])
            }
            Purpose::Import => match self.value("CSV file") {
                "" => Err("Write the path of the file.".to_owned()),
                path => Ok(vec![Effect::Import(path.to_owned())]),
            },
            Purpose::Disqualify(id) => {
                let reason = Some(self.value("Reason").to_owned()).filter(|r| !r.is_empty());
                let reason = Some(reason.ok_or("Write the reason: it stands in the log.")?);
                Ok(vec![Effect::Commit(Command::Disqualify { who: Who::id(*id), reason })])
            }
            Purpose::Penalty(id) => self.submit_penalty(event.ok_or("No event is open.")?, *id),
            Purpose::Setup => self.submit_setup(event.ok_or("No event is open.")?),
            Purpose::UndoThis(n) => Ok(self.submit_step(*n, Command::Undo)),
            Purpose::RedoThis(n) => Ok(self.submit_step(*n, Command::Redo)),
            Purpose::Extend { table } => {
                let text = self.value("Minutes");
                let minutes =
                    text.parse().map_err(|_| format!("Minutes: \"{text}\" is no whole number."))?;
                Ok(vec![Effect::Commit(Command::Extend { table: *table, minutes })])
            }
        }
    }
}
