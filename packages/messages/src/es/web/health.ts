/** The health of the scale. */
export const messages: Record<keyof typeof import('../../en/web/health.ts').messages, string> = {
  'web.health.about':
    'El Elo está sano cuando un número quiere decir lo mismo en todas partes y siempre: los jugadores hacen los puntos que su Elo predice, y la misma fuerza mantiene el mismo Elo de un año a otro. La FIDE pide vigilarlo en el artículo',
  'web.health.none': 'Todavía no hay nada que mostrar: no se ha publicado ninguna lista.',
  'web.health.scrabble':
    'En la mayoría de las partidas de Scrabble todos juegan con las mismas letras, así que no hay resultados de un jugador contra otro con los que comparar los ratings; lo que puede seguirse es cuánta gente juega.',
  'web.health.seen':
    'De {lists, plural, one {una lista} other {# listas}} y {games, plural, one {una partida} other {# partidas}}, a día de hoy.',
  'web.health.scores': '¿Los jugadores hacen los puntos que el Elo predice?',
  'web.health.scores-about':
    'La línea azul es la puntuación esperada; la barra sombreada, el margen del azar; el punto, la puntuación real. Las incomparecencias no cuentan; los grupos de menos de 30 partidas solo salen en las tablas.',
  'web.health.by-rating': 'Según el Elo propio',
  'web.health.by-difference': 'Jugador con más Elo, según la diferencia',
  'web.health.by-age': 'Según la edad',
  'web.health.by-list': 'Jugador con más Elo, por lista',
  'web.health.rating': 'Elo',
  'web.health.difference': 'Diferencia de Elo',
  'web.health.age': 'Edad',
  'web.health.expected': 'Esperado',
  'web.health.scored': 'Real',
  'web.health.over': 'Diferencia en 100 partidas',
  'web.health.figures': 'Cifras: {what}',
  'web.health.healthy-rating':
    'Sano: cada punto sobre su barra. Puntos por encima a la izquierda y por debajo a la derecha quieren decir que los Elos están demasiado separados: los altos valen menos de lo que dicen.',
  'web.health.healthy-difference':
    'Sano: los puntos siguen la línea. Puntos por debajo quieren decir que los favoritos ganan menos de lo esperado: las diferencias son demasiado grandes.',
  'web.health.healthy-age':
    'Sano: cada punto sobre su barra. Puntos por encima en los jóvenes quieren decir que son más fuertes que su Elo y quitan puntos a los demás.',
  'web.health.healthy-list':
    'Sano: las dos líneas van juntas. Si la real está años por debajo de la esperada, los Elos se han separado demasiado.',
  'web.health.drift': '¿El Elo sube o baja por sí solo?',
  'web.health.drift-about': 'Cuentan los jugadores de la lista con Elo que no constan como inactivos.',
  'web.health.mean': 'Media de los jugadores activos',
  'web.health.quantile-10': 'un 10\u00a0% es inferior',
  'web.health.quantile-50': 'la mitad es inferior',
  'web.health.quantile-90': 'un 10\u00a0% es superior',
  'web.health.healthy-mean':
    'Sano: líneas casi planas. Una media que baja sin que nadie juegue peor es deflación; una que sube, inflación. Los nuevos también la mueven: mire también el gráfico siguiente.',
  'web.health.cohorts': 'Los mismos jugadores a lo largo del tiempo',
  'web.health.cohort': 'Desde el {date} ({players, plural, one {un jugador} other {# jugadores}})',
  'web.health.at-first': 'Inicial',
  'web.health.today': 'Hoy',
  'web.health.healthy-cohorts':
    'Sano: líneas casi planas, y nunca todas bajando o subiendo. En estos grupos no entra ni sale nadie: solo los mueven puntos que aparecen o desaparecen.',
  'web.health.newcomers': 'Nuevos: Elo inicial y después',
  'web.health.lists-later': 'Listas después',
  'web.health.gain': 'Ganancia desde el Elo inicial',
  'web.health.healthy-newcomers':
    'Sano: cerca de cero, o subiendo suavemente a medida que se aprende. Si sube deprisa, los Elos iniciales son demasiado bajos; si baja, demasiado altos.',
  'web.health.size': 'Cuánto se juega',
  'web.health.players-by-list': 'Jugadores por lista',
  'web.health.games-by-list': 'Partidas por lista',
  'web.health.of-them-new': 'nuevos',
  'web.health.healthy-players':
    'Jugadores activos de cada lista. Un salto repentino es un cambio de licencias o de reglas más que de fuerza.',
  'web.health.healthy-games':
    'Partidas valoradas de cada lista. Con pocas partidas cambian pocos números: los meses de poco juego dicen poco.',
  'web.health.say.size':
    'En la lista del {date} hay {players, plural, one {un jugador activo} other {# jugadores activos}} con Elo; en los últimos doce meses han jugado {games, plural, one {una partida valorada} other {# partidas valoradas}}.',
  'web.health.say.middle':
    'La mitad tiene {median} o menos; uno de cada diez tiene {low} o menos, y uno de cada diez pasa de {high}.',
  'web.health.say.steady':
    'El Elo mantiene su valor: para {players, plural, one {el único jugador presente} other {los # jugadores presentes}} en todas las listas desde el {date}, la variación media es de menos de dos puntos al año.',
  'web.health.say.rising':
    'El Elo sube: para {players, plural, one {el único jugador presente} other {los # jugadores presentes}} en todas las listas desde el {date}, la ganancia media es de {points, plural, one {un punto} other {# puntos}} al año.',
  'web.health.say.falling':
    'El Elo baja: para {players, plural, one {el único jugador presente} other {los # jugadores presentes}} en todas las listas desde el {date}, la pérdida media es de {points, plural, one {un punto} other {# puntos}} al año.',
  'web.health.say.newcomers':
    '{players, plural, =0 {Nadie ha obtenido} one {Un jugador ha obtenido} other {# jugadores han obtenido}} su primer Elo en los últimos doce meses.',
  'web.health.say.newcomers-later':
    'Un año después de su primer Elo, los nuevos tienen de media {points, plural, one {un punto} other {# puntos}} más que al principio ({players, plural, one {un jugador} other {# jugadores}}).',
  'web.health.say.promise-kept':
    'El Elo cumple lo que promete: en {games, plural, one {una partida} other {# partidas}}, quien tenía más hizo el {scored}\u00a0% de los puntos y se esperaba el {expected}\u00a0%.',
  'web.health.say.promise-less':
    'Los favoritos hacen menos de lo prometido: en {games, plural, one {una partida} other {# partidas}}, quien tenía más Elo hizo el {scored}\u00a0% de los puntos y se esperaba el {expected}\u00a0%.',
  'web.health.say.promise-more':
    'Los favoritos hacen más de lo prometido: en {games, plural, one {una partida} other {# partidas}}, quien tenía más Elo hizo el {scored}\u00a0% de los puntos y se esperaba el {expected}\u00a0%.',
};
