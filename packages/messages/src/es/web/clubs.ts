/** Clubs and their members. */
export const messages: Record<keyof typeof import('../../en/web/clubs.ts').messages, string> = {
  'web.clubs.title': 'Clubes',
  'web.clubs.name': 'Club',
  'web.clubs.town': 'Población',
  'web.clubs.delegation': 'Delegación',
  'web.clubs.none': 'No se ha encontrado ningún club.',
  'web.clubs.left': 'de baja',
  'web.club.left-on': 'El club dejó la federación el {date}.',
  'web.club.seasons': 'Temporadas',
  'web.club.members': '{count, plural, one {Un miembro} other {# miembros}}',
  'web.club.none': 'Todavía no tiene licencias.',
  'web.club.events': 'Pruebas del club',
  'web.club.best': 'Media de los mejores tableros: {series}',
  'web.club.best-of': 'Los {boards} mejores',
  'web.nav.clubs': 'Clubes',
};
