import { z } from 'zod';
import { defineAct, refuse } from '../../kit/act.ts';
import { invalid } from '../../kit/refusal.ts';
import { clubKind } from '../../registry/clubs/club.ts';
import { seasonKind } from '../../registry/licences/season.ts';
import { batchDone, batchFields, batchOutcomeSchema, batchRefusals, loadImport } from '../import-batch.ts';
import { ClubNames } from './club-names.ts';
import { loadCountedSeries } from './games-of-years.ts';
import { KnownPlayers, loadKnown } from './known-players.ts';
import { MOST_ROWS, playerRowSchema } from './player-row.ts';
import { RegisterOfPlayers } from './register-of-players.ts';

/** Rows of a register of players: registers new players, completes known ones, and keeps every doubt. */
export const importPlayers = defineAct({
  kind: 'import.players',
  command: z.strictObject({
    ...batchFields,
    rows: z.array(playerRowSchema).min(1).max(MOST_ROWS),
    /** The season of the licences, if not in the rows. */
    season: z.int().optional(),
    /** Whether unknown clubs are registered by name. */
    newClubs: z.boolean().optional(),
  }),
  outcome: batchOutcomeSchema,
  subject: (command) => ({ kind: 'import', id: command.import }),
  load: async (reading, command) => ({
    found: await loadImport(reading, command),
    ...(await loadKnown(reading)),
    clubs: await reading.list(clubKind),
    seasons: await reading.list(seasonKind),
    series: await loadCountedSeries(reading),
  }),
  decide: ({ found, players, areApart, clubs, seasons, series }, command, { today }) => {
    const refused = batchRefusals(found, command, 'players');
    const bySeason = new Map(seasons.map(({ body }) => [body.number, body]));
    if (command.season !== undefined && !bySeason.has(command.season))
      refused.push(invalid('season-unknown', { id: String(command.season) }, { field: 'season' }));
    if (found === undefined || refused.length > 0) return refuse(...refused);
    const names = new ClubNames(clubs, command.newClubs ?? false);
    const register = new RegisterOfPlayers({
      players: new KnownPlayers(players, areApart),
      clubs: names,
      seasons: bySeason,
      series,
      today,
    });
    for (const row of command.rows)
      register.take(
        row.seasons === undefined && command.season !== undefined ? { ...row, seasons: [command.season] } : row,
      );
    const { change, filings, outcome } = batchDone(found, register);
    return { changes: [...names.changes, ...register.changes, change], filings, outcome };
  },
});
