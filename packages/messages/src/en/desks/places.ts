/** Places of an event that has few. */
export const messages = {
  'web.desk-places.title': 'Places',
  'web.desk-places.link': 'More players than places?',
  'web.desk-places.link-about': 'Give the places in the order of the regulation.',
  'web.desk-places.about':
    'Where an event has fewer places than players, or a place becomes vacant, places are given by rating; among equals first who was never sanctioned, then who has a title, then the better place last season, then a public draw.',
  'web.desk-places.decided': '{places, plural, one {# place was} other {# places were}} given on',
  'web.desk-places.places': 'Places',
  'web.desk-places.previous': 'The same event last season',
  'web.desk-places.previous-hint': 'Its classification counts where rating, sanctions and titles are the same.',
  'web.desk-places.previous-none': 'None',
  'web.desk-places.seed': 'Seed of the public draw',
  'web.desk-places.seed-hint':
    'What was drawn before witnesses: a number, or words. It makes the draw repeatable and cannot be changed later.',
  'web.desk-places.look': 'Show the order',
  'web.desk-places.too-late': 'Places are given before the first round is paired.',
  'web.desk-places.draw-due':
    'Level on everything where the places end: {names}. Hold the public draw, write its seed above, and show the order again.',
  'web.desk-places.decide': 'Decide',
  'web.desk-places.give-sure':
    'Give {places, plural, one {# place} other {# places}}? {leftOut, plural, =0 {Nobody is left out.} one {One player is left out and taken off the entries; a vacant place is theirs.} other {# players are left out and taken off the entries; a vacant place is theirs, in this order.}}',
  'web.desk-places.caption': 'Who asks for a place',
  'web.desk-places.order': 'Order',
  'web.desk-places.sanction': 'Sanctions',
  'web.desk-places.sanctioned': 'sanctioned',
  'web.desk-places.never-sanctioned': 'never',
  'web.desk-places.last-place': 'Last season',
  'web.desk-places.qualified': 'Qualified directly',
  'web.desk-places.has': 'Place',
  'web.desk-places.has-place': 'yes',
  'web.desk-places.no-place': 'left out',
  'web.desk-places.without-place': 'has no place',
  'web.desk-places.beside': 'The places are given. Whoever is entered beside the order goes on record with a reason.',
};
