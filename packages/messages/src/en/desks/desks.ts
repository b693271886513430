/** The frame of the desks. */
export const messages = {
  'web.nav.desk': 'Your desk',
  'web.desk.title': 'Your desk',
  'web.desk.sections': 'Desk',
  'web.desk.cancel': 'Cancel',
  'web.desk.reason': 'Why',
  'web.desk.reason-optional': 'Why (optional)',
  'web.desk.welcome': 'Signed in as {name}.',
  'web.desk.nothing': 'There is nothing to do here yet: your account has no role. Ask the federation to give you one.',
  'web.federations.title': 'Federations',
  'web.federations.introduction': 'Each federation of this office has its own lists, events and regulations.',
  'web.desk.waiting-reports': '{count, plural, one {One report waits} other {# reports wait}}',
  'web.desk.waiting-claims': '{count, plural, one {One claim waits} other {# claims wait}}',
  'web.desk.waiting-tasks': '{count, plural, one {One thing is to do} other {# things are to do}}',
  'web.desk.waiting-list': '{series}: the list of {date} can come out{count, plural, one {} other {, and # in all}}',
};
