/** Clubs and their members. */
export const messages: Record<keyof typeof import('../../en/web/clubs.ts').messages, string> = {
  'web.clubs.title': 'Cluburi',
  'web.clubs.name': 'Club',
  'web.clubs.town': 'Localitate',
  'web.clubs.delegation': 'Delegație',
  'web.clubs.none': 'Nu s-a găsit niciun club.',
  'web.clubs.left': 'retras',
  'web.club.left-on': 'Clubul a părăsit federația la {date}.',
  'web.club.seasons': 'Sezoane',
  'web.club.members': '{count, plural, one {Un membru} few {# membri} other {# de membri}}',
  'web.club.none': 'Încă nu are licențe.',
  'web.club.events': 'Concursurile clubului',
  'web.club.best': 'Media celor mai bune mese: {series}',
  'web.club.best-of': 'Cei mai buni {boards}',
  'web.nav.clubs': 'Cluburi',
};
