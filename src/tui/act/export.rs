//! The menu of the sheets and the ways out.

use crate::tui::dialog::{Dialog, Export, Form, Outlet, looked};
use crate::tui::effect::Effect;
use crate::tui::keys::{Act, View};
use crate::tui::model::{Location, Model};
use crate::tui::open_event::{OpenEvent, Pane};

/// Opens the menu for what is on the screen.
pub(super) fn open(model: &mut Model) {
    let (Some(open), last) = (model.open_event(), model.last_export) else { return };
    let looked = looked(model.chosen_player(), open.shown_round);
    let seen = (view_of(open), looked);
    let menu = Export::new(open.event(), seen, last, &model.words);
    model.ask(Dialog::Export(Box::new(menu)));
}

/// The screen, or the pane of it that has the keys.
pub(in crate::tui) fn view_of(open: &OpenEvent) -> View {
    match (open.view, open.pane) {
        (View::Main, Pane::Standings) => View::Standings,
        (view, _) => view,
    }
}

/// Takes the chosen sheet out in this way; the menu closes.
pub(super) fn take(model: &mut Model, act: Act) -> Vec<Effect> {
    let Some(Dialog::Export(menu)) = model.dialogs.pop() else { return Vec::new() };
    let Some(handout) = menu.handout() else { return Vec::new() };
    let outlet = match act {
        Act::ExportPrint => Outlet::Printer,
        Act::ExportFile => Outlet::File,
        Act::ExportCopy => Outlet::Clipboard,
        Act::ExportRead => Outlet::Pager,
        _ => menu.outlet,
    };
    match outlet {
        Outlet::Printer => return vec![Effect::Print(handout)],
        Outlet::Clipboard => return vec![Effect::Copy(handout)],
        Outlet::Pager => return vec![Effect::Read(handout)],
        Outlet::File => {
            let Some(open) = model.open_event() else { return Vec::new() };
            let folder = open.session.path().parent().map(crate::export::shown_path);
            let form = Form::export(open.event(), &folder.unwrap_or_default(), handout);
            model.ask(Dialog::Form(form));
        }
    }
    Vec::new()
}

/// Puts the held round on the sheets, or leaves it out.
pub(super) fn toggle_held(model: &mut Model) {
    if let (Some(Dialog::Export(menu)), Location::Event(open)) =
        (model.dialogs.last_mut(), &model.location)
    {
        menu.toggle_held(open.event());
    }
}
