//! Shows the season of the events in the list, and writes who is who into its file.

use super::App;
use crate::export::{copied, told_copied};
use crate::msg;
use crate::ruleset::Problem;
use crate::season::{Answer, Played, Rules, Season, TEMPLATE, read_rules, unread};
use crate::show::{Format, SeasonSheet, season as season_text};
use crate::store::{events_of_home, home, look, new_season, replace_season, season_files, seasons};
use crate::tui::dialog::{Dialog, Help, SeasonTable, season_said as said};
use crate::tui::effect::SeasonEffect;
use crate::tui::model::StatusMessage;
use crate::words::Message;
use std::path::PathBuf;
use std::sync::Arc;

/// The file that the first answer makes, if there is none.
const FIRST: &str = "season.yaml";

impl App {
    pub(super) fn season(&mut self, effect: SeasonEffect) {
        match effect {
            SeasonEffect::Show => self.show_season(),
            SeasonEffect::Answer(answer) => self.answer_season(&answer, false),
            SeasonEffect::TakeBack(answer) => self.answer_season(&answer, true),
            SeasonEffect::Print => self.print_season(),
            SeasonEffect::Copy => self.copy_season(),
        }
    }

    /// Reads the events and shows the table.
    ///
    /// It goes by the first file in the folder of seasons, else by the rules that a new season
    /// begins with.
    fn show_season(&mut self) {
        match self.season_table(None) {
            Ok(table) => self.model.ask(Dialog::Help(Help::of_season(table))),
            Err(why) => self.model.refuse(why),
        }
    }

    /// Writes an answer into the file of the season, or takes one out, and shows the table anew.
    fn answer_season(&mut self, answer: &Answer, takes_back: bool) {
        let Some((table, _)) = self.model.season() else { return };
        let new = match takes_back {
            true => answer.taken_back(&table.text),
            false => answer.written(&table.text),
        };
        let (file, was) = (table.file.clone(), table.text.clone());
        let path = file.clone().unwrap_or_else(|| seasons(&self.folder).join(FIRST));
        let shown = path.display().to_string();
        let Some(new) = new else {
            let line = answer.line();
            return self.model.refuse(msg!("season.by-hand", path = shown, line));
        };
        let written = match file {
            Some(_) => replace_season(&self.disk, &path, &was, &new),
            None => new_season(&path, &new),
        };
        if let Err(error) = written {
            return self.model.refuse(error.message());
        }
        let last = (!takes_back).then(|| answer.clone());
        self.model.dialogs.pop();
        match self.season_table(last) {
            Ok(table) => self.model.ask(Dialog::Help(Help::of_season(table))),
            Err(why) => return self.model.refuse(why),
        }
        let told = match takes_back {
            true => msg!("season.taken-back", said = said(answer), path = shown),
            false => msg!("season.written", said = said(answer), path = shown),
        };
        self.model.message = Some(StatusMessage::done(told));
    }

    /// Prints the sheet of the season that is shown.
    fn print_season(&mut self) {
        match self.season_sheet() {
            Ok((title, text)) => self.print_text(title, text),
            Err(why) => self.model.refuse(why),
        }
    }

    /// Hands the sheet of the season that is shown to the clipboard.
    fn copy_season(&mut self) {
        let between = self.outlets.between;
        let made = self.season_sheet();
        match made.and_then(|(title, text)| Ok((copied(&text, between)?, title, text))) {
            Ok((bytes, title, text)) => {
                self.clipboard = Some(bytes);
                let told = told_copied(&title, &text, between);
                self.model.message = Some(StatusMessage::done(told));
            }
            Err(why) => self.model.refuse(why),
        }
    }

    /// The name of the sheet that is shown, and its text.
    fn season_sheet(&self) -> Result<(String, String), Message> {
        let Some((table, _)) = self.model.season() else {
            return Err(msg!("season.nobody-yet"));
        };
        let words = &self.model.words;
        let title = match table.person() {
            Some(person) => person.name.clone(),
            None => words.text(&table.season.rules.title()),
        };
        let text = season_text(&table.season, table.sheet, Format::Text, words);
        Ok((title, text.map_err(|refusal| refusal.0)?))
    }

    fn season_table(&self, last: Option<Answer>) -> Result<SeasonTable, Message> {
        let of_store = |error: crate::store::StoreError| error.message();
        let file = season_files(&self.disk, &self.folder).map_err(of_store)?.into_iter().next();
        let (rules, text) = season_rules(file.as_ref())?;
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
        let season = Arc::new(Season::of(rules, played, left_out));
        Ok(SeasonTable { season, file, text, last, sheet: SeasonSheet::Table })
    }
}

/// The rules of this file, or those that a new season begins with; and their text.
fn season_rules(file: Option<&PathBuf>) -> Result<(Rules, String), Message> {
    let read = file.map(|path| (home::user_text(path), path.display().to_string()));
    let (text, shown) = match read {
        Some((Ok(Some(text)), shown)) => (text, shown),
        Some((Err(why), _)) => return Err(why),
        Some((Ok(None), _)) | None => (TEMPLATE.to_owned(), String::new()),
    };
    let rules = read_rules(&shown, &text)
        .map_err(|problems| Message::lines(problems.iter().map(Problem::message).collect()))?;
    Ok((rules, text))
}
