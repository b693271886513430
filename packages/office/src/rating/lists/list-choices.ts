import { playerCategories } from '@escala/regulations';
import { z } from 'zod';
import { folded } from '../../kit/search-words.ts';
import type { ListedLines } from './list-view.ts';

/**
 * The filters available for a list, as found on its lines: clubs by name, titles, and categories from the highest down.
 */
export const listChoicesSchema = z.strictObject({
  clubs: z.array(z.strictObject({ club: z.string(), name: z.string() })),
  titles: z.array(z.string()),
  categories: z.array(z.string()),
});
export type ListChoices = z.infer<typeof listChoicesSchema>;

export function listChoices({ places, columns }: Pick<ListedLines, 'places' | 'columns'>): ListChoices {
  const clubs = new Map<string, string>();
  const titles = new Set<string>();
  const categories = new Set<string>();
  for (const place of places) {
    const { club, clubName, title, category } = columns(place);
    if (club !== undefined) clubs.set(club, clubName ?? club);
    if (title !== undefined) titles.add(title);
    if (category !== undefined) categories.add(category);
  }
  const named = [...clubs].map(([club, name]) => ({ club, name }));
  return {
    clubs: named.sort((a, b) => (folded(a.name) < folded(b.name) ? -1 : 1)),
    titles: [...titles].sort(),
    categories: [...categories].sort((a, b) => rankOf(a) - rankOf(b)),
  };
}

/** Categories of other rules come after our own. */
function rankOf(category: string): number {
  const place = (playerCategories as readonly string[]).indexOf(category);
  return place < 0 ? playerCategories.length : place;
}
