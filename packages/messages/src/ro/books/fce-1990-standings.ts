/** Standings, schedules and prizes of fce-1990 in words. */
export const messages: Record<keyof typeof import('../../en/books/fce-1990-standings.ts').messages, string> = {
  'web.tie-break.buchholz': 'Buchholz: suma punctelor adversarilor',
  'web.tie-break.buchholz-corrected': 'Buchholz, partidele nejucate ale adversarilor socotite remize',
  'web.tie-break.sonneborn-berger': 'Sonneborn-Berger: punctele celor învinși și jumătate din ale celor cu remiză',
  'web.tie-break.kashdan': 'Kashdan: patru pentru victorie, două pentru remiză, unul pentru înfrângere',
  'web.tie-break.progressive': 'Progresiv: suma punctajului după fiecare rundă',
  'web.tie-break.direct-encounter': 'Rezultatele directe dintre cei la egalitate',
  'web.tie-break.dutch': 'Sistemul olandez: prima masă contează cel mai mult',
  'web.tie-break.black-wins': 'Victorii cu negrele',
  'web.tie-break.average-rating': 'Ratingul mediu al adversarilor',
  'cli.tiebreak.buchholz': 'Buchholz',
  'cli.tiebreak.buchholz-corrected': 'Buchholz c.',
  'cli.tiebreak.sonneborn-berger': 'Sonn.-B.',
  'cli.tiebreak.kashdan': 'Kashdan',
  'cli.tiebreak.progressive': 'Progr.',
  'cli.tiebreak.direct-encounter': 'Direct',
  'cli.tiebreak.dutch': 'Olandez',
  'cli.tiebreak.black-wins': 'V. negru',
  'cli.tiebreak.average-rating': 'Media adv.',
  'finding.fce-1990.standings-round':
    'Nu există clasament după runda {asked}: ultima rundă cu partide sau cu pauze este {last}. Cereți o rundă de la 0 la {last}.',
  'finding.fce-1990.standings-result':
    'Runda {round}: {white} cu {black} nu are rezultat. Introduceți-l sau cereți clasamentul unei runde anterioare.',
  'finding.fce-1990.tie-break-unknown':
    'Nu există un criteriu de departajare numit „{name}”. Cele cunoscute sunt: {known}.',
  'finding.fce-1990.tie-break-twice':
    'Criteriul „{name}” este indicat de două ori. Indicați-l o singură dată: aplicat din nou, nu mai poate decide nimic.',
  'finding.fce-1990.dutch-for-teams':
    'Criteriul „{name}” ponderează mesele unei echipe; un turneu individual nu are mese de echipă. Renunțați la el.',
  'finding.fce-1990.tie-break-for-players':
    'Criteriul „{name}” privește partidele unui singur jucător; echipele nu au asemenea partide. Renunțați la el.',
  'finding.fce-1990.eliminated-not-recorded':
    '{player} are {forfeits} neprezentări din runda {round} și este eliminat, dar nicio retragere nu o consemnează. Adăugați o retragere cu `afterRound` {round}.',
  'finding.fce-1990.schedule-players':
    'Un program are nevoie de cel puțin doi jucători, ca număr întreg; s-a dat {players}.',
  'finding.fce-1990.schedule-round':
    'Nu există runda {round}: totul se joacă în {rounds}. Cereți o rundă de la 1 la {rounds}.',
  'finding.fce-1990.knockout-undecided':
    'Runda {round}: {white} cu {black} nu are încă un câștigător. Introduceți rezultatele; dacă meciul e la egalitate, introduceți partide de baraj sau consemnați-l pe cel care nu merge mai departe ca retras după runda {round}.',
  'working.fce-1990.standings.points': 'Puncte: {points, number, points}.',
  'working.fce-1990.standings.round':
    'Runda {round}: {why, select, absent {absent} withdrawn {după retragere} bye {pauză} won {victorie cu {player}} drawn {remiză cu {player}} lost {înfrângere cu {player}} forfeit_won {victorie prin neprezentare} forfeit_lost {înfrângere prin neprezentare} adjudicated_won {victorie fără joc} adjudicated_drawn {remiză fără joc} adjudicated_lost {înfrângere fără joc} other {partidă scoasă, adversarul s-a retras devreme}}, {value, number, points}.',
  'working.fce-1990.standings.annulled': 'Retras înainte de jumătatea rundelor: punctele și departajările nu contează.',
  'working.fce-1990.standings.total.buchholz': 'Buchholz: {value, number, points}.',
  'working.fce-1990.standings.total.buchholz-corrected':
    'Buchholz, cu partidele nejucate ale adversarilor socotite remize: {value, number, points}.',
  'working.fce-1990.standings.total.sonneborn-berger': 'Sonneborn-Berger: {value, number, points}.',
  'working.fce-1990.standings.total.kashdan': 'Kashdan: {value, number, points}.',
  'working.fce-1990.standings.total.progressive': 'Scor progresiv: {value, number, points}.',
  'working.fce-1990.standings.total.direct-encounter': 'Rezultate directe: {value, number, points}.',
  'working.fce-1990.standings.total.dutch': 'Sistemul olandez: {value, number, points}.',
  'working.fce-1990.standings.total.black-wins': 'Victorii cu negrele: {value, number, points}.',
  'working.fce-1990.standings.total.average-rating': 'Media de rating a adversarilor: {value}.',
  'working.fce-1990.standings.part.buchholz': 'Runda {round}: {player} contează {value, number, points}.',
  'working.fce-1990.standings.part.buchholz-corrected': 'Runda {round}: {player} contează {value, number, points}.',
  'working.fce-1990.standings.part.sonneborn-berger':
    'Runda {round}: {why, select, won {victorie cu {player}, toate punctele} drawn {remiză cu {player}, jumătate din puncte} other {înfrângere cu {player}, nimic}}: {value, number, points}.',
  'working.fce-1990.standings.part.kashdan':
    'Runda {round}: {why, select, absent {absent} withdrawn {după retragere} bye {pauză} won {victorie cu {player}} drawn {remiză cu {player}} lost {înfrângere cu {player}} forfeit_won {victorie prin neprezentare} forfeit_lost {înfrângere prin neprezentare} adjudicated_won {victorie fără joc} adjudicated_drawn {remiză fără joc} adjudicated_lost {înfrângere fără joc} other {partidă scoasă, adversarul s-a retras devreme}}, {value, number, points}.',
  'working.fce-1990.standings.part.progressive': 'După runda {round}: {value, number, points}.',
  'working.fce-1990.standings.part.direct-encounter': 'Runda {round}, cu {player}: {value, number, points}.',
  'working.fce-1990.standings.part.dutch': 'Runda {round}, mese ponderate: {value, number, points}.',
  'working.fce-1990.standings.part.black-wins': 'Runda {round}: victorie cu negrele împotriva lui {player}.',
  'working.fce-1990.standings.part.average-rating': 'Runda {round}: {player}, cu {value}.',
  'working.fce-1990.standings.corrected':
    'Runda {round} a lui {player}, {why, select, absent {absent} withdrawn {după retragere} bye {pauză} forfeit_won {victorie prin neprezentare} forfeit_lost {înfrângere prin neprezentare} adjudicated_won {victorie fără joc} adjudicated_drawn {remiză fără joc} adjudicated_lost {înfrângere fără joc} other {partidă scoasă, adversarul s-a retras devreme}}: contează {value, number, points} în loc de {scored, number, points}.',
  'working.fce-1990.standings.alone': 'Rezultate directe: nimeni altcineva nu este la egalitate.',
  'working.fce-1990.standings.undecided':
    'Rezultate directe: nu decid, pentru că partidele nejucate ar putea inversa ordinea dintre {first} și {second}.',
  'working.fce-1990.standings.unrated':
    'Media de rating a adversarilor: nu se aplică, pentru că {player}, adversar al unuia dintre cei la egalitate, nu are rating.',
  'working.fce-1990.knockout.boards':
    '{winner} merge mai departe la mese, {home, number, points} la {away, number, points}.',
  'working.fce-1990.knockout.awarded': '{winner} merge mai departe: meciul i-a fost atribuit.',
  'working.fce-1990.knockout.dutch':
    '{winner} merge mai departe prin sistemul olandez, {home, number, points} la {away, number, points}.',
  'working.fce-1990.knockout.board': '{winner} merge mai departe: la egalitate în rest, a câștigat masa {board}.',
  'working.fce-1990.knockout.black': '{winner} merge mai departe: la egalitate în toate, a avut negrele la prima masă.',
  'working.fce-1990.knockout.nobody': 'Nimeni nu merge mai departe din acest meci.',
  'article.fce-1990.Sistemes 2.1': 'În ligă fiecare joacă cu fiecare, după tabelele tipărite.',
  'article.fce-1990.Sistemes 3.1':
    'Într-un sistem eliminatoriu cine pierde o dată iese; prima jumătate joacă cu a doua.',
  'article.fce-1990.Sistemes 3.1.1':
    'În Copa Catalana echipa eliminată de una de categorie superioară continuă între cele din categoria ei.',
  'article.fce-1990.Sistemes 4.1': 'O victorie aduce un punct, o remiză jumătate, o înfrângere nimic.',
  'article.fce-1990.Sistemes 4.1.1': 'După sistemul olimpic echipa adună punctele meselor ei.',
  'article.fce-1990.Desempats 1': 'Fiecare competiție are ordinea ei de departajare.',
  'article.fce-1990.Desempats 1.1.1': 'Campionatul pe echipe: rezultate directe, Sonneborn-Berger, Kashdan, olandez.',
  'article.fce-1990.Desempats 1.2.1': 'Copa Catalana: sistemul olandez.',
  'article.fce-1990.Desempats 1.3.1':
    'Individual elvețian: progresiv, Buchholz, rezultate directe, Sonneborn-Berger, Kashdan.',
  'article.fce-1990.Desempats 1.4.1':
    'Individual ligă: Sonneborn-Berger, rezultate directe, Kashdan, victorii cu negrele.',
  'article.fce-1990.Desempats 1.5.1': 'Finalele catalane pe echipe: sistemul olandez.',
  'article.fce-1990.Desempats 1.6.1': 'Premiile în bani se împart între cei la egalitate de puncte.',
  'article.fce-1990.Desempats 2': 'Ce adună fiecare criteriu de departajare.',
  'article.fce-1990.Desempats 2.1': 'Buchholz: punctele adversarilor.',
  'article.fce-1990.Desempats 2.2':
    'Sonneborn-Berger: punctele celor învinși și jumătate din ale celor cu care s-a remizat.',
  'article.fce-1990.Desempats 2.3': 'Kashdan: patru pentru victorie, două pentru remiză, unul pentru înfrângere.',
  'article.fce-1990.Desempats 2.3.1': 'Kashdan: două pentru ce s-a câștigat sau pierdut fără joc.',
  'article.fce-1990.Desempats 2.4': 'Progresiv: suma scorurilor de după fiecare rundă.',
  'article.fce-1990.Desempats 2.5': 'Sistemul olandez: prima masă cântărește cel mai mult, ultima o dată.',
  'article.fce-1990.Desempats 2.5.1':
    'Dacă egalitatea rămâne într-un meci eliminatoriu: prima masă care nu s-a terminat remiză.',
  'article.fce-1990.Desempats 2.5.2': 'Dacă tot rămâne: merge mai departe echipa cu negrele la prima masă.',
  'article.fce-1990.Suis 16':
    'Pentru Buchholz partidele nejucate ale unui adversar contează ca remize; media de rating cere ca toți să aibă rating.',
  'article.fce-1990.Retirats 14.1': 'Două neprezentări elimină.',
  'article.fce-1990.Retirats 14.3': 'Cine se retrage de la jumătate încolo își păstrează punctele.',
  'article.fce-1990.Retirats 14.3.1': 'Cine se retrage înainte de jumătate nu are puncte în clasament.',
  'decision.D-COMP-1': 'Partidele anulate rămân în evidență și se cotează așa cum s-au jucat.',
  'decision.D-COMP-4':
    'Buchholz-ul turneului elvețian individual ia în calcul toți adversarii, cu partidele nejucate ca remize.',
  'decision.D-COMP-5': 'În ligă partidele celui retras înainte de jumătate se scot pentru ambele părți.',
  'decision.D-COMP-10':
    'Clasamentul se face după ultima rundă cu partide sau pauze, ori după cea dinainte cât timp se joacă.',
  'decision.D-COMP-11':
    'Un turneu eliminatoriu individual se clasează după runda la care s-a ajuns, apoi doar după puncte.',
  'decision.D-COMP-12': 'Cine nu a întâlnit pe nimeni la tablă are media 0.',
  'decision.D-COMP-13':
    'Pentru Buchholz și Sonneborn-Berger un adversar retras devreme contează cu punctele din clasament: niciunul.',
  'decision.D-COMP-14':
    'După o remiză într-un turneu eliminatoriu individual nu merge mai departe cel consemnat ca retras.',
  'decision.D-COMP-15':
    'Când cei mai buni au pauză, ceilalți joacă cu cel aflat cu o jumătate de listă mai jos, iar câștigătorul ia locul celui mai bun.',
  'decision.D-COMP-17': 'Între jucătorii retrași devreme partidele dintre ei nu contează.',
  'decision.D-COMP-18': 'Într-o ligă tur-retur doi jucători s-au întâlnit dacă au o partidă la tablă.',
  'decision.D-COMP-19': 'Un meci câștigat pentru că cealaltă echipă nu a venit este câștigat la toate mesele.',
  'decision.D-OFF-22': 'O pauză într-o ligă nu dă niciun punct; trecerea fără joc într-o eliminatorie dă unul.',
};
