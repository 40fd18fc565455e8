//! Draws the dialog for the result of a table.

use super::dialog_box::{KeyList, boxed};
use super::{list, scrolled, sides, words};
use crate::event::{Event, Game, Id, Side, Status};
use crate::msg;
use crate::ruleset::MatchShape;
use crate::tui::dialog::{Awaiting, ReportDialog, key_after_scores};
use crate::tui::keys::{Act, Context, key_for};
use crate::tui::model::Model;
use crate::tui::text;
use crate::words::{Message, capitalised};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

const WIDTH: u16 = 54;
/// Columns beside a name: its key, and the games.
const KEY: usize = 4;
const GAMES: usize = 8;

pub fn draw(model: &Model, report: &ReportDialog, keys: &KeyList, frame: &mut Frame, body: Rect) {
    let theme = &model.theme;
    let Some(event) = model.event() else { return };
    let Some((pairing, [a, b])) = report.pairing(event).zip(report.players(event)) else { return };
    let [first, second] = [event.label(a), event.label(b)].map(|name| text::sanitise(&name));
    let longest = text::width(&first).max(text::width(&second));
    // The sides are told with both names, so the box is as wide as that.
    let sides = sides::in_words(event, pairing, usize::MAX, &model.words);
    let wanted = (longest + KEY + GAMES).max(sides.map_or(0, |sides| text::width(&sides) + 2));
    let width = WIDTH.max(wanted as u16).min(body.width.saturating_sub(4));
    let columns = usize::from(width);
    let preliminary = pairing.number.is_none();
    let name = |act: Act, name: &str, side: Side| {
        let key = winner_key(report, act);
        let name = text::left_name(name, columns.saturating_sub(KEY + GAMES));
        Line::from(vec![
            Span::styled(format!(" {key:1}  "), theme.key),
            Span::styled(name, theme.wanted),
            Span::styled(games(event, report, preliminary, side), theme.field),
        ])
    };
    let said = |text: &str, style: Style| -> Vec<Line<'static>> {
        let lines = text::wrapped(text, columns.saturating_sub(2));
        lines.into_iter().map(|line| Line::styled(format!(" {line}"), style)).collect()
    };
    let names = vec![name(Act::FirstWon, &first, Side::A), name(Act::SecondWon, &second, Side::B)];
    let question = asked(report, model);
    let wide = question.width() > columns;
    let mut below: Vec<Line> = Vec::new();
    if let Some(why) = &report.error_text {
        let warns = report.awaits_confirmation || report.changed_by_others;
        below.extend(said(
            &model.words.text(why),
            if warns { theme.warning } else { theme.refused },
        ));
    }
    let leaves = |id| pairing.side(id).is_some_and(|side| pairing.leavers.has(side));
    for word in [a, b].into_iter().filter(|id| !leaves(*id)).filter_map(|id| gone(event, id)) {
        below.extend(said(&model.words.text(&word), theme.warning));
    }
    let mut aside: Vec<Line> = Vec::new();
    if let Some(sides) = sides::in_words(event, pairing, columns.saturating_sub(2), &model.words) {
        aside.push(Line::styled(format!(" {}", capitalised(&sides)), theme.quiet));
    }
    if let Some(outcome) = pairing.outcome.as_ref().filter(|_| !report.awaits_confirmation) {
        let now = model.words.text(&words::result(event, pairing, outcome, [&first, &second]));
        let label = format!(" {} ", model.words.text(&msg!("dialog.now")));
        let room = columns.saturating_sub(text::width(&label));
        // Only what time gave is long enough for a second line.
        let lines = match pairing.time.is_some() {
            true => text::wrapped(&now, room),
            false => vec![text::cut(&now, room)],
        };
        let indent = " ".repeat(text::width(&label));
        let labels = std::iter::once(label).chain(std::iter::repeat(indent));
        aside.extend(labels.zip(lines).map(|(label, line)| {
            let (label, line) = (Span::styled(label, theme.quiet), Span::styled(line, theme.text));
            Line::from(vec![label, line])
        }));
    }
    if let Some(timed) = timed(event, report) {
        aside.extend(said(&model.words.text(&timed), theme.warning));
    }
    if let Some(leave) = leave(event, report, [a, b]) {
        aside.extend(said(&model.words.text(&leave), theme.warning));
    }
    let round = report.stage(event).map(|stage| stage.round_title(report.round));
    let round = round.unwrap_or_else(Message::nothing);
    let title = msg!("dialog.table-of-round", table = report.table, round);
    let title = model.words.text(&title);
    let gap = || vec![Line::default()];
    let whole = match wide {
        true => said(&question.to_string(), theme.quiet),
        false => vec![question.clone()],
    };
    let roomy = [gap(), names.clone(), gap(), whole, aside.clone(), below.clone()];
    // The question comes first, then the players, and then the changes.
    let short = match question.to_string().split_once('?') {
        Some((asked, _)) if wide => Line::styled(format!("{asked}?"), theme.quiet),
        _ => question,
    };
    let room = keys.room(model, body, columns as u16);
    let left = usize::from(room).saturating_sub(1 + names.len());
    let tight = [vec![short], names, summed(below.clone(), left, (report, model)), aside];
    let rows = |parts: &[Vec<Line>]| parts.iter().map(Vec::len).sum::<usize>() as u16;
    let fits = rows(&roomy) <= room;
    let lines = if fits { roomy.concat() } else { tight.concat() };
    let inner = boxed(frame, model, keys, body, (width, lines.len() as u16), &title);
    list::lines(frame, inner, &lines);
}

/// As much of the text as fits into this number of rows. Its last line, which says what to do,
/// always stays.
fn summed(
    mut told: Vec<Line<'static>>,
    rows: usize,
    (report, model): (&ReportDialog, &Model),
) -> Vec<Line<'static>> {
    let rows = rows.max(2);
    let Some(last) = told.pop() else { return told };
    let mut shown = scrolled::in_sight(model, &told, rows - 1, (&report.scroll, Context::Report));
    shown.push(last);
    shown
}

/// The mark of a win on time: `The win counts as: Modified win.`
pub(super) fn timed(event: &Event, report: &ReportDialog) -> Option<Message> {
    let name = event.ruleset.preliminary.timed_win_name();
    report.timed.then(|| msg!("timed.marked", name))
}

/// Those marked as leaving after the match: `After this match Ala Nowak leaves.`
pub(super) fn leave(event: &Event, report: &ReportDialog, of: [Id; 2]) -> Option<Message> {
    let names: Vec<String> =
        report.leavers.sides().map(|side| event.label(of[side as usize])).collect();
    let told = msg!("leaving.after-match", n = names.len(), names = names.clone());
    match names.is_empty() {
        false => Some(told),
        // A mark that was saved before is taken away.
        true => report.new_leavers(event).map(|_| msg!("leaving.nobody-leaves")),
    }
}

/// A sentence if this player of the table is no longer in the event.
pub(super) fn gone(event: &Event, id: Id) -> Option<Message> {
    let entrant = event.entrant(id)?;
    let name = entrant.label();
    match entrant.status {
        Status::Active | Status::FirstDayOnly { .. } | Status::Unregistered => None,
        Status::Dropped { .. } => Some(msg!("dialog.has-left", name)),
        Status::Disqualified { .. } => Some(msg!("dialog.is-disqualified", name)),
    }
}

/// The key that names this winner; none while both scores are typed.
pub(super) fn winner_key(report: &ReportDialog, act: Act) -> String {
    match report.takes_scores() {
        true => String::new(),
        false => key_for(Context::Report, act),
    }
}

/// A column for each typed game, with its figure in this side's score.
pub(super) fn games(event: &Event, report: &ReportDialog, preliminary: bool, side: Side) -> String {
    if let Some((score, now)) = report.score_of(side) {
        let cursor = if now && report.takes_scores() { "▏" } else { "" };
        return format!(" {score}{cursor}");
    }
    // The numbers that are typed then take their place.
    if report.awaiting == Some(Awaiting::GamesWon) {
        return String::new();
    }
    let figure = |letter| {
        let game = match letter {
            'W' => Game::Won,
            'L' => Game::Lost,
            'D' => Game::Drawn,
            _ => Game::BothLost,
        };
        let [a, b] = event.figures_of_game(game, preliminary);
        format!(" {}", if side == Side::A { a } else { b })
    };
    report.games.chars().map(figure).collect()
}

/// The question that the dialog asks now.
pub(super) fn asked(report: &ReportDialog, model: &Model) -> Line<'static> {
    let theme = &model.theme;
    let Some(event) = model.event() else { return Line::default() };
    let line = |said: Message, style| Line::styled(format!(" {}", model.words.text(&said)), style);
    if report.takes_scores() {
        let key = key_after_scores();
        let said = model.words.text(&report.scores_asked(event, &key, false));
        return list::with_key(format!(" {said}"), &key, theme, theme.quiet);
    }
    let Some(awaiting) = report.awaiting else {
        let (said, key) = who_won(report, event);
        let said = format!(" {}", model.words.text(&said));
        return match key {
            Some(key) => list::with_key(said, &key, theme, theme.quiet),
            None => Line::styled(said, theme.quiet),
        };
    };
    let one_game = report.shape(event) == MatchShape::OneGame;
    let [one, two] = named(match awaiting {
        Awaiting::WhoConceded => Context::Conceded,
        Awaiting::WhoConcededTheMatch => Context::MatchConceded,
        Awaiting::WhoWasAbsent => Context::Absent,
        Awaiting::WhoPlaysFirstSide => Context::Sides,
        Awaiting::ScoreWinner => Context::ScoreWinner,
        Awaiting::Margin => return margin(report, event, model),
        Awaiting::GamesWon => return games_won(report, event, model),
    });
    let question = match awaiting {
        Awaiting::WhoConceded if one_game => {
            msg!("dialog.who-conceded", one, two)
        }
        Awaiting::WhoConceded => {
            let game = report.games.len() + 1;
            msg!("dialog.who-conceded-game", game, one, two)
        }
        Awaiting::WhoConcededTheMatch => {
            msg!("dialog.who-conceded-the-match", one, two)
        }
        Awaiting::WhoWasAbsent => msg!("dialog.who-was-absent", one, two),
        Awaiting::ScoreWinner => {
            let drawn = key_for(Context::ScoreWinner, Act::Drawn);
            report.winner_asked(event, [one, two, drawn])
        }
        Awaiting::WhoPlaysFirstSide | Awaiting::Margin | Awaiting::GamesWon => {
            let side = event.ruleset.sides.first().cloned().unwrap_or_default();
            match one_game {
                true => msg!("dialog.who-plays", side, one, two),
                false => msg!("dialog.who-plays-in-game-1", side, one, two),
            }
        }
    };
    line(question, theme.warning)
}

/// The keys that name the first and the second player here.
fn named(context: Context) -> [String; 2] {
    [Act::FirstWon, Act::SecondWon].map(|act| key_for(context, act))
}

/// The margin as far as it is typed, with its limits.
fn margin(report: &ReportDialog, event: &Event, model: &Model) -> Line<'static> {
    let (theme, words) = (&model.theme, &model.words);
    let rule = event.ruleset.preliminary.margin.as_ref();
    let (name, most) = rule.map_or(("", 0), |rule| (rule.name.get(words.tag()), rule.most));
    let limits = words.text(&msg!("dialog.up-to", most));
    Line::from(vec![
        Span::styled(format!(" {}:", text::cut(name, 30)), theme.warning),
        Span::styled(format!(" {}▏", report.margin), theme.field),
        Span::styled(format!("  {limits}"), theme.quiet),
    ])
}

/// The games won as far as they are typed, and why they are no result.
fn games_won(report: &ReportDialog, event: &Event, model: &Model) -> Line<'static> {
    let (theme, words) = (&model.theme, &model.words);
    let [one, two] = report
        .players(event)
        .map_or_else(Default::default, |ids| ids.map(|id| text::cut(&event.label(id), 18)));
    let typed = report.shown_games_won();
    let ask = words.text(&msg!("games-won.ask", one, two));
    Line::from(vec![
        Span::styled(format!(" {ask}"), theme.warning),
        Span::styled(format!(" {typed}"), theme.field),
    ])
}

/// The question who won, and the key that stands out in it.
fn who_won(report: &ReportDialog, event: &Event) -> (Message, Option<String>) {
    let [one, two] = named(Context::Report);
    let one_game = report.shape(event) == MatchShape::OneGame;
    let question = match () {
        () if report.awaits_confirmation || report.changed_by_others => {
            let leave = key_for(Context::Report, Act::CloseDialog);
            msg!("dialog.who-won-or-leave", one, two, leave)
        }
        () if one_game && report.most_margin(event).is_some() => {
            msg!("dialog.who-won-by-how-much", one, two)
        }
        () if one_game && !report.is_newest(event) => {
            msg!("dialog.who-won-before", one, two)
        }
        () if one_game && report.pairing(event).is_some_and(|it| it.outcome.is_some()) => {
            msg!("slips.who-won-otherwise", one, two)
        }
        () if one_game => msg!("dialog.who-won", one, two),
        () if report.why_unfinished(event).is_none() => {
            let key = key_for(Context::Report, Act::SaveResult);
            let game = report.games.len() + 1;
            let saves = msg!("dialog.saves-it", key = key.as_str(), game, one, two);
            return (saves, Some(key));
        }
        () => msg!("dialog.who-won-each-game", one, two),
    };
    (question, None)
}
