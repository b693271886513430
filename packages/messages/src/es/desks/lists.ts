/** The officer’s desk: the period board and publication. */
export const messages: Record<keyof typeof import('../../en/desks/lists.ts').messages, string> = {
  'web.desk-office.lists': 'Listas de Elo',
  'web.desk-office.lists-about': 'El periodo de cada lista: qué hay, qué falta, vista previa, publicación.',
  'web.desk-office.board-said': 'Para cada lista que viene: cuándo toca, qué pruebas contiene y qué espera todavía.',
  'web.desk-office.no-series': 'La federación aún no publica listas: la configuración no tiene ninguna serie.',
  'web.desk-office.registry-moved':
    '{acts, plural, one {Un acto} other {# actos}} del registro desde la última lista pueden haber movido listas publicadas.',
  'web.desk-office.see-revision': 'Ver qué han movido',
  'web.desk-office.list-in-days':
    '{days, plural, one {Toca mañana.} other {Toca dentro de # días.}} No se puede publicar antes.',
  'web.desk-office.list-due': '{days, plural, =0 {Toca hoy.} one {Tocaba ayer.} other {Tocaba hace # días.}}',
  'web.desk-office.last-list': 'La última es del',
  'web.desk-office.behind': '{lists, plural, one {Toca una lista.} other {Tocan # listas.}}',
  'web.desk-office.see-preview': 'Vista previa de la lista',
  'web.desk-office.in-games':
    'En la lista: {events, plural, =0 {aún ninguna prueba} one {una prueba} other {# pruebas}}, {games, plural, one {una partida} other {# partidas}}',
  'web.desk-office.board-waiting':
    '{events, plural, =0 {Ningún informe espera una decisión.} one {Un informe espera su decisión} other {# informes esperan su decisión}}',
  'web.desk-office.board-missing':
    '{events, plural, =0 {Todas las pruebas terminadas tienen informe.} one {Una prueba ha terminado y no tiene informe} other {# pruebas han terminado y no tienen informe}}',
  'web.desk-office.board-refused':
    '{events, plural, one {Un informe se rechazó y no ha vuelto} other {# informes se rechazaron y no han vuelto}}',
  'web.desk-office.working': 'Se están recalculando las listas. En una federación grande tarda unos segundos…',
  'web.desk-office.next-list': '{series}: lista del {date}',
  'web.desk-office.list-before': 'La lista anterior',
  'web.desk-office.is-out': 'Publicada',
  'web.desk-office.published-on': 'Publicada el',
  'web.desk-office.public-list': 'La lista como la lee todo el mundo',
  'web.desk-office.verify': 'Recalcularla y comparar el hash',
  'web.desk-office.verify-holds': 'Es correcta: recalculada con el registro de su día, la lista tiene el mismo hash.',
  'web.desk-office.verify-differs':
    'No es correcta: {players, plural, one {difiere una línea} other {difieren # líneas}}. Avise a quien lleva la instalación.',
  'web.desk-office.verify-imported':
    'Esta lista es anterior a la oficina: no hay con qué recalcularla. Su sello se mantiene.',
  'web.desk-office.verify-other-reading':
    'Esta lista se hizo con la lectura {reading} del reglamento y no se ha recalculado. Su sello se mantiene.',
  'web.desk-office.verify-seal':
    'Su sello no se mantiene: no está guardada tal como se publicó. Avise a quien lleva la instalación.',
  'web.desk-office.preview-of-list': 'Vista previa',
  'web.desk-office.preview-said': 'La lista tal como saldría con lo aceptado hasta ahora. Nada es oficial.',
  'web.desk-office.publish-heading': 'Publicar',
  'web.desk-office.not-publishable': 'La lista no se puede publicar ahora:',
  'web.desk-office.publish-said':
    'Una lista publicada queda como es para siempre. Lo que luego resulte erróneo se enmienda con una corrección.',
  'web.desk-office.publish-sure': '¿Publicar la lista «{series}» del {date}? Quedará como es para siempre.',
  'web.desk-office.leave-out': 'Informes que esperan una decisión',
  'web.desk-office.leave-out-said':
    'Decídalos primero. Los que marque quedan fuera a sabiendas; aceptados más tarde, cuentan en la lista siguiente.',
  'web.desk-office.decide-it': 'decidirlo',
  'web.desk-office.publish-several': 'Publicar todas las listas que tocan',
  'web.desk-office.publish-several-said':
    '{lists, plural, one {Una lista} other {# listas}} a la vez, la más antigua primero. {waiting, plural, =0 {Ningún informe espera una decisión.} one {Quedará fuera un informe que espera.} other {Quedarán fuera # informes que esperan.}}',
  'web.desk-office.publish-several-sure':
    '¿Publicar {lists, plural, one {una lista} other {# listas}} de «{series}»? Quedarán como son para siempre.',
  'web.desk-office.list-findings': 'Qué dice el reglamento',
  'web.desk-office.finding-count':
    '{errors, plural, =0 {} one {Una observación deja partidas fuera. } other {# observaciones dejan partidas fuera. }}{warnings, plural, =0 {} one {Un comentario.} other {# comentarios.}}',
  'web.desk-office.who-moves': 'Quién se mueve',
  'web.desk-office.which-players': 'Qué jugadores',
  'web.desk-office.movers': 'los mayores cambios',
  'web.desk-office.nobody-here': 'Nadie.',
  'web.desk-office.show-all': 'Mostrarlos todos',
  'web.desk-office.list-day': 'Fecha de la lista',
  'web.desk-office.revision': 'Qué ha movido el registro',
  'web.desk-office.revision-said':
    'Una fecha de nacimiento, una licencia o una fusión de jugadores pueden mover listas publicadas. Las listas publicadas quedan; las ediciones revisadas siguen, con los actos que son la causa.',
  'web.desk-office.revision-none': 'Las listas revisadas son lo que dice el registro. No hay nada que revisar.',
  'web.desk-office.revision-unprinted':
    'No se mueve ningún número impreso, solo aquello con que se calculan listas posteriores.',
  'web.desk-office.revision-causes': '{acts, plural, one {Un acto} other {# actos}} del registro detrás',
};
