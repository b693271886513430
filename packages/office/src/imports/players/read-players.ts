import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { readText } from '../../kit/read-text.ts';
import { missing, Refused } from '../../kit/refusal.ts';
import type { Reading } from '../../ports.ts';
import { clubKind } from '../../registry/clubs/club.ts';
import { seasonKind } from '../../registry/licences/season.ts';
import { doubtSchema, fileProblem, fileProblemSchema, fileText } from '../doubt.ts';
import { ClubNames } from './club-names.ts';
import { loadCountedSeries } from './games-of-years.ts';
import { KnownPlayers, loadKnown } from './known-players.ts';
import { type ImportedPlayer, playerRowSchema, playerRowsOf } from './player-row.ts';
import { RegisterOfPlayers } from './register-of-players.ts';

/** A register of players from a file: its rows for `import.players`, its problems, and what importing it would do. */
export const readPlayers = defineQuestion({
  kind: 'import.read-players',
  input: z.strictObject({ text: fileText, season: z.int().optional(), newClubs: z.boolean().optional() }),
  answer: z.strictObject({
    digest: z.string(),
    rows: z.array(playerRowSchema),
    problems: z.array(fileProblemSchema),
    /** As if all batches were counted together. */
    effect: z.strictObject({
      taken: z.int(),
      known: z.int(),
      leftOut: z.int(),
      /** Clubs that would be registered by name. */
      newClubs: z.int(),
      doubts: z.array(doubtSchema),
    }),
  }),
  ask: async (reading, { text, ...options }, { today }, ports) => {
    const { players, problems } = await readText(ports)('players-file', text);
    const rows = playerRowsOf(players);
    return {
      digest: ports.digest(text),
      rows,
      problems: problems.map(fileProblem),
      effect: await effectOf(reading, rows, options, today),
    };
  },
});

async function effectOf(
  reading: Reading,
  rows: readonly ImportedPlayer[],
  { season, newClubs = false }: { readonly season?: number | undefined; readonly newClubs?: boolean | undefined },
  today: string,
) {
  const seasons = new Map((await reading.list(seasonKind)).map(({ body }) => [body.number, body]));
  if (season !== undefined && !seasons.has(season))
    throw new Refused([missing('season-unknown', { id: String(season) }, { field: 'season' })]);
  const clubs = new ClubNames(await reading.list(clubKind), newClubs);
  const series = await loadCountedSeries(reading);
  const { players: registered, areApart } = await loadKnown(reading);
  const players = new KnownPlayers(registered, areApart);
  const register = new RegisterOfPlayers({ players, clubs, seasons, series, today });
  for (const row of rows)
    register.take(row.seasons === undefined && season !== undefined ? { ...row, seasons: [season] } : row);
  const { taken, known, leftOut, doubts } = register;
  return { taken, known, leftOut, newClubs: clubs.changes.length, doubts };
}
