# The keys of time called at a table.
place = time called at a table
time-is-up = time is up
called = time called
next-or-save = next, save
roll = roll the die
situation = special ending
skip = skip the table
# In the list of keys of the form.
row = row
field = field
number = number, choice
