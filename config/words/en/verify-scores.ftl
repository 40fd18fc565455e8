missing = table { $table }: both scores are missing
too-large = table { $table }: a score of { $n } stands where { $most } is the most
of-none = table { $table }: scores stand where there are none
other-winner = table { $table }: the scores { $a }–{ $b } do not give the result { $letter }
no-win-on-time = table { $table }: a win on time stands where there is none
