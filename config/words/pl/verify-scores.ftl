missing = stół { $table }: brakuje małych punktów
too-large = stół { $table }: jest { $n } małych punktów, a najwięcej to { $most }
of-none = stół { $table }: są małe punkty tam, gdzie ich nie ma
other-winner = stół { $table }: z małych punktów { $a }–{ $b } nie wynika { $letter }
no-win-on-time = stół { $table }: jest zwycięstwo na czas tam, gdzie go nie ma
