/** What each number of fce-1990 is. */
export const messages: Record<keyof typeof import('../../en/books/fce-1990-parameters.ts').messages, string> = {
  'web.parameter.fce-1990.entry.compulsoryInBarcelona':
    'categorías en las que los equipos de Barcelona han de inscribirse',
  'web.parameter.fce-1990.entry.compulsoryInDelegations':
    'categorías en las que los equipos de las delegaciones han de inscribirse',
  'web.parameter.fce-1990.entry.infantilAge': 'cumpleaños que un Infantil no ha alcanzado el 1 de enero',
  'web.parameter.fce-1990.entry.juvenilAge': 'cumpleaños que un Juvenil no ha alcanzado el 1 de enero',
  'web.parameter.fce-1990.office-terms.restDays': 'días de la semana no laborables (0 es domingo)',
  'web.parameter.fce-1990.office-terms.confirmationDays':
    'días antes del comienzo con los que confirma un jugador clasificado',
  'web.parameter.fce-1990.office-terms.closedRounds': 'últimas rondas de la fase previa en las que ninguna lista crece',
  'web.parameter.fce-1990.office-terms.resultsHour':
    'hora a la que han de haber llegado los resultados el primer día laborable',
  'web.parameter.fce-1990.office-terms.lateMinutes': 'minutos tras los cuales un jugador ausente ha perdido',
  'web.parameter.fce-1990.office-terms.waitingMinutes':
    'minutos que un jugador de casa espera a alguien de otra población',
  'web.parameter.fce-1990.office-terms.visitorPercent': 'porcentaje del tiempo perdido que va al reloj del visitante',
  'web.parameter.fce-1990.office-terms.resumptionMinutes':
    'minutos dentro de los cuales un jugador se presenta a la reanudación de una partida aplazada',
  'web.parameter.fce-1990.office-terms.postponedDays':
    'días después de la ronda siguiente en los que se juega una partida aplazada',
  'web.parameter.fce-1990.office-terms.fixedRounds': 'últimas rondas que no se adelantan ni cambian de local',
  'web.parameter.fce-1990.office-terms.fewestMembers': 'miembros de la comisión deportiva, como mínimo',
  'web.parameter.fce-1990.office-terms.mostMembers': 'miembros de la comisión deportiva, como máximo',
  'web.parameter.fce-1990.office-terms.memberYears': 'años para los que se eligen los miembros',
  'web.parameter.fce-1990.office-terms.absencesInARow': 'ausencias seguidas a reuniones que terminan con el cargo',
  'web.parameter.fce-1990.office-terms.absencesInAll': 'ausencias a reuniones en total que terminan con el cargo',
  'web.parameter.fce-1990.office-terms.conveningMembers':
    'miembros que pueden hacer revisar una decisión de la comisión',
  'web.parameter.fce-1990.office-terms.conveningJudges': 'miembros del comité de competición necesarios además',
  'web.parameter.fce-1990.teams.divisionBoards': 'tableros de las divisiones y de primera categoría',
  'web.parameter.fce-1990.teams.lowerBoards': 'tableros de segunda y tercera categoría',
  'web.parameter.fce-1990.teams.promotionBoards': 'tableros de la promoción a tercera categoría',
  'web.parameter.fce-1990.teams.cupBoards': 'tableros de la Copa Catalana, sin el suplente',
  'web.parameter.fce-1990.teams.cupRegulars': 'jugadores de la lista de un equipo de copa',
  'web.parameter.fce-1990.teams.smallTeam': 'jugadores hasta los cuales un equipo es pequeño',
  'web.parameter.fce-1990.teams.foreignersInSmallTeam': 'extranjeros en un equipo pequeño, como máximo',
  'web.parameter.fce-1990.teams.foreigners': 'extranjeros en un equipo mayor, como máximo',
  'web.parameter.fce-1990.teams.nationals': 'países cuyos jugadores no son extranjeros',
  'web.parameter.fce-1990.teams.substitutesFromMinute':
    'minutos desde el comienzo a partir de los cuales se pueden hacer sustituciones',
  'web.parameter.fce-1990.teams.substitutesToMinute':
    'minutos desde el comienzo hasta los cuales se pueden hacer sustituciones',
  'web.parameter.fce-1990.teams.largeTeam': 'jugadores a partir de los cuales un equipo puede hacer más sustituciones',
  'web.parameter.fce-1990.teams.substitutesInLargeTeam': 'jugadores que puede sustituir un equipo grande',
  'web.parameter.fce-1990.teams.substitutes': 'jugadores que puede sustituir cualquier otro equipo',
  'web.parameter.fce-1990.teams.teamLateMinutes': 'minutos en los que ha de llegar la mitad de un equipo',
  'web.parameter.fce-1990.swiss.unratedAs': 'valoración con la que se compara a un jugador sin valoración',
  'web.parameter.fce-1990.swiss.farApart':
    'puntos entre dos jugadores hasta los cuales los colores van antes que las valoraciones',
  'web.parameter.fce-1990.swiss.renumberedRounds':
    'primeras rondas en las que una inscripción tardía cambia los números de los demás',
  'web.parameter.fce-1990.tie-breaks.kashdanWon': 'Kashdan: puntos por victoria',
  'web.parameter.fce-1990.tie-breaks.kashdanDrawn': 'Kashdan: puntos por tablas',
  'web.parameter.fce-1990.tie-breaks.kashdanLost': 'Kashdan: puntos por derrota',
  'web.parameter.fce-1990.tie-breaks.kashdanUnplayed':
    'Kashdan: puntos por una partida ganada o perdida sin jugar y por un descanso',
  'web.parameter.fce-1990.tie-breaks.forfeitsToElimination': 'incomparecencias que eliminan',
  'web.parameter.fce-1990.tie-breaks.annulmentShare':
    'quien se retira antes de haberse jugado la parte de las rondas que da este divisor queda anulado',
  'web.parameter.fce-1990.homologation.clubsPercent': 'porcentaje de los jugadores que son de clubes distintos',
  'web.parameter.fce-1990.homologation.closedMean': 'media más baja de un torneo cerrado',
  'web.parameter.fce-1990.homologation.normsLowestRating': 'valoración más baja en un torneo cerrado para normas',
  'web.parameter.fce-1990.homologation.normsExempt': 'jugadores que pueden estar por debajo',
  'web.parameter.fce-1990.homologation.normsMean': 'media más baja de un torneo cerrado para normas',
  'web.parameter.fce-1990.homologation.closedRounds': 'rondas de un torneo cerrado, como mínimo',
  'web.parameter.fce-1990.homologation.closedPlayers': 'jugadores de un torneo cerrado, como mínimo',
  'web.parameter.fce-1990.homologation.unratedNumber': 'qué cuenta un jugador sin valoración en una media',
  'web.parameter.fce-1990.homologation.applicationMonth': 'mes antes de cuyo día llegan las solicitudes',
  'web.parameter.fce-1990.homologation.applicationDay': 'día de ese mes antes del cual llegan las solicitudes',
  'web.parameter.fce-1990.homologation.kilometresApart': 'kilómetros a partir de los cuales dos torneos no se estorban',
  'web.parameter.fce-1990.homologation.openRounds': 'rondas de un abierto, como mínimo',
  'web.parameter.fce-1990.homologation.openNormRounds': 'rondas de un abierto para normas, como mínimo',
  'web.parameter.fce-1990.homologation.groupPlayers': 'jugadores de un grupo, como mínimo',
  'web.parameter.fce-1990.homologation.reportWorkingDays': 'días laborables para los informes tras el final',
  'web.parameter.fce-1990.homologation.categoryFee': 'pesetas por cada una de primera, segunda y tercera categoría',
  'web.parameter.fce-1990.homologation.preferentFee': 'pesetas donde juegan preferentes',
  'web.parameter.fce-1990.homologation.activeMinutes': 'minutos de cada jugador en ajedrez activo',
  'web.parameter.fce-1990.homologation.activeIncrement': 'segundos por jugada que puede añadir un reloj especial',
  'web.parameter.fce-1990.homologation.activeRoundsPerDay': 'rondas en un día de ajedrez activo, como máximo',
  'web.parameter.fce-1990.homologation.blitzMinutes': 'minutos de cada jugador en partidas rápidas',
  'web.parameter.fce-1990.promotions.preferentRows': 'puntos necesarios para ser preferente',
  'web.parameter.fce-1990.promotions.unplayedNumber': 'qué cuenta un rival con el que no se ha jugado',
  'web.parameter.fce-1990.promotions.firstCategoryNumber': 'qué cuenta un rival de primera categoría',
  'web.parameter.fce-1990.promotions.scoreNumber': 'qué cuenta un rival sin valoración hasta la mitad de los puntos',
  'web.parameter.fce-1990.promotions.halfPointNumber': 'qué le añade cada medio punto por encima de la mitad',
  'web.parameter.fce-1990.promotions.thirdToSecond': 'puntos necesarios para pasar de tercera a segunda',
  'web.parameter.fce-1990.promotions.secondToFirst': 'puntos necesarios para pasar de segunda a primera',
  'web.parameter.fce-1990.catalan-master.absolutePlaces': 'puestos del campeonato absoluto que dan el título',
  'web.parameter.fce-1990.catalan-master.fideTitles': 'títulos que dan el título directamente',
  'web.parameter.fce-1990.catalan-master.spainJuniorPlaces':
    'puestos del campeonato de España juvenil que dan el título',
  'web.parameter.fce-1990.catalan-master.spainFinalPlaces':
    'puestos de la final individual de España que dan el título',
  'web.parameter.fce-1990.catalan-master.normsForTitle': 'normas que hacen el título',
  'web.parameter.fce-1990.catalan-master.listRating': 'valoración de una lista que hay que superar para una norma',
  'web.parameter.fce-1990.catalan-master.listGames': 'partidas que hay que haber jugado, como mínimo',
  'web.parameter.fce-1990.catalan-master.barcelonaOpenPlaces':
    'puestos del grupo A del abierto de Barcelona que dan una norma',
  'web.parameter.fce-1990.catalan-master.fullMean': 'media a partir de la cual basta el porcentaje más bajo',
  'web.parameter.fce-1990.catalan-master.lowestTenths': 'porcentaje más bajo para una norma, en décimas',
  'web.parameter.fce-1990.catalan-master.tenthsPerPoint':
    'décimas de porcentaje de más por cada punto de la media por debajo',
  'web.parameter.fce-1990.catalan-master.meanOver': 'media que hay que superar',
  'web.parameter.fce-1990.catalan-master.idleSeasons': 'temporadas sin ninguna norma tras las cuales se pierde una',
  'web.parameter.fce-1990.catalan-master.interterritorialPlaces': 'puestos del Interterritorial que dan una norma',
  'web.parameter.fce-1990.catalan-master.provincialPlaces': 'puestos de un campeonato provincial que dan una norma',
  'web.parameter.fce-1990.catalan-master.delegationMean': 'media más baja en las delegaciones',
  'web.parameter.fce-1990.catalan-master.delegations': 'las delegaciones',
  'web.parameter.fce-1990.catalan-master.unratedNumber':
    'qué cuenta un rival sin valoración o con el que no se ha jugado',
};
