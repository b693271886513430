import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import { pairingSystem } from '../book-of-event.ts';
import { scopeOfDesk } from '../entries/entry-found.ts';
import { eventKind, type FederationEvent, forbiddenSchema } from '../event.ts';
import { activeEntries, type EventDesk, loadDesk } from '../event-desk.ts';
import { eventSubject } from '../event-found.ts';
import { eventUnknown, stateRefusals, versionRefusals } from '../event-refusals.ts';

type Group = z.infer<typeof forbiddenSchema>;

/** Players who are not to meet (D-DUTCH-7); all groups are given anew, and none takes them back. Rounds that are paired stay. */
export const forbidPairs = defineAct({
  kind: 'event.forbid-pairs',
  command: z.strictObject({
    event: z.string(),
    version: z.int().min(1),
    forbidden: z.array(forbiddenSchema).max(200),
  }),
  outcome: z.strictObject({ event: z.string(), version: z.int(), groups: z.int() }),
  subject: (command) => eventSubject(command),
  load: async (reading, command) => ({ desk: await loadDesk(reading, command.event) }),
  scope: (facts) => scopeOfDesk(facts),
  decide: ({ desk }, command) => {
    if (desk === undefined) return refuse(eventUnknown(command.event));
    const { event } = desk;
    const refused = [
      ...versionRefusals(event, command.version, command),
      ...stateRefusals(event, ['registered', 'running']),
      ...systemRefusals(event.body),
      ...command.forbidden.flatMap((group, i) => groupRefusals(desk, group, i)),
    ];
    if (refused.length > 0) return refuse(...refused);
    const { forbidden: _before, ...body } = event.body;
    const told = command.forbidden.length > 0 ? { forbidden: command.forbidden } : {};
    return {
      changes: [put(eventKind, event.id, event.version, { ...body, ...told })],
      outcome: { event: event.id, version: event.version + 1, groups: command.forbidden.length },
    };
  },
});

function systemRefusals(event: FederationEvent): Refusal[] {
  if (pairingSystem(event)?.setByEvent?.includes('forbidden')) return [];
  return [invalid('event-fact-unused', { name: 'forbidden' }, { field: 'forbidden' })];
}

function groupRefusals(desk: EventDesk, { players, fromRound = 1, toRound }: Group, i: number): Refusal[] {
  const { rounds } = desk.event.body;
  const entered = new Set(activeEntries(desk).map(({ body }) => body.player));
  const field = `forbidden.${i}`;
  const last = toRound ?? rounds;
  const strangers = players.flatMap((id, at) =>
    entered.has(id) ? [] : [missing('entry-unknown', { id }, { field: `${field}.players.${at}` })],
  );
  const twice = players.flatMap((id, at) =>
    players.indexOf(id) < at ? [invalid('entry-twice', { id }, { field: `${field}.players.${at}` })] : [],
  );
  if (last > rounds)
    return [...strangers, ...twice, invalid('round-beyond', { round: last, rounds }, { field: `${field}.toRound` })];
  if (fromRound > last)
    return [
      ...strangers,
      ...twice,
      invalid('forbidden-rounds', { fromRound, toRound: last }, { field: `${field}.fromRound` }),
    ];
  return [...strangers, ...twice];
}
