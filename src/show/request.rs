//! The parts of an event that can be shown, their formats, and which of them there are now.

use super::{as_seen, odds, page};
use crate::event::{Event, Id, Moment, Refusal};
use crate::odds::Chances;
use crate::words::{Words, capitalised};

/// Enums as tables: each value with its word on the command line.
macro_rules! worded {
    ($($(#[$of_enum:meta])* pub enum $name:ident {
        $($(#[$of_value:meta])* $value:ident: $word:literal,)+
    })+) => {$(
        $(#[$of_enum])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum $name { $($(#[$of_value])* $value,)+ }

        impl $name {
            pub const ALL: [$name; [$($word),+].len()] = [$($name::$value),+];

            /// The word on the command line.
            pub fn word(self) -> &'static str {
                match self { $($name::$value => $word),+ }
            }
        }
    )+};
}

worded! {
    /// The parts of an event that can be shown.
    pub enum What {
        Standings: "standings",
        Pairings: "pairings",
        /// The pods with the order of the seats.
        Pods: "pods",
        /// The pairings in the order of the players' names.
        ByName: "by-name",
        /// The reason for each table of a round.
        Why: "why",
        /// One place in the standings with its arithmetic.
        Place: "place",
        /// The card of one player: their place and every round.
        Player: "player",
        Bracket: "bracket",
        /// A result slip for each table.
        Slips: "slips",
        Log: "log",
        /// The penalties, with the recommendations that are open.
        Penalties: "penalties",
        /// The deck checks.
        Checks: "checks",
        /// The proxies, and the components that were lost or damaged.
        Proxies: "proxies",
        /// The announcement before the start.
        Announcement: "announcement",
        /// The lists that were handed in.
        Lists: "lists",
        /// One list with its faults and versions.
        List: "list",
        /// A blank list, to fill in by hand.
        BlankList: "blank-list",
        /// The officials: who leads the event, who is here, and who rules where leaders play.
        Officials: "officials",
        /// The calls for an official.
        Calls: "calls",
        /// Everybody who was registered.
        Players: "players",
        /// The tables of a round without a result.
        Missing: "missing",
        /// The check-in: who has come, and who has paid the entry fee.
        CheckIn: "checkin",
        /// Players kept apart in Swiss rounds.
        Apart: "apart",
        /// Results of players that wait for a scorekeeper.
        Inbox: "inbox",
        /// The prizes, and who receives them.
        Prizes: "prizes",
        /// The odds: who is certain of the cut, who is out, and the chances of everybody between.
        Odds: "odds",
        /// Every match of every round.
        Results: "results",
        /// The whole event.
        Event: "event",
    }

    /// The output formats.
    pub enum Format {
        Text: "text",
        Markdown: "markdown",
        Csv: "csv",
        Json: "json",
        Html: "html",
        /// Sentences for a screen reader.
        Plain: "plain",
    }
}

/// A request to show a part of an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ShowRequest {
    pub what: What,
    pub format: Format,
    /// None: the newest round.
    pub round: Option<u32>,
    /// From 1. None: the stage of the newest round.
    pub stage: Option<u32>,
    /// The entrant whose card, place, list or penalties are shown.
    pub who: Option<Id>,
    pub list: ListRequest,
    /// Shows a round that is held as well.
    pub held: bool,
    /// How the odds are played out; None: as usual.
    pub odds: Option<OddsRequest>,
    /// The time from which the announcement estimates the end of the day; None: no estimate.
    pub now: Option<Moment>,
}

/// How the odds are played out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OddsRequest {
    pub chances: Chances,
    /// None: as usual, and less often the more players there are.
    pub playouts: Option<u32>,
}

/// The playouts behind the odds, unless another number is asked for or players are many.
pub const PLAYOUTS: u32 = 10_000;

impl Default for OddsRequest {
    fn default() -> OddsRequest {
        OddsRequest { chances: Chances::Equal, playouts: None }
    }
}

/// The word of these chances for scripts.
pub fn chances_word(chances: Chances) -> &'static str {
    match chances {
        Chances::Equal => "equal",
        Chances::ByRecord => "record",
    }
}

/// The choice of lists that are shown.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct ListRequest {
    /// A version of a list, from 1. None: the newest.
    pub version: Option<u32>,
    /// Whether the lists of those in the cut are shown whole.
    pub of_the_cut: bool,
}

impl ShowRequest {
    /// Whether this is made for the players, who do not see a held round. The JSON of the
    /// whole event is the scorekeepers' own.
    pub fn is_for_the_room(&self) -> bool {
        let of_rounds = match self.what {
            What::Event => self.format != Format::Json,
            What::Log
            | What::Penalties
            | What::Checks
            | What::Proxies
            | What::Announcement
            | What::Lists
            | What::List
            | What::BlankList
            | What::Officials
            | What::Players
            | What::CheckIn
            | What::Apart
            | What::Inbox
            | What::Prizes
            | What::Odds
            | What::Calls => false,
            _ => true,
        };
        of_rounds && !self.held
    }

    /// Whether this is the scorekeepers' own and shows a round that is held.
    pub fn tells_the_held_round(&self) -> bool {
        let of_scorekeepers = [What::Event, What::Log, What::Officials, What::Penalties];
        let others = [What::Checks, What::Proxies, What::Calls, What::Inbox, What::Odds];
        !self.is_for_the_room() && of_scorekeepers.iter().chain(&others).any(|it| *it == self.what)
    }

    /// This part as it is now, of everybody.
    pub fn new(what: What, format: Format) -> ShowRequest {
        let list = ListRequest::default();
        let (round, stage, who, now, odds) = (None, None, None, None, None);
        ShowRequest { what, format, round, stage, who, list, held: false, odds, now }
    }
}

/// A part of an event that can be shown now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offer {
    pub request: ShowRequest,
    /// The title without the name of the event: `Pairings, round 3`. It is empty where the
    /// event's own name is the title.
    pub title: String,
}

/// The part of the event that somebody looks at when asking what can be shown.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Looked {
    /// The player of the parts that show one player.
    pub who: Option<Id>,
    /// The stage and the round of the parts that show one round. None: the newest.
    pub round: Option<(u32, u32)>,
    /// Shows a round that is held as well.
    pub held: bool,
}

/// The parts that there are to show now, with their titles in this language.
///
/// A part without any row is not among them. A new [`What`] comes in by itself.
pub fn offers(event: &Event, looked: Looked, words: &Words) -> Vec<Offer> {
    let offered = |what: What| {
        let of_a_round =
            matches!(what, What::Pairings | What::ByName | What::Why | What::Slips | What::Missing);
        let round = looked.round.filter(|_| of_a_round);
        let all = ShowRequest {
            stage: round.map(|(stage, _)| stage),
            round: round.map(|(_, round)| round),
            held: looked.held,
            ..ShowRequest::new(what, Format::Text)
        };
        // A sheet about one player cannot be made without one.
        let one = looked.who.map(|who| ShowRequest { who: Some(who), ..all });
        offer(event, all, words).or_else(|| offer(event, one?, words))
    };
    let exists = |what: &What| match what {
        // To play the odds out takes long, and they do not leave the program by this way.
        What::Odds => false,
        // Before the first result everybody has a rank, and nobody has a place.
        What::Standings | What::Place => event.has_a_result(),
        _ => true,
    };
    What::ALL.into_iter().filter(exists).filter_map(offered).collect()
}

fn offer(event: &Event, request: ShowRequest, words: &Words) -> Option<Offer> {
    let made = as_seen(event, request, |event| page(event, request)).ok()?;
    let has_rows = made.sections.iter().any(|section| !section.table.rows.is_empty());
    has_rows.then(|| Offer { request, title: short(event, &words.arg(&made.title)) })
}

/// The title without the name of the event, with a capital letter.
fn short(event: &Event, title: &str) -> String {
    let rest = title.strip_prefix(event.name()).unwrap_or(title);
    capitalised(rest.trim_start_matches([' ', '·', ':']))
}

/// The title of a part, in this language: `Pairings, round 3`, or the name of the event.
///
/// # Errors
/// There is nothing to show, as in [`show`](super::show).
pub fn title(event: &Event, request: ShowRequest, words: &Words) -> Result<String, Refusal> {
    if request.what == What::Odds {
        let title = odds::title(event, request.who);
        return Ok(short(event, &words.text(&title)));
    }
    let made = as_seen(event, request, |event| page(event, request))?;
    let title = short(event, &words.arg(&made.title));
    Ok(if title.is_empty() { event.name().to_owned() } else { title })
}
