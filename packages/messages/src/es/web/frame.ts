/** El marco de cada página. */
export const messages: Record<keyof typeof import('../../en/web/frame.ts').messages, string> = {
  'web.frame.menu': 'Menú',
  'web.frame.language': 'Idioma',
  'web.frame.where': 'Está aquí',
  'web.frame.public': 'Página pública',
  'web.frame.account': '{name}, mi cuenta',
  'web.frame.how': 'Cómo se calcula el Elo',
  'web.frame.api': 'Descargas y API',
  'web.frame.about': 'Información',
  'web.frame.privacy': 'Privacidad',
  'web.frame.no-privacy': 'La federación aún no ha publicado su aviso de privacidad.',
  'web.frame.runs-on': 'Funciona con Escala (código abierto)',
  'web.frame.group-own': 'Yo',
  'web.frame.group-tournaments': 'Torneos',
  'web.frame.group-ratings': 'Elo',
  'web.frame.group-register': 'Registro',
  'web.frame.group-federation': 'Federación',
};
