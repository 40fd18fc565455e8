//! The paper pack, which is written by itself beside the event.

use super::desk::Desk;

const NAMES: [&str; 6] = [
    "Anna Nowak",
    "Jan Żółkiewski",
    "<script>alert(1)</script>",
    "=HYPERLINK(1)",
    "Ewa Lis",
    "Ula",
];

fn files(desk: &Desk, folder: &str) -> Vec<String> {
    let Ok(entries) = std::fs::read_dir(desk.path(folder)) else { return Vec::new() };
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.retain(|name| !name.starts_with('.'));
    names.sort();
    names
}

fn text(desk: &Desk, file: &str) -> String {
    String::from_utf8(desk.bytes(file)).unwrap()
}

fn report_all(desk: &Desk) {
    desk.verbs(["1", "2", "3"].map(|table| format!("report {table} W")));
}

#[test]
fn every_published_and_every_finished_round_has_its_sheets() {
    let desk = Desk::with_players(7, &NAMES);
    desk.verb("setup structure=custom rounds=2 cut=4 name=Liga");
    assert_eq!(files(&desk, "shop.paper"), Vec::<String>::new());
    desk.verb("pair");
    let pairings = ["round-01-pairings.html", "round-01-pairings.txt"];
    assert_eq!(files(&desk, "shop.paper"), pairings);
    let sheets = text(&desk, "shop.paper/round-01-pairings.txt");
    let titles =
        ["round 1 by name", "pairings, round 1", "result slips, round 1", "missing results"];
    for (sheet, title) in sheets.split('\x0c').zip(titles) {
        let mut lines = sheet.trim_start().lines();
        let stands = lines.next().unwrap();
        assert!(stands.starts_with("Liga · 20"), "{stands}");
        assert!(lines.next().unwrap().starts_with(&format!("Liga · {title}")), "{sheet}");
    }
    desk.verb("report 1 W");
    assert_eq!(files(&desk, "shop.paper"), pairings, "the round is not finished");
    desk.verbs(["report 2 W", "report 3 W"]);
    let results = ["round-01-results.html", "round-01-results.txt"];
    assert_eq!(files(&desk, "shop.paper"), [pairings, results].concat());
    assert!(text(&desk, "shop.paper/round-01-results.txt").contains("standings after round 1"));
    desk.verb("pair");
    report_all(&desk);
    desk.verbs(["cut", "pair"]);
    let last = text(&desk, "shop.paper/finals-1-pairings.txt");
    assert!(last.contains("Liga · bracket"), "{last}");
    // A round that is taken back leaves no sheets that somebody could hang up.
    desk.verb("undo");
    assert!(!files(&desk, "shop.paper").contains(&"finals-1-pairings.txt".to_owned()));
    assert!(files(&desk, "shop.paper").contains(&"round-01-pairings.txt".to_owned()));
    // After the finals everybody's place hangs on the wall.
    desk.verbs(["pair", "report 1 W", "report 2 W", "pair", "report 1 W", "finish"]);
    let last = text(&desk, "shop.paper/finals-2-results.txt");
    let places = last.split('\x0c').next().unwrap();
    assert!(places.contains("\nFinal  Place  Player"), "{places}");
    assert!(places.contains("Champion: "), "{places}");
}

/// Nobody hangs up the results of a round that is no longer finished.
#[test]
fn the_sheets_of_results_follow_what_is_undone_and_corrected() {
    let desk = Desk::with("x-wing --name Liga --seed 7", &["Ala", "Bea", "Iga", "Ola"]);
    desk.verbs([
        "setup structure=custom rounds=4 cut=0",
        "pair manual 'Ala = Bea, Iga = Ola'",
        "report 1 W margin=40",
        "report 2 W margin=41",
    ]);
    let pairings = ["round-01-pairings.html", "round-01-pairings.txt"];
    let results = ["round-01-results.html", "round-01-results.txt"];
    let all = [pairings, results].concat();
    assert_eq!(files(&desk, "shop.paper"), all);
    desk.verb("undo");
    assert_eq!(files(&desk, "shop.paper"), pairings);
    desk.verb("redo");
    assert_eq!(files(&desk, "shop.paper"), all);
    // Nothing but the margin is another now.
    desk.verb("report 2 W margin=73 correct");
    let first = || text(&desk, "shop.paper/round-01-results.txt");
    assert!(first().contains(" 73"), "{}", first());
    for (pairs, margins) in
        [("Ala = Iga, Bea = Ola", ["50", "51"]), ("Ala = Ola, Bea = Iga", ["60", "61"])]
    {
        desk.verbs([
            format!("pair manual '{pairs}'"),
            format!("report 1 W margin={}", margins[0]),
            format!("report 2 W margin={}", margins[1]),
        ]);
    }
    // Round 1 is corrected while round 3 is the last one.
    desk.verb("report 2 W margin=99 round=1 correct");
    assert!(first().contains(" 99") && !first().contains(" 73"), "{}", first());
}

/// The slip asks for the margin, which somebody then types into the program.
#[test]
fn a_slip_asks_for_the_margin_where_the_game_counts_it() {
    let desk = Desk::with("x-wing --name Liga --seed 7", &["Ala", "Bea", "Iga", "Ola"]);
    desk.verbs(["setup structure=custom rounds=1 cut=4", "pair manual 'Ala = Bea, Iga = Ola'"]);
    let slips = desk.done("show shop.yaml slips");
    let asked = "\nThe winner writes one thing more: Margin of victory, from 0 to 200.\n";
    assert!(slips.contains(asked), "{slips}");
    let heading = "\nPlayer    Won  Margin of victory  Leaves  Signature\n";
    assert!(slips.contains(heading), "{slips}");
    let line = "\nAla (#1)  [ ]  _________          [ ]     ________________________\n";
    assert!(slips.contains(line), "{slips}");
    desk.verbs(["report 1 W margin=40", "report 2 W margin=40", "cut", "pair"]);
    let slips = desk.done("show shop.yaml slips");
    assert!(!slips.contains("Margin"), "the finals have none: {slips}");
}

#[test]
fn a_level_score_says_who_won() {
    let desk = Desk::with("armada --name Liga --seed 7", &[]);
    desk.verbs([
        "add Ala",
        "add Bea",
        "setup structure=custom rounds=1 cut=0",
        "pair manual 'Ala = Bea'",
        "report 1 150-150 L",
    ]);
    let pairings = desk.done("show shop.yaml pairings");
    assert!(pairings.contains("150–150, won by Bea"), "{pairings}");
}

#[test]
fn a_held_round_is_on_no_paper_until_it_is_posted() {
    let desk = Desk::with_players(7, &NAMES);
    desk.verbs(["setup hold=yes", "pair"]);
    assert_eq!(files(&desk, "shop.paper"), Vec::<String>::new());
    desk.verb("post");
    let posted = text(&desk, "shop.paper/round-01-pairings.txt");
    assert!(posted.contains("Round 1, posted "), "{posted}");
}

#[test]
fn the_pack_goes_where_the_organizer_says_or_nowhere() {
    let desk = Desk::with_players(7, &NAMES);
    desk.verbs(["setup paper=off", "pair"]);
    assert!(!desk.path("shop.paper").exists());
    desk.verb("setup 'paper=hall wall'");
    assert_eq!(files(&desk, "hall wall").len(), 2);
    desk.write("taken", "a file");
    let ended = desk.tried("setup paper=taken");
    let taken = desk.path("taken").display().to_string();
    // It is set all the same.
    let said = "Set on this computer only: paper=taken.\n";
    assert_eq!((ended.status, ended.out.as_str()), (0, said));
    let home = desk.path("").display().to_string();
    let shown = taken.replace(home.trim_end_matches('/'), "~");
    assert_eq!(
        ended.err,
        format!("warning: The paper pack is not written: {shown} is no folder.\n")
    );
    assert_eq!(desk.refused("setup paper="), "A folder is missing: write its path, or off.");
}

#[test]
fn names_do_nothing_on_the_printed_page() {
    let desk = Desk::with_players(7, &NAMES);
    desk.verb("pair");
    let page = text(&desk, "shop.paper/round-01-pairings.html");
    assert!(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"), "{page}");
    assert!(!page.contains("<script"), "{page}");
    assert!(!page.contains("http"), "nothing is asked of anywhere");
    // A letter of the alphabet stands whole on one sheet, and slips have a sheet of their own.
    assert!(page.contains("</tbody>\n<tbody class=\"whole\">\n"), "{page}");
    assert!(page.contains("<article class=\"slips\">"), "{page}");
    // The paper is the printer's own, A4 or Letter.
    assert!(page.contains("@page{margin:12mm}"), "{page}");
}

#[test]
fn the_sheets_speak_the_players_language() {
    let desk = Desk::with_players(7, &NAMES);
    desk.verbs(["setup language=pl", "pair"]);
    let page = text(&desk, "shop.paper/round-01-pairings.html");
    assert!(page.contains("<html lang=\"pl\">"), "{page}");
    assert!(page.contains("runda 1"), "{page}");
}

/// A browser puts an empty sheet before what shall not break and is longer than a sheet.
#[test]
fn only_what_fits_on_a_sheet_of_paper_is_kept_whole() {
    let name = |n: u8| {
        format!(
            "{}{}{}",
            ['K', 'L'][n as usize / 32],
            ['a', 'e'][n as usize % 2],
            (b'a' + n / 2) as char
        )
    };
    let names: Vec<String> = (0..40).map(name).collect();
    let desk = Desk::with_players(7, &names.iter().map(String::as_str).collect::<Vec<_>>());
    desk.verb("pair");
    let sheets = text(&desk, "shop.paper/round-01-pairings.html");
    let standings = desk.done("show shop.yaml standings --format html");
    // Of each part: whether it is kept whole, and its rows.
    let parts = |page: &str, tag: &str| -> Vec<(bool, usize)> {
        let (open, close) = (format!("<{tag}"), format!("</{tag}>"));
        let parts = page.split(&open).skip(1).map(|part| part.split(&close).next().unwrap());
        let is_whole = |part: &str| part.starts_with(" class=\"whole\"");
        parts.map(|part| (is_whole(part), part.matches("<tr><td").count())).collect()
    };
    for page in [&sheets, &standings] {
        let kept = page.split('{').filter(|rule| rule.contains("break-inside:avoid"));
        assert_eq!(kept.count(), 1, "{page}");
        assert!(page.contains(".whole,tr{break-inside:avoid}"), "{page}");
    }
    let by_name = sheets.split("</article>").next().unwrap();
    assert_eq!(parts(by_name, "section"), [(false, 40)]);
    assert_eq!(parts(by_name, "tbody"), [(false, 32), (true, 8)]);
    assert_eq!(parts(&standings, "section"), [(false, 40)]);
}
