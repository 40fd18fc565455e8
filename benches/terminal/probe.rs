//! One run of one program, measured.

use std::time::{Duration, Instant};

use crate::{
    figures::{Figure, Sample, median, percentile},
    proc::{Usage, usage},
    subjects::Subject,
    support::{
        Pty, Terminal,
        keys::{application, keys},
    },
};

/// The size of a large window, where drawing costs something.
pub const COLUMNS: u16 = 120;
/// See `COLUMNS`.
pub const ROWS: u16 = 40;

/// Silence after which a frame counts as complete.
const QUIET: Duration = Duration::from_millis(150);
/// Silence between two keys.
const GAP: Duration = Duration::from_millis(50);
/// Keys pressed one by one, and keys in one write.
const KEYS: usize = 60;
const BURST: usize = 100;
/// Results entered one by one.
const RESULTS: usize = 30;
/// Time for work that a program puts off until after its first frame.
const WARM_UP: Duration = Duration::from_secs(1);
/// A longer wait is a failure.
const PATIENCE: Duration = Duration::from_secs(10);

/// Starts a program and leaves it at once.
pub fn start_only(subject: &Subject) -> Result<Sample, String> {
    let mut sample = Sample::default();
    let mut terminal = start(subject, &mut sample)?;
    leave(&mut terminal, subject, &mut sample)?;
    Ok(sample)
}

/// Measures everything once.
pub fn full(subject: &Subject, rest: Duration) -> Result<Sample, String> {
    let mut sample = Sample::default();
    let mut terminal = start(subject, &mut sample)?;
    pause(&mut terminal, WARM_UP)?;
    at_rest(&mut terminal, rest, &mut sample)?;
    let both = subject.keys.map(|name| encode(&mut terminal, name));
    one_by_one(&mut terminal, &both, &mut sample);
    all_at_once(&mut terminal, &both[0], &mut sample);
    if let Some(keys) = subject.result {
        results(&mut terminal, keys, &mut sample);
    }
    let usage = usage(terminal.pty().pid());
    sample.set(Figure::Resident, usage.resident as f64 / 1024.0);
    sample.set(Figure::Peak, usage.peak as f64 / 1024.0);
    leave(&mut terminal, subject, &mut sample)?;
    Ok(sample)
}

/// Starts the program and waits until it is ready and its frame is complete.
fn start(subject: &Subject, sample: &mut Sample) -> Result<Terminal, String> {
    let mut terminal = Terminal::start(subject.program.clone(), COLUMNS, ROWS);
    let deadline = Instant::now() + PATIENCE;
    let mut seen = 0;
    loop {
        let pty = terminal.pty();
        let more = pty.wait_until(deadline, |output| output.bytes.len() > seen || output.ended);
        let settled = more && pty.wait_quiet(QUIET, deadline);
        let (length, ended) = state(pty);
        if settled && !ended && subject.ready.is_match(&terminal.screen()) {
            break;
        }
        if ended || !settled {
            return Err(failure("it does not become ready", &mut terminal));
        }
        seen = length;
    }
    let pty = terminal.pty();
    let (started, output) = (pty.started, pty.shared.output());
    if let (Some((_, first)), Some((_, last))) = (output.parts.first(), output.parts.last()) {
        sample.set(Figure::FirstByte, milliseconds(*first - started));
        sample.set(Figure::Settled, milliseconds(*last - started));
    }
    drop(output);
    Ok(terminal)
}

/// Measures what the program does while no key is pressed.
fn at_rest(terminal: &mut Terminal, time: Duration, sample: &mut Sample) -> Result<(), String> {
    let pid = terminal.pty().pid();
    let (bytes, before, started): (_, Usage, _) = (length(terminal), usage(pid), Instant::now());
    pause(terminal, time)?;
    let (seconds, after) = (started.elapsed().as_secs_f64(), usage(pid));
    // The counts of threads and children that ended meanwhile are lost.
    let wakeups = after.wakeups.saturating_sub(before.wakeups);
    sample.set(Figure::RestBytes, (length(terminal) - bytes) as f64 / seconds);
    sample.set(Figure::RestWakeups, wakeups as f64 / seconds);
    Ok(())
}

/// Presses keys with silence between them, as a person does.
fn one_by_one(terminal: &mut Terminal, both: &[String; 2], sample: &mut Sample) {
    let keys = both.iter().cycle().take(KEYS);
    let times: Vec<_> = keys.filter_map(|key| answer(terminal, key)).collect();
    sample.set_from(Figure::KeyMedian, median(&times));
    sample.set_from(Figure::KeyTail, percentile(&times, 95));
    sample.unanswered += KEYS - times.len();
}

/// Enters results. The time is that of the last key, whose answer says that the result is on the
/// disk.
fn results(terminal: &mut Terminal, names: &str, sample: &mut Sample) {
    let keys: Vec<String> = names.split_whitespace().map(|name| encode(terminal, name)).collect();
    let mut times = Vec::new();
    for _ in 0..RESULTS {
        let answers: Option<Vec<_>> = keys.iter().map(|key| answer(terminal, key)).collect();
        times.extend(answers.and_then(|answers| answers.last().copied()));
    }
    sample.set_from(Figure::ResultMedian, median(&times));
    sample.set_from(Figure::ResultTail, percentile(&times, 95));
    sample.unanswered += RESULTS - times.len();
}

/// Presses a key: the milliseconds until its first byte.
///
/// None: it has no effect, and so no response time.
fn answer(terminal: &mut Terminal, key: &str) -> Option<f64> {
    let from = length(terminal);
    let pressed = Instant::now();
    terminal.send(key);
    let pty = terminal.pty();
    let answered = pty.wait_until(pressed + Duration::from_millis(500), |output| {
        output.bytes.len() > from || output.ended
    });
    pty.wait_quiet(GAP, pressed + Duration::from_secs(1));
    let output = pty.shared.output();
    let (_, at) = output.parts.iter().find(|(end, _)| *end > from).filter(|_| answered)?;
    Some(milliseconds(*at - pressed))
}

/// Waits for what a program draws by itself each second.
///
/// Within the next half second nothing of it is then taken for the answer to a key.
fn after_a_tick(terminal: &mut Terminal) {
    let from = length(terminal);
    let soon = Instant::now() + Duration::from_millis(1100);
    let pty = terminal.pty();
    pty.wait_until(soon, |output| output.bytes.len() > from || output.ended);
    pty.wait_quiet(GAP, soon);
}

/// Sends keys in one write, as a held key over a slow connection does.
fn all_at_once(terminal: &mut Terminal, key: &str, sample: &mut Sample) {
    let keys = key.repeat(BURST);
    after_a_tick(terminal);
    let (from, pressed) = (length(terminal), Instant::now());
    terminal.send(&keys);
    let pty = terminal.pty();
    pty.wait_quiet(QUIET, pressed + PATIENCE);
    let output = pty.shared.output();
    if let Some((_, last)) = output.parts.last().filter(|(end, _)| *end > from) {
        sample.set(Figure::BurstTime, milliseconds(*last - pressed));
    }
}

/// Leaves the program and examines what it left behind.
fn leave(terminal: &mut Terminal, subject: &Subject, sample: &mut Sample) -> Result<(), String> {
    let key = encode(terminal, subject.quit);
    let pressed = Instant::now();
    terminal.send(&key);
    let Some((exit, at)) = terminal.pty().wait_exit(pressed + PATIENCE) else {
        return Err(failure("it does not leave", terminal));
    };
    sample.set(Figure::Exit, milliseconds(at - pressed));
    sample.left_on.extend(terminal.left_on());
    if exit.code != Some(0) {
        sample.bad_exit = Some(exit);
    }
    Ok(())
}

/// Lets time pass; an error if the program ends meanwhile.
fn pause(terminal: &mut Terminal, time: Duration) -> Result<(), String> {
    match terminal.pty().wait_until(Instant::now() + time, |output| output.ended) {
        true => Err(failure("it ended by itself", terminal)),
        false => Ok(()),
    }
}

/// A failure message with the exit and the last output of the program.
fn failure(what: &str, terminal: &mut Terminal) -> String {
    // The exit of a program may be reported a moment after its output.
    let soon = Instant::now() + QUIET;
    let exit = terminal.pty().wait_exit(soon).map(|(exit, _)| exit);
    let ended = exit.map_or("it still runs".to_owned(), |exit| format!("{exit:?}"));
    format!("{what}; {ended}\n{}", terminal.screen().trim_end()).trim_end().to_owned()
}

/// The bytes that a key sends in the mode that the program asked for.
fn encode(terminal: &mut Terminal, name: &str) -> String {
    let asked = terminal.cells().application_cursor();
    let sent = keys(name).concat();
    if asked { application(&sent) } else { sent }
}

fn length(terminal: &mut Terminal) -> usize {
    state(terminal.pty()).0
}

fn state(pty: &Pty) -> (usize, bool) {
    let output = pty.shared.output();
    (output.bytes.len(), output.ended)
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}
