import { z } from 'zod';
import { recordKind } from '../../kit/record-kind.ts';
import { writtenForm } from '../../kit/written-form.ts';

/** A team of a club in a league. Its letter is its name on the club's list: `A`, `B`; in the cup `A-1`, `A-2`. */
export const teamSchema = z.strictObject({
  league: z.string(),
  season: z.int(),
  group: z.string(),
  club: z.string(),
  letter: writtenForm('teamLetter', /^[A-Z](-[12])?$/),
  name: z.string().min(1).max(200),
  /** Order of strength in the group, 1 the strongest. */
  number: z.int().min(1),
  category: z.string().optional(),
  withdrawnAfter: z.int().min(0).optional(),
  /** With its group; nobody finds it by its league or club any more (D-OFF-333). */
  dropped: z.literal(true).optional(),
});
export type Team = z.infer<typeof teamSchema>;

export const teamKind = recordKind('team', teamSchema, ({ dropped, league, club, season }) =>
  dropped ? {} : { league, club: `${club}/${season}` },
);

export const teamId = (league: string, club: string, letter: string): string => `${league}/${club}/${letter}`;
