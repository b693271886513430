/** The frame of the desks. */
export const messages: Record<keyof typeof import('../../en/desks/desks.ts').messages, string> = {
  'web.nav.desk': 'Gestió',
  'web.desk.title': 'Gestió',
  'web.desk.sections': 'Gestió',
  'web.desk.cancel': 'Cancel·la',
  'web.desk.undo': 'Desfés',
  'web.desk.undone': 'Desfet.',
  'web.desk.undo-reason': 'Desfet de seguida',
  'web.desk.reason': 'Motiu',
  'web.desk.reason-optional': 'Motiu (opcional)',
  'web.desk.welcome': 'Heu entrat com a {name}.',
  'web.desk.nothing':
    'Aquí encara no hi ha res a fer: el vostre compte no té cap funció. Demaneu a la federació que us en doni una.',
  'web.federations.title': 'Federacions',
  'web.federations.introduction': 'Cada federació té les seves llistes, proves i reglaments.',
  'web.desk.waiting-reports': '{count, plural, one {Un informe espera} other {# informes esperen}}',
  'web.desk.waiting-claims': '{count, plural, one {Una reclamació espera} other {# reclamacions esperen}}',
  'web.desk.waiting-tasks': '{count, plural, one {Una cosa per fer} other {# coses per fer}}',
  'web.desk.waiting-list':
    '{series}: ja es pot publicar la llista del {date}{count, plural, one {} other { (# en total)}}',
};
