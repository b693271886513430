import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import type { Kept } from '../../ports.ts';
import { asSeen } from '../as-seen.ts';
import { type Season, seasonKind, seasonSchema } from './season.ts';

/** Opens a season: from now on licences can be issued for it. */
export const openSeason = defineAct({
  kind: 'season.open',
  command: seasonSchema,
  outcome: z.strictObject({ season: z.int() }),
  subject: ({ number }) => ({ kind: 'season', id: String(number) }),
  load: async (reading) => ({ seasons: await reading.list(seasonKind) }),
  decide: ({ seasons }, season) => {
    const id = String(season.number);
    const refused = seasonRefusals(season, seasons);
    if (seasons.some((each) => each.id === id))
      refused.push(invalid('season-exists', { season: season.number }, { field: 'number' }));
    if (refused.length > 0) return refuse(...refused);
    return { changes: [put(seasonKind, id, 0, season)], outcome: { season: season.number } };
  },
});

/** The days must be in order, around the year that names the season (D-OFF-312), and not part of another season. */
function seasonRefusals(season: Season, seasons: readonly Kept<Season>[]): Refusal[] {
  const { number, from, to, renewalUntil = from } = season;
  if (to <= from) return [invalid('season-ends-before', { from, to }, { field: 'to' })];
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  if (number < first || number > last || last > first + 1)
    return [invalid('season-other-year', { season: number, from, to }, { field: 'from' })];
  if (renewalUntil < from || renewalUntil > to)
    return [invalid('renewal-outside-season', { date: renewalUntil, from, to }, { field: 'renewalUntil' })];
  return seasons
    .filter(({ body }) => body.number !== number && body.from <= to && from <= body.to)
    .map(({ body }) =>
      invalid('season-overlaps', { season: body.number, from: body.from, to: body.to }, { field: 'from' }),
    );
}

/** Changes the first and last day of a season. */
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
