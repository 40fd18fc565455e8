//! Where one computer writes the sheets, the site and the mirror of an event.
//!
//! No event file decides it, because a file from somebody else could then name the files that this
//! computer writes. The verb `setup` sets it, and the store keeps it with the user's own data. A
//! path in an event file is ignored.

use super::actions::Setup;
use super::name::is_hostile;
use super::{Action, Event, Refusal};
use crate::event::decide::refuse_if;
use crate::msg;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The most bytes of a path.
const LONGEST: usize = 1000;

/// The word for the paper pack beside the event.
pub const PAPER_ON: &str = "on";

/// The word for no paper pack, no site, and no mirror.
pub const NOT_WRITTEN: &str = "off";

/// The paths as typed; a change has only those that change.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Outputs {
    /// `on`, `off` or a folder; on if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub paper: Option<String>,
    /// A folder; if `off` or absent, no site is written automatically.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub publish: Option<String>,
    /// A file; if `off` or absent, there is no mirror.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mirror: Option<String>,
}

/// Where the paper pack of an event is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Paper<'a> {
    /// Into a folder beside the event.
    Beside,
    /// Into this folder; a relative path begins at the event's folder.
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

    /// The folder of the site for phones; None if none is written automatically.
    pub fn publish(&self) -> Option<&str> {
        self.publish.as_deref().filter(|folder| *folder != NOT_WRITTEN)
    }

    /// The file that mirrors the event, if any.
    pub fn mirror(&self) -> Option<&str> {
        self.mirror.as_deref().filter(|path| *path != NOT_WRITTEN)
    }

    pub fn is_empty(&self) -> bool {
        *self == Outputs::default()
    }

    /// These paths with those of the change applied.
    #[must_use]
    pub fn changed(self, new: Outputs) -> Outputs {
        Outputs {
            paper: new.paper.or(self.paper),
            publish: new.publish.or(self.publish),
            mirror: new.mirror.or(self.mirror),
        }
    }

    /// The same paths, cleaned.
    ///
    /// # Errors
    /// What is wrong with the first invalid path.
    pub fn checked(self) -> Result<Outputs, Refusal> {
        let folder = |text: Option<String>| text.as_deref().map(checked_path).transpose();
        Ok(Outputs {
            paper: folder(self.paper)?,
            publish: folder(self.publish)?,
            mirror: self.mirror.as_deref().map(checked_mirror).transpose()?,
        })
    }

    /// The newest paths in the event's own file.
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
    /// The paths in these settings.
    pub fn outputs(&self) -> Outputs {
        Outputs {
            paper: self.paper.clone(),
            publish: self.publish.clone(),
            mirror: self.mirror.clone(),
        }
    }

    /// Removes the paths from these settings.
    pub(super) fn take_outputs(&mut self) -> Outputs {
        Outputs {
            paper: self.paper.take(),
            publish: self.publish.take(),
            mirror: self.mirror.take(),
        }
    }
}

/// Checks a mirror's path. Its extension keeps it from overwriting anything but an event.
///
/// # Errors
/// It is not the path of an event file.
pub fn checked_mirror(text: &str) -> Result<String, Refusal> {
    let path = checked_path(text)?;
    match path == NOT_WRITTEN || path.ends_with(".yaml") {
        true => Ok(path),
        false => Err(Refusal(msg!("event-file.ending", path))),
    }
}

/// Checks a path, or a word in place of one.
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
