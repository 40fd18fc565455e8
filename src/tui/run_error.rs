//! The reason why the interface could not run.

use crate::msg;
use crate::store::{StoreError, reason};
use crate::words::Message;
use std::fmt;
use std::io;

/// The reason why the interface could not run.
#[derive(Debug)]
pub enum RunError {
    Store(StoreError),
    Terminal(io::Error),
    /// No thread can be started beside the loop.
    Thread(io::Error),
}

impl RunError {
    /// The reason, for the person it concerns.
    pub fn message(&self) -> Message {
        match self {
            RunError::Store(error) => error.message(),
            RunError::Terminal(error) => msg!("screen.no-terminal", why = reason(error)),
            RunError::Thread(error) => msg!("screen.no-thread", why = reason(error)),
        }
    }
}

impl fmt::Display for RunError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.message())
    }
}

impl std::error::Error for RunError {}

impl From<StoreError> for RunError {
    fn from(error: StoreError) -> RunError {
        RunError::Store(error)
    }
}

impl From<io::Error> for RunError {
    fn from(error: io::Error) -> RunError {
        RunError::Terminal(error)
    }
}
