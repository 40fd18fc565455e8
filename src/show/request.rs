//! The parts of an event that can be shown, their formats, and which of them there are now.

use super::{as_seen, odds, page};
use crate::event::{Event, Id, Moment, Refusal};
use crate::odds::Chances;
use crate::words::{Words, capitalised};

/// The parts of an event that can be shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum What {
    Standings,
    Pairings,
    /// The pods with the order of the seats.
    Pods,
    /// The pairings in the order of the players' names.
    ByName,
    /// The reason for each table of a round.
    Why,
    /// One place in the standings with its arithmetic.
    Place,
    /// The card of one player: their place and every round.
    Player,
    Bracket,
    /// A result slip for each table.
    Slips,
    Log,
    /// The penalties, with the recommendations that are open.
    Penalties,
    /// The deck checks.
    Checks,
    /// The proxies, and the components that were lost or damaged.
    Proxies,
    /// The announcement before the start.
    Announcement,
    /// The lists that were handed in.
    Lists,
    /// One list with its faults and versions.
    List,
    /// A blank list, to fill in by hand.
    BlankList,
    /// The officials: who leads the event, who is here, and who rules where leaders play.
    Officials,
    /// The calls for an official.
    Calls,
    /// Everybody who was registered.
    Players,
    /// The tables of a round without a result.
    Missing,
    /// The check-in: who has come, and who has paid the entry fee.
    CheckIn,
    /// Players kept apart in Swiss rounds.
    Apart,
    /// Results of players that wait for a scorekeeper.
    Inbox,
    /// The prizes, and who receives them.
    Prizes,
    /// The odds: who is certain of the cut, who is out, and the chances of everybody between.
    Odds,
    /// Every match of every round.
    Results,
    /// The whole event.
    Event,
}

impl What {
    pub const ALL: [What; 28] = [
        What::Standings,
        What::Pairings,
        What::Pods,
        What::ByName,
        What::Why,
        What::Place,
        What::Player,
        What::Bracket,
        What::Slips,
        What::Log,
        What::Penalties,
        What::Checks,
        What::Proxies,
        What::Announcement,
        What::Lists,
        What::List,
        What::BlankList,
        What::Officials,
        What::Calls,
        What::Players,
        What::Missing,
        What::CheckIn,
        What::Apart,
        What::Inbox,
        What::Prizes,
        What::Odds,
        What::Results,
        What::Event,
    ];

    pub fn word(self) -> &'static str {
        match self {
            What::Standings => "standings",
            What::Pairings => "pairings",
            What::Pods => "pods",
            What::ByName => "by-name",
            What::Why => "why",
            What::Place => "place",
            What::Player => "player",
            What::Bracket => "bracket",
            What::Slips => "slips",
            What::Log => "log",
            What::Penalties => "penalties",
            What::Checks => "checks",
            What::Proxies => "proxies",
            What::Announcement => "announcement",
            What::Lists => "lists",
            What::List => "list",
            What::BlankList => "blank-list",
            What::Officials => "officials",
            What::Calls => "calls",
            What::Players => "players",
            What::Missing => "missing",
            What::CheckIn => "checkin",
            What::Apart => "apart",
            What::Inbox => "inbox",
            What::Prizes => "prizes",
            What::Odds => "odds",
            What::Results => "results",
            What::Event => "event",
        }
    }
}

/// The output formats.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    Text,
    Markdown,
    Csv,
    Json,
    Html,
    /// Sentences for a screen reader.
    Plain,
}

impl Format {
    pub const ALL: [Format; 6] =
        [Format::Text, Format::Markdown, Format::Csv, Format::Json, Format::Html, Format::Plain];

    pub fn word(self) -> &'static str {
        match self {
            Format::Text => "text",
            Format::Markdown => "markdown",
            Format::Csv => "csv",
            Format::Json => "json",
            Format::Html => "html",
            Format::Plain => "plain",
        }
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
    /// Those whose lists are shown whole.
    pub of: Option<ListsOf>,
}

/// Those whose lists everybody may see.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ListsOf {
    Cut,
}

impl ListsOf {
    pub const ALL: [ListsOf; 1] = [ListsOf::Cut];

    pub fn word(self) -> &'static str {
        match self {
            ListsOf::Cut => "cut",
        }
    }
}

impl ShowRequest {
    /// Whether this is made for the players, who do not see a held round. The JSON of the
    /// whole event is the scorekeepers' own.
    pub fn is_for_the_room(&self) -> bool {
        let of_rounds = match self.what {
            What::Standings
            | What::Pairings
            | What::Pods
            | What::ByName
            | What::Why
            | What::Place
            | What::Player
            | What::Bracket
            | What::Slips
            | What::Missing
            | What::Results => true,
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
        let round = looked.round.filter(|_| what.is_of_a_round());
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
    if made.sections.iter().all(|section| section.table.rows.is_empty()) {
        return None;
    }
    Some(Offer { request, title: short(event, &words.arg(&made.title)) })
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

impl What {
    /// Whether another round than the newest is asked for with its number.
    fn is_of_a_round(self) -> bool {
        matches!(self, What::Pairings | What::ByName | What::Why | What::Slips | What::Missing)
    }
}
