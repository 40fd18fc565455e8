//! Where sheets, the site and the mirror of an event go on one computer.
//!
//! No event file says it, because one that somebody else has written would then name the files
//! that this computer writes. The verb `setup` sets it, and the store keeps it with the user's own
//! things. A file that names such a path all the same is read, and the path is not followed.

use super::actions::Setup;
use super::name::is_hostile;
use super::{Action, Event, Refusal};
use crate::event::decide::decision::refuse_if;
use crate::msg;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The most bytes of a path.
const LONGEST: usize = 1000;

/// The word for the paper pack beside the event.
pub const PAPER_ON: &str = "on";

/// The word for no paper pack, no site, and no mirror.
pub const NOT_WRITTEN: &str = "off";

/// The places as they were typed; a change holds only those that change.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Outputs {
    /// `on`, `off` or a folder; if absent, it is on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub paper: Option<String>,
    /// A folder; `off` or absent: no site is written by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub publish: Option<String>,
    /// A file; `off` or absent: nothing mirrors the event.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mirror: Option<String>,
}

/// The place to which the paper pack of an event is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Paper<'a> {
    /// Into a folder beside the event.
    Beside,
    /// Into this folder; a path that does not begin at the root begins at the event's folder.
    Folder(&'a str),
    Off,
}

impl Outputs {
    pub fn paper(&self) -> Paper<'_> {
        match self.paper.as_deref() {
            None | Some(PAPER_ON) => Paper::Beside,
            Some(NOT_WRITTEN) => Paper::Off,
            Some(folder) => Paper::Folder(folder),
        }
    }

    /// The folder of the site for phones; None: none is written by itself.
    pub fn publish(&self) -> Option<&str> {
        self.publish.as_deref().filter(|folder| *folder != NOT_WRITTEN)
    }

    /// The file that mirrors the event; None: none does.
    pub fn mirror(&self) -> Option<&str> {
        self.mirror.as_deref().filter(|path| *path != NOT_WRITTEN)
    }

    pub fn is_empty(&self) -> bool {
        *self == Outputs::default()
    }

    /// The same places with those that the change holds.
    #[must_use]
    pub fn changed(self, new: Outputs) -> Outputs {
        Outputs {
            paper: new.paper.or(self.paper),
            publish: new.publish.or(self.publish),
            mirror: new.mirror.or(self.mirror),
        }
    }

    /// The same places without anything that no path may hold.
    ///
    /// # Errors
    /// Says what is wrong with the first that cannot be a place.
    pub fn checked(self) -> Result<Outputs, Refusal> {
        let folder = |text: Option<String>| text.as_deref().map(checked_path).transpose();
        Ok(Outputs {
            paper: folder(self.paper)?,
            publish: folder(self.publish)?,
            mirror: self.mirror.as_deref().map(checked_mirror).transpose()?,
        })
    }

    /// The places that the event's own file names, the newest of each.
    pub fn named_by(event: &Event) -> Outputs {
        let log = event.log.iter().filter_map(|entry| match &entry.action {
            Action::Setup(setup) => Some(setup),
            _ => None,
        });
        let all = std::iter::once(&event.head.setup).chain(log);
        all.fold(Outputs::default(), |named, setup| named.changed(setup.outputs()))
    }
}

impl fmt::Display for Outputs {
    /// The settings as the verb reads them, such as `paper=off publish=site`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all = [("paper", &self.paper), ("publish", &self.publish), ("mirror", &self.mirror)];
        let set = all.into_iter().filter_map(|(key, value)| Some((key, value.as_deref()?)));
        let words: Vec<String> =
            set.map(|(key, value)| format!("{key}={}", shell_words::quote(value))).collect();
        f.write_str(&words.join(" "))
    }
}

impl Setup {
    /// The places that stand in these settings.
    pub fn outputs(&self) -> Outputs {
        Outputs {
            paper: self.paper.clone(),
            publish: self.publish.clone(),
            mirror: self.mirror.clone(),
        }
    }

    /// Takes the places out of these settings.
    pub(super) fn take_outputs(&mut self) -> Outputs {
        Outputs {
            paper: self.paper.take(),
            publish: self.publish.take(),
            mirror: self.mirror.take(),
        }
    }
}

/// A mirror as it was typed. Its ending keeps it from taking the place of anything but an event.
///
/// # Errors
/// It is no path of an event file.
pub fn checked_mirror(text: &str) -> Result<String, Refusal> {
    let path = checked_path(text)?;
    match path == NOT_WRITTEN || path.ends_with(".yaml") {
        true => Ok(path),
        false => Err(Refusal(msg!("event-file.ending", path))),
    }
}

/// A path as it was typed, or a word in its place.
fn checked_path(text: &str) -> Result<String, Refusal> {
    let text = text.trim();
    refuse_if(text.is_empty(), || msg!("pages.no-folder"))?;
    if text.len() > LONGEST {
        return Err(Refusal(msg!("pages.folder-too-long", most = LONGEST)));
    }
    match text.contains(is_hostile) {
        true => Err(Refusal(msg!("pages.folder-unreadable"))),
        false => Ok(text.to_owned()),
    }
}
