import { z } from 'zod';
import { eventKind } from '../events/event.ts';
import type { AskedBy } from '../kit/question.ts';
import type { Kept, Reading } from '../ports.ts';
import { listId, listKind } from '../rating/lists/list.ts';
import { playerKind } from '../registry/players/player.ts';
import { type Claim, type ClaimWindow, claimWindowSchema } from './claim.ts';
import { daysLeft, shownClaim, shownClaimSchema } from './shown-claim.ts';
import { windowOfAppeal } from './window-of-list.ts';

/** A claim with the names it refers to, and the deadline for appealing against its decision. */
export const toldClaimSchema = shownClaimSchema.extend({
  name: z.string(),
  eventName: z.string().optional(),
  opponentName: z.string().optional(),
  /** Null if there is nothing to appeal, or no time limit for it. */
  appealWindow: claimWindowSchema.extend({ daysLeft: z.int() }).nullable(),
  mayAppeal: z.boolean(),
});
export type ToldClaim = z.infer<typeof toldClaimSchema>;

export async function toldClaims(
  reading: Reading,
  claims: readonly Kept<Claim>[],
  by: AskedBy,
): Promise<readonly ToldClaim[]> {
  const games = claims.flatMap(({ body: { about } }) => (about.kind === 'game' ? [about] : []));
  const ids = [...claims.map(({ body }) => body.player), ...games.map(({ opponent }) => opponent)];
  const players = namesOf(await reading.getMany(playerKind, ids));
  const events = namesOf(
    await reading.getMany(
      eventKind,
      games.map(({ event }) => event),
    ),
  );
  const told: ToldClaim[] = [];
  for (const claim of claims) {
    const { about, player } = claim.body;
    const window = await appealWindowOf(reading, claim.body);
    told.push({
      ...shownClaim(claim, by),
      name: players.get(player) ?? player,
      ...(about.kind === 'game' && {
        eventName: events.get(about.event) ?? about.event,
        opponentName: players.get(about.opponent) ?? about.opponent,
      }),
      appealWindow: window === undefined ? null : { ...window, daysLeft: daysLeft(window.lastDay, by.today) },
      mayAppeal: isAppealable(claim.body) && (window === undefined || window.lastDay >= by.today),
    });
  }
  return told;
}

const isAppealable = ({ state, appeal }: Claim): boolean =>
  (state === 'upheld' || state === 'rejected') && appeal === undefined;

async function appealWindowOf(reading: Reading, claim: Claim): Promise<ClaimWindow | undefined> {
  if (!isAppealable(claim) || claim.decision === undefined) return undefined;
  const list = await reading.get(listKind, listId(claim.list.series, claim.list.date));
  return list && windowOfAppeal(list.body, claim.decision.on);
}

const namesOf = (kept: readonly Kept<{ readonly name: string }>[]): ReadonlyMap<string, string> =>
  new Map(kept.map(({ id, body }) => [id, body.name]));
