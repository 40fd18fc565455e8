//! Shows the season of the events in the list.

use super::App;
use crate::msg;
use crate::ruleset::Problem;
use crate::season::{Played, Rules, Season, TEMPLATE, read_rules, unread};
use crate::show::{season_alike, season_answer, season_sum};
use crate::store::{events_of_home, home, look, season_files};
use crate::tui::dialog::{Dialog, Help, HelpLine};
use crate::words::{Arg, Message};
use std::path::PathBuf;

impl App {
    /// Reads the events and shows the table: by the first file in the folder of seasons, else by
    /// the rules that a new season begins with.
    pub(super) fn show_season(&mut self) {
        match self.season() {
            Ok(season) => self.model.ask(Dialog::Help(Help::of(title(&season), lines(&season)))),
            Err(why) => self.model.refuse(why),
        }
    }

    fn season(&self) -> Result<Season, Message> {
        let of_store = |error: crate::store::StoreError| error.message();
        let file = season_files(&self.disk, &self.folder).map_err(of_store)?.into_iter().next();
        let rules = self.season_rules(file)?;
        let mut files = events_of_home(&self.disk, &self.folder).map_err(of_store)?;
        files.retain(|path| {
            rules.wants_file(&path.file_name().unwrap_or_default().to_string_lossy())
        });
        let (mut played, mut left_out) = (Vec::new(), Vec::new());
        for path in files {
            let shown = path.display().to_string();
            match look(&self.disk, &path) {
                Ok((event, None)) => played.push(Played::of(&event, &shown)),
                Ok((_, Some(damage))) => {
                    left_out.push(unread(&shown, msg!("season.damaged", why = damage)));
                }
                Err(error) => left_out.push(unread(&shown, error.message())),
            }
        }
        Ok(Season::of(rules, played, left_out))
    }

    fn season_rules(&self, file: Option<PathBuf>) -> Result<Rules, Message> {
        let read = file.map(|path| (home::user_text(&path), path.display().to_string()));
        let (text, shown) = match read {
            Some((Ok(Some(text)), shown)) => (text, shown),
            Some((Err(why), _)) => return Err(why),
            Some((Ok(None), _)) | None => (TEMPLATE.to_owned(), String::new()),
        };
        read_rules(&shown, &text)
            .map_err(|problems| Message::lines(problems.iter().map(Problem::message).collect()))
    }
}

fn title(season: &Season) -> Message {
    Message::verbatim(season.rules.name.as_str())
}

/// A line for each player, then what has to be settled, then what was left out.
fn lines(season: &Season) -> Vec<HelpLine> {
    let mut lines: Vec<HelpLine> = season
        .people
        .iter()
        .map(|person| {
            let name = person.name.as_str();
            let sum: Arg = season_sum(person);
            let counted = msg!("season.row-total", total = person.total, sum = sum);
            HelpLine::entry(msg!("season.row", place = person.place, name = name), counted)
        })
        .collect();
    if season.people.is_empty() {
        lines.push(HelpLine::Text(msg!("season.nobody-yet")));
    }
    if !season.doubts.is_empty() {
        lines.push(HelpLine::Heading(msg!("season.doubts")));
        lines.extend(season.doubts.iter().map(|doubt| {
            let pair = Message::verbatim(season_answer(doubt));
            HelpLine::entry(pair, season_alike(doubt.why))
        }));
        lines.push(HelpLine::Text(msg!("season.row-settle")));
    }
    lines.extend(season.left_out.iter().map(|out| {
        let (file, why) = (out.file.as_str(), out.why.clone());
        HelpLine::Text(msg!("season.left-out", file = file, why = why))
    }));
    lines
}
