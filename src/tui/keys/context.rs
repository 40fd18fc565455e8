//! The contexts of keys: one record for each.

use super::Act;
use crate::msg;
use crate::words::Message;
use Context::*;

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
    /// The clock of the round, as large as the screen.
    HallClock,
    /// Every screen of an open event in which no text is typed.
    Event,
    /// Every list.
    List,
    /// Every screen in which no text is typed.
    Anywhere,
    /// The card of a player.
    Card,
    Report,
    /// The judge's desk of a table.
    Desk,
    /// The form for time called at a table.
    TimeCall,
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
    /// The numbers of games won are typed.
    GamesWon,
    /// Both scores of a game are typed.
    Scores,
    /// Both scores of a slip of the pile are typed.
    SlipScores,
    /// The next key names the winner of a game whose scores do not say it.
    ScoreWinner,
    /// One result after another is typed.
    Pile,
    /// The number of another table of the pile is typed.
    TableNumber,
    /// The pile has stopped at a table, and no result is typed before its user goes on.
    SlipHalt,
    Picker,
    Form,
    /// The form that asks for a file.
    Import,
    /// How a file of players was read.
    Roster,
    Seeds,
    /// Something is off before a round.
    Gate,
    CheckIn,
    /// The choices for a round under way.
    Choices,
    /// The repair of a round, with the line for its reason.
    Repair,
    /// The organizer is told what a command changes besides its own row.
    Confirm,
    Officials,
    /// The pairs of players kept apart by name.
    Apart,
    /// The results of players that wait.
    Inbox,
    /// The sheets that can leave the program.
    Export,
    /// A sheet is read here.
    Reader,
    /// A text is typed that the sheet is searched for.
    ReaderFind,
    /// The list of missions.
    Missions,
    /// The numbers of a die and the missions that they mean.
    MissionDie,
    Find,
    /// A text is typed that narrows the list behind it.
    Narrowing,
    Palette,
    Help,
    /// A text is typed that narrows the help or a sheet.
    HelpSearch,
    /// The file no longer holds everything that was saved.
    ResolveFile,
    /// The season of the events in the list, and a player's sheet of it.
    Season,
    Rules,
    /// The list that a player handed in.
    HandedIn,
    /// A list is typed.
    ListEditor,
    /// The form that asks for the file of a list.
    ListFile,
    /// The units of a bidding are typed.
    ContestedUnits,
    Bidding,
    /// A guided ruling is chosen.
    Topics,
    YesOrNo,
    HowMany,
    Verdict,
    /// Somebody else's action has closed the dialog that was open.
    Closed,
    /// A game that is tried: every screen of its event in which no text is typed.
    Trial,
    /// Every dialog, unless a text is half typed in it.
    Dialog,
    /// Everywhere, even while text is typed.
    Always,
}

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
    ContextRecord { context, name, farther, view: None, opened_by: None }
}

const fn screen(context: Context, name: Message, view: View, opened_by: Act) -> ContextRecord {
    let farther = &[Event, List, Anywhere, Always];
    ContextRecord { context, name, farther, view: Some(view), opened_by: Some(opened_by) }
}

/// All contexts, in the order of [`Context`].
static RECORDS: [ContextRecord; 68] = [
    record(Home, msg!("place-name.events"), &[List, Anywhere, Always]),
    screen(Main, msg!("place-name.main"), View::Main, Act::Back),
    screen(Players, msg!("place-name.players"), View::Players, Act::ShowPlayers),
    record(AddLine, msg!("place-name.add-line"), &[Always]),
    screen(Draft, msg!("place-name.draft"), View::Draft, Act::ShowDraft),
    screen(Standings, msg!("place-name.standings"), View::Standings, Act::ShowStandings),
    screen(Bracket, msg!("place-name.bracket"), View::Bracket, Act::ShowBracket),
    screen(Log, msg!("place-name.log"), View::Log, Act::ShowLog),
    screen(
        Announcement,
        msg!("place-name.announcement"),
        View::Announcement,
        Act::ShowAnnouncement,
    ),
    screen(HallClock, msg!("card.place-clock"), View::HallClock, Act::ShowHallClock),
    record(Event, msg!("place-name.event"), &[]),
    record(List, msg!("place-name.list"), &[]),
    record(Anywhere, msg!("place-name.anywhere"), &[]),
    record(Card, msg!("card.place-card"), &[Dialog, Always]),
    record(Report, msg!("place-name.report"), &[Dialog, Always]),
    record(Desk, msg!("place-name.desk"), &[Dialog, Always]),
    record(TimeCall, msg!("time-key.place"), &[Dialog, Always]),
    record(Conceded, msg!("place-name.conceded"), &[Dialog, Always]),
    record(MatchConceded, msg!("place-name.match-conceded"), &[Dialog, Always]),
    record(Absent, msg!("place-name.absent"), &[Dialog, Always]),
    record(Sides, msg!("place-name.sides"), &[Dialog, Always]),
    record(Margin, msg!("place-name.margin"), &[Dialog, Always]),
    record(GamesWon, msg!("games-won.place"), &[Dialog, Always]),
    record(Scores, msg!("scores.place"), &[Dialog, Always]),
    record(SlipScores, msg!("scores.place-pile"), &[Dialog, Always]),
    record(ScoreWinner, msg!("scores.place-who-won"), &[Dialog, Always]),
    record(Pile, msg!("pile.place"), &[Dialog, Always]),
    record(TableNumber, msg!("pile.place-number"), &[Dialog, Always]),
    record(SlipHalt, msg!("pile.place-halt"), &[Dialog, Always]),
    record(Picker, msg!("place-name.picker"), &[Dialog, Always]),
    record(Form, msg!("place-name.form"), &[Dialog, Always]),
    record(Import, msg!("place-name.import"), &[Dialog, Always]),
    record(Roster, msg!("rosters.place"), &[Dialog, Always]),
    record(Seeds, msg!("place-name.seeds"), &[Dialog, Always]),
    record(Gate, msg!("gate.place"), &[Dialog, Always]),
    record(CheckIn, msg!("check-in.place"), &[Dialog, Always]),
    record(Choices, msg!("late.place"), &[Dialog, Always]),
    record(Repair, msg!("repairing.place"), &[Dialog, Always]),
    record(Confirm, msg!("place-name.confirm"), &[Dialog, Always]),
    record(Officials, msg!("place-name.officials"), &[Dialog, Always]),
    record(Apart, msg!("apart.place"), &[Dialog, Always]),
    record(Inbox, msg!("station.place-inbox"), &[Dialog, Always]),
    record(Export, msg!("export.place"), &[Dialog, Always]),
    record(Reader, msg!("export.place-reader"), &[Dialog, Always]),
    record(ReaderFind, msg!("export.place-find"), &[Dialog, Always]),
    record(Missions, msg!("place-name.missions"), &[Dialog, Always]),
    record(MissionDie, msg!("place-name.mission-die"), &[Dialog, Always]),
    record(Find, msg!("place-name.find"), &[Dialog, Always]),
    record(Narrowing, msg!("lists.place"), &[Dialog, Always]),
    record(Palette, msg!("place-name.palette"), &[Dialog, Always]),
    record(Help, msg!("place-name.help"), &[Always]),
    record(HelpSearch, msg!("hands.place-help-search"), &[Always]),
    record(ResolveFile, msg!("place-name.resolve-file"), &[Help, Always]),
    record(Season, msg!("season.place"), &[Help, Always]),
    record(Rules, msg!("place-name.rules"), &[Dialog, Always]),
    record(HandedIn, msg!("key-list.place-handed-in"), &[Dialog, Always]),
    record(ListEditor, msg!("key-list.place-list-editor"), &[Dialog, Always]),
    record(ListFile, msg!("key-list.place-list-file"), &[Dialog, Always]),
    record(ContestedUnits, msg!("place-name.contested-units"), &[Dialog, Always]),
    record(Bidding, msg!("place-name.bidding"), &[Dialog, Always]),
    record(Topics, msg!("place-name.topics"), &[Dialog, Always]),
    record(YesOrNo, msg!("place-name.yes-or-no"), &[Dialog, Always]),
    record(HowMany, msg!("place-name.how-many"), &[Dialog, Always]),
    record(Verdict, msg!("place-name.verdict"), &[Dialog, Always]),
    record(Closed, msg!("place-name.closed"), &[Dialog, Always]),
    record(Trial, msg!("author.place"), &[]),
    record(Dialog, msg!("place-name.dialog"), &[]),
    record(Always, msg!("place-name.always"), &[]),
];

const _: () = {
    let mut at = 0;
    while at < RECORDS.len() {
        assert!(RECORDS[at].context as usize == at);
        at += 1;
    }
};

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
