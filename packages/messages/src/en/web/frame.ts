/** The frame of every page: header, footer, desks. */
export const messages = {
  'web.frame.menu': 'Menu',
  'web.frame.language': 'Language',
  'web.frame.where': 'You are here',
  'web.frame.public': 'Public page',
  'web.frame.account': '{name}, my account',
  'web.frame.how': 'How ratings work',
  'web.frame.api': 'Downloads and API',
  'web.frame.about': 'About',
  'web.frame.privacy': 'Privacy',
  'web.frame.no-privacy': 'The federation has not published a privacy notice yet.',
  'web.frame.runs-on': 'Runs on Escala (open source)',
  'web.frame.group-own': 'Me',
  'web.frame.group-tournaments': 'Tournaments',
  'web.frame.group-ratings': 'Ratings',
  'web.frame.group-register': 'Registry',
  'web.frame.group-federation': 'Federation',
};
