/** Sections of a list, the points of a scale, lists every month: what fide-2009 asks of an office. */
export const messages: Record<keyof typeof import('../../en/web/sections.ts').messages, string> = {
  'web.sections.title': '{series}, {date}: secciones de la lista',
  'web.sections.link': 'Los mejores, los inactivos y los titulados sin Elo',
  'web.sections.top': 'Los mejores',
  'web.sections.top-about':
    'Los Elos más altos de los jugadores activos; quien empata con el último puesto también está.',
  'web.sections.inactive': 'Jugadores inactivos',
  'web.sections.inactive-about':
    'Ninguna partida valorada en un año: no tienen puesto, cuentan con su último Elo y se muestran dos años.',
  'web.sections.titled': 'Jugadores titulados sin Elo',
  'web.sections.titled-about': 'Se publican con la lista, aparte.',
  'web.sections.nobody': 'Nadie.',
  'web.sections.last-rating': 'Último Elo',
  'web.sections.since': 'Inactivo desde el',
  'web.sections.until': 'Se muestra hasta el',
  'refusal.list-no-sections':
    'El reglamento de {name} no tiene secciones aparte de la clasificación. Abra la lista misma.',
  'web.flow.title': 'Puntos que entran y salen',
  'web.flow.about':
    'La suma de los Elos de los jugadores activos de lista en lista: lo que traen los nuevos y los que vuelven, lo que se llevan los que pasan a inactivos o salen, y lo que han dado o quitado las partidas.',
  'web.flow.cell': '{points} ({players, plural, one {# jugador} other {# jugadores}})',
  'web.flow.entered': 'Nuevos',
  'web.flow.returned': 'Vuelven',
  'web.flow.becameInactive': 'Pasan a inactivos',
  'web.flow.delisted': 'Salen de la lista',
  'web.flow.changed': 'Por partidas',
  'web.setup.monthly-from': 'Listas mensuales desde el',
  'web.setup.monthly-hint': 'La primera lista mensual además de las seis del año (fide-2009 7.3); vacío: seis al año.',
  'refusal.monthly-from-day': 'Las listas se publican el día 1 de cada mes: el {date} no lo es.',
  'refusal.monthly-from-book': 'El calendario de {name} lo fija su reglamento: no indique «monthlyFrom».',
  'refusal.monthly-from-published':
    'La lista del {date} de {name} ya está publicada: las mensuales solo pueden empezar, o dejar de hacerlo, más tarde.',
};
