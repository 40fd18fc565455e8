away = { $name }: poza turniejem, nigdzie nie rozstrzyga.
here-already = { $name }: już na miejscu.
away-already = { $name }: już poza turniejem.
plays = { $name } gra, a kto gra, jest na miejscu: { $drop } wycofuje gracza.
log-here = { $name }: na miejscu
log-away = { $name }: poza turniejem
nobody-else-here = { $name } prowadzi turniej i może grać tylko wtedy, gdy na miejscu jest drugi animator, a nie ma żadnego (poza turniejem: { $away }): official NAZWISKO here oznacza powrót, official NAZWISKO role=judge wskazuje kogoś innego.
organizer-rules = przy ich stoliku rozstrzyga organizator ({ $name }), bo { $marshal } jest nieobecny
role-or-here = Podaj funkcję (role=organizer, role=marshal lub role=judge) albo obecność (here lub away).
one-at-a-time = Podaj funkcję albo obecność, jedno naraz.
with-role = { $name }, { $role }
not-said = ogłoś przed grą, kto rozstrzyga
nobody = nie ma kto rozstrzygać: wskaż lub wezwij innego animatora
rules = rozstrzyga { $who }
at-table = { $n ->
    [one] Stolik { $table }, gra { $names }: { $rules }.
   *[other] Stolik { $table }, grają ze sobą { $names }: { $rules }.
}
title = { $event }: animatorzy
column-role = Funkcja
column-here = Obecność
column-plays = Gra
column-rules = Rozstrzyga tam
is-here = na miejscu
is-away = poza turniejem
yes = tak
no-officials = Nikt jeszcze nie prowadzi turnieju.
toggle-short = obecność
no-tables = W tej rundzie nie gra żaden animator.
newest-round-only = Animatorów pokazuje się z najnowszą rundą: pomiń --round i --stage.
date-and-round = { $date } · { $round }
until-another = { $role }, dopóki nie wskazano innej osoby
and-plays = { $role }, gra
plays-at = { $role }, gra przy stoliku { $table }
not-named = Turniej zakłada { $name }, bez wskazania: nie ma kogo odwołać.
