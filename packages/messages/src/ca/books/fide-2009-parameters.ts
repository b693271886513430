/** What each number of fide-2009 is. */
export const messages: Record<keyof typeof import('../../en/books/fide-2009-parameters.ts').messages, string> = {
  'web.parameter.fide-2009.registrationMonths': 'mesos abans del començament amb què es registra un torneig',
  'web.parameter.fide-2009.appealDays': 'dies per recórrer després de l’avís que un torneig es refusa',
  'web.parameter.fide-2009.floor': 'elo més baix que es publica',
  'web.parameter.fide-2009.timeRequirements': 'minuts per a 60 jugades, segons l’elo més alt present',
  'web.parameter.fide-2009.roundsPerDay': 'rondes en un dia, com a màxim',
  'web.parameter.fide-2009.playPerDay': 'minuts de joc en un dia, com a màxim',
  'web.parameter.fide-2009.longestEvent': 'dies del primer a l’últim, tots dos inclosos, com a màxim',
  'web.parameter.fide-2009.firstEventHalfPoints':
    'mitjos punts que un jugador sense elo necessita en el primer torneig avaluat',
  'web.parameter.fide-2009.laterEventHalfPoints': 'mitjos punts que calen després d’una performance comptada',
  'web.parameter.fide-2009.gamesAgainstRated':
    'partides contra rivals amb elo que necessita una performance en un suís',
  'web.parameter.fide-2009.ratedShare': 'una lliga necessita un jugador amb elo de cada tants',
  'web.parameter.fide-2009.smallRoundRobin': 'una lliga amb menys jugadors que aquests és petita',
  'web.parameter.fide-2009.ratedInSmallRoundRobin': 'jugadors amb elo que necessita una lliga petita',
  'web.parameter.fide-2009.playersInDoubleRound':
    'jugadors que necessita una lliga a doble volta amb jugadors sense elo',
  'web.parameter.fide-2009.ratedInDoubleRound':
    'jugadors amb elo que necessita una lliga a doble volta amb jugadors sense elo',
  'web.parameter.fide-2009.ratedInChampionship': 'jugadors amb elo que necessita un campionat nacional',
  'web.parameter.fide-2009.ratedInWomensChampionship': 'jugadores amb elo que necessita un campionat nacional femení',
  'web.parameter.fide-2009.listMonths': 'mesos el primer dia dels quals es publica una llista',
  'web.parameter.fide-2009.closingDays': 'dies abans de la llista en què es tanca',
  'web.parameter.fide-2009.gamesForFirstRating': 'partides que calen per a un primer elo',
  'web.parameter.fide-2009.fewerGamesForFirstRating': 'el mateix per a algunes proves per equips i associacions',
  'web.parameter.fide-2009.poolMonths': 'mesos en què s’agrupen performances',
  'web.parameter.fide-2009.inactiveMonths': 'mesos sense cap partida avaluada que fan inactiu',
  'web.parameter.fide-2009.inactiveShownMonths': 'mesos en què encara es mostra un jugador inactiu',
  'web.parameter.fide-2009.topListMonths': 'mesos d’inactivitat que acaben amb el lloc a la llista dels millors',
  'web.parameter.fide-2009.pointsOverHalf': 'punts per cada mig punt per sobre del 50%',
  'web.parameter.fide-2009.openDifference': 'diferència per al 100% dels punts, que la taula deixa oberta',
  'web.parameter.fide-2009.widestDifference': 'una diferència més gran que aquesta compta com aquesta',
  'web.parameter.fide-2009.factor': 'K, i què porta a la més baixa',
  'web.parameter.fide-2009.pointsOverHalfAsPrinted': 'punts per cada mig punt per sobre del 50%, tal com està imprès',
};
