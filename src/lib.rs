//! Komandor runs a Star Wars tournament from a terminal.
//!
//! # The map
//!
//! | module | contents |
//! |---|---|
//! | [`ruleset`] | a game as a plugin: the schema of a ruleset file, also as JSON Schema for editors, its checks, the tie-breaks with their names, guided rulings, the library of built-in and user rulesets, the judge's book |
//! | [`limits`] | limits of what comes from outside, held before it is parsed or computed |
//! | [`words`] | messages, which are facts without words, and their texts in English, Polish and a user's own language |
//! | [`pairing`] | who plays whom, and why: Swiss, round robin, single and double elimination; and, separately, the checker |
//! | [`event`] | the pure core: state, commands, actions, refusals, the announcement, pods and the draft, standings, finals, verbs; and a judge's calculations: time called, biddings, hits shared out, the ladder of penalties |
//! | [`decklist`] | deck and army lists: read, checked by rules, compared |
//! | [`simulate`] | simulation of whole events at random, or of a small one step by step |
//! | [`odds`] | who makes the cut: who has clinched, who is eliminated, and the chances of all others |
//! | [`season`] | one table over many events: its rules, who is the same person, totals and places |
//! | [`verify`] | checks of a whole event: standings, rounds, byes, cut and bracket counted anew by code of its own, and each line decided again, with everything drawn again from the seed |
//! | [`store`] | the event file: read, append, lock, follow, recover, edit by hand |
//! | [`show`] | values in, text out: each table once, then text, Markdown, CSV, HTML; and JSON |
//! | [`export`] | exporting a sheet: to a printer, a file, the clipboard, a pager |
//! | [`handout`] | what others read without the program: the paper pack beside the event, the site for phones |
//! | [`serve`] | the site handed out to phones, and the form on which players report; nothing else comes in from outside |
//! | [`cli`] | the command line, with one file for each family of commands; and the dialogue in lines |
//! | [`tui`] | the terminal interface: model, update, keys, one file a screen and one a dialog, the bracket, the read-only board for the hall, the station for results, the loop |
//!
//! Dependencies run in one direction:
//!
//! ```text
//! tui, cli → serve → handout → export → show, store → odds, simulate, season, verify
//!          → decklist → event → pairing → ruleset → words → limits
//! ```
//!
//! `tests/house.rs` holds the direction.
//!
//! # Where a change begins
//!
//! | new | begins in | and goes on in |
//! |---|---|---|
//! | command | a file in `event/actions/` | the lists in `event/actions/mod.rs`, `event/decide/again.rs` |
//! | setting | `event/settings.rs` | `event/actions/setup.rs`, `tui/dialog/setup.rs` |
//! | column of the standings on every sheet | `show/standings.rs` | |
//! | column of the screen alone | `figures` in `tui/screen/standings/columns.rs` | |
//! | tie-break | `ruleset/tie_break.rs` | `ruleset/preliminary.rs` (what it may not stand beside), `event/standings/record.rs`, `verify/standings.rs`, `show/arithmetic.rs`, `config/README.md`, the template and the schema |
//! | field of a ruleset, its range or default | `config/README.md` | its struct in `ruleset`, the schema |
//! | field of a form | the file of its dialog, which has its label, too | |
//! | screen, dialog | a file in `tui/screen/`, `tui/dialog/` | `mod.rs` beside it, `tui/keys/` |
//! | key | the `KEYS` of its screen or dialog, with its row of `acts!` below them | `tui/keys/act.rs` and `tui/act.rs` if several share the act |
//! | sentence | `config/words/en` and `pl`, in the file of its subject | `msg!`; `words::tests` knows whether it stands there |
//!
//! # How one key press travels
//!
//! 1. The terminal sends a message. The model's `update` finds the key in the tables of the screen or
//!    the dialog on top (`tui::active_keys`), does its act (`tui::act`) and returns an effect.
//! 2. For the effect, [`store`] commits an [`event::Command`]. It locks the file and reads
//!    the lines that others wrote. On that fresh state it asks [`event::decide()`], appends
//!    one line and flushes it to the disk. Only then does it answer *saved*.
//! 3. The screens and dialogs draw from the model.
//!
//! # Invariants
//!
//! * `words`, `ruleset`, `pairing`, `event`, `decklist`, `odds`, `simulate`, `season` and `verify` read
//!   no clock, no file and no environment. They have no randomness of their own: time and seed are
//!   arguments.
//! * The state is the result of replaying the log, and every prefix of a log can be
//!   replayed. One command leaves at most one line.
//! * An acknowledged action is on the disk, and so is the name of its file. The bytes of a
//!   whole line never change. If another process wrote the last line, it is written once
//!   more with the same bytes and flushed before a line is added. [`store`] states what is
//!   promised of the file, and [`pairing`] states what is proved of a round.
//! * Nothing is rounded before it is compared; fractions are exact.
//! * The same seed and the same state give the same draw. A redraw is an action of its own,
//!   with its reason.
//! * A command from the screen carries the log position its user had read up to. Its
//!   subject ([`event::decide::stale()`]) is compared as it was then and as it is under
//!   the lock. If the two differ, nothing is written, and the message names both.
//! * Every rule is checked when a command is decided ([`event::decide()`]); nothing that applies
//!   an action to the state can refuse it then.
//! * No Swiss round is drawn if the checker finds a fault in it. For a round paired by
//!   hand, the checker's findings are shown.
//! * No name of a game stands in the code: a game is a file in `config/rulesets/`.
//! * Every sentence is made as a message. It becomes text only where it is written or drawn, in its
//!   reader's language. JSON and CSV are English.
//! * A text from outside is cleaned at the boundary. No control character, and no character
//!   that changes direction or cannot be seen, reaches the file or the screen. A letter
//!   with its mark has one form.
//! * The files that [`handout`] writes for others show the public view of the event: no held
//!   round, no odds and no seed. No event file names a path or a command.
//! * From outside, through [`serve`], comes nothing but the result that a player's code reports for
//!   that player's own match. Codes stand on strips to tear off match slips and on the
//!   players' list, nowhere else, and follow from the event's secret, which nobody chooses.
//! * Hand edits of an event file are checked against what a command could have written.
//!   Lines already in the file are read as they are.
//!
//! # Other documents
//!
//! `README.md` is for organizers. `config/README.md` explains every field of a game. To try the
//! promises, see `tests/README.md`; for what is measured, see `benches/README.md`.
//! `komandor help keys`, `help verbs` and `help man` are made from the program's own records, and
//! `help json` from `config/json/shapes.yaml`.

#[macro_use]
mod worded;

pub mod cli;
mod decklist;
pub mod event;
pub mod export;
mod handout;
mod limits;
pub mod odds;
pub mod pairing;
pub mod ruleset;
pub mod season;
pub mod serve;
pub mod show;
pub mod simulate;
pub mod store;
pub mod tui;
pub mod verify;
pub mod words;
