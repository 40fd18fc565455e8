//! The public address on the board: last in turn, under a digit of its own, never without letters.

use super::*;
use crate::tui::board::tests::sample::{act, now, registered};
use crate::tui::board::tour::views_in_turn;

const ADDRESS: &str = "https://turniej.example.org/sklep";

fn announce(event: &mut Event, address: &str) {
    act(
        event,
        Command::Setup(Setup { address: Some(address.to_owned()), ..Setup::default() }.into()),
    );
}

#[test]
fn the_address_comes_last_in_turn_while_it_is_announced() {
    let mut event = registered(8);
    assert_eq!(views_in_turn(&event, now().unix), [BoardView::ByName]);
    announce(&mut event, ADDRESS);
    assert_eq!(views_in_turn(&event, now().unix), [BoardView::ByName, BoardView::Address]);
    announce(&mut event, "none");
    assert_eq!(views_in_turn(&event, now().unix), [BoardView::ByName]);
    // A file may state anything; what is no address is not shown.
    event.setup.address = Some("javascript:alert(1)".to_owned());
    assert_eq!(views_in_turn(&event, now().unix), [BoardView::ByName]);
}

#[test]
fn a_digit_shows_it_and_every_size_has_its_letters() {
    let mut event = registered(8);
    let mut asked = board(&event, BoardView::Rotate);
    announce(&mut event, ADDRESS);
    press(&mut asked, &event, KeyCode::Char('8'));
    assert_eq!(asked.view(&event, now()), BoardView::Address);
    for (width, height) in [(80, 24), (120, 40), (60, 12), (40, 8)] {
        let lines = shown(&mut asked, &event, now(), width, height);
        assert!(lines.iter().any(|line| line.contains(ADDRESS)), "{lines:#?}");
    }
}
