import type { EventFactTable, GameFactTable } from '../contracts/facts.ts';

/** Facts that only this book reads from an event, by their names in documents (D-F24-19). */
export const EVENT_FACTS = {
  forList: {
    kind: 'day',
    means: 'Date of the list for which the event was reported.',
    label: 'fact.fide-2024.forList',
    hint: 'fact.fide-2024.forList-hint',
    asked: 'rating',
  },
  moves: {
    kind: 'count',
    means: 'Moves in the first time control.',
    label: 'fact.fide-2024.moves',
    hint: 'fact.fide-2024.moves-hint',
    asked: 'rating',
  },
  waived: {
    kind: 'yes',
    means: 'Whether games after a match was decided are rated.',
    label: 'fact.fide-2024.waived',
    announced: 'fact.fide-2024.waived',
    asked: 'rating',
  },
} as const satisfies EventFactTable;

/** And from a game. */
export const GAME_FACTS = {
  excluded: { means: 'Taken out for force majeure or Fair Play.', label: 'fact.fide-2024.excluded', article: '5.1' },
  unequalTime: { means: 'The players had different times.', label: 'fact.fide-2024.unequalTime', article: 'R1.2' },
} as const satisfies GameFactTable;
