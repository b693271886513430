import { prizeFundSchema } from '@escala/formats';
import { prizeFaults } from '@escala/regulations';
import { z } from 'zod';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import { bookOfEvent, cited } from '../book-of-event.ts';
import { type FederationEvent, PRIZES_OPEN } from '../event.ts';
import { refusalOfFinding } from '../event-refusals.ts';
import { seenEvent, setPart } from '../settings/set-part.ts';

/** Sets an event's prizes: all are given again, and no category removes them. */
export const setPrizes = setPart({
  kind: 'event.set-prizes',
  part: 'prizes',
  command: z.strictObject({ ...seenEvent, prizes: prizeFundSchema }),
  states: PRIZES_OPEN,
  isNothing: ({ categories }) => categories.length === 0,
  refusals: ({ event: { body } }, prizes) => [...tableRefusals(body), ...faultRefusals(body, prizes)],
});

/** Team events and matches have no table of players to give prizes by (D-OFF-371). */
function tableRefusals(event: FederationEvent): Refusal[] {
  const { type } = event;
  if (type !== 'team' && type !== 'match') return [];
  return [invalid('prizes-without-table', { type }, { field: 'event', ...cited(event, 'prizes') })];
}

function faultRefusals(event: FederationEvent, prizes: z.infer<typeof prizeFundSchema>): Refusal[] {
  const rules = bookOfEvent(event)?.prizes;
  if (rules === undefined) return [invalid('event-no-rules', {}, { field: 'event' })];
  return prizeFaults(prizes, rules).map((finding) => {
    const {
      regulation: _,
      article: __,
      ...refusal
    } = refusalOfFinding(finding, `prizes.categories.${Number(finding.values.line) - 1}`);
    return { ...refusal, ...(finding.article !== '' && cited(event, 'prizes')) };
  });
}
