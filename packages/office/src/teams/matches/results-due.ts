import { dayFrom, writeDay } from '@escala/core';
import type { z } from 'zod';
import type { resultsDueShape } from '../answer-shapes.ts';
import { teamRulesOf } from '../leagues/book-of-league.ts';
import type { League } from '../leagues/league.ts';
import type { LeagueMatch } from './match.ts';

/** Delegats 5.5.1, of a match that has its day. */
export function dueOfMatch(
  { on }: Pick<LeagueMatch, 'on'>,
  league: League,
): { resultsDue?: z.infer<typeof resultsDueShape> } {
  if (on === undefined) return {};
  const { day, minute } = teamRulesOf(league).resultsDue(dayFrom(on), (league.holidays ?? []).map(dayFrom));
  return { resultsDue: { day: writeDay(day), minute } };
}
