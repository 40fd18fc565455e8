use super::Play;

#[test]
fn the_cut_shows_who_is_in_and_who_is_next() {
    let mut play = Play::registered(8);
    play.keys(":").text("setup structure=custom rounds=1 cut=4").keys("Enter p").report_all();
    play.keys("c").sees("The cut to 4").sees("Player").sees("SoS").sees("──────────");
    let screen = play.screen();
    assert!(screen.contains("   5  ") && screen.contains("   6  "), "{screen}");
    assert!(!screen.contains("   7  "), "{screen}");
    play.sees("Enter makes the cut; a place given up goes to the").sees("next.  ");
    play.resize(30, 8).sees("▸   1  ").resize(80, 24).keys("Enter").misses("The cut to");
}
