//! All rounds, the newest first and open, and the pods of a draft.

use super::html::Html;
use super::tables;
use crate::event::{Event, Stage};
use crate::msg;
use crate::show::{self, Format, ShowRequest, What};
use crate::words::{Message, Words};

pub(super) fn content(event: &Event, words: &Words) -> Html {
    let mut html = Html::new();
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
        html.text(&words.text(&heading(stage, round.number))).tag("</h2></summary>\n");
        // The first fact is the day with the minutes and the results that are missing.
        for fact in page.facts.iter().skip(1) {
            html.tag("<p class=\"quiet\">").text(&words.arg(fact)).tag("</p>\n");
        }
        html.piece(&tables::sections(&page.sections, words)).tag("</details>\n");
    }
    if let Ok(pods) = show::page(event, ShowRequest::new(What::Pods, Format::Html)) {
        html.piece(&tables::sections(&pods.sections, words));
    }
    if rounds.is_empty() {
        html.tag("<p>").text(&words.text(&msg!("board.no-round"))).tag("</p>\n");
    }
    html.tag("</div>\n");
    html
}

fn heading(stage: &Stage, number: u32) -> Message {
    stage.round_name(number).capitalised()
}
