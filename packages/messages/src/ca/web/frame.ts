/** El marc de cada pàgina. */
export const messages: Record<keyof typeof import('../../en/web/frame.ts').messages, string> = {
  'web.frame.menu': 'Menú',
  'web.frame.language': 'Llengua',
  'web.frame.where': 'Sou aquí',
  'web.frame.public': 'Pàgina pública',
  'web.frame.account': '{name}, el meu compte',
  'web.frame.how': 'Com es calcula l’Elo',
  'web.frame.api': 'Descàrregues i API',
  'web.frame.about': 'Informació',
  'web.frame.privacy': 'Privacitat',
  'web.frame.no-privacy': 'La federació encara no ha publicat l’avís de privadesa.',
  'web.frame.runs-on': 'Funciona amb Escala (codi obert)',
  'web.frame.group-own': 'Jo',
  'web.frame.group-tournaments': 'Torneigs',
  'web.frame.group-ratings': 'Elo',
  'web.frame.group-register': 'Registre',
  'web.frame.group-federation': 'Federació',
};
