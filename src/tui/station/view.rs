//! Draws the station: names and questions large and plain, and the keys below.

use super::Station;
use super::keys::{BINDINGS, StationAct, StationBinding, Wait, key_of, key_of_yes};
use super::state::{Agreed, Step};
use crate::event::{Asked, Event, Id, Moment, ResultEntry, ResultText, Side};
use crate::msg;
use crate::tui::dialog::report::view::games;
use crate::tui::ui::digits::Digits;
use crate::tui::ui::{list, text};
use crate::words::{Message, Words};
use ratatui::Frame;
use ratatui::layout::{Alignment, Rect, Size};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

/// From this size on there are blank rows, and the number of the table has large figures.
const LARGE: Size = Size::new(40, 16);
/// Columns before the name of a player: the key and its margins.
const KEY: usize = 6;
/// Columns that a name keeps where rows are scarce.
const NAME: usize = 6;
/// Rows of the keys.
const KEY_ROWS: usize = 2;

impl Station {
    /// Draws the whole screen. `doubt` says that nothing can be saved now.
    pub fn draw(&self, event: &Event, doubt: Option<&Message>, frame: &mut Frame, now: Moment) {
        let screen = frame.area();
        if screen.is_empty() {
            return;
        }
        let large = screen.width >= LARGE.width && screen.height >= LARGE.height;
        let inset = if screen.width >= LARGE.width { 2 } else { 0 };
        let area = Rect { x: screen.x + inset, width: screen.width - 2 * inset, ..screen };
        let columns = usize::from(area.width);
        let head = self.head(event, screen, large);
        let keys = self.hints(event, columns);
        let rows = usize::from(screen.height);
        let keys = &keys[..keys.len().min(rows.saturating_sub(4))];
        let room = rows.saturating_sub(head.len() + keys.len());
        let mut page = Page { station: self, event, columns, large, room, now };
        let doubt = doubt.map(|doubt| page.wrapped(doubt, self.theme.warning)).unwrap_or_default();
        page.room = room.saturating_sub(doubt.len());
        let mut body = page.body();
        body.truncate(page.room);
        body.extend(doubt);
        put(frame, area, &head[..1]);
        put(frame, Rect { y: screen.y + 1, ..screen }, &head[1..]);
        let below = Rect { y: area.y + head.len() as u16, ..area };
        let below = Rect { height: area.height.saturating_sub(head.len() as u16), ..below };
        put(frame, below, &body);
        if let Step::Table { digits, .. } = &self.step
            && large
            && !self.is_closing()
            && event.visible_round().is_some()
        {
            let place = Rect { y: below.y + 3, height: 3, ..below };
            let place = place.intersection(below);
            Digits::new(digits)
                .small()
                .alignment(Alignment::Left)
                .style(self.theme.wanted)
                .render(place, frame.buffer_mut());
        }
        let y = screen.bottom().saturating_sub(keys.len() as u16);
        put(frame, Rect { y, height: keys.len() as u16, ..area }, keys);
    }

    /// The event and its round, and a rule below them.
    fn head(&self, event: &Event, screen: Rect, large: bool) -> Vec<Line<'static>> {
        let columns = usize::from(screen.width.saturating_sub(4));
        let name = text::sanitise(event.name());
        let round = event
            .visible_round()
            .map(|(_, stage, round)| format!(" · {}", self.text(&stage.round_title(round.number))));
        let round = round.unwrap_or_default();
        let name = text::cut(&name, columns.saturating_sub(text::width(&round)).max(1));
        let mut lines = vec![Line::from(vec![
            Span::styled(name, self.theme.header),
            Span::styled(round, self.theme.text),
        ])];
        if screen.height >= 10 {
            lines.push(Line::styled("─".repeat(screen.width.into()), self.theme.rule));
        }
        if large {
            lines.push(Line::default());
        }
        lines
    }

    fn text(&self, message: &Message) -> String {
        text::sanitise(&self.words().text(message))
    }

    /// The keys that work now, in as many rows as they need.
    fn hints(&self, event: &Event, columns: usize) -> Vec<Line<'static>> {
        let wait = self.wait();
        let draws = matches!(&self.step, Step::Result { entry, .. } if entry.may_draw(event));
        // Without a number there is no table to go to.
        let idle = matches!(&self.step, Step::Table { digits, .. } if digits.is_empty());
        let works = |binding: &&StationBinding| {
            let leads = binding.act != StationAct::Enter || !idle;
            binding.at.contains(&wait) && (draws || binding.act != StationAct::Drawn) && leads
        };
        let mut lines = vec![Line::default()];
        for binding in BINDINGS.iter().filter(works) {
            let (Some(hint), Some(key)) = (&binding.hint, binding.keys.first()) else { continue };
            let (key, does) = match binding.act {
                // Both sides share an entry.
                StationAct::SecondWon => continue,
                StationAct::FirstWon => {
                    let other = key_of(wait, StationAct::SecondWon);
                    (format!("{key} {other}"), self.text(hint))
                }
                // Somebody who cannot read this language finds the next one by its name.
                StationAct::NextLanguage => match self.next_words().map(Words::name) {
                    Some(name) => (key.to_string(), name),
                    None => continue,
                },
                StationAct::Confirm => (key_of_yes(self.words()), self.text(hint)),
                _ => (self.text(&key.name()), self.text(hint)),
            };
            let wide = text::width(&key) + 1 + text::width(&does);
            let spans = [
                Span::styled(key, self.theme.key),
                Span::styled(format!(" {does}"), self.theme.quiet),
            ];
            let last = lines.len() - 1;
            let used = lines[last].width();
            if used == 0 {
                lines[last].spans.extend(spans);
            } else if used + 3 + wide <= columns {
                lines[last].push_span(Span::raw("   "));
                lines[last].spans.extend(spans);
            } else if lines.len() < KEY_ROWS {
                lines.push(Line::from_iter(spans));
            }
        }
        lines
    }
}

/// The part drawn between the head and the keys.
struct Page<'a> {
    station: &'a Station,
    event: &'a Event,
    columns: usize,
    large: bool,
    room: usize,
    now: Moment,
}

impl Page<'_> {
    fn body(&self) -> Vec<Line<'static>> {
        if self.station.is_closing() {
            let key = key_of(Wait::Table, StationAct::Close);
            let again = msg!("slips.close-again", key);
            return self.wrapped(&again, self.station.theme.warning);
        }
        match &self.station.step {
            Step::Table { digits, note } => self.table(digits, note.as_ref()),
            Step::Result { entry, of, note } => self.result(entry, *of, note.as_ref()),
            Step::Confirmation { entry, agreed, .. } => self.confirmation(entry.table, agreed),
            Step::Answer { text, saved, .. } => self.answer(text, *saved),
        }
    }

    fn table(&self, digits: &str, note: Option<&Message>) -> Vec<Line<'static>> {
        let theme = &self.station.theme;
        let mut lines = self.wrapped(&msg!("slips.station-title"), theme.title_focused);
        self.gap(&mut lines);
        if self.event.visible_round().is_none() {
            lines.extend(self.wrapped(&msg!("slips.no-round"), theme.text));
            return lines;
        }
        let label = self.station.text(&msg!("keys.table").capitalised());
        lines.push(Line::from(vec![
            Span::styled(format!("{label} "), theme.text),
            Span::styled(format!("{digits}▏"), theme.field),
        ]));
        if self.large {
            // The figures stand here.
            lines.extend([Line::default(), Line::default(), Line::default(), Line::default()]);
        }
        let asked = msg!("slips.type-table", key = key_of(Wait::Table, StationAct::Enter));
        lines.extend(self.wrapped(&asked, theme.quiet));
        if let Some(note) = note {
            self.gap(&mut lines);
            lines.extend(self.wrapped(note, theme.warning));
        }
        lines
    }

    fn result(
        &self,
        entry: &ResultEntry,
        of: [Id; 2],
        note: Option<&Message>,
    ) -> Vec<Line<'static>> {
        let theme = &self.station.theme;
        let title = msg!("common.table", n = entry.table).capitalised();
        let mut lines = self.wrapped(&title, theme.title_focused);
        self.gap(&mut lines);
        for (act, id, side) in
            [(StationAct::FirstWon, of[0], Side::A), (StationAct::SecondWon, of[1], Side::B)]
        {
            lines.push(self.player(entry, act, id, side));
            self.gap(&mut lines);
        }
        match entry.asked() {
            Asked::Margin => lines.push(self.margin(entry)),
            _ => lines.extend(self.wrapped(&self.question(entry, of), theme.text)),
        }
        if let Some(note) = note {
            self.gap(&mut lines);
            lines.extend(self.wrapped(note, theme.warning));
            return lines;
        }
        let time_is_up = self.time_is_up(entry);
        let (aside, style) = match time_is_up {
            true => (msg!("slips.time-is-up"), theme.warning),
            false => (msg!("slips.else-judge"), theme.quiet),
        };
        let aside = self.wrapped(&aside, style);
        if let Some(there) = self.there(entry) {
            let kept = if time_is_up { aside.len() + usize::from(self.large) } else { 0 };
            let room = self.room.saturating_sub(lines.len() + kept);
            let mut there =
                self.fitted(room, &|name| self.wrapped(&self.short(&there, name), theme.quiet));
            there.truncate(room);
            lines.extend(there);
        }
        self.gap(&mut lines);
        if lines.len() + aside.len() <= self.room {
            lines.extend(aside);
        }
        lines
    }

    /// A key, the name of the player who then won, and the games so far.
    fn player(&self, entry: &ResultEntry, act: StationAct, id: Id, side: Side) -> Line<'static> {
        let theme = &self.station.theme;
        let games = games(self.event, entry, side, self.station.words());
        let scores = entry.asked() == Asked::Scores;
        let key = if scores { String::new() } else { key_of(Wait::Result, act) };
        let room = self.columns.saturating_sub(KEY + text::width(&games));
        let name = text::cut_name(&text::sanitise(&self.event.label(id)), room.max(3));
        Line::from(vec![
            Span::styled(format!("  {key:1}   "), theme.key),
            Span::styled(name, theme.wanted),
            Span::styled(games, theme.field),
        ])
    }

    fn question(&self, entry: &ResultEntry, of: [Id; 2]) -> Message {
        let [one, two, drawn] = [StationAct::FirstWon, StationAct::SecondWon, StationAct::Drawn]
            .map(|act| key_of(Wait::Result, act));
        match entry.asked() {
            Asked::Scores => {
                let enter = key_of(Wait::Scores, StationAct::Enter);
                entry.scores_asked(self.event, &enter, true)
            }
            Asked::GamesWon => {
                let [one, two] = of.map(|id| self.event.label(id));
                msg!("common.spaced", one = msg!("result.ask", one, two), other = entry.digits())
            }
            Asked::ScoreWinner => entry.winner_asked(self.event, [one, two]),
            _ if entry.has_several_games(self.event) => {
                msg!("slips.who-won-game", game = entry.games.len() + 1, one, two)
            }
            _ if entry.draws(self.event) => msg!("slips.who-won-or-drawn", one, two, drawn),
            _ => msg!("slips.who-won", one, two),
        }
    }

    /// The margin as far as it is typed, with its limit.
    fn margin(&self, entry: &ResultEntry) -> Line<'static> {
        let theme = &self.station.theme;
        let rule = self.event.ruleset.preliminary.margin.as_ref();
        let tag = self.station.words().tag();
        let (name, most) = rule.map_or(("", 0), |rule| (rule.name.get(tag), rule.most));
        let limit = self.station.text(&msg!("aids.number", least = 0u32, most));
        let room = self.columns.saturating_sub(text::width(&limit) + 12);
        Line::from(vec![
            Span::styled(format!("{}: ", text::cut(name, room)), theme.text),
            Span::styled(entry.digits(), theme.field),
            Span::styled(format!("  {limit}"), theme.quiet),
        ])
    }

    /// The result that the table has already.
    fn there(&self, entry: &ResultEntry) -> Option<Message> {
        let pairing = entry.pairing(self.event)?;
        let there = pairing.outcome.as_ref()?;
        let result = ResultText::of(self.event, pairing, there).message();
        Some(msg!("slips.there", result))
    }

    fn time_is_up(&self, entry: &ResultEntry) -> bool {
        let pairing = entry.pairing(self.event).filter(|pairing| pairing.outcome.is_none());
        let left = pairing.and_then(|one| self.event.time_left_at(one, self.now.unix));
        left.is_some_and(|left| left <= 0)
    }

    fn confirmation(&self, table: u32, agreed: &Agreed) -> Vec<Line<'static>> {
        let theme = &self.station.theme;
        let title = msg!("common.table", n = table).capitalised();
        let result = msg!("screen.sentence", text = &agreed.text).capitalised();
        let key = key_of_yes(self.station.words());
        let asked = match agreed.by {
            Some(id) => msg!("slips.confirms", name = self.event.label(id), key),
            None => msg!("slips.other-confirms", key),
        };
        let differs = agreed.differs.then(|| msg!("slips.differs"));
        let again = self.station.missed.then(|| {
            let no = key_of(Wait::Confirmation, StationAct::Back);
            let yes = key_of_yes(self.station.words());
            self.wrapped(&msg!("events.yes-or-no", yes, no), theme.warning)
        });
        let parts = |name: usize| {
            let warning = differs.as_ref().map(|differs| self.wrapped(differs, theme.warning));
            let rows = self.wrapped(&self.short(&result, name), theme.wanted);
            (rows, warning.unwrap_or_default(), self.wrapped(&self.short(&asked, name), theme.text))
        };
        let all_lines = |name: usize| {
            let (result, warning, asked) = parts(name);
            let mut lines = self.wrapped(&title, theme.title_focused);
            self.gap(&mut lines);
            lines.extend(result);
            if !warning.is_empty() {
                self.gap(&mut lines);
                lines.extend(warning);
            }
            lines.push(Line::default());
            lines.extend(asked);
            lines.extend(again.iter().flatten().cloned());
            lines
        };
        let lines = self.fitted(self.room, &all_lines);
        if lines.len() <= self.room {
            return lines;
        }
        // Only what both must read.
        self.fitted(self.room, &|name| {
            let (result, warning, asked) = parts(name);
            result.into_iter().chain(warning).chain(asked).collect()
        })
    }

    fn answer(&self, answer: &Message, saved: bool) -> Vec<Line<'static>> {
        let theme = &self.station.theme;
        let mut lines = Vec::new();
        if saved {
            lines.extend(self.wrapped(&msg!("slips.thanks"), theme.done));
            self.gap(&mut lines);
        }
        let style = if saved { theme.wanted } else { theme.warning };
        let room = self.room.saturating_sub(lines.len());
        lines.extend(self.fitted(room, &|name| self.wrapped(&self.short(answer, name), style)));
        lines
    }

    /// The lines with names as wide as these rows allow.
    fn fitted(
        &self,
        room: usize,
        lines: &dyn Fn(usize) -> Vec<Line<'static>>,
    ) -> Vec<Line<'static>> {
        let full = lines(usize::MAX);
        if full.len() <= room {
            return full;
        }
        let longest = self.event.registered().map(|entrant| text::width(&entrant.label())).max();
        let widths = (NAME..longest.unwrap_or(NAME)).rev();
        widths.map(lines).find(|lines| lines.len() <= room).unwrap_or_else(|| lines(NAME))
    }

    /// The message with the names of entrants cut to this many columns.
    fn short(&self, answer: &Message, columns: usize) -> Message {
        let is_name = |text: &str| self.event.entrants.iter().any(|known| known.label() == text);
        answer.with_texts(&|text| match text::width(text) > columns && is_name(text) {
            true => text::cut_name(text, columns),
            false => text.to_owned(),
        })
    }

    /// A sentence in as many lines as it needs.
    fn wrapped(&self, message: &Message, style: Style) -> Vec<Line<'static>> {
        list::wrapped(&self.station.text(message), self.columns.max(1), style)
    }

    fn gap(&self, lines: &mut Vec<Line<'static>>) {
        if self.large {
            lines.push(Line::default());
        }
    }
}

/// Draws lines from the top of an area, as many as it has rows.
fn put(frame: &mut Frame, area: Rect, lines: &[Line<'static>]) {
    let area = area.intersection(frame.area());
    for (line, y) in lines.iter().zip(area.y..area.bottom()) {
        frame.buffer_mut().set_line(area.x, y, line, area.width);
    }
}
