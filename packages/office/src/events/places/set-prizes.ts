import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import { bookOfEvent, cited, notInBook } from '../book-of-event.ts';
import { eventKind, type FederationEvent, PRIZES_OPEN } from '../event.ts';
import { eventSubject, scopeOfEvent } from '../event-found.ts';
import { eventUnknown, refusalOfFinding, stateRefusals, versionRefusals } from '../event-refusals.ts';
import { toldPrizesSchema } from './prizes.ts';

/** The prizes of an event by place; all of them are given anew, and none takes them back (fce-1990 Desempats 1.6.1). */
export const setPrizes = defineAct({
  kind: 'event.set-prizes',
  command: z.strictObject({ event: z.string(), version: z.int().min(1), prizes: toldPrizesSchema }),
  reason: 'optional',
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
      ...amountRefusals(event.body, command.prizes.amounts),
    ];
    if (refused.length > 0) return refuse(...refused);
    const { prizes: _before, ...body } = event.body;
    const told = command.prizes.amounts.length > 0 ? { prizes: command.prizes } : {};
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

function amountRefusals(event: FederationEvent, amounts: readonly number[]): Refusal[] {
  const checked = bookOfEvent(event)?.prizes?.share([], amounts);
  if (checked === undefined) return [notInBook(event, 'prizes')];
  if (checked.kind === 'shared') return [];
  return checked.findings.map((finding) =>
    refusalOfFinding(finding, `prizes.amounts.${Number(finding.values.place) - 1}`),
  );
}
