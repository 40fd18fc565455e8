# What is wrong in the list rules of a ruleset.
tagged-with-nothing = the cards of "{ $section }" carry one of no words; add words, or take the entry out
no-partner = a team has no player { $n }; write 1 or 2
own-partner = "{ $section }" names the player and the partner; name two sections
names-without-decks = the names of the players stand in each deck, and the list has no decks; add decks, or take names out
example = the example in { $language } is not legal by the rules of this file: { $found }
