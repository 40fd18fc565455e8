missing = stolik { $table }: brakuje małych punktów
too-large = stolik { $table }: jest { $n } małych punktów, a najwięcej to { $most }
of-none = stolik { $table }: są małe punkty tam, gdzie ich nie ma
other-winner = stolik { $table }: z małych punktów { $a }–{ $b } nie wynika { $letter }
no-win-on-time = stolik { $table }: jest zwycięstwo na czas tam, gdzie go nie ma
