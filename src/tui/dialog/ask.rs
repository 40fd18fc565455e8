//! Forms with a single question, and the effects that every form asks for.

use super::form::{Form, FormField, Purpose, whole_number};
use crate::event::action::Setup;
use crate::event::{Command, Event, Id, Who};
use crate::msg;
use crate::ruleset::Library;
use crate::store::Shelf;
use crate::store::home::Found;
use crate::tui::effect::Effect;
use crate::tui::label::Label;
use crate::words::Message;

impl Form {
    pub fn import() -> Form {
        let fields = vec![FormField::text(Label::CsvFile, "")];
        let mut form = Form::new(Purpose::Import, msg!("keys.place-name-import"), fields);
        form.about = vec![msg!("dialog.import-columns"), msg!("decklist.import-event")];
        form
    }

    /// Asks whether an event of the list should be put away, or brought back.
    pub fn shelve(found: &Found, to: Shelf) -> Form {
        let file = found.path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let name = found.seen.as_ref().map_or(file, |seen| seen.name.clone());
        let (title, folder) = match to {
            Shelf::Trash => (msg!("dialog.delete", name), Some("trash")),
            Shelf::Archive => (msg!("dialog.archive", name), Some("archive")),
            Shelf::Events => (msg!("dialog.bring-back", name), None),
        };
        let purpose = Purpose::Shelve { path: found.path.clone(), to };
        let mut form = Form::new(purpose, title, Vec::new());
        form.about = folder.map(|folder| msg!("dialog.moves-to", folder)).into_iter().collect();
        form
    }

    /// Asks whether players should check in at this event.
    pub fn check_in() -> Form {
        Form::new(Purpose::CheckIn, msg!("check-in.switch-on"), Vec::new())
    }

    pub fn extend(event: &Event, table: u32) -> Form {
        let title = msg!(
            "common.labelled",
            label = msg!("keys.extra-time").capitalised(),
            text = msg!("common.table", n = table)
        );
        let minutes = vec![FormField::text(Label::Minutes, "3")];
        let mut form = Form::new(Purpose::Extend { table }, title, minutes);
        let players = event.round().and_then(|round| round.at_table(table));
        let players = players.and_then(|pairing| Some([pairing.a, pairing.b?]));
        let named = |[a, b]: [Id; 2]| msg!("pairing.two", a = event.label(a), b = event.label(b));
        form.about = players.map(named).into_iter().collect();
        form
    }

    /// The form for another table; None if these two play at no table.
    pub fn move_table(event: &Event, pair: [Id; 2]) -> Option<Form> {
        let table = table_now(event, pair)?;
        let to = vec![FormField::text(Label::ToTable, "")];
        let title = msg!("tables.move-title", table);
        let mut form = Form::new(Purpose::MoveTable { pair }, title, to);
        let [a, b] = pair.map(|id| event.label(id));
        form.about = vec![msg!("pairing.two", a, b)];
        Some(form)
    }

    /// The effects that the filled-in form asks for.
    ///
    /// # Errors
    /// A sentence that says what still has to be filled in, or is wrong.
    pub fn submit(&self, event: Option<&Event>, library: &Library) -> Result<Vec<Effect>, Message> {
        let open = || event.ok_or_else(|| msg!("screen.command-needs-event"));
        match &self.purpose {
            Purpose::NewEvent { game, like } => {
                let game = library.get(game).ok_or_else(|| msg!("dialog.no-such-game"))?;
                self.submit_new_event(&game.ruleset, like.as_deref())
            }
            Purpose::Shelve { path, to } => {
                Ok(vec![Effect::Shelve { path: path.clone(), to: *to }])
            }
            Purpose::EditPlayer(id) => self.submit_edited(open()?, *id),
            Purpose::Official(known) => Ok(self.submit_official(known.as_deref())),
            Purpose::Dismiss(name) => {
                Ok(vec![Effect::Commit(Command::Dismiss { name: name.clone() })])
            }
            Purpose::Apart(pair) => self.submit_apart(open()?, *pair),
            Purpose::Import => match self.value(Label::CsvFile) {
                "" => Err(msg!("dialog.path-missing")),
                path => Ok(vec![Effect::Import(path.to_owned())]),
            },
            Purpose::Disqualify(id) => self.submit_disqualify(*id),
            Purpose::ListFile(id) => match self.value(Label::ListFile) {
                "" => Err(msg!("dialog.path-missing")),
                path => Ok(vec![Effect::HandIn { who: Who::id(*id), path: path.to_owned() }]),
            },
            Purpose::AcceptList(id) => match self.value(Label::Reason) {
                "" => Err(msg!("dialog.reason-missing")),
                reason => {
                    let (who, reason) = (Who::id(*id), reason.to_owned());
                    Ok(vec![Effect::AcceptList { who, reason }])
                }
            },
            Purpose::Penalty(id) => self.submit_penalty(open()?, *id),
            Purpose::Overkill { table } => self.submit_overkill(open()?, *table),
            Purpose::DrawChecks => self.submit_draw(),
            Purpose::Check { id, round } => self.submit_check(open()?, *id, *round),
            Purpose::Component(id) => self.submit_component(open()?, *id),
            Purpose::Setup(_) => self.submit_setup(open()?),
            Purpose::CheckIn => {
                let setup = Setup { checkin: Some(true), ..Setup::default() };
                Ok(vec![Effect::Commit(Command::Setup(setup.into()))])
            }
            // The dialog of the seeds takes it in.
            Purpose::Seed { .. } => Ok(Vec::new()),
            Purpose::CutByHand { seeds } => Ok(self.submit_cut(open()?, seeds)),
            Purpose::UndoThis(n) => Ok(self.submit_step(open()?, *n, Command::Undo)),
            Purpose::ExportFile { handout, replace } => {
                self.submit_export(handout, replace.as_deref())
            }
            Purpose::RedoThis(n) => Ok(self.submit_step(open()?, *n, Command::Redo)),
            Purpose::Call { table } => self.submit_call(*table),
            Purpose::Mission(asked) => self.submit_mission(asked),
            Purpose::MissionRoll { next } => self.submit_roll(*next),
            Purpose::MoveTable { pair } => {
                let from = table_now(open()?, *pair).ok_or_else(|| msg!("plain.ask-table"))?;
                let to = whole_number(Label::ToTable, self.value(Label::ToTable))?;
                let to = to.ok_or_else(|| msg!("plain.ask-table"))?;
                Ok(vec![Effect::Commit(Command::MoveTable { from, to })])
            }
            Purpose::Extend { table } => {
                let minutes = whole_number(Label::Minutes, self.value(Label::Minutes))?;
                let minutes = minutes
                    .ok_or_else(|| msg!("aids.number-missing", label = Label::Minutes.phrase()))?;
                Ok(vec![Effect::Commit(Command::Extend { table: *table, minutes })])
            }
        }
    }
}

/// The table at which these two play in the newest round.
pub(super) fn table_now(event: &Event, [a, b]: [Id; 2]) -> Option<u32> {
    event.round()?.of(a).filter(|pairing| pairing.has(b))?.table
}
