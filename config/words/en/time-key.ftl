# The keys of time called at a table.
place = time called at a table
time-is-up = time is up
tables = goes from table to table whose time is up; behind a number, calls time at that table
called = time called
table = calls time at this table
next-or-save = next, save
enter = goes to the next field; at the end, saves the result
digit = a number, or a choice
erase = takes back a digit or a choice
next = the next field
before = the field before
row-next = the row below
row-before = the row above
roll = roll the die
roll-long = the program rolls the die for both players
situation = special ending
situation-long = an ending that decides without counting, such as a double defeat
skip = skip the table
skip-long = leaves this table without a result and goes to the next one
# In the list of keys of the form.
row = row
field = field
number = number, choice
