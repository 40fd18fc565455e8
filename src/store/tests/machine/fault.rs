//! Plans what goes wrong, and at which call, and decides what becomes of that call.

use super::State;

/// A kind of system call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Call {
    Open,
    Create,
    Stat,
    Read,
    Write,
    /// The flush of a file's content.
    Sync,
    /// The flush of a folder's list of names.
    SyncFolder,
    Truncate,
    Lock,
    MakeFolder,
    /// The replacement of one file by another.
    Rename,
    Remove,
    /// The rewriting of bytes that a file already holds.
    WriteAgain,
    /// The reading of a folder's list of names.
    List,
}

/// Is asked before each call of a process, and may act before it; None lets the call through.
pub(crate) type Hook = dyn Fn(Call) -> Option<Fate> + Send + Sync;

/// The number of the operating system for an interrupted call.
pub(super) const EINTR: i32 = 4;

/// A fault of a call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fate {
    /// The call fails with this number of the operating system.
    Fails(i32),
    /// Writes less than all.
    Short,
    /// The process dies.
    Dies(Point),
    /// The computer loses its power.
    PowerCut(Point),
    /// Somebody else acts before the call is carried out.
    Between,
}

/// When, as seen from the call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Point {
    Before,
    Within,
    After,
}

/// From the call of this number on, this many calls meet this fate.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Fault {
    pub skip: u32,
    pub times: u32,
    pub fate: Fate,
    /// Calls that only look are spared.
    pub spares_looking: bool,
    /// Only calls of this kind are counted and meet it.
    pub only: Option<Call>,
}

/// How a call goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Verdict {
    Goes,
    Fails(i32),
    /// A part is written; `dies`: and that is all there is.
    Part,
    GoesThen(Fate),
    PartThen(Fate),
    Between,
}

impl State {
    /// The outcome of this call of this process, for which somebody has `asked` for a fate.
    pub(super) fn verdict(&mut self, process: u64, call: Call, asked: Option<Fate>) -> Verdict {
        if !self.alive.contains(&process) {
            return Verdict::Fails(super::EIO);
        }
        if let Some(fate) = asked {
            return self.meets(process, call, fate);
        }
        let looks = matches!(call, Call::Open | Call::Stat | Call::Read | Call::Lock | Call::List);
        if self.read_only && !looks && call != Call::Sync && call != Call::SyncFolder {
            return Verdict::Fails(super::EROFS);
        }
        if self.room == Some(0) && matches!(call, Call::Create | Call::MakeFolder) {
            return Verdict::Fails(super::ENOSPC);
        }
        if self.broken && matches!(call, Call::Sync | Call::SyncFolder) {
            return Verdict::Fails(super::EIO);
        }
        let meets = |fault: &&mut Fault| {
            (!looks || !fault.spares_looking) && fault.only.is_none_or(|only| only == call)
        };
        let Some(fault) = self.fault.as_mut().filter(meets) else { return Verdict::Goes };
        if fault.skip > 0 {
            fault.skip -= 1;
            return Verdict::Goes;
        }
        let fate = fault.fate;
        fault.times -= 1;
        if fault.times == 0 {
            self.fault = None;
        }
        self.meets(process, call, fate)
    }

    fn meets(&mut self, process: u64, call: Call, fate: Fate) -> Verdict {
        self.trace.add(format_args!("{process} {call:?}: {fate:?}"));
        match fate {
            Fate::Fails(errno) => Verdict::Fails(errno),
            Fate::Short if call == Call::Write => Verdict::Part,
            Fate::Short => Verdict::Fails(EINTR),
            Fate::Between => Verdict::Between,
            Fate::Dies(Point::Before) | Fate::PowerCut(Point::Before) => {
                self.strike(process, fate);
                Verdict::Fails(super::EIO)
            }
            Fate::Dies(Point::Within) | Fate::PowerCut(Point::Within) => Verdict::PartThen(fate),
            Fate::Dies(Point::After) | Fate::PowerCut(Point::After) => Verdict::GoesThen(fate),
        }
    }

    pub(super) fn strike(&mut self, process: u64, fate: Fate) {
        match fate {
            Fate::PowerCut(_) => self.cut_power(),
            _ => drop(self.alive.remove(&process)),
        }
        if !self.alive.contains(&process) {
            self.fault = None;
        }
    }
}
