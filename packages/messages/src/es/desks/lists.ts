/** The officer’s desk: the period board and publication. */
export const messages: Record<keyof typeof import('../../en/desks/lists.ts').messages, string> = {
  'web.desk-office.lists-about': 'Cada periodo: qué hay, qué falta, previsualizar, publicar.',
  'web.desk-office.no-series': 'Todavía no hay listas: añada una en la configuración de la federación.',
  'web.desk-office.registry-moved':
    '{acts, plural, one {Un cambio} other {# cambios}} en el registro desde la última lista pueden afectar a listas publicadas.',
  'web.desk-office.see-revision': 'Ver el efecto',
  'web.desk-office.list-in-days':
    '{days, plural, one {se puede publicar mañana} other {se puede publicar dentro de # días}}',
  'web.desk-office.list-due':
    '{days, plural, =0 {se publica hoy} one {debía publicarse ayer} other {debía publicarse hace # días}}',
  'web.desk-office.last-list': 'última lista: {date}',
  'web.desk-office.behind': '{lists, plural, one {toca una lista} other {tocan # listas}}',
  'web.desk-office.book-change': 'Otro reglamento',
  'web.desk-office.book-change-none': 'Ningún otro reglamento puede continuar las listas de esta serie.',
  'web.desk-office.book-change-when': 'A partir de qué lista',
  'web.desk-office.book-change-about':
    'Los torneos empezados antes siguen el reglamento de hoy. La propia lista la hace todavía ese reglamento, y después pasa al nuevo. Las listas publicadas no cambian.',
  'web.desk-office.book-change-from': 'Primera lista con el reglamento nuevo',
  'web.desk-office.book-change-lift':
    'Subir los Elos por debajo de 2000 en esta lista, como hizo la FIDE el 1 de marzo de 2024',
  'web.desk-office.book-change-lifted': 'Elos subidos',
  'web.desk-office.book-change-mean': 'Puntos de media',
  'web.desk-office.book-change-factor': 'Con otra K',
  'web.desk-office.book-change-sure':
    'A partir de la lista del {date} la serie se valora con {regulation}. ¿Continuar?',
  'web.desk-office.book-changes':
    'El reglamento cambia con la lista del {date}. Hasta que salga, el cambio se puede retirar.',
  'web.desk-office.book-changed': 'El reglamento cambió con la lista del {date}, que ya ha salido.',
  'web.desk-office.see-preview': 'Previsualizar la lista',
  'web.desk-office.in-games':
    '{games, plural, one {una partida} other {# partidas}}, {players, plural, one {cambia un Elo} other {cambian # Elos}}',
  'web.desk-office.board-missing':
    '{events, plural, =0 {Todas las pruebas terminadas tienen informe} one {Una prueba terminada no tiene informe} other {# pruebas terminadas no tienen informe}}',
  'web.desk-office.board-refused':
    '{events, plural, one {Un informe rechazado no se ha vuelto a enviar} other {# informes rechazados no se han vuelto a enviar}}',
  'web.desk-office.past-lists': 'Listas anteriores',
  'web.desk-office.due': 'por publicar',
  'web.desk-office.publish-on': 'Publicar el {date}',
  'web.desk-office.later-lists': 'cuentan en listas posteriores',
  'web.desk-office.decide-now': 'Decidir ahora',
  'web.desk-office.decide': 'Decidir',
  'web.desk-office.period-events': 'Pruebas de este periodo',
  'web.desk-office.events-todo': 'Pendientes {events}',
  'web.desk-office.events-in': 'En la lista {events}',
  'web.desk-office.events-playing': 'En curso {events}',
  'web.desk-office.no-events-todo': 'No hay nada pendiente: todos los informes están decididos.',
  'web.desk-office.no-events-in': 'Aún no hay ninguna prueba en la lista.',
  'web.desk-office.no-events-playing': 'No hay ninguna prueba en curso.',
  'web.desk-office.waits': 'Espera',
  'web.desk-office.waits-days': '{days, plural, =0 {desde hoy} one {# día} other {# días}}',
  'web.desk-office.state-missing': 'sin informe',
  'web.desk-office.state-sent-back': 'devuelto',
  'web.desk-office.state-report':
    '{errors, plural, =0 {{warnings, plural, =0 {informe sin objeciones} one {informe, una observación} other {informe, # observaciones}}} one {informe, una objeción} other {informe, # objeciones}}',
  'web.desk-office.before-publishing': 'Antes de publicar',
  'web.desk-office.check-day': 'Se puede publicar a partir del {date}',
  'web.desk-office.check-waiting':
    '{events, plural, =0 {Ningún informe espera decisión} one {Un informe espera decisión} other {# informes esperan decisión}}',
  'web.desk-office.check-registry': 'Nada del registro cambia listas publicadas',
  'web.desk-office.biggest-changes': 'Mayores cambios hasta ahora',
  'web.desk-office.not-official': 'no oficial',
  'web.desk-office.all-changes': 'Todos los cambios',
  'web.desk-office.no-changes': 'Aún no cambia ningún Elo.',
  'web.desk-office.first-ratings': 'Primeros Elos',
  'web.desk-office.new-players': '{players, plural, one {un jugador nuevo} other {# jugadores nuevos}}',
  'web.desk-office.working': 'Calculando las listas. En una federación grande tarda unos segundos…',
  'web.desk-office.next-list': '{series}: lista del {date}',
  'web.desk-office.list-before': 'Lista anterior',
  'web.desk-office.is-out': 'Publicada',
  'web.desk-office.published-on': 'Publicada el',
  'web.desk-office.public-list': 'Lista pública',
  'web.desk-office.verify': 'Verificar la lista',
  'web.desk-office.verify-holds':
    'Es correcta: calculada de nuevo con el registro de actividad de aquel día, la lista tiene el mismo hash.',
  'web.desk-office.verify-differs':
    'No es correcta: {players, plural, one {difiere una línea} other {difieren # líneas}}. Avise a quien lleva el servidor.',
  'web.desk-office.verify-imported':
    'Esta lista es anterior a los datos de Escala y no se puede volver a calcular. Su sello es correcto.',
  'web.desk-office.verify-other-reading':
    'Esta lista se hizo con la lectura {reading} del reglamento y no se ha vuelto a calcular. Su sello es correcto.',
  'web.desk-office.verify-seal':
    'El sello no es correcto: la lista guardada no es la publicada. Avise a quien lleva el servidor.',
  'web.desk-office.preview-said': 'La lista con lo aceptado hasta ahora. No es oficial.',
  'web.desk-office.publish-heading': 'Publicar',
  'web.desk-office.not-publishable': 'La lista todavía no se puede publicar:',
  'web.desk-office.publish-said':
    'Una lista publicada es definitiva. Los errores posteriores se arreglan con una corrección.',
  'web.desk-office.publish-sure': '¿Publicar «{series}» del {date}? Una lista publicada es definitiva.',
  'web.desk-office.leave-out': 'Informes que esperan una decisión',
  'web.desk-office.leave-out-said':
    'Decídalos primero. Los que marque quedan fuera; aceptados más tarde, cuentan en la lista siguiente.',
  'web.desk-office.decide-it': 'decidir',
  'web.desk-office.publish-several': 'Publicar todas las listas pendientes',
  'web.desk-office.publish-several-said':
    '{lists, plural, one {Una lista} other {# listas}} a la vez, primero la más antigua. {waiting, plural, =0 {No hay informes pendientes.} one {Quedará fuera un informe pendiente.} other {Quedarán fuera # informes pendientes.}}',
  'web.desk-office.publish-several-sure':
    '¿Publicar {lists, plural, one {una lista} other {# listas}} de «{series}»? Las listas publicadas son definitivas.',
  'web.desk-office.list-findings': 'Observaciones según el reglamento',
  'web.desk-office.finding-count':
    '{errors, plural, =0 {} one {Una objeción deja partidas fuera. } other {# objeciones dejan partidas fuera. }}{warnings, plural, =0 {} one {Una observación.} other {# observaciones.}}',
  'web.desk-office.who-moves': 'Cambios',
  'web.desk-office.movers': 'mayores cambios',
  'web.desk-office.nobody-here': 'Nadie.',
  'web.desk-office.show-all': 'Mostrar todos',
  'web.desk-office.revision': 'Cambios del registro',
  'web.desk-office.revision-said':
    'Una fecha de nacimiento, una licencia o una fusión pueden cambiar listas anteriores. Las publicadas no cambian; las revisadas sí, e indican la causa.',
  'web.desk-office.revision-none': 'Las listas revisadas están al día.',
  'web.desk-office.revision-unprinted':
    'No cambia ningún Elo impreso, solo los números con que se calculan listas posteriores.',
  'web.desk-office.revision-causes': '{acts, plural, one {Un cambio} other {# cambios}} en el registro',
};
