/**
 * Why something about events is refused: registration, entries, pairings, results, reports. `by-the-rules` is said with the
 * sentence of its finding, `file-fault` with that of its fault.
 */
export const messages: Record<keyof typeof import('../../en/office/events.ts').messages, string> = {
  'refusal.by-the-rules': '{finding}',
  'refusal.file-fault': 'Rândul {line}, coloana {column}: {fault}',
  'refusal.event-unknown':
    'Nu există niciun concurs {id} în evidență. Verificați identificatorul sau înregistrați-l mai întâi.',
  'refusal.event-exists': 'Există deja un concurs {id}: {name}. Alegeți alt identificator sau modificați acel concurs.',
  'refusal.event-state':
    '{name}: acum nu este posibil. {state, select, registered {Nicio rundă nu este încă împerecheată: împerecheați prima rundă sau trimiteți raportul ca fișier.} running {Concursul este în desfășurare: închideți-l mai întâi.} closed {Concursul este închis: redeschideți-l pentru a continua sau trimiteți raportul.} submitted {Raportul așteaptă decizia: redeschideți concursul pentru a-l retrage.} accepted {Raportul este acceptat: schimbările se fac printr-o corectură.} refused {Raportul a fost respins: redeschideți concursul sau trimiteți-l din nou.} other {Concursul este anulat.}}',
  'refusal.part-not-weekly':
    '{name} nu a fost anunțat cu runde la o săptămână sau mai mult una de alta, deci se raportează întreg. Nu indicați runde sau îndreptați întâi zilele.',
  'refusal.part-reversed':
    'O parte merge de la o rundă la una de după ea; de la {from} la {to} nu se poate. Inversați-le.',
  'refusal.part-overlaps':
    'Rundele 1–{accepted} contează deja: o parte nu poate începe cu runda {from}. Începeți după ele; greșelile se îndreaptă prin corectură.',
  'refusal.part-out-of-order': 'Părțile vin una după alta: următoarea începe cu runda {next}, nu cu {from}.',
  'refusal.part-waiting':
    'Raportul rundelor {from}–{to} încă așteaptă biroul. Depuneți partea următoare după decizie sau retrageți-l.',
  'refusal.part-rounds-empty':
    'Nu există nicio partidă din aceste runde: {rounds}. Raportați runde jucate sau corectați fișierul.',
  'refusal.round-counts': 'Runda {round} a fost raportată și acceptată: contează. Cereți biroului o corectură.',
  'refusal.event-not-begun':
    'Concursul începe la {start}, iar astăzi este {today}: nu s-a putut juca încă nimic din el. Corectați datele concursului sau acceptați raportul după ce s-a jugat.',
  'refusal.event-periods-form':
    '„{found}” nu se poate citi ca perioade. Scrieți mutări/minute+secunde despărțite prin două puncte, ca 40/90+30:30+30; ultima perioadă nu are mutări.',
  'refusal.event-periods':
    'Perioadele {periods} însumează {minutes, number} min și {increment, number} s pe mutare. Scrieți aceste valori mai sus sau corectați perioadele.',
  'refusal.event-ends-before-start':
    'Concursul se termină pe {end}, înainte de a începe pe {start}. Schimbați una dintre date.',
  'refusal.arbiter-unknown':
    'Nimeni cu rolul de arbitru nu are contul {account}. Alegeți un arbitru care are cont sau lăsați locul gol.',
  'refusal.event-type-of-system': 'Un concurs cu sistemul {system} are tipul {type}. Schimbați tipul sau sistemul.',
  'refusal.event-fact-fixed':
    'Există runde împerecheate: {name, select, rules {regulamentul de concurs} system {sistemul} scoring {punctele} acceleration {accelerarea} other {culoarea inițială}} nu se mai schimbă. Anulați mai întâi împerecherile.',
  'refusal.event-fact-rated':
    'Runde ale acestui concurs sunt deja raportate: {name, select, type {tipul concursului} start {prima zi} timeControl {timpul de gândire} other {ce contează la rating}} nu se poate schimba. Greșelile se repară prin corectură.',
  'refusal.rules-unknown': 'Nu există niciun regulament de concurs cu numele {book}. Sunt cunoscute: {known}.',
  'refusal.event-no-rules':
    'Concursul nu urmează niciun regulament de concurs, așa că biroul îi primește doar raportul. Indicați un regulament pentru concurs, sau pentru toată federația în setările ei.',
  'refusal.system-unknown': 'Regulamentul {book} nu are sistemul de împerechere {system}. Are: {known}.',
  'refusal.rating-list-unknown': 'Aici nu se cunoaște nicio listă {list}. Există: {known}.',
  'refusal.rating-list-twice': 'Lista {list} apare de două ori.',
  'refusal.tie-break-unknown': 'Regulamentul {book} nu are departajarea {name}. Are: {known}.',
  'refusal.tie-break-unfit':
    'Departajarea {name} nu se potrivește acestui concurs: este pentru alt sistem sau pentru echipe. Alegeți alta.',
  'refusal.event-fact-unused':
    'Regulamentul de concurs al acestui concurs nu ține seama de acest lucru sau nu cunoaște această valoare ({name}). Lăsați câmpul gol.',
  'refusal.competition-unknown': 'Regulamentul {book} nu are competiția pe echipe {competition}. Are: {known}.',
  'refusal.book-without-places':
    'Regulamentul {book} nu are o ordine în care se dau locurile puține sau vacante. Hotărâți cine joacă și înscrieți jucătorii.',
  'refusal.what-if-same': 'Alege doi jucători diferiți.',
  'refusal.what-if-unanswered':
    'Sistemul concursului {id} nu spune de ce doi jucători nu se întâlnesc, sau concursul este prea mare.',
  'refusal.event-no-system':
    'Concursul nu indică un sistem de împerechere, deci nu se poate împerechea aici. Modificați concursul sau trimiteți raportul ca fișier.',
  'refusal.differences-changed': '{name} s-a schimbat de când ați comparat. Comparați din nou.',
  'refusal.difference-unknown': 'Nu există nicio diferență {key}.',
  'refusal.nothing-to-take-over': 'Nimic de preluat: tot ce ați ales este deja așa în {name}.',
  'refusal.merge-player-not-entered':
    '{name} are loc în runda {round}, dar nu este înscris în varianta aleasă. Alegeți înscrierea și rundele de pe același calculator.',
  'refusal.merge-player-withdrawn':
    '{name} are loc în runda {round}, dar s-a retras până atunci în varianta aleasă. Alegeți înscrierea și rundele de pe același calculator.',
  'refusal.merge-player-left-out':
    '{name} nu are loc în runda {round}, dar nici nu este absent în varianta aleasă. Alegeți înscrierea și rundele de pe același calculator.',
  'refusal.event-received':
    '{name} ({id}) are deja runde aici. Comparați cele două versiuni și alegeți ce preluați din fișier.',
  'refusal.event-too-long': 'De la {start} până la {end} sunt mai mult de zece ani. Verificați anii celor două date.',
  'refusal.prizes-unset': '{name} nu are premii. Se stabilesc pe pagina concursului.',
  'refusal.prizes-without-table':
    'Premiile se dau după locurile jucătorilor dintr-un clasament, iar {type, select, team {un concurs pe echipe} other {un meci}} nu are clasament. Împărțiți premiile după regulamentul său propriu.',
  'refusal.month-without-dates':
    'Rundele acestui concurs nu au date și nu se știe ce s-a jucat în {month}. Dați datele rundelor.',
  'refusal.month-without-round': 'Nicio rundă a acestui concurs nu a fost în {month}. Luni cu runde: {months}.',
  'refusal.round-dates-count':
    'Sunt {dates} date pentru {rounds} runde. Dați câte o dată pentru fiecare rundă sau niciuna.',
  'refusal.round-date-outside':
    'Runda {round} este pe {date}, în afara concursului ({start} – {end}). Schimbați data rundei sau datele concursului.',
  'refusal.round-date-order':
    'Runda {round} este pe {date}, înaintea rundei precedente ({before}). Puneți datele în ordine.',
  'refusal.round-times-count':
    'Sunt {times} ore de începere pentru {rounds} runde. Dați câte o oră pentru fiecare rundă sau niciuna.',
  'refusal.round-time-order':
    'Runda {round} începe la {time}, iar runda dinainte din aceeași zi la {before}. Puneți orele în ordine.',
  'refusal.rounds-paired':
    'Sunt deja {paired, plural, one {# rundă împerecheată} few {# runde împerecheate} other {# de runde împerecheate}}; concursul nu poate avea {rounds}. Anunțați cel puțin {paired}.',
  'refusal.rounds-reported':
    'Rundele până la {reported} sunt deja raportate; concursul nu poate avea {rounds}. Anunțați cel puțin {least}.',
  'refusal.entry-exists':
    '{name} ({id}) este deja înscris. Scoateți această înscriere sau modificați-o pe cea existentă.',
  'refusal.entry-repeated':
    '{name} ({id}) apare de două ori: repetă {of, select, line {rândul {at}} player {numărul {at} din raport} other {poziția {at} din listă}}. Lăsați deoparte una dintre ele.',
  'refusal.entry-unknown':
    'Jucătorul {id} nu este înscris la acest concurs. Înscrieți-l mai întâi sau verificați identificatorul.',
  'refusal.late-entry-over': 'După ultima rundă ({rounds}) nu mai poate intra nimeni.',
  'refusal.late-entry-schedule':
    '{system, select, knockout {Tabloul} other {Turneul fiecare cu fiecare}} este deja stabilit: nimeni nu se mai poate adăuga. Pentru a înscrie pe cineva, anulați prima rundă.',
  'refusal.number-taken': 'Numărul {number} este dat deja: {name} ({id}). Dați alt număr.',
  'refusal.numbers-paired':
    'Runda {paired} este deja împerecheată: numerele de împerechere rămân cum sunt. Anulați mai întâi împerecherile.',
  'refusal.player-named-otherwise':
    'La identificatorul {id} registrul are {holder}, dar numele de lângă el este {name}. Corectați identificatorul sau numele; fără identificator se caută doar după nume.',
  'refusal.player-not-registered':
    'Nimeni din registru nu este {name} {id} – numele, identificatorul și anul nașterii trebuie să corespundă. Înregistrați jucătorul sau scrieți identificatorul corect, propriu sau FIDE.',
  'refusal.player-ambiguous':
    '{id} {name} poate fi oricare dintre aceștia: {candidates}. Scrieți identificatorul celui vizat.',
  'refusal.withdrawal-ahead':
    'Jucătorul nu se poate retrage după runda {afterRound}: runde împerecheate sunt doar {paired}. Indicați o rundă anterioară sau notați absențele.',
  'refusal.withdrawal-before-game':
    'Jucătorul are o partidă sau este liber în runda {played}, după runda {afterRound}. Indicați runda {played} sau una ulterioară.',
  'refusal.not-withdrawn': 'Jucătorul {id} nu s-a retras din concurs: nu e nimic de anulat.',
  'refusal.player-withdrawn': 'Jucătorul {id} s-a retras după runda {afterRound}. Anulați mai întâi retragerea.',
  'refusal.absence-round-paired': 'Runda {round} este împerecheată: cine joacă se schimbă manual în runda însăși.',
  'refusal.round-beyond':
    'Nu există runda {round}: concursul are {rounds}. Modificați numărul de runde dacă trebuie mai multe.',
  'refusal.round-exists':
    'Runda {round} este deja împerecheată și este arătată aici. Pentru a o reface, anulați-o mai întâi.',
  'refusal.round-order': 'Runda {round} nu poate fi făcută acum: urmează runda {next}.',
  'refusal.pgn-none': 'În fișier nu este nicio partidă care se poate citi (linia {line}). Alegeți un fișier PGN.',
  'refusal.round-unknown': 'Runda {round} nu este împerecheată. Alegeți una care este.',
  'refusal.round-closed': 'Runda {round} este închisă. Corectați rezultatul cu un motiv.',
  'refusal.round-followed':
    'Runda {last} este deja împerecheată: runda {round} nu se poate redeschide. Corectați rezultatul mesei, cu un motiv, sau anulați mai întâi împerecherea rundei {last}.',
  'refusal.round-not-last': 'Doar ultima rundă poate fi anulată; runda {last} a fost făcută după runda {round}.',
  'refusal.round-has-results':
    'Runda {round} are rezultate (mesele {boards}) și rămâne. Ștergeți mai întâi aceste rezultate.',
  'refusal.too-few-players':
    'O rundă are nevoie de doi jucători prezenți: adăugați jucători sau bifați cine a venit. Înscriși: {players}.',
  'refusal.too-many-players': 'Raportul are {players} de jucători; poate avea {most}. Împărțiți-l.',
  'refusal.boards-numbered': 'Mesele se numerotează de la 1 la {count} fără goluri; au fost date acestea: {boards}.',
  'refusal.player-twice-in-round':
    'Jucătorul {id} apare de mai multe ori în runda {round}. Dați fiecăruia un singur loc.',
  'refusal.player-left-out':
    'Jucătorul {id} era în runda {round} și acum nu are loc. Împerecheați-l, lăsați-l liber sau treceți-l absent.',
  'refusal.board-unknown': 'Nu există masa {board} în runda {round}. Vedeți runda așa cum este acum.',
  'refusal.board-twice': 'Masa {board} este dată de două ori. Trimiteți fiecare masă o singură dată.',
  'refusal.board-has-result':
    'Masa {board} din runda {round} are rezultat: perechea rămâne. Ștergeți mai întâi rezultatul.',
  'refusal.result-conflict':
    'Masa {board} din runda {round} s-a schimbat între timp: ați trimis {yours}, în evidență este {theirs}. Nu s-a pierdut nimic; comparați și trimiteți din nou ce este corect.',
  'refusal.result-drawn-forfeit':
    'O neprezentare aduce un punct întreg sau nimic. Dați punctul celui prezent sau 0-0 dacă nu era nimeni.',
  'refusal.result-lost-by-both':
    'Un 0-0 poate însemna două lucruri: notați neprezentare dacă nu a venit nimeni, sau că amândoi au pierdut o partidă jucată.',
  'refusal.result-of-board':
    'O întâlnire se câștigă, se termină la egalitate sau se pierde, ori o pierd ambele echipe. Celelalte rezultate sunt ale meselor.',
  'refusal.results-missing': 'În runda {round} lipsesc rezultate la mesele {boards}. Introduceți-le mai întâi.',
  'refusal.rounds-missing':
    'Runde împerecheate: {paired} din {rounds}. Împerecheați-le și pe celelalte sau modificați numărul de runde.',
  'refusal.reservation-open':
    'Masa {board} din runda {round} s-a jucat sub rezervă și așteaptă hotărârea comitetului de competiție. Cereți-o; fără ea concursul rămâne deschis.',
  'refusal.result-ruled':
    'Comitetul de competiție a hotărât asupra mesei {board} din runda {round}: rezultatul rămâne așa. Îl schimbă numai o altă hotărâre.',
  'refusal.reservation-missing': 'Masa {board} din runda {round} nu se joacă sub rezervă. Priviți masa cum este acum.',
  'refusal.reservation-late':
    'Jocul s-a încheiat: masa {board} din runda {round} nu mai poate fi pusă sub rezervă. Redeschideți mai întâi concursul, cu un motiv.',
  'refusal.ruling-vote':
    '{outcome, select, invalid {Au votat prea puțini din cei {members} membri ({inFavour} pentru, {against} împotrivă): votul nu este valabil.} undecided {Votul este egal, {inFavour} la {against}, iar președintele se abține: nu s-a hotărât nimic.} other {Cu {inFavour} pentru și {against} împotrivă, votul nu aprobă această hotărâre.}} Verificați cifrele sau votați din nou.',
  'refusal.report-unknown': 'Nu s-a trimis niciun raport al concursului {id}. Trimiteți-l mai întâi.',
  'refusal.report-no-rounds':
    'Concursul {id} nu are nicio rundă aici. Desfășurați-l aici sau trimiteți raportul ca fișier.',
  'refusal.report-no-games': 'Fișierul nu are nicio partidă cu rezultat. Verificați dacă este cel corect.',
  'refusal.report-no-league':
    'Concursul {id} nu indică nicio ligă. Modificați-l și indicați liga ale cărei partide le raportează.',
  'refusal.report-events':
    'Documentul trebuie să aibă un singur concurs sau unul cu identificatorul {id}; are: {events}. Trimiteți doar acel concurs.',
  'refusal.report-dates':
    'Fișierul este pentru {fileStart} – {fileEnd}, concursul a fost înregistrat pentru {start} – {end}. Corectați fișierul sau modificați concursul.',
  'refusal.report-result-missing': 'Runda {round}: {white} – {black} nu are rezultat. Treceți-l în fișier.',
  'refusal.report-player-twice': 'Doi jucători din fișier sunt {name} ({id}). Dați fiecăruia identificatorul propriu.',
  'refusal.finding-open':
    'Articolul {article} se opune raportului: {finding} Cereți îndreptarea sau acordați o derogare motivată.',
  'refusal.finding-unknown':
    'Raportul nu are această constatare: „{code}”, articolul {article}. Alegeți una din listă.',
  'refusal.finding-waived': 'Pentru articolul {article} există deja o derogare: {finding} Nu mai e nimic de făcut.',
  'refusal.annul-by-correction':
    '{name} ({id}) contează pentru liste. Anulați-l printr-o corectură, care arată întâi toate listele și jucătorii afectați.',
  'refusal.event-file-unknown': 'Nu există fișierul {file} al unui concurs. Se cunosc: {files}.',
  'finding.fce-1990.before-last-day':
    'Concursul este anunțat până la {end}, iar astăzi este {today}. Dacă s-a terminat de jucat, corectați ultima zi: perioadele și termenele se socotesc după ea.',
  'decision.D-OFF-130':
    'Un concurs poate fi încheiat și raportat înainte de ultima zi anunțată: se semnalează, nu se refuză.',
  'refusal.previous-unclassified':
    '{name} ({id}) nu are un clasament care contează. Numiți un concurs din sezonul trecut cu raportul acceptat sau niciunul.',
  'refusal.qualified-too-many':
    'Sunt numiți {qualified} calificați direct și există {places} locuri. Corectați numărul de locuri sau numele.',
  'refusal.draw-due':
    'La egalitate în toate acolo unde se termină locurile: {names}. Trageți la sorți în public și notați rezultatul ca sămânță.',
  'refusal.seed-drawn':
    'Tragerea la sorți publică a avut loc: sămânța este „{seed}” și rămâne. Lăsați sămânța necompletată sau scrieți-o pe aceasta.',
  'refusal.place-not-given':
    '{name} nu are niciunul dintre {places, plural, one {locuri: este unul singur} few {cele # locuri} other {cele # de locuri}}. Locurile se dau în ordinea regulamentului, la fel și cel rămas liber: comisia îl ocupă la „Locuri”.',
  'refusal.entry-beside-places':
    '{places, plural, one {Singurul loc al acestei probe a fost dat} few {Cele # locuri ale acestei probe au fost date} other {Cele # de locuri ale acestei probe au fost date}} în ordinea regulamentului{leftOut, plural, =0 {} one {, iar un jucător nu are loc} few {, iar # jucători nu au loc} other {, iar # de jucători nu au loc}}. Cine este înscris în afara acestei ordini apare cu un motiv: spuneți de ce în „reason”.',
  'refusal.suspended-with-result':
    'O partidă cu rezultat s-a încheiat și nu este întreruptă. Nu puneți rezultatul sau marcați-o numai sub rezervă.',
  'finding.office.report-name':
    'Raportul îl numește pe {told} sub identificatorul {id}, care este al lui {name}. Partidele contează pentru {name}: verificați dacă identificatorul este corect.',
  'decision.D-OFF-334': 'Raportul merge după identificator; dacă numele alăturat este vădit altul, cineva verifică.',
  'refusal.event-players-to-register':
    '{count, plural, one {Un jucător din fișier nu este} few {# jucători din fișier nu sunt} other {# de jucători din fișier nu sunt}} în registru: {names}{more, plural, =0 {} one { și încă unul} few { și încă #} other { și încă #}}. Bifați „Înregistrează jucătorii necunoscuți” și trimiteți din nou sau {count, plural, one {înregistrați-l} few {înregistrați-i} other {înregistrați-i}} întâi.',
  'refusal.event-players-by-officer':
    '{count, plural, one {Un jucător din fișier nu este} few {# jucători din fișier nu sunt} other {# de jucători din fișier nu sunt}} în registrul acestui birou: {names}{more, plural, =0 {} one { și încă unul} few { și încă #} other { și încă #}}. Responsabilul de rating {count, plural, one {îl poate înregistra} other {îi poate înregistra}} sau poate primi fișierul înregistrându-i odată cu el.',
  'refusal.event-clubs-to-register':
    '{count, plural, one {Un club sau o delegație din fișier este necunoscut(ă)} few {# cluburi sau delegații din fișier sunt necunoscute} other {# de cluburi sau delegații din fișier sunt necunoscute}}: {names}{more, plural, =0 {} one { și încă unul} few { și încă #} other { și încă #}}. Bifați „Înregistrează jucătorii necunoscuți” și trimiteți din nou sau {count, plural, one {înregistrați-l} few {înregistrați-le} other {înregistrați-le}} întâi.',
  'refusal.event-clubs-by-officer':
    'Acest birou nu cunoaște {count, plural, one {un club sau o delegație} few {# cluburi sau delegații} other {# de cluburi sau delegații}} din fișier: {names}{more, plural, =0 {} one { și încă una} few { și încă #} other { și încă #}}. Responsabilul de rating poate face înregistrarea sau poate primi fișierul înregistrându-le odată cu el.',
  'refusal.event-players-similar':
    '{count, plural, one {Un jucător din fișier are} few {# jucători din fișier au} other {# de jucători din fișier au}} aici pe cineva cu același nume și alt identificator (fișier – aici): {names}{more, plural, =0 {} one { și încă unul} few { și încă #} other { și încă #}}. Dacă este aceeași persoană, scrieți la jucătorul de aici identificatorul FIDE din fișier; dacă nu, scrieți anul nașterii celui de aici. Apoi trimiteți-l din nou.',
  'refusal.bye-twice':
    'Runda {round} este marcată în două feluri: absență, pauză de o jumătate de punct sau de un punct. Alegeți unul.',
  'refusal.bye-kind-unknown':
    'Sistemul acestui concurs nu are pauze {kind, select, half {de o jumătate de punct} other {de un punct}} la cerere. Marcați jucătorul ca absent.',
  'refusal.byes-too-many':
    'Ar fi {count} pauze; acest concurs permite {most}. Marcați jucătorul ca absent fără puncte sau ridicați limita în setări.',
  'refusal.bye-too-late':
    'Runda {round} este prea târziu pentru o pauză cu puncte: acest concurs le permite până la runda {last}.',
  'refusal.scoring-order':
    'Victoria trebuie să valoreze ceva, nu mai puțin decât remiza, iar remiza nu mai puțin decât înfrângerea: {win}, {draw}, {loss}.',
  'refusal.acceleration-scoring':
    'Accelerarea Baku cere ca remiza să valoreze jumătate din victorie, iar înfrângerea nimic. Alegeți alte puncte sau nicio accelerare.',
  'refusal.virtual-points-range':
    'Puncte virtuale, linia {line}: dați runde de la 1 la {rounds} și numere de la mic la mare.',
  'refusal.entry-twice': '{id} apare de două ori. Treceți fiecare jucător o singură dată.',
  'refusal.forbidden-rounds': 'Prima rundă ({fromRound}) vine după ultima ({toRound}).',
  'refusal.pairing-differs':
    'Runda {round} a fost împerecheată din date schimbate între timp: aici sunt ambele împerecheri. Alegeți una.',
};
