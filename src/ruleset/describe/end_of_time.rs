//! The end of the time, as a judge reads it out.

use super::page::{Page, series};
use crate::msg;
use crate::ruleset::{
    AfterWin, CountedField, GameAtTime, MatchShape, Procedure, ProcedureStep, Ruleset,
};
use crate::words::{Arg, Message};

pub(super) fn end_of_time(page: &mut Page<'_>, ruleset: &Ruleset) {
    for procedure in &ruleset.end_of_time {
        page.heading(&procedure.name);
        page.item("  ", &procedure.when);
        for said in rows(procedure) {
            page.item("  - ", said);
        }
        for (n, step) in procedure.steps.iter().enumerate() {
            page.item(&format!("  {}. ", n + 1), self::step(step));
            for field in &step.fields {
                let name = msg!("describe.beside", text = &field.name, beside = &field.id);
                page.item("     + ", worth(field, name));
            }
            if let Some(won_by) = &step.won_by {
                page.item("     ", msg!("time-value.told-as", text = won_by));
            }
        }
    }
}

/// When a procedure applies, and its steps with what is counted in each.
pub(super) fn told(procedure: &Procedure) -> Vec<Arg> {
    let steps = (1_usize..).zip(&procedure.steps).map(|(n, step)| {
        let told = self::step(step);
        let fields = step.fields.iter().map(|field| worth(field, &field.name));
        match step.fields.is_empty() {
            true => msg!("describe.step-number", n, step = told).into(),
            false => msg!("describe.step-counts", n, step = told, fields = series(fields)).into(),
        }
    });
    let rows = rows(procedure).into_iter().map(Arg::from);
    // A judge reads the steps out; what the program makes of them comes after.
    std::iter::once(Arg::from(&procedure.when)).chain(steps).chain(rows).collect()
}

/// Rows: where it holds, what becomes of the match, and which endings decide without the steps.
fn rows(procedure: &Procedure) -> Vec<Message> {
    let rounds = procedure.rounds.iter().map(|round| Arg::from(round.phrase()));
    let matches = procedure.matches.iter().map(|shape| Arg::from(shape.phrase()));
    let places: Vec<Arg> = rounds.chain(matches).collect();
    let place =
        (!places.is_empty()).then(|| msg!("time-value.holds-in", places = Arg::Series(places)));
    let most = procedure.matches.iter().map(|shape| shape.most_games()).max();
    let most = most.unwrap_or(MatchShape::FirstToTwo.most_games()) as u32;
    let most = procedure.games.iter().map(|row| row.game).fold(most, u32::max);
    let games = procedure.games.iter().map(|row| game(row, most));
    let situations = procedure.situations.iter().map(|situation| {
        let holder = procedure.field(&situation.holder);
        let step = holder.and_then(|(step, _)| procedure.steps.get(step));
        let why = step.map(|step| step.won_by.as_ref().unwrap_or(&step.text));
        let why = Arg::or_empty(why);
        msg!("time-value.situation", text = &situation.text, id = &situation.id, why)
    });
    let margin = procedure.margin_from.as_deref().and_then(|id| procedure.field(id));
    let margin = margin.map(|(_, field)| msg!("time-value.margin-from", name = &field.name));
    place.into_iter().chain(games).chain(situations).chain(margin).collect()
}

fn game(row: &GameAtTime, most: u32) -> Message {
    let game = match (row.not_begun, row.to_round) {
        (true, _) => msg!("time-value.game-not-begun", n = row.game),
        (false, Some(round)) => msg!("time-value.game-to-round", n = row.game, round),
        (false, None) => msg!("time-value.game", n = row.game),
    };
    let undecided = row.undecided.phrase();
    // Nothing follows the last game.
    if row.not_begun || row.game == most {
        return msg!("time-value.row", game, undecided);
    }
    let won = match row.won {
        AfterWin::MatchEnds if most == 1 => {
            return msg!("time-value.row", game, undecided);
        }
        won => won.phrase(),
    };
    msg!("time-value.row-won", game, undecided, won)
}

/// A step, and which of its numbers wins.
fn step(step: &ProcedureStep) -> Message {
    msg!("describe.beside", text = &step.text, beside = step.better.phrase())
}

/// The counted field of this name, and the worth of a piece.
fn worth(field: &CountedField, name: impl Into<Arg>) -> Arg {
    let mut told = name.into();
    if let Some(most) = field.most {
        told = match &field.above {
            Some(above) => {
                msg!("time-value.at-most-above", name = told, most, above)
            }
            None => msg!("time-value.at-most", name = told, most),
        }
        .into();
    }
    if let Some(worth) = field.hundredths {
        told = msg!("describe.worth-each", name = told, worth = hundredths(worth)).into();
    }
    if !field.bands.is_empty() {
        let bands =
            series(field.bands.iter().map(|band| {
                msg!("describe.band", n = band.from, worth = hundredths(band.hundredths))
            }));
        told = msg!("describe.worth-bands", name = told, bands).into();
    }
    told
}

/// Hundredths as a decimal number without trailing zeros: `4`, `0.25`, in Polish `0,25`.
pub fn hundredths(worth: i64) -> Arg {
    let sign = if worth < 0 { "-" } else { "" };
    let worth = worth.unsigned_abs();
    let text = format!("{sign}{}.{:02}", worth / 100, worth % 100);
    Arg::Decimal(text.trim_end_matches('0').trim_end_matches('.').to_owned())
}
