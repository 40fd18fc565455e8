//! The standings: a line for each player, which opens to the arithmetic of the place.

use super::html::Html;
use super::tables;
use crate::event::standings::{Standing, standings};
use crate::event::{Event, Status, champion, final_places};
use crate::msg;
use crate::ruleset::TieBreak;
use crate::show::{
    self, Arithmetic, Format, Opponent, Section, ShowRequest, What, status_words, tie_break_cell,
    tie_break_value,
};
use crate::words::{Arg, Words};

/// The standings with what each place is made of, computed once for all languages.
pub(super) struct Places<'e> {
    event: &'e Event,
    lines: Vec<Line<'e>>,
    /// The standings of each pod, if there are several.
    pods: Vec<Section>,
}

struct Line<'e> {
    standing: Standing,
    /// The place in the finals, or the one before them.
    place: u32,
    reckoned: Option<Reckoned<'e>>,
}

/// How a place is reckoned.
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
        let shown = standings(event).iter().filter(|s| has_places && is_shown(event, s));
        let mut lines: Vec<Line> = shown.map(|s| line(event, s)).collect();
        if champion(event).is_some() {
            let places = final_places(event);
            let place = |line: &Line| places.iter().position(|id| *id == line.standing.entrant);
            for line in &mut lines {
                line.place = place(line).map_or(line.place, |at| at as u32 + 1);
            }
            lines.sort_by_key(|line| line.place);
        }
        let request = ShowRequest::new(What::Standings, Format::Html);
        let pods = show::page(event, request).map_or_else(|_| Vec::new(), |page| page.sections);
        // The first section is that of everybody.
        Places { event, lines, pods: pods.into_iter().skip(1).collect() }
    }

    pub(super) fn content(&self, words: &Words) -> Html {
        let mut html = Html::new();
        html.tag("<div id=\"places\" data-live>\n");
        match self.lines.is_empty() {
            true => {
                html.tag("<p>").text(&words.text(&msg!("site.no-places"))).tag("</p>\n");
            }
            false => {
                let hint = words.text(&msg!("site.open-a-place"));
                html.tag("<p class=\"quiet\">").text(&hint).tag("</p>\n<ol class=\"places\">\n");
                self.lines.iter().for_each(|line| {
                    html.piece(&self.line(line, words));
                });
                html.tag("</ol>\n");
            }
        }
        html.piece(&tables::sections(&self.pods, words)).tag("</div>\n");
        html
    }

    fn line(&self, line: &Line, words: &Words) -> Html {
        let (event, standing) = (self.event, &line.standing);
        let mut html = Html::new();
        html.tag("<li").attribute("id", &format!("p{}", standing.entrant));
        html.tag("><details><summary><b class=\"n\">").text(&line.place.to_string());
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
        let mut html = Html::new();
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
                // Words tell how a number was drawn; behind all others stands a sum.
                html.tag(if *by == TieBreak::Random { " · " } else { " = " }).text(&made_of);
            }
            html.tag("\n");
        }
        html.tag("</dl>\n");
        html
    }

    /// The opponents with their figures, narrow enough for a phone. HTML needs no end of a cell.
    fn opponents(&self, opponents: &[Opponent], words: &Words) -> Html {
        let mut html = Html::new();
        let has_strength = opponents.iter().any(|opponent| opponent.strength.is_some());
        let columns = [
            (msg!("column.opponent"), true),
            (msg!("column.points"), true),
            (msg!("column.rounds"), true),
            (msg!("column.strength"), has_strength),
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

    /// The tie-breaks that a board shows, and whether the player has left.
    fn beside(&self, standing: &Standing, words: &Words) -> String {
        let (event, all) = (self.event, standings(self.event));
        let told = |by: &TieBreak| {
            let value = all.value(standing.entrant, *by)?;
            let value = words.arg(&tie_break_value(*by, value));
            Some(format!("{} {value}", words.text(&by.on_board()?)))
        };
        let tie_breaks = event.ruleset.preliminary.tie_breaks.iter().filter_map(told);
        let status = event.entrant(standing.entrant).and_then(|e| status_words(e.status));
        let status = status.map(|status| words.text(&status));
        tie_breaks.take(3).chain(status).collect::<Vec<String>>().join(" · ")
    }
}

/// The room reads nothing of a disqualification, as on the board.
fn is_shown(event: &Event, standing: &Standing) -> bool {
    let status = event.entrant(standing.entrant).map(|entrant| entrant.status);
    !matches!(status, None | Some(Status::Disqualified { .. }))
}

fn line<'e>(event: &'e Event, standing: &Standing) -> Line<'e> {
    let reckoned = Arithmetic::of(event, standing.entrant).map(|arithmetic| {
        let neighbours = arithmetic.neighbours().into_iter().map(|neighbour| {
            let (name, why) = (event.label(neighbour.id), neighbour.sentence);
            match neighbour.is_ahead {
                true => msg!("page.behind", name, why).into(),
                false => msg!("page.ahead-of", name, why).into(),
            }
        });
        let facts = std::iter::once(arithmetic.points()).chain(neighbours).collect();
        let tie_breaks = arithmetic.tie_breaks().into_iter().map(|(by, value)| {
            let shown = tie_break_cell(by, Some(value), arithmetic.is_put_ahead());
            (by, [by.about().heading.into(), shown, arithmetic.made_of(by)])
        });
        let (tie_breaks, opponents) = (tie_breaks.collect(), arithmetic.opponents());
        Reckoned { facts, opponents, tie_breaks, arithmetic }
    });
    Line { standing: *standing, place: standing.rank, reckoned }
}
