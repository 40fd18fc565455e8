//! The announcement: every item, the estimated end and the prizes.

use super::html::Html;
use crate::event::announcement::announcement;
use crate::event::{Event, Moment, schedule_item};
use crate::words::Words;

pub(super) fn content(event: &Event, now: Moment, words: &Words) -> Html {
    let mut items = announcement(event);
    // The estimate stands beside the length of the rounds.
    let beside = items.iter().position(|item| item.key == "minutes").map_or(0, |at| at + 1);
    if let Some(schedule) = schedule_item(event, now) {
        items.insert(beside, schedule);
    }
    let mut html = Html::new();
    html.tag("<dl id=\"announced\" data-live>\n");
    // An item with nothing to say misses something, which is the organizer's matter.
    for item in items.iter().filter(|item| !item.says.is_empty()) {
        html.tag("<dt>").text(&words.text(&item.label)).tag("</dt>");
        for said in &item.says {
            html.tag("<dd>").text(&words.arg(said)).tag("</dd>");
        }
        html.tag("\n");
    }
    html.tag("</dl>\n");
    html
}
