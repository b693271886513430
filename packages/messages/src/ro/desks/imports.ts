/** Bringing in files at the desk of the registry: what is asked, doubted and kept. */
export const messages: Record<keyof typeof import('../../en/desks/imports.ts').messages, string> = {
  'web.desk-registry.import-waits': 'Importul fișierului {name} nu s-a încheiat',
  'web.desk-registry.import-title': 'Adu trecutul',
  'web.desk-registry.import-said':
    'Biroul se uită întâi la fișier și spune ce ar face; nimic nu se păstrează până nu spuneți. Un import întrerupt continuă de unde s-a oprit.',
  'web.desk-registry.import-what': 'Ce conține fișierul',
  'web.desk-registry.import-players': 'Jucători',
  'web.desk-registry.import-lists': 'Liste vechi',
  'web.desk-registry.import-events': 'Turnee',
  'web.desk-registry.import-fide': 'Lista FIDE',
  'web.desk-registry.import-players-said':
    'Un tabel CSV cu un rând de titluri: nume și, dacă se știu, număr, naștere, sex, club, ID FIDE, titlu, sezoane. Titlurile pot fi în catalană, spaniolă, română sau engleză.',
  'web.desk-registry.import-lists-said':
    'O listă dinainte ca biroul să țină registrul, CSV: număr, ID FIDE sau nume, și Elo-ul. Începeți cu cea mai veche. Înregistrați întâi jucătorii.',
  'web.desk-registry.import-events-said':
    'Rapoarte ale turneelor trecute în formatul FIDE (TRF), mai multe deodată. Devin turnee acceptate cu partidele lor; listele publicate rămân cum au fost.',
  'web.desk-registry.import-fide-said':
    'Lista de jucători FIDE ca text sau XML, dezarhivată. Browserul o citește și trimite doar liniile jucătorilor voștri; vedeți ce se schimbă înainte de a prelua ceva.',
  'web.desk-registry.import-season': 'Sezonul licențelor',
  'web.desk-registry.import-season-hint': 'Când fișierul nu o spune. Niciuna: fără licențe.',
  'web.desk-registry.import-new-clubs': 'Înregistrează după nume cluburile necunoscute',
  'web.desk-registry.import-ids': 'Numerele jucătorilor din rapoarte',
  'web.desk-registry.import-ids-hint': 'Ce conține coloana de identitate a rapoartelor.',
  'web.desk-registry.import-ids-fide': 'ID-uri FIDE',
  'web.desk-registry.import-ids-own': 'numere ale federației',
  'web.desk-registry.imports-before': 'Importuri de până acum',
  'web.desk-registry.import-state-open': 'neîncheiat',
  'web.desk-registry.import-state-done': 'încheiat',
  'web.desk-registry.import-state-abandoned': 'abandonat',
  'web.desk-registry.import-more': 'Importă alt fișier',
  'web.desk-registry.import-broken':
    'Importul fișierului {name} s-a oprit la {progress} %. Alegeți din nou același fișier: continuă de unde s-a oprit.',
  'web.desk-registry.import-go-on': 'Continuă',
  'web.desk-registry.import-abandon-sure': 'Abandonați importul? Ce s-a preluat rămâne.',
  'web.desk-registry.import.on-line': 'Linia {line}: {sentence}',
  'web.desk-registry.import.more': '{count, plural, one {și încă una} few {și încă #} other {și încă #}}',
  'web.desk-registry.import.players-effect':
    '{rows, plural, one {Se poate citi un rând} few {Se pot citi # rânduri} other {Se pot citi # de rânduri}}: {taken} noi, {known} cunoscuți, {leftOut} lăsați afară{clubs, plural, =0 {} one {; un club nou} few {; # cluburi noi} other {; # de cluburi noi}}. Nu s-a păstrat încă nimic.',
  'web.desk-registry.import.problems':
    '{count, plural, one {O greșeală în fișier} few {# greșeli în fișier} other {# de greșeli în fișier}}',
  'web.desk-registry.import.doubts': '{count, plural, one {O îndoială} few {# îndoieli} other {# de îndoieli}}',
  'web.desk-registry.import.ready': 'Dacă este ce așteptați, preluați-l.',
  'web.desk-registry.import.with-problems':
    'Mai bine corectați fișierul și verificați din nou. Puteți prelua și ce se poate citi: ce este numit mai sus rămâne afară.',
  'web.desk-registry.import.take-players':
    '{count, plural, one {Preia un rând} few {Preia # rânduri} other {Preia # de rânduri}}',
  'web.desk-registry.import.list-lines':
    '{count, plural, one {Se poate citi o linie.} few {Se pot citi # linii.} other {Se pot citi # de linii.}} Nu s-a păstrat încă nimic.',
  'web.desk-registry.import.take-list':
    '{count, plural, one {Preia lista cu o linie} few {Preia lista cu # linii} other {Preia lista cu # de linii}}',
  'web.desk-registry.import.events-found':
    '{files, plural, one {Un fișier} few {# fișiere} other {# de fișiere}}, {events, plural, =0 {niciun turneu care se poate prelua} one {un turneu care se poate prelua} few {# turnee care se pot prelua} other {# de turnee care se pot prelua}}. Nu s-a păstrat încă nimic.',
  'web.desk-registry.import.event':
    '{name}, {start} – {end}: {players, plural, one {un jucător} few {# jucători} other {# de jucători}}, {games, plural, one {o partidă} few {# partide} other {# de partide}}.',
  'web.desk-registry.import.no-event': 'Nu se poate prelua așa: mai jos scrie ce lipsește.',
  'web.desk-registry.import.several-files': '{name} și încă {more, plural, one {unul} few {#} other {#}}',
  'web.desk-registry.import.take-events':
    '{count, plural, one {Preia un turneu} few {Preia # turnee} other {Preia # de turnee}}',
  'web.desk-registry.import.under-way': 'Cât s-a făcut',
  'web.desk-registry.import.batch-of':
    '{done} din {of, plural, one {# parte preluată} few {# părți preluate} other {# de părți preluate}}',
  'web.desk-registry.import.done': 'Fișierul a fost preluat.',
  'web.desk-registry.import.before': 'Acest fișier a mai fost preluat. Acum nu s-a făcut nimic.',
  'web.desk-registry.import.broke-off': 'S-a întrerupt. Ce s-a preluat este întreg; apăsați din nou pentru a continua.',
  'web.desk-registry.import.reading': 'Se citește lista: {percent} %',
  'web.desk-registry.import.compared':
    '{rows, plural, one {O linie vă privește} few {# linii vă privesc} other {# de linii vă privesc}}; {matched} dintre jucătorii voștri sunt pe listă, {changes, plural, =0 {niciun Elo nu se schimbă} one {un Elo se schimbă} few {se schimbă Elo-urile a # jucători} other {se schimbă Elo-urile a # de jucători}}.',
  'web.desk-registry.import.changes': 'Elo-uri care se schimbă: {count}',
  'web.desk-registry.import.mismatches': 'Date pe care FIDE le are altfel: {count}',
  'web.desk-registry.import.missing': 'Jucători legați care nu sunt pe listă: {count}',
  'web.desk-registry.import.suggestions': 'Jucători fără ID FIDE care pot fi pe listă: {count}',
  'web.desk-registry.import.own-theirs': 'registru: {own}; FIDE: {theirs}',
  'web.desk-registry.import.link': 'Leagă',
  'web.desk-registry.import.linked': 'legat',
  'web.desk-registry.import.take-ratings':
    '{count, plural, one {Preia Elo-urile unui jucător} few {Preia Elo-urile a # jucători} other {Preia Elo-urile a # de jucători}}',
  'web.desk-registry.import.ratings-taken':
    '{count, plural, one {S-au preluat Elo-urile FIDE ale unui jucător.} few {S-au preluat Elo-urile FIDE a # jucători.} other {S-au preluat Elo-urile FIDE a # de jucători.}}',
};
