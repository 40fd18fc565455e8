//! The bindings of the round, the clock, the standings, the finals and the log.

use super::binding::{Binding, bind};
use super::{Act, BACK_TAB, BACKSPACE, Context, DIGITS, ENTER, ESC, LEFT, RIGHT, TAB, ch, ctrl};

const MAIN: Context = Context::Main;
const EVENT: Context = Context::Event;
const BRACKET: Context = Context::Bracket;

// A row for each key: the formatter would give each a paragraph.
#[rustfmt::skip]
pub(super) const BINDINGS: &[Binding] = &[
    bind(MAIN, &[ENTER], Act::Enter, "result",
        "enters the result of the table, or shows how a place came about"),
    bind(MAIN, DIGITS, Act::Digit, "", "a table's number, then Enter: its result"),
    bind(MAIN, &[BACKSPACE], Act::EraseDigit, "", "takes the last digit back"),
    bind(MAIN, &[LEFT], Act::RoundBefore, "", "shows the round before"),
    bind(MAIN, &[RIGHT], Act::RoundAfter, "", "shows the round after"),
    bind(BRACKET, &[ENTER], Act::Enter, "result", "enters the result of the table"),
    bind(BRACKET, DIGITS, Act::Digit, "", "a table's number, then Enter: its result"),
    bind(BRACKET, &[ch('g')], Act::Decline, "give up place", "the seed gives up the place"),
    bind(BRACKET, &[ch('w')], Act::Why, "", "says who comes to the table from where"),
    bind(BRACKET, &[BACKSPACE], Act::EraseDigit, "", "takes the last digit back"),
    bind(Context::Draft, &[ENTER, ch(' ')], Act::DraftNext, "next",
        "goes one step on: pods, boosters, each pick, rare cards"),
    bind(Context::Standings, &[ENTER], Act::Enter, "player",
        "shows the player in the list of players"),
    bind(Context::Log, &[ENTER], Act::Enter, "all of it", "shows the whole entry"),
    bind(Context::Log, &[ch('u')], Act::UndoThis, "undo this", "takes this action back"),
    bind(Context::Log, &[ctrl('r')], Act::RedoThis, "", "brings an undone action back"),
    bind(Context::Announcement, &[ENTER], Act::Setup, "change it", "changes what is announced"),
    bind(EVENT, &[ch('p')], Act::Pair, "pair", "draws the next round, and starts the event"),
    bind(EVENT, &[ch('c')], Act::Cut, "cut", "shows who goes on to the finals, and makes the cut"),
    bind(EVENT, &[ch('f')], Act::Finish, "finish", "closes the event"),
    bind(EVENT, &[ch('t')], Act::Clock, "clock", "starts the clock, pauses it, lets it go on"),
    bind(EVENT, &[ch('+'), ch('=')], Act::MinuteMore, "", "gives the round a minute more"),
    bind(EVENT, &[ch('-')], Act::MinuteLess, "", "gives the round a minute less"),
    bind(EVENT, &[ch('s')], Act::ShowStandings, "standings",
        "shows the standings with their arithmetic"),
    bind(EVENT, &[ch('r')], Act::ShowPlayers, "players",
        "shows the players: late ones, leaving, returning"),
    bind(EVENT, &[ch('b')], Act::ShowBracket, "bracket", "shows the bracket of the finals"),
    bind(EVENT, &[ch('W')], Act::ShowDraft, "draft",
        "shows who sits where, and leads through the draft"),
    bind(EVENT, &[ch('l')], Act::ShowLog, "log",
        "shows everything that was done, and takes back any of it"),
    bind(EVENT, &[ch('u')], Act::Undo, "undo",
        "takes the newest action back; of another's it says first whose it is"),
    bind(EVENT, &[ctrl('r')], Act::Redo, "", "brings back what was undone last"),
    bind(EVENT, &[ch('/')], Act::Find, "find", "finds a player; in the log, any text"),
    bind(EVENT, &[ch(':')], Act::Palette, "verb",
        "takes any verb, such as swap, penalty or redraw"),
    bind(MAIN, &[ch('g')], Act::Decline, "give up place",
        "the player chosen in the standings gives up the place in the finals"),
    bind(MAIN, &[TAB, BACK_TAB], Act::NextPane, "pane", "goes to the other pane"),
    bind(MAIN, &[ch('e')], Act::Extend, "extra time", "gives the table extra minutes"),
    bind(MAIN, &[ch('w')], Act::Why, "",
        "says why the table was drawn so, or shows how a place came about"),
    bind(EVENT, &[ch('n')], Act::Note, "", "writes a remark into the log"),
    bind(EVENT, &[ch('S')], Act::Setup, "",
        "changes what is announced: rounds, cut, structure, minutes"),
    bind(EVENT, &[ch('A')], Act::ShowAnnouncement, "announcement",
        "shows all that is announced before the start, and what is missing in it"),
    bind(EVENT, &[ch('R')], Act::ShowRules, "rules",
        "shows the judge the game's errata, rulings, words, end of time, penalties and lists"),
    bind(EVENT, &[ch('o')], Act::Officials, "", "shows organizer, marshal and judges"),
    bind(EVENT, &[ESC], Act::Back, "back",
        "closes a message, then the screen; it never leaves the event"),
];
