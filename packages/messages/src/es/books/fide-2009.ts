/** fide-2009 en palabras: avisos, cálculos, artículos y decisiones, dichos a nuestra manera. */
export const messages: Record<keyof typeof import('../../en/books/fide-2009.ts').messages, string> = {
  'finding.fide-2009.before-in-force':
    'La lista de {date} es anterior al reglamento, vigente desde {from}: se aplican sus primeros valores.',
  'finding.fide-2009.no-list-day':
    'Las listas se publican el 1 de enero, marzo, mayo, julio, septiembre y noviembre; {date} no es ninguno de esos días.',
  'finding.fide-2009.time-control':
    'El torneo no se valora: {minutes} minutos para 60 jugadas, y con un jugador de {highest} hacen falta al menos {needed}. Revise el ritmo de juego.',
  'finding.fide-2009.registered-late':
    'Registrado el {registered}; el último día era el {due}, un mes antes del inicio. Solo se evalúa con el permiso del presidente de la comisión.',
  'finding.fide-2009.ratings-differ':
    'El informe da a {players, plural, one {un jugador otro Elo} other {# jugadores otros Elos}} que la lista del inicio del torneo, que es la que cuenta: {named}{more, plural, =0 {} other { y # más}}.',
  'finding.fide-2009.duration':
    'El torneo no se valora: dura {days} días y se permiten {limit}. Las ligas (tipo `team`) y los torneos marcados `approved` pueden durar más.',
  'finding.fide-2009.rated-share':
    'El torneo no se valora: tienen elo {rated} de {players} jugadores, menos de un tercio de la liga.',
  'finding.fide-2009.small-round-robin':
    'El torneo no se valora: una liga de {players} jugadores necesita {least} con elo y tiene {rated}.',
  'finding.fide-2009.double-round':
    'El torneo no se valora: una liga a doble vuelta con jugadores sin elo necesita {leastPlayers} jugadores, {least} con elo; tiene {players}, {rated} con elo.',
  'finding.fide-2009.national-championship':
    'El torneo no se valora: este campeonato nacional necesita {least} jugadores con elo y tiene {rated}.',
  'finding.fide-2009.match-unrated':
    'El encuentro no se valora: {unrated, plural, one {uno de los jugadores no tiene elo} other {# de los jugadores no tienen elo}}.',
  'finding.fide-2009.rounds-per-day':
    '{rounds} rondas el {date}; se pueden jugar como máximo {limit} al día. El torneo se valora igualmente.',
  'finding.fide-2009.play-per-day':
    '{rounds, plural, one {# ronda puede} other {# rondas pueden}} durar {minutes} minutos el {date}; un día puede tener {limit}. El torneo se valora igualmente.',
  'finding.fide-2009.unplayed-games':
    '{games, plural, one {Una partida no se jugó y queda} other {# partidas no se jugaron y quedan}} fuera.',
  'finding.fide-2009.incomplete-round-robin':
    'No todas las parejas han jugado todas sus partidas: la liga se valora como un suizo. Añada las partidas que faltan si se jugaron.',
  'finding.fide-2009.after-decision':
    '{games, plural, one {Una partida se jugó} other {# partidas se jugaron}} con el encuentro ya decidido y no {games, plural, one {se valora} other {se valoran}}. Si se habían acordado más, indíquelo en `rounds`.',
  'working.fide-2009.rc-swiss':
    '{event}: Rc {rc}, la media de los rivales, {sum} entre {games, plural, one {# partida} other {# partidas}} contra rivales con elo.',
  'working.fide-2009.rc-round-robin':
    '{event}: los jugadores con elo promedian {rar}, y sus diferencias {dpa}; con {opponents} rivales cada uno, Rc {rc}.',
  'working.fide-2009.ru-even': '{event}: {points} de {games} es la mitad de los puntos; Ru es Rc, {ru}.',
  'working.fide-2009.ru-above':
    '{event}: {points} de {games} es {halfPoints, plural, one {# medio punto} other {# medios puntos}} por encima del 50%, a {each} puntos cada uno: de {rc} sale Ru {ru}.',
  'working.fide-2009.ru-below':
    '{event}: {points} de {games} es {percentage}, una diferencia de {difference}: de {rc} sale Ru {ru}.',
  'working.fide-2009.ru-below-round-robin':
    '{event}: {points} de {games} es {percentage}, una diferencia de {difference}, de la que cuenta {opponents}/({opponents}+1): de {rc} sale Ru {ru}.',
  'working.fide-2009.correction':
    '{event}: los rivales a más de 400 puntos se desplazan {sum} en total; repartido entre {opponents} rivales, Rc pasa a {rc} y Ru a {ru}.',
  'working.fide-2009.counted': '{event}: Ru {ru} cuenta.',
  'working.fide-2009.counted-later': '{event}: Ru {ru} cuenta, porque ya contaba una anterior.',
  'working.fide-2009.disregarded-few-points': '{event}: no cuenta, {reached} puntos; el mínimo es {needed}.',
  'working.fide-2009.disregarded-few-games':
    '{event}: no cuenta, {reached, plural, one {# partida} other {# partidas}} contra rivales con elo; el mínimo es {needed}.',
  'working.fide-2009.disregarded-under-floor':
    '{event}: no cuenta, Ru {reached} está por debajo del mínimo de {needed}.',
  'working.fide-2009.pool-left':
    '{performances, plural, one {Una actuación anterior tiene} other {# actuaciones anteriores tienen}} más de {months} meses y {performances, plural, one {ha} other {han}} salido del cómputo.',
  'working.fide-2009.pool-single':
    'Todas las partidas ({games}) se jugaron en un torneo, {event}: el elo es su Ru, {rating}.',
  'working.fide-2009.pool':
    '{performances, plural, one {# actuación} other {# actuaciones}} como un solo torneo: {points} de {games}, Rc {rc}, que da {rating}.',
  'working.fide-2009.first-rating-needs':
    'Un primer elo necesita {needed} partidas y al menos {floor}: hay {games} partidas y un elo de {rating}.',
  'working.fide-2009.k-opening':
    'K del periodo: {k}, con {games} partidas completadas. Es {lower} para siempre cuando un elo publicado ha llegado a {mark} y hay {needed} partidas completadas.',
  'working.fide-2009.k-list':
    'K en la nueva lista: {k}. Es {lower} para siempre cuando un elo publicado ha llegado a {mark} y hay {needed} partidas completadas.',
  'working.fide-2009.period-change':
    'Puntuación menos expectativa en {games, plural, one {# partida} other {# partidas}}: {sum}. Por K {k}: {change}, que se suma a {previous} y se redondea, la mitad hacia arriba.',
  'working.fide-2009.status-rated': 'En la lista con {rating}.',
  'working.fide-2009.status-inactive':
    'Ninguna partida valorada en {months} meses, el último torneo terminó el {last}: inactivo, y cuenta con {rating}.',
  'working.fide-2009.status-inactive-unknown':
    'Ninguna partida valorada en {months} meses, y no se conoce ningún torneo anterior: inactivo, y cuenta con {rating}.',
  'working.fide-2009.status-delisted': 'Por debajo del mínimo de {floor}: sale de la lista y desde ahora no tiene elo.',
  'working.fide-2009.status-new': 'Primer elo publicado: {rating}.',
  'working.fide-2009.status-pending': 'Todavía no se publica; las actuaciones se conservan.',
  'article.fide-2009.0.1':
    'Los cambios del reglamento valen desde un 1 de julio, para los torneos que empiezan entonces o después.',
  'article.fide-2009.0.4': 'Un torneo se registra un mes antes de empezar.',
  'article.fide-2009.0.5': 'Un rechazo se puede recurrir en siete días.',
  'article.fide-2009.0.6': 'No se publica ningún elo por debajo del mínimo: 1200 desde el 1 de julio de 2009.',
  'article.fide-2009.1.1': 'Tiempo para 60 jugadas: 120 minutos con un jugador de 2200, 90 con uno de 1600, si no 60.',
  'article.fide-2009.1.2': 'Las partidas más rápidas no se valoran.',
  'article.fide-2009.3.1': 'Como máximo tres rondas y doce horas de juego al día.',
  'article.fide-2009.4.1': 'Un torneo dura como máximo 90 días.',
  'article.fide-2009.4.11': 'Las ligas pueden durar más.',
  'article.fide-2009.4.12': 'Se pueden aprobar torneos más largos.',
  'article.fide-2009.4.13': 'Los elos son los del comienzo, o los del día de la partida si así se eligió.',
  'article.fide-2009.5.1': 'Una partida se valora cuando ambos han hecho una jugada.',
  'article.fide-2009.6.1':
    'Un jugador sin elo con menos de un punto en el primer torneo no se tiene en cuenta, salvo que ya contara una actuación anterior.',
  'article.fide-2009.6.2': 'Las fases de un torneo se pueden valorar juntas.',
  'article.fide-2009.6.3': 'Al menos un tercio de una liga tiene elo.',
  'article.fide-2009.6.31': 'Una liga de menos de diez jugadores tiene al menos cuatro con elo.',
  'article.fide-2009.6.32': 'Una doble vuelta con jugadores sin elo tiene al menos seis jugadores, cuatro con elo.',
  'article.fide-2009.6.33': 'Un campeonato nacional necesita tres jugadores con elo, o dos en un torneo femenino.',
  'article.fide-2009.6.41':
    'En un suizo una actuación necesita tres partidas contra rivales con elo, medio punto y llegar al mínimo.',
  'article.fide-2009.6.42':
    'Los jugadores con elo se valoran contra rivales con elo y contra los que no lo tienen pero cuentan.',
  'article.fide-2009.6.43': 'Una liga con alguna partida sin jugar se valora como un suizo.',
  'article.fide-2009.6.5': 'Las partidas posteriores a la decisión del encuentro no se valoran.',
  'article.fide-2009.6.6': 'Un encuentro solo se valora entre jugadores con elo.',
  'article.fide-2009.7.1': 'Seis listas al año, cada una con las partidas de su periodo.',
  'article.fide-2009.7.11': 'Un torneo va con la lista vigente cuando empieza.',
  'article.fide-2009.7.12': 'Qué muestra la lista de cada jugador.',
  'article.fide-2009.7.13':
    'Una lista se cierra siete días antes de su fecha; para los torneos de la FIDE, la víspera.',
  'article.fide-2009.7.14': 'Cuándo se publica un primer elo.',
  'article.fide-2009.7.14a': 'Un primer elo a partir de ligas necesita nueve partidas.',
  'article.fide-2009.7.14b': 'Un primer elo a partir de otros torneos necesita nueve partidas contra rivales con elo.',
  'article.fide-2009.7.14c': 'Se agrupan las actuaciones de dos años.',
  'article.fide-2009.7.14d': 'Un primer elo llega al menos al mínimo.',
  'article.fide-2009.7.14e':
    'El conjunto se calcula como un solo torneo; los miembros de algunas asociaciones necesitan siete partidas.',
  'article.fide-2009.7.14f': 'En la Olimpiada y en los campeonatos por equipos bastan siete partidas.',
  'article.fide-2009.7.21': 'Quien cae por debajo del mínimo sale de la lista y desde entonces no tiene elo.',
  'article.fide-2009.7.22': 'Los jugadores titulados sin elo se publican aparte.',
  'article.fide-2009.7.23': 'Los jugadores inactivos cuentan con su último elo.',
  'article.fide-2009.7.23a': 'Un año sin partidas valoradas hace inactivo.',
  'article.fide-2009.7.23b': 'Los jugadores inactivos se muestran durante dos años.',
  'article.fide-2009.7.23c': 'Una partida valorada vuelve a hacer activo.',
  'article.fide-2009.7.24': 'La lista de los mejores deja fuera a los inactivos.',
  'article.fide-2009.7.3': 'Las listas pueden pasar a ser mensuales.',
  'article.fide-2009.8.1': 'Las tablas de porcentajes y diferencias.',
  'article.fide-2009.8.21':
    'Los resultados de un jugador sin elo con menos de un punto en el primer torneo se dejan de lado.',
  'article.fide-2009.8.21a': 'En un suizo, Rc es la media de elo de los rivales.',
  'article.fide-2009.8.21b':
    'En una liga, Rc es la media del torneo, a partir de los elos y los resultados de quienes lo tienen.',
  'article.fide-2009.8.22': 'La mitad de los puntos: Ru es Rc.',
  'article.fide-2009.8.23': 'Más de la mitad: se suman puntos por cada medio punto por encima del 50%.',
  'article.fide-2009.8.24': 'Menos de la mitad en un suizo: se resta la diferencia de la tabla.',
  'article.fide-2009.8.25': 'Menos de la mitad en una liga: se resta n/(n+1) de la diferencia.',
  'article.fide-2009.8.3': 'Si todas las partidas son de un torneo, el primer elo es su Ru.',
  'article.fide-2009.8.31': 'Las actuaciones por debajo del mínimo se ignoran.',
  'article.fide-2009.8.32': 'Un primer elo es un número entero.',
  'article.fide-2009.8.33': 'Un primer elo llega al menos al mínimo.',
  'article.fide-2009.8.34': 'Varios torneos: se suman partidas y puntos y se ponderan las medias.',
  'article.fide-2009.8.4':
    'Quien entró en la lista después de empezar el torneo se valora desde ahí, y para sus rivales cuenta como sin elo.',
  'article.fide-2009.8.51': 'Cuenta la diferencia con cada rival con elo.',
  'article.fide-2009.8.52': 'Un rival sin elo cuenta con el Ru del torneo.',
  'article.fide-2009.8.53': 'El Ru de otro torneo no cuenta nunca.',
  'article.fide-2009.8.54': 'Una diferencia de más de 400 puntos cuenta como 400.',
  'article.fide-2009.8.55': 'Puntuación menos expectativa de la tabla, sumada y multiplicada por K.',
  'article.fide-2009.8.56': 'K es 30; es 20 para siempre después de 2400 y 30 partidas.',
  'article.fide-2009.8.57': 'El nuevo elo se redondea a un número entero.',
  'article.fide-2009.8.58': 'En una liga, Ru se corrige por los rivales a más de 400 puntos.',
  'article.fide-2009.10.2': 'La escala ha de significar lo mismo año tras año.',
  'article.fide-2009.10.3': 'El administrador vigila si la escala se desplaza.',
  'article.fide-2009.12.1': 'Se usan las tablas, no la fórmula que se les acerca.',
  'article.fide-2009.12.2': 'No se interpola ninguna tercera cifra.',
  'article.fide-2009.12.4': 'Los jugadores pueden comprobar su elo.',
  'decision.D-FIDE-1': '15 puntos por cada medio punto por encima del 50%, y K 30, luego 20, como piden los ejemplos.',
  'decision.D-FIDE-2': 'El primer torneo necesita un punto; después de una actuación que cuenta basta medio.',
  'decision.D-FIDE-3': 'La corrección de una liga se hace una sola vez.',
  'decision.D-FIDE-4': 'Una puntuación de todo o nada, que la tabla deja abierta, es una diferencia de 800.',
  'decision.D-FIDE-5':
    'Un conjunto de varios torneos se calcula como un suizo, con Rc ponderado por partidas y redondeado.',
  'decision.D-FIDE-6': 'En una doble vuelta los porcentajes van por partidas y n por rivales.',
  'decision.D-FIDE-7':
    'Una partida jugada que un árbitro dejó en ½-0, 0-½ o 0-0 es jugada: cada uno se valora por sus puntos.',
  'decision.D-FIDE-9': 'La composición de una prueba y su ritmo se juzgan por la lista del inicio.',
  'decision.D-FIDE-10':
    'Las pruebas propias de la FIDE cierran la víspera de una lista, de modo que ninguna se evalúa dos veces.',
  'decision.D-FIDE-11': 'Las partidas no jugadas y las posteriores a un encuentro decidido dan un aviso por prueba.',
  'decision.D-FIDE-12': 'Las fases agrupadas se juzgan por la más rápida.',
  'decision.D-FIDE-13': 'El día de la notificación no cuenta en los días de una apelación.',
  'decision.D-FIDE-14':
    'Un torneo se juzga por la lista de la propia oficina a su inicio, no por los Elos escritos en el informe.',
  'decision.D-FIDE-15':
    'Con el Elo del día de la partida, un jugador solo está sin Elo en las partidas de antes de entrar en una lista; la performance es de estas.',
  'decision.D-FIDE-16': 'Un informe aceptado después de publicarse una lista cuenta en la siguiente.',
  'decision.D-FIDE-17': 'Los informes de las pruebas de la propia FIDE se reciben hasta la víspera de la lista.',
  'decision.D-FIDE-18': 'Siete partidas de una Olimpiada o de un campeonato por equipos bastan para un primer Elo.',
  // What each number of fide-2009 is.
  'web.parameter.fide-2009.registrationMonths': 'meses antes del comienzo con los que se registra un torneo',
  'web.parameter.fide-2009.appealDays': 'días para apelar tras el aviso de que un torneo se rechaza',
  'web.parameter.fide-2009.floor': 'elo más bajo que se publica',
  'web.parameter.fide-2009.timeRequirements': 'minutos para 60 jugadas, según el elo más alto presente',
  'web.parameter.fide-2009.roundsPerDay': 'rondas en un día, como máximo',
  'web.parameter.fide-2009.playPerDay': 'minutos de juego en un día, como máximo',
  'web.parameter.fide-2009.longestEvent': 'días del primero al último, ambos incluidos, como máximo',
  'web.parameter.fide-2009.firstEventHalfPoints':
    'medios puntos que un jugador sin elo necesita en el primer torneo valorado',
  'web.parameter.fide-2009.laterEventHalfPoints': 'medios puntos necesarios después de una performance contada',
  'web.parameter.fide-2009.gamesAgainstRated':
    'partidas contra rivales con elo que necesita una performance en un suizo',
  'web.parameter.fide-2009.ratedShare': 'una liga necesita un jugador con elo de cada tantos',
  'web.parameter.fide-2009.smallRoundRobin': 'una liga con menos jugadores que estos es pequeña',
  'web.parameter.fide-2009.ratedInSmallRoundRobin': 'jugadores con elo que necesita una liga pequeña',
  'web.parameter.fide-2009.playersInDoubleRound':
    'jugadores que necesita una liga a doble vuelta con jugadores sin elo',
  'web.parameter.fide-2009.ratedInDoubleRound':
    'jugadores con elo que necesita una liga a doble vuelta con jugadores sin elo',
  'web.parameter.fide-2009.ratedInChampionship': 'jugadores con elo que necesita un campeonato nacional',
  'web.parameter.fide-2009.ratedInWomensChampionship': 'jugadoras con elo que necesita un campeonato nacional femenino',
  'web.parameter.fide-2009.listMonths': 'meses en cuyo primer día se publica una lista',
  'web.parameter.fide-2009.closingDays': 'días antes de la lista en los que se cierra',
  'web.parameter.fide-2009.gamesForFirstRating': 'partidas necesarias para un primer elo',
  'web.parameter.fide-2009.fewerGamesForFirstRating': 'lo mismo para algunas pruebas por equipos y asociaciones',
  'web.parameter.fide-2009.poolMonths': 'meses en los que se agrupan performances',
  'web.parameter.fide-2009.inactiveMonths': 'meses sin ninguna partida valorada que hacen inactivo',
  'web.parameter.fide-2009.inactiveShownMonths': 'meses durante los que aún se muestra a un jugador inactivo',
  'web.parameter.fide-2009.topListMonths': 'meses de inactividad que terminan con el puesto en la lista de los mejores',
  'web.parameter.fide-2009.pointsOverHalf': 'puntos por cada medio punto por encima del 50%',
  'web.parameter.fide-2009.openDifference': 'diferencia para el 100% de los puntos, que la tabla deja abierta',
  'web.parameter.fide-2009.widestDifference': 'una diferencia mayor que esta cuenta como esta',
  'web.parameter.fide-2009.factor': 'K, y qué lleva a la más baja',
  'web.parameter.fide-2009.pointsOverHalfAsPrinted':
    'puntos por cada medio punto por encima del 50%, tal como está impreso',
};
