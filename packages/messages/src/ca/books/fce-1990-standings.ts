/** Standings, schedules and prizes of fce-1990 in words. */
export const messages: Record<keyof typeof import('../../en/books/fce-1990-standings.ts').messages, string> = {
  'web.tie-break.buchholz': 'Buchholz: suma dels punts dels rivals',
  'web.tie-break.buchholz-corrected': 'Buchholz, amb les partides no jugades dels rivals com a taules',
  'web.tie-break.sonneborn-berger': 'Sonneborn-Berger: els punts dels vençuts i la meitat dels empatats',
  'web.tie-break.kashdan': 'Kashdan: quatre per victòria, dos per taules, un per derrota',
  'web.tie-break.progressive': 'Progressiu: la suma dels punts després de cada ronda',
  'web.tie-break.direct-encounter': 'Resultat particular entre els empatats',
  'web.tie-break.dutch': 'Sistema holandès: el primer tauler compta més',
  'web.tie-break.black-wins': 'Victòries amb negres',
  'web.tie-break.average-rating': 'Mitjana d’Elo dels rivals',
  'cli.tiebreak.buchholz': 'Buchholz',
  'cli.tiebreak.buchholz-corrected': 'Buchholz c.',
  'cli.tiebreak.sonneborn-berger': 'Sonn.-B.',
  'cli.tiebreak.kashdan': 'Kashdan',
  'cli.tiebreak.progressive': 'Progr.',
  'cli.tiebreak.direct-encounter': 'Particular',
  'cli.tiebreak.dutch': 'Holandès',
  'cli.tiebreak.black-wins': 'G. negres',
  'cli.tiebreak.average-rating': 'Mitj. op.',
  'finding.fce-1990.standings-round':
    'No hi ha classificació després de la ronda {asked}: l’última ronda amb partides o descansos és la {last}. Demaneu una ronda de la 0 a la {last}.',
  'finding.fce-1990.standings-result':
    'Ronda {round}: {white} contra {black} no té resultat. Introduïu-lo, o demaneu la classificació d’una ronda anterior.',
  'finding.fce-1990.tie-break-unknown': 'No hi ha cap desempat anomenat «{name}». Els coneguts són: {known}.',
  'finding.fce-1990.tie-break-twice':
    'El desempat «{name}» s’ha indicat dues vegades. Indiqueu-lo una sola vegada: aplicat de nou no pot decidir res.',
  'finding.fce-1990.dutch-for-teams':
    'El desempat «{name}» pondera els escaquers d’un equip; un torneig individual no en té. Traieu-lo.',
  'finding.fce-1990.tie-break-for-players':
    'El desempat «{name}» mira les partides d’un sol jugador; els equips no en tenen. Traieu-lo.',
  'finding.fce-1990.eliminated-not-recorded':
    '{player} té {forfeits} incompareixences des de la ronda {round} i queda eliminat, però cap retirada no ho diu. Afegiu una retirada amb `afterRound` {round}.',
  'finding.fce-1990.schedule-players':
    'Un calendari necessita com a mínim dos jugadors, en nombre enter; s’ha donat {players}.',
  'finding.fce-1990.schedule-round':
    'No hi ha ronda {round}: tot es juga en {rounds}. Demaneu una ronda de la 1 a la {rounds}.',
  'finding.fce-1990.knockout-undecided':
    'Ronda {round}: {white} contra {black} encara no té guanyador. Introduïu els resultats; si l’enfrontament està empatat, introduïu partides de desempat, o anoteu qui no continua com a retirat després de la ronda {round}.',
  'working.fce-1990.standings.points': 'Punts: {points, number, points}.',
  'working.fce-1990.standings.round':
    'Ronda {round}: {why, select, absent {absent} withdrawn {ja retirat} bye {descans} won {victòria contra {player}} drawn {taules amb {player}} lost {derrota contra {player}} forfeit_won {victòria per incompareixença} forfeit_lost {derrota per incompareixença} adjudicated_won {victòria sense jugar} adjudicated_drawn {taules sense jugar} adjudicated_lost {derrota sense jugar} other {partida treta, el rival es va retirar aviat}}, {value, number, points}.',
  'working.fce-1990.standings.annulled': 'Retirat abans de la meitat de les rondes: punts i desempats no compten.',
  'working.fce-1990.standings.total.buchholz': 'Buchholz: {value, number, points}.',
  'working.fce-1990.standings.total.buchholz-corrected':
    'Buchholz, amb les partides no jugades dels rivals comptades com a taules: {value, number, points}.',
  'working.fce-1990.standings.total.sonneborn-berger': 'Sonneborn-Berger: {value, number, points}.',
  'working.fce-1990.standings.total.kashdan': 'Kashdan: {value, number, points}.',
  'working.fce-1990.standings.total.progressive': 'Puntuació progressiva: {value, number, points}.',
  'working.fce-1990.standings.total.direct-encounter': 'Resultat particular: {value, number, points}.',
  'working.fce-1990.standings.total.dutch': 'Sistema holandès: {value, number, points}.',
  'working.fce-1990.standings.total.black-wins': 'Victòries amb negres: {value, number, points}.',
  'working.fce-1990.standings.total.average-rating': 'Mitjana d’ELO dels rivals: {value}.',
  'working.fce-1990.standings.part.buchholz': 'Ronda {round}: {player} compta {value, number, points}.',
  'working.fce-1990.standings.part.buchholz-corrected': 'Ronda {round}: {player} compta {value, number, points}.',
  'working.fce-1990.standings.part.sonneborn-berger':
    'Ronda {round}: {why, select, won {victòria contra {player}, tots els punts} drawn {taules amb {player}, la meitat dels punts} other {derrota contra {player}, res}}: {value, number, points}.',
  'working.fce-1990.standings.part.kashdan':
    'Ronda {round}: {why, select, absent {absent} withdrawn {ja retirat} bye {descans} won {victòria contra {player}} drawn {taules amb {player}} lost {derrota contra {player}} forfeit_won {victòria per incompareixença} forfeit_lost {derrota per incompareixença} adjudicated_won {victòria sense jugar} adjudicated_drawn {taules sense jugar} adjudicated_lost {derrota sense jugar} other {partida treta, el rival es va retirar aviat}}, {value, number, points}.',
  'working.fce-1990.standings.part.progressive': 'Després de la ronda {round}: {value, number, points}.',
  'working.fce-1990.standings.part.direct-encounter': 'Ronda {round}, contra {player}: {value, number, points}.',
  'working.fce-1990.standings.part.dutch': 'Ronda {round}, escaquers ponderats: {value, number, points}.',
  'working.fce-1990.standings.part.black-wins': 'Ronda {round}: victòria amb negres contra {player}.',
  'working.fce-1990.standings.part.average-rating': 'Ronda {round}: {player}, amb {value}.',
  'working.fce-1990.standings.corrected':
    'Ronda {round} de {player}, {why, select, absent {absent} withdrawn {ja retirat} bye {descans} forfeit_won {victòria per incompareixença} forfeit_lost {derrota per incompareixença} adjudicated_won {victòria sense jugar} adjudicated_drawn {taules sense jugar} adjudicated_lost {derrota sense jugar} other {partida treta, el rival es va retirar aviat}}: compta {value, number, points} en lloc de {scored, number, points}.',
  'working.fce-1990.standings.alone': 'Resultat particular: ningú més no està empatat.',
  'working.fce-1990.standings.undecided':
    'Resultat particular: no decideix, perquè les partides no jugades podrien girar l’ordre de {first} i {second}.',
  'working.fce-1990.standings.unrated':
    'Mitjana d’ELO dels rivals: no s’aplica, perquè {player}, rival d’un dels empatats, no té ELO.',
  'working.fce-1990.knockout.boards': '{winner} passa per escaquers, {home, number, points} a {away, number, points}.',
  'working.fce-1990.knockout.awarded': '{winner} passa: l’encontre li ha estat adjudicat.',
  'working.fce-1990.knockout.dutch':
    '{winner} passa pel sistema holandès, {home, number, points} a {away, number, points}.',
  'working.fce-1990.knockout.board': '{winner} passa: empatats en la resta, ha guanyat l’escaquer {board}.',
  'working.fce-1990.knockout.black': '{winner} passa: empatats en tot, portava negres al primer escaquer.',
  'working.fce-1990.knockout.nobody': 'Ningú no passa d’aquest encontre.',
  'article.fce-1990.Sistemes 2.1': 'A la lliga tothom s’enfronta amb tothom, segons els quadres impresos.',
  'article.fce-1990.Sistemes 3.1':
    'En un eliminatori qui perd un cop queda fora; la primera meitat s’enfronta a la segona.',
  'article.fce-1990.Sistemes 3.1.1':
    'A la Copa Catalana l’equip eliminat per un de categoria superior segueix entre els de la seva.',
  'article.fce-1990.Sistemes 4.1': 'Una victòria dona un punt, un empat mig i una derrota cap.',
  'article.fce-1990.Sistemes 4.1.1': 'Amb el sistema olímpic l’equip suma els punts dels seus escaquers.',
  'article.fce-1990.Desempats 1': 'Cada competició té el seu ordre de desempats.',
  'article.fce-1990.Desempats 1.1.1': 'Campionat d’equips: particular, Sonneborn-Berger, Kashdan, holandès.',
  'article.fce-1990.Desempats 1.2.1': 'Copa Catalana: sistema holandès.',
  'article.fce-1990.Desempats 1.3.1': 'Individual suís: progressiu, Buchholz, particular, Sonneborn-Berger, Kashdan.',
  'article.fce-1990.Desempats 1.4.1': 'Individual lliga: Sonneborn-Berger, particular, Kashdan, victòries amb negres.',
  'article.fce-1990.Desempats 1.5.1': 'Finals catalanes d’equips: sistema holandès.',
  'article.fce-1990.Desempats 1.6.1': 'Els premis en metàl·lic es reparteixen entre els empatats a punts.',
  'article.fce-1990.Desempats 2': 'Què suma cada desempat.',
  'article.fce-1990.Desempats 2.1': 'Buchholz: els punts dels rivals.',
  'article.fce-1990.Desempats 2.2': 'Sonneborn-Berger: els punts dels batuts i la meitat dels empatats.',
  'article.fce-1990.Desempats 2.3': 'Kashdan: quatre per victòria, dos per empat, un per derrota.',
  'article.fce-1990.Desempats 2.3.1': 'Kashdan: dos per allò guanyat o perdut sense jugar.',
  'article.fce-1990.Desempats 2.4': 'Progressiu: la suma de les puntuacions després de cada ronda.',
  'article.fce-1990.Desempats 2.5': 'Sistema holandès: el primer escaquer pesa més que cap, l’últim un cop.',
  'article.fce-1990.Desempats 2.5.1':
    'Si en un eliminatori segueix l’empat: el primer escaquer que no va acabar en taules.',
  'article.fce-1990.Desempats 2.5.2': 'Si encara segueix: passa l’equip que portava negres al primer escaquer.',
  'article.fce-1990.Suis 16':
    'Per al Buchholz les partides no jugades d’un rival compten com a taules; la mitjana d’ELO demana que tots en tinguin.',
  'article.fce-1990.Retirats 14.1': 'Dues incompareixences eliminen.',
  'article.fce-1990.Retirats 14.3': 'Qui es retira a partir de la meitat conserva els punts.',
  'article.fce-1990.Retirats 14.3.1': 'Qui es retira abans de la meitat no té punts a la classificació.',
  'decision.D-COMP-1': 'Les partides anul·lades resten al registre i s’avaluen com es van jugar.',
  'decision.D-COMP-4':
    'El Buchholz de l’individual suís compta tots els rivals, amb les partides no jugades com a taules.',
  'decision.D-COMP-5': 'A la lliga les partides de qui es retira abans de la meitat es treuen per als dos bàndols.',
  'decision.D-COMP-10':
    'La classificació es fa després de l’última ronda amb partides o descansos, o de l’anterior mentre es juga.',
  'decision.D-COMP-11':
    'Un eliminatori individual es classifica per la ronda on s’ha arribat i després només per punts.',
  'decision.D-COMP-12': 'Qui no s’ha enfrontat a ningú sobre l’escaquer té una mitjana de 0.',
  'decision.D-COMP-13':
    'Per al Buchholz i el Sonneborn-Berger un rival retirat aviat compta els punts de la taula: cap.',
  'decision.D-COMP-14': 'Després d’unes taules en un eliminatori individual, no passa qui consta com a retirat.',
  'decision.D-COMP-15':
    'Quan els millors descansen, els altres s’enfronten a qui és mitja llista més avall, i el guanyador ocupa el lloc del millor.',
  'decision.D-COMP-17': 'Entre jugadors retirats aviat, les partides entre ells no compten res.',
  'decision.D-COMP-18':
    'En una lliga a doble volta dos jugadors s’han enfrontat si tenen una partida sobre l’escaquer.',
  'decision.D-COMP-19': 'Un encontre guanyat perquè l’altre equip no va venir es guanya a tots els escaquers.',
  'decision.D-OFF-22': 'Un descans en una lliga no dona cap punt; passar sense jugar en una eliminatòria en dona un.',
};
