//! The table of tournament points.

use super::halves::{Halves, points_figure};
use crate::msg;
use crate::words::Arg;
use serde::{Deserialize, Serialize};

/// Tournament points, in units. Without `draw` there are no draws.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Written", into = "Written")]
pub struct Scoring {
    pub per: PointsPer,
    pub win: u32,
    pub draw: Option<u32>,
    pub loss: u32,
    /// Points of a whole bye.
    pub bye: u32,
    /// Points of a game drawn on time, if they differ from `draw`.
    pub timed_draw: Option<u32>,
    /// Points of a win on time, or of another win that is worth less. Absent: there is none.
    pub timed_win: Option<u32>,
    /// Points of its loss, if they differ from `loss`.
    pub timed_loss: Option<u32>,
    /// How many units a point has: 2 where anything is worth half a point, else 1.
    pub units: u32,
}

impl From<Written> for Scoring {
    fn from(written: Written) -> Scoring {
        let units = written.units();
        let of = |worth: Halves| worth.in_units(units);
        Scoring {
            per: written.per,
            win: of(written.win),
            draw: written.draw.map(of),
            loss: of(written.loss),
            bye: of(written.bye),
            timed_draw: written.timed_draw.map(of),
            timed_win: written.timed_win.map(of),
            timed_loss: written.timed_loss.map(of),
            units,
        }
    }
}

impl From<Scoring> for Written {
    fn from(points: Scoring) -> Written {
        let of = |worth: u32| Halves::of_units(worth, points.units);
        Written {
            per: points.per,
            win: of(points.win),
            draw: points.draw.map(of),
            loss: of(points.loss),
            bye: of(points.bye),
            timed_draw: points.timed_draw.map(of),
            timed_win: points.timed_win.map(of),
            timed_loss: points.timed_loss.map(of),
        }
    }
}

impl Scoring {
    /// Points for people: `4`, `4½`.
    pub fn shown(&self, points: u32) -> Arg {
        points_figure(points, self.units)
    }

    /// The points for a win, a draw and a loss, in a row.
    pub fn worth(&self, timed_win: Arg) -> Arg {
        let mut worth: Vec<Arg> = vec![msg!("announce.win", n = self.shown(self.win)).into()];
        // A draw on time has its own worth only where time alone makes a draw.
        let draw = self.timed_draw.or(self.draw);
        worth.extend(draw.map(|draw| Arg::from(msg!("announce.draw", n = self.shown(draw)))));
        worth.push(msg!("announce.loss", n = self.shown(self.loss)).into());
        worth.extend(
            self.timed_win.map(|win| {
                Arg::from(msg!("timed.win-worth", name = timed_win, n = self.shown(win)))
            }),
        );
        worth.extend(
            self.timed_loss.map(|loss| Arg::from(msg!("timed.loss-worth", n = self.shown(loss)))),
        );
        Arg::Series(worth)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PointsPer {
    Match,
    Game,
}

/// The table of points as a file has it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "Scoring")]
struct Written {
    per: PointsPer,
    win: Halves,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    draw: Option<Halves>,
    #[serde(default)]
    loss: Halves,
    bye: Halves,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    timed_draw: Option<Halves>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    timed_win: Option<Halves>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    timed_loss: Option<Halves>,
}

impl Written {
    /// How many units a point has: two, if there is a half anywhere.
    fn units(&self) -> u32 {
        let some = [self.draw, self.timed_draw, self.timed_win, self.timed_loss];
        let all = [self.win, self.loss, self.bye].into_iter().chain(some.into_iter().flatten());
        if all.into_iter().any(|worth| worth.0 % 2 == 1) { 2 } else { 1 }
    }
}
