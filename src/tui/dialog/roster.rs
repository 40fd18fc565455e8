//! Shows how a file of players was read, before anybody is registered.

use super::help_line::HelpLine;
use crate::event::{Command, Roster};
use crate::msg;
use crate::tui::keys::{Act, Context, key_for};
use crate::tui::scroll::Scroll;
use crate::words::Message;

#[derive(Debug)]
pub struct RosterPreview {
    roster: Roster,
    /// The lines of those of whom the roster does not say whether they are in the event.
    pub unsure: Vec<u64>,
    pub lines: Vec<HelpLine>,
    pub scroll: Scroll,
    /// Whether the dialog below asked for the file; that dialog then closes with this one.
    pub closes_dialog_below: bool,
}

impl RosterPreview {
    /// The preview of this roster. The warnings are those of its registration.
    pub fn new(roster: Roster, warnings: Vec<Message>, closes_dialog_below: bool) -> RosterPreview {
        let mut lines = vec![HelpLine::Text(roster.summary()), HelpLine::Empty];
        let unsure = roster.unsure();
        if !unsure.is_empty() {
            let [with, without] =
                [Act::RegisterRoster, Act::RegisterSure].map(|act| key_for(Context::Roster, act));
            lines.push(HelpLine::Heading(msg!("roster.to-decide")));
            lines.extend(roster.questions.iter().map(|it| HelpLine::Text(it.says.clone())));
            lines.push(HelpLine::Text(msg!("roster.decide", with, without)));
            lines.push(HelpLine::Empty);
        }
        let to_look_at: Vec<Message> = roster.to_look_at().into_iter().chain(warnings).collect();
        if !to_look_at.is_empty() {
            lines.push(HelpLine::Heading(msg!("roster.look-at")));
            lines.extend(to_look_at.into_iter().map(HelpLine::Text));
            lines.push(HelpLine::Empty);
        }
        lines.push(HelpLine::Heading(msg!("roster.columns")));
        let taken = roster.taken().into_iter();
        lines.extend(
            taken.map(|(heading, gives)| {
                HelpLine::entry(msg!("common.text", text = heading), gives)
            }),
        );
        lines.extend(roster.columns_left_out().map(HelpLine::Text));
        lines.extend([HelpLine::Empty, HelpLine::Text(roster.first_players())]);
        let scroll = Scroll::default();
        RosterPreview { roster, unsure, lines, scroll, closes_dialog_below }
    }

    pub fn title() -> Message {
        msg!("roster.title")
    }

    /// Registers all players, or only those who are certainly in the event.
    pub fn into_command(mut self, all: bool) -> Command {
        if !all {
            self.roster.leave_out(&self.unsure);
        }
        Command::Import(self.roster.players)
    }
}
