//! The list of missions, to settle that of the round, and the numbers of a die.

use super::Dialog;
use super::follow::ClosedByOthers;
use super::form::{Form, FormField, Purpose, whole_number};
use crate::event::{Command, Event, MissionBy, MissionRequest, MissionUse, Phase, phase};
use crate::msg;
use crate::tui::cursor_move::CursorMove;
use crate::tui::effect::Effect;
use crate::tui::keys::{Act, Context, key_for};
use crate::tui::label::Label;
use crate::words::Message;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Missions {
    pub at: usize,
    /// The numbers of a die are shown instead of the list.
    pub die: bool,
    /// The mission of the coming round is settled, not that of the newest one.
    pub next: bool,
}

impl Missions {
    /// The list for the round in progress, or between rounds for the coming one.
    pub fn of(event: &Event) -> Missions {
        let next = match phase(event) {
            Phase::Registration | Phase::BetweenRounds { .. } => true,
            Phase::CutDue { .. } => true,
            Phase::Playing { .. } | Phase::Decided { .. } | Phase::Finished => {
                event.round().is_none()
            }
        };
        let mut list = Missions { at: 0, die: false, next };
        list.go_to_present(event);
        list
    }

    /// Selects the mission that the round has.
    pub fn go_to_present(&mut self, event: &Event) {
        let present = self.present(event).and_then(|number| usize::try_from(number).ok());
        self.at = present.map_or(0, |number| number.saturating_sub(1));
    }

    /// The number of the mission that the round has now.
    pub fn present(&self, event: &Event) -> Option<u32> {
        if self.next { event.next_mission } else { event.mission_now() }
    }

    pub fn uses<'a>(&self, event: &'a Event) -> Vec<MissionUse<'a>> {
        event.mission_uses(self.next).unwrap_or_default()
    }

    pub fn step(&mut self, step: CursorMove, event: Option<&Event>) {
        self.at = step.from(self.at, event.map_or(0, |event| self.uses(event).len()));
    }

    /// The number of the mission under the cursor.
    pub fn chosen(&self, event: &Event) -> Option<u32> {
        let uses = self.uses(event);
        let last = uses.len().checked_sub(1)?;
        uses.get(self.at.min(last)).map(|of| of.number)
    }

    /// The request for the mission with this number; the organizer sees whether it was used.
    pub fn by_hand(&self, event: &Event, number: u32) -> MissionRequest {
        let again = self.uses(event).iter().any(|of| of.number == number && !of.open);
        self.request(MissionBy::Hand(number.to_string()), again)
    }

    pub fn by_die(&self, roll: u32) -> MissionRequest {
        self.request(MissionBy::Die(roll), false)
    }

    fn request(&self, by: MissionBy, again: bool) -> MissionRequest {
        MissionRequest { by, again, next: self.next, reason: None }
    }

    /// Whether another mission needs a reason: results of the round are in.
    pub fn needs_reason(&self, event: &Event) -> bool {
        !self.next && event.round().is_some_and(|round| round.has_begun())
    }

    /// Shows the coming round if the round in progress was undone.
    pub(super) fn follow(mut self, event: &Event) -> Dialog {
        if event.finished.is_some() {
            let why = msg!("common.closed", undo = key_for(Context::Main, Act::Undo));
            return Dialog::Closed(ClosedByOthers { title: msg!("keys.place-name-missions"), why });
        }
        self.next |= event.round().is_none();
        Dialog::Missions(self)
    }
}

impl Form {
    /// Asks why the mission is settled in this way.
    pub fn mission(title: Message, asked: MissionRequest) -> Form {
        let fields = vec![FormField::text(Label::Reason, "")];
        let mut form = Form::new(Purpose::Mission(asked), title, fields);
        form.about = vec![msg!("aids.reason-help")];
        form
    }

    /// Asks for the number that a die shows, if it may have more than one digit.
    pub fn mission_roll(event: &Event, next: bool) -> Option<Form> {
        let die = event.mission_die(next)?;
        let fields = vec![FormField::text(Label::Roll, "")];
        let title = msg!("aids.die", sides = die.sides);
        let mut form = Form::new(Purpose::MissionRoll { next }, title, fields);
        form.about = event.die_lines(&die);
        Some(form)
    }

    pub(super) fn submit_mission(&self, asked: &MissionRequest) -> Result<Vec<Effect>, Message> {
        match self.value(Label::Reason) {
            "" => Err(msg!("dialog.reason-missing")),
            reason => {
                let reason = Some(reason.to_owned());
                Ok(vec![Effect::Commit(Command::Mission(MissionRequest {
                    reason,
                    ..asked.clone()
                }))])
            }
        }
    }

    pub(super) fn submit_roll(&self, next: bool) -> Result<Vec<Effect>, Message> {
        let roll = whole_number(Label::Roll, self.value(Label::Roll))?;
        let roll = roll.ok_or_else(|| msg!("aids.roll-missing"))?;
        let by = MissionBy::Die(roll);
        let asked = MissionRequest { by, again: false, next, reason: None };
        Ok(vec![Effect::Commit(Command::Mission(asked))])
    }
}
