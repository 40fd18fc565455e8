//! The contexts of keys: one record for each.

use super::Act;
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
    ResolveFile,
    Rules,
    /// Somebody else's action has closed the dialog that was open.
    Closed,
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
}

/// The record of one context.
struct ContextRecord {
    context: Context,
    /// The heading under which the help and the man page list its keys.
    name: &'static str,
    /// The farther contexts whose bindings hold here too, the nearest first.
    farther: &'static [Context],
    /// The screen of an event to which this context belongs.
    view: Option<View>,
    /// The act that leads there.
    opened_by: Option<Act>,
    /// The place of the context in a sentence, and the verb of the act that leads there.
    place: Option<(&'static str, &'static str)>,
}

const fn record(
    context: Context,
    name: &'static str,
    farther: &'static [Context],
) -> ContextRecord {
    ContextRecord { context, name, farther, view: None, opened_by: None, place: None }
}

const fn screen(context: Context, name: &'static str, view: View, opened_by: Act) -> ContextRecord {
    let farther = &[Event, List, Anywhere, Always];
    ContextRecord { view: Some(view), opened_by: Some(opened_by), ..record(context, name, farther) }
}

impl ContextRecord {
    const fn at(self, place: &'static str, verb: &'static str) -> ContextRecord {
        ContextRecord { place: Some((place, verb)), ..self }
    }
}

/// All contexts, in the order of [`Context`].
const RECORDS: [ContextRecord; 33] = [
    record(Home, "Events", &[List, Anywhere, Always]),
    screen(Main, "Round and standings", View::Main, Act::Back)
        .at("beside the round", "leads there"),
    screen(Players, "Players", View::Players, Act::ShowPlayers)
        .at("in the list of players", "opens it"),
    record(AddLine, "Adding players", &[Always]),
    screen(Draft, "Draft", View::Draft, Act::ShowDraft).at("in the draft", "opens it"),
    screen(Standings, "Standings", View::Standings, Act::ShowStandings)
        .at("in the standings", "opens them"),
    screen(Bracket, "Bracket", View::Bracket, Act::ShowBracket).at("in the bracket", "opens it"),
    screen(Log, "Log", View::Log, Act::ShowLog).at("in the log", "opens it"),
    screen(Announcement, "Announcement", View::Announcement, Act::ShowAnnouncement),
    record(Event, "In an event", &[]),
    record(List, "In every list", &[]),
    record(Anywhere, "Everywhere", &[]),
    record(Report, "Entering a result", &[Dialog, Always]),
    record(Conceded, "Who conceded the game", &[Dialog, Always]),
    record(MatchConceded, "Who conceded the match", &[Dialog, Always]),
    record(Absent, "Who did not appear", &[Dialog, Always]),
    record(Sides, "Who plays which side", &[Dialog, Always]),
    record(Margin, "Margin of victory", &[Dialog, Always]),
    record(Picker, "Choosing a game", &[Dialog, Always]),
    record(Form, "In a form", &[Dialog, Always]),
    record(Import, "Importing a roster", &[Dialog, Always]),
    record(Seeds, "Before the cut", &[Dialog, Always]),
    record(Rematches, "Before a rematch", &[Dialog, Always]),
    record(Confirm, "Before something is saved", &[Dialog, Always]),
    record(Officials, "Officials", &[Dialog, Always]),
    record(Find, "Finding", &[Dialog, Always]),
    record(Palette, "Palette", &[Dialog, Always]),
    record(Help, "Help", &[Always]),
    record(ResolveFile, "Where saved actions are missing", &[Help, Always]),
    record(Rules, "Rules for the judge", &[Dialog, Always]),
    record(Closed, "Closed by another's action", &[Dialog, Always]),
    record(Dialog, "In every dialog", &[]),
    record(Always, "Always", &[]),
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
    pub fn name(self) -> &'static str {
        self.record().name
    }

    /// Whether a key without a binding may be text here.
    pub fn takes_text(self) -> bool {
        !self.record().farther.contains(&Anywhere)
    }

    /// The name of the place where these keys work, and a verb for the act that leads there.
    pub fn place(self) -> Option<(&'static str, &'static str)> {
        self.record().place
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
