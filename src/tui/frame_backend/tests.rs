use super::*;

#[test]
fn the_cursor_is_hidden_once() {
    let mut sent = Vec::new();
    let mut backend = FrameBackend::new(&mut sent, false);
    for _ in 0..3 {
        backend.hide_cursor().unwrap();
    }
    backend.show_cursor().unwrap();
    assert_eq!(sent, b"\x1b[?25l\x1b[?25h");
}

#[test]
fn a_vt100_cannot_hide_its_cursor() {
    let mut sent = Vec::new();
    let mut backend = FrameBackend::new(&mut sent, true);
    backend.hide_cursor().unwrap();
    backend.show_cursor().unwrap();
    assert_eq!(sent, b"");
}

#[test]
fn where_the_cursor_is_needs_no_answer_of_the_terminal() {
    let mut sent = Vec::new();
    let mut backend = FrameBackend::new(&mut sent, false);
    assert_eq!(backend.get_cursor_position().unwrap(), Position::ORIGIN);
    backend.set_cursor_position((7, 3)).unwrap();
    assert_eq!(backend.get_cursor_position().unwrap(), Position::new(7, 3));
    assert_eq!(sent, b"\x1b[4;8H");
}

#[test]
fn a_long_frame_is_marked_and_a_short_one_is_not() {
    for (length, marked) in [(400, false), (401, true)] {
        let mut frame = FrameBuffer::default();
        queue!(frame, BeginSynchronizedUpdate).unwrap();
        frame.write_all(&vec![b'x'; length]).unwrap();
        frame.end_update().unwrap();
        let sent = String::from_utf8(frame.0.take()).unwrap();
        let text = "x".repeat(length);
        let whole = if marked { format!("\x1b[?2026h{text}\x1b[?2026l") } else { text };
        assert_eq!(sent, whole);
    }
}
