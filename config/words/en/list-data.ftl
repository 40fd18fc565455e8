# What is wrong in the list rules, the products and the known cards of a ruleset.
wants-day = a day
write-day = write year, month and day, such as 2017-05-04
