//! Help by topics: what can be typed, and what each verb does.

use super::dialogue::Dialogue;
use super::export::is_sheet;
use super::reader::OrEnd;
use crate::cli::output::USAGE;
use crate::event::{Topic, VERBS, VerbSpec};
use crate::msg;
use crate::show::What;
use crate::words::{Arg, Message};

/// The words of the dialogue itself, with the sentence about them.
fn own_words() -> Vec<(&'static [&'static str], Message)> {
    vec![
        (&[], msg!("plain.help-empty")),
        (&[], msg!("plain.help-result")),
        (&["round"], msg!("plain.help-round", round = "round")),
        (&["missing"], msg!("plain.help-missing", missing = "missing")),
        (&["standings"], msg!("plain.help-standings", standings = "standings")),
        (&["odds"], msg!("odds.help-plain", odds = "odds", by = "by=record")),
        (&["names", "who"], msg!("plain.help-names", names = "names", who = "who")),
        (&["clock", "timer"], msg!("plain.help-clock", clock = "clock", timer = "timer")),
        (&["log", "undo"], msg!("plain.help-log", log = "log", undo = "undo")),
        (&["more"], msg!("plain.help-more", more = "more")),
        (&["show"], msg!("plain.help-show", show = "show", sheet = "pairings")),
        (&["print", "to", "replace"], out_of_show()),
        (
            &["events", "open", "new"],
            msg!("plain.help-events", events = "events", open = "open", new = "new"),
        ),
        (&["quit"], msg!("plain.help-quit", quit = "quit")),
    ]
}

fn out_of_show() -> Message {
    msg!("plain.help-show-out", print = "print", to = "to", replace = "replace")
}

impl Dialogue<'_> {
    pub(super) fn help(&mut self, about: &str) -> OrEnd {
        if about.is_empty() {
            let look = ("look", msg!("plain.topic", topic = "look"));
            let topics = Topic::ALL.map(Topic::word_and_title).into_iter().chain([look]);
            let mut lines = vec![msg!("plain.help")];
            lines.extend(
                topics.map(|(word, about)| msg!("common.labelled", label = word, text = about)),
            );
            return lines.into_iter().try_for_each(|line| self.say(line));
        }
        if about == "look" {
            return own_words().into_iter().try_for_each(|(_, line)| self.say(line));
        }
        if let Some(topic) = Topic::ALL.into_iter().find(|topic| topic.word_and_title().0 == about)
        {
            // A word of the dialogue may have the name of a topic.
            own_word(about).map_or(Ok(()), |line| self.say(line))?;
            let verbs = VERBS.iter().filter(|spec| spec.topic == topic);
            let line = |help: &VerbSpec| {
                msg!("common.labelled", label = help.verb, text = help.does.clone())
            };
            return verbs.map(line).try_for_each(|line| self.say(line));
        }
        if about == "show" || is_sheet(about) {
            let known = Arg::Series(What::ALL.iter().map(|what| what.word().into()).collect());
            let sheets = msg!("plain.show-what", known);
            let about = own_word(about).into_iter();
            return about.chain([sheets, out_of_show()]).try_for_each(|line| self.say(line));
        }
        match VerbSpec::of(about) {
            Some(help) => {
                self.say(msg!("screen.sentence", text = help.does.clone()).capitalised())?;
                let ways = help.usage.split(" | ");
                ways.map(|way| msg!("cli.usage", usage = way)).try_for_each(|way| self.say(way))
            }
            None => {
                if let Some(line) = own_word(about) {
                    return self.say(line);
                }
                let topics =
                    Topic::ALL.map(|topic| topic.word_and_title().0).into_iter().chain(["look"]);
                let known = Arg::Series(topics.map(Arg::from).collect());
                self.refuse(msg!("plain.no-help", word = about, known), USAGE)
            }
        }
    }
}

/// The sentence about a word of the dialogue itself.
fn own_word(word: &str) -> Option<Message> {
    own_words().into_iter().find(|(names, _)| names.contains(&word)).map(|(_, line)| line)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_topic_hides_a_verb() {
        assert!(
            Topic::ALL.into_iter().all(|topic| VerbSpec::of(topic.word_and_title().0).is_none())
        );
    }
}
