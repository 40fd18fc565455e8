//! The terminal: taken over, given back, and the loop in between.
//!
//! The loop blocks until a message comes. It wakes by itself only for a screen
//! that asks for it, on whole seconds of the wall clock. All messages that
//! wait are taken in before anything is drawn, and a frame leaves in a single
//! write inside a synchronised update.
//!
//! The terminal is asked one thing, its background, and never waited for: the
//! answer is a message like any other (`tui::answer`).
//!
//! Deliberately absent: the mouse, keyboard-protocol flags, a query that is
//! waited for. They hang over SSH and inside tmux.

use super::answer::{Answers, Heard, QUESTION, REST};
use super::clock;
use super::msg::{Flow, Msg};
use super::tty::{self, Direct};
use super::typed::{PASTE_ENDS, Typed};
use super::window;
use crate::event::Moment;
use crossterm::event::{DisableBracketedPaste, EnableBracketedPaste, Event as Input};
use crossterm::terminal::{
    BeginSynchronizedUpdate, Clear, ClearType, EndSynchronizedUpdate, EnterAlternateScreen,
    LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use crossterm::{cursor, execute, queue};
use ratatui::backend::CrosstermBackend;
use ratatui::{Frame, Terminal};
use signal_hook::consts::{
    SIGABRT, SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGUSR1, SIGUSR2, SIGWINCH,
};
use signal_hook::iterator::Signals;
use std::cell::RefCell;
use std::io::{self, Write};
use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Once};
use std::time::{Duration, Instant};

/// A program that lives in the terminal.
pub trait Screen {
    /// Takes in one message.
    fn update(&mut self, msg: Msg, now: Moment) -> Flow;
    /// Shows what there is to see.
    fn draw(&mut self, frame: &mut Frame, now: Moment);
    /// In how many whole seconds [`Msg::Tick`] is wanted; None: never.
    fn wants_tick(&self, now: Moment) -> Option<Duration>;
    /// Whether [`Msg::Background`] is wanted.
    fn listens(&self) -> bool;
}

/// Where messages come together.
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

    /// For whoever has something to tell, such as the follower of a file.
    pub fn sender(&self) -> Sender<Msg> {
        self.sender.clone()
    }
}

impl Default for Sources {
    fn default() -> Sources {
        Sources::new()
    }
}

/// Runs a screen until it quits. The terminal is given back in any case: at
/// the end, after an error, in a panic, and when a signal ends or stops the program.
///
/// # Errors
/// The terminal cannot be taken over or written to.
pub fn run(screen: &mut dyn Screen, sources: Sources) -> io::Result<()> {
    restore_on_panic();
    let _taken = Taken::take()?;
    heed_signals(sources.sender())?;
    let question = Question::new();
    read_input(sources.sender(), question.answered.clone())?;
    if screen.listens() {
        question.ask()?;
    }
    match turn(screen, &sources.receiver) {
        // Told to end, it owes nothing to a terminal that takes nothing.
        _ if tty::is_leaving() => return Ok(()),
        turned => turned?,
    }
    if screen.listens() {
        question.outlive();
    }
    Ok(())
}

/// So long after the question an answer is waited for before the terminal is
/// given back: the shell would take it for something typed.
const LATE: Duration = Duration::from_millis(150);

/// What the terminal is asked, and whether it has answered.
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

    /// Who leaves at once waits for the answer so long, and no longer.
    fn outlive(&self) {
        while !self.answered.load(Ordering::Relaxed) && self.asked.elapsed() < LATE {
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}

fn turn(screen: &mut dyn Screen, messages: &Receiver<Msg>) -> io::Result<()> {
    let page = Page::default();
    let mut terminal = None;
    let mut flow = Flow::REDRAW;
    loop {
        let absurd = window::absurd();
        if flow.redraw {
            let now = clock::now();
            queue!(page.clone(), BeginSynchronizedUpdate)?;
            if let Some(sentence) = &absurd {
                terminal = None;
                queue!(page.clone(), Clear(ClearType::All), cursor::MoveTo(0, 0))?;
                page.clone().write_all(sentence.as_bytes())?;
            } else {
                let drawn = match &mut terminal {
                    Some(drawn) => drawn,
                    // Nothing of what was drawn need be there any more.
                    none => {
                        queue!(page.clone(), Clear(ClearType::All))?;
                        none.insert(Terminal::new(CrosstermBackend::new(page.clone()))?)
                    }
                };
                drawn.draw(|frame| screen.draw(frame, now))?;
            }
            queue!(page.clone(), EndSynchronizedUpdate)?;
        }
        if flow.bell {
            page.clone().write_all(b"\x07")?;
        }
        page.send()?;
        if flow.quit {
            return Ok(());
        }
        flow = Flow::IDLE;
        let first = wait(screen, messages);
        for msg in std::iter::once(first).chain(messages.try_iter()) {
            if msg == Msg::Suspend {
                suspend();
            }
            if matches!(msg, Msg::Suspend | Msg::Continued) {
                take_over()?;
                terminal = None;
                // It may be another terminal that goes on with the program.
                if screen.listens() {
                    page.clone().write_all(QUESTION)?;
                }
                flow.redraw = true;
            }
            if absurd.is_some() && window::is_blind(&msg) {
                continue;
            }
            flow = flow.and(screen.update(msg, clock::now()));
            if flow.quit {
                break;
            }
        }
    }
}

/// Stops the program as if it caught no signal, and goes on with it.
fn suspend() {
    restore();
    // Refused by no system; then there is nothing to go on from.
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

/// Reads keys for as long as the program lives.
fn read_input(sender: Sender<Msg>, answered: Arc<AtomicBool>) -> io::Result<()> {
    let mut typed = Typed::default();
    let mut answers = Answers::default();
    let mut buffer = [0; 4096];
    let mut read = move || -> io::Result<Vec<Heard>> {
        let patience = match (typed.pastes(), answers.holds()) {
            (true, _) => Some(PASTE_ENDS),
            (false, true) => Some(REST),
            (false, false) => None,
        };
        if !tty::is_typed(patience) {
            let pasted = typed.let_go().into_iter().flat_map(|pasted| answers.take(pasted));
            let mut heard: Vec<Heard> = pasted.collect();
            heard.extend(answers.let_go());
            return Ok(heard);
        }
        let read = tty::typed(&mut buffer)?;
        if read == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        let inputs = typed.take(&buffer[..read], read == buffer.len());
        Ok(inputs.into_iter().flat_map(|input| answers.take(input)).collect())
    };
    let all = move || {
        loop {
            let Ok(heard) = read() else {
                // Nobody listens: then there is nothing to be told.
                let _ = sender.send(Msg::Gone);
                return;
            };
            for heard in heard {
                if matches!(heard, Heard::Background(_)) {
                    answered.store(true, Ordering::Relaxed);
                }
                if message(heard).is_some_and(|msg| sender.send(msg).is_err()) {
                    return;
                }
            }
        }
    };
    thread(all)
}

fn thread(run: impl FnOnce() + Send + 'static) -> io::Result<()> {
    let cannot = |error| {
        io::Error::other(format!(
            "no thread can be started ({error}): end other programs, or raise the limit that \
             `ulimit -u` shows"
        ))
    };
    std::thread::Builder::new().spawn(run).map(drop).map_err(cannot)
}

fn message(heard: Heard) -> Option<Msg> {
    match heard {
        Heard::Background(ground) => Some(Msg::Background(ground)),
        Heard::Input(Input::Key(key)) if key.is_press() || key.is_repeat() => Some(Msg::Key(key)),
        Heard::Input(Input::Paste(text)) => Some(Msg::Paste(text)),
        Heard::Input(_) => None,
    }
}

/// How long the loop has to end by itself after a signal.
const GRACE: Duration = Duration::from_millis(300);

/// What would end the program from outside ends it as if it were left, and if
/// the loop is held up, all the same: everything is saved already. What would
/// stop it gives the terminal back first.
fn heed_signals(sender: Sender<Msg>) -> io::Result<()> {
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
                // Nobody listens any more: then there is nothing to wait for.
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

fn restore_on_panic() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let report = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            restore();
            report(info);
        }));
    });
}

/// The terminal while it is ours.
struct Taken;

impl Taken {
    fn take() -> io::Result<Taken> {
        let taken = Taken;
        take_over()?;
        Ok(taken)
    }
}

/// Makes the terminal ours, also when it is thought to be so already: a shell
/// changes it while the program is stopped, and tells nobody.
fn take_over() -> io::Result<()> {
    tty::find();
    disable_raw_mode()?;
    enable_raw_mode()?;
    execute!(Direct, EnterAlternateScreen, EnableBracketedPaste, cursor::Hide)
}

impl Drop for Taken {
    fn drop(&mut self) {
        restore();
    }
}

/// Leaves the terminal as it was found. What fails here has nobody left to
/// be told.
fn restore() {
    let mut last = Vec::new();
    let _ = queue!(
        last,
        EndSynchronizedUpdate,
        DisableBracketedPaste,
        LeaveAlternateScreen,
        cursor::Show
    );
    tty::write_last(&last);
    let _ = disable_raw_mode();
}

/// What is to be written, held back until it is complete.
#[derive(Debug, Clone, Default)]
struct Page(Rc<RefCell<Vec<u8>>>);

impl Page {
    fn send(&self) -> io::Result<()> {
        let mut bytes = self.0.borrow_mut();
        if !bytes.is_empty() {
            Direct.write_all(&bytes)?;
            bytes.clear();
        }
        Ok(())
    }
}

impl Write for Page {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
