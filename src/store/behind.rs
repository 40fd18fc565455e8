//! The file no longer holds all that this session knows: somebody has deleted
//! it, put another in its place, or changed it. The event as it is known is
//! kept beside it at once, until the organizer has settled what is to count.

use super::create::folder_of;
use super::edit::{EditError, Original};
use super::error::{StoreError, Trouble};
use super::rescue;
use super::seal;
use super::session::{Opened, Session};
use super::shell::in_shell;
use std::path::PathBuf;

/// The word in the name of a kept event, `EVENT.yaml.lost-1`.
const LOST: &str = "lost";

/// What stands where the event was.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stands {
    /// Nothing.
    Gone,
    /// Another event.
    Other,
    /// What is no sound event file.
    Unsound,
    /// The event, with a change in a line that was known.
    Changed,
    /// A sound version of the event that lacks actions.
    Older,
}

/// A file that no longer holds all of the event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Behind {
    pub stands: Stands,
    /// Where the event is kept as it was; None: nowhere.
    pub kept: Option<PathBuf>,
    /// Saved actions that stand in the file and that this session does not
    /// know: they are lost from the event if it is put back as it was here.
    pub theirs: Vec<String>,
    /// This session has made that file.
    made: bool,
}

impl Session {
    /// What has become of the file, if it no longer holds all of the event.
    pub fn behind(&self) -> Option<&Behind> {
        self.behind.as_ref()
    }

    pub(super) fn bar_deleted(&mut self) -> bool {
        let what = format!(
            "{}: the file was deleted or moved away while the event was open",
            self.path.display()
        );
        self.damage = None;
        self.bar(Stands::Gone, "the file is gone".to_owned(), what, Vec::new())
    }

    /// Nothing can be written, the event is kept, and the next look must be a
    /// thorough one; true: that is news.
    pub(super) fn bar(
        &mut self,
        stands: Stands,
        cause: String,
        what: String,
        theirs: Vec<String>,
    ) -> bool {
        let what = match theirs.as_slice() {
            [] => what,
            all => format!(
                "{what}; saved there and not known here, and lost from the event if it is put \
                 back as it was: {}",
                all.join("; ")
            ),
        };
        let kept = match self.looks {
            true => Ok(None),
            false => self.keep().map(Some),
        };
        let made = matches!(kept, Ok(Some((_, true))));
        let kept = kept.map(|kept| kept.map(|(kept, _)| kept));
        let path = in_shell(&self.path);
        // What others have saved is never overwritten.
        let aside = match theirs.is_empty() {
            true => String::new(),
            false => format!("mv {path} {path}.theirs && "),
        };
        let sentence = match &kept {
            Ok(None) => format!("{what}; the event is shown as it was before"),
            Err(why) => format!(
                "{what}; the event as it was could not be kept elsewhere ({why}): leave it open \
                 here until the file is back in its place"
            ),
            Ok(Some(kept)) => {
                let (shown, kept) = (kept.display(), in_shell(kept));
                let way = match stands {
                    Stands::Other => format!("open it there with `komandor {kept}`"),
                    Stands::Gone | Stands::Unsound => {
                        format!("put it back with `mv {kept} {path}`")
                    }
                    Stands::Changed => format!(
                        "put it back with `{aside}mv {kept} {path}`, or mend or accept the change with \
                         `komandor edit {path}`"
                    ),
                    Stands::Older => format!(
                        "put it back with `{aside}mv {kept} {path}`, or open the event again to go on \
                         without it"
                    ),
                };
                format!("{what}; the event as it was is kept in {shown}: {way}")
            }
        };
        self.stale = true;
        self.behind = Some(Behind { stands, kept: kept.unwrap_or_default(), theirs, made });
        let trouble = Some(Trouble::new(cause, sentence));
        let changed = self.barred != trouble;
        self.barred = trouble;
        changed
    }

    /// Keeps the event as it is known, unless a file beside it has it already:
    /// where, and whether this session has made that file.
    pub(super) fn keep(&self) -> Result<(PathBuf, bool), String> {
        let bytes = seal::whole(&self.event)?;
        if let Some(Behind { kept: Some(kept), made, .. }) = &self.behind
            && rescue::begins_with(&self.disk, kept, &bytes)
        {
            return Ok((kept.clone(), *made));
        }
        let find = |word| rescue::find(&self.disk, &self.path, word, &bytes);
        match find(LOST).or_else(|| find("before")) {
            Some(kept) => Ok((kept, false)),
            None => rescue::keep(&self.disk, &self.path, LOST, &bytes)
                .map(|kept| (kept, true))
                .map_err(|error| error.to_string()),
        }
    }

    /// The file holds everything again: what was kept is of no use any more.
    pub(super) fn settled(&mut self) {
        let Some(Behind { kept: Some(kept), made: true, .. }) = self.behind.take() else { return };
        if let Ok(bytes) = seal::whole(&self.event) {
            rescue::discard(&self.disk, &kept, &bytes);
        }
    }

    /// Puts the event as it is known back in its place. What stands there is
    /// kept beside it, and where is returned; another event is left alone.
    ///
    /// # Errors
    /// Nothing is to be put back, somebody has saved something there of which
    /// nothing was said yet, or it cannot be written; the sentence says what to
    /// do.
    pub fn put_back(&mut self) -> Result<Option<PathBuf>, EditError> {
        let told = self.behind.as_ref().map(|behind| behind.theirs.clone()).unwrap_or_default();
        self.refresh()?;
        let Some(behind) = self.behind.clone() else { return Ok(None) };
        if behind.theirs.iter().any(|action| !told.contains(action)) {
            return Err(StoreError::NotSaved { sentence: self.sentence() }.into());
        }
        let unwritable = |problem| StoreError::Unwritable { path: self.path.clone(), problem };
        let bytes = seal::whole(&self.event).map_err(unwritable)?;
        let before = match behind.stands {
            Stands::Other => {
                return Err(StoreError::NotSaved { sentence: self.sentence() }.into());
            }
            Stands::Gone => {
                self.put_in_free_place(&bytes)?;
                None
            }
            Stands::Unsound | Stands::Changed | Stands::Older => {
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
        // It stands there: to say that nothing was recorded would be false.
        self.disk.sync_folder(folder).map_err(|source| StoreError::NotSaved {
            sentence: format!(
                "{}: the event is back in its place, but its folder could not be flushed to the \
                 disk ({source}): see to the disk, then open the event again",
                self.path.display()
            ),
        })
    }

    /// Goes on with the older version that stands in the file; what was kept
    /// stays where it is, and where is returned.
    ///
    /// # Errors
    /// No sound version of this event stands there.
    pub fn go_on_without(&mut self) -> Result<Option<PathBuf>, StoreError> {
        self.refresh()?;
        let Some(behind) = self.behind.clone() else { return Ok(None) };
        let opened = Opened::at(&self.disk, &self.path, false)?;
        let sound = opened.loaded.damage.is_none() && self.is_of(&opened.loaded.event);
        if behind.stands != Stands::Older || !sound {
            return Err(StoreError::NotSaved { sentence: self.sentence() });
        }
        self.adopt(opened);
        self.behind = None;
        Ok(behind.kept)
    }

    fn sentence(&self) -> String {
        self.read_only().unwrap_or_default().to_owned()
    }
}
