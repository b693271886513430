/** What each number of fide-2009 is. */
export const messages: Record<keyof typeof import('../../en/books/fide-2009-parameters.ts').messages, string> = {
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
