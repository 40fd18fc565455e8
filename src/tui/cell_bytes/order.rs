//! The order in which the pieces of a frame are written.
//!
//! A style costs up to twenty bytes and a step of the cursor up to eight, so the order decides a
//! good part of a short frame.

use super::pen::{Pen, Piece, step_length};

/// A frame of more pieces is written in one of the first two orders only: the third takes time
/// that grows with the square of their number.
const FEW: usize = 100;

/// Three orders: row by row; all pieces of one style before those of the next; and always the
/// piece that costs least from where the cursor is.
pub(super) fn orders(pieces: Vec<Piece>) -> Vec<Vec<Piece>> {
    let mut by_style = pieces.clone();
    let first = |pen: Pen| pieces.iter().position(|piece| piece.0 == pen);
    by_style.sort_by_key(|piece| (piece.0 != Pen::PLAIN).then(|| first(piece.0)));
    let nearest = (pieces.len() <= FEW).then(|| nearest(&pieces));
    [pieces, by_style].into_iter().chain(nearest).collect()
}

/// Always the piece that costs least from where the cursor is.
fn nearest<'a>(pieces: &[Piece<'a>]) -> Vec<Piece<'a>> {
    let mut rest = pieces.to_vec();
    let mut ordered = Vec::with_capacity(rest.len());
    let (mut pen, mut cursor) = (Pen::PLAIN, None);
    let mut known: Vec<(Pen, Pen, usize)> = Vec::new();
    while !rest.is_empty() {
        let cost = |(style, cells): &Piece| {
            let change = match known.iter().find(|(from, to, _)| (*from, *to) == (pen, *style)) {
                Some((.., bytes)) => *bytes,
                None => {
                    let bytes = pen.change(*style).len();
                    known.push((pen, *style, bytes));
                    bytes
                }
            };
            change + cells.first().map_or(0, |(x, y, _)| step_length(cursor, (*x, *y)))
        };
        let costs: Vec<usize> = rest.iter().map(cost).collect();
        let least = costs.iter().min().and_then(|least| costs.iter().position(|c| c == least));
        let next = rest.remove(least.unwrap_or(0));
        pen = next.0;
        cursor = next.1.last().map(|(x, y, _)| (x + 1, *y));
        ordered.push(next);
    }
    ordered
}
