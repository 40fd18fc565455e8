use super::*;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Style};

fn size(n: u16) -> std::num::NonZeroU16 {
    n.try_into().unwrap()
}

/// The bytes that lead from one screen of this width to another.
fn between(width: u16, before: &[(&str, Style)], after: &[(&str, Style)]) -> String {
    let drawn = |lines: &[(&str, Style)]| {
        let mut buffer = Buffer::empty(Rect::new(0, 0, width, lines.len() as u16));
        for ((line, style), y) in lines.iter().zip(0..) {
            buffer.set_string(0, y, line, *style);
        }
        buffer
    };
    let (before, after) = (drawn(before), drawn(after));
    written(&seen(before.diff(&after), &ShownCells::of(&before)), &ShownCells::of(&after))
}

const PLAIN: Style = Style::new();

#[test]
fn a_style_is_set_once_and_moves_are_short() {
    let amber = PLAIN.fg(Color::Indexed(215)).add_modifier(Modifier::BOLD);
    let after = [("ab  cd", amber), ("x", PLAIN.bg(Color::LightRed)), ("y", PLAIN)];
    let empty = [("", PLAIN); 3];
    assert_eq!(
        between(12, &empty, &after),
        "\x1b[1;38;5;215m\x1b[1Hab  cd\x1b[0;101m\n\rx\x1b[m\n\ry"
    );
    assert_eq!(between(12, &after, &after), "");
    let (before, after) = ([("abcdef", PLAIN)], [("abXdYf", PLAIN)]);
    assert_eq!(between(12, &before, &after), "\x1b[1;3HXdY");
    let wide = [("漢x", PLAIN)];
    assert_eq!(between(12, &[("", PLAIN)], &wide), "\x1b[1H漢\x1b[1;3Hx");
    let (before, red) = (
        [("ab  cd", amber)],
        [("ab  cd", PLAIN.fg(Color::Rgb(1, 2, 3)).add_modifier(Modifier::BOLD))],
    );
    assert_eq!(between(12, &before, &red)[..26], *"\x1b[1;38;2;1;2;3m\x1b[1Hab  cd\x1b");
}

#[test]
fn blanks_are_erased_unless_they_can_be_seen() {
    let bold = PLAIN.add_modifier(Modifier::BOLD);
    let before = [("abcdefghij", PLAIN)];
    // A step over seven erased blanks takes as many bytes as they.
    assert_eq!(between(10, &before, &[("X       YZ", bold)]), "\x1b[1m\x1b[1HX       YZ\x1b[m");
    assert_eq!(between(10, &before, &[("X         ", bold)]), "\x1b[1m\x1b[1HX\x1b[K\x1b[m");
    let long = [("abcdefghijklmnop", PLAIN)];
    assert_eq!(between(16, &long, &[("X            nop", PLAIN)]), "\x1b[1HX\x1b[12X");
    assert_eq!(between(16, &long, &[("X             YZ", PLAIN)]), "\x1b[1HX\x1b[13X\x1b[13CYZ");
    assert_eq!(between(10, &before, &[("X  defghij", bold)])[..12], *"\x1b[1m\x1b[1HX  d");
    let reversed = PLAIN.add_modifier(Modifier::REVERSED);
    assert_eq!(between(10, &before, &[("          ", reversed)]), "\x1b[7m\x1b[1H          \x1b[m");
}

#[test]
fn a_terminal_shows_what_was_drawn() {
    let styles = [
        PLAIN,
        PLAIN.fg(Color::Indexed(117)).add_modifier(Modifier::BOLD),
        PLAIN.bg(Color::Indexed(237)),
        PLAIN.add_modifier(Modifier::REVERSED),
        PLAIN.fg(Color::LightYellow).add_modifier(Modifier::DIM | Modifier::UNDERLINED),
    ];
    let words = ["Zażółć", "  ", "        ", "█▀▄", "12:34", "é", "─"];
    let mut terminal = Terminal::new(TestBackend::new(40, 8)).unwrap();
    let mut shown = vt100::Parser::new(size(8), size(40), 0);
    let mut before = terminal.backend().buffer().clone();
    for frame in 0..60_u16 {
        terminal
            .draw(|screen| {
                let at = |n: u16| usize::from(frame.wrapping_mul(31).wrapping_add(n * 17));
                for y in 0..8 {
                    for part in 0..4 {
                        let n = y * 4 + part;
                        let word = words[at(n) % words.len()];
                        let style = styles[at(n) / 7 % styles.len()];
                        screen.buffer_mut().set_string(part * 9, y, word, style);
                    }
                }
            })
            .unwrap();
        let now = terminal.backend().buffer().clone();
        shown.process(
            written(&seen(before.diff(&now), &ShownCells::of(&before)), &ShownCells::of(&now))
                .as_bytes(),
        );
        before = now;
        for y in 0..8 {
            for x in 0..40 {
                let (cell, seen) = (&before[(x, y)], shown.screen().cell(y, x).unwrap());
                let symbol = Some(seen.contents()).filter(|s| !s.is_empty()).unwrap_or(" ");
                assert_eq!(symbol, cell.symbol(), "frame {frame}, {x}:{y}");
                let back = match cell.bg {
                    Color::Indexed(index) => vt100::Color::Idx(index),
                    _ => vt100::Color::Default,
                };
                assert_eq!(seen.bgcolor(), back, "frame {frame}, {x}:{y}");
                let is = |modifier| cell.modifier.contains(modifier);
                assert_eq!(seen.inverse(), is(Modifier::REVERSED), "frame {frame}, {x}:{y}");
                assert_eq!(seen.underline(), is(Modifier::UNDERLINED), "{frame}, {x}:{y}");
                if cell.symbol() != " " {
                    assert_eq!(seen.bold(), is(Modifier::BOLD), "frame {frame}, {x}:{y}");
                    assert_eq!(seen.dim(), is(Modifier::DIM), "frame {frame}, {x}:{y}");
                }
            }
        }
    }
}

#[test]
fn a_vt100_gets_its_own_sequences_only() {
    let mut row = Buffer::empty(Rect::new(0, 0, 4, 2));
    let bold = PLAIN.add_modifier(Modifier::BOLD | Modifier::CROSSED_OUT);
    row.set_string(0, 0, "ab", bold);
    row.set_string(2, 0, "c", PLAIN.fg(Color::Red));
    let cells = (0..3).map(|x| (x, 0, &row[(x, 0)]));
    let cells: Vec<_> = cells.chain([(1, 1, &row[(0, 0)])]).collect();
    let bytes = "\x1b[1;1H\x1b[0;1mab\x1b[0mc\x1b[2;2H\x1b[0;1ma\x1b[0m";
    assert_eq!(written_basic(&cells), bytes);
}

#[test]
fn cells_of_one_style_are_written_together_where_that_is_shorter() {
    let (key, quiet) = (PLAIN.fg(Color::Rgb(110, 190, 235)), PLAIN.fg(Color::Rgb(160, 166, 178)));
    let mut after = Buffer::empty(Rect::new(0, 0, 9, 2));
    for y in 0..2 {
        after.set_string(0, y, "a", key);
        after.set_string(1, y, "b", quiet);
    }
    let cells = Buffer::empty(after.area).diff(&after);
    assert_eq!(
        written(&cells, &ShownCells::of(&after)),
        "\x1b[38;2;110;190;235m\x1b[1Ha\n\ra\x1b[38;2;160;166;178mb\x1b[A\x08b\x1b[m"
    );
}

#[test]
fn the_next_piece_is_the_nearest_one() {
    let bold = PLAIN.add_modifier(Modifier::BOLD);
    let mut after = Buffer::empty(Rect::new(0, 0, 40, 3));
    after.set_string(0, 0, "a", PLAIN);
    after.set_string(30, 0, "b", bold);
    after.set_string(0, 1, "c", PLAIN);
    after.set_string(30, 1, "d", bold);
    after.set_string(0, 2, "e", PLAIN);
    let cells = Buffer::empty(after.area).diff(&after);
    assert_eq!(
        written(&cells, &ShownCells::of(&after)),
        "\x1b[1Ha\n\rc\n\re\x1b[1m\x1b[1;31Hb\x1b[B\x08d\x1b[m"
    );
}

#[test]
fn a_blank_in_another_style_is_the_same_blank() {
    let bold = PLAIN.add_modifier(Modifier::BOLD);
    let [before, after] = [[("a      b", bold)], [("a      b", PLAIN)]];
    assert_eq!(between(8, &before, &after), "\x1b[1Ha\x1b[6Cb");
}

#[test]
fn a_style_changes_only_what_differs() {
    let pen = |modifier| Pen { fg: Color::Indexed(117), bg: Color::Indexed(237), modifier };
    let [plain, bold] = [Modifier::empty(), Modifier::BOLD].map(pen);
    assert_eq!(bold.change(plain), "\x1b[22m");
    assert_eq!(plain.change(bold), "\x1b[1m");
    assert_eq!(bold.change(Pen { fg: Color::Reset, ..bold }), "\x1b[39m");
    assert_eq!(bold.change(Pen { modifier: Modifier::BOLD, ..Pen::PLAIN }), "\x1b[0;1m");
    // An end that not every terminal knows is not used.
    let crossed = pen(Modifier::CROSSED_OUT);
    assert_eq!(crossed.change(plain), "\x1b[0;38;5;117;48;5;237m");
}

#[test]
fn a_wide_sign_between_two_changes_stays_whole() {
    let row = |line: &str| {
        let mut row = Buffer::empty(Rect::new(0, 0, 8, 1));
        row.set_string(0, 0, line, PLAIN);
        row
    };
    let (before, after) = (row("a漢b"), row("x漢y"));
    assert_eq!(written(&before.diff(&after), &ShownCells::of(&after)), "\x1b[1Hx\x1b[2Cy");
}

#[test]
fn a_step_is_the_shortest_and_as_long_as_it_is_counted() {
    let steps = |n: u16, letter: char| match n {
        0 => String::new(),
        1 => format!("\x1b[{letter}"),
        _ => format!("\x1b[{n}{letter}"),
    };
    let places = || [0, 1, 2, 3, 4, 8, 9, 10, 11, 98, 99, 100, 119].into_iter();
    let all: Vec<(u16, u16)> = places().flat_map(|x| places().map(move |y| (x, y))).collect();
    for (column, row) in all.iter().copied() {
        for (x, y) in all.iter().copied() {
            let to_column = format!("\x1b[{}G", x + 1);
            let aside = match x {
                _ if x >= column => steps(x - column, 'C'),
                0 => "\r".to_owned(),
                _ if column - x <= 3 => "\x08".repeat((column - x).into()),
                _ => steps(column - x, 'D'),
            };
            let aside = if aside.len() <= to_column.len() { aside } else { to_column.clone() };
            let down = steps(y.saturating_sub(row), 'B') + &steps(row.saturating_sub(y), 'A');
            let feed = "\n".repeat(y.saturating_sub(row).into());
            let feed = (y > row).then(|| feed + if x == 0 { "\r" } else { &to_column });
            let anywhere = match x {
                0 => format!("\x1b[{}H", y + 1),
                _ => format!("\x1b[{};{}H", y + 1, x + 1),
            };
            let ways = [Some(anywhere), Some(down + &aside), feed];
            let shortest = ways.into_iter().flatten().min_by_key(String::len).unwrap();
            assert_eq!(step(Some((column, row)), (x, y)), shortest, "from {column} {row}");
            assert_eq!(step_length(Some((column, row)), (x, y)), shortest.len());
        }
    }
    assert_eq!(step(None, (0, 11)), "\x1b[12H");
    assert_eq!(step(None, (9, 0)), "\x1b[1;10H");
    assert_eq!(step_length(None, (9, 0)), 7);
}
