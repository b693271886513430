import type { WhatIfReply } from '@escala/core';
import type { Step } from './step.ts';

/** A round that was paired again to be asked about; players by their ids. */
export interface RoundExplanation {
  /** What the trace of a pair tells, and what was tried before it and was worse; nothing if the round has no such pair. */
  pairSteps(white: string, black: string): readonly Step[];
  /** Why whoever has the bye has it; of a player whose team has none, but who found nobody on the board, nothing. */
  byeSteps(player?: string): readonly Step[];
  /** Why two do not meet, or how they do; without the second: why somebody has no bye. */
  whatIf(player: string, other: string | null): WhatIfAnswer;
}

export type WhatIfAnswer = Omit<WhatIfReply, 'players'>;
