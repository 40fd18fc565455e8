//! Prepares text for a cell: without dangerous characters, and of a known width.

#[cfg(test)]
mod tests;

use crate::event::name::{is_hostile, with_few_marks};
use crate::show;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// Whether each character of this text is known to take one column and to stand alone. Most of a
/// screen is such text, and to look for the borders of characters takes long.
pub fn is_plain(text: &str) -> bool {
    text.chars().all(takes_one_column)
}

/// ASCII, the letters of European languages, dashes, and the signs that pictures are drawn with.
fn takes_one_column(c: char) -> bool {
    matches!(c, ' '..='~' | '¡'..='¬' | '®'..='\u{2ff}' | '‐'..='―' | '…' | '←'..='↓' | '─'..='◼')
}

/// The number of columns that this text takes.
pub fn width(text: &str) -> usize {
    if is_plain(text) { text.chars().count() } else { text.width() }
}

/// Removes characters that could act on the terminal or mislead the eye. Names are cleaned when
/// they are entered, but a file may come from elsewhere.
pub fn sanitise(text: &str) -> String {
    if is_plain(text) {
        return text.to_owned();
    }
    with_few_marks(text.chars().filter(|c| !is_hostile(*c)).collect())
}

/// Cuts a text to at most `columns` columns, with `…` if something was left out.
pub fn cut(text: &str, columns: usize) -> String {
    let clean = sanitise(text);
    if width(&clean) <= columns {
        return clean;
    }
    let mut left = columns.saturating_sub(1);
    let mut kept = String::new();
    for c in clean.chars() {
        let wide = c.width().unwrap_or(0);
        if wide > left {
            break;
        }
        left -= wide;
        kept.push(c);
    }
    if columns > 0 {
        kept.push('…');
    }
    kept
}

/// Cuts a text to at most `columns` columns, behind a whole word if it has several.
pub fn cut_at_a_word(text: &str, columns: usize) -> String {
    let clean = sanitise(text);
    if width(&clean) <= columns {
        return clean;
    }
    let kept = cut(&clean, columns);
    let is_whole = kept.strip_suffix('…').and_then(|kept| clean.strip_prefix(kept));
    if is_whole.is_some_and(|rest| rest.starts_with(' ')) {
        return kept;
    }
    match kept.rfind(' ') {
        Some(at) => format!("{}…", kept[..at].trim_end_matches([',', ';', ':', '–', ' '])),
        None => kept,
    }
}

/// Cuts a name to at most `columns` columns. The given names become initials, one after the other,
/// before the surname is cut. In a team's name both partners stay readable: their first names become
/// initials, and all given names are left out if even that is too long.
pub fn cut_name(name: &str, columns: usize) -> String {
    let clean = sanitise(name);
    let team = clean.split_once(TEAM);
    if clean.width() <= columns {
        return clean;
    }
    let Some((one, other)) = team else {
        let forms = (1..=given_names(&clean)).map(|n| initialled(&clean, n));
        let found = forms.into_iter().find(|name| name.width() <= columns);
        return found.unwrap_or_else(|| cut_surname(&clean, columns));
    };
    let initials = [one, other].map(|name| initialled(name, 1)).join(TEAM);
    if initials.width() <= columns {
        return initials;
    }
    let family = |name: &str| name.split(' ').skip(given_names(name)).collect::<Vec<_>>().join(" ");
    cut_both([one, other].map(family), columns)
}

/// The beginning of a surname behind the initials, as long as they leave enough of it.
fn cut_surname(name: &str, columns: usize) -> String {
    let given = given_names(name);
    if given == 0 || columns < LEAST_INITIAL {
        return cut(name, columns);
    }
    let words: Vec<&str> = name.split(' ').collect();
    // A particle such as "von" belongs to the surname, and tells more than the later initials.
    let family = words[given..].join(" ");
    let led = [format!("{} {family}", initial(words[0])), family];
    let is_led = words[given].starts_with(char::is_lowercase);
    if let Some(fits) = led.into_iter().find(|name| is_led && name.width() <= columns) {
        return fits;
    }
    // If it does not fit as a whole, the particle tells least of it.
    let particles = words[given..].iter().take_while(|word| word.starts_with(char::is_lowercase));
    let surname = words[(given + particles.count()).min(words.len() - 1)..].join(" ");
    let short = |count: usize| {
        let initials = words[..count].iter().map(|word| initial(word));
        initials.chain([surname.clone()]).collect::<Vec<_>>().join(" ")
    };
    let all = short(given);
    let enough = columns + surname.width() >= all.width() + LEAST_SURNAME;
    cut(&if enough { all } else { short(1) }, columns)
}

/// Both names of a team in at most `columns` columns; each gets what the other can spare.
fn cut_both([one, other]: [String; 2], columns: usize) -> String {
    let room = columns.saturating_sub(TEAM.len());
    let half = room.div_ceil(2);
    let first = match (one.width() <= half, other.width() <= room - half) {
        (true, _) => one.width(),
        (false, true) => room.saturating_sub(other.width()),
        (false, false) => half,
    };
    cut(&format!("{}{TEAM}{}", cut(&one, first), cut(&other, room - first)), columns)
}

/// Cuts a name that has the surname first to at most `columns` columns. The initial of the given
/// name stays, because relatives stand next to each other in a list.
pub fn cut_list_name(name: &str, columns: usize) -> String {
    let clean = sanitise(name);
    if clean.width() <= columns {
        return clean;
    }
    let parts = |name: &'_ str| {
        let (surname, given) = name.rsplit_once(' ')?;
        let tail: String = " ".chars().chain(given.chars().take(1)).chain(['.']).collect();
        Some((surname.to_owned(), tail))
    };
    if let Some((one, other)) = clean.split_once(TEAM) {
        // Beside an initial the surname needs no comma.
        let surname = |name: String| name.trim_end_matches(',').to_owned();
        let all = [one, other].map(|name| parts(name).unwrap_or((name.to_owned(), String::new())));
        let all = all.map(|(name, tail)| (surname(name), tail));
        let [one, other] = all.each_ref().map(|(surname, tail)| format!("{surname}{tail}"));
        let initials = format!("{one}{TEAM}{other}");
        let fits = initials.width() <= columns;
        return if fits { initials } else { cut_both(all.map(|(surname, _)| surname), columns) };
    }
    match parts(&clean).filter(|_| columns >= LEAST_NAME) {
        Some((surname, tail)) => {
            format!("{}{tail}", cut(&surname, columns.saturating_sub(tail.width())))
        }
        None => cut(&clean, columns),
    }
}

/// The fewest columns in which an initial leaves enough of the surname.
const LEAST_NAME: usize = 10;

/// The fewest columns in which the beginning of a surname behind an initial tells more than a given
/// name.
const LEAST_INITIAL: usize = 7;

/// The separator between the partners of a team.
const TEAM: &str = " & ";

/// Whether this is the name of a team, with both partners in it.
pub fn is_team(name: &str) -> bool {
    name.contains(TEAM)
}

/// The columns of a name whose first given name is an initial.
pub fn width_with_initial(name: &str) -> usize {
    let clean = sanitise(name);
    let names = clean.split(TEAM).map(|name| initialled(name, 1));
    width(&names.collect::<Vec<_>>().join(TEAM))
}

/// How many words of a name stand before the surname. A surname of several words begins with one
/// such as "von"; a number behind it, a letter or "Jr." belongs to it.
fn given_names(name: &str) -> usize {
    let words: Vec<&str> = name.split(' ').collect();
    let is_suffix = |word: &&&str| {
        let letters = word.chars().filter(|c| c.is_alphabetic()).count();
        letters < 2 || SUFFIXES.contains(&word.trim_end_matches('.'))
    };
    let suffixes = words.iter().rev().take_while(is_suffix).count();
    let last = words.len().saturating_sub(suffixes + 1).max(usize::from(words.len() > 1));
    let particle = words.iter().skip(1).position(|word| word.starts_with(char::is_lowercase));
    particle.map_or(last, |at| (at + 1).min(last))
}

/// `J. Kowalski`: so many of the given names are initials.
fn initialled(name: &str, count: usize) -> String {
    let count = count.min(given_names(name));
    let words = name.split(' ').enumerate();
    let short = words.map(|(at, word)| if at < count { initial(word) } else { word.to_owned() });
    short.collect::<Vec<_>>().join(" ")
}

/// The first letter of a given name.
fn initial(word: &str) -> String {
    let letter = word.chars().find(|c| c.is_alphanumeric()).or_else(|| word.chars().next());
    letter.into_iter().chain(['.']).collect()
}

/// What may stand behind a surname.
const SUFFIXES: [&str; 5] = ["Jr", "Sr", "II", "III", "IV"];

/// The columns of a surname below which initials before it tell less than its letters.
const LEAST_SURNAME: usize = 6;

/// Cuts a text to at most `columns` columns, without a sign for what was left out.
pub fn cut_plain(text: &str, columns: usize) -> String {
    let mut left = columns;
    let fits = |c: &char| {
        let wide = c.width().unwrap_or(0);
        let fits = wide <= left;
        left = left.saturating_sub(wide);
        fits
    };
    sanitise(text).chars().take_while(fits).collect()
}

/// Pads or cuts a text to exactly `columns` columns, aligned left.
pub fn left(text: &str, columns: usize) -> String {
    let mut cell = cut(text, columns);
    cell.extend(std::iter::repeat_n(' ', columns.saturating_sub(cell.width())));
    cell
}

/// Pads or cuts a name to exactly `columns` columns, aligned left.
pub fn left_name(name: &str, columns: usize) -> String {
    left(&cut_name(name, columns), columns)
}

/// Pads or cuts a text to exactly `columns` columns, aligned right.
pub fn right(text: &str, columns: usize) -> String {
    let cell = cut(text, columns);
    let mut padded = " ".repeat(columns.saturating_sub(cell.width()));
    padded.push_str(&cell);
    padded
}

/// Divides columns among texts; each gets what it wants, if there is enough for all. Otherwise
/// the texts that want least get all they want, and the others share the rest.
pub fn divide_columns(wanted: &[usize], columns: usize) -> Vec<usize> {
    let mut order: Vec<usize> = (0..wanted.len()).collect();
    order.sort_by_key(|at| wanted[*at]);
    let (mut shares, mut left) = (vec![0; wanted.len()], columns);
    for (others, at) in (1..=order.len()).rev().zip(order) {
        shares[at] = wanted[at].min(left / others);
        left -= shares[at];
    }
    shares
}

/// Breaks a text between words into lines of at most `columns` columns.
pub fn wrapped(text: &str, columns: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        let broken = show::wrapped(paragraph.split_whitespace().map(sanitise), columns);
        match broken.is_empty() {
            true => lines.push(String::new()),
            false => lines.extend(broken.into_iter().flat_map(|line| path_lines(line, columns))),
        }
    }
    lines
}

/// As [`wrapped`], in at most this many lines: the last one is cut if more would follow.
pub fn wrapped_to(text: &str, columns: usize, rows: usize) -> Vec<String> {
    let mut lines = wrapped(text, columns);
    let rows = rows.max(1);
    if lines.len() > rows {
        let last = cut(&lines[rows - 1..].join(" "), columns);
        lines.truncate(rows - 1);
        lines.push(last);
    }
    lines
}

/// A path that is longer than a line goes on in the next one, whole; any other word is cut.
fn path_lines(line: String, columns: usize) -> Vec<String> {
    if width(&line) <= columns || !line.contains('/') {
        return vec![cut(&line, columns)];
    }
    let mut lines: Vec<String> = Vec::new();
    for part in line.split_inclusive('/') {
        match lines.last_mut().filter(|last| width(last) + width(part) <= columns) {
            Some(last) => last.push_str(part),
            None => lines.extend(broken(part, columns)),
        }
    }
    lines
}

/// The text in lines that are full.
fn broken(text: &str, columns: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for letter in text.chars() {
        let more = width(letter.encode_utf8(&mut [0; 4]));
        match lines.last_mut().filter(|last| width(last) + more <= columns.max(2)) {
            Some(last) => last.push(letter),
            None => lines.push(letter.to_string()),
        }
    }
    lines
}

/// The columns that all but a tenth of the texts need; of fewer than ten texts all of them.
pub fn width_of_most(mut widths: Vec<usize>) -> usize {
    let Some(last) = widths.len().checked_sub(1) else { return 0 };
    *widths.select_nth_unstable(last - last / 10).1
}
