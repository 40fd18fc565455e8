//! Reads, appends to, locks, follows and recovers event files.
//!
//! An event file is a head that is written once, then `log:` and one line for each
//! action. Lines are only ever added at the end. Each line carries a checksum chained to
//! the line before, so that any change is noticed and located.
//!
//! [`Session`] holds an event open, and nothing else writes to it. It locks the file, reads the new
//! lines, decides on the fresh state, writes and flushes. Only then does it say that the action is
//! done. [`Original`] checks a file edited by hand, seals it anew and puts it in its place. A
//! [`Diverged`] tells that the file has lost actions that a session knows; they are then kept
//! beside it. [`create`] makes a file, [`follow`] tells when it has changed, [`home`] knows where
//! events live, and [`shelve_on`] puts one away.
//!
//! Deliberately absent: the meaning of an action (that is in [`crate::event`]), and any word to the
//! terminal. Every error comes back as a message.
//!
//! # The file
//!
//! An event is one YAML file with its whole ruleset inside, so that it stands
//! alone for ever. Below `log:` every action is one line: its number, its time, who
//! did it, and a checksum chained from line to line. Lines are only ever added. The
//! first line carries the checksum of the head, in a comment. The head names a
//! random id, which tells the event from all others, the seed of everything that is drawn, and the
//! secret of the players' codes.
//!
//! # What is promised
//!
//! * **Saved is on the disk.** A line is written, flushed, and only then called
//!   saved. Before the first line of a session its folder is flushed, because the
//!   process that put the file there may have died too early. After a kill, a hang-up or
//!   a full disk the line is there once, under its number. A line that a crash has cut off
//!   is set aside with a notice; so is one that reached the disk only in part. Other damage
//!   is located to its line, and the event opens read-only with all that is sound.
//! * **An action that could not be saved is reported as unsaved** until one is saved. If
//!   even taking its line back failed, the answer is that it may have been saved. Nothing
//!   more is written then. Once the disk works again, the session says whether it was
//!   saved; a line that stands whole counts.
//! * **A command is decided on the file of that moment.** One from the screen is
//!   carried out only if its subject is still as the screen showed it. A different
//!   result for a table is refused with both results if another scorekeeper reported
//!   it less than a minute ago, or since the screen last drew. `report 3 L correct`
//!   settles it. In the shell the same holds for `undo` and `redo` of an action that
//!   somebody else has just done: `undo 31` names it.
//! * **Somebody else is a person with another name**, or with the same login name in another
//!   terminal. Another terminal is another session, as `setsid` counts them, on file systems with
//!   extended attributes. Actions of one shell and its scripts belong to one person.
//!   `KOMANDOR_BY` makes somebody the same person everywhere; a name that cannot be written down
//!   is refused.
//! * **A file changed from outside opens read-only**, and the lines are listed.
//!   `komandor edit EVENT` mends it in an editor: checked, sealed anew, replaced in one
//!   step, logged. `--accept` takes it as it stands. The file as it was stays beside
//!   it, and a hard link goes on naming that one. An edit is refused by line and column
//!   if no command could have left it, or if only the edit breaks a rule.
//! * **Nothing typed is lost.** A copy is kept beside the event if the edit is refused,
//!   or if the editor or the program is cut off. `komandor edit EVENT --from COPY` opens
//!   it again, with the lines written since at its end.
//! * **No event file names a path.** Where sheets, site and mirror go is kept in the user's state
//!   folder, by the id of the event and the path of its file. An event file that names such a
//!   path opens, and the path is named and not followed.
//! * **A mirror is the beginning of the event file**, byte for byte, on another disk. On the disk
//!   of the event it is called a copy. One that was made and is gone is made anew only if asked. A thread of
//!   its own writes it after the flush, and the answer waits for it a moment at most. Every answer
//!   says how far the mirror is behind, and it catches up by itself. [`recover`] goes on from it. A
//!   file that is no such beginning is left alone. An event that is opened and lacks actions of its
//!   mirror takes none.
//! * **A session may know more than its file now holds.** The file was deleted,
//!   emptied, replaced by an older copy or another event, or changed in a line. The
//!   session shows what it knew and keeps it at once in `EVENT.lost-1`. `!` puts it back
//!   or goes on with the older copy, and first names and keeps what others saved since.
//!   A file that nobody has open is not watched. If whole lines are then taken from its
//!   end, the rest is sound by itself.
//! * **Any action can be taken back by its number** and brought back by it. The log
//!   keeps who, when and why: `undo 31 entered the wrong way round`. If other actions
//!   rest on it, the undo is refused, and they are named.
//! * **A correction of an older round says what it changes** before it is saved:
//!   places, byes, seeds. `do --dry-run EVENT report 3 L round=1` says it in the shell,
//!   refuses what would be refused, and saves nothing.
//! * **An event file is a plain file of its owner.** Links, pipes, folders and devices
//!   in its place are refused, and nothing waits for them. A file of another user is
//!   refused. Edited by hand it keeps owner, group and mode. A clock that is set back
//!   or forth loses nothing.
//!
//! `tests/README.md` has a command that hunts for a breach of each.

mod append;
mod disk;
mod edit;
mod error;
mod events;
mod files;
mod follow;
pub mod home;
mod local;
mod log;
mod mirror;
mod recover;
mod session;
mod text;
mod yaml;

#[cfg(test)]
pub(crate) mod tests;

pub use append::{Done, OnConflict, Questions, Request};
pub use disk::Disk;
pub use edit::{EditError, Objection, Original, Replaced};
pub use error::{CommitError, StoreError, reason};
pub use events::{
    KnownPerson, SamePeople, Shelf, State, event_lines, events_in, events_named, events_of_home,
    is_event, known_people, look, new_season, older_event, people, read_known_people, seasons,
    shelve_on,
};
pub use files::{create, create_on, in_shell, mirror_path, open_ours, read_named, read_ours};
pub use follow::{Follower, follow, follow_on};
pub use home::Settings;
pub use log::Damage;
pub use mirror::{AskedMirror, Mirrored, Mirrors};
pub use recover::{RecoverError, Recovered, Recovery, newer_mirror, recover};
pub use session::{FileState, Session};
