//! A kept copy of a text that was not accepted.

use crate::store::in_shell;
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
    pub(super) fn after_reason(&self) -> String {
        match &self.copy {
            None => String::new(),
            Some(Err(error)) => format!("; your copy could not be kept ({error})"),
            Some(Ok((copy, _))) => {
                let [event, from] = [self.event, copy].map(in_shell);
                format!(
                    "; your copy is kept in {}: `komandor edit {event} --from {from}` goes on \
                     with it",
                    copy.display()
                )
            }
        }
    }

    /// The part of a message that precedes a question.
    pub(super) fn before_question(&self) -> String {
        match &self.copy {
            Some(Ok((copy, _))) => format!("Your copy is kept in {}. ", copy.display()),
            _ => String::new(),
        }
    }

    /// Deletes a copy that was made just now, because the text goes back to the editor.
    pub(super) fn remove_new_copy(self) {
        if let Some(Ok((copy, true))) = self.copy {
            let _ = std::fs::remove_file(copy);
        }
    }
}
