import type { ListSheet } from '@escala/core';
import { playerCategories } from '@escala/regulations';
import { z } from 'zod';
import { folded } from '../../kit/search-words.ts';
import type { ColumnsOf } from '../printed/printed-columns.ts';
import type { ListOrder } from './list-order.ts';

/** What a list can be filtered by: clubs by name, titles, and categories from the highest on, that anybody on it has. */
export const listChoicesSchema = z.strictObject({
  clubs: z.array(z.strictObject({ club: z.string(), name: z.string() })),
  titles: z.array(z.string()),
  categories: z.array(z.string()),
});
export type ListChoices = z.infer<typeof listChoicesSchema>;

const known = new WeakMap<ListSheet, ListChoices>();

/** Looked for once for each list at hand: what it prints does not change. */
export function listChoices(sheet: ListSheet, { players }: ListOrder, columns: ColumnsOf): ListChoices {
  const before = known.get(sheet);
  if (before) return before;
  const clubs = new Map<string, string>();
  const titles = new Set<string>();
  const categories = new Set<string>();
  for (const player of players) {
    const { club, clubName, title, category } = columns(player);
    if (club !== undefined) clubs.set(club, clubName ?? club);
    if (title !== undefined) titles.add(title);
    if (category !== undefined) categories.add(category);
  }
  const named = [...clubs].map(([club, name]) => ({ club, name }));
  const choices = {
    clubs: named.sort((a, b) => (folded(a.name) < folded(b.name) ? -1 : 1)),
    titles: [...titles].sort(),
    categories: [...categories].sort((a, b) => rankOf(a) - rankOf(b)),
  };
  known.set(sheet, choices);
  return choices;
}

/** A category of other rules comes after those of ours. */
function rankOf(category: string): number {
  const place = (playerCategories as readonly string[]).indexOf(category);
  return place < 0 ? playerCategories.length : place;
}
