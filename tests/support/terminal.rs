//! A terminal that runs a program: keys in, a screen out.

use std::{
    num::NonZeroU16,
    time::{Duration, Instant},
};

use regex::Regex;
use rustix::process::Signal;

use super::{
    Exit, Program, Pty,
    keys::{application, keys},
    modes::Modes,
};

/// The longest time a condition may take to come true.
///
/// It is long, because a busy machine is no failure. A condition that holds ends the wait at once.
pub const PATIENCE: Duration = Duration::from_secs(10);

/// A text or a regular expression to find on a screen.
pub trait Pattern {
    /// Whether `screen` has it.
    fn is_in(&self, screen: &str) -> bool;
    /// The pattern's name in a failure message.
    fn describe(&self) -> String;
}

impl Pattern for &str {
    fn is_in(&self, screen: &str) -> bool {
        screen.contains(self)
    }
    fn describe(&self) -> String {
        format!("{self:?}")
    }
}

impl Pattern for &Regex {
    fn is_in(&self, screen: &str) -> bool {
        self.is_match(screen)
    }
    fn describe(&self) -> String {
        format!("/{self}/")
    }
}

/// A program in an xterm-like terminal.
pub struct Terminal {
    pty: Pty,
    parser: vt100::Parser,
    parsed: usize,
}

impl Terminal {
    pub fn start(program: Program, columns: u16, rows: u16) -> Self {
        let parser = vt100::Parser::new(at_least_one(rows), at_least_one(columns), 0);
        Self { pty: Pty::start(&program, columns, rows), parser, parsed: 0 }
    }

    /// The pseudo-terminal itself, for tests that need exact times.
    pub fn pty(&mut self) -> &mut Pty {
        &mut self.pty
    }

    /// Types `text` as it stands.
    pub fn send(&mut self, text: &str) -> &mut Self {
        self.pty.write(text.as_bytes());
        self
    }

    /// Presses keys by name: `n d Enter <C-r> Esc Tab Down`.
    pub fn press(&mut self, names: &str) -> &mut Self {
        for key in keys(names) {
            self.key(&key);
        }
        self
    }

    /// Presses one key, given the bytes it sends.
    pub fn key(&mut self, sent: &str) {
        self.parse();
        let sent = match self.parser.screen().application_cursor() {
            true => application(sent),
            false => sent.to_owned(),
        };
        self.send(&sent);
        if sent == "\x1b" {
            // A key right after Esc would be read as Alt with that key.
            self.wait_read();
        }
    }

    /// Waits until the program has read every key so far.
    pub fn wait_read(&mut self) {
        let deadline = Instant::now() + PATIENCE;
        while !self.pty.has_read_all() {
            assert!(Instant::now() < deadline, "keys are not read\n{}", self.picture());
            // Reading gives no signal, so this looks again after output or a millisecond.
            let seen = self.pty.shared.output().bytes.len();
            let soon = Instant::now() + Duration::from_millis(1);
            self.pty.wait_until(soon, |output| output.bytes.len() > seen);
        }
    }

    /// Pastes `text`, in brackets if the program asked for them.
    pub fn paste(&mut self, text: &str) -> &mut Self {
        self.parse();
        let text = text.replace('\n', "\r");
        match self.parser.screen().bracketed_paste() {
            true => self.send(&format!("\x1b[200~{text}\x1b[201~")),
            false => self.send(&text),
        }
    }

    /// Waits until the screen has `pattern`; returns the screen.
    #[track_caller]
    pub fn wait_for(&mut self, pattern: impl Pattern) -> String {
        let found = self.wait_screen(PATIENCE, |terminal| pattern.is_in(&terminal.screen()));
        assert!(found, "{} does not appear\n{}", pattern.describe(), self.picture());
        self.screen()
    }

    /// Waits until `pattern` is no longer on the screen; returns the screen.
    #[track_caller]
    pub fn wait_gone(&mut self, pattern: impl Pattern) -> String {
        let gone = self.wait_screen(PATIENCE, |terminal| !pattern.is_in(&terminal.screen()));
        assert!(gone, "{} does not go away\n{}", pattern.describe(), self.picture());
        self.screen()
    }

    /// Waits for `done`, checking at every change of the screen.
    ///
    /// Returns whether it came true in time and before the end of the output.
    pub fn wait_screen(
        &mut self,
        patience: Duration,
        mut done: impl FnMut(&mut Self) -> bool,
    ) -> bool {
        let deadline = Instant::now() + patience;
        loop {
            let ended = self.pty.shared.output().ended;
            if done(self) {
                return true;
            }
            let seen = self.parsed;
            let more = |output: &super::reader::Output| output.bytes.len() > seen || output.ended;
            if ended || !self.pty.wait_until(deadline, more) {
                return false;
            }
        }
    }

    /// Waits until nothing was printed for `quiet`.
    pub fn settle(&mut self, quiet: Duration) {
        let settled = self.pty.wait_quiet(quiet, Instant::now() + PATIENCE);
        assert!(settled, "the screen does not come to rest\n{}", self.picture());
    }

    /// The screen, one line per row, without trailing blanks.
    pub fn screen(&mut self) -> String {
        self.rows().join("\n")
    }

    /// The row `number`, counted from 0, without trailing blanks.
    pub fn line(&mut self, number: u16) -> String {
        self.rows().into_iter().nth(number.into()).unwrap_or_default()
    }

    /// Column and row of the cursor, counted from 0.
    pub fn cursor(&mut self) -> (u16, u16) {
        self.parse();
        let (row, column) = self.parser.screen().cursor_position();
        (column, row)
    }

    /// The screen with its cells, for colours and attributes.
    pub fn cells(&mut self) -> &vt100::Screen {
        self.parse();
        self.parser.screen()
    }

    pub fn resize(&mut self, columns: u16, rows: u16) -> &mut Self {
        self.parse();
        self.parser.set_size(at_least_one(rows), at_least_one(columns));
        self.pty.resize(columns, rows);
        self
    }

    /// Everything printed so far, byte for byte.
    pub fn bytes(&self) -> Vec<u8> {
        self.pty.shared.output().bytes.clone()
    }

    pub fn signal(&self, signal: Signal) {
        self.pty.signal(signal);
    }

    /// Waits until the program is stopped by a signal.
    ///
    /// A signal to go on that comes before would be lost, and the program stopped for ever.
    pub fn wait_stopped(&mut self) {
        let stopped = self.pty.wait_stopped(Instant::now() + PATIENCE);
        assert!(stopped, "the program is not stopped\n{}", self.picture());
    }

    /// Ends the program without a chance to clean up.
    pub fn kill9(&self) {
        self.signal(Signal::KILL);
    }

    /// Closes our side of the terminal, as a closed window does.
    pub fn hang_up(&mut self) {
        self.pty.hang_up();
    }

    /// Waits for the end of the program and of its output.
    #[track_caller]
    pub fn wait_exit(&mut self) -> Exit {
        match self.pty.wait_exit(Instant::now() + PATIENCE) {
            Some((exit, _)) => exit,
            None => panic!("the program does not end\n{}", self.picture()),
        }
    }

    /// The modes that the program switched on and did not switch off again.
    ///
    /// After the program's end it should be empty.
    pub fn left_on(&self) -> Vec<&'static str> {
        let mut left = Modes::of(&self.pty.shared.output().bytes).left_on();
        left.extend((self.pty.is_termios_restored() == Some(false)).then_some("raw mode"));
        left
    }

    /// The screen in a frame, for a failure message.
    pub fn picture(&mut self) -> String {
        let (width, (column, row)) = (self.cells().size().1.get().into(), self.cursor());
        let edge = format!("+{}+\n", "-".repeat(width));
        let lines: String = self.rows().iter().map(|line| format!("|{line}\n")).collect();
        // What closes the terminal has ended, or is about to.
        let is_closed = self.pty.shared.output().ended;
        let exit = is_closed.then(|| self.pty.wait_exit(Instant::now() + PATIENCE)).flatten();
        let ended =
            exit.map_or(String::new(), |(exit, _)| format!("the program ended: {exit:?}\n"));
        format!("{edge}{lines}{edge}cursor at column {column}, row {row}\n{ended}")
    }

    fn rows(&mut self) -> Vec<String> {
        self.parse();
        let screen = self.parser.screen();
        screen.rows(0, screen.size().1.get()).map(|row| row.trim_end().to_owned()).collect()
    }

    /// Reads the output since the last call.
    ///
    /// It is only called on demand, so that it takes no time while times are measured.
    fn parse(&mut self) {
        let output = self.pty.shared.output();
        self.parser.process(&output.bytes[self.parsed..]);
        self.parsed = output.bytes.len();
    }
}

fn at_least_one(size: u16) -> NonZeroU16 {
    NonZeroU16::new(size).unwrap_or(NonZeroU16::MIN)
}
