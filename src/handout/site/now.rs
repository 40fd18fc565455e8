//! The page of the moment: everybody's table by name, with a field that finds a name.

use super::html::Html;
use crate::event::name::{collation_key, in_a_list};
use crate::event::{Entrant, Event, Id, Pairing, Side, Status};
use crate::msg;
use crate::show::{result_seen_from, status_words};
use crate::words::{Arg, Words};
use std::collections::BTreeSet;

/// From this many names on, letters lead to the parts of the list.
const LONG: usize = 24;

pub(super) fn content(event: &Event, words: &Words) -> Html {
    let mut html = Html::new();
    html.piece(&find(words));
    html.tag("<div id=\"list\" data-live>\n<h2>").text(&words.text(&msg!("site.everybody")));
    html.tag("</h2>\n");
    let people = people(event, words);
    match people.is_empty() {
        true => html.tag("<p>").text(&words.text(&msg!("board.nobody-registered"))).tag("</p>\n"),
        false => html.piece(&list(event, &people, words)),
    };
    html.tag("</div>\n");
    html
}

/// The field for a name and the place for one's own table; only the script uses them.
fn find(words: &Words) -> Html {
    let mut html = Html::new();
    html.tag("<section id=\"mine\" hidden");
    html.attribute("aria-label", &words.text(&msg!("site.mine"))).tag("><div></div>");
    html.tag("<button type=\"button\">").text(&words.text(&msg!("site.another")));
    html.tag("</button></section>\n<form id=\"find\" role=\"search\" hidden><label for=\"name\">");
    html.text(&words.text(&msg!("site.find"))).tag("</label>\n");
    html.tag("<input id=\"name\" type=\"search\" autocomplete=\"off\" spellcheck=\"false\">\n");
    html.tag("<p id=\"found\" role=\"status\"");
    html.attribute("data-none", &words.text(&msg!("site.nobody-found"))).tag("></p></form>\n");
    html
}

/// A name to look for, and whose it is.
struct Person<'e> {
    name: String,
    entrant: &'e Entrant,
    /// The second name of a team.
    is_partner: bool,
}

/// Everybody in alphabetical order; each partner of a team looks for their own name.
fn people<'e>(event: &'e Event, words: &Words) -> Vec<Person<'e>> {
    let house = event.house_player().filter(|house| seat(event, house.id).is_some());
    let mut people: Vec<Person> = (event.players().chain(house))
        .flat_map(|entrant| {
            let person = |name: &str, is_partner| Person {
                name: words.text(&in_a_list(name)),
                entrant,
                is_partner,
            };
            let partner = entrant.partner.as_deref().map(|name| person(name, true));
            std::iter::once(person(&entrant.name, false)).chain(partner)
        })
        .collect();
    people.sort_by_cached_key(|p| (collation_key(&p.name), p.name.clone(), p.entrant.id));
    people
}

fn seat(event: &Event, id: Id) -> Option<&Pairing> {
    event.round()?.of(id)
}

fn letter(name: &str) -> String {
    name.chars().next().map_or_else(String::new, |first| first.to_uppercase().collect())
}

fn list(event: &Event, people: &[Person], words: &Words) -> Html {
    let mut html = Html::new();
    let by_letter: Vec<&[Person]> = match people.len() {
        ..LONG => vec![people],
        LONG.. => people.chunk_by(|a, b| letter(&a.name) == letter(&b.name)).collect(),
    };
    if by_letter.len() > 1 {
        html.piece(&letters(&by_letter, words));
    }
    let mut seen = BTreeSet::new();
    for part in &by_letter {
        let letter = letter(&part[0].name);
        html.tag("<ul class=\"people\"");
        // The order of two languages can part the names of a letter.
        if by_letter.len() > 1 && seen.insert(letter.clone()) {
            html.attribute("id", &format!("at-{letter}"));
        }
        html.tag(">\n");
        for person in *part {
            html.piece(&row(event, person, words));
        }
        html.tag("</ul>\n");
    }
    html
}

/// Links to the first name of each letter.
fn letters(by_letter: &[&[Person]], words: &Words) -> Html {
    let mut html = Html::new();
    html.tag("<nav class=\"letters\"").attribute("aria-label", &words.text(&msg!("site.letters")));
    html.tag(">");
    let mut seen = BTreeSet::new();
    for letter in by_letter.iter().map(|part| letter(&part[0].name)) {
        if seen.insert(letter.clone()) {
            html.tag("<a").attribute("href", &format!("#at-{letter}")).tag(">").text(&letter);
            html.tag("</a>\n");
        }
    }
    html.tag("</nav>\n");
    html
}

/// One name with the table and the opponent; the link makes it the reader's own.
fn row(event: &Event, person: &Person, words: &Words) -> Html {
    let id = person.entrant.id;
    let address = if person.is_partner { format!("p{id}b") } else { format!("p{id}") };
    let mut html = Html::new();
    html.tag("<li").attribute("id", &address).tag("><a");
    html.attribute("href", &format!("#{address}")).tag("><span class=\"who\">").text(&person.name);
    html.tag("</span> ");
    let Sits { at, beside, result } = sits(event, person.entrant);
    if let Some(at) = at {
        html.tag("<b class=\"at\">").text(&words.arg(&at)).tag("</b> ");
    }
    html.tag("<span class=\"vs\">").text(&words.arg(&beside)).tag("</span>");
    let result = words.arg(&result);
    if !result.is_empty() {
        html.tag(" <b class=\"res\">").text(&result).tag("</b>");
    }
    html.tag("</a></li>\n");
    html
}

/// A player's place in the newest round, with the opponent and the result.
struct Sits {
    at: Option<Arg>,
    beside: Arg,
    result: Arg,
}

fn sits(event: &Event, entrant: &Entrant) -> Sits {
    let nowhere = |beside: Arg| Sits { at: None, beside, result: "".into() };
    if event.round().is_none() {
        return in_pod(event, entrant)
            .unwrap_or_else(|| nowhere(Arg::or_empty(entrant.club.clone())));
    }
    let Some(pairing) = seat(event, entrant.id) else {
        let why = match entrant.status {
            // The room reads nothing of a disqualification, as on the board.
            Status::Disqualified { .. } => None,
            other => status_words(other),
        };
        return nowhere(why.unwrap_or_else(|| msg!("board.not-in-this-round")).into());
    };
    let Some(table) = pairing.table else { return nowhere(pairing.free_word().into()) };
    let opponent = pairing.opponent(entrant.id).map(|id| event.label(id));
    let side = pairing.side(entrant.id).unwrap_or(Side::A);
    Sits {
        at: Some(msg!("site.table", n = table).into()),
        beside: Arg::or_empty(opponent.map(|name| msg!("site.against", name))),
        result: result_seen_from(event, pairing, side),
    }
}

/// The pod and the seat of a draft.
fn in_pod(event: &Event, entrant: &Entrant) -> Option<Sits> {
    let (pod, seat) = event.pods.iter().zip(1u32..).find_map(|(seats, pod)| {
        seats.iter().position(|id| *id == entrant.id).map(|seat| (pod, seat + 1))
    })?;
    let at = msg!("page.pod", n = pod).into();
    Some(Sits { at: Some(at), beside: msg!("site.seat", n = seat).into(), result: "".into() })
}
