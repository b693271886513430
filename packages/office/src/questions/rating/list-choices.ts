import { type ListSheet, PLAYER_CATEGORIES } from '@escala/core';
import { z } from 'zod';
import type { ListOrder } from '../../rating/list-order.ts';
import type { SeriesRoom } from '../../rating/series-room.ts';
import { folded } from '../../records/folded.ts';
import type { ClubNames } from './club-names.ts';
import { clubOnList, titleOf } from './list-row.ts';

/** What a list can be filtered by: clubs by name, titles, and categories from the highest on, that anybody on it has. */
export const listChoicesSchema = z.strictObject({
  clubs: z.array(z.strictObject({ club: z.string(), name: z.string() })),
  titles: z.array(z.string()),
  categories: z.array(z.string()),
});
export type ListChoices = z.infer<typeof listChoicesSchema>;

interface Kept {
  readonly names: ClubNames;
  readonly choices: ListChoices;
}

const known = new WeakMap<SeriesRoom, WeakMap<ListSheet, Kept>>();

/** Looked for once for each list at hand. */
export function listChoices(
  room: SeriesRoom,
  sheet: ListSheet,
  { players }: ListOrder,
  date: string,
  names: ClubNames,
): ListChoices {
  const ofRoom = known.get(room) ?? new WeakMap<ListSheet, Kept>();
  known.set(room, ofRoom);
  const before = ofRoom.get(sheet);
  if (before?.names === names) return before.choices;
  const clubs = new Set<string>();
  const titles = new Set<string>();
  const categories = new Set<string>();
  for (const player of players) {
    const facts = room.record.players[player]!;
    const [club, title] = [clubOnList(facts, date), titleOf(facts, date)];
    if (club !== undefined) clubs.add(club);
    if (title !== undefined) titles.add(title);
    if (facts.category !== undefined) categories.add(facts.category);
  }
  const named = [...clubs].map((club) => ({ club, name: names.get(club) ?? club }));
  const choices = {
    clubs: named.sort((a, b) => (folded(a.name) < folded(b.name) ? -1 : 1)),
    titles: [...titles].sort(),
    categories: [...categories].sort((a, b) => rankOf(a) - rankOf(b)),
  };
  ofRoom.set(sheet, { names, choices });
  return choices;
}

/** A category of other rules comes after those of ours. */
function rankOf(category: string): number {
  const place = (PLAYER_CATEGORIES as readonly string[]).indexOf(category);
  return place < 0 ? PLAYER_CATEGORIES.length : place;
}
