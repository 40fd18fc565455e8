use super::binding::{Binding, bind};
use super::{
    Act, BACK_TAB, BACKSPACE, Context, DIGITS, DOWN, END, ENTER, ESC, HOME, Key, LEFT, PAGE_DOWN,
    PAGE_UP, RIGHT, TAB, UP, ch,
};

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
const RESOLVE_FILE: Context = Context::ResolveFile;

/// The digits that do not name the winner of a game.
const OTHER_DIGITS: &[Key] = &[ch('3'), ch('4'), ch('5'), ch('6'), ch('7'), ch('8'), ch('9')];

// A row for each key: the formatter would give each a paragraph.
#[rustfmt::skip]
pub(super) const BINDINGS: &[Binding] = &[
    bind(REPORT, &[ENTER], Act::SaveResult, "save",
        "saves a result that ends before all games: time was up"),
    bind(REPORT, &[ch('1'), ch('w')], Act::FirstWon, "first won", "the first-named player won"),
    bind(REPORT, &[ch('2'), ch('l')], Act::SecondWon, "second won", "the second-named player won"),
    bind(REPORT, &[ch('d')], Act::Drawn, "draw", "a drawn game"),
    bind(REPORT, &[ch('x')], Act::BothLost, "both lost", "lost by both"),
    bind(REPORT, &[ch('c')], Act::Concession, "concession",
        "the game being played is conceded: then 1 or 2, who conceded"),
    bind(REPORT, &[ch('C')], Act::ConcedeMatch, "whole match",
        "the whole match is conceded: then 1 or 2, who conceded"),
    bind(REPORT, &[ch('n')], Act::NoShow, "no-show", "somebody did not appear: then 1 or 2, who"),
    bind(REPORT, &[ch('s')], Act::Sides, "side",
        "writes down who plays which side: then 1 or 2, who plays the first"),
    bind(REPORT, OTHER_DIGITS, Act::OtherTable, "", "another table's number: this one is left"),
    bind(REPORT, &[BACKSPACE], Act::EraseGame, "", "takes the last game back"),
    bind(REPORT, &[ESC], Act::CloseDialog, "back", "leaves the result as it was"),
    bind(CONCEDED, &[ch('1')], Act::FirstWon, "conceded", "the first-named player conceded"),
    bind(CONCEDED, &[ch('2')], Act::SecondWon, "conceded", "the second-named player conceded"),
    bind(CONCEDED, &[ESC, BACKSPACE], Act::EraseGame, "back", "goes back to the result"),
    bind(MATCH_CONCEDED, &[ch('1')], Act::FirstWon, "conceded",
        "the first-named player conceded the match"),
    bind(MATCH_CONCEDED, &[ch('2')], Act::SecondWon, "conceded",
        "the second-named player conceded the match"),
    bind(MATCH_CONCEDED, &[ESC, BACKSPACE], Act::EraseGame, "back", "goes back to the result"),
    bind(ABSENT, &[ch('1')], Act::FirstWon, "did not appear", "the first-named player was absent"),
    bind(ABSENT, &[ch('2')], Act::SecondWon, "did not appear",
        "the second-named player was absent"),
    bind(ABSENT, &[ESC, BACKSPACE], Act::EraseGame, "back", "goes back to the result"),
    bind(SIDES, &[ch('1')], Act::FirstWon, "plays it", "the first-named player plays it"),
    bind(SIDES, &[ch('2')], Act::SecondWon, "plays it", "the second-named player plays it"),
    bind(SIDES, &[ESC, BACKSPACE], Act::EraseGame, "back", "goes back to the result"),
    bind(MARGIN, &[ENTER], Act::SaveResult, "save", "saves the result with this margin"),
    bind(MARGIN, DIGITS, Act::MarginDigit, "", "by how much the match was won"),
    bind(MARGIN, &[BACKSPACE], Act::EraseGame, "", "takes the last digit back"),
    bind(MARGIN, &[ESC], Act::LeaveMargin, "back", "goes back to the result"),
    bind(PICKER, &[ENTER], Act::PickGame, "choose", "takes this game"),
    bind(PICKER, &[UP], Act::Up, "", "one row up"),
    bind(PICKER, &[DOWN], Act::Down, "", "one row down"),
    bind(PICKER, &[ESC], Act::CloseDialog, "back", "makes no event"),
    bind(FORM, &[ENTER], Act::Submit, "do it", "takes the form as it stands, from any field"),
    bind(FORM, &[DOWN, TAB], Act::Down, "field", "the next field"),
    bind(FORM, &[UP, BACK_TAB], Act::Up, "", "the field before"),
    bind(FORM, &[LEFT], Act::ChoiceBefore, "", "the choice before; in a text, one letter back"),
    bind(FORM, &[RIGHT], Act::ChoiceAfter, "choice", "the next choice; in a text, one letter on"),
    bind(FORM, &[ESC], Act::CloseDialog, "back", "changes nothing"),
    bind(IMPORT, &[ENTER], Act::Submit, "register", "registers the roster, all or nothing"),
    bind(IMPORT, &[TAB], Act::Complete, "complete", "completes the path"),
    bind(IMPORT, &[ESC], Act::CloseDialog, "back", "registers nobody"),
    bind(Context::Seeds, &[ENTER], Act::MakeCut, "make the cut", "makes the cut with these seeds"),
    bind(Context::Seeds, &[UP, ch('k')], Act::Up, "", "one row up"),
    bind(Context::Seeds, &[DOWN, ch('j')], Act::Down, "", "one row down"),
    bind(Context::Seeds, &[ESC], Act::CloseDialog, "back", "makes no cut"),
    bind(REMATCHES, &[ENTER], Act::AcceptRematches, "pair it so", "pairs it so"),
    bind(REMATCHES, &[ch(':')], Act::PairManually, "change it",
        "puts the round into a line, to be changed into your own"),
    bind(REMATCHES, &[UP, ch('k')], Act::Up, "", "one line up"),
    bind(REMATCHES, &[DOWN, ch('j')], Act::Down, "", "one line down"),
    bind(REMATCHES, &[ESC], Act::CloseDialog, "leave it", "pairs nothing"),
    bind(CONFIRM, &[ENTER], Act::Agree, "do it", "saves it"),
    bind(CONFIRM, &[ch('p')], Act::AgreeToPair, "pair", "pairs the round"),
    bind(CONFIRM, &[ESC], Act::CloseDialog, "leave it", "saves nothing"),
    bind(OFFICIALS, &[ch('a')], Act::AddOfficial, "add", "names an official"),
    bind(OFFICIALS, &[ENTER], Act::EditOfficial, "edit", "gives the official another role"),
    bind(OFFICIALS, &[ch('d')], Act::Dismiss, "dismiss",
        "the official stops being one, after Enter"),
    bind(OFFICIALS, &[UP, ch('k')], Act::Up, "", "one row up"),
    bind(OFFICIALS, &[DOWN, ch('j')], Act::Down, "", "one row down"),
    bind(OFFICIALS, &[ESC], Act::CloseDialog, "back", "goes back"),
    bind(FIND, &[ENTER], Act::GoToFound, "go there", "goes to the row chosen"),
    bind(FIND, &[UP], Act::Up, "", "one row up"),
    bind(FIND, &[DOWN, TAB], Act::Down, "", "one row down"),
    bind(FIND, &[ESC], Act::CloseDialog, "back", "goes nowhere"),
    bind(PALETTE, &[ENTER], Act::RunVerb, "do it", "carries the verb out"),
    bind(PALETTE, &[TAB], Act::Complete, "complete", "completes the verb or the player's name"),
    bind(PALETTE, &[UP], Act::Up, "earlier", "the verb line before"),
    bind(PALETTE, &[DOWN], Act::Down, "", "the verb line after"),
    bind(PALETTE, &[ESC], Act::CloseDialog, "back", "does nothing"),
    bind(RESOLVE_FILE, &[ch('b')], Act::PutBack, "put back",
        "puts the event as it was saved back in its place; what stands there is kept"),
    bind(RESOLVE_FILE, &[ch('w')], Act::GoOnWithout, "go on without",
        "goes on with the older version in the file; the event as it was stays kept"),
    bind(HELP, &[ESC, ch('q'), ch('?'), ENTER], Act::CloseDialog, "back", "goes back"),
    bind(HELP, &[UP, ch('k')], Act::Up, "", "one line up"),
    bind(HELP, &[DOWN, ch('j')], Act::Down, "scroll", "one line down"),
    bind(HELP, &[PAGE_UP], Act::PageUp, "", "ten lines up"),
    bind(HELP, &[PAGE_DOWN, ch(' ')], Act::PageDown, "", "ten lines down"),
    bind(HELP, &[HOME], Act::First, "", "the beginning"),
    bind(HELP, &[END], Act::Last, "", "the end"),
    bind(RULES, &[UP], Act::Up, "", "one line up"),
    bind(RULES, &[DOWN, ENTER], Act::Down, "scroll", "one line down"),
    bind(RULES, &[PAGE_UP], Act::PageUp, "", "ten lines up"),
    bind(RULES, &[PAGE_DOWN], Act::PageDown, "", "ten lines down"),
    bind(RULES, &[HOME], Act::First, "", "the beginning"),
    bind(RULES, &[END], Act::Last, "", "the end"),
    bind(RULES, &[TAB], Act::OtherLanguage, "pl / en", "the other language"),
    bind(RULES, &[ESC], Act::CloseDialog, "back", "what was typed is emptied; then goes back"),
    bind(Context::Closed, &[ENTER, ESC], Act::CloseDialog, "go on",
        "goes on, with what happened said below; no other key does anything"),
];
