//! The view of the standings: places, points and tie-breaks.

use super::sheet::{Sheet, Wide};
use crate::event::name::in_a_list;
use crate::event::{
    Event, Id, Standing, Status, champion, cut_line, final_places, in_the_cut, standings,
};
use crate::msg;
use crate::odds::{Prospect, Prospects};
use crate::ruleset::TieBreak;
use crate::show::tie_break_value;
use crate::tui::odds::{legend, sign};
use crate::tui::ui::theme::Theme;
use crate::words::Words;
use ratatui::style::{Modifier, Style};

/// The standings, or the final places once there is a champion. With `marks` there is a mark
/// before the place of those who are certain and those who are out.
pub fn sheet(event: &Event, marks: Option<&Prospects>, (theme, words): (&Theme, &Words)) -> Sheet {
    let table: Vec<Standing> =
        standings(event).iter().filter(|s| !is_out(event, s)).copied().collect();
    let shown: Vec<TieBreak> = (event.ruleset.preliminary.tie_breaks.iter())
        .filter_map(|tie_break| tie_break.on_board().map(|_| *tie_break))
        .take(3)
        .collect();
    let mut columns = vec![
        Sheet::figures(words.text(&msg!("standings.place-short")), 5),
        (words.text(&msg!("aids.player")), Wide::Words),
        Sheet::figures(words.text(&msg!("settings.points")), 6),
    ];
    let named = |tie_break: &TieBreak| {
        let name = tie_break.on_board().map_or_else(String::new, |name| words.text(&name));
        Sheet::figures(name, 6)
    };
    columns.extend(shown.iter().map(named));
    let champion = champion(event);
    let ordered = order(event, champion, &table);
    // Those whose place leads to the finals; nobody once the cut is made.
    let open = event.finals().is_none();
    let goes_on = if open { in_the_cut(event) } else { Vec::new() };
    let line = cut_line(event).filter(|_| open && champion.is_none());
    let line = line.and_then(|line| {
        let last = ordered.iter().position(|standing| standing.entrant == line.last)?;
        (last + 1 < ordered.len()).then_some((last + 1, line.phrase.capitalised()))
    });
    let mut rows: Vec<_> = ordered
        .into_iter()
        .zip(1..)
        .map(|(standing, place)| {
            let is_champion = champion == Some(standing.entrant);
            let [figure, name] = match event.entrant(standing.entrant) {
                _ if is_champion => [theme.champion; 2],
                Some(entrant) if !entrant.is_active() => [theme.quiet; 2],
                _ if goes_on.contains(&standing.entrant) => [theme.key, theme.header],
                _ => [theme.quiet, theme.text],
            };
            let prospect = marks.map_or(Prospect::Open, |marks| marks.of(standing.entrant));
            let place = marked(prospect, place);
            row(event, standing, (place, words), &shown, [figure, name, theme.quiet])
        })
        .collect();
    let legend = marks.filter(|marks| is_marked(&table, marks));
    let legend = legend.map(|marks| (self::legend(marks.goal, words), theme.key));
    if let Some((at, phrase)) = line {
        rows.insert(at, vec![(words.text(&phrase), theme.key)]);
    }
    let ties = 8 * shown.len() as u16;
    Sheet {
        columns,
        rows,
        block: (36 + ties, 60 + ties),
        core: 3,
        otherwise: words.text(&msg!("screen.no-standings-yet")),
        spaced: false,
        legend,
    }
}

fn row(
    event: &Event,
    standing: &Standing,
    (place, words): (String, &Words),
    shown: &[TieBreak],
    [figure, name, rest]: [Style; 3],
) -> Vec<(String, Style)> {
    let mut cells = vec![
        (place, figure),
        (words.text(&in_a_list(&event.label(standing.entrant))), name),
        (words.arg(&event.points_figure(standing.points)), name.add_modifier(Modifier::BOLD)),
    ];
    for tie_break in shown {
        let value = standings(event).value(standing.entrant, *tie_break);
        let text = value.map_or(String::new(), |v| words.arg(&tie_break_value(*tie_break, v)));
        cells.push((text, rest));
    }
    cells
}

/// The place, with the mark of those who are certain or out before it.
fn marked(prospect: Prospect, place: u32) -> String {
    match sign(prospect) {
        Some(sign) => format!("{sign} {place:>3}"),
        None => place.to_string(),
    }
}

/// Whether anybody in the table is known to be certain or out.
fn is_marked(table: &[Standing], marks: &Prospects) -> bool {
    table.iter().any(|standing| sign(marks.of(standing.entrant)).is_some())
}

/// Orders by the finals once there is a champion, and by points before that.
fn order<'a>(event: &Event, champion: Option<Id>, table: &'a [Standing]) -> Vec<&'a Standing> {
    let places = final_places(event);
    if champion.is_none() || places.is_empty() {
        return table.iter().collect();
    }
    let of = |id: &Id| table.iter().find(|standing| standing.entrant == *id);
    places.iter().filter_map(of).collect()
}

fn is_out(event: &Event, standing: &Standing) -> bool {
    let entrant = event.entrant(standing.entrant);
    entrant.is_none_or(|entrant| matches!(entrant.status, Status::Disqualified { .. }))
}
