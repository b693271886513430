/** What the engine, which finds them in the columns, knows of the facts in `facts.ts`; their words are not loaded with it. */
export const EVENT_FACT_KINDS = {
  forList: { kind: 'day' },
  waived: { kind: 'yes' },
  moves: { kind: 'count' },
} as const;
export const GAME_FACT_KINDS = { excluded: {}, unequalTime: {} } as const;

export const DECLARED = { facts: EVENT_FACT_KINDS, gameFacts: GAME_FACT_KINDS };
