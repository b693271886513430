/** Clubs and their members. */
export const messages = {
  'web.clubs.title': 'Clubs',
  'web.clubs.name': 'Club',
  'web.clubs.town': 'Town',
  'web.clubs.delegation': 'Delegation',
  'web.clubs.none': 'No clubs found.',
  'web.clubs.left': 'left the federation',
  'web.club.left-on': 'The club left the federation on {date}.',
  'web.club.seasons': 'Seasons',
  'web.club.members': '{count, plural, one {One member} other {# members}}',
  'web.club.none': 'No licences yet.',
  'web.club.events': 'Events of the club',
  'web.club.best': 'Average of the best boards: {series}',
  'web.club.best-of': 'Best {boards}',
  'web.nav.clubs': 'Clubs',
};
