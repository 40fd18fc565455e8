//! The site for phones: a few static pages about an event, as everybody may see it.

mod frame;

use super::folder::FolderContent;
use crate::event::announcement::announcement;
use crate::event::{Entrant, Event, Moment, Side, Standing, Status, champion, schedule_item};
use crate::ruleset::TieBreak;
use crate::show::{
    Arithmetic, Format, Opponent, Person, Section, ShowRequest, StandingCell, What, columns_beside,
    hall_standings, people, result_seen_from, seat, status_words, tie_break_cell,
};
use crate::words::{Arg, Catalogue, Message, Words};
use crate::{msg, show};
pub use frame::Html;
use frame::{Frame, PageKind};
use include_dir::{Dir, include_dir};
use std::collections::BTreeSet;

/// The script, the style and the icon.
static ASSETS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/config/site");

/// The site as a folder holds it; files of older sites go.
pub fn content(event: &Event, now: Moment, languages: &[Words]) -> FolderContent {
    FolderContent { files: pages(event, now, languages), keeps: |_, _| false }
}

/// The languages of a site: that of what players read, then every other of the program.
pub fn languages(of_players: &Words) -> Vec<Words> {
    let others = Catalogue::tags().filter_map(Words::built_in);
    let others = others.filter(|words| words.tag() != of_players.tag());
    std::iter::once(of_players.clone()).chain(others).collect()
}

/// The languages in an order in which the plain names keep their language. It is the one that has
/// no name of its own among the files that stand there.
pub fn plain_names_kept(mut languages: Vec<Words>, files: &BTreeSet<String>) -> Vec<Words> {
    let plain = files.contains(&PageKind::Now.file_in(None));
    let is_named = |words: &Words| files.contains(&PageKind::Now.file_in(Some(words)));
    if let Some(at) = languages.iter().position(|words| plain && !is_named(words)) {
        languages[..=at].rotate_right(1);
    }
    languages
}

/// All files of the site by name. The first language has the plain names, such as `index.html`.
///
/// Shows the public view of the event: without a held round. `now` gives the time zone and the
/// moment for the clock and the estimated end.
pub fn pages(event: &Event, now: Moment, languages: &[Words]) -> Vec<(String, String)> {
    files(event, now, languages, false)
}

/// Whether there is a way to the page on which players report.
pub fn takes_reports(event: &Event) -> bool {
    event.finished.is_none() && event.takes_reports().is_some()
}

/// The same files with a way to the page on which players report, while they may.
pub fn served(event: &Event, now: Moment, languages: &[Words]) -> Vec<(String, String)> {
    files(event, now, languages, takes_reports(event))
}

/// The file of the page on which players report, in one of the languages.
pub fn report_file(languages: &[Words], language: usize) -> String {
    PageKind::Report.file_in(languages.get(language).filter(|_| language > 0))
}

/// The page on which players report, around this content.
pub fn report_page(
    event: &Event,
    now: Moment,
    languages: &[Words],
    language: usize,
    content: &Html,
) -> String {
    let reports = takes_reports(event);
    let frame = Frame { event: &event.public_view(), now, languages, reports };
    frame.page(PageKind::Report, language, content)
}

fn files(event: &Event, now: Moment, languages: &[Words], reports: bool) -> Vec<(String, String)> {
    let room = event.public_view();
    let frame = Frame { event: &room, now, languages, reports };
    let mut files: Vec<(String, String)> = Vec::new();
    for kind in PageKind::of(&room) {
        // The facts are computed once for all languages.
        let message = made(&room, now, kind);
        for (at, words) in languages.iter().enumerate() {
            files.push((frame.file(kind, at), frame.page(kind, at, &message(words))));
        }
    }
    let assets = ASSETS.files().filter_map(|file| {
        let name = file.path().to_str()?.to_owned();
        Some((name, file.contents_utf8()?.to_owned()))
    });
    files.extend(assets);
    files
}

fn made(room: &Event, now: Moment, kind: PageKind) -> Box<dyn Fn(&Words) -> Html + '_> {
    match kind {
        PageKind::Now => Box::new(move |words| page_now(room, words)),
        PageKind::Places => {
            let places = Places::of(room);
            Box::new(move |words| places.content(words))
        }
        PageKind::Bracket => Box::new(move |words| bracket(room, words)),
        PageKind::Rounds => Box::new(move |words| rounds(room, words)),
        PageKind::Announced => Box::new(move |words| announced(room, now, words)),
        // It is made for each player by itself.
        PageKind::Report => Box::new(|_| Html::default()),
    }
}

fn announced(event: &Event, now: Moment, words: &Words) -> Html {
    let mut items = announcement(event);
    // The estimate comes after the length of the rounds.
    let beside = items.iter().position(|item| item.key == "minutes").map_or(0, |at| at + 1);
    if let Some(schedule) = schedule_item(event, now) {
        items.insert(beside, schedule);
    }
    let mut html = Html::default();
    html.tag("<dl id=\"announced\" data-live>\n");
    // An item without lines lacks something, which is only for the organizer.
    for item in items.iter().filter(|item| !item.lines.is_empty()) {
        html.tag("<dt>").text(&words.text(&item.label)).tag("</dt>");
        for message in &item.lines {
            html.tag("<dd>").text(&words.arg(message)).tag("</dd>");
        }
        html.tag("\n");
    }
    html.tag("</dl>\n");
    html
}

fn bracket(event: &Event, words: &Words) -> Html {
    let mut html = Html::default();
    html.tag("<div id=\"bracket\" data-live>\n");
    match show::page(event, ShowRequest::new(What::Bracket, Format::Html)) {
        Ok(page) => html.piece(&frame::sections(&page.sections, words)),
        // The cut has not been made.
        Err(_) => html.tag("<p>").text(&words.text(&msg!("board.no-bracket"))).tag("</p>\n"),
    };
    html.tag("</div>\n");
    html
}

/// From this many names on, letters lead to the parts of the list.
const LONG: usize = 24;

fn page_now(event: &Event, words: &Words) -> Html {
    let mut html = Html::default();
    html.piece(&find(words));
    html.tag("<div id=\"list\" data-live>\n<h2>").text(&words.text(&msg!("pages.everybody")));
    html.tag("</h2>\n");
    let people = people(event, event.players(), words);
    match people.is_empty() {
        true => html.tag("<p>").text(&words.text(&msg!("plain.nobody"))).tag("</p>\n"),
        false => html.piece(&list(event, &people, words)),
    };
    html.tag("</div>\n");
    html
}

/// The search field and the place for the reader's own table, for the script.
fn find(words: &Words) -> Html {
    let mut html = Html::default();
    html.tag("<section id=\"mine\" hidden");
    html.attribute("aria-label", &words.text(&msg!("pages.mine"))).tag("><div></div>");
    html.tag("<button type=\"button\">").text(&words.text(&msg!("pages.another")));
    html.tag("</button></section>\n<form id=\"find\" role=\"search\" hidden><label for=\"name\">");
    html.text(&words.text(&msg!("pages.find"))).tag("</label>\n");
    html.tag("<input id=\"name\" type=\"search\" autocomplete=\"off\" spellcheck=\"false\">\n");
    html.tag("<p id=\"found\" role=\"status\"");
    html.attribute("data-none", &words.text(&msg!("pages.nobody-found"))).tag("></p></form>\n");
    html
}

fn letter(name: &str) -> String {
    name.chars().next().map_or_else(String::new, |first| first.to_uppercase().collect())
}

fn list(event: &Event, people: &[Person], words: &Words) -> Html {
    let mut html = Html::default();
    let by_letter: Vec<&[Person]> = match people.len() {
        ..LONG => vec![people],
        LONG.. => people.chunk_by(|a, b| letter(&a.name) == letter(&b.name)).collect(),
    };
    if by_letter.len() > 1 {
        html.piece(&letters(&by_letter, words));
    }
    let mut seen = BTreeSet::new();
    for part in &by_letter {
        let letter = letter(&part[0].name);
        html.tag("<ul class=\"people\"");
        // The order of two languages can part the names of a letter.
        if by_letter.len() > 1 && seen.insert(letter.clone()) {
            html.attribute("id", &format!("at-{letter}"));
        }
        html.tag(">\n");
        for person in *part {
            html.piece(&row(event, person, words));
        }
        html.tag("</ul>\n");
    }
    html
}

fn letters(by_letter: &[&[Person]], words: &Words) -> Html {
    let mut html = Html::default();
    html.tag("<nav class=\"letters\"").attribute("aria-label", &words.text(&msg!("pages.letters")));
    html.tag(">");
    let mut seen = BTreeSet::new();
    for letter in by_letter.iter().map(|part| letter(&part[0].name)) {
        if seen.insert(letter.clone()) {
            html.tag("<a").attribute("href", &format!("#at-{letter}")).tag(">").text(&letter);
            html.tag("</a>\n");
        }
    }
    html.tag("</nav>\n");
    html
}

/// One name with the table and the opponent; the link makes it the reader's own.
fn row(event: &Event, person: &Person, words: &Words) -> Html {
    let id = person.entrant.id;
    let address = if person.is_partner { format!("p{id}b") } else { format!("p{id}") };
    let mut html = Html::default();
    html.tag("<li").attribute("id", &address).tag("><a");
    html.attribute("href", &format!("#{address}")).tag("><span class=\"who\">").text(&person.name);
    html.tag("</span> ");
    let Sits { at, beside, result } = sits(event, person.entrant);
    if let Some(at) = at {
        html.tag("<b class=\"at\">").text(&words.arg(&at)).tag("</b> ");
    }
    html.tag("<span class=\"vs\">").text(&words.arg(&beside)).tag("</span>");
    let result = words.arg(&result);
    if !result.is_empty() {
        html.tag(" <b class=\"res\">").text(&result).tag("</b>");
    }
    html.tag("</a></li>\n");
    html
}

/// A player's place in the newest round, with the opponent and the result.
struct Sits {
    at: Option<Arg>,
    beside: Arg,
    result: Arg,
}

fn sits(event: &Event, entrant: &Entrant) -> Sits {
    let nowhere = |beside: Arg| Sits { at: None, beside, result: "".into() };
    if event.round().is_none() {
        let club = || nowhere(Arg::or_empty(entrant.club.clone()));
        return in_pod(event, entrant).unwrap_or_else(club);
    }
    let Some(pairing) = seat(event, entrant.id) else {
        let why = match entrant.status {
            // Disqualifications are not public, as on the board.
            Status::Disqualified { .. } => None,
            other => status_words(other),
        };
        return nowhere(why.unwrap_or_else(|| msg!("board.not-in-this-round")).into());
    };
    let Some(table) = pairing.table else { return nowhere(pairing.free_word().into()) };
    let opponent = pairing.opponent(entrant.id).map(|id| event.label(id));
    let side = pairing.side(entrant.id).unwrap_or(Side::A);
    Sits {
        at: Some(msg!("common.table", n = table).capitalised().into()),
        beside: Arg::or_empty(opponent.map(|name| msg!("pages.against", name))),
        result: result_seen_from(event, pairing, side),
    }
}

fn in_pod(event: &Event, entrant: &Entrant) -> Option<Sits> {
    let (pod, seat) = event.pods.iter().zip(1u32..).find_map(|(seats, pod)| {
        seats.iter().position(|id| *id == entrant.id).map(|seat| (pod, seat + 1))
    })?;
    let at = msg!("verify.pod", n = pod).capitalised().into();
    Some(Sits { at: Some(at), beside: msg!("pages.seat", n = seat).into(), result: "".into() })
}

/// The standings with the arithmetic of each place, computed once for all languages.
pub(super) struct Places<'e> {
    event: &'e Event,
    lines: Vec<Line<'e>>,
    /// The standings of each pod, if there are several.
    pods: Vec<Section>,
    /// The columns beside the points.
    beside: Vec<(Message, StandingCell<'e>)>,
}

struct Line<'e> {
    standing: Standing,
    reckoned: Option<Reckoned<'e>>,
}

/// The arithmetic of a place.
struct Reckoned<'e> {
    arithmetic: Arithmetic<'e>,
    facts: Vec<Arg>,
    opponents: Vec<Opponent>,
    /// A tie-break, its value, and the sum behind it.
    tie_breaks: Vec<(TieBreak, [Arg; 3])>,
}

impl Places<'_> {
    pub(super) fn of(event: &Event) -> Places<'_> {
        // An event that begins with elimination has no places before its end.
        let has_places = event.preliminary().is_some() || champion(event).is_some();
        let shown = if has_places { hall_standings(event) } else { Vec::new() };
        let lines = shown.into_iter().map(|standing| line(event, standing)).collect();
        let request = ShowRequest::new(What::Standings, Format::Html);
        let pods = show::page(event, request).map_or_else(|_| Vec::new(), |page| page.sections);
        // The first section is that of everybody.
        let pods = pods.into_iter().skip(1).collect();
        Places { event, lines, pods, beside: columns_beside(event) }
    }

    fn content(&self, words: &Words) -> Html {
        let mut html = Html::default();
        html.tag("<div id=\"places\" data-live>\n");
        match self.lines.is_empty() {
            true => {
                html.tag("<p>").text(&words.text(&msg!("pages.no-places"))).tag("</p>\n");
            }
            false => {
                let hint = words.text(&msg!("pages.open-a-place"));
                html.tag("<p class=\"quiet\">").text(&hint).tag("</p>\n<ol class=\"places\">\n");
                for line in &self.lines {
                    html.piece(&self.line(line, words));
                }
                html.tag("</ol>\n");
            }
        }
        html.piece(&frame::sections(&self.pods, words)).tag("</div>\n");
        html
    }

    fn line(&self, line: &Line, words: &Words) -> Html {
        let (event, standing) = (self.event, &line.standing);
        let mut html = Html::default();
        html.tag("<li").attribute("id", &format!("p{}", standing.entrant));
        html.tag("><details><summary><b class=\"n\">").text(&standing.rank.to_string());
        html.tag("</b> <span class=\"who\">").text(&event.label(standing.entrant));
        html.tag("</span> <b class=\"pts\">");
        html.text(&words.text(&event.points_phrase(standing.points))).tag("</b>");
        let beside = self.beside(standing, words);
        if !beside.is_empty() {
            html.tag(" <small>").text(&beside).tag("</small>");
        }
        html.tag("</summary>\n");
        if let Some(reckoned) = &line.reckoned {
            html.piece(&self.reckoned(reckoned, words));
        }
        html.tag("</details></li>\n");
        html
    }

    fn reckoned(&self, reckoned: &Reckoned, words: &Words) -> Html {
        let mut html = Html::default();
        let Reckoned { arithmetic, facts, opponents, tie_breaks } = reckoned;
        for fact in facts {
            html.tag("<p>").text(&words.arg(fact)).tag("\n");
        }
        if !arithmetic.has_points() {
            return html;
        }
        if !opponents.is_empty() {
            html.piece(&self.opponents(opponents, words));
        }
        html.tag("<dl>");
        for (by, [name, value, made_of]) in tie_breaks {
            html.tag("<dt>").text(&words.arg(name)).tag("<dd>").text(&words.arg(value));
            let made_of = words.arg(made_of);
            if !made_of.is_empty() {
                // A drawn number is explained in words, all others by a sum.
                html.tag(if *by == TieBreak::Random { " · " } else { " = " }).text(&made_of);
            }
            html.tag("\n");
        }
        html.tag("</dl>\n");
        html
    }

    /// The opponents with their figures, narrow enough for a phone. HTML needs no end of a cell.
    fn opponents(&self, opponents: &[Opponent], words: &Words) -> Html {
        let mut html = Html::default();
        let has_strength = opponents.iter().any(|opponent| opponent.strength.is_some());
        let columns = [
            (msg!("screen.opponent").capitalised(), true),
            (msg!("screen.points").capitalised(), true),
            (msg!("handbook.column-rounds").capitalised(), true),
            (msg!("standings.strength"), has_strength),
        ];
        html.tag("<table class=\"few\"><thead><tr>");
        for (name, _) in columns.iter().filter(|(_, is_shown)| *is_shown) {
            html.tag("<th>").text(&words.text(name));
        }
        html.tag("<tbody>\n");
        for opponent in opponents {
            html.tag("<tr><td>").text(&self.event.label(opponent.id));
            html.tag("<td>").text(&words.arg(&self.event.points_figure(opponent.points)));
            html.tag("<td>").text(&opponent.rounds.to_string());
            if let Some(strength) = opponent.strength {
                html.tag("<td>").text(&strength.to_string());
            }
            html.tag("\n");
        }
        html.tag("</table>\n");
        html
    }

    /// The figures of the board, and whether the player has dropped.
    fn beside(&self, standing: &Standing, words: &Words) -> String {
        let describe = |(heading, cell): &(Message, StandingCell)| {
            format!("{} {}", words.text(heading), words.arg(&cell(standing)))
        };
        let status = self.event.entrant(standing.entrant).and_then(|e| status_words(e.status));
        let status = status.map(|status| words.text(&status));
        self.beside.iter().map(describe).chain(status).collect::<Vec<String>>().join(" · ")
    }
}

fn line(event: &Event, standing: Standing) -> Line<'_> {
    let reckoned = Arithmetic::of(event, standing.entrant).map(|arithmetic| {
        let neighbours = arithmetic.neighbours().into_iter().map(|one| one.sentence(event).into());
        let facts = std::iter::once(arithmetic.points()).chain(neighbours).collect();
        let tie_breaks = arithmetic.tie_breaks().into_iter().map(|(by, value)| {
            let shown = tie_break_cell(by, Some(value), arithmetic.is_put_ahead());
            (by, [by.about().heading.into(), shown, arithmetic.made_of(by)])
        });
        let (tie_breaks, opponents) = (tie_breaks.collect(), arithmetic.opponents());
        Reckoned { facts, opponents, tie_breaks, arithmetic }
    });
    Line { standing, reckoned }
}

fn rounds(event: &Event, words: &Words) -> Html {
    let mut html = Html::default();
    html.tag("<div id=\"rounds\" data-live>\n");
    let stages = event.stages.iter().zip(1u32..);
    let rounds = stages.flat_map(|(stage, at)| stage.rounds.iter().map(move |r| (stage, at, r)));
    let rounds: Vec<_> = rounds.collect();
    for (n, (stage, at, round)) in rounds.iter().rev().enumerate() {
        let request = ShowRequest {
            stage: Some(*at),
            round: Some(round.number),
            ..ShowRequest::new(What::Pairings, Format::Html)
        };
        let Ok(page) = show::page(event, request) else { continue };
        html.tag("<details class=\"round\"");
        html.attribute("id", &format!("r{at}-{}", round.number));
        html.tag(if n == 0 { " open>" } else { ">" }).tag("<summary><h2>");
        html.text(&words.text(&stage.round_name(round.number).capitalised()))
            .tag("</h2></summary>\n");
        // The first fact is the day with the minutes and the results that are missing.
        for fact in page.facts.iter().skip(1) {
            html.tag("<p class=\"quiet\">").text(&words.arg(fact)).tag("</p>\n");
        }
        html.piece(&frame::sections(&page.sections, words)).tag("</details>\n");
    }
    if let Ok(pods) = show::page(event, ShowRequest::new(What::Pods, Format::Html)) {
        html.piece(&frame::sections(&pods.sections, words));
    }
    if rounds.is_empty() {
        html.tag("<p>").text(&words.text(&msg!("board.no-round"))).tag("</p>\n");
    }
    html.tag("</div>\n");
    html
}

#[cfg(test)]
mod tests;
