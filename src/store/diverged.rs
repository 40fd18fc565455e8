//! Handles an event file that no longer holds everything this session knows.
//!
//! Somebody has deleted the file, put another in its place, or changed it. The session
//! keeps a copy of the event beside the file at once. The copy stays until the organizer
//! has decided which version counts.

use super::edit::{EditError, Original};
use super::error::{StoreError, Trouble, reason, shown};
use super::rescue;
use super::rescue::folder_of;
use super::seal;
use super::session::{Opened, Session};
use super::shell::in_shell;
use super::system::File;
use super::unsettled::{Diverged, FileState};
use crate::msg;
use crate::words::{Arg, Message};
use std::path::PathBuf;

/// The word in the name of a kept copy, such as `EVENT.yaml.lost-1`.
const LOST: &str = "lost";

impl Session {
    /// How the file differs, if it no longer holds all of the event.
    pub fn diverged(&self) -> Option<&Diverged> {
        self.diverged.as_ref()
    }

    pub(super) fn bar_deleted(&mut self) -> bool {
        let what = msg!("replaced.gone", path = shown(&self.path));
        self.damage = None;
        self.bar(FileState::Gone, msg!("store.cause-gone"), what, Vec::new())
    }

    /// Bars writing, keeps a copy of the event, and makes the next look a thorough one.
    ///
    /// Returns true if the reason is new.
    pub(super) fn bar(
        &mut self,
        stands: FileState,
        cause: Message,
        what: Message,
        theirs: Vec<Message>,
    ) -> bool {
        let what = match theirs.is_empty() {
            true => what,
            false => {
                let all = theirs.iter().map(Arg::from).collect();
                msg!("replaced.with-theirs", what, theirs = Arg::Clauses(all))
            }
        };
        let kept = if self.keeps_copies { self.keep().map(Some) } else { Ok(None) };
        let made = matches!(kept, Ok(Some((_, true))));
        let kept = kept.map(|kept| kept.map(|(kept, _)| kept));
        let path = in_shell(&self.path);
        // The advice never overwrites what others have saved: it moves their file aside first.
        let aside = match theirs.is_empty() {
            true => String::new(),
            false => format!("mv {path} {path}.theirs && "),
        };
        let sentence = match &kept {
            Ok(None) => msg!("replaced.shown-as-before", what),
            Err(why) => msg!("replaced.kept-nowhere", what, why),
            Ok(Some(kept)) => {
                let (at, copy) = (shown(kept), in_shell(kept));
                let back = format!("{aside}mv {copy} {path}");
                match stands {
                    FileState::Other => msg!("replaced.open-there", what, kept = at, copy),
                    FileState::Gone | FileState::Unsound => {
                        msg!("replaced.put-back", what, kept = at, command = back)
                    }
                    FileState::Changed => {
                        msg!("replaced.put-back-or-mend", what, kept = at, command = back, path)
                    }
                    FileState::Older => {
                        msg!("replaced.put-back-or-go-on", what, kept = at, command = back)
                    }
                }
            }
        };
        self.stale = true;
        self.diverged = Some(Diverged { stands, kept: kept.unwrap_or_default(), theirs, made });
        let trouble = Some(Trouble::new(cause, sentence));
        let changed = self.barred != trouble;
        self.barred = trouble;
        changed
    }

    /// Keeps a copy of the event, unless a file beside it already holds one.
    ///
    /// Returns the path of the copy, and whether this session wrote it.
    pub(super) fn keep(&self) -> Result<(PathBuf, bool), Message> {
        let bytes = seal::whole(&self.event)?;
        if let Some(Diverged { kept: Some(kept), made, .. }) = &self.diverged
            && rescue::begins_with(&self.disk, kept, &bytes)
        {
            return Ok((kept.clone(), *made));
        }
        let find = |word| rescue::find(&self.disk, &self.path, word, &bytes);
        let found = find(LOST).or_else(|| find("before"));
        match found.filter(|kept| rescue::make_certain(&self.disk, kept, &bytes).is_ok()) {
            Some(kept) => Ok((kept, false)),
            None => rescue::keep(&self.disk, &self.path, LOST, &bytes)
                .map(|kept| (kept, true))
                .map_err(|error| reason(&error)),
        }
    }

    /// Discards the kept copy, now that this file holds everything again.
    ///
    /// The copy stays if the file and its name cannot be brought to the disk.
    pub(super) fn settled(&mut self, file: &File) {
        let Some(Diverged { kept: Some(kept), made: true, .. }) = self.diverged.take() else {
            return;
        };
        let flushed = self.disk.sync(file);
        let flushed = flushed.and_then(|()| self.disk.sync_folder(folder_of(&self.path)));
        if flushed.is_ok()
            && let Ok(bytes) = seal::whole(&self.event)
        {
            rescue::discard(&self.disk, &kept, &bytes);
        }
    }

    /// Puts the event back in its place as this session knows it.
    ///
    /// The file that stood there is kept beside it, and its path is returned. The file of
    /// another event is left alone.
    ///
    /// # Errors
    /// Nothing may be put back, somebody has saved actions that were not mentioned
    /// before, or the file cannot be written. The sentence says what to do.
    pub fn put_back(&mut self) -> Result<Option<PathBuf>, EditError> {
        let told = self.diverged.as_ref().map(|behind| behind.theirs.clone()).unwrap_or_default();
        self.refresh()?;
        let Some(behind) = self.diverged.clone() else { return Ok(None) };
        if behind.theirs.iter().any(|action| !told.contains(action)) {
            return Err(StoreError::NotSaved { sentence: self.sentence() }.into());
        }
        let unwritable = |problem| StoreError::Unwritable { path: self.path.clone(), problem };
        let bytes = seal::whole(&self.event).map_err(unwritable)?;
        let before = match behind.stands {
            FileState::Other => {
                return Err(StoreError::NotSaved { sentence: self.sentence() }.into());
            }
            FileState::Gone => {
                self.put_in_free_place(&bytes)?;
                None
            }
            FileState::Unsound | FileState::Changed | FileState::Older => {
                let original = Original::read_on(self.disk.clone(), &self.path)?;
                Some(original.put(&bytes)?)
            }
        };
        self.reload(false)?;
        Ok(before.map(|(kept, _)| kept))
    }

    fn put_in_free_place(&self, bytes: &[u8]) -> Result<(), StoreError> {
        let not_written = |source| StoreError::NotWritten { path: self.path.clone(), source };
        let (folder, name) = (folder_of(&self.path), self.path.file_name().unwrap_or_default());
        let (beside, new) =
            rescue::new_file(&self.disk, folder, name, "new").map_err(not_written)?;
        let put = self
            .disk
            .write(&new, bytes)
            .and_then(|()| self.disk.sync(&new))
            .and_then(|()| self.disk.rename_new(&beside, &self.path));
        if let Err(source) = put {
            let _ = self.disk.remove(&beside);
            return Err(not_written(source));
        }
        // The file is in place by now: "nothing was recorded" would be false.
        self.disk.sync_folder(folder).map_err(|source| StoreError::NotSaved {
            sentence: msg!(
                "replaced.back-not-flushed",
                path = shown(&self.path),
                why = reason(&source)
            ),
        })
    }

    /// Goes on with the older version in the file.
    ///
    /// The kept copy stays, and its path is returned.
    ///
    /// # Errors
    /// The file holds no sound older version of this event.
    pub fn go_on_without(&mut self) -> Result<Option<PathBuf>, StoreError> {
        self.refresh()?;
        let Some(behind) = self.diverged.clone() else { return Ok(None) };
        let opened = Opened::at(&self.disk, &self.path, false)?;
        let sound = opened.loaded.damage.is_none() && self.is_of(&opened.loaded.event);
        if behind.stands != FileState::Older || !sound {
            return Err(StoreError::NotSaved { sentence: self.sentence() });
        }
        self.adopt(opened);
        self.diverged = None;
        Ok(behind.kept)
    }

    fn sentence(&self) -> Message {
        self.read_only().cloned().unwrap_or_else(Message::nothing)
    }
}
