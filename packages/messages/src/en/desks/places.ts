/** Places of an event that has few. */
export const messages = {
  'web.desk-places.title': 'Places',
  'web.desk-places.link': 'More players than places?',
  'web.desk-places.link-about': 'Allot places in the order of the regulation.',
  'web.desk-places.about':
    'If an event has fewer places than players, or a place becomes vacant, places go by rating; on a tie first to players never sanctioned, then to titled players, then to the better place last season, then by public draw.',
  'web.desk-places.decided': '{places, plural, one {# place} other {# places}} allotted on',
  'web.desk-places.places': 'Places',
  'web.desk-places.previous': 'Same event last season',
  'web.desk-places.previous-hint': 'Its standings count when rating, sanctions and titles are equal.',
  'web.desk-places.previous-none': 'None',
  'web.desk-places.seed': 'Seed of the public draw',
  'web.desk-places.seed-hint':
    'What was drawn before witnesses: a number or words. It makes the draw repeatable and cannot be changed later.',
  'web.desk-places.look': 'Show order',
  'web.desk-places.too-late': 'Places are allotted before round 1 is paired.',
  'web.desk-places.draw-due':
    'Tied on everything for the last places: {names}. Hold the public draw, write its seed above, and show the order again.',
  'web.desk-places.decide': 'Decide',
  'web.desk-places.give-sure':
    'Allot {places, plural, one {# place} other {# places}}? {leftOut, plural, =0 {Nobody is left out.} one {One player is left out and removed; a vacant place goes to this player.} other {# players are left out and removed; vacant places go to them, in this order.}}',
  'web.desk-places.caption': 'Players asking for a place',
  'web.desk-places.order': 'Order',
  'web.desk-places.sanction': 'Sanctions',
  'web.desk-places.sanctioned': 'sanctioned',
  'web.desk-places.never-sanctioned': 'never',
  'web.desk-places.last-place': 'Last season',
  'web.desk-places.qualified': 'Qualified directly',
  'web.desk-places.has': 'Place',
  'web.desk-places.has-place': 'yes',
  'web.desk-places.no-place': 'left out',
  'web.desk-places.without-place': 'no place',
  'web.desk-places.beside':
    'The places are allotted. Adding a player outside the order needs a reason, which is logged.',
};
