//! The top of a page: the round, its clock, and how far the event is.

use super::html::Html;
use crate::event::{Event, Moment, Phase, Reading, champion, phase, phase_phrase};
use crate::msg;
use crate::words::{Message, Words};

/// `Round 3 of 5`, `Semi-finals`, `Registration`.
pub(super) fn title(event: &Event) -> Message {
    match (event.stage(), event.round()) {
        (Some(stage), Some(round)) => stage.round_title(round.number),
        (Some(stage), None) => msg!("stage.cut-to", n = stage.seeds.len()).capitalised(),
        (None, _) => phase_phrase(event).capitalised(),
    }
}

/// The clock as a page tells it, true until somebody changes the clock.
struct Clock {
    told: Message,
    /// The second since 1970 at which the time is up, while the clock runs.
    ends: Option<i64>,
}

impl Clock {
    /// None: the round has no clock, or nobody waits for its end any more.
    fn of(event: &Event, now: Moment) -> Option<Clock> {
        let round = event.round().filter(|round| !round.is_complete())?;
        if event.finished.is_some() {
            return None;
        }
        let still = |told| Some(Clock { told, ends: None });
        match event.clock.reading(now.unix) {
            Reading::Stopped if round.minutes == 0 => None,
            Reading::Stopped => still(msg!("site.not-started", n = round.minutes)),
            // A phone counts whole minutes, so a pause tells them, too.
            Reading::Paused(left) => still(msg!("site.paused", n = (left.max(0) + 59) / 60)),
            Reading::Running(left) => {
                let end = Moment::new(now.unix + left, now.offset);
                let told = msg!("site.ends", time = end.clock());
                Some(Clock { told, ends: Some(end.unix) })
            }
        }
    }
}

/// The round as the heading, its clock and what is done, for the page of the moment.
pub(super) fn large(event: &Event, now: Moment, words: &Words) -> Html {
    let mut html = Html::new();
    html.tag("<h1>").text(&words.text(&title(event))).tag("</h1>\n");
    if let Some(id) = champion(event) {
        let champion = words.text(&msg!("page.champion", name = event.label(id)));
        html.tag("<p class=\"champion\">").text(&champion).tag("</p>\n");
    }
    html.piece(&clock(event, now, words));
    html.tag("<p class=\"quiet\">").text(&words.text(&progress(event).capitalised())).tag("</p>\n");
    html
}

/// The page's own name as the heading, and below it the round with its clock.
pub(super) fn small(event: &Event, now: Moment, name: &str, words: &Words) -> Html {
    let mut html = Html::new();
    html.tag("<h1>").text(name).tag("</h1>\n<p class=\"quiet\">");
    html.text(&words.text(&title(event)))
        .tag(" · ")
        .text(&words.text(&progress(event).capitalised()));
    html.tag("</p>\n").piece(&clock(event, now, words));
    html
}

/// The clock; the script adds the minutes that are left, and says when it is over.
fn clock(event: &Event, now: Moment, words: &Words) -> Html {
    let mut html = Html::new();
    let Some(clock) = Clock::of(event, now) else { return html };
    html.tag("<p class=\"clock\"");
    if let Some(ends) = clock.ends {
        html.attribute("data-ends", &ends.to_string());
        html.attribute("data-left", &words.text(&msg!("site.left", n = "#")));
        html.attribute("data-over", &words.text(&msg!("board.time-is-up").capitalised()));
    }
    html.tag("><span>").text(&words.text(&clock.told)).tag("</span></p>\n");
    html
}

/// The thing that everybody waits for: `3 of 8 tables done`, `before round 4`.
fn progress(event: &Event) -> Message {
    match phase(event) {
        Phase::Registration if event.draft.is_none() => {
            event.count_entrants(event.active().count())
        }
        Phase::Playing { missing } => {
            let tables = event.round().map_or(0, |round| {
                round.pairings.iter().filter(|pairing| !pairing.is_bye()).count()
            });
            let done = msg!("board.done", n = tables - missing.min(tables), all = tables);
            match event.round().and_then(|round| round.mission.as_ref()) {
                Some(mission) => msg!("board.mission", mission = mission.title(), done),
                None => done,
            }
        }
        Phase::Registration
        | Phase::BetweenRounds { .. }
        | Phase::CutDue { .. }
        | Phase::Decided { .. }
        | Phase::Finished => phase_phrase(event),
    }
}
