/** Sections of a list, the points of a scale, lists every month: what fide-2009 asks of an office. */
export const messages: Record<keyof typeof import('../../en/web/sections.ts').messages, string> = {
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
  'web.flow.title': 'Punts que entren i surten',
  'web.flow.about':
    'La suma de les valoracions dels jugadors actius de llista en llista: el que porten els nous i els que tornen, el que s’enduen els que passen a inactius o surten, i el que han donat o tret les partides.',
  'web.flow.cell': '{points} ({players, plural, one {# jugador} other {# jugadors}})',
  'web.flow.entered': 'Nous',
  'web.flow.returned': 'Tornen',
  'web.flow.becameInactive': 'Passen a inactius',
  'web.flow.delisted': 'Surten de la llista',
  'web.flow.changed': 'Per partides',
  'web.setup.monthly-from': 'Llistes mensuals des del',
  'web.setup.monthly-hint': 'La primera llista mensual a més de les sis de l’any (fide-2009 7.3); buit: sis l’any.',
  'refusal.monthly-from-day': 'Les llistes surten el dia 1 d’un mes: el {date} no ho és.',
  'refusal.monthly-from-book': 'El calendari de {name} el fixa el seu reglament: no indiqueu «monthlyFrom».',
  'refusal.monthly-from-published':
    'La llista del {date} de {name} ja és publicada: el dia des del qual són mensuals només es pot canviar per un de posterior, o si era posterior.',
};
