//! The acts that keys stand for.

/// Everything that a key can stand for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Act {
    // Moving in lists.
    Up,
    Down,
    PageUp,
    PageDown,
    First,
    Last,
    // The list of events.
    OpenEvent,
    NewEvent,
    PickGame,
    NextShelf,
    DeleteEvent,
    ArchiveEvent,
    RestoreEvent,
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
    DraftNext,
    ShowLog,
    ShowAnnouncement,
    ShowRules,
    OtherLanguage,
    Officials,
    Help,
    ShowTrouble,
    PutBack,
    GoOnWithout,
    Find,
    GoToFound,
    Palette,
    RunVerb,
    Complete,
    /// Leaves the event or the program.
    Leave,
    /// Ends the program.
    Quit,
    CloseDialog,
    // The round.
    Digit,
    EraseDigit,
    Pair,
    AcceptRematches,
    PairManually,
    /// Saves what was announced.
    Agree,
    /// The same, if it is the pairing of a round.
    AgreeToPair,
    Cut,
    MakeCut,
    Finish,
    Clock,
    MinuteMore,
    MinuteLess,
    Extend,
    Why,
    Note,
    Setup,
    Undo,
    UndoThis,
    Redo,
    RedoThis,
    // A result.
    FirstWon,
    SecondWon,
    Drawn,
    BothLost,
    Concession,
    ConcedeMatch,
    NoShow,
    Sides,
    EraseGame,
    OtherTable,
    MarginDigit,
    LeaveMargin,
    SaveResult,
    // People.
    AddPlayer,
    AddNext,
    AddBefore,
    AddLeave,
    AddEnter,
    EditPlayer,
    Import,
    Drop,
    Rejoin,
    Disqualify,
    Decline,
    Penalty,
    AddOfficial,
    EditOfficial,
    Dismiss,
    // Forms.
    Submit,
    ChoiceBefore,
    ChoiceAfter,
}

impl Act {
    /// Whether this act leads to a saved action, directly or through a dialog.
    pub fn writes(self) -> bool {
        use Act::*;
        matches!(
            self,
            AddEnter
                | AddOfficial
                | AddPlayer
                | Clock
                | Cut
                | Decline
                | Digit
                | Dismiss
                | Disqualify
                | DraftNext
                | Drop
                | EditOfficial
                | EditPlayer
                | Extend
                | Finish
                | Import
                | MakeCut
                | MinuteLess
                | MinuteMore
                | Note
                | Pair
                | Penalty
                | Redo
                | Rejoin
                | Setup
                | Undo
                | UndoThis
        )
    }

    /// Whether this act undoes an action, which may have been previewed.
    pub fn takes_back(self) -> bool {
        matches!(self, Act::Undo | Act::UndoThis)
    }

    /// Whether a half-typed table number survives this act.
    pub fn keeps_digits(self) -> bool {
        matches!(self, Act::Digit | Act::EraseDigit | Act::Enter | Act::Back | Act::OtherTable)
    }
}
