//! What stands over the screen: forms, questions, the palette.

use super::Play;

#[test]
fn a_side_that_is_to_be_named_is_named_in_the_hints() {
    let mut play = Play::paired(4);
    let pairing = play.event().round().unwrap().at_table(1).unwrap().clone();
    let [a, b] = [pairing.a, pairing.b.unwrap()].map(|id| play.event().label(id));
    play.keys("1 Enter c").sees(&format!(" 1 {a} conceded  2 {b} conceded  Esc back"));
    play.misses("both lost").misses("first won").keys("Esc").sees("first won").keys("n");
    play.sees(&format!(" 1 {a} did not appear  2 {b} did not appear  Esc back"));
    play.misses("first won").keys("d").sees("Who did not appear");
}
