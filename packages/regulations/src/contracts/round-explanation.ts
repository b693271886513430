import type { WhatIfReply } from '@escala/core';
import type { ReasonStep } from './step.ts';

/** A round that was paired again to be asked about; players by their ids. */
export interface RoundExplanation {
  /** What the trace of a pair tells, and what was tried before it and was worse; nothing if the round has no such pair. */
  pairSteps(white: string, black: string): readonly ReasonStep[];
  /** Why whoever has the bye has it. */
  byeSteps(): readonly ReasonStep[];
  /** Why two do not meet, or how they do; without the second: why somebody has no bye. */
  whatIf(player: string, other: string | null): WhatIfAnswer;
}

export type WhatIfAnswer = Omit<WhatIfReply, 'players'>;
