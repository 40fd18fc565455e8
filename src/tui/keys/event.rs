//! The bindings of the round, the clock, the standings, the finals and the log.

use super::{
    BACK_TAB, BACKSPACE, Binding, Context, DIGITS, ENTER, ESC, LEFT, RIGHT, TAB, always, ch, ctrl,
    why,
};
use crate::tui::act::Act;

const MAIN: Context = Context::Main;
const EVENT: Context = Context::Event;
const BRACKET: Context = Context::Bracket;

pub(super) const BINDINGS: &[Binding] = &[
    always(
        MAIN,
        &[ENTER],
        Act::Enter,
        "result",
        "enters the result of the table, or shows how a place came about",
    )
    .unless(why::cannot_enter),
    always(MAIN, DIGITS, Act::Digit, "", "a table's number, then Enter: its result")
        .unless(why::no_result),
    always(MAIN, &[BACKSPACE], Act::EraseDigit, "", "takes the last digit back"),
    always(MAIN, &[LEFT], Act::RoundBefore, "", "shows the round before")
        .unless(why::no_round_before),
    always(MAIN, &[RIGHT], Act::RoundAfter, "", "shows the round after")
        .unless(why::no_round_after),
    always(BRACKET, &[ENTER], Act::Enter, "result", "enters the result of the table")
        .unless(why::no_final_round),
    always(BRACKET, DIGITS, Act::Digit, "", "a table's number, then Enter: its result")
        .unless(why::no_final_round),
    always(BRACKET, &[ch('g')], Act::Decline, "give up place", "the seed gives up the place")
        .unless(why::cannot_decline),
    always(BRACKET, &[ch('w')], Act::Why, "", "says who comes to the table from where")
        .unless(why::no_final_table),
    always(BRACKET, &[BACKSPACE], Act::EraseDigit, "", "takes the last digit back"),
    always(
        Context::Draft,
        &[ENTER, ch(' ')],
        Act::DraftNext,
        "next",
        "goes one step on: pods, boosters, each pick, rare cards",
    )
    .unless(why::no_draft_step),
    always(
        Context::Standings,
        &[ENTER],
        Act::Enter,
        "player",
        "shows the player in the list of players",
    ),
    always(Context::Log, &[ENTER], Act::Enter, "all of it", "shows the whole entry")
        .unless(why::no_entry),
    always(Context::Log, &[ch('u')], Act::UndoThis, "undo this", "takes this action back")
        .unless(why::cannot_undo_this),
    always(Context::Log, &[ctrl('r')], Act::RedoThis, "", "brings an undone action back")
        .unless(why::nothing_to_bring_back),
    always(Context::Announcement, &[ENTER], Act::Setup, "change it", "changes what is announced"),
    always(EVENT, &[ch('p')], Act::Pair, "pair", "draws the next round, and starts the event")
        .unless(why::cannot_pair),
    always(
        EVENT,
        &[ch('c')],
        Act::Cut,
        "cut",
        "shows who goes on to the finals, and makes the cut",
    )
    .unless(why::cannot_cut),
    always(EVENT, &[ch('f')], Act::Finish, "finish", "closes the event").unless(why::cannot_finish),
    always(EVENT, &[ch('t')], Act::Clock, "clock", "starts the clock, pauses it, lets it go on")
        .unless(why::no_clock),
    always(EVENT, &[ch('+'), ch('=')], Act::MinuteMore, "", "gives the round a minute more")
        .unless(why::clock_stopped),
    always(EVENT, &[ch('-')], Act::MinuteLess, "", "gives the round a minute less")
        .unless(why::clock_stopped),
    always(
        EVENT,
        &[ch('s')],
        Act::ShowStandings,
        "standings",
        "shows the standings with their arithmetic",
    )
    .unless(why::no_standings),
    always(
        EVENT,
        &[ch('r')],
        Act::ShowPlayers,
        "players",
        "shows the players: late ones, leaving, returning",
    ),
    always(EVENT, &[ch('b')], Act::ShowBracket, "bracket", "shows the bracket of the finals")
        .unless(why::no_bracket),
    always(
        EVENT,
        &[ch('W')],
        Act::ShowDraft,
        "draft",
        "shows who sits where, and leads through the draft",
    )
    .unless(why::no_draft),
    always(
        EVENT,
        &[ch('l')],
        Act::ShowLog,
        "log",
        "shows everything that was done, and takes back any of it",
    ),
    always(
        EVENT,
        &[ch('u')],
        Act::Undo,
        "undo",
        "takes the newest action back; of another's it says first whose it is",
    )
    .unless(why::nothing_to_undo),
    always(EVENT, &[ctrl('r')], Act::Redo, "", "brings back what was undone last")
        .unless(why::nothing_to_redo),
    always(EVENT, &[ch('/')], Act::Find, "find", "finds a player; in the log, any text"),
    always(
        EVENT,
        &[ch(':')],
        Act::Palette,
        "verb",
        "takes any verb, such as swap, penalty or redraw",
    ),
    always(
        MAIN,
        &[ch('g')],
        Act::Decline,
        "give up place",
        "the player chosen in the standings gives up the place in the finals",
    )
    .unless(why::cannot_decline),
    always(MAIN, &[TAB, BACK_TAB], Act::NextPane, "pane", "goes to the other pane"),
    always(MAIN, &[ch('e')], Act::Extend, "extra time", "gives the table extra minutes")
        .unless(why::no_table),
    always(
        MAIN,
        &[ch('w')],
        Act::Why,
        "",
        "says why the table was drawn so, or shows how a place came about",
    )
    .unless(why::no_why),
    always(EVENT, &[ch('n')], Act::Note, "", "writes a remark into the log"),
    always(
        EVENT,
        &[ch('S')],
        Act::Setup,
        "",
        "changes what is announced: rounds, cut, structure, minutes",
    ),
    always(
        EVENT,
        &[ch('A')],
        Act::ShowAnnouncement,
        "announcement",
        "shows all that is announced before the start, and what is missing in it",
    ),
    always(
        EVENT,
        &[ch('R')],
        Act::ShowRules,
        "rules",
        "shows the judge the game's errata, rulings, words, end of time, penalties and lists",
    )
    .unless(why::no_rules),
    always(EVENT, &[ch('o')], Act::Officials, "", "shows organizer, marshal and judges"),
    always(
        EVENT,
        &[ESC],
        Act::Back,
        "back",
        "closes a message, then the screen; it never leaves the event",
    ),
];
