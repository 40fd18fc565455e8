//! Tests of the site: exact pieces of its pages, and what stands on none of them.

use super::pages;
use crate::event::actions::Setup;
use crate::event::fixture::{Desk, borrowed, letters};
use crate::event::{Event, Seed};
use crate::words::Words;

fn both() -> [Words; 2] {
    ["en", "pl"].map(|tag| Words::built_in(tag).unwrap())
}

/// Pairs a round and lets the first-named player win every table.
fn played(desk: &mut Desk) {
    desk.does("pair");
    let tables: Vec<u32> = desk.event.round().unwrap().missing().filter_map(|p| p.table).collect();
    for table in tables {
        desk.does(&format!("report {table} W"));
    }
}

/// Every file of the site by name, ten minutes after the last action.
fn site(desk: &mut Desk) -> Vec<(String, String)> {
    desk.wait(600);
    pages(&desk.event, desk.now(), &both())
}

#[track_caller]
fn file<'a>(files: &'a [(String, String)], name: &str) -> &'a str {
    let found = files.iter().find(|(known, _)| known == name);
    found.map_or_else(|| panic!("{name} is missing"), |(_, text)| text)
}

fn under_way() -> Desk {
    let mut desk = Desk::custom(3, 4, &["Jan Kowalski", "Zofia Żółw", "Ewa Bąk", "Ola Lis"]);
    played(&mut desk);
    desk.dialogue("pair · timer start");
    desk
}

/// The tags that a page lets a browser do anything with.
const ACTIVE: [&str; 8] =
    ["<script", "<iframe", "<object", "<embed", "<img", "<base", "<form", "<svg"];

#[test]
fn the_files_have_plain_names_and_those_of_other_languages_their_tag() {
    let files = site(&mut under_way());
    let names: Vec<&str> = files.iter().map(|(name, _)| name.as_str()).collect();
    let expected = "index.html index-pl.html standings.html standings-pl.html bracket.html \
                    bracket-pl.html rounds.html rounds-pl.html event.html event-pl.html \
                    icon.svg site.css site.js";
    assert_eq!(names.join(" "), expected);
    let mut desk = Desk::custom(3, 0, &["Ala", "Ola"]);
    desk.does("pair");
    assert!(site(&mut desk).iter().all(|(name, _)| !name.starts_with("bracket")));
}

#[test]
fn the_page_of_the_moment_tells_the_round_the_clock_and_everybodys_table() {
    let mut desk = under_way();
    let ends = desk.now().unix + 35 * 60;
    let files = site(&mut desk);
    let page = file(&files, "index.html");
    let top = format!(
        "<h1>Round 2 of 3</h1>\n<p class=\"clock\" data-ends=\"{ends}\" data-left=\"# min left\" \
         data-over=\"Time is up\"><span>Ends at 15:21</span></p>\n\
         <p class=\"quiet\">0 of 2 tables done</p>\n"
    );
    assert!(page.contains(&top), "{page}");
    let id = desk.id("Zofia Żółw");
    let pairing = desk.event.round().unwrap().of(id).unwrap().clone();
    let other = desk.event.label(pairing.opponent(id).unwrap());
    let table = pairing.table.unwrap();
    let row = format!(
        "<li id=\"p{id}\"><a href=\"#p{id}\"><span class=\"who\">Żółw, Zofia</span> \
         <b class=\"at\">Table {table}</b> <span class=\"vs\">against {other}</span></a></li>\n"
    );
    assert!(page.contains(&row), "{page}");
    let polish = file(&files, "index-pl.html");
    let of = desk.event.head.id;
    let head = format!("<!DOCTYPE html>\n<html lang=\"pl\" data-event=\"{of}\">\n");
    assert!(polish.starts_with(&head));
    assert!(polish.contains("<h1>Runda 2 z 3</h1>"), "{polish}");
    assert!(polish.contains("<a href=\"standings-pl.html\">Klasyfikacja</a>"));
    assert!(
        polish.contains(
            "<a class=\"lang\" href=\"index.html\" lang=\"en\" hreflang=\"en\">English</a>"
        )
    );
    desk.does(&format!("report {table} W"));
    let own = if pairing.a == id { "1–0" } else { "0–1" };
    let files = site(&mut desk);
    assert!(file(&files, "index.html").contains(&format!("<b class=\"res\">{own}</b>")));
}

#[test]
fn a_place_opens_to_its_arithmetic() {
    let mut desk = Desk::custom(2, 0, &["Ala", "Bea", "Cyd", "Dag"]);
    desk.round("Ala-Bea Cyd-Dag");
    desk.round("Ala-Cyd Bea-Dag");
    desk.does("drop Dag");
    let files = site(&mut desk);
    let page = file(&files, "standings.html");
    let first = "<li id=\"p1\"><details><summary><b class=\"n\">1</b> <span class=\"who\">Ala</span> \
                 <b class=\"pts\">2 points</b> <small>SoS 0.5000 · ESoS 0.5000</small></summary>\n\
                 <p>2 points in 2 rounds\n<p>Ahead of ";
    assert!(page.contains(first), "{page}");
    let sums = "<table class=\"few\"><thead><tr><th>Opponent<th>Points<th>Rounds<th>Strength\
                <tbody>\n<tr><td>Bea<td>1<td>2<td>1/2\n<tr><td>Cyd<td>1<td>2<td>1/2\n</table>\n\
                <dl><dt>SoS<dd>0.5000 = (1/2 + 1/2) / 2\n<dt>ESoS<dd>0.5000 = (1/2 + 1/2) / 2\n\
                <dt>Random<dd>";
    assert!(page.contains(sums), "{page}");
    assert!(page.contains(" · drawn at registration\n</dl>\n"), "{page}");
    let left = "<b class=\"pts\">0 points</b> <small>SoS 0.5000 · ESoS 0.5000 · dropped</small>";
    assert!(page.contains(left), "{page}");
    assert_eq!(page.matches("<details>").count(), 4);
    let polish = file(&files, "standings-pl.html");
    assert!(polish.contains("<p>2 punkty, rozegrano: 2 rundy\n"), "{polish}");
}

#[test]
fn a_held_round_is_on_no_page_until_it_is_posted() {
    let mut desk = Desk::custom(3, 0, &["Ala", "Bea", "Cyd", "Dag"]);
    played(&mut desk);
    let before = site(&mut desk);
    desk.does("setup hold=yes");
    let at = desk.now();
    desk.does("pair");
    let held = pages(&desk.event, at, &both());
    for (name, text) in held.iter().filter(|(name, _)| name.ends_with(".html")) {
        assert!(!text.contains("Round 2 of") && !text.contains("Runda 2 z"), "{name}: {text}");
        assert!(name != "rounds.html" || text.matches("<details").count() == 1, "{text}");
    }
    assert_eq!(list(file(&held, "index.html")), list(file(&before, "index.html")));
    desk.does("post");
    let posted = site(&mut desk);
    assert!(file(&posted, "index.html").contains("<h1>Round 2 of 3</h1>"));
    assert!(file(&posted, "rounds.html").contains("<p class=\"quiet\">Round 2, posted 14:"));
}

fn list(page: &str) -> &str {
    &page[page.find("<div id=\"list\"").unwrap()..page.find("</main>").unwrap()]
}

fn hostile() -> Event {
    let names = [
        "<script>alert(1)</script>",
        "\"><img src=x onerror=alert(1)>",
        "javascript:alert(1)",
        "=HYPERLINK(\"x\")",
        "'-- &amp; \u{202e}evil\u{2066}",
        "</li></ul><base href=//evil>",
    ];
    let mut desk = Desk::custom(2, 4, &["A", "B", "C", "D", "E", "F"]);
    let entrants = std::sync::Arc::make_mut(&mut desk.event.entrants);
    for (entrant, name) in entrants.iter_mut().zip(names) {
        entrant.name = name.to_owned();
        entrant.club = Some(name.to_owned());
    }
    desk.event.head.name = "</title><script>alert(2)</script>".to_owned();
    desk.event.setup.prizes = Some("1: <iframe src=//evil>".to_owned());
    desk.event.setup.address = Some("javascript:alert(3)//://x".to_owned());
    played(&mut desk);
    desk.does("pair");
    desk.event
}

#[test]
fn no_name_becomes_a_tag_an_address_or_a_direction() {
    let event = hostile();
    let now = crate::event::Moment::new(1_000_000, 3600);
    let files = pages(&event, now, &both());
    for (name, page) in files.iter().filter(|(name, _)| name.ends_with(".html")) {
        for tag in ACTIVE {
            let ours = match tag {
                "<script" => 1,
                "<form" => usize::from(name.starts_with("index")),
                _ => 0,
            };
            assert_eq!(page.matches(tag).count(), ours, "{name}: {tag}");
        }
        for address in page.split("href=\"").skip(1).map(|rest| rest.split('"').next().unwrap()) {
            let is_known = address.starts_with('#') || files.iter().any(|(n, _)| n == address);
            assert!(is_known || address.is_empty(), "{name} leads to {address}");
        }
        assert!(!page.contains(['\u{202e}', '\u{2066}']), "{name}");
        assert!(page.contains("default-src 'none'; style-src 'self'; script-src 'self'"), "{name}");
        assert!(!page.contains(" on") || !page.contains(" onerror=\""), "{name}");
    }
    assert!(file(&files, "index.html").contains("&lt;script&gt;alert(1)&lt;/script&gt;"));
}

#[test]
fn what_is_the_organizers_only_is_on_no_page() {
    let mut desk = Desk::custom(3, 4, &["Ala", "Bea", "Cyd", "Dag"]);
    desk.dialogue("setup lists=no · note 'a secret note' · apart Ala Bea why='a secret quarrel'");
    played(&mut desk);
    desk.dialogue("pair · penalty Ala warning why='a secret offence'");
    let files = site(&mut desk);
    for (name, text) in &files {
        for secret in ["secret", "quarrel"] {
            assert!(!text.contains(secret), "{name}: {secret}");
        }
        assert!(!name.contains("odds") && !name.contains("log"), "{name}");
    }
}

#[test]
fn nothing_that_follows_from_the_seed_is_on_any_page_or_sheet() {
    let mut desk = Desk::custom(3, 4, &["Ala", "Bea", "Cyd", "Dag", "Ewa"]);
    played(&mut desk);
    desk.does("pair");
    let written = |event: &Event| {
        let paper = crate::handout::paper::content(event, Words::english());
        [pages(event, desk.now(), &both()), paper.files].concat()
    };
    let files = written(&desk.event);
    assert!(files.iter().any(|(_, text)| text.contains("Random")), "the drawn numbers stand there");
    let mut other = desk.event.clone();
    other.head.seed = Seed::of_bits(u128::MAX);
    assert_eq!(written(&other), files);
}

#[test]
fn the_same_event_makes_the_same_bytes_and_grows_with_its_players() {
    let sizes = [16, 32, 64].map(|n| {
        let names = letters(n);
        let mut desk = Desk::custom(5, 8, &borrowed(&names));
        for _ in 0..4 {
            played(&mut desk);
        }
        desk.does("pair");
        let files = site(&mut desk);
        assert_eq!(files, pages(&desk.event, desk.now(), &both()));
        let one = |name: &str| file(&files, name).len();
        ["index.html", "standings.html", "rounds.html"].map(one)
    });
    for page in 0..3 {
        let [small, middle, large] = [0, 1, 2].map(|at| sizes[at][page]);
        assert!(large < 64_000, "{sizes:?}");
        assert!(large - middle < 3 * (middle - small), "{sizes:?}");
    }
}

#[test]
fn every_phase_of_an_event_has_all_its_pages() {
    let names = letters(8);
    let mut desk = Desk::destiny(Setup::default(), &[]);
    let mut seen = Vec::new();
    let mut look = |desk: &mut Desk, heading: &str| {
        let files = site(desk);
        let page = file(&files, "index.html");
        assert!(page.contains(&format!("<h1>{heading}</h1>")), "{heading}: {page}");
        for (name, text) in files.iter().filter(|(name, _)| name.ends_with(".html")) {
            assert_eq!(text.matches("<h1>").count(), 1, "{name}");
            assert!(text.ends_with("</body>\n</html>\n"), "{name}");
        }
        seen.push(files.len());
    };
    look(&mut desk, "Registration");
    for name in &names {
        desk.does(&format!("add '{name}'"));
    }
    look(&mut desk, "Registration");
    desk.does("setup structure=custom rounds=1 cut=4");
    played(&mut desk);
    look(&mut desk, "Round 1 of 1");
    desk.does("cut");
    look(&mut desk, "Cut to 4");
    desk.does("pair");
    look(&mut desk, "Semi-finals");
    for verb in ["report 1 W", "report 2 W", "pair", "report 1 W"] {
        desk.does(verb);
    }
    let files = site(&mut desk);
    assert!(file(&files, "index.html").contains("<p class=\"champion\">Champion: "));
}
