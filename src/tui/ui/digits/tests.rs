use super::*;

fn drawn(text: &str, width: u16, height: u16) -> Vec<String> {
    let area = Rect::new(0, 0, width, height);
    let mut buffer = Buffer::empty(area);
    Digits::new(text).render(area, &mut buffer);
    let line = |y| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    (0..height).map(|y| line(y).trim_end().to_owned()).collect()
}

#[test]
fn three_rows_hold_the_clock_of_a_pane() {
    assert_eq!(
        drawn("34:12", 17, 3),
        ["▀▀█ █ █ ▄ ▀█  ▀▀█", "▀▀█ ▀▀█ ▄  █  █▀▀", "▀▀▀   ▀   ▀▀▀ ▀▀▀"]
    );
    assert_eq!(
        drawn("+05:67", 21, 3),
        [" ▄  █▀█ █▀▀ ▄ █▀▀ ▀▀█", "▀█▀ █ █ ▀▀█ ▄ █▀█   █", "    ▀▀▀ ▀▀▀   ▀▀▀   ▀"]
    );
}

#[test]
fn without_room_the_text_stands_plainly() {
    assert_eq!(drawn("34:12", 9, 2), ["  34:12", ""]);
    assert_eq!(drawn("34:12", 3, 1), ["34…"]);
    assert_eq!(drawn("soon", 80, 1).concat().trim(), "soon");
}

#[test]
fn digits_take_the_largest_size_that_fits() {
    assert_eq!(Digits::new("34:12").size_in(Size::new(80, 24)), Size::new(63, 11));
    assert_eq!(Digits::new("34:12").size_in(Size::new(17, 3)), Size::new(17, 3));
    assert_eq!(Digits::new("34:12").size_in(Size::new(16, 3)), Size::new(5, 1));
}

#[test]
fn a_clock_in_text() {
    assert_eq!(clock_text(34 * 60 + 12), "34:12");
    assert_eq!(clock_text(-135), "+02:15");
    assert_eq!(clock_text(7200), "120:00");
}
