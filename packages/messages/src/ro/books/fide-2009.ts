/** fide-2009 în cuvinte: constatări, calcule, articole și decizii, spuse în felul nostru. */
export const messages: Record<keyof typeof import('../../en/books/fide-2009.ts').messages, string> = {
  'finding.fide-2009.before-in-force':
    'Lista din {date} este anterioară regulamentului, în vigoare din {from}: se folosesc primele lui valori.',
  'finding.fide-2009.no-list-day':
    'Listele se publică la 1 ianuarie, martie, mai, iulie, septembrie și noiembrie; {date} nu este una dintre aceste zile.',
  'finding.fide-2009.time-control':
    'Turneul nu se evaluează: {minutes, plural, one {# minut} few {# minute} other {# de minute}} pentru 60 de mutări, iar cu un jucător de {highest} sunt necesare cel puțin {needed}. Verificați controlul de timp.',
  'finding.fide-2009.registered-late':
    'Înregistrat la {registered}; ultima zi era {due}, cu o lună înainte de început. Se cotează numai cu permisiunea președintelui comisiei.',
  'finding.fide-2009.ratings-differ':
    'Raportul dă {players, plural, one {unui jucător alt rating} few {altor # jucători alte ratinguri} other {altor # de jucători alte ratinguri}} decât lista de la începutul turneului, care contează: {named}{more, plural, =0 {} few { și încă #} other { și încă #}}.',
  'finding.fide-2009.duration':
    'Turneul nu se evaluează: durează {days, plural, one {# zi} few {# zile} other {# de zile}} și sunt permise {limit}. Ligile (tipul `team`) și turneele marcate `approved` pot dura mai mult.',
  'finding.fide-2009.rated-share':
    'Turneul nu se evaluează: au rating {rated} din {players, plural, one {# jucător} few {# jucători} other {# de jucători}}, mai puțin de o treime din turneul fiecare cu fiecare.',
  'finding.fide-2009.small-round-robin':
    'Turneul nu se evaluează: un turneu fiecare cu fiecare cu {players} jucători are nevoie de {least} cu rating și are {rated}.',
  'finding.fide-2009.double-round':
    'Turneul nu se evaluează: un tur-retur cu jucători fără rating are nevoie de {leastPlayers} jucători, {least} cu rating; are {players}, {rated} cu rating.',
  'finding.fide-2009.national-championship':
    'Turneul nu se evaluează: acest campionat național are nevoie de {least} jucători cu rating și are {rated}.',
  'finding.fide-2009.match-unrated':
    'Meciul nu se evaluează: {unrated, plural, one {unul dintre jucători nu are} other {# dintre jucători nu au}} rating.',
  'finding.fide-2009.rounds-per-day':
    '{rounds, plural, one {# rundă} few {# runde} other {# de runde}} la {date}; într-o zi se pot juca cel mult {limit}. Turneul se evaluează totuși.',
  'finding.fide-2009.play-per-day':
    '{rounds, plural, one {# rundă poate} few {# runde pot} other {# de runde pot}} dura la {date} {minutes, plural, one {# minut} few {# minute} other {# de minute}}; o zi poate avea {limit}. Turneul se evaluează totuși.',
  'finding.fide-2009.unplayed-games':
    '{games, plural, one {O partidă nu s-a jucat și rămâne} few {# partide nu s-au jucat și rămân} other {# de partide nu s-au jucat și rămân}} pe dinafară.',
  'finding.fide-2009.incomplete-round-robin':
    'Nu toate perechile și-au jucat toate partidele: turneul fiecare cu fiecare se evaluează ca un turneu elvețian. Adăugați partidele care lipsesc, dacă s-au jucat.',
  'finding.fide-2009.after-decision':
    '{games, plural, one {O partidă s-a jucat} few {# partide s-au jucat} other {# de partide s-au jucat}} după decizia meciului și nu se evaluează. Dacă erau convenite mai multe, spuneți-o în `rounds`.',
  'working.fide-2009.rc-swiss':
    '{event}: Rc {rc}, media adversarilor, {sum} la {games, plural, one {# partidă} few {# partide} other {# de partide}} cu adversari cu rating.',
  'working.fide-2009.rc-round-robin':
    '{event}: jucătorii cu rating au media {rar}, iar diferențele lor {dpa}; cu câte {opponents} adversari fiecare, Rc {rc}.',
  'working.fide-2009.ru-even': '{event}: {points} din {games} este jumătate din puncte; Ru este Rc, {ru}.',
  'working.fide-2009.ru-above':
    '{event}: {points} din {games} înseamnă {halfPoints, plural, one {# jumătate de punct} few {# jumătăți de punct} other {# de jumătăți de punct}} peste 50%, câte {each} puncte fiecare: din {rc} rezultă Ru {ru}.',
  'working.fide-2009.ru-below':
    '{event}: {points} din {games} înseamnă {percentage}, o diferență de {difference}: din {rc} rezultă Ru {ru}.',
  'working.fide-2009.ru-below-round-robin':
    '{event}: {points} din {games} înseamnă {percentage}, o diferență de {difference}, din care contează {opponents}/({opponents}+1): din {rc} rezultă Ru {ru}.',
  'working.fide-2009.correction':
    '{event}: adversarii aflați la peste 400 de puncte se mută cu {sum} în total; împărțit la {opponents} adversari, Rc devine {rc} și Ru {ru}.',
  'working.fide-2009.counted': '{event}: Ru {ru} contează.',
  'working.fide-2009.counted-later': '{event}: Ru {ru} contează, fiindcă a contat deja o performanță anterioară.',
  'working.fide-2009.disregarded-few-points': '{event}: nu contează, {reached} puncte; minimul este {needed}.',
  'working.fide-2009.disregarded-few-games':
    '{event}: nu contează, {reached, plural, one {# partidă} few {# partide} other {# de partide}} cu adversari cu rating; minimul este {needed}.',
  'working.fide-2009.disregarded-under-floor': '{event}: nu contează, Ru {reached} este sub pragul de {needed}.',
  'working.fide-2009.pool-left':
    '{performances, plural, one {O performanță anterioară a} few {# performanțe anterioare au} other {# de performanțe anterioare au}} ieșit din calcul, după mai mult de {months, plural, one {# lună} few {# luni} other {# de luni}}.',
  'working.fide-2009.pool-single':
    'Toate partidele ({games}) s-au jucat într-un turneu, {event}: ratingul este Ru al acestuia, {rating}.',
  'working.fide-2009.pool':
    '{performances, plural, one {# performanță} few {# performanțe} other {# de performanțe}} ca un singur turneu: {points} din {games}, Rc {rc}, ceea ce dă {rating}.',
  'working.fide-2009.first-rating-needs':
    'Un prim rating cere {needed, plural, one {# partidă} few {# partide} other {# de partide}} și cel puțin {floor}: sunt {games, plural, one {# partidă} few {# partide} other {# de partide}} și un rating de {rating}.',
  'working.fide-2009.k-opening':
    'K al perioadei: {k}, cu {games, plural, one {# partidă} few {# partide} other {# de partide}} încheiate. Este {lower} definitiv după ce un rating publicat a atins {mark} și sunt încheiate {needed, plural, one {# partidă} few {# partide} other {# de partide}}.',
  'working.fide-2009.k-list':
    'K pe noua listă: {k}. Este {lower} definitiv după ce un rating publicat a atins {mark} și sunt încheiate {needed, plural, one {# partidă} few {# partide} other {# de partide}}.',
  'working.fide-2009.period-change':
    'Punctaj minus așteptare la {games, plural, one {# partidă} few {# partide} other {# de partide}}: {sum}. Ori K {k}: {change}, adunat la {previous} și rotunjit, jumătatea în sus.',
  'working.fide-2009.status-rated': 'Pe listă cu {rating}.',
  'working.fide-2009.status-inactive':
    'Nicio partidă evaluată în {months, plural, one {# lună} few {# luni} other {# de luni}}, ultimul turneu s-a încheiat la {last}: inactiv, și contează cu {rating}.',
  'working.fide-2009.status-inactive-unknown':
    'Nicio partidă evaluată în {months, plural, one {# lună} few {# luni} other {# de luni}}, și nu se cunoaște un turneu anterior: inactiv, și contează cu {rating}.',
  'working.fide-2009.status-delisted': 'Sub pragul de {floor}: iese de pe listă și de acum nu mai are rating.',
  'working.fide-2009.status-new': 'Primul rating publicat: {rating}.',
  'working.fide-2009.status-pending': 'Încă nu se publică; performanțele se păstrează.',
  'article.fide-2009.0.1':
    'Schimbările regulamentului sunt valabile de la un 1 iulie, pentru turneele care încep atunci sau mai târziu.',
  'article.fide-2009.0.4': 'Un turneu se înregistrează cu o lună înainte de început.',
  'article.fide-2009.0.5': 'Un refuz poate fi contestat în șapte zile.',
  'article.fide-2009.0.6': 'Nu se publică niciun rating sub prag: 1200 de la 1 iulie 2009.',
  'article.fide-2009.1.1':
    'Timp pentru 60 de mutări: 120 de minute cu un jucător de 2200, 90 cu unul de 1600, altfel 60.',
  'article.fide-2009.1.2': 'Partidele mai rapide nu se evaluează.',
  'article.fide-2009.3.1': 'Cel mult trei runde și douăsprezece ore de joc pe zi.',
  'article.fide-2009.4.1': 'Un turneu durează cel mult 90 de zile.',
  'article.fide-2009.4.11': 'Ligile pot dura mai mult.',
  'article.fide-2009.4.12': 'Turneele mai lungi pot fi aprobate.',
  'article.fide-2009.4.13': 'Ratingurile sunt cele de la început, sau cele din ziua partidei, dacă așa s-a ales.',
  'article.fide-2009.5.1': 'O partidă se evaluează când ambii au făcut o mutare.',
  'article.fide-2009.6.1':
    'Un jucător fără rating cu mai puțin de un punct în primul turneu nu se ia în seamă, dacă nu a contat deja o performanță anterioară.',
  'article.fide-2009.6.2': 'Fazele unui turneu pot fi evaluate împreună.',
  'article.fide-2009.6.3': 'Cel puțin o treime din turneul fiecare cu fiecare are rating.',
  'article.fide-2009.6.31': 'Un turneu fiecare cu fiecare cu mai puțin de zece jucători are cel puțin patru cu rating.',
  'article.fide-2009.6.32': 'Un tur-retur cu jucători fără rating are cel puțin șase jucători, patru cu rating.',
  'article.fide-2009.6.33':
    'Un campionat național cere trei jucători cu rating, sau două jucătoare într-un turneu feminin.',
  'article.fide-2009.6.41':
    'Într-un turneu elvețian o performanță cere trei partide cu adversari cu rating, jumătate de punct și atingerea pragului.',
  'article.fide-2009.6.42':
    'Jucătorii cu rating se evaluează față de adversari cu rating și față de cei fără rating care contează.',
  'article.fide-2009.6.43':
    'Un turneu fiecare cu fiecare din care lipsește o partidă se evaluează ca un turneu elvețian.',
  'article.fide-2009.6.5': 'Partidele de după decizia meciului nu se evaluează.',
  'article.fide-2009.6.6': 'Un meci se evaluează numai între jucători cu rating.',
  'article.fide-2009.7.1': 'Șase liste pe an, fiecare cu partidele perioadei ei.',
  'article.fide-2009.7.11': 'Un turneu merge după lista în vigoare la începutul lui.',
  'article.fide-2009.7.12': 'Ce arată lista despre fiecare jucător.',
  'article.fide-2009.7.13': 'O listă se închide cu șapte zile înainte de data ei; pentru turneele FIDE, în ajun.',
  'article.fide-2009.7.14': 'Când se publică un prim rating.',
  'article.fide-2009.7.14a': 'Un prim rating din turnee fiecare cu fiecare cere nouă partide.',
  'article.fide-2009.7.14b': 'Un prim rating din alte turnee cere nouă partide cu adversari cu rating.',
  'article.fide-2009.7.14c': 'Performanțele din doi ani se adună.',
  'article.fide-2009.7.14d': 'Un prim rating atinge cel puțin pragul.',
  'article.fide-2009.7.14e':
    'Totul se calculează ca un singur turneu; membrii unor asociații au nevoie de șapte partide.',
  'article.fide-2009.7.14f': 'La Olimpiadă și la campionatele pe echipe ajung șapte partide.',
  'article.fide-2009.7.21': 'Cine scade sub prag iese de pe listă și de atunci nu mai are rating.',
  'article.fide-2009.7.22': 'Jucătorii titrați fără rating se publică separat.',
  'article.fide-2009.7.23': 'Jucătorii inactivi contează cu ultimul lor rating.',
  'article.fide-2009.7.23a': 'Un an fără partidă evaluată înseamnă inactiv.',
  'article.fide-2009.7.23b': 'Jucătorii inactivi se arată timp de doi ani.',
  'article.fide-2009.7.23c': 'O partidă evaluată face din nou activ.',
  'article.fide-2009.7.24': 'Lista celor mai buni îi lasă deoparte pe inactivi.',
  'article.fide-2009.7.3': 'Listele pot deveni lunare.',
  'article.fide-2009.8.1': 'Tabelele de procentaje și diferențe.',
  'article.fide-2009.8.21':
    'Rezultatele unui jucător fără rating cu mai puțin de un punct în primul turneu se lasă deoparte.',
  'article.fide-2009.8.21a': 'Într-un turneu elvețian, Rc este ratingul mediu al adversarilor.',
  'article.fide-2009.8.21b':
    'Într-un turneu fiecare cu fiecare, Rc este media turneului, din ratingurile și rezultatele celor care au rating.',
  'article.fide-2009.8.22': 'Jumătate din puncte: Ru este Rc.',
  'article.fide-2009.8.23': 'Peste jumătate: se adună puncte pentru fiecare jumătate de punct peste 50%.',
  'article.fide-2009.8.24': 'Sub jumătate într-un turneu elvețian: se scade diferența din tabel.',
  'article.fide-2009.8.25': 'Sub jumătate într-un turneu fiecare cu fiecare: se scade n/(n+1) din diferență.',
  'article.fide-2009.8.3': 'Dacă toate partidele sunt dintr-un turneu, primul rating este Ru al acestuia.',
  'article.fide-2009.8.31': 'Performanțele sub prag se ignoră.',
  'article.fide-2009.8.32': 'Un prim rating este un număr întreg.',
  'article.fide-2009.8.33': 'Un prim rating atinge cel puțin pragul.',
  'article.fide-2009.8.34': 'Mai multe turnee: se adună partidele și punctele și se ponderează mediile.',
  'article.fide-2009.8.4':
    'Cine a intrat pe listă după începutul turneului se evaluează de acolo, iar pentru adversari contează ca fără rating.',
  'article.fide-2009.8.51': 'Contează diferența față de fiecare adversar cu rating.',
  'article.fide-2009.8.52': 'Un adversar fără rating contează cu Ru din turneu.',
  'article.fide-2009.8.53': 'Ru din alt turneu nu contează niciodată.',
  'article.fide-2009.8.54': 'O diferență de peste 400 de puncte contează ca 400.',
  'article.fide-2009.8.55': 'Punctaj minus așteptarea din tabel, adunat și înmulțit cu K.',
  'article.fide-2009.8.56': 'K este 30; este 20 definitiv după 2400 și 30 de partide.',
  'article.fide-2009.8.57': 'Noul rating se rotunjește la un număr întreg.',
  'article.fide-2009.8.58':
    'Într-un turneu fiecare cu fiecare, Ru se corectează pentru adversarii aflați la peste 400 de puncte.',
  'article.fide-2009.10.2': 'Scara trebuie să însemne același lucru an de an.',
  'article.fide-2009.10.3': 'Administratorul urmărește dacă scara alunecă.',
  'article.fide-2009.12.1': 'Se folosesc tabelele, nu formula care se apropie de ele.',
  'article.fide-2009.12.2': 'Nu se interpolează a treia cifră.',
  'article.fide-2009.12.4': 'Jucătorii își pot verifica ratingul.',
  'decision.D-FIDE-1':
    '15 puncte pentru fiecare jumătate de punct peste 50%, și K 30, apoi 20, cum cer exemplele lucrate.',
  'decision.D-FIDE-2': 'Primul turneu cere un punct; după o performanță care a contat ajunge o jumătate.',
  'decision.D-FIDE-3': 'Corecția unui turneu fiecare cu fiecare se face o singură dată.',
  'decision.D-FIDE-4': 'Un punctaj de tot sau nimic, pe care tabelul îl lasă deschis, este o diferență de 800.',
  'decision.D-FIDE-5':
    'Mai multe turnee la un loc se calculează ca un turneu elvețian, cu Rc ponderat după partide și rotunjit.',
  'decision.D-FIDE-6': 'La tur-retur procentajele merg după partide, iar n după adversari.',
  'decision.D-FIDE-7':
    'O partidă jucată căreia arbitrul i-a dat ½-0, 0-½ sau 0-0 este jucată: fiecare este evaluat după punctele sale.',
  'decision.D-FIDE-9': 'Componența unei competiții și ritmul ei se judecă după lista de la început.',
  'decision.D-FIDE-10':
    'Competițiile proprii ale FIDE se închid în ajunul unei liste, astfel încât niciuna nu este cotată de două ori.',
  'decision.D-FIDE-11': 'Partidele nejucate și cele de după un meci decis dau câte un avertisment pe competiție.',
  'decision.D-FIDE-12': 'Fazele grupate se judecă după cea mai rapidă.',
  'decision.D-FIDE-13': 'Ziua notificării nu se numără în zilele unui apel.',
  'decision.D-FIDE-14':
    'Un turneu se judecă după lista proprie a biroului de la începutul lui, nu după ratingurile scrise în raport.',
  'decision.D-FIDE-15':
    'Cu ratinguri din ziua partidei, un jucător este fără rating numai în partidele de dinainte de a intra într-o listă; performanța este a acestora.',
  'decision.D-FIDE-16': 'Un raport acceptat după publicarea unei liste contează în lista următoare.',
  'decision.D-FIDE-17': 'Rapoartele competițiilor proprii ale FIDE se primesc până în ajunul listei.',
  'decision.D-FIDE-18': 'Șapte partide dintr-o Olimpiadă sau un campionat pe echipe ajung pentru un prim rating.',
  // What each number of fide-2009 is.
  'web.parameter.fide-2009.registrationMonths': 'luni înainte de începere până la care se înregistrează un turneu',
  'web.parameter.fide-2009.appealDays': 'zile pentru apel după înștiințarea că un turneu este respins',
  'web.parameter.fide-2009.floor': 'cel mai mic rating publicat',
  'web.parameter.fide-2009.timeRequirements': 'minute pentru 60 de mutări, după cel mai mare rating prezent',
  'web.parameter.fide-2009.roundsPerDay': 'runde într-o zi, cel mult',
  'web.parameter.fide-2009.playPerDay': 'minute de joc într-o zi, cel mult',
  'web.parameter.fide-2009.longestEvent': 'zile de la prima la ultima, ambele incluse, cel mult',
  'web.parameter.fide-2009.firstEventHalfPoints':
    'jumătăți de punct de care are nevoie un jucător fără rating în primul turneu evaluat',
  'web.parameter.fide-2009.laterEventHalfPoints': 'jumătăți de punct necesare după o performanță socotită',
  'web.parameter.fide-2009.gamesAgainstRated':
    'partide contra adversarilor cu rating cerute pentru o performanță în sistem elvețian',
  'web.parameter.fide-2009.ratedShare': 'un turneu fiecare cu fiecare cere câte un jucător cu rating la atâția',
  'web.parameter.fide-2009.smallRoundRobin': 'un turneu fiecare cu fiecare cu mai puțini jucători este mic',
  'web.parameter.fide-2009.ratedInSmallRoundRobin': 'jucători cu rating ceruți de un turneu mic fiecare cu fiecare',
  'web.parameter.fide-2009.playersInDoubleRound': 'jucători ceruți de un tur-retur cu jucători fără rating',
  'web.parameter.fide-2009.ratedInDoubleRound': 'jucători cu rating ceruți de un tur-retur cu jucători fără rating',
  'web.parameter.fide-2009.ratedInChampionship': 'jucători cu rating ceruți de un campionat național',
  'web.parameter.fide-2009.ratedInWomensChampionship': 'jucătoare cu rating cerute de un campionat național feminin',
  'web.parameter.fide-2009.listMonths': 'luni în a căror primă zi se publică o listă',
  'web.parameter.fide-2009.closingDays': 'zile înaintea listei la care ea se închide',
  'web.parameter.fide-2009.gamesForFirstRating': 'partide necesare pentru primul rating',
  'web.parameter.fide-2009.fewerGamesForFirstRating': 'același lucru pentru unele probe pe echipe și asociații',
  'web.parameter.fide-2009.poolMonths': 'luni în care se adună performanțele',
  'web.parameter.fide-2009.inactiveMonths': 'luni fără nicio partidă evaluată care fac un jucător inactiv',
  'web.parameter.fide-2009.inactiveShownMonths': 'luni în care un jucător inactiv mai este afișat',
  'web.parameter.fide-2009.topListMonths': 'luni de inactivitate după care se pierde locul în lista celor mai buni',
  'web.parameter.fide-2009.pointsOverHalf': 'puncte pentru fiecare jumătate de punct peste 50%',
  'web.parameter.fide-2009.openDifference': 'diferența pentru 100% din puncte, pe care tabelul o lasă deschisă',
  'web.parameter.fide-2009.widestDifference': 'o diferență mai mare decât aceasta contează cât aceasta',
  'web.parameter.fide-2009.factor': 'K, și ce aduce valoarea mai mică',
  'web.parameter.fide-2009.pointsOverHalfAsPrinted':
    'puncte pentru fiecare jumătate de punct peste 50%, așa cum e tipărit',
};
