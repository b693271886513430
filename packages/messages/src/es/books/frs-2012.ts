export const messages: Record<keyof typeof import('../../en/books/frs-2012.ts').messages, string> = {
  'finding.frs-2012.one-player':
    'La partida {game} del {date} tiene {players, plural, =0 {cero jugadores} one {un solo jugador} other {# jugadores}}: para repartir puntos hacen falta al menos dos, así que no se valora. Si falta alguien, complete los resultados.',
  'finding.frs-2012.place-impossible':
    'Partida {game} del {date}: el puesto {place} del jugador {player} no existe en una partida de {players, plural, one {un jugador} other {# jugadores}}, así que la partida no se valora. Corrija el puesto o añada a los jugadores que faltan.',
  'finding.frs-2012.places-missing':
    'La prueba de Libere {event} del {date} no tiene clasificación final. Antes de 2011 las puntuaciones de entrada salen de las clasificaciones, así que la prueba no se valora. Añada los puestos.',
  'finding.frs-2012.player-unranked':
    'Prueba de Libere {event} del {date}: el jugador {player} tiene partidas, pero no figura en la clasificación final. Antes de 2011 las puntuaciones de entrada salen de las clasificaciones, así que la prueba no se valora. Añada su puesto.',
  'finding.frs-2012.list-before-first-day':
    'La lista del {listDate} está vacía: se valoran las partidas a partir del {firstDay}. Pida una lista posterior.',

  'working.frs-2012.collective-rating':
    '{type}: {games, plural, one {una partida} other {# partidas}} de la ventana; puntos por pesos {weightedPoints}, pesos {weights}: la puntuación es {rating}, que se muestra como {displayed}.',
  'working.frs-2012.collective-status':
    '{type}: {played} de {calendar, plural, one {la última partida} other {las últimas # partidas}}; con una ventana de {window}, la puntuación es activa a partir de {needed} partidas. {status, select, active {Es activa.} provisional {Es provisional.} other {Es {status}.}}',
  'working.frs-2012.general-rating':
    'Puntuación general: la media de {clasic} (Duplicat Clasic), {completiv} (Duplicat Completiv), {eliptic} (Duplicat Eliptic), {compunere} (Compunere) y {anticipatie} (Anticipație){missing, plural, =0 {} one {, con un tipo sin puntuación que cuenta 150} other {, con # tipos sin puntuación que cuentan 150}}: {rating}, que se muestra como {displayed}.',
  'working.frs-2012.libere-tournament-start':
    '{games, plural, =0 {{event}: ningún torneo anterior en la ventana, puntuación de entrada {start}.} one {{event}: un torneo anterior en la ventana; puntos por pesos {weightedPoints}, pesos {weights}: la puntuación de entrada es {start}.} other {{event}: # torneos anteriores en la ventana; puntos por pesos {weightedPoints}, pesos {weights}: la puntuación de entrada es {start}.}}',
  'working.frs-2012.libere-tournament':
    '{event}, como torneo de valor {value}: el puesto {place} de {players} da {points} puntos para las puntuaciones de entrada siguientes.',
  'working.frs-2012.libere-newcomer':
    '{event}, primeras partidas: {ratedGames, plural, =0 {ningún rival con puntuación, la primera pasada da {firstPass}} one {una partida contra un rival con puntuación, la primera pasada da {firstPass}} other {# partidas contra rivales con puntuación, la primera pasada da {firstPass}}}; con {games, plural, one {la única partida} other {las # partidas}}, la segunda pasada da la puntuación de entrada {secondPass}.',
  'working.frs-2012.libere-rating':
    'Libere: {games, plural, one {una partida} other {las # partidas más recientes}}; puntos por pesos {weightedPoints}, pesos {weights}: la puntuación es {rating}, que se muestra como {displayed}.',
  'working.frs-2012.libere-status':
    'Libere: {played, plural, one {una partida valorada} other {# partidas valoradas}} en {rounds, plural, one {una ronda disputada} other {# rondas disputadas}}; la puntuación es activa a partir de {needed, plural, one {una partida} other {# partidas}}. Última partida el {last}; sin ninguna más, es inactiva desde el {inactiveFrom}. {status, select, active {Es activa.} provisional {Es provisional.} inactive {Es inactiva.} other {Es {status}.}}',

  'article.frs-2012.1':
    'Cada tipo de partida tiene su propia puntuación. Libere sigue a la ABSP: las 100 partidas más recientes, con pesos 200, 199, etc. desde la más nueva. En las partidas colectivas las mesas van por rating general.',
  'article.frs-2012.2':
    'Se valoran las partidas desde 2009 y, de cada tipo, solo las N más recientes del calendario, con una N fijada para cada tipo.',
  'article.frs-2012.3':
    'Una partida en la ventana da una puntuación provisional, y el 15% de la ventana, una activa; sin ninguna, el jugador no tiene puntuación.',
  'article.frs-2012.4':
    'Las magnitudes de las fórmulas: ventana, partida, jugadores, valor, puesto, puntos, asistencia y puntuación.',
  'article.frs-2012.5':
    'Una partida vale la media de las puntuaciones actuales de quienes la juegan; quien no tiene cuenta 150.',
  'article.frs-2012.6':
    'El primer puesto obtiene el valor de la partida más 50 y el último el valor menos 50, con pasos iguales entre ambos.',
  'article.frs-2012.7':
    'La puntuación es la media de los puntos de las partidas jugadas en la ventana; las más nuevas pesan más.',
  'article.frs-2012.8':
    'La puntuación general es la media de las cinco puntuaciones colectivas, para los jugadores activos en al menos una.',

  'decision.D-FRS-1': 'Una partida con un solo jugador no se valora.',
  'decision.D-FRS-2': 'Los puestos son los oficiales; los iguales siguen iguales y se admiten medios puestos.',
  'decision.D-FRS-3':
    'Mientras el calendario sea más corto que N, la ventana es lo que hay; el límite sigue siendo el 15% de N.',
  'decision.D-FRS-4':
    'Desde el 1 de enero de 2011 cada jugador entra en una prueba de Libere con su puntuación de Libere.',
  'decision.D-FRS-5':
    'Los recién llegados a Libere reciben la puntuación de entrada en dos pasadas: primero contra rivales con puntuación, después contra todos.',
  'decision.D-FRS-6': 'En Libere no se aplica ningún mínimo ni ninguna regla especial para quien tiene pocas partidas.',
  'decision.D-FRS-7':
    'Las sumas se hacen en doble precisión y en orden de calendario; un valor mostrado a menos de una milmillonésima de un medio sube.',
  'decision.D-FRS-8': 'Los dos años sin partida de Libere se cumplen en el segundo aniversario de la última.',
  'decision.D-FRS-9':
    'El mínimo de un rating activo de Libere son las partidas enteras que llegan al 15% de las rondas.',
  'decision.D-FRS-10': 'Un documento con puestos imposibles o ausentes se rechaza entero.',
  'decision.D-OFF-11':
    'Ningún artículo fija días para las listas: puede haberla cualquier día desde el 1 de enero de 2009; se propone el primero de cada mes.',
  // What each number of frs-2012 is.
  'web.parameter.frs-2012.firstRatedDay': 'primer día cuyas partidas se valoran',
  'web.parameter.frs-2012.activePercent': 'porcentaje de la ventana que hace activo un rating',
  'web.parameter.frs-2012.valueWithoutRating': 'qué cuenta un jugador sin rating en el valor de una partida',
  'web.parameter.frs-2012.fewestPlayers': 'jugadores sin los cuales una partida no da puntos',
  'web.parameter.frs-2012.placeSwing': 'puntos entre el valor de una partida y su primer puesto',
  'web.parameter.frs-2012.weightConstant': 'peso de una partida: la constante',
  'web.parameter.frs-2012.weightOfWindow': 'peso de una partida: por cada partida de la ventana',
  'web.parameter.frs-2012.weightStep': 'peso que pierde una partida cuando la sigue otra',
  'web.parameter.frs-2012.halfTolerance': 'distancia de la mitad que todavía redondea hacia arriba',
  'web.parameter.frs-2012.generalWithoutRating': 'qué cuenta un tipo sin rating en el rating general',
  'web.parameter.frs-2012.libereRatingFrom': 'primer día en que Libere parte de su propio rating',
  'web.parameter.frs-2012.libereGames': 'partidas más recientes que hacen un rating de Libere',
  'web.parameter.frs-2012.libereNewestWeight': 'peso de la partida más reciente de Libere',
  'web.parameter.frs-2012.libereWeightStep': 'peso que pierde una partida de Libere cuando la sigue otra',
  'web.parameter.frs-2012.libereSwing':
    'puntos de una victoria por encima del rating del rival, de una derrota por debajo',
  'web.parameter.frs-2012.libereReach': 'distancia del rating propio a la que cuenta un rival, como máximo',
  'web.parameter.frs-2012.libereNewcomer':
    'primera pasada de un recién llegado que no encontró a ningún rival con rating',
  'web.parameter.frs-2012.libereActivePercent':
    'porcentaje de las partidas posibles que hace activo un rating de Libere',
  'web.parameter.frs-2012.libereRoundsCounted': 'partidas posibles que cuentan, como máximo',
  'web.parameter.frs-2012.libereInactiveMonths': 'meses sin jugar tras los cuales un rating de Libere es inactivo',
  'web.parameter.frs-2012.window.duplicat-clasic': 'partidas de Duplicat Clasic en la ventana',
  'web.parameter.frs-2012.window.duplicat-completiv': 'partidas de Duplicat Completiv en la ventana',
  'web.parameter.frs-2012.window.duplicat-eliptic': 'partidas de Duplicat Eliptic en la ventana',
  'web.parameter.frs-2012.window.compunere': 'partidas de Compunere en la ventana',
  'web.parameter.frs-2012.window.anticipatie': 'partidas de Anticipație en la ventana',
  'web.parameter.frs-2012.window.libere': 'torneos de Libere en la ventana, hasta 2011',
};
