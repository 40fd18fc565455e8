//! Names the key for an act from the present screen.

use super::{active, context_of, context_of_screen};
use crate::msg;
use crate::tui::dialog::Dialog;
use crate::tui::keys::{
    Act, Binding, Context, Key, MENUS, View, bindings_of, key_for, live_in, note, opened_view,
    opener,
};
use crate::tui::model::Model;
use crate::words::Arg;

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
        let way = Act::of_verb(line).and_then(|act| here.way(act));
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
        Act::AddLeave => Some(Context::Players),
        _ => Some(match opened_view(act).filter(|view| open.has_screen(*view))? {
            view if view == open.view => Context::of_screen(open.view_behind()),
            view => Context::of_screen(view),
        }),
    }
}
