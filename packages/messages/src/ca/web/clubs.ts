/** Clubs and their members. */
export const messages: Record<keyof typeof import('../../en/web/clubs.ts').messages, string> = {
  'web.clubs.title': 'Clubs',
  'web.clubs.name': 'Club',
  'web.clubs.town': 'Població',
  'web.clubs.delegation': 'Delegació',
  'web.clubs.none': 'No s’ha trobat cap club.',
  'web.clubs.left': 'de baixa',
  'web.club.left-on': 'El club va deixar la federació el dia {date}.',
  'web.club.seasons': 'Temporades',
  'web.club.members': '{count, plural, one {Un membre} other {# membres}}',
  'web.club.none': 'Encara no té llicències.',
  'web.club.events': 'Proves del club',
  'web.club.best': 'Mitjana dels millors taulers: {series}',
  'web.club.best-of': 'Els {boards} millors',
  'web.nav.clubs': 'Clubs',
};
