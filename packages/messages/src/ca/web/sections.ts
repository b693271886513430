/** Sections of a list, the points of a scale, lists every month: what fide-2009 asks of an office. */
export const messages: Record<keyof typeof import('../../en/web/sections.ts').messages, string> = {
  'web.sections.title': '{series}, {date}: seccions de la llista',
  'web.sections.link': 'Els millors, els inactius i els titulats sense Elo',
  'web.sections.top': 'Els millors',
  'web.sections.top-about': 'Els Elos més alts dels jugadors actius; qui empata amb l’últim lloc també hi és.',
  'web.sections.inactive': 'Jugadors inactius',
  'web.sections.inactive-about':
    'Cap partida avaluada en un any: no tenen lloc a la classificació, compten amb l’últim Elo i es mostren dos anys.',
  'web.sections.titled': 'Jugadors titulats sense Elo',
  'web.sections.titled-about': 'Es publiquen amb la llista, a part.',
  'web.sections.nobody': 'Ningú.',
  'web.sections.last-rating': 'Últim Elo',
  'web.sections.since': 'Inactiu des del',
  'web.sections.until': 'Es mostra fins al',
  'refusal.list-no-sections':
    'El reglament de {name} no té seccions a part de la classificació. Obriu la llista mateixa.',
  'web.flow.title': 'Punts que entren i surten',
  'web.flow.about':
    'La suma dels Elos dels jugadors actius de llista en llista: el que porten els nous i els que tornen, el que s’enduen els que passen a inactius o surten, i el que han donat o tret les partides.',
  'web.flow.cell': '{points} ({players, plural, one {# jugador} other {# jugadors}})',
  'web.flow.entered': 'Nous',
  'web.flow.returned': 'Tornen',
  'web.flow.becameInactive': 'Passen a inactius',
  'web.flow.delisted': 'Surten de la llista',
  'web.flow.changed': 'Per partides',
  'web.setup.monthly-from': 'Llistes mensuals des del',
  'web.setup.monthly-hint': 'La primera llista mensual a més de les sis de l’any (fide-2009 7.3); buit: sis l’any.',
  'refusal.monthly-from-day': 'Les llistes es publiquen el dia 1 de cada mes: el {date} no ho és.',
  'refusal.monthly-from-book': 'El calendari de {name} el fixa el seu reglament: no indiqueu «monthlyFrom».',
  'refusal.monthly-from-published':
    'La llista del {date} de {name} ja és publicada: les mensuals només poden començar, o deixar de fer-ho, més tard.',
};
