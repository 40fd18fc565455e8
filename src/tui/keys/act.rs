//! The acts that keys stand for.

use super::{Key, own};
use crate::event::Moment;
use crate::tui::model::Model;
use crate::tui::msg::Effect;
use crate::words::Message;
use std::fmt;
use std::hash::{Hash, Hasher};

/// Everything that a key can stand for: what several screens and dialogs share, and what one of
/// them has for itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Act {
    // Moving in lists.
    Up,
    Down,
    PageUp,
    PageDown,
    First,
    Last,
    // Moving from screen to screen.
    Enter,
    Back,
    NextPane,
    RoundBefore,
    RoundAfter,
    ShowStandings,
    ShowPlayers,
    ShowBracket,
    ShowDraft,
    ShowLog,
    ShowAnnouncement,
    /// The clock of the round, as large as the screen.
    ShowHallClock,
    /// Shows the odds, then those by record, then none.
    ShowOdds,
    ShowRules,
    /// The screen speaks the next language.
    NextLanguage,
    Officials,
    /// The results of players that wait.
    Inbox,
    Help,
    ShowTrouble,
    /// Narrows the lines of the help or of a sheet by a text.
    Narrow,
    Find,
    Palette,
    Complete,
    /// Leaves the event or the program.
    Leave,
    /// Ends the program.
    Quit,
    CloseDialog,
    // The round.
    Digit,
    EraseDigit,
    /// A digit of the number of another table than the one whose result is open.
    OtherTable,
    Pair,
    Cut,
    Finish,
    Clock,
    MinuteMore,
    MinuteLess,
    /// Opens the judge's desk of the table.
    Desk,
    /// Opens the menu of the round.
    RoundMenu,
    Why,
    Setup,
    Undo,
    UndoThis,
    Redo,
    Missions,
    ShowCard,
    /// Opens the dialog for one result after another.
    Pile,
    /// Opens the form of a table, or of all tables whose time is up.
    CallTime,
    // People.
    AddEnter,
    /// Takes back the newest registration.
    UndoAdded,
    EditPlayer,
    Drop,
    Disqualify,
    Penalty,
    /// The judge's sheet of penalties, deck checks and components.
    ShowSheet,
    /// The sheet of the prizes.
    ShowPrizes,
    DeckCheck,
    Component,
    /// Opens the choices for the chosen player or table.
    SeatPlayer,
    KeepApart,
    ShowList,
    Guided,
    /// Opens the menu of the sheets.
    Export,
    // Forms.
    Submit,
    ChoiceBefore,
    ChoiceAfter,
    /// An act of one screen or dialog. Its file says beside its keys what it does.
    Own(OwnAct),
}

/// What a key of one screen or dialog does, and why it does nothing.
#[derive(Clone, Copy)]
pub struct OwnAct {
    /// As its constant is called; no other act has it.
    name: &'static str,
    does: Does,
    pub(in crate::tui) why_not: fn(&Model) -> Option<Message>,
    /// What its hint says now, if that is not what the binding says.
    pub(in crate::tui) hint: fn(&Model) -> Option<Message>,
    writes: bool,
}

#[derive(Clone, Copy)]
enum Does {
    Changes(fn(&mut Model, Press)),
    Causes(fn(&mut Model, Press) -> Vec<Effect>),
}

/// The key that was pressed, and when.
#[derive(Clone, Copy)]
pub struct Press {
    pub key: Key,
    pub now: Moment,
}

/// The acts of one screen or dialog, a constant for each. The user's file of keys has its name in
/// lower case with hyphens.
macro_rules! acts {
    ($($vis:vis $name:ident = $kind:ident($does:expr) $(.$more:ident($($of:expr)?))*;)*) => { $(
        $vis const $name: $crate::tui::keys::Act =
            $crate::tui::keys::Act::$kind(stringify!($name), $does)$(.$more($($of)?))*;
    )* };
}

pub(in crate::tui) use acts;

impl OwnAct {
    pub(in crate::tui) fn carry_out(self, model: &mut Model, press: Press) -> Vec<Effect> {
        match self.does {
            Does::Causes(does) => return does(model, press),
            Does::Changes(does) => does(model, press),
        }
        Vec::new()
    }
}

impl PartialEq for OwnAct {
    fn eq(&self, other: &OwnAct) -> bool {
        self.name == other.name
    }
}

impl Eq for OwnAct {}

impl Hash for OwnAct {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.name.hash(state);
    }
}

impl fmt::Debug for OwnAct {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

impl Act {
    /// An act that changes the model, and needs nothing else of the program.
    pub const fn changes(name: &'static str, does: fn(&mut Model, Press)) -> Act {
        Act::own(name, Does::Changes(does))
    }

    /// An act with effects that the program carries out.
    pub const fn causes(name: &'static str, does: fn(&mut Model, Press) -> Vec<Effect>) -> Act {
        Act::own(name, Does::Causes(does))
    }

    const fn own(name: &'static str, does: Does) -> Act {
        Act::Own(OwnAct { name, does, why_not: |_| None, hint: |_| None, writes: false })
    }

    /// The same act; it does nothing if there is a reason why not.
    pub const fn unless(self, why_not: fn(&Model) -> Option<Message>) -> Act {
        match self {
            Act::Own(own) => Act::Own(OwnAct { why_not, ..own }),
            shared => shared,
        }
    }

    /// The same act, whose hint depends on what is on the screen.
    pub const fn hinted(self, hint: fn(&Model) -> Option<Message>) -> Act {
        match self {
            Act::Own(own) => Act::Own(OwnAct { hint, ..own }),
            shared => shared,
        }
    }

    /// The same act, which leads to a saved action, directly or through a dialog.
    pub const fn saves(self) -> Act {
        match self {
            Act::Own(own) => Act::Own(OwnAct { writes: true, ..own }),
            shared => shared,
        }
    }

    /// The name in the user's file of keys: `PageUp` is `page-up`.
    pub fn name(self) -> String {
        match self {
            Act::Own(own) => own.name.to_lowercase().replace('_', "-"),
            shared => own::name_of(shared),
        }
    }

    /// Whether this act leads to a saved action, directly or through a dialog.
    pub fn writes(self) -> bool {
        use Act::*;
        matches!(
            self,
            Own(OwnAct { writes: true, .. })
                | AddEnter
                | CallTime
                | Clock
                | Cut
                | Digit
                | Disqualify
                | Drop
                | EditPlayer
                | Finish
                | KeepApart
                | MinuteLess
                | MinuteMore
                | Pair
                | Penalty
                | Pile
                | DeckCheck
                | Component
                | Redo
                | SeatPlayer
                | Setup
                | Undo
                | UndoAdded
                | UndoThis
        )
    }

    /// Whether this act undoes an action, which may have been previewed.
    pub fn takes_back(self) -> bool {
        matches!(self, Act::Undo | Act::UndoAdded | Act::UndoThis)
    }

    /// Whether a half-typed table number survives this act.
    pub fn keeps_digits(self) -> bool {
        matches!(
            self,
            Act::Digit
                | Act::EraseDigit
                | Act::Enter
                | Act::Desk
                | Act::CallTime
                | Act::Back
                | Act::OtherTable
        )
    }
}
