//! The cells of the form, in the order in which Enter goes through them.

use super::{TimeDialog, places};
use crate::event::{Event, Setting, Side, State, Wanted};
use crate::ruleset::{Better, ProcedureStep};

/// A place of the form that takes keys.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cell {
    /// The game that is being played.
    Game,
    /// The winner of that game.
    Won,
    /// The player of the first-named side.
    FirstSide,
    /// A number of one player.
    Number { step: usize, field: usize, seat: Side },
    /// The player of the two who has it.
    Holder { step: usize, field: usize },
    /// The winner's margin.
    Margin { winner: Side },
    /// The number of one player in the roll with this index.
    Roll { step: usize, n: usize, seat: Side },
}

impl Cell {
    /// Cells with the same value stand in one row.
    pub fn row(&self) -> (u8, usize, usize) {
        match *self {
            Cell::Game => (0, 0, 0),
            Cell::Won => (1, 0, 0),
            Cell::FirstSide => (2, 0, 0),
            Cell::Number { step, field, .. } | Cell::Holder { step, field } => (3, step, field),
            Cell::Roll { step, n, .. } => (4, step, n),
            Cell::Margin { .. } => (5, 0, 0),
        }
    }

    /// The player whose number it is.
    pub fn seat(&self) -> Option<Side> {
        match self {
            Cell::Number { seat, .. } | Cell::Roll { seat, .. } => Some(*seat),
            Cell::Margin { winner } => Some(*winner),
            Cell::Game | Cell::Won | Cell::FirstSide | Cell::Holder { .. } => None,
        }
    }
}

impl TimeDialog {
    /// The cell with the cursor.
    pub fn cell(&self, setting: &Setting) -> Option<Cell> {
        self.cells(setting).get(self.at).copied()
    }

    /// Moves the cursor by cells.
    pub fn step(&mut self, event: &Event, by: isize) {
        let Ok(setting) = self.setting(event) else { return };
        let last = self.cells(&setting).len().saturating_sub(1);
        self.at = self.at.saturating_add_signed(by).min(last);
    }

    /// Moves the cursor to the same player's cell in another row.
    pub fn step_row(&mut self, event: &Event, by: isize) {
        let Ok(setting) = self.setting(event) else { return };
        let cells = self.cells(&setting);
        let Some(now) = cells.get(self.at) else { return };
        let rows: Vec<(usize, &Cell)> = cells.iter().enumerate().collect();
        let other = |(_, cell): &&(usize, &Cell)| cell.row() != now.row();
        let (before, after) = rows.split_at(self.at);
        let row = match by < 0 {
            true => before.iter().rev().find(other),
            false => after.iter().find(other),
        };
        let Some((_, row)) = row else { return };
        let in_row = || rows.iter().filter(|(_, cell)| cell.row() == row.row());
        let same = in_row().find(|(_, cell)| cell.seat() == now.seat());
        self.at = same.or_else(|| in_row().next()).map_or(self.at, |(at, _)| *at);
    }

    /// The cells that are asked for now: what decides, and what the margin needs.
    pub fn cells(&self, setting: &Setting) -> Vec<Cell> {
        let mut cells = self.deciding_cells(setting);
        match self.for_margin {
            Some(Wanted::Margin { winner }) => cells.push(Cell::Margin { winner }),
            Some(Wanted::Count { step, field }) => {
                let seats = [Side::A, Side::B];
                cells.extend(seats.map(|seat| Cell::Number { step, field, seat }));
            }
            Some(
                Wanted::Game
                | Wanted::GamesBefore
                | Wanted::Winner { .. }
                | Wanted::RoundOfGame { .. }
                | Wanted::FirstSide
                | Wanted::Roll { .. },
            )
            | None => {}
        }
        cells
    }

    fn deciding_cells(&self, setting: &Setting) -> Vec<Cell> {
        let mut cells = Vec::new();
        let place = self.chosen_place(setting);
        if !places(setting).is_empty() {
            cells.push(Cell::Game);
            match &place {
                None => return cells,
                Some(place) if !place.not_begun && self.situation.is_none() => {
                    cells.push(Cell::Won);
                }
                Some(_) => {}
            }
        }
        if let Some(situation) = self.situation {
            let situation = setting.procedure.situations.get(situation);
            let found = situation.and_then(|one| setting.procedure.field(&one.holder));
            cells.extend(found.and_then(|(step, field)| {
                let fields = &setting.procedure.steps[step].fields;
                let field = fields.iter().position(|one| one.id == field.id)?;
                Some(Cell::Holder { step, field })
            }));
            return cells;
        }
        let plays_on = self
            .assessment
            .as_ref()
            .is_some_and(|known| matches!(known.state, State::PlayOn { .. }));
        if self.won.is_some() || plays_on || place.is_some_and(|place| !place.by_steps) {
            return cells;
        }
        let steps = setting.procedure.steps.iter().enumerate().take(self.steps);
        for (n, step) in steps {
            self.add_step(setting, (n, step), &mut cells);
        }
        cells
    }

    fn add_step(
        &self,
        setting: &Setting,
        (n, step): (usize, &ProcedureStep),
        cells: &mut Vec<Cell>,
    ) {
        if step.better == Better::Roll {
            return self.add_rolls(n, cells);
        }
        let by_side = step.fields.iter().any(|field| field.side.is_some());
        if by_side && !self.sides_are_recorded(setting) && !cells.contains(&Cell::FirstSide) {
            cells.push(Cell::FirstSide);
        }
        for (field, counted) in step.fields.iter().enumerate() {
            if step.is_held(counted) {
                cells.push(Cell::Holder { step: n, field });
            } else if counted.side.is_some() {
                // The number for a side has one text, whoever plays the side.
                cells.push(Cell::Number { step: n, field, seat: Side::A });
            } else {
                cells.push(Cell::Number { step: n, field, seat: Side::A });
                cells.push(Cell::Number { step: n, field, seat: Side::B });
            }
        }
    }

    /// A row for every roll: equal ones are rolled again.
    fn add_rolls(&self, step: usize, cells: &mut Vec<Cell>) {
        if self.rolled {
            // The cursor rests here, so that a digit changes no count above.
            cells.push(Cell::Roll { step, n: 0, seat: Side::A });
            return;
        }
        let equal = self.rolls().iter().take_while(|[a, b]| !a.is_empty() && a == b).count();
        for n in 0..=equal {
            cells.push(Cell::Roll { step, n, seat: Side::A });
            cells.push(Cell::Roll { step, n, seat: Side::B });
        }
    }

    /// Whether the event knows who plays which side in the game that is asked about.
    pub fn sides_are_recorded(&self, setting: &Setting) -> bool {
        let game = self.chosen_place(setting).map_or(1, |place| place.game);
        setting.first_sides.get(game as usize - 1).is_some_and(Option::is_some)
    }
}
