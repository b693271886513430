/** Homologation, promotions and Catalan Master of fce-1990 in words: `holds` says whether a condition is met. */
export const messages: Record<keyof typeof import('../../en/books/fce-1990-judging.ts').messages, string> = {
  'finding.fce-1990.closed-international':
    'Válido para el Elo internacional: no se miran clubes, categorías ni valoraciones.',
  'finding.fce-1990.closed-clubs':
    '{holds, select, yes {Clubes distintos: {clubs}, jugadores: {players}; clubes necesarios: {needed}.} no {Clubes distintos: solo {clubs}, jugadores: {players}; clubes necesarios: {needed}, salvo que el torneo sea válido para el Elo internacional.} other {Jugadores sin club en el documento: {untold}. Añada `club`; clubes distintos necesarios: {needed}.}}',
  'finding.fce-1990.closed-preferent':
    '{holds, select, yes {Todos son de categoría preferente.} no {No preferentes ({count}): {players}. Deben serlo todos, salvo que el torneo sea válido para el Elo internacional.} other {Sin categoría legible ({count}): {players}. Añada `category`.}}',
  'finding.fce-1990.closed-mean':
    '{holds, select, yes {Media de Elo {mean}; para el Elo catalán hace falta {least}.} other {Media de Elo {mean}, con los jugadores sin valoración ({unrated}) contados como 2000; para el Elo catalán hace falta al menos {least}, salvo que el torneo sea válido para el Elo internacional.}}',
  'finding.fce-1990.closed-mean-norms':
    '{holds, select, yes {Media de Elo {mean}; para normas hace falta {least}.} other {Media de Elo {mean}, con los jugadores sin valoración ({unrated}) contados como 2000; para normas hace falta al menos {least}, salvo que el torneo sea válido para el Elo internacional.}}',
  'finding.fce-1990.closed-lowest':
    '{holds, select, yes {{count} por debajo de {least}; puede haber {exempt}.} other {Por debajo de {least} ({count}): {players}. Para normas solo puede haber {exempt}.}}',
  'finding.fce-1990.closed-rounds':
    '{holds, select, yes {Rondas: {rounds}; bastan {least}.} other {Rondas: {rounds}; un torneo cerrado necesita al menos {least}.}}',
  'finding.fce-1990.closed-players':
    '{holds, select, yes {Jugadores: {players}; bastan {least}.} other {Jugadores: {players}; un torneo cerrado necesita al menos {least}.}}',
  'finding.fce-1990.open-applied':
    '{holds, select, yes {Solicitado el {applied}, dentro del plazo ({due}).} no {Solicitado el {applied}; el último día era el {due}. Solo la comisión deportiva puede dispensarlo.} other {No consta cuándo se solicitó la homologación o cuándo empieza el torneo: añada `appliedOn` y `start` al evento.}}',
  'finding.fce-1990.open-neighbour':
    '{holds, select, yes {Ningún torneo en las mismas fechas a menos de {least} km.} no {Mismas fechas que {count, plural, one {un torneo ya establecido} other {# torneos ya establecidos}} a menos de {least} km: {events}. Cambie las fechas.} other {No consta qué torneos ya establecidos hay cerca: añada `start`, `end` y `neighbours` (puede estar vacío). A menos de {least} km no se pueden compartir fechas.}}',
  'finding.fce-1990.open-rounds':
    '{holds, select, yes {Rondas: {rounds}; bastan {least} para el Elo catalán.} other {Rondas: {rounds}; para el Elo catalán hacen falta al menos {least}.}}',
  'finding.fce-1990.open-rounds-norms':
    '{holds, select, yes {Rondas: {rounds}; bastan {least} para normas de Maestro Catalán.} other {Rondas: {rounds}; para normas de Maestro Catalán hacen falta al menos {least}.}}',
  'finding.fce-1990.open-players':
    '{holds, select, yes {Jugadores en el grupo: {players}; bastan {least}.} other {Jugadores en el grupo: {players}; cada grupo necesita al menos {least}.}}',
  'finding.fce-1990.open-categories':
    '{holds, select, yes {Categorías que pueden jugar juntas: {categories}.} no {Estas categorías juegan en un solo grupo: {categories}. Como mucho pueden ir juntas segunda con tercera y primera con preferente: haga grupos.} other {Jugadores sin categoría legible: {untold}. Añada `category`.}}',
  'finding.fce-1990.open-rules':
    '{holds, select, yes {La federación ha aprobado el reglamento del torneo.} no {La federación no ha aprobado el reglamento del torneo: envíenlo.} other {No consta si el reglamento del torneo está aprobado: añada `rulesApproved`.}}',
  'finding.fce-1990.open-player-list':
    '{holds, select, yes {La lista de jugadores llegó el {given}, antes de la segunda ronda ({second}).} no {La lista de jugadores llegó el {given}, empezada ya la segunda ronda ({second}).} other {No consta cuándo tuvo la federación la lista de jugadores: añada `playerListOn` y `roundDates`.}}',
  'finding.fce-1990.open-arbiter':
    '{holds, select, yes {Árbitro: {name}.} no {No consta el árbitro: el reglamento del torneo debe nombrarlo.} other {Aún no consta el árbitro: añada `arbiter`.}}',
  'finding.fce-1990.open-director':
    '{holds, select, yes {Director: {name}.} no {No consta el director: el reglamento del torneo debe nombrarlo.} other {Aún no consta el director: añada `director`.}}',
  'finding.fce-1990.open-reports':
    '{holds, select, yes {Los informes llegaron el {given}, dentro de los {days} días hábiles (hasta el {due}).} no {Los informes llegaron el {given}; los {days} días hábiles tras el final acababan el {due}.} other {No consta cuándo llegaron los informes: añada `end` y `reportsOn`. Tienen un plazo de {days} días hábiles.}}',
  'finding.fce-1990.open-fees':
    '{holds, select, yes {Cuotas pagadas: {paid} pesetas de {due}.} no {Cuotas pagadas: {paid} pesetas; por las categorías que juegan se deben {due}.} other {No consta qué se ha pagado o qué categorías juegan: añada `feesPaid` y las categorías. De momento se deben {due} pesetas.}}',
  'finding.fce-1990.open-hopeless':
    '{holds, select, yes {Ningún jugador de segunda sin opción de ascenso fue emparejado con alguien que aún la tiene.} other {{count, plural, one {Una pareja enfrenta} other {# parejas enfrentan}} a un jugador de segunda que ya no puede subir con alguien que aún puede: {pairs}.}}',
  'finding.fce-1990.homologation-kind':
    'El reglamento no tiene condiciones para esta clase de prueba: decide la comisión deportiva. Si es cerrada, abierta, de ajedrez activo o de rápidas, añada `kind`.',
  'finding.fce-1990.active-minutes':
    '{holds, select, yes {{minutes} minutos por jugador.} no {{minutes} minutos por jugador; el ajedrez activo se juega con {needed}.} other {No consta el ritmo de juego: añada `timeControl`; hacen falta {needed} minutos por jugador.}}',
  'finding.fce-1990.blitz-minutes':
    '{holds, select, yes {{minutes} minutos por jugador.} no {{minutes} minutos por jugador; las partidas rápidas se juegan con {needed}.} other {No consta el ritmo de juego: añada `timeControl`; hacen falta {needed} minutos por jugador.}}',
  'finding.fce-1990.active-increment':
    '{holds, select, yes {{increment} segundos por jugada.} no {{increment} segundos por jugada; un reloj especial puede añadir {allowed}, o ninguno.} other {No consta el ritmo de juego: añada `timeControl`. Se pueden añadir {allowed} segundos por jugada.}}',
  'finding.fce-1990.active-rounds':
    '{holds, select, yes {Como máximo {rounds} rondas en un día; puede haber {most}.} no {{rounds} rondas en un día; el ajedrez activo puede tener {most}.} other {No constan los días de las rondas: añada `roundDates`. Un día puede tener {most}.}}',
  'finding.fce-1990.event-over':
    'El torneo no ha terminado: {played} de {rounds} rondas, {open} partidas sin resultado. Los veredictos aún pueden cambiar.',
  'finding.fce-1990.promotion-category':
    '{holds, select, yes {Juega en {category, select, preferent {preferente} first {primera categoría} second {segunda categoría} other {tercera categoría}}.} no {Ya es {category, select, preferent {preferente} first {primera categoría} second {segunda categoría} other {tercera categoría}}: no hay categoría superior.} other {Ninguna categoría legible: añada `category` (preferente, primera, segunda o tercera).}}',
  'finding.fce-1990.promotion-table':
    '{holds, select, yes {Hay tabla para {rounds} rondas.} other {No hay tabla para {rounds} rondas, solo para {tabled}: en este torneo no asciende nadie.}}',
  'finding.fce-1990.promotion-points-mean':
    '{holds, select, yes {Puntos: {points} de {rounds}, contra una media de {mean}; bastan {needed}.} other {Puntos: {points} de {rounds}, contra una media de {mean}; hacen falta {needed}.}}',
  'finding.fce-1990.promotion-points-categories':
    '{holds, select, yes {Puntos: {points} de {rounds}, rivales de segunda: {seconds}; bastan {needed}.} other {Puntos: {points} de {rounds}, rivales de segunda: {seconds}; hacen falta {needed}.}}',
  'finding.fce-1990.promotion-hope':
    '{holds, select, yes {Aún puede subir: {points} puntos y {left} rondas por jugar hacen {most}; pueden bastar {needed}.} other {{table, select, no {No puede subir: ninguna tabla dice cómo.} other {Ya no puede subir: {points} puntos y {left} rondas por jugar hacen {most} como mucho; el mínimo es {needed}.}}}}',
  'finding.fce-1990.norm-homologated':
    '{holds, select, yes {El torneo está homologado para normas.} no {El torneo no está homologado para normas: no las da por puntuación.} other {No consta si el torneo está homologado para normas; se juzgan como si lo estuviera. Añada `homologatedForNorms`.}}',
  'finding.fce-1990.norm-mean':
    '{holds, select, yes {Media de los rivales {mean}, superior a {over}.} other {Media de los rivales {mean}: una norma pide más de {over}.}}',
  'finding.fce-1990.norm-mean-delegation':
    '{holds, select, yes {Media de los rivales {mean}; en las delegaciones basta con {least}.} other {Media de los rivales {mean}: en las delegaciones una norma pide {least}.}}',
  'finding.fce-1990.norm-percentage':
    '{holds, select, yes {Puntos: {points} de {rounds}, {percentage}%; con una media de {mean} basta el {needed}% ({neededPoints} puntos).} other {Puntos: {points} de {rounds}, {percentage}%; con una media de {mean} hace falta el {needed}% ({neededPoints} puntos).}}',
  'finding.fce-1990.norm-last-round':
    'La última ronda no quita nada: {result, select, loss {una derrota} other {unas tablas}} contra el rival de esa ronda ya hacía la norma, con {points} puntos y una media de {mean}.',
  'finding.fce-1990.norm-place':
    '{holds, select, yes {El puesto {place} en: {championship, select, catalonia_absolute {el campeonato absoluto de Cataluña} barcelona_open_a {el grupo A del abierto de Barcelona} interterritorial {el Interterritorial} provincial {el campeonato provincial} spain_junior {el campeonato de España juvenil} other {la final individual de España}} da una norma.} no {Puesto {place} en: {championship, select, catalonia_absolute {el campeonato absoluto de Cataluña} barcelona_open_a {el grupo A del abierto de Barcelona} interterritorial {el Interterritorial} provincial {el campeonato provincial} spain_junior {el campeonato de España juvenil} other {la final individual de España}}; una norma es para los {places} primeros.} other {No se sabe el puesto final en: {championship, select, catalonia_absolute {el campeonato absoluto de Cataluña} barcelona_open_a {el grupo A del abierto de Barcelona} interterritorial {el Interterritorial} provincial {el campeonato provincial} spain_junior {el campeonato de España juvenil} other {la final individual de España}}; los {places} primeros tienen una norma.}}',
  'finding.fce-1990.title-place':
    '{holds, select, yes {El puesto {place} en: {championship, select, catalonia_absolute {el campeonato absoluto de Cataluña} barcelona_open_a {el grupo A del abierto de Barcelona} interterritorial {el Interterritorial} provincial {el campeonato provincial} spain_junior {el campeonato de España juvenil} other {la final individual de España}} da el título.} no {Puesto {place} en: {championship, select, catalonia_absolute {el campeonato absoluto de Cataluña} barcelona_open_a {el grupo A del abierto de Barcelona} interterritorial {el Interterritorial} provincial {el campeonato provincial} spain_junior {el campeonato de España juvenil} other {la final individual de España}}; el título es para los {places} primeros.} other {No se sabe el puesto final en: {championship, select, catalonia_absolute {el campeonato absoluto de Cataluña} barcelona_open_a {el grupo A del abierto de Barcelona} interterritorial {el Interterritorial} provincial {el campeonato provincial} spain_junior {el campeonato de España juvenil} other {la final individual de España}}; los {places} primeros tienen el título.}}',
  'finding.fce-1990.norm-list-rating':
    '{holds, select, yes {{rating} en la lista, superior a {over}.} other {{rating} en la lista: una norma pide más de {over}.}}',
  'finding.fce-1990.norm-list-games':
    '{holds, select, yes {{games} partidas; bastan {least}.} other {{games} partidas: una norma por valoración pide {least}.}}',
  'finding.fce-1990.title-fide':
    '{holds, select, yes {{norm, select, yes {Una norma de Maestro Internacional} other {El título FIDE {title}}} da el título.} other {Ni título de Maestro FIDE ni norma de Maestro Internacional.}}',
  'finding.fce-1990.title-norms':
    '{holds, select, yes {{norms} normas hacen el título.} other {{norms} normas; el título pide {needed}.}}',
  'working.fce-1990.norm-made': 'Temporada {season}: norma en {event}; normas ahora: {held}.',
  'working.fce-1990.norm-lost':
    'Temporada {season}: dos temporadas sin norma; se pierde la de {event} ({made}). Normas ahora: {held}.',
};
