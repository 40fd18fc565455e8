//! Dialogs follow the actions of other organizers. Each dialog shows the present state and says
//! what has changed. If the subject of a dialog is gone, a [`ClosedByOthers`] dialog says so in
//! its place.

use super::ask::table_now;
use super::form::{Form, Purpose};
use super::{Confirm, Dialog, Palette, ReportDialog, Seeds};
use crate::event::action::Setup;
use crate::event::action::{NewCall, NewShares};
use crate::event::decide::stale;
use crate::event::{ApartRequest, Command, CutBy, Details, Event, Id, Moment, Trial, Who};
use crate::msg;
use crate::words::Message;

/// Replaces a dialog that another organizer's action has closed. A key pressed for the old
/// dialog then acts on nothing else.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClosedByOthers {
    /// The title of the dialog that was closed.
    pub title: Message,
    /// The reason why it was closed.
    pub why: Message,
}

impl Dialog {
    /// Updates the dialog after a change of the event. `seen` is the log position up to which
    /// the organizer has read.
    pub fn follow(self, event: &Event, seen: u64) -> Dialog {
        match self {
            Dialog::Report(report) => report.follow(event, seen),
            Dialog::Pile(pile) => pile.follow(event, seen),
            Dialog::ByHand(by_hand) => by_hand.follow(event),
            Dialog::Desk(desk) => desk.follow(event),
            Dialog::Card(card) => card.follow(event),
            Dialog::Auction(auction) => auction.follow(event),
            Dialog::Guided(guided) => guided.follow(event),
            Dialog::Time(time) => time.follow(event, seen),
            Dialog::Seeds(seeds) => seeds.follow(event, seen),
            Dialog::Confirm(confirm) => confirm.follow(event),
            Dialog::Palette(mut palette) => {
                palette.follow(event, seen);
                Dialog::Palette(palette)
            }
            Dialog::ListEditor(mut editor) => {
                let changed = stale(event, &editor.command(event), seen);
                editor.error_text = changed.map(|refusal| refusal.0).or(editor.error_text);
                Dialog::ListEditor(editor)
            }
            Dialog::Form(form) => form.follow(event, seen),
            Dialog::Missions(missions) => missions.follow(event),
            Dialog::Preflight(preflight) => preflight.follow(event, seen),
            Dialog::Inbox(inbox) => inbox.follow(event),
            Dialog::Choices(choices) => choices.follow(event),
            Dialog::Export(mut export) => {
                export.follow(event);
                Dialog::Export(export)
            }
            other => other,
        }
    }

    /// Whether the dialog itself says what others have done.
    pub fn tells(&self) -> bool {
        match self {
            Dialog::Report(report) => report.changed_by_others,
            Dialog::Pile(pile) => pile.tells(),
            Dialog::Time(time) => time.changed_by_others,
            Dialog::Seeds(seeds) => seeds.error_text.is_some(),
            Dialog::Closed(_) => true,
            _ => false,
        }
    }

    /// Shows the present state, after the dialog was refused because its content had changed.
    pub fn look_again(&mut self, event: &Event) {
        match self {
            Dialog::Report(report) => report.forget(event),
            Dialog::Pile(pile) => pile.forget(event),
            Dialog::Inbox(inbox) => inbox.look_again(event),
            Dialog::Form(form) => {
                let again = match form.purpose {
                    Purpose::EditPlayer(id) => {
                        event.entrant(id).map(|entrant| Form::edit_player(event, entrant))
                    }
                    Purpose::Setup(ref here) => Some(Form::setup(event, here)),
                    Purpose::Apart(Some([a, b])) => {
                        event.kept_apart(a, b).map(|kept| Form::change_apart(event, kept))
                    }
                    Purpose::Extend { table } => Some(Form::extend(event, table)),
                    // The number that was typed is still meant for these two.
                    Purpose::MoveTable { pair } => Form::move_table(event, pair)
                        .map(|again| Form { fields: form.fields.clone(), ..again }),
                    Purpose::Call { table } => Some(Form::call(event, table)),
                    _ => None,
                };
                if let Some(again) = again {
                    *form = again;
                }
            }
            _ => {}
        }
    }
}

impl Form {
    /// Whether the fields show the present state, and are filled in anew when it changes.
    pub fn is_refilled(&self) -> bool {
        matches!(self.purpose, Purpose::EditPlayer(_) | Purpose::Setup(_))
    }

    fn follow(mut self, event: &Event, seen: u64) -> Dialog {
        let changed = self.asks_about(event).and_then(|asked| stale(event, &asked, seen));
        let changed = changed.map(|refusal| refusal.0);
        if let Purpose::MoveTable { pair } = self.purpose {
            let Some(now) = Form::move_table(event, pair) else {
                let [a, b] = pair.map(|id| event.label(id));
                let pair = msg!("pairing.two", a, b);
                let why = changed.unwrap_or_else(|| msg!("settings.play-nowhere", pair));
                return Dialog::Closed(ClosedByOthers { title: self.title, why });
            };
            self.title = now.title;
        }
        self.error_text = changed.or(self.error_text);
        Dialog::Form(self)
    }

    /// A command whose conflict check shows whether the content of the form still holds.
    fn asks_about(&self, event: &Event) -> Option<Command> {
        Some(match &self.purpose {
            Purpose::EditPlayer(id) => untouched(*id),
            Purpose::Setup(_) => Command::Setup(Setup::default().into()),
            Purpose::Extend { table } => Command::Extend { table: *table, minutes: 1 },
            Purpose::MoveTable { pair } => {
                let table = table_now(event, *pair)?;
                Command::MoveTable { from: table, to: table }
            }
            Purpose::Call { table } => {
                Command::Call(NewCall { table: *table, ..NewCall::default() })
            }
            Purpose::Mission(asked) => Command::Mission(asked.clone()),
            Purpose::ListFile(id) | Purpose::AcceptList(id) => Command::List {
                who: Who::id(*id),
                lines: Vec::new(),
                faults: Vec::new(),
                doubts: Vec::new(),
            },
            Purpose::Apart(Some(pair)) => {
                let [a, b] = pair.map(Who::id);
                Command::Apart(ApartRequest { a, b, wish: None, reason: None })
            }
            Purpose::Overkill { table } => Command::Overkill(NewShares {
                table: *table,
                hits: 0,
                health: 1,
                counters: 0,
                defender: None,
                others: Vec::new(),
                split: Vec::new(),
            }),
            _ => return None,
        })
    }
}

/// A command that edits a player and changes nothing.
pub(super) fn untouched(id: Id) -> Command {
    Command::Edit { who: Who::id(id), details: Details::default(), reason: None }
}

impl Seeds {
    /// Shows the cut as it would be made now.
    fn follow(self, event: &Event, seen: u64) -> Dialog {
        let changed = stale(event, &Command::Cut(CutBy::Announced), seen);
        let changed = changed.map(|refusal| refusal.0);
        match Seeds::of(event, Moment::new(0, 0)) {
            Ok(now) => {
                let (by_hand, seeds) = (self.is_by_hand(), self.seeds);
                let now = Seeds { at: self.at, error_text: changed, ..now };
                // The organizer's own choice stays; the standings beside it are the new ones.
                Dialog::Seeds(if by_hand { now.with_seeds(event, seeds) } else { now })
            }
            Err(why) => {
                let title = msg!("dialog.the-cut");
                Dialog::Closed(ClosedByOthers { title, why: changed.unwrap_or(why) })
            }
        }
    }
}

impl ReportDialog {
    pub(super) fn follow(mut self, event: &Event, seen: u64) -> Dialog {
        let seats = self.seats_changed(event, seen);
        if self.pairing(event).is_none() {
            let title = msg!("common.table", n = self.table).capitalised();
            let why = seats.unwrap_or_else(|| msg!("dialog.table-is-gone", table = self.table));
            return Dialog::Closed(ClosedByOthers { title, why });
        }
        if seats.is_some() {
            self.forget(event);
        }
        let changed = seats.or_else(|| self.result_changed(event, seen));
        if changed.is_some() || self.changed_by_others {
            (self.pending, self.awaits_confirmation, self.changed_by_others) =
                (None, false, changed.is_some());
            self.error_text = changed;
        } else if let Some(pending) = &self.pending
            && let Some(refusal) = stale(event, &pending.0, seen)
        {
            // A second key press would agree to what was shown before, so it no longer counts.
            (self.pending, self.awaits_confirmation) = (None, false);
            (self.changed_by_others, self.error_text) = (true, Some(refusal.0));
        }
        Dialog::Report(self)
    }
}

impl Confirm {
    /// Asks the question for the event as it is now, or closes if the command is now refused.
    fn follow(self, event: &Event) -> Dialog {
        match Trial::asking(event, &self.command, Moment::new(0, 0)) {
            Err(refusal) => {
                Dialog::Closed(ClosedByOthers { title: self.command.title(), why: refusal.0 })
            }
            Ok(trial) => {
                let follows = trial.beyond_the_question();
                let question = trial.decision.question.map_or(self.question, Message::from);
                Dialog::Confirm(Confirm { question, follows, ..self })
            }
        }
    }
}

impl Palette {
    fn follow(&mut self, event: &Event, seen: u64) {
        if let Some(command) = &self.pending
            && let Some(refusal) = stale(event, command, seen)
        {
            (self.pending, self.error_text) = (None, Some(refusal.0));
        }
    }
}
