import type { PlayerFileRow } from '@escala/formats';
import { z } from 'zod';
import { writtenShape } from '../../kit/record-fields.ts';
import { fideIdSchema, PLAYER_FIELDS, REGISTER_COLUMNS } from '../../registry/players/player.ts';

/** The limit of rows in a batch. */
export const MOST_ROWS = 500;

/** A row of a register of players in a batch. */
export const playerRowSchema = z.strictObject({
  line: z.int().min(0),
  id: z.string().min(1).max(64).optional(),
  name: z.string().trim().min(1).max(200),
  birthDate: z.iso.date().optional(),
  birthYear: z.int().optional(),
  sex: z.enum(['f', 'm']).optional(),
  nationality: z.string().max(20).optional(),
  club: z.string().trim().min(1).max(200).optional(),
  category: z.string().max(50).optional(),
  title: z.string().max(20).optional(),
  fideId: fideIdSchema.optional(),
  seasons: z.array(z.int()).max(200).optional(),
  ...writtenShape(
    PLAYER_FIELDS,
    REGISTER_COLUMNS.map(({ field }) => field),
  ),
  /** Rated games of past years; by default for the federation's first rating list. */
  games: z
    .array(
      z.strictObject({
        series: z.string().max(200).optional(),
        year: z.int().min(1900).max(2199),
        games: z.int().min(0).max(9999),
      }),
    )
    .max(500)
    .optional(),
});
export type ImportedPlayer = z.infer<typeof playerRowSchema>;

/** The rows of a parsed file, as in batches. */
export function playerRowsOf(rows: readonly PlayerFileRow[]): ImportedPlayer[] {
  return rows.map((row) => {
    const { line, name, birthDate, birthYear, sex, club, category, title, fideId } = row;
    const facts = {
      line,
      id: row.nationalId,
      name,
      birthDate,
      birthYear: birthDate === undefined ? birthYear : undefined,
      sex,
      nationality: row.federation,
      club,
      category,
      title,
      fideId,
      seasons: row.seasons && [...row.seasons],
      ...row.more,
      games: row.games && [...row.games],
    };
    const given = Object.entries(facts).filter(([, value]) => value !== undefined);
    return Object.fromEntries(given) as unknown as ImportedPlayer;
  });
}
