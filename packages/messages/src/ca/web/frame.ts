/** El marc de cada pàgina. */
export const messages: Record<keyof typeof import('../../en/web/frame.ts').messages, string> = {
  'web.frame.menu': 'Menú',
  'web.frame.language': 'Llengua',
  'web.frame.where': 'On sou',
  'web.frame.public': 'Pàgina pública',
  'web.frame.account': '{name}, el vostre compte',
  'web.frame.how': 'Com es calculen',
  'web.frame.api': 'Descàrregues i API',
  'web.frame.about': 'Informació',
  'web.frame.privacy': 'Privacitat',
  'web.frame.runs-on': 'Funciona amb Escala (codi obert)',
  'web.frame.group-own': 'Vós',
  'web.frame.group-tournaments': 'Torneigs',
  'web.frame.group-ratings': 'Elo',
  'web.frame.group-register': 'Registre',
  'web.frame.group-federation': 'Federació',
};
