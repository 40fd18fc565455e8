//! Handles a message: it changes the model and returns effects. Nothing here touches a file,
//! the terminal or the clock.

use super::act::act;
use super::active_keys::{context_of, disabled_reason, key_hint, read_only, resolve, way};
use super::decode;
use super::dialog::handed_in::{EDIT_LIST, paste_list};
use super::dialog::new_event::ask_for_event;
use super::dialog::pile::{GO_ON_WITH_SLIPS, TAKE_SLIP_BACK};
use super::dialog::{self, Dialog};
use super::keys::{Act, Context, ESC, Key, View, key_for, keys_for, live_in};
use super::model::{Location, Model, StatusMessage, Tone};
use super::msg::{Effect, Msg};
use super::screen::round::go_to_typed;
use crate::event::{Command, Moment};
use crate::handout::HandedOut;
use crate::msg;
use crate::words::Message;
use crossterm::event::KeyModifiers;

/// Handles one message.
pub fn update(model: &mut Model, msg: Msg, now: Moment) -> Vec<Effect> {
    match msg {
        Msg::Key(event) => {
            let mut effects = Vec::new();
            // Esc followed at once by a key arrives as that key with Alt.
            if event.modifiers.contains(KeyModifiers::ALT) {
                effects.extend(press(model, ESC, now));
            }
            effects.extend(press(model, Key::of(event), now));
            effects
        }
        Msg::Paste(text) => paste(model, &decode::text_of(&text)),
        Msg::Background(background) => {
            model.theme.set_background(background);
            Vec::new()
        }
        Msg::Changed => vec![Effect::Refresh],
        Msg::Known(people) => {
            model.known = people;
            Vec::new()
        }
        Msg::Odds(figures) => {
            if let Some(open) = model.open_event_mut() {
                let now = open.mark();
                open.odds.take(figures, &now);
            }
            Vec::new()
        }
        Msg::Printed { under_way, answer } => {
            model.say_no_more(&under_way);
            match answer {
                Ok(done) => model.say_as_well(Tone::Done, done),
                Err(why) => model.say_as_well(Tone::Refused, why),
            }
            Vec::new()
        }
        Msg::HandedOut(HandedOut::CarriedAgain) => {
            model.say_as_well(Tone::Done, msg!("pages.carried-again"));
            Vec::new()
        }
        Msg::HandedOut(HandedOut::Problems(problems)) => {
            problems.into_iter().for_each(|why| model.say_as_well(Tone::Refused, why));
            Vec::new()
        }
        Msg::MirrorComplete => {
            model.say_as_well(Tone::Done, msg!("event-file.complete-again"));
            Vec::new()
        }
        Msg::Tick => ring(model, now),
        Msg::Gone => vec![Effect::Quit],
        Msg::Resize | Msg::Suspend | Msg::Continued => Vec::new(),
    }
}

fn press(model: &mut Model, key: Key, now: Moment) -> Vec<Effect> {
    if model.message.as_mut().is_some_and(|message| message.reads_on(key)) {
        return Vec::new();
    }
    let closed = model.message.take();
    let binding = resolve(model, key);
    let goes_back = binding.is_some_and(|binding| binding.act == Act::Back);
    if goes_back && closes_only(model, closed.as_ref()) {
        return Vec::new();
    }
    let previewed = model.open_event_mut().and_then(|open| open.previewed_undo.take());
    if let Some(effects) = handle_ruleset_key(model, key, now) {
        return effects;
    }
    let Some(binding) = binding else {
        if context_of(model).takes_text() {
            handle_text_key(model, key);
        } else {
            model.refuse(key_hint(model, key));
        }
        return Vec::new();
    };
    if let Some(open) = model.open_event_mut().filter(|_| !binding.act.keeps_digits()) {
        // The key is meant for the typed table, and the cursor may still wait for another digit.
        go_to_typed(open);
    }
    if let Some(why) = disabled_reason(binding.act, model) {
        model.refuse(why);
        // The cause may have been removed without notice, so the file is read again.
        return if binding.act.writes() { vec![Effect::Refresh] } else { Vec::new() };
    }
    if let Some(open) = model.open_event_mut() {
        if !binding.act.keeps_digits() {
            open.digits.clear();
        }
        open.previewed_undo = previewed.filter(|_| binding.act.takes_back());
    }
    act(model, binding.act, key, now)
}

/// Whether the key for going back only closes the message. It does if the message is an
/// answer, or if it had to be read and nothing else is there to close.
fn closes_only(model: &Model, message: Option<&StatusMessage>) -> bool {
    let Some(message) = message else { return false };
    let typed = model.open_event().is_some_and(|open| !open.digits.is_empty());
    if typed || !model.dialogs.is_empty() || context_of(model).takes_text() {
        return false;
    }
    let leads_back = match &model.location {
        Location::Home(list) => list.is_narrowed(),
        Location::Event(open) => open.view != View::Main || open.looks_back(),
    };
    match message.tone {
        Tone::Info => true,
        Tone::Refused => !leads_back,
        Tone::Done => !message.warnings.is_empty() && !leads_back,
    }
}

/// Handles keys that are defined in the rulesets. It also handles the keys of the
/// palette, of finding and of the help, which work in the line for players while it is empty.
fn handle_ruleset_key(model: &mut Model, key: Key, now: Moment) -> Option<Vec<Effect>> {
    let library = model.library.clone();
    match context_of(model) {
        Context::Picker => {
            let Some(Dialog::Picker(picker)) = model.dialogs.last() else { return None };
            let game = picker.on_key(&library, key)?;
            model.dialogs.pop();
            ask_for_event(model, game, now);
            Some(Vec::new())
        }
        Context::AddLine => {
            model.open_event().filter(|open| open.add.is_empty())?;
            let opens = live_in(Context::Players).iter().find(|b| b.keys.contains(&key))?;
            let opened = Some(opens.act);
            let opened = opened.filter(|a| matches!(a, Act::Palette | Act::Find | Act::Help))?;
            model.open_event_mut()?.add.leave();
            let effects = act(model, opened, key, now);
            model.open_event_mut()?.add.enter();
            Some(effects)
        }
        _ => None,
    }
}

/// Takes a key without a binding as text, if there is a text field.
fn handle_text_key(model: &mut Model, key: Key) {
    if let Some(Dialog::Pile(_) | Dialog::Report(_)) = model.dialogs.last() {
        // The keys of the next slips must not be lost in silence.
        return model.refuse(no_letter(model, key));
    }
    if !model.dialogs.is_empty() {
        if !dialog::change(model, |dialog| dialog.handle_text_key(key)) {
            model.refuse(key_hint(model, key));
        }
        return;
    }
    if let Location::Event(open) = &mut model.location
        && open.view == View::Players
        && open.add.typing
    {
        open.add.key(key);
    }
}

/// Why this key does nothing in a result, which has no text.
fn no_letter(model: &Model, key: Key) -> Message {
    let undoes = || keys_for(Context::Main, Act::Undo).contains(&key);
    match model.dialogs.last() {
        Some(Dialog::Pile(pile)) if pile.halt.is_some() => {
            msg!("slips.halted", key, go_on = way(model, GO_ON_WITH_SLIPS))
        }
        Some(Dialog::Pile(_)) if undoes() => {
            let back = || key_for(Context::Pile, TAKE_SLIP_BACK);
            let none = disabled_reason(TAKE_SLIP_BACK, model);
            none.unwrap_or_else(|| msg!("slips.undoes-nothing", back = back()))
        }
        _ => key_hint(model, key),
    }
}

fn paste(model: &mut Model, text: &str) -> Vec<Effect> {
    model.message = None;
    if let Some(Dialog::HandedIn(_)) = model.dialogs.last() {
        match disabled_reason(EDIT_LIST, model) {
            Some(why) => model.refuse(why),
            None => paste_list(model, text),
        }
        return Vec::new();
    }
    if !model.dialogs.is_empty() {
        dialog::change(model, |dialog| dialog.paste(text));
        return Vec::new();
    }
    let Some(open) = model.open_event_mut() else { return Vec::new() };
    if open.view != View::Players {
        return Vec::new();
    }
    if open.session.read_only().is_some() {
        let why = read_only(model);
        model.message = why.map(StatusMessage::refused);
        return vec![Effect::Refresh];
    }
    open.add.typing = true;
    let pasted = open.add.paste(text);
    if pasted.is_empty() { Vec::new() } else { vec![Effect::Commit(Command::Import(pasted))] }
}

/// Rings once when the time of a pick is over, or that of a round with missing results.
fn ring(model: &mut Model, now: Moment) -> Vec<Effect> {
    let Some(open) = model.open_event_mut() else { return Vec::new() };
    let up = open.event().clock.reading(now.unix).seconds().is_some_and(|left| left <= 0);
    let picked = open.event().pick_clock(now.unix).is_some_and(|left| left <= 0);
    let rings = !open.bell_rung && (picked || up && open.is_playing());
    open.bell_rung = up || picked;
    if rings { vec![Effect::Bell] } else { Vec::new() }
}
