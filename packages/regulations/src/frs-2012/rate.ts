import type { ScrabbleInput, ScrabbleOutput } from '@escala/core';
import type { RateOptions } from '../contracts/rating.ts';
import { currentRatings } from './current-ratings.ts';
import { ledgerOf } from './ledger.ts';
import { startSteps } from './libere/start-steps.ts';
import { writtenGame, writtenList } from './lists/written-list.ts';
import { ratePool } from './rated-pool.ts';
import { workingsOf } from './workings.ts';

export function rate(input: ScrabbleInput, options: RateOptions = {}): ScrabbleOutput {
  const starts = options.workings ? startSteps(input.players.length) : undefined;
  const pool = ratePool(input, starts?.trace);
  const current = pool.playerIds.map((_, player) => currentRatings(pool, player));
  const { findings, ...list } = writtenList(input, pool, current);
  return {
    format: 'escala/rating-output@1',
    ...list,
    games: pool.types.flatMap(({ games }) => games.map(writtenGame)),
    ledger: ledgerOf(pool),
    findings,
    ...(starts && { workings: workingsOf(pool, current, starts.steps) }),
  };
}
