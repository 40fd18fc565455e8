//! Somebody who asks the computer for its files.

use super::fault::{Call, Fate, Hook, Verdict};
use super::inode::{Change, Inode};
use super::{EIO, ENOSPC, Machine, Named, State, USER};
use crate::store::Disk;
use crate::store::disk::{File, Kind, Meta, OpenFile, System};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

#[derive(Clone)]
pub(crate) struct Process {
    pub(super) machine: Machine,
    pub(super) id: u64,
    pub(super) hook: Option<Arc<Hook>>,
}

struct Open {
    process: Process,
    inode: u64,
    /// The number of this open file, to which its lock belongs.
    number: u64,
    appends: bool,
}

/// The number of the operating system for a file that is not there.
const ENOENT: i32 = 2;

fn errno<T>(number: i32) -> io::Result<T> {
    Err(io::Error::from_raw_os_error(number))
}

impl Process {
    pub fn id(&self) -> u64 {
        self.id
    }

    /// The same, of whose calls `hook` decides which fail.
    pub fn failing(self, hook: impl Fn(Call) -> Option<Fate> + Send + Sync + 'static) -> Process {
        Process { hook: Some(Arc::new(hook)), ..self }
    }

    pub fn disk(&self) -> Disk {
        Disk::of(Arc::new(self.clone()))
    }

    /// One call: refused, cut off, or carried out as `act` does.
    ///
    /// `part` does the part that is done if the call stops in the middle.
    fn call<T>(
        &self,
        call: Call,
        act: impl FnOnce(&mut State) -> io::Result<T>,
        part: impl FnOnce(&mut State) -> io::Result<T>,
    ) -> io::Result<T> {
        let asked = self.hook.as_ref().and_then(|hook| hook(call));
        let verdict = self.machine.state().verdict(self.id, call, asked);
        if verdict == Verdict::Between {
            let between = self.machine.state().between;
            between.into_iter().for_each(|act| act(self.id));
        }
        let mut state = self.machine.state();
        if !state.alive.contains(&self.id) && !matches!(verdict, Verdict::Fails(_)) {
            return errno(EIO);
        }
        let done = match verdict {
            Verdict::Fails(number) => errno(number),
            Verdict::Goes | Verdict::Between => act(&mut state),
            Verdict::Part => part(&mut state),
            Verdict::GoesThen(fate) | Verdict::PartThen(fate) => {
                let done = match verdict {
                    Verdict::GoesThen(_) => act(&mut state),
                    _ => part(&mut state),
                };
                state.strike(self.id, fate);
                drop(state);
                // A file that was opened is closed, which takes the computer's time.
                drop(done);
                return errno(EIO);
            }
        };
        let told = done.as_ref().err().and_then(io::Error::raw_os_error).unwrap_or(0);
        state.trace.add(format_args!("{} {call:?} {told}", self.id));
        done
    }

    /// A call that is carried out or not.
    fn whole<T>(&self, call: Call, act: impl FnOnce(&mut State) -> io::Result<T>) -> io::Result<T> {
        self.call(call, act, |_| errno(EIO))
    }

    fn opened(&self, state: &mut State, inode: u64, appends: bool) -> File {
        let number = state.number();
        if let Some(inode) = state.inodes.get_mut(&inode) {
            inode.open.push(number);
        }
        Arc::new(Open { process: self.clone(), inode, number, appends })
    }

    fn open_for(&self, path: &Path, writing: bool, appends: bool) -> io::Result<File> {
        self.whole(Call::Open, |state| {
            let inode = state.inode_of(path)?;
            if writing && state.read_only {
                return errno(super::EROFS);
            }
            Ok(self.opened(state, inode, appends))
        })
    }
}

impl State {
    fn inode_of(&self, path: &Path) -> io::Result<u64> {
        self.names.get(path).copied().ok_or_else(|| io::Error::from_raw_os_error(ENOENT))
    }

    fn meta(&self, number: u64) -> io::Result<Meta> {
        let Some(inode) = self.inodes.get(&number) else { return errno(EIO) };
        Ok(Meta {
            kind: Kind::File,
            device: self.device,
            inode: number,
            length: inode.content.len() as u64,
            modified: inode.modified,
            owner: inode.owner,
            group: inode.group,
            mode: inode.mode,
            names: self.names.values().filter(|other| **other == number).count() as u64,
        })
    }

    /// Writes as much as there is room for.
    fn write(&mut self, inode: u64, bytes: &[u8]) -> io::Result<usize> {
        let most = self.room.map_or(bytes.len(), |room| room.min(bytes.len()));
        if most == 0 && !bytes.is_empty() {
            return errno(ENOSPC);
        }
        if let Some(room) = &mut self.room {
            *room -= most;
        }
        let at = self.inodes.get(&inode).map_or(0, |inode| inode.content.len());
        self.change(inode, Change::Write { at, bytes: bytes[..most].to_vec() });
        Ok(most)
    }
}

impl System for Process {
    fn open(&self, path: &Path, writing: bool) -> io::Result<File> {
        self.open_for(path, writing, writing)
    }

    fn open_to_mend(&self, path: &Path) -> io::Result<File> {
        self.open_for(path, true, false)
    }

    fn create(&self, path: &Path) -> io::Result<File> {
        self.whole(Call::Create, |state| {
            if state.names.contains_key(path) {
                return Err(io::ErrorKind::AlreadyExists.into());
            }
            if !path.parent().is_some_and(|folder| state.folders.contains(folder)) {
                return errno(ENOENT);
            }
            let (number, modified) = (state.number(), state.time());
            let made =
                Inode { modified, owner: USER, group: USER, mode: 0o600, ..Inode::default() };
            state.inodes.insert(number, made);
            state.put(Named::Put(path.to_owned(), number));
            Ok(self.opened(state, number, true))
        })
    }

    fn stat(&self, path: &Path) -> io::Result<Meta> {
        self.whole(Call::Stat, |state| state.meta(state.inode_of(path)?))
    }

    fn is_folder(&self, path: &Path) -> bool {
        self.machine.state().folders.contains(path)
    }

    fn list(&self, folder: &Path) -> io::Result<Vec<PathBuf>> {
        self.whole(Call::List, |state| {
            if !state.folders.contains(folder) {
                return errno(ENOENT);
            }
            Ok(state.names.keys().filter(|path| path.parent() == Some(folder)).cloned().collect())
        })
    }

    fn link(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.whole(Call::Rename, |state| {
            let inode = state.inode_of(from)?;
            if state.names.contains_key(to) {
                return Err(io::ErrorKind::AlreadyExists.into());
            }
            state.put(Named::Put(to.to_owned(), inode));
            Ok(())
        })
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.whole(Call::Rename, |state| {
            let inode = state.inode_of(from)?;
            // In one step, also on the disk.
            state.put(Named::Moved(from.to_owned(), to.to_owned(), inode));
            Ok(())
        })
    }

    fn rename_in_one_step(&self, from: &Path, to: &Path) -> io::Result<()> {
        if !self.machine.state().moves {
            return Err(io::ErrorKind::Unsupported.into());
        }
        self.whole(Call::Rename, |state| {
            let inode = state.inode_of(from)?;
            if state.names.contains_key(to) {
                return Err(io::ErrorKind::AlreadyExists.into());
            }
            state.put(Named::Moved(from.to_owned(), to.to_owned(), inode));
            Ok(())
        })
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        self.whole(Call::Remove, |state| {
            state.inode_of(path)?;
            state.put(Named::Gone(path.to_owned()));
            Ok(())
        })
    }

    fn make_folder(&self, folder: &Path) -> io::Result<()> {
        self.whole(Call::MakeFolder, |state| {
            state.folders.insert(folder.to_owned());
            Ok(())
        })
    }

    fn fsync_folder(&self, _: &Path) -> io::Result<()> {
        self.whole(Call::SyncFolder, |state| {
            state.flush_names();
            Ok(())
        })
    }

    fn temporary(&self) -> PathBuf {
        PathBuf::from("/tmp")
    }

    fn user(&self) -> u32 {
        USER
    }

    fn login(&self) -> u32 {
        self.id as u32
    }

    fn elapsed(&self) -> Duration {
        self.machine.state().elapsed
    }

    fn pause(&self, time: Duration) {
        // A waiting process is seldom asked.
        self.machine.pass(time.max(Duration::from_millis(20)));
    }

    fn is_watched(&self) -> bool {
        false
    }
}

impl OpenFile for Open {
    fn stat(&self) -> io::Result<Meta> {
        self.process.whole(Call::Stat, |state| state.meta(self.inode))
    }

    fn read_at(&self, buffer: &mut [u8], offset: u64) -> io::Result<usize> {
        self.process.whole(Call::Read, |state| {
            let Some(inode) = state.inodes.get(&self.inode) else { return errno(EIO) };
            let rest = inode.content.get(offset as usize..).unwrap_or_default();
            let length = rest.len().min(buffer.len());
            buffer[..length].copy_from_slice(&rest[..length]);
            Ok(length)
        })
    }

    fn write(&self, bytes: &[u8]) -> io::Result<usize> {
        if !self.appends {
            return errno(EIO);
        }
        self.process.call(
            Call::Write,
            |state| state.write(self.inode, bytes),
            |state| {
                let part = state.chance.below(bytes.len());
                state.write(self.inode, &bytes[..part.max(1)])
            },
        )
    }

    fn write_at(&self, bytes: &[u8], offset: u64) -> io::Result<()> {
        let put = |state: &mut State, bytes: &[u8]| {
            state.change(self.inode, Change::Write { at: offset as usize, bytes: bytes.to_vec() });
            Ok(())
        };
        self.process.call(
            Call::WriteAgain,
            |state| put(state, bytes),
            |state| {
                let part = state.chance.below(bytes.len());
                put(state, &bytes[..part]).and(errno(EIO))
            },
        )
    }

    fn fsync(&self) -> io::Result<()> {
        // After a failed flush the system may keep the content to be flushed, or forget it.
        let fails = |state: &mut State| {
            let forgets = state.chance.one_in(2);
            let Some(inode) = state.inodes.get_mut(&self.inode) else { return };
            if forgets {
                // How long a file is stands elsewhere than its content.
                inode.pending.retain(|change| matches!(change, Change::Length(_)));
            }
            inode.untold = inode.open.iter().copied().filter(|open| *open != self.number).collect();
        };
        let flushed = self.process.call(
            Call::Sync,
            |state| {
                let Some(inode) = state.inodes.get_mut(&self.inode) else { return errno(EIO) };
                if inode.untold.contains(&self.number) {
                    inode.untold.retain(|other| *other != self.number);
                    return errno(EIO);
                }
                inode.flush();
                Ok(())
            },
            |_| errno(EIO),
        );
        if flushed.is_err() && self.process.machine.is_alive(self.process.id) {
            fails(&mut self.process.machine.state());
        }
        flushed
    }

    fn truncate(&self, length: u64) -> io::Result<()> {
        self.process.whole(Call::Truncate, |state| {
            state.change(self.inode, Change::Length(length as usize));
            Ok(())
        })
    }

    fn try_lock(&self, shared: bool) -> io::Result<bool> {
        self.process.whole(Call::Lock, |state| {
            let Some(inode) = state.inodes.get_mut(&self.inode) else { return errno(EIO) };
            Ok(inode.lock(self.number, shared))
        })
    }

    fn unlock(&self) {
        if let Some(inode) = self.process.machine.state().inodes.get_mut(&self.inode) {
            inode.unlock(self.number);
        }
    }

    fn belong(&self, other: &Meta) -> io::Result<()> {
        let mut state = self.process.machine.state();
        let Some(inode) = state.inodes.get_mut(&self.inode) else { return errno(EIO) };
        (inode.owner, inode.group, inode.mode) = (other.owner, other.group, other.mode);
        Ok(())
    }

    fn mark(&self, name: &str, buffer: &mut [u8]) -> io::Result<usize> {
        let state = self.process.machine.state();
        let found = state.inodes.get(&self.inode).and_then(|inode| inode.marks.get(name));
        let Some(bytes) = found else { return errno(61) };
        buffer[..bytes.len()].copy_from_slice(bytes);
        Ok(bytes.len())
    }

    fn set_mark(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        let mut state = self.process.machine.state();
        let Some(inode) = state.inodes.get_mut(&self.inode) else { return errno(EIO) };
        inode.marks.insert(name.to_owned(), bytes.to_vec());
        Ok(())
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        if let Some(inode) = self.process.machine.state().inodes.get_mut(&self.inode) {
            inode.close(self.number);
        }
    }
}
