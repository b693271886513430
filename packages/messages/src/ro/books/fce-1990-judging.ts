/** Homologation, promotions and Catalan Master of fce-1990 in words: `holds` says whether a condition is met. */
export const messages: Record<keyof typeof import('../../en/books/fce-1990-judging.ts').messages, string> = {
  'finding.fce-1990.closed-international':
    'Valabil pentru ratingul internațional: cluburile, categoriile și ratingurile nu se verifică.',
  'finding.fce-1990.closed-clubs':
    '{holds, select, yes {Cluburi diferite: {clubs}, jucători: {players}; cluburi necesare: {needed}.} no {Cluburi diferite: doar {clubs}, jucători: {players}; cluburi necesare: {needed}, afară de cazul în care turneul este valabil pentru ratingul internațional.} other {Jucători fără club în document: {untold}. Adăugați `club`; cluburi diferite necesare: {needed}.}}',
  'finding.fce-1990.closed-preferent':
    '{holds, select, yes {Toți sunt de categoria preferent.} no {Nu sunt preferenți ({count}): {players}. Toți trebuie să fie, afară de cazul în care turneul este valabil pentru ratingul internațional.} other {Fără categorie care să poată fi citită ({count}): {players}. Adăugați `category`.}}',
  'finding.fce-1990.closed-mean':
    '{holds, select, yes {Rating mediu {mean, number, rounded}; pentru ratingul catalan este necesar {least}.} other {Rating mediu {mean, number, rounded}, jucătorii fără rating ({unrated}) fiind socotiți cu 2000; pentru ratingul catalan este necesar cel puțin {least}, afară de cazul în care turneul este valabil pentru ratingul internațional.}}',
  'finding.fce-1990.closed-mean-norms':
    '{holds, select, yes {Rating mediu {mean, number, rounded}; pentru norme este necesar {least}.} other {Rating mediu {mean, number, rounded}, jucătorii fără rating ({unrated}) fiind socotiți cu 2000; pentru norme este necesar cel puțin {least}, afară de cazul în care turneul este valabil pentru ratingul internațional.}}',
  'finding.fce-1990.closed-lowest':
    '{holds, select, yes {{count} sub {least}; se admite {exempt}.} other {Sub {least} ({count}): {players}. Pentru norme se admite doar {exempt}.}}',
  'finding.fce-1990.closed-rounds':
    '{holds, select, yes {Runde: {rounds}; sunt de ajuns {least}.} other {Runde: {rounds}; un turneu închis are nevoie de cel puțin {least}.}}',
  'finding.fce-1990.closed-players':
    '{holds, select, yes {Jucători: {players}; sunt de ajuns {least}.} other {Jucători: {players}; un turneu închis are nevoie de cel puțin {least}.}}',
  'finding.fce-1990.open-applied':
    '{holds, select, yes {Solicitat la {applied}, în termen ({due}).} no {Solicitat la {applied}; ultima zi era {due}. Doar comisia sportivă poate trece peste aceasta.} other {Nu se spune când s-a cerut omologarea sau când începe turneul: adăugați `appliedOn` și `start` la eveniment.}}',
  'finding.fce-1990.open-neighbour':
    '{holds, select, yes {Niciun turneu în aceleași zile la mai puțin de {least} km.} no {Aceleași zile cu {count, plural, one {un turneu consacrat} few {# turnee consacrate} other {# de turnee consacrate}} la mai puțin de {least} km: {events}. Mutați datele.} other {Nu se spune ce turnee consacrate sunt în apropiere: adăugați `start`, `end` și `neighbours` (poate fi gol). La mai puțin de {least} km datele nu se pot suprapune.}}',
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
    '{holds, select, yes {{minutes} minute de jucător.} no {{minutes} minute de jucător; șahul activ se joacă cu {needed}.} other {Nu se spune ritmul de joc: adăugați `timeControl`; sunt necesare {needed} minute de jucător.}}',
  'finding.fce-1990.blitz-minutes':
    '{holds, select, yes {{minutes} minute de jucător.} no {{minutes} minute de jucător; blitz se joacă cu {needed}.} other {Nu se spune ritmul de joc: adăugați `timeControl`; sunt necesare {needed} minute de jucător.}}',
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
    '{holds, select, yes {Puncte: {points, number, points} din {rounds}, contra unei medii de {mean, number, rounded}; sunt de ajuns {needed, number, points}.} other {Puncte: {points, number, points} din {rounds}, contra unei medii de {mean, number, rounded}; sunt necesare {needed, number, points}.}}',
  'finding.fce-1990.promotion-points-categories':
    '{holds, select, yes {Puncte: {points, number, points} din {rounds}, adversari de categoria a doua: {seconds}; sunt de ajuns {needed, number, points}.} other {Puncte: {points, number, points} din {rounds}, adversari de categoria a doua: {seconds}; sunt necesare {needed, number, points}.}}',
  'finding.fce-1990.promotion-hope':
    '{holds, select, yes {Mai poate promova: {points, number, points} puncte și {left} runde rămase fac {most, number, points}; pot fi de ajuns {needed, number, points}.} other {{table, select, no {Nu poate promova: niciun tabel nu spune cum.} other {Nu mai poate promova: {points, number, points} puncte și {left} runde rămase fac cel mult {most, number, points}; minimul este {needed, number, points}.}}}}',
  'finding.fce-1990.norm-homologated':
    '{holds, select, yes {Turneul este omologat pentru norme.} no {Turneul nu este omologat pentru norme: nu dă norme prin punctaj.} other {Nu se spune dacă turneul este omologat pentru norme; se judecă de parcă ar fi. Adăugați `homologatedForNorms`.}}',
  'finding.fce-1990.norm-mean':
    '{holds, select, yes {Media adversarilor {mean, number, rounded}, peste {over}.} other {Media adversarilor {mean, number, rounded}: o normă cere peste {over}.}}',
  'finding.fce-1990.norm-mean-delegation':
    '{holds, select, yes {Media adversarilor {mean, number, rounded}; în delegații este de ajuns {least}.} other {Media adversarilor {mean, number, rounded}: în delegații o normă cere {least}.}}',
  'finding.fce-1990.norm-percentage':
    '{holds, select, yes {Puncte: {points, number, points} din {rounds}, {percentage, number, rounded}%; la o medie de {mean, number, rounded} este de ajuns {needed, number, rounded}% ({neededPoints, number, points} puncte).} other {Puncte: {points, number, points} din {rounds}, {percentage, number, rounded}%; la o medie de {mean, number, rounded} este necesar {needed, number, rounded}% ({neededPoints, number, points} puncte).}}',
  'finding.fce-1990.norm-last-round':
    'Ultima rundă nu ia nimic: {result, select, loss {o înfrângere} other {o remiză}} contra adversarului din acea rundă ar fi făcut norma, cu {points, number, points} puncte la o medie de {mean, number, rounded}.',
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
  // Teams, entries and terms of the office of fce-1990 in words: `holds` says whether a condition is met.
  'finding.fce-1990.list-number': '„{number}” nu este un număr de listă. Scrieți `7`, `7 bis` sau `0 bis`.',
  'finding.fce-1990.list-repeated-number':
    'Numărul {number} este al mai multor jucători: {players}. Dați-l unuia singur; ceilalți primesc numere bis.',
  'finding.fce-1990.list-repeated-player': 'Jucătorul este pe listă de {times} ori. Păstrați un singur număr.',
  'finding.fce-1990.list-missing-number':
    'De pe listă lipsesc aceste numere: {numbers}. Numerotați fără goluri: titularii se numără după număr.',
  'finding.fce-1990.list-growth-bis':
    'Un jucător adăugat pe listă are numărul {number}; se pot adăuga doar numere bis.',
  'finding.fce-1990.list-growth-moved': 'Avea numărul {number}, iar acum {now}: o completare nu mută pe nimeni.',
  'finding.fce-1990.lineup-boards':
    '{holds, select, yes {{boards} mese, câte are competiția.} other {Mese: {boards}, rezerve: {reserves}. Competiția are {needed} mese, și doar cupa are rezervă. O masă poate rămâne goală, dar nu se omite.}}',
  'finding.fce-1990.lineup-unlisted':
    '{holds, select, yes {Este pe lista clubului.} other {Nu este pe lista clubului sau nu are un număr lizibil: nu poate juca pentru echipa {team}.}}',
  'finding.fce-1990.lineup-higher-regular':
    '{holds, select, yes {Numărul {number} poate juca în echipa {team}.} other {Numărul {number} este titular într-o echipă superioară; echipa {team} începe cu numărul {first}.}}',
  'finding.fce-1990.lineup-order':
    '{holds, select, yes {Masa {board}: numărul {number} după numărul {beforeNumber} ({before}).} other {Masa {board}: numărul {number} joacă după numărul {beforeNumber} ({before}), care este mai slab sau același. Așezați în ordinea listei.}}',
  'finding.fce-1990.lineup-twice':
    '{holds, select, yes {Este pe o singură foaie a acestei runde.} other {Este pe mai multe foi ale acestei runde sau de două ori pe una: echipa {other} (de {times} ori aici).}}',
  'finding.fce-1990.lineup-foreigners':
    '{holds, select, yes {Străini: {foreigners}; permiși: {most}.} other {Străini care joacă: {foreigners} ({players}); o echipă de această mărime poate avea {most}.}}',
  'finding.fce-1990.substitutes-count':
    '{holds, select, yes {Înlocuiri: {count}; permise: {most}.} other {Înlocuiri: {count}; o echipă de această mărime poate face {most}.}}',
  'finding.fce-1990.substitute-minute':
    '{holds, select, yes {A intrat în minutul {minute}, între {from} și {to}.} other {A intrat în minutul {minute}; rezervele intră între minutul {from} și {to}.}}',
  'finding.fce-1990.substitute-reserve': 'Rezerva unei echipe de cupă a intrat la masa {board}.',
  'finding.fce-1990.substitute-nobody':
    'Nimeni de pe lista echipei {team} nu era așezat la masa {board}: nu este pe cine înlocui.',
  'finding.fce-1990.substitute-weaker':
    '{holds, select, yes {Numărul {number} în locul numărului {replacedNumber} ({replaced}), care este mai tare.} other {Numărul {number} nu poate înlocui numărul {replacedNumber} ({replaced}): rezerva trebuie să fie mai slabă.}}',
  'finding.fce-1990.substitute-lower-team':
    '{holds, select, yes {Numărul {number} vine dintr-o echipă inferioară.} other {Numărul {number} este titular în echipa {team} sau într-una superioară: rezervele vin din echipe inferioare.}}',
  'finding.fce-1990.match-line-up':
    '{holds, select, yes {Alinierea {side, select, home {echipei gazdă} other {oaspeților}} este în regulă.} no {Alinierea {side, select, home {echipei gazdă} other {oaspeților}} este neregulamentară: {scoring, select, olympic {pierde punctele meselor sale} other {pierde meciul}}.} other {Alinierea {side, select, home {echipei gazdă} other {oaspeților}} nu a fost verificată.}}',
  'finding.fce-1990.entry-age':
    '{holds, select, yes {Vârsta la {on}: {age}, sub {under}.} other {Născut la {born}, vârsta la {on}: {age}. Probele de {group, select, infantil {copii} other {juniori}} sunt pentru cei care în acea zi au sub {under}.}}',
  'finding.fce-1990.entry-compulsory':
    '{holds, select, yes {O echipă de {competition, select, first_division {divizia întâi} second_division {divizia a doua} first {categoria întâi} second {categoria a doua} third {categoria a treia} promotion {promovare} other {Copa Catalana}} {delegation, select, barcelona {din Barcelona} other {din delegații}} trebuie să se înscrie.} other {O echipă de {competition, select, first_division {divizia întâi} second_division {divizia a doua} first {categoria întâi} second {categoria a doua} third {categoria a treia} promotion {promovare} other {Copa Catalana}} {delegation, select, barcelona {din Barcelona} other {din delegații}} este liberă să se înscrie.}}',
  'finding.fce-1990.papers-licence':
    '{holds, select, yes {Licență în vigoare.} other {Fără licență în vigoare: nimeni nu joacă fără ea.}}',
  'finding.fce-1990.papers-identity':
    '{holds, select, yes {Identitate dovedită.} other {Identitate nedovedită: este necesară legitimația federației sau cartea de identitate.}}',
  'finding.fce-1990.papers-family-book':
    '{holds, select, yes {Copia livretului de familie prezentată.} no {Fără copia livretului de familie: copiii trebuie să o prezinte.} other {Nu se spune dacă s-a prezentat copia livretului de familie.}}',
  'working.fce-1990.entry-rating': '{before} înaintea lui {player}: ratingul mai mare.',
  'working.fce-1990.entry-sanction': '{before} înaintea lui {player}: nu a fost niciodată sancționat.',
  'working.fce-1990.entry-title': '{before} înaintea lui {player}: are titlu.',
  'working.fce-1990.entry-last-season': '{before} înaintea lui {player}: loc mai bun în sezonul trecut.',
  'working.fce-1990.entry-draw': '{before} înaintea lui {player}: tragerea la sorți publică.',
  'working.fce-1990.entry-draw-due':
    '{before} și {player} sunt la egalitate în toate: trageți la sorți public și consemnați sămânța.',
  'working.fce-1990.team-vacancy-promotion':
    'Locul revine celui care a pierdut barajul: {teams} (puncte: {points, number, points}).',
  'working.fce-1990.team-vacancy-points':
    'Locul revine celui cu cele mai multe puncte, {points, number, points}: {teams}{count, plural, one {} other {. Sunt la egalitate: decide un meci sau o tragere la sorți publică}}.',
  'working.fce-1990.team-vacancy-next': 'Locul revine următorului clasat: {teams} (puncte: {points, number, points}).',
  'finding.fce-1990.term-confirmation':
    '{holds, select, yes {Confirmat la {done}, în termen ({due}).} other {Confirmat la {done}; ultima zi era {due}. Cine este calificat direct și confirmă târziu lasă un loc liber.}}',
  'finding.fce-1990.term-licence':
    '{holds, select, yes {Licență reînnoită la {done}, în termen ({due}).} other {Licență reînnoită la {done}; ultima zi era {due}. A fost prea târziu pentru acest concurs.}}',
  'finding.fce-1990.term-list-growth':
    '{holds, select, yes {Adăugat pe listă la {done}, în termen ({due}).} other {Adăugat pe listă la {done}; ultima zi era {due}. Nicio listă nu se completează în ultimele trei runde ale fazei preliminare.}}',
  'finding.fce-1990.list-growth-licence':
    '{holds, select, yes {Nu avea încă licență.} other {Avea deja licență: o listă se completează doar cu jucători care nu aveau.}}',
  'finding.fce-1990.term-results':
    '{holds, select, yes {Rezultate comunicate la {done}, ora {doneAt}, în termen ({due}, {dueAt}).} other {Rezultate comunicate la {done}, ora {doneAt}; termenul era {due}, ora {dueAt}.}}',
  'finding.fce-1990.withdrawal-preferent':
    '{holds, select, yes {Se poate retrage ({category, select, preferent {preferent} first {categoria întâi} second {categoria a doua} other {categoria a treia}}).} other {Un jucător preferent nu se poate retrage fără o justificare acceptată de comitetul de competiție.}}',
  'finding.fce-1990.withdrawal-wish': '{holds, select, yes {A cerut să continue.} other {Nu a cerut să continue.}}',
  'finding.fce-1990.move-last-rounds':
    '{holds, select, yes {Runda {round} din {rounds} se poate muta astfel; ultimele {fixed} doar nu se devansează și nu își schimbă locul, în afara suprapunerilor.} other {Runda {round} din {rounds} este dintre ultimele {fixed}: nu se devansează și nu își schimbă locul. O zi mai târzie cere permisiunea comisiei.}}',
  'finding.fce-1990.move-permit':
    '{holds, select, yes {Comisia sportivă permite.} other {Comisia sportivă nu a permis.}}',
  'finding.fce-1990.move-venue':
    '{holds, select, yes {Nicio suprapunere de calendare nu schimbă locul.} other {O suprapunere de calendare nu schimbă locul.}}',
  'finding.fce-1990.commission-members':
    '{holds, select, yes {{members} membri.} other {{members} membri; comisia are între {fewest} și {most}.}}',
  'finding.fce-1990.commission-quorum':
    '{holds, select, yes {Au votat {votes} din {members} membri; sunt de ajuns {needed}.} other {Au votat {votes} din {members} membri; votul este valabil cu {needed}.}}',
  'finding.fce-1990.commission-majority':
    '{holds, select, yes {Adoptat cu {inFavour} la {against}.} other {Respins: {inFavour} pentru, {against} împotrivă.}}',
  'finding.fce-1990.commission-tie':
    '{inFavour} la {inFavour}: președintele {president, select, in_favour {decide pentru} against {decide împotrivă} other {nu a decis; votul rămâne deschis}}.',
  'finding.fce-1990.commission-row':
    '{holds, select, yes {Cel mult {missed} absențe la rând; cu {most} se pierde locul.} other {{missed} absențe la rând: cu {most} se pierde locul.}}',
  'finding.fce-1990.commission-missed':
    '{holds, select, yes {{missed} absențe în total; cu {most} se pierde locul.} other {{missed} absențe în total: cele {most} duc la pierderea locului.}}',
  'finding.fce-1990.commission-removal':
    '{holds, select, yes {Poate fi îndepărtat: o vor toți ceilalți {others} sau consiliul executiv.} other {O vor {inFavour} din ceilalți {others}; ar trebui toți sau consiliul executiv.}}',
  'finding.fce-1990.commission-review':
    '{holds, select, yes {O cer {members} membri și {judges} din comitetul de competiție.} other {O cer {members} membri și {judges} din comitetul de competiție; sunt necesari {neededMembers} și {neededJudges}.}}',
  'finding.fce-1990.lineup-half':
    '{holds, select, yes {Jucători la {there} din {boards} mese: cel puțin jumătate.} other {Jucători doar la {there} din {boards} mese; cu mai puțin de {half} echipa nu poate începe și pierde meciul prin neprezentare, la toate mesele.}}',
  'finding.fce-1990.match-absent':
    'Mai puțin de jumătate din {side, select, home {echipa gazdă} other {echipa oaspete}} s-a prezentat: meciul este pierdut prin neprezentare, la toate mesele, și se consideră nejucat.',
  'finding.fce-1990.list-bis-alone':
    '„{number} bis” merge cu numărul {number}, care nu este pe listă: dați întâi acel număr.',
  'finding.fce-1990.list-team-category':
    'Echipa {team} este într-o categorie superioară celei a echipei {higher}: litera dinainte trebuie să aibă categoria superioară.',
  'finding.fce-1990.list-team-short':
    'Echipa {team} are {regulars, plural, =0 {niciun titular} one {# titular} few {# titulari} other {# de titulari}} pentru {boards} mese; ceilalți trebuie să vină din echipe inferioare.',
  'web.desk-teams.vacancy-of-barcelona': 'al unei echipe din Barcelona',
  'web.desk-teams.vacancy-of-delegation': 'al unei echipe din această delegație',
};
