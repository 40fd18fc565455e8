//! The page on which a player reports, and what is filled in there as a result.

use super::http::Request;
use crate::event::{
    Asked, ByCode, Command, Event, Id, Lack, NewClaim, Pairing, Report, ResultEntry, ResultText,
    SeenMatch, Side, Token,
};
use crate::handout::site::Html;
use crate::msg;
use crate::words::{Message, Words};

/// A player at the page, with the code that they have typed.
pub struct Guest<'a> {
    pub event: &'a Event,
    pub player: Id,
    pub code: &'a str,
}

/// What a page says above the form.
pub struct Note {
    pub text: Message,
    /// Whether it is good news.
    pub done: bool,
}

/// The page for somebody whose code is not known yet.
pub fn ask_code(file: &str, note: Option<&Note>, words: &Words) -> Html {
    let mut html = Html::default();
    html.piece(&noted(note, words));
    html.tag("<form class=\"report\" method=\"post\"").attribute("action", file);
    html.tag(">\n<label for=\"code\">").text(&words.text(&msg!("serve.code")));
    html.tag("</label>\n<input id=\"code\" name=\"code\" required maxlength=\"12\" autocomplete=\"off\" autocapitalize=\"characters\" spellcheck=\"false\" aria-describedby=\"where\">\n<p id=\"where\" class=\"quiet\">");
    html.text(&words.text(&msg!("serve.where-the-code-is"))).tag("</p>\n<button>");
    html.text(&words.text(&msg!("serve.go-on"))).tag("</button>\n</form>\n");
    html
}

/// What is said above a form, or in place of it.
pub fn noted(note: Option<&Note>, words: &Words) -> Html {
    let mut html = Html::default();
    if let Some(note) = note {
        html.tag(if note.done { "<p class=\"note\"" } else { "<p class=\"note wrong\"" });
        html.tag(" role=\"alert\">").text(&words.text(&note.text)).tag("</p>\n");
    }
    html
}

impl Guest<'_> {
    /// The match of the player in the round that players see; None: they have none.
    fn entry(&self) -> Option<(ResultEntry, &Pairing, [Id; 2])> {
        let (stage, _, round) = self.event.visible_round()?;
        let pairing = round.of(self.player)?;
        let (table, b) = (pairing.table?, pairing.b?);
        let entry = ResultEntry::blank(self.event, (stage, round.number, table));
        Some((entry, pairing, [pairing.a, b]))
    }

    /// What is filled in, as a command.
    ///
    /// # Errors
    /// Says what is missing or wrong; `asked` then has what the form asks beside.
    pub fn command(
        &self,
        request: &Request,
        asked: &mut Option<Asked>,
    ) -> Result<Command, Message> {
        let (entry, _, of) = self.entry().ok_or_else(|| self.why_no_match())?;
        let (stage, round, table) = entry.at();
        if request.fields.get("of").map(String::as_str) != Some(&place(&entry, of)) {
            return Err(msg!("serve.other-round"));
        }
        let result = entered(self.event, entry, request, asked)?;
        let leaves = request.fields.contains_key("drop");
        let by_code = Some(ByCode { player: self.player, leaves });
        let seen = Some(SeenMatch { stage, round, of });
        Ok(Command::Claim(NewClaim { table, result, seen, by_code }))
    }

    /// The player's own match with its form.
    pub fn page(
        &self,
        file: &str,
        request: &Request,
        (note, asked): (Option<&Note>, Option<Asked>),
        words: &Words,
    ) -> Html {
        let mut html = Html::default();
        html.piece(&noted(note, words));
        html.tag("<section class=\"mine\"><p class=\"who\">").text(&self.event.label(self.player));
        html.tag("</p>\n");
        let Some((entry, pairing, of)) = self.entry() else {
            if note.is_none() {
                html.tag("<p class=\"vs\">").text(&words.text(&self.why_no_match())).tag("</p>");
            }
            html.tag("</section>\n");
            return html;
        };
        let opponent = if of[0] == self.player { of[1] } else { of[0] };
        html.tag("<p class=\"at\">");
        html.text(&words.text(&msg!("common.table", n = entry.table).capitalised()));
        html.tag("</p>\n<p class=\"vs\">");
        html.text(&words.text(&msg!("pages.against", name = self.event.label(opponent))));
        html.tag("</p></section>\n");
        for sentence in self.known(pairing, opponent) {
            html.tag("<p>").text(&words.text(&sentence)).tag("</p>\n");
        }
        let done = pairing.outcome.is_some() && note.is_none_or(|note| note.done);
        let waits = self.event.reported_by_code(self.player).is_some();
        let folded = (done || waits) && note.is_none_or(|note| note.done);
        if folded {
            html.tag("<details><summary>").text(&words.text(&msg!("serve.another-result")));
            html.tag("</summary>\n");
        }
        html.piece(&self.form(file, (&entry, of), request, asked, words));
        if folded {
            html.tag("</details>\n");
        }
        html
    }

    fn why_no_match(&self) -> Message {
        let round = self.event.visible_round();
        let Some((_, _, round)) = round else { return msg!("slips.no-round") };
        match round.of(self.player) {
            Some(pairing) => pairing.free_word().capitalised(),
            None => msg!("serve.no-match"),
        }
    }

    /// What is known of the match: its result, and who has reported what.
    fn known(&self, pairing: &Pairing, opponent: Id) -> Vec<Message> {
        let event = self.event;
        let claims = [self.player, opponent].into_iter().filter_map(|id| {
            let claim = event.reported_by_code(id)?;
            let waits = event.inbox().any(|one| one.n == claim.n);
            let (_, result) = event.claim_in_words(claim).filter(|_| waits)?;
            Some(msg!("serve.reported-by", name = event.label(id), result))
        });
        let claims: Vec<Message> = claims.collect();
        let Some(outcome) = &pairing.outcome else { return claims };
        let result = ResultText::of(event, pairing, outcome).message();
        let decides = (!claims.is_empty()).then(|| msg!("serve.scorekeeper-decides"));
        std::iter::once(msg!("slips.there", result)).chain(claims).chain(decides).collect()
    }

    fn form(
        &self,
        file: &str,
        (entry, of): (&ResultEntry, [Id; 2]),
        request: &Request,
        asked: Option<Asked>,
        words: &Words,
    ) -> Html {
        let event = self.event;
        let text = |message: Message| words.text(&message);
        let names = of.map(|id| event.label(id));
        let mut html = Html::default();
        html.tag("<form class=\"report\" method=\"post\"").attribute("action", file);
        html.tag(">\n<input type=\"hidden\" name=\"code\"").attribute("value", self.code);
        html.tag("><input type=\"hidden\" name=\"of\"").attribute("value", &place(entry, of));
        html.tag(">\n");
        let sides = [("A", names[0].clone()), ("B", names[1].clone())];
        let mut answers = sides.to_vec();
        if entry.may_draw(event) {
            answers.push(("D", text(msg!("players.drawn").capitalised())));
        }
        if entry.asked() == Asked::Scores {
            for (name, label) in ["s1", "s2"].into_iter().zip(&names) {
                html.piece(&number(name, &text(msg!("serve.score", name = label)), request));
            }
            if asked == Some(Asked::ScoreWinner) {
                html.piece(&choice("g1", &text(msg!("serve.who-won")), &answers, request, true));
            }
        } else {
            let games = entry.shape(event).most_games();
            for n in 1..=games {
                let legend = match games {
                    1 => msg!("serve.who-won"),
                    _ => msg!("serve.who-won-game", n),
                };
                // A third game is played only if it decides.
                let needed = n == 1 || n <= entry.shape(event).wins_needed().unwrap_or(games);
                let field = GAMES.get(n - 1).copied().unwrap_or_default();
                html.piece(&choice(field, &text(legend), &answers, request, needed));
            }
            if let Some(most) = entry.most_margin(event) {
                let rule = event.ruleset.preliminary.margin.as_ref();
                let name = rule.map_or("", |rule| rule.name.get(words.tag()));
                let label = msg!(
                    "common.labelled",
                    label = name,
                    text = msg!("aids.number", least = 0u32, most)
                );
                html.piece(&number("margin", &text(label), request));
            }
        }
        if entry.stage(event).is_some_and(|stage| stage.kind.is_preliminary()) {
            html.tag("<label class=\"tick\"><input type=\"checkbox\" name=\"drop\" value=\"1\"");
            html.tag(if request.fields.contains_key("drop") { " checked> " } else { "> " });
            html.text(&text(msg!("serve.drop"))).tag("</label>\n");
        }
        html.tag("<p class=\"quiet\">").text(&text(msg!("slips.else-judge")));
        html.tag("</p>\n<button>").text(&text(msg!("serve.send"))).tag("</button>\n</form>\n");
        html
    }
}

/// The fields of the games, one after the other.
const GAMES: [&str; 3] = ["g1", "g2", "g3"];

/// The match that a form is for, so that an old form is known as one.
fn place(entry: &ResultEntry, of: [Id; 2]) -> String {
    format!("{}.{}.{}.{}.{}", entry.stage, entry.round, entry.table, of[0], of[1])
}

fn number(name: &'static str, label: &str, request: &Request) -> Html {
    let mut html = Html::default();
    html.tag("<label").attribute("for", name).tag(">").text(label);
    html.tag("</label>\n<input inputmode=\"numeric\" pattern=\"[0-9]*\" maxlength=\"6\" autocomplete=\"off\" required");
    html.attribute("id", name).attribute("name", name);
    if let Some(value) = request.fields.get(name) {
        html.attribute("value", value);
    }
    html.tag(">\n");
    html
}

fn choice(
    name: &'static str,
    legend: &str,
    answers: &[(&'static str, String)],
    request: &Request,
    needed: bool,
) -> Html {
    let mut html = Html::default();
    html.tag("<fieldset><legend>").text(legend).tag("</legend>\n");
    for (value, label) in answers {
        html.tag("<label class=\"tick\"><input type=\"radio\"").attribute("name", name);
        html.attribute("value", value);
        html.tag(if needed { " required" } else { "" });
        let chosen = request.fields.get(name).is_some_and(|chosen| chosen == value);
        html.tag(if chosen { " checked> " } else { "> " }).text(label).tag("</label>\n");
    }
    html.tag("</fieldset>\n");
    html
}

/// The result that is filled in.
fn entered(
    event: &Event,
    mut entry: ResultEntry,
    request: &Request,
    asked: &mut Option<Asked>,
) -> Result<Report, Message> {
    let field = |name: &str| request.fields.get(name).map_or("", |text| text.trim());
    let digits = |name: &str| -> Result<Vec<Token>, Message> {
        let digit = |c: char| c.is_ascii_digit().then_some(Token::Digit(c));
        field(name).chars().map(digit).collect::<Option<_>>().ok_or_else(|| msg!("serve.no-number"))
    };
    let token = |answer: &str| match answer {
        "A" => Some(Token::Side(Side::A)),
        "B" => Some(Token::Side(Side::B)),
        "D" => Some(Token::Drawn),
        _ => None,
    };
    let mut tokens = Vec::new();
    if entry.asked() == Asked::Scores {
        if field("s1").is_empty() || field("s2").is_empty() {
            return Err(msg!("serve.both-scores"));
        }
        let [mut first, second] = [digits("s1")?, digits("s2")?];
        first.push(Token::Dash);
        tokens.extend(first.into_iter().chain(second).chain([Token::Enter]));
        tokens.extend(token(field("g1")));
    } else {
        let mut games: Vec<Token> = GAMES.iter().filter_map(|name| token(field(name))).collect();
        if games.contains(&Token::Drawn) && !entry.may_draw(event) {
            return Err(msg!("slips.judge", table = entry.table));
        }
        let filled = GAMES.map(|name| !field(name).is_empty());
        if filled.windows(2).any(|two| two == [false, true]) {
            return Err(msg!("slips.game-missing"));
        }
        games.push(Token::Enter);
        tokens.extend(games);
    }
    let mut tokens = tokens.into_iter().peekable();
    while let Some(token) = tokens.next() {
        match entry.feed(event, token).map_err(lacks)? {
            Some(Command::Report { result, .. }) => {
                let more = tokens.next().is_some_and(|token| token != Token::Enter);
                let games = matches!(result, Report::Games(_) | Report::WithMargin(..));
                return if more && games { Err(msg!("serve.game-too-many")) } else { Ok(result) };
            }
            _ if entry.asked() == Asked::Margin => break,
            _ => {}
        }
    }
    if entry.asked() == Asked::Margin {
        if tokens.next().is_some_and(|token| token != Token::Enter) {
            return Err(msg!("serve.game-too-many"));
        }
        for token in digits("margin")?.into_iter().chain([Token::Enter]) {
            if let Some(Command::Report { result, .. }) = entry.feed(event, token).map_err(lacks)? {
                return Ok(result);
            }
        }
    }
    *asked = Some(entry.asked());
    Err(match entry.asked() {
        Asked::ScoreWinner => msg!("serve.who-won"),
        _ => msg!("slips.game-missing"),
    })
}

/// Why what is filled in is no result yet.
fn lacks(lack: Lack) -> Message {
    match lack {
        Lack::Winner => msg!("serve.who-won"),
        Lack::SecondGame { .. } | Lack::Decider(_) | Lack::GamesWon(_) => {
            msg!("slips.game-missing")
        }
        Lack::Margin { most } | Lack::LowerMargin { most } => msg!("dialog.margin-missing", most),
        Lack::Other(why) => why,
    }
}
