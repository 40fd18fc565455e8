use super::*;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::style::Modifier;

#[test]
fn a_line_that_fits_is_drawn_as_the_library_draws_it() {
    let [bold, italic] = [Modifier::BOLD, Modifier::ITALIC].map(Style::from);
    for text in ["Ala ", "Żółć", "日本", "a\tb", "e\u{301}", ""] {
        let spans = ["1 ", text, text, " – ", "Jan"].map(|part| Span::styled(part, italic));
        let line = Line::from(spans.to_vec()).style(bold);
        for columns in (0..LEAST_WITH_SIGN as u16).chain(line.width() as u16..24) {
            let whole = Rect::new(0, 0, columns + 2, 3);
            let mut terminal = Terminal::new(TestBackend::new(whole.width, 3)).unwrap();
            let area = Rect { x: 1, y: 1, width: columns, height: 1 };
            terminal.draw(|frame| put(frame, area, line.clone())).unwrap();
            let mut expected = Buffer::empty(whole);
            expected.set_line(1, 1, &line, columns);
            assert_eq!(terminal.backend().buffer(), &expected, "{text:?} in {columns}");
        }
    }
}
