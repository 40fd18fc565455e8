//! Verbs of the judge's desk: penalties, recommendations, deck checks, components.

use super::Verb;
use super::officials::one_of;
use super::words::{MissingWord, VerbWords, number};
use crate::event::action::Instead;
use crate::event::refuse_if::refuse_if;
use crate::event::{
    Command, NewCheck, NewComponent, NewIllegalDeck, NewPenalty, NewRecommendation, Who,
};
use crate::msg;
use crate::ruleset::{ComponentFound, ComponentKind, ComponentState};
use crate::words::Message;

pub(super) fn penalty(words: &mut VerbWords) -> Result<Verb, Message> {
    let who = Who(words.next(MissingWord::Player)?);
    let mut new = NewPenalty::new(who, words.next(msg!("commands.penalty-kind"))?);
    const KEYS: [&str; 4] = ["points", "game", "for", "by"];
    let mut given = words.leading_settings(KEYS)?;
    // Only after an offence is the word no part of the note.
    new.suspected = given[2].is_some() && words.take("suspected");
    if new.suspected {
        for ((key, first), later) in KEYS.iter().zip(&mut given).zip(words.leading_settings(KEYS)?)
        {
            refuse_if(first.is_some() && later.is_some(), || msg!("commands.twice", key = *key))?;
            *first = first.take().or(later);
        }
    }
    let [points, game, offence, by] = given;
    new.points = points.map(|points| number(&points, msg!("result.wants"))).transpose()?;
    new.game = game.map(|game| number(&game, msg!("commands.a-game"))).transpose()?;
    (new.offence, new.by) = (offence, by);
    new.note = words.optional_rest();
    Ok(Verb::Do(Command::Penalty(new)))
}

pub(super) fn recommend(words: &mut VerbWords) -> Result<Verb, Message> {
    let who = Who(words.next(MissingWord::Player)?);
    let declined = words.take("declined");
    let [by] = words.leading_settings(["by"])?;
    let note = words.optional_rest();
    Ok(Verb::Do(Command::Recommend(NewRecommendation { who, by, declined, note })))
}

pub(super) fn check(words: &mut VerbWords) -> Result<Verb, Message> {
    let first = words.next(MissingWord::Player)?;
    if first == "draw" {
        return draw(words);
    }
    let who = Who(first);
    let verdict = words.next(msg!("judge.a-verdict"))?;
    let keys = ["round", "left", "result", "game", "penalty", "points", "note"];
    let (text, settings) = words.settings(&keys)?;
    let (mut round, mut note) = (None, None);
    let mut deck = NewIllegalDeck::default();
    let mut of_illegal = None;
    for (key, value) in settings {
        match key {
            "round" => round = Some(number(&value, msg!("commands.a-round"))?),
            "note" => note = Some(value),
            _ => {
                of_illegal = of_illegal.or(Some(key));
                match key {
                    "left" => deck.left = Some(number(&value, msg!("judge.a-number-left"))?),
                    "result" => deck.instead = Some(instead(&value)?),
                    "game" => deck.game = Some(number(&value, msg!("commands.a-game"))?),
                    "penalty" => deck.penalty = Some(value).filter(|kind| kind != "none"),
                    _ => deck.points = Some(number(&value, msg!("result.wants"))?),
                }
            }
        }
    }
    let illegal = match (verdict.as_str(), of_illegal) {
        ("illegal", _) => {
            deck.cards = text;
            Some(deck)
        }
        ("legal", Some(key)) => return Err(msg!("judge.of-illegal", key)),
        ("legal", None) => {
            note = note.or(Some(text).filter(|text| !text.is_empty()));
            None
        }
        (other, _) => return Err(msg!("judge.no-verdict", word = other)),
    };
    Ok(Verb::Do(Command::Check(NewCheck { who, round, illegal, note })))
}

fn instead(word: &str) -> Result<Instead, Message> {
    let known = Instead::ALL.map(|instead| (instead.word(), instead));
    one_of(word, &known, |known| msg!("judge.no-result-word", word, known))
}

fn draw(words: &mut VerbWords) -> Result<Verb, Message> {
    let command = match words.optional() {
        None => Command::DrawChecks { n: 1, tables: false },
        Some(word) => match word.strip_prefix("tables=") {
            Some(n) => Command::DrawChecks { n: number(n, msg!("judge.a-number"))?, tables: true },
            None => {
                Command::DrawChecks { n: number(&word, msg!("judge.a-number"))?, tables: false }
            }
        },
    };
    Ok(Verb::Do(command))
}

pub(super) fn component(words: &mut VerbWords) -> Result<Verb, Message> {
    let who = Who(words.next(MissingWord::Player)?);
    let kinds = ComponentKind::ALL.map(|kind| (kind.word(), kind));
    let component = word(&words.next(msg!("judge.a-kind"))?, &kinds)?;
    let states = ComponentState::ALL.map(|state| (state.word(), state));
    let state = word(&words.next(msg!("judge.a-state"))?, &states)?;
    let keys = ["found", "replaced", "minutes", "unreadable", "by"];
    let (name, settings) = words.settings(&keys)?;
    let mut new = NewComponent {
        who,
        component,
        state,
        found: ComponentFound::BeforeRound,
        replaced: None,
        minutes: None,
        name: Some(name).filter(|name| !name.is_empty()),
        unreadable: None,
        by: None,
    };
    let moments = ComponentFound::ALL.map(|found| (found.word(), found));
    for (key, value) in settings {
        match key {
            "found" => new.found = word(&value, &moments)?,
            "replaced" => new.replaced = Some(word(&value, &[("yes", true), ("no", false)])?),
            "minutes" => new.minutes = Some(number(&value, msg!("commands.minutes"))?),
            "unreadable" => new.unreadable = Some(value),
            _ => new.by = Some(value),
        }
    }
    Ok(Verb::Do(Command::Component(new)))
}

/// The value of one of these words; a refusal lists them.
fn word<T: Copy>(word: &str, known: &[(&str, T)]) -> Result<T, Message> {
    one_of(word, known, |known| msg!("judge.no-such-word", word, known))
}
