/** Sections of a list, the points of a scale, lists every month: what fide-2009 asks of an office. */
export const messages: Record<string, string> = {
  'web.sections.title': '{series}, {date}: secciones de la lista',
  'web.sections.link': 'Secciones de la lista: los mejores, los inactivos, los titulados sin valoración',
  'web.sections.to-list': 'La lista entera',
  'web.sections.top': 'Los mejores',
  'web.sections.top-about':
    'Las valoraciones más altas de los jugadores activos; quien empata con el último lugar también está.',
  'web.sections.inactive': 'Jugadores inactivos',
  'web.sections.inactive-about':
    'Ninguna partida evaluada en un año: no tienen puesto, cuentan con su última valoración y se muestran dos años.',
  'web.sections.titled': 'Jugadores titulados sin valoración',
  'web.sections.titled-about': 'Se publican con la lista, aparte.',
  'web.sections.nobody': 'Nadie.',
  'web.sections.last-rating': 'Última valoración',
  'web.sections.since': 'Inactivo desde el',
  'web.sections.until': 'Se muestra hasta el',
  'refusal.list-no-sections':
    'El reglamento de {name} no tiene secciones aparte de la clasificación. Lea la lista misma.',
};
