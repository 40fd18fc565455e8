//! Draws the form for time called at a table: two columns, one for each player.

use crate::event::{Event, MARGIN, Setting, Side, State, Verdict, Wanted, why_decided};
use crate::ruleset::{Better, CountedField, MatchShape, ProcedureStep};
use crate::tui::dialog::{Cell, Place, TimeDialog, places};
use crate::tui::prelude::*;
use crate::tui::ui::words;

/// With fewer columns before the numbers, a long label stands above them.
const LEAST_LABEL: usize = 16;

/// Columns for a player's numbers.
const COLUMN: usize = 22;

/// The values from which every part of the form is drawn.
struct Form<'a> {
    model: &'a Model,
    event: &'a Event,
    dialog: &'a TimeDialog,
    setting: Setting<'a>,
    names: [String; 2],
    /// The columns of the whole form, and those before the numbers.
    columns: usize,
    label: usize,
    cell: Option<Cell>,
}

pub fn draw(model: &Model, dialog: &TimeDialog, keys: &KeyList, frame: &mut Frame, body: Rect) {
    let Some(event) = model.event() else { return };
    let Ok(setting) = dialog.setting(event) else { return };
    let Some(pairing) = dialog.pairing(event) else { return };
    let width = Width::Wide.columns(body);
    let columns = usize::from(width);
    let column = COLUMN.min(columns / 3);
    let name = |id: Option<u32>| id.map_or_else(String::new, |id| event.label(id));
    let names = [Some(pairing.a), pairing.b].map(|id| text::sanitise(&name(id)));
    let cell = dialog.cell(&setting);
    let label = columns.saturating_sub(2 * column);
    let form = Form { model, event, dialog, setting, names, columns, label, cell };
    let title = model.words.text(&dialog.title());
    let mut lines = form.match_rows();
    lines.extend(form.steps());
    lines.extend(form.margin());
    // Places alone have no columns, so they need no names above them.
    let heading = (lines.len() > form.places().len()).then(|| form.heading());
    let headings = usize::from(heading.is_some());
    let mut below = form.below();
    let all = usize::from(keys.room(model, body, width)).saturating_sub(headings);
    if lines.len() + below.len() > all {
        let blank = below.iter().take_while(|line| line.width() == 0).count();
        below.drain(..blank);
    }
    let rows_left = all.saturating_sub(below.len());
    // In few rows, the names, the rows around the cursor and the verdict stay in sight.
    let cursor = match dialog.rolled {
        // The program's rolls come last, and the last one decided.
        true => lines.len().saturating_sub(1),
        false => lines.iter().rposition(starts_with_cursor).unwrap_or(0),
    };
    let count = lines.len();
    let last_first = count.saturating_sub(rows_left);
    let first = (cursor + 2).saturating_sub(rows_left.max(1)).min(last_first);
    lines = lines.into_iter().skip(first).take(rows_left).collect();
    let size = (Width::Wide, (headings + lines.len() + below.len()) as u16);
    let inner = boxed(frame, model, keys, body, size, &title);
    let rest = list::lines(frame, inner, &heading.into_iter().collect::<Vec<_>>());
    let rows = Rect { height: rest.height.min(lines.len() as u16), ..rest };
    let rest = list::lines(frame, rest, &lines);
    list::hidden_in_box(frame, rows, (&model.theme, &model.words), (first, count));
    list::lines(frame, rest, &below);
}

fn starts_with_cursor(line: &Line) -> bool {
    line.spans.first().is_some_and(|span| span.content.starts_with(CURSOR))
}

impl Form<'_> {
    fn text(&self, message: &Message) -> String {
        self.model.words.text(message)
    }

    fn arg(&self, arg: impl Into<Arg>) -> String {
        text::sanitise(&self.model.words.arg(&arg.into()))
    }

    fn column(&self) -> usize {
        (self.columns - self.label) / 2
    }

    /// The names above their columns.
    fn heading(&self) -> Line<'static> {
        let theme = &self.model.theme;
        let name = |name: &String| {
            let name = text::cut_name(name, self.column().saturating_sub(2));
            Span::styled(text::left(&format!(" {name}"), self.column()), theme.wanted)
        };
        let [a, b] = self.names.each_ref().map(name);
        Line::from(vec![Span::raw(" ".repeat(self.label)), a, b])
    }

    fn sign(&self, here: bool) -> &'static str {
        if here { CURSOR } else { " " }
    }

    fn label_style(&self, here: bool) -> Style {
        if here { self.model.theme.key } else { self.model.theme.quiet }
    }

    /// A row in which one of the players is chosen.
    fn choice(
        &self,
        labels: Vec<String>,
        chosen: Option<Side>,
        cell: Cell,
        neither: Option<&str>,
    ) -> Vec<Line<'static>> {
        let theme = &self.model.theme;
        let here = self.cell == Some(cell);
        let mark = |side: Side, key: &str| {
            let taken = chosen == Some(side);
            let shown = if taken { format!("‹{key}›") } else { format!(" {key} ") };
            let style = if taken { theme.field } else { theme.quiet };
            Span::styled(text::left(&shown, self.column()), style)
        };
        let mut spans = vec![mark(Side::A, "1"), mark(Side::B, "2")];
        if let Some(neither) = neither {
            let shown = match chosen {
                None => format!("‹{neither}›"),
                Some(_) => format!(" {neither} "),
            };
            spans.pop();
            let width = self.column().saturating_sub(text::width(&shown));
            spans.push(Span::styled(
                text::left(if chosen == Some(Side::B) { "‹2›" } else { " 2 " }, width),
                if chosen == Some(Side::B) { theme.field } else { theme.quiet },
            ));
            let style = if chosen.is_none() { theme.field } else { theme.quiet };
            spans.push(Span::styled(shown, style));
        }
        self.beside_label(labels, here, spans)
    }

    /// A label in the lines that it needs beside the numbers, or above them.
    fn labels(&self, label: &str) -> Vec<String> {
        let columns = if self.label < LEAST_LABEL { self.columns } else { self.label };
        text::wrapped(label, columns.saturating_sub(3).max(8))
    }

    /// What is chosen or typed, with its label before it. In few columns, a label that is too long
    /// for that stands above it.
    fn beside_label(
        &self,
        mut labels: Vec<String>,
        here: bool,
        values: Vec<Span<'static>>,
    ) -> Vec<Line<'static>> {
        let style = self.label_style(here);
        let too_long = |label: &String| 2 + text::width(label) >= self.label;
        let is_above = self.label < LEAST_LABEL && labels.iter().any(too_long);
        let first = if is_above || labels.is_empty() { String::new() } else { labels.remove(0) };
        let first = text::left(&format!("{} {first}", self.sign(here)), self.label);
        let head = Line::from([vec![Span::styled(first, style)], values].concat());
        let others = labels.into_iter().map(|more| Line::styled(format!("  {more}"), style));
        match is_above {
            true => others.chain([head]).collect(),
            false => std::iter::once(head).chain(others).collect(),
        }
    }

    /// The steps that are asked for, and those that come only if they are level.
    fn steps(&self) -> Vec<Line<'static>> {
        let cells = self.dialog.cells(&self.setting);
        let by_steps = self.dialog.chosen_place(&self.setting).is_none_or(|place| place.by_steps);
        let unchosen = !places(&self.setting).is_empty() && self.dialog.place.is_none();
        let play_on = self.dialog.is_play_on();
        if self.dialog.situation.is_some()
            || self.dialog.won.is_some()
            || !by_steps
            || unchosen
            || play_on
        {
            return Vec::new();
        }
        let steps = self.setting.procedure.steps.iter().enumerate();
        let rows = steps.map(|(n, step)| match n < self.dialog.steps {
            true => self.step((n, step), &cells),
            false => self.for_margin(n, step).unwrap_or_else(|| self.later(step)),
        });
        rows.collect::<Vec<_>>().concat()
    }

    /// The count of a later step that the margin needs.
    fn for_margin(&self, n: usize, step: &ProcedureStep) -> Option<Vec<Line<'static>>> {
        match self.dialog.for_margin? {
            Wanted::Count { step: at, field } if at == n => {
                Some(self.numbers(step.fields.get(field)?, (n, field)))
            }
            _ => None,
        }
    }

    /// The row for the margin, below its winner.
    fn margin(&self) -> Vec<Line<'static>> {
        let rule = self.setting.margin.zip(self.dialog.for_margin);
        let Some((rule, Wanted::Margin { winner })) = rule else { return Vec::new() };
        let [typed, _] = self.dialog.typed(MARGIN);
        let cell = Some((Cell::Margin { winner }, &typed));
        let cells = if winner == Side::A { [cell, None] } else { [None, cell] };
        self.row(&self.arg(&rule.name), cells)
    }

    /// A step that comes only if those before it are level. In a narrow form its counts are cut.
    fn later(&self, step: &ProcedureStep) -> Vec<Line<'static>> {
        let names: Vec<String> = step.fields.iter().map(|field| self.arg(&field.name)).collect();
        let level = self.text(&msg!("time-call.only-if-level"));
        let width = self.columns.saturating_sub(2 + text::width(&level) + 2);
        let names = names.join(", ");
        let lines = match self.label < LEAST_LABEL {
            true => vec![text::cut(&names, width)],
            false => text::wrapped(&names, width),
        };
        let row = |(at, line): (usize, String)| match at {
            0 => format!("  {}  {level}", text::left(&line, width)),
            _ => format!("  {line}"),
        };
        let quiet = self.model.theme.quiet;
        lines.into_iter().enumerate().map(|line| Line::styled(row(line), quiet)).collect()
    }

    fn step(&self, (n, step): (usize, &ProcedureStep), cells: &[Cell]) -> Vec<Line<'static>> {
        let mut lines = Vec::new();
        if step.better == Better::Roll {
            lines.extend(self.rolls(n, step, cells));
            return lines;
        }
        for (at, field) in step.fields.iter().enumerate() {
            lines.extend(match step.is_held(field) {
                true => self.holder(field, Cell::Holder { step: n, field: at }),
                false => self.numbers(field, (n, at)),
            });
        }
        lines.extend(self.sum(n, step));
        lines
    }

    /// The arithmetic of a step of several numbers.
    fn sum(&self, n: usize, step: &ProcedureStep) -> Option<Line<'static>> {
        let known = self.dialog.assessment.as_ref()?;
        let sum = known.sums.iter().find(|sum| sum.step == n)?;
        if step.fields.len() < 2 {
            return None;
        }
        let sum_of = |side| text::left(&self.arg(sum.arithmetic(side)), self.column());
        let style = self.model.theme.text;
        Some(Line::from(vec![
            Span::raw(" ".repeat(self.label)),
            Span::styled(sum_of(Side::A), style),
            Span::styled(sum_of(Side::B), style),
        ]))
    }

    fn holder(&self, field: &CountedField, cell: Cell) -> Vec<Line<'static>> {
        let labels = self.labels(&self.arg(&field.name));
        self.choice(labels, self.dialog.holder(&field.id), cell, None)
    }

    fn numbers(&self, field: &CountedField, (step, at): (usize, usize)) -> Vec<Line<'static>> {
        let typed = self.dialog.typed(&field.id);
        let cell = |seat| Cell::Number { step, field: at, seat };
        let cells = match &field.side {
            None => [Some((cell(Side::A), &typed[0])), Some((cell(Side::B), &typed[1]))],
            Some(side) => {
                let only = Some((cell(Side::A), &typed[0]));
                match self.seat_of(side) {
                    Some(Side::B) => [None, only],
                    _ => [only, None],
                }
            }
        };
        let label = self.arg(&field.name);
        self.row(&label, cells)
    }

    /// The seat of a side of the game, as far as it is known.
    fn seat_of(&self, side: &str) -> Option<Side> {
        let game = self.dialog.chosen_place(&self.setting).map_or(1, |place| place.game);
        let recorded = self.setting.first_sides.get(game as usize - 1).copied().flatten();
        let first = recorded.or(self.dialog.first_side)?;
        let is_first = self.setting.ruleset.sides.first().is_some_and(|known| known.en == side);
        Some(if is_first { first } else { first.other() })
    }

    /// A label, and a text for each player.
    fn row(&self, label: &str, cells: [Option<(Cell, &String)>; 2]) -> Vec<Line<'static>> {
        let theme = &self.model.theme;
        let here = cells.iter().flatten().any(|(cell, _)| Some(*cell) == self.cell);
        let shown = |cell: Option<(Cell, &String)>| match cell {
            None => Span::raw(" ".repeat(self.column())),
            Some((cell, typed)) => {
                let here = Some(cell) == self.cell;
                let value = match (here, typed.is_empty()) {
                    (true, _) => format!("{typed}▏"),
                    (false, true) => "…".to_owned(),
                    (false, false) => typed.clone(),
                };
                let style = if here { theme.field } else { theme.text };
                Span::styled(text::left(&format!(" {value}"), self.column()), style)
            }
        };
        let labels = self.labels(label);
        self.beside_label(labels, here, cells.map(shown).into())
    }

    fn rolls(&self, n: usize, step: &ProcedureStep, cells: &[Cell]) -> Vec<Line<'static>> {
        let Some(field) = step.fields.first() else { return Vec::new() };
        let label = self.arg(&field.name);
        let again = self.text(&msg!("time-call.roll-again"));
        if self.dialog.rolled {
            let rolled = self.text(&msg!("time-call.rolled"));
            let known = self.dialog.assessment.as_ref().map(|known| &known.state);
            let rolls = match known {
                Some(State::Decided(verdict)) => verdict.time.rolls.clone(),
                _ => Vec::new(),
            };
            let rows = rolls.iter().enumerate().map(|(at, [a, b])| {
                let label = if at == 0 { format!("{label} ({rolled})") } else { again.clone() };
                let texts = [a.to_string(), b.to_string()];
                let [a, b] = [Side::A, Side::B].map(|seat| Cell::Roll { step: n, n: at, seat });
                self.row(&label, [Some((a, &texts[0])), Some((b, &texts[1]))])
            });
            return rows.collect::<Vec<_>>().concat();
        }
        let count = cells.iter().filter(|cell| matches!(cell, Cell::Roll { .. })).count() / 2;
        let rows = (0..count).map(|at| {
            let label = if at == 0 { label.clone() } else { again.clone() };
            let texts = self.dialog.rolls().get(at).cloned().unwrap_or_default();
            let [a, b] = [Side::A, Side::B].map(|seat| Cell::Roll { step: n, n: at, seat });
            self.row(&label, [Some((a, &texts[0])), Some((b, &texts[1]))])
        });
        rows.collect::<Vec<_>>().concat()
    }
}

/// Columns of a place of the match besides the names in it.
const PLACE: usize = 44;

/// The least columns of a name there.
const LEAST_NAME: usize = 9;

impl Form<'_> {
    /// The rows for the game being played, its winner, and the player of each side.
    fn match_rows(&self) -> Vec<Line<'static>> {
        let mut lines = self.places();
        let cells = self.dialog.cells(&self.setting);
        if cells.contains(&Cell::Won) {
            let game = self.dialog.chosen_place(&self.setting).map_or(1, |place| place.game);
            let label = self.text(&msg!("time-call.won", n = game));
            let nobody = self.text(&msg!("time-call.nobody"));
            let labels = self.labels(&label);
            lines.extend(self.choice(labels, self.dialog.won, Cell::Won, Some(&nobody)));
        }
        if cells.contains(&Cell::FirstSide) {
            let side = self.setting.ruleset.sides.first().cloned().unwrap_or_default();
            let label = self.text(&msg!("time-call.first-side", side));
            let labels = self.labels(&label);
            lines.extend(self.choice(labels, self.dialog.first_side, Cell::FirstSide, None));
        }
        if let Some(situation) = self.dialog.situation {
            let known = self.setting.procedure.situations.get(situation);
            let text = known.map(|known| self.arg(&known.text)).unwrap_or_default();
            let wrapped = text::wrapped(&text, self.columns.saturating_sub(2));
            let style = self.model.theme.text;
            lines.extend(wrapped.into_iter().map(|line| Line::styled(format!("  {line}"), style)));
            lines.extend(self.holder_of_situation());
        }
        lines
    }

    fn holder_of_situation(&self) -> Vec<Line<'static>> {
        let cells = self.dialog.cells(&self.setting);
        let holder = cells.iter().find_map(|cell| match cell {
            Cell::Holder { step, field } => Some((*step, *field)),
            _ => None,
        });
        let Some((step, at)) = holder else { return Vec::new() };
        match self.setting.procedure.steps.get(step).and_then(|step| step.fields.get(at)) {
            Some(field) => self.holder(field, Cell::Holder { step, field: at }),
            None => Vec::new(),
        }
    }

    /// The places of the match: all while one is being chosen, else the chosen one.
    pub fn places(&self) -> Vec<Line<'static>> {
        let theme = &self.model.theme;
        let all = places(&self.setting);
        if all.is_empty() {
            return Vec::new();
        }
        let here = self.cell == Some(Cell::Game);
        let chosen = self.dialog.place;
        let row = |n: usize, place: &Place| {
            let mark = if chosen == Some(n) { "•" } else { " " };
            let style = if chosen == Some(n) { theme.field } else { theme.text };
            let text = self.text(&self.place(place));
            let text = text::cut(&text, self.columns.saturating_sub(8));
            Line::from(vec![
                Span::styled(format!("  {mark} {}  ", n + 1), theme.key),
                Span::styled(text, style),
            ])
        };
        let label = match here {
            true => self.text(&msg!("time-call.time-dialog-which-game")),
            false => self.text(&msg!("time-call.now-playing")),
        };
        let head = format!("{} {label}", self.sign(here));
        if !here && let Some(place) = self.dialog.chosen_place(&self.setting) {
            let text = format!("{head}: {}", self.text(&self.place(&place)));
            return vec![Line::styled(text::cut(&text, self.columns), theme.text)];
        }
        let head = Line::styled(head, self.label_style(here));
        std::iter::once(head).chain(all.iter().enumerate().map(|(n, p)| row(n, p))).collect()
    }

    /// `game 2 (game 1 Ewa)`
    fn place(&self, place: &Place) -> Message {
        let width = self.columns.saturating_sub(PLACE) / place.before.len().max(1);
        let [a, b] = self.names.each_ref().map(|name| text::cut_name(name, width.max(LEAST_NAME)));
        let before = place.before.chars().zip(1u32..).map(|(letter, n)| match letter {
            'W' => msg!("result.game-won", n, name = a.as_str()).into(),
            'L' => msg!("result.game-won", n, name = b.as_str()).into(),
            _ => msg!("result.game-drawn", n).into(),
        });
        let before: Vec<Arg> = before.collect();
        let n = place.game;
        let game = match (before.is_empty(), place.not_started) {
            (true, _) => msg!("time-call.game", n),
            (_, true) => msg!("time-call.between", n, before = Arg::Series(before)),
            (_, false) => {
                let game = msg!("time-call.game", n);
                msg!("common.bracketed", text = game, note = Arg::Series(before))
            }
        };
        match place.round {
            None => game,
            Some((round, false)) => {
                msg!("time-call.round-at", finished = "yes", place = game, round)
            }
            Some((round, true)) => {
                msg!("time-call.round-at", finished = "no", place = game, round = round + 1)
            }
        }
    }
}

impl Form<'_> {
    /// The verdict, what is wrong, and the result that the table has already.
    pub fn below(&self) -> Vec<Line<'static>> {
        let theme = &self.model.theme;
        let wrapped = |message: &Message, style: Style| -> Vec<Line<'static>> {
            list::wrapped(&self.text(message), self.columns, style)
        };
        let mut lines = vec![Line::default()];
        if let Some(why) = &self.dialog.error_text {
            let warns = self.dialog.asks || self.dialog.changed_by_others;
            lines.extend(wrapped(why, if warns { theme.warning } else { theme.refused }));
            return lines;
        }
        let state = self.dialog.assessment.as_ref().map(|known| &known.state);
        match state {
            Some(State::Decided(verdict)) => {
                let key = key_for(Context::TimeCall, super::TIME_ENTER);
                let verdict = wrapped(&self.verdict(verdict), theme.wanted);
                lines.extend(verdict);
                let saves = msg!("common.labelled", label = key.as_str(), text = msg!("keys.save"));
                let saves = self.text(&saves);
                lines.push(list::with_key(saves, &key, theme, theme.quiet));
            }
            Some(State::PlayOn { game, to_round }) => {
                let sentence = msg!("time-call.play-on", n = *game, round = *to_round);
                let sentence = msg!("screen.sentence", text = sentence).capitalised();
                lines.extend(wrapped(&sentence, theme.warning));
            }
            _ => lines.extend(self.there()),
        }
        lines
    }

    /// The result that the table has already.
    fn there(&self) -> Vec<Line<'static>> {
        let pairing = self.dialog.pairing(self.event);
        let Some((pairing, outcome)) = pairing.and_then(|p| Some((p, p.outcome.as_ref()?))) else {
            return Vec::new();
        };
        let [a, b] = &self.names;
        let result = words::result(self.event, pairing, outcome, [a, b]);
        let text = self.text(&msg!("slips.there", result));
        list::wrapped(&text, self.columns, self.model.theme.warning)
    }

    fn verdict(&self, verdict: &Verdict) -> Message {
        let procedure = self.setting.procedure;
        let why = why_decided(Some(procedure), &verdict.time);
        let stage = self.event.stages.get(self.dialog.stage.saturating_sub(1));
        let score = stage.map(|stage| self.event.score_of(stage, verdict.games));
        let [a, b] = score.unwrap_or_default();
        let score_from = |first: Side| match first {
            Side::A => msg!("result.score", a = a.as_str(), b = b.as_str()),
            Side::B => msg!("result.score", a = b.as_str(), b = a.as_str()),
        };
        let next = verdict.games.played() + 1;
        let sentence = match (verdict.winner, verdict.to_round) {
            _ if verdict.open => match verdict.to_round {
                Some(round) => {
                    msg!("time-call.goes-on-to-round", score = score_from(Side::A), n = next, round)
                }
                None => msg!("time-call.goes-on", score = score_from(Side::A), n = next),
            },
            (Some(side), _) if self.setting.shape == MatchShape::OneGame => {
                msg!("time-call.wins", name = self.names[side as usize].as_str(), why)
            }
            (Some(side), _) => msg!(
                "time-call.wins-match",
                name = self.names[side as usize].as_str(),
                score = score_from(side),
                why,
            ),
            (None, _) => msg!("time-call.drawn", score = score_from(Side::A), why),
        };
        let sentence = msg!("screen.sentence", text = sentence);
        let preliminary = &self.event.ruleset.preliminary;
        let timed = verdict.timed.then(|| preliminary.timed_win_name());
        let timed = timed.map(|name| msg!("screen.sentence", text = name).capitalised());
        let margin = self.setting.margin.zip(verdict.margin);
        let margin =
            margin.map(|(rule, n)| msg!("common.labelled-stop", label = &rule.name, text = n));
        let beside = [timed, margin].into_iter().flatten();
        let beside: Vec<Message> = beside.collect();
        match beside.is_empty() {
            true => sentence,
            false => Message::lines(vec![sentence, Message::sentences(beside)]),
        }
    }
}
