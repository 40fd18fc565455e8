use super::*;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

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
    let cells: Vec<_> = before.diff(&after);
    written(&cells)
}

const PLAIN: Style = Style::new();

#[test]
fn a_style_is_set_once_and_moves_are_short() {
    let amber = PLAIN.fg(Color::Indexed(215)).add_modifier(Modifier::BOLD);
    let after = [("ab  cd", amber), ("x", PLAIN.bg(Color::LightRed)), ("y", PLAIN)];
    let empty = [("", PLAIN); 3];
    assert_eq!(
        between(12, &empty, &after),
        "\x1b[1;1H\x1b[1;38;5;215mab  cd\x1b[2;1H\x1b[0;101mx\x1b[3;1H\x1b[my"
    );
    assert_eq!(between(12, &after, &after), "");
    let (before, after) = ([("abcdef", PLAIN)], [("abXdYf", PLAIN)]);
    assert_eq!(between(12, &before, &after), "\x1b[1;3HX\x1b[5GY");
    let wide = [("漢x", PLAIN)];
    assert_eq!(between(12, &[("", PLAIN)], &wide), "\x1b[1;1H漢\x1b[1;3Hx");
    let (before, red) = (
        [("ab  cd", amber)],
        [("ab  cd", PLAIN.fg(Color::Rgb(1, 2, 3)).add_modifier(Modifier::BOLD))],
    );
    assert_eq!(between(12, &before, &red)[..26], *"\x1b[1;1H\x1b[1;38;2;1;2;3mab  c");
}

#[test]
fn blanks_are_erased_unless_they_can_be_seen() {
    let bold = PLAIN.add_modifier(Modifier::BOLD);
    let before = [("abcdefghij", PLAIN)];
    assert_eq!(
        between(10, &before, &[("X       YZ", bold)]),
        "\x1b[1;1H\x1b[1mX\x1b[7X\x1b[9GYZ\x1b[m"
    );
    assert_eq!(between(10, &before, &[("X  defghij", bold)])[..14], *"\x1b[1;1H\x1b[1mX  d");
    let reversed = PLAIN.add_modifier(Modifier::REVERSED);
    assert_eq!(
        between(10, &before, &[("          ", reversed)]),
        "\x1b[1;1H\x1b[7m          \x1b[m"
    );
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
        shown.process(written(&before.diff(&now)).as_bytes());
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
