/** fide-2026 în cuvinte: constatări, calcule, articole și decizii, spuse în felul nostru. */
export const messages: Record<keyof typeof import('../../en/books/fide-2026.ts').messages, string> = {
  'web.event-system.fide-dutch': 'Sistem elvețian (olandez)',
  'finding.fide-2026.schedule-players':
    'Un program are nevoie de cel puțin doi jucători, ca număr întreg; s-a dat {players}.',
  'finding.fide-2026.schedule-round':
    'Nu există runda {round}: totul se joacă în {rounds}. Cereți o rundă de la 1 la {rounds}.',
  'finding.fide-2026.knockout-undecided':
    'Runda {round}: {white} cu {black} nu are încă un câștigător. Introduceți rezultatele; dacă meciul e la egalitate, introduceți partide de baraj sau consemnați-l pe cel care nu merge mai departe ca retras după runda {round}.',
  'finding.fide-2026.dutch.round-beyond':
    'Runda {round} nu poate fi împerecheată: turneul are {rounds}. Măriți `rounds` (înregistrarea 142 dintr-un raport) dacă au fost anunțate mai multe.',
  'finding.fide-2026.dutch.initial-colour':
    'Lipsește culoarea trasă la sorți pentru numărul 1: adăugați `initialColour`, `white` sau `black` (înregistrarea 152 dintr-un raport).',
  'finding.fide-2026.dutch.numbers-partial':
    'Unii jucători au număr de împerechere, iar aceștia nu: {players}. Dați tuturor sau nimănui.',
  'finding.fide-2026.dutch.number-twice':
    'Numărul de împerechere {number} este și al lui {other}. Numerele trebuie să fie toate diferite.',
  'finding.fide-2026.dutch.result-missing':
    'Partida {white} - {black} nu are încă rezultat. Introduceți-l înainte de a împerechea runda următoare.',
  'finding.fide-2026.dutch.unpairable':
    'Runda {round} nu poate fi împerecheată: {lacks, select, bye {rămâne un jucător în plus, iar niciunul dintre cei care pot rămâne nu poate avea din nou pauză, nici după o victorie fără joc: {players}} other {oricum s-ar face, cineva dintre aceștia rămâne fără adversar: {players}}}. Încheiați turneul sau lăsați pe cineva dintre ei pe dinafară.',
  'finding.fide-2026.dutch.points-order':
    'O victorie aduce {win}, o remiză {draw}, o înfrângere {loss}. Victoria trebuie să valoreze ceva, nu mai puțin decât remiza, iar remiza nu mai puțin decât înfrângerea: corectați `scoring` (înregistrarea 162 a unui raport).',
  'finding.fide-2026.dutch.baku-points':
    'Accelerarea Baku cere ca remiza să valoreze jumătate din victorie, iar înfrângerea nimic. Schimbați `scoring` sau scoateți `acceleration`.',
  'working.fide-2026.dutch.not-on-record': 'Nu este înregistrat cum s-a format această pereche.',
  'working.fide-2026.dutch.group':
    'Amândoi au {points, plural, one {# punct} few {# puncte} other {# de puncte}}: se întâlnesc în grupa lor de punctaj.',
  'working.fide-2026.dutch.float':
    '{upper} a rămas fără pereche mai sus, a coborât în grupa de {points, plural, one {# punct} few {# puncte} other {# de puncte}} și joacă cu {lower}.',
  'working.fide-2026.dutch.colour.1': 'Culori: preferințele nu se ciocnesc și fiecare are culoarea dorită.',
  'working.fide-2026.dutch.colour.2': 'Culori: vor aceeași culoare și o primește preferința mai puternică.',
  'working.fide-2026.dutch.colour.3':
    'Culori: preferințe egale; hotărăsc ultimele partide cu culori diferite, iar fiecare schimbă.',
  'working.fide-2026.dutch.colour.4': 'Culori: preferințe și istoric egale; cel mai bine clasat o primește pe a sa.',
  'working.fide-2026.dutch.colour.5':
    'Culori: niciunul nu a jucat încă; hotărăște culoarea inițială, după numere impare și pare.',
  'working.fide-2026.pair.round-robin': 'Fiecare joacă cu fiecare; tabela Berger dă ordinea rundelor și culorile.',
  'working.fide-2026.pair.double-round-robin':
    'Fiecare joacă cu fiecare de două ori; tabela Berger dă ordinea, iar turul al doilea schimbă culorile.',
  'web.event-system.team-round-robin': 'Turneu pe echipe',
  'finding.fide-2026.schedule-teams':
    'E nevoie de cel puțin două echipe; sunt {players}. Echipa fiecărui jucător se scrie la înscriere.',
  'working.fide-2026.pair.team-round-robin':
    'Fiecare echipă joacă cu fiecare după tabelele Berger; jucătorii stau pe mese în ordine, iar prima echipă are albele la mesele fără soț.',
  'decision.D-RR-5':
    'Echipele se numerotează după media ratingurilor; jucătorii stau pe mese în ordinea înscrierii și urcă dacă lipsește cineva.',
  'decision.D-RR-6':
    'Echipele se clasează după punctele de meci, apoi punctele de pe mese, meciul direct și mesele de sus.',
  'web.event-system.scheveningen': 'Scheveningen',
  'web.event-system.double-scheveningen': 'Scheveningen tur-retur',
  'finding.fide-2026.scheveningen-teams':
    'Un meci Scheveningen are două echipe egale sau cu un jucător diferență; aici: {teams}. Echipa fiecărui jucător se scrie la înscriere.',
  'working.fide-2026.pair.scheveningen':
    'Fiecare jucător joacă cu toți cei din echipa adversă; a doua echipă avansează cu jumătate din mese la fiecare rundă, iar fiecare are ambele culori pe rând.',
  'working.fide-2026.pair.double-scheveningen':
    'Fiecare jucător joacă de două ori cu toți cei din echipa adversă, a doua oară cu culorile inversate.',
  'decision.D-RR-8':
    'Nu există un tabel oficial: a doua echipă avansează cu jumătate din mese la fiecare rundă; culorile sunt egale pentru fiecare, sau cu una diferență când mesele sunt fără soț.',
  'decision.D-RR-9': 'Punctele de pe toate mesele sunt scorul echipelor; cine nu are adversar este liber.',
  'working.fide-2026.pair.knockout':
    'În eliminatorii primul cap de serie joacă cu ultimul, iar primii doi se pot întâlni numai în finală.',
  'article.fide-2026.C.04.1 1': 'Numărul de runde se anunță dinainte.',
  'article.fide-2026.C.04.1 3':
    'Cine rămâne fără adversar are pauză, care valorează o victorie dacă nu se spune altfel.',
  'article.fide-2026.C.04.2 2': 'Jucătorii se numerotează după rating, titlu și alfabet.',
  'article.fide-2026.C.04.2 3': 'Rezultatele se cunosc înainte de a împerechea o rundă.',
  'article.fide-2026.C.04.3 1.3': 'Jucătorii cu aceleași puncte sunt o grupă de punctaj.',
  'article.fide-2026.C.04.3 1.4': 'Cine joacă în afara grupei sale de punctaj coboară sau urcă.',
  'article.fide-2026.C.04.3 1.9.3': 'Dacă nu există o împerechere completă, hotărăște arbitrul.',
  'article.fide-2026.C.04.3 5.1': 'Culoarea primului număr se trage la sorți înainte de prima rundă.',
  'article.fide-2026.C.04.3 5.2.1': 'Se acordă ambele preferințe dacă se poate.',
  'article.fide-2026.C.04.3 5.2.2': 'Altfel se acordă preferința mai puternică.',
  'article.fide-2026.C.04.3 5.2.3': 'Altfel se schimbă ultimele culori diferite.',
  'article.fide-2026.C.04.3 5.2.4': 'Altfel se acordă preferința celui mai bine clasat.',
  'article.fide-2026.C.04.3 5.2.5': 'Fără preferințe hotărăște numărul.',
  'article.fide-2026.C.04.7 1': 'În primele runde se împrumută puncte primei jumătăți a jucătorilor.',
  'article.fide-2026.C.05 annex 1': 'Fiecare joacă cu fiecare, după tabelele Berger.',
  'article.fide-2026.B.01 1.4.2': 'Eliminatoriile sunt unul dintre sistemele care contează.',
  'article.fide-2026.B.01 1.4.2e':
    'Normele se obțin în turnee elvețiene, fiecare cu fiecare și eliminatorii; celelalte sisteme cer aprobare prealabilă.',
  'decision.D-DUTCH-4': 'Număr de împerechere au doar jucătorii prezenți sau care au participat deja.',
  'decision.D-DUTCH-5':
    'O diferență de culori mai mare de unu hotărăște culoarea cuvenită, oricum ar fi fost ultimele două partide.',
  'decision.D-DUTCH-6':
    'Fruntaș este cel care are mai mult de jumătate din punctele pe care le-ar da victoriile în toate rundele dinaintea ultimei.',
  'decision.D-DUTCH-7':
    'Jucătorii care nu au voie să se întâlnească sunt despărțiți la fel de strict ca aceia care s-au întâlnit.',
  'decision.D-DUTCH-8': 'Dacă nu pot fi împerecheați toți, sunt numiți cei pe care o împerechere îi lasă pe dinafară.',
  'decision.D-DUTCH-9': 'Punctajul jucătorului care stă este cel mai mic cu care toți ceilalți pot fi împerecheați.',
  'decision.D-DUTCH-10': 'Se ține seama de grupa de punctaj următoare, dar de niciuna de după ea.',
  'decision.D-DUTCH-11': 'Rundele nejucate contează acolo unde un singur jucător iese din grupă și stă.',
  'decision.D-DUTCH-12': 'Dintre jucătorii coborâți care coboară mai departe sunt preferați cei cu mai puține puncte.',
  'decision.D-DUTCH-13':
    'La două preferințe absolute egale, perechea contează dacă amândoi ar avea aceeași culoare a treia oară la rând.',
  'decision.D-DUTCH-14': 'Un schimb se descrie prin cine este jucătorul superior al fiecărei perechi.',
  'decision.D-DUTCH-15':
    'Culorile se compară partidă cu partidă, de la ultima înapoi, până când unul dintre cei doi nu mai are partide.',
  'decision.D-DUTCH-16':
    'Dacă nu se spune ce culoare a ieșit la tragerea la sorți, o arată prima partidă a celui mai bun număr.',
  'decision.D-DUTCH-17': 'Flotările se judecă cu punctele virtuale ale rundei lor.',
  'decision.D-DUTCH-18': 'Un raport dintr-o ediție mai veche se împerechează după regulile de azi numai dacă se cere.',
  'decision.D-DUTCH-19': 'O rundă liberă dată de împerechere este o flotare în jos, oricât ar valora.',
  'decision.D-DUTCH-20': 'Punctele împrumutate pe nume trec înaintea oricărei accelerări.',
  'decision.D-DUTCH-32':
    'O partidă căreia arbitrul i-a dat ½-0, 0-½ sau 0-0 este o întâlnire cu culorile ei; fiecare are punctele sale.',
  'decision.D-DUTCH-22': 'Cu accelerare, ordinea meselor se face după punctaje cu tot cu punctele virtuale.',
  'decision.D-DUTCH-21': 'Jumătate dintre jucători, rotunjit la un număr par, are puncte virtuale.',
  'decision.D-DUTCH-30':
    'Un rezultat mai bun nu valorează niciodată mai puțin: punctele ordonează jucătorii, iar victoriile spun cine sunt fruntașii.',
  'decision.D-DUTCH-31':
    'Un raport fără numărul de runde se verifică, dar nicio rundă a lui nu se împerechează: ultima are reguli proprii.',
  'decision.D-DUTCH-23':
    'O pauză care valorează o victorie este cea a împerecherii; una care valorează mai puțin a fost cerută.',
  'decision.D-COMP-45':
    'Cine a lipsit din prima rundă intră în jumătatea accelerată dacă stă înaintea ultimului ei jucător.',
  'decision.D-KO-1':
    'FIDE nu tipărește un tablou pentru concursuri în general: cel mai bun joacă cu ultimul, iar primii capi de serie au pauză.',
  'decision.D-KO-2':
    'Toate partidele a doi jucători într-o rundă eliminatorie sunt un singur meci; merge mai departe cine are mai multe.',
  'decision.D-KO-3':
    'După un meci egal decid partidele de departajare, adunate; un armaghedon remiză e câștigat de negru.',
  'decision.D-KO-10':
    'Un meci, la fel o serie de partide de baraj, se joacă până la capăt dacă mai poate fi egalat: o partidă blitz din două nu hotărăște nimic.',
  'decision.D-KO-11':
    'Dacă turneul are meci pentru locul al treilea, cei care au pierdut semifinalele se întâlnesc odată cu finala.',
  'decision.D-RR-1': 'Dacă nu există tabel tipărit pentru atâția jucători, se trag la sorți toate numerele laolaltă.',
  'decision.D-RR-2':
    'O federație cu mai mulți jucători decât numerele din orice plic ia plicul cel mai plin, apoi pe următorul.',
  'decision.D-RR-3':
    'În tabelul de 12, numerele 11 și 12 își schimbă locul: așa cum e tipărit, doi din aceeași grupă se întâlnesc în ultima rundă.',
  'web.parameter.fide-2026.byePoints': 'punctele jucătorului rămas fără adversar, dacă turneul nu spune altfel',
  'web.parameter.fide-2026.renumberedRounds': 'primele runde în care o corectură poate schimba numerele jucătorilor',
  'web.parameter.fide-2026.knockoutByePoints': 'punctele jucătorului pe care tabloul îl lasă fără adversar',
  // What fide-2026 asks of an event, in words.
  'fact.fide-2026.kind': 'Campionat',
  'fact.fide-2026.kind-hint': 'Numai pentru concursuri cu reguli proprii pentru norme.',
  'fact.fide-2026.kind-national-championship': 'Finala unui campionat național',
  'fact.fide-2026.kind-national-team-championship': 'Campionat național pe echipe',
  'fact.fide-2026.kind-zonal': 'Turneu zonal',
  'fact.fide-2026.kind-world-team': 'Campionat mondial pe echipe',
  'fact.fide-2026.kind-continental-team': 'Campionat continental pe echipe',
  'fact.fide-2026.kind-world-cup': 'Cupa Mondială',
  'fact.fide-2026.kind-olympiad': 'Olimpiadă',
  'fact.fide-2026.kind-world-qualifier': 'Calificare pentru Cupa Mondială sau Candidați',
  'fact.fide-2026.kind-eve-individual': 'Concurs individual FIDE (EVE)',
  'fact.fide-2026.federation': 'Federația care înregistrează concursul',
  'fact.fide-2026.federation-hint': 'Trei litere, cum le scrie FIDE. Gol: țara acestei federații.',
  'fact.fide-2026.registeredOn': 'Înregistrat la FIDE la',
  'fact.fide-2026.registeredOn-hint': 'Pentru norme, cu cel puțin 30 de zile înainte de început.',
  'fact.fide-2026.arbiterTitle': 'Titlul arbitrului principal',
  'fact.fide-2026.arbiter-IA': 'Arbitru internațional (IA)',
  'fact.fide-2026.arbiter-FA': 'Arbitru FIDE (FA)',
  'fact.fide-2026.arbiter-NA': 'Arbitru național (NA)',
  'fact.fide-2026.arbiter-none': 'Niciunul',
  'fact.fide-2026.approved': 'Sistem de joc aprobat de FIDE pentru norme',
  'fact.fide-2026.approved-hint': 'Numai pentru alte sisteme decât elvețian, ligă și eliminatoriu.',
};
