use super::*;
use crate::event::fixture::Desk;
use crate::odds::prospects;
use crate::tui::board::sheet::standing_sheet;
use crate::words::Words;
use ratatui::buffer::Buffer;

/// Every page that shows a mark tells what it means, and it takes no row from the list.
#[test]
fn the_legend_stands_on_every_page() {
    let mut desk = Desk::custom(1, 0, &["Ewa", "Jan", "Ola", "Iga", "Ula", "Leo", "Ida", "Jon"]);
    desk.does("pair");
    desk.play(|_, a, b| a < b);
    let theme = Theme::of(Depth::None, Background::Unknown);
    let known = prospects(&desk.event);
    let marked = standing_sheet(&desk.event, known.as_ref(), (&theme, Words::english()));
    let plain = standing_sheet(&desk.event, None, (&theme, Words::english()));
    assert_eq!(marked.rows.len(), plain.rows.len());
    assert!(plain.legend.is_none());
    let area = Rect::new(0, 0, 70, 7);
    assert_eq!(marked.pages(area), 2);
    for page in 0..2 {
        let mut buffer = Buffer::empty(area);
        marked.draw(page, area, &mut buffer, &theme);
        let row = |y| (0..area.width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
        assert_eq!(row(6).trim(), "First place: ✓ clinched, – eliminated (if nobody drops)");
        assert!(row(2).contains('✓') || row(2).contains('–'), "{}", row(2));
    }
}
