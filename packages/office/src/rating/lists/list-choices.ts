import { playerCategories } from '@escala/regulations';
import { z } from 'zod';
import { folded } from '../../kit/search-words.ts';
import type { ListedLines } from './list-view.ts';

/** What a list can be filtered by: clubs by name, titles, and categories from the highest on, that anybody on it has. */
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

/** A category of other rules comes after those of ours. */
function rankOf(category: string): number {
  const place = (playerCategories as readonly string[]).indexOf(category);
  return place < 0 ? playerCategories.length : place;
}
