use crate::tui::dialog::Dialog;
use crate::tui::model::Tone;
use crate::tui::prelude::*;

/// The rows of the message; one is always kept, so that the screen does not jump.
///
/// A refusal takes almost all that it needs, because the next key closes it.
pub fn height(model: &Model, area: Rect) -> u16 {
    let refused = model.message.as_ref().is_some_and(|said| said.tone == Tone::Refused);
    let most = match refused {
        true => (area.height * 2 / 3).saturating_sub(2).max(1),
        false => (area.height / 3 + 1).min(8),
    };
    (lines(model, area.width).len() as u16).clamp(1, most)
}

pub fn draw(model: &Model, frame: &mut Frame, area: Rect) {
    let mut said = lines(model, area.width);
    let rows = usize::from(area.height);
    let scroll = model.message.as_ref().map(|message| &message.scroll);
    said.drain(..scroll.map_or(0, |scroll| scroll.first(said.len(), rows)));
    if rows == 1 && said.len() > 1 {
        // A sign behind the line shows that there is more, with the key that moves on.
        let more = format!("… {PAGE_DOWN}");
        let columns = usize::from(area.width).saturating_sub(3 + text::width(&more));
        said[0].0 = format!("{} {more}", text::cut(&said[0].0, columns));
    } else if rows > 1 && said.len() > rows {
        let n = said.len() - rows + 1;
        let more = model.words.text(&msg!("preflight.more-lines", n, key = PAGE_DOWN));
        said.truncate(rows - 1);
        said.push((more, model.theme.quiet));
    }
    let said: Vec<Line> =
        said.into_iter().map(|(text, style)| Line::styled(format!(" {text}"), style)).collect();
    list::lines(frame, area, &said);
}

fn lines(model: &Model, width: u16) -> Vec<(String, Style)> {
    let Some(message) = &model.message else { return Vec::new() };
    let theme = &model.theme;
    let style = match message.tone {
        Tone::Done => theme.done,
        Tone::Info => theme.text,
        Tone::Refused => theme.refused,
    };
    let columns = usize::from(width).saturating_sub(2);
    let text = model.words.text(&message.text);
    // The pile itself shows the result that was saved last.
    let known = model.dialogs.last().and_then(|dialog| match dialog {
        Dialog::Pile(pile) => pile.last_saved().map(|(_, n)| n),
        _ => None,
    });
    let note =
        known.and_then(|n| text.rfind(" · ").filter(|at| text[*at..].ends_with(&format!(" {n}"))));
    let text = note.map_or(text.as_str(), |at| text[at..].trim_start_matches(" · "));
    let said = with_number(text, columns).into_iter().map(|line| (line, style));
    let warned = (message.warnings.iter())
        .flat_map(|warning| text::wrapped(&model.words.text(warning), columns))
        .map(|line| (line, theme.warning));
    let news = (message.news.iter())
        .flat_map(|news| text::wrapped(&model.words.text(&news.text), columns))
        .map(|line| (line, theme.text));
    said.chain(warned).chain(news).collect()
}

/// Wraps a message, but keeps its note about saving in one line.
fn with_number(said: &str, columns: usize) -> Vec<String> {
    let ends_in_number = said.ends_with(|sign: char| sign.is_ascii_digit());
    let Some(at) = said.rfind(" · ").filter(|_| ends_in_number) else {
        return text::wrapped(said, columns);
    };
    let (before, saved) = said.split_at(at);
    let mut lines = text::wrapped(before, columns);
    match lines.last_mut().filter(|line| text::width(line) + text::width(saved) <= columns) {
        Some(line) => line.push_str(saved),
        None => lines.extend(text::wrapped(saved.trim_start(), columns)),
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn that_it_is_saved_stays_in_one_line() {
        assert_eq!(
            with_number("Ewa beat Jan. · saved, log 12", 30),
            ["Ewa beat Jan. · saved, log 12"]
        );
        let two = ["Ewa beat Jan.", "· saved, log 12"];
        assert_eq!(with_number("Ewa beat Jan. · saved, log 12", 28), two);
        assert_eq!(with_number("Ewa beat Jan. · saved, log 12", 15), two);
        assert_eq!(with_number("Ewa beat", 5), ["Ewa", "beat"]);
        let told = ["Wygrywa Ewa.", "· zapisano, dziennik 12"];
        assert_eq!(with_number("Wygrywa Ewa. · zapisano, dziennik 12", 24), told);
    }
}
