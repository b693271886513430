import { RESULTS } from '@escala/core';
import { Refused } from '@escala/office';
import { explainRating } from '@escala/office/questions';
import type { Ask } from '../../kit/page.ts';
import type { ToldClaim } from './claim-matter.ts';

/** A contested game as it is on record today. */
export interface GameOnRecord {
  readonly event: string;
  readonly round: number;
  readonly white: string;
  readonly black: string;
  readonly whiteName: string;
  readonly blackName: string;
  readonly result: (typeof RESULTS)[number];
}

/** Undefined if the claim is about a line, or the game is missing, which may be the very point. */
export async function gameOnRecord(ask: Ask, claim: ToldClaim): Promise<GameOnRecord | undefined> {
  const { about, player, list } = claim;
  if (about.kind === 'line') return undefined;
  const { event, round, opponent } = about;
  const found = await ask(explainRating, { player, ...list, edition: 'revised' }).catch((error: unknown) => {
    if (error instanceof Refused) return undefined;
    throw error;
  });
  if (found?.kind !== 'head-to-head') return undefined;
  const game = found.document.events
    .find(({ id }) => id === event)
    ?.games.find(
      ({ white, black, round: played }) =>
        played === round && [white, black].includes(player) && [white, black].includes(opponent),
    );
  if (game === undefined) return undefined;
  const names = new Map([
    [player, claim.name],
    [opponent, claim.opponentName ?? opponent],
  ]);
  const { white, black, result } = game;
  return { event, round, white, black, whiteName: names.get(white)!, blackName: names.get(black)!, result };
}

/** The result the game should have, according to the player. */
export function claimedResult(
  { white }: GameOnRecord,
  { about, player }: ToldClaim,
): GameOnRecord['result'] | undefined {
  if (about.kind === 'line' || about.wrong?.kind !== 'result') return undefined;
  const { outcome } = about.wrong;
  if (outcome === 'drawn') return '1/2';
  return (outcome === 'won') === (white === player) ? '1-0' : '0-1';
}

export const isResult = (text: string): text is GameOnRecord['result'] => (RESULTS as readonly string[]).includes(text);
