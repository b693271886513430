/** What is wrong with reports, player lists and entries of others, and what a conversion could not carry over. */
export const messages: Record<keyof typeof import('../en/trf.ts').messages, string> = {
  'fault-place.trf-round': 'jucătorul {player}, runda {round}',

  'fault.trf-empty': 'Raportul este gol. Are nevoie cel puțin de înregistrările 001, câte una pentru fiecare jucător.',
  'fault.trf-no-players':
    'Raportul nu are nicio înregistrare 001, deci niciun jucător. Verificați dacă fișierul este un raport de turneu (TRF).',
  'fault.trf-vega-own':
    'Câmpurile acestei linii stau între bare (|): fișierul este descrierea proprie a programului Vega, nu raportul FIDE. Cereți-i programului Vega raportul pentru FIDE și dați acel fișier.',
  'fault.trf-no-record': 'Această linie nu este o înregistrare de raport și a fost sărită: {found}',
  'fault.trf-unknown-record':
    'Nu există înregistrarea {record}. Linia a fost păstrată fără a fi citită: corectați primele ei trei caractere dacă sunt greșite.',
  'fault.trf-record-twice':
    'Înregistrarea {record} a mai fost dată, pe linia {first}, și contează aceea. Ștergeți una dintre cele două.',
  'fault.trf-records-differ':
    'Înregistrarea {record} spune {given}, dar una dinainte spune {first}, care contează. Puneți-le de acord.',
  'fault.trf-not-a-number':
    'În coloanele {first}–{last} ale înregistrării {record} ar trebui să fie un număr, dar este „{found}”. Corectați-l sau verificați dacă câmpurile stau în coloanele lor.',
  'fault.trf-not-allowed': 'Înregistrarea {record} nu poate avea aici „{found}”. Este posibil {allowed}.',
  'fault.trf-missing':
    'Înregistrării {record} îi lipsește ceva în coloanele {first}–{last}. Linia nu a fost citită: completați-o.',
  'fault.trf-tab': 'Acest rând conține un tabulator, iar coloanele nu se pot număra. Înlocuiți-l cu spații.',
  'fault.trf-misaligned':
    'Coloana {column} ar trebui să fie goală, dar este „{found}”. Poate câmpurile acestei linii sunt deplasate: verificați-le coloanele.',
  'fault.trf-shifted':
    'După nume, câmpurile stau cu {count, plural, one {# coloană} few {# coloane} other {# de coloane}} prea la stânga: programul care a scris fișierul numără octeți, nu litere. Linia a fost citită ținând seama de asta.',
  'fault.trf-scoring-unknown': 'Înregistrarea {record} dă puncte pentru „{found}”, care nu se cunoaște; a fost sărită.',

  'fault.trf-number-missing':
    'În coloanele 5–8 nu este număr de ordine; linia nu este a nimănui și a fost lăsată deoparte. Scrieți un număr întreg de la 1 în sus.',
  'fault.trf-number-double': 'Numărul de ordine {number} a mai fost dat. Dați fiecărui jucător un număr al său.',
  'fault.trf-number-gap':
    'Nimeni nu are numărul de ordine {number}. Dacă lipsește o linie, adăugați-o; dacă jucătorul a fost scos, nu trebuie făcut nimic.',
  'fault.trf-player-unknown':
    'Înregistrarea {record} numește numărul {number}, pe care nu îl are nimeni. Corectați-l sau adăugați jucătorul.',
  'fault.trf-count-differs':
    'Înregistrarea {record} anunță {given}, dar sunt {counted}. Poate lipsește o linie sau este una în plus.',
  'fault.trf-opponent-unknown': 'Adversarul {opponent} nu este în raport. Corectați numărul sau adăugați jucătorul.',
  'fault.trf-against-oneself': 'Jucătorul {player} se are pe sine ca adversar: corectați numărul.',
  'fault.trf-opponents-clash':
    'Jucătorul {opponent} îl numește pe {player} ca adversar în runda {round}, dar {player} îl numește pe {other}. Corectați una dintre cele două linii.',
  'fault.trf-result-one-sided':
    'Jucătorul {opponent} are o partidă cu {player} în runda {round}, dar aici runda este goală. Adăugați adversarul, culoarea și rezultatul.',
  'fault.trf-result-missing': 'Partida cu {opponent} nu are aici rezultat, deși runda s-a încheiat. Adăugați-l.',
  'fault.trf-result-unknown': '„{found}” nu este un rezultat. Este posibil 1 = 0, W D L, + -, H F U Z sau un spațiu.',
  'fault.trf-result-without-opponent':
    'Rezultatul {found} are nevoie de un adversar. Adăugați-l sau scrieți o pauză (H, F sau U) ori o absență (Z).',
  'fault.trf-bye-with-opponent':
    '{found} este o pauză sau o absență, dar {opponent} este numit ca adversar. Corectați rezultatul sau scrieți 0000.',
  'fault.trf-bye-of-paired':
    'Înregistrarea 240 numește numărul {number} în runda {round}, în care este împerecheat cu {opponent}: contează împerecherea. Eliminați numărul sau partida.',
  'fault.trf-baku-points':
    'Accelerarea Baku cere ca remiza să valoreze jumătate din victorie, iar înfrângerea nimic; aici valorează {win}, {draw}, {loss}. Corectați punctele (162) sau scoateți _BAKU din 192.',
  'fault.trf-bye-of-two':
    'Și numărul {other} are pauza de la împerechere (U) în runda {round}, dar numai una este posibilă. Scrieți F, H sau Z pe linia celui care a cerut pauza.',
  'fault.trf-results-clash':
    'Rezultatul {own} cu {opponent} nu se potrivește cu {theirs} de pe cealaltă linie. Corectați unul dintre ele.',
  'fault.trf-half-and-none':
    'O linie dă o jumătate de punct din partida cu {opponent}, cealaltă nimic, iar punctele amândurora se potrivesc: s-a citit ½-0. Dacă a fost remiză sau victorie, corectați ambele linii și punctele lor.',
  'fault.trf-colour-unknown': '„{found}” nu este o culoare. Este posibil w, b și -.',
  'fault.trf-colour-missing': 'O partidă jucată are culoare: scrieți w sau b pentru partida cu {opponent}.',
  'fault.trf-colours-clash':
    'Amândoi jucătorii au {colour, select, w {albele} other {negrele}} în partida cu {opponent}. Corectați una dintre cele două linii.',
  'fault.trf-too-many-rounds':
    'Există rezultate dincolo de {rounds, plural, one {singura rundă} few {cele # runde} other {cele # de runde}} ale turneului. Corectați numărul de runde (142 sau XXR) sau ștergeți-le.',
  'fault.trf-points-differ':
    'Linia dă {given, plural, one {# punct} few {# puncte} other {# de puncte}}, dar rezultatele ei fac {computed, plural, other {#}}. Corectați punctele sau rezultatele; alte puncte decât 1, ½ și 0 se dau în înregistrările 162 sau XXS.',
  'fault.trf-points-bye':
    'Linia dă {given, plural, one {# punct} few {# puncte} other {# de puncte}}, dar rezultatele ei fac {computed, plural, other {#}}. Poate rundele lăsate goale au fost libere: scrieți H pentru jumătate de punct, F sau U pentru unul întreg.',

  'fault.trf-text-cut': 'Înregistrarea {record} are loc pentru {most} caractere; textul a fost tăiat: {found}',
  'fault.trf-number-too-long': 'Înregistrarea {record} are loc pentru {most} cifre; {found} a fost lăsat deoparte.',
  'fault.trf-not-in-edition':
    'Ediția {edition, select, trf16 {din 2016} other {din 2026}} nu are loc pentru înregistrarea {record}: {count, plural, one {# linie a fost lăsată} few {# linii au fost lăsate} other {# de linii au fost lăsate}} deoparte.',
  'fault.trf-left-out':
    'Lăsat deoparte, fiindcă celălalt format nu are loc pentru așa ceva: {field, select, scoring {punctajul} acceleration {puncte împrumutate pentru împerechere} forbidden {cine nu se poate întâlni} abnormalPoints {puncte date prin hotărâre} teams {echipele} id {identificatori diferiți de numărul de ordine} club {cluburi} category {categorii} board {numere de masă} games {alte partide ale meciurilor} tieBreakGames {partide de baraj} other {date despre turneu}} ({count}).',
  'fault.trf-numbers-assigned':
    'Jucătorii nu au numere de împerechere; în raport sunt numerotați în ordinea documentului. Numerotați-i întâi, ca să păstrați ordinea regulamentului.',
  'fault.trf-bye-points':
    'Un raport cunoaște runde libere de un punct și de jumătate de punct, nu de {points}. Verificați runda în raport.',
  'fault.trf-bye-requested':
    'Se cere o pauză de {points} într-o rundă încă neîmperecheată: acolo jucătorul contează ca absent. Introduceți pauza după ce runda este împerecheată.',
  'fault.trf-points-lent-twice':
    'Două înregistrări (250 sau XXA) îi dau acestui jucător puncte virtuale. Scoateți una dintre ele.',
  'fault.trf-older-edition': 'Raportul a fost împerecheat cu {found}; aici regulile sunt cele din {code}, care diferă.',
  'fault.trf-older-edition-unasked':
    'Raportul a fost împerecheat cu {found}; aici regulile sunt cele din {code}, care diferă. Cu --system se împerechează totuși după ele.',
  'fault.trf-scoring-uneven':
    'Punctele din raport (162, XXS, BBW) nu se potrivesc la împerechere: un rezultat trebuie să valoreze la fel cu oricare culoare, o victorie prin neprezentare cât o victorie, iar o absență nimic. Corectați-le.',
  'fault.trf-rounds-needed':
    'Raportul nu spune câte runde sunt, iar ultima are reguli proprii. Adăugați înregistrarea 142 sau XXR ori folosiți --rounds.',
  'fault.trf-rounds-unknown':
    'Raportul nu spune câte runde sunt; {rounds, plural, one {se ia #} few {se iau #} other {se iau #}}. Adăugați înregistrarea 142 sau XXR.',
  'fault.trf-initial-colour-unknown':
    'Raportul nu spune ce culoare a ieșit la tragerea la sorți, iar prima rundă nu o arată. Adăugați înregistrarea 152 sau XXC.',
  'fault.trf-title-unknown':
    'Titlul {found} nu este dintre cele pe care le cunoaște sistemul de împerechere: a fost lăsat deoparte.',
  'fault.trf-event-incomplete':
    'Raportului îi {field, select, start {lipsesc datele (042, 052)} other {lipsește timpul de gândire (122, 222)}} într-o formă care să poată fi citită. {field, select, start {Dați-le} other {Dați-l}} pentru a evalua turneul.',
  'fault.trf-system-assumed':
    '{found, select, none {Raportul nu spune cum se împerechează turneul} other {„{found}” nu este un sistem de împerechere cunoscut}}: se presupune {system}.',
  'fault.trf-date-unreadable': '„{found}” nu este o dată care să poată fi citită. Scrieți AAAA/LL/ZZ.',
  'fault.trf-time-control-unreadable':
    'Timpul de gândire „{found}” nu poate fi citit. Scrieți, de exemplu, 90 min + 30 s, sau 5400+30 în înregistrarea 222.',

  'fault.trf-gap-name': 'Turneul nu are nume (012).',
  'fault.trf-gap-city': 'Lipsește locul (022): spuneți localitatea în care s-a jucat.',
  'fault.trf-gap-federation': 'Lipsește federația (032): biroul o spune o dată, ca țară din trei litere.',
  'fault.trf-gap-start': 'Lipsește prima zi (042).',
  'fault.trf-gap-end': 'Lipsește ultima zi (052).',
  'fault.trf-gap-arbiter': 'Lipsește arbitrul principal (102).',
  'fault.trf-gap-arbiter-number':
    'Lipsește ID-ul FIDE al arbitrului principal (102). Scrieți-l după nume: {chiefArbiter} (2200000).',
  'fault.trf-gap-deputy-number': 'Lipsește ID-ul FIDE al arbitrului adjunct {deputy} (112). Scrieți-l după nume.',
  'fault.trf-gap-time-control': 'Lipsește ritmul de joc (122, 222).',
  'fault.trf-gap-round-dates':
    '{count, plural, one {Runda {rounds} nu are dată} few {Rundele {rounds} nu au dată} other {Rundele {rounds} nu au dată}} (132).',
  'fault.trf-gap-rounds':
    '{last, plural, =0 {Nu este împerecheată nicio rundă} one {Este împerecheată o rundă} few {Sunt împerecheate # runde} other {Sunt împerecheate # de runde}} din {rounds}: turneul din raport nu s-a încheiat.',
  'fault.trf-gap-results':
    'Lipsesc rezultate în {count, plural, one {runda {rounds}} few {rundele {rounds}} other {rundele {rounds}}}.',
  'fault.trf-gap-unusual-results':
    '{count, plural, one {Runda {rounds} are} few {Rundele {rounds} au} other {Rundele {rounds} au}} un rezultat precum ½-0 (299), pe care TRF16 nu îl poate purta: trimiteți TRF26.',
  'fault.trf-gap-type-code': 'Sistemul de împerechere nu are cod FIDE (192): raportul îl spune doar în cuvinte (092).',
  'fault.trf-gap-rank': 'Lipsește clasamentul final (001, coloanele 86–89).',
  'fault.trf-gap-player-name': 'Lipsește numele.',
  'fault.trf-gap-player-number':
    'Lipsește ID-ul FIDE. FIDE nu calculează ratingul nimănui fără ID: cereți-l federației jucătorului.',
  'fault.trf-gap-player-federation': 'Lipsește federația.',
  'fault.trf-gap-player-birth': 'Lipsește data nașterii.',
  'fault.trf-gap-player-birth-year': 'Despre naștere se știe doar anul {year}; FIDE cere ziua.',
  'fault.trf-gap-player-sex': 'Nu se spune dacă este bărbat sau femeie.',
  'fault.trf-gap-player-title': '{title} nu este un titlu FIDE. Corectați-l sau scoateți-l.',

  'fault.fide-list-empty': 'Lista este goală.',
  'fault.fide-list-header':
    'Aceasta nu este o listă de jucători FIDE: {found}. Dați fișierul text sau XML al unei liste, așa cum îl oferă FIDE.',
  'fault.fide-list-no-id': 'Acest jucător nu are cod FIDE.',
  'fault.fide-list-not-a-number': '„{found}” nu este un număr.',
  'fault.fide-list-too-large': 'Fișierul are mai mult de {most} jucători: nu poate fi lista FIDE.',
  'fault.fide-list-too-long':
    'Aici nu apare niciun sfârșit pe o întindere mai mare de {most} octeți: partea aceasta a fost sărită. Poate fișierul este stricat.',
  'fault.fide-list-twice': 'Altă linie are deja codul FIDE {id}.',
  'fault.fide-list-unclosed': 'Lista se termină la mijloc; poate fișierul a fost tăiat. Descărcați-o din nou.',
  'fault.fide-list-zip':
    'Fișierul ZIP este deteriorat, are parolă sau este comprimat într-un mod necunoscut. Descărcați-l din nou.',

  'fault.entries-empty':
    'Fișierul este gol. Are nevoie de un rând cu titluri de coloană și de un rând pentru fiecare jucător.',
  'fault.entries-no-rows':
    'Sub aceste titluri de coloană nu este niciun rând. Adăugați câte un rând pentru fiecare jucător.',
  'fault.entries-no-name':
    'Nu s-a găsit niciun titlu de coloană pentru nume; primul rând este: {found}. Denumiți coloanele, de exemplu: Nume, Club, Elo, Cod FIDE, Data nașterii.',
  'fault.entries-heading-unknown': 'Coloana „{heading}” nu se cunoaște și a fost sărită.',
  'fault.entries-heading-twice':
    'Coloana „{heading}” spune același lucru ca una dinainte, care contează. Redenumiți-o sau ștergeți-o.',
  'fault.entries-row-no-name': 'Acest rând nu are nume și a fost lăsat deoparte. Adăugați numele sau ștergeți rândul.',
  'fault.entries-row-too-long':
    'Acest rând are mai multe celule decât titluri de coloană: „{found}”. Puneți între ghilimele drepte textele care conțin un separator.',
  'fault.entries-not-a-rating':
    '„{found}” nu este un rating: a fost lăsat deoparte. Scrieți un număr întreg sau nu scrieți nimic.',
  'fault.entries-not-an-id': '„{found}” nu este un cod FIDE: a fost lăsat deoparte. Scrieți-i cifrele.',
  'fault.entries-no-date': '„{found}” nu este o dată: a fost lăsată deoparte. Scrieți AAAA-LL-ZZ, ZZ/LL/AAAA sau anul.',
  'fault.entries-short-year': '„{found}” are două cifre ale anului: s-a citit {year}. Verificați.',
  'fault.entries-not-a-sex': '„{found}” nu se înțelege: a fost lăsat deoparte. Scrieți F sau M.',
  'fault.entries-duplicate':
    '{name} pare să fie jucătorul de pe linia {first}. Dacă este așa, ștergeți unul dintre ei.',
  'fault.entries-quote-open':
    'Aici se deschid ghilimele care nu se mai închid. Închideți-le; ghilimelele din interiorul unui text se dublează.',
  'fault.entries-quote-stray':
    'După ghilimelele care închid această celulă mai urmează ceva. Ghilimelele din interiorul unui text se dublează, iar tot textul stă între ghilimele.',

  'decision.D-TRF-1':
    'Un raport nu are semn pentru cine pleacă: cine este absent de la o rundă până la ultima, două runde sau mai multe, s-a retras.',
  'decision.D-TRF-2':
    'O singură rundă goală, numărată cu jumătate de punct sau cu un punct în totalul liniei, a fost o pauză.',
  'decision.D-TRF-3':
    'Unde un raport nu dă culoarea inițială, o arată prima rundă: o are numărul mai bun dintr-o pereche, dacă este impar.',
};
