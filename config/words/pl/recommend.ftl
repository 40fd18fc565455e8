# Zalecenia dyskwalifikacji.
does = zaleć dyskwalifikację albo odrzuć zalecenie
recommended = { $marshal } zaleca dyskwalifikację: { $name }.
organizer-decides = Decyduje organizator: { $disqualify } albo { $decline }.
declined = Organizator nie dyskwalifikuje: { $name }, choć zaleca to { $marshal }.
followed = Zalecenie: { $marshal }.
none-open = Nikt nie zalecił dyskwalifikacji: { $name }.
no-marshal = Organizator decyduje sam, bo { $marshal } nie jest wskazany: { $disqualify }.
organizer-alone = W tej grze organizator decyduje sam: { $disqualify }.
not-a-marshal = Dyskwalifikację zaleca tylko { $marshal } ({ $marshals }); { $name } ma inną funkcję.
which-marshal = Który { $marshal } to zaleca? Dodaj by= z jedną z osób: { $marshals }.
open = { $marshal } zaleca dyskwalifikację; decyduje organizator
in-list = zalecane DQ
log-recommended = { $marshal } zaleca dyskwalifikację: { $name }
log-declined = bez dyskwalifikacji: { $name }, choć zaleca ją { $marshal }
log-followed = { $what }, zalecenie: { $marshal }
