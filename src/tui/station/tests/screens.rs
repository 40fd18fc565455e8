use super::sample::Shop;

#[test]
fn names_and_keys_are_large_and_plain() {
    let shop = Shop::paired("destiny");
    let mut at = shop.station();
    at.size = (60, 18);
    at.keys("1");
    let rule = "─".repeat(60);
    let blank = |lines: &mut Vec<String>| lines.retain(|line| !line.is_empty());
    let mut start = at.lines();
    blank(&mut start);
    assert_eq!(
        start,
        [
            "  Liga Bard · Round 1 of 3",
            &rule,
            "  Enter your result",
            "  Table 1▏",
            "  ▀█",
            "   █",
            "  ▀▀▀",
            "  Type the number of your table and press Enter.",
            "  Enter continue   L polski",
        ]
    );
    at.keys("Enter");
    assert_eq!(
        at.lines(),
        [
            "  Liga Bard · Round 1 of 3",
            &rule,
            "",
            "  Table 1",
            "",
            "    1   Zofia Bąk",
            "",
            "    2   Jan Źrebiec",
            "",
            "  Who won? Press 1 or 2.",
            "",
            "  Not finished, conceded, nobody there? Call a judge.",
            "",
            "",
            "",
            "",
            "",
            "  1 2 won   ? something else   Esc back   L polski",
        ]
    );
}

#[test]
fn everything_needed_fits_into_forty_by_twelve() {
    let shop = Shop::paired("destiny");
    for (language, yes) in [("", " Y "), ("L", " T ")] {
        let mut at = shop.station();
        at.size = (40, 12);
        at.keys(language).keys("1 Enter").shows("Zofia Bąk").shows("Jan Źrebiec").shows(" 1 ");
        at.shows("Esc").keys("1").shows("Zofia Bąk").shows(yes).shows("N ");
    }
    let mut at = shop.station();
    at.size = (40, 12);
    at.keys("1 Enter");
    assert_eq!(
        at.lines(),
        [
            "  Liga Bard · Round 1 of 3",
            "────────────────────────────────────────",
            "  Table 1",
            "    1   Zofia Bąk",
            "    2   Jan Źrebiec",
            "  Who won? Press 1 or 2.",
            "  Not finished, conceded, nobody",
            "  there? Call a judge.",
            "",
            "",
            "  1 2 won   ? something else",
            "  Esc back   L polski",
        ]
    );
}

#[test]
fn the_smallest_terminals_are_drawn_on() {
    let shop = Shop::paired("lcg");
    for keys in ["", "1", "1 Enter", "1 Enter 1", "1 Enter 1 2", "9 Enter", "Ctrl-q"] {
        let mut at = shop.station();
        at.keys(keys);
        for width in [0, 1, 2, 20, 39, 200] {
            for height in [0, 1, 2, 5, 11, 60] {
                at.size = (width, height);
                assert_eq!(at.lines().len(), usize::from(height));
            }
        }
    }
}

#[test]
fn nothing_but_the_newest_round_is_shown() {
    let shop = Shop::paired("destiny");
    shop.run(&["report 1 W", "report 2 W", "note 'a secret'", "pair"]);
    let mut at = shop.station();
    for keys in ["", "1 Enter", "1", "y", "?", "L", "Esc Esc Esc"] {
        at.keys(keys);
        for hidden in ["secret", "Round 1", "points", "ben", ".yaml", "saved, log "] {
            at.hides(hidden);
        }
    }
}
