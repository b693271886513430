/** Standings, schedules and prizes of fce-1990 in words. */
export const messages: Record<keyof typeof import('../../en/books/fce-1990-standings.ts').messages, string> = {
  'web.tie-break.buchholz': 'Buchholz: suma de los puntos de los rivales',
  'web.tie-break.buchholz-corrected': 'Buchholz, con las partidas no jugadas de los rivales como tablas',
  'web.tie-break.sonneborn-berger': 'Sonneborn-Berger: los puntos de los vencidos y la mitad de los empatados',
  'web.tie-break.kashdan': 'Kashdan: cuatro por victoria, dos por tablas, uno por derrota',
  'web.tie-break.progressive': 'Progresivo: la suma de los puntos tras cada ronda',
  'web.tie-break.direct-encounter': 'Resultado particular entre los empatados',
  'web.tie-break.dutch': 'Sistema holandés: el primer tablero cuenta más',
  'web.tie-break.black-wins': 'Victorias con negras',
  'web.tie-break.average-rating': 'Media de Elo de los rivales',
  'cli.tiebreak.buchholz': 'Buchholz',
  'cli.tiebreak.buchholz-corrected': 'Buchholz c.',
  'cli.tiebreak.sonneborn-berger': 'Sonn.-B.',
  'cli.tiebreak.kashdan': 'Kashdan',
  'cli.tiebreak.progressive': 'Progr.',
  'cli.tiebreak.direct-encounter': 'Particular',
  'cli.tiebreak.dutch': 'Holandés',
  'cli.tiebreak.black-wins': 'G. negras',
  'cli.tiebreak.average-rating': 'Med. op.',
  'finding.fce-1990.standings-round':
    'No hay clasificación tras la ronda {asked}: la última ronda con partidas o descansos es la {last}. Pida una ronda de la 0 a la {last}.',
  'finding.fce-1990.standings-result':
    'Ronda {round}: {white} contra {black} no tiene resultado. Introdúzcalo o pida la clasificación de una ronda anterior.',
  'finding.fce-1990.tie-break-unknown': 'No hay ningún desempate llamado «{name}». Los conocidos son: {known}.',
  'finding.fce-1990.tie-break-twice':
    'El desempate «{name}» se ha indicado dos veces. Indíquelo una sola vez: aplicado de nuevo no puede decidir nada.',
  'finding.fce-1990.dutch-for-teams':
    'El desempate «{name}» pondera los tableros de un equipo; un torneo individual no los tiene. Quítelo.',
  'finding.fce-1990.tie-break-for-players':
    'El desempate «{name}» mira las partidas de un solo jugador; los equipos no las tienen. Quítelo.',
  'finding.fce-1990.eliminated-not-recorded':
    '{player} tiene {forfeits} incomparecencias desde la ronda {round} y queda eliminado, pero ninguna retirada lo dice. Añada una retirada con `afterRound` {round}.',
  'finding.fce-1990.schedule-players':
    'Un calendario necesita al menos dos jugadores, en número entero; se ha dado {players}.',
  'finding.fce-1990.schedule-round':
    'No hay ronda {round}: todo se juega en {rounds}. Pida una ronda de la 1 a la {rounds}.',
  'finding.fce-1990.knockout-undecided':
    'Ronda {round}: {white} contra {black} aún no tiene ganador. Introduzca los resultados; si el enfrentamiento está empatado, introduzca partidas de desempate, o anote a quien no sigue como retirado tras la ronda {round}.',
  'working.fce-1990.standings.points': 'Puntos: {points, number, points}.',
  'working.fce-1990.standings.round':
    'Ronda {round}: {why, select, absent {ausente} withdrawn {ya retirado} bye {descanso} won {victoria contra {player}} drawn {tablas con {player}} lost {derrota contra {player}} forfeit_won {victoria por incomparecencia} forfeit_lost {derrota por incomparecencia} adjudicated_won {victoria sin jugar} adjudicated_drawn {tablas sin jugar} adjudicated_lost {derrota sin jugar} other {partida quitada, el rival se retiró pronto}}, {value, number, points}.',
  'working.fce-1990.standings.annulled': 'Retirado antes de la mitad de las rondas: puntos y desempates no cuentan.',
  'working.fce-1990.standings.total.buchholz': 'Buchholz: {value, number, points}.',
  'working.fce-1990.standings.total.buchholz-corrected':
    'Buchholz, con las partidas no jugadas de los rivales contadas como tablas: {value, number, points}.',
  'working.fce-1990.standings.total.sonneborn-berger': 'Sonneborn-Berger: {value, number, points}.',
  'working.fce-1990.standings.total.kashdan': 'Kashdan: {value, number, points}.',
  'working.fce-1990.standings.total.progressive': 'Puntuación progresiva: {value, number, points}.',
  'working.fce-1990.standings.total.direct-encounter': 'Resultado particular: {value, number, points}.',
  'working.fce-1990.standings.total.dutch': 'Sistema holandés: {value, number, points}.',
  'working.fce-1990.standings.total.black-wins': 'Victorias con negras: {value, number, points}.',
  'working.fce-1990.standings.total.average-rating': 'Media de ELO de los rivales: {value}.',
  'working.fce-1990.standings.part.buchholz': 'Ronda {round}: {player} cuenta {value, number, points}.',
  'working.fce-1990.standings.part.buchholz-corrected': 'Ronda {round}: {player} cuenta {value, number, points}.',
  'working.fce-1990.standings.part.sonneborn-berger':
    'Ronda {round}: {why, select, won {victoria contra {player}, todos los puntos} drawn {tablas con {player}, la mitad de los puntos} other {derrota contra {player}, nada}}: {value, number, points}.',
  'working.fce-1990.standings.part.kashdan':
    'Ronda {round}: {why, select, absent {ausente} withdrawn {ya retirado} bye {descanso} won {victoria contra {player}} drawn {tablas con {player}} lost {derrota contra {player}} forfeit_won {victoria por incomparecencia} forfeit_lost {derrota por incomparecencia} adjudicated_won {victoria sin jugar} adjudicated_drawn {tablas sin jugar} adjudicated_lost {derrota sin jugar} other {partida quitada, el rival se retiró pronto}}, {value, number, points}.',
  'working.fce-1990.standings.part.progressive': 'Tras la ronda {round}: {value, number, points}.',
  'working.fce-1990.standings.part.direct-encounter': 'Ronda {round}, contra {player}: {value, number, points}.',
  'working.fce-1990.standings.part.dutch': 'Ronda {round}, tableros ponderados: {value, number, points}.',
  'working.fce-1990.standings.part.black-wins': 'Ronda {round}: victoria con negras contra {player}.',
  'working.fce-1990.standings.part.average-rating': 'Ronda {round}: {player}, con {value}.',
  'working.fce-1990.standings.corrected':
    'Ronda {round} de {player}, {why, select, absent {ausente} withdrawn {ya retirado} bye {descanso} forfeit_won {victoria por incomparecencia} forfeit_lost {derrota por incomparecencia} adjudicated_won {victoria sin jugar} adjudicated_drawn {tablas sin jugar} adjudicated_lost {derrota sin jugar} other {partida quitada, el rival se retiró pronto}}: cuenta {value, number, points} en lugar de {scored, number, points}.',
  'working.fce-1990.standings.alone': 'Resultado particular: nadie más está empatado.',
  'working.fce-1990.standings.undecided':
    'Resultado particular: no decide, porque las partidas no jugadas podrían invertir el orden de {first} y {second}.',
  'working.fce-1990.standings.unrated':
    'Media de ELO de los rivales: no se aplica, porque {player}, rival de uno de los empatados, no tiene ELO.',
  'working.fce-1990.knockout.boards': '{winner} pasa por tableros, {home, number, points} a {away, number, points}.',
  'working.fce-1990.knockout.awarded': '{winner} pasa: el encuentro le ha sido adjudicado.',
  'working.fce-1990.knockout.dutch':
    '{winner} pasa por el sistema holandés, {home, number, points} a {away, number, points}.',
  'working.fce-1990.knockout.board': '{winner} pasa: empatados en lo demás, ha ganado el tablero {board}.',
  'working.fce-1990.knockout.black': '{winner} pasa: empatados en todo, llevaba negras en el primer tablero.',
  'working.fce-1990.knockout.nobody': 'Nadie pasa de este encuentro.',
  'article.fce-1990.Sistemes 2.1': 'En la liga todos se enfrentan a todos, según los cuadros impresos.',
  'article.fce-1990.Sistemes 3.1':
    'En un eliminatorio quien pierde una vez queda fuera; la primera mitad se enfrenta a la segunda.',
  'article.fce-1990.Sistemes 3.1.1':
    'En la Copa Catalana el equipo eliminado por uno de categoría superior sigue entre los de la suya.',
  'article.fce-1990.Sistemes 4.1': 'Una victoria da un punto, un empate medio y una derrota ninguno.',
  'article.fce-1990.Sistemes 4.1.1': 'Con el sistema olímpico el equipo suma los puntos de sus tableros.',
  'article.fce-1990.Desempats 1': 'Cada competición tiene su orden de desempates.',
  'article.fce-1990.Desempats 1.1.1': 'Campeonato por equipos: particular, Sonneborn-Berger, Kashdan, holandés.',
  'article.fce-1990.Desempats 1.2.1': 'Copa Catalana: sistema holandés.',
  'article.fce-1990.Desempats 1.3.1': 'Individual suizo: progresivo, Buchholz, particular, Sonneborn-Berger, Kashdan.',
  'article.fce-1990.Desempats 1.4.1': 'Individual liga: Sonneborn-Berger, particular, Kashdan, victorias con negras.',
  'article.fce-1990.Desempats 1.5.1': 'Finales catalanas por equipos: sistema holandés.',
  'article.fce-1990.Desempats 1.6.1': 'Los premios en metálico se reparten entre los empatados a puntos.',
  'article.fce-1990.Desempats 2': 'Qué suma cada desempate.',
  'article.fce-1990.Desempats 2.1': 'Buchholz: los puntos de los rivales.',
  'article.fce-1990.Desempats 2.2': 'Sonneborn-Berger: los puntos de los vencidos y la mitad de los empatados.',
  'article.fce-1990.Desempats 2.3': 'Kashdan: cuatro por victoria, dos por empate, uno por derrota.',
  'article.fce-1990.Desempats 2.3.1': 'Kashdan: dos por lo ganado o perdido sin jugar.',
  'article.fce-1990.Desempats 2.4': 'Progresivo: la suma de las puntuaciones tras cada ronda.',
  'article.fce-1990.Desempats 2.5': 'Sistema holandés: el primer tablero pesa más que ninguno, el último una vez.',
  'article.fce-1990.Desempats 2.5.1':
    'Si en un eliminatorio sigue el empate: el primer tablero que no acabó en tablas.',
  'article.fce-1990.Desempats 2.5.2': 'Si aún sigue: pasa el equipo que llevaba negras en el primer tablero.',
  'article.fce-1990.Suis 16':
    'Para el Buchholz las partidas no jugadas de un rival cuentan como tablas; la media de ELO exige que todos lo tengan.',
  'article.fce-1990.Retirats 14.1': 'Dos incomparecencias eliminan.',
  'article.fce-1990.Retirats 14.3': 'Quien se retira a partir de la mitad conserva los puntos.',
  'article.fce-1990.Retirats 14.3.1': 'Quien se retira antes de la mitad no tiene puntos en la clasificación.',
  'decision.D-COMP-1': 'Las partidas anuladas quedan en el registro y se valoran como se jugaron.',
  'decision.D-COMP-4':
    'El Buchholz del individual suizo cuenta todos los rivales, con las partidas no jugadas como tablas.',
  'decision.D-COMP-5': 'En la liga las partidas de quien se retira antes de la mitad se quitan para ambos bandos.',
  'decision.D-COMP-10':
    'La clasificación se hace tras la última ronda con partidas o descansos, o tras la anterior mientras se juega.',
  'decision.D-COMP-11':
    'Un eliminatorio individual se clasifica por la ronda a la que se llegó y después solo por puntos.',
  'decision.D-COMP-12': 'Quien no se ha enfrentado a nadie sobre el tablero tiene una media de 0.',
  'decision.D-COMP-13':
    'Para el Buchholz y el Sonneborn-Berger un rival retirado pronto cuenta los puntos de la tabla: ninguno.',
  'decision.D-COMP-14': 'Tras unas tablas en un eliminatorio individual, no pasa quien consta como retirado.',
  'decision.D-COMP-15':
    'Cuando los mejores descansan, los demás se enfrentan a quien está media lista más abajo, y el ganador ocupa el lugar del mejor.',
  'decision.D-COMP-17': 'Entre jugadores retirados pronto, las partidas entre ellos no cuentan nada.',
  'decision.D-COMP-18':
    'En una liga a doble vuelta dos jugadores se han enfrentado si tienen una partida sobre el tablero.',
  'decision.D-COMP-19': 'Un encuentro ganado porque el otro equipo no vino se gana en todos los tableros.',
  'decision.D-OFF-22': 'Un descanso en una liga no da ningún punto; pasar sin jugar en una eliminatoria da uno.',
};
