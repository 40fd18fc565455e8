//! The style that the terminal writes with, the steps of its cursor, and the pieces of a frame.

use ratatui::buffer::Cell;
use ratatui::style::{Color, Modifier};

/// A cell with its place on the screen.
pub(super) type Placed<'a> = (u16, u16, &'a Cell);

/// Cells that stand side by side and have one style.
pub(super) type Piece<'a> = (Pen, &'a [Placed<'a>]);

/// The styles that make a blank visible.
const SEEN_ON_A_BLANK: Modifier =
    Modifier::UNDERLINED.union(Modifier::REVERSED).union(Modifier::CROSSED_OUT);

/// The numbers of SGR that switch a modifier on.
const MODIFIERS: [(Modifier, u8); 9] = [
    (Modifier::BOLD, 1),
    (Modifier::DIM, 2),
    (Modifier::ITALIC, 3),
    (Modifier::UNDERLINED, 4),
    (Modifier::SLOW_BLINK, 5),
    (Modifier::RAPID_BLINK, 6),
    (Modifier::REVERSED, 7),
    (Modifier::HIDDEN, 8),
    (Modifier::CROSSED_OUT, 9),
];

/// The colours and modifiers that the terminal writes with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Pen {
    pub(super) fg: Color,
    pub(super) bg: Color,
    pub(super) modifier: Modifier,
}

impl Pen {
    pub(super) const PLAIN: Pen =
        Pen { fg: Color::Reset, bg: Color::Reset, modifier: Modifier::empty() };

    pub(super) fn of(cell: &Cell) -> Pen {
        Pen { fg: cell.fg, bg: cell.bg, modifier: cell.modifier }
    }

    /// Whether a blank in this style cannot be told from a plain one.
    pub(super) fn is_blank_on_a_blank(self) -> bool {
        self.bg == Color::Reset && !self.modifier.intersects(SEEN_ON_A_BLANK)
    }

    /// The sequence that changes the style of the terminal from `self` to this one.
    pub(super) fn change(self, to: Pen) -> String {
        if self == to {
            return String::new();
        }
        if to == Pen::PLAIN {
            return "\x1b[m".to_owned();
        }
        let mut anew = vec!["0".to_owned()];
        anew.extend(Pen::PLAIN.steps(to).unwrap_or_default());
        let anew = anew.join(";");
        let steps = self.steps(to).map(|steps| steps.join(";"));
        let codes = steps.filter(|steps| steps.len() <= anew.len()).unwrap_or(anew);
        format!("\x1b[{codes}m")
    }

    /// The codes that change only what differs; None if a modifier ends that is rarely used.
    fn steps(self, to: Pen) -> Option<Vec<String>> {
        let mut ended = self.modifier.difference(to.modifier);
        let mut begun = to.modifier.difference(self.modifier);
        let mut codes: Vec<String> = Vec::new();
        for (modifiers, code) in ENDS {
            if ended.intersects(modifiers) {
                codes.push(code.to_owned());
                // The code ends all of them.
                begun |= to.modifier & modifiers;
                ended -= modifiers;
            }
        }
        let switched = MODIFIERS.iter().filter(|(modifier, _)| begun.contains(*modifier));
        codes.extend(switched.map(|(_, code)| code.to_string()));
        for (from, to, base) in [(self.fg, to.fg, 30), (self.bg, to.bg, 40)] {
            if from != to {
                codes.push(colour(to, base).unwrap_or_else(|| (base + 9).to_string()));
            }
        }
        ended.is_empty().then_some(codes)
    }
}

/// The numbers of SGR that switch modifiers off.
const ENDS: [(Modifier, &str); 3] = [
    (Modifier::BOLD.union(Modifier::DIM), "22"),
    (Modifier::UNDERLINED, "24"),
    (Modifier::REVERSED, "27"),
];

/// The code of a colour, for the foreground from 30 on or for the background from 40 on.
fn colour(colour: Color, from: u8) -> Option<String> {
    let bright = from + 60;
    let code = match colour {
        Color::Reset => return None,
        Color::Black => from,
        Color::Red => from + 1,
        Color::Green => from + 2,
        Color::Yellow => from + 3,
        Color::Blue => from + 4,
        Color::Magenta => from + 5,
        Color::Cyan => from + 6,
        Color::Gray => from + 7,
        Color::DarkGray => bright,
        Color::LightRed => bright + 1,
        Color::LightGreen => bright + 2,
        Color::LightYellow => bright + 3,
        Color::LightBlue => bright + 4,
        Color::LightMagenta => bright + 5,
        Color::LightCyan => bright + 6,
        Color::White => bright + 7,
        Color::Indexed(index) => return Some(format!("{};5;{index}", from + 8)),
        Color::Rgb(red, green, blue) => {
            return Some(format!("{};2;{red};{green};{blue}", from + 8));
        }
    };
    Some(code.to_string())
}

/// The shortest sequence that moves the cursor there.
pub(super) fn step(cursor: Option<(u16, u16)>, (x, y): (u16, u16)) -> String {
    let [anywhere, stepped, fed] = step_lengths(cursor, (x, y));
    let (Some((column, row)), true) = (cursor, anywhere > stepped.min(fed)) else {
        return match x {
            0 => format!("\x1b[{}H", y + 1),
            _ => format!("\x1b[{};{}H", y + 1, x + 1),
        };
    };
    let mut bytes = String::with_capacity(stepped.min(fed));
    // A line feed may lead to the first column too, so a column follows it. It scrolls nothing,
    // because the row that it leads to is on the screen.
    let feeds = fed < stepped;
    if feeds {
        bytes.extend(std::iter::repeat_n('\n', (y - row).into()));
    } else {
        push_times(&mut bytes, y.saturating_sub(row), 'B');
        push_times(&mut bytes, row.saturating_sub(y), 'A');
    }
    match x {
        0 if feeds || column > 0 => bytes.push('\r'),
        _ if feeds || aside_length(column, x) > to_column_length(x) => {
            push_number(&mut bytes, x + 1, 'G');
        }
        _ if x >= column => push_times(&mut bytes, x - column, 'C'),
        _ if column - x <= 3 => bytes.extend(std::iter::repeat_n('\x08', (column - x).into())),
        _ => push_times(&mut bytes, column - x, 'D'),
    }
    bytes
}

/// The number of bytes of [`step`]. The order of a frame asks for thousands, so none is written.
pub(super) fn step_length(cursor: Option<(u16, u16)>, to: (u16, u16)) -> usize {
    let [anywhere, stepped, fed] = step_lengths(cursor, to);
    anywhere.min(stepped).min(fed)
}

/// The bytes that it takes to name the place, to step there, and to go down by line feeds.
fn step_lengths(cursor: Option<(u16, u16)>, (x, y): (u16, u16)) -> [usize; 3] {
    let anywhere = 3 + digits(y + 1) + if x == 0 { 0 } else { 1 + digits(x + 1) };
    let Some((column, row)) = cursor else { return [anywhere, usize::MAX, usize::MAX] };
    let below = y.saturating_sub(row);
    let up_or_down = times_length(below) + times_length(row.saturating_sub(y));
    let stepped = up_or_down + aside_length(column, x).min(to_column_length(x));
    let fed = usize::from(below) + if x == 0 { 1 } else { to_column_length(x) };
    [anywhere, stepped, if below > 0 { fed } else { usize::MAX }]
}

/// The bytes from one column to another within the row.
fn aside_length(column: u16, x: u16) -> usize {
    match x {
        _ if x >= column => times_length(x - column),
        0 => 1,
        _ if column - x <= 3 => (column - x).into(),
        _ => times_length(column - x),
    }
}

fn to_column_length(x: u16) -> usize {
    3 + digits(x + 1)
}

fn digits(n: u16) -> usize {
    n.checked_ilog10().map_or(1, |log| log as usize + 1)
}

/// The bytes of [`push_times`].
fn times_length(n: u16) -> usize {
    match n {
        0 => 0,
        1 => 3,
        _ => 3 + digits(n),
    }
}

/// Adds so many steps in one direction.
fn push_times(bytes: &mut String, n: u16, letter: char) {
    match n {
        0 => {}
        1 => bytes.extend(['\x1b', '[', letter]),
        _ => push_number(bytes, n, letter),
    }
}

fn push_number(bytes: &mut String, n: u16, letter: char) {
    bytes.push_str("\x1b[");
    bytes.push_str(&n.to_string());
    bytes.push(letter);
}
