/** Homologation, promotions and Catalan Master of fce-1990 in words: `holds` says whether a condition is met. */
export const messages: Record<keyof typeof import('../../en/books/fce-1990-judging.ts').messages, string> = {
  'finding.fce-1990.closed-international': 'Válido para el Elo internacional: no se miran clubes, categorías ni Elos.',
  'finding.fce-1990.closed-clubs':
    '{holds, select, yes {Clubes distintos: {clubs}, jugadores: {players}; clubes necesarios: {needed}.} no {Clubes distintos: solo {clubs}, jugadores: {players}; clubes necesarios: {needed}, salvo que el torneo sea válido para el Elo internacional.} other {Jugadores sin club en el documento: {untold}. Añada `club`; clubes distintos necesarios: {needed}.}}',
  'finding.fce-1990.closed-preferent':
    '{holds, select, yes {Todos son de categoría preferente.} no {No preferentes ({count}): {players}. Deben serlo todos, salvo que el torneo sea válido para el Elo internacional.} other {Sin categoría legible ({count}): {players}. Añada `category`.}}',
  'finding.fce-1990.closed-mean':
    '{holds, select, yes {Media de Elo {mean, number, rounded}; para el Elo catalán hace falta {least}.} other {Media de Elo {mean, number, rounded}, con los jugadores sin Elo ({unrated}) contados como 2000; para el Elo catalán hace falta al menos {least}, salvo que el torneo sea válido para el Elo internacional.}}',
  'finding.fce-1990.closed-mean-norms':
    '{holds, select, yes {Media de Elo {mean, number, rounded}; para normas hace falta {least}.} other {Media de Elo {mean, number, rounded}, con los jugadores sin Elo ({unrated}) contados como 2000; para normas hace falta al menos {least}, salvo que el torneo sea válido para el Elo internacional.}}',
  'finding.fce-1990.closed-lowest':
    '{holds, select, yes {{count} por debajo de {least}; puede haber {exempt}.} other {Por debajo de {least} ({count}): {players}. Para normas solo puede haber {exempt}.}}',
  'finding.fce-1990.closed-rounds':
    '{holds, select, yes {Rondas: {rounds}; bastan {least}.} other {Rondas: {rounds}; un torneo cerrado necesita al menos {least}.}}',
  'finding.fce-1990.closed-players':
    '{holds, select, yes {Jugadores: {players}; bastan {least}.} other {Jugadores: {players}; un torneo cerrado necesita al menos {least}.}}',
  'finding.fce-1990.open-applied':
    '{holds, select, yes {Solicitado el {applied}, dentro del plazo ({due}).} no {Solicitado el {applied}; el último día era el {due}. Solo la comisión deportiva puede dispensarlo.} other {No consta cuándo se solicitó la homologación o cuándo empieza el torneo: añada `appliedOn` y `start` al evento.}}',
  'finding.fce-1990.open-neighbour':
    '{holds, select, yes {Ningún torneo en las mismas fechas a menos de {least} km.} no {Mismas fechas que {count, plural, one {un torneo consolidado} other {# torneos consolidados}} a menos de {least} km: {events}. Cambie las fechas.} other {No consta qué torneos consolidados hay cerca: añada `start`, `end` y `neighbours` (puede estar vacío). A menos de {least} km no se pueden compartir fechas.}}',
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
    '{holds, select, yes {Puntos: {points, number, points} de {rounds}, contra una media de {mean, number, rounded}; bastan {needed, number, points}.} other {Puntos: {points, number, points} de {rounds}, contra una media de {mean, number, rounded}; hacen falta {needed, number, points}.}}',
  'finding.fce-1990.promotion-points-categories':
    '{holds, select, yes {Puntos: {points, number, points} de {rounds}, rivales de segunda: {seconds}; bastan {needed, number, points}.} other {Puntos: {points, number, points} de {rounds}, rivales de segunda: {seconds}; hacen falta {needed, number, points}.}}',
  'finding.fce-1990.promotion-hope':
    '{holds, select, yes {Aún puede subir: {points, number, points} puntos y {left} rondas por jugar hacen {most, number, points}; pueden bastar {needed, number, points}.} other {{table, select, no {No puede subir: ninguna tabla dice cómo.} other {Ya no puede subir: {points, number, points} puntos y {left} rondas por jugar hacen {most, number, points} como mucho; el mínimo es {needed, number, points}.}}}}',
  'finding.fce-1990.norm-homologated':
    '{holds, select, yes {El torneo está homologado para normas.} no {El torneo no está homologado para normas: no las da por puntuación.} other {No consta si el torneo está homologado para normas; se juzgan como si lo estuviera. Añada `homologatedForNorms`.}}',
  'finding.fce-1990.norm-mean':
    '{holds, select, yes {Media de los rivales {mean, number, rounded}, superior a {over}.} other {Media de los rivales {mean, number, rounded}: una norma pide más de {over}.}}',
  'finding.fce-1990.norm-mean-delegation':
    '{holds, select, yes {Media de los rivales {mean, number, rounded}; en las delegaciones basta con {least}.} other {Media de los rivales {mean, number, rounded}: en las delegaciones una norma pide {least}.}}',
  'finding.fce-1990.norm-percentage':
    '{holds, select, yes {Puntos: {points, number, points} de {rounds}, {percentage, number, rounded}%; con una media de {mean, number, rounded} basta el {needed, number, rounded}% ({neededPoints, number, points} puntos).} other {Puntos: {points, number, points} de {rounds}, {percentage, number, rounded}%; con una media de {mean, number, rounded} hace falta el {needed, number, rounded}% ({neededPoints, number, points} puntos).}}',
  'finding.fce-1990.norm-last-round':
    'La última ronda no quita nada: {result, select, loss {una derrota} other {unas tablas}} contra el rival de esa ronda ya hacía la norma, con {points, number, points} puntos y una media de {mean, number, rounded}.',
  'finding.fce-1990.norm-place':
    '{holds, select, yes {El puesto {place} en: {championship, select, catalonia_absolute {el campeonato absoluto de Cataluña} barcelona_open_a {el grupo A del abierto de Barcelona} interterritorial {el Interterritorial} provincial {el campeonato provincial} spain_junior {el campeonato de España juvenil} other {la final individual de España}} da una norma.} no {Puesto {place} en: {championship, select, catalonia_absolute {el campeonato absoluto de Cataluña} barcelona_open_a {el grupo A del abierto de Barcelona} interterritorial {el Interterritorial} provincial {el campeonato provincial} spain_junior {el campeonato de España juvenil} other {la final individual de España}}; una norma es para los {places} primeros.} other {No se sabe el puesto final en: {championship, select, catalonia_absolute {el campeonato absoluto de Cataluña} barcelona_open_a {el grupo A del abierto de Barcelona} interterritorial {el Interterritorial} provincial {el campeonato provincial} spain_junior {el campeonato de España juvenil} other {la final individual de España}}; los {places} primeros tienen una norma.}}',
  'finding.fce-1990.title-place':
    '{holds, select, yes {El puesto {place} en: {championship, select, catalonia_absolute {el campeonato absoluto de Cataluña} barcelona_open_a {el grupo A del abierto de Barcelona} interterritorial {el Interterritorial} provincial {el campeonato provincial} spain_junior {el campeonato de España juvenil} other {la final individual de España}} da el título.} no {Puesto {place} en: {championship, select, catalonia_absolute {el campeonato absoluto de Cataluña} barcelona_open_a {el grupo A del abierto de Barcelona} interterritorial {el Interterritorial} provincial {el campeonato provincial} spain_junior {el campeonato de España juvenil} other {la final individual de España}}; el título es para los {places} primeros.} other {No se sabe el puesto final en: {championship, select, catalonia_absolute {el campeonato absoluto de Cataluña} barcelona_open_a {el grupo A del abierto de Barcelona} interterritorial {el Interterritorial} provincial {el campeonato provincial} spain_junior {el campeonato de España juvenil} other {la final individual de España}}; los {places} primeros tienen el título.}}',
  'finding.fce-1990.norm-list-rating':
    '{holds, select, yes {{rating} en la lista, superior a {over}.} other {{rating} en la lista: una norma pide más de {over}.}}',
  'finding.fce-1990.norm-list-games':
    '{holds, select, yes {{games} partidas; bastan {least}.} other {{games} partidas: una norma por Elo pide {least}.}}',
  'finding.fce-1990.title-fide':
    '{holds, select, yes {{norm, select, yes {Una norma de Maestro Internacional} other {El título FIDE {title}}} da el título.} other {Ni título de Maestro FIDE ni norma de Maestro Internacional.}}',
  'finding.fce-1990.title-norms':
    '{holds, select, yes {{norms} normas hacen el título.} other {{norms} normas; el título pide {needed}.}}',
  'working.fce-1990.norm-made': 'Temporada {season}: norma en {event}; normas ahora: {held}.',
  'working.fce-1990.norm-lost':
    'Temporada {season}: dos temporadas sin norma; se pierde la de {event} ({made}). Normas ahora: {held}.',
  // Teams, entries and terms of the office of fce-1990 in words: `holds` says whether a condition is met.
  'finding.fce-1990.list-number': '«{number}» no es un número de lista. Escriba `7`, `7 bis` o `0 bis`.',
  'finding.fce-1990.list-repeated-number':
    'El número {number} es de varios jugadores: {players}. Denlo a uno solo; los demás, números bis.',
  'finding.fce-1990.list-repeated-player': 'El jugador está en la lista {times} veces. Deje un solo número.',
  'finding.fce-1990.list-missing-number':
    'En la lista faltan estos números: {numbers}. Numere sin saltos: los titulares se cuentan por número.',
  'finding.fce-1990.list-growth-bis':
    'Un jugador añadido a la lista tiene el número {number}; solo se pueden añadir números bis.',
  'finding.fce-1990.list-growth-moved': 'Tenía el número {number} y ahora {now}: una ampliación no mueve a nadie.',
  'finding.fce-1990.lineup-boards':
    '{holds, select, yes {{boards} tableros, los que tiene la competición.} other {Tableros: {boards}, reservas: {reserves}. La competición tiene {needed} tableros, y solo la copa tiene reserva. Un tablero puede quedar vacío, pero no omitirse.}}',
  'finding.fce-1990.lineup-unlisted':
    '{holds, select, yes {Está en la lista del club.} other {No está en la lista del club, o sin número legible: no puede jugar con el equipo {team}.}}',
  'finding.fce-1990.lineup-higher-regular':
    '{holds, select, yes {El número {number} puede jugar en el equipo {team}.} other {El número {number} es titular de un equipo superior; el equipo {team} empieza por el número {first}.}}',
  'finding.fce-1990.lineup-order':
    '{holds, select, yes {Tablero {board}: el número {number} tras el {beforeNumber} ({before}).} other {Tablero {board}: el número {number} juega detrás del {beforeNumber} ({before}), que es más flojo o el mismo. Alinee por el orden de la lista.}}',
  'finding.fce-1990.lineup-twice':
    '{holds, select, yes {Está en una sola acta de esta ronda.} other {Está en más de un acta de esta ronda, o dos veces en una: equipo {other} ({times} veces aquí).}}',
  'finding.fce-1990.lineup-foreigners':
    '{holds, select, yes {Extranjeros: {foreigners}; permitidos: {most}.} other {Extranjeros que juegan: {foreigners} ({players}); un equipo de este tamaño puede tener {most}.}}',
  'finding.fce-1990.substitutes-count':
    '{holds, select, yes {Suplencias: {count}; permitidas: {most}.} other {Suplencias: {count}; un equipo de este tamaño puede hacer {most}.}}',
  'finding.fce-1990.substitute-minute':
    '{holds, select, yes {Entró en el minuto {minute}, entre {from} y {to}.} other {Entró en el minuto {minute}; los suplentes entran del minuto {from} al {to}.}}',
  'finding.fce-1990.substitute-reserve': 'El reserva de un equipo de copa entró en el tablero {board}.',
  'finding.fce-1990.substitute-nobody':
    'Nadie de la lista del equipo {team} estaba alineado en el tablero {board}: no hay a quién suplir.',
  'finding.fce-1990.substitute-weaker':
    '{holds, select, yes {El número {number} por el {replacedNumber} ({replaced}), que es más fuerte.} other {El número {number} no puede suplir al {replacedNumber} ({replaced}): el suplente debe ser más flojo.}}',
  'finding.fce-1990.substitute-lower-team':
    '{holds, select, yes {El número {number} viene de un equipo inferior.} other {El número {number} es titular del equipo {team} o de uno superior: los suplentes vienen de equipos inferiores.}}',
  'finding.fce-1990.match-line-up':
    '{holds, select, yes {La alineación {side, select, home {del equipo local} other {de los visitantes}} es correcta.} no {La alineación {side, select, home {del equipo local} other {de los visitantes}} es indebida: {scoring, select, olympic {pierde los puntos de sus tableros} other {pierde el encuentro}}.} other {La alineación {side, select, home {del equipo local} other {de los visitantes}} no se ha comprobado.}}',
  'finding.fce-1990.entry-age':
    '{holds, select, yes {{age} años el {on}: menos de {under}.} other {Nacido el {born}, {age} años el {on}: las pruebas {group, select, infantil {infantiles} other {juveniles}} son para quien ese día tiene menos de {under}.}}',
  'finding.fce-1990.entry-compulsory':
    '{holds, select, yes {Un equipo de {competition, select, first_division {primera división} second_division {segunda división} first {primera categoría} second {segunda categoría} third {tercera categoría} promotion {promoción} other {Copa Catalana}} {delegation, select, barcelona {de Barcelona} other {de las delegaciones}} debe inscribirse.} other {Un equipo de {competition, select, first_division {primera división} second_division {segunda división} first {primera categoría} second {segunda categoría} third {tercera categoría} promotion {promoción} other {Copa Catalana}} {delegation, select, barcelona {de Barcelona} other {de las delegaciones}} es libre de inscribirse.}}',
  'finding.fce-1990.papers-licence':
    '{holds, select, yes {Licencia en vigor.} other {Sin licencia en vigor: no se puede jugar sin ella.}}',
  'finding.fce-1990.papers-identity':
    '{holds, select, yes {Identidad acreditada.} other {Sin acreditar la identidad: hace falta la credencial de la federación o el DNI.}}',
  'finding.fce-1990.papers-family-book':
    '{holds, select, yes {Fotocopia del libro de familia presentada.} no {Sin fotocopia del libro de familia: los infantiles deben presentarla.} other {No consta si se ha presentado la fotocopia del libro de familia.}}',
  'working.fce-1990.entry-rating': '{before} antes que {player}: más Elo.',
  'working.fce-1990.entry-sanction': '{before} antes que {player}: no haber sido sancionado nunca.',
  'working.fce-1990.entry-title': '{before} antes que {player}: tener título.',
  'working.fce-1990.entry-last-season': '{before} antes que {player}: mejor puesto la temporada anterior.',
  'working.fce-1990.entry-draw': '{before} antes que {player}: el sorteo público.',
  'working.fce-1990.entry-draw-due': '{before} y {player} empatan en todo: haga el sorteo público y anote su semilla.',
  'working.fce-1990.team-vacancy-promotion':
    'La plaza es para quien perdió la promoción: {teams} (puntos: {points, number, points}).',
  'working.fce-1990.team-vacancy-points':
    'La plaza es para quien tiene más puntos, {points, number, points}: {teams}{count, plural, one {} other {. Empatan: decide un encuentro o un sorteo público}}.',
  'working.fce-1990.team-vacancy-next':
    'La plaza es para el inmediato clasificado: {teams} (puntos: {points, number, points}).',
  'finding.fce-1990.term-confirmation':
    '{holds, select, yes {Confirmado el {done}, dentro del plazo ({due}).} other {Confirmado el {done}; el último día era el {due}. Quien se clasifica directamente y confirma tarde deja una vacante.}}',
  'finding.fce-1990.term-licence':
    '{holds, select, yes {Licencia renovada el {done}, dentro del plazo ({due}).} other {Licencia renovada el {done}; el último día era el {due}. Era demasiado tarde para esta prueba.}}',
  'finding.fce-1990.term-list-growth':
    '{holds, select, yes {Añadido a la lista el {done}, dentro del plazo ({due}).} other {Añadido a la lista el {done}; el último día era el {due}. Ninguna lista se amplía en las tres últimas rondas de la fase previa.}}',
  'finding.fce-1990.list-growth-licence':
    '{holds, select, yes {Aún no tenía licencia.} other {Ya tenía licencia: una lista solo se amplía con jugadores que no la tenían.}}',
  'finding.fce-1990.term-results':
    '{holds, select, yes {Resultados comunicados el {done} a las {doneAt}, dentro del plazo ({due}, {dueAt}).} other {Resultados comunicados el {done} a las {doneAt}; el plazo acababa el {due} a las {dueAt}.}}',
  'finding.fce-1990.withdrawal-preferent':
    '{holds, select, yes {Se puede retirar ({category, select, preferent {preferente} first {primera categoría} second {segunda categoría} other {tercera categoría}}).} other {Un preferente no se puede retirar sin una justificación aceptada por el comité de competición.}}',
  'finding.fce-1990.withdrawal-wish': '{holds, select, yes {Ha pedido continuar.} other {No ha pedido continuar.}}',
  'finding.fce-1990.move-last-rounds':
    '{holds, select, yes {La ronda {round} de {rounds} se puede mover así; las {fixed} últimas solo no se adelantan ni cambian de local, salvo superposiciones.} other {La ronda {round} de {rounds} es de las {fixed} últimas: no se adelanta ni cambia de local. Un día posterior necesita permiso de la comisión.}}',
  'finding.fce-1990.move-permit':
    '{holds, select, yes {La comisión deportiva lo permite.} other {La comisión deportiva no lo ha permitido.}}',
  'finding.fce-1990.move-venue':
    '{holds, select, yes {Ninguna superposición de calendarios hace cambiar el local.} other {Una superposición de calendarios no hace cambiar el local.}}',
  'finding.fce-1990.commission-members':
    '{holds, select, yes {{members} miembros.} other {{members} miembros; la comisión tiene de {fewest} a {most}.}}',
  'finding.fce-1990.commission-quorum':
    '{holds, select, yes {Han votado {votes} de {members} miembros; bastan {needed}.} other {Han votado {votes} de {members} miembros; la votación es válida con {needed}.}}',
  'finding.fce-1990.commission-majority':
    '{holds, select, yes {Aprobado por {inFavour} a {against}.} other {Rechazado: {inFavour} a favor, {against} en contra.}}',
  'finding.fce-1990.commission-tie':
    '{inFavour} a {inFavour}: el presidente {president, select, in_favour {decide a favor} against {decide en contra} other {no ha decidido; la votación queda abierta}}.',
  'finding.fce-1990.commission-row':
    '{holds, select, yes {Como máximo {missed} ausencias seguidas; con {most} se pierde la plaza.} other {{missed} ausencias seguidas: con {most} se pierde la plaza.}}',
  'finding.fce-1990.commission-missed':
    '{holds, select, yes {{missed} ausencias en total; con {most} se pierde la plaza.} other {{missed} ausencias en total: las {most} ya hacen perder la plaza.}}',
  'finding.fce-1990.commission-removal':
    '{holds, select, yes {Puede ser dado de baja: lo quieren los {others} restantes, o el consejo ejecutivo.} other {Lo quieren {inFavour} de los {others} restantes; haría falta que lo quisieran todos, o el consejo ejecutivo.}}',
  'finding.fce-1990.commission-review':
    '{holds, select, yes {Lo piden {members} miembros y {judges} del comité de competición.} other {Lo piden {members} miembros y {judges} del comité de competición; hacen falta {neededMembers} y {neededJudges}.}}',
  'finding.fce-1990.lineup-half':
    '{holds, select, yes {Jugadores en {there} de {boards} tableros: al menos la mitad.} other {Solo hay jugadores en {there} de {boards} tableros; con menos de {half} el equipo no puede empezar y pierde el encuentro por incomparecencia, con todos los tableros.}}',
  'finding.fce-1990.match-absent':
    'No se presentó la mitad {side, select, home {del equipo local} other {del equipo visitante}}: pierde el encuentro por incomparecencia, con todos los tableros, y cuenta como no jugado.',
  'finding.fce-1990.list-bis-alone':
    'El «{number} bis» va con el número {number}, que no está en la lista: asigne antes ese número.',
  'finding.fce-1990.list-team-category':
    'El equipo {team} está en una categoría superior a la del equipo {higher}: la letra anterior debe tener la categoría superior.',
  'finding.fce-1990.list-team-short':
    'El equipo {team} tiene {regulars, plural, =0 {ningún titular} one {# titular} other {# titulares}} para {boards} tableros; los demás deben venir de equipos inferiores.',
  'web.desk-teams.vacancy-of-barcelona': 'de un equipo de Barcelona',
  'web.desk-teams.vacancy-of-delegation': 'de un equipo de esta delegación',
};
