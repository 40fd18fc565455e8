//! What a slip asks, and what is to be known of it, in the sheet of a result and in a pile.

use super::list;
use crate::event::{Event, Game, Id, Side, Status};
use crate::msg;
use crate::ruleset::MatchShape;
use crate::tui::dialog::{Awaiting, ReportDialog, key_after_scores};
use crate::tui::keys::{Act, Context, key_for};
use crate::tui::model::Model;
use crate::tui::text;
use crate::words::Message;
use ratatui::text::{Line, Span};

/// The mark of a win on time: `The win counts as: Modified win.`
pub(super) fn timed(event: &Event, report: &ReportDialog) -> Option<Message> {
    let name = event.ruleset.preliminary.timed_win_name();
    report.timed.then(|| msg!("time-call.marked", name))
}

/// Those marked as leaving after the match: `After this match Ala Nowak leaves.`
pub(super) fn leave(event: &Event, report: &ReportDialog, of: [Id; 2]) -> Option<Message> {
    let names: Vec<String> =
        report.leavers.sides().map(|side| event.label(of[side as usize])).collect();
    let told = msg!("result.after-match", n = names.len(), names = names.clone());
    match names.is_empty() {
        false => Some(told),
        // A mark that was saved before is taken away.
        true => report.new_leavers(event).map(|_| msg!("result.nobody-leaves")),
    }
}

/// A sentence if this player of the table is no longer in the event.
pub(super) fn gone(event: &Event, id: Id) -> Option<Message> {
    let entrant = event.entrant(id)?;
    let name = entrant.label();
    match entrant.status {
        Status::Active | Status::Unregistered => None,
        Status::Dropped { .. } => Some(msg!("players.left", name)),
        Status::Disqualified { .. } => Some(msg!("players.disqualified-already", name)),
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
        Awaiting::Outcome => return line(msg!("dialog.what-outcome"), theme.warning),
        Awaiting::WhoConceded => Context::Conceded,
        Awaiting::WhoConcededTheMatch => Context::MatchConceded,
        Awaiting::WhoWasAbsent => Context::Absent,
        Awaiting::WhoPlaysFirstSide => Context::Sides,
        Awaiting::ScoreWinner => Context::ScoreWinner,
        Awaiting::Margin => return margin(report, event, model),
        Awaiting::GamesWon => return games_won(report, event, model),
    });
    let question = match awaiting {
        Awaiting::WhoConceded if !one_game => {
            let game = report.games.len() + 1;
            msg!("dialog.who-conceded-game", game, one, two)
        }
        Awaiting::WhoConceded | Awaiting::WhoConcededTheMatch => {
            msg!("dialog.who-conceded", one, two)
        }
        Awaiting::WhoWasAbsent => msg!("dialog.who-was-absent", one, two),
        Awaiting::ScoreWinner => report.winner_asked(event, [one, two]),
        Awaiting::Outcome | Awaiting::WhoPlaysFirstSide | Awaiting::Margin | Awaiting::GamesWon => {
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
    let limits = words.text(&msg!("aids.number", least = 0u32, most));
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
    let ask = words.text(&msg!("result.ask", one, two));
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
        () if one_game
            && (!report.is_newest(event)
                || report.pairing(event).is_some_and(|it| it.outcome.is_some())) =>
        {
            msg!("dialog.who-won-before", one, two)
        }
        () if one_game => msg!("dialog.who-won", one, two),
        () if !report.games.is_empty() => return next_game(report, event, [one, two]),
        () => msg!("dialog.who-won-each-game", one, two),
    };
    (question, None)
}

/// The score of a longer match so far, and the question for its next game: `1–1. Game 3 winner:
/// 1/2 (Enter: ended on time)`.
fn next_game(
    report: &ReportDialog,
    event: &Event,
    [one, two]: [String; 2],
) -> (Message, Option<String>) {
    let [a, b] = report.games_so_far();
    let score = msg!("result.score", a, b);
    let key = key_for(Context::Report, Act::SaveResult);
    if report.is_over(event) {
        return (msg!("result.over", score, key = key.as_str()), Some(key));
    }
    let game = report.games.len() + 1;
    let winner = match report.draws(event) {
        true => {
            let drawn = key_for(Context::Report, Act::Drawn);
            msg!("result.next-or-drawn", score, game, one, two, drawn)
        }
        false => msg!("result.next", score, game, one, two),
    };
    match report.why_unfinished(event) {
        None => (msg!("result.or-time", winner, key = key.as_str()), Some(key)),
        Some(_) => (winner, None),
    }
}
