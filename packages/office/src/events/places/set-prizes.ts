import { prizeFundSchema } from '@escala/formats';
import { prizeFaults } from '@escala/regulations';
import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import { bookOfEvent, cited } from '../book-of-event.ts';
import { eventKind, type FederationEvent, PRIZES_OPEN } from '../event.ts';
import { eventSubject, scopeOfEvent } from '../event-found.ts';
import { eventUnknown, refusalOfFinding, stateRefusals, versionRefusals } from '../event-refusals.ts';

/** The prizes of an event; all of them are given anew, and no category takes them back. */
export const setPrizes = defineAct({
  kind: 'event.set-prizes',
  command: z.strictObject({ event: z.string(), version: z.int().min(1), prizes: prizeFundSchema }),
  outcome: z.strictObject({ event: z.string(), version: z.int() }),
  subject: (command) => eventSubject(command),
  load: async (reading, command) => ({ event: await reading.get(eventKind, command.event) }),
  scope: (facts) => scopeOfEvent(facts),
  decide: ({ event }, command) => {
    if (event === undefined) return refuse(eventUnknown(command.event));
    const refused = [
      ...versionRefusals(event, command.version, command),
      ...stateRefusals(event, PRIZES_OPEN),
      ...tableRefusals(event.body),
      ...faultRefusals(event.body, command.prizes),
    ];
    if (refused.length > 0) return refuse(...refused);
    const { prizes: _before, ...body } = event.body;
    const told = command.prizes.categories.length > 0 ? { prizes: command.prizes } : {};
    return {
      changes: [put(eventKind, event.id, event.version, { ...body, ...told })],
      outcome: { event: event.id, version: event.version + 1 },
    };
  },
});

/** Games of teams and matches make no table of players whose places could bring something (D-OFF-371). */
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
