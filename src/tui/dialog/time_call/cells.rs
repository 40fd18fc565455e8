//! The cells of the form, in the order in which Enter goes through them.

use super::TimeDialog;
use crate::event::{Command, Event, GameNow, Games, Setting, Side, State, Wanted, Who};
use crate::ruleset::{Better, MatchShape, ProcedureStep, Undecided};

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
    pub(super) fn step_row(&mut self, event: &Event, by: isize) {
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
                Some(place) if !place.not_started && self.situation.is_none() => {
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
    fn sides_are_recorded(&self, setting: &Setting) -> bool {
        let game = self.chosen_place(setting).map_or(1, |place| place.game);
        setting.first_sides.get(game as usize - 1).is_some_and(Option::is_some)
    }
}

/// The most places that have a digit as their key.
const MOST: usize = 9;

/// A game that may be being played, with the games before it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// The game that is being played, or that has not started.
    pub game: u32,
    pub not_started: bool,
    /// The letters of the games before it.
    pub before: String,
    /// The round of that game to which it was played, and whether the rules ask for more.
    pub round: Option<(u32, bool)>,
    /// Whether the steps decide the game, if nobody has won it.
    pub by_steps: bool,
}

impl Place {
    pub fn now(&self) -> GameNow {
        match self.not_started {
            true => GameNow::Between,
            false => GameNow::Number(self.game),
        }
    }
}

/// The places of a match of several games, as the procedure knows them; none for one game.
pub fn places(setting: &Setting) -> Vec<Place> {
    if setting.shape == MatchShape::OneGame {
        return Vec::new();
    }
    let mut places = Vec::new();
    for game in 1..=setting.shape.most_games() as u32 {
        for not_started in [false, true] {
            let Some(row) = setting.procedure.game(game, not_started) else { continue };
            for before in games_before(setting, game) {
                let by_steps = match row.undecided {
                    Undecided::Steps => true,
                    Undecided::Leader => is_level(&before),
                    Undecided::Draw | Undecided::NotCounted => false,
                };
                let place = |round| {
                    let before = before.clone();
                    Place { game, not_started, before, round, by_steps }
                };
                match row.to_round {
                    None => places.push(place(None)),
                    Some(to) => {
                        places.push(place(Some((to, false))));
                        places.push(place(Some((to - 1, true))));
                    }
                }
            }
        }
    }
    places.truncate(MOST);
    places
}

fn is_level(before: &str) -> bool {
    before.matches('W').count() == before.matches('L').count()
}

/// The possible results of the games before this one: the known ones, and any for the others.
fn games_before(setting: &Setting, game: u32) -> Vec<String> {
    let known: Games = setting.so_far;
    let wanted = game as usize - 1;
    if known.played() > wanted {
        return Vec::new();
    }
    // In a match to two wins a drawn game is rare, and the verb takes it.
    let letters: &[char] = match setting.draws && setting.shape == MatchShape::TwoGames {
        true => &['W', 'L', 'D'],
        false => &['W', 'L'],
    };
    let mut all = vec![known.to_string()];
    for _ in known.played()..wanted {
        let longer = |before: &String| {
            letters.iter().map(|letter| format!("{before}{letter}")).collect::<Vec<_>>()
        };
        all = all.iter().flat_map(longer).collect();
    }
    let goes_on = |before: &String| {
        let won = ['W', 'L'].map(|letter| before.matches(letter).count());
        !setting.shape.is_over(won, before.len())
    };
    all.retain(goes_on);
    all
}

impl TimeDialog {
    /// Whether anything was typed or chosen.
    pub fn has_started(&self) -> bool {
        let chosen = self.place.is_some() || self.first_side.is_some() || self.rolled;
        chosen || !(self.typed.is_empty() && self.holders.is_empty() && self.rolls.is_empty())
    }

    /// Whether the other form is for the same table.
    pub(super) fn is_for(&self, other: &TimeDialog) -> bool {
        (self.stage, self.round, self.table) == (other.stage, other.round, other.table)
    }

    /// The form as it was left, for the event as it is now.
    pub fn again(mut self, event: &Event, series: bool) -> TimeDialog {
        self.series = series;
        self.changed(event);
        self
    }

    /// The command that records who plays the first-named side, if that was asked for.
    pub(super) fn side_to_record(&self, event: &Event) -> Option<Command> {
        let setting = self.setting(event).ok()?;
        let asked = self.cells(&setting).contains(&Cell::FirstSide);
        let who = self.pairing(event)?.at(self.first_side.filter(|_| asked)?)?;
        let side = event.ruleset.sides.first()?.en.clone();
        let (table, round) = (self.table, Some(self.round));
        Some(Command::Side { table, who: Who::id(who), side, round })
    }
}
