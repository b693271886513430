import { bookOfEvent, titlesOf } from '../../events/book-of-event.ts';
import { refuse, type Terms } from '../../kit/act.ts';
import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import type { Kept, Reading } from '../../ports.ts';
import { type AsSeen, asSeen } from '../../registry/as-seen.ts';
import { federationOf } from '../../registry/federation/federation.ts';
import { type Player, playerKind } from '../../registry/players/player.ts';

interface Facts {
  readonly player: Kept<Player> | undefined;
  readonly rules: string | undefined;
}

/** The player something external is entered for, and the rules. */
export const loadEntered = async (reading: Reading, player: string): Promise<Facts> => ({
  player: await reading.get(playerKind, player),
  rules: (await federationOf(reading))?.competitionRules,
});

/** The player and the rules of titles, or why nothing can be entered. */
export function enteredFor({ player, rules }: Facts, id: string) {
  if (player === undefined) return refuse(missing('player-unknown', { id }, { field: 'player' }));
  const { mergedInto: main } = player.body;
  if (main !== undefined) return refuse(invalid('player-merged', { id, kept: main }, { field: 'player' }));
  const titles = titlesOf(bookOfEvent({ rules }));
  const performance = titles?.performance;
  if (titles === undefined || performance === undefined) return refuse(invalid('verdicts-no-rules', {}));
  return { player, titles, performance };
}

interface Revocable {
  readonly revoked?: { readonly by: string; readonly on: string; readonly reason: string } | undefined;
}

/** Revokes an entry made by mistake, with who revoked it and why; only once. */
export function revokedBy<Body extends Revocable>(
  found: Kept<Body> | undefined,
  command: { readonly version: number },
  { actor, today, reason }: Terms,
  words: {
    readonly field: string;
    readonly id: string;
    readonly unknown: Refusal['code'];
    readonly again: Refusal['code'];
  },
): AsSeen<Body> {
  const { field, id } = words;
  const seen = asSeen(found, command, { code: words.unknown, field, id });
  if ('refused' in seen) return seen;
  const { body } = seen.found;
  if (body.revoked !== undefined) return refuse(invalid(words.again, { on: body.revoked.on }, { field }));
  return { found: { ...seen.found, body: { ...body, revoked: { by: actor.account, on: today, reason: reason! } } } };
}
