//! Shows how a file of players was read, before anybody is registered.

use super::help_line::HelpLine;
use crate::event::{Command, NewEntrant, Roster};
use crate::msg;
use crate::tui::scroll::Scroll;
use crate::words::Message;

#[derive(Debug)]
pub struct RosterPreview {
    players: Vec<NewEntrant>,
    pub lines: Vec<HelpLine>,
    pub scroll: Scroll,
    /// Whether the dialog below asked for the file; that dialog then closes with this one.
    pub closes_dialog_below: bool,
}

impl RosterPreview {
    /// The preview of this roster. The warnings are those of its registration.
    pub fn new(roster: Roster, warnings: Vec<Message>, closes_dialog_below: bool) -> RosterPreview {
        let mut lines = vec![HelpLine::Text(roster.summary()), HelpLine::Empty];
        let to_look_at: Vec<Message> = roster.to_look_at().into_iter().chain(warnings).collect();
        if !to_look_at.is_empty() {
            lines.push(HelpLine::Heading(msg!("rosters.look-at")));
            lines.extend(to_look_at.into_iter().map(HelpLine::Text));
            lines.push(HelpLine::Empty);
        }
        lines.push(HelpLine::Heading(msg!("rosters.columns")));
        let taken = roster.taken().into_iter();
        lines.extend(
            taken.map(|(heading, gives)| HelpLine::entry(msg!("list.text", text = heading), gives)),
        );
        lines.extend(roster.columns_left_out().map(HelpLine::Text));
        lines.extend([HelpLine::Empty, HelpLine::Text(roster.first_players())]);
        let (players, scroll) = (roster.players, Scroll::default());
        RosterPreview { players, lines, scroll, closes_dialog_below }
    }

    pub fn title() -> Message {
        msg!("rosters.title")
    }

    pub fn into_command(self) -> Command {
        Command::Import(self.players)
    }
}
