//! Guided rulings: a judge answers short questions, and the answers choose the verdict.

use super::Text;
use crate::msg;
use crate::words::Message;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A question of a guided ruling.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Question {
    /// The word by which verdicts name the question.
    pub id: String,
    pub text: Text,
    pub kind: QuestionKind,
    /// The least number that may be answered. Absent: 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<u32>,
    /// The largest number that may be answered. Every question for a number has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<u32>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum QuestionKind {
    YesNo,
    Number,
}

/// The ruling if these conditions hold. The first verdict that fits is the one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Verdict {
    /// All of them must hold. Empty: the verdict for every answer left over.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub when: Vec<Condition>,
    pub text: Text,
    /// The section of the rules it comes from. Absent: that of the ruling.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
}

/// A condition on the answer to one question: a word, or a range of numbers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Condition {
    /// The id of the question.
    pub question: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub is: Option<YesNo>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<u32>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum YesNo {
    Yes,
    No,
}

/// The answer to a question: `yes`, `no`, or a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Answer {
    Word(YesNo),
    Number(u32),
}

impl Answer {
    pub const YES: Answer = Answer::Word(YesNo::Yes);
    pub const NO: Answer = Answer::Word(YesNo::No);

    pub fn phrase(self) -> Message {
        match self {
            Answer::Word(YesNo::Yes) => msg!("guided.yes"),
            Answer::Word(YesNo::No) => msg!("guided.no"),
            Answer::Number(n) => Message::verbatim(n.to_string()),
        }
    }
}

/// The answer as it is typed and as a file has it.
impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::Word(YesNo::Yes) => f.write_str("yes"),
            Answer::Word(YesNo::No) => f.write_str("no"),
            Answer::Number(n) => write!(f, "{n}"),
        }
    }
}

impl Question {
    pub fn least(&self) -> u32 {
        self.from.unwrap_or(0)
    }

    pub fn most(&self) -> u32 {
        self.to.unwrap_or(u32::MAX)
    }

    /// The answer that this text means.
    ///
    /// # Errors
    /// Says which answers the question has.
    pub fn read(&self, typed: &str) -> Result<Answer, Message> {
        match self.kind {
            QuestionKind::YesNo => match typed.to_lowercase().as_str() {
                "yes" | "y" | "tak" | "t" => Ok(Answer::YES),
                "no" | "n" | "nie" => Ok(Answer::NO),
                _ => Err(msg!("guided.wants-yes-or-no", typed, question = &self.text)),
            },
            QuestionKind::Number => {
                let number =
                    typed.parse().ok().filter(|n| (self.least()..=self.most()).contains(n));
                number.map(Answer::Number).ok_or_else(|| {
                    msg!(
                        "guided.wants-number",
                        typed,
                        question = &self.text,
                        least = self.least(),
                        most = self.most()
                    )
                })
            }
        }
    }

    /// The answers that are expected: `yes or no`, `0 to 60`.
    pub fn expected(&self) -> Message {
        match self.kind {
            QuestionKind::YesNo => msg!("guided.yes-or-no"),
            QuestionKind::Number => {
                msg!("guided.number", least = self.least(), most = self.most())
            }
        }
    }
}

impl Condition {
    pub(super) fn holds(&self, answer: Answer) -> bool {
        match answer {
            Answer::Word(word) => self.is == Some(word),
            Answer::Number(n) => {
                self.from.is_none_or(|from| from <= n) && self.to.is_none_or(|to| n <= to)
            }
        }
    }
}

/// The position of a guided ruling after some answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step<'a> {
    /// This question comes next.
    Ask(&'a Question),
    /// The answers settle this verdict; no further one could change it.
    Settled(&'a Verdict),
    /// No verdict fits; a checked ruleset has no such answers.
    Nothing,
}

/// The step of these questions and verdicts after the first answers, in the order of the questions.
pub fn step<'a>(
    questions: &'a [Question],
    verdicts: &'a [Verdict],
    answers: &[Answer],
) -> Step<'a> {
    let answer = |id: &str| {
        let at = questions.iter().position(|question| question.id == id)?;
        answers.get(at).copied()
    };
    for verdict in verdicts {
        let known = |condition: &Condition| answer(&condition.question);
        let fails = |condition: &Condition| known(condition).is_some_and(|a| !condition.holds(a));
        if verdict.when.iter().any(fails) {
            continue;
        }
        if verdict.when.iter().all(|condition| known(condition).is_some()) {
            return Step::Settled(verdict);
        }
        return questions.get(answers.len()).map_or(Step::Nothing, Step::Ask);
    }
    Step::Nothing
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verdict(when: &[(&str, Option<YesNo>, Option<u32>)], text: &str) -> Verdict {
        let condition = |(question, is, from): &(&str, Option<YesNo>, Option<u32>)| Condition {
            question: (*question).to_owned(),
            is: *is,
            from: *from,
            to: None,
        };
        let text = Text { en: text.to_owned(), pl: None };
        Verdict { when: when.iter().map(condition).collect(), text, source: None }
    }

    #[test]
    fn questions_are_asked_until_no_answer_could_change_the_verdict() {
        let question = |id: &str, kind| Question {
            id: id.to_owned(),
            text: Text { en: format!("{id}?"), pl: None },
            kind,
            from: None,
            to: (kind == QuestionKind::Number).then_some(9),
        };
        let questions =
            [question("over", QuestionKind::YesNo), question("many", QuestionKind::Number)];
        let verdicts = [
            verdict(&[("over", Some(YesNo::No), None)], "wait"),
            verdict(&[("many", None, Some(7))], "won"),
            verdict(&[], "not won"),
        ];
        let said = |answers: &[Answer]| match step(&questions, &verdicts, answers) {
            Step::Ask(question) => question.id.clone(),
            Step::Settled(verdict) => verdict.text.en.clone(),
            Step::Nothing => "nothing".to_owned(),
        };
        assert_eq!(said(&[]), "over");
        assert_eq!(said(&[Answer::NO]), "wait");
        assert_eq!(said(&[Answer::YES]), "many");
        assert_eq!(said(&[Answer::YES, Answer::Number(7)]), "won");
        assert_eq!(said(&[Answer::YES, Answer::Number(6)]), "not won");
    }

    #[test]
    fn a_question_takes_its_own_answers_only() {
        let question = Question {
            id: "many".to_owned(),
            text: Text { en: "How many?".to_owned(), pl: None },
            kind: QuestionKind::Number,
            from: Some(1),
            to: Some(9),
        };
        assert_eq!(question.read("7"), Ok(Answer::Number(7)));
        assert_eq!(
            question.read("10").unwrap_err().to_string(),
            "Answer \"How many?\" with a number from 1 to 9, not \"10\"."
        );
        assert!(question.read("-1").is_err() && question.read("yes").is_err());
    }
}
