//! Somebody at a screen: messages in, effects carried out, drawn.

use super::oracle::{Answer, holds};
use super::world::{World, broken, with};
use crate::event::Moment;
use crate::store::tests::machine::Process;
use crate::tui::keys::{Key, ch, ctrl};
use crate::tui::model::{StatusMessage, Tone};
use crate::tui::terminal::Screen as _;
use crate::tui::{App, Msg, Options};
use crate::words::Message;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use std::collections::VecDeque;
use std::sync::mpsc::channel;
use std::time::Duration;

pub(super) struct Screen {
    pub app: App,
    pub process: Process,
    pub by: String,
    terminal: Terminal<TestBackend>,
    queue: VecDeque<Msg>,
    /// The attempt that may or may not have been saved.
    doubt: Option<Moment>,
}

const MAYBE: &str = "the last action may have been saved";

impl Screen {
    /// Opens the event, if that can be done.
    pub fn open(by: &str) -> Option<Screen> {
        let (process, path, now) =
            with(|world| (world.machine.process(), world.path.clone(), world.moment(by)));
        let (sender, _) = channel();
        let options =
            Options { disk: process.disk(), ..super::super::options("/events".into(), by) };
        let app = App::at_event(&path, options, sender, now);
        let ours = app.as_ref().ok().and_then(|app| app.model.event());
        if !ours.is_some_and(|event| with(|world| world.is_ours(event))) {
            with(|world| world.machine.end(process.id()));
            return None;
        }
        let mut app = app.ok()?;
        let open = app.model.open_event_mut()?;
        open.session.patience = Duration::from_millis(100);
        let size = with(|world| *world.chance.of(&[(80, 24), (80, 24), (40, 10)]));
        let terminal = Terminal::new(TestBackend::new(size.0, size.1)).ok()?;
        let by = by.to_owned();
        Some(Screen { app, process, by, terminal, queue: VecDeque::new(), doubt: None })
    }

    /// The next message; a sequence that has started is finished first.
    pub fn next(&mut self) -> Msg {
        if let Some(msg) = self.queue.pop_front() {
            return msg;
        }
        let key = |key: Key| Msg::Key(key.event());
        let text = |text: &str| text.chars().map(|c| key(ch(c))).collect::<Vec<_>>();
        let behind =
            self.app.model.open_event().is_some_and(|open| open.session.diverged().is_some());
        let number = with(|world| world.chance.below(100_000));
        let (enter, esc) = (key(super::super::ENTER), key(super::super::ESC));
        let all = match with(|world| world.chance.below(if behind { 44 } else { 34 })) {
            0..=3 => vec![Msg::Changed],
            4 => vec![Msg::Tick],
            5 => vec![Msg::Resize],
            6 => vec![enter],
            7 => vec![esc],
            8 | 9 => vec![esc, key(ch('p'))],
            10 => vec![key(ch('u'))],
            11 => vec![key(ctrl('r'))],
            12 => vec![key(ch('t'))],
            13 => vec![key(ch(['l', 's', 'r', 'b'][number % 4]))],
            14..=16 => vec![esc, key(ch(':')), Msg::Paste(format!("note n{number}")), enter],
            17..=22 => {
                let table = 1 + number % 4;
                let mut all = vec![esc.clone(), esc];
                all.extend(text(&table.to_string()));
                all.extend([enter, key(ch(if number % 3 == 0 { '2' } else { '1' }))]);
                all
            }
            23..=25 => vec![esc, key(ch('r')), Msg::Paste(format!("S{number}\n"))],
            26 => vec![esc, key(ch('c')), enter],
            27 => vec![esc, key(ch(':')), Msg::Paste("undo".to_owned()), enter],
            28 => vec![key(ch('!'))],
            29 => vec![key(super::super::DOWN)],
            30 => vec![esc, key(ch(':')), Msg::Paste(format!("drop #{}", 1 + number % 8)), enter],
            31 => vec![key(ch('1'))],
            32 => vec![key(ch('2'))],
            33 => vec![esc, key(ch('?')), esc_key()],
            34..=40 => vec![esc.clone(), esc, key(ch('!')), key(ch('b'))],
            _ => vec![esc.clone(), esc, key(ch('!')), key(ch('w'))],
        };
        self.queue.extend(all);
        self.queue.pop_front().unwrap_or(Msg::Tick)
    }

    /// Takes in one message; false: nobody is there any more.
    pub fn step(&mut self, msg: Msg) -> bool {
        let now = with(|world| world.moment(&self.by));
        let is_key = matches!(msg, Msg::Key(_) | Msg::Paste(_));
        let before = self.app.model.message.clone();
        let barred = self.read_only();
        let doubtful = self.is_doubtful();
        let named = self.names();
        let stood = with(|world| world.machine.read(&world.path)).unwrap_or_default();
        let (inode, newest) = with(|world| (world.inode(), world.machine.newest()));
        with(|world| world.machine.trace(format_args!("{} at {}: {msg:?}", self.by, now.unix)));
        let flow = self.app.update(msg, now);
        // A power cut may bring back an older file; that is looked at later.
        let replaced = with(|world| {
            let now = world.inode();
            now != inode && (!world.machine.is_cut() || now.is_some_and(|now| now > newest))
        });
        if replaced {
            // The next commit of another would be in it.
            lost_and_named(&self.by, &named, &stood);
        }
        if !with(|world| world.machine.is_alive(self.process.id())) {
            with(|world| world.oracle.answer(&self.by, now, Answer::Open));
            return false;
        }
        let said = self.app.model.message.as_ref().map(|message| message.text.to_string());
        let said = said.unwrap_or_default();
        if replaced && said.starts_with("The event is back in") {
            with(World::is_certain);
        }
        self.settle_answers(now, doubtful);
        if !is_key && !flow.quit {
            stays(before.as_ref(), self.app.model.message.as_ref(), barred.as_ref());
        }
        if with(|world| world.chance.one_in(world.draws)) {
            self.draw(now);
        }
        if flow.quit || self.app.model.open_event().is_none() {
            with(|world| world.machine.end(self.process.id()));
            return false;
        }
        true
    }

    fn read_only(&self) -> Option<Message> {
        self.app.model.open_event()?.session.read_only().cloned()
    }

    fn is_doubtful(&self) -> bool {
        let trouble = self.app.model.open_event().and_then(|open| open.session.trouble());
        trouble.is_some_and(|trouble| trouble.cause == MAYBE)
    }

    /// Notes the answer of the screen to this attempt, and to one that was in doubt.
    fn settle_answers(&mut self, now: Moment, was_doubtful: bool) {
        let Some(event) = self.app.model.event() else { return };
        let own =
            |at: Moment| event.log.iter().rev().find(|entry| entry.at == at && entry.by == self.by);
        if let Some(at) = self.doubt.filter(|_| was_doubtful && !self.is_doubtful()) {
            match own(at) {
                Some(entry) => with(|world| world.saved(entry)),
                None => with(|world| world.oracle.answer(&self.by, at, Answer::Refused)),
            }
            self.doubt = None;
        }
        let said = self.app.model.message.as_ref().map(|message| message.text.to_string());
        let said = said.unwrap_or_default();
        match own(now) {
            Some(entry) => {
                with(|world| world.saved(entry));
                let number = format!("saved, log {}", entry.n);
                if !said.contains(&number) {
                    broken(&format!("{number} by {} is not said: {said:?}", self.by));
                }
            }
            None if self.is_doubtful() && !was_doubtful => {
                self.doubt = Some(now);
                with(|world| world.oracle.answer(&self.by, now, Answer::Open));
            }
            None => with(|world| world.oracle.answer(&self.by, now, Answer::Refused)),
        }
    }

    /// The actions of others that it names before anything is put back.
    pub fn names(&self) -> Vec<String> {
        let behind = self.app.model.open_event().and_then(|open| open.session.diverged());
        behind.map_or(Vec::new(), |behind| behind.theirs.iter().map(ToString::to_string).collect())
    }

    fn draw(&mut self, now: Moment) {
        let app = &mut self.app;
        if self.terminal.draw(|frame| app.draw(frame, now)).is_err() {
            broken("the screen cannot be drawn");
        }
        let said = self.app.model.message.as_ref().filter(|_| self.app.model.dialogs.is_empty());
        let said = said.map(|message| message.text.to_string()).unwrap_or_default();
        let Some(said) = said.split_whitespace().next() else { return };
        let buffer = self.terminal.backend().buffer();
        let seen: String = buffer.content.iter().map(|cell| cell.symbol()).collect();
        let said: String = said.chars().take(20).collect();
        if !seen.contains(&said) {
            broken(&format!("{said:?} is said and not seen by {}", self.by));
        }
    }
}

/// Checks a file that this screen replaced.
///
/// Everything that others had saved there was named before, and is kept.
fn lost_and_named(by: &str, named: &[String], stood: &[u8]) {
    for entry in super::world::rebase().iter().filter(|entry| holds(stood, entry)) {
        let told = format!("#{} by {}: ", entry.n, entry.by);
        let unread = |one: &String| one.ends_with("that cannot be read");
        if !named.iter().any(|one| one.starts_with(&told) || unread(one)) {
            broken(&format!("{told}was put away by {by} and not named, only {named:?}"));
        }
        if !with(|world| world.is_kept(|bytes| holds(bytes, entry))) {
            broken(&format!("{told}was put away by {by} and is kept nowhere"));
        }
    }
}

fn esc_key() -> Msg {
    Msg::Key(super::super::ESC.event())
}

/// Checks that a message still stands there while nobody has pressed a key. Only that nothing
/// could be saved is no longer said once it can.
fn stays(before: Option<&StatusMessage>, after: Option<&StatusMessage>, barred: Option<&Message>) {
    let Some(before) = before.filter(|before| !before.text.is_nothing()) else { return };
    let is_over = |text: &Message| Some(text) == barred;
    let there = |text: &Message| {
        after.is_some_and(|after| after.text == *text || after.warnings.iter().any(|w| w == text))
    };
    let said = [&before.text].into_iter().chain(&before.warnings);
    for text in said {
        if !there(text) && !is_over(text) {
            let now = after.map(|after| (&after.text, &after.warnings));
            let text = text.to_string();
            broken(&format!("{text:?} was said, and without a key there is {now:?}"));
        }
    }
    let refused = before.tone == Tone::Refused && !is_over(&before.text);
    if refused && after.is_some_and(|after| after.tone != Tone::Refused) {
        broken(&format!("{:?} was a refusal and is none any more", before.text));
    }
}
