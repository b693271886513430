import { z } from 'zod';
import { eventKind } from '../../events/event.ts';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import { amended, asSeen } from '../as-seen.ts';
import { clubKind } from '../clubs/club.ts';
import { playerKind } from '../players/player.ts';
import { SANCTION_ENDS, sanctionKind, sanctionSchema } from './sanction.ts';

const { player, club, event, decision, article, imposedOn, until } = sanctionSchema.shape;

/**
 * The competition committee sanctions a player or a club. Sanctions matter for ties for places in events (fce-1990
 * Desempats 1.7.1.1).
 */
export const imposeSanction = defineAct({
  kind: 'sanction.impose',
  command: z.strictObject({ player, club, event, decision, article, imposedOn, until }),
  reason: 'required',
  outcome: z.strictObject({ sanction: z.string() }),
  subject: (_command, outcome: { sanction: string }) => ({ kind: 'sanction', id: outcome.sanction }),
  load: async (reading, command) => ({
    player: command.player === undefined ? undefined : await reading.get(playerKind, command.player),
    club: command.club === undefined ? undefined : await reading.get(clubKind, command.club),
    event: command.event === undefined ? undefined : await reading.get(eventKind, command.event),
  }),
  decide: (facts, command, { today, newId }) => {
    const refused: Refusal[] = [];
    if ((command.player === undefined) === (command.club === undefined))
      refused.push(invalid('sanction-of-one', {}, { field: 'player' }));
    for (const kind of ['player', 'club', 'event'] as const)
      if (command[kind] !== undefined && facts[kind] === undefined)
        refused.push(missing(UNKNOWN[kind], { id: command[kind] }, { field: kind }));
    if (command.imposedOn > today)
      refused.push(invalid('date-after-today', { date: command.imposedOn, today }, { field: 'imposedOn' }));
    if (command.until !== undefined && command.until < command.imposedOn)
      refused.push(invalid('sanction-ends-before', { from: command.imposedOn, to: command.until }, { field: 'until' }));
    if (refused.length > 0) return refuse(...refused);
    const sanction = newId();
    const kept = facts.player?.body.mergedInto;
    const body = amended(command, { player: kept });
    return { changes: [put(sanctionKind, sanction, 0, body)], outcome: { sanction } };
  },
});

const UNKNOWN = { player: 'player-unknown', club: 'club-unknown', event: 'event-unknown' } as const;

/** Ends a sanction early, or quashes it: then it counts as never imposed (D-OFF-105). */
export const liftSanction = defineAct({
  kind: 'sanction.lift',
  command: z.strictObject({ sanction: z.string(), version: z.int(), as: z.enum(SANCTION_ENDS) }),
  reason: 'required',
  outcome: z.strictObject({ sanction: z.string() }),
  subject: ({ sanction }) => ({ kind: 'sanction', id: sanction }),
  load: async (reading, { sanction }) => ({ present: await reading.get(sanctionKind, sanction) }),
  decide: ({ present }, command, { today }) => {
    const { sanction, version, as } = command;
    const seen = asSeen(present, command, { code: 'sanction-unknown', field: 'sanction', id: sanction });
    if ('refused' in seen) return seen;
    const { lifted } = seen.found.body;
    if (lifted !== undefined && !(lifted.as === 'ended' && as === 'quashed'))
      return refuse(invalid('sanction-lifted', { on: lifted.on }, { field: 'sanction' }));
    const body = { ...seen.found.body, lifted: { as, on: today } };
    return { changes: [put(sanctionKind, sanction, version, body)], outcome: { sanction } };
  },
});
