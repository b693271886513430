import { SCHEDULE_SYSTEMS } from '@escala/core';
import { teamCompetitions } from '@escala/regulations';
import { z } from 'zod';
import { recordKind } from '../../kit/record-kind.ts';
import { searchWords } from '../../kit/search-words.ts';
import { writtenForm } from '../../kit/written-form.ts';

export const leagueGroupSchema = z.strictObject({
  id: writtenForm('groupId', /^[a-z0-9-]{1,20}$/),
  name: z.string().min(1),
});

/** The announced facts of a team competition in a season. */
export const leagueFactsSchema = z.strictObject({
  name: z.string().min(1).max(200),
  season: z.int().min(1900).max(2999),
  /**
   * The book of competitions; by default the federation's on the day of founding, even if the federation changes its
   * own later (D-OFF-481).
   */
  rules: z.string().optional(),
  /** One of the book's competitions. */
  competition: z.enum(teamCompetitions),
  system: z.enum(SCHEDULE_SYSTEMS),
  scoring: z.enum(['match-points', 'olympic']),
  /** A team final: its table uses Desempats 1.5.1 (D-OFF-471). */
  final: z.boolean().optional(),
  /** If a delegation sets its own number of boards (Equips 8.1.4). */
  boards: z.int().min(1).max(99).optional(),
  groups: z.array(leagueGroupSchema).min(1),
  /** The day of each round. */
  roundDates: z.array(z.iso.date()).optional(),
  /** Public holidays other than Sundays (D-COMP-33). */
  holidays: z.array(z.iso.date()).optional(),
});
export type LeagueFacts = z.infer<typeof leagueFactsSchema>;

export const leagueSchema = z.strictObject({
  ...leagueFactsSchema.shape,
  rules: z.string(),
  /** Boards per match. */
  boards: z.int().min(1).max(99),
  /** Groups with drawn matches; no team can join them any more. */
  drawn: z.array(z.string()),
  /** Groups that all teams left before anything was played; their ids are not used again (D-OFF-333). */
  dropped: z.array(z.string()).optional(),
});
export type League = z.infer<typeof leagueSchema>;

export const leagueKind = recordKind('league', leagueSchema, (league) => ({
  name: searchWords(league.name),
  season: String(league.season),
}));

/** A club's team in a league. Its letter is its name on the club's list: `A`, `B`; in the cup `A-1`, `A-2`. */
export const teamSchema = z.strictObject({
  league: z.string(),
  season: z.int(),
  group: z.string(),
  club: z.string(),
  letter: writtenForm('teamLetter', /^[A-Z](-[12])?$/),
  name: z.string().min(1).max(200),
  /** Order of strength in the group, starting with 1. */
  number: z.int().min(1),
  category: z.string().optional(),
  withdrawnAfter: z.int().min(0).optional(),
  /** Removed with its group; it is no longer found by league or club (D-OFF-333). */
  dropped: z.literal(true).optional(),
});
export type Team = z.infer<typeof teamSchema>;

export const teamKind = recordKind('team', teamSchema, ({ dropped, league, club, season }) =>
  dropped ? {} : { league, club: `${club}/${season}` },
);

export const teamId = (league: string, club: string, letter: string): string => `${league}/${club}/${letter}`;
