# What is wrong in the list rules of a ruleset.
tagged-with-nothing = the cards of "{ $section }" have no words to choose from; add words, or remove the entry
no-partner = a team has no player { $n }; write 1 or 2
own-partner = "{ $section }" is both the player and the partner; name two sections
names-without-decks = names belong to each deck, and this list has no decks; add decks, or remove names
example = the example in { $language } breaks the rules of this file: { $found }
