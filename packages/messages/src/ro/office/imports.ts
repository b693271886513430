/** Imports of the past and lists of FIDE: why a batch is refused, what is doubted, what is wrong with the files. */
export const messages: Record<keyof typeof import('../../en/office/imports.ts').messages, string> = {
  'refusal.import-unknown': 'Nu există importul {id}. Deschideți mai întâi unul sau verificați codul.',
  'refusal.import-is-open':
    'Această sursă este deja în curs de import ({source}, importul {id}). Continuați cu lotul {batch} al acelui import.',
  'refusal.import-done-before':
    'Această sursă a fost deja importată ({source}, importul {id}, {batch, plural, one {# lot} few {# loturi} other {# de loturi}}). Nu este nimic de făcut.',
  'refusal.import-closed':
    'Importul {id} este {state, select, done {încheiat} other {abandonat}}. Deschideți unul nou pentru ce urmează.',
  'refusal.import-other-subject':
    'Importul {id} este de {subject, select, players {jucători} lists {liste} other {concursuri}}. Trimiteți acest lot la un import de felul lui.',
  'refusal.import-other-source':
    'Importul {id} este al altui fișier ({source}). Continuați cu acel fișier sau deschideți un import pentru acesta.',
  'refusal.import-batch-done':
    'Lotul {batch} a fost deja importat; acum nu s-a făcut nimic. Continuați cu lotul {next}.',
  'refusal.import-batch-early': 'Lotul {batch} vine prea devreme: următorul este {next}. Trimiteți-l mai întâi.',
  'refusal.old-list-of-other-book':
    'Aceste rânduri nu sunt ale unei liste după {regulation}, pe care îl urmează {series}. Alegeți seria căreia îi aparține lista.',
  'refusal.scrabble-list-imported':
    'Lista din {date} a fost preluată așa cum a fost tipărită: nu există partide înregistrate care să o explice. Cereți o listă calculată de birou.',
  'fault.old-list-not-a-status': '„{found}” nu este un statut: a fost omis. Scrieți activ, provizoriu sau inactiv.',
  'refusal.old-list-too-late':
    'De la {first} biroul calculează el însuși listele seriei {series}, deci cea din {date} nu poate fi importată. Verificați data sau mutați prima listă a seriei.',
  'refusal.fide-list-too-early':
    'FIDE nu a publicat încă o listă din {date}; astăzi este {today}. Corectați data listei.',
  'refusal.fide-list-applied': 'Această listă din {date} a fost deja preluată la {on}. Nu este nimic de făcut.',
  'refusal.fide-list-player-twice': 'Un jucător apare de două ori între ratinguri. Scoateți una dintre apariții.',
  'refusal.fide-link-differs':
    'Jucătorul {id} are ID-ul FIDE {own} în registru, nu {theirs}. Comparați din nou lista cu registrul.',
  'doubt.import-name-unusable':
    '„{name}” nu poate fi un nume: acesta are un singur rând, cu cel puțin o literă sau o cifră și fără semne invizibile. Rândul a fost lăsat deoparte; corectați numele în fișier.',
  'doubt.import-id-unusable':
    '„{id}” nu poate fi un cod: litere, cifre, punct, liniuță, cel mult 32. Rândul a fost omis.',
  'doubt.import-id-taken':
    'Codul {id} este dat deja ({holder}), dar rândul spune {name}. A fost omis: corectați numele din registru sau codul.',
  'doubt.import-player-merged':
    'Jucătorul {id} a fost unificat cu {kept}. Rândul a fost omis: anulați unificarea dacă sunt doi.',
  'doubt.import-similar':
    '{name} a fost înregistrat, dar ar putea fi același cu {similar}. Dacă este, unificați-i; dacă nu, consemnați la „Duplicate” că sunt două persoane.',
  'doubt.import-similar-left':
    '{name} ar putea fi {similar}, iar rândul nu are un cod care să lămurească. A fost omis: înregistrați jucătorul manual dacă este altcineva.',
  'doubt.import-facts-differ':
    'Registrul are {own}, rândul {theirs} ({name, select, sex {sex} nationality {naționalitate} category {categorie} birthDate {naștere} fideId {cod FIDE} other {{name}}}). Registrul rămâne: modificați-l dacă rândul este corect.',
  'doubt.import-birth-wrong': 'Nașterea {date} nu poate fi corectă și a fost lăsată afară. Modificați jucătorul.',
  'doubt.import-nationality-unknown': '„{found}” nu este un cod de țară din trei litere și a fost omis.',
  'doubt.import-title-unknown': '„{found}” nu este un titlu pe care listele îl tipăresc; a fost omis.',
  'doubt.import-fide-id-taken':
    'ID-ul FIDE {fideId} este dat deja: {name} ({holder}); aici a fost omis. Dacă cei doi sunt aceeași persoană, unificați-i.',
  'doubt.import-club-unknown':
    'Nimeni nu cunoaște clubul „{club}”; licența rămâne fără club. Înregistrați clubul și transferați licența.',
  'doubt.import-season-unknown':
    'Sezonul {season} nu este deschis; licența a fost lăsată afară. Deschideți-l și importați din nou sau eliberați licența.',
  'doubt.import-licence-differs':
    'În {season} registrul are clubul {own}, rândul {theirs}. Registrul rămâne: transferați licența dacă rândul este corect.',
  'doubt.import-player-unknown':
    'Nimeni din evidență nu este {name} ({id}); rândul a fost omis. Înregistrați jucătorii înaintea listelor lor: o probă arată cine lipsește.',
  'doubt.import-player-unclear':
    '{name} ({id}) ar putea fi {similar}. Linia a fost lăsată afară: scrieți în fișier codul celui corect.',
  'doubt.import-by-name':
    'Linia nu are decât numele {name} ({id}); a fost luată drept jucătorul {player}, singurul care îl poartă. Verificați.',
  'doubt.import-line-twice':
    '{name} ({id}) apare deja pe linia {first}, care contează. Această linie a fost lăsată afară.',
  'doubt.import-previous-differs':
    '{name} ({id}): linia spune {theirs} înainte, lista anterioară {own}. Linia rămâne cum este: verificați ambele liste.',
  'doubt.import-change-differs':
    '{name} ({id}): {previous} și o variație de {change} nu dau {rating}. Linia rămâne cum este: verificați-o.',
  'doubt.import-base-factor-differs':
    '{name} ({id}): linia spune K₀ {theirs}; după regulament, acest Elo are K₀ {own}, cu care vor fi evaluate partidele următoare. Verificați Elo și K₀ din linie.',
  'doubt.import-factor-differs':
    '{name} ({id}): linia spune K {theirs}; din ce este în registru, regulamentul dă K {own}, cu care vor fi evaluate partidele următoare. Importați primul sezon odată cu jucătorii și, înaintea acestei liste, pe cele mai vechi cu numărul de partide.',
  'doubt.import-list-twice': 'Lista {series} din {date} este deja în registru; aceasta a fost lăsată afară.',
  'doubt.import-list-out-of-order':
    '{later, plural, one {# listă mai târzie} few {# liste mai târzii} other {# de liste mai târzii}} din {series} au intrat înaintea celei din {date}; nu au fost comparate cu ea. Importați listele începând cu cea mai veche.',
  'doubt.import-not-a-list-day':
    'Conform {regulation} nicio listă nu apare la {date}. A fost importată: verificați data.',
  'doubt.import-name-differs':
    '{event}: raportul îl numește pe jucătorul {id} {theirs}, registrul {own}. Verificați că este aceeași persoană.',
  'doubt.import-number-of-another':
    '{event}: numărul {number} este pentru {own} ({id}), dar raportul îl dă pentru {theirs}. Partidele contează pentru {theirs} ({taken}); dacă sunt aceeași persoană, unificați-i.',
  'doubt.import-guest': '{event}: {name} nu era în registru și intră ca invitat fără licență ({id}).',
  'doubt.import-guest-similar':
    '{event}: {name} intră ca invitat ({id}), dar ar putea fi {similar}. Dacă este, unificați-i: partidele vor conta pentru cel corect.',
  'doubt.import-player-twice':
    '{event}: jucătorii {keys} din raport sunt unul singur în registru ({id}). Concursul a fost omis: corectați raportul.',
  'doubt.import-rating-differs':
    '{event}: raportul dă pentru {name} ({id}) {theirs}, listele din acea zi {own}. Concursul a fost importat: verificați dacă este jucătorul corect.',
  'doubt.import-event-dates':
    '{event} se termină la {end}, înainte de a începe la {start}. A fost omis: corectați datele.',
  'doubt.import-event-future':
    '{event} se termină la {end}, dată care nu a venit încă. A fost omis: înregistrați-l ca pe un concurs.',
  'doubt.import-event-twice': 'Există deja un concurs {event} care a început la {start}. Acesta a fost omis.',
  'doubt.import-event-namesake':
    'Există un alt concurs {event} care a început la {start}, cu alți jucători. Acesta a fost importat ca altă grupă: verificați să nu fie același.',
  'doubt.import-event-late':
    '{event} s-a terminat la {end}, înainte de lista din {list} publicată de birou. A fost omis: înregistrați concursul și trimiteți raportul; odată acceptat, contează la lista următoare.',
  'doubt.import-key-twice':
    '{event}: doi jucători din raport au același număr. Concursul a fost omis: corectați raportul.',
  'doubt.import-game-unclear':
    '{event}: partida {white} – {black} din runda {round} nu este între doi dintre jucătorii lui. Concursul a fost omis: corectați raportul.',
  'fault.players-not-a-season': '„{found}” nu este un sezon: a fost omis. Scrieți ani, ca 2016 sau 2014-2016.',
  'fault.players-no-date': '„{found}” nu este o dată: a fost lăsată afară. Scrieți AAAA-LL-ZZ sau ZZ/LL/AAAA.',
  'fault.old-list-empty':
    'Fișierul este gol. Are nevoie de un rând de antete și de câte un rând pentru fiecare jucător.',
  'fault.old-list-no-headings':
    'Nu există un rând de antete cu un rating și un cod, cod FIDE sau nume. Primul rând este: {found}',
  'fault.old-list-heading-twice':
    'Coloana „{found}” spune același lucru ca una anterioară, care contează. Scoateți una dintre ele.',
  'fault.old-list-row-no-player':
    'Acest rând nu numește niciun jucător și a fost omis. Adăugați un cod, un cod FIDE sau un nume.',
  'fault.old-list-row-no-rating': 'Acest rând nu are rating și a fost omis. Adăugați-l sau scoateți rândul.',
  'fault.old-list-not-a-number':
    '„{found}” nu este un număr care poate sta aici: a fost omis. Scrieți un număr întreg sau nimic.',
  'fault.old-list-quote-open': 'Ghilimelele care încep aici nu se închid niciodată. Închideți-le sau scoateți-le.',
  'fault.old-list-quote-stray':
    'După ghilimelele de închidere urmează ceva: {found}. Dublați ghilimelele care țin de text.',
  'doubt.import-series-unknown':
    'Nu există lista de rating „{series}”; partidele ei au fost lăsate deoparte. Posibile sunt: {known}.',
  'doubt.import-games-differ': 'Partide din {year} ({series}): registrul are {own}, rândul {theirs}. Rămâne registrul.',
  'doubt.import-games-late':
    'Partidele din {year} au fost lăsate deoparte: biroul a calculat deja o listă {series}, iar K s-ar schimba. Corectați un concurs sau importați într-un registru nou.',
  'doubt.import-games-ahead':
    'Partidele din {year} ({series}) au fost lăsate deoparte: anul nu a început. Verificați antetul.',
  'fault.players-no-games':
    '„{found}” nu este un număr de partide din {year}: a fost lăsat deoparte. Scrieți un număr întreg.',
};
