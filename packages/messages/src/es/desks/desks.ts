/** The frame of the desks. */
export const messages: Record<keyof typeof import('../../en/desks/desks.ts').messages, string> = {
  'web.nav.desk': 'Gestión',
  'web.desk.title': 'Gestión',
  'web.desk.sections': 'Gestión',
  'web.desk.cancel': 'Cancelar',
  'web.desk.undo': 'Deshacer',
  'web.desk.undone': 'Deshecho.',
  'web.desk.undo-reason': 'Deshecho enseguida',
  'web.desk.reason': 'Motivo',
  'web.desk.reason-optional': 'Motivo (opcional)',
  'web.desk.welcome': 'Ha entrado como {name}.',
  'web.desk.nothing':
    'Aquí todavía no hay nada que hacer: su cuenta no tiene ninguna función. Pida a la federación que le dé una.',
  'web.federations.title': 'Federaciones',
  'web.federations.introduction': 'Cada federación tiene sus propias listas, pruebas y reglamentos.',
  'web.desk.waiting-reports': '{count, plural, one {Un informe espera} other {# informes esperan}}',
  'web.desk.waiting-claims': '{count, plural, one {Una reclamación espera} other {# reclamaciones esperan}}',
  'web.desk.waiting-tasks': '{count, plural, one {Una cosa por hacer} other {# cosas por hacer}}',
  'web.desk.waiting-list':
    '{series}: ya puede publicarse la lista del {date}{count, plural, one {} other { (# en total)}}',
};
