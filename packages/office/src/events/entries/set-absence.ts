import { z } from 'zod';
import { put, refuse } from '../../kit/act.ts';
import { entryKind } from './entry.ts';
import { entryAct } from './entry-act.ts';
import { type RoundsOff, roundsOffOf, roundsOffRefusals, withRoundsOff } from './rounds-off.ts';

const rounds = z.array(z.int().min(1)).max(999);

/**
 * In which rounds a player is not there, without points or with a bye of a half or a whole point that was asked for. Rounds in which the
 * player was paired stay as they are: they are changed by hand.
 */
export const setAbsence = entryAct({
  kind: 'absence.set',
  command: z.strictObject({
    event: z.string(),
    player: z.string(),
    version: z.int().min(1),
    /** Without points. */
    rounds,
    /** As they were where nothing is said. */
    half: rounds.optional(),
    full: rounds.optional(),
  }),
  outcome: z.strictObject({
    entry: z.string(),
    version: z.int(),
    absences: z.array(z.int()),
    byes: z.array(z.strictObject({ round: z.int(), kind: z.enum(['half', 'full']) })),
  }),
  states: ['registered', 'running'],
  decide: ({ entry, desk }, command) => {
    const before = roundsOffOf(entry.body);
    const after: RoundsOff = {
      zero: command.rounds,
      half: command.half ?? before.half,
      full: command.full ?? before.full,
    };
    const refused = roundsOffRefusals(desk, entry.body, after);
    if (refused.length > 0) return refuse(...refused);
    const body = withRoundsOff(entry.body, after);
    const { absences, byes = [] } = body;
    return {
      changes: [put(entryKind, entry.id, entry.version, body)],
      outcome: { entry: entry.id, version: entry.version + 1, absences, byes },
    };
  },
});
