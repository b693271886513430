/** fide-titles-2024 in words: `holds` says whether a condition is met. */
export const messages: Record<keyof typeof import('../../en/books/fide-titles-2024.ts').messages, string> = {
  'finding.fide-titles-2024.registered':
    '{holds, select, yes {Registrado {days} días antes de empezar; bastan {needed}.} no {Registrado {days} días antes de empezar; para normas hacen falta {needed}.} other {No se dice cuándo se registró la prueba en la FIDE: añada `registeredOn` y `start`.}}',
  'finding.fide-titles-2024.hours':
    '{holds, select, yes {Juego en un día: {hours} horas como máximo; se admiten {most}.} no {Juego en un día: hasta {hours} horas; para normas se admiten {most}.} other {Sin los días de las rondas (`roundDates`) y el ritmo de juego (`timeControl`) no se saben las horas de juego en un día.}}',
  'finding.fide-titles-2024.minutes':
    '{holds, select, yes {{minutes} minutos para 60 jugadas; bastan {needed}.} no {{minutes} minutos para 60 jugadas; para normas hacen falta {needed}.} other {No se sabe el ritmo de juego: añada `timeControl`. Para normas hacen falta {needed} minutos para 60 jugadas.}}',
  'finding.fide-titles-2024.rounds-a-day':
    '{holds, select, yes {Como máximo {rounds, plural, one {una ronda} other {# rondas}} al día; se admiten {most}.} no {Hasta {rounds} rondas al día; para normas se admiten {most}.} other {No se saben los días de las rondas: añada `roundDates`. Para normas se admiten {most} rondas al día.}}',
  'finding.fide-titles-2024.round-out':
    '{why, select, later {La ronda {round} no se cuenta: las partidas del final no hace falta contarlas.} win {La ronda {round} no se cuenta: una victoria no hace falta contarla.} stranger {La ronda {round} queda fuera: la federación del rival no es miembro de la FIDE.} nothing {La ronda {round} queda fuera: el rival no tiene Elo y no ha sacado nada contra jugadores con Elo.} other {La ronda {round} queda fuera: no se jugó ninguna partida.}}',
  'finding.fide-titles-2024.forfeit-as-loss':
    'La victoria por incomparecencia de la ronda {round} se cuenta como partida perdida.',
  'finding.fide-titles-2024.raised':
    'El rival de Elo más bajo (ronda {round}) se cuenta con {floor} en lugar de {rating}.',
  'finding.fide-titles-2024.list-of-start':
    '{holds, select, yes {Cuentan el Elo y los títulos del comienzo ({days} días).} other {Cuentan el Elo y los títulos del comienzo. Una prueba de más de {most} días va por la lista del día de cada partida, y el documento no da listas posteriores (`laterRatings`): compruébelos.}}',
  'finding.fide-titles-2024.list-of-day':
    'La prueba dura {days} días, más de {most}: cada partida cuenta con el Elo y el título de su día.',
  'finding.fide-titles-2024.arbiter':
    '{holds, select, yes {El árbitro principal tiene uno de los títulos {titles}.} no {El árbitro principal no tiene ninguno de los títulos {titles}.} other {No se dice el título del árbitro principal: añada `arbiterTitle` ({titles}).}}',
  'finding.fide-titles-2024.system':
    '{holds, select, yes {El sistema de juego da normas.} other {El sistema de juego ({system}) solo da normas si la FIDE lo ha aprobado.}}',
  'finding.fide-titles-2024.double-players':
    '{holds, select, yes {Jugadores: {players}; una liga a doble vuelta necesita {needed}.} other {Jugadores: {players}; para normas una liga a doble vuelta necesita como mínimo {needed}.}}',
  'finding.fide-titles-2024.event-over':
    'La prueba no ha terminado: en una liga cuentan todas las partidas. Partidas hasta ahora: {games} de {rounds}.',
  'finding.fide-titles-2024.games':
    '{holds, select, yes {Partidas que cuentan: {games}; bastan {fewest}.} other {Partidas que cuentan: {games}; una norma necesita {fewest}.}}',
  'finding.fide-titles-2024.games-as-nine':
    'Partidas que cuentan: {games}. Cuentan como nueve, porque la otra ronda fue una victoria por incomparecencia o un descanso del emparejamiento.',
  'finding.fide-titles-2024.federations':
    '{holds, select, yes {Federaciones extranjeras entre los rivales: {federations}; bastan {needed}.} no {Federaciones extranjeras entre los rivales: {federations}; hacen falta {needed}.} other {Federaciones extranjeras entre los rivales: {federations} seguras; hacen falta {needed}. Añada las federaciones que faltan.}}',
  'finding.fide-titles-2024.one-federation':
    '{holds, select, yes {Rivales de la misma federación: {own}, de una sola: {most}; se admiten {ownMost} y {anyMost}.} no {Rivales de la misma federación: {own}, de una sola: {most} ({federation}); se admiten como máximo {ownMost} y {anyMost}.} other {Rivales de la misma federación: {own}, de una sola: {most}, por lo que se sabe; se admiten como máximo {ownMost} y {anyMost}. Añada las federaciones que faltan.}}',
  'finding.fide-titles-2024.exempt': 'En esta prueba no se miran las federaciones de los rivales.',
  'finding.fide-titles-2024.titled':
    '{holds, select, yes {Rivales con título: {titled}; bastan {needed}.} other {Rivales con título: {titled}; hacen falta {needed}, sin contar CM y WCM.}}',
  'finding.fide-titles-2024.required':
    '{holds, select, yes {Rivales con {titles}: {found}; bastan {needed}.} other {Rivales con {titles}: {found}; hacen falta {needed}.}}',
  'finding.fide-titles-2024.average':
    '{holds, select, yes {Media de los rivales: {ra}; basta con {needed}.} other {Media de los rivales: {ra}; hace falta como mínimo {needed}, sea cual sea la puntuación.}}',
  'finding.fide-titles-2024.percent':
    '{holds, select, yes {{score, number, points} de {games} es como mínimo el {percent} %.} other {{score, number, points} de {games} es menos del {percent} %.}}',
  'finding.fide-titles-2024.performance':
    '{holds, select, yes {Rendimiento {rp}: {score, number, points} de {games} contra una media de {ra}; basta con {wanted}, que son {needed, number, points} puntos.} other {Rendimiento {rp}: {score, number, points} de {games} contra una media de {ra}; hace falta {wanted}.{can, select, yes { Son {needed, number, points} puntos.} other {}}}}',
  'finding.fide-titles-2024.application-games':
    '{holds, select, yes {Partidas acreditadas en {norms} normas: {games}; bastan {needed}.} other {Partidas acreditadas en {norms} normas: {games}; el título necesita {needed}.}}',
  'finding.fide-titles-2024.application-rating':
    '{holds, select, yes {Elo más alto: {rating}; basta con {needed}.{interim, select, yes { Se alcanzó entre dos listas: la FIDE lo confirma.} other {}}} no {Elo más alto: {rating}; el título necesita {needed} en algún momento.} other {No se conoce ningún Elo; el título necesita {needed} en algún momento.}}',
  'finding.fide-titles-2024.application-federations':
    '{holds, select, yes {Normas sin exención de federaciones: {free}; basta una.} other {Todas las normas necesitan exención de federaciones; hace falta una sin ella.}}',
  'finding.fide-titles-2024.application-nine':
    '{holds, select, yes {Normas de ocho partidas que cuentan como nueve: {count}; se admite una.} other {Normas de ocho partidas que cuentan como nueve: {count}; solo se admite una.}}',
  'finding.fide-titles-2024.application-days':
    '{holds, select, yes {Una norma es de una prueba con una sola ronda al día durante {needed} días.} no {Ninguna norma es de una prueba con una sola ronda al día durante {needed} días.} other {No se dicen los días de las rondas de todas las normas; una tiene que ser de una prueba con una sola ronda al día durante {needed} días.}}',
  'finding.fide-titles-2024.application-event':
    '{holds, select, yes {Una norma es de un abierto grande o de un campeonato que vale como tal.} no {Ninguna norma es de un abierto grande ni de un campeonato que valga como tal.} other {No se sabe si alguna norma es de un abierto grande o de un campeonato que vale como tal.}}',
  'finding.fide-titles-2024.rating-title':
    '{holds, select, yes {{title}: {rating} el {on}; basta con {needed}.{interim, select, yes { Se alcanzó entre dos listas: la FIDE lo confirma.} other {}}} other {{title}: {rating} el {on}; hace falta {needed}.}}',
  'finding.fide-titles-2024.rated-games':
    '{holds, select, yes {Partidas valoradas hasta entonces: {games}; bastan {needed}.} no {Partidas valoradas hasta entonces: {games}; hacen falta {needed}.} other {No se conocen las partidas valoradas hasta entonces; hacen falta {needed}.}}',
  'finding.fide-titles-2024.direct-rating':
    '{holds, select, yes {{title} por un puesto: Elo más alto {rating}; basta con {needed}.} no {{title} por un puesto: Elo más alto {rating}; el título es condicional hasta llegar a {needed}.} other {{title} por un puesto: no se conoce ningún Elo de {needed}; el título es condicional hasta llegar a él.}}',
  'finding.fide-titles-2024.direct-size':
    '{holds, select, yes {El campeonato tuvo {players} jugadores y {rounds} rondas; bastan {fewest} y {least}.} no {El campeonato tuvo {players} jugadores y {rounds} rondas; hacen falta {fewest} y {least}.} other {No se dicen los jugadores ni las rondas del campeonato; hacen falta {fewest} y {least}.}}',
  'finding.fide-titles-2024.missing-federation':
    'Falta la federación: añádala al jugador. Sin ella no se puede juzgar la variedad de rivales.',
  'finding.fide-titles-2024.missing-sex':
    'No consta si es una mujer: añádalo al jugador. Hasta entonces no se juzgan las normas de WGM y WIM.',
  'finding.fide-titles-2024.missing-host':
    'Falta la federación que registra la prueba: añada `federation` a la prueba. Sin ella no se da ninguna exención de federaciones.',
  'finding.fide-titles-2024.missing-start':
    'Falta el primer día de la prueba: añada `start` a la prueba. Sin él no se juzgan los títulos por Elo.',
  'finding.fide-titles-2024.direct-women':
    '{holds, select, yes {{title} es un título femenino: la jugadora es mujer.} no {{title} es un título solo para mujeres.} other {{title} es un título femenino; no se dice si es mujer.}}',
  'working.fide-titles-2024.chance-made': 'Ya está hecha: ningún resultado puede cambiarlo.',
  'working.fide-titles-2024.chance-gone': 'Fuera de alcance: ya no hay ningún resultado que la dé.',
  'working.fide-titles-2024.chance-score':
    '{score, number, points} en {games, plural, one {la última ronda} other {# rondas}} hace la norma.',
  'working.fide-titles-2024.chance-against':
    '{score, number, points} en {games, plural, one {una ronda} other {# rondas}} hace la norma si los rivales que aún no se conocen ({unknown}) son así: {list}.',
  'working.fide-titles-2024.chance-average': 'media como mínimo {average}',
  'working.fide-titles-2024.chance-any-average': 'cualquier Elo',
  'working.fide-titles-2024.chance-titled': '{count} con título',
  'working.fide-titles-2024.chance-required': '{count} con {titles}',
  'working.fide-titles-2024.chance-federations':
    '{count, plural, one {una federación extranjera más} other {# federaciones extranjeras más}}',
  'working.fide-titles-2024.chance-own': 'como máximo {count} de la misma federación',
  'working.fide-titles-2024.chance-limit': 'como máximo {count} de {federation}',
  'working.fide-titles-2024.chance-any': 'como máximo {count} de una sola federación',
  'working.fide-titles-2024.chance-dropped': 'Sin la ronda {round}, que no hace falta contar.',
  'working.fide-titles-2024.chance-wins': 'Incluye victorias que no hace falta contar: {count}.',
};
