import { GAME_KINDS, MATCH_RESULTS, RESULTS, SIDES } from '@escala/core';
import { z } from 'zod';
import { findingSchema } from '../../kit/finding.ts';
import { recordKind } from '../../kit/record-kind.ts';
import { sheetSchema } from '../line-ups/line-up.ts';

/** A match of a league, drawn; under `<league>/<group>/<round>/<match>`. */
export const matchSchema = z.strictObject({
  league: z.string(),
  group: z.string(),
  round: z.int().min(1),
  match: z.int().min(1),
  /** Ids of teams. */
  home: z.string(),
  away: z.string(),
  homeClub: z.string(),
  awayClub: z.string(),
  on: z.iso.date().optional(),
  /** A ruling that stands instead of the boards, the home team first. */
  ruling: z
    .strictObject({
      result: z.enum(MATCH_RESULTS),
      by: z.string(),
      on: z.iso.date(),
      reason: z.string(),
      /** Of the regulation that it rests on. */
      article: z.string().optional(),
    })
    .optional(),
  /** With its group (D-OFF-333). */
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

/** The report of a match, under its id: both sheets, and what each board gave, White's points first. */
export const actaSchema = z.strictObject({
  league: z.string(),
  round: z.int().min(1),
  playedOn: z.iso.date(),
  home: sheetSchema,
  away: sheetSchema,
  /** A board without a result is adjourned: its game is still being played (Ajornaments 10.1). */
  results: z.array(z.strictObject({ result: z.enum(RESULTS).optional(), kind: z.enum(GAME_KINDS).optional() })),
  /** Where a line-up against the rules takes the match from its team (Equips 8.3.5). */
  awarded: z.enum(MATCH_RESULTS).optional(),
  findings: z.array(findingSchema),
  submittedBy: z.string(),
  side: z.enum(SIDES),
  submittedAt: z.iso.datetime(),
  /** By the other club, or by the officer. */
  confirmedBy: z.string().optional(),
  /** The other club says that it was otherwise; stands until the acta is sent anew or confirmed (D-OFF-171). */
  contested: z.strictObject({ by: z.string(), side: z.enum(SIDES), on: z.iso.date(), reason: z.string() }).optional(),
});
export type Acta = z.infer<typeof actaSchema>;

/** Both clubs stand by it, and no game is open. */
export const isSettled = (acta: Acta | undefined): boolean => acta?.confirmedBy !== undefined && !hasOpenBoards(acta);

/** Whether games of a match are still being played. */
export const hasOpenBoards = ({ results }: Pick<Acta, 'results'>): boolean =>
  results.some(({ result }) => result === undefined);

export const actaKind = recordKind('acta', actaSchema, (acta) => ({
  league: acta.league,
  open: acta.confirmedBy === undefined || hasOpenBoards(acta) ? acta.playedOn : undefined,
}));
