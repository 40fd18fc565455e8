//! The key bindings: one record for each.
//!
//! A [`Binding`] carries its keys, their act, the short hint, and the help text. Dispatch,
//! the hint bar, the help screen, `komandor help keys`, the man page and every sentence read
//! these records and nothing else. Whether an act is available now depends on the model, which
//! the records do not know: [`active_keys`](super::active_keys) answers that.

mod act;
mod key;
mod own;

pub(super) use act::acts;
pub use act::{Act, Press};
pub use key::{
    BACK_TAB, BACKSPACE, DIGITS, DOWN, END, ENTER, ESC, HOME, Key, LEFT, PAGE_DOWN, PAGE_UP, RIGHT,
    TAB, UP, ch, ctrl,
};
pub use own::{as_file, read};
#[cfg(test)]
pub use tests::named;
/// A test presses the keys that were named.
#[cfg(test)]
pub use tests::note;

use super::dialog::{
    apart, auction, by_hand, card, check_in, choices, confirm, desk, export, find, form, guided,
    handed_in, help, inbox, list_editor, missions, officials, palette, picker, pile, preflight,
    report, roster, round_menu, rules, seeds, serve, time_call,
};
use super::screen::{
    self, add_line, announcement, bracket, draft, events, log, players, round, standings,
};
use crate::event::usage_allows;
use crate::msg;
use crate::words::Message;
use Context::*;
use std::sync::{LazyLock, OnceLock};

/// A binding; without a sentence of its own, the help says what the hint says.
macro_rules! bind {
    ($context:ident, $keys:expr, $act:ident, $hint:expr) => {
        $crate::tui::keys::bind!($context, $keys, $act, $hint, $hint)
    };
    ($context:ident, $keys:expr, $act:ident, $hint:expr, $help:expr) => {
        $crate::tui::keys::bound!($context, $keys, $act, Some($hint), $help)
    };
}

/// A binding that only the help shows.
macro_rules! unhinted {
    ($context:ident, $keys:expr, $act:ident, $help:expr) => {
        $crate::tui::keys::bound!($context, $keys, $act, None, $help)
    };
}

/// The act is a shared one, or a constant of the file that has the key.
macro_rules! bound {
    ($context:ident, $keys:expr, $act:ident, $hint:expr, $help:expr) => {{
        let act = {
            #[allow(unused_imports, reason = "the act may be the file's own")]
            use $crate::tui::keys::Act::*;
            $act
        };
        use $crate::tui::keys::{Binding, Context};
        Binding::new(Context::$context, $keys, act, $hint, $help)
    }};
}

pub(super) use {bind, bound, unhinted};

// Each table has a row for each key: the formatter would give each a paragraph.

/// The numbers of the choices, and of the items of the preflight.
pub const NUMBERS: &[Key] =
    &[ch('1'), ch('2'), ch('3'), ch('4'), ch('5'), ch('6'), ch('7'), ch('8'), ch('9')];

#[rustfmt::skip]
static SHARED: &[Binding] = &[
    unhinted!(List, &[UP, ch('k')], Up, msg!("keys.row-up")),
    unhinted!(List, &[DOWN, ch('j')], Down, msg!("keys.row-down")),
    unhinted!(List, &[PAGE_UP, ctrl('u'), ctrl('b')], PageUp, msg!("keys.page-up")),
    unhinted!(List, &[PAGE_DOWN, ctrl('d'), ctrl('f')], PageDown, msg!("keys.page-down")),
    unhinted!(List, &[HOME, ch('g')], First, msg!("keys.first")),
    unhinted!(List, &[END, ch('G')], Last, msg!("keys.last")),
    unhinted!(Reading, &[ch(' ')], PageDown, msg!("keys.page-down")),
    bind!(Anywhere, &[ch('q')], Leave, msg!("keys.leave"), msg!("keys.key-event-leave")),
    bind!(Anywhere, &[ch('?')], Help, msg!("keys.help"), msg!("keys.key-event-help")),
    bind!(Anywhere, &[ch('L')], NextLanguage, msg!("common.language"), msg!("keys.next-language")),
    bind!(Dialog, &[ch('?')], Help, msg!("keys.help"), msg!("keys.key-event-help")),
    unhinted!(Always, &[ctrl('c')], Quit, msg!("keys.quit")),
    bind!(Event, &[ch('Z')], RoundMenu, msg!("keys.round"), msg!("keys.round-menu")),
];

#[rustfmt::skip]
static NARROWED: &[Binding] = &[
    unhinted!(Narrowed, &[UP], Up, msg!("keys.row-up")),
    bind!(Narrowed, &[DOWN], Down, msg!("keys.move"), msg!("keys.row-down")),
    unhinted!(Narrowed, &[PAGE_UP], PageUp, msg!("keys.page-up")),
    bind!(Narrowed, &[PAGE_DOWN], PageDown, msg!("keys.page"), msg!("keys.page-down")),
];

/// The built-in bindings, in the order in which they are shown.
pub fn built_in() -> impl Iterator<Item = &'static Binding> {
    let tables = [
        events::KEYS,
        players::KEYS,
        add_line::KEYS,
        round::KEYS,
        bracket::KEYS,
        draft::KEYS,
        standings::KEYS,
        log::KEYS,
        announcement::KEYS,
        screen::KEYS,
        round::MORE_KEYS,
        screen::MORE_KEYS,
        SHARED,
        card::KEYS,
        round_menu::KEYS,
        by_hand::KEYS,
        choices::KEYS,
        report::KEYS,
        desk::KEYS,
        time_call::KEYS,
        picker::KEYS,
        form::KEYS,
        seeds::KEYS,
        preflight::KEYS,
        check_in::KEYS,
        confirm::KEYS,
        officials::KEYS,
        apart::KEYS,
        inbox::KEYS,
        missions::KEYS,
        find::KEYS,
        palette::KEYS,
        help::KEYS,
        roster::KEYS,
        rules::KEYS,
        handed_in::KEYS,
        list_editor::KEYS,
        pile::KEYS,
        auction::KEYS,
        guided::KEYS,
        export::KEYS,
        serve::KEYS,
        NARROWED,
    ];
    tables.into_iter().flatten()
}

/// The built-in ones with the user's own keys.
fn in_use() -> &'static Table {
    static BUILT_IN: LazyLock<Table> = LazyLock::new(|| Table::new(built_in().collect()));
    installed().unwrap_or(&BUILT_IN)
}

/// All bindings in use.
pub fn bindings() -> impl Iterator<Item = &'static Binding> {
    in_use().all.iter().copied()
}

/// The bindings in use of this one context.
pub fn bindings_of(context: Context) -> &'static [&'static Binding] {
    in_use().of(context)
}

/// The bindings that hold in this context: its own, and those of the farther ones.
///
/// A key of a nearer context hides the same key of a farther one.
pub fn live_in(context: Context) -> &'static [&'static Binding] {
    in_use().live(context)
}

/// A key of the interface, as a reference tells it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeyHelp {
    /// The screen or dialog in which it works.
    pub place: &'static Message,
    /// As it is written on a keyboard: `↓ j`.
    pub keys: Message,
    pub does: &'static Message,
}

/// The key that shows the help.
pub fn key_of_help() -> String {
    key_for(Context::Anywhere, Act::Help)
}

/// The key that leaves an event.
pub fn key_of_leaving() -> String {
    key_for(Context::Main, Act::Leave)
}

/// The key before a verb.
pub fn key_of_verbs() -> String {
    key_for(Context::Event, Act::Palette)
}

/// Every key there is, place by place.
pub fn key_help() -> Vec<KeyHelp> {
    let here = |context| bindings_of(context).iter();
    let all = Context::all().flat_map(here).map(|binding| KeyHelp {
        place: binding.context.name(),
        keys: binding.written(),
        does: &binding.help,
    });
    all.collect()
}

#[derive(Debug, Clone)]
pub struct Binding {
    pub context: Context,
    pub keys: &'static [Key],
    pub act: Act,
    /// A word or two for the hint bar; None: only the help shows it.
    pub hint: Option<Message>,
    /// What the help says of it, with a capital letter; often the hint is enough.
    pub help: Message,
    /// A word or two for the keys that a dialog lists, where the hint bar has none.
    listed: Option<Message>,
    /// The act of the opposite direction. Its key stands beside this one where a dialog lists both.
    pub beside: Option<Act>,
    /// The lines of verbs that it carries out, or asks for the rest of, written as a usage.
    verb: &'static str,
}

/// The records of all bindings.
#[derive(Debug)]
pub struct Table {
    /// In the order in which they are shown.
    pub all: Vec<&'static Binding>,
    /// Those of each context, and those that hold there: every key and every hint asks for them.
    of: Vec<Vec<&'static Binding>>,
    live: Vec<OnceLock<Vec<&'static Binding>>>,
}

impl Table {
    pub fn new(all: Vec<&'static Binding>) -> Table {
        let mut of: Vec<Vec<&'static Binding>> = Context::all().map(|_| Vec::new()).collect();
        all.iter().for_each(|binding| of[binding.context as usize].push(*binding));
        let live = of.iter().map(|_| OnceLock::new()).collect();
        Table { all, of, live }
    }

    pub fn of(&self, context: Context) -> &[&'static Binding] {
        &self.of[context as usize]
    }

    pub fn live(&self, context: Context) -> &[&'static Binding] {
        self.live[context as usize].get_or_init(|| {
            let (mut live, mut taken): (Vec<&'static Binding>, Vec<Key>) = (Vec::new(), Vec::new());
            for context in context.chain() {
                let here = live.len();
                let open =
                    |binding: &&&Binding| !binding.keys.iter().all(|key| taken.contains(key));
                live.extend(self.of(context).iter().filter(open).copied());
                taken.extend(live[here..].iter().flat_map(|binding| binding.keys));
            }
            live
        })
    }
}

impl Binding {
    pub const fn new(
        context: Context,
        keys: &'static [Key],
        act: Act,
        hint: Option<Message>,
        help: Message,
    ) -> Binding {
        let help = help.capitalised();
        Binding { context, keys, act, hint, help, listed: None, beside: None, verb: "" }
    }

    pub const fn listed(mut self, word: Message) -> Binding {
        // Nothing can be dropped while the program is compiled.
        std::mem::forget(self.listed.replace(word));
        self
    }

    pub const fn beside(mut self, opposite: Act) -> Binding {
        self.beside = Some(opposite);
        self
    }

    /// What the keys that its dialog lists say of it.
    pub fn word(&self) -> &Message {
        self.hint.as_ref().or(self.listed.as_ref()).unwrap_or(&self.help)
    }

    pub const fn of_verb(mut self, verb: &'static str) -> Binding {
        self.verb = verb;
        self
    }

    /// The keys as text, such as `↓ j`; digits in a row as `0 – 9`.
    pub fn written(&self) -> Message {
        let mut written = Vec::new();
        for row in self.keys.chunk_by(|key, next| follows(*key, *next)) {
            match row {
                [first, _, .., last] => {
                    written.extend([first.name(), Message::verbatim("–"), last.name()]);
                }
                few => written.extend(few.iter().map(|key| key.name())),
            }
        }
        Message::sentences(written)
    }

    /// The keys of this and of the opposite direction: `↑ ↓ k j`.
    pub fn written_with(&self, other: &Binding) -> Message {
        let both = self.keys.iter().zip(other.keys).take(2);
        Message::sentences(both.flat_map(|(one, other)| [one.name(), other.name()]).collect())
    }

    /// The first key, by which sentences name the binding.
    pub fn first_key(&self) -> String {
        self.keys.first().map_or(String::new(), ToString::to_string)
    }
}

/// Whether these are two digits, one behind the other.
fn follows(key: Key, next: Key) -> bool {
    let digit = |key: Key| key.sign().and_then(|sign| sign.to_digit(10));
    digit(key).zip(digit(next)).is_some_and(|(digit, next)| digit + 1 == next)
}

#[cfg(not(test))]
static INSTALLED: OnceLock<&'static Table> = OnceLock::new();

// Each test has a thread and bindings of its own.
#[cfg(test)]
thread_local! {
    static INSTALLED: std::cell::Cell<Option<&'static Table>> = const { std::cell::Cell::new(None) };
}

/// Takes these bindings from now on. It is called once, before the first screen is drawn.
#[cfg(not(test))]
pub fn install(table: &'static Table) {
    // The first ones stay.
    let _ = INSTALLED.set(table);
}

/// Takes these bindings from now on, in this test.
#[cfg(test)]
pub fn install(table: &'static Table) {
    INSTALLED.set(Some(table));
}

/// The bindings that were taken; None: the built-in ones hold.
#[cfg(not(test))]
pub fn installed() -> Option<&'static Table> {
    INSTALLED.get().copied()
}

/// The bindings that were taken in this test; None: the built-in ones hold.
#[cfg(test)]
pub fn installed() -> Option<&'static Table> {
    INSTALLED.get()
}

/// The key for this act in this context.
pub fn key_for(context: Context, act: Act) -> String {
    if let Some(key) = keys_for(context, act).first() {
        note(context, &[act]);
        return key.to_string();
    }
    let by_menu = MENUS.iter().find_map(|(opens, menu)| {
        let (first, then) = (opener(keys_for(context, *opens))?, keys_for(*menu, act).first()?);
        note(context, &[*opens, act]);
        Some(format!("{first} {then}"))
    });
    by_menu.unwrap_or_default()
}

/// The key by which a menu is opened: its letter, if it has one.
pub fn opener(keys: &[Key]) -> Option<&Key> {
    keys.iter().find(|key| key.sign().is_some()).or(keys.first())
}

/// What is rare has its key in a menu; the act opens the menu of that context.
pub const MENUS: [(Act, Context); 4] = [
    (Act::RoundMenu, Context::RoundMenu),
    (report::OUTCOME, Context::Outcome),
    (Act::Desk, Context::Desk),
    (Act::ShowCard, Context::Card),
];

/// The act that does what this line of a verb says, or that asks for the rest of it.
pub fn act_of_verb(line: &str) -> Option<Act> {
    bindings().find(|binding| usage_allows(binding.verb, line)).map(|binding| binding.act)
}

/// All keys for this act in this context.
pub fn keys_for(context: Context, act: Act) -> &'static [Key] {
    live_in(context).iter().find(|binding| binding.act == act).map_or(&[], |binding| binding.keys)
}

#[cfg(not(test))]
pub fn note(_: Context, _: &[Act]) {}

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
    Home = record(msg!("plain.events").capitalised(), &[List, Anywhere, Always]);
    /// The round and the standings.
    Main = screen(msg!("keys.main"), View::Main, Act::Back);
    /// The list of players.
    Players = screen(msg!("pages.players").capitalised(), View::Players, Act::ShowPlayers);
    /// The line in which players are typed.
    AddLine = record(msg!("keys.add-line"), &[Always]);
    /// Pods, seats, picks.
    Draft = screen(msg!("keys.draft"), View::Draft, Act::ShowDraft);
    Standings = screen(msg!("pages.standings").capitalised(), View::Standings, Act::ShowStandings);
    Bracket = screen(msg!("keys.bracket").capitalised(), View::Bracket, Act::ShowBracket);
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
    Report = dialog(msg!("keys.result").capitalised());
    /// The judge's desk of a table.
    Desk = listing(msg!("keys.place-name-desk"));
    /// The server for phones.
    Serve = dialog(msg!("serve.title"));
    /// What can be done with the round.
    RoundMenu = dialog(msg!("keys.round").capitalised());
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
    GamesWon = dialog(msg!("standings.name-game-wins").capitalised());
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
    Inbox = text(msg!("settings.to-inbox").capitalised());
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
    Rules = narrowed(msg!("keys.rules"));
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

#[cfg(test)]
pub mod tests {
    use super::*;
    use std::cell::RefCell;

    /// The acts that a sentence tells the user to carry out, and the context for their keys.
    pub type Named = (Context, Vec<Act>);

    thread_local! {
        static NAMED: RefCell<Vec<Named>> = const { RefCell::new(Vec::new()) };
    }

    pub fn note(context: Context, acts: &[Act]) {
        NAMED.with_borrow_mut(|named| named.push((context, acts.to_vec())));
    }

    /// The acts named since the last call.
    pub fn named() -> Vec<Named> {
        NAMED.with_borrow_mut(std::mem::take)
    }
}
