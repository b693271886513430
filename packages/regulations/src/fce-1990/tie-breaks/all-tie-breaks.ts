import type { TieBreakDefinition } from '../../contracts/standings.ts';
import { directEncounter } from './direct-encounter.ts';
import { averageRating, buchholz, buchholzCorrected, sonnebornBerger } from './opponents.ts';
import { blackWins, dutch, kashdan, progressive } from './own-record.ts';
import type { TieBreak } from './tie-break.ts';

const BOTH = ['players', 'teams'] as const;

export const ALL_TIE_BREAKS = {
  buchholz,
  'buchholz-corrected': buchholzCorrected,
  'sonneborn-berger': sonnebornBerger,
  kashdan,
  progressive,
  'direct-encounter': directEncounter,
  dutch,
  'black-wins': blackWins,
  'average-rating': averageRating,
} as const satisfies Readonly<Record<string, TieBreak>>;

export type TieBreakName = keyof typeof ALL_TIE_BREAKS;

/** The tie-breaks in the form that other modules use. */
export const TIE_BREAK_TABLE: Readonly<Record<string, TieBreakDefinition>> = Object.fromEntries(
  Object.entries<TieBreak>(ALL_TIE_BREAKS).map(([name, { articles, fits = BOTH, mean }]) => [
    name,
    { word: name as TieBreakName, articles, for: fits, mean },
  ]),
);

export const tieBreaksFor = (ranked: 'players' | 'teams'): readonly string[] =>
  Object.keys(TIE_BREAK_TABLE).filter((name) => TIE_BREAK_TABLE[name]!.for.includes(ranked));
