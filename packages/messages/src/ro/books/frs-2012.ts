export const messages: Record<keyof typeof import('../../en/books/frs-2012.ts').messages, string> = {
  'finding.frs-2012.one-player':
    'Partida {game} din {date} are {players, plural, =0 {zero jucători} one {un singur jucător} few {# jucători} other {# de jucători}}: pentru punctaj este nevoie de cel puțin doi, deci nu se cotează. Completați rezultatele dacă lipsește cineva.',
  'finding.frs-2012.place-impossible':
    'Partida {game} din {date}: locul {place} al jucătorului {player} nu există într-o partidă cu {players, plural, one {un jucător} few {# jucători} other {# de jucători}}, deci partida nu se cotează. Corectați locul sau adăugați jucătorii care lipsesc.',
  'finding.frs-2012.places-missing':
    'Competiția de Libere {event} din {date} nu are clasament final. Înainte de 2011 ratingurile de intrare provin din clasamente, deci competiția nu se cotează. Adăugați locurile.',
  'finding.frs-2012.player-unranked':
    'Competiția de Libere {event} din {date}: jucătorul {player} are partide, dar nu apare în clasamentul final. Înainte de 2011 ratingurile de intrare provin din clasamente, deci competiția nu se cotează. Adăugați locul lui.',
  'finding.frs-2012.list-before-first-day':
    'Lista din {listDate} este goală: se cotează partidele începând cu {firstDay}. Cereți o listă ulterioară.',

  'working.frs-2012.collective-rating':
    '{type}: {games, plural, one {o partidă} few {# partide} other {# de partide}} din fereastră; puncte ori ponderi {weightedPoints}, ponderi {weights}, deci ratingul este {rating}, afișat ca {displayed}.',
  'working.frs-2012.collective-status':
    '{type}: {played} din {calendar, plural, one {ultima partidă} few {ultimele # partide} other {ultimele # de partide}}; la o fereastră de {window}, ratingul este activ de la {needed} partide. {status, select, active {Este activ.} provisional {Este provizoriu.} other {Este {status}.}}',
  'working.frs-2012.general-rating':
    'Ratingul general: media dintre {clasic} (Duplicat Clasic), {completiv} (Duplicat Completiv), {eliptic} (Duplicat Eliptic), {compunere} (Compunere) și {anticipatie} (Anticipație){missing, plural, =0 {} one {, un tip fără rating fiind socotit cu 150} few {, # tipuri fără rating fiind socotite cu 150} other {, # de tipuri fără rating fiind socotite cu 150}}: {rating}, afișat ca {displayed}.',
  'working.frs-2012.libere-tournament-start':
    '{games, plural, =0 {{event}: niciun turneu anterior în fereastră, rating de intrare {start}.} one {{event}: un turneu anterior în fereastră; puncte ori ponderi {weightedPoints}, ponderi {weights}, deci ratingul de intrare este {start}.} few {{event}: # turnee anterioare în fereastră; puncte ori ponderi {weightedPoints}, ponderi {weights}, deci ratingul de intrare este {start}.} other {{event}: # de turnee anterioare în fereastră; puncte ori ponderi {weightedPoints}, ponderi {weights}, deci ratingul de intrare este {start}.}}',
  'working.frs-2012.libere-tournament':
    '{event}, ca turneu cu valoarea {value}: locul {place} din {players} aduce un punctaj de {points} pentru ratingurile de intrare următoare.',
  'working.frs-2012.libere-newcomer':
    '{event}, primele partide: {ratedGames, plural, =0 {niciun adversar cu rating, prima trecere dă {firstPass}} one {o partidă cu un adversar cu rating, prima trecere dă {firstPass}} few {# partide cu adversari cu rating, prima trecere dă {firstPass}} other {# de partide cu adversari cu rating, prima trecere dă {firstPass}}}; cu {games, plural, one {singura partidă} few {toate cele # partide} other {toate cele # de partide}}, a doua trecere dă ratingul de intrare {secondPass}.',
  'working.frs-2012.libere-rating':
    'Libere: {games, plural, one {o partidă} few {cele mai recente # partide} other {cele mai recente # de partide}}; puncte ori ponderi {weightedPoints}, ponderi {weights}, deci ratingul este {rating}, afișat ca {displayed}.',
  'working.frs-2012.libere-status':
    'Libere: {played, plural, one {o partidă cotată} few {# partide cotate} other {# de partide cotate}} în {rounds, plural, one {o rundă disputată} few {# runde disputate} other {# de runde disputate}}; ratingul este activ de la {needed, plural, one {o partidă} few {# partide} other {# de partide}}. Ultima partidă la {last}; fără alta, este inactiv din {inactiveFrom}. {status, select, active {Este activ.} provisional {Este provizoriu.} inactive {Este inactiv.} other {Este {status}.}}',

  'article.frs-2012.1':
    'Fiecare tip de partidă are rating separat. La Libere se urmează ABSP: cele mai recente 100 de partide, cu ponderile 200, 199 și așa mai departe de la cea mai nouă. La partidele colective mesele se ocupă după ratingul general.',
  'article.frs-2012.2':
    'Se cotează partidele din 2009 încoace și, la fiecare tip, doar cele mai recente N din calendar, N fiind fixat pe tipuri.',
  'article.frs-2012.3':
    'O partidă în fereastră dă un rating provizoriu, 15% din fereastră unul activ; fără niciuna, jucătorul nu are rating.',
  'article.frs-2012.4':
    'Mărimile din formule: fereastra, partida, jucătorii, valoarea, locul, punctajul, prezența și ratingul.',
  'article.frs-2012.5':
    'O partidă valorează media ratingurilor curente ale celor care o joacă; cine nu are rating contează cu 150.',
  'article.frs-2012.6':
    'Primul loc primește valoarea partidei plus 50, ultimul valoarea minus 50, cu pași egali între ele.',
  'article.frs-2012.7':
    'Ratingul este media punctajelor din partidele jucate în fereastră; cele mai noi cântăresc mai mult.',
  'article.frs-2012.8':
    'Ratingul general este media celor cinci ratinguri colective, pentru jucătorii activi la cel puțin un tip.',

  'decision.D-FRS-1': 'O partidă cu un singur jucător nu se cotează.',
  'decision.D-FRS-2': 'Locurile sunt cele oficiale; locurile egale rămân egale și sunt permise jumătăți de loc.',
  'decision.D-FRS-3': 'Cât timp calendarul este mai scurt decât N, fereastra este ce există; limita rămâne 15% din N.',
  'decision.D-FRS-4': 'De la 1 ianuarie 2011 jucătorul intră într-o competiție de Libere cu ratingul său de Libere.',
  'decision.D-FRS-5':
    'Debutanții la Libere primesc ratingul de intrare în două treceri: întâi față de adversarii cu rating, apoi față de toți.',
  'decision.D-FRS-6': 'La Libere nu se aplică niciun prag minim și nicio regulă specială pentru puține partide.',
  'decision.D-FRS-7':
    'Sumele se fac în dublă precizie, în ordinea calendarului; o valoare afișată aflată la mai puțin de o miliardime de jumătate se rotunjește în sus.',
  'decision.D-FRS-8': 'Cei doi ani fără partide de Libere se împlinesc la a doua aniversare a ultimei partide.',
  'decision.D-FRS-9':
    'Pragul unui rating activ la Libere este cel mai mic număr întreg de partide care atinge 15% din runde.',
  'decision.D-FRS-10': 'Un document cu locuri imposibile sau lipsă este refuzat în întregime.',
  'decision.D-OFF-11':
    'Niciun articol nu fixează zile pentru liste: poate fi una în orice zi de la 1 ianuarie 2009; se propune prima zi a fiecărei luni.',
  // What each number of frs-2012 is.
  'web.parameter.frs-2012.firstRatedDay': 'prima zi ale cărei partide se evaluează',
  'web.parameter.frs-2012.activePercent': 'procentul din fereastră care face un rating activ',
  'web.parameter.frs-2012.valueWithoutRating': 'cât contează un jucător fără rating în valoarea partidei',
  'web.parameter.frs-2012.fewestPlayers': 'jucători fără de care o partidă nu are puncte',
  'web.parameter.frs-2012.placeSwing': 'puncte între valoarea partidei și primul loc',
  'web.parameter.frs-2012.weightConstant': 'ponderea unei partide: constanta',
  'web.parameter.frs-2012.weightOfWindow': 'ponderea unei partide: pentru fiecare partidă a ferestrei',
  'web.parameter.frs-2012.weightStep': 'ponderea pierdută de o partidă când urmează alta',
  'web.parameter.frs-2012.halfTolerance': 'distanța de la jumătate care încă se rotunjește în sus',
  'web.parameter.frs-2012.generalWithoutRating': 'cât contează un tip fără rating în ratingul general',
  'web.parameter.frs-2012.libereRatingFrom': 'prima zi în care Libere pornește de la propriul rating',
  'web.parameter.frs-2012.libereGames': 'cele mai recente partide care formează ratingul Libere',
  'web.parameter.frs-2012.libereNewestWeight': 'ponderea celei mai recente partide Libere',
  'web.parameter.frs-2012.libereWeightStep': 'ponderea pierdută de o partidă Libere când urmează alta',
  'web.parameter.frs-2012.libereSwing':
    'punctele unei victorii peste ratingul adversarului, ale unei înfrângeri sub el',
  'web.parameter.frs-2012.libereReach': 'distanța de la propriul rating la care contează un adversar, cel mult',
  'web.parameter.frs-2012.libereNewcomer': 'prima trecere a unui debutant care nu a întâlnit niciun adversar cu rating',
  'web.parameter.frs-2012.libereActivePercent': 'procentul din partidele posibile care face activ un rating Libere',
  'web.parameter.frs-2012.libereRoundsCounted': 'partide posibile luate în calcul, cel mult',
  'web.parameter.frs-2012.libereInactiveMonths': 'luni fără nicio partidă după care un rating Libere este inactiv',
  'web.parameter.frs-2012.window.duplicat-clasic': 'partide de Duplicat Clasic în fereastră',
  'web.parameter.frs-2012.window.duplicat-completiv': 'partide de Duplicat Completiv în fereastră',
  'web.parameter.frs-2012.window.duplicat-eliptic': 'partide de Duplicat Eliptic în fereastră',
  'web.parameter.frs-2012.window.compunere': 'partide de Compunere în fereastră',
  'web.parameter.frs-2012.window.anticipatie': 'partide de Anticipație în fereastră',
  'web.parameter.frs-2012.window.libere': 'turnee Libere în fereastră, până în 2011',
};
