import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { asSeen } from '../as-seen.ts';
import { seasonRefusals } from './open-season.ts';
import { seasonKind, seasonSchema } from './season.ts';

/** Other first and last days of a season. */
export const amendSeason = defineAct({
  kind: 'season.amend',
  command: z.strictObject({ version: z.int(), ...seasonSchema.shape }),
  reason: 'required',
  outcome: z.strictObject({ season: z.int() }),
  subject: ({ number }) => ({ kind: 'season', id: String(number) }),
  load: async (reading) => ({ seasons: await reading.list(seasonKind) }),
  decide: ({ seasons }, command) => {
    const { version, ...season } = command;
    const id = String(season.number);
    const present = seasons.find((each) => each.id === id);
    const seen = asSeen(present, command, { code: 'season-unknown', field: 'number', id });
    if ('refused' in seen) return seen;
    const refused = seasonRefusals(season, seasons);
    if (refused.length > 0) return refuse(...refused);
    return { changes: [put(seasonKind, id, version, season)], outcome: { season: season.number } };
  },
});
