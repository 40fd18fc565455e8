//! Feeds random input as file, roster, verb or name.
//!
//! Nothing may cause a panic, a long wait or a flood of memory. No screen and no output may contain
//! anything that a terminal would obey.

use super::*;
use crate::endurance::Chance;
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use komandor::event::name::is_hostile;
use komandor::event::{decide, read_roster};
use komandor::export::Outlets;
use komandor::ruleset;
use komandor::show::{Format, ShowRequest, What, show};
use komandor::store::{Disk, Original};
use komandor::tui::terminal::Screen;
use komandor::tui::ui::theme::{Background, Depth, Theme};
use komandor::tui::{App, Msg, Options};
use komandor::verify::verify;
use komandor::words::{Catalogue, Words};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use rustix::time::{ClockId, clock_gettime};
use std::sync::mpsc::channel;

/// The most bytes of an input: 1 MiB.
const LARGEST: usize = 1 << 20;
/// The most memory that the whole process may use, in KiB.
const MOST_MEMORY: u64 = 256 << 10;

/// Text that confuses readers of YAML, CSV and verbs, and terminals.
const TOKENS: [&str; 36] = [
    "\u{1b}[2J",
    "\u{202e}",
    "\u{200b}",
    "\u{feff}",
    "\u{9b}31m",
    "\\x1b[2J",
    "\\u202e",
    "&a ",
    "*a",
    "!!int ",
    "<<: ",
    "{",
    "}",
    "[",
    "]",
    ", ",
    ": ",
    "\n",
    "\r\n",
    "\t",
    "\"",
    "'",
    "\\",
    "#",
    "- ",
    "null",
    "~",
    "-1",
    "0",
    "18446744073709551616",
    "4294967295",
    "=",
    "@SUM(A1)",
    ";",
    "ł\u{301}",
    "\u{0}",
];

fn mutated(chance: &mut Chance, seed: &[u8]) -> Vec<u8> {
    let mut bytes = seed.to_vec();
    for _ in 0..=chance.below(6) {
        let at = chance.below(bytes.len() + 1);
        let end = (at + chance.below(60)).min(bytes.len());
        match chance.below(8) {
            0 if at < bytes.len() => bytes[at] = chance.next() as u8,
            1 if at < bytes.len() => bytes[at] ^= 1 << chance.below(8),
            2 => drop(bytes.drain(at..end)),
            3 => {
                let copy = bytes[at..end].to_vec();
                let to = chance.below(bytes.len() + 1);
                drop(bytes.splice(to..to, copy));
            }
            4 if chance.below(40) == 0 => {
                // As large as allowed, with one part repeated.
                let part = bytes[at..end].to_vec();
                while !part.is_empty() && bytes.len() + part.len() < LARGEST {
                    bytes.extend_from_slice(&part);
                }
            }
            5 => bytes.truncate(at.max(1)),
            _ => drop(bytes.splice(at..at, TOKENS[chance.below(TOKENS.len())].bytes())),
        }
    }
    bytes.truncate(LARGEST);
    bytes
}

fn tame(text: &str, what: &str) {
    let bad = text.chars().find(|c| is_hostile(*c) && *c != '\n');
    assert_eq!(bad, None, "{what} holds U+{:04X}", bad.map_or(0, u32::from));
}

/// Writes every output about an event, in every format.
fn everything_said(event: &Event) {
    for what in What::ALL {
        for format in [Format::Text, Format::Markdown, Format::Csv, Format::Json, Format::Html] {
            let asked = ShowRequest::new(what, format);
            for tag in Catalogue::tags() {
                let words = Words::built_in(tag).expect("a language of the program");
                if let Ok(text) = show(event, asked, &words) {
                    tame(&text, what.word());
                }
            }
        }
    }
    verify(event);
}

/// Draws every screen of an event.
fn everything_drawn(path: &Path) {
    let options = Options {
        disk: Disk::default(),
        folder: path.parent().unwrap().to_owned(),
        library: Library::new(Vec::new()).into(),
        by: "anna".to_owned(),
        theme: Theme::of(Depth::True, Background::Dark),
        words: Words::english().clone(),
        languages: Vec::new(),
        problems: Vec::new(),
        warning: None,
        greeting: None,
        mirror: None,
        random_bits: || 11,
        playouts: |_| 500,
        outlets: Outlets::default(),
    };
    let (sender, _messages) = channel();
    let now = Moment::new(1_795_249_867, 3600);
    let Ok(mut app) = App::at_event(path, options, sender, now) else { return };
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    for key in ['r', 's', 'l', 'b', '!', '?'] {
        let key = KeyEvent::new(KeyCode::Char(key), KeyModifiers::NONE);
        app.update(Msg::Key(key), now);
        terminal.draw(|frame| app.draw(frame, now)).unwrap();
        for cell in &terminal.backend().buffer().content {
            tame(cell.symbol(), "the screen");
        }
    }
}

/// The CPU time of this thread, so other work on the machine does not count.
fn worked() -> Duration {
    clock_gettime(ClockId::ThreadCPUTime).try_into().unwrap()
}

/// Tries inputs for `FUZZ_SECONDS`, or for a moment.
fn hunt(what: &str, mut one: impl FnMut(&mut Chance)) {
    let seconds = amount("FUZZ_SECONDS", 0);
    let time = Duration::from_secs(seconds).max(Duration::from_millis(400));
    // A long hunt is optimised; else everything takes ten times as long.
    let limit = Duration::from_secs(if seconds > 0 { 1 } else { 10 });
    let (started, first) = (Instant::now(), amount("SEED", 1));
    let (mut inputs, mut longest) = (0, Duration::ZERO);
    while started.elapsed() < time {
        let seed = first + inputs;
        let before = worked();
        let mut chance = Chance(seed);
        let tried = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| one(&mut chance)));
        if let Err(panic) = tried {
            println!("fuzzing {what}: SEED={seed}");
            std::panic::resume_unwind(panic);
        }
        let took = worked() - before;
        longest = longest.max(took);
        assert!(took < limit, "{what}: {took:?} with SEED={seed}");
        inputs += 1;
    }
    let memory = peak();
    println!(
        "fuzzing {what}: {inputs} inputs, 0 panics, longest {longest:.0?}, {} MB at most",
        memory >> 10
    );
    assert!(memory < MOST_MEMORY, "{what}: {memory} KiB");
}

/// The most memory this process has used, in KiB; 0 if the system does not say.
fn peak() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or(0)
}

fn event(home: &Path) -> Vec<u8> {
    new_event(home);
    let all = [
        "add 'Żółć \"Q\"' club=Bard",
        "add Bea",
        "add Cyd start=9",
        "add Dag",
        "add Ewa",
        "setup structure=custom rounds=2 cut=4",
        "official Ola role=judge",
        "pair",
        "timer start",
        "report 1 W",
        "report 2 noshow B",
        "undo",
        "report 2 L",
        "pair",
        "note 'a: # {x}'",
        "report 1 W",
        "report 2 W",
        "cut",
        "pair",
    ];
    verbs(home, &all);
    std::fs::read(home.join("shop.yaml")).unwrap()
}

#[test]
fn any_bytes_in_the_place_of_an_event() {
    let home = crate::support::folder();
    let sound = event(home.path());
    let path = home.path().join("any.yaml");
    let now = Moment::new(1_795_249_867, 3600);
    hunt("the loader", |chance| {
        let bytes = mutated(chance, &sound);
        std::fs::write(&path, &bytes).unwrap();
        match Session::open(&path) {
            Ok(session) if chance.below(8) == 0 => everything_said(session.event()),
            Ok(_) => {}
            Err(error) => tame(&error.to_string(), "the reason"),
        }
        // With correct checksums, the text gets as far as the replay of the log.
        std::fs::write(&path, &sound).unwrap();
        let original = Original::read(&path).unwrap();
        match original.replace(&bytes, "anna", now, None, &|_| Vec::new()) {
            Ok(done) => {
                let session = Session::open(&path).unwrap();
                assert_eq!(session.damage(), None);
                everything_said(session.event());
                if let Some(before) = done.before {
                    std::fs::remove_file(before).unwrap();
                }
            }
            Err(error) => tame(&error.to_string(), "the reason"),
        }
    });
}

#[test]
fn any_text_in_the_place_of_a_ruleset() {
    let library = Library::new(Vec::new());
    let mut seeds = vec![ruleset::TEMPLATE.as_bytes().to_vec()];
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/config/rulesets");
    seeds.extend(
        std::fs::read_dir(folder).unwrap().map(|f| std::fs::read(f.unwrap().path()).unwrap()),
    );
    assert!(seeds.len() > library.all().len());
    hunt("the ruleset loader", |chance| {
        let which = chance.below(seeds.len());
        let bytes = mutated(chance, &seeds[which]);
        match ruleset::read("any.yaml", &String::from_utf8_lossy(&bytes)) {
            Ok(ruleset) => {
                let polish = Words::built_in("pl").unwrap();
                tame(&ruleset::describe(&ruleset, &polish), "the description");
            }
            Err(problems) => problems.iter().for_each(|p| tame(&p.to_string(), "the problem")),
        }
    });
}

#[test]
fn any_text_in_the_place_of_a_roster() {
    let seed = "name,club,start,partner,table\nEwa Zięba,Bard,1,,\n\"Jan, K.\",\"\",2,Ola,7\n";
    hunt("the roster", |chance| {
        let bytes = mutated(chance, seed.as_bytes());
        let read = read_roster(&String::from_utf8_lossy(&bytes));
        if let Err(problems) = read {
            assert!(!problems.is_empty());
        }
    });
}

#[test]
fn any_words_in_the_place_of_a_verb() {
    let home = crate::support::folder();
    event(home.path());
    let session = Session::open(&home.path().join("shop.yaml")).unwrap();
    let verbs: Vec<String> = komandor::event::VERBS.iter().map(|v| v.usage.to_owned()).collect();
    let words = ["#1", "bea", "1", "W", "LW", "2", "why", "name=\u{202e}", "round=1", "stage=9"];
    hunt("the verbs", |chance| {
        let mut line = verbs[chance.below(verbs.len())].split(' ').next().unwrap().to_owned();
        for _ in 0..chance.below(5) {
            line.push(' ');
            line.push_str(words[chance.below(words.len())]);
        }
        let bytes = mutated(chance, line.as_bytes());
        let line = String::from_utf8_lossy(&bytes);
        if let Ok(Verb::Do(command)) = read_verb(&line)
            && let Ok(decision) = decide(session.event(), &command, Moment::new(1_795_249_867, 0))
        {
            tame(&decision.message.to_string(), "what is told");
            decision.warnings.iter().for_each(|warning| tame(&warning.to_string(), "a warning"));
            if let Some(action) = decision.action {
                tame(&serde_json::to_string(&action).unwrap(), "the action");
            }
        }
    });
}

/// A hostile file whose checksums are correct.
fn forged(sound: &[u8], name: &str) -> Vec<u8> {
    let text = String::from_utf8_lossy(sound);
    let end = text.find("\nlog:\n").unwrap() + 6;
    let mut bytes = sound[..end].to_vec();
    let mut sum = crc32fast::hash(&bytes);
    for line in text[end..].lines() {
        let covered = line[..line.len() - 18].replace("Bea", name).replace("Bard", name);
        sum = crc32fast::hash(format!("{sum:08x}{covered}").as_bytes());
        bytes.extend(format!("{covered}, sum: \"{sum:08x}\"}}\n").into_bytes());
    }
    bytes
}

#[test]
fn any_name_on_every_screen() {
    let home = crate::support::folder();
    let sound = event(home.path());
    let path = home.path().join("forged.yaml");
    hunt("the drawing of names", |chance| {
        let mut name = String::new();
        for _ in 0..1 + chance.below(30) {
            let c = match chance.below(4) {
                0 => TOKENS[chance.below(7)].chars().next().unwrap(),
                1 => char::from_u32(chance.below(0x3000) as u32).unwrap_or('x'),
                2 => char::from_u32(chance.below(0x11_0000) as u32).unwrap_or('x'),
                _ => 'a',
            };
            name.push_str(&match c {
                '"' | '\\' => format!("\\{c}"),
                c if is_hostile(c) || c as u32 & 0xfffe == 0xfffe => {
                    format!("\\U{:08x}", u32::from(c))
                }
                c => c.to_string(),
            });
        }
        std::fs::write(&path, forged(&sound, &name)).unwrap();
        let session = Session::open(&path).unwrap();
        assert_eq!(session.damage().map(ToString::to_string), None);
        everything_said(session.event());
        everything_drawn(&path);
    });
}
