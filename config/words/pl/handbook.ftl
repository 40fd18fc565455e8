# Części zasad dla sędziego, które powstają z pól gry.
at-the-table = Przy stole
rounds = Rundy i finały
tiers = Poziomy
round-times = Długość rund
row = { $players } graczy: rundy { $rounds }, top { $cut }
row-note = { $row }. { $note }
minutes = { $round }, { $shape }: { $length }
