import { dayFrom } from '@escala/core';
import { z } from 'zod';
import { type Change, defineAct, put, refuse } from '../../kit/act.ts';
import { conflict, invalid, missing, type Refusal } from '../../kit/refusal.ts';
import type { Kept } from '../../ports.ts';
import { fideIdSchema, type Player, playerKind } from '../../registry/players/player.ts';
import { sourceSchema } from '../import.ts';
import { fideListKind, type ListedRatings, listedRatingsSchema, withListed } from './fide-list.ts';

/** FIDE publishes a list some days before its date, never more than a month (D-OFF-313). */
const MOST_DAYS_AHEAD = 31;

/** Ratings in one act at most: the players of a federation, not the whole list. */
const MOST_RATINGS = 200_000;

/**
 * Takes over the ratings of a FIDE list for our players, from its date on. They come from the comparison that an
 * officer checked; players linked differently since are refused.
 */
export const applyFideList = defineAct({
  kind: 'fide-list.apply',
  command: z.strictObject({
    date: z.iso.date(),
    source: sourceSchema,
    ratings: z
      .array(z.strictObject({ player: z.string(), fideId: fideIdSchema, ...listedRatingsSchema.shape }))
      .max(MOST_RATINGS),
  }),
  outcome: z.strictObject({ date: z.string(), changed: z.int() }),
  subject: ({ date }) => ({ kind: 'fide-list', id: date }),
  load: async (reading, { date, ratings }) => ({
    applied: await reading.get(fideListKind, date),
    players: await reading.getMany(
      playerKind,
      ratings.map(({ player }) => player),
    ),
  }),
  decide: ({ applied, players }, { date, source, ratings }, { today }) => {
    const byId = new Map(players.map((player) => [player.id, player]));
    const refused: Refusal[] = ratings.flatMap((row, i) => rowRefusals(byId.get(row.player), row, `ratings.${i}`));
    if (new Set(ratings.map(({ player }) => player)).size < ratings.length)
      refused.push(invalid('fide-list-player-twice', {}, { field: 'ratings' }));
    if (dayFrom(date) > dayFrom(today) + MOST_DAYS_AHEAD)
      refused.push(invalid('fide-list-too-early', { date, today }, { field: 'date' }));
    if (applied?.body.source.digest === source.digest)
      refused.push(conflict('fide-list-applied', { date, on: applied.body.appliedOn }, source, applied.body));
    if (refused.length > 0) return refuse(...refused);
    const changes = ratings.flatMap(({ player, fideId: _id, ...listed }) => changeOf(byId.get(player)!, date, listed));
    const list = { date, source, appliedOn: today, changed: changes.length };
    return {
      changes: [...changes, put(fideListKind, date, applied?.version ?? 0, list)],
      outcome: { date, changed: changes.length },
    };
  },
});

function rowRefusals(
  player: Kept<Player> | undefined,
  { player: id, fideId }: { readonly player: string; readonly fideId: string },
  field: string,
): Refusal[] {
  if (player === undefined) return [missing('player-unknown', { id }, { field: `${field}.player` })];
  const { mergedInto, fide } = player.body;
  if (mergedInto !== undefined)
    return [invalid('player-merged', { id, kept: mergedInto }, { field: `${field}.player` })];
  if (fide?.id === fideId) return [];
  return [invalid('fide-link-differs', { id, own: fide?.id ?? '-', theirs: fideId }, { field: `${field}.fideId` })];
}

function changeOf({ id, version, body }: Kept<Player>, date: string, listed: ListedRatings): Change[] {
  const before = body.fide?.ratings ?? [];
  const ratings = withListed(before, date, listed);
  return ratings === before
    ? []
    : [put(playerKind, id, version, { ...body, fide: { ...body.fide, ratings: [...ratings] } })];
}
