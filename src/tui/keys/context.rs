//! The contexts of keys: one record for each.

use super::Act;
use crate::msg;
use crate::words::Message;
use Context::*;

/// The screens of an open event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum View {
    Main,
    Players,
    Draft,
    Standings,
    Bracket,
    Log,
    /// The announcement made before the start.
    Announcement,
    /// The clock of the round, as large as the screen.
    HallClock,
}

/// The record of one context.
struct ContextRecord {
    context: Context,
    /// The heading under which the help and the man page list its keys.
    name: Message,
    /// The farther contexts whose bindings hold here too, the nearest first.
    farther: &'static [Context],
    /// The screen of an event to which this context belongs.
    view: Option<View>,
    /// The act that leads there.
    opened_by: Option<Act>,
}

const fn record(context: Context, name: Message, farther: &'static [Context]) -> ContextRecord {
    ContextRecord { context, name: name.capitalised(), farther, view: None, opened_by: None }
}

const fn dialog(context: Context, name: Message) -> ContextRecord {
    record(context, name, &[Dialog, Always])
}

/// A dialog with a list, in which no text is typed.
const fn listing(context: Context, name: Message) -> ContextRecord {
    record(context, name, &[List, Dialog, Always])
}

/// A dialog with a list that narrows while one types.
const fn narrowed(context: Context, name: Message) -> ContextRecord {
    record(context, name, &[Narrowed, Dialog, Always])
}

/// A dialog with a text that is read.
const fn text(context: Context, name: Message) -> ContextRecord {
    record(context, name, &[Reading, List, Dialog, Always])
}

const fn screen(context: Context, name: Message, view: View, opened_by: Act) -> ContextRecord {
    let farther = &[Event, List, Anywhere, Always];
    let (view, opened_by) = (Some(view), Some(opened_by));
    ContextRecord { context, name: name.capitalised(), farther, view, opened_by }
}

/// Makes the contexts and the record of each from one list.
macro_rules! contexts {
    ($($(#[$doc:meta])* $context:ident = $kind:ident($($fact:expr),*);)*) => {
        /// The receiver of the keys; it follows from the model and is stored nowhere.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Context {
            $($(#[$doc])* $context,)*
        }

        /// All contexts, in the order of [`Context`].
        static RECORDS: &[ContextRecord] = &[$($kind($context, $($fact),*)),*];
    };
}

contexts! {
    /// The list of events.
    Home = record(msg!("keys.events"), &[List, Anywhere, Always]);
    /// The round and the standings.
    Main = screen(msg!("keys.main"), View::Main, Act::Back);
    /// The list of players.
    Players = screen(msg!("settings.players"), View::Players, Act::ShowPlayers);
    /// The line in which players are typed.
    AddLine = record(msg!("keys.add-line"), &[Always]);
    /// Pods, seats, picks.
    Draft = screen(msg!("keys.draft"), View::Draft, Act::ShowDraft);
    Standings = screen(msg!("board.standings"), View::Standings, Act::ShowStandings);
    Bracket = screen(msg!("finals.bracket-title"), View::Bracket, Act::ShowBracket);
    Log = screen(msg!("verify.log"), View::Log, Act::ShowLog);
    Announcement = screen(msg!("board.event-info"), View::Announcement, Act::ShowAnnouncement);
    /// The clock of the round, as large as the screen.
    HallClock = screen(msg!("keys.hall-clock"), View::HallClock, Act::ShowHallClock);
    /// Every screen of an open event in which no text is typed.
    Event = record(msg!("keys.event"), &[]);
    /// Every list.
    List = record(msg!("keys.place-name-list"), &[]);
    /// Every list that narrows while one types.
    Narrowed = record(msg!("keys.narrowed"), &[]);
    /// Every text longer than its screen.
    Reading = record(msg!("keys.reading"), &[]);
    /// Every screen in which no text is typed.
    Anywhere = record(msg!("keys.anywhere"), &[]);
    /// The card of a player.
    Card = text(msg!("players.place-card"));
    Report = dialog(msg!("standings.result"));
    /// The judge's desk of a table.
    Desk = listing(msg!("keys.place-name-desk"));
    /// What can be done with the round.
    RoundMenu = dialog(msg!("standings.round"));
    /// The round is changed by hand.
    ByHand = listing(msg!("pairing.title"));
    /// The form for time called at a table.
    TimeCall = dialog(msg!("time-call.time-key-called"));
    /// What else can come of a match than a win or a draw.
    Outcome = dialog(msg!("keys.outcome"));
    /// The next key names the player who conceded the game.
    Conceded = dialog(msg!("keys.place-name-conceded"));
    /// The next key names the player who conceded the match.
    MatchConceded = dialog(msg!("keys.match-conceded"));
    /// The next key names the player who did not appear.
    Absent = dialog(msg!("keys.absent"));
    /// The next key names the player who plays the first side.
    Sides = dialog(msg!("keys.place-name-sides"));
    /// The margin of victory is typed.
    Margin = dialog(msg!("keys.place-name-margin"));
    /// The numbers of games won are typed.
    GamesWon = dialog(msg!("result.place"));
    /// Both scores of a game are typed.
    Scores = dialog(msg!("result.key-score"));
    /// Both scores of a slip of the pile are typed.
    SlipScores = dialog(msg!("result.place-pile"));
    /// The next key names the winner of a game whose scores do not say it.
    ScoreWinner = dialog(msg!("result.place-who-won"));
    /// One result after another is typed.
    Pile = dialog(msg!("slips.place"));
    /// The number of another table of the pile is typed.
    TableNumber = dialog(msg!("slips.place-number"));
    /// The pile has stopped at a table, and no result is typed before its user goes on.
    SlipHalt = dialog(msg!("slips.place-halt"));
    Picker = narrowed(msg!("keys.picker"));
    Form = dialog(msg!("keys.form"));
    /// The form that asks for a file.
    Import = dialog(msg!("keys.place-name-import"));
    /// How a file of players was read.
    Roster = text(msg!("roster.place"));
    Seeds = listing(msg!("keys.seeds"));
    /// Something is off before a round.
    Preflight = listing(msg!("preflight.place"));
    CheckIn = narrowed(msg!("check-in.hint-show"));
    /// The choices for a round under way.
    Choices = listing(msg!("tables.late-place"));
    /// The repair of a round, with the line for its reason.
    Repair = narrowed(msg!("tables.place"));
    /// The organizer is told what a command changes besides its own row.
    Confirm = dialog(msg!("keys.confirm"));
    Officials = listing(msg!("handbook.leaders"));
    /// The pairs of players kept apart by name.
    Apart = listing(msg!("pairing.place"));
    /// The results of players that wait.
    Inbox = text(msg!("keys.inbox"));
    /// The sheets that can leave the program.
    Export = narrowed(msg!("pages.place"));
    /// The list of missions.
    Missions = listing(msg!("keys.place-name-missions"));
    /// The numbers of a die and the missions that they mean.
    MissionDie = dialog(msg!("keys.mission-die"));
    Find = narrowed(msg!("keys.find"));
    /// A text is typed that narrows the list behind it.
    Narrowing = narrowed(msg!("decklist.place"));
    Palette = dialog(msg!("keys.place-name-palette"));
    Help = record(msg!("keys.help"), &[Reading, List, Always]);
    /// A text is typed that narrows the help or a sheet.
    HelpSearch = record(msg!("players.place-help-search"), &[Narrowed, Always]);
    /// The file no longer holds everything that was saved.
    ResolveFile = record(msg!("keys.resolve-file"), &[Help, Reading, List, Always]);
    Rules = narrowed(msg!("keys.key-event-rules"));
    /// The list that a player handed in.
    HandedIn = text(msg!("keys.show"));
    /// A list is typed.
    ListEditor = dialog(msg!("keys.place-list-editor"));
    /// The form that asks for the file of a list.
    ListFile = dialog(msg!("keys.place-list-file"));
    /// The units of a bidding are typed.
    ContestedUnits = dialog(msg!("keys.contested-units"));
    Bidding = dialog(msg!("keys.auction"));
    /// A guided ruling is chosen.
    Topics = listing(msg!("aids.guided-title"));
    YesOrNo = dialog(msg!("keys.yes-or-no"));
    HowMany = dialog(msg!("keys.how-many"));
    Verdict = dialog(msg!("keys.verdict"));
    /// Somebody else's action has closed the dialog that was open.
    Closed = dialog(msg!("keys.closed"));
    /// Every dialog, unless a text is half typed in it.
    Dialog = record(msg!("keys.dialog"), &[]);
    /// Everywhere, even while text is typed.
    Always = record(msg!("keys.always"), &[]);
}

impl Context {
    /// All contexts, in the order in which the man page lists them.
    pub fn all() -> impl Iterator<Item = Context> {
        RECORDS.iter().map(|record| record.context)
    }

    fn record(self) -> &'static ContextRecord {
        &RECORDS[self as usize]
    }

    /// The context of this screen of an event while no text is typed.
    pub fn of_screen(view: View) -> Context {
        let found = RECORDS.iter().find(|record| record.view == Some(view));
        found.map_or(Main, |record| record.context)
    }

    /// The contexts whose bindings hold here, the nearest first.
    pub fn chain(self) -> Vec<Context> {
        std::iter::once(self).chain(self.record().farther.iter().copied()).collect()
    }

    /// The heading under which the help and the man page list its keys.
    pub fn name(self) -> &'static Message {
        &self.record().name
    }

    /// Whether a key without a binding may be text here.
    pub fn takes_text(self) -> bool {
        !self.record().farther.contains(&Anywhere)
    }

    /// The act that leads to this screen.
    pub fn opened_by(self) -> Option<Act> {
        self.record().opened_by
    }
}

/// The screen that this act opens from every other. Going back opens none.
pub fn opened_view(act: Act) -> Option<View> {
    let opens = |record: &&ContextRecord| record.opened_by == Some(act);
    RECORDS.iter().find(opens)?.view.filter(|view| *view != View::Main)
}
