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

fn units() -> [ContestedUnit; 2] {
    [unit("Darth Vader B", 6, 1), unit("Anakin Skywalker C", 5, 0)]
}

#[test]
fn e58_every_row_of_the_table() {
    let rules = rules();
    let mut auction = Auction::of(&rules, units(), None).unwrap();
    assert_eq!(auction.advice().unwrap(), "Dark Side opens with 0 or more Force.");
    let rows = [
        (Call::Bid(0), [Some(7), None], None),
        (Call::Bid(3), [Some(7), Some(8)], Some(Bidder::Second)),
        (Call::Bid(1), [Some(8), Some(8)], Some(Bidder::First)),
        (Call::Bid(4), [Some(8), Some(9)], Some(Bidder::Second)),
        (Call::Bid(2), [Some(9), Some(9)], Some(Bidder::First)),
        (Call::Pass, [Some(9), Some(9)], Some(Bidder::First)),
        (Call::Pass, [Some(9), Some(9)], Some(Bidder::First)),
    ];
    for (at, (call, totals, leads)) in rows.into_iter().enumerate() {
        if at == 1 {
            assert_eq!(auction.least_leading(Bidder::Second), Some(3));
            assert_eq!(auction.advice().unwrap(), "Light Side needs 3 or more to lead.");
        }
        auction.call(call).unwrap();
        assert_eq!(Bidder::BOTH.map(|bidder| auction.total(bidder)), totals, "{call:?}");
        assert_eq!(auction.leader(), leads, "{call:?}");
    }
    assert_eq!(auction.turn(), None);
    let told: Vec<String> = auction.outcome().unwrap().iter().map(Message::to_string).collect();
    assert_eq!(
        told,
        [
            "Dark Side wins the tie, 9 to 9.",
            "Dark Side pays 2 Force, Darth Vader B: stays in battle.",
            "Light Side pays nothing, Anakin Skywalker C: retreats untapped.",
        ]
    );
    assert_eq!(auction.sum(Bidder::First).unwrap(), "6 + 1 + 2 = 9");
    assert_eq!(auction.sum(Bidder::Second).unwrap(), "5 + 4 = 9");
}

#[test]
fn e59_the_limits_of_a_bid() {
    let rules = rules();
    let why = |auction: &Auction, call| auction.clone().call(call).unwrap_err().to_string();
    let with = |pools, calls: &[Call]| Auction::of(&rules, units(), pools).unwrap().with(calls);
    let poor = with(Some([5, 2]), &[Call::Bid(0)]).unwrap();
    assert_eq!(why(&poor, Call::Bid(3)), "Light Side has 2 Force and can't bid 3.");
    assert_eq!(poor.advice().unwrap(), "Light Side needs 3 to lead but has only 2 Force.");
    // The least opening that is allowed but does not lead: 7 to 7.
    let level = with(None, &[Call::Bid(0), Call::Bid(2)]).unwrap();
    assert_eq!(level.leader(), Some(Bidder::First));
    let raised = with(None, &[Call::Bid(0), Call::Bid(3), Call::Bid(1)]).unwrap();
    assert_eq!(
        why(&raised, Call::Bid(3)),
        "3 isn't a raise: Light Side has bid 3 and must go higher or pass."
    );
    // A pass is not final.
    let passed = [Call::Bid(0), Call::Bid(3), Call::Bid(1), Call::Pass, Call::Bid(2), Call::Bid(5)];
    let passed = with(None, &passed).unwrap();
    assert_eq!((passed.leader(), passed.turn()), (Some(Bidder::Second), Some(Bidder::First)));
    let over = with(None, &[Call::Bid(0), Call::Bid(0), Call::Pass, Call::Pass]).unwrap();
    assert_eq!(why(&over, Call::Bid(9)), "The bidding is over: both passed in a row.");
    let opening = with(None, &[]).unwrap();
    assert_eq!(
        why(&opening, Call::Pass),
        "Dark Side must open with a bid of 0 or more before passing."
    );
    assert_eq!(
        with(None, &[Call::Bid(0), Call::Pass]).unwrap_err(),
        "Bid 2: Light Side must open with a bid of 0 or more before passing."
    );
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

    #[test]
    fn the_result_rests_on_the_last_bids_alone(
        costs in [0u32..12, 0..4, 0..12, 0..4],
        last in [0u32..9, 0u32..9],
        steps in [0u32..9, 0u32..9],
    ) {
        let rules = rules();
        let [a, b, c, d] = costs;
        let auction = || {
            Auction::of(&rules, [unit("A", a, b), unit("B", c, d)], None).unwrap()
        };
        let pass = [Call::Pass, Call::Pass];
        let at_once = auction()
            .with(&[Call::Bid(last[0]), Call::Bid(last[1])]).unwrap()
            .with(&pass).unwrap();
        // The same last bids, reached in more steps and with passes between them.
        let open = [Call::Bid(steps[0].min(last[0])), Call::Bid(steps[1].min(last[1]))];
        let raise = |at: usize| match open[at] == Call::Bid(last[at]) {
            true => Call::Pass,
            false => Call::Bid(last[at]),
        };
        let mut slow = auction().with(&open).unwrap();
        for call in [raise(0), raise(1), Call::Pass, Call::Pass] {
            if slow.turn().is_some() {
                slow.call(call).unwrap();
            }
        }
        prop_assert_eq!(at_once.outcome(), slow.outcome());
        prop_assert!(at_once.outcome().is_some());
    }
}
