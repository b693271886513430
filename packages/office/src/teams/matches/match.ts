import { GAME_KINDS, MATCH_RESULTS, RESULTS, SIDES } from '@escala/core';
import { z } from 'zod';
import { MOVE_GROUNDS } from '../../events/event.ts';
import { findingSchema } from '../../kit/finding.ts';
import { recordKind } from '../../kit/record-kind.ts';
import { sheetSchema } from '../line-ups/line-up.ts';

/** A drawn match of a league, under `<league>/<group>/<round>/<match>`. */
export const matchSchema = z.strictObject({
  league: z.string(),
  group: z.string(),
  round: z.int().min(1),
  match: z.int().min(1),
  /** Team ids. */
  home: z.string(),
  away: z.string(),
  homeClub: z.string(),
  awayClub: z.string(),
  on: z.iso.date().optional(),
  /** The sports commission moved it to this day (fce-1990, Calendaris 15.10). */
  moved: z
    .strictObject({
      from: z.iso.date().exactOptional(),
      because: z.enum(MOVE_GROUNDS),
      by: z.string(),
      on: z.iso.date(),
    })
    .exactOptional(),
  /** A ruling that replaces the boards, the home team's score first. */
  ruling: z
    .strictObject({
      result: z.enum(MATCH_RESULTS),
      by: z.string(),
      on: z.iso.date(),
      reason: z.string(),
      /** The article it is based on. */
      article: z.string().optional(),
    })
    .optional(),
  /** Removed with its group (D-OFF-333). */
  dropped: z.literal(true).optional(),
});
export type LeagueMatch = z.infer<typeof matchSchema>;

export const matchKind = recordKind('match', matchSchema, (match) =>
  match.dropped
    ? {}
    : { league: match.league, club: [match.homeClub, match.awayClub].map((club) => `${club}/${match.on ?? ''}`) },
);

const padded = (number: number): string => String(number).padStart(3, '0');
export const matchId = (league: string, group: string, round: number, match: number): string =>
  `${league}/${group}/${padded(round)}/${padded(match)}`;

/** The report of a match, under its id: both sheets, and the result of each board, White's points first. */
export const actaSchema = z.strictObject({
  league: z.string(),
  round: z.int().min(1),
  playedOn: z.iso.date(),
  home: sheetSchema,
  away: sheetSchema,
  /** A board without a result is adjourned: its game is still in progress (Ajornaments 10.1). */
  results: z.array(z.strictObject({ result: z.enum(RESULTS).optional(), kind: z.enum(GAME_KINDS).optional() })),
  /** If an illegal line-up loses the match for its team (Equips 8.3.5). */
  awarded: z.enum(MATCH_RESULTS).optional(),
  findings: z.array(findingSchema),
  submittedBy: z.string(),
  side: z.enum(SIDES),
  submittedAt: z.iso.datetime(),
  /** By the other club, or by the officer. */
  confirmedBy: z.string().optional(),
  /** The other club's objection; it stays until the acta is sent again or confirmed (D-OFF-171). */
  contested: z.strictObject({ by: z.string(), side: z.enum(SIDES), on: z.iso.date(), reason: z.string() }).optional(),
});
export type Acta = z.infer<typeof actaSchema>;

/** The acta is confirmed, and no game is open. */
export const isSettled = (acta: Acta | undefined): boolean => acta?.confirmedBy !== undefined && !hasOpenBoards(acta);

/** Whether a match counts by a report that nobody has confirmed: the table it counts in is provisional (D-OFF-1221). */
export const isProvisional = ({ ruling }: LeagueMatch, acta: Acta | undefined): boolean =>
  acta !== undefined && acta.confirmedBy === undefined && ruling === undefined;

/** Whether games of a match are still in progress. */
export const hasOpenBoards = ({ results }: Pick<Acta, 'results'>): boolean =>
  results.some(({ result }) => result === undefined);

export const actaKind = recordKind('acta', actaSchema, (acta) => ({
  league: acta.league,
  open: acta.confirmedBy === undefined || hasOpenBoards(acta) ? acta.playedOn : undefined,
}));
