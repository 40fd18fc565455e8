//! The site handed out to phones, and the form on which players report their results.
//!
//! [`Server`] listens, holds the limits of size, time and connections, and hands each request to the
//! desk. The desk has a session of its own, like a second scorekeeper: it shows the event as it
//! is now, and commits what comes with a player's code. What a report does is decided in
//! [`event`](crate::event), and so is who has which code.
//!
//! No path of a request reaches a file: the pages are made from the event and kept by name.
//! Deliberately absent: everything that players have no need of, such as other people's matches,
//! names, the log, and a list of codes.

mod desk;
mod form;
mod http;
mod server;
#[cfg(test)]
mod tests;

pub use server::{Languages, Listen, ServeError, Server, Setting};
