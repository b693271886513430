import { dayFrom, writeDay } from '@escala/core';
import { resultsDue } from '@escala/regulations/fce-1990';
import type { z } from 'zod';
import type { League } from '../leagues/league.ts';
import type { resultsDueShape } from '../shapes.ts';
import type { LeagueMatch } from './match.ts';

/** Delegats 5.5.1, of a match that has its day. */
export function dueOfMatch(
  { on }: Pick<LeagueMatch, 'on'>,
  league: Pick<League, 'holidays'> | undefined,
): { resultsDue?: z.infer<typeof resultsDueShape> } {
  if (on === undefined) return {};
  const { day, minute } = resultsDue(dayFrom(on), (league?.holidays ?? []).map(dayFrom));
  return { resultsDue: { day: writeDay(day), minute } };
}
