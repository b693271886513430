import type { GameFact, RatingFact } from '../contracts/facts.ts';
import { EVENT_FACT_KINDS, type GAME_FACT_KINDS } from './fact-kinds.ts';

/** Facts that only this book reads from an event, by their names in documents (D-F24-19), and what the office asks with. */
export const EVENT_FACTS = {
  forList: {
    ...EVENT_FACT_KINDS.forList,
    means: 'Date of the list for which the event was reported.',
    article: '9.1',
    label: 'fact.fide-2024.forList',
    hint: 'fact.fide-2024.forList-hint',
    asked: 'rating',
  },
  waived: {
    ...EVENT_FACT_KINDS.waived,
    means: 'Games after a match was decided are still rated.',
    article: '6.2',
    label: 'fact.fide-2024.waived',
    announced: 'fact.fide-2024.waived',
    asked: 'rating',
  },
  moves: {
    ...EVENT_FACT_KINDS.moves,
    within: 'timeControl',
    least: 1,
    most: 999,
    means: 'Moves in the first time control.',
    article: '1.2',
    label: 'fact.fide-2024.moves',
    hint: 'fact.fide-2024.moves-hint',
    asked: 'rating',
  },
} as const satisfies Record<keyof typeof EVENT_FACT_KINDS, RatingFact>;

/** And from a game. */
export const GAME_FACTS = {
  excluded: {
    means: 'Excluded because of force majeure or Fair Play.',
    label: 'fact.fide-2024.excluded',
    article: '5.1',
  },
  unequalTime: {
    means: 'The players had different thinking times.',
    label: 'fact.fide-2024.unequalTime',
    article: 'R1.2',
  },
} as const satisfies Record<keyof typeof GAME_FACT_KINDS, GameFact>;
