/** Sections of a list, the points of a scale, lists every month: what fide-2009 asks of an office. */
export const messages: Record<string, string> = {
  'web.sections.title': '{series}, {date}: seccions de la llista',
  'web.sections.link': 'Seccions de la llista: els millors, els inactius, els titulats sense valoració',
  'web.sections.to-list': 'La llista sencera',
  'web.sections.top': 'Els millors',
  'web.sections.top-about': 'Les valoracions més altes dels jugadors actius; qui empata amb l’últim lloc també hi és.',
  'web.sections.inactive': 'Jugadors inactius',
  'web.sections.inactive-about':
    'Cap partida avaluada en un any: no tenen lloc a la classificació, compten amb l’última valoració i es mostren dos anys.',
  'web.sections.titled': 'Jugadors titulats sense valoració',
  'web.sections.titled-about': 'Es publiquen amb la llista, a part.',
  'web.sections.nobody': 'Ningú.',
  'web.sections.last-rating': 'Última valoració',
  'web.sections.since': 'Inactiu des del',
  'web.sections.until': 'Es mostra fins al',
  'refusal.list-no-sections':
    'El reglament de {name} no té seccions a part de la classificació. Llegiu la llista mateixa.',
};
