/** The frame of every page: header, footer, desks. */
export const messages = {
  'web.frame.menu': 'Menu',
  'web.frame.language': 'Language',
  'web.frame.where': 'Where you are',
  'web.frame.public': 'Public page',
  'web.frame.account': '{name}, your account',
  'web.frame.how': 'How ratings work',
  'web.frame.api': 'Downloads and API',
  'web.frame.about': 'About',
  'web.frame.privacy': 'Privacy',
  'web.frame.runs-on': 'Runs on Escala (open source)',
  'web.frame.group-own': 'You',
  'web.frame.group-tournaments': 'Tournaments',
  'web.frame.group-ratings': 'Ratings',
  'web.frame.group-register': 'Register',
  'web.frame.group-federation': 'Federation',
};
