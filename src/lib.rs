//! Komandor runs a Star Wars tournament from a terminal.
//!
//! # The map
//!
//! | module | what it is |
//! |---|---|
//! | [`ruleset`] | a game as a plugin: the schema of a ruleset file, its checks, the tie-breaks with their names, the library of built-in and user rulesets, the judge's handbook |
//! | [`pairing`] | who plays whom, and why: Swiss, round robin, single and double elimination; and, apart, the checker |
//! | [`event`] | the pure core: state, commands, actions, refusals, the announcement, pods and the draft, standings, finals, verbs |
//! | [`desk`] | judge's aids: deck and army lists |
//! | [`forecast`] | whole events played at random |
//! | [`verify`] | a whole event judged by code that shares nothing with what it judges |
//! | [`store`] | the event file: read, append, lock, follow, recover, edit by hand |
//! | [`show`] | values in, text out: each table once, then text, Markdown, CSV, HTML; JSON apart |
//! | [`cli`] | one file a command |
//! | [`tui`] | the terminal interface: model, update, keymap, dialogs, views, the bracket, the screen for the room, the loop |
//!
//! Arrows run one way: `tui`, `cli` → `show`, `store`, `desk`, `forecast`,
//! `verify` → `event` → `pairing` → `ruleset`.
//!
//! # How one key press travels
//!
//! terminal → message → `update` of the model → effect → [`store`] commits a
//! [`event::Command`]: it locks the file, reads on what others wrote, asks
//! [`event::decide()`] on that fresh state, appends one line, flushes it to the
//! disk, and only then answers *saved* → the views draw from the model.
//!
//! # Invariants
//!
//! * `ruleset`, `pairing`, `event`, `desk`, `forecast` and `verify` read no
//!   clock, no file, no environment and no chance of their own: time and seed
//!   are arguments.
//! * The state is the log replayed; every prefix of a log replays. One command
//!   leaves at most one line.
//! * What is acknowledged is on the disk. A line is never rewritten.
//! * Nothing is rounded before it is compared; fractions are exact.
//! * The same seed and the same state give the same draw. Drawing again is an
//!   act of its own, with its reason.
//! * A command from the screen carries how far its asker had read the log. What
//!   it is about ([`event::decide::unseen()`]) is compared as it was then and as it
//!   is under the lock; if the two differ, nothing is written and both are named.
//! * Every rule is asked in `event::decide`; nothing in `event::apply` can
//!   refuse what was decided.
//! * No Swiss round is drawn that the checker finds fault with; of one paired by
//!   hand it says what it finds.
//! * No name of a game stands in the code: a game is a file in
//!   `config/rulesets/`.
//! * A text from outside is cleaned where it enters: no control character, nothing
//!   that changes direction or cannot be seen reaches the file or the screen, and
//!   a letter with its mark has one form.
//! * Hand edits of an event file are checked against what a command could have
//!   written. Lines already in the file are read as they are.

pub mod cli;
pub mod desk;
pub mod event;
pub mod forecast;
pub mod pairing;
pub mod ruleset;
pub mod show;
pub mod store;
pub mod tui;
pub mod verify;
