use super::{Listen, Server, Setting};
use crate::event::{Action, Command, Head, Moment, Seed, Verb, read_roster, read_verb, sender};
use crate::handout::site;
use crate::ruleset::Library;
use crate::show::{Format, ShowRequest, What, show};
use crate::store::{self, Request, Session};
use crate::words::{Message, Words};
use std::fs::File;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use tempfile::TempDir;

fn command(verb: &str) -> Command {
    let Ok(Verb::Do(command)) = read_verb(verb) else { panic!("{verb}") };
    command
}

fn now() -> Moment {
    Moment::new(1_795_000_000, 3600)
}

/// An event that is served at a port of its own.
struct Hall {
    folder: TempDir,
    server: Server,
}

impl Hall {
    /// A round under way, with these settings and players.
    fn of(game: &str, setup: &str, players: usize) -> Hall {
        let seed = Seed::from(u64::try_from(players).unwrap());
        Hall::drawn(game, setup, players, (seed, Some(seed)))
    }

    fn drawn(
        game: &str,
        setup: &str,
        players: usize,
        (seed, secret): (Seed, Option<Seed>),
    ) -> Hall {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("cup.yaml");
        let library = Library::new(Vec::new());
        let game = library.get(game).unwrap();
        let (name, date, organizer) = ("Cup".into(), "2026-11-21".into(), "anna".into());
        let head = Head { name, date, organizer, seed, secret, ..Head::default() };
        store::create(&path, &head, &game.ruleset).unwrap();
        let mut session = Session::open(&path).unwrap();
        let names: String = (1..=players).map(|n| format!("\nPlayer {n:02}")).collect();
        let roster = read_roster(&format!("name{names}\n")).unwrap();
        let setup = format!("setup structure=custom rounds=3 {setup}");
        for command in [command(&setup), Command::Import(roster), command("pair")] {
            session.commit(Request::new(&command, "anna", now())).unwrap();
        }
        Hall { server: Hall::serve(&path), folder }
    }

    fn serve(path: &Path) -> Server {
        Hall::serve_telling(path, |_| {})
    }

    fn serve_telling(path: &Path, tell: fn(Message)) -> Server {
        let languages = |_: &_| site::languages(Words::english());
        let (languages, by) = (Box::new(languages), "anna".into());
        let setting = Setting { languages, now, by, tell };
        let at = Listen::At("127.0.0.1:0".parse().unwrap());
        Server::start(path, at, setting).unwrap()
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("cup.yaml")
    }

    fn session(&self) -> Session {
        Session::open(&self.path()).unwrap()
    }

    fn does(&self, verb: &str) -> String {
        let command = command(verb);
        let mut session = self.session();
        session.commit(Request::new(&command, "anna", now())).unwrap().message.to_string()
    }

    fn at(&self) -> SocketAddr {
        self.server.address().strip_prefix("http://").unwrap().parse().unwrap()
    }

    /// What comes back for these bytes.
    fn sent(&self, bytes: &[u8]) -> String {
        let mut stream = TcpStream::connect(self.at()).unwrap();
        // The server may have answered before all is sent.
        drop(stream.write_all(bytes));
        let mut answer = Vec::new();
        drop(stream.read_to_end(&mut answer));
        String::from_utf8(answer).unwrap()
    }

    fn get(&self, path: &str) -> String {
        self.sent(format!("GET {path} HTTP/1.1\r\nHost: x\r\n\r\n").as_bytes())
    }

    fn post(&self, form: &str) -> String {
        self.post_from("", form)
    }

    /// The answer to a phone that keeps this token.
    fn post_from(&self, token: &str, form: &str) -> String {
        let length = form.len();
        let head = format!(
            "POST /report.html HTTP/1.1\r\nHost: x\r\nCookie: a=b; komandor={token}\r\n\
             Content-Length: {length}\r\n\r\n"
        );
        self.sent(format!("{head}{form}").as_bytes())
    }

    /// The form of this player, filled in with this.
    fn form(&self, player: u32, filled: &str) -> String {
        let session = self.session();
        let event = session.event();
        let (stage, _, round) = event.visible_round().unwrap();
        let pairing = round.of(player).unwrap();
        let (table, a, b) = (pairing.table.unwrap(), pairing.a, pairing.b.unwrap());
        let code = event.code_of(player).unwrap();
        format!("code={code}&of={stage}.{}.{table}.{a}.{b}&{filled}", round.number)
    }

    /// What the page says to this player after a report.
    fn report(&self, player: u32, filled: &str) -> String {
        said(&self.post(&self.form(player, filled)))
    }

    fn log(&self) -> Vec<String> {
        let session = self.session();
        let event = session.event();
        event.log.iter().map(|entry| format!("{}: {}", entry.by, event.describe(entry))).collect()
    }

    fn inbox(&self) -> usize {
        self.session().event().inbox().count()
    }

    fn code(&self, player: u32) -> String {
        self.session().event().code_of(player).unwrap()
    }

    /// The two at this table.
    fn players(&self, table: u32) -> [u32; 2] {
        let session = self.session();
        let pairing = session.event().round().unwrap().at_table(table).unwrap();
        [pairing.a, pairing.b.unwrap()]
    }
}

/// The note above the form.
fn said(page: &str) -> String {
    let note = page.split(" role=\"alert\">").nth(1).unwrap_or(page);
    note.split('<').next().unwrap().replace("&#39;", "'")
}

fn status(answer: &str) -> &str {
    answer.lines().next().unwrap_or_default()
}

const DONE: &str = "HTTP/1.1 200 OK";

#[test]
fn a_round_of_64_reports_itself_and_nothing_is_lost_or_doubled() {
    let hall = Hall::of("destiny", "", 64);
    let begin = hall.log().len();
    let tables: Vec<[u32; 2]> = (1..=32).map(|table| hall.players(table)).collect();
    // At three tables the two contradict each other.
    let forms: Vec<String> = tables
        .iter()
        .enumerate()
        .flat_map(|(at, [a, b])| {
            let other = if at % 10 == 9 { "g1=B" } else { "g1=A" };
            [hall.form(*a, "g1=A"), hall.form(*b, other)]
        })
        .collect();
    assert_eq!(forms.len(), 64);
    let started = Instant::now();
    std::thread::scope(|scope| {
        for form in &forms {
            scope.spawn(|| assert_eq!(status(&hall.post(form)), DONE));
        }
    });
    let all = started.elapsed();
    println!("64 reports at once: {all:?}, {:.1} ms per report", all.as_secs_f64() * 1000.0 / 64.0);
    let session = hall.session();
    let event = session.event();
    let new: Vec<&Action> = event.log[begin..].iter().map(|entry| &entry.action).collect();
    assert_eq!(new.iter().filter(|action| matches!(action, Action::Report(_))).count(), 29);
    assert_eq!(new.iter().filter(|action| matches!(action, Action::Claim(_))).count(), 29 + 6);
    assert_eq!(event.inbox().count(), 6, "both of each contradiction wait");
    let done = event.round().unwrap().pairings.iter().filter(|one| one.outcome.is_some());
    assert!(done.clone().count() == 29 && done.clone().all(|one| one.winner() == Some(one.a)));
}

#[test]
fn the_first_report_waits_for_the_same_from_the_opponent() {
    let hall = Hall::of("destiny", "", 4);
    let [a, b] = hall.players(1);
    let page = hall.get(&format!("/report?code={}", hall.code(a).to_lowercase()));
    assert!(page.contains("Table 1") && page.contains("I drop after this round"), "{page}");
    let waits = hall.report(a, "g1=A&drop=1");
    assert!(waits.ends_with("It counts once your opponent reports the same."), "{waits}");
    assert_eq!((hall.inbox(), hall.session().event().round().unwrap().missing().count()), (1, 2));
    let theirs = hall.get(&format!("/report?code={}", hall.code(b)));
    let drops = format!("beat Player {b:02}, and Player {a:02} drops");
    assert!(theirs.contains("Reported by Player") && theirs.contains(&drops), "{theirs}");
    assert!(hall.log().last().unwrap().ends_with(&drops), "{:?}", hall.log());
    let claim = hall.session().event().inbox().next().unwrap().clone();
    let (_, claimed) = hall.session().event().claim_in_words(&claim).unwrap();
    assert!(claimed.to_string().ends_with(&drops), "{claimed}");
    assert!(hall.report(a, "g1=A&drop=1").ends_with("It is already waiting."));
    // The opponent says the same, and whoever said that they leave does.
    let saved = hall.report(b, "g1=A");
    assert!(saved.contains(" beat ") && saved.contains("drops after this match"), "{saved}");
    let session = hall.session();
    let pairing = session.event().round().unwrap().at_table(1).unwrap();
    assert_eq!(pairing.winner(), Some(a));
    assert!(!session.event().is_here(a) && session.event().is_here(b));
    assert_eq!(hall.inbox(), 0);
    let log = hall.log();
    let author = format!("player {b} Player {b:02}: ");
    assert!(log.last().unwrap().starts_with(&author), "{log:?}");
    let name = sender(author.trim_end_matches(": ")).to_string();
    assert_eq!(name, format!("Player {b:02} (code of #{b})"));
    assert!(hall.report(a, "g1=A").ends_with("This result is already entered."));
    assert_eq!(hall.log().len(), log.len());
    // A different one afterwards is a matter of the scorekeepers.
    assert!(hall.report(a, "g1=B").ends_with("so a scorekeeper will decide."));
    assert_eq!(hall.inbox(), 1);
    hall.report(b, "g1=B");
    for player in [a, b] {
        let page = hall.get(&format!("/report?code={}", hall.code(player)));
        assert!(
            page.contains("This table has a result: ") && page.matches("Reported by").count() == 2
        );
        assert!(page.contains("<p>A scorekeeper will decide.</p>"), "{page}");
    }
}

#[test]
fn a_report_is_corrected_by_a_newer_one_and_a_contradiction_waits() {
    let hall = Hall::of("destiny", "", 4);
    let [a, b] = hall.players(2);
    hall.report(a, "g1=B");
    let waits = hall.report(b, "g1=A");
    assert!(waits.contains("Your opponent reported something else"), "{waits}");
    assert_eq!(hall.inbox(), 2);
    let saved = hall.report(a, "g1=A");
    assert!(saved.contains(" beat "), "{saved}");
    assert_eq!(hall.inbox(), 0, "what was said before the correction is said no longer");
    // The correction counted and is undone: the older word does not come back.
    hall.does("undo");
    assert_eq!(hall.inbox(), 1);
    assert!(hall.report(b, "g1=B").ends_with("It counts once your opponent reports the same."));
    assert!(hall.report(a, "g1=B").contains(" beat "));
}

#[test]
fn a_word_that_is_taken_back_counts_no_longer_although_nothing_was_left_to_save() {
    let hall = Hall::of("destiny", "", 4);
    let [a, b] = hall.players(1);
    hall.report(b, "g1=A");
    hall.does("report 1 L");
    assert_eq!(hall.inbox(), 1);
    for _ in 0..2 {
        assert!(hall.report(b, "g1=B").ends_with("This result is already entered."));
        assert_eq!(hall.inbox(), 0);
    }
    let line = hall.session().event().counting().find(|entry| entry.by == "anna").unwrap().n;
    hall.does(&format!("undo {line}"));
    assert!(hall.report(a, "g1=A").contains("Your opponent reported something else"));
    assert_eq!(hall.inbox(), 2);
}

#[test]
fn a_report_goes_with_its_match_to_another_table() {
    let hall = Hall::of("destiny", "", 4);
    let [a, b] = hall.players(1);
    hall.report(a, "g1=A");
    hall.does("table 1 to 9");
    let lines = hall.log().len();
    assert!(hall.report(a, "g1=A").ends_with("It is already waiting."));
    assert_eq!((hall.inbox(), hall.log().len()), (1, lines));
    let session = hall.session();
    let request = ShowRequest::new(What::Inbox, Format::Json);
    let shown = show(session.event(), request, Words::english()).unwrap();
    assert!(shown.contains("\"table\": 9"), "{shown}");
    let n = hall.session().event().inbox().next().unwrap().n;
    let accepted = hall.does(&format!("inbox accept {n}"));
    assert!(accepted.contains("round 1 table 9: "), "{accepted}");
    hall.does("undo");
    assert!(hall.report(b, "g1=A").starts_with("Table 9: "));
    assert_eq!(hall.inbox(), 0);
}

#[test]
fn whoever_is_disqualified_decides_nothing() {
    for setup in ["reports=confirmed", "reports=first"] {
        let hall = Hall::of("destiny", setup, 4);
        let [a, b] = hall.players(1);
        hall.does(&format!("disqualify '#{a}' cheating"));
        for player in [a, b] {
            let waits = hall.report(player, "g1=A");
            assert!(waits.ends_with("A scorekeeper will enter it."), "{setup}: {waits}");
        }
        assert_eq!(hall.inbox(), 2, "{setup}");
    }
}

#[test]
fn a_code_that_changes_its_mind_without_end_is_left_to_a_scorekeeper() {
    let hall = Hall::of("destiny", "", 4);
    let [a, _] = hall.players(1);
    let lines = hall.log().len();
    let mut last = String::new();
    for n in 0..12 {
        last = hall.report(a, if n % 2 == 0 { "g1=A" } else { "g1=B" });
    }
    assert_eq!(last, "You have reported this match too often. A scorekeeper will decide.");
    assert_eq!(hall.log().len(), lines + 10);
}

#[test]
fn the_setting_says_what_is_saved() {
    let first = Hall::of("destiny", "reports=first", 4);
    let [a, b] = first.players(1);
    assert!(first.report(a, "g1=A").contains(" beat "));
    assert!(first.report(b, "g1=B").ends_with("so a scorekeeper will decide."));
    // Who leaves says so with the same result.
    assert!(first.report(b, "g1=A&drop=1").contains("drops after this match"));
    assert!(!first.session().event().is_here(b));
    let inbox = Hall::of("destiny", "reports=inbox", 4);
    let [a, b] = inbox.players(1);
    for player in [a, b] {
        assert!(inbox.report(player, "g1=A").ends_with("A scorekeeper will enter it."));
    }
    assert_eq!(inbox.inbox(), 2);
    let n = inbox.session().event().inbox().next().unwrap().n;
    assert!(inbox.does(&format!("inbox accept {n}")).contains(" beat "));
    assert_eq!(inbox.inbox(), 0);
}

#[test]
fn games_scores_and_margins_are_asked_as_the_game_has_them() {
    let three = Hall::of("unlimited", "", 4);
    let [a, b] = three.players(1);
    let page = three.get(&format!("/report?code={}", three.code(a)));
    assert!(page.contains("Who won game 3?"), "{page}");
    assert!(three.report(a, "g1=A").starts_with("A game is missing."));
    assert!(three.report(a, "g1=A&g3=A").starts_with("A game is missing."));
    let over = three.report(a, "g1=A&g2=A&g3=B");
    assert_eq!(over, "The match was over before the last game you marked. Check the games.");
    assert!(three.report(a, "g1=D").contains("a judge decides this"));
    assert!(three.report(a, "g1=A&g2=B&g3=A").contains("It counts once"));
    // Nobody remembers the order of the games; the first report's is saved.
    assert!(three.report(b, "g1=B&g2=A&g3=A").contains(" beat "), "{:?}", three.log());
    let session = three.session();
    let pairing = session.event().round().unwrap().at_table(1).unwrap();
    assert_eq!(pairing.outcome.as_ref().unwrap().games.as_str(), "WLW");
    assert!(three.report(b, "g1=B&g2=A&g3=A").ends_with("This result is already entered."));
    assert_eq!(three.inbox(), 0);
    let scores = Hall::of("armada", "", 4);
    let [a, b] = scores.players(1);
    assert_eq!(scores.report(a, "s1=x&s2=3"), "Use digits only.");
    for empty in ["s1=200&s2=", "s1=&s2=120", "s1=+"] {
        assert_eq!(scores.report(a, empty), "Enter both scores.");
    }
    assert!(scores.report(a, "s1=200&s2=120").contains("It counts once"));
    assert!(scores.report(b, "s1=200&s2=120").contains("200"), "{:?}", scores.log());
    assert_eq!(scores.inbox(), 0);
    let margin = Hall::of("swccg", "", 4);
    let [a, b] = margin.players(1);
    assert!(margin.report(a, "g1=A").starts_with("Won by how much?"));
    assert!(margin.report(a, "g1=A&margin=12").contains("It counts once"));
    assert!(margin.report(b, "g1=A&margin=11").contains("reported something else"));
    assert_eq!(margin.inbox(), 2);
}

#[test]
fn slips_and_the_list_of_players_have_the_codes_once_players_may_report() {
    let hall = Hall::of("destiny", "", 4);
    hall.does("setup address=http://192.168.1.4:8080");
    let session = hall.session();
    let event = session.event();
    let sheet = |what, format| {
        let request = ShowRequest::new(what, format);
        show(event, request, Words::english()).unwrap()
    };
    for player in 1..=4 {
        let code = hall.code(player);
        assert_eq!(code.len(), 6);
        for (what, format) in [(What::Slips, Format::Text), (What::Players, Format::Text)] {
            assert!(sheet(what, format).contains(&code), "{}", sheet(what, format));
        }
        // What comes back to the judge has no code, and each strip has one.
        let slips = sheet(What::Slips, Format::Text);
        let signed = slips.split("\n- -").find(|part| part.contains("Signature")).unwrap();
        assert!(signed.contains("[ ]") && !signed.contains(&code), "{slips}");
        let pages = sheet(What::Slips, Format::Html);
        let shared: Vec<&str> = pages.split("<table>").skip(1).collect();
        assert_eq!(shared.len(), 2);
        let signed =
            |part: &&str| part.split("</table>").next().is_some_and(|it| !it.contains(&code));
        assert!(shared.iter().all(signed), "{pages}");
        let strip = pages.split("<div>").find(|strip| strip.contains(&format!("Code: {code}")));
        let strip = strip.unwrap().split_once("</div>").unwrap().0;
        assert!(strip.contains(&format!("Player {player:02} (#{player})")), "{strip}");
        assert_eq!(strip.matches("Code: ").count(), 1, "{strip}");
        let address = format!("http://192.168.1.4:8080/report?code={code}");
        assert!(sheet(What::Slips, Format::Html).contains(&address));
        assert!(sheet(What::Players, Format::Text).contains("For the organizer only"));
        for (what, format) in [
            (What::Pairings, Format::Html),
            (What::Log, Format::Text),
            (What::ByName, Format::Text),
            (What::Event, Format::Json),
        ] {
            assert!(!sheet(what, format).contains(&code));
        }
    }
}

#[test]
fn a_wrong_code_opens_nothing_and_five_of_them_wait() {
    let hall = Hall::of("destiny", "", 4);
    let other = Hall::of("destiny", "", 6);
    let wrong = hall.get(&format!("/report?code={}", other.code(1)));
    assert_eq!(
        (status(&wrong), &*said(&wrong)),
        ("HTTP/1.1 403 Forbidden", "Wrong code. Check the letters on your match slip.")
    );
    for code in ["AAAAAA", "BCDFGHJ", "%3Cscript%3E"] {
        assert_eq!(
            status(&hall.get(&format!("/report?code={code}"))),
            "HTTP/1.1 403 Forbidden",
            "{code}"
        );
    }
    let fifth = hall.get("/report?code=bcd+fgx");
    assert_eq!(status(&fifth), "HTTP/1.1 403 Forbidden");
    let sixth = hall.get("/report?code=bcd+fgx");
    assert_eq!(status(&sixth), "HTTP/1.1 429 Too Many Requests");
    // Not even a right one tells anything now.
    let waits = hall.get(&format!("/report?code={}", hall.code(1)));
    assert_eq!(status(&waits), "HTTP/1.1 429 Too Many Requests");
    assert_eq!(said(&waits), "Too many wrong codes. Try again in a minute.");
    let lines = hall.log().len();
    assert_eq!(status(&hall.post(&hall.form(1, "g1=A"))), "HTTP/1.1 429 Too Many Requests");
    assert_eq!(hall.log().len(), lines);
    assert!(waits.contains("\r\nRetry-After: 60\r\n"), "{waits}");
    // The site stays open to everybody.
    assert_eq!(status(&hall.get("/")), DONE);
}

#[test]
fn a_phone_that_was_right_before_goes_on_while_its_address_waits() {
    let hall = Hall::of("destiny", "", 4);
    let [a, b] = hall.players(1);
    let page = hall.get(&format!("/report?code={}", hall.code(a)));
    let (_, cookie) = page.split_once("Set-Cookie: komandor=").unwrap();
    let (token, rest) = cookie.split_once(';').unwrap();
    assert!(token.len() == 32 && rest.starts_with(" HttpOnly; SameSite=Strict\r\n"), "{page}");
    for _ in 0..5 {
        assert!(!hall.get("/report?code=AAAAAA").contains("Set-Cookie"));
    }
    let waits = "Too many wrong codes. Try again in a minute.";
    assert_eq!(hall.report(a, "g1=A"), waits, "the code alone may be a guess from beside");
    let theirs = hall.post_from(token, &hall.form(b, "g1=A"));
    assert_eq!(said(&theirs), waits, "a token is that of one player");
    assert!(!theirs.contains("Set-Cookie"));
    assert!(said(&hall.post_from(token, &hall.form(a, "g1=A"))).contains("It counts once"));
}

/// The event file, locked as by another program.
fn held(path: &Path) -> File {
    let file = File::open(path).unwrap();
    file.lock().unwrap();
    file
}

#[test]
fn pages_wait_for_nobody_and_a_report_for_a_second() {
    let hall = Hall::of("destiny", "", 4);
    let [a, b] = hall.players(1);
    let lines = hall.log().len();
    let (form, theirs) = (hall.form(a, "g1=A"), hall.form(b, "g1=A"));
    let code = hall.code(a);
    let lock = held(&hall.path());
    let started = Instant::now();
    std::thread::scope(|scope| {
        for form in [&form, &theirs] {
            scope.spawn(|| {
                let answer = hall.post(form);
                assert_eq!(status(&answer), "HTTP/1.1 503 Service Unavailable");
                assert!(answer.contains("\r\nRetry-After: 1\r\n"), "{answer}");
                assert_eq!(said(&answer), "The organizer is saving. Try again.");
            });
        }
        std::thread::sleep(Duration::from_millis(200));
        for path in ["/", "/report", "/standings.html", &format!("/report?code={code}")] {
            let asked = Instant::now();
            assert_eq!(status(&hall.get(path)), DONE, "{path}");
            assert!(asked.elapsed() < Duration::from_millis(400), "{path}: {:?}", asked.elapsed());
        }
        assert!(started.elapsed() < Duration::from_millis(900), "the reports wait meanwhile");
    });
    assert!(started.elapsed() < Duration::from_millis(1800), "{:?}", started.elapsed());
    drop(lock);
    assert_eq!(hall.log().len(), lines);
    assert!(said(&hall.post(&form)).contains("It counts once"));
}

#[test]
fn an_older_file_that_is_put_back_is_served() {
    static TOLD: AtomicU32 = AtomicU32::new(0);
    let hall = Hall::of("destiny", "", 4);
    let older = std::fs::read(hall.path()).unwrap();
    let [a, b] = hall.players(1);
    let Hall { folder, server } = hall;
    drop(server);
    let path = folder.path().join("cup.yaml");
    let server = Hall::serve_telling(&path, |what| {
        assert!(what.to_string().contains("is an older version of the event now"), "{what}");
        TOLD.fetch_add(1, Ordering::SeqCst);
    });
    let hall = Hall { folder, server };
    assert!(hall.report(a, "g1=A").contains("It counts once"));
    let backup = path.with_extension("backup");
    std::fs::write(&backup, &older).unwrap();
    std::fs::rename(&backup, &path).unwrap();
    assert!(hall.report(b, "g1=A").contains("It counts once"), "the other report is gone");
    assert!(hall.report(a, "g1=A").contains(" beat "));
    assert_eq!(TOLD.load(Ordering::SeqCst), 1);
}

#[test]
fn the_organizer_learns_once_that_nothing_can_be_saved() {
    static TOLD: AtomicU32 = AtomicU32::new(0);
    let hall = Hall::of("destiny", "", 4);
    let [a, _] = hall.players(1);
    let (form, path) = (hall.form(a, "g1=A"), hall.path());
    let Hall { folder, server } = hall;
    drop(server);
    let server = Hall::serve_telling(&path, |what| {
        assert!(!what.to_string().is_empty());
        TOLD.fetch_add(1, Ordering::SeqCst);
    });
    let hall = Hall { folder, server };
    let elsewhere = path.with_extension("elsewhere");
    let sound = std::fs::read(&path).unwrap();
    let edited = String::from_utf8(sound.clone()).unwrap().replacen("Player 01", "Player 91", 1);
    let spoil: [&dyn Fn(); 2] = [&|| std::fs::rename(&path, &elsewhere).unwrap(), &|| {
        std::fs::write(&path, &edited).unwrap()
    }];
    for (n, spoil) in (1..).zip(spoil) {
        spoil();
        for _ in 0..3 {
            assert_eq!(status(&hall.get("/")), DONE);
            let answer = hall.post(&form);
            assert_eq!(status(&answer), "HTTP/1.1 503 Service Unavailable");
            assert_eq!(said(&answer), "Can't save here now. Please see the scorekeepers.");
        }
        assert_eq!(TOLD.load(Ordering::SeqCst), n);
        match elsewhere.exists() {
            true => std::fs::rename(&elsewhere, &path).unwrap(),
            false => std::fs::write(&path, &sound).unwrap(),
        }
        assert_eq!(status(&hall.get("/")), DONE);
    }
    assert!(said(&hall.post(&form)).contains("It counts once"));
}

#[test]
fn nothing_is_taken_once_reports_are_off_or_the_event_is_closed() {
    let hall = Hall::of("destiny", "", 4);
    let [a, _] = hall.players(1);
    let (form, code) = (hall.form(a, "g1=A"), hall.code(a));
    hall.does("setup reports=none");
    let lines = hall.log().len();
    let off = "Results can't be reported here now. Please see the scorekeepers.";
    assert_eq!(said(&hall.post(&form)), off);
    let page = hall.get(&format!("/report?code={code}"));
    assert_eq!(said(&page), off);
    let is_shut = || {
        let shut = !hall.get("/report").contains("<input");
        shut && !hall.get("/").contains("Report a result</a>")
    };
    assert!(is_shut() && !hall.server.takes_reports(), "{page}");
    assert_eq!((hall.log().len(), hall.session().event().code_of(a)), (lines, None));
    let at = hall.at();
    let Hall { folder, server } = hall;
    drop(server);
    assert!(TcpStream::connect(at).is_err());
    let server = Hall::serve(&folder.path().join("cup.yaml"));
    let hall = Hall { folder, server };
    assert_eq!(said(&hall.post(&form)), off, "a new start turns nothing on");
    hall.does("setup reports=confirmed");
    assert!(hall.get("/").contains("Report a result</a>") && hall.server.takes_reports());
    assert!(said(&hall.post(&form)).contains("It counts once"));
    for table in [1, 2] {
        hall.does(&format!("report {table} W"));
    }
    hall.does("setup rounds=1");
    hall.does("finish");
    let closed = "The event is closed. No more results can be reported.";
    assert_eq!(said(&hall.post(&form)), closed);
    assert_eq!(said(&hall.get("/report")), closed);
    assert!(!hall.get("/report").contains("<input") && !hall.server.takes_reports());
    assert!(!hall.get("/").contains("Report a result</a>"));
}

#[test]
fn whoever_is_out_does_not_decide_alone() {
    let hall = Hall::of("destiny", "reports=first", 4);
    let [a, b] = hall.players(1);
    hall.does(&format!("drop '#{a}'"));
    let [c, _] = hall.players(2);
    let waits = hall.report(a, "g1=A");
    assert!(waits.ends_with("A scorekeeper will enter it."), "{waits}");
    assert_eq!(hall.inbox(), 1);
    assert!(hall.report(b, "g1=B").contains(" beat "));
    assert!(hall.report(c, "g1=A").contains(" beat "));
}

#[test]
fn a_code_follows_from_the_secret_and_not_from_the_seed() {
    let first = |seed: u64, secret: Option<u64>| {
        let hall =
            Hall::drawn("destiny", "reports=first", 4, (seed.into(), secret.map(Seed::from)));
        hall.session().event().code_of(1)
    };
    let code = first(5, Some(1));
    assert_eq!(code, first(6, Some(1)));
    assert_ne!(code, first(5, Some(2)));
    assert_ne!(code, first(1, Some(5)));
    assert!(code.is_some() && first(5, None).is_none());
}

#[test]
fn nothing_is_saved_after_the_stop_which_waits_for_nobody() {
    let hall = Hall::of("destiny", "", 4);
    let [a, _] = hall.players(1);
    let form = hall.form(a, "g1=A");
    let lines = hall.log().len();
    let at = hall.at();
    // All places are taken by guests that never end their requests, and a report waits for the file.
    let lock = held(&hall.path());
    let report = std::thread::spawn({
        let length = form.len();
        let sent = format!("POST /report.html HTTP/1.1\r\nContent-Length: {length}\r\n\r\n{form}");
        move || {
            let mut stream = TcpStream::connect(at).unwrap();
            stream.write_all(sent.as_bytes()).unwrap();
            let mut answer = String::new();
            drop(stream.read_to_string(&mut answer));
            answer
        }
    });
    let slow: Vec<TcpStream> = (0..140).map(|_| TcpStream::connect(at).unwrap()).collect();
    std::thread::sleep(Duration::from_millis(200));
    let Hall { folder, server } = hall;
    let started = Instant::now();
    drop(server);
    assert!(started.elapsed() < Duration::from_millis(400), "{:?}", started.elapsed());
    drop(lock);
    let answer = report.join().unwrap();
    assert!(said(&answer).starts_with("Results can't be reported here now."), "{answer}");
    let session = Session::open(&folder.path().join("cup.yaml")).unwrap();
    assert_eq!(session.event().log.len(), lines);
    drop(slow);
}

#[test]
fn a_code_reports_its_own_match_of_the_present_round_only() {
    let hall = Hall::of("destiny", "", 4);
    let [a, b] = hall.players(1);
    let [c, _] = hall.players(2);
    let lines = hall.log().len();
    let theirs = hall.form(c, "g1=A").replace(&hall.code(c), &hall.code(a));
    let sentence =
        "The pairings have changed since you opened this page. Check your table and report again.";
    assert_eq!(said(&hall.post(&theirs)), sentence);
    assert_eq!(hall.log().len(), lines);
    let old = hall.form(a, "g1=A");
    hall.does("report 1 W");
    hall.does("report 2 W");
    hall.does("pair");
    let lines = hall.log().len();
    let answer = hall.post(&old);
    assert_eq!((status(&answer), &*said(&answer)), (DONE, sentence));
    assert_eq!(hall.log().len(), lines);
    let page = hall.get(&format!("/report?code={}", hall.code(b)));
    assert!(page.contains("Round 2") && !page.contains("beat"), "{page}");
    let old = hall.form(a, "g1=A");
    hall.does("undo");
    hall.does(&format!("drop '#{a}'"));
    hall.does("pair");
    let gone = hall.post(&old);
    assert_eq!(said(&gone), "You have no match in this round.");
    assert_eq!(gone.matches("You have no match").count(), 1, "{gone}");
    assert!(!gone.contains("The pairings have changed"), "{gone}");
}

#[test]
fn nothing_but_the_pages_is_handed_out() {
    let hall = Hall::of("destiny", "", 4);
    std::fs::write(hall.folder.path().join("secret.txt"), "secret").unwrap();
    for path in ["/", "/index.html", "/index-pl.html", "/site.css", "/report", "/report-pl.html"] {
        let page = hall.get(path);
        assert_eq!(status(&page), DONE, "{path}");
        for player in 1..=4 {
            assert!(!page.contains(&hall.code(player)), "{path}");
        }
    }
    for path in [
        "/../secret.txt",
        "/secret.txt",
        "/..%2fsecret.txt",
        "//etc/passwd",
        "/cup.yaml",
        "/index.html/..",
        "/%00",
        "/codes",
    ] {
        assert_eq!(status(&hall.get(path)), "HTTP/1.1 404 Not Found", "{path}");
    }
    let polish =
        hall.sent(b"GET /report HTTP/1.1\r\nAccept-Language: de, pl-PL;q=0.9, en;q=0.1\r\n\r\n");
    assert!(polish.contains("lang=\"pl\"") && polish.contains("Twój kod"), "{polish}");
    assert!(hall.get("/report?lang=pl").contains("Twój kod"));
    assert!(hall.get("/").contains("href=\"report.html\""));
    let event = hall.session().event().clone();
    let published = site::pages(&event, now(), &site::languages(Words::english()));
    assert!(published.iter().all(|(_, page)| !page.contains("report.html")));
}

#[test]
fn what_is_no_request_is_refused() {
    let hall = Hall::of("destiny", "", 4);
    let lines = hall.log().len();
    for (sent, answer) in [
        ("PUT / HTTP/1.1\r\n\r\n", "405 Method Not Allowed"),
        ("DELETE /report HTTP/1.1\r\n\r\n", "405 Method Not Allowed"),
        ("POST / HTTP/1.1\r\nContent-Length: 0\r\n\r\n", "405 Method Not Allowed"),
        ("\u{1}\u{2}\r\n\r\n", "400 Bad Request"),
        ("GET http://elsewhere/ HTTP/1.1\r\n\r\n", "400 Bad Request"),
        ("POST /report HTTP/1.1\r\nContent-Length: -1\r\n\r\n", "400 Bad Request"),
        ("POST /report HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", "400 Bad Request"),
        ("POST /report HTTP/1.1\r\nContent-Length: 99999999\r\n\r\n", "413 Content Too Large"),
        ("POST /report HTTP/1.1\r\nContent-Length: +11\r\n\r\ncode=BCDFGH", "400 Bad Request"),
        (
            "POST /report HTTP/1.1\r\nContent-Length: 0\r\nContent-Length: 0\r\n\r\n",
            "400 Bad Request",
        ),
        ("GET /report?code=%+f HTTP/1.1\r\n\r\n", "400 Bad Request"),
        ("GET /report?code=%4 HTTP/1.1\r\n\r\n", "400 Bad Request"),
    ] {
        assert_eq!(status(&hall.sent(sent.as_bytes())), format!("HTTP/1.1 {answer}"), "{sent}");
    }
    let huge = format!("GET / HTTP/1.1\r\nX: {}\r\n\r\n", "x".repeat(9000));
    assert_eq!(status(&hall.sent(huge.as_bytes())), "HTTP/1.1 431 Request Header Fields Too Large");
    let body =
        format!("POST /report HTTP/1.1\r\nContent-Length: 100000\r\n\r\n{}", "x".repeat(100_000));
    assert_eq!(status(&hall.sent(body.as_bytes())), "HTTP/1.1 413 Content Too Large");
    assert_eq!(hall.log().len(), lines);
}

#[test]
fn a_head_is_the_page_without_its_body() {
    let hall = Hall::of("destiny", "", 4);
    for path in ["/", "/report", "/site.css", "/codes"] {
        let page = hall.get(path);
        let head = hall.sent(format!("HEAD {path} HTTP/1.1\r\n\r\n").as_bytes());
        assert_eq!(Some(&*head), page.split_inclusive("\r\n\r\n").next(), "{path}");
    }
}

#[test]
fn slow_clients_and_a_flood_keep_nobody_out() {
    let hall = Hall::of("destiny", "", 4);
    let slow: Vec<TcpStream> = (0..200)
        .map(|n| {
            let mut stream = TcpStream::connect(hall.at()).unwrap();
            // Some begin, and some never send what they announce.
            let sent = ["GET / HT", "POST /report HTTP/1.1\r\nContent-Length: 9\r\n\r\n"][n % 2];
            stream.write_all(sent.as_bytes()).unwrap();
            stream
        })
        .collect();
    for _ in 0..5 {
        let started = Instant::now();
        assert_eq!(status(&hall.get("/")), DONE);
        assert!(started.elapsed() < Duration::from_secs(1), "{:?}", started.elapsed());
    }
    let answer_to = |mut stream: &TcpStream| {
        let mut answer = String::new();
        drop(stream.read_to_string(&mut answer));
        answer
    };
    assert_eq!(answer_to(&slow[0]), "", "the first has lost its place");
    assert_eq!(status(&answer_to(&slow[199])), "HTTP/1.1 408 Request Timeout");
}

#[test]
fn a_hostile_name_stays_a_name() {
    let hall = Hall::of("destiny", "", 3);
    hall.does("add '<script>alert(1)</script>'");
    let [a, b] = hall.players(1);
    hall.does(&format!("edit '#{a}' name='\"><img src=x onerror=alert(1)>'"));
    let page = hall.get(&format!("/report?code={}", hall.code(b)));
    assert!(
        page.contains("&lt;img") && !page.contains("<img") && !page.contains("<script"),
        "{page}"
    );
    let mad = hall.report(a, "g1=%3Cscript%3E&drop=%22%3E%3Cscript%3E");
    assert!(!mad.contains("<script"), "{mad}");
}

#[test]
fn a_server_that_ends_frees_its_port_and_another_goes_on() {
    let hall = Hall::of("destiny", "", 4);
    let at = hall.at();
    let Hall { folder, server } = hall;
    drop(server);
    assert!(TcpStream::connect(at).is_err());
    let before = std::fs::read(folder.path().join("cup.yaml")).unwrap();
    let server = Hall::serve(&folder.path().join("cup.yaml"));
    assert!(server.is_local());
    let hall = Hall { folder, server };
    assert_eq!(std::fs::read(hall.path()).unwrap(), before, "codes were given before");
    assert_eq!(status(&hall.get("/")), DONE);
}
