/** Why something about teams is refused: leagues, club lists, line-ups, actas, rulings. */
export const messages: Record<keyof typeof import('../../en/office/teams.ts').messages, string> = {
  'refusal.player-by-the-rules': '{name}: {finding}',
  'refusal.league-unknown': 'Nu există nicio ligă {id} în evidență. Verificați identificatorul sau creați-o mai întâi.',
  'refusal.league-exists': 'Există deja o ligă {id}: {name}. Alegeți alt identificator sau modificați acea ligă.',
  'refusal.book-without-teams':
    'Regulamentul {book} nu spune nimic despre echipe, așa că nu se poate ține o ligă după el. Indicați alt regulament.',
  'refusal.teams-no-rules':
    'Federația nu are regulament de concurs, așa că nu există reguli pentru ligi și pentru listele cluburilor. Un administrator îl poate indica în setări.',
  'refusal.league-fact-fixed':
    'Meciurile sunt trase la sorți: {name, select, rules {regulamentul de concurs} season {sezonul} competition {competiția} system {sistemul} other {numărul de mese}} nu se mai schimbă.',
  'refusal.league-no-vacancy':
    'Pentru {name} ({id}) nu există regulă pentru locuri libere: se ocupă doar cele din prima și a doua divizie. Alegeți o ligă din divizia a doua sau din categoria întâi.',
  'refusal.league-not-drawn': 'Liga nu are încă meciuri. Trageți-le la sorți mai întâi.',
  'refusal.group-unknown': 'Liga nu are grupa {group}. Posibile sunt: {known}.',
  'refusal.group-drawn': 'Meciurile grupei {group} sunt deja trase la sorți; grupa rămâne așa.',
  'refusal.group-has-teams':
    'Grupa {group} nu poate fi scoasă: în ea sunt înscrise {teams}. Lăsați-o sau retrageți-le și desființați grupa pe pagina ligii.',
  'refusal.group-twice': 'Există două grupe {group}. Dați fiecăreia un identificator propriu.',
  'refusal.team-exists': 'Echipa {id} este deja înscrisă. Folosiți litera următoare sau lăsați-o așa.',
  'refusal.team-unknown': 'Nu există nicio echipă {id} în evidență. Verificați identificatorul.',
  'refusal.team-number-taken': 'Numărul {number} din grupă aparține altei echipe. Dați alt număr.',
  'refusal.team-not-on-list':
    'Clubul nu are echipa {team} în acest sezon; are: {known}. Înscrieți-o sau verificați litera.',
  'refusal.club-list-missing': 'Clubul {club} nu a predat lista valorică pentru sezonul {season}. Predați-o mai întâi.',
  'refusal.player-not-of-club':
    '{name} ({id}) nu are licență la clubul {club} pentru {season}. Eliminați jucătorul de pe listă sau obțineți întâi licența.',
  'refusal.match-unknown':
    'Nu există niciun meci {id} în evidență. Verificați identificatorul sau trageți întâi grupa la sorți.',
  'refusal.match-open':
    'Runda {round}, {home} – {away}: nu există raport confirmat, nici hotărâre. Cereți confirmarea sau hotărâți.',
  'refusal.line-up-missing':
    'Lipsește formația {side, select, home {gazdelor} other {oaspeților}}. Treceți-o în raportul meciului.',
  'refusal.line-up-differs':
    'Raportul are o altă formație a {side, select, home {gazdelor} other {oaspeților}} decât cea predată. Schimbările după început sunt înlocuiri.',
  'refusal.acta-unknown': 'Meciul {id} nu are încă raport. Depuneți-l mai întâi.',
  'refusal.acta-exists': 'Meciul {id} are deja raport: formațiile nu se mai predau.',
  'refusal.acta-confirmed': 'Raportul meciului {id} este confirmat. Dacă este greșit, cereți o hotărâre federației.',
  'refusal.acta-differs':
    '{side, select, home {Clubul gazdă} other {Clubul oaspete}} a trimis alt raport pentru {id}; ambele sunt arătate aici. Cădeți de acord sau cereți o hotărâre.',
  'refusal.acta-own':
    'Raportul a fost trimis chiar de {side, select, home {clubul gazdă} other {clubul oaspete}}. Îl confirmă celălalt club.',
  'refusal.acta-ahead': 'Un meci din {on} nu poate fi raportat înainte de a fi jucat. Verificați data.',
  'refusal.acta-boards': 'Sunt date {count} mese; meciul are {boards}. Lăsați o masă goală în loc să o omiteți.',
  'refusal.acta-empty-board':
    'La masa {board} una dintre părți nu a avut pe nimeni. Notați {needed} prin neprezentare sau indicați jucătorul.',
  'refusal.match-reserve-missing': 'Meciul nu este sub rezervă. Priviți-l cum este acum.',
  'refusal.board-reserve-missing': 'Masa {board} a meciului nu este sub rezervă. Priviți meciul cum este acum.',
  'refusal.reserve-ruled': 'Comitetul de competiție a hotărât deja: rămâne așa. Schimbă numai o altă hotărâre.',
  'refusal.reserve-ahead': 'Incidentul nu poate fi mai târziu decât acum. Verificați data și ora.',
  'refusal.reserve-late':
    'Meciul este încheiat: ambele cluburi susțin raportul sau există o hotărâre. Nu mai poate fi pus sub rezervă; cereți federației o hotărâre.',
  'refusal.reserve-clocks': 'Lipsește ce arată ambele ceasuri de la masa {board}. Notați minutele amândurora.',
  'refusal.reserve-not-suspended':
    'Se întrerupe numai o partidă care încă se joacă: numiți masa, înainte de trimiterea raportului. Altfel marcați-o numai sub rezervă.',
  'refusal.reserve-of-other':
    '{side, select, home {Clubul gazdă} other {Clubul oaspete}} nu l-a pus sub rezervă, deci nu are ce retrage. O face celălalt club sau hotărăște comitetul de competiție.',
  'refusal.reserve-result-missing': 'Lipsește rezultatul care contează la masa {board}. Alegeți-l.',
  'refusal.acta-ruled-board':
    'Comitetul de competiție a hotărât asupra mesei {board}: {result}{kind, select, forfeit { prin neprezentare} other {}}, întâi punctele albului. Trimiteți raportul cu acest rezultat.',
  'refusal.match-under-reserve':
    'Runda {round}, {home} contra {away}{board, plural, =0 {} other {, masa #}}: sub rezervă, iar comitetul de competiție nu a hotărât încă. Cereți mai întâi hotărârea.',
  'refusal.group-under-reserve':
    '{matches, plural, one {Un meci} few {# meciuri} other {# de meciuri}} din runda {rounds} {matches, plural, one {este} few {sunt} other {sunt}} sub rezervă. O rundă trasă la sorți nu se retrage: cereți hotărârea comitetului de competiție, apoi trageți la sorți următoarea.',
  'refusal.league-reported':
    'Partidele ligii sunt deja raportate ({event}). {state, select, submitted {Respingeți mai întâi raportul, apoi hotărâți și raportați din nou.} other {Listele le numără: corectați rezultatul la „Corecții”.}}',
  'refusal.group-last':
    'Grupa {group} este singura a ligii, care are cel puțin una. Adăugați mai întâi alta sau lăsați-o.',
  'refusal.group-played':
    'Grupa {group} nu poate fi desființată: {matches, plural, one {un meci al ei are} few {# meciuri ale ei au} other {# de meciuri ale ei au}} raport sau hotărâre. Ce s-a jucat rămâne în ligă.',
  'refusal.group-dropped': 'Din această ligă a fost desființată o grupă {group}. Dați grupei noi alt identificator.',
  'refusal.acta-adjourned-kind':
    'O partidă întreruptă nu are încă rezultat, deci nu poate fi {kind, select, forfeit {o neprezentare} other {adjudecată}}: dați rezultatul sau lăsați-le pe amândouă.',
};
