//! Recognizes the columns of a roster by their headings in English and Polish.
//!
//! Registration services name the same column in many ways. Headings are compared without case,
//! diacritics, punctuation and remarks in brackets, and without words that only say whose name it
//! is, as in `Player First Name` or `Podaj imię`.

use crate::event::{Details, TextDetail};
use deunicode::deunicode;

/// What a column of a roster contains.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Field {
    /// A detail of an entrant, by its key in verbs: `name`, `club`.
    Detail(&'static str),
    /// A full name with the surname first: `Nowak Jan`, `Nowak, Jan`.
    SurnameFirst,
    FirstName,
    LastName,
    /// A player's nickname on a service, used only without another name.
    Nickname,
    Paid,
    Here,
    /// Whether the registration is valid: `Attending`, `Cancelled`.
    Status,
    /// Yes for those who have dropped or are on the waiting list.
    Left,
}

const NAME: Field = Field::Detail("name");
const CLUB: Field = Field::Detail(TextDetail::Club.key());
const MEMBER: Field = Field::Detail(TextDetail::Member.key());
const PARTNER: Field = Field::Detail(TextDetail::Partner.key());
const START: Field = Field::Detail("start");
const TABLE: Field = Field::Detail("table");
const FAMILY: Field = Field::Detail(TextDetail::Family.key());
const TRAVEL: Field = Field::Detail(TextDetail::Travel.key());

/// The headings of each field, as [`plain`] writes them, with spaces between.
const HEADINGS: [(Field, &str); 16] = [
    (
        NAME,
        "full-name fullname real-name name-and-surname name-surname first-and-last-name \
         first-name-and-last-name first-last-name first-last what-is-your-name \
         what-s-your-name player player-1 participant attendee competitor contestant \
         imie-i-nazwisko imie-nazwisko jak-sie-nazywasz gracz gracz-1 zawodnik uczestnik \
         nazwa",
    ),
    (
        Field::SurnameFirst,
        "last-first last-first-name last-name-first-name last-name-and-first-name \
         surname-name surname-and-name surname-first-name surname-and-first-name \
         nazwisko-i-imie nazwisko-imie",
    ),
    (Field::FirstName, "first-name firstname first given-name forename imie imiona"),
    (Field::LastName, "last-name lastname last surname family-name nazwisko nazwiska"),
    (
        Field::Nickname,
        "short-gamertag gamertag gamer-tag display-name username user-name nick nickname \
         handle alias ksywa ksywka pseudonim login",
    ),
    (
        CLUB,
        "team team-name club-name club-team team-club affiliation club-city \
         which-club-do-you-play-for klub klub-miasto nazwa-klubu druzyna nazwa-druzyny \
         klub-druzyna druzyna-klub zespol nazwa-zespolu",
    ),
    (
        PARTNER,
        "partner-name teammate team-mate second-player player-2 partner-w-druzynie \
         drugi-gracz gracz-2 imie-i-nazwisko-partnera imie-i-nazwisko-drugiego-gracza",
    ),
    (
        MEMBER,
        "member-id member-number member-no membership membership-id membership-number \
         membership-no player-id player-number playerid licence licence-number license \
         license-number fide-id pop-id play-pokemon-player-id legitymacja \
         numer-legitymacji nr-legitymacji licencja numer-licencji nr-licencji \
         numer-czlonkowski nr-czlonkowski id-gracza id-zawodnika numer-gracza \
         numer-zawodnika",
    ),
    (START, "start-number start-no starting-number bib numer-startowy nr-startowy"),
    (TABLE, "fixed-table table-number stol stolik staly-stol numer-stolu"),
    (FAMILY, "relatives rodzina"),
    (TRAVEL, "travels-with travelled-with dojazd podroz podrozuje-z jedzie-z"),
    (
        Field::Paid,
        "paid has-paid payment payment-status amount-paid total-paid fee-paid \
         entry-fee-paid oplacone oplata zaplacone zaplacono zaplacil wplata wpisowe \
         platnosc status-platnosci",
    ),
    (Field::Here, "checked-in check-in checkin present here obecny obecna obecnosc"),
    (
        Field::Status,
        "status attendee-status registration-status order-status player-status \
         status-zgloszenia status-rejestracji",
    ),
    (
        Field::Left,
        "dropped drop withdrawn cancelled canceled waitlist waitlisted waiting \
         waiting-list on-waitlist on-waiting-list rezygnacja rezerwa lista-rezerwowa \
         lista-oczekujacych",
    ),
];

/// Words that only say whose the column is, or that it is required.
const FILLERS: &str = "your the player players participant participants attendee competitor enter please \
     podaj wpisz prosze twoje twoj twoja gracza zawodnika uczestnika required optional \
     wymagane opcjonalnie s";

impl Field {
    /// The field of a column with this heading, if known.
    pub(super) fn of(heading: &str) -> Option<Field> {
        // Komandor's own keys are exact, even if a service uses the word differently.
        if let Some(key) = Details::KEYS.into_iter().find(|key| *key == heading.to_lowercase()) {
            return Some(Field::Detail(key));
        }
        let plain = plain(heading);
        let words: Vec<&str> = plain.split('-').collect();
        let mut rest = words.as_slice();
        loop {
            let text = rest.join("-");
            let own = Details::KEYS.into_iter().find(|key| *key == text).map(Field::Detail);
            let named = HEADINGS.into_iter().find(|(_, all)| lists(all, &text));
            if let Some(field) = own.or(named.map(|(field, _)| field)) {
                return Some(field);
            }
            rest = match rest {
                [first, others @ ..] if !others.is_empty() && lists(FILLERS, first) => others,
                [others @ .., last] if !others.is_empty() && lists(FILLERS, last) => others,
                _ => return None,
            };
        }
    }

    /// The field for which only one column is read: a full name in either order is the same one.
    pub(super) fn kind(self) -> Field {
        match self {
            Field::SurnameFirst => NAME,
            field => field,
        }
    }

    /// Whether there may be a column of this field and one of the other.
    pub(super) fn is_name(self) -> bool {
        match self {
            Field::SurnameFirst | Field::FirstName | Field::LastName | Field::Nickname => true,
            Field::Detail(key) => key == "name",
            Field::Paid | Field::Here | Field::Status | Field::Left => false,
        }
    }
}

/// Whether the word is one of these, which are separated by spaces.
pub(super) fn lists(words: &str, word: &str) -> bool {
    words.split(' ').any(|known| known == word)
}

/// The heading in small letters and digits without marks, with a hyphen between words. Remarks in
/// brackets are left out.
pub(super) fn plain(heading: &str) -> String {
    let mut depth = 0;
    let outside = |c: &char| {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth -= 1,
            _ => {}
        }
        depth <= 0
    };
    let kept: String = heading.chars().filter(outside).collect();
    let plain = deunicode(&kept).to_lowercase();
    let words = plain.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join("-")
}

#[cfg(test)]
mod tests;
