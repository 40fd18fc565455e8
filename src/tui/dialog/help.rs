//! The help: the keys of the screen it was opened from, and the verbs; and what is wrong with the
//! file.

use super::{Dialog, by_hand, candidates};
use crate::event::name::{holds_words, normalise, whole_words};
use crate::event::{VERBS, VerbSpec};
use crate::store::{FileState, Session, in_shell};
use crate::tui::active_keys::{active, chain_of, disabled_reason};
use crate::tui::keys::{bindings_of, live_in};
use crate::tui::prelude::*;
use crate::tui::screen::round::table;
use crate::tui::ui::hints::suggested;
use crate::tui::ui::text::sanitise;

#[rustfmt::skip]
pub static KEYS: &[Binding] = &[
    bind!(ResolveFile, &[ch('u')], PUT_BACK, msg!("keys.put-back"),
        msg!("keys.key-dialog-put-back")),
    bind!(ResolveFile, &[ch('d')], GO_ON_WITHOUT, msg!("keys.go-on-without"),
        msg!("keys.key-dialog-go-on-without")),
    bind!(Help, &[ESC, ch('q'), ch('?'), ENTER], CloseDialog, msg!("keys.back")),
    bind!(Help, &[ch('/')], Narrow, msg!("keys.find")),
    bind!(HelpSearch, &[ENTER], KEEP_NARROW, msg!("keys.go-on"), msg!("keys.keep-narrow")),
    bind!(HelpSearch, &[ESC], CloseDialog, msg!("keys.back"), msg!("keys.all-rows")),
    bind!(Help, &[ch('L')], NextLanguage, msg!("common.language"), msg!("keys.next-language")),
];

acts! {
    PUT_BACK = causes(|model, _| close_and(model, Effect::PutBack)).unless(cannot_put_back);
    GO_ON_WITHOUT = causes(|model, _| close_and(model, Effect::GoOnWithout)).unless(none_is_older);
    KEEP_NARROW = changes(|model, _| super::narrow(model, false));
}

/// Two keys that lead in opposite directions, and what both do.
const OPPOSITE: [(Act, Act, Message); 7] = [
    (by_hand::PLACE_BEFORE, by_hand::PLACE_AFTER, msg!("keys.place")),
    (Act::Up, Act::Down, msg!("keys.move")),
    (Act::PageUp, Act::PageDown, msg!("keys.page")),
    (Act::First, Act::Last, msg!("keys.key-event-ends")),
    (Act::RoundBefore, Act::RoundAfter, msg!("keys.rounds")),
    (Act::MinuteMore, Act::MinuteLess, msg!("keys.minutes")),
    (Act::ChoiceBefore, Act::ChoiceAfter, msg!("keys.choices")),
];

#[derive(Debug)]
pub struct Help {
    pub title: Message,
    pub lines: Vec<HelpLine>,
    /// The keys of other screens, which only a search shows.
    pub elsewhere: Vec<HelpLine>,
    pub scroll: Scroll,
    pub narrow: Narrow,
    pub keys: HelpKeys,
}

/// The keys that a text shown like the help has besides those of the help.
#[derive(Debug, Default)]
pub enum HelpKeys {
    #[default]
    None,
    /// They settle a file without some saved actions.
    ResolveFile,
}

impl Help {
    pub fn of(title: Message, lines: Vec<HelpLine>) -> Help {
        let (scroll, narrow) = (Scroll::default(), Narrow::default());
        Help { title, lines, elsewhere: Vec::new(), scroll, narrow, keys: HelpKeys::None }
    }

    /// The lines that hold the typed words, the best first; among equals those of this screen, then
    /// those of others. A single sign means the key that it is on, if there is one.
    pub fn found(&self, words: &Words) -> Vec<&HelpLine> {
        let sign = self.narrow.text.value().trim();
        if sign.chars().count() == 1 {
            let on_key = [&self.lines, &self.elsewhere]
                .map(|lines| on_this_key(lines, sign, words))
                .concat();
            if !on_key.is_empty() {
                return on_key;
            }
        }
        match self.keys {
            HelpKeys::None if !sign.is_empty() => {
                self.narrow.best(&[&self.lines, &self.elsewhere], words)
            }
            _ => self.narrow.lines(&self.lines, words),
        }
    }

    /// The help for a file that cannot be written, or an action that was not saved. It says
    /// what is wrong, what to do, and which lines were changed from outside. Returns None while
    /// all is well.
    fn of_trouble(session: &Session) -> Option<Help> {
        let mut lines = vec![HelpLine::Text(session.trouble()?.sentence.clone()), HelpLine::Empty];
        let keys = match session.diverged() {
            Some(_) => HelpKeys::ResolveFile,
            None => HelpKeys::None,
        };
        if let Some(behind) = session.diverged() {
            lines.push(HelpLine::Heading(msg!("cli.what-can-be-done")));
            let keys = bindings_of(Context::ResolveFile).iter().filter(|b| match behind.file {
                FileState::Other => false,
                FileState::Older => true,
                _ => b.act == PUT_BACK,
            });
            lines.extend(keys.map(|b| HelpLine::entry(b.written(), b.help.clone())));
            if behind.file == FileState::Other {
                lines.push(HelpLine::Text(msg!("cli.other-event")));
            }
            lines.push(HelpLine::Empty);
        }
        if let Some(damage) = session.damage() {
            let edit = format!("komandor edit {}", in_shell(&damage.path));
            let accept = Message::verbatim(format!("{edit} --accept"));
            lines.extend([
                HelpLine::Heading(msg!("cli.in-a-shell")),
                HelpLine::entry(Message::verbatim(edit), msg!("cli.edit")),
                HelpLine::entry(accept, msg!("cli.accept")),
                HelpLine::Empty,
            ]);
            if !damage.mismatches.is_empty() {
                lines.push(HelpLine::Heading(msg!("cli.mismatches")));
            }
            let mismatches = damage.mismatches.iter().zip(&damage.says);
            lines.extend(mismatches.map(|(line, says)| {
                HelpLine::entry(msg!("cli.line", n = *line), Message::verbatim(sanitise(says)))
            }));
        }
        let title = match session.read_only() {
            Some(_) => msg!("plain.read-only").capitalised(),
            None => msg!("cli.not-saved"),
        };
        Some(Help { keys, ..Help::of(title, lines) })
    }
}

/// The lines of this key, in capitals or not as it is typed, each below its heading.
fn on_this_key<'a>(lines: &'a [HelpLine], sign: &str, words: &Words) -> Vec<&'a HelpLine> {
    let mut found = Vec::new();
    let mut heading = None;
    for line in lines {
        match line {
            HelpLine::Heading(_) => heading = Some(line),
            HelpLine::Entry { key, .. } if words.text(key).split(' ').any(|key| key == sign) => {
                found.extend(heading.take());
                found.push(line);
            }
            HelpLine::Entry { .. } | HelpLine::Text(_) | HelpLine::Empty => {}
        }
    }
    found
}

/// A line of the help or of a sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HelpLine {
    Heading(Message),
    Text(Message),
    /// A key or a verb, its purpose, and the reason why it does not work now.
    Entry {
        key: Message,
        /// The word or two of the hint bar, by which the line is found too.
        hint: Option<Message>,
        help: Message,
        why: Option<Message>,
    },
    Empty,
}

impl HelpLine {
    pub fn entry(key: Message, help: Message) -> HelpLine {
        HelpLine::Entry { key, hint: None, help, why: None }
    }
}

#[derive(Debug, Default)]
pub struct Narrow {
    pub text: TextField,
    /// Whether letters are typed into it.
    pub typing: bool,
}

impl Narrow {
    /// Whether a line for the text is shown.
    pub fn is_shown(&self) -> bool {
        self.typing || !self.text.is_empty()
    }

    /// Shows all lines again; false if they are shown already.
    pub fn end(&mut self) -> bool {
        let shown = self.is_shown();
        *self = Narrow::default();
        shown
    }

    pub fn handle_text_key(&mut self, key: Key) {
        if self.typing {
            self.text.key(key);
        }
    }

    pub fn paste(&mut self, text: &str) {
        if self.typing {
            self.text.paste(text.trim());
        }
    }

    /// The lines that hold all typed words, without case and diacritics. A heading stays above
    /// those of its lines that do.
    pub fn lines<'a>(&self, all: &'a [HelpLine], words: &Words) -> Vec<&'a HelpLine> {
        let wanted = normalise(self.text.value().trim());
        if wanted.is_empty() {
            return all.iter().collect();
        }
        with_headings(matches(all, &wanted, words).into_iter())
    }

    /// The same of several lists, the best first: lines named by the typed words, then those that
    /// have them as whole words, then all others.
    pub fn best<'a>(&self, lists: &[&'a [HelpLine]], words: &Words) -> Vec<&'a HelpLine> {
        let wanted = normalise(self.text.value().trim());
        let mut found: Vec<Match> =
            lists.iter().flat_map(|list| matches(list, &wanted, words)).collect();
        found.sort_by_key(|found| found.fit);
        with_headings(found.into_iter())
    }
}

/// How well a line fits, the best first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum LineFit {
    /// The words are its key, its verb or its short name.
    Named,
    /// They stand elsewhere in what is typed.
    InUsage,
    /// They stand in the explanation.
    InText,
    /// They are only parts of other words.
    Part,
}

struct Match<'a> {
    fit: LineFit,
    heading: Option<&'a HelpLine>,
    line: &'a HelpLine,
}

fn matches<'a>(all: &'a [HelpLine], wanted: &str, words: &Words) -> Vec<Match<'a>> {
    let mut found = Vec::new();
    let mut heading = None;
    for line in all {
        let parts = match line {
            HelpLine::Heading(_) => {
                heading = Some(line);
                continue;
            }
            HelpLine::Empty => continue,
            HelpLine::Text(text) => [String::new(), String::new(), words.text(text)],
            HelpLine::Entry { key, hint, help, why } => {
                let key = words.text(key);
                let verb = key.split(' ').next().unwrap_or_default();
                let hint = hint.as_ref().map_or_else(String::new, |hint| words.text(hint));
                let why = why.as_ref().map_or_else(String::new, |why| words.text(why));
                [format!("{verb} {hint}"), key, format!("{} {why}", words.text(help))]
            }
        };
        let parts = parts.map(|part| normalise(&part));
        if holds_words(&parts.join(" "), wanted) {
            let count = wanted.split_whitespace().count();
            let has_all = |part: &String| whole_words(part, wanted) == Some(count);
            let fits = [LineFit::Named, LineFit::InUsage, LineFit::InText];
            let fit = parts.iter().position(has_all).map_or(LineFit::Part, |at| fits[at]);
            found.push(Match { fit, heading, line });
        }
    }
    found
}

/// The lines, each below its heading, which is not said twice in a row.
fn with_headings<'a>(found: impl Iterator<Item = Match<'a>>) -> Vec<&'a HelpLine> {
    let mut lines = Vec::new();
    let mut above: Option<&HelpLine> = None;
    for Match { heading, line, .. } in found {
        if let Some(heading) =
            heading.filter(|new| !above.is_some_and(|old| std::ptr::eq(old, *new)))
        {
            lines.push(heading);
        }
        above = heading;
        lines.push(line);
    }
    lines
}

/// Closes the dialog that asked, and returns the effect it asked about.
fn close_and(model: &mut Model, effect: Effect) -> Vec<Effect> {
    model.dialogs.pop();
    vec![effect]
}

pub fn no_trouble(model: &Model) -> Option<Message> {
    let sound = model.open_event()?.session.trouble().is_none();
    sound.then(|| msg!("screen.no-remedy", why = "sound"))
}

fn cannot_put_back(model: &Model) -> Option<Message> {
    match model.open_event()?.session.diverged().map(|behind| behind.file) {
        None => Some(msg!("screen.no-remedy", why = "put-back")),
        Some(FileState::Other) => Some(msg!("screen.no-remedy", why = "other")),
        Some(_) => None,
    }
}

fn none_is_older(model: &Model) -> Option<Message> {
    let file = model.open_event()?.session.diverged().map(|behind| behind.file);
    (file != Some(FileState::Older)).then(|| msg!("screen.no-remedy", why = "no-older"))
}

pub fn open(model: &mut Model) {
    let help = keys_of(model);
    model.ask(Dialog::Help(help));
}

/// Keys of a screen that its line of hints, one of its menus or another key shows as well.
const SHOWN_ELSEWHERE: [Act; 15] = [
    Act::Back,
    Act::CallTime,
    Act::Digit,
    Act::EraseDigit,
    Act::Inbox,
    Act::Officials,
    Act::RoundAfter,
    Act::RoundBefore,
    Act::SeatPlayer,
    Act::ShowHallClock,
    Act::ShowOdds,
    Act::ShowPrizes,
    Act::ShowRules,
    Act::ShowSheet,
    Act::Why,
];

/// Whether the help of a screen has this key only after its first page: it works in every list,
/// or something else shows it.
fn is_shown_elsewhere(binding: &Binding) -> bool {
    match binding.context {
        Context::Main | Context::Event => SHOWN_ELSEWHERE.contains(&binding.act),
        context => {
            [Context::List, Context::Reading, Context::Anywhere, Context::Always].contains(&context)
        }
    }
}

/// The help for the screen that has the keys now: first the keys that its hints suggest, then the
/// others place by place, and last those that other places show and those that do not work now.
fn keys_of(model: &Model) -> Help {
    let chain = chain_of(model);
    let bindings = live_in(chain[0]);
    let suggested = match model.dialogs.is_empty() {
        true => suggested(model, &active(model)),
        false => Vec::new(),
    };
    let is_told = |binding: &&Binding| suggested.iter().any(|shown| std::ptr::eq(*shown, *binding));
    let rest = bindings.iter().copied().filter(|binding| !is_told(binding));
    let all = suggested.iter().copied().chain(rest);
    let (more, first): (Vec<&Binding>, Vec<&Binding>) =
        all.partition(|binding| model.dialogs.is_empty() && is_shown_elsewhere(binding));
    let (mut lines, mut idle) = entries(&first, model);
    let (more, more_idle) = entries(&more, model);
    idle.extend(more_idle);
    if chain[0] == Context::Main {
        let marks =
            msg!("common.labelled", label = msg!("screen.marks"), text = table::all_signs());
        lines.extend([HelpLine::Empty, HelpLine::Text(marks)]);
    }
    if !more.is_empty() {
        lines.extend([HelpLine::Empty].into_iter().chain(more));
    }
    if !idle.is_empty() {
        lines.extend([HelpLine::Empty, HelpLine::Heading(msg!("cli.not-now"))]);
        lines.append(&mut idle);
    }
    let mut elsewhere = keys_elsewhere(&chain);
    let usage = |verb: &VerbSpec| verb.usage.to_owned();
    let commands = if model.event().is_some() { commands(usage) } else { Vec::new() };
    match chain.contains(&Context::Palette) {
        true => lines.extend([HelpLine::Empty].into_iter().chain(commands)),
        false => elsewhere.extend(commands),
    }
    Help { elsewhere, ..Help::of(msg!("keys.help").capitalised(), lines) }
}

/// The page of the commands, in their shortest forms. The line that a command is typed in shows
/// the rest.
pub(super) fn help_of_commands(model: &mut Model) {
    let lines = commands(candidates::form).split_off(1);
    model.ask(Dialog::Help(Help::of(msg!("keys.list-keys").capitalised(), lines)));
}

/// The commands as they are written, with what they do, below their heading.
fn commands(written: impl Fn(&VerbSpec) -> String) -> Vec<HelpLine> {
    let key = key_for(Context::Event, Act::Palette);
    let entry = |verb: &VerbSpec| HelpLine::Entry {
        key: Message::verbatim(written(verb)),
        hint: verb.also.clone(),
        help: verb.does.clone(),
        why: None,
    };
    let heading = HelpLine::Heading(msg!("cli.commands-after", key));
    [heading].into_iter().chain(VERBS.iter().map(entry)).collect()
}

/// The other key of two that lead in opposite directions, if both do something now.
fn opposite(
    binding: &Binding,
    all: &[&'static Binding],
    model: &Model,
) -> Option<(&'static Binding, Message)> {
    let (_, other, both) = OPPOSITE.into_iter().find(|(act, ..)| *act == binding.act)?;
    let found = all.iter().find(|of| of.act == other && of.context == binding.context)?;
    let works = [binding.act, other].iter().all(|act| disabled_reason(*act, model).is_none());
    works.then_some((*found, both.capitalised()))
}

/// The lines of these keys: those that work, and those that do not work now.
fn entries(bindings: &[&'static Binding], model: &Model) -> (Vec<HelpLine>, Vec<HelpLine>) {
    let (mut works, mut idle) = (Vec::new(), Vec::new());
    let mut listed: Vec<&Binding> = Vec::new();
    for binding in bindings.iter().copied() {
        if listed.iter().any(|known| std::ptr::eq(*known, binding)) {
            continue;
        }
        listed.push(binding);
        let hint = binding.hint.clone();
        let pair = opposite(binding, bindings, model)
            .filter(|(other, _)| !listed.iter().any(|known| std::ptr::eq(*known, *other)));
        if let Some((other, help)) = pair {
            let key = binding.written_with(other);
            listed.push(other);
            works.push(HelpLine::Entry { key, hint, help, why: None });
            continue;
        }
        let (key, help, why) =
            (binding.written(), binding.help.clone(), disabled_reason(binding.act, model));
        let lines = if why.is_some() { &mut idle } else { &mut works };
        lines.push(HelpLine::Entry { key, hint, help, why });
    }
    (works, idle)
}

/// The keys of all other screens and dialogs, each under its name.
fn keys_elsewhere(here: &[Context]) -> Vec<HelpLine> {
    let mut lines = Vec::new();
    for context in Context::all().filter(|context| !here.contains(context)) {
        let place = msg!("decklist.elsewhere-in", place = context.name());
        lines.push(HelpLine::Heading(match context.opened_by() {
            Some(act) => {
                let key = key_for(Context::of_screen(View::Main), act);
                msg!("common.dotted", one = place, other = key)
            }
            None => place,
        }));
        lines.extend(bindings_of(context).iter().map(|binding| HelpLine::Entry {
            key: binding.written(),
            hint: binding.hint.clone(),
            help: binding.help.clone(),
            why: None,
        }));
    }
    lines
}

/// Shows why nothing can be saved, which lines were changed from outside, and what to do.
pub fn show_trouble(model: &mut Model) {
    if let Some(help) = model.open_event().and_then(|open| Help::of_trouble(&open.session)) {
        model.ask(Dialog::Help(help));
    }
}

pub const KEY: usize = 16;

/// Rows for what a search finds.
const LEAST_ROWS: usize = 6;

/// The columns of a key where the keys stand in two columns.
const SHORT_KEY: usize = 8;

/// With fewer columns the keys stand below each other.
const TWO_COLUMNS: usize = 70;

/// Draws the keys of the screen below, or the commands. The text takes up to 100 columns, because
/// it is meant for reading.
pub fn draw(model: &Model, help: &Help, keys: &KeyList, frame: &mut Frame, body: Rect) {
    let how = (&help.scroll, &help.narrow);
    let found = help.found(&model.words);
    let (all, found) = match help.elsewhere.is_empty() || help.narrow.is_shown() {
        true => (&help.lines[..], found),
        false => {
            let page = &help.lines[..page(model, help, keys, body)];
            (page, page.iter().collect())
        }
    };
    draw_lines(model, (&help.title, all, &found), (how, KEY), keys, frame, body);
}

/// How many lines of the keys make one page: whole parts, as many as fit, and at least the first.
/// A search finds the rest.
fn page(model: &Model, help: &Help, keys: &KeyList, body: Rect) -> usize {
    let columns = Width::Wide.columns(body);
    let room = keys.room(model, body, columns).into();
    let lines: Vec<&HelpLine> = help.lines.iter().collect();
    let fits = |end: &usize| laid_out(model, &lines[..*end], (columns.into(), KEY)).len() <= room;
    let parts = (0..lines.len()).filter(|at| *lines[*at] == HelpLine::Empty);
    let ends: Vec<usize> = parts.chain([lines.len()]).collect();
    ends.iter().copied().rev().find(fits).unwrap_or(ends[0])
}

pub fn draw_lines(
    model: &Model,
    (title, all, found): (&Message, &[HelpLine], &[&HelpLine]),
    ((scroll, narrow), key): ((&Scroll, &Narrow), usize),
    keys: &KeyList,
    frame: &mut Frame,
    body: Rect,
) {
    // The box is as high as all lines need, so that a search does not change its size.
    let columns = usize::from(Width::Wide.columns(body));
    let all: Vec<&HelpLine> = all.iter().collect();
    let rows = laid_out(model, &all, (columns, key)).len();
    let rows = if narrow.is_shown() { rows.max(LEAST_ROWS) + 2 } else { rows };
    let size = (Width::Wide, rows.min(body.height.into()) as u16);
    let inner = boxed(frame, model, keys, body, size, &model.words.text(title));
    let columns = usize::from(inner.width);
    let (theme, words) = (&model.theme, &model.words);
    let mut lines = match narrow.is_shown() {
        true => found.iter().flat_map(|line| shown(model, line, (columns, key))).collect(),
        false => laid_out(model, found, (columns, key)),
    };
    if lines.is_empty() && narrow.is_shown() {
        let none = words.text(&msg!("players.no-such-line"));
        lines.push(Line::styled(none, theme.quiet));
    }
    let mut inner = inner;
    if narrow.is_shown() && inner.height > 0 {
        let prompt = key_for(Context::Help, Act::Narrow);
        let place = list::labelled(frame, inner, Span::styled(prompt, theme.key));
        list::field(frame, place, theme, &narrow.text, narrow.typing);
        inner = list::titled(
            frame,
            Rect { y: inner.y + 1, height: inner.height - 1, ..inner },
            &Line::default(),
        );
    }
    let height = usize::from(inner.height);
    let first = scroll.first(lines.len(), height);
    list::scrolled(frame, inner, (theme, &model.words), &lines, first);
}

/// The lines, with the short ones that come first in two columns.
fn laid_out(
    model: &Model,
    lines: &[&HelpLine],
    (columns, key): (usize, usize),
) -> Vec<Line<'static>> {
    let half = columns.saturating_sub(2) / 2;
    let is_short = |line: &&&HelpLine| {
        let HelpLine::Entry { key, why: None, .. } = line else { return false };
        text::width(&model.words.text(key)) < half
    };
    let first = match columns >= TWO_COLUMNS {
        true => lines.iter().take_while(is_short).count(),
        false => 0,
    };
    let entries: Vec<Vec<Line>> =
        lines[..first].iter().map(|line| shown(model, line, (half, SHORT_KEY))).collect();
    let rows = entries.iter().map(Vec::len).sum::<usize>().div_ceil(2);
    let (mut left, mut right) = (Vec::new(), Vec::new());
    for entry in entries {
        let column = if left.len() < rows { &mut left } else { &mut right };
        column.extend(entry);
    }
    let mut right = right.into_iter();
    let mut all: Vec<Line> = Vec::new();
    for mut line in left {
        if let Some(beside) = right.next() {
            let gap = (columns - half).saturating_sub(line.width());
            line.push_span(Span::raw(" ".repeat(gap)));
            line.spans.extend(beside.spans);
        }
        all.push(line);
    }
    all.extend(lines[first..].iter().flat_map(|line| shown(model, line, (columns, key))));
    all
}

pub fn shown(
    model: &Model,
    line: &HelpLine,
    (columns, wide): (usize, usize),
) -> Vec<Line<'static>> {
    let (theme, words) = (&model.theme, &model.words);
    match line {
        HelpLine::Empty => vec![Line::default()],
        HelpLine::Text(text) => list::wrapped(&words.text(text), columns, theme.text),
        HelpLine::Heading(text) => vec![Line::styled(words.text(text), theme.title_focused)],
        HelpLine::Entry { key, help, why, .. } => {
            let style = if why.is_some() { theme.quiet } else { theme.text };
            let key = words.text(key);
            let mut lines = Vec::new();
            let mut first = text::left(&key, wide);
            let text = words.text(help);
            let beside = text::width(&key) + 2 + text::width(&text) <= columns;
            // The usage of a verb is long, so its explanation stands below it.
            if text::width(&key) >= wide && beside {
                first = format!("{key}  ");
            } else if text::width(&key) >= wide {
                lines.extend(list::wrapped(&key, columns, theme.key));
                first = " ".repeat(wide);
            }
            for part in text::wrapped(&text, columns.saturating_sub(wide)) {
                let key = std::mem::replace(&mut first, " ".repeat(wide));
                lines.push(Line::from(vec![
                    Span::styled(key, theme.key),
                    Span::styled(part, style),
                ]));
            }
            let why = why.as_ref().map_or_else(String::new, |why| words.text(why));
            lines.extend(
                text::wrapped(&why, columns.saturating_sub(wide + 2))
                    .into_iter()
                    .map(|l| Line::styled(format!("{}  {l}", " ".repeat(wide)), theme.quiet)),
            );
            lines
        }
    }
}
