//! The verbs with their usage, in the order of a tournament day.

use crate::msg;
use crate::words::Message;

/// The text of the help and the palette about a verb.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VerbHelp {
    pub verb: &'static str,
    /// How it is written, the same in every language.
    pub usage: &'static str,
    pub does: Message,
}

impl VerbHelp {
    /// The usage for somebody who typed these words wrongly.
    ///
    /// An event has many settings; the usage names only those that were typed.
    pub(super) fn usage_of(&self, typed: &[String]) -> String {
        let typed = |part: &&str| {
            let key = part.trim_start_matches('[').split('=').next().unwrap_or_default();
            typed.iter().any(|word| word.split_once('=').is_some_and(|(typed, _)| typed == key))
        };
        let named: Vec<&str> = settings(self.usage).filter(typed).collect();
        match self.verb == "setup" && !named.is_empty() {
            true => format!("{} {}", self.verb, named.join(" ")),
            false => self.usage.to_owned(),
        }
    }
}

/// The parts of a usage in brackets, which may hold others.
fn settings(usage: &str) -> impl Iterator<Item = &str> {
    let (mut deep, mut from) = (0, 0);
    usage.char_indices().filter_map(move |(at, sign)| {
        match sign {
            '[' if deep == 0 => (deep, from) = (1, at),
            '[' => deep += 1,
            ']' => deep -= 1,
            _ => {}
        }
        (sign == ']' && deep == 0).then(|| &usage[from..=at])
    })
}

const fn verb(verb: &'static str, usage: &'static str, does: Message) -> VerbHelp {
    VerbHelp { verb, usage, does }
}

/// All verbs, in the order of a tournament day.
pub static VERBS: [VerbHelp; 49] = [
    verb(
        "add",
        "add NAME [here] [paid] [house] [club=C] [member=M] [start=N] [partner=NAME] [table=N] [family=F] [travel=T] [byes=N]",
        msg!("verb.does-add"),
    ),
    verb("import", "import FILE|EVENT", msg!("verb.does-import")),
    verb(
        "edit",
        "edit WHO [name=N] [club=C] [member=M] [start=N] [partner=N] [table=N] [family=F] [travel=T] [house=yes|no] [byes=N] [why=REASON]",
        msg!("verb.does-edit"),
    ),
    verb("remove", "remove WHO", msg!("verb.does-remove")),
    verb("here", "here WHO [paid]", msg!("check-in.does-here")),
    verb("away", "away WHO", msg!("check-in.does-away")),
    verb("paid", "paid WHO", msg!("check-in.does-paid")),
    verb("owes", "owes WHO", msg!("check-in.does-owes")),
    verb(
        "official",
        "official NAME role=organizer|marshal|judge [playing] | official NAME here|away",
        msg!("verb.does-official"),
    ),
    verb("dismiss", "dismiss NAME", msg!("verb.does-dismiss")),
    verb(
        "setup",
        "setup [name=N] [tier=relaxed|formal|premier] [structure=basic|advanced|custom] [rounds=N] [cut=N] [cut_by=top|level|points] [finals=one-game|first-to-two] [minutes=N] [finals_minutes=N] [final_minutes=N] [timed_draw=POINTS] [boosters=N] [pick_seconds=N] [redraft=yes|no] [unplayed=win|nothing] [language=en|pl|own] [lists=yes|no] [open_lists=yes|no] [sleeves=yes|no] [note=TEXT|none] [checkin=yes|no] [fee=20|20,50|€15|TEXT|none] [house=bye|played|opponent] [pause=MIN] [closes=HH:MM|none] [apart=\"clubs|relatives|travel [1|1-N|always] [soft|absolute], …\"|none] [prizes=\"1: A; 2-4: B; last: C; all: D\"|none] [hold=yes|no] [tables=1-12,21-30|none] [feature=1,2|none] [prospects=yes|no] [paper=on|off|FOLDER] [publish=FOLDER|off] [mirror=FILE|off] [address=https://…|none] | setup KEY=rules",
        msg!("verb.does-setup"),
    ),
    verb(
        "apart",
        "apart A B [rounds=1|1-N|always] [soft|absolute] [why=REASON] | apart A B off",
        msg!("apart.does"),
    ),
    verb(
        "pods",
        "pods [SIZE] [why=REASON] | pods count=N [why=REASON] | pods manual \"A, B, C; D, E\" [why=REASON]",
        msg!("verb.does-pods"),
    ),
    verb("draft", "draft next", msg!("verb.does-draft")),
    verb(
        "pair",
        "pair [absent=remove|keep|out] | pair manual \"A = B, C = D, E = bye\"",
        msg!("verb.does-pair"),
    ),
    verb("swap", "swap A B", msg!("verb.does-swap")),
    verb("seat", "seat WHO opponent|TABLE|bye|loss|next [for=MISSING]", msg!("late.does")),
    verb("repair", "repair [with=WHO,…] why=REASON", msg!("repair.does")),
    verb("begun", "begun TABLE … [no]", msg!("repair.does-begun")),
    verb("table", "table N to M", msg!("seating.does-table")),
    verb("post", "post", msg!("held.does-post")),
    verb("side", "side TABLE WHO SIDE [round=N]", msg!("verb.does-side")),
    verb(
        "mission",
        "mission N|NAME [again] [next] [why=REASON] | mission roll | mission roll=N [next] [why=REASON] | mission redraw why=REASON",
        msg!("mission.does"),
    ),
    verb("redraw", "redraw WHY", msg!("verb.does-redraw")),
    verb(
        "report",
        "report TABLE RESULT [timed] [correct] [margin=N] [drop=A|B|both|none] [round=N] [stage=N] | report TABLE [GAMES] concede A|B | report TABLE concede A|B match | report TABLE noshow A|B | report TABLE same drop=A|B|both|none | report TABLE N-N [W|L|D] [timed]",
        msg!("verb.does-report"),
    ),
    verb(
        "claim",
        "claim TABLE RESULT [margin=N] | claim TABLE N-N [W|L|D]",
        msg!("station.does-claim"),
    ),
    verb("inbox", "inbox accept N [WHY] | inbox dismiss N [WHY]", msg!("station.does-inbox")),
    verb(
        "time",
        "time TABLE [FIELD=N:N] [FIELD=A|B] [roll] [game=N|between] [games=LETTERS] [won=A|B|none] [margin=N] [round-of-game=N] [situation=WORD] [SIDE=A|B] [correct] [round=N] [stage=N]",
        msg!("time-verb.does"),
    ),
    verb("drop", "drop WHO", msg!("verb.does-drop")),
    verb("rejoin", "rejoin WHO", msg!("verb.does-rejoin")),
    verb("disqualify", "disqualify WHO [REASON]", msg!("verb.does-disqualify")),
    verb(
        "cut",
        "cut [N] | cut N level | cut points=P | cut manual \"A, B, C, D\" why=REASON",
        msg!("verb.does-cut"),
    ),
    verb("decline", "decline WHO", msg!("verb.does-decline")),
    verb(
        "timer",
        "timer start|pause|resume|stop | timer add|left|set MIN",
        msg!("verb.does-timer"),
    ),
    verb("extend", "extend TABLE MIN", msg!("verb.does-extend")),
    verb("call", "call TABLE [extra=MIN] [by=OFFICIAL] [WHAT]", msg!("call.does")),
    verb(
        "penalty",
        "penalty WHO KIND [for=OFFENCE [suspected]] [points=N] [game=N] [by=OFFICIAL] [NOTE]",
        msg!("verb.does-penalty"),
    ),
    verb(
        "recommend",
        "recommend WHO [by=MARSHAL] [REASON] | recommend WHO declined [REASON]",
        msg!("recommend.does"),
    ),
    verb(
        "check",
        "check draw [N] | check draw tables=N | check WHO legal [round=N] [NOTE] | check WHO illegal CARDS [left=N] result=match-loss|game-loss|replay|same [game=N] [penalty=KIND|none] [points=N] [round=N] [note=TEXT]",
        msg!("deck-check.does"),
    ),
    verb(
        "component",
        "component WHO card|die|other lost|damaged [NAME] [found=before|during|next] [replaced=yes|no] [minutes=N] [unreadable=TEXT] [by=ORGANIZER]",
        msg!("component.does"),
    ),
    verb("list", "list WHO FILE | list WHO accept REASON", msg!("hand-in.does-list")),
    verb(
        "redraft",
        "redraft agreed | redraft CARDS [pod=N] | redraft next [pod=N]",
        msg!("verb.does-redraft"),
    ),
    verb(
        "auction",
        "auction TABLE SIDE=\"UNIT:COST[+BENEATH]\" SIDE=\"UNIT:COST[+BENEATH]\" bids=N|pass,… [force=N:N] [opens=WHO]",
        msg!("auction.does"),
    ),
    verb(
        "overkill",
        "overkill TABLE hits=N health=N [counters=N] [defender=NAME] [others=NAME,…] [split=N,…]",
        msg!("overkill.does"),
    ),
    verb("rule", "rule TOPIC [ANSWER …] [table=N]", msg!("guided.does")),
    verb("note", "note TEXT", msg!("verb.does-note")),
    verb("undo", "undo [N [WHY]]", msg!("verb.does-undo")),
    verb("redo", "redo [N [WHY]]", msg!("verb.does-redo")),
    verb("finish", "finish", msg!("verb.does-finish")),
];
