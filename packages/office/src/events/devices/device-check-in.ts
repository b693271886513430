import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { forbidden, Refused } from '../../kit/refusal.ts';
import { hasLeave } from '../entries/call-roll.ts';
import { activeEntries, lastRound } from '../event-desk.ts';
import { deskOf, namesOf } from '../event-seen.ts';

const answer = z.strictObject({
  label: z.string(),
  event: z.string(),
  name: z.string(),
  /** The round to come; none where all are paired. */
  round: z.int().optional(),
  players: z.array(z.strictObject({ player: z.string(), name: z.string(), here: z.boolean() })),
});

/** What a screen for check-in shows: everybody who may come to the next round, and who has. */
export const deviceCheckIn = defineQuestion({
  kind: 'device.check-in',
  input: z.strictObject({}),
  answer,
  ask: async (reading, _input, { viewer }): Promise<z.infer<typeof answer>> => {
    if (viewer.device === undefined) throw new Refused([forbidden('not-allowed', { act: 'device.check-in' })]);
    const { label, event, from } = viewer.device;
    const desk = await deskOf(reading, event);
    const [next, names] = [lastRound(desk) + 1, namesOf(desk)];
    const { name, rounds, state } = desk.event.body;
    // A telephone at the boards is told of nobody.
    const isOpen = from === undefined && next <= rounds && (state === 'registered' || state === 'running');
    return {
      label,
      event,
      name,
      ...(isOpen && { round: next }),
      players: (isOpen ? activeEntries(desk) : [])
        .filter(({ body }) => !hasLeave(body, next))
        .map(({ body: { player, absences } }) => ({
          player,
          name: names[player] ?? player,
          here: !absences.includes(next),
        })),
    };
  },
});
