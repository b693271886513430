/** Sections of a list, the points of a scale, lists every month: what fide-2009 asks of an office. */
export const messages = {
  'web.sections.title': '{series}, {date}: sections of the list',
  'web.sections.link': 'Top players, inactive players and unrated titled players',
  'web.sections.top': 'Top players',
  'web.sections.top-about': 'The highest ratings of active players; ties for the last place are included.',
  'web.sections.inactive': 'Inactive players',
  'web.sections.inactive-about':
    'No rated game for a year: not ranked, rated with their last rating, and shown for two years.',
  'web.sections.titled': 'Unrated titled players',
  'web.sections.titled-about': 'Published with the list, separately.',
  'web.sections.nobody': 'Nobody.',
  'web.sections.last-rating': 'Last rating',
  'web.sections.since': 'Inactive since',
  'web.sections.until': 'Shown until',
  'refusal.list-no-sections': 'The regulation of {name} has no sections beside the ranking. Open the list itself.',
  'web.flow.title': 'Points gained and lost',
  'web.flow.about':
    'Total rating of active players from list to list: points brought by new and returning players, taken by players who became inactive or left, and won or lost in games.',
  'web.flow.cell': '{points} ({players, plural, one {# player} other {# players}})',
  'web.flow.entered': 'New',
  'web.flow.returned': 'Returned',
  'web.flow.becameInactive': 'Became inactive',
  'web.flow.delisted': 'Left the list',
  'web.flow.changed': 'By games',
  'web.setup.monthly-from': 'Monthly lists from',
  'web.setup.monthly-hint': 'The first monthly list beyond the six a year (fide-2009 7.3). Empty: six a year.',
  'refusal.monthly-from-day': 'Lists are published on the first of a month; {date} is not one.',
  'refusal.monthly-from-book': 'The calendar of {name} is fixed by its regulation: leave “monthlyFrom” out.',
  'refusal.monthly-from-published':
    'The list of {date} of {name} is published: monthly lists can only start, or stop, after it.',
};
