//! The copy of a text that somebody typed and that was not taken.

use crate::store::in_shell;
use std::io;
use std::path::{Path, PathBuf};

/// A text that was not taken, and where it is to be found.
pub(super) struct Kept<'a> {
    pub event: &'a Path,
    /// None: nothing was typed; true: it was made just now.
    pub copy: Option<io::Result<(PathBuf, bool)>>,
}

impl Kept<'_> {
    /// What is said of it behind a reason.
    pub(super) fn told(&self) -> String {
        match &self.copy {
            None => String::new(),
            Some(Err(error)) => format!("; your copy could not be kept ({error})"),
            Some(Ok((copy, _))) => {
                let [event, from] = [self.event, copy].map(|path| in_shell(path));
                format!(
                    "; your copy is kept in {}: `komandor edit {event} --from {from}` goes on \
                     with it",
                    copy.display()
                )
            }
        }
    }

    /// What is said of it before a question.
    pub(super) fn shown(&self) -> String {
        match &self.copy {
            Some(Ok((copy, _))) => format!("Your copy is kept in {}. ", copy.display()),
            _ => String::new(),
        }
    }

    /// It goes back to the editor.
    pub(super) fn forget(self) {
        if let Some(Ok((copy, true))) = self.copy {
            let _ = std::fs::remove_file(copy);
        }
    }
}
