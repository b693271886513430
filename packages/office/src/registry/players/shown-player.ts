import { withoutGaps } from '@escala/core';
import { z } from 'zod';
import type { Actor } from '../../access/actor.ts';
import { fieldsWhere, picked } from '../../kit/record-fields.ts';
import type { Kept } from '../../ports.ts';
import { shownTitle } from '../../titles/title.ts';
import { birthYearOf, clubOf, PLAYER_FIELDS, type Player, playerSchema } from './player.ts';

const FOUND = fieldsWhere(PLAYER_FIELDS, 'answered', 'found');

/** A player as others see them. */
export const shownPlayerSchema = z.strictObject({
  player: z.string(),
  version: z.int(),
  ...picked(playerSchema.shape, FOUND),
  birthYear: z.int().optional(),
  /** Of the latest licence. */
  club: z.string().optional(),
  /** The highest title. */
  title: z.string().optional(),
  fideId: z.string().optional(),
});
export type ShownPlayer = z.infer<typeof shownPlayerSchema>;

export function shownPlayer(found: Kept<Player>, viewer: Actor): ShownPlayer {
  const { id, version, body } = found;
  return withoutGaps<ShownPlayer>({
    player: id,
    version,
    name: body.name,
    ...factsSeen(found, viewer, FOUND),
    birthYear: birthYearOf(body),
    club: clubOf(body),
    title: shownTitle((body.titles ?? []).map(({ title }) => title)),
    fideId: body.fide?.id,
  });
}

/** Some fields of a player, without those the viewer may not see. */
export function factsSeen<Field extends keyof Player>(
  { id, body }: Kept<Player>,
  viewer: Actor,
  fields: readonly Field[],
): Partial<Pick<Player, Field>> {
  const sees = {
    everybody: true,
    near: isNear(viewer, id, body),
    office: viewer.roles.includes('officer'),
    nobody: false,
  };
  return picked(
    body,
    fields.filter((field) => sees[PLAYER_FIELDS[field].seenBy]),
  );
}

/**
 * The public sees everyone's year of birth and never the date, for minors and adults alike, so that nothing changes on
 * a birthday (D-OFF-101). The date is for the player, the delegates of the player's club, the office and the
 * commission.
 */
function isNear(viewer: Actor, id: string, player: Player): boolean {
  const club = clubOf(player);
  return (
    viewer.player === id ||
    viewer.roles.some((role) => role === 'officer' || role === 'commission') ||
    (viewer.roles.includes('delegate') && club !== undefined && viewer.clubs.includes(club))
  );
}
