/** Sections of a list, the points of a scale, lists every month: what fide-2009 asks of an office. */
export const messages = {
  'web.sections.title': '{series}, {date}: sections of the list',
  'web.sections.link': 'Sections of the list: the best, the inactive, titled players without a rating',
  'web.sections.to-list': 'The whole list',
  'web.sections.top': 'The best',
  'web.sections.top-about': 'The highest ratings of active players; whoever is level with the last place is on it.',
  'web.sections.inactive': 'Inactive players',
  'web.sections.inactive-about':
    'No rated game in a year: they are not ranked, count with their last rating, and are shown for two years.',
  'web.sections.titled': 'Titled players without a rating',
  'web.sections.titled-about': 'Published with the list, apart.',
  'web.sections.nobody': 'Nobody.',
  'web.sections.last-rating': 'Last rating',
  'web.sections.since': 'Inactive since',
  'web.sections.until': 'Shown until',
  'refusal.list-no-sections': 'The regulation of {name} has no sections beside the ranking. Read the list itself.',
  'web.flow.title': 'Points that enter and leave',
  'web.flow.about':
    'The sum of the ratings of active players from list to list: what newcomers and those who return bring, what those who become inactive or leave take along, and what the games themselves gave or took.',
  'web.flow.cell': '{points} ({players, plural, one {# player} other {# players}})',
  'web.flow.entered': 'New',
  'web.flow.returned': 'Returned',
  'web.flow.becameInactive': 'Became inactive',
  'web.flow.delisted': 'Left the list',
  'web.flow.changed': 'By games',
  'web.setup.monthly-from': 'Lists every month from',
  'web.setup.monthly-hint':
    'The first list of a month that comes out besides the six a year (fide-2009 7.3); empty: six a year.',
  'refusal.monthly-from-day': 'Lists come out on the first of a month: {date} is not one.',
  'refusal.monthly-from-book': 'The calendar of {name} is fixed by its regulation: leave “monthlyFrom” out.',
  'refusal.monthly-from-published':
    'The list of {date} of {name} is out: the day from which lists are monthly can only be changed to or from a later one.',
};
