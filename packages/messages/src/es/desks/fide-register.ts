/** FIDE's list as a register: entries from it, ratings taken over. */
export const messages: Record<keyof typeof import('../../en/desks/fide-register.ts').messages, string> = {
  'refusal.fide-id-not-listed': 'Nadie de la lista de la FIDE tiene el código FIDE {id}.',
  'refusal.fide-player-similar':
    '{name} ({id}), del registro, puede ser la misma persona. Inscriba a ese jugador, o haga que antes se le enlace el código FIDE {fideId}.',
  'refusal.fide-ratings-paired':
    '{paired, plural, one {Ya hay una ronda emparejada} other {Ya hay # rondas emparejadas}}: los Elo se quedan como están.',
  'refusal.fide-register-empty': 'No hay ninguna lista de la FIDE cargada.',
  'refusal.fide-register-changed':
    'Ahora está cargada la lista de la FIDE de {listed}. Vuelva a mirar las diferencias.',
  'refusal.fide-list-after-start': 'La lista de la FIDE de {listed} es posterior al primer día del torneo ({start}).',
  'web.act.event.take-fide-ratings': 'Elo tomados de la lista de la FIDE',
  'web.submit.event.take-fide-ratings': 'Tomar estos Elo',
  'web.done.event.take-fide-ratings': 'Elo actualizados.',
  'web.desk-fide.title': 'Elo de la lista de la FIDE',
  'web.desk-fide.link': 'Elo FIDE',
  'web.desk-fide.of': 'Lista de la FIDE de {listed}',
  'web.desk-fide.loaded':
    'Lista de la FIDE de {listed}, cargada el {on}: {players, plural, one {# jugador} other {# jugadores}}. Todos los que están en ella se encuentran en las inscripciones y aquí.',
  'web.desk-fide.none':
    'La lista de la FIDE no está cargada. La carga quien lleva el servidor: escala fide-register load ARCHIVO.',
  'web.desk-fide.summary':
    '{changed, plural, =0 {Ningún Elo es distinto} one {# Elo es distinto} other {# Elo son distintos}}, {same, plural, one {# inscripción se queda} other {# inscripciones se quedan}} como está.',
  'web.desk-fide.later': 'El torneo empezó antes de esta lista: aquí sus Elo no cuentan.',
  'web.desk-fide.paired': 'La primera ronda ya está emparejada: los Elo son fijos.',
  'web.desk-fide.now': 'Ahora',
  'web.desk-fide.then': 'En la lista',
  'web.desk-fide.remark': 'Observación',
  'web.desk-fide.state-changed': 'cambia',
  'web.desk-fide.state-not-listed': 'el código FIDE {fideId} no está en la lista',
  'web.desk-fide.state-other-name': 'el código FIDE {fideId} es allí de {listedName}: no se toma',
  'web.desk-fide.state-perhaps': 'quizá {listedName}, código FIDE {fideId}: enlácelo en el registro',
  'web.desk-fide.fill': 'Elegir de la lista de la FIDE',
  'web.desk-fide.copied': 'En la lista FIDE: {facts}. El título y los Elo se copian si el nombre coincide.',
  'web.desk-fide.fill-hint': 'Nombre o código FIDE; los campos de abajo se rellenan solos.',
};
