//! Help by topics: what can be typed, and what each verb does.

use super::dialogue::{Dialogue, USAGE};
use super::export::is_sheet;
use super::reader::Heard;
use crate::event::{VERBS, VerbHelp};
use crate::msg;
use crate::show::What;
use crate::words::{Arg, Message};

/// A topic of the help, and its verbs.
struct Topic {
    word: &'static str,
    about: Message,
    verbs: &'static [&'static str],
}

const fn topic(word: &'static str, about: Message, verbs: &'static [&'static str]) -> Topic {
    Topic { word, about, verbs }
}

/// Every verb stands in one topic; a test compares them.
static TOPICS: [Topic; 8] = [
    topic(
        "players",
        msg!("plain.topic-players"),
        &["add", "import", "edit", "remove", "drop", "rejoin", "disqualify", "apart"],
    ),
    topic("check-in", msg!("plain.topic-check-in"), &["here", "away", "paid", "owes"]),
    topic("event", msg!("plain.topic-event"), &["setup", "official", "dismiss", "finish", "note"]),
    topic(
        "rounds",
        msg!("plain.topic-rounds"),
        &[
            "pair", "post", "swap", "seat", "repair", "begun", "table", "side", "mission",
            "redraw", "pods", "draft", "redraft",
        ],
    ),
    topic(
        "results",
        msg!("plain.topic-results"),
        &["report", "claim", "inbox", "time", "undo", "redo"],
    ),
    topic("clock", msg!("plain.topic-clock"), &["timer", "extend", "call"]),
    topic("finals", msg!("plain.topic-finals"), &["cut", "decline"]),
    topic(
        "judge",
        msg!("plain.topic-judge"),
        &["penalty", "recommend", "check", "component", "list", "auction", "overkill", "rule"],
    ),
];

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

/// How a sheet is printed or written.
fn out_of_show() -> Message {
    msg!("plain-aid.help-show-out", print = "print", to = "to", replace = "replace")
}

impl Dialogue<'_> {
    /// Tells the topics, a topic, or a verb.
    pub(super) fn help(&mut self, about: &str) -> Heard {
        if about.is_empty() {
            let topic =
                |topic: &Topic| msg!("plain.topic", word = topic.word, about = topic.about.clone());
            let mut lines = vec![msg!("plain.help")];
            lines.extend(TOPICS.iter().map(topic));
            let look = msg!("plain.topic-look");
            lines.push(msg!("plain.topic", word = "look", about = look));
            return lines.into_iter().try_for_each(|line| self.say(line));
        }
        if about == "look" {
            return own_words().into_iter().try_for_each(|(_, line)| self.say(line));
        }
        if let Some(topic) = TOPICS.iter().find(|topic| topic.word == about) {
            // A word of the dialogue may have the name of a topic.
            own_word(about).map_or(Ok(()), |line| self.say(line))?;
            let verbs = topic.verbs.iter().filter_map(|verb| help_of(verb));
            let line = |help: &VerbHelp| {
                msg!("plain.topic-verb", verb = help.verb, does = help.does.clone())
            };
            return verbs.map(line).try_for_each(|line| self.say(line));
        }
        if about == "show" || is_sheet(about) {
            let known = Arg::Series(What::ALL.iter().map(|what| what.word().into()).collect());
            let sheets = msg!("plain.show-what", known);
            let about = own_word(about).into_iter();
            return about.chain([sheets, out_of_show()]).try_for_each(|line| self.say(line));
        }
        match help_of(about) {
            Some(help) => {
                self.say(msg!("told.sentence", said = help.does.clone()).capitalised())?;
                let ways = help.usage.split(" | ");
                ways.map(|way| msg!("plain.usage", usage = way)).try_for_each(|way| self.say(way))
            }
            None => {
                if let Some(line) = own_word(about) {
                    return self.say(line);
                }
                let topics = TOPICS.iter().map(|topic| topic.word).chain(["look"]);
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

fn help_of(verb: &str) -> Option<&'static VerbHelp> {
    VERBS.iter().find(|help| help.verb == verb)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_verb_stands_in_one_topic() {
        let mut told: Vec<&str> = TOPICS.iter().flat_map(|topic| topic.verbs).copied().collect();
        let mut verbs: Vec<&str> = VERBS.iter().map(|help| help.verb).collect();
        told.sort_unstable();
        verbs.sort_unstable();
        assert_eq!(told, verbs);
    }

    #[test]
    fn no_topic_hides_a_verb() {
        let hides = |topic: &&Topic| help_of(topic.word).is_some();
        assert_eq!(TOPICS.iter().filter(hides).count(), 0);
    }
}
