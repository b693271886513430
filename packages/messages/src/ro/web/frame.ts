/** Cadrul fiecărei pagini. */
export const messages: Record<keyof typeof import('../../en/web/frame.ts').messages, string> = {
  'web.frame.menu': 'Meniu',
  'web.frame.language': 'Limba',
  'web.frame.where': 'Sunteți aici',
  'web.frame.public': 'Pagina publică',
  'web.frame.account': '{name}, contul meu',
  'web.frame.how': 'Cum se calculează ratingul',
  'web.frame.api': 'Descărcări și API',
  'web.frame.about': 'Informații',
  'web.frame.privacy': 'Confidențialitate',
  'web.frame.no-privacy': 'Federația nu a publicat încă nota de confidențialitate.',
  'web.frame.runs-on': 'Rulează pe Escala (cod deschis)',
  'web.frame.group-own': 'Eu',
  'web.frame.group-tournaments': 'Turnee',
  'web.frame.group-ratings': 'Rating',
  'web.frame.group-register': 'Registru',
  'web.frame.group-federation': 'Federație',
};
