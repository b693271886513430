import { withoutGaps } from '@escala/core';
import { z } from 'zod';
import type { FederationEvent } from '../../../records/event.ts';
import { birthYearOf, fideIdSchema, type Player, playerSchema } from '../../../records/player.ts';
import { givenId } from '../../registry/given-id.ts';

const { shape } = playerSchema;
const fideRatings = shape.fide.unwrap().shape.ratings;

/**
 * A player as the file of an event tells them: what pairing, homologation and place cards need, and an office that does not know
 * them yet to register them. Of the birth no more than the year (D-OFF-380).
 */
export const filePlayerSchema = z.strictObject({
  id: givenId,
  fideId: fideIdSchema.optional(),
  name: z.string().optional(),
  birthYear: shape.birthYear,
  sex: shape.sex,
  nationality: shape.nationality,
  /** Of the seasons of the event. */
  licences: shape.licences.optional(),
  licensedOn: shape.licensedOn,
  licensedUntil: shape.licensedUntil,
  federatedOn: shape.federatedOn,
  firstSeason: shape.firstSeason,
  /** In force when the event began. */
  fideRatings,
  titles: shape.titles,
  category: shape.category,
  minGames: shape.minGames,
  /** Entered after the event had arrived there: the id is that office's own, and may be somebody else's here (D-OFF-382). */
  addedThere: z.literal(true).optional(),
});
export type FilePlayer = z.infer<typeof filePlayerSchema>;

export function filePlayerOf(
  id: string,
  player: Player | undefined,
  { start, end }: Pick<FederationEvent, 'start' | 'end'>,
): FilePlayer {
  if (player === undefined) return { id };
  const { name, sex, nationality, federatedOn, firstSeason, titles, category, minGames, fide } = player;
  const birthYear = birthYearOf(player);
  const seasons = [start.slice(0, 4), end.slice(0, 4)];
  const rating = fide?.ratings?.findLast(({ from }) => from <= start);
  const told = {
    fideId: fide?.id,
    name,
    birthYear,
    sex,
    nationality,
    licences: ofSeasons(player.licences, seasons),
    licensedOn: ofSeasons(player.licensedOn, seasons),
    licensedUntil: ofSeasons(player.licensedUntil, seasons),
    federatedOn,
    firstSeason,
    fideRatings: rating && [rating],
    titles,
    category,
    minGames,
  };
  return { id, ...withoutGaps<Omit<FilePlayer, 'id' | 'addedThere'>>(told) };
}

/** The player that an office registers whom it knows from the file alone. */
export function playerOfFile(told: FilePlayer & { readonly name: string }, number: number): Player {
  const { id: _id, addedThere, fideId, fideRatings: ratings, licences = {}, ...rest } = told;
  const { licensedOn, licensedUntil, ...facts } = rest;
  return {
    ...facts,
    number,
    // What another office licensed on its own is no licence of this one.
    licences: addedThere ? {} : licences,
    ...(!addedThere && withoutGaps<Pick<Player, 'licensedOn' | 'licensedUntil'>>({ licensedOn, licensedUntil })),
    ...((fideId ?? ratings) !== undefined && {
      fide: withoutGaps<NonNullable<Player['fide']>>({ id: fideId, ratings }),
    }),
  };
}

function ofSeasons<Value>(
  bySeason: Readonly<Record<string, Value>> | undefined,
  seasons: readonly string[],
): Record<string, Value> | undefined {
  const kept = Object.entries(bySeason ?? {}).filter(([season]) => seasons.includes(season));
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}
