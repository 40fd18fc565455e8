use super::{
    BACK_TAB, BACKSPACE, Binding, Context, DIGITS, DOWN, END, ENTER, ESC, HOME, Key, LEFT,
    PAGE_DOWN, PAGE_UP, RIGHT, TAB, UP, always, ch, why,
};
use crate::tui::act::Act;

const REPORT: Context = Context::Report;
const CONCEDED: Context = Context::Conceded;
const MATCH_CONCEDED: Context = Context::MatchConceded;
const ABSENT: Context = Context::Absent;
const SIDES: Context = Context::Sides;
const MARGIN: Context = Context::Margin;
const PICKER: Context = Context::Picker;
const FORM: Context = Context::Form;
const IMPORT: Context = Context::Import;
const REMATCHES: Context = Context::Rematches;
const CONFIRM: Context = Context::Confirm;
const OFFICIALS: Context = Context::Officials;
const FIND: Context = Context::Find;
const PALETTE: Context = Context::Palette;
const HELP: Context = Context::Help;
const RULES: Context = Context::Rules;
const SETTLE: Context = Context::Settle;

/// The digits that do not name the winner of a game.
const OTHER_DIGITS: &[Key] = &[ch('3'), ch('4'), ch('5'), ch('6'), ch('7'), ch('8'), ch('9')];

pub(super) const BINDINGS: &[Binding] = &[
    always(
        REPORT,
        &[ENTER],
        Act::SaveResult,
        "save",
        "saves a result that ends before all games: time was up",
    )
    .unless(why::no_result_yet),
    always(REPORT, &[ch('1'), ch('w')], Act::FirstWon, "first won", "the first-named player won"),
    always(
        REPORT,
        &[ch('2'), ch('l')],
        Act::SecondWon,
        "second won",
        "the second-named player won",
    ),
    always(REPORT, &[ch('d')], Act::Drawn, "draw", "a drawn game").unless(why::no_draws),
    always(REPORT, &[ch('x')], Act::BothLost, "both lost", "lost by both"),
    always(
        REPORT,
        &[ch('c')],
        Act::Concession,
        "concession",
        "the game being played is conceded: then 1 or 2, who conceded",
    ),
    always(
        REPORT,
        &[ch('C')],
        Act::ConcedeMatch,
        "whole match",
        "the whole match is conceded: then 1 or 2, who conceded",
    )
    .unless(why::no_match_concession),
    always(REPORT, &[ch('n')], Act::NoShow, "no-show", "somebody did not appear: then 1 or 2, who"),
    always(
        REPORT,
        &[ch('s')],
        Act::Sides,
        "side",
        "writes down who plays which side: then 1 or 2, who plays the first",
    )
    .unless(why::no_sides),
    always(REPORT, OTHER_DIGITS, Act::OtherTable, "", "another table's number: this one is left")
        .unless(why::half_typed),
    always(REPORT, &[BACKSPACE], Act::EraseGame, "", "takes the last game back"),
    always(REPORT, &[ESC], Act::CloseDialog, "back", "leaves the result as it was"),
    always(CONCEDED, &[ch('1')], Act::FirstWon, "conceded", "the first-named player conceded"),
    always(CONCEDED, &[ch('2')], Act::SecondWon, "conceded", "the second-named player conceded"),
    always(CONCEDED, &[ESC, BACKSPACE], Act::EraseGame, "back", "goes back to the result"),
    always(
        MATCH_CONCEDED,
        &[ch('1')],
        Act::FirstWon,
        "conceded",
        "the first-named player conceded the match",
    ),
    always(
        MATCH_CONCEDED,
        &[ch('2')],
        Act::SecondWon,
        "conceded",
        "the second-named player conceded the match",
    ),
    always(MATCH_CONCEDED, &[ESC, BACKSPACE], Act::EraseGame, "back", "goes back to the result"),
    always(
        ABSENT,
        &[ch('1')],
        Act::FirstWon,
        "did not appear",
        "the first-named player was absent",
    ),
    always(
        ABSENT,
        &[ch('2')],
        Act::SecondWon,
        "did not appear",
        "the second-named player was absent",
    ),
    always(ABSENT, &[ESC, BACKSPACE], Act::EraseGame, "back", "goes back to the result"),
    always(SIDES, &[ch('1')], Act::FirstWon, "plays it", "the first-named player plays it"),
    always(SIDES, &[ch('2')], Act::SecondWon, "plays it", "the second-named player plays it"),
    always(SIDES, &[ESC, BACKSPACE], Act::EraseGame, "back", "goes back to the result"),
    always(MARGIN, &[ENTER], Act::SaveResult, "save", "saves the result with this margin")
        .unless(why::no_result_yet),
    always(MARGIN, DIGITS, Act::MarginDigit, "", "by how much the match was won"),
    always(MARGIN, &[BACKSPACE], Act::EraseGame, "", "takes the last digit back"),
    always(MARGIN, &[ESC], Act::LeaveMargin, "back", "goes back to the result"),
    always(PICKER, &[ENTER], Act::PickGame, "choose", "takes this game"),
    always(PICKER, &[UP], Act::Up, "", "one row up"),
    always(PICKER, &[DOWN], Act::Down, "", "one row down"),
    always(PICKER, &[ESC], Act::CloseDialog, "back", "makes no event"),
    always(FORM, &[ENTER], Act::Submit, "do it", "takes the form as it stands, from any field"),
    always(FORM, &[DOWN, TAB], Act::Down, "field", "the next field"),
    always(FORM, &[UP, BACK_TAB], Act::Up, "", "the field before"),
    always(FORM, &[LEFT], Act::ChoiceBefore, "", "the choice before; in a text, one letter back"),
    always(FORM, &[RIGHT], Act::ChoiceAfter, "choice", "the next choice; in a text, one letter on"),
    always(FORM, &[ESC], Act::CloseDialog, "back", "changes nothing"),
    always(IMPORT, &[ENTER], Act::Submit, "register", "registers the roster, all or nothing"),
    always(IMPORT, &[TAB], Act::Complete, "complete", "completes the path"),
    always(IMPORT, &[ESC], Act::CloseDialog, "back", "registers nobody"),
    always(
        Context::Seeds,
        &[ENTER],
        Act::MakeCut,
        "make the cut",
        "makes the cut with these seeds",
    ),
    always(Context::Seeds, &[UP, ch('k')], Act::Up, "", "one row up"),
    always(Context::Seeds, &[DOWN, ch('j')], Act::Down, "", "one row down"),
    always(Context::Seeds, &[ESC], Act::CloseDialog, "back", "makes no cut"),
    always(REMATCHES, &[ENTER], Act::PairSo, "pair it so", "pairs it so"),
    always(
        REMATCHES,
        &[ch(':')],
        Act::PairManually,
        "change it",
        "puts the round into a line, to be changed into your own",
    ),
    always(REMATCHES, &[UP, ch('k')], Act::Up, "", "one line up"),
    always(REMATCHES, &[DOWN, ch('j')], Act::Down, "", "one line down"),
    always(REMATCHES, &[ESC], Act::CloseDialog, "leave it", "pairs nothing"),
    always(CONFIRM, &[ENTER], Act::Agree, "do it", "saves it"),
    always(CONFIRM, &[ch('p')], Act::Agree, "pair", "pairs the round")
        .unless(why::not_about_a_round),
    always(CONFIRM, &[ESC], Act::CloseDialog, "leave it", "saves nothing"),
    always(OFFICIALS, &[ch('a')], Act::AddOfficial, "add", "names an official"),
    always(OFFICIALS, &[ENTER], Act::EditOfficial, "edit", "gives the official another role")
        .unless(why::no_official),
    always(
        OFFICIALS,
        &[ch('d')],
        Act::Dismiss,
        "dismiss",
        "the official stops being one, after Enter",
    )
    .unless(why::no_official),
    always(OFFICIALS, &[UP, ch('k')], Act::Up, "", "one row up"),
    always(OFFICIALS, &[DOWN, ch('j')], Act::Down, "", "one row down"),
    always(OFFICIALS, &[ESC], Act::CloseDialog, "back", "goes back"),
    always(FIND, &[ENTER], Act::TakeFound, "go there", "goes to the row chosen"),
    always(FIND, &[UP], Act::Up, "", "one row up"),
    always(FIND, &[DOWN, TAB], Act::Down, "", "one row down"),
    always(FIND, &[ESC], Act::CloseDialog, "back", "goes nowhere"),
    always(PALETTE, &[ENTER], Act::RunVerb, "do it", "carries the verb out"),
    always(PALETTE, &[TAB], Act::Complete, "complete", "completes the verb or the player's name"),
    always(PALETTE, &[UP], Act::Up, "earlier", "the verb line before"),
    always(PALETTE, &[DOWN], Act::Down, "", "the verb line after"),
    always(PALETTE, &[ESC], Act::CloseDialog, "back", "does nothing"),
    always(
        SETTLE,
        &[ch('b')],
        Act::PutBack,
        "put back",
        "puts the event as it was saved back in its place; what stands there is kept",
    )
    .unless(why::cannot_put_back),
    always(
        SETTLE,
        &[ch('w')],
        Act::GoOnWithout,
        "go on without",
        "goes on with the older version in the file; the event as it was stays kept",
    )
    .unless(why::cannot_go_on),
    always(HELP, &[ESC, ch('q'), ch('?'), ENTER], Act::CloseDialog, "back", "goes back"),
    always(HELP, &[UP, ch('k')], Act::Up, "", "one line up"),
    always(HELP, &[DOWN, ch('j')], Act::Down, "scroll", "one line down"),
    always(HELP, &[PAGE_UP], Act::PageUp, "", "ten lines up"),
    always(HELP, &[PAGE_DOWN, ch(' ')], Act::PageDown, "", "ten lines down"),
    always(HELP, &[HOME], Act::First, "", "the beginning"),
    always(HELP, &[END], Act::Last, "", "the end"),
    always(RULES, &[UP], Act::Up, "", "one line up"),
    always(RULES, &[DOWN, ENTER], Act::Down, "scroll", "one line down"),
    always(RULES, &[PAGE_UP], Act::PageUp, "", "ten lines up"),
    always(RULES, &[PAGE_DOWN], Act::PageDown, "", "ten lines down"),
    always(RULES, &[HOME], Act::First, "", "the beginning"),
    always(RULES, &[END], Act::Last, "", "the end"),
    always(RULES, &[TAB], Act::OtherLanguage, "pl / en", "the other language"),
    always(RULES, &[ESC], Act::CloseDialog, "back", "what was typed is emptied; then goes back"),
    always(
        Context::Closed,
        &[ENTER, ESC],
        Act::CloseDialog,
        "go on",
        "goes on, with what happened said below; no other key does anything",
    ),
];
