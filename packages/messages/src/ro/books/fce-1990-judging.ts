/** Homologation, promotions and Catalan Master of fce-1990 in words: `holds` says whether a condition is met. */
export const messages: Record<keyof typeof import('../../en/books/fce-1990-judging.ts').messages, string> = {
  'finding.fce-1990.closed-international':
    'Valabil pentru ratingul internațional: cluburile, categoriile și ratingurile nu se verifică.',
  'finding.fce-1990.closed-clubs':
    '{holds, select, yes {Cluburi diferite: {clubs}, jucători: {players}; cluburi necesare: {needed}.} no {Cluburi diferite: doar {clubs}, jucători: {players}; cluburi necesare: {needed}, afară de cazul în care turneul este valabil pentru ratingul internațional.} other {Jucători fără club în document: {untold}. Adăugați `club`; cluburi diferite necesare: {needed}.}}',
  'finding.fce-1990.closed-preferent':
    '{holds, select, yes {Toți sunt de categoria preferent.} no {Nu sunt preferenți ({count}): {players}. Toți trebuie să fie, afară de cazul în care turneul este valabil pentru ratingul internațional.} other {Fără categorie care să poată fi citită ({count}): {players}. Adăugați `category`.}}',
  'finding.fce-1990.closed-mean':
    '{holds, select, yes {Rating mediu {mean}; pentru ratingul catalan este necesar {least}.} other {Rating mediu {mean}, jucătorii fără rating ({unrated}) fiind socotiți cu 2000; pentru ratingul catalan este necesar cel puțin {least}, afară de cazul în care turneul este valabil pentru ratingul internațional.}}',
  'finding.fce-1990.closed-mean-norms':
    '{holds, select, yes {Rating mediu {mean}; pentru norme este necesar {least}.} other {Rating mediu {mean}, jucătorii fără rating ({unrated}) fiind socotiți cu 2000; pentru norme este necesar cel puțin {least}, afară de cazul în care turneul este valabil pentru ratingul internațional.}}',
  'finding.fce-1990.closed-lowest':
    '{holds, select, yes {{count} sub {least}; se admite {exempt}.} other {Sub {least} ({count}): {players}. Pentru norme se admite doar {exempt}.}}',
  'finding.fce-1990.closed-rounds':
    '{holds, select, yes {Runde: {rounds}; sunt de ajuns {least}.} other {Runde: {rounds}; un turneu închis are nevoie de cel puțin {least}.}}',
  'finding.fce-1990.closed-players':
    '{holds, select, yes {Jucători: {players}; sunt de ajuns {least}.} other {Jucători: {players}; un turneu închis are nevoie de cel puțin {least}.}}',
  'finding.fce-1990.open-applied':
    '{holds, select, yes {Solicitat la {applied}, în termen ({due}).} no {Solicitat la {applied}; ultima zi era {due}. Doar comisia sportivă poate trece peste aceasta.} other {Nu se spune când s-a cerut omologarea sau când începe turneul: adăugați `appliedOn` și `start` la eveniment.}}',
  'finding.fce-1990.open-neighbour':
    '{holds, select, yes {Niciun turneu în aceleași zile la mai puțin de {least} km.} no {Aceleași zile cu {count, plural, one {un turneu stabilit deja} few {# turnee stabilite deja} other {# de turnee stabilite deja}} la mai puțin de {least} km: {events}. Mutați datele.} other {Nu se spune ce turnee stabilite deja sunt în apropiere: adăugați `start`, `end` și `neighbours` (poate fi gol). La mai puțin de {least} km nu se pot împărți zile.}}',
  'finding.fce-1990.open-rounds':
    '{holds, select, yes {Runde: {rounds}; sunt de ajuns {least} pentru ratingul catalan.} other {Runde: {rounds}; pentru ratingul catalan sunt necesare cel puțin {least}.}}',
  'finding.fce-1990.open-rounds-norms':
    '{holds, select, yes {Runde: {rounds}; sunt de ajuns {least} pentru norme de Maestru Catalan.} other {Runde: {rounds}; pentru norme de Maestru Catalan sunt necesare cel puțin {least}.}}',
  'finding.fce-1990.open-players':
    '{holds, select, yes {Jucători în grupă: {players}; sunt de ajuns {least}.} other {Jucători în grupă: {players}; fiecare grupă are nevoie de cel puțin {least}.}}',
  'finding.fce-1990.open-categories':
    '{holds, select, yes {Categorii care pot juca împreună: {categories}.} no {Aceste categorii joacă într-o singură grupă: {categories}. Cel mult a doua cu a treia și întâi cu preferent pot fi împreună: faceți grupe.} other {Jucători fără categorie care să poată fi citită: {untold}. Adăugați `category`.}}',
  'finding.fce-1990.open-rules':
    '{holds, select, yes {Federația a aprobat regulamentul turneului.} no {Federația nu a aprobat regulamentul turneului: trimiteți-l.} other {Nu se spune dacă regulamentul turneului este aprobat: adăugați `rulesApproved`.}}',
  'finding.fce-1990.open-player-list':
    '{holds, select, yes {Lista jucătorilor a sosit la {given}, înaintea rundei a doua ({second}).} no {Lista jucătorilor a sosit la {given}, după începerea rundei a doua ({second}).} other {Nu se spune când a avut federația lista jucătorilor: adăugați `playerListOn` și `roundDates`.}}',
  'finding.fce-1990.open-arbiter':
    '{holds, select, yes {Arbitru: {name}.} no {Nu este numit arbitrul: regulamentul turneului trebuie să îl numească.} other {Încă nu este numit arbitrul: adăugați `arbiter`.}}',
  'finding.fce-1990.open-director':
    '{holds, select, yes {Director: {name}.} no {Nu este numit directorul: regulamentul turneului trebuie să îl numească.} other {Încă nu este numit directorul: adăugați `director`.}}',
  'finding.fce-1990.open-reports':
    '{holds, select, yes {Rapoartele au sosit la {given}, în cele {days} zile lucrătoare (până la {due}).} no {Rapoartele au sosit la {given}; cele {days} zile lucrătoare de la final s-au încheiat la {due}.} other {Nu se spune când au sosit rapoartele: adăugați `end` și `reportsOn`. Termenul este de {days} zile lucrătoare.}}',
  'finding.fce-1990.open-fees':
    '{holds, select, yes {Taxe plătite (pesete): {paid} din {due}.} no {Taxe plătite (pesete): {paid}; pentru categoriile care joacă se datorează {due}.} other {Nu se spune ce s-a plătit sau ce categorii joacă: adăugați `feesPaid` și categoriile. Deocamdată se datorează (pesete): {due}.}}',
  'finding.fce-1990.open-hopeless':
    '{holds, select, yes {Niciun jucător de categoria a doua fără șanse de promovare nu a fost împerecheat cu cineva care le mai are.} other {{count, plural, one {O pereche pune} few {# perechi pun} other {# de perechi pun}} un jucător de categoria a doua care nu mai poate promova față în față cu cineva care încă poate: {pairs}.}}',
  'finding.fce-1990.homologation-kind':
    'Regulamentul nu are condiții pentru acest fel de concurs: decide comisia sportivă. Dacă este închis, deschis, de șah activ sau blitz, adăugați `kind`.',
  'finding.fce-1990.active-minutes':
    '{holds, select, yes {{minutes} min de jucător.} no {{minutes} min de jucător; șahul activ se joacă cu {needed}.} other {Nu se spune ritmul de joc: adăugați `timeControl`; sunt necesare {needed} min de jucător.}}',
  'finding.fce-1990.blitz-minutes':
    '{holds, select, yes {{minutes} min de jucător.} no {{minutes} min de jucător; blitz se joacă cu {needed}.} other {Nu se spune ritmul de joc: adăugați `timeControl`; sunt necesare {needed} min de jucător.}}',
  'finding.fce-1990.active-increment':
    '{holds, select, yes {{increment} secunde pe mutare.} no {{increment} secunde pe mutare; un ceas special poate adăuga {allowed}, sau deloc.} other {Nu se spune ritmul de joc: adăugați `timeControl`. Se pot adăuga {allowed} secunde pe mutare.}}',
  'finding.fce-1990.active-rounds':
    '{holds, select, yes {Cel mult {rounds} runde într-o zi; pot fi {most}.} no {{rounds} runde într-o zi; șahul activ poate avea {most}.} other {Nu se spun zilele rundelor: adăugați `roundDates`. O zi poate avea {most}.}}',
  'finding.fce-1990.event-over':
    'Turneul nu s-a încheiat: {played} din {rounds} runde, {open} partide fără rezultat. Verdictele se mai pot schimba.',
  'finding.fce-1990.promotion-category':
    '{holds, select, yes {Joacă la {category, select, preferent {preferent} first {categoria întâi} second {categoria a doua} other {categoria a treia}}.} no {Este deja {category, select, preferent {preferent} first {categoria întâi} second {categoria a doua} other {categoria a treia}}: nu există categorie superioară.} other {Nicio categorie care să poată fi citită: adăugați `category` (preferent, întâi, a doua sau a treia).}}',
  'finding.fce-1990.promotion-table':
    '{holds, select, yes {Există tabel pentru {rounds} runde.} other {Nu există tabel pentru {rounds} runde, ci doar pentru {tabled}: prin acest turneu nu promovează nimeni.}}',
  'finding.fce-1990.promotion-points-mean':
    '{holds, select, yes {Puncte: {points} din {rounds}, contra unei medii de {mean}; sunt de ajuns {needed}.} other {Puncte: {points} din {rounds}, contra unei medii de {mean}; sunt necesare {needed}.}}',
  'finding.fce-1990.promotion-points-categories':
    '{holds, select, yes {Puncte: {points} din {rounds}, adversari de categoria a doua: {seconds}; sunt de ajuns {needed}.} other {Puncte: {points} din {rounds}, adversari de categoria a doua: {seconds}; sunt necesare {needed}.}}',
  'finding.fce-1990.promotion-hope':
    '{holds, select, yes {Mai poate promova: {points} puncte și {left} runde rămase fac {most}; pot fi de ajuns {needed}.} other {{table, select, no {Nu poate promova: niciun tabel nu spune cum.} other {Nu mai poate promova: {points} puncte și {left} runde rămase fac cel mult {most}; minimul este {needed}.}}}}',
  'finding.fce-1990.norm-homologated':
    '{holds, select, yes {Turneul este omologat pentru norme.} no {Turneul nu este omologat pentru norme: nu dă norme prin punctaj.} other {Nu se spune dacă turneul este omologat pentru norme; se judecă de parcă ar fi. Adăugați `homologatedForNorms`.}}',
  'finding.fce-1990.norm-mean':
    '{holds, select, yes {Media adversarilor {mean}, peste {over}.} other {Media adversarilor {mean}: o normă cere peste {over}.}}',
  'finding.fce-1990.norm-mean-delegation':
    '{holds, select, yes {Media adversarilor {mean}; în delegații este de ajuns {least}.} other {Media adversarilor {mean}: în delegații o normă cere {least}.}}',
  'finding.fce-1990.norm-percentage':
    '{holds, select, yes {Puncte: {points} din {rounds}, {percentage}%; la o medie de {mean} este de ajuns {needed}% ({neededPoints} puncte).} other {Puncte: {points} din {rounds}, {percentage}%; la o medie de {mean} este necesar {needed}% ({neededPoints} puncte).}}',
  'finding.fce-1990.norm-last-round':
    'Ultima rundă nu ia nimic: {result, select, loss {o înfrângere} other {o remiză}} contra adversarului din acea rundă ar fi făcut norma, cu {points} puncte la o medie de {mean}.',
  'finding.fce-1990.norm-place':
    '{holds, select, yes {Locul {place} la: {championship, select, catalonia_absolute {campionatul absolut al Cataloniei} barcelona_open_a {grupa A a openului din Barcelona} interterritorial {Interteritorial} provincial {campionatul provincial} spain_junior {campionatul de juniori al Spaniei} other {finala individuală a Spaniei}} dă o normă.} no {Locul {place} la: {championship, select, catalonia_absolute {campionatul absolut al Cataloniei} barcelona_open_a {grupa A a openului din Barcelona} interterritorial {Interteritorial} provincial {campionatul provincial} spain_junior {campionatul de juniori al Spaniei} other {finala individuală a Spaniei}}; o normă revine primilor {places}.} other {Nu se știe locul final la: {championship, select, catalonia_absolute {campionatul absolut al Cataloniei} barcelona_open_a {grupa A a openului din Barcelona} interterritorial {Interteritorial} provincial {campionatul provincial} spain_junior {campionatul de juniori al Spaniei} other {finala individuală a Spaniei}}; primii {places} au o normă.}}',
  'finding.fce-1990.title-place':
    '{holds, select, yes {Locul {place} la: {championship, select, catalonia_absolute {campionatul absolut al Cataloniei} barcelona_open_a {grupa A a openului din Barcelona} interterritorial {Interteritorial} provincial {campionatul provincial} spain_junior {campionatul de juniori al Spaniei} other {finala individuală a Spaniei}} dă titlul.} no {Locul {place} la: {championship, select, catalonia_absolute {campionatul absolut al Cataloniei} barcelona_open_a {grupa A a openului din Barcelona} interterritorial {Interteritorial} provincial {campionatul provincial} spain_junior {campionatul de juniori al Spaniei} other {finala individuală a Spaniei}}; titlul revine primilor {places}.} other {Nu se știe locul final la: {championship, select, catalonia_absolute {campionatul absolut al Cataloniei} barcelona_open_a {grupa A a openului din Barcelona} interterritorial {Interteritorial} provincial {campionatul provincial} spain_junior {campionatul de juniori al Spaniei} other {finala individuală a Spaniei}}; primii {places} au titlul.}}',
  'finding.fce-1990.norm-list-rating':
    '{holds, select, yes {{rating} pe listă, peste {over}.} other {{rating} pe listă: o normă cere peste {over}.}}',
  'finding.fce-1990.norm-list-games':
    '{holds, select, yes {Partide: {games}; sunt de ajuns {least}.} other {Partide: {games}; o normă prin rating cere {least}.}}',
  'finding.fce-1990.title-fide':
    '{holds, select, yes {{norm, select, yes {O normă de Maestru Internațional} other {Titlul FIDE {title}}} dă titlul.} other {Nici titlu de Maestru FIDE, nici normă de Maestru Internațional.}}',
  'finding.fce-1990.title-norms':
    '{holds, select, yes {{norms} norme fac titlul.} other {{norms} norme; titlul cere {needed}.}}',
  'working.fce-1990.norm-made': 'Sezonul {season}: normă la {event}; norme acum: {held}.',
  'working.fce-1990.norm-lost':
    'Sezonul {season}: două sezoane fără normă; se pierde cea de la {event} ({made}). Norme acum: {held}.',
};
