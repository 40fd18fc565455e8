use super::*;
use crate::ruleset::Text;
use proptest::prelude::*;

fn rules() -> AuctionRules {
    let text = |en: &str| Text { en: en.to_owned(), pl: None };
    let side = |id: &str, name: &str| AuctionSide { id: id.to_owned(), name: text(name) };
    AuctionRules {
        name: text("Contested units"),
        resource: text("Force"),
        sides: vec![side("dark", "Dark Side"), side("light", "Light Side")],
        ties: "dark".to_owned(),
        beneath: 1,
        winner: text("stays in battle"),
        loser: text("retreats untapped"),
        remarks: Vec::new(),
    }
}

fn unit(name: &str, cost: u32, beneath: u32) -> ContestedUnit {
    ContestedUnit { name: name.to_owned(), cost, beneath }
}

/// A bidding with some legal calls in it.
fn auctions() -> impl Strategy<Value = ([u32; 4], Option<[u32; 2]>, Vec<Option<u32>>)> {
    let pools = proptest::option::of([0u32..12, 0u32..12]);
    (
        [0u32..12, 0..4, 0..12, 0..4],
        pools,
        proptest::collection::vec(proptest::option::of(0u32..12), 0..12),
    )
}

proptest! {
    #[test]
    fn the_least_leading_bid_leads_and_one_less_does_not(
        (costs, pools, calls) in auctions(),
    ) {
        let rules = rules();
        let [a, b, c, d] = costs;
        let units = [unit("A", a, b), unit("B", c, d)];
        let mut auction = Auction::of(&rules, units, pools).unwrap();
        for call in calls {
            let before = auction.clone();
            if auction.call(call.map_or(Call::Pass, Call::Bid)).is_err() {
                prop_assert_eq!(&auction, &before);
            }
        }
        for bidder in Bidder::BOTH {
            // A bid is never lowered, and never above the pool.
            if let (Some(bid), Some(pool)) = (auction.bid(bidder), auction.pool(bidder)) {
                prop_assert!(bid <= pool);
            }
        }
        let Some(turn) = auction.turn() else {
            prop_assert!(auction.winner().is_some());
            return Ok(());
        };
        prop_assert_eq!(auction.winner(), None);
        let Some(least) = auction.least_leading(turn) else { return Ok(()) };
        let leads_with = |n: u32| {
            // The pool and the own last bid do not matter to who would lead.
            let (own, other) = (auction.worth(turn) + n, auction.total(turn.other()).unwrap());
            own > other || own == other && turn == Bidder::First
        };
        prop_assert!(leads_with(least));
        prop_assert!(least == 0 || !leads_with(least - 1));
        let mut raised = auction.clone();
        if raised.call(Call::Bid(least)).is_ok() {
            prop_assert_eq!(raised.leader(), Some(turn));
        }
    }
}
