/** Sections of a list, the points of a scale, lists every month: what fide-2009 asks of an office. */
export const messages: Record<string, string> = {
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
};
