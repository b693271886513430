import type { MessageKey } from '@escala/messages';
import type { ListColumn, ListSection } from '@escala/office';

/** The headings of a list, on pages and on paper. */
export const LIST_HEADINGS = {
  rank: 'web.word.number-short',
  name: 'web.word.player',
  title: 'web.list.player-title',
  id: 'web.word.code',
  club: 'web.word.club',
  nationality: 'web.list.federation',
  sex: 'web.list.sex',
  birthYear: 'web.player.born',
  rating: 'web.word.rating',
  change: 'web.list.change',
  k0: 'web.list.k0',
  k: 'web.list.k',
  games: 'web.word.games',
  status: 'web.list.status',
} as const satisfies Readonly<Record<ListColumn, MessageKey>>;

/** Inactive players have their last rating. */
export const sectionHeadings = (section: ListSection): Readonly<Record<ListColumn, MessageKey>> =>
  section === 'inactive' ? { ...LIST_HEADINGS, rating: 'web.sections.last-rating' } : LIST_HEADINGS;
