//! Follows the file: what others have saved, and a file that was replaced.

use super::App;
use super::events::shown;
use crate::event::STATION;
use crate::msg;
use crate::tui::dialog::{ClosedByOthers, Dialog};
use crate::tui::model::{Location, Model, News, StatusMessage, Tone};
use crate::tui::msg::Flow;
use crate::tui::saved::news;
use crate::words::Message;
use std::path::PathBuf;

impl App {
    /// Writes handouts and mirror after a change by a station. Returns how far the mirror is behind.
    ///
    /// A station writes no folder, and shows players nothing of a mirror. Everybody else who changes
    /// the event sees to both.
    fn see_to_a_station(&mut self) -> Option<Message> {
        let newest = self.model.event()?.log.last()?;
        let n = newest.n;
        if newest.by.split(' ').next() != Some(STATION) {
            return None;
        }
        if self.outlets.handouts {
            self.handouts.follow(&self.model, &self.messages);
        }
        self.disk.is_watched().then_some(())?;
        self.mirror.saved(&self.model, n, &self.messages)?.behind()
    }

    /// Reads what others have written, and says so.
    pub(super) fn refresh(&mut self) -> Flow {
        let Model { location: Location::Event(open), dialogs, words, .. } = &mut self.model else {
            return Flow::IDLE;
        };
        if let Some(dialog) = dialogs.last_mut() {
            dialog.pin_selection(open.event(), words);
        }
        let before = open.event().log.len();
        let barred_before = open.session.read_only().cloned();
        let (table, player, entry) = (open.table, open.player, open.entry);
        open.fix_cursor();
        let chosen = open.chosen_pair();
        match open.session.refresh() {
            Ok(false) => {
                (open.table, open.player, open.entry) = (table, player, entry);
                return Flow::IDLE;
            }
            Ok(true) => {}
            Err(error) => {
                self.model.say_as_well(Tone::Refused, error.into());
                return Flow::REDRAW;
            }
        }
        let news = news(open.event(), before, None);
        let typed = open.digits.clone();
        let barred = open.session.read_only().cloned();
        self.sync_after_change(chosen);
        let behind = self.see_to_a_station();
        let sound = msg!("screen.file-is-sound");
        let sound = (barred_before.is_some() && barred.is_none()).then_some(sound);
        if let Some(news) = &news {
            // The typed number was meant for a table of another round.
            let dropped = self.model.open_event().is_some_and(|open| open.digits != typed);
            if dropped {
                let title = msg!("common.table", n = typed).capitalised();
                self.model.ask(Dialog::Closed(ClosedByOthers { title, why: news.clone() }));
            }
        }
        let is_shown = self.model.dialogs.last().is_some_and(Dialog::mentions_changes);
        if let Some(sound) = sound {
            // The message that the file is not sound goes; every other message stays.
            self.model.say_no_more(&barred_before.unwrap_or_else(Message::nothing));
            self.model.say_as_well(Tone::Info, sound);
        }
        if news.is_some() && !is_shown {
            self.add_news(before);
        }
        if let Some(barred) = barred {
            self.model.say_as_well(Tone::Refused, barred);
        }
        if let Some(behind) = behind {
            self.model.say_as_well(Tone::Info, behind);
        }
        self.notices();
        Flow::REDRAW
    }

    /// Adds the actions of others since this line below the present message. Unread news of
    /// earlier lines is included.
    fn add_news(&mut self, since: usize) {
        let message = self.model.message.take().unwrap_or_else(|| StatusMessage::news(None));
        let unread = message.news.as_ref().map_or(since, |news| news.since.min(since));
        let text = self.model.event().and_then(|event| news(event, unread, None));
        let news = text.map(|text| News { text, since: unread });
        self.model.message = Some(StatusMessage { news, ..message });
    }

    /// Writes the event back to where its file was.
    pub(super) fn put_back(&mut self) {
        let Some(open) = self.model.open_event_mut() else { return };
        let put = open.session.put_back();
        let path = shown(open.session.path());
        self.report_recovery(put, msg!("screen.put-back", path));
    }

    /// Continues with the older version that stands in the file.
    pub(super) fn go_on_without(&mut self) {
        let Some(open) = self.model.open_event_mut() else { return };
        let gone_on = open.session.go_on_without();
        self.report_recovery(gone_on, msg!("screen.goes-on"));
    }

    /// Reports the outcome for a file without some saved actions, and where the other version
    /// is.
    fn report_recovery<E: Into<Message>>(
        &mut self,
        kept: Result<Option<PathBuf>, E>,
        done: Message,
    ) {
        self.sync_after_change(None);
        match kept {
            Ok(kept) => {
                let kept = kept.map(|kept| msg!("screen.kept", path = shown(&kept)));
                let text = [done].into_iter().chain(kept).collect();
                self.model.message = Some(StatusMessage::done(Message::sentences(text)));
            }
            Err(error) => self.model.refuse(error),
        }
        self.notices();
    }

    /// A notice for the shell about saved actions that the file does not contain.
    pub fn closing_warning(&self) -> Option<Message> {
        self.model.open_event()?.session.closing_warning().cloned()
    }

    /// Shows the store's notices about the file.
    pub(super) fn notices(&mut self) {
        let Some(open) = self.model.open_event_mut() else { return };
        let notices = open.session.take_notices();
        if notices.is_empty() {
            return;
        }
        let message =
            self.model.message.get_or_insert_with(|| StatusMessage::info(Message::nothing()));
        message.warnings.extend(notices.into_iter().map(|notice| notice.0));
    }
}
