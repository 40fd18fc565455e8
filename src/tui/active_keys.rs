//! The keys that work now, why a key does not, and where it does. All follow from the model.

use super::act::why_not;
use super::dialog::Dialog;
use super::keys::{
    Act, Binding, Context, Key, MENUS, View, act_of_verb, bindings, bindings_of, key_for, live_in,
    note, opened_view, opener,
};
use super::model::{Location, Model};
use super::open_event::OpenEvent;
use super::screen::add_line::ADD_LEAVE;
use super::screen::events::OPEN_EVENT;
use crate::event::{Command, Event, Moment, decide};
use crate::msg;
use crate::words::{Arg, Message};

/// The context of the top dialog; without a dialog, that of the screen.
pub fn context_of(model: &Model) -> Context {
    match model.dialogs.last() {
        Some(dialog) => dialog.context(model.event()),
        None => context_of_screen(model),
    }
}

/// The context of the screen, below every dialog.
fn context_of_screen(model: &Model) -> Context {
    match &model.location {
        Location::Home(_) => Context::Home,
        Location::Event(open) if open.view == View::Players && open.add.typing => Context::AddLine,
        Location::Event(open) => Context::of_screen(open.view),
    }
}

/// The contexts whose keys hold now, the nearest first.
pub fn chain_of(model: &Model) -> Vec<Context> {
    context_of(model).chain()
}

/// The bindings that hold in the present context.
pub fn active(model: &Model) -> Vec<&'static Binding> {
    let mut live = live_in(context_of(model)).to_vec();
    // A character in the middle of a text is part of the text.
    if model.dialogs.last().is_some_and(Dialog::has_input) {
        live.retain(|binding| binding.context != Context::Dialog);
    }
    live
}

/// The binding of this key in the present context.
pub fn resolve(model: &Model, key: Key) -> Option<&'static Binding> {
    active(model).into_iter().find(|binding| binding.keys.contains(&key))
}

/// Why this act is not available now; None: it is.
///
/// If nothing can be saved, that reason comes first.
pub fn disabled_reason(act: Act, model: &Model) -> Option<Message> {
    let unsaved = if act.writes() { read_only(model) } else { None };
    unsaved.or_else(|| why_not(act, model))
}

/// Whether this act is available now.
///
/// While results are missing, nothing is paired, cut or closed. The sentence why lists the
/// tables, which takes long in a large round, and a hint does not show it.
pub fn is_available(act: Act, model: &Model) -> bool {
    let waits_for_results = matches!(act, Act::Pair | Act::Cut | Act::Finish);
    let waits = waits_for_results && model.open_event().is_some_and(OpenEvent::is_playing);
    !waits && disabled_reason(act, model).is_none()
}

/// The key for this act from here, such as `u` or `Esc, then u`.
///
/// If the act works on another screen, the key that leads there comes first.
pub fn way(model: &Model, act: Act) -> Arg {
    Here::of(model).way(act).unwrap_or_else(|| key_for(Context::Main, act).into())
}

/// From now on the words name the keys, as they are from here, where a sentence names verbs.
pub fn name_keys(model: &mut Model) {
    let keys = keys_of_verbs(model);
    model.words = model.words.clone().with_keys(keys);
}

/// The keys for the verbs that a sentence on this screen names.
///
/// A verb without a key is typed. In the line for verbs each one is typed as it is.
fn keys_of_verbs(model: &Model) -> impl Fn(&str) -> Option<Arg> + use<> {
    let typed = matches!(model.dialogs.last(), Some(Dialog::Palette(_)));
    let here = (!typed && model.open_event().is_some()).then(|| Here::of(model));
    move |line| {
        let here = here.as_ref()?;
        let way = act_of_verb(line).and_then(|act| here.way(act));
        way.or_else(|| Some(format!("{}{line}", key_for(Context::Event, Act::Palette)).into()))
    }
}

/// The keys that work here, and those one step further.
struct Here {
    context: Context,
    keys: Vec<&'static Binding>,
    /// The keys that only lead to another screen, each with the keys that work there.
    beyond: Vec<(&'static Binding, &'static [&'static Binding])>,
    /// The screen below the dialogs.
    below: Option<Box<Here>>,
}

impl Here {
    fn of(model: &Model) -> Here {
        if model.dialogs.is_empty() {
            return Here::screen(model);
        }
        let below = Some(Box::new(Here::screen(model)));
        Here { context: context_of(model), keys: active(model), beyond: Vec::new(), below }
    }

    fn screen(model: &Model) -> Here {
        let context = context_of_screen(model);
        let keys = live_in(context).to_vec();
        let leads = |step: &&'static Binding| Some((*step, live_in(leads_to(model, step.act)?)));
        let mut beyond: Vec<_> = keys.iter().filter_map(leads).collect();
        // Going back is the plainest way.
        beyond.sort_by_key(|(step, _)| step.act != Act::Back);
        Here { context, beyond, keys, below: None }
    }

    fn way(&self, act: Act) -> Option<Arg> {
        let named = |keys: &[&'static Binding]| named_by(keys, act);
        if let Some(key) = named(&self.keys) {
            note(self.context, &[act]);
            return Some((*key).into());
        }
        let by_menu = MENUS.iter().find_map(|(opens, menu)| {
            Some((opens, named(bindings_of(*menu))?, *opener(keys_of(&self.keys, *opens)?)?))
        });
        if let Some((opens, then, first)) = by_menu {
            note(self.context, &[*opens, act]);
            return Some(msg!("keys.then", first, then = *then).into());
        }
        let there = self.beyond.iter().find_map(|(step, keys)| Some((step, named(keys)?)));
        match there {
            Some((step, then)) => {
                note(self.context, &[step.act, act]);
                let first = step.first_key();
                Some(msg!("keys.then", first, then = *then).into())
            }
            None => self
                .below
                .as_ref()
                .and_then(|below| below.way(act))
                .or_else(|| self.menu_beyond(act)),
        }
    }

    /// The way to a menu that opens on another screen.
    fn menu_beyond(&self, act: Act) -> Option<Arg> {
        self.beyond.iter().find_map(|(step, keys)| {
            MENUS.iter().find_map(|(opens, menu)| {
                let first = opener(keys_of(keys, *opens)?)?;
                let then = *named_by(bindings_of(*menu), act)?;
                note(self.context, &[step.act, *opens, act]);
                let first = format!("{} {first}", step.first_key());
                Some(msg!("keys.then", first, then).into())
            })
        })
    }
}

/// The first key of this act among these bindings.
fn named_by(keys: &[&'static Binding], act: Act) -> Option<&'static Key> {
    keys_of(keys, act)?.first()
}

fn keys_of(keys: &[&'static Binding], act: Act) -> Option<&'static [Key]> {
    keys.iter().find(|binding| binding.act == act).map(|binding| binding.keys)
}

/// The context behind this act, if it only leads from screen to screen and works now.
fn leads_to(model: &Model, act: Act) -> Option<Context> {
    let open = model.open_event()?;
    let half_typed = !open.digits.is_empty() || !open.filter.is_empty();
    match act {
        Act::Back if open.view != View::Main && !half_typed => {
            Some(Context::of_screen(open.view_behind()))
        }
        act if act == ADD_LEAVE => Some(Context::Players),
        _ => Some(match opened_view(act).filter(|view| open.has_screen(*view))? {
            view if view == open.view => Context::of_screen(open.view_behind()),
            view => Context::of_screen(view),
        }),
    }
}

/// The place where keys of this context work and the way there, if it can be reached now.
fn there(model: &Model, key: Key, context: Context) -> Option<Message> {
    let (context, act) = match model.open_event() {
        // Back would only clear the log's filter, so the log's own key is named.
        Some(open) if context == Context::Main && !open.filter.is_empty() => {
            (context, Act::ShowLog)
        }
        Some(_) => (context, context.opened_by()?),
        None if context == Context::Event || context.opened_by().is_some() => {
            (Context::Event, OPEN_EVENT)
        }
        None => return None,
    };
    let open = active(model).into_iter().any(|binding| binding.act == act);
    let works = open && disabled_reason(act, model).is_none();
    if !works {
        return None;
    }
    let way = way(model, act);
    Some(match context {
        Context::Event => msg!("screen.works-in-event", key, way),
        _ => msg!("screen.works-elsewhere", key, place = context.name(), way),
    })
}

/// The answer to a key that does nothing here.
pub fn key_hint(model: &Model, key: Key) -> Message {
    let mut found: Vec<_> = bindings().filter(|binding| binding.keys.contains(&key)).collect();
    // A key that works in several places is wanted beside the round most often.
    found.sort_by_key(|binding| binding.context != Context::Main);
    // Behind a dialog stands the screen that it was opened from.
    if let (Some(open), [_]) = (model.open_event(), &model.dialogs[..])
        && active(model).iter().any(|binding| binding.act == Act::CloseDialog)
    {
        let screen = Context::of_screen(open.view);
        if found.iter().any(|binding| screen.chain().contains(&binding.context)) {
            let way = way(model, Act::CloseDialog);
            return msg!("screen.works-elsewhere", key, place = "behind", way);
        }
    }
    found.iter().find_map(|binding| there(model, key, binding.context)).unwrap_or_else(|| {
        let help = key_for(Context::Anywhere, Act::Help);
        msg!("screen.does-nothing-here", key, help)
    })
}

/// The refusal that this command would get; no rule asked here depends on the clock.
pub fn refusal(event: &Event, command: &Command) -> Option<Message> {
    decide(event, command, Moment::new(0, 0)).err().map(|refusal| refusal.0)
}

/// A sentence that nothing can be saved now, with the cause from the banner.
pub fn read_only(model: &Model) -> Option<Message> {
    let session = &model.open_event()?.session;
    session.read_only()?;
    let cause = &session.trouble()?.cause;
    Some(msg!("screen.disabled-read-only", cause, key = way(model, Act::ShowTrouble)))
}

/// Why nothing is written in a closed event.
pub fn closed(model: &Model) -> Option<Message> {
    let closed = model.event()?.finished.is_some();
    closed.then(|| msg!("common.closed", undo = way(model, Act::Undo)))
}
