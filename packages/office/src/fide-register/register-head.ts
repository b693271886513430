import { z } from 'zod';

/** What is in the pages of a register. */
const registerIndexSchema = z.strictObject({
  players: z.int(),
  /** Federations and titles, by the numbers used in player records. */
  federations: z.array(z.string()),
  titles: z.array(z.string()),
  /** The first word of each page of words, and the first id of each page of ids. */
  words: z.array(z.string()),
  numbers: z.array(z.string()),
});
export type RegisterIndex = z.infer<typeof registerIndexSchema>;

/** The FIDE list that is loaded, since when, and where it came from. */
export const registerStateSchema = z.strictObject({
  /** Date of the list, the first of its month. */
  listed: z.iso.date(),
  loadedAt: z.iso.datetime(),
  players: z.int(),
  /** The file it came from. */
  source: z.strictObject({ name: z.string(), bytes: z.int() }),
  /** The list it replaced. */
  replaced: z.strictObject({ listed: z.iso.date(), players: z.int() }).exactOptional(),
});
export type RegisterState = z.infer<typeof registerStateSchema>;

export const registerHeadSchema = z.strictObject({ state: registerStateSchema, index: registerIndexSchema });
export type RegisterHead = z.infer<typeof registerHeadSchema>;

type RegisterDoubt = 'ahead' | 'older' | 'smaller';

/** FIDE publishes a month's list in the last days of the month before. */
const DAYS_AHEAD = 7;

/** Signs that this may be the wrong list; it is loaded nevertheless (D-OFF-855). */
export function registerDoubts({ listed, loadedAt, players, replaced }: RegisterState): readonly RegisterDoubt[] {
  const days = (Date.parse(listed) - Date.parse(loadedAt)) / 86_400_000;
  return [
    ...(days > DAYS_AHEAD ? (['ahead'] as const) : []),
    ...(replaced !== undefined && listed < replaced.listed ? (['older'] as const) : []),
    ...(replaced !== undefined && 2 * players < replaced.players ? (['smaller'] as const) : []),
  ];
}
