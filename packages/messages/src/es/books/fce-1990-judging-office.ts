/** Teams, entries and terms of the office of fce-1990 in words: `holds` says whether a condition is met. */
export const messages: Record<keyof typeof import('../../en/books/fce-1990-judging-office.ts').messages, string> = {
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
  'working.fce-1990.entry-rating': '{before} antes que {player}: más valoración.',
  'working.fce-1990.entry-sanction': '{before} antes que {player}: no haber sido sancionado nunca.',
  'working.fce-1990.entry-title': '{before} antes que {player}: tener título.',
  'working.fce-1990.entry-last-season': '{before} antes que {player}: mejor puesto la temporada anterior.',
  'working.fce-1990.entry-draw': '{before} antes que {player}: el sorteo público.',
  'working.fce-1990.entry-draw-due': '{before} y {player} empatan en todo: haga el sorteo público y anote su semilla.',
  'working.fce-1990.team-vacancy-promotion': 'La plaza es para quien perdió la promoción: {teams} (puntos: {points}).',
  'working.fce-1990.team-vacancy-points':
    'La plaza es para quien tiene más puntos, {points}: {teams}{count, plural, one {} other {. Empatan: decide un encuentro o un sorteo público}}.',
  'working.fce-1990.team-vacancy-next': 'La plaza es para el inmediato clasificado: {teams} (puntos: {points}).',
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
};
