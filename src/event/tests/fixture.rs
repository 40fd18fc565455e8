//! An event driven by verbs, for the tests of every crate.

pub mod tournaments;

use crate::event::actions::Setup;
use crate::event::*;
use crate::ruleset::{Library, Ruleset, StructureKind, TierKind};
use crate::words::Message;
use std::sync::Arc;

/// An event driven by verbs, as a scorekeeper would drive it.
pub struct Desk {
    pub event: Event,
    now: i64,
}

impl Desk {
    pub fn destiny(setup: Setup, players: &[&str]) -> Desk {
        Desk::of("destiny", setup, players)
    }

    pub fn of(game: &str, setup: Setup, players: &[&str]) -> Desk {
        let library = Library::new(Vec::new());
        Desk::with(library.get(game).unwrap().ruleset.clone(), setup, players)
    }

    pub fn with(ruleset: Ruleset, setup: Setup, players: &[&str]) -> Desk {
        let ruleset = Arc::new(ruleset);
        let head = Head {
            name: "Test".into(),
            date: "2026-11-21".into(),
            seed: 7_u64.into(),
            organizer: "anna".into(),
            setup,
            ..Head::default()
        };
        let mut desk = Desk { event: Event::empty(head, ruleset), now: 1_000_000 };
        desk.run(players.iter().map(|name| format!("add '{name}'")));
        desk
    }

    pub fn custom(rounds: u32, cut: u32, players: &[&str]) -> Desk {
        Desk::destiny(custom(rounds, cut), players)
    }

    pub fn wait(&mut self, seconds: i64) {
        self.now += seconds;
    }

    pub fn now(&self) -> Moment {
        Moment::new(self.now, 3600)
    }

    pub fn try_verb(&mut self, verb: &str) -> Result<Decision, Refusal> {
        self.try_command(&command(verb)?)
    }

    /// Carries out a command that no verb gives.
    pub fn carry_out(&mut self, command: &Command) -> Decision {
        self.try_command(command).unwrap_or_else(|why| panic!("{command:?}: {why}"))
    }

    /// The answer to a verb: a decision or a refusal. Nothing is done.
    pub fn answer(&self, verb: &str) -> Result<Decision, Refusal> {
        decide(&self.event, &command(verb)?, self.now())
    }

    fn try_command(&mut self, command: &Command) -> Result<Decision, Refusal> {
        let decision = decide(&self.event, command, self.now())?;
        if let Some(action) = decision.action.clone() {
            let entry = Entry {
                n: self.event.next_number(),
                at: self.now(),
                by: "anna".into(),
                reason: decision.reason.clone(),
                action,
            };
            self.event.append(entry).unwrap();
        }
        Ok(decision)
    }

    pub fn decision(&mut self, verb: &str) -> Decision {
        self.try_verb(verb).unwrap_or_else(|why| panic!("{verb}: {why}"))
    }

    pub fn run<V: AsRef<str>>(&mut self, verbs: impl IntoIterator<Item = V>) {
        verbs.into_iter().for_each(|verb| drop(self.decision(verb.as_ref())));
    }

    pub fn does(&mut self, verb: &str) -> String {
        self.decision(verb).message.to_string()
    }

    pub fn warnings(&mut self, verb: &str) -> Vec<String> {
        self.decision(verb).warnings.iter().map(ToString::to_string).collect()
    }

    pub fn refused(&mut self, verb: &str) -> String {
        let before = self.event.log.len();
        let why = self.try_verb(verb).expect_err(verb).to_string();
        assert_eq!(self.event.log.len(), before);
        why
    }

    /// Carries out verbs, one a line, and checks the answers that stand behind them.
    ///
    /// `verb | answer` is what is told and `verb | no: why` a refusal. Each `|! warning` is a
    /// warning, and `|! nothing` is none. `verb · verb` carries out both, and the last
    /// is checked. A line that begins with `//` is a comment.
    #[track_caller]
    pub fn dialogue(&mut self, lines: &str) {
        let lines = lines.lines().map(str::trim);
        for line in lines.filter(|line| !line.is_empty() && !line.starts_with("//")) {
            let (said, warned) = parted(line, " |! ");
            let (verbs, answer) = parted(said, " | ");
            if let Some(why) = answer.and_then(|answer| answer.strip_prefix("no: ")) {
                let (before, last) = verbs.rsplit_once(" · ").unwrap_or(("", verbs));
                self.run(before.split(" · ").filter(|verb| !verb.is_empty()));
                assert_eq!(self.refused(last), why, "{verbs}");
                continue;
            }
            let all = verbs.split(" · ").map(|verb| self.decision(verb));
            let last = all.reduce(|_, next| next).unwrap();
            let told = last.message.to_string();
            assert_eq!(told, answer.unwrap_or(&told), "{verbs}");
            let warnings: Vec<String> = last.warnings.iter().map(ToString::to_string).collect();
            let told = if warnings.is_empty() { "nothing".into() } else { warnings.join(" |! ") };
            assert_eq!(told, warned.unwrap_or(&told), "{verbs}");
        }
    }

    /// Pairs a round by hand and plays it: `A-F B-C`, the winner first. A single name has
    /// the bye.
    pub fn round(&mut self, results: &str) {
        let pairs: Vec<String> = results
            .split_whitespace()
            .map(|pair| match pair.split_once('-') {
                Some((a, b)) => format!("{a} = {b}"),
                None => format!("{pair} = bye"),
            })
            .collect();
        self.decision(&format!("pair manual \"{}\"", pairs.join(", ")));
        for table in 1..=results.matches('-').count() {
            self.decision(&format!("report {table} W"));
        }
    }

    /// Reports every open table; its winner is the one that `better` puts first.
    pub fn play(&mut self, better: impl Fn(&Event, Id, Id) -> bool) {
        let open: Vec<(u32, Id, Id)> = (self.event.round().unwrap().missing())
            .map(|p| (p.table.unwrap(), p.a, p.b.unwrap()))
            .collect();
        for (table, a, b) in open {
            let letter = if better(&self.event, a, b) { "W" } else { "L" };
            let games = match self.event.stage().unwrap().shape {
                crate::ruleset::MatchShape::OneGame => letter.to_owned(),
                _ => letter.repeat(2),
            };
            self.decision(&format!("report {table} {games}"));
        }
    }

    /// Pairs and plays so many rounds, in which the lower number always wins.
    pub fn rounds(&mut self, rounds: u32) {
        for _ in 0..rounds {
            self.decision("pair");
            self.play(|_, a, b| a < b);
        }
    }

    pub fn points(&self, name: &str) -> u32 {
        standings(&self.event).record(self.id(name)).unwrap().points
    }

    pub fn id(&self, name: &str) -> Id {
        find(&self.event, &Who(name.into())).unwrap()
    }

    /// The standings as `name points rounds sos esos`, best first.
    pub fn table(&self) -> Vec<String> {
        standings(&self.event)
            .iter()
            .map(|s| {
                let value =
                    |index: usize| match standings(&self.event).tie_breaks(s.entrant)[index].1 {
                        standings::Value::Exact(fraction) => fraction.to_string(),
                        other => format!("{other:?}"),
                    };
                format!(
                    "{} {} {} {} {}",
                    self.event.label(s.entrant),
                    s.points,
                    s.rounds,
                    value(0),
                    value(1)
                )
            })
            .collect()
    }

    pub fn line(&self, name: &str) -> String {
        let start = format!("{name} ");
        self.table().into_iter().find(|line| line.starts_with(&start)).unwrap()
    }

    /// Pairings of the newest round as names, `A–B`, in the order of games.
    pub fn games(&self) -> Vec<String> {
        let mut pairings: Vec<_> = self.event.round().unwrap().pairings.iter().collect();
        pairings.sort_by_key(|p| (p.number, p.table.is_none(), p.table));
        let label = |id: Id| self.event.label(id);
        pairings
            .iter()
            .map(|p| match p.b {
                Some(b) => format!("{}–{}", label(p.a), label(b)),
                None => format!("{}–", label(p.a)),
            })
            .collect()
    }
}

pub fn basic() -> Setup {
    Setup {
        tier: Some(TierKind::Relaxed),
        structure: Some(StructureKind::Basic),
        ..Setup::default()
    }
}

pub fn custom(rounds: u32, cut: u32) -> Setup {
    let structure = Some(StructureKind::Custom);
    Setup { structure, rounds: Some(rounds), cut: Some(cut), ..basic() }
}

/// Eight players after three rounds of this setup: one has 3 points, three have 2, three have 1.
pub fn eight(setup: &str) -> Desk {
    let mut desk = Desk::destiny(basic(), &borrowed(&letters(8)));
    desk.does(&format!("setup structure=custom rounds=3 {setup}"));
    desk.rounds(3);
    desk
}

/// The better seed wins.
pub fn by_seed(seeds: &[Id]) -> impl Fn(&Event, Id, Id) -> bool + use<> {
    let seeds = seeds.to_vec();
    let seed = move |id: Id| seeds.iter().position(|seeded| *seeded == id);
    move |_, a, b| seed(a) < seed(b)
}

pub fn letters(n: usize) -> Vec<String> {
    (0..n).map(|i| format!("P{:02}", i + 1)).collect()
}

pub fn borrowed(names: &[String]) -> Vec<&str> {
    names.iter().map(String::as_str).collect()
}

/// The text before this sign, and what stands behind it.
fn parted<'a>(text: &'a str, sign: &str) -> (&'a str, Option<&'a str>) {
    text.split_once(sign).map_or((text, None), |(before, after)| (before, Some(after)))
}

/// The command of a verb that needs no file.
fn command(verb: &str) -> Result<Command, Refusal> {
    match read_verb(verb).map_err(Refusal::from)? {
        Verb::Do(command) => Ok(command),
        _ => Err(Message::verbatim("needs a file").into()),
    }
}
