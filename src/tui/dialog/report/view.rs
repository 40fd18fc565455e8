//! Draws the dialog for the result of a table, as a sheet at the bottom of the screen.
//!
//! Most sheets need only the rows of the message and of the hints. Opening and closing one then
//! changes nothing of the round, which its user reads along, and costs few bytes far away.

use super::{DRAWN, FIRST_WON, SAVE_RESULT, SECOND_WON};
use crate::event::{Asked, Event, Game, Id, Pairing, ResultEntry, Side, Status};
use crate::msg;
use crate::tui::dialog::{ReportDialog, table_of_round};
use crate::tui::keys::{Act, Context, key_for};
use crate::tui::model::Model;
use crate::tui::ui::{hints, list, scroll, text, words};
use crate::words::{Message, Text, Words, capitalised};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Clear;

/// Columns between the players.
const APART: usize = 3;

/// With as few rows as this, the question and the players have no title.
const FEW_ROWS: usize = 5;

/// Draws the sheet, and returns whether it lists its keys.
pub fn draw(
    model: &Model,
    report: &ReportDialog,
    top: bool,
    frame: &mut Frame,
    (body, message): (Rect, Rect),
) -> bool {
    let columns = usize::from(body.width).saturating_sub(2);
    let Some(sheet) = Sheet::of(model, report, columns) else { return false };
    let (below, aside) = (sheet.below(), sheet.aside());
    let ways = sheet.ways();
    let listed = if top { hints::listed(model, columns) } else { Vec::new() };
    let rows = |head: &[Line]| head.len() + below.len() + ways.len() + aside.len();
    let long = sheet.long_head();
    // The rows of the message and of the hints are free, unless they are filled.
    let free = if model.message.is_none() { usize::from(message.height) + 1 } else { 0 };
    let lists_keys =
        !listed.is_empty() && rows(&long) + listed.len() < usize::from(body.height) + free;
    let (free, listed) = if lists_keys { (free, listed) } else { (0, Vec::new()) };
    let most = usize::from(body.height) + free;
    let short = sheet.short_head().filter(|head| rows(head) + listed.len() <= free);
    let head = short.unwrap_or(match () {
        () if most <= FEW_ROWS => sheet.bare_head(),
        // The last lines tell what the keys do, so the question is short where they have no room.
        () if !ways.is_empty() && rows(&long) + listed.len() >= most => sheet.brief_head(),
        () => long,
    });
    // A line parts the sheet from the list that it covers.
    let rule = usize::from(rows(&head) + listed.len() > free && most > FEW_ROWS);
    let taken = rule + head.len() + ways.len() + listed.len();
    let below = sheet.summed(&below, most.saturating_sub(taken));
    // The question comes first, then the players, and then the changes.
    let mut lines = [head, below, ways, aside].concat();
    lines.truncate(most.saturating_sub(rule + listed.len()));
    lines.extend(listed.into_iter().map(indented));
    let height = (rule + lines.len()) as u16;
    let area = Rect { y: body.y + most as u16 - height, height, ..body };
    frame.render_widget(Clear, area);
    let lines_area = Rect { y: area.y + rule as u16, height: height - rule as u16, ..area };
    if rule > 0 {
        list::rule(frame, area, model.theme.rule);
    }
    list::lines(frame, lines_area, &lines);
    lists_keys
}

/// A line behind the column that is blank on every screen.
fn indented(line: Line<'static>) -> Line<'static> {
    let mut line = line;
    line.spans.insert(0, Span::raw(" "));
    line
}

/// A slip with its table, for a sheet of this width.
struct Sheet<'a> {
    model: &'a Model,
    report: &'a ReportDialog,
    event: &'a Event,
    pairing: &'a Pairing,
    players: [Id; 2],
    columns: usize,
}

impl<'a> Sheet<'a> {
    fn of(model: &'a Model, report: &'a ReportDialog, columns: usize) -> Option<Sheet<'a>> {
        let event = model.event()?;
        let entry = &report.entry;
        let (pairing, players) = entry.pairing(event).zip(entry.players(event))?;
        Some(Sheet { model, report, event, pairing, players, columns })
    }

    fn fits(&self, line: &Line) -> bool {
        line.width() <= self.columns + 1
    }

    /// A player with the key of a win, and the games typed so far.
    fn player(&self, side: Side, columns: usize) -> Vec<Span<'static>> {
        let (theme, entry) = (&self.model.theme, &self.report.entry);
        let key = winner_key(entry, side);
        let key = if key.is_empty() { key } else { format!("{key} ") };
        let games = games(self.event, entry, side, &self.model.words);
        let columns = columns.saturating_sub(text::width(&key) + text::width(&games));
        let name = text::sanitise(&self.event.label(self.players[side as usize]));
        vec![
            Span::styled(key, theme.key),
            Span::styled(text::cut_name(&name, columns), theme.wanted),
            Span::styled(games, theme.field),
        ]
    }

    /// Both players side by side.
    fn pair(&self) -> Vec<Span<'static>> {
        let [one, other] = [Side::A, Side::B].map(|side| self.player(side, usize::MAX));
        [one, vec![Span::raw(" ".repeat(APART))], other].concat()
    }

    /// The players in as few rows as they need.
    fn pair_rows(&self) -> Vec<Line<'static>> {
        let pair = indented(Line::from(self.pair()));
        match self.fits(&pair) {
            true => vec![pair],
            false => [Side::A, Side::B]
                .map(|side| indented(Line::from(self.player(side, self.columns))))
                .into(),
        }
    }

    /// The question without what follows its mark.
    fn short_question(&self) -> Line<'static> {
        let question = asked(self.report, self.model);
        match question.to_string().split_once('?') {
            Some((asked, _)) => Line::styled(format!("{asked}?"), style_of(&question)),
            None => question,
        }
    }

    /// The table, its players and the question in one row. None if they do not fit, or for a round
    /// that is looked back at: its question tells what an answer changes.
    fn short_head(&self) -> Option<Vec<Line<'static>>> {
        let words = &self.model.words;
        let table = words.text(&msg!("common.table", n = self.report.entry.table).capitalised());
        // In the style of the names: another one would be set and ended for it alone.
        let table = Span::styled(format!(" {table} · "), self.model.theme.wanted);
        let question = self.short_question();
        let style = style_of(&question);
        let asked = Span::styled(format!("  {question}"), style);
        let head = Line::from([vec![table], self.pair(), vec![asked]].concat());
        (self.report.is_newest(self.event) && self.fits(&head)).then(|| vec![head])
    }

    /// The table with its round, or that its result is corrected, and the question; then the players.
    fn long_head(&self) -> Vec<Line<'static>> {
        let entry = &self.report.entry;
        let round = entry.stage(self.event).map(|it| it.round_title(entry.round));
        let corrects = self.pairing.outcome.is_some() && self.report.is_newest(self.event);
        let place = match corrects {
            true => msg!("result.correct"),
            false => round.unwrap_or_else(Message::nothing),
        };
        let title = table_of_round(entry.table, place);
        let title = format!(" {}", self.model.words.text(&title));
        let title = Span::styled(title, self.model.theme.title_focused);
        self.titled(title, &asked(self.report, self.model))
    }

    /// As `long_head`, with the short question and without the round, which stands in the header.
    fn brief_head(&self) -> Vec<Line<'static>> {
        let title =
            self.model.words.text(&msg!("common.table", n = self.report.entry.table).capitalised());
        let title = Span::styled(format!(" {title}"), self.model.theme.title_focused);
        self.titled(title, &self.short_question())
    }

    /// A title and a question, in one row if both fit; then the players.
    fn titled(&self, title: Span<'static>, question: &Line<'static>) -> Vec<Line<'static>> {
        let one = [vec![title.clone(), Span::raw("  ")], question.spans.clone()].concat();
        let mut head = vec![Line::from(one).style(question.style)];
        if !self.fits(&head[0]) {
            head = vec![Line::from(title)];
            head.extend(self.wrapped(question.to_string().trim_start(), style_of(question)));
        }
        head.extend(self.pair_rows());
        head
    }

    /// The short question, and the players, where there are only a few rows.
    fn bare_head(&self) -> Vec<Line<'static>> {
        [vec![self.short_question()], self.pair_rows()].concat()
    }

    /// A text in as many lines as it needs.
    fn wrapped(&self, text: &str, style: Style) -> Vec<Line<'static>> {
        let lines = text::wrapped(text, self.columns);
        lines.into_iter().map(|line| Line::styled(format!(" {line}"), style)).collect()
    }

    fn wrapped_message(&self, message: &Message, style: Style) -> Vec<Line<'static>> {
        self.wrapped(&self.model.words.text(message), style)
    }

    /// Why nothing was saved, in two parts: the text, and its last sentence, which says what to do.
    fn error_text(&self) -> [String; 2] {
        let why = self.report.error_text.as_ref().map(|why| self.model.words.text(why));
        let why = why.unwrap_or_default();
        let (before, last) = why.rsplit_once('\n').unwrap_or(("", &why));
        [before, last].map(str::to_owned)
    }

    fn error_style(&self) -> Style {
        let warns = self.report.awaits_confirmation || self.report.changed_by_others;
        if warns { self.model.theme.warning } else { self.model.theme.refused }
    }

    /// What to do after nothing was saved. These lines always stay.
    fn ways(&self) -> Vec<Line<'static>> {
        let [_, ways] = self.error_text();
        self.wrapped(&ways, self.error_style())
    }

    /// Why nothing was saved, and who is no longer there.
    fn below(&self) -> Vec<Line<'static>> {
        let theme = &self.model.theme;
        let [why, _] = self.error_text();
        let mut below = self.wrapped(&why, self.error_style());
        let leaves = |id| self.pairing.side(id).is_some_and(|side| self.pairing.leavers.has(side));
        let others = self.players.into_iter().filter(|id| !leaves(*id));
        let gone = others.filter_map(|id| gone(self.event, id));
        below.extend(gone.flat_map(|word| self.wrapped_message(&word, theme.warning)));
        below
    }

    /// As much of the text as fits into this number of rows.
    fn summed(&self, lines: &[Line<'static>], rows: usize) -> Vec<Line<'static>> {
        let way = (&self.report.scroll, Context::Report, Act::Down);
        scroll::in_sight(self.model, lines, rows.max(1), way)
    }

    /// The sides, the result as it stands, and the marks.
    fn aside(&self) -> Vec<Line<'static>> {
        let (theme, words, entry) = (&self.model.theme, &self.model.words, &self.report.entry);
        let sides = in_words(self.event, self.pairing, self.columns, words);
        let sides =
            sides.map(|sides| Line::styled(format!(" {}", capitalised(&sides)), theme.quiet));
        let mut aside: Vec<Line> = sides.into_iter().collect();
        aside.extend(self.known_result());
        for mark in [timed(self.event, entry), leave(self.event, entry, self.players)] {
            aside.extend(mark.iter().flat_map(|mark| self.wrapped_message(mark, theme.warning)));
        }
        aside
    }

    /// The result as it stands.
    fn known_result(&self) -> Vec<Line<'static>> {
        let (theme, words) = (&self.model.theme, &self.model.words);
        let outcome = self.pairing.outcome.as_ref();
        let Some(outcome) = outcome.filter(|_| !self.report.awaits_confirmation) else {
            return Vec::new();
        };
        let [a, b] = self.players.map(|id| text::sanitise(&self.event.label(id)));
        let now = words.text(&words::result(self.event, self.pairing, outcome, [&a, &b]));
        let label = format!(" {} ", words.text(&msg!("dialog.now")));
        let width = self.columns.saturating_sub(text::width(&label));
        let lines = text::wrapped(&now, width);
        let indent = " ".repeat(text::width(&label));
        let labels = std::iter::once(label).chain(std::iter::repeat(indent));
        let line = |(label, line)| {
            Line::from(vec![Span::styled(label, theme.quiet), Span::styled(line, theme.text)])
        };
        labels.zip(lines).map(line).collect()
    }
}

/// The style of a line that has one style.
fn style_of(line: &Line) -> Style {
    line.style.patch(line.spans.first().map_or(Style::new(), |span| span.style))
}

/// The mark of a win on time: `The win counts as: Modified win.`
pub fn timed(event: &Event, entry: &ResultEntry) -> Option<Message> {
    let name = event.ruleset.preliminary.timed_win_name();
    entry.timed.then(|| msg!("time-call.marked", name))
}

/// Those marked as leaving after the match: `After this match Ala Nowak leaves.`
pub fn leave(event: &Event, entry: &ResultEntry, of: [Id; 2]) -> Option<Message> {
    let names: Vec<String> =
        entry.leavers.sides().map(|side| event.label(of[side as usize])).collect();
    let sentence = msg!("result.after-match", n = names.len(), names = names.clone());
    match names.is_empty() {
        false => Some(sentence),
        // A mark that was saved before is taken away.
        true => entry.new_leavers(event).map(|_| msg!("result.nobody-leaves")),
    }
}

/// A sentence if this player of the table is no longer in the event.
pub fn gone(event: &Event, id: Id) -> Option<Message> {
    let entrant = event.entrant(id)?;
    let name = entrant.label();
    match entrant.status {
        Status::Active | Status::Unregistered => None,
        Status::Dropped { .. } => Some(msg!("players.left-already", name)),
        Status::Disqualified { .. } => Some(msg!("players.disqualified-already", name)),
    }
}

/// The key that names this winner; none while both scores are typed.
pub fn winner_key(entry: &ResultEntry, side: Side) -> String {
    match entry.asked() {
        Asked::Scores => String::new(),
        _ => key_for(Context::Report, [FIRST_WON, SECOND_WON][side as usize]),
    }
}

/// The figure of each typed game in this side's score, apart from the name before.
pub fn games(event: &Event, entry: &ResultEntry, side: Side, words: &Words) -> String {
    let apart =
        |figures: String| if figures.is_empty() { figures } else { format!(" · {figures}") };
    if let Some(score) = entry.score_of(side) {
        return apart(score);
    }
    // The numbers that are typed then take their place.
    if entry.asked() == Asked::GamesWon {
        return String::new();
    }
    let preliminary = entry.pairing(event).is_some_and(|pairing| pairing.number.is_none());
    let figure = |letter| {
        let game = match letter {
            'W' => Game::Won,
            'L' => Game::Lost,
            'D' => Game::Drawn,
            _ => Game::BothLost,
        };
        let [a, b] = event.figures_of_game(game, preliminary);
        if side == Side::A { a } else { b }
    };
    if !entry.games.is_empty() && event.counts_game_points(preliminary) {
        let figures: Vec<String> = entry.games.chars().map(figure).collect();
        let points = words.text(&msg!("screen.points-short"));
        return apart(format!("{} {points}", figures.join(" + ")));
    }
    // Letters, because figures would look like the score.
    let letter = |letter| match (side, letter) {
        (Side::B, 'W') => "L".to_owned(),
        (Side::B, 'L') => "W".to_owned(),
        _ => String::from(letter),
    };
    apart(entry.games.chars().map(letter).collect::<Vec<_>>().join(" "))
}

/// The question that the dialog asks now.
pub fn asked(report: &ReportDialog, model: &Model) -> Line<'static> {
    let theme = &model.theme;
    let (Some(event), entry) = (model.event(), &report.entry) else { return Line::default() };
    let one_game = !entry.has_several_games(event);
    let question = match entry.asked() {
        Asked::Games => {
            let (text, key) = who_won(report, event);
            let text = format!(" {}", model.words.text(&text));
            return match key {
                Some(key) => list::with_key(text, &key, theme, theme.quiet),
                None => Line::styled(text, theme.quiet),
            };
        }
        Asked::Scores => {
            let key = key_for(Context::Scores, SAVE_RESULT);
            let text = model.words.text(&entry.scores_asked(event, &key, false));
            return list::with_key(format!(" {text}"), &key, theme, theme.quiet);
        }
        Asked::Margin => return margin(entry, event, model),
        Asked::GamesWon => return games_won(entry, event, model),
        Asked::Outcome => msg!("dialog.what-outcome"),
        Asked::WhoConceded if !one_game => {
            let [one, two] = named(Context::Conceded);
            msg!("dialog.who-conceded-game", game = entry.games.len() + 1, one, two)
        }
        Asked::WhoConceded | Asked::WhoConcededTheMatch => {
            let [one, two] = named(Context::Conceded);
            msg!("dialog.who-of-match", what = "conceded", one, two)
        }
        Asked::WhoWasAbsent => {
            let [one, two] = named(Context::Absent);
            msg!("dialog.who-of-match", what = "absent", one, two)
        }
        Asked::ScoreWinner => entry.winner_asked(event, named(Context::ScoreWinner)),
        Asked::WhoPlaysFirstSide => {
            let side = event.ruleset.sides.first().cloned().unwrap_or_default();
            let [one, two] = named(Context::Sides);
            match one_game {
                true => msg!("dialog.who-plays-side", game = "only", side, one, two),
                false => msg!("dialog.who-plays-side", game = "first", side, one, two),
            }
        }
    };
    Line::styled(format!(" {}", model.words.text(&question)), theme.warning)
}

/// The keys that name the first and the second player here.
fn named(context: Context) -> [String; 2] {
    [FIRST_WON, SECOND_WON].map(|act| key_for(context, act))
}

/// The margin as far as it is typed, with its limits.
fn margin(entry: &ResultEntry, event: &Event, model: &Model) -> Line<'static> {
    let (theme, words) = (&model.theme, &model.words);
    let rule = event.ruleset.preliminary.margin.as_ref();
    let (name, most) = rule.map_or(("", 0), |rule| (rule.name.get(words.tag()), rule.most));
    let limits = words.text(&msg!("aids.number", least = 0u32, most));
    Line::from(vec![
        Span::styled(format!(" {}:", text::cut(name, 30)), theme.warning),
        Span::styled(format!(" {}", entry.digits()), theme.field),
        Span::styled(format!("  {limits}"), theme.quiet),
    ])
}

/// The games won as far as they are typed.
fn games_won(entry: &ResultEntry, event: &Event, model: &Model) -> Line<'static> {
    let (theme, words) = (&model.theme, &model.words);
    let [one, two] = entry
        .players(event)
        .map_or_else(Default::default, |ids| ids.map(|id| text::cut(&event.label(id), 18)));
    let ask = words.text(&msg!("result.ask", one, two));
    Line::from(vec![
        Span::styled(format!(" {ask}"), theme.warning),
        Span::styled(format!(" {}", entry.digits()), theme.field),
    ])
}

/// The question who won, and the key that stands out in it.
fn who_won(report: &ReportDialog, event: &Event) -> (Message, Option<String>) {
    let entry = &report.entry;
    let [one, two] = named(Context::Report);
    let one_game = !entry.has_several_games(event);
    let question = match () {
        () if report.awaits_confirmation || report.changed_by_others => {
            let leave = key_for(Context::Report, Act::CloseDialog);
            msg!("dialog.who-won-or-leave", one, two, leave)
        }
        () if one_game && entry.most_margin(event).is_some() => {
            msg!("dialog.asks-winner", how = "margin", one, two)
        }
        () if one_game && !report.is_newest(event) => {
            msg!("dialog.asks-winner", how = "before", one, two)
        }
        () if one_game && entry.pairing(event).is_some_and(|it| it.outcome.is_some()) => {
            msg!("dialog.asks-winner", how = "replaces", one, two)
        }
        () if one_game => msg!("dialog.asks-winner", how = "at-once", one, two),
        () if !entry.games.is_empty() => return next_game(entry, event, [one, two]),
        () => msg!("dialog.asks-winner", how = "each-game", one, two),
    };
    (question, None)
}

/// The score of a longer match so far, and the question for its next game: `1–1. Game 3 winner:
/// 1/2 (Enter: time is up)`.
fn next_game(
    entry: &ResultEntry,
    event: &Event,
    [one, two]: [String; 2],
) -> (Message, Option<String>) {
    let [a, b] = entry.games_so_far();
    let score = msg!("result.score", a, b);
    let key = key_for(Context::Report, SAVE_RESULT);
    if entry.is_over(event) {
        return (msg!("result.over", score, key = key.as_str()), Some(key));
    }
    let game = entry.games.len() + 1;
    let winner = match entry.draws(event) {
        true => {
            let drawn = key_for(Context::Report, DRAWN);
            msg!("result.next-or-drawn", score, game, one, two, drawn)
        }
        false => msg!("result.next", score, game, one, two),
    };
    match entry.lack(event) {
        None => (msg!("result.or-time", winner, key = key.as_str()), Some(key)),
        Some(_) => (winner, None),
    }
}

/// Columns of a mark, with its space.
pub const MARK: usize = 2;

/// Stands behind a player who still has to choose.
const CHOOSES: &str = "?";

/// The mark behind a name: the first letter of the player's side. A question mark stands behind
/// a player who still has to choose. The mark is empty in a game without sides.
pub fn mark(event: &Event, pairing: &Pairing, seat: Side, words: &Words) -> String {
    let [first, second] = event.ruleset.sides.as_slice() else { return String::new() };
    let id = pairing.at(seat);
    let letter = |side: &Text| {
        let name = capitalised(&text::sanitise(side.get(words.tag())));
        name.chars().next().map_or_else(String::new, String::from)
    };
    let sign = match pairing.on_sides() {
        Some([one, _]) if Some(one) == id => letter(first),
        Some(_) => letter(second),
        None if id.is_some() && pairing.chooser() == id && pairing.outcome.is_none() => {
            CHOOSES.to_owned()
        }
        None => " ".to_owned(),
    };
    format!(" {sign}")
}

/// `Table 3: Jan chooses the side`
pub fn of_table(event: &Event, pairing: &Pairing, columns: usize, words: &Words) -> Option<String> {
    let table = pairing.table?;
    let of_table = |sides: &str| {
        let table = msg!("common.table", n = table).capitalised();
        words.text(&msg!("common.labelled", label = table, text = sides))
    };
    let width = columns.saturating_sub(text::width(&of_table("")));
    Some(of_table(&in_words(event, pairing, width, words)?))
}

/// `Jan light, Ewa dark`; if there is too little room, the names are cut, not the sides.
pub fn in_words(event: &Event, pairing: &Pairing, columns: usize, words: &Words) -> Option<String> {
    let full = text::sanitise(&words.text(&event.side_words(pairing)?));
    if text::width(&full) <= columns {
        return Some(full);
    }
    let taken = words.text(&event.side_words_with(pairing, |_| String::new())?);
    let width = columns.saturating_sub(text::width(&taken));
    let beside = |id| pairing.on_sides()?.into_iter().find(|other| *other != id);
    let fitted = event.side_words_with(pairing, |id| {
        // A name gets half of the room, and what the other name leaves of its half.
        let other = beside(id).map(|other| text::width(&text::sanitise(&event.label(other))));
        let own = other.map_or(width, |other| (width / 2).max(width.saturating_sub(other)));
        text::cut_name(&event.label(id), own)
    });
    fitted.map(|sides| words.text(&sides))
}
