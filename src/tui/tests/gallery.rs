//! Every scene, built once and asked all that must hold on every screen.
//!
//! A question notes what is wrong as text, so one run names all that is wrong.

use super::*;
use crate::event::Asked;
use crate::tui::active_keys::is_available;
use crate::tui::keys::{act_of_verb, bindings};
use crate::tui::screen;
use crate::tui::tests::languages::{LONG, important, paragraphs};
use crate::tui::ui::hints;
use crate::tui::ui::theme::{CURSOR, Charset};
use std::rc::Rc;

pub type Size = (u16, u16);

/// The smallest window, that of a plain terminal, and a large one.
const SMALL: Size = (40, 12);
pub const PLAIN: Size = (80, 24);
const LARGE: Size = (120, 40);

pub struct Seen {
    pub context: Context,
    /// Its number among the scenes of its context.
    pub at: usize,
    pub play: TestApp,
    /// The acts whose keys were named here already.
    pub named: HashSet<Vec<Act>>,
    pictures: Vec<(String, Size, Rc<str>)>,
    complaints: Vec<String>,
}

impl Seen {
    pub fn complain(&mut self, what: impl std::fmt::Display) {
        self.complaints.push(format!("scene {} of {:?}: {what}", self.at, self.context));
    }

    /// The screen in this language and size, drawn once.
    pub fn screen(&mut self, words: &Words, size: Size) -> Rc<str> {
        let mut taken = self.pictures.iter();
        if let Some((.., screen)) = taken.find(|(tag, of, _)| *of == size && tag == words.tag()) {
            return screen.clone();
        }
        let english = std::mem::replace(&mut self.play.app.model.words, words.clone());
        let screen: Rc<str> = self.play.resize(size.0, size.1).screen().into();
        self.play.app.model.words = english;
        self.pictures.push((words.tag().to_owned(), size, screen.clone()));
        screen
    }

    fn must_show(&mut self, words: &Words, size: Size, shown: &str) {
        let screen = self.screen(words, size);
        if !screen.contains(shown) {
            self.complain(format!("{shown:?} is cut, {} {size:?}:\n{screen}", words.tag()));
        }
    }
}

#[derive(Default)]
struct Known {
    english_left: EnglishLeft,
    helped: HashSet<Context>,
    keys: bindings::Pressed,
}

/// Asks all questions of every fourth context's scenes: the parts run beside each other.
fn ask(part: usize) -> bindings::Pressed {
    let mut known = Known::default();
    let typed = ["Zoe", "Ada", "Bob", "qqq", "warned", "Player", "paid", "status", "perhaps"];
    NAMES.iter().chain(&typed).for_each(|name| known.english_left.allow(name));
    known.english_left.allow("Bitwy flot");
    let mut complaints = Vec::new();
    let contexts: Vec<Context> = Context::all().filter(|context| context.is_a_place()).collect();
    for context in contexts.into_iter().skip(part).step_by(4) {
        for (at, scene) in scenes::of(context).into_iter().enumerate() {
            // What the screens of a Polish organizer hold is Polish, however it came there.
            super::LANGUAGE.set("pl");
            let mut play = scene.play();
            play.app.model.words = Words::english().clone();
            let mut seen = Seen {
                context,
                at,
                play,
                named: HashSet::new(),
                pictures: Vec::new(),
                complaints: Vec::new(),
            };
            bindings::on_the_screen(&mut seen, &mut known.keys);
            is_in_its_context(&mut seen);
            is_available_unless_there_is_a_reason(&mut seen);
            is_ascii_where_nothing_else_is_shown(&mut seen);
            important_texts_are_whole(&mut seen);
            the_next_step_is_told_whole(&mut seen);
            a_dialog_lists_its_keys(&mut seen);
            polish_hints_are_short(&mut seen);
            no_english_is_left(&mut seen, &mut known);
            the_small_window_keeps_cursor_and_keys(&mut seen);
            the_winner_has_a_key_in_the_small_window(&mut seen);
            seen.play.resize(PLAIN.0, PLAIN.1);
            the_keys_of_verbs_are_bound(&mut seen);
            the_help_names_the_keys(&mut seen, &mut known);
            bindings::in_the_answers(&mut seen, scene, &mut known.keys);
            complaints.append(&mut seen.complaints);
        }
        // The help dialogs have no help of their own, and the line of players takes names.
        let without = [Context::Help, Context::HelpSearch, Context::ResolveFile, Context::AddLine];
        let is_text = [Context::Find, Context::Palette, Context::Import];
        if !known.helped.contains(&context)
            && !without.iter().chain(&is_text).any(|c| *c == context)
        {
            complaints.push(format!("? does nothing in {context:?}"));
        }
    }
    assert!(complaints.is_empty(), "{} complaints:\n{}", complaints.len(), complaints.join("\n\n"));
    known.english_left.assert_none();
    known.keys
}

#[test]
fn nobody_complains_of_the_first_quarter() {
    ask(0).assert_some();
}

#[test]
fn nobody_complains_of_the_second_quarter() {
    ask(1).assert_some();
}

#[test]
fn nobody_complains_of_the_third_quarter() {
    ask(2).assert_some();
}

#[test]
fn nobody_complains_of_the_last_quarter() {
    ask(3).assert_some();
}

fn is_in_its_context(seen: &mut Seen) {
    let there = chain_of(&seen.play.app.model)[0];
    if there != seen.context {
        let screen = seen.screen(Words::english(), PLAIN);
        seen.complain(format!("this is {there:?}\n{screen}"));
    }
}

/// A hint says that an act works if no reason is against it.
fn is_available_unless_there_is_a_reason(seen: &mut Seen) {
    let model = &seen.play.app.model;
    // While results are missing, the preflight opens, and no hint says so.
    let playing = model.open_event().is_some_and(|open| open.is_playing());
    let acts: HashSet<Act> = bindings().map(|binding| binding.act).collect();
    let said = |act: &Act| is_available(*act, model) == disabled_reason(*act, model).is_none();
    let wrong = acts.into_iter().filter(|act| !(said(act) || playing && *act == Act::Pair));
    for act in wrong.collect::<Vec<_>>() {
        seen.complain(format!("{act:?}: its hint and its reason disagree"));
    }
}

fn is_ascii_where_nothing_else_is_shown(seen: &mut Seen) {
    for words in [Words::english().clone(), polish()] {
        let ascii = Charset::Ascii.text(&seen.screen(&words, PLAIN));
        if let Some(other) = ascii.chars().find(|c| !c.is_ascii()) {
            seen.complain(format!("{other:?} is no ASCII"));
        }
    }
}

/// Nothing that matters is cut in any language.
fn important_texts_are_whole(seen: &mut Seen) {
    for size in [PLAIN, LARGE] {
        let english = seen.screen(Words::english(), size);
        // A plain terminal need not have room for all of them.
        let shown = |said: &Message| size == LARGE || english.contains(&said.to_string());
        let shown: Vec<Message> = important(&seen.play).into_iter().filter(shown).collect();
        for words in [Words::english().clone(), polish(), LONG.clone()] {
            for said in &shown {
                seen.must_show(&words, size, &words.text(said));
            }
            for (said, columns) in paragraphs(&seen.play, size.0) {
                for line in text::wrapped(&words.text(&said), columns) {
                    seen.must_show(&words, size, &line);
                }
            }
        }
    }
}

/// The sentence about the next step stands on the main screen whole.
fn the_next_step_is_told_whole(seen: &mut Seen) {
    if seen.context != Context::Main {
        return;
    }
    let next = screen::round::progress::next_here(seen.play.open());
    for words in [Words::english().clone(), polish(), LONG.clone()] {
        for size in [PLAIN, LARGE] {
            // Beside the round, the sentence continues in the right half of the next lines.
            for word in words.text(&next).split_whitespace() {
                seen.must_show(&words, size, word);
            }
        }
    }
}

/// Each key that does something is in the box of its dialog.
fn a_dialog_lists_its_keys(seen: &mut Seen) {
    // The palette and the search in the log have a line instead of a box.
    if seen.context.chain().contains(&Context::Dialog) && seen.context != Context::Palette {
        let words = in_view::words_of(&seen.screen(Words::english(), PLAIN));
        let tables = hints::other_tables(&seen.play.app.model);
        for binding in in_view::working(&seen.play) {
            if !in_view::is_in_view(binding, &words, &tables) {
                let key = binding.written();
                seen.complain(format!("{key} {} is not in view\n{words}", binding.help));
            }
        }
    }
}

/// At 80 columns the bottom rows show as many keys in Polish as in English, or nearly.
fn polish_hints_are_short(seen: &mut Seen) {
    if !seen.play.app.model.dialogs.is_empty() {
        return;
    }
    let [english, polish] = [Words::english().clone(), polish()].map(|words| {
        let screen = seen.screen(&words, PLAIN);
        let rows: Vec<&str> = screen.lines().rev().take(2).collect();
        let rows = format!(" {} {} ", rows[1], rows[0]);
        let hints = bindings().filter_map(|binding| {
            let hint = words.text(binding.hint.as_ref()?);
            Some(format!(" {} {hint} ", binding.first_key()))
        });
        hints.filter(|hint| rows.contains(hint)).collect::<HashSet<_>>().len()
    });
    if polish + 2 < english {
        seen.complain(format!("{english} hints in English and {polish} in Polish"));
    }
}

fn no_english_is_left(seen: &mut Seen, known: &mut Known) {
    let (polish, english) = (seen.screen(&polish(), PLAIN), seen.screen(Words::english(), PLAIN));
    let rules = seen.play.app.model.dialogs.iter().any(|one| matches!(one, Dialog::Rules(_)));
    let place = format!("in scene {} of {:?}", seen.at, seen.context);
    known.english_left.compare(&polish, || english.to_string(), rules, "", &place);
}

/// Dialogs that show a list with a cursor of their own.
const LISTS: [Context; 9] = [
    Context::Seeds,
    Context::Preflight,
    Context::CheckIn,
    Context::Officials,
    Context::Apart,
    Context::Inbox,
    Context::Missions,
    Context::Topics,
    Context::Form,
];

/// The keys of a dialog that must always be in view: the first one, and the one that closes it.
fn needed_keys(play: &TestApp) -> Vec<Message> {
    let model = &play.app.model;
    if model.dialogs.is_empty() {
        return Vec::new();
    }
    let live = active(model);
    let can = |act: Act| is_available(act, model);
    let closes = live.iter().find(|b| matches!(b.act, Act::CloseDialog | Act::Back) && can(b.act));
    let goes_on = live.iter().find(|b| b.hint.is_some() && can(b.act));
    goes_on.into_iter().chain(closes).map(|binding| binding.keys[0].name()).collect()
}

/// The cursor, the keys that lead on and back, and what is asked are on every screen.
fn the_small_window_keeps_cursor_and_keys(seen: &mut Seen) {
    let lists = seen.play.app.model.dialogs.is_empty() || LISTS.contains(&seen.context);
    // Arrows may move the tables that are played out of sight; every other key shows them again.
    let moved = seen.play.app.model.open_event().is_some_and(|open| open.bracket.moved() != 0);
    let has_cursor = lists && !moved && seen.screen(Words::english(), PLAIN).contains(CURSOR);
    for (words, size) in [Words::english().clone(), polish()]
        .into_iter()
        .flat_map(|words| [PLAIN, SMALL].map(|size| (words.clone(), size)))
    {
        if has_cursor {
            seen.must_show(&words, size, CURSOR);
        }
        seen.screen(&words, size);
        for key in needed_keys(&seen.play) {
            seen.must_show(&words, size, &words.text(&key));
        }
        if matches!(seen.context, Context::Confirm | Context::Closed) {
            for (said, columns) in paragraphs(&seen.play, size.0) {
                for line in text::wrapped(&words.text(&said), columns) {
                    seen.must_show(&words, size, &line);
                }
            }
        }
    }
}

/// Where a key names the winner of a match, the small window shows both with their names.
fn the_winner_has_a_key_in_the_small_window(seen: &mut Seen) {
    if !matches!(seen.context, Context::Report | Context::Pile) {
        return;
    }
    let event = seen.play.event();
    let slip = seen.play.app.model.dialogs.last().unwrap().slip();
    let Some(slip) = slip.filter(|slip| slip.entry.asked() != Asked::Scores) else { return };
    let names = slip.entry.players(event).unwrap().map(|id| event.label(id));
    for words in [Words::english().clone(), polish()] {
        let screen = seen.screen(&words, SMALL);
        for (key, name) in [1, 2].into_iter().zip(&names) {
            let shown = [format!(" {key} {name}"), format!(" {key}  {name}")];
            if !shown.iter().any(|shown| screen.contains(shown)) {
                seen.complain(format!("{shown:?} is not on the small screen:\n{screen}"));
            }
        }
    }
}

/// Every verb that has a key is named by a key that carries it out where it is named.
fn the_keys_of_verbs_are_bound(seen: &mut Seen) {
    let model = &mut seen.play.app.model;
    if model.event().is_none() || !model.dialogs.is_empty() {
        return;
    }
    let plain = model.words.clone();
    name_keys(model);
    let named = std::mem::replace(&mut model.words, plain);
    for verb in ["pair", "cut", "undo", "finish", "timer start", "redo", "setup rounds=3"] {
        let act = act_of_verb(verb).unwrap();
        let key = named.arg(&Arg::Verb(verb.to_owned()));
        let binding = match key.split_once(", then ") {
            None => resolve(&seen.play.app.model, super::key(&key)),
            Some((_, then)) => bindings().find(|b| b.first_key() == then && b.act == act),
        };
        if binding.map(|binding| binding.act) != Some(act) {
            seen.complain(format!("{key} is not {verb}"));
        }
    }
}

/// Every key that works is in the help that `?` opens, without English on a Polish screen.
/// Going back changes nothing.
fn the_help_names_the_keys(seen: &mut Seen, known: &mut Known) {
    let working = in_view::working(&seen.play);
    if !working.iter().any(|binding| binding.act == Act::Help) {
        return;
    }
    let play = &mut seen.play;
    let before = format!("{:?}", play.app.model.dialogs);
    play.keys("?");
    let Some(Dialog::Help(help)) = play.app.model.dialogs.last() else {
        return seen.complain("? opens no help");
    };
    let unnamed: Vec<String> = (working.into_iter())
        .filter(|binding| !in_view::is_told(binding, &help.lines))
        .map(|binding| binding.written().to_string())
        .collect();
    // All scenes of a context have one help. The judge's book behind its own names cards, and
    // they are English.
    if known.helped.insert(seen.context) && seen.context != Context::Rules {
        let place = format!("in the help of {:?}", seen.context);
        let english = std::mem::replace(&mut play.app.model.words, polish());
        known.english_left.look(play.resize(80, 250), "", &place);
        play.app.model.words = english;
        play.resize(PLAIN.0, PLAIN.1);
    }
    play.keys("Esc");
    if format!("{:?}", play.app.model.dialogs) != before {
        seen.complain("the help changes the dialog");
    }
    for key in unnamed {
        seen.complain(format!("{key} is not in the help"));
    }
}
