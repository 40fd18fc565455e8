# What is wrong in the list rules, the products and the known cards of a ruleset.
wants-day = a day
write-day = write year, month and day, such as 2017-05-04
product = the product "{ $id }"
product-name = the product called "{ $name }"
card = the card "{ $name }" with the same section, product, points and words
no-product = the file has no product "{ $id }"; write the id of one of the products
copies = { $n } copies of a card cannot be; write a number from 1 to { $most }
tagged-with-nothing = the cards of "{ $section }" carry one of no words; add words, or take the entry out
no-partner = a team has no player { $n }; write 1 or 2
own-partner = "{ $section }" names the player and the partner; name two sections
names-without-decks = the names of the players stand in each deck, and the list has no decks; add decks, or take names out
example = the example in { $language } is not legal by the rules of this file: { $found }
