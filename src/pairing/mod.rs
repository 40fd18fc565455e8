//! Interim.
mod draw;
pub use draw::Draw;
pub type Id = u32;
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contender {
    pub id: Id,
    pub points: u32,
    pub byes: u32,
    pub place: u32,
    pub start: u32,
    pub met: Vec<Id>,
    pub apart: Vec<Id>,
}
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Drawn {
    pub tables: Vec<(Id, Id)>,
    pub bye: Option<Id>,
    pub rematches: Vec<(Id, Id)>,
}
pub struct Breach;
impl Breach {
    pub fn sentence(&self, _: &dyn Fn(Id) -> String) -> String {
        String::new()
    }
}
pub fn check_swiss(_: &[Contender], _: bool, _: &[(Id, Id)], _: Option<Id>) -> Vec<Breach> {
    Vec::new()
}
pub fn random_in_groups(field: &[Contender], first: bool, draw: &mut Draw) -> Drawn {
    let mut order: Vec<&Contender> = field.iter().collect();
    draw.shuffle(&mut order);
    order.sort_by_key(|c| std::cmp::Reverse(c.points));
    let bye = (order.len() % 2 == 1).then(|| {
        let i = if first {
            order.len() - 1
        } else {
            (0..order.len())
                .max_by_key(|i| (std::cmp::Reverse(order[*i].byes), order[*i].place))
                .unwrap()
        };
        order.remove(i).id
    });
    let mut drawn = Drawn { bye, ..Default::default() };
    while !order.is_empty() {
        let a = order.remove(0);
        let i = order.iter().position(|b| !a.met.contains(&b.id)).unwrap_or(0);
        let b = order.remove(i);
        if a.met.contains(&b.id) {
            drawn.rematches.push((a.id, b.id));
        }
        drawn.tables.push((a.id, b.id));
    }
    drawn
}
pub fn halves_by_start(field: &[Contender], first: bool, draw: &mut Draw) -> Drawn {
    random_in_groups(field, first, draw)
}
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Game {
    pub number: u32,
    pub a: Option<Id>,
    pub b: Option<Id>,
}
pub fn first_games(seeds: &[Id]) -> Vec<Game> {
    let n = seeds.len().next_power_of_two().max(2);
    (0..n / 2)
        .map(|i| Game {
            number: i as u32 + 1,
            a: seeds.get(i).copied(),
            b: seeds.get(n - 1 - i).copied(),
        })
        .collect()
}
pub fn next_games(w: &[Option<Id>]) -> Vec<Game> {
    let g = w.len();
    (0..g / 2).map(|i| Game { number: i as u32 + 1, a: w[i], b: w[g - 1 - i] }).collect()
}
pub fn unseeded_first_games(ids: &[Id], draw: &mut Draw) -> Vec<Game> {
    let mut ids = ids.to_vec();
    draw.shuffle(&mut ids);
    first_games(&ids)
}
