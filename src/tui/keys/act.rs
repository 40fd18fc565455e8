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
    DuplicateEvent,
    DeleteEvent,
    ArchiveEvent,
    RestoreEvent,
    // Moving from screen to screen.
    Enter,
    Back,
    NextPane,
    RoundBefore,
    RoundAfter,
    /// Leaves out the tables with a result, or shows all again.
    OpenTables,
    ShowStandings,
    ShowPlayers,
    ShowBracket,
    ShowDraft,
    DraftNext,
    ShowLog,
    ShowAnnouncement,
    /// The clock of the round, as large as the screen.
    ShowHallClock,
    /// The field by points, as bars.
    ShowBars,
    /// Shows the odds, then those by record, then none.
    ShowOdds,
    ShowRules,
    OtherLanguage,
    /// The screen speaks the next language.
    NextLanguage,
    Officials,
    /// The results of players that wait.
    Inbox,
    Help,
    ShowTrouble,
    PutBack,
    GoOnWithout,
    /// Narrows the lines of the help or of a sheet by a text.
    Narrow,
    /// Ends the typing of that text.
    KeepNarrow,
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
    PairManually,
    /// Settles the item of the preflight that has this number.
    PreflightDigit,
    PreflightEnter,
    /// Those who have not come leave, are paired all the same, or sit the round out.
    PreflightRemove,
    PreflightKeep,
    PreflightOut,
    /// Saves what was announced.
    Agree,
    /// Registers the players of the roster that is shown.
    RegisterRoster,
    /// The same without those of whom the roster does not say whether they are in the event.
    RegisterSure,
    /// Pairs the round that the preflight is before.
    AgreeToPair,
    Cut,
    MakeCut,
    /// The chosen player gets an earlier seed.
    SeedUp,
    SeedDown,
    ReplaceSeed,
    AddSeed,
    RemoveSeed,
    /// The seeds by the standings again.
    SeedsAgain,
    Finish,
    Clock,
    MinuteMore,
    MinuteLess,
    Extend,
    /// Asks for another table for the chosen pairing.
    MoveTable,
    /// Shows a held round to the room.
    Post,
    /// Opens the judge's desk of the table.
    Desk,
    /// Opens the menu of the round.
    RoundMenu,
    /// Opens the round to change it by hand.
    ByHand,
    /// Marks a place of the round, or exchanges it with the marked one.
    TakePlace,
    PlaceBefore,
    PlaceAfter,
    /// Takes the pairing of the round back.
    Unpair,
    Redraw,
    Why,
    Note,
    Setup,
    Undo,
    UndoThis,
    Redo,
    RedoThis,
    // The judge's desk.
    FirstPlayer,
    SecondPlayer,
    /// Notes a call for an official.
    Call,
    // The mission of the round.
    Missions,
    /// A digit: the number of a mission, or what the die shows.
    MissionDigit,
    TakeMission,
    RedrawMission,
    MissionDie,
    OtherRound,
    // The inbox.
    AcceptClaim,
    DismissClaim,
    // The card of a player.
    ShowCard,
    CardBefore,
    CardAfter,
    CardOpponent,
    // A result.
    FirstWon,
    SecondWon,
    Drawn,
    /// Asks what else has come of the match.
    Outcome,
    BothLost,
    Concession,
    ConcedeMatch,
    NoShow,
    Sides,
    /// The first player leaves after the match, or stays.
    FirstLeaves,
    SecondLeaves,
    EraseGame,
    OtherTable,
    MarginDigit,
    /// The win is one on time, or again a whole one.
    TimedWin,
    /// A digit of one of both scores.
    ScoreDigit,
    /// Goes on from the first score to the second.
    ScoreBetween,
    LeaveQuestion,
    TellGamesWon,
    GamesWonDigit,
    SaveResult,
    // A pile of slips.
    /// Opens the dialog for one result after another.
    Pile,
    NextSlip,
    SlipBefore,
    /// Takes back the last game, or the last result that was saved from the pile.
    TakeSlipBack,
    /// A digit of another table's number.
    TableDigit,
    EraseTableDigit,
    LeaveTableNumber,
    GoToTable,
    /// Opens the result of the table at which the pile has stopped.
    ShowSlip,
    /// Goes on from the table at which the pile has stopped.
    GoOnWithSlips,
    // Time called at a table.
    /// Opens the form of a table, or of all tables whose time is up.
    CallTime,
    TimeEnter,
    TimeDigit,
    TimeErase,
    TimeNext,
    TimeBefore,
    TimeRowNext,
    TimeRowBefore,
    TimeRoll,
    TimeSituation,
    TimeSkip,
    // People.
    AddPlayer,
    AddNext,
    AddBefore,
    AddLeave,
    AddEnter,
    /// Whether the typed player is a house player.
    AddHouse,
    /// Chooses the next of the known people that are offered, or leaves the line.
    KnownNext,
    KnownBefore,
    /// Takes a known person into the fields.
    TakeKnown,
    /// Takes back the newest registration.
    UndoAdded,
    EditPlayer,
    /// Makes the chosen player a house player, or a player again.
    HousePlayer,
    Import,
    Drop,
    Rejoin,
    Disqualify,
    Decline,
    Penalty,
    /// The judge's sheet of penalties, deck checks and components.
    ShowSheet,
    /// The sheet of the prizes.
    ShowPrizes,
    DrawChecks,
    DeckCheck,
    Component,
    AddOfficial,
    EditOfficial,
    HereOrAway,
    Dismiss,
    // Late players, missing opponents, the repair of a round.
    /// Opens the choices for the chosen player or table.
    SeatPlayer,
    /// Opens the choices for a round that would be drawn otherwise now.
    RepairRound,
    /// Marks the chosen table as begun, or takes the mark back.
    MarkBegun,
    TakeChoice,
    ChoiceNumber,
    /// The other player of the table is the missing one.
    OtherMissing,
    // The check-in.
    ShowCheckIn,
    MarkHere,
    MarkAway,
    MarkPaid,
    RemoveRegistered,
    // Players who are kept apart.
    KeepApart,
    ShowApart,
    ChangeApart,
    LiftApart,
    // Lists that players hand in.
    ShowList,
    EditList,
    ListFromFile,
    AcceptList,
    CompareList,
    OfferSection,
    SaveList,
    // A bidding, shared hits and guided rulings.
    Auction,
    StartBidding,
    OtherPlayer,
    Bid,
    Pass,
    UnitsAgain,
    TypeDigit,
    EraseTyped,
    Overkill,
    Guided,
    ChooseTopic,
    AnswerYes,
    AnswerNo,
    AnswerNumber,
    RecordVerdict,
    // A sheet that leaves the program.
    /// Opens the menu of the sheets.
    Export,
    /// Takes the chosen sheet the way that was taken last.
    ExportAgain,
    ExportPrint,
    ExportFile,
    ExportCopy,
    ExportRead,
    /// Whether a held round is on the sheet.
    ExportHeld,
    /// Opens the menu of the server for phones.
    Serve,
    ServeHere,
    ServeNetwork,
    StopServing,
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
            AcceptClaim
                | AcceptList
                | ServeHere
                | ServeNetwork
                | MarkAway
                | MarkHere
                | MarkPaid
                | RemoveRegistered
                | ShowCheckIn
                | AddEnter
                | AddHouse
                | AddOfficial
                | AddPlayer
                | Call
                | CallTime
                | Clock
                | Cut
                | Decline
                | Digit
                | Dismiss
                | DismissClaim
                | Disqualify
                | DraftNext
                | Drop
                | EditList
                | EditOfficial
                | EditPlayer
                | Extend
                | Finish
                | HereOrAway
                | HousePlayer
                | KeepApart
                | ChangeApart
                | LiftApart
                | Import
                | ListFromFile
                | MakeCut
                | MinuteLess
                | MinuteMore
                | MissionDigit
                | MoveTable
                | Note
                | Pair
                | Penalty
                | Pile
                | Post
                | RecordVerdict
                | DrawChecks
                | DeckCheck
                | Component
                | Redo
                | RedrawMission
                | Rejoin
                | SaveList
                | SeatPlayer
                | RepairRound
                | MarkBegun
                | TakeChoice
                | ChoiceNumber
                | Setup
                | TakeMission
                | TimeEnter
                | Undo
                | Unpair
                | TakePlace
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
