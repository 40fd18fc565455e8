//! The frame of every page: the head with its policy, the ways to the other pages, and the foot.

use super::html::Html;
use super::top;
use crate::event::{Event, Moment};
use crate::msg;
use crate::words::{Message, Words};

/// A browser takes everything from the place of the page, and only what is named here.
const POLICY: &str = "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; \
style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; \
form-action 'none'\">\n";

/// The pages of the site.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum PageKind {
    /// The round, its clock, and everybody's table.
    Now,
    Places,
    Bracket,
    Rounds,
    Announced,
}

impl PageKind {
    /// The pages that this event has. One without finals has no bracket.
    pub(super) fn of(event: &Event) -> Vec<PageKind> {
        let all = [
            (PageKind::Now, true),
            (PageKind::Places, true),
            (PageKind::Bracket, has_bracket(event)),
            (PageKind::Rounds, true),
            (PageKind::Announced, true),
        ];
        all.into_iter().filter(|(_, is_there)| *is_there).map(|(kind, _)| kind).collect()
    }

    fn file(self) -> &'static str {
        match self {
            PageKind::Now => "index",
            PageKind::Places => "standings",
            PageKind::Bracket => "bracket",
            PageKind::Rounds => "rounds",
            PageKind::Announced => "event",
        }
    }

    /// The file of the page: the plain one, or the one with the tag of this language.
    pub(super) fn file_in(self, language: Option<&Words>) -> String {
        let name = self.file();
        match language {
            Some(words) => format!("{name}-{}.html", words.tag().to_lowercase()),
            None => format!("{name}.html"),
        }
    }

    fn name(self) -> Message {
        match self {
            PageKind::Now => msg!("site.now"),
            PageKind::Places => msg!("board.standings"),
            PageKind::Bracket => msg!("board.bracket"),
            PageKind::Rounds => msg!("column.rounds"),
            PageKind::Announced => msg!("site.about"),
        }
    }
}

fn has_bracket(event: &Event) -> bool {
    let planned = event.plan.is_some_and(|plan| plan.cut().is_some());
    event.finals().is_some() || planned
}

/// The same for every page of one writing.
pub(super) struct Frame<'e> {
    /// As the room sees it.
    pub(super) event: &'e Event,
    pub(super) now: Moment,
    pub(super) languages: &'e [Words],
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
        let round = words.text(&top::title(event));
        let mut page = Html::new();
        page.tag("<!DOCTYPE html>\n<html").attribute("lang", words.tag());
        // What a phone keeps is of this event only.
        page.attribute("data-event", &event.head.id.to_string());
        page.tag(">\n<head>\n<meta charset=\"utf-8\">\n").tag(POLICY);
        page.tag("<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n");
        page.tag("<meta name=\"color-scheme\" content=\"light dark\">\n");
        page.tag("<meta name=\"referrer\" content=\"no-referrer\">\n");
        page.tag("<meta name=\"robots\" content=\"noindex\">\n");
        page.tag("<title>").text(&name).tag(" · ").text(event.name()).tag("</title>\n");
        page.tag("<link rel=\"icon\" type=\"image/svg+xml\" href=\"icon.svg\">\n");
        page.tag("<link rel=\"stylesheet\" href=\"site.css\">\n");
        page.tag("<script src=\"site.js\" defer></script>\n</head>\n<body>\n<header>\n");
        page.piece(&self.languages_beside(kind, language));
        page.tag("<p class=\"event\">").text(event.name()).tag("</p>\n");
        page.piece(&self.ways(kind, language));
        page.tag("</header>\n<main>\n<div id=\"top\" data-live>\n");
        page.piece(&match kind {
            PageKind::Now => top::large(event, self.now, words),
            _ => top::small(event, self.now, &name, words),
        });
        page.tag("</div>\n").piece(content).tag("</main>\n");
        page.piece(&self.foot(words, &round)).tag("</body>\n</html>\n");
        page.into_text()
    }

    /// The same page in the other languages, each by its own name.
    fn languages_beside(&self, kind: PageKind, language: usize) -> Html {
        let mut html = Html::new();
        let others = self.languages.iter().enumerate().filter(|(at, _)| *at != language);
        for (at, words) in others {
            html.tag("<a class=\"lang\"").attribute("href", &self.file(kind, at));
            html.attribute("lang", words.tag()).attribute("hreflang", words.tag());
            html.tag(">").text(&words.name()).tag("</a>\n");
        }
        html
    }

    /// The links to all pages.
    fn ways(&self, kind: PageKind, language: usize) -> Html {
        let words = &self.languages[language];
        let mut html = Html::new();
        html.tag("<nav").attribute("aria-label", &words.text(&msg!("site.pages"))).tag(">\n");
        for other in PageKind::of(self.event) {
            html.tag("<a").attribute("href", &self.file(other, language));
            if other == kind {
                html.tag(" aria-current=\"page\"");
            }
            html.tag(">").text(&words.text(&other.name())).tag("</a>\n");
        }
        html.tag("</nav>\n");
        html
    }

    /// When the page was true, whether it follows by itself, and what the script says.
    fn foot(&self, words: &Words, round: &str) -> Html {
        let text = |message: Message| words.text(&message);
        let mut html = Html::new();
        html.tag("<footer>\n<p id=\"as-of\" data-live>");
        if let Some(entry) = self.event.log.last() {
            let (day, time) = (entry.at.day(), entry.at.clock());
            let day = crate::words::Arg::Date(day);
            html.text(&text(msg!("site.as-of", round, day, time)));
        }
        html.tag("</p>\n<noscript><p><a href=\"\">");
        html.text(&text(msg!("site.reload"))).tag("</a></p></noscript>\n");
        html.tag("<p><button type=\"button\" id=\"follow\" aria-pressed=\"true\" hidden>");
        html.text(&text(msg!("site.follows"))).tag("</button></p>\n");
        html.tag("<p id=\"said\" role=\"status\"");
        html.attribute("data-new", &text(msg!("site.is-new")));
        html.attribute("data-lost", &text(msg!("site.no-connection"))).tag("></p>\n</footer>\n");
        html
    }
}
