//! All that the screens show, and nothing else.

use super::dialog::{Dialog, Seeds};
use super::events_list::EventsList;
use super::floor::Floor;
use super::theme::Theme;
use crate::event::{Command, Event, Moment};
use crate::ruleset::Library;
use std::sync::Arc;

/// The state of the interface. [`super::update`] changes it, the views draw it.
#[derive(Debug)]
pub struct Model {
    pub place: Place,
    /// The top one gets the keys.
    pub dialogs: Vec<Dialog>,
    /// The dialog whose effects are being carried out: it opens again if they
    /// are refused.
    pub held: Option<Dialog>,
    /// Stays until the next key.
    pub message: Option<Message>,
    /// Who works here; stands in the log.
    pub by: String,
    pub library: Arc<Library>,
    pub theme: Theme,
    /// Lines of verbs, the newest last.
    pub verbs: Vec<String>,
}

/// Where the organizer is.
#[derive(Debug)]
pub enum Place {
    Home(EventsList),
    Event(Box<Floor>),
}

/// What is said below the screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    pub tone: Tone,
    pub text: String,
    /// What the organizer should know besides.
    pub warnings: Vec<String>,
    /// What others have done since it was said.
    pub news: Option<News>,
}

/// What others have done: it stands below what was said, never in its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct News {
    pub text: String,
    /// Lines of the log there were before it.
    pub since: usize,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tone {
    /// It is done, and saved.
    Done,
    /// Somebody else did something, or a plain answer.
    Info,
    /// It was not done.
    Refused,
}

impl Message {
    pub fn done(text: impl Into<String>) -> Message {
        Message { tone: Tone::Done, text: text.into(), ..Message::news(None) }
    }

    pub fn info(text: impl Into<String>) -> Message {
        Message { tone: Tone::Info, text: text.into(), ..Message::news(None) }
    }

    /// Nothing is said but this.
    pub fn news(news: Option<News>) -> Message {
        Message { tone: Tone::Info, text: String::new(), warnings: Vec::new(), news }
    }

    pub fn refused(text: impl Into<String>) -> Message {
        Message { tone: Tone::Refused, text: text.into(), ..Message::news(None) }
    }
}

impl Model {
    pub fn floor(&self) -> Option<&Floor> {
        match &self.place {
            Place::Event(floor) => Some(floor),
            Place::Home(_) => None,
        }
    }

    pub fn floor_mut(&mut self) -> Option<&mut Floor> {
        match &mut self.place {
            Place::Event(floor) => Some(floor),
            Place::Home(_) => None,
        }
    }

    pub fn event(&self) -> Option<&Event> {
        self.floor().map(Floor::event)
    }

    /// Opens a dialog above those there are.
    pub fn ask(&mut self, dialog: Dialog) {
        self.dialogs.push(dialog);
    }

    /// Once all was carried out: what was refused goes back into the dialog
    /// that asked for it, with the reason.
    pub fn answer_held(&mut self) {
        let Some(mut dialog) = self.held.take() else { return };
        let refused = self.message.take_if(|message| message.tone == Tone::Refused);
        let Some(message) = refused else { return };
        if let (Dialog::Report(report), Place::Event(floor)) = (&mut dialog, &self.place) {
            if report.pairing(floor.event()).is_none() {
                self.message = Some(message);
                return;
            }
            report.refused(floor.event(), floor.seen.read(), message.text);
            self.dialogs.push(dialog);
            return;
        }
        if let (Dialog::Seeds(seeds), Place::Event(floor)) = (&mut dialog, &self.place) {
            match Seeds::of(floor.event(), Moment::new(0, 0)) {
                Ok(now) => *seeds = Seeds { at: seeds.at, ..now },
                Err(_) => {
                    self.message = Some(message);
                    return;
                }
            }
        }
        if let Some(fault) = dialog.fault_mut() {
            *fault = Some(message.text);
            self.dialogs.push(dialog);
        }
    }

    /// In the list of officials the one just named is the one chosen.
    pub fn go_to_official(&mut self, command: &Command) {
        let (Command::Official { name, .. }, Place::Event(floor)) = (command, &self.place) else {
            return;
        };
        if let Some(Dialog::Officials(officials)) = self.dialogs.last_mut() {
            officials.go_to(floor.event(), name);
        }
    }

    /// The path in the form on top goes on as far as it is known; then, how it
    /// could go on.
    pub fn completed(&mut self, (path, ways): (String, Vec<String>)) {
        if let Some(Dialog::Form(form)) = self.dialogs.last_mut() {
            form.complete(&path);
        }
        match ways.len() {
            0 => self.refuse(format!("No folder or .csv file begins with \"{path}\".")),
            1 => {}
            _ => self.message = Some(Message::info(ways.join("  "))),
        }
    }

    /// Says it below what is said already: that has to be read first.
    pub fn say_as_well(&mut self, tone: Tone, text: String) {
        match &mut self.message {
            Some(said) if !said.text.is_empty() => {
                if said.text != text && !said.warnings.contains(&text) {
                    said.warnings.push(text);
                }
            }
            said => {
                let before = said.take().unwrap_or_else(|| Message::news(None));
                *said = Some(Message { tone, text, ..before });
            }
        }
    }

    /// Takes back what is over by now, wherever it is said.
    pub fn say_no_more(&mut self, over: &str) {
        let Some(said) = &mut self.message else { return };
        said.warnings.retain(|warning| warning != over);
        if said.text == over {
            // What was said as well comes first now.
            let rest = std::mem::take(&mut said.warnings);
            let news = said.news.take();
            let mut rest = rest.into_iter();
            let text = rest.next().unwrap_or_default();
            *said = Message { text, warnings: rest.collect(), ..Message::news(news) };
        }
    }

    pub fn refuse(&mut self, why: impl Into<String>) {
        self.message = Some(Message::refused(why));
    }
}
