import { lastPairedRound, type Standings, type Tournament } from '@escala/core';
import { z } from 'zod';
import { bookOfEvent } from '../book-of-event.ts';
import type { EventState } from '../event.ts';
import type { EventDesk } from '../event-desk.ts';
import { prizesSchema } from './prizes.ts';

export const sharedPrizesShape = z.strictObject({
  ...prizesSchema.shape,
  /** Play is over, so that nothing waits for a ruling, and the table is the last one; else it is as things stand. */
  isFinal: z.boolean(),
  /** In the order of the table, those who take nothing left out; nobody before a round is played. */
  shares: z.array(
    z.strictObject({
      player: z.string(),
      amount: z.int(),
      firstPlace: z.int(),
      lastPlace: z.int(),
      /** What these places bring together, which those level on points share. */
      pool: z.int(),
    }),
  ),
});
export type SharedPrizes = z.infer<typeof sharedPrizesShape>;

const OVER: readonly EventState[] = ['closed', 'submitted', 'accepted'];

/** Who takes what of the prizes by a table (fce-1990 Desempats 1.6.1); an event that was annulled has none. */
export function sharedPrizes(
  { event }: Pick<EventDesk, 'event'>,
  tournament: Tournament,
  { round, rows }: Standings,
): SharedPrizes | undefined {
  const { prizes, state } = event.body;
  const rules = bookOfEvent(event.body)?.prizes;
  if (prizes === undefined || rules === undefined || state === 'annulled') return undefined;
  const result = rules.share(round === 0 ? [] : rows, prizes.amounts);
  return {
    ...prizes,
    isFinal: OVER.includes(state) && round === lastPairedRound(tournament),
    shares: result.kind === 'shared' ? [...result.shares] : [],
  };
}
