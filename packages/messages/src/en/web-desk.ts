/** The frame of the desks. */
export const messages: Record<string, string> = {
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
};
