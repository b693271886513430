/** Plazas de una prueba que tiene pocas. */
export const messages: Record<keyof typeof import('../../en/desks/places.ts').messages, string> = {
  'web.desk-places.title': 'Plazas',
  'web.desk-places.link': '¿Hay más jugadores que plazas?',
  'web.desk-places.link-about': 'Adjudique las plazas en el orden del reglamento.',
  'web.desk-places.about':
    'Cuando una prueba tiene menos plazas que jugadores, o queda una vacante, las plazas se dan por Elo; entre iguales, primero quien nunca fue sancionado, después quien tiene título, después el mejor clasificado de la temporada anterior y, al final, por sorteo público.',
  'web.desk-places.decided': '{places, plural, one {# plaza adjudicada} other {# plazas adjudicadas}} el',
  'web.desk-places.places': 'Plazas',
  'web.desk-places.previous': 'La misma prueba de la temporada anterior',
  'web.desk-places.previous-hint': 'Su clasificación cuenta cuando el Elo, las sanciones y los títulos son iguales.',
  'web.desk-places.previous-none': 'Ninguna',
  'web.desk-places.seed': 'Semilla del sorteo público',
  'web.desk-places.seed-hint':
    'Lo que salió ante testigos: un número o unas palabras. Permite repetir el sorteo y después no se puede cambiar.',
  'web.desk-places.look': 'Mostrar el orden',
  'web.desk-places.too-late': 'Las plazas se adjudican antes de emparejar la primera ronda.',
  'web.desk-places.draw-due':
    'Empatados en todo para las últimas plazas: {names}. Haga el sorteo público, escriba su semilla arriba y vuelva a mostrar el orden.',
  'web.desk-places.decide': 'Decisión',
  'web.desk-places.give-sure':
    '¿Adjudicar {places, plural, one {# plaza} other {# plazas}}? {leftOut, plural, =0 {Nadie se queda fuera.} one {Un jugador se queda fuera y se quita; una vacante será para él.} other {# jugadores se quedan fuera y se quitan; las vacantes serán para ellos, en este orden.}}',
  'web.desk-places.caption': 'Jugadores que piden plaza',
  'web.desk-places.order': 'Orden',
  'web.desk-places.sanction': 'Sanciones',
  'web.desk-places.sanctioned': 'sancionado',
  'web.desk-places.never-sanctioned': 'nunca',
  'web.desk-places.last-place': 'Temporada anterior',
  'web.desk-places.qualified': 'Clasificado directamente',
  'web.desk-places.has': 'Plaza',
  'web.desk-places.has-place': 'sí',
  'web.desk-places.no-place': 'se queda fuera',
  'web.desk-places.without-place': 'sin plaza',
  'web.desk-places.beside':
    'Las plazas ya están adjudicadas. Para añadir un jugador fuera del orden hace falta un motivo, que queda en el registro de actividad.',
};
