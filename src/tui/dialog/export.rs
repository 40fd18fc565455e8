//! The menu of the sheets that can leave the program, and the ways out.

use super::Dialog;
use super::form::{FILE, Form, FormField, Purpose};
use crate::event::{Event, Id};
use crate::export::{file_name, format_of, known_endings};
use crate::show::{Looked, Offer, What, offers};
use crate::tui::files::unquoted;
use crate::tui::keys::{END, HOME};
use crate::tui::msg::Handout;
use crate::tui::open_event::Pane;
use crate::tui::prelude::*;
use std::path::Path;

#[rustfmt::skip]
pub static KEYS: &[Binding] = &[
    bind!(Export, &[ENTER, ch('4')], EXPORT_READ, msg!("pages.hint-read"), msg!("keys.export-read")),
    bind!(Export, &[ch('1')], EXPORT_PRINT, msg!("pages.hint-print")),
    bind!(Export, &[ch('2')], EXPORT_FILE, msg!("pages.hint-file")),
    bind!(Export, &[ch('3')], EXPORT_COPY, msg!("pages.hint-copy")),
    bind!(Export, &[ch('5')], EXPORT_HELD, msg!("pages.hint-held"), msg!("keys.export-held")),
    unhinted!(Export, &[TAB], Down, msg!("keys.row-down")),
    unhinted!(Export, &[HOME], First, msg!("keys.first")),
    unhinted!(Export, &[END], Last, msg!("keys.last")),
    bind!(Export, &[ESC], CloseDialog, msg!("keys.back")),
];

acts! {
    EXPORT_READ = causes(|model, _| take(model, Effect::Read));
    EXPORT_PRINT = causes(|model, _| take(model, Effect::Print));
    EXPORT_FILE = changes(|model, _| ask_for_file(model));
    EXPORT_COPY = causes(|model, _| take(model, Effect::Copy));
    pub EXPORT_HELD = changes(|model, _| toggle_held(model)).unless(nothing_held);
}

/// The last export of this session.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LastExport {
    /// The screen it was exported from.
    pub view: View,
    pub what: What,
}

#[derive(Debug)]
pub struct Export {
    pub offers: Vec<Offer>,
    pub at: usize,
    pub looked: Looked,
    /// The language of the screen.
    words: Words,
}

/// The letters of the sheets that are asked for most, in the order of the menu.
const LETTERS: [(What, char); 11] = [
    (What::Pairings, 't'),
    (What::ByName, 'n'),
    (What::Slips, 'l'),
    (What::Standings, 's'),
    (What::Bracket, 'b'),
    (What::Announcement, 'a'),
    (What::Players, 'y'),
    (What::CheckIn, 'i'),
    (What::Prizes, 'z'),
    (What::Missing, 'm'),
    (What::Why, 'w'),
];

/// The letters of the ways out, and of the help.
const TAKEN: [char; 5] = ['p', 'f', 'c', 'r', 'h'];

/// All sheets in the order of the menu, with their letters. A sheet without a letter of its own
/// gets the first free one of its word, else its first free capital, else any.
fn lettered() -> Vec<(What, char)> {
    let mut all = LETTERS.to_vec();
    for what in What::ALL {
        if all.iter().any(|(other, _)| *other == what) {
            continue;
        }
        let free = |letter: &char| {
            letter.is_ascii_alphabetic()
                && !TAKEN.contains(letter)
                && all.iter().all(|(_, other)| other != letter)
        };
        let capitals = what.word().chars().map(|letter| letter.to_ascii_uppercase());
        let letter = what.word().chars().chain(capitals).chain('A'..='Z').find(free);
        // With more sheets than letters, the arrows lead to the last ones.
        all.push((what, letter.unwrap_or(' ')));
    }
    all
}

/// The key that chooses this sheet.
fn export_letter(what: What) -> char {
    lettered().into_iter().find(|(other, _)| *other == what).map_or(' ', |(_, letter)| letter)
}

/// The sheet that fits a screen.
fn fitting(view: View) -> What {
    match view {
        View::Main | View::HallClock => What::Pairings,
        View::Players => What::CheckIn,
        View::Draft => What::Pods,
        View::Standings => What::Standings,
        View::Bracket => What::Bracket,
        View::Log => What::Log,
        View::Announcement => What::Announcement,
    }
}

impl Export {
    /// The menu for this screen. If the last export was from here, its sheet is chosen.
    pub fn new(
        event: &Event,
        (view, looked): (View, Looked),
        last: Option<LastExport>,
        words: &Words,
    ) -> Export {
        let wanted = last.filter(|last| last.view == view).map_or(fitting(view), |last| last.what);
        let (offers, words) = (Vec::new(), words.clone());
        let mut menu = Export { offers, at: 0, looked, words };
        menu.fill(event);
        let place = |what| menu.offers.iter().position(|offer: &Offer| offer.request.what == what);
        menu.at = place(wanted).or_else(|| place(fitting(view))).unwrap_or(0);
        menu
    }

    fn fill(&mut self, event: &Event) {
        let mut found = offers(event, self.looked, &self.words);
        let order = lettered();
        found.sort_by_key(|offer| order.iter().position(|(what, _)| *what == offer.request.what));
        self.offers = found;
    }

    /// Shows what there is now, with the same sheet chosen.
    pub fn follow(&mut self, event: &Event) {
        let chosen = self.chosen().map(|offer| offer.request.what);
        self.fill(event);
        let place = |what| self.offers.iter().position(|offer| offer.request.what == what);
        self.at = chosen.and_then(place).unwrap_or(0);
    }

    /// Puts a held round on the sheets, or leaves it out.
    pub fn toggle_held(&mut self, event: &Event) {
        self.looked.held = !self.looked.held;
        self.follow(event);
    }

    pub fn chosen(&self) -> Option<&Offer> {
        self.offers.get(self.at)
    }

    /// The chosen sheet with its title.
    pub fn handout(&self) -> Option<Handout> {
        let offer = self.chosen()?;
        Some(Handout { request: offer.request, title: self.title(offer) })
    }

    /// The title of a sheet; the whole event and its announcement have only the event's name.
    pub fn title(&self, offer: &Offer) -> String {
        match (offer.title.is_empty(), offer.request.what) {
            (false, _) => offer.title.clone(),
            (true, What::Announcement) => self.words.text(&msg!("board.event-info")),
            (true, What::Event) => self.words.text(&msg!("pages.whole-event")),
            (true, what) => what.word().to_owned(),
        }
    }

    pub fn step(&mut self, step: CursorMove) {
        self.at = step.from(self.at, self.offers.len());
    }

    /// Chooses the sheet that has this letter.
    pub fn handle_text_key(&mut self, key: Key) -> bool {
        let of_key =
            |sign| self.offers.iter().position(|of| export_letter(of.request.what) == sign);
        let found = key.sign().and_then(of_key);
        self.at = found.unwrap_or(self.at);
        found.is_some()
    }
}

impl Form {
    /// Asks for the file of a sheet. It proposes one beside the event.
    pub fn export(event: &Event, folder: &str, handout: Handout) -> Form {
        let name = file_name(event.name(), &handout.title, handout.request.format);
        let path = Path::new(folder).join(name).display().to_string();
        let title = msg!("pages.file-title", sheet = &handout.title);
        let fields = vec![FormField::text(FILE, path)];
        let purpose = Purpose::ExportFile { handout, replace: None };
        let mut form = Form::new(purpose, title, fields);
        form.about = vec![msg!("pages.file-about", endings = known_endings())];
        form
    }

    /// The sheet and the path. The ending of the path tells the format.
    pub(super) fn submit_export(
        &self,
        handout: &Handout,
        replace: Option<&str>,
    ) -> Result<Vec<Effect>, Message> {
        let path = unquoted(self.value(&FILE));
        if path.is_empty() {
            return Err(msg!("dialog.path-missing"));
        }
        let mut handout = handout.clone();
        handout.request.format = format_of(Path::new(path))?;
        let replace = replace == Some(path);
        Ok(vec![Effect::WriteSheet { handout, path: path.to_owned(), replace }])
    }

    /// The next Enter replaces the file at this path.
    pub fn agree_to_replace(&mut self, path: &str) {
        if let Purpose::ExportFile { replace, .. } = &mut self.purpose {
            *replace = Some(path.to_owned());
        }
    }
}

/// The player, the round and the rest that the sheets of a screen are about.
pub fn looked(who: Option<Id>, round: Option<(usize, u32)>) -> Looked {
    let round = round.map(|(stage, round)| (stage as u32, round));
    Looked { who, round, held: false }
}

/// Opens the menu for what is on the screen.
pub fn open(model: &mut Model) {
    let (Some(open), last) = (model.open_event(), model.last_export) else { return };
    let looked = looked(model.chosen_player(), open.shown_round);
    let seen = (view_of(open), looked);
    let menu = Export::new(open.event(), seen, last, &model.words);
    model.ask(Dialog::Export(Box::new(menu)));
}

/// The screen, or the pane of it that has the keys.
pub fn view_of(open: &OpenEvent) -> View {
    match (open.view, open.pane) {
        (View::Main, Pane::Standings) => View::Standings,
        (view, _) => view,
    }
}

/// Takes the chosen sheet out in this way; the menu closes.
fn take(model: &mut Model, way: fn(Handout) -> Effect) -> Vec<Effect> {
    let Some(Dialog::Export(menu)) = model.dialogs.pop() else { return Vec::new() };
    menu.handout().map(way).into_iter().collect()
}

fn ask_for_file(model: &mut Model) {
    let Some(Dialog::Export(menu)) = model.dialogs.pop() else { return };
    let (Some(handout), Some(open)) = (menu.handout(), model.open_event()) else { return };
    let folder = open.session.path().parent().map(crate::export::shown_path);
    let form = Form::export(open.event(), &folder.unwrap_or_default(), handout);
    model.ask(Dialog::Form(form));
}

/// Puts the held round on the sheets, or leaves it out.
fn toggle_held(model: &mut Model) {
    if let Some((menu, event)) = model.top_mut::<Export>() {
        menu.toggle_held(event);
    }
}

/// Why no held round can be put on a sheet.
fn nothing_held(model: &Model) -> Option<Message> {
    (!model.event()?.is_held()).then(|| msg!("pages.nothing-held"))
}

/// Draws the sheets with their letters, and below them whether a held round is on them.
pub fn draw(model: &Model, menu: &Export, keys: &KeyList, frame: &mut Frame, body: Rect) {
    let (theme, words) = (&model.theme, &model.words);
    let columns = usize::from(Width::Narrow.columns(body));
    let below = match menu.looked.held {
        _ if !model.event().is_some_and(Event::is_held) => Vec::new(),
        true => {
            let warning = words.text(&msg!("pairing.not-for-the-room"));
            list::wrapped(&warning, columns, theme.warning)
        }
        false => {
            let key = key_for(Context::Export, EXPORT_HELD);
            list::wrapped(&words.text(&msg!("pages.held-left-out", key)), columns, theme.quiet)
        }
    };
    let rows = menu.offers.len() as u16;
    let under = if below.is_empty() { 0 } else { 1 + below.len() as u16 };
    let size = (Width::Narrow, rows + under);
    let inner = boxed(frame, model, keys, body, size, &words.text(&msg!("pages.title")));
    let fixed = under.min(inner.height.saturating_sub(1));
    let above = Rect { height: inner.height - fixed, ..inner };
    list::rows(
        frame,
        above,
        (theme, &model.words),
        (menu.offers.len(), Some(menu.at)),
        true,
        |row| {
            let offer = &menu.offers[row];
            let style = if row == menu.at { theme.wanted } else { theme.text };
            let title = text::cut(&menu.title(offer), columns.saturating_sub(5));
            Line::from(vec![
                Span::styled(format!("{}  ", export_letter(offer.request.what)), theme.key),
                Span::styled(title, style),
            ])
        },
    );
    let place = Rect { y: above.bottom() + 1, height: fixed.saturating_sub(1), ..inner };
    list::lines(frame, place, &below);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sheet_has_a_letter_and_none_that_is_taken() {
        let all = lettered();
        assert_eq!(all.len(), What::ALL.len());
        for (at, (what, letter)) in all.iter().enumerate() {
            assert!(letter.is_ascii_alphabetic(), "{what:?}");
            assert!(!TAKEN.contains(letter), "{what:?}");
            assert!(all[..at].iter().all(|(_, other)| other != letter), "{what:?}");
        }
    }
}
