//! Takes the terminal over, gives it back, and runs the loop in between.
//!
//! The loop blocks until a message comes. It wakes by itself only for a screen that asks for
//! it, on whole seconds of the wall clock. All waiting messages are handled before anything is
//! drawn. A frame is sent in a single write, inside a synchronised update.
//!
//! The terminal is asked one question, for its background. Nothing waits for the answer, which is
//! a message like any other whenever it comes.
//!
//! Deliberately absent: the mouse, keyboard-protocol flags, and queries that wait for an
//! answer. They hang over SSH and inside tmux.

use super::app::RunError;
use super::clock;
use super::decode::{InputDecoder, PASTE_ENDS, Received};
use super::keys::{Act, Context, Key, key_for, keys_for};
use super::msg::{Flow, Msg};
use super::ui::theme::{Depth, TerminalEnv, Theme};
use crate::event::Moment;
use crate::event::name::is_hostile;
use crate::export::Pager;
use crate::msg;
use crate::words::{Message, Words};
use crossterm::event::{DisableBracketedPaste, EnableBracketedPaste};
use crossterm::terminal::{
    BeginSynchronizedUpdate, Clear, ClearType, EndSynchronizedUpdate, EnterAlternateScreen,
    LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use crossterm::{cursor, queue, terminal};
use ratatui::backend::CrosstermBackend;
use ratatui::layout::Rect;
use ratatui::{Frame, Terminal, TerminalOptions, Viewport};
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fs::{Mode, OFlags};
use rustix::io::Errno;
use rustix::termios::{QueueSelector, tcflush};
use signal_hook::consts::{
    SIGABRT, SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGUSR1, SIGUSR2, SIGWINCH,
};
use signal_hook::iterator::Signals;
use std::cell::RefCell;
use std::io;
use std::io::Write;
use std::mem::ManuallyDrop;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, Once, PoisonError};
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
    /// A text that the user's pager shows before anything is drawn again.
    fn take_sheet(&mut self) -> Option<String> {
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

/// Asks for the background colour (OSC 11).
const QUESTION: &[u8] = b"\x1b]11;?\x1b\\";

/// Runs a screen until it quits. The terminal is given back in any case: at the end, after an
/// error, in a panic, and when a signal ends or stops the program.
///
/// # Errors
/// The terminal cannot be taken over or written to.
pub fn run(screen: &mut dyn Screen, sources: Sources) -> Result<(), RunError> {
    restore_on_panic();
    let _guard = TerminalGuard::take()?;
    handle_signals(sources.sender())?;
    read_input(sources.sender())?;
    match run_loop(screen, &sources.receiver) {
        // After a signal to end, an error of a terminal that takes nothing no longer matters.
        _ if is_leaving() => Ok(()),
        turned => Ok(turned?),
    }
}

/// A picture on the terminal, and what it is drawn with.
struct Drawn {
    /// Dropping it would write to the terminal, which may be gone.
    terminal: ManuallyDrop<Terminal<CrosstermBackend<Page>>>,
    size: (u16, u16),
}

impl Drawn {
    /// A picture on an empty terminal of this size.
    ///
    /// The size is fixed: a terminal that finds a new one by itself asks where its cursor is, and
    /// the thread that reads keys would take the answer.
    fn new(page: &Page, size: (u16, u16)) -> io::Result<Drawn> {
        let viewport = Viewport::Fixed(Rect::new(0, 0, size.0, size.1));
        let options = TerminalOptions { viewport };
        let terminal = Terminal::with_options(CrosstermBackend::new(page.clone()), options)?;
        Ok(Drawn { terminal: ManuallyDrop::new(terminal), size })
    }
}

fn run_loop(screen: &mut dyn Screen, messages: &Receiver<Msg>) -> io::Result<()> {
    let mut page = Page::default();
    let sixteen = TerminalEnv::read().depth() == Depth::Sixteen;
    // None: the terminal may no longer show what was drawn before.
    let mut drawn: Option<Drawn> = None;
    let mut flow = Flow::REDRAW;
    let mut first = None;
    let mut oversized = oversized_notice();
    if screen.theme().follows_terminal {
        page.write_all(QUESTION)?;
    }
    loop {
        for msg in first.take().into_iter().chain(messages.try_iter()) {
            if msg == Msg::Suspend {
                suspend();
            }
            if matches!(msg, Msg::Suspend | Msg::Continued) {
                take_over()?;
                drawn = None;
                // The program may continue in another terminal.
                if screen.theme().follows_terminal {
                    page.write_all(QUESTION)?;
                }
                flow.redraw = true;
            }
            if msg == Msg::Resize {
                // A terminal that was smaller for a moment has lost what it showed, even if it has
                // its old size again before anything is drawn.
                drawn = None;
                flow.redraw = true;
            }
            if oversized.is_some() && is_unseen_input(&msg) {
                continue;
            }
            flow = flow.and(screen.update(msg, clock::now()));
            if flow.quit {
                break;
            }
        }
        if let Some(sheet) = screen.take_sheet() {
            lend(&sheet, screen.words())?;
            drawn = None;
            flow.redraw = true;
        }
        oversized = oversized_notice();
        if flow.redraw {
            let now = clock::now();
            queue!(page, BeginSynchronizedUpdate)?;
            if let Some(notice) = &oversized {
                drawn = None;
                queue!(page, Clear(ClearType::All), cursor::MoveTo(0, 0))?;
                // In raw mode a line break alone does not lead to the first column.
                let notice = screen.words().text(notice);
                let notice = screen.theme().charset.text(&notice).replace('\n', "\r\n");
                page.write_all(notice.as_bytes())?;
            } else {
                let size = terminal::size()?;
                let drawn = match drawn.take().filter(|drawn| drawn.size == size) {
                    Some(before) => drawn.insert(before),
                    None => {
                        queue!(page, Clear(ClearType::All))?;
                        drawn.insert(Drawn::new(&page, size)?)
                    }
                };
                drawn.terminal.draw(|frame| {
                    screen.draw(frame, now);
                    screen.theme().charset.apply(frame.buffer_mut());
                })?;
            }
            queue!(page, EndSynchronizedUpdate)?;
        }
        if flow.bell {
            page.write_all(b"\x07")?;
        }
        if let Some(bytes) = screen.take_output() {
            page.write_all(&bytes)?;
        }
        page.send(sixteen)?;
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

/// The bytes of a frame, held back until it is complete.
#[derive(Debug, Clone, Default)]
struct Page(Rc<RefCell<Vec<u8>>>);

impl Page {
    /// Sends the frame in a single write. A terminal of sixteen colours gets the sequences of
    /// those.
    fn send(&self, sixteen: bool) -> io::Result<()> {
        let bytes = self.0.take();
        match sixteen {
            true => send(&in_sixteen_colours(&bytes), None),
            false => send(&bytes, None),
        }
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

/// The same bytes with `36` for `38;5;6` and `106` for `48;5;14` in the sequences of colours.
///
/// crossterm writes every colour as one of 256, which a terminal of sixteen may not know.
fn in_sixteen_colours(bytes: &[u8]) -> Vec<u8> {
    const BEGIN: &[u8] = b"\x1b[";
    let mut plain = Vec::with_capacity(bytes.len());
    let mut rest = bytes;
    while let Some(at) = rest.windows(BEGIN.len()).position(|two| two == BEGIN) {
        let (before, behind) = rest.split_at(at + BEGIN.len());
        let length = behind.iter().take_while(|b| b.is_ascii_digit() || **b == b';').count();
        let (numbers, behind) = behind.split_at(length);
        plain.extend(before);
        match behind.first() {
            Some(b'm') => plain.extend(sixteen(&String::from_utf8_lossy(numbers)).bytes()),
            _ => plain.extend(numbers),
        }
        rest = behind;
    }
    plain.extend(rest);
    plain
}

/// The numbers of one sequence, those of a colour below sixteen as one number.
fn sixteen(numbers: &str) -> String {
    let mut plain = Vec::new();
    let mut rest: Vec<&str> = numbers.split(';').collect();
    while !rest.is_empty() {
        let colour = match rest[..] {
            [ground @ ("38" | "48"), "5", colour, ..] => {
                let base = if ground == "38" { 30 } else { 40 };
                let colour = colour.parse().ok().filter(|colour: &u32| *colour < 16);
                colour.map(|colour| if colour < 8 { base + colour } else { base + 52 + colour })
            }
            _ => None,
        };
        let taken = if colour.is_some() { 3 } else { 1 };
        plain.push(colour.map_or_else(|| rest[0].to_owned(), |colour| colour.to_string()));
        rest.drain(..taken);
    }
    plain.join(";")
}

/// Gives the terminal back and stops the program, as an unhandled SIGTSTP would do. It returns
/// when the program continues.
fn suspend() {
    restore();
    // No known system refuses this; if one did, the program would just continue.
    let _ = signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP);
}

/// Gives the terminal to the user's pager until that ends. Without one the text is printed.
fn lend(text: &str, words: &Words) -> io::Result<()> {
    let _keys = KEYS.lock().unwrap_or_else(PoisonError::into_inner);
    LENT.store(true, Ordering::SeqCst);
    restore();
    let text = text.replace(|c| c != '\n' && is_hostile(c), "\u{fffd}");
    let pager = Pager::of_environment();
    let back = words.text(&msg!("pages.pager-back"));
    let shown = pager.as_ref().is_some_and(|pager| pager.show(&text, Some(&back)));
    let mut out = io::stdout();
    if !shown {
        out.write_all(text.as_bytes())?;
    }
    // What a pager has printed that ends by itself is not hidden unread.
    if !shown || pager.is_some_and(|pager| !pager.stays()) {
        writeln!(out, "\n{}", words.text(&msg!("pages.enter-goes-back")))?;
        wait_for_enter();
    }
    *BACK.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
    LENT.store(false, Ordering::SeqCst);
    take_over()
}

/// Whether Ctrl-C or Ctrl-\ is meant for the pager. The thread of signals may learn of it only when
/// the pager has just ended.
fn is_for_the_pager() -> bool {
    let back = *BACK.lock().unwrap_or_else(PoisonError::into_inner);
    LENT.load(Ordering::SeqCst) || back.is_some_and(|back| back.elapsed() < GRACE)
}

/// Waits for a line of input. What was pending when the terminal was given back, such as its late
/// answer to a question, counts as a line of its own without an end.
fn wait_for_enter() {
    let mut line = [0; 256];
    while let Ok(read) = rustix::io::retry_on_intr(|| rustix::io::read(io::stdin(), &mut line))
        && read > 0
        && !line[..read].contains(&b'\n')
    {}
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
fn read_input(sender: Sender<Msg>) -> Result<(), RunError> {
    let mut decoder = InputDecoder::default();
    let mut buffer = [0; 4096];
    let mut read = move || -> io::Result<Vec<Received>> {
        let patience = decoder.pastes().then_some(PASTE_ENDS);
        if !is_ready(io::stdin().as_fd(), PollFlags::IN, patience) {
            return Ok(decoder.release().into_iter().collect());
        }
        let _keys = KEYS.lock().unwrap_or_else(PoisonError::into_inner);
        if !is_ready(io::stdin().as_fd(), PollFlags::IN, Some(Duration::ZERO)) {
            return Ok(Vec::new());
        }
        match rustix::io::read(io::stdin(), &mut buffer) {
            Ok(0) => Err(io::ErrorKind::UnexpectedEof.into()),
            Ok(read) => Ok(decoder.take(&buffer[..read], read == buffer.len())),
            Err(Errno::INTR | Errno::AGAIN) => Ok(Vec::new()),
            Err(error) => Err(error.into()),
        }
    };
    let all = move || {
        loop {
            let Ok(received) = read() else {
                // Sending fails only if nobody listens any more.
                let _ = sender.send(Msg::Gone);
                return;
            };
            let messages = received.into_iter().map(|received| match received {
                Received::Key(key) => Msg::Key(key),
                Received::Paste(text) => Msg::Paste(text),
                Received::Background(background) => Msg::Background(background),
            });
            for msg in messages {
                if sender.send(msg).is_err() {
                    return;
                }
            }
        }
    };
    thread(all)
}

fn thread(run: impl FnOnce() + Send + 'static) -> Result<(), RunError> {
    std::thread::Builder::new().spawn(run).map(drop).map_err(RunError::Thread)
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
                SIGINT | SIGQUIT if is_for_the_pager() => continue,
                SIGTSTP if LENT.load(Ordering::SeqCst) => {
                    let _ = signal_hook::low_level::emulate_default_handler(SIGTSTP);
                    continue;
                }
                SIGTSTP => Msg::Suspend,
                SIGCONT => Msg::Continued,
                SIGWINCH => Msg::Resize,
                _ => Msg::Gone,
            };
            let ends = msg == Msg::Gone;
            if ends {
                LEAVING.store(true, Ordering::SeqCst);
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

/// The terminal, while the program has taken it over.
struct TerminalGuard;

impl TerminalGuard {
    fn take() -> io::Result<TerminalGuard> {
        let taken = TerminalGuard;
        take_over()?;
        Ok(taken)
    }
}

impl Drop for TerminalGuard {
    fn drop(&mut self) {
        restore();
    }
}

/// Takes the terminal over, even if the program seems to have it already. A shell changes the
/// terminal's modes while the program is stopped, without notice.
fn take_over() -> io::Result<()> {
    let flags = OFlags::WRONLY | OFlags::NONBLOCK | OFlags::NOCTTY | OFlags::CLOEXEC;
    let tty = rustix::fs::open("/dev/tty", flags, Mode::empty())?;
    *TTY.lock().unwrap_or_else(PoisonError::into_inner) = Some(Arc::new(tty));
    disable_raw_mode()?;
    enable_raw_mode()?;
    let mut begin = Vec::new();
    queue!(begin, EnterAlternateScreen, EnableBracketedPaste, cursor::Hide)?;
    send(&begin, None)
}

/// Leaves the terminal as it was found. Errors are ignored, because nobody is left who could be
/// told. If the terminal is stuck, output it has not shown is thrown away for the last bytes; if
/// that does not help either, they are given up.
fn restore() {
    let mut end = Vec::new();
    let _ = queue!(
        end,
        EndSynchronizedUpdate,
        DisableBracketedPaste,
        LeaveAlternateScreen,
        cursor::Show
    );
    if send(&end, Some(STUCK)).is_err() {
        let _ = tcflush(io::stdout(), QueueSelector::OFlush);
        let _ = send(&end, Some(STUCK));
    }
    let _ = disable_raw_mode();
}

/// A handle of its own for the terminal, which never blocks: a line that takes nothing must not
/// hold off a signal. Whether standard output blocks is the shell's to say.
static TTY: Mutex<Option<Arc<OwnedFd>>> = Mutex::new(None);

/// Held by whoever reads keys: the thread for that, or a pager.
static KEYS: Mutex<()> = Mutex::new(());

/// Whether a pager has the terminal. Ctrl-C is its own then, and Ctrl-Z stops both at once.
static LENT: AtomicBool = AtomicBool::new(false);

/// When it was given back last.
static BACK: Mutex<Option<Instant>> = Mutex::new(None);

/// Whether the program must end, whatever the terminal does.
static LEAVING: AtomicBool = AtomicBool::new(false);

/// The interval at which a wait for the terminal checks whether the program must end.
const LOOK: Duration = Duration::from_millis(50);

/// The longest time for which a terminal may take nothing when it is given back.
const STUCK: Duration = Duration::from_millis(300);

fn is_leaving() -> bool {
    LEAVING.load(Ordering::SeqCst)
}

/// Writes all bytes to the terminal. It gives up once the program must end, or after this time
/// without progress.
fn send(mut bytes: &[u8], patience: Option<Duration>) -> io::Result<()> {
    let tty = TTY.lock().unwrap_or_else(PoisonError::into_inner).clone();
    let Some(tty) = tty else { return Ok(()) };
    let mut since = Instant::now();
    while !bytes.is_empty() {
        match rustix::io::write(&tty, bytes) {
            Ok(written) => (bytes, since) = (&bytes[written..], Instant::now()),
            Err(Errno::AGAIN | Errno::INTR) => {
                if is_leaving() || patience.is_some_and(|patience| since.elapsed() > patience) {
                    return Err(io::ErrorKind::TimedOut.into());
                }
                is_ready(tty.as_fd(), PollFlags::OUT, Some(LOOK));
            }
            Err(error) => return Err(error.into()),
        }
    }
    Ok(())
}

/// Waits until the terminal can be read or written; false if it cannot within this time.
fn is_ready(fd: BorrowedFd<'_>, what: PollFlags, within: Option<Duration>) -> bool {
    let timeout = within.map(|within| Timespec {
        tv_sec: within.as_secs() as _,
        tv_nsec: within.subsec_nanos().into(),
    });
    // If something is wrong with the terminal, the read or write itself reports it.
    !matches!(poll(&mut [PollFd::from_borrowed_fd(fd, what)], timeout.as_ref()), Ok(0))
}

/// The largest number of columns, of lines, and of cells of a screen.
const WIDEST: u16 = 2000;

const HIGHEST: u16 = 1000;

const LARGEST: u32 = 1_000_000;

/// The sentences to show instead, if the terminal reports such a size.
fn oversized_notice() -> Option<Message> {
    let (columns, lines) = crossterm::terminal::size().ok()?;
    sentences(columns, lines)
}

fn sentences(columns: u16, lines: u16) -> Option<Message> {
    let sane =
        columns <= WIDEST && lines <= HIGHEST && u32::from(columns) * u32::from(lines) <= LARGEST;
    (!sane).then(|| {
        let [columns, lines] = [columns, lines].map(u32::from);
        let key = key_for(Context::Anywhere, Act::Leave);
        let says = msg!("screen.oversized", columns, lines);
        Message::lines(vec![says, msg!("screen.set-its-size", key)])
    })
}

/// Whether this message is input for a screen that cannot be seen. Keys that leave the program
/// do not count, because leaving works without a screen.
fn is_unseen_input(msg: &Msg) -> bool {
    match msg {
        Msg::Paste(_) => true,
        Msg::Key(key) => {
            let leave = [(Context::Anywhere, Act::Leave), (Context::Always, Act::Quit)];
            let leave = leave.map(|(context, act)| keys_for(context, act));
            !leave.concat().contains(&Key::of(*key))
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::in_sixteen_colours;

    #[test]
    fn sixteen_colours_have_sequences_of_their_own() {
        for (bytes, plain) in [
            ("\x1b[38;5;6mA", "\x1b[36mA"),
            ("\x1b[38;5;14;48;5;0m", "\x1b[96;40m"),
            ("\x1b[48;5;15m", "\x1b[107m"),
            ("\x1b[38;5;117m", "\x1b[38;5;117m"),
            ("38;5;6m, a name", "38;5;6m, a name"),
            ("\x1b[1;38;5;3;48;5;200mA\x1b[3;5H", "\x1b[1;33;48;5;200mA\x1b[3;5H"),
        ] {
            assert_eq!(in_sixteen_colours(bytes.as_bytes()), plain.as_bytes());
        }
    }
}

#[cfg(test)]
mod size_tests {
    use super::*;

    fn notice(columns: u16, lines: u16) -> String {
        format!(
            "This terminal reports {columns} columns and {lines} lines.\nSet its size, such as `stty cols 80 rows 24`. q: leave, all is saved."
        )
    }

    #[test]
    fn windows_of_this_world_are_drawn_in() {
        for (columns, lines) in [(80, 24), (0, 0), (1, 1), (1536, 540), (2000, 500), (1000, 1000)] {
            assert_eq!(sentences(columns, lines), None);
        }
        for (columns, lines) in [(65535, 65535), (10000, 10000), (65535, 1), (1, 65535)] {
            assert_eq!(sentences(columns, lines).unwrap(), notice(columns, lines));
        }
    }
}
