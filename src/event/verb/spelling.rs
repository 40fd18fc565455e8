//! The word that a misspelt one was meant to be.

/// The known word that is nearest to this one, if one is near enough to be meant. Short words
/// must differ in one letter, longer ones in at most two. A known word is not misspelt.
pub fn nearest<'a>(word: &str, known: &[&'a str]) -> Option<&'a str> {
    let word = word.to_lowercase();
    let most = |known: &str| if known.len() <= 3 { 1 } else { 2 };
    let near = known.iter().map(|known| (distance(&word, known), *known));
    near.filter(|(far, known)| *far <= most(known)).min().map(|(_, known)| known)
}

/// Letters to be inserted, deleted, replaced, or exchanged with a neighbour.
fn distance(one: &str, other: &str) -> usize {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    let mut rows: Vec<Vec<usize>> = vec![(0..=other.len()).collect()];
    for i in 1..=one.len() {
        let mut row = vec![i];
        for j in 1..=other.len() {
            let replaced = rows[i - 1][j - 1] + usize::from(one[i - 1] != other[j - 1]);
            let mut least = replaced.min(rows[i - 1][j] + 1).min(row[j - 1] + 1);
            let is_exchanged =
                i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1];
            if is_exchanged {
                least = least.min(rows[i - 2][j - 2] + 1);
            }
            row.push(least);
        }
        rows.push(row);
    }
    rows[one.len()][other.len()]
}
