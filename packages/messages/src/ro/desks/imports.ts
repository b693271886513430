/** Bringing in files at the desk of the registry: what is asked, doubted and kept. */
export const messages: Record<keyof typeof import('../../en/desks/imports.ts').messages, string> = {
  'web.desk-registry.import-waits': 'Importul fișierului {name} nu s-a încheiat',
  'web.desk-registry.import-what': 'Conținutul fișierului',
  'web.desk-registry.import-players': 'Jucători',
  'web.desk-registry.import-lists': 'Liste trecute',
  'web.desk-registry.import-events': 'Concursuri',
  'web.desk-registry.import-fide': 'Lista FIDE',
  'web.desk-registry.import-players-said':
    'Un tabel CSV cu un rând de titluri: nume și, dacă se știu, număr, naștere, sex, club, ID FIDE, titlu, sezoane. Titlurile pot fi în catalană, spaniolă, română sau engleză.',
  'web.desk-registry.import-lists-said':
    'O listă dinainte de Escala, ca CSV: număr, ID FIDE sau nume, și ratingul. Începeți cu cea mai veche. Înregistrați întâi jucătorii.',
  'web.desk-registry.import-events-said':
    'Rapoarte ale concursurilor trecute în formatul FIDE (TRF), mai multe deodată. Devin concursuri acceptate cu partidele lor; listele publicate rămân cum sunt.',
  'web.desk-registry.import-fide-said':
    'Lista de jucători FIDE ca text sau XML, dezarhivată. Browserul o citește și trimite doar liniile jucătorilor dvs.; vedeți schimbările înainte de import.',
  'web.desk-registry.code-page': 'Codificarea fișierelor care nu sunt în Unicode',
  'web.desk-registry.code-page-hint': 'Unicode se recunoaște singur. Uitați-vă la câteva nume cu diacritice.',
  'web.desk-registry.code-page-windows-1252': 'Europa de Vest (Windows-1252)',
  'web.desk-registry.code-page-windows-1250': 'Europa Centrală, România (Windows-1250)',
  'web.desk-registry.code-page-windows-1251': 'Chirilic (Windows-1251)',
  'web.desk-registry.code-page-windows-1253': 'Grec (Windows-1253)',
  'web.desk-registry.code-page-windows-1254': 'Turc (Windows-1254)',
  'web.desk-registry.code-page-windows-1257': 'Baltic (Windows-1257)',
  'web.desk-registry.import-season': 'Sezonul licențelor',
  'web.desk-registry.import-season-hint': 'Dacă fișierul nu spune sezonul. Fără sezon: fără licențe.',
  'web.desk-registry.import-new-clubs': 'Înregistrează după nume cluburile necunoscute',
  'web.desk-registry.import-ids': 'Numerele jucătorilor din rapoarte',
  'web.desk-registry.import-ids-hint': 'Ce conține coloana de identitate a rapoartelor.',
  'web.desk-registry.import-ids-fide': 'ID-uri FIDE',
  'web.desk-registry.import-ids-own': 'numere ale federației',
  'web.desk-registry.imports-before': 'Importuri anterioare',
  'web.desk-registry.import-state-open': 'neîncheiat',
  'web.desk-registry.import-state-done': 'încheiat',
  'web.desk-registry.import-state-abandoned': 'anulat',
  'web.desk-registry.import-more': 'Importă alt fișier',
  'web.desk-registry.import-broken':
    'Importul fișierului {name} s-a oprit la {progress}%. Alegeți din nou același fișier pentru a continua.',
  'web.desk-registry.import-go-on': 'Continuă importul',
  'web.desk-registry.import-abandon-sure': 'Anulați importul? Ce s-a importat rămâne.',
  'web.desk-registry.import.read-as':
    '{files}: nu este în Unicode, citit ca {codePage}. Uitați-vă la câteva nume cu diacritice; dacă nu apar bine, alegeți altă codificare.',
  'web.desk-registry.import.on-line': 'Linia {line}: {sentence}',
  'web.desk-registry.import.more': '{count, plural, one {și încă una} few {și încă #} other {și încă #}}',
  'web.desk-registry.import.players-effect':
    '{rows, plural, one {Se poate citi un rând} few {Se pot citi # rânduri} other {Se pot citi # de rânduri}}: {taken} noi, {known} cunoscuți, {leftOut} omiși{clubs, plural, =0 {} one {; un club nou} few {; # cluburi noi} other {; # de cluburi noi}}. Nu s-a salvat încă nimic.',
  'web.desk-registry.import.problems':
    '{count, plural, one {O eroare în fișier} few {# erori în fișier} other {# de erori în fișier}}',
  'web.desk-registry.import.ready': 'Dacă este corect, importați.',
  'web.desk-registry.import.with-problems':
    'Mai bine corectați fișierul și verificați din nou. Puteți importa și ce se poate citi, fără rândurile de mai sus.',
  'web.desk-registry.import.take-players':
    '{count, plural, one {Importă un rând} few {Importă # rânduri} other {Importă # de rânduri}}',
  'web.desk-registry.import.list-lines':
    '{count, plural, one {Se poate citi o linie.} few {Se pot citi # linii.} other {Se pot citi # de linii.}} Nu s-a salvat încă nimic.',
  'web.desk-registry.import.take-list':
    '{count, plural, one {Importă lista cu o linie} few {Importă lista cu # linii} other {Importă lista cu # de linii}}',
  'web.desk-registry.import.events-found':
    '{files, plural, one {Un fișier} few {# fișiere} other {# de fișiere}}, {events, plural, =0 {niciun concurs de importat} one {un concurs de importat} few {# concursuri de importat} other {# de concursuri de importat}}. Nu s-a salvat încă nimic.',
  'web.desk-registry.import.event':
    '{name}, {start} – {end}: {players, plural, one {un jucător} few {# jucători} other {# de jucători}}, {games, plural, one {o partidă} few {# partide} other {# de partide}}.',
  'web.desk-registry.import.no-event': 'Nu se poate importa; mai jos scrie ce lipsește.',
  'web.desk-registry.import.several-files': '{name} și încă {more, plural, one {unul} few {#} other {#}}',
  'web.desk-registry.import.take-events':
    '{count, plural, one {Importă un concurs} few {Importă # concursuri} other {Importă # de concursuri}}',
  'web.desk-registry.import.batch-of':
    '{done} din {of, plural, one {# parte importată} few {# părți importate} other {# de părți importate}}',
  'web.desk-registry.import.done': 'Fișier importat.',
  'web.desk-registry.import.before': 'Acest fișier a fost deja importat. Nu s-a schimbat nimic.',
  'web.desk-registry.import.broke-off':
    'Importul s-a întrerupt. Ce s-a importat este complet; apăsați din nou pentru a continua.',
  'web.desk-registry.import.reading': 'Se citește lista: {percent}%',
  'web.desk-registry.import.compared':
    '{rows, plural, one {O linie} few {# linii} other {# de linii}} ale listei pentru jucătorii dvs.: {matched} sunt pe listă, {changes, plural, =0 {niciun rating nu se schimbă} one {un rating se schimbă} few {se schimbă ratingurile a # jucători} other {se schimbă ratingurile a # de jucători}}.',
  'web.desk-registry.import.changes': 'Ratinguri care se schimbă: {count}',
  'web.desk-registry.import.mismatches': 'Date pe care FIDE le are altfel: {count}',
  'web.desk-registry.import.missing': 'Jucători legați care nu sunt pe listă: {count}',
  'web.desk-registry.import.suggestions': 'Jucători fără ID FIDE care pot fi pe listă: {count}',
  'web.desk-registry.import.own-theirs': 'registru: {own}; FIDE: {theirs}',
  'web.desk-registry.import.linked': 'legat',
  'web.desk-registry.import.take-ratings':
    '{count, plural, one {Importă ratingul unui jucător} few {Importă ratingul a # jucători} other {Importă ratingul a # de jucători}}',
  'web.desk-registry.import.ratings-taken':
    '{count, plural, one {S-a importat ratingul FIDE al unui jucător.} few {S-au importat ratingurile FIDE a # jucători.} other {S-au importat ratingurile FIDE a # de jucători.}}',
};
