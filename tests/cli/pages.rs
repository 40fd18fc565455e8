use super::*;

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
    let sheets = desk.text("shop.paper/round-01-pairings.txt");
    let titles =
        ["round 1 by name", "pairings, round 1", "match slips, round 1", "missing results"];
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
    assert!(desk.text("shop.paper/round-01-results.txt").contains("standings after round 1"));
    desk.verb("pair");
    report_all(&desk);
    desk.verbs(["cut", "pair"]);
    let last = desk.text("shop.paper/finals-1-pairings.txt");
    assert!(last.contains("Liga · bracket"), "{last}");
    // A round that is taken back leaves no sheets that somebody could hang up.
    desk.verb("undo");
    assert!(!files(&desk, "shop.paper").contains(&"finals-1-pairings.txt".to_owned()));
    assert!(files(&desk, "shop.paper").contains(&"round-01-pairings.txt".to_owned()));
    // After the finals everybody's place hangs on the wall.
    desk.verbs(["pair", "report 1 W", "report 2 W", "pair", "report 1 W", "finish"]);
    let last = desk.text("shop.paper/finals-2-results.txt");
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
    desk.verb("report 2 W margin=73 correct");
    let first = || desk.text("shop.paper/round-01-results.txt");
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
    desk.verb("report 2 W margin=99 round=1 correct");
    assert!(first().contains(" 99") && !first().contains(" 73"), "{}", first());
}

#[test]
fn a_slip_asks_for_the_margin_where_the_game_counts_it() {
    let desk = Desk::with("x-wing --name Liga --seed 7", &["Ala", "Bea", "Iga", "Ola"]);
    desk.plays(
        "> setup structure=custom rounds=1 cut=4
         > pair manual 'Ala = Bea, Iga = Ola'
         $ show shop.yaml slips
         The winner also writes: Margin of victory, 0 to 200.
         Player    Won  Margin of victory  Drop  Signature
         Ala (#1)  [ ]  _________          [ ]   ________________________
         …match slips…
         > report 1 W margin=40
         > report 2 W margin=40
         > cut
         > pair",
    );
    let slips = desk.done("show shop.yaml slips");
    assert!(!slips.contains("Margin"), "the finals have none: {slips}");
}

#[test]
fn a_level_score_says_who_won() {
    Desk::with("armada --name Liga --seed 7", &["Ala", "Bea"]).plays(
        "> setup structure=custom rounds=1 cut=0
         > pair manual 'Ala = Bea'
         > report 1 150-150 L
         $ show shop.yaml pairings
         …150–150, won by Bea…",
    );
}

#[test]
fn a_held_round_is_on_no_paper_until_it_is_posted() {
    let desk = Desk::with_players(7, &NAMES);
    desk.verbs(["setup hold=yes", "pair"]);
    assert_eq!(files(&desk, "shop.paper"), Vec::<String>::new());
    desk.verb("post");
    let posted = desk.text("shop.paper/round-01-pairings.txt");
    assert!(posted.contains("Round 1, posted "), "{posted}");
    desk.verbs(["setup paper=off", "report 1 W", "report 2 W", "report 3 W", "pair", "post"]);
    assert!(!files(&desk, "shop.paper").contains(&"round-02-pairings.txt".to_owned()));
    desk.verb("setup 'paper=hall wall'");
    assert!(files(&desk, "hall wall").contains(&"round-02-pairings.txt".to_owned()));
    desk.write("taken", "a file");
    desk.plays(
        "> setup paper=taken
         Set on this computer only: paper=taken.
         warning: Paper pack not written: ~/taken isn't a folder.
         ! setup paper=
         No folder: write its path, or off.",
    );
}

#[test]
fn names_do_nothing_on_the_printed_page() {
    let desk = Desk::with_players(7, &NAMES);
    desk.verbs(["setup language=pl", "pair"]);
    let page = desk.text("shop.paper/round-01-pairings.html");
    for part in [
        "&lt;script&gt;alert(1)&lt;/script&gt;",
        // A letter of the alphabet stands whole on one sheet, and slips have a sheet of their own.
        "</tbody>\n<tbody class=\"whole\">\n",
        "<article class=\"slips\">",
        // The paper is the printer's own, A4 or Letter, and the language is the players'.
        "@page{margin:12mm}",
        "<html lang=\"pl\">",
        "runda 1",
    ] {
        assert!(page.contains(part), "{part}: {page}");
    }
    assert!(!page.contains("<script"), "{page}");
    assert!(!page.contains("http"), "nothing is asked of anywhere");
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
    let sheets = desk.text("shop.paper/round-01-pairings.html");
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

const FOUR: [&str; 4] = ["Ewa Nowak", "Jan Kowalski", "Ola Zięba", "Łucja Żak"];

fn settings(desk: &Desk, command: &str) {
    fs::create_dir_all(desk.path("config/komandor")).unwrap();
    desk.write("config/komandor/config.yaml", format!("publish_then: {command}\n"));
}

#[test]
fn publish_writes_whole_pages_in_both_languages_and_says_what_has_changed() {
    let desk = Desk::with_players(7, &FOUR);
    desk.verb("pair");
    assert_eq!(desk.done("publish shop.yaml site"), "Wrote 11 files of the site to ~/site\n");
    assert!(desk.text("site/index.html").contains("<h1>Round 1 of "));
    assert!(desk.text("site/index-pl.html").contains("<h1>Runda 1 z "));
    assert_eq!(desk.done("publish shop.yaml site"), "The site in ~/site is already up to date\n");
    desk.done("publish shop.yaml site --lang pl");
    assert!(desk.text("site/index.html").contains("<h1>Runda 1 z "));
    assert!(!desk.path("site/index-pl.html").exists(), "a file that is no more goes");
    desk.verb("setup language=pl");
    desk.done("publish shop.yaml other");
    assert!(desk.text("other/index.html").contains("<h1>Runda 1 z "));
    assert!(desk.text("other/index-en.html").contains("<h1>Round 1 of "));
}

#[test]
fn publish_refuses_what_it_must_not_write() {
    let desk = Desk::with_players(7, &FOUR);
    fs::create_dir(desk.path("mine")).unwrap();
    desk.write("mine/index.html", "my own page");
    desk.plays(
        "$1 publish shop.yaml mine
         ~/mine has other files in it; choose an empty or a new folder.",
    );
    assert_eq!(desk.text("mine/index.html"), "my own page");
    let ended = desk.run("publish shop.yaml site --lang xx");
    assert_eq!(ended.status, 2, "{}", ended.err);
    let mut file = desk.bytes("shop.yaml");
    let at = file.windows(3).rposition(|three| three == b"Ewa").unwrap();
    file[at] = b'O';
    desk.write("shop.yaml", &file);
    let ended = desk.run("publish shop.yaml site");
    assert_eq!(ended.status, 3, "{}", ended.err);
    assert!(!desk.path("site").exists(), "half an event is not published");
}

#[test]
fn setup_publish_follows_every_action_that_the_room_may_see() {
    let desk = Desk::with_players(7, &FOUR);
    desk.verb("setup publish=site");
    assert!(desk.text("site/index.html").contains("<h1>Registration</h1>"));
    desk.verb("pair");
    assert!(desk.text("site/index.html").contains("<p class=\"quiet\">0 of 2 tables done</p>"));
    desk.verb("report 1 W");
    assert!(desk.text("site/index.html").contains("<p class=\"quiet\">1 of 2 tables done</p>"));
    // A file of verbs is published at its end, also where one of them is refused.
    let ended = desk.feed("do shop.yaml -", "setup hold=yes\nreport 2 W\npair\nnonsense\n");
    assert_eq!(ended.status, 2, "{}", ended.err);
    let now = desk.text("site/index.html");
    assert!(now.contains("<h1>Round 1 of ") && now.contains("Before round 2"), "{now}");
    assert!(!desk.text("site/rounds.html").contains("Round 2<"), "a held round is unseen");
    desk.verb("post");
    assert!(desk.text("site/index.html").contains("<h1>Round 2 of "));
    desk.verb("setup publish=off");
    let before = desk.bytes("site/index.html");
    desk.verb("report 1 W");
    assert_eq!(desk.bytes("site/index.html"), before);
}

#[test]
fn a_command_of_the_users_settings_carries_a_changed_site_on() {
    let desk = Desk::with_players(7, &FOUR);
    desk.write("carry", "#!/bin/sh\nPATH=/usr/bin:/bin\ncp -r \"$1\" \"$1.copy.$$\"\n");
    fs::set_permissions(desk.path("carry"), fs::Permissions::from_mode(0o755)).unwrap();
    let command = format!("\"'{}' {{}}\"", desk.path("carry").display());
    settings(&desk, &command);
    let copies = || {
        let entries = fs::read_dir(desk.path("")).unwrap();
        let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
        names.filter(|name| name.starts_with("site.copy.")).count()
    };
    desk.done("publish shop.yaml site");
    assert_eq!(copies(), 1);
    desk.done("publish shop.yaml site");
    assert_eq!(copies(), 1, "nothing has changed");
    desk.verb("setup publish=site");
    let before = copies();
    desk.verb("setup rounds=3 structure=custom");
    assert_eq!(copies(), before + 1);
    // The action stays saved, and the reason is told.
    settings(&desk, "no-such-rsync {}");
    let ended = desk.tried("pair");
    assert_eq!((ended.status, ended.out.contains("Round 1 is paired")), (0, true));
    let why = "warning: Site written, but no-such-rsync {} failed; it will be tried again: there is no command no-such-rsync; set another as publish_then in ~/config/komandor/config.yaml\n";
    assert_eq!(ended.err, why);
    // The server lacks it still, though the site is as it should be.
    let before = copies();
    settings(&desk, &command);
    desk.done("publish shop.yaml site");
    assert_eq!(copies(), before + 1);
    desk.done("publish shop.yaml site");
    assert_eq!(copies(), before + 1);
    settings(&desk, "no-such-rsync {}");
    let ended = desk.run("publish shop.yaml elsewhere");
    assert_eq!(ended.status, 1, "{}", ended.err);
    assert!(desk.path("elsewhere/index.html").exists());
}

#[test]
fn an_event_file_names_no_command() {
    let desk = Desk::with_players(7, &FOUR);
    for key in ["publish_then", "then", "command"] {
        let ended = desk.tried(&format!("setup '{key}=touch hacked'"));
        assert_eq!(ended.status, 2, "{}", ended.err);
    }
    // Signs of a shell in the name of a folder are only its name.
    desk.verb("setup 'publish=$(touch hacked); site'");
    assert!(desk.path("$(touch hacked); site/index.html").exists());
    assert!(!desk.path("hacked").exists());
}

fn paired() -> Desk {
    let desk = Desk::with_players(7, &["Ala", "Jan", "Ewa", "Ola"]);
    desk.verb("pair");
    desk
}

#[test]
fn a_sheet_is_written_in_the_form_that_the_ending_tells() {
    let desk = paired();
    // The folder of the desk is the home folder.
    desk.plays("$ show shop.yaml pairings --to p.csv\nSaved Pairings, round 1 to ~/p.csv");
    let written = desk.text("p.csv");
    assert_eq!(written, desk.done("show shop.yaml pairings --format csv"));
    desk.write("p.csv", "mine");
    desk.plays(
        "$1 show shop.yaml pairings --to p.csv
         …already exists. To replace it: --replace…",
    );
    assert_eq!(desk.text("p.csv"), "mine");
    desk.done("show shop.yaml pairings --to p.csv --replace");
    assert_eq!(desk.text("p.csv"), written);
}

#[test]
fn what_cannot_be_written_is_refused_with_the_reason() {
    let desk = paired();
    desk.plays(
        "$2 show shop.yaml pairings --to s.html --format json
         …s.html ends in .html, but you asked for json: leave --format out, or name the file .json.
         $2 show shop.yaml pairings --to shop.yaml
         …The extension sets the format. Use one of: .txt .md .csv .json .html
         $1 show shop.yaml pairings --to none/p.txt
         …none: create it first…
         $ show shop.yaml pairings --to s.txt --format plain
         // The clipboard needs a terminal.
         $2 show shop.yaml slips --clipboard
         …leave out --clipboard, or use --to…
         $2 show shop.yaml slips --clipboard --print",
    );
    assert!(!desk.path("s.html").exists());
    let locked = desk.path("locked");
    std::fs::create_dir(&locked).unwrap();
    std::fs::set_permissions(&locked, std::fs::Permissions::from_mode(0o555)).unwrap();
    let refused = desk.run("show shop.yaml pairings --to locked/p.txt");
    // An administrator may write everywhere.
    if rustix::process::geteuid().is_root() {
        assert_eq!(refused.status, 0);
    } else {
        assert_eq!(refused.status, 1);
        assert!(refused.err.contains("Not saved: "), "{}", refused.err);
    }
}

#[test]
fn a_slip_has_the_boxes_of_its_match() {
    let desk = paired();
    let slips = desk.done("show shop.yaml slips");
    let (_, rest) = slips.split_once(&format!("\n{}-\n\n", "- ".repeat(39))).unwrap();
    let slip = rest.split_once("\n- -").unwrap().0;
    let lines: Vec<&str> = slip.lines().collect();
    assert!(lines[0].ends_with(" · Round 1 · table 1"), "{slip}");
    assert_eq!(lines[2], "Player    Won  Drop  Signature");
    assert_eq!(lines[4].get(8..), Some("  [ ]  [ ]   ________________________"));
    assert!(slips.lines().all(|line| line.chars().count() <= 80));
}

#[test]
fn the_missing_results_and_the_players_are_sheets() {
    let desk = paired();
    desk.verb("report 1 W");
    let missing = desk.done("show shop.yaml missing --format csv");
    assert!(missing.lines().count() == 2 && missing.contains("\n2,"), "{missing}");
    desk.plays(
        "$ show shop.yaml players
         …Ala…
         …Jan…
         …Ewa…
         …Ola…
         $1 show shop.yaml players --round 1
         With players, leave out --round and --stage.
         $1 show shop.yaml announcement --round 1
         With announcement, leave out --round and --stage.",
    );
}

fn formal(players: usize) -> Desk {
    let desk = Desk::with("destiny --date 2026-11-21 --tier formal --organizer Anna --seed 7", &[]);
    desk.verbs((1..=players).map(|n| format!("add 'Gracz {n:02}'")));
    desk
}

fn shown(desk: &Desk, format: &str) -> String {
    desk.done(&format!("show shop.yaml announcement --format '{format}'"))
}

#[test]
fn the_text_has_everything_on_a_page() {
    let desk = formal(12);
    desk.verb("official Zofia role=judge");
    let text = shown(&desk, "text");
    // The estimate depends on the time; it stands behind the length of the rounds.
    let (estimate, rest): (Vec<&str>, Vec<&str>) =
        text.lines().partition(|line| line.starts_with("Estimate "));
    assert!(estimate.len() == 1 && estimate[0].contains("4 rounds"), "{text}");
    assert_eq!(
        rest.join("\n") + "\n",
        "Shop

What               Details
Game               Star Wars: Destiny, Constructed
Date               2026-11-21
Tier               Formal
Players            12 players registered
Structure          Advanced
Rounds             4 Swiss rounds of one game with the 12 players registered so far
Cut                Top 4 with the 12 players registered so far
Finals             Single elimination of 4, first to two wins
Minutes            A round: 35 minutes; elimination: 90 minutes; the final: 120 minutes
Points             Win 1, loss 0; bye 1
Tiebreakers        Strength of schedule, extended strength of schedule, random
Decklists          Not required at this tier
Sleeves            Required
Products           Legal from the day of the Polish release
Organizer          Anna
Marshal            None: the organizer fills in
Judges             Zofia
Playing officials  Nobody: not allowed at this tier
"
    );
}

#[test]
fn every_format_has_the_same_items() {
    let desk = formal(3);
    desk.verbs([
        "setup tier=relaxed",
        "official 'Gracz 01' role=organizer playing",
        "setup tier=formal",
    ]);
    let forbidden = "Gracz 01 leads the event and may not play in it: the tier Formal forbids it.";
    let no_row = "The advanced structure needs 9 players: add 6 more (add), \
                  or choose another (setup structure=custom rounds=N).";
    for format in ["text", "html"] {
        let shown = shown(&desk, format);
        let [first, second] = [forbidden, no_row].map(|why| shown.find(why).unwrap());
        assert!(first < second, "{shown}");
        assert!(shown.contains("Before the start: "), "{shown}");
    }
    let csv = shown(&desk, "csv");
    assert!(
        csv.starts_with(
            "Key,Label,Kind,Text\ngame,Game,says,\"Star Wars: Destiny, Constructed\"\n"
        )
    );
    assert!(csv.contains(&format!("\nrounds,Rounds,missing,\"{no_row}\"\n")), "{csv}");
    let json = desk.json("announcement");
    let items = json["announcement"].as_array().unwrap();
    let item = |key: &str| items.iter().find(|item| item["key"] == key).unwrap();
    assert_eq!(
        item("playing_leaders"),
        &json!({"key": "playing_leaders", "label": "Playing officials", "says": ["Gracz 01 plays"],
                "odd": [], "missing": [forbidden]})
    );
    assert_eq!(item("rounds")["missing"], json!([no_row]));
    // The refusal has these reasons in this order.
    assert_eq!(desk.refused("pair"), format!("{forbidden}\n{no_row}"));
    desk.verbs(["dismiss 'Gracz 01'", "setup structure=custom rounds=2"]);
    assert!(!shown(&desk, "text").contains("Before the start"));
    desk.verb("pair");
}

#[test]
fn the_organizer_adds_a_line_and_decides_on_sleeves() {
    let desk = formal(12);
    desk.verb("setup sleeves=no 'note=Lunch  at one: the café is next door.'");
    let text = shown(&desk, "text");
    assert!(text.contains("\nSleeves            Not required\n"), "{text}");
    assert!(
        text.ends_with("\nNote               Lunch at one: the café is next door.\n"),
        "{text}"
    );
    let polish = desk.done("show shop.yaml announcement --lang pl");
    assert!(polish.contains("Niewymagane\n") && polish.contains("Uwaga organizatora "), "{polish}");
    desk.verb("setup sleeves=yes note=none");
    let text = shown(&desk, "text");
    assert!(text.contains("\nSleeves            Required\n") && !text.contains("Note "), "{text}");
    assert_eq!(desk.event()["entrants"].as_array().unwrap().len(), 12);
    // An own line in place of the tier's word; the change is announced once a round is paired.
    desk.verb("pair");
    assert_eq!(
        desk.tried("setup sleeves=no").err,
        "warning: Players were told otherwise before the start: announce the change.\n"
    );
}
