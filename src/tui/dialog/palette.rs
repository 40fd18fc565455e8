//! The palette: a line for any verb, with completion and history.

use super::candidates::Candidate;
use super::form::{FILE, Purpose};
use super::{Dialog, candidates, help};
use crate::event::decide::stale;
use crate::event::{Command, Event, Id, Moment, Trial, Verb, Who, find, read_verb, standings};
use crate::tui::prelude::*;
use crate::tui::screen;
use ratatui::widgets::Clear;

#[rustfmt::skip]
pub static KEYS: &[Binding] = &[
    bind!(Palette, &[ENTER], RUN_VERB, msg!("keys.do-it")),
    bind!(Palette, &[TAB], Complete, msg!("keys.complete")),
    bind!(Palette, &[UP], Up, msg!("keys.earlier")),
    unhinted!(Palette, &[DOWN], Down, msg!("keys.row-down")),
    bind!(Palette, &[ESC], CloseDialog, msg!("keys.back")),
];

acts! {
    RUN_VERB = causes(|model, _| run_verb(model));
}

impl Palette {
    pub(super) fn follow(&mut self, event: &Event, seen: u64) {
        if let Some(command) = &self.pending
            && let Some(refusal) = stale(event, command, seen)
        {
            (self.pending, self.error_text) = (None, Some(refusal.0));
        }
    }
}

/// How the name of a file with people ends: a roster, or an older event.
const ROSTER: &[&str] = &[".csv", ".tsv", ".txt", ".yaml", ".yml"];

/// The verb that names a file.
const FILE_VERB: &str = "import ";

#[derive(Debug, Default)]
pub struct Palette {
    pub line: TextField,
    /// The position in the history, counted back; 0 is the line being typed.
    pub back: usize,
    /// The reason why the line was not carried out, or the consequences it would have.
    pub error_text: Option<Message>,
    /// The command that is carried out if Enter is pressed again.
    pub pending: Option<Command>,
    /// The completion that the arrows have chosen.
    at: Option<usize>,
    /// The completions that Tab goes through.
    cycle: Option<Completion>,
}

/// The line as it was typed, and the index of the candidate shown now.
#[derive(Debug)]
struct Completion {
    typed: TextField,
    at: usize,
}

impl Palette {
    pub fn with(line: &str) -> Palette {
        Palette::on(TextField::new(line))
    }

    pub fn on(line: TextField) -> Palette {
        Palette { line, ..Palette::default() }
    }

    /// Whether this command needs a second Enter. It does if it replaces a result, changes a
    /// round that later rounds build on, or takes back what has changed rows of others.
    pub fn asks(&mut self, event: &Event, command: &Command, seen: u64) -> bool {
        let again = self.pending.take().as_ref() == Some(command);
        if again || stale(event, command, seen).is_some() {
            return false;
        }
        let knowing = command.clone().knowingly();
        // No refusal of a result depends on the time.
        let Ok(trial) = Trial::of(event, &knowing, Moment::new(0, 0)) else { return false };
        let mut effects: Vec<Message> = trial.replaces().into_iter().collect();
        effects.extend(trial.effects_of_correction());
        if effects.is_empty() {
            return false;
        }
        let key = key_for(Context::Palette, RUN_VERB);
        let again = msg!("screen.again", what = "do", key);
        self.error_text = Some(Message::lines(vec![Message::sentences(effects), again]));
        self.pending = Some(command.clone());
        true
    }

    /// The line that is completed, as it was typed.
    fn typed(&self) -> &TextField {
        self.cycle.as_ref().map_or(&self.line, |cycle| &cycle.typed)
    }

    /// The possible completions of the line, the best first. What stands behind the word at the
    /// cursor stays.
    pub fn candidates(&self, event: Option<&Event>, words: &Words) -> Vec<Candidate> {
        let (typed, behind) = self.typed().at_word();
        let with_rest = |one: Candidate| {
            let completed = if one.line == typed { typed } else { one.line.trim_end() };
            match behind {
                "" => one,
                _ => Candidate { line: format!("{completed}{behind}"), ..one },
            }
        };
        candidates::of_line(typed, event, words).into_iter().map(with_rest).collect()
    }

    /// The line of this candidate, with the cursor where its word ends.
    fn completed(&self, line: String) -> TextField {
        let (_, behind) = self.typed().at_word();
        let letters = line.chars().count() - behind.chars().count();
        TextField::new(line).with_cursor(letters)
    }

    /// The index of the candidate that the arrows have chosen, or that Tab has put into the line.
    pub fn chosen(&self, candidates: &[Candidate]) -> Option<usize> {
        let by_arrows = self.at.filter(|at| *at < candidates.len());
        by_arrows.or_else(|| self.in_line(candidates))
    }

    /// The index of the candidate that Tab has put into the line.
    fn in_line(&self, candidates: &[Candidate]) -> Option<usize> {
        let cycle = self.cycle.as_ref()?;
        let typed = cycle.typed.value();
        let changing = (0..candidates.len()).filter(|at| candidates[*at].line != typed);
        changing.cycle().nth(cycle.at)
    }

    /// Completes the line. With several candidates, each call takes the next one.
    pub fn complete(&mut self, event: Option<&Event>, words: &Words) {
        let candidates = self.candidates(event, words);
        if let Some(at) = self.at.take().filter(|at| *at < candidates.len()) {
            self.line = self.completed(candidates[at].line.clone());
            return self.changed();
        }
        let typed = self.line.clone();
        let cycle = match self.cycle.take() {
            Some(Completion { typed, at }) => Completion { typed, at: at + 1 },
            None => Completion { typed, at: 0 },
        };
        let count = candidates.iter().filter(|c| c.line != cycle.typed.value()).count();
        let at = cycle.at % count.max(1);
        self.cycle = Some(Completion { at, ..cycle });
        let Some(chosen) = self.in_line(&candidates).filter(|_| count > 0) else {
            self.cycle = None;
            return;
        };
        self.line = self.completed(candidates[chosen].line.clone());
        if count == 1 {
            self.cycle = None;
        }
        self.error_text = None;
    }

    /// The path that is typed after the verb for a file.
    fn file_typed(&self) -> Option<&str> {
        self.line.value().trim_start().strip_prefix(FILE_VERB)
    }

    /// Replaces that path by its completion.
    pub fn complete_file(&mut self, path: &str) {
        let quote = if path.contains(' ') { "\"" } else { "" };
        self.line.set(format!("{FILE_VERB}{quote}{path}{quote}"));
        self.changed();
    }

    /// Takes the chosen candidate into the line; true: the line may be carried out as it is.
    fn take_chosen(&mut self, event: Option<&Event>, words: &Words) -> bool {
        let Some(at) = self.at.take() else { return true };
        let candidates = self.candidates(event, words);
        let Some(chosen) = candidates.into_iter().nth(at) else { return true };
        self.line = self.completed(chosen.line);
        self.changed();
        chosen.complete
    }

    /// Up and Down choose among the completions. Up from above the first one goes back through
    /// the lines that were carried out before, and Down returns.
    pub fn step(
        &mut self,
        step: CursorMove,
        event: Option<&Event>,
        (verbs, words): (&[String], &Words),
    ) {
        let count = self.candidates(event, words).len();
        self.at = match (step, self.at) {
            (CursorMove::By(by), Some(at)) if by < 0 => at.checked_sub(1),
            (CursorMove::By(by), Some(at)) if by > 0 => Some((at + 1).min(count.max(1) - 1)),
            (CursorMove::By(by), None) if by > 0 && self.back == 0 && count > 0 => Some(0),
            (CursorMove::By(_), None) => return self.look_back(step, verbs),
            _ => None,
        };
        (self.error_text, self.pending) = (None, None);
    }

    /// Goes through the lines that were carried out before.
    fn look_back(&mut self, step: CursorMove, verbs: &[String]) {
        self.back = match step {
            CursorMove::By(by) => self.back.saturating_add_signed(-by).min(verbs.len()),
            CursorMove::First => verbs.len(),
            CursorMove::Last => 0,
        };
        let line = match self.back {
            0 => "",
            back => verbs[verbs.len() - back].as_str(),
        };
        self.line.set(line);
        self.changed();
    }

    pub fn handle_text_key(&mut self, key: Key) {
        self.line.key(key);
        self.back = 0;
        self.changed();
    }

    pub fn paste(&mut self, text: &str) {
        self.line.paste(text.trim());
        self.changed();
    }

    fn changed(&mut self) {
        (self.cycle, self.at) = (None, None);
        (self.error_text, self.pending) = (None, None);
    }
}

/// A table of the line, as far as it is typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TypedPair {
    /// `#3 Ewa Nowak – #8 Jan Kowalski`.
    pub shown: Message,
    /// Whether the two players have already met.
    pub again: bool,
}

/// The tables of a `pair manual` line, and the index of the table that holds the cursor.
/// `before` is the text before the cursor. Returns None for any other line.
pub fn pairs(event: &Event, line: &str, before: &str) -> Option<(Vec<TypedPair>, usize)> {
    let rest = line.trim_start().strip_prefix("pair ")?.trim_start().strip_prefix("manual ")?;
    let rest = rest.trim_matches([' ', '"']);
    if rest.is_empty() {
        return None;
    }
    let pairs: Vec<TypedPair> = rest.split(',').map(|written| pair(event, written)).collect();
    let at = before.matches(',').count().min(pairs.len() - 1);
    Some((pairs, at))
}

fn pair(event: &Event, written: &str) -> TypedPair {
    let names: Vec<&str> = written.split('=').map(str::trim).collect();
    let ids = names.iter().map(|name| find(event, &Who((*name).to_owned())).ok());
    let ids: Vec<Option<Id>> = ids.collect();
    let named = |(name, id): (&&str, &Option<Id>)| match id {
        Some(id) => Message::verbatim(format!("#{id} {}", event.label(*id))),
        None if name.is_empty() => Message::verbatim("?"),
        None if *name == "bye" => msg!("result.bye"),
        None => Message::verbatim(format!("{name}?")),
    };
    let shown = names.iter().zip(&ids).map(named);
    let shown = shown.reduce(|a, b| msg!("pairing.two", a, b));
    let again = match ids[..] {
        [Some(a), Some(b)] => standings(event).opponents(a).any(|met| met == b),
        _ => false,
    };
    TypedPair { shown: shown.unwrap_or_else(Message::nothing), again }
}

pub fn open(model: &mut Model, line: &str) {
    model.ask(Dialog::Palette(Palette::with(line)));
}

/// Carries out the typed verb; a refused one stays in the line to be corrected.
fn run_verb(model: &mut Model) -> Vec<Effect> {
    let Some(Dialog::Palette(mut palette)) = model.dialogs.pop() else { return Vec::new() };
    if !palette.take_chosen(model.event(), &model.words) {
        // Its other words are still to be written.
        model.ask(Dialog::Palette(palette));
        return Vec::new();
    }
    let line = palette.line.value().trim().to_owned();
    if line.is_empty() {
        return Vec::new();
    }
    match &*line {
        "q" | "q!" | "quit" | "wq" | "x" => return screen::leave(model),
        "w" => {
            model.message = Some(StatusMessage::info(msg!("screen.all-saved")));
            return Vec::new();
        }
        "help" | "h" => {
            help::help_of_commands(model);
            return Vec::new();
        }
        _ => {}
    }
    if model.event().is_none() {
        palette.error_text = Some(msg!("screen.command-needs-event"));
        model.ask(Dialog::Palette(palette));
        return Vec::new();
    }
    let verb = match read_verb(&line) {
        Ok(verb) => verb,
        Err(why) => {
            palette.error_text = Some(why);
            model.ask(Dialog::Palette(palette));
            return Vec::new();
        }
    };
    if let (Verb::Do(command) | Verb::Correct(command), Some(open)) =
        (&verb, model.open_event_mut())
        && palette.asks(open.session.event(), command, open.seen.read())
    {
        open.seen.answered(open.session.event());
        model.ask(Dialog::Palette(palette));
        return Vec::new();
    }
    model.verbs.retain(|earlier| *earlier != line);
    model.verbs.push(line);
    palette.error_text = None;
    model.pending = Some(Dialog::Palette(palette));
    vec![match verb {
        // The result that it replaces has just been told.
        Verb::Do(command) => Effect::Commit(command.knowingly()),
        Verb::Correct(command) => Effect::Correct(command),
        Verb::ImportFile(path) => Effect::Import(path),
        Verb::ListFile { who, path } => Effect::HandIn { who, path },
        Verb::AcceptList { who, reason } => Effect::AcceptList { who, reason },
    }]
}

/// Completes the verb line, or the path in a form.
pub fn complete(model: &mut Model) -> Vec<Effect> {
    if let Some(Dialog::Form(form)) = model.dialogs.last() {
        let ends = if matches!(form.purpose, Purpose::ListFile(_)) { &[] } else { ROSTER };
        return vec![Effect::CompletePath { typed: form.value(&FILE).to_owned(), ends }];
    }
    let Some(Dialog::Palette(mut palette)) = model.dialogs.pop() else { return Vec::new() };
    if let Some(typed) = palette.file_typed() {
        let typed = typed.to_owned();
        model.ask(Dialog::Palette(palette));
        return vec![Effect::CompletePath { typed, ends: ROSTER }];
    }
    palette.complete(model.event(), &model.words);
    model.ask(Dialog::Palette(palette));
    Vec::new()
}

/// With fewer columns, a purpose is left out rather than cut.
const LEAST_PURPOSE: usize = 20;

/// With fewer columns no purpose is cut: one without room in its row stands below the list once its
/// candidate is chosen.
const FEW_COLUMNS: usize = 58;

/// Columns before a purpose below the list.
const INDENT: usize = 3;

/// The most candidates shown, where what is behind them matters more.
const SHOWN: usize = 8;

/// A body of so many rows shows as many candidates as fit.
const TALL: u16 = 30;

pub fn draw(model: &Model, palette: &Palette, frame: &mut Frame, (body, message): (Rect, Rect)) {
    let theme = &model.theme;
    let columns = usize::from(body.width).saturating_sub(2);
    let candidates = palette.candidates(model.event(), &model.words);
    let mut lines: Vec<Line> = Vec::new();
    let chosen = palette.chosen(&candidates);
    let narrow = columns < FEW_COLUMNS;
    let about = chosen.filter(|_| narrow).map_or_else(Vec::new, |at| {
        let (form, does) = (&candidates[at].shown, model.words.text(&candidates[at].does));
        let fits = text::width(form) + 3 + text::width(&does) <= columns;
        if fits { Vec::new() } else { text::wrapped(&does, columns.saturating_sub(INDENT)) }
    });
    let rows = usize::from(body.height).saturating_sub(1 + about.len());
    let most = match about.is_empty() {
        true if body.height >= TALL => SHOWN.max(rows.saturating_sub(1)),
        true => SHOWN,
        false => SHOWN.min(rows).max(1),
    };
    let first = chosen.map_or(0, |at| (at + 1).saturating_sub(most));
    let mark = |at: usize| if chosen == Some(at) { CURSOR } else { " " };
    let shown = || candidates.iter().enumerate().skip(first).take(most);
    // The purposes stand in a column, behind the forms that leave room for one.
    let forms = shown().map(|(_, candidate)| text::width(&candidate.shown));
    let form = forms.filter(|width| *width <= columns / 2).max().unwrap_or(0);
    for (at, candidate) in shown() {
        let does = model.words.text(&candidate.does);
        let own = text::width(&candidate.shown);
        // In a narrow window a purpose that needs more stands right behind its form.
        let needed = own + 3 + text::width(&does);
        let form = if narrow && form + 3 + text::width(&does) > columns { own } else { form };
        let left = columns.saturating_sub(own.max(form) + 3);
        let fits = match narrow {
            true => needed <= columns,
            false => left >= LEAST_PURPOSE.min(text::width(&does)),
        };
        let mut spans = vec![
            Span::styled(mark(at), theme.key),
            Span::styled(
                text::left(&text::cut(&candidate.shown, columns), form.max(own.min(columns))),
                theme.text,
            ),
        ];
        if fits {
            spans
                .push(Span::styled(format!("  {}", text::cut_at_a_word(&does, left)), theme.quiet));
        }
        let style = if chosen == Some(at) { theme.cursor } else { theme.text };
        lines.push(Line::from(spans).style(style));
    }
    let indent = " ".repeat(1 + INDENT);
    lines.extend(about.iter().map(|line| Line::styled(format!("{indent}{line}"), theme.quiet)));
    let below = candidates.len().saturating_sub(first + most);
    if below > 0 && about.is_empty() {
        let verbs = !palette.line.value().contains(' ');
        let more = match verbs {
            true if palette.line.is_empty() => {
                let help = key_for(Context::Palette, Act::Help);
                msg!("events.more-games", n = below, key = help)
            }
            true => msg!("cli.more-commands", n = below),
            false => msg!("check-in.more-follow", n = below),
        };
        lines.push(Line::styled(format!(" {}", model.words.text(&more)), theme.quiet));
    }
    lines.extend(paired(model, palette, columns));
    let error_text =
        &palette.error_text.as_ref().map_or_else(String::new, |why| model.words.text(why));
    lines.extend(
        text::wrapped(error_text, columns)
            .into_iter()
            .map(|l| Line::styled(format!(" {l}"), theme.refused)),
    );
    let height = (lines.len() as u16 + 1).min(body.height);
    let area = Rect { y: body.bottom() - height, height, ..body };
    frame.render_widget(Clear, area);
    list::rule(frame, area, theme.rule);
    let below =
        Rect { y: area.y + u16::from(height > 0), height: height.saturating_sub(1), ..area };
    list::lines(frame, below, &lines);
    frame.render_widget(Clear, message);
    if message.height == 0 {
        return;
    }
    let prompt = key_for(Context::Event, Act::Palette);
    let place = list::labelled(frame, message, Span::styled(prompt, theme.key));
    list::field(frame, place, theme, &palette.line, true);
}

/// The tables that the line would pair, around the table that holds the cursor.
fn paired(model: &Model, palette: &Palette, columns: usize) -> Vec<Line<'static>> {
    let (theme, line) = (&model.theme, &palette.line);
    let read = model.event().and_then(|event| pairs(event, line.value(), &line.before()));
    let Some((all, at)) = read else { return Vec::new() };
    let first = at.saturating_sub(SHOWN / 2).min(all.len().saturating_sub(SHOWN));
    let shown = all.iter().enumerate().skip(first).take(SHOWN);
    let again = format!(" · {}", model.words.text(&msg!("cli.have-met")));
    let row = |(row, pair): (usize, &TypedPair)| {
        let again = if pair.again { again.as_str() } else { "" };
        let width = columns.saturating_sub(text::width(again));
        let mark = if row == at { CURSOR } else { " " };
        Line::from(vec![
            Span::styled(mark, theme.key),
            Span::styled(text::cut(&model.words.text(&pair.shown), width), theme.text),
            Span::styled(again.to_owned(), theme.warning),
        ])
    };
    let mut lines: Vec<Line> = shown.map(row).collect();
    let hidden = all.len() - lines.len();
    if hidden > 0 {
        let more = msg!("cli.more-tables", n = hidden, left = LEFT, right = RIGHT);
        lines.push(Line::styled(format!(" {}", model.words.text(&more)), theme.quiet));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tab_keeps_what_stands_behind_the_cursor() {
        let completed = |line: &str, cursor: usize| {
            let mut palette = Palette::on(TextField::new(line).with_cursor(cursor));
            palette.complete(None, Words::english());
            (palette.line.value().to_owned(), palette.line.before())
        };
        let owned = |(line, before): (&str, &str)| (line.to_owned(), before.to_owned());
        assert_eq!(
            completed("disq Jan why=late", 4),
            owned(("disqualify Jan why=late", "disqualify"))
        );
        assert_eq!(completed("disq Jan", 2), owned(("disqualify Jan", "disqualify")));
        let settings = completed("setup tie=formal rounds=5", 7);
        assert_eq!(settings, owned(("setup tie=formal rounds=5", "setup t")));
        let settings = completed("setup tier=f rounds=5", 12);
        assert_eq!(settings, owned(("setup tier=formal rounds=5", "setup tier=formal")));
        let key = completed("setup roun cut=4", 10);
        assert_eq!(key, owned(("setup rounds= cut=4", "setup rounds=")));
    }

    #[test]
    fn up_and_down_go_through_the_history_above_the_completions() {
        let verbs = ["pair".to_owned(), "undo".to_owned()];
        let mut palette = Palette::default();
        let step = |palette: &mut Palette, by| {
            palette.step(CursorMove::By(by), None, (&verbs, Words::english()));
            palette.line.value().to_owned()
        };
        assert_eq!(step(&mut palette, -1), "undo");
        step(&mut palette, -1);
        assert_eq!(step(&mut palette, -1), "pair");
        assert_eq!(step(&mut palette, 1), "undo");
        assert_eq!(step(&mut palette, 1), "");
        // Below the typed line are the completions.
        step(&mut palette, 1);
        step(&mut palette, 1);
        let candidates = palette.candidates(None, Words::english());
        assert_eq!(palette.chosen(&candidates), Some(1));
        assert!(!palette.take_chosen(None, Words::english()));
        assert_eq!(palette.line.value(), "import ");
    }
}
