/** What each number of fce-2016 is. */
export const messages: Record<keyof typeof import('../../en/books/fce-2016-parameters.ts').messages, string> = {
  'web.parameter.fce-2016.standardMinutes':
    'minuts per a 60 jugades a partir dels quals una partida és de ritme estàndard',
  'web.parameter.fce-2016.blitzMinutes': 'minuts per a 60 jugades fins als quals una partida de ràpids és llampec',
  'web.parameter.fce-2016.roundsPerDay': 'rondes en un dia d’una prova estàndard, com a màxim',
  'web.parameter.fce-2016.durationDays': 'dies del començament al final d’una prova, tots dos inclosos, com a màxim',
  'web.parameter.fce-2016.weeklyDays': 'dies entre rondes a partir dels quals una prova és setmanal o més lenta',
  'web.parameter.fce-2016.claimDays': 'dies per reclamar, comptant com a primer el de la publicació',
  'web.parameter.fce-2016.childAge':
    'edat, en dècimes d’any, per sota de la qual es dona l’avaluació inicial més baixa',
  'web.parameter.fce-2016.childRating': 'avaluació inicial d’un jugador més jove que la taula d’edats',
  'web.parameter.fce-2016.ageBase': 'avaluació inicial per edat: la constant',
  'web.parameter.fce-2016.ageTenth': 'avaluació inicial per edat: punts per cada dècima d’any',
  'web.parameter.fce-2016.adultAge': 'edat, en dècimes d’any, a partir de la qual tothom comença igual',
  'web.parameter.fce-2016.adultRating': 'avaluació inicial d’un jugador més gran que la taula d’edats',
  'web.parameter.fce-2016.yearOfDays': 'dies que compten com un any en la fórmula de l’edat',
  'web.parameter.fce-2016.reassignmentMonths':
    'mesos sense cap partida avaluada després dels quals es dona una nova avaluació inicial',
  'web.parameter.fce-2016.factorTable': 'Taula 3: factor base segons l’avaluació',
  'web.parameter.fce-2016.increment': 'increment de K d’un jugador que no ha jugat gens',
  'web.parameter.fce-2016.incrementGames': 'partides ponderades que resten un a l’increment',
  'web.parameter.fce-2016.gamesCap': 'partides ponderades que compten, com a màxim',
  'web.parameter.fce-2016.seasonsCounted': 'temporades passades que pondera la Taula 4',
  'web.parameter.fce-2016.firstSeason': 'temporada en què tothom compta com a federat, com a molt aviat',
  'web.parameter.fce-2016.under12Age': 'aniversari que no s’ha complert abans de l’any de la prova',
  'web.parameter.fce-2016.under12Percent': 'percentatge de participants que fa que una prova sigui de sots-12',
  'web.parameter.fce-2016.under12StandardFactor': 'K de tothom en una prova estàndard de sots-12',
  'web.parameter.fce-2016.under12RapidFactor': 'K de tothom en una prova de ràpids de sots-12',
  'web.parameter.fce-2016.floor': 'avaluació més baixa',
  'web.parameter.fce-2016.halfKFixedMinutes': 'minuts fixos exigits per a mitja K en escacs actius',
};
