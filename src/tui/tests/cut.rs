use super::TestApp;

#[test]
fn the_cut_shows_who_is_in_and_who_is_next() {
    let mut play = TestApp::registered(8);
    play.keys(":").text("setup structure=custom rounds=1 cut=4").keys("Enter p").report_all();
    play.keys("c")
        .assert_shows("The cut to 4")
        .assert_shows("Player")
        .assert_shows("SoS")
        .assert_shows("──────────");
    let screen = play.screen();
    assert!(screen.contains("   5  ") && screen.contains("   6  "), "{screen}");
    assert!(!screen.contains("   7  "), "{screen}");
    play.assert_shows("Enter makes the cut; a place given up goes to the").assert_shows("next.  ");
    play.resize(30, 8)
        .assert_shows("▸   1  ")
        .resize(80, 24)
        .keys("Enter")
        .assert_hides("The cut to");
}
