/** What each number of fce-2016 is. */
export const messages: Record<keyof typeof import('../../en/books/fce-2016-parameters.ts').messages, string> = {
  'web.parameter.fce-2016.standardMinutes':
    'minutos para 60 jugadas a partir de los cuales una partida es de ritmo estándar',
  'web.parameter.fce-2016.blitzMinutes': 'minutos para 60 jugadas hasta los cuales una partida rápida es relámpago',
  'web.parameter.fce-2016.roundsPerDay': 'rondas en un día de una prueba estándar, como máximo',
  'web.parameter.fce-2016.durationDays': 'días del comienzo al final de una prueba, ambos incluidos, como máximo',
  'web.parameter.fce-2016.weeklyDays': 'días entre rondas a partir de los cuales una prueba es semanal o más lenta',
  'web.parameter.fce-2016.claimDays': 'días para reclamar, contando como primero el de la publicación',
  'web.parameter.fce-2016.childAge':
    'edad, en décimas de año, por debajo de la cual se da la valoración inicial más baja',
  'web.parameter.fce-2016.childRating': 'valoración inicial de un jugador más joven que la tabla de edades',
  'web.parameter.fce-2016.ageBase': 'valoración inicial por edad: la constante',
  'web.parameter.fce-2016.ageTenth': 'valoración inicial por edad: puntos por cada décima de año',
  'web.parameter.fce-2016.adultAge': 'edad, en décimas de año, a partir de la cual todos empiezan igual',
  'web.parameter.fce-2016.adultRating': 'valoración inicial de un jugador mayor que la tabla de edades',
  'web.parameter.fce-2016.yearOfDays': 'días que cuentan como un año en la fórmula de la edad',
  'web.parameter.fce-2016.reassignmentMonths':
    'meses sin ninguna partida valorada tras los cuales se da una nueva valoración inicial',
  'web.parameter.fce-2016.factorTable': 'Tabla 3: factor base según la valoración',
  'web.parameter.fce-2016.increment': 'incremento de K de un jugador que no ha jugado nada',
  'web.parameter.fce-2016.incrementGames': 'partidas ponderadas que restan uno al incremento',
  'web.parameter.fce-2016.gamesCap': 'partidas ponderadas que cuentan, como máximo',
  'web.parameter.fce-2016.seasonsCounted': 'temporadas pasadas que pondera la Tabla 4',
  'web.parameter.fce-2016.firstSeason': 'temporada en la que todos cuentan como federados, lo más pronto',
  'web.parameter.fce-2016.under12Age': 'cumpleaños que no se ha alcanzado antes del año de la prueba',
  'web.parameter.fce-2016.under12Percent': 'porcentaje de participantes que hace que una prueba sea sub-12',
  'web.parameter.fce-2016.under12StandardFactor': 'K de todos en una prueba estándar sub-12',
  'web.parameter.fce-2016.under12RapidFactor': 'K de todos en una prueba de rápidos sub-12',
  'web.parameter.fce-2016.floor': 'valoración más baja',
  'web.parameter.fce-2016.halfKFixedMinutes': 'minutos fijos exigidos para media K en ajedrez activo',
};
