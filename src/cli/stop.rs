use crate::event::Refusal;
use crate::msg;
use crate::store::StoreError;
use crate::words::Message;

/// The reason why a command ends before it is done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Stop {
    /// The command was refused, and nothing was written.
    Refused(Message),
    /// The arguments are wrong.
    Usage(Message),
    /// The event file is damaged or cannot be read.
    Unreadable(Message),
    /// The reader of the output has closed it, which is no error.
    Closed,
    /// Something was not carried out, and the reason is told already; with the exit status.
    Ended(u8),
}

impl Stop {
    pub(super) fn refused(reason: impl Into<Message>) -> Stop {
        Stop::Refused(reason.into())
    }

    pub(super) fn usage(reason: impl Into<Message>) -> Stop {
        Stop::Usage(reason.into())
    }

    pub(super) fn unreadable(reason: impl Into<Message>) -> Stop {
        Stop::Unreadable(reason.into())
    }

    /// The same reason, with the line of the verb and the number of verbs saved before it.
    pub(super) fn at_line(self, line: usize, saved: usize) -> Stop {
        let there = |reason: Message| msg!("cli.at-line", line, saved, reason);
        match self {
            Stop::Refused(reason) => Stop::Refused(there(reason)),
            Stop::Usage(reason) => Stop::Usage(there(reason)),
            Stop::Unreadable(reason) => Stop::Unreadable(there(reason)),
            Stop::Closed | Stop::Ended(_) => self,
        }
    }
}

impl From<Refusal> for Stop {
    fn from(Refusal(reason): Refusal) -> Stop {
        Stop::Refused(reason)
    }
}

impl From<StoreError> for Stop {
    fn from(error: StoreError) -> Stop {
        let reason = error.message();
        match error {
            StoreError::Exists { .. }
            | StoreError::Busy { .. }
            | StoreError::NoLocks { .. }
            | StoreError::NotWritten { .. }
            | StoreError::NotMade { .. }
            | StoreError::NoneBeside { .. }
            | StoreError::NoTime { .. }
            | StoreError::NoHome
            | StoreError::NoRulesets
            | StoreError::Unwritable { .. } => Stop::Refused(reason),
            _ => Stop::Unreadable(reason),
        }
    }
}
