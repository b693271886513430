import type { Tournament } from '@escala/core';
import { fideEvent } from '../../facts.ts';
import type { RoundState } from './round-state.ts';

/** A competition's settings for scores and colours (1.2, 1.7). */
export interface TeamSettings extends Pick<RoundState, 'preferences' | 'usesSecondary'> {
  readonly primary: 'match' | 'game';
}

/** 1.2.2, 1.7: by default match points first, game points for colours, and preferences of type A. */
export function teamSettings({ event }: Tournament): TeamSettings {
  const { teamScore = 'match', secondaryScore = true, colourPreferences = 'A' } = fideEvent(event);
  return { primary: teamScore, usesSecondary: secondaryScore, preferences: colourPreferences };
}

const CODES = { match: 'MP', game: 'GP' } as const;

/** The report code (192) for the same settings: `FIDE_TEAM_TYPEA_MP_GP`. */
export function reportCodeOf(tournament: Tournament): string {
  const { primary, usesSecondary, preferences } = teamSettings(tournament);
  const type = preferences === 'none' ? [] : [`TYPE${preferences}`];
  const scores = [CODES[primary], ...(usesSecondary ? [CODES[primary === 'match' ? 'game' : 'match']] : [])];
  const isBaku = tournament.acceleration === 'baku' && (tournament.virtualPoints ?? []).length === 0;
  return ['FIDE_TEAM', ...type, ...scores, ...(isBaku ? ['BAKU'] : [])].join('_');
}

/** The reverse; `FIDE_TEAM` alone means the defaults. */
export function factsOfCode(code: string): Readonly<Record<string, string | boolean>> {
  const parts = code.toUpperCase().split('_').slice(2);
  const scores = parts.filter((part) => part === 'MP' || part === 'GP');
  if (scores.length === 0) return {};
  const type = (['A', 'B'] as const).find((each) => parts.includes(`TYPE${each}`)) ?? 'none';
  return {
    ...(scores[0] === 'GP' && { teamScore: 'game' }),
    ...(scores.length === 1 && { secondaryScore: false }),
    ...(type !== 'A' && { colourPreferences: type }),
  };
}
