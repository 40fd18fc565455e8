# Zalecenia dyskwalifikacji.
does = zaleca dyskwalifikację albo odmawia jej w imieniu organizatora
recommended = { $marshal } zaleca dyskwalifikację: { $name }.
organizer-decides = Decyduje organizator: { $disqualify } albo { $decline }.
declined = Organizator nie dyskwalifikuje: { $name }. Zalecenie: { $marshal }.
followed = Zalecenie: { $marshal }.
none-open = Nikt nie zalecił dyskwalifikacji: { $name }.
no-marshal = Organizator decyduje sam, bo { $marshal } nie jest wskazany: { $disqualify }.
organizer-alone = W tej grze organizator decyduje sam: { $disqualify }.
not-a-marshal = Dyskwalifikację zaleca tylko { $marshal } ({ $marshals }), a { $name } nim nie jest.
which-marshal = Który { $marshal } to zaleca? by= wskazuje jedną z osób: { $marshals }.
open = { $marshal } zaleca dyskwalifikację; decyduje organizator
in-list = zalecenie dyskw.
log-recommended = { $marshal } zaleca dyskwalifikację: { $name }
log-declined = bez dyskwalifikacji: { $name }, choć zaleca ją { $marshal }
log-followed = { $what }, zalecenie: { $marshal }
