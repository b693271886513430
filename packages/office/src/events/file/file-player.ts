import { withoutGaps } from '@escala/core';
import { z } from 'zod';
import { fieldsWhere, picked } from '../../kit/record-fields.ts';
import { givenId } from '../../registry/given-id.ts';
import { birthYearOf, fideIdSchema, PLAYER_FIELDS, type Player, playerSchema } from '../../registry/players/player.ts';
import type { FederationEvent } from '../event.ts';

const { shape } = playerSchema;
const TOLD = fieldsWhere(PLAYER_FIELDS, 'eventFile', 'told');
const BY_SEASON = fieldsWhere(PLAYER_FIELDS, 'eventFile', 'seasons');

/**
 * A player in an event's file: what pairing, homologation and place cards need, and what an office needs to register an
 * unknown player. Only the year of birth is included (D-OFF-380).
 */
export const filePlayerSchema = z.strictObject({
  id: givenId,
  fideId: fideIdSchema.optional(),
  name: z.string().optional(),
  birthYear: shape.birthYear,
  ...picked(shape, TOLD),
  /** For the seasons of the event. */
  ...picked(shape, BY_SEASON),
  licences: shape.licences.optional(),
  /** Those in force when the event began. */
  fideRatings: shape.fide.unwrap().shape.ratings,
  /**
   * Entered after the event arrived there: the id was given by that office and may be another player's here
   * (D-OFF-382).
   */
  addedThere: z.literal(true).optional(),
});
export type FilePlayer = z.infer<typeof filePlayerSchema>;

export function filePlayerOf(
  id: string,
  player: Player | undefined,
  { start, end }: Pick<FederationEvent, 'start' | 'end'>,
): FilePlayer {
  if (player === undefined) return { id };
  const seasons = [start.slice(0, 4), end.slice(0, 4)];
  const told: { [Field in (typeof BY_SEASON)[number]]?: FilePlayer[Field] | undefined } = {};
  for (const field of BY_SEASON) told[field] = ofSeasons(player[field], seasons);
  const { name, fide } = player;
  const rating = fide?.ratings?.findLast(({ from }) => from <= start);
  const made = { fideId: fide?.id, name, birthYear: birthYearOf(player), fideRatings: rating && [rating] };
  return { id, ...withoutGaps<Omit<FilePlayer, 'id' | 'addedThere'>>({ ...made, ...picked(player, TOLD), ...told }) };
}

/** The player record for someone known only from the file. */
export function playerOfFile(told: FilePlayer & { readonly name: string }, number: number): Player {
  const { name, birthYear, addedThere, fideId, fideRatings: ratings } = told;
  const fide = withoutGaps<NonNullable<Player['fide']>>({ id: fideId, ratings });
  return {
    ...withoutGaps<Omit<Player, 'licences' | 'number'>>({ name, birthYear, ...picked(told, TOLD) }),
    number,
    licences: {},
    // Licences that another office gave on its own do not count here.
    ...(!addedThere && withoutGaps<Partial<Player>>(picked(told, BY_SEASON))),
    ...(Object.keys(fide).length > 0 && { fide }),
  };
}

function ofSeasons<Value>(
  bySeason: Readonly<Record<string, Value>> | undefined,
  seasons: readonly string[],
): Record<string, Value> | undefined {
  const kept = Object.entries(bySeason ?? {}).filter(([season]) => seasons.includes(season));
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}
