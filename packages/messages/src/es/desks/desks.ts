/** The frame of the desks. */
export const messages: Record<keyof typeof import('../../en/desks/desks.ts').messages, string> = {
  'web.nav.desk': 'Su espacio',
  'web.desk.title': 'Su espacio',
  'web.desk.sections': 'Espacio de trabajo',
  'web.desk.cancel': 'Cancelar',
  'web.desk.reason': 'Motivo',
  'web.desk.reason-optional': 'Motivo (opcional)',
  'web.desk.welcome': 'Ha entrado como {name}.',
  'web.desk.nothing':
    'Aquí todavía no hay nada que hacer: su cuenta no tiene ninguna función. Pida a la federación que le dé una.',
  'web.federations.title': 'Federaciones',
  'web.federations.introduction': 'Cada federación de esta oficina tiene sus propias listas, pruebas y reglamentos.',
  'web.desk.waiting-reports': '{count, plural, one {Un informe espera} other {# informes esperan}}',
  'web.desk.waiting-claims': '{count, plural, one {Una reclamación espera} other {# reclamaciones esperan}}',
  'web.desk.waiting-tasks': '{count, plural, one {Hay una cosa por hacer} other {Hay # cosas por hacer}}',
  'web.desk.waiting-list':
    '{series}: ya puede publicarse la lista del {date}{count, plural, one {} other {, y # en total}}',
};
