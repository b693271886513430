import { z } from 'zod';
import { put, refuse } from '../../kit/act.ts';
import { invalid } from '../../kit/refusal.ts';
import { entryKind } from './entry.ts';
import { entryAct } from './entry-act.ts';

const command = z.strictObject({ event: z.string(), player: z.string(), version: z.int().min(1) });
const outcome = z.strictObject({ entry: z.string(), version: z.int() });

/** The player, or the arbiter for the player, asks to leave: the reason goes to the competition committee (D-OFF-1280). */
export const askToLeave = entryAct({
  kind: 'entry.ask-to-leave',
  command,
  reason: 'required',
  outcome,
  states: ['registered', 'running'],
  decide: ({ entry }, _command, { actor, today, reason }) => {
    if (entry.body.leave?.accepted === true)
      return refuse(invalid('leave-accepted', { id: entry.body.player }, { field: 'player' }));
    const leave = { reason: reason ?? '', by: actor.account, on: today };
    return {
      changes: [put(entryKind, entry.id, entry.version, { ...entry.body, leave })],
      outcome: { entry: entry.id, version: entry.version + 1 },
    };
  },
});

/** The competition committee accepts the reasons for leaving, or does not (fce-1990, Retirats 14.2.1). */
export const judgeLeave = entryAct({
  kind: 'entry.judge-leave',
  command: command.extend({ accepted: z.boolean() }),
  reason: 'required',
  outcome,
  states: ['registered', 'running', 'closed'],
  decide: ({ entry }, { accepted }, { actor, today, reason: answer }) => {
    const { leave } = entry.body;
    if (leave === undefined) return refuse(invalid('leave-not-asked', { id: entry.body.player }, { field: 'player' }));
    const { reason: asked, by, on } = leave;
    const judged = { accepted, judgedBy: actor.account, judgedOn: today, answer: answer ?? '' };
    return {
      changes: [
        put(entryKind, entry.id, entry.version, { ...entry.body, leave: { reason: asked, by, on, ...judged } }),
      ],
      outcome: { entry: entry.id, version: entry.version + 1 },
    };
  },
});
