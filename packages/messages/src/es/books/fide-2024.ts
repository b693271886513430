/** fide-2024 en palabras: avisos, cálculos, artículos y decisiones, dichos a nuestra manera. Los artículos de rápidas y relámpago llevan una R. */
export const messages: Record<keyof typeof import('../../en/books/fide-2024.ts').messages, string> = {
  'fact.fide-2024.forList': 'Presentado para la lista de',
  'fact.fide-2024.forList-hint':
    'El primero de un mes, como máximo el tercero después del final (9.1). Vacío: la primera lista que puede incluirlo.',
  'fact.fide-2024.moves': 'Jugadas hasta el primer control',
  'fact.fide-2024.moves-hint': 'Al menos 30 en juego estándar (1.2).',
  'fact.fide-2024.waived':
    'Las partidas posteriores a la decisión del match cuentan para el Elo, según lo acordado antes (6.2)',
  'fact.fide-2024.excluded': 'No cuenta para el Elo: fuerza mayor o juego limpio (5.1)',
  'fact.fide-2024.unequalTime': 'Tiempos de reflexión distintos: no cuenta en rápidas ni relámpago (R1.2)',
  'finding.fide-2024.no-list-day':
    'Se publica una lista el primero de cada mes, desde el {from}; {date} no es uno de esos días.',
  'finding.fide-2024.lift-alone': 'La lista del {date} es la anterior, convertida: no se valora ningún torneo en ella.',
  'finding.fide-2024.started-before':
    'El torneo no se valora con este reglamento: empezó el {start}, y el reglamento rige para los que empiezan el {from} o después.',
  'finding.fide-2024.before-closing':
    'El torneo no se valora en esta lista: acabó el {end}, después del día de cierre. Comuníquelo para la siguiente.',
  'finding.fide-2024.reported-late':
    'El torneo no se valora: acabó el {end} y podía comunicarse hasta la lista del {last}.',
  'finding.fide-2024.other-rhythm':
    'Con {minutes} minutos para 60 jugadas el torneo no es de la lista de {rhythm, select, standard {ritmo estándar} rapid {rápidas} other {relámpago}} y queda fuera.',
  'finding.fide-2024.too-fast':
    'El torneo no se valora: {minutes} minutos para 60 jugadas; una partida relámpago tiene más de {limit}.',
  'finding.fide-2024.first-control':
    'El torneo no se valora: el primer control es de {moves} jugadas y hacen falta al menos {least}.',
  'finding.fide-2024.match-unrated':
    'El match no se valora: {unrated, plural, one {uno de los jugadores no tiene elo} other {# de los jugadores no tienen elo}}.',
  'finding.fide-2024.unequal-time': 'La partida no se valora: los jugadores tenían tiempos distintos.',
  'finding.fide-2024.time-control':
    'La partida no se valora: {minutes} minutos para 60 jugadas, y con un jugador de {highest} hacen falta al menos {needed}.',
  'finding.fide-2024.too-far-apart':
    'La partida no se valora: {difference} puntos de diferencia, con un jugador de {highest}.',
  'finding.fide-2024.registered-late':
    'Registrado el {registered}; el último día era el {due}. Solo se valora con permiso.',
  'finding.fide-2024.ratings-differ':
    'El informe da a {players, plural, one {un jugador otro elo} other {# jugadores otros elos}} que la lista del inicio del torneo, que es la que cuenta: {named}{more, plural, =0 {} other { y # más}}.',
  'finding.fide-2024.rounds-per-day':
    '{rounds} rondas el {date}; se pueden jugar como máximo {limit} al día. El torneo se valora igualmente.',
  'finding.fide-2024.play-per-day':
    '{rounds, plural, one {# ronda puede} other {# rondas pueden}} durar {minutes} minutos el {date}; un día puede tener {limit}. El torneo se valora igualmente.',
  'finding.fide-2024.long-event':
    'El torneo dura {days} días, más de {limit}: se comunica cada mes y cada partida va por la lista de su día.',
  'finding.fide-2024.unplayed-games':
    '{games, plural, one {Una partida no se jugó o se ha excluido, y no cuenta} other {# partidas no se jugaron o se han excluido, y no cuentan}}.',
  'finding.fide-2024.after-decision':
    '{games, plural, one {Una partida se jugó} other {# partidas se jugaron}} con el match ya decidido y no {games, plural, one {se valora} other {se valoran}}. Si se habían acordado más, indíquelo en `rounds`; si se dispensó, en `waived`.',
  'working.fide-2024.performance':
    '{event}: {points} de {games} contra rivales con elo. Con dos rivales de 1800, ambos en tablas, los {opponents} promedian {average} y {percentage} de los puntos son una diferencia de {difference}: Ru {ru}.',
  'working.fide-2024.limited': '{event}: un primer elo es como máximo {highest}.',
  'working.fide-2024.counted': '{event}: cuenta.',
  'working.fide-2024.counted-later': '{event}: ningún punto, y cuenta igualmente, porque ya ha contado una anterior.',
  'working.fide-2024.disregarded': '{event}: ningún punto en el primer torneo, que no se tiene en cuenta.',
  'working.fide-2024.pool-left':
    '{performances, plural, one {Una actuación anterior tiene} other {# actuaciones anteriores tienen}} más de {lists} listas y {performances, plural, one {ha} other {han}} salido del cómputo.',
  'working.fide-2024.pool':
    '{performances, plural, one {# actuación} other {# actuaciones}} en conjunto: {points} de {games}. Con dos rivales de 1800, ambos en tablas, los {opponents} promedian {average} y {percentage} de los puntos son una diferencia de {difference}: {ru}.',
  'working.fide-2024.pool-limited': 'Un primer elo es como máximo {highest}.',
  'working.fide-2024.first-rating-needs':
    'Un primer elo necesita {needed} partidas y al menos {floor}: hay {games} y un elo de {rating}.',
  'working.fide-2024.seed':
    'Sin elo en este ritmo: las partidas se valoran desde el elo estándar, {seed}, y el jugador entra en la lista enseguida.',
  'working.fide-2024.k-opening':
    'K de este periodo: {k}, {line, select, listed {el que llevaba la última lista} forGood {un elo publicado ha llegado a {mark}} junior {hasta terminar el año en que cumple {juniorAge} años, sin haber llegado a {juniorMark}} beginner {{games} partidas hasta ahora, menos de {needed}} other {{games} partidas hasta ahora, sin haber llegado a {mark}}}.',
  'working.fide-2024.k-list':
    'K en la nueva lista: {k}, {line, select, listed {el que llevaba la última lista} forGood {un elo publicado ha llegado a {mark}} junior {hasta terminar el año en que cumple {juniorAge} años, sin haber llegado a {juniorMark}} beginner {{games} partidas hasta ahora, menos de {needed}} other {{games} partidas hasta ahora, sin haber llegado a {mark}}}.',
  'working.fide-2024.k-limit': '{games} partidas en el periodo: {k} × {games} pasa de {most}; K es {used}.',
  'working.fide-2024.period-change':
    'Puntuación menos expectativa en {games, plural, one {# partida} other {# partidas}}: {sum}. Por K {k}: {change}, redondeado con el medio lejos de cero y sumado a {previous}.',
  'working.fide-2024.lift':
    'Convertido el 1 de marzo de 2024: 0,4 del camino de {previous} hasta {below} son {change}, y hacen {rating}.',
  'working.fide-2024.lift-none': 'No se sube el 1 de marzo de 2024.',
  'working.fide-2024.period-part':
    'Puntuación menos expectativa en {games, plural, one {# partida} other {# partidas}}: {sum}. Por K {k}: {points}.',
  'working.fide-2024.games-of-before':
    'Los torneos empezados antes del cambio de reglamento aportan {points} en {games, plural, one {# partida} other {# partidas}}. En total {all}, redondeado con el medio lejos de cero y sumado a {previous}.',
  'working.fide-2024.taken-over':
    'El reglamento anterior hizo por última vez la lista de {date}, con {previous}; este reglamento continúa desde ahí.',
  'working.fide-2024.lifted': 'Subido: 0,4 del camino de {previous} hasta {below} son {points}, y hacen {rating}.',
  'working.fide-2024.not-lifted': 'No se sube: {previous} no está por debajo de {below}.',
  'working.fide-2024.status-rated': 'En la lista con {rating}.',
  'working.fide-2024.status-inactive':
    'Ninguna partida valorada en {months} meses; el último torneo acabó el {last}: inactivo, con {rating}.',
  'working.fide-2024.status-inactive-unknown':
    'Ninguna partida valorada en {months} meses y no consta ningún torneo anterior: inactivo, con {rating}.',
  'working.fide-2024.status-delisted': 'Por debajo del mínimo de {floor}: fuera de la lista y sin elo desde ahora.',
  'working.fide-2024.status-new': 'Primer elo publicado: {rating}.',
  'working.fide-2024.status-pending': 'Aún no se publica; las actuaciones quedan en el cómputo.',
  'article.fide-2024.0.1': 'El reglamento rige para los torneos que empiezan el 1 de marzo de 2024 o después.',
  'article.fide-2024.0.2':
    'Un torneo se registra 30 días antes de empezar si hay un jugador de más de 2700, o una jugadora de más de 2500; si no, tres días.',
  'article.fide-2024.0.3': 'Los torneos de la propia FIDE se comunican y se valoran.',
  'article.fide-2024.0.4': 'Una denegación se puede recurrir en siete días.',
  'article.fide-2024.1.1':
    'Tiempo para 60 jugadas: 120 minutos en una partida con un jugador de 2400, 90 con uno de 1800, si no 60.',
  'article.fide-2024.1.2': 'Un primer control tiene al menos 30 jugadas.',
  'article.fide-2024.3.1': 'Como máximo doce horas de juego al día.',
  'article.fide-2024.4.1': 'Un torneo de más de 30 días se comunica cada mes.',
  'article.fide-2024.5.1':
    'Una partida se valora cuando ambos han hecho una jugada, salvo que la fuerza mayor o el juego limpio la excluyan.',
  'article.fide-2024.6.1': 'Un match solo se valora entre jugadores con elo.',
  'article.fide-2024.6.2': 'Las partidas posteriores a la decisión de un match no se valoran, salvo dispensa previa.',
  'article.fide-2024.7.1': 'Una lista el primero de cada mes, con las partidas de su periodo.',
  'article.fide-2024.7.1.1': 'Un periodo es el tiempo en que vale una lista.',
  'article.fide-2024.7.1.2': 'Qué muestra la lista de cada jugador.',
  'article.fide-2024.7.1.3':
    'Una lista se cierra tres días antes de su fecha; para los torneos de la FIDE, la víspera.',
  'article.fide-2024.7.1.4': 'Un primer elo necesita cinco partidas contra rivales con elo en 26 listas, y 1400.',
  'article.fide-2024.7.2.1': 'Quien baja de 1400 sale de la lista y desde entonces no tiene elo.',
  'article.fide-2024.7.2.2':
    'Un año sin ninguna partida valorada hace inactivo; una partida valorada vuelve a hacer activo.',
  'article.fide-2024.8.1.1': 'La tabla de diferencias por porcentajes.',
  'article.fide-2024.8.1.2': 'La tabla de puntuaciones esperadas por diferencias.',
  'article.fide-2024.8.2.1': 'Un primer torneo sin ningún punto no se tiene en cuenta.',
  'article.fide-2024.8.2.2': 'Ra es el promedio de los rivales con elo y de dos hipotéticos de 1800, ambos en tablas.',
  'article.fide-2024.8.2.3': 'Ru es Ra con la diferencia de la tabla, un número entero, como máximo 2200.',
  'article.fide-2024.8.2.4':
    'Quien entró en la lista una vez empezado el torneo se valora desde allí, y para los rivales cuenta como jugador sin elo.',
  'article.fide-2024.8.3.1':
    'Cuenta la diferencia con cada rival con elo, hasta 400 puntos; desde octubre de 2025, entera para jugadores de 2650 o más.',
  'article.fide-2024.8.3.2': 'Puntuación menos expectativa según la tabla, sumada y multiplicada por K.',
  'article.fide-2024.8.3.3':
    'K es 10 después de 2400, 40 para jóvenes de menos de 2300 y para las primeras 30 partidas, si no 20; K por las partidas de un periodo no pasa de 700.',
  'article.fide-2024.8.3.4': 'El cambio de un periodo se redondea a un número entero, el medio lejos de cero.',
  'article.fide-2024.9.1': 'Un torneo se comunica para una lista, a más tardar para la tercera después de acabar.',
  'article.fide-2024.R0.1': 'El reglamento rige para los torneos que empiezan el 1 de marzo de 2024 o después.',
  'article.fide-2024.R0.2': 'Un torneo se registra tres días antes de empezar.',
  'article.fide-2024.R0.4': 'Una denegación se puede recurrir en siete días.',
  'article.fide-2024.R1.1':
    'Rápidas: más de 10 y menos de 60 minutos para 60 jugadas; relámpago: más de 3 y como máximo 10.',
  'article.fide-2024.R1.2': 'Las partidas en que los jugadores tienen tiempos distintos no se valoran.',
  'article.fide-2024.R3.1': 'Como máximo 15 rondas rápidas o 30 relámpago al día.',
  'article.fide-2024.R4.1':
    'Una partida se valora cuando ambos han hecho una jugada, salvo que la fuerza mayor o el juego limpio la excluyan.',
  'article.fide-2024.R5.1': 'Un match solo se valora entre jugadores con elo.',
  'article.fide-2024.R5.2': 'Las partidas posteriores a la decisión de un match no se valoran, salvo dispensa previa.',
  'article.fide-2024.R6.1': 'Una lista el primero de cada mes, con las partidas de su periodo.',
  'article.fide-2024.R6.1.1': 'Un periodo es el tiempo en que vale una lista.',
  'article.fide-2024.R6.1.2': 'Qué muestra la lista de cada jugador.',
  'article.fide-2024.R6.1.3':
    'Una lista se cierra tres días antes de su fecha; para los torneos de la FIDE, la víspera.',
  'article.fide-2024.R6.1.4': 'Un primer elo necesita cinco partidas contra rivales con elo en 26 listas, y 1400.',
  'article.fide-2024.R6.2.1': 'Quien baja de 1400 sale de la lista y desde entonces no tiene elo.',
  'article.fide-2024.R6.2.2':
    'Un año sin ninguna partida valorada hace inactivo; una partida valorada vuelve a hacer activo.',
  'article.fide-2024.R7.1.1': 'La tabla de diferencias por porcentajes.',
  'article.fide-2024.R7.1.2': 'La tabla de puntuaciones esperadas por diferencias.',
  'article.fide-2024.R7.2.1':
    'Quien no tiene elo en el ritmo pero sí estándar se valora con este y cuenta como jugador con elo.',
  'article.fide-2024.R7.2.2': 'Un primer torneo sin ningún punto no se tiene en cuenta.',
  'article.fide-2024.R7.2.3': 'Ra es el promedio de los rivales con elo y de dos hipotéticos de 1800, ambos en tablas.',
  'article.fide-2024.R7.2.4': 'Ru es Ra con la diferencia de la tabla, un número entero, como máximo 2200.',
  'article.fide-2024.R7.2.5':
    'Quien entró en la lista una vez empezado el torneo se valora desde allí, y para los rivales cuenta como jugador sin elo.',
  'article.fide-2024.R7.3.1':
    'Una diferencia de más de 400 puntos cuenta como 400; desde diciembre de 2024 no se valoran las partidas con 600 o más de diferencia y un jugador de más de 2600.',
  'article.fide-2024.R7.3.2': 'Puntuación menos expectativa según la tabla, sumada y multiplicada por K.',
  'article.fide-2024.R7.3.3':
    'K es 10 después de 2400, 40 para jóvenes de menos de 2300 y para las primeras 30 partidas, si no 20; K por las partidas de un periodo no pasa de 700.',
  'article.fide-2024.R7.3.4': 'El cambio de un periodo se redondea a un número entero, el medio lejos de cero.',
  'article.fide-2024.R8.1': 'Un torneo se comunica para una lista, a más tardar para la tercera después de acabar.',
  'decision.D-F24-1':
    'Un torneo es de la primera lista después de su día de cierre, salvo que indique otra; los periodos se unen sin huecos ni solapes.',
  'decision.D-F24-2': 'La tercera lista después de un torneo es el tercer primero de mes después de acabar.',
  'decision.D-F24-3':
    'El tiempo para 60 jugadas son los minutos más el incremento en segundos, en todos los ritmos; un torneo de otro ritmo queda fuera.',
  'decision.D-F24-4': 'El ritmo se juzga partida a partida, con los elos que se usan en ella.',
  'decision.D-F24-5':
    'Para los 600 puntos valen los elos que se usan en la partida, también los estándar; 600 cuenta, 2600 no.',
  'decision.D-F24-6':
    'Las partidas van por la lista del inicio del torneo; en torneos de más de 30 días, por la de su día.',
  'decision.D-F24-7':
    'Quien ha salido de la lista desde el torneo cuenta como jugador con elo para los rivales; las propias partidas van al cómputo.',
  'decision.D-F24-8': 'La suma de todo el periodo se redondea una sola vez.',
  'decision.D-F24-9':
    'Las líneas de K valen en este orden: 10 para siempre, 40 de los jóvenes, 40 de los principiantes, 20.',
  'decision.D-F24-10': 'Las 30 partidas incluyen las anteriores al primer elo.',
  'decision.D-F24-11': 'El medio sube para p y Ru.',
  'decision.D-F24-12': 'El primer torneo es el primero que deja rastro.',
  'decision.D-F24-13': '26 listas, contando la que se hace.',
  'decision.D-F24-14': 'Quien se valora por la lista estándar es un principiante del ritmo para K.',
  'decision.D-F24-15':
    'De un elo que ha bajado del mínimo solo se conservan el número de partidas y las marcas de 2300 y 2400.',
  'decision.D-F24-16': 'Un año son doce meses naturales antes de la lista, desde el final del último torneo valorado.',
  'decision.D-F24-23':
    'El conjunto de resultados de otro reglamento continúa como sumas: la media tantas veces como partidas, subida donde se suben los Elos, en la lista posterior al final del torneo.',
  'decision.D-F24-24':
    'Al continuar desde otro reglamento, las partidas anteriores al primer Elo cuentan como partidas de la carrera, y la marca de 2300 se busca en todas las listas.',
  'decision.D-F24-25':
    'Las partidas que valora el reglamento anterior llevan su propia K y se suman antes de redondear; el límite de 700 cuenta solo las de este reglamento.',
  'decision.D-F24-26':
    'Solo se puede continuar desde un reglamento cuyas listas hayan guardado el número de partidas y los conjuntos de resultados; una escala nacional sin ello, como la de fce-2016, empieza de nuevo.',
  'decision.D-F24-28': 'Una partida jugada que un árbitro dejó en ½-0, 0-½ o 0-0 se valora: cada uno tiene sus puntos.',
  'decision.D-F24-27':
    'La primera lista la hace el reglamento anterior con sus estados; después se suben los Elos, la K sigue 8.3.3 y quien está por debajo del mínimo sale.',
  // Qué es cada número de fide-2024.
  'web.parameter.fide-2024.earlyRegistrationDays':
    'días antes del inicio en que se registra un torneo de grandes jugadores',
  'web.parameter.fide-2024.registrationDays': 'días antes del inicio en que se registra cualquier otro torneo',
  'web.parameter.fide-2024.topRating': 'un gran jugador tiene más elo que este',
  'web.parameter.fide-2024.topWomensRating': 'una gran jugadora tiene más elo que este',
  'web.parameter.fide-2024.appealDays': 'días para recurrir tras el aviso de que un torneo se deniega',
  'web.parameter.fide-2024.timeRequirements': 'minutos para 60 jugadas, según el elo más alto de la partida',
  'web.parameter.fide-2024.firstControlMoves': 'mínimo de jugadas del primer control',
  'web.parameter.fide-2024.rapidOver': 'minutos para 60 jugadas que una partida rápida supera',
  'web.parameter.fide-2024.blitzOver': 'minutos para 60 jugadas que una partida relámpago supera',
  'web.parameter.fide-2024.playPerDay': 'máximo de minutos de juego en un día',
  'web.parameter.fide-2024.roundsPerDay': 'máximo de rondas en un día',
  'web.parameter.fide-2024.longEventDays': 'un torneo de más días que estos es largo',
  'web.parameter.fide-2024.closingDays': 'días antes de la lista en que un torneo ha acabado',
  'web.parameter.fide-2024.gamesForFirstRating': 'partidas de un primer elo',
  'web.parameter.fide-2024.poolLists': 'listas en que se acumulan las actuaciones, contando la nueva',
  'web.parameter.fide-2024.floor': 'elo más bajo que se publica',
  'web.parameter.fide-2024.inactiveMonths': 'meses sin partidas valoradas que hacen inactivo',
  'web.parameter.fide-2024.openDifference': 'diferencia para una puntuación del 100%',
  'web.parameter.fide-2024.hypotheticalOpponents': 'rivales hipotéticos de un primer elo, cada uno en tablas',
  'web.parameter.fide-2024.hypotheticalRating': 'elo de un rival hipotético',
  'web.parameter.fide-2024.highestFirstRating': 'primer elo más alto',
  'web.parameter.fide-2024.widestDifference': 'una diferencia mayor cuenta como esta',
  'web.parameter.fide-2024.fullDifferenceFrom': 'elo a partir del cual cuenta toda la diferencia, solo en estándar',
  'web.parameter.fide-2024.unratedDifference':
    'diferencia con que no se valoran las partidas de jugadores que pasan de un elo',
  'web.parameter.fide-2024.unratedOver': 'el elo para esa diferencia',
  'web.parameter.fide-2024.factor': 'K, por la primera línea que vale',
  'web.parameter.fide-2024.mostFactorGames': 'K por las partidas de un periodo no pasa de esto',
  'web.parameter.fide-2024.reportLists': 'listas después de acabar para las que se puede comunicar un torneo',
  'web.parameter.fide-2024.liftBelow': 'los elos por debajo de este se subieron el primer día, solo en estándar',
  'web.parameter.fide-2024.liftFifths': 'quintas partes del camino hasta ahí que se subieron',
};
