//! The frame of every page of the site, its tables, and the HTML they are made of.

use crate::event::name::with_few_marks;
use crate::event::{Event, Moment, Phase, Reading, champion, phase, phase_phrase};
use crate::msg;
use crate::show::{Section, Table, html_escaped, tables_done};
use crate::words::{Arg, Message, Words, is_hostile};

/// The content security policy: a browser loads only what is named here, from the same place.
const POLICY: &str = "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; \
style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; \
form-action 'none'\">\n";

/// The page with a form has no script, and sends what is filled in to the place that it came from.
const POLICY_OF_FORM: &str = "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; \
style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'\">\n";

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum PageKind {
    /// The round, its clock, and everybody's table.
    Now,
    Places,
    Bracket,
    Rounds,
    Announced,
    /// Where players report; only a program that serves the site has it.
    Report,
}

impl PageKind {
    /// The pages of this event. Without finals there is no bracket.
    pub(super) fn of(event: &Event) -> Vec<PageKind> {
        let planned = event.plan.is_some_and(|plan| plan.cut().is_some());
        let has_bracket = event.finals().is_some() || planned;
        let bracket = has_bracket.then_some(PageKind::Bracket);
        let before = [PageKind::Now, PageKind::Places].into_iter().chain(bracket);
        before.chain([PageKind::Rounds, PageKind::Announced]).collect()
    }

    /// The file of the page: the plain one, or the one with the tag of this language.
    pub(super) fn file_in(self, language: Option<&Words>) -> String {
        let name = match self {
            PageKind::Now => "index",
            PageKind::Places => "standings",
            PageKind::Bracket => "bracket",
            PageKind::Rounds => "rounds",
            PageKind::Announced => "event",
            PageKind::Report => "report",
        };
        match language {
            Some(words) => format!("{name}-{}.html", words.tag().to_lowercase()),
            None => format!("{name}.html"),
        }
    }

    fn name(self) -> Message {
        match self {
            PageKind::Now => msg!("aids.now").capitalised(),
            PageKind::Places => msg!("pages.standings").capitalised(),
            PageKind::Bracket => msg!("keys.bracket").capitalised(),
            PageKind::Rounds => msg!("handbook.column-rounds").capitalised(),
            PageKind::Announced => msg!("standings.event"),
            PageKind::Report => msg!("serve.report"),
        }
    }
}

/// What is the same for all pages written at once.
pub(super) struct Frame<'e> {
    /// The public view of the event.
    pub(super) event: &'e Event,
    pub(super) now: Moment,
    pub(super) languages: &'e [Words],
    /// Whether players may report here.
    pub(super) reports: bool,
}

impl Frame<'_> {
    /// The file of a page in one of the languages: `standings.html`, `standings-pl.html`.
    pub(super) fn file(&self, kind: PageKind, language: usize) -> String {
        kind.file_in(self.languages.get(language).filter(|_| language > 0))
    }

    /// A whole page in one of the languages.
    pub(super) fn page(&self, kind: PageKind, language: usize, content: &Html) -> String {
        let Some(words) = self.languages.get(language) else { return String::new() };
        let (event, name) = (self.event, words.text(&kind.name()));
        let round = words.text(&title(event));
        let mut page = Html::default();
        page.tag("<!DOCTYPE html>\n<html").attribute("lang", words.tag());
        // What a phone stores belongs to this event only.
        page.attribute("data-event", &event.head.id.to_string());
        page.tag(">\n<head>\n<meta charset=\"utf-8\">\n");
        page.tag(if kind == PageKind::Report { POLICY_OF_FORM } else { POLICY });
        page.tag("<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n");
        page.tag("<meta name=\"color-scheme\" content=\"light dark\">\n");
        page.tag("<meta name=\"referrer\" content=\"no-referrer\">\n");
        page.tag("<meta name=\"robots\" content=\"noindex\">\n");
        page.tag("<title>").text(&name).tag(" · ").text(event.name()).tag("</title>\n");
        page.tag("<link rel=\"icon\" type=\"image/svg+xml\" href=\"icon.svg\">\n");
        page.tag("<link rel=\"stylesheet\" href=\"site.css\">\n");
        if kind != PageKind::Report {
            page.tag("<script src=\"site.js\" defer></script>\n");
        }
        page.tag("</head>\n<body>\n<header>\n");
        page.piece(&self.languages_beside(kind, language));
        page.tag("<p class=\"event\">").text(event.name()).tag("</p>\n");
        page.piece(&self.ways(kind, language));
        page.tag("</header>\n<main>\n<div id=\"top\" data-live>\n");
        page.piece(&match kind {
            PageKind::Now => large(event, self.now, words),
            _ => small(event, self.now, &name, words),
        });
        page.tag("</div>\n").piece(content).tag("</main>\n");
        page.piece(&self.foot(words, &round)).tag("</body>\n</html>\n");
        page.0
    }

    /// The same page in the other languages, each by its own name.
    fn languages_beside(&self, kind: PageKind, language: usize) -> Html {
        let mut html = Html::default();
        let others = self.languages.iter().enumerate().filter(|(at, _)| *at != language);
        for (at, words) in others {
            html.tag("<a class=\"lang\"").attribute("href", &self.file(kind, at));
            html.attribute("lang", words.tag()).attribute("hreflang", words.tag());
            html.tag(">").text(&words.name()).tag("</a>\n");
        }
        html
    }

    fn ways(&self, kind: PageKind, language: usize) -> Html {
        let words = &self.languages[language];
        let mut html = Html::default();
        html.tag("<nav").attribute("aria-label", &words.text(&msg!("pages.pages"))).tag(">\n");
        let report = self.reports.then_some(PageKind::Report);
        for other in PageKind::of(self.event).into_iter().chain(report) {
            html.tag("<a").attribute("href", &self.file(other, language));
            if other == kind {
                html.tag(" aria-current=\"page\"");
            }
            html.tag(">").text(&words.text(&other.name())).tag("</a>\n");
        }
        html.tag("</nav>\n");
        html
    }

    /// When the page was written, whether it refreshes itself, and the script's texts.
    fn foot(&self, words: &Words, round: &str) -> Html {
        let text = |message: Message| words.text(&message);
        let mut html = Html::default();
        html.tag("<footer>\n<p id=\"as-of\" data-live>");
        if let Some(entry) = self.event.log.last() {
            let (day, time) = (Arg::Date(entry.at.day()), entry.at.clock());
            html.text(&text(msg!("pages.as-of", round, day, time)));
        }
        html.tag("</p>\n<noscript><p><a href=\"\">");
        html.text(&text(msg!("pages.reload"))).tag("</a></p></noscript>\n");
        html.tag("<p><button type=\"button\" id=\"follow\" aria-pressed=\"true\" hidden>");
        html.text(&text(msg!("pages.follows"))).tag("</button></p>\n");
        html.tag("<p id=\"said\" role=\"status\"");
        html.attribute("data-new", &text(msg!("pages.is-new")));
        html.attribute("data-lost", &text(msg!("pages.no-connection"))).tag("></p>\n</footer>\n");
        html
    }
}

/// `Round 3 of 5`, `Semi-finals`, `Registration`.
fn title(event: &Event) -> Message {
    match (event.stage(), event.round()) {
        (Some(stage), Some(round)) => stage.round_title(round.number),
        (Some(stage), None) => msg!("finals.cut-to", n = stage.seeds.len()).capitalised(),
        (None, _) => phase_phrase(event).capitalised(),
    }
}

/// The round as the heading, its clock and what is done, for the page of the moment.
fn large(event: &Event, now: Moment, words: &Words) -> Html {
    let mut html = Html::default();
    html.tag("<h1>").text(&words.text(&title(event))).tag("</h1>\n");
    if let Some(id) = champion(event) {
        let champion = words.text(&msg!("pages.champion", name = event.label(id)));
        html.tag("<p class=\"champion\">").text(&champion).tag("</p>\n");
    }
    html.piece(&clock(event, now, words));
    html.tag("<p class=\"quiet\">").text(&words.text(&progress(event).capitalised())).tag("</p>\n");
    html
}

/// The page's own name as the heading, and below it the round with its clock.
fn small(event: &Event, now: Moment, name: &str, words: &Words) -> Html {
    let mut html = Html::default();
    html.tag("<h1>").text(name).tag("</h1>\n<p class=\"quiet\">");
    html.text(&words.text(&title(event))).tag(" · ");
    html.text(&words.text(&progress(event).capitalised()))
        .tag("</p>\n")
        .piece(&clock(event, now, words));
    html
}

/// The clock while it runs or is paused, valid until somebody changes it. The script adds the
/// minutes left, and shows when time is up.
fn clock(event: &Event, now: Moment, words: &Words) -> Html {
    let mut html = Html::default();
    let round = event.round().filter(|round| !round.is_complete() && event.finished.is_none());
    let Some(round) = round else { return html };
    // The second since 1970 at which the time is up.
    let mut ends = None;
    let message = match event.clock.reading(now.unix) {
        Reading::Stopped if round.minutes == 0 => return html,
        Reading::Stopped => msg!("pages.not-started", n = round.minutes),
        // A phone shows whole minutes, so a pause does, too.
        Reading::Paused(left) => msg!("pages.paused", n = (left.max(0) + 59) / 60),
        Reading::Running(left) => {
            let end = Moment::new(now.unix + left, now.offset);
            ends = Some(end.unix);
            msg!("pages.ends", time = end.clock())
        }
    };
    html.tag("<p class=\"clock\"");
    if let Some(ends) = ends {
        html.attribute("data-ends", &ends.to_string());
        html.attribute("data-left", &words.text(&msg!("pages.site-left", n = "#")));
        html.attribute("data-over", &words.text(&msg!("time-call.time-is-up").capitalised()));
    }
    html.tag("><span>").text(&words.text(&message)).tag("</span></p>\n");
    html
}

/// What everybody is waiting for: `3 of 8 tables done`, `before round 4`.
fn progress(event: &Event) -> Message {
    match phase(event) {
        Phase::Registration if event.draft.is_none() => {
            event.count_entrants(event.active().count())
        }
        Phase::Playing { missing } => tables_done(event, missing),
        _ => phase_phrase(event),
    }
}

/// A piece of a page. Only this file makes one out of a text.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Html(String);

impl Html {
    /// Adds HTML that stands in the source of the program.
    pub fn tag(&mut self, html: &'static str) -> &mut Html {
        self.0.push_str(html);
        self
    }

    /// Adds a text, which no browser takes for HTML, and without characters that mislead.
    pub fn text(&mut self, text: &str) -> &mut Html {
        self.0.push_str(&html_escaped(&with_few_marks(text.replace(is_hostile, "\u{fffd}"))));
        self
    }

    /// Adds an attribute with its value, such as ` lang="pl"`.
    pub fn attribute(&mut self, name: &'static str, value: &str) -> &mut Html {
        self.tag(" ").tag(name).tag("=\"").text(value).tag("\"")
    }

    pub fn piece(&mut self, piece: &Html) -> &mut Html {
        self.0.push_str(&piece.0);
        self
    }
}

/// The sections of a sheet, each with its heading of level 2.
pub(super) fn sections(sections: &[Section], words: &Words) -> Html {
    let mut html = Html::default();
    for section in sections {
        if let Some(heading) = &section.heading {
            html.tag("<h2>").text(&words.arg(heading)).tag("</h2>\n");
        }
        html.piece(&table(&section.table, words));
    }
    html
}

/// A table, without the columns that are empty.
fn table(table: &Table, words: &Words) -> Html {
    let table = table.in_words(words).for_people();
    let players = [msg!("standings.player", side = "A"), msg!("standings.player", side = "B")]
        .map(|head| words.text(&head));
    let mut html = Html::default();
    html.tag("<table>\n<thead><tr>");
    for column in &table.columns {
        html.tag(if column.is_number() { "<th class=\"n\">" } else { "<th>" });
        html.text(&column.name);
    }
    html.tag("\n<tbody>\n");
    for row in &table.rows {
        html.tag("<tr>");
        for (column, cell) in table.columns.iter().zip(row) {
            // On a card a figure needs its word; a name does not. HTML needs no end of a cell.
            match column.is_number() {
                true if cell.is_empty() => html.tag("<td class=\"n\">"),
                true => html.tag("<td class=\"n\"").attribute("data-l", &column.name).tag(">"),
                // The two of a match stand below each other, with the figures above them.
                false if players.contains(&column.name) => html.tag("<td class=\"p\">"),
                false => html.tag("<td>"),
            };
            html.text(cell);
        }
        html.tag("\n");
    }
    html.tag("</table>\n");
    html
}
