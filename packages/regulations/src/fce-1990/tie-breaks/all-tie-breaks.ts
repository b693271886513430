import type { TieBreakName } from '@escala/core';
import { averageRating } from './average-rating.ts';
import { blackWins } from './black-wins.ts';
import { buchholz } from './buchholz.ts';
import { buchholzCorrected } from './buchholz-corrected.ts';
import { directEncounter } from './direct-encounter.ts';
import { dutch } from './dutch.ts';
import { kashdan } from './kashdan.ts';
import { progressive } from './progressive.ts';
import { sonnebornBerger } from './sonneborn-berger.ts';
import type { TieBreak } from './tie-break.ts';

export const ALL_TIE_BREAKS: Readonly<Record<TieBreakName, TieBreak>> = {
  buchholz,
  'buchholz-corrected': buchholzCorrected,
  'sonneborn-berger': sonnebornBerger,
  kashdan,
  progressive,
  'direct-encounter': directEncounter,
  dutch,
  'black-wins': blackWins,
  'average-rating': averageRating,
};
