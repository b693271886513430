import { withoutGaps } from '@escala/core';
import { z } from 'zod';
import type { Actor } from '../../access/actor.ts';
import type { Kept } from '../../ports.ts';
import { birthYearOf, clubOf, type Player, playerSchema } from '../../records/player.ts';
import { highestTitle } from '../../records/title.ts';

const { shape } = playerSchema;

/** A player as others see them. */
export const shownPlayerSchema = z.strictObject({
  player: z.string(),
  version: z.int(),
  name: shape.name,
  birthYear: z.int().optional(),
  birthDate: shape.birthDate,
  sex: shape.sex,
  nationality: shape.nationality,
  /** Of the newest licence. */
  club: z.string().optional(),
  /** The highest. */
  title: z.string().optional(),
  category: shape.category,
  fideId: z.string().optional(),
});
export type ShownPlayer = z.infer<typeof shownPlayerSchema>;

export function shownPlayer({ id, version, body }: Kept<Player>, viewer: Actor): ShownPlayer {
  return withoutGaps<ShownPlayer>({
    player: id,
    version,
    name: body.name,
    birthYear: birthYearOf(body),
    birthDate: seesBirthDate(viewer, id, body) ? body.birthDate : undefined,
    sex: body.sex,
    nationality: body.nationality,
    club: clubOf(body),
    title: highestTitle((body.titles ?? []).map(({ title }) => title)),
    category: body.category,
    fideId: body.fide?.id,
  });
}

/**
 * In public everybody has a year of birth and no date, minors and adults alike, so that nothing changes hands on a birthday
 * (D-OFF-101). The date is for the player, the delegates of the player's club, the office and the commission.
 */
export function seesBirthDate(viewer: Actor, id: string, player: Player): boolean {
  const club = clubOf(player);
  return (
    viewer.player === id ||
    viewer.roles.some((role) => role === 'officer' || role === 'commission') ||
    (viewer.roles.includes('delegate') && club !== undefined && viewer.clubs.includes(club))
  );
}
