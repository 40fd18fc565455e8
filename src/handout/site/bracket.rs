//! The bracket: the seeds, or every match of every round of the finals.

use super::html::Html;
use super::tables;
use crate::event::Event;
use crate::msg;
use crate::show::{self, Format, ShowRequest, What};
use crate::words::Words;

pub(super) fn content(event: &Event, words: &Words) -> Html {
    let mut html = Html::new();
    html.tag("<div id=\"bracket\" data-live>\n");
    match show::page(event, ShowRequest::new(What::Bracket, Format::Html)) {
        Ok(page) => html.piece(&tables::sections(&page.sections, words)),
        // The cut has not been made.
        Err(_) => html.tag("<p>").text(&words.text(&msg!("board.no-bracket"))).tag("</p>\n"),
    };
    html.tag("</div>\n");
    html
}
