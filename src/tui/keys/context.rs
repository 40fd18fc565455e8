use crate::tui::dialog::{self, Awaiting, Purpose};
use crate::tui::floor::View;
use crate::tui::model::{Model, Place};

/// The receiver of the keys; it follows from the model and is stored nowhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Context {
    /// The list of events.
    Home,
    /// The round and the standings.
    Main,
    /// The list of players.
    Players,
    /// The line in which players are typed.
    AddLine,
    /// Pods, seats, picks.
    Draft,
    Standings,
    Bracket,
    Log,
    Announcement,
    /// Every screen of an open event in which no text is typed.
    Event,
    /// Every list.
    List,
    /// Every screen in which no text is typed.
    Anywhere,
    Report,
    /// The next key names the player who conceded the game.
    Conceded,
    /// The next key names the player who conceded the match.
    MatchConceded,
    /// The next key names the player who did not appear.
    Absent,
    /// The next key names the player who plays the first side.
    Sides,
    /// The margin of victory is typed.
    Margin,
    Picker,
    Form,
    /// The form that asks for a file.
    Import,
    Seeds,
    /// Every possible round contains a rematch, and the organizer is asked.
    Rematches,
    /// The organizer is told what a command changes besides its own row.
    Confirm,
    Officials,
    Find,
    Palette,
    Help,
    /// The file no longer holds everything that was saved.
    Settle,
    Rules,
    /// Somebody else's action has closed the dialog that was open.
    Closed,
    /// Every dialog, unless a text is half typed in it.
    Dialog,
    /// Everywhere, even while text is typed.
    Always,
}

impl Context {
    pub const ALL: [Context; 33] = [
        Context::Home,
        Context::Main,
        Context::Players,
        Context::AddLine,
        Context::Draft,
        Context::Standings,
        Context::Bracket,
        Context::Log,
        Context::Announcement,
        Context::Event,
        Context::List,
        Context::Anywhere,
        Context::Report,
        Context::Conceded,
        Context::MatchConceded,
        Context::Absent,
        Context::Sides,
        Context::Margin,
        Context::Picker,
        Context::Form,
        Context::Import,
        Context::Seeds,
        Context::Rematches,
        Context::Confirm,
        Context::Officials,
        Context::Find,
        Context::Palette,
        Context::Help,
        Context::Settle,
        Context::Rules,
        Context::Closed,
        Context::Dialog,
        Context::Always,
    ];

    /// The context of the top dialog; without a dialog, that of the screen.
    pub fn of(model: &Model) -> Context {
        if let Some(dialog) = model.dialogs.last() {
            return match dialog {
                dialog::Dialog::Report(report) => match report.awaiting {
                    Some(Awaiting::WhoConceded) => Context::Conceded,
                    Some(Awaiting::WhoConcededTheMatch) => Context::MatchConceded,
                    Some(Awaiting::WhoWasAbsent) => Context::Absent,
                    Some(Awaiting::WhoPlaysFirstSide) => Context::Sides,
                    Some(Awaiting::Margin) => Context::Margin,
                    None => Context::Report,
                },
                dialog::Dialog::Picker(_) => Context::Picker,
                dialog::Dialog::Form(form) if form.purpose == Purpose::Import => Context::Import,
                dialog::Dialog::Form(_) => Context::Form,
                dialog::Dialog::Seeds(_) => Context::Seeds,
                dialog::Dialog::Rematches(_) => Context::Rematches,
                dialog::Dialog::Confirm(_) => Context::Confirm,
                dialog::Dialog::Officials(_) => Context::Officials,
                dialog::Dialog::Find(_) => Context::Find,
                dialog::Dialog::Palette(_) => Context::Palette,
                dialog::Dialog::Help(help) if help.settles => Context::Settle,
                dialog::Dialog::Help(_) => Context::Help,
                dialog::Dialog::Rules(_) => Context::Rules,
                dialog::Dialog::Closed(_) => Context::Closed,
            };
        }
        match &model.place {
            Place::Home(_) => Context::Home,
            Place::Event(floor) if floor.view == View::Players && floor.add.typing => {
                Context::AddLine
            }
            Place::Event(floor) => Context::of_screen(floor.view),
        }
    }

    /// The context of this screen of an event while no text is typed.
    pub fn of_screen(view: View) -> Context {
        match view {
            View::Main => Context::Main,
            View::Players => Context::Players,
            View::Draft => Context::Draft,
            View::Standings => Context::Standings,
            View::Bracket => Context::Bracket,
            View::Log => Context::Log,
            View::Announcement => Context::Announcement,
        }
    }

    /// The contexts whose bindings hold here, the nearest first.
    pub fn chain(self) -> &'static [Context] {
        use Context::*;
        match self {
            Home => &[Home, List, Anywhere, Always],
            Main => &[Main, Event, List, Anywhere, Always],
            Players => &[Players, Event, List, Anywhere, Always],
            Draft => &[Draft, Event, List, Anywhere, Always],
            Standings => &[Standings, Event, List, Anywhere, Always],
            Bracket => &[Bracket, Event, List, Anywhere, Always],
            Log => &[Log, Event, List, Anywhere, Always],
            Announcement => &[Announcement, Event, List, Anywhere, Always],
            AddLine => &[AddLine, Always],
            Report => &[Report, Dialog, Always],
            Conceded => &[Conceded, Dialog, Always],
            MatchConceded => &[MatchConceded, Dialog, Always],
            Absent => &[Absent, Dialog, Always],
            Sides => &[Sides, Dialog, Always],
            Margin => &[Margin, Dialog, Always],
            Picker => &[Picker, Dialog, Always],
            Form => &[Form, Dialog, Always],
            Import => &[Import, Dialog, Always],
            Seeds => &[Seeds, Dialog, Always],
            Rematches => &[Rematches, Dialog, Always],
            Confirm => &[Confirm, Dialog, Always],
            Officials => &[Officials, Dialog, Always],
            Find => &[Find, Dialog, Always],
            Palette => &[Palette, Dialog, Always],
            Help => &[Help, Always],
            Settle => &[Settle, Help, Always],
            Rules => &[Rules, Dialog, Always],
            Closed => &[Closed, Dialog, Always],
            Event => &[Event],
            List => &[List],
            Anywhere => &[Anywhere],
            Dialog => &[Dialog],
            Always => &[Always],
        }
    }

    /// The heading under which the help and the man page list its keys.
    pub fn name(self) -> &'static str {
        match self {
            Context::Home => "Events",
            Context::Main => "Round and standings",
            Context::Players => "Players",
            Context::AddLine => "Adding players",
            Context::Draft => "Draft",
            Context::Standings => "Standings",
            Context::Bracket => "Bracket",
            Context::Log => "Log",
            Context::Announcement => "Announcement",
            Context::Event => "In an event",
            Context::List => "In every list",
            Context::Anywhere => "Everywhere",
            Context::Report => "Entering a result",
            Context::Conceded => "Who conceded the game",
            Context::MatchConceded => "Who conceded the match",
            Context::Absent => "Who did not appear",
            Context::Sides => "Who plays which side",
            Context::Margin => "Margin of victory",
            Context::Picker => "Choosing a game",
            Context::Form => "In a form",
            Context::Import => "Importing a roster",
            Context::Seeds => "Before the cut",
            Context::Rematches => "Before a rematch",
            Context::Confirm => "Before something is saved",
            Context::Officials => "Officials",
            Context::Find => "Finding",
            Context::Palette => "Palette",
            Context::Help => "Help",
            Context::Settle => "Where saved actions are missing",
            Context::Rules => "Rules for the judge",
            Context::Closed => "Closed by another's action",
            Context::Dialog => "In every dialog",
            Context::Always => "Always",
        }
    }
}
