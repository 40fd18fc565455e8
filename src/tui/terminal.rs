//! Takes the terminal over, gives it back, and runs the loop in between.
//!
//! The loop blocks until a message comes. It wakes by itself only for a screen that asks for
//! it, on whole seconds of the wall clock. All waiting messages are handled before anything is
//! drawn. A frame is sent in a single write, and a long one inside a synchronised update.
//!
//! The terminal is asked one question, for its background, and the answer is a message like any
//! other (`tui::background_reply`). The first picture waits for it for no more than an instant.
//!
//! Deliberately absent: the mouse, keyboard-protocol flags, and queries that wait for an
//! answer. They hang over SSH and inside tmux.

use super::background_reply::{QUESTION, REST, Received, ReplyFilter};
use super::clock;
use super::decode::{InputDecoder, PASTE_ENDS};
use super::frame_backend::{FrameBackend, FrameBuffer};
use super::msg::{Flow, Msg};
use super::run_error::RunError;
use super::theme::{TerminalEnv, Theme};
use super::tty::{self, Direct};
use super::window;
use crate::event::Moment;
use crate::words::Words;
use crossterm::event::{DisableBracketedPaste, EnableBracketedPaste, Event as Input};
use crossterm::terminal::{
    BeginSynchronizedUpdate, Clear, ClearType, EndSynchronizedUpdate, EnterAlternateScreen,
    LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use crossterm::{cursor, execute, queue};
use ratatui::{Frame, Terminal};
use signal_hook::consts::{
    SIGABRT, SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGUSR1, SIGUSR2, SIGWINCH,
};
use signal_hook::iterator::Signals;
use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, LazyLock, Once};
use std::time::{Duration, Instant};

/// A program that is shown in the terminal.
pub trait Screen {
    /// Handles one message.
    fn update(&mut self, msg: Msg, now: Moment) -> Flow;
    /// Draws the screen.
    fn draw(&mut self, frame: &mut Frame, now: Moment);
    /// The picture is on the terminal. Work that may wait for it begins here.
    fn shown(&mut self) {}
    /// The delay in whole seconds until [`Msg::Tick`] is wanted; None means never.
    fn wants_tick(&self, now: Moment) -> Option<Duration>;
    /// Bytes for the terminal besides the picture, such as a text for its clipboard.
    fn take_output(&mut self) -> Option<Vec<u8>> {
        None
    }
    /// The theme. It says whether [`Msg::Background`] is wanted, and which characters the
    /// terminal can show.
    fn theme(&self) -> &Theme;
    /// The language of the screen.
    fn words(&self) -> &Words;
}

/// The channel in which all messages meet.
#[derive(Debug)]
pub struct Sources {
    sender: Sender<Msg>,
    receiver: Receiver<Msg>,
}

impl Sources {
    pub fn new() -> Sources {
        let (sender, receiver) = channel();
        Sources { sender, receiver }
    }

    /// A sender for other sources of messages, such as the follower of a file.
    pub fn sender(&self) -> Sender<Msg> {
        self.sender.clone()
    }
}

impl Default for Sources {
    fn default() -> Sources {
        Sources::new()
    }
}

/// Runs a screen until it quits. The terminal is given back in any case: at the end, after an
/// error, in a panic, and when a signal ends or stops the program.
///
/// # Errors
/// The terminal cannot be taken over or written to.
pub fn run(screen: &mut dyn Screen, sources: Sources) -> Result<(), RunError> {
    restore_on_panic();
    let _guard = TerminalGuard::take()?;
    handle_signals(sources.sender())?;
    let question = Question::new();
    read_input(sources.sender(), question.answered.clone())?;
    if screen.theme().follows_terminal {
        question.ask()?;
        question.wait(AT_ONCE);
    }
    match run_loop(screen, &sources.receiver) {
        // After a signal to end, an error of a terminal that takes nothing no longer matters.
        _ if tty::is_leaving() => return Ok(()),
        turned => turned?,
    }
    if screen.theme().follows_terminal {
        question.wait(LATE);
    }
    Ok(())
}

/// The longest wait for an answer before the first picture. Most terminals at hand answer in this
/// time, and the first picture is then not drawn again in other colours.
const AT_ONCE: Duration = Duration::from_millis(2);

/// The longest wait for an answer, after the question, before the terminal is given back. A
/// later answer would reach the shell as typed text.
const LATE: Duration = Duration::from_millis(150);

/// The question to the terminal, and whether it has been answered.
struct Question {
    asked: Instant,
    answered: Arc<AtomicBool>,
}

impl Question {
    fn new() -> Question {
        Question { asked: Instant::now(), answered: Arc::default() }
    }

    fn ask(&self) -> io::Result<()> {
        Direct.write_all(QUESTION)
    }

    /// Waits until the question is answered, or this time has passed since.
    fn wait(&self, most: Duration) {
        while !self.answered.load(Ordering::Acquire) && self.asked.elapsed() < most {
            std::thread::sleep(most / 20);
        }
    }
}

fn run_loop(screen: &mut dyn Screen, messages: &Receiver<Msg>) -> io::Result<()> {
    let page = FrameBuffer::default();
    let mut terminal = None;
    let mut flow = Flow::REDRAW;
    let mut first = None;
    let mut oversized = window::oversized_notice();
    loop {
        for msg in first.take().into_iter().chain(messages.try_iter()) {
            if msg == Msg::Suspend {
                suspend();
            }
            if matches!(msg, Msg::Suspend | Msg::Continued) {
                take_over()?;
                terminal = None;
                // The program may continue in another terminal.
                if screen.theme().follows_terminal {
                    page.clone().write_all(QUESTION)?;
                }
                flow.redraw = true;
            }
            if msg == Msg::Resize {
                // A terminal that was smaller for a moment has lost what it showed, even if it has
                // its old size again before anything is drawn.
                terminal = None;
                flow.redraw = true;
            }
            if oversized.is_some() && window::is_unseen_input(&msg) {
                continue;
            }
            flow = flow.and(screen.update(msg, clock::now()));
            if flow.quit {
                break;
            }
        }
        oversized = window::oversized_notice();
        if flow.redraw {
            let now = clock::now();
            if !*BASIC {
                queue!(page.clone(), BeginSynchronizedUpdate)?;
            }
            if let Some(notice) = &oversized {
                terminal = None;
                queue!(page.clone(), Clear(ClearType::All), cursor::MoveTo(0, 0))?;
                // In raw mode a line break alone does not lead to the first column.
                let notice = screen.words().text(notice);
                let notice = screen.theme().charset.text(&notice).replace('\n', "\r\n");
                page.clone().write_all(notice.as_bytes())?;
            } else {
                let drawn = match &mut terminal {
                    Some(drawn) => drawn,
                    // The terminal may no longer show what was drawn before.
                    none => {
                        queue!(page.clone(), Clear(ClearType::All))?;
                        none.insert(Terminal::new(FrameBackend::new(page.clone(), *BASIC))?)
                    }
                };
                drawn.draw(|frame| {
                    screen.draw(frame, now);
                    screen.theme().charset.apply(frame.buffer_mut());
                })?;
            }
            if !*BASIC {
                page.end_update()?;
            }
        }
        if flow.bell {
            page.clone().write_all(b"\x07")?;
        }
        if let Some(bytes) = screen.take_output() {
            page.clone().write_all(&bytes)?;
        }
        page.send()?;
        if flow.quit {
            return Ok(());
        }
        if flow.redraw && oversized.is_none() {
            screen.shown();
        }
        flow = Flow::IDLE;
        first = Some(wait(screen, messages));
    }
}

/// Gives the terminal back and stops the program, as an unhandled SIGTSTP would do. It returns
/// when the program continues.
fn suspend() {
    restore();
    // No known system refuses this; if one did, the program would just continue.
    let _ = signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP);
}

/// The next message, or the tick that the screen asked for.
fn wait(screen: &dyn Screen, messages: &Receiver<Msg>) -> Msg {
    let (now, gone) = clock::read();
    match screen.wants_tick(now) {
        None => messages.recv().unwrap_or(Msg::Gone),
        Some(after) => match messages.recv_timeout(after.saturating_sub(gone)) {
            Ok(msg) => msg,
            Err(RecvTimeoutError::Timeout) => Msg::Tick,
            Err(RecvTimeoutError::Disconnected) => Msg::Gone,
        },
    }
}

/// Reads keys as long as the program lives.
fn read_input(sender: Sender<Msg>, answered: Arc<AtomicBool>) -> Result<(), RunError> {
    let mut decoder = InputDecoder::default();
    let mut replies = ReplyFilter::default();
    let mut buffer = [0; 4096];
    let mut read = move || -> io::Result<Vec<Received>> {
        let patience = match (decoder.pastes(), replies.holds()) {
            (true, _) => Some(PASTE_ENDS),
            (false, true) => Some(REST),
            (false, false) => None,
        };
        if !tty::wait_for_input(patience) {
            let pasted = decoder.release().into_iter().flat_map(|pasted| replies.take(pasted));
            let mut heard: Vec<Received> = pasted.collect();
            heard.extend(replies.release());
            return Ok(heard);
        }
        let read = tty::read_input(&mut buffer)?;
        if read == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        let inputs = decoder.take(&buffer[..read], read == buffer.len());
        Ok(inputs.into_iter().flat_map(|input| replies.take(input)).collect())
    };
    let all = move || {
        loop {
            let Ok(heard) = read() else {
                // Sending fails only if nobody listens any more.
                let _ = sender.send(Msg::Gone);
                return;
            };
            for heard in heard {
                let answers = matches!(heard, Received::Background(_));
                if message(heard).is_some_and(|msg| sender.send(msg).is_err()) {
                    return;
                }
                if answers {
                    answered.store(true, Ordering::Release);
                }
            }
        }
    };
    thread(all)
}

fn thread(run: impl FnOnce() + Send + 'static) -> Result<(), RunError> {
    std::thread::Builder::new().spawn(run).map(drop).map_err(RunError::Thread)
}

fn message(heard: Received) -> Option<Msg> {
    match heard {
        Received::Background(background) => Some(Msg::Background(background)),
        Received::Input(Input::Key(key)) if key.is_press() || key.is_repeat() => {
            Some(Msg::Key(key))
        }
        Received::Input(Input::Paste(text)) => Some(Msg::Paste(text)),
        Received::Input(_) => None,
    }
}

/// The time in which the loop may end by itself after a signal.
const GRACE: Duration = Duration::from_millis(300);

/// Handles signals. A signal to end the program ends it as if the organizer had left. If the
/// loop is blocked, the program ends all the same, because everything is already saved. A
/// signal to stop gives the terminal back first.
fn handle_signals(sender: Sender<Msg>) -> Result<(), RunError> {
    let ends = [SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGABRT];
    let mut signals = Signals::new(ends.into_iter().chain([SIGTSTP, SIGCONT, SIGWINCH]))?;
    let heed = move || {
        for signal in signals.forever() {
            let msg = match signal {
                SIGTSTP => Msg::Suspend,
                SIGCONT => Msg::Continued,
                SIGWINCH => Msg::Resize,
                _ => Msg::Gone,
            };
            let ends = msg == Msg::Gone;
            if ends {
                tty::leave();
            }
            let heard = sender.send(msg).is_ok();
            if ends {
                // If nobody listens any more, there is nothing to wait for.
                if heard {
                    std::thread::sleep(GRACE);
                }
                restore();
                std::process::exit(128 + signal);
            }
        }
    };
    thread(heed)
}

/// After a panic in any thread the terminal is as it was found, and the program ends.
///
/// A thread that went on would draw on the shell's own screen.
fn restore_on_panic() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let report = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            restore();
            report(info);
            std::process::exit(PANICKED);
        }));
    });
}

/// The exit status after a panic, as Rust's own.
const PANICKED: i32 = 101;

/// Whether the terminal knows no more than a VT100. It then gets no sequences of later
/// terminals: no second screen, no marked pastes, no synchronised updates.
static BASIC: LazyLock<bool> = LazyLock::new(|| TerminalEnv::read().is_basic());

/// The terminal, while the program has taken it over.
struct TerminalGuard;

impl TerminalGuard {
    fn take() -> io::Result<TerminalGuard> {
        let taken = TerminalGuard;
        take_over()?;
        Ok(taken)
    }
}

/// Takes the terminal over, even if the program seems to have it already. A shell changes the
/// terminal's modes while the program is stopped, without notice.
fn take_over() -> io::Result<()> {
    tty::find();
    disable_raw_mode()?;
    enable_raw_mode()?;
    match *BASIC {
        true => Ok(()),
        false => execute!(Direct, EnterAlternateScreen, EnableBracketedPaste, cursor::Hide),
    }
}

impl Drop for TerminalGuard {
    fn drop(&mut self) {
        restore();
    }
}

/// Leaves the terminal as it was found. Errors are ignored, because nobody is left who could be
/// told.
fn restore() {
    let mut last = Vec::new();
    let _ = match *BASIC {
        // Without a second screen the shell goes on below an empty one.
        true => queue!(last, Clear(ClearType::All), cursor::MoveTo(0, 0)),
        false => queue!(
            last,
            EndSynchronizedUpdate,
            DisableBracketedPaste,
            LeaveAlternateScreen,
            cursor::Show
        ),
    };
    tty::write_last(&last);
    let _ = disable_raw_mode();
}
