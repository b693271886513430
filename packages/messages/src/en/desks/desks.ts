/** The frame of the desks. */
export const messages = {
  'web.nav.desk': 'Desk',
  'web.desk.title': 'Desk',
  'web.desk.sections': 'Desk',
  'web.desk.cancel': 'Cancel',
  'web.desk.reason': 'Reason',
  'web.desk.reason-optional': 'Reason (optional)',
  'web.desk.welcome': 'Signed in as {name}.',
  'web.desk.nothing': 'Nothing to do here yet: your account has no role. Ask the federation for one.',
  'web.federations.title': 'Federations',
  'web.federations.introduction': 'Each federation has its own lists, events and regulations.',
  'web.desk.waiting-reports': '{count, plural, one {One report waiting} other {# reports waiting}}',
  'web.desk.waiting-claims': '{count, plural, one {One dispute waiting} other {# disputes waiting}}',
  'web.desk.waiting-tasks': '{count, plural, one {One thing to do} other {# things to do}}',
  'web.desk.waiting-list': '{series}: publish the list of {date}{count, plural, one {} other { (# in total)}}',
};
