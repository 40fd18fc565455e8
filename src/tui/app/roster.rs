//! Registers the people of a file.

use super::App;
use crate::event::{Command, Moment, Roster};
use crate::store::{Request, older_event};
use crate::tui::dialog::{Dialog, RosterPreview};
use crate::tui::files::{self, People};

impl App {
    /// Shows how the file was read, or registers the people of an older event.
    pub(super) fn import(&mut self, path: &str, now: Moment) {
        let Some(open) = self.model.open_event() else { return };
        let path = match files::exists(path) {
            true => Ok(None),
            false => older_event(&self.folder, files::unquoted(path), open.session.path()),
        }
        .map(|found| found.map_or(path.to_owned(), |found| found.to_string_lossy().into()));
        match path.and_then(|path| files::people_in(open.event(), &path)) {
            Ok(People::Event(people)) => self.save(&Command::Import(people), now),
            Ok(People::Roster(roster)) => self.preview(*roster, now),
            Err(why) => self.model.refuse(why),
        }
    }

    /// Opens the preview. A roster that cannot be registered is refused at once. Somebody who is on
    /// an earlier line is left out, and the preview says so.
    fn preview(&mut self, mut roster: Roster, now: Moment) {
        roster.leave_out_again();
        let (by, on_conflict) = (self.model.by.clone(), self.on_conflict());
        let Some(open) = self.model.open_event() else { return };
        let command = Command::Import(roster.players.clone());
        let request = Request { on_conflict, ..Request::new(&command, &by, now) };
        match open.session.preview(request) {
            Ok(trial) => {
                let warnings = trial.decision.sentences().cloned().collect();
                let held = self.model.held.take();
                let preview = RosterPreview::new(roster, warnings, held.is_some());
                self.model.dialogs.extend(held);
                self.model.ask(Dialog::Roster(Box::new(preview)));
            }
            Err(refusal) => self.model.refuse(files::not_registered(refusal, &roster.players)),
        }
    }
}
