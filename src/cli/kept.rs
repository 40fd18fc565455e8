//! A kept copy of a text that was not accepted.

use crate::msg;
use crate::store::in_shell;
use crate::words::Message;
use std::io;
use std::path::{Path, PathBuf};

/// A text that was not accepted, and where its copy is.
pub(super) struct Kept<'a> {
    pub event: &'a Path,
    /// None: nothing was typed. True: the copy was made just now.
    pub copy: Option<io::Result<(PathBuf, bool)>>,
}

impl Kept<'_> {
    /// The part of a message that follows the reason.
    pub(super) fn after_reason(&self) -> Message {
        match &self.copy {
            None => Message::nothing(),
            Some(Err(error)) => msg!("edit.not-kept", error = error.to_string()),
            Some(Ok((copy, _))) => {
                let [event, from] = [self.event, copy].map(in_shell);
                let command = format!("komandor edit {event} --from {from}");
                msg!("edit.kept", copy = copy.display().to_string(), command)
            }
        }
    }

    /// The question what to do with the text.
    pub(super) fn question(&self) -> Message {
        match &self.copy {
            Some(Ok((copy, _))) => msg!("edit.ask-kept", copy = copy.display().to_string()),
            _ => msg!("edit.ask-faulty"),
        }
    }

    /// Deletes a copy that was made just now, because the text goes back to the editor.
    pub(super) fn remove_new_copy(self) {
        if let Some(Ok((copy, true))) = self.copy {
            let _ = std::fs::remove_file(copy);
        }
    }
}
