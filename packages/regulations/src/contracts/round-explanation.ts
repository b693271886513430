import type { WhatIfReply } from '@escala/core';
import type { Step } from './step.ts';

/** A round paired again to answer questions about it; players by id. */
export interface RoundExplanation {
  /** The trace of a pair, and which worse alternatives were tried before it; empty if the round has no such pair. */
  pairSteps(white: string, black: string): readonly Step[];
  /** Why the player with the bye has it; empty if the player's team has no bye but the board had no opponent. */
  byeSteps(player?: string): readonly Step[];
  /** Why two players do not meet, or how they do; without the second, why the player has no bye. */
  whatIf(player: string, other: string | null): WhatIfAnswer;
}

export type WhatIfAnswer = Omit<WhatIfReply, 'players'>;
