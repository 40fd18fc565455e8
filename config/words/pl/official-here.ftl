away = { $name }: poza turniejem, nie sędziuje.
here-already = { $name }: już na miejscu.
away-already = { $name }: już poza turniejem.
plays = { $name } gra, więc musi być na miejscu. Wycofanie z turnieju: { $drop }.
log-here = { $name }: na miejscu
log-away = { $name }: poza turniejem
nobody-else-here = { $name } prowadzi turniej i może grać tylko wtedy, gdy na miejscu jest inny animator (poza turniejem: { $away }). Powrót: official NAZWISKO here. Ktoś nowy: official NAZWISKO role=judge.
organizer-rules = przy ich stoliku rozstrzyga organizator ({ $name }): { $marshal } jest nieobecny
role-or-here = Podaj funkcję (role=organizer, role=marshal lub role=judge) albo obecność (here lub away).
one-at-a-time = Podaj funkcję albo obecność, jedno naraz.
with-role = { $name }, { $role }
not-said = ustalcie przed grą, kto rozstrzyga
nobody = nie ma kto rozstrzygać: dodaj lub wezwij innego animatora
rules = rozstrzyga { $who }
at-table = { $n ->
    [one] Stolik { $table } (gra { $names }): { $rules }.
   *[other] Stolik { $table } (grają ze sobą { $names }): { $rules }.
}
title = { $event }: animatorzy
column-role = Funkcja
column-here = Obecność
column-plays = Gra
column-rules = Rozstrzyga
is-here = na miejscu
is-away = poza turniejem
yes = tak
no-officials = Nie ma jeszcze animatorów.
toggle-short = obecność
no-tables = W tej rundzie żaden animator nie gra.
newest-round-only = Animatorów widać tylko przy bieżącej rundzie: pomiń --round i --stage.
date-and-round = { $date } · { $round }
until-another = { $role } (do wskazania innej osoby)
and-plays = { $role }, gra
plays-at = { $role }, gra przy stoliku { $table }
not-named = { $name } zakłada turniej, ale nie ma funkcji: nie ma kogo odwołać.
