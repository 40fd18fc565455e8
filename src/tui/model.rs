//! The model: all that the screens show, and nothing else.

use super::dialog::{CardDialog, Desk, Dialog, LastExport};
use super::keys::{Key, PAGE_DOWN, PAGE_UP};
use super::known::KnownPeople;
use super::open_event::OpenEvent;
use super::screen::events::EventsList;
use super::ui::scroll::Scroll;
use super::ui::theme::Theme;
use crate::event::{Event, Id};
use crate::msg;
use crate::ruleset::Library;
use crate::words::{Message, Words};
use std::sync::Arc;

/// The state of the interface. [`super::update`] changes it, and the views draw it.
#[derive(Debug)]
pub struct Model {
    pub location: Location,
    /// The top dialog has the keys.
    pub dialogs: Vec<Dialog>,
    /// The dialog whose effects are being carried out; it opens again if they are refused.
    pub pending: Option<Dialog>,
    /// Stays until the next key.
    pub message: Option<StatusMessage>,
    /// The name of the organizer at this screen, as the log records it.
    pub by: String,
    /// The language of this screen.
    pub words: Words,
    /// The languages that a key goes through.
    pub languages: Vec<Words>,
    pub library: Arc<Library>,
    pub theme: Theme,
    /// The people of other events, once they are read.
    pub known: Arc<KnownPeople>,
    /// The verb lines carried out so far, the newest last.
    pub verbs: Vec<String>,
    /// The last export: what left the program, and how.
    pub last_export: Option<LastExport>,
    /// Where phones find the event, and whether only this computer does; None: it is not served.
    pub serving: Option<Serving>,
}

/// The address of a server that runs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Serving {
    pub address: String,
    pub is_local: bool,
}

/// The list of events, or an open event.
#[derive(Debug)]
pub enum Location {
    Home(EventsList),
    Event(Box<OpenEvent>),
}

/// The message below the screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StatusMessage {
    pub tone: Tone,
    pub text: Message,
    /// Further facts that the organizer should know.
    pub warnings: Vec<Message>,
    /// The actions of others since the message was shown.
    pub news: Option<News>,
    /// The part in sight, if the window is too small for the whole.
    pub scroll: Scroll,
}

/// The actions of others. They are shown below a message and never replace it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct News {
    pub text: Message,
    /// The number of log lines before these actions.
    pub since: usize,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tone {
    /// The command was carried out and saved.
    Done,
    /// Somebody else did something, or a question was answered.
    Info,
    /// The command was refused.
    Refused,
}

impl StatusMessage {
    pub fn done(text: impl Into<Message>) -> StatusMessage {
        StatusMessage { tone: Tone::Done, text: text.into(), ..StatusMessage::news(None) }
    }

    pub fn info(text: impl Into<Message>) -> StatusMessage {
        StatusMessage { tone: Tone::Info, text: text.into(), ..StatusMessage::news(None) }
    }

    /// A message with no text of its own.
    pub fn news(news: Option<News>) -> StatusMessage {
        let (text, warnings, scroll) = (Message::nothing(), Vec::new(), Scroll::default());
        StatusMessage { tone: Tone::Info, text, warnings, news, scroll }
    }

    /// Whether this key is for the message, because it does not fit and is read in parts.
    pub fn reads_on(&mut self, key: Key) -> bool {
        match key {
            _ if self.scroll.shows_all() => return false,
            PAGE_DOWN => self.scroll.page(1),
            PAGE_UP => self.scroll.page(-1),
            _ => return false,
        }
        true
    }

    pub fn refused(text: impl Into<Message>) -> StatusMessage {
        StatusMessage { tone: Tone::Refused, text: text.into(), ..StatusMessage::news(None) }
    }
}

/// The language after this one; it is the same if there is no other.
pub fn next_language<'a>(languages: &'a [Words], words: &'a Words) -> &'a Words {
    let at = languages.iter().position(|language| language == words);
    let next = at.map_or(0, |at| (at + 1) % languages.len());
    languages.get(next).unwrap_or(words)
}

impl Model {
    pub fn open_event(&self) -> Option<&OpenEvent> {
        match &self.location {
            Location::Event(open) => Some(open),
            Location::Home(_) => None,
        }
    }

    pub fn open_event_mut(&mut self) -> Option<&mut OpenEvent> {
        match &mut self.location {
            Location::Event(open) => Some(open),
            Location::Home(_) => None,
        }
    }

    /// The language after the present one.
    pub fn next_words(&self) -> &Words {
        next_language(&self.languages, &self.words)
    }

    pub fn event(&self) -> Option<&Event> {
        self.open_event().map(OpenEvent::event)
    }

    /// The language of what players read: the event's own, else that of the screen.
    pub fn words_of_players(&self) -> &Words {
        let tag = self.event().and_then(|event| event.setup.language());
        let own = self.languages.iter().find(|words| Some(words.tag()) == tag);
        own.unwrap_or(&self.words)
    }

    /// The judge's desk, if it is the dialog on top.
    pub fn desk(&self) -> Option<&Desk> {
        self.top().map(|(desk, _)| desk)
    }

    /// The card of a player, if it is the dialog on top.
    pub fn card(&self) -> Option<&CardDialog> {
        self.top().map(|(card, _)| card)
    }

    /// The player that keys act on.
    ///
    /// It is the one chosen at the desk, the one whose card is on top, else the one of the screen.
    pub fn chosen_player(&self) -> Option<Id> {
        match self.dialogs.last() {
            Some(Dialog::Desk(desk)) => desk.player(self.event()?),
            Some(Dialog::Card(card)) => Some(card.id),
            _ => self.open_event()?.chosen_player(),
        }
    }

    /// The table that a form is about: that of the desk, else the one chosen on the screen.
    pub fn chosen_table(&self) -> Option<u32> {
        match self.desk() {
            Some(desk) => Some(desk.table),
            None => self.open_event()?.chosen_table(),
        }
    }

    /// Offers known people for the name that is typed now.
    pub fn offer_known(&mut self) {
        let Location::Event(open) = &mut self.location else { return };
        match self.dialogs.last_mut() {
            Some(Dialog::CheckIn(check_in)) => check_in.offer(&self.known, open.session.event()),
            Some(_) => {}
            None => open.add.offer(&self.known, open.session.event()),
        }
    }

    /// Opens a dialog on top of the others.
    pub fn ask(&mut self, dialog: Dialog) {
        self.dialogs.push(dialog);
    }

    /// Reopens the dialog whose effects were refused, with the reason. It is called after all
    /// effects of a message have been carried out.
    pub fn reopen_refused(&mut self) {
        let Some(dialog) = self.pending.take() else { return };
        let refused = self.message.take_if(|message| message.tone == Tone::Refused);
        let Some(message) = refused else { return };
        let open = self.open_event().map(|open| (open.event(), open.seen.read()));
        match dialog.refused(open, message.text.clone()) {
            Some(dialog) => self.dialogs.push(dialog),
            // The dialog has no place for a reason, or has become another meanwhile.
            None => self.message = Some(message),
        }
    }

    /// Completes the path in the top form; if it is ambiguous, the possible names are shown.
    pub fn completed(&mut self, (path, ways): (String, Vec<String>)) {
        match self.dialogs.last_mut() {
            Some(Dialog::Form(form)) => form.complete(&path),
            Some(Dialog::Palette(palette)) => palette.complete_file(&path),
            _ => {}
        }
        match ways.len() {
            0 => self.refuse(msg!("decklist.no-such-path", path)),
            1 => {}
            _ => self.message = Some(StatusMessage::info(Message::verbatim(ways.join("  ")))),
        }
    }

    /// Adds a text below the present message, which has to be read first.
    pub fn say_as_well(&mut self, tone: Tone, text: Message) {
        match &mut self.message {
            Some(message) if !message.text.is_nothing() => {
                if message.text != text && !message.warnings.contains(&text) {
                    message.warnings.push(text);
                }
            }
            message => {
                let before = message.take().unwrap_or_else(|| StatusMessage::news(None));
                *message = Some(StatusMessage { tone, text, ..before });
            }
        }
    }

    /// Takes back what is over by now, wherever it is said.
    pub fn say_no_more(&mut self, over: &Message) {
        let Some(last) = &mut self.message else { return };
        last.warnings.retain(|warning| warning != over);
        if last.text == *over {
            // The first of the other messages takes its place.
            let rest = std::mem::take(&mut last.warnings);
            let news = last.news.take();
            let mut rest = rest.into_iter();
            let text = rest.next().unwrap_or_else(Message::nothing);
            *last = StatusMessage { text, warnings: rest.collect(), ..StatusMessage::news(news) };
        }
    }

    pub fn refuse(&mut self, why: impl Into<Message>) {
        self.message = Some(StatusMessage::refused(why));
    }
}
