/** FIDE's list as a register: entries from it, ratings taken over. */
export const messages: Record<keyof typeof import('../../en/desks/fide-register.ts').messages, string> = {
  'refusal.fide-id-not-listed': 'Nadie de la lista de la FIDE tiene el código FIDE {id}.',
  'refusal.fide-player-similar':
    '{name} ({id}), del registro, puede ser la misma persona. Inscriba a ese jugador, o haga que antes se le enlace el código FIDE {fideId}.',
  'refusal.fide-ratings-paired':
    '{paired, plural, one {Ya hay una ronda emparejada} other {Ya hay # rondas emparejadas}}: los Elos se quedan como están.',
  'refusal.fide-register-empty': 'No hay ninguna lista de la FIDE cargada.',
  'refusal.fide-register-changed':
    'Ahora está cargada la lista de la FIDE de {listed}. Vuelva a mirar las diferencias.',
  'refusal.fide-list-after-start': 'La lista de la FIDE de {listed} es posterior al primer día del torneo ({start}).',
  'web.act.event.take-fide-ratings': 'Elos copiados de la lista FIDE',
  'web.submit.event.take-fide-ratings': 'Copiar estos Elos',
  'web.done.event.take-fide-ratings': 'Elos copiados.',
  'web.desk-fide.title': 'Elo de la lista de la FIDE',
  'web.desk-fide.link': 'Elo FIDE',
  'web.desk-fide.of': 'Lista de la FIDE de {listed}',
  'web.desk-fide.loaded':
    'Lista de la FIDE de {listed}, cargada el {on}: {players, plural, one {# jugador} other {# jugadores}}. Todos los que están en ella se encuentran en las inscripciones y aquí.',
  'web.desk-fide.none': 'La lista de la FIDE no está cargada. La carga un administrador en «Lista de la FIDE».',
  'web.desk-fide.load-title': 'Lista de la FIDE',
  'web.desk-fide.load-section': 'Cargar la lista del mes de la FIDE',
  'web.desk-fide.load-link': 'Cargar la lista de la FIDE',
  'web.desk-fide.state': 'Lista cargada',
  'web.desk-fide.month': 'Lista de',
  'web.desk-fide.loaded-on': 'Cargada el',
  'web.desk-fide.nothing': 'Todavía no hay ninguna lista cargada.',
  'web.desk-fide.doubt-ahead':
    'La fecha de la lista, {listed}, aún no ha llegado. Si no es correcta, vuelva a cargarla con la fecha buena.',
  'web.desk-fide.doubt-older':
    'La lista que había cargada, de {before}, es más nueva. Si no quería volver atrás, cárguela de nuevo.',
  'web.desk-fide.doubt-smaller':
    'Tiene {players, plural, one {# jugador} other {# jugadores}}; la lista anterior tenía {fewer}. Compruebe que el archivo está entero y no es de una sola federación o de un solo ritmo.',
  'web.desk-fide.load-new': 'Cargar una lista',
  'web.desk-fide.load-about':
    'La FIDE publica su lista el día 1 de cada mes (ratings.fide.com, Download). Elija el archivo tal como se descargó: ZIP, texto o XML. Sustituye a la lista anterior para todas las federaciones de esta instalación; las inscripciones conservan lo que copiaron.',
  'web.desk-fide.load': 'Cargar esta lista',
  'web.desk-fide.sending': 'Enviando: {percent}\u00a0%',
  'web.desk-fide.reading':
    'Se está leyendo. Puede tardar hasta un minuto; mientras tanto todos pueden seguir trabajando.',
  'web.desk-fide.done': 'La lista de la FIDE está cargada.',
  'web.desk-fide.summary':
    '{changed, plural, =0 {Ningún Elo es distinto} one {# Elo es distinto} other {# Elos son distintos}}, {same, plural, one {# inscripción se queda como está} other {# inscripciones se quedan como están}}.',
  'web.desk-fide.later': 'La prueba empezó antes de esta lista: aquí sus Elos no cuentan.',
  'web.desk-fide.paired': 'La primera ronda ya está emparejada: los Elos son fijos.',
  'web.desk-fide.now': 'Ahora (estándar / rápidas / blitz)',
  'web.desk-fide.then': 'En la lista (estándar / rápidas / blitz)',
  'web.desk-fide.remark': 'Observación',
  'web.desk-fide.state-changed': 'cambia',
  'web.desk-fide.state-not-listed': 'el código FIDE {fideId} no está en la lista',
  'web.desk-fide.state-other-name': 'el código FIDE {fideId} es allí de {listedName}: no se copia',
  'web.desk-fide.state-perhaps': 'quizá {listedName}, código FIDE {fideId}: enlácelo en el registro',
  'web.desk-fide.fill': 'Elegir de la lista de la FIDE',
  'web.desk-fide.copied': 'En la lista FIDE: {facts}. El título y los Elos se copian si el nombre coincide.',
  'web.desk-fide.fill-hint': 'Nombre o código FIDE; los campos de abajo se rellenan solos.',
};
