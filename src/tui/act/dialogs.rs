//! Closes, submits and completes dialogs.

use crate::event::{Moment, Verb, read_verb};
use crate::msg;
use crate::tui::active_keys::way;
use crate::tui::dialog::{Dialog, Form, ListEditor, Narrow, Pile, Purpose};
use crate::tui::effect::Effect;
use crate::tui::keys::{Act, Context, key_for};
use crate::tui::label::Label;
use crate::tui::late;
use crate::tui::model::{Location, Model, StatusMessage};
use crate::tui::open_event::OpenEvent;

/// How the name of a file with people ends: a roster, or an older event.
const ROSTER: &[&str] = &[".csv", ".tsv", ".txt", ".yaml", ".yml"];

pub(super) fn close(model: &mut Model, now: Moment) {
    if let Some(Dialog::Rules(rules)) = model.dialogs.last_mut()
        && !rules.wanted.is_empty()
    {
        return rules.show_all();
    }
    if model.dialogs.last_mut().and_then(Dialog::narrow_mut).is_some_and(Narrow::end) {
        return;
    }
    if let Some(Dialog::Picker(picker)) = model.dialogs.last_mut()
        && picker.end_narrowing()
    {
        return;
    }
    if let Some(Dialog::Card(card)) = model.dialogs.last_mut()
        && card.shows_arithmetic
        && !card.opened_there
    {
        return super::card::arithmetic(model);
    }
    if asks_to_stay(model) {
        return;
    }
    if let Some(Dialog::ByHand(by_hand)) = model.dialogs.last_mut()
        && by_hand.marked.take().is_some()
    {
        return;
    }
    match model.dialogs.pop() {
        Some(Dialog::Find(_)) => match &mut model.location {
            Location::Event(open) => {
                open.end_narrowing(false);
                open.filter.clear();
            }
            Location::Home(list) => list.narrow(""),
        },
        Some(Dialog::Form(form)) => super::seeds::back_to_seeds(model, &form),
        Some(Dialog::ListEditor(editor)) => keep_list(model, editor),
        Some(Dialog::Time(time)) if time.has_begun() => {
            if let Some(open) = model.open_event_mut() {
                open.kept_time = Some(time);
            }
        }
        Some(Dialog::Pile(pile)) => leave_pile(model, &pile),
        Some(Dialog::Choices(choices)) => late::say_left(model, &choices, now),
        Some(Dialog::Closed(closed)) => model.message = Some(StatusMessage::info(closed.why)),
        _ => {}
    }
}

/// Whether a half-typed result keeps its dialog open, until leaving is pressed once more.
fn asks_to_stay(model: &mut Model) -> bool {
    let Location::Event(open) = &model.location else { return false };
    let (Some(dialog), event) = (model.dialogs.last_mut(), open.event()) else { return false };
    let loses = match dialog {
        Dialog::Report(slip) => slip.is_half_typed(event, slip.games_known(event)),
        Dialog::Pile(pile) => pile.is_half_typed(event),
        _ => false,
    };
    let key = || key_for(Context::Report, Act::CloseDialog);
    loses && dialog.slip_mut().is_some_and(|slip| slip.asks_to_stay(key()))
}

/// Leaves the cursor at the table that was waited for.
fn leave_pile(model: &mut Model, pile: &Pile) {
    let Some(open) = model.open_event_mut() else { return };
    open.table = pile.table().or(open.table);
}

/// Keeps the text of an editor that was closed without handing it in.
fn keep_list(model: &mut Model, editor: ListEditor) {
    if !editor.is_unsaved() {
        return;
    }
    let id = editor.id;
    let Some(open) = model.open_event_mut() else { return };
    open.kept_lists.insert(id, editor.area);
    open.told_of_kept_lists = false;
    let said = msg!("decklist.text-is-kept", key = way(model, Act::EditList));
    model.message = Some(StatusMessage::info(said));
}

/// Begins to narrow the lines of the top dialog, or leaves them as narrow as they are.
pub(super) fn narrow(model: &mut Model, typing: bool) {
    if let Some(narrow) = model.dialogs.last_mut().and_then(Dialog::narrow_mut) {
        narrow.typing = typing;
    }
    if let Some(Dialog::Picker(picker)) = model.dialogs.last_mut() {
        picker.typing = typing;
    }
}

/// Saves what the dialog announced; if it is refused, the dialog that asked comes back.
pub(super) fn agree(model: &mut Model) -> Vec<Effect> {
    let Some(Dialog::Confirm(confirm)) = model.dialogs.pop() else { return Vec::new() };
    if confirm.closes_dialog_below {
        model.held = model.dialogs.pop();
    }
    vec![Effect::CommitAgreed { command: confirm.command.into(), to: confirm.question }]
}

/// Registers the players of the roster that is shown. The form that asked for the file comes back
/// if that is refused.
pub(super) fn register_roster(model: &mut Model, act: Act) -> Vec<Effect> {
    let Some(Dialog::Roster(preview)) = model.dialogs.pop() else { return Vec::new() };
    if preview.closes_dialog_below {
        model.held = model.dialogs.pop();
    }
    vec![Effect::Commit(preview.into_command(act == Act::RegisterRoster))]
}

/// Submits the form on top; it closes once its command is carried out.
pub(super) fn submit(model: &mut Model) -> Vec<Effect> {
    let Some(Dialog::Form(mut form)) = model.dialogs.pop() else { return Vec::new() };
    if let Purpose::Seed { replaces } = form.purpose {
        super::seeds::take_in(model, form, replaces);
        return Vec::new();
    }
    match form.submit(model.event(), &model.library) {
        Ok(effects) => {
            form.error_text = None;
            model.held = Some(Dialog::Form(form));
            effects
        }
        Err(why) => {
            form.error_text = Some(why);
            model.ask(Dialog::Form(form));
            Vec::new()
        }
    }
}

/// Opens the form that these data give, if they give one.
pub(super) fn ask_form(model: &mut Model, form: impl FnOnce(&OpenEvent) -> Option<Form>) {
    if let Some(form) = model.open_event().and_then(form) {
        model.ask(Dialog::Form(form));
    }
}

/// Changes the form on top, and updates the fields that depend on a choice.
pub(in crate::tui) fn in_form(model: &mut Model, change: impl FnOnce(&mut Form)) {
    let Some(Dialog::Form(mut form)) = model.dialogs.pop() else { return };
    let tier = form.value(Label::Tier).to_owned();
    let offence = form.offence_chosen();
    change(&mut form);
    if let Purpose::NewEvent { game, .. } = &form.purpose
        && let Some(game) = model.library.clone().get(game)
    {
        if form.value(Label::Tier) != tier {
            form.follow_tier(&game.ruleset, &tier);
        }
        form.follow_new_event(&game.ruleset);
    }
    if let Some(event) = model.event() {
        match form.purpose {
            Purpose::Penalty(id) => {
                let other = form.offence_chosen() != offence;
                form.follow_penalty(event, id, other.then_some(offence));
            }
            Purpose::Check { id, round } => form.follow_check(event, id, round),
            Purpose::Component(id) => form.follow_component(event, id),
            _ => {}
        }
    }
    if let (Purpose::Setup(_), Some(event)) = (&form.purpose, model.event()) {
        form.follow_setup(event);
    }
    if let (Purpose::Overkill { .. }, Some(event)) = (&form.purpose, model.event()) {
        form.follow_overkill(event);
    }
    model.ask(Dialog::Form(form));
}

/// Carries out the typed verb; a refused one stays in the line to be corrected.
pub(super) fn run_verb(model: &mut Model) -> Vec<Effect> {
    let Some(Dialog::Palette(mut palette)) = model.dialogs.pop() else { return Vec::new() };
    if !palette.take_chosen(model.event(), &model.words) {
        // Its other words are still to be written.
        model.ask(Dialog::Palette(palette));
        return Vec::new();
    }
    let line = palette.line.value().trim().to_owned();
    if line.is_empty() {
        return Vec::new();
    }
    match &*line {
        "q" | "q!" | "quit" | "wq" | "x" => return super::lists::leave(model),
        "w" => {
            model.message = Some(StatusMessage::info(msg!("screen.all-saved")));
            return Vec::new();
        }
        "help" | "h" => {
            super::navigate::help_of_commands(model);
            return Vec::new();
        }
        _ => {}
    }
    if model.event().is_none() {
        palette.error_text = Some(msg!("screen.command-needs-event"));
        model.ask(Dialog::Palette(palette));
        return Vec::new();
    }
    let verb = match read_verb(&line) {
        Ok(verb) => verb,
        Err(why) => {
            palette.error_text = Some(why);
            model.ask(Dialog::Palette(palette));
            return Vec::new();
        }
    };
    if let (Verb::Do(command) | Verb::Correct(command), Some(open)) =
        (&verb, model.open_event_mut())
        && palette.asks(open.session.event(), command, open.seen.read())
    {
        open.seen.told(open.session.event());
        model.ask(Dialog::Palette(palette));
        return Vec::new();
    }
    model.verbs.retain(|earlier| *earlier != line);
    model.verbs.push(line);
    palette.error_text = None;
    model.held = Some(Dialog::Palette(palette));
    vec![match verb {
        // The result that it replaces has just been told.
        Verb::Do(command) => Effect::Commit(command.knowingly()),
        Verb::Correct(command) => Effect::Correct(command),
        Verb::ImportFile(path) => Effect::Import(path),
        Verb::ListFile { who, path } => Effect::HandIn { who, path },
        Verb::AcceptList { who, reason } => Effect::AcceptList { who, reason },
    }]
}

/// Completes the verb line, or the path in a form.
pub(super) fn complete(model: &mut Model) -> Vec<Effect> {
    if let Some(Dialog::Form(form)) = model.dialogs.last() {
        let (label, ends) = match form.purpose {
            Purpose::ListFile(_) => (Label::ListFile, &[][..]),
            _ => (Label::CsvFile, ROSTER),
        };
        return vec![Effect::CompletePath { typed: form.value(label).to_owned(), ends }];
    }
    let Some(Dialog::Palette(mut palette)) = model.dialogs.pop() else { return Vec::new() };
    if let Some(typed) = palette.file_typed() {
        let typed = typed.to_owned();
        model.ask(Dialog::Palette(palette));
        return vec![Effect::CompletePath { typed, ends: ROSTER }];
    }
    palette.complete(model.event(), &model.words);
    model.ask(Dialog::Palette(palette));
    Vec::new()
}
