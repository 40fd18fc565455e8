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
    /// Everyday words for it, by which it is found too.
    pub also: Option<Message>,
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
    VerbHelp { verb, usage, does, also: None }
}

/// A verb that people look for by other words.
const fn known(verb: &'static str, usage: &'static str, does: Message, also: Message) -> VerbHelp {
    VerbHelp { verb, usage, does, also: Some(also) }
}

/// All verbs, in the order of a tournament day.
pub static VERBS: [VerbHelp; 49] = [
    known(
        "add",
        "add NAME [here] [paid] [house] [club=C] [member=M] [start=N] [partner=NAME] [table=N] [family=F] [travel=T] [byes=N]",
        msg!("verb.does-add"),
        msg!("synonyms.add"),
    ),
    verb("import", "import FILE|EVENT", msg!("verb.does-import")),
    known(
        "edit",
        "edit WHO [name=N] [club=C] [member=M] [start=N] [partner=N] [table=N] [family=F] [travel=T] [house=yes|no] [byes=N] [why=REASON]",
        msg!("verb.does-edit"),
        msg!("synonyms.edit"),
    ),
    known("remove", "remove WHO", msg!("verb.does-remove"), msg!("synonyms.remove")),
    known("here", "here WHO [paid]", msg!("check-in.does-here"), msg!("synonyms.here")),
    known("away", "away WHO", msg!("check-in.does-away"), msg!("synonyms.away")),
    verb("paid", "paid WHO", msg!("check-in.does-paid")),
    verb("owes", "owes WHO", msg!("check-in.does-owes")),
    known(
        "official",
        "official NAME role=organizer|marshal|judge [playing] | official NAME here|away",
        msg!("verb.does-official"),
        msg!("synonyms.official"),
    ),
    verb("dismiss", "dismiss NAME", msg!("verb.does-dismiss")),
    known(
        "setup",
        "setup [name=N] [tier=relaxed|formal|premier] [structure=basic|advanced|custom] [rounds=N] [cut=N] [cut_by=top|level|points] [finals=one-game|first-to-two] [minutes=N] [finals_minutes=N] [final_minutes=N] [timed_draw=POINTS] [boosters=N] [pick_seconds=N] [redraft=yes|no] [unplayed=win|nothing] [language=en|pl|own] [lists=yes|no] [open_lists=yes|no] [sleeves=yes|no] [note=TEXT|none] [checkin=yes|no] [fee=20|20,50|€15|TEXT|none] [house=bye|played|opponent] [pause=MIN] [closes=HH:MM|none] [apart=\"clubs|relatives|travel [1|1-N|always] [soft|absolute], …\"|none] [prizes=\"1: A; 2-4: B; last: C; all: D\"|none] [hold=yes|no] [tables=1-12,21-30|none] [feature=1,2|none] [prospects=yes|no] [paper=on|off|FOLDER] [publish=FOLDER|off] [mirror=FILE|off] [address=https://…|none] | setup KEY=rules",
        msg!("verb.does-setup"),
        msg!("synonyms.setup"),
    ),
    known(
        "apart",
        "apart A B [rounds=1|1-N|always] [soft|absolute] [why=REASON] | apart A B off",
        msg!("apart.does"),
        msg!("synonyms.apart"),
    ),
    verb(
        "pods",
        "pods [SIZE] [why=REASON] | pods count=N [why=REASON] | pods manual \"A, B, C; D, E\" [why=REASON]",
        msg!("verb.does-pods"),
    ),
    verb("draft", "draft next", msg!("verb.does-draft")),
    known(
        "pair",
        "pair [absent=remove|keep|out] | pair manual \"A = B, C = D, E = bye\"",
        msg!("verb.does-pair"),
        msg!("synonyms.pair"),
    ),
    known("swap", "swap A B", msg!("verb.does-swap"), msg!("synonyms.swap")),
    known(
        "seat",
        "seat WHO opponent|TABLE|bye|loss|next [for=MISSING]",
        msg!("late.does"),
        msg!("synonyms.seat"),
    ),
    known("repair", "repair [with=WHO,…] why=REASON", msg!("repair.does"), msg!("synonyms.repair")),
    verb("begun", "begun TABLE … [no]", msg!("repair.does-begun")),
    known("table", "table N to M", msg!("seating.does-table"), msg!("synonyms.table")),
    known("post", "post", msg!("held.does-post"), msg!("synonyms.post")),
    verb("side", "side TABLE WHO SIDE [round=N]", msg!("verb.does-side")),
    verb(
        "mission",
        "mission N|NAME [again] [next] [why=REASON] | mission roll | mission roll=N [next] [why=REASON] | mission redraw why=REASON",
        msg!("mission.does"),
    ),
    known("redraw", "redraw WHY", msg!("verb.does-redraw"), msg!("synonyms.redraw")),
    known(
        "report",
        "report TABLE RESULT [timed] [correct] [margin=N] [drop=A|B|both|none] [round=N] [stage=N] | report TABLE [GAMES] concede A|B | report TABLE concede A|B match | report TABLE noshow A|B | report TABLE same drop=A|B|both|none | report TABLE N-N [W|L|D] [timed]",
        msg!("verb.does-report"),
        msg!("synonyms.report"),
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
    known("drop", "drop WHO", msg!("verb.does-drop"), msg!("synonyms.drop")),
    known("rejoin", "rejoin WHO", msg!("verb.does-rejoin"), msg!("synonyms.rejoin")),
    known(
        "disqualify",
        "disqualify WHO [REASON]",
        msg!("verb.does-disqualify"),
        msg!("synonyms.disqualify"),
    ),
    known(
        "cut",
        "cut [N] | cut N level | cut points=P | cut manual \"A, B, C, D\" why=REASON",
        msg!("verb.does-cut"),
        msg!("synonyms.cut"),
    ),
    known("decline", "decline WHO", msg!("verb.does-decline"), msg!("synonyms.decline")),
    known(
        "timer",
        "timer start|pause|resume|stop | timer add|left|set MIN",
        msg!("verb.does-timer"),
        msg!("synonyms.timer"),
    ),
    known("extend", "extend TABLE MIN", msg!("verb.does-extend"), msg!("synonyms.extend")),
    known(
        "call",
        "call TABLE [extra=MIN] [by=OFFICIAL] [WHAT]",
        msg!("call.does"),
        msg!("synonyms.call"),
    ),
    known(
        "penalty",
        "penalty WHO KIND [for=OFFENCE [suspected]] [points=N] [game=N] [by=OFFICIAL] [NOTE]",
        msg!("verb.does-penalty"),
        msg!("synonyms.penalty"),
    ),
    verb(
        "recommend",
        "recommend WHO [by=MARSHAL] [REASON] | recommend WHO declined [REASON]",
        msg!("recommend.does"),
    ),
    known(
        "check",
        "check draw [N] | check draw tables=N | check WHO legal [round=N] [NOTE] | check WHO illegal CARDS [left=N] result=match-loss|game-loss|replay|same [game=N] [penalty=KIND|none] [points=N] [round=N] [note=TEXT]",
        msg!("deck-check.does"),
        msg!("synonyms.check"),
    ),
    verb(
        "component",
        "component WHO card|die|other lost|damaged [NAME] [found=before|during|next] [replaced=yes|no] [minutes=N] [unreadable=TEXT] [by=ORGANIZER]",
        msg!("component.does"),
    ),
    known(
        "list",
        "list WHO FILE | list WHO accept REASON",
        msg!("hand-in.does-list"),
        msg!("synonyms.list"),
    ),
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
    known("note", "note TEXT", msg!("verb.does-note"), msg!("synonyms.note")),
    known("undo", "undo [N [WHY]]", msg!("verb.does-undo"), msg!("synonyms.undo")),
    known("redo", "redo [N [WHY]]", msg!("verb.does-redo"), msg!("synonyms.redo")),
    known("finish", "finish", msg!("verb.does-finish"), msg!("synonyms.finish")),
];
