/** What each number of frs-2012 is. */
export const messages: Record<keyof typeof import('../../en/books/frs-2012-parameters.ts').messages, string> = {
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
