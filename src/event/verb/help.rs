//! The verbs with their usage, in the order of a tournament day.

/// The text of the help and the palette about a verb.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct VerbHelp {
    pub verb: &'static str,
    pub usage: &'static str,
    pub does: &'static str,
}

const fn verb(verb: &'static str, usage: &'static str, does: &'static str) -> VerbHelp {
    VerbHelp { verb, usage, does }
}

/// All verbs, in the order of a tournament day.
pub const VERBS: [VerbHelp; 28] = [
    verb(
        "add",
        "add NAME [club=C] [start=N] [partner=NAME] [table=N] [family=F] [travel=T]",
        "registers a player",
    ),
    verb("import", "import FILE", "registers a roster, all or nothing"),
    verb(
        "edit",
        "edit WHO [name=N] [club=C] [start=N] [partner=N] [table=N] [family=F] [travel=T]",
        "corrects a registration",
    ),
    verb(
        "remove",
        "remove WHO",
        "takes off a registration made by mistake, before the first round",
    ),
    verb(
        "official",
        "official NAME role=organizer|marshal|judge [playing]",
        "names an official; playing registers the person as a player",
    ),
    verb("dismiss", "dismiss NAME", "an official stops being one"),
    verb(
        "setup",
        "setup [name=N] [tier=relaxed|formal|premier] [structure=basic|advanced|custom] [rounds=N] [cut=N] [cut_by=top|level|points] [finals=one-game|first-to-two] [minutes=N] [finals_minutes=N] [timed_draw=POINTS] [boosters=N] [pick_seconds=N] [redraft=yes|no] [unplayed=win|nothing] [language=en|pl|own] | setup KEY=rules",
        "changes what is announced; KEY=rules goes back to the rules (rounds, cut, finals, minutes, finals_minutes)",
    ),
    verb(
        "pods",
        "pods [SIZE] [why=REASON] | pods count=N [why=REASON] | pods manual \"A, B, C; D, E\" [why=REASON]",
        "draws pods and seats, or takes your own",
    ),
    verb("draft", "draft next", "the next step of the draft: open, pick, pass, build"),
    verb(
        "pair",
        "pair | pair manual \"A = B, C = D, E = bye\"",
        "draws the next round, or takes your own",
    ),
    verb("swap", "swap A B", "exchanges two players of this round"),
    verb("side", "side TABLE WHO SIDE [round=N]", "records who plays which side"),
    verb("redraw", "redraw WHY", "draws this round again, with a reason"),
    verb(
        "report",
        "report TABLE RESULT [correct] [margin=N] [round=N] [stage=N] | report TABLE [GAMES] concede A|B [match] | report TABLE noshow A|B",
        "enters or corrects a result",
    ),
    verb("drop", "drop WHO", "a player leaves"),
    verb("rejoin", "rejoin WHO", "a player returns, with a loss for each round missed"),
    verb("disqualify", "disqualify WHO [REASON]", "puts a player out for good"),
    verb(
        "cut",
        "cut [N] | cut N level | cut points=P",
        "ends the Swiss rounds and seeds the finals",
    ),
    verb("decline", "decline WHO", "a qualified player gives up the place"),
    verb(
        "timer",
        "timer start|pause|resume|stop|add MIN|left MIN|set MIN",
        "the round clock: set is the whole length, left what is left from now",
    ),
    verb("extend", "extend TABLE MIN", "extra time for one table"),
    verb(
        "penalty",
        "penalty WHO KIND [points=N] [game=N] [NOTE]",
        "records a penalty, and does what the rules say it does",
    ),
    verb("list", "list WHO FILE", "takes in a deck or army list"),
    verb(
        "redraft",
        "redraft agreed | redraft CARDS [pod=N] | redraft next [pod=N]",
        "shares out the rare cards by wins, if all agreed before the first pick",
    ),
    verb("note", "note TEXT", "a remark in the log"),
    verb("undo", "undo [N [WHY]]", "takes the newest action back, or action N"),
    verb("redo", "redo [N [WHY]]", "brings back what was undone last, or action N"),
    verb("finish", "finish", "closes the event"),
];
