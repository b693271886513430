import type { EventColumns, GameColumns } from '@escala/core';
import type { GameFactTable, RatingFactTable } from '../contracts/facts.ts';

/** Facts that only this book reads from an event, by their names in documents (D-F24-19). */
export const EVENT_FACTS = {
  forList: {
    kind: 'day',
    means: 'Date of the list for which the event was reported.',
    article: '9.1',
    label: 'fact.fide-2024.forList',
    hint: 'fact.fide-2024.forList-hint',
    asked: 'rating',
  },
  waived: {
    kind: 'yes',
    means: 'Games after a match was decided are still rated.',
    article: '6.2',
    label: 'fact.fide-2024.waived',
    announced: 'fact.fide-2024.waived',
    asked: 'rating',
  },
  moves: {
    kind: 'count',
    least: 1,
    most: 999,
    within: 'timeControl',
    means: 'Moves in the first time control.',
    article: '1.2',
    label: 'fact.fide-2024.moves',
    hint: 'fact.fide-2024.moves-hint',
    asked: 'rating',
  },
} as const satisfies RatingFactTable;

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
} as const satisfies GameFactTable;

export const DECLARED = { facts: EVENT_FACTS, gameFacts: GAME_FACTS };

/** A fact of an event as columns keep it: a day, a number, or 1. */
export const factOf = ({ facts }: EventColumns, event: number, name: keyof typeof EVENT_FACTS): number | undefined =>
  facts?.[name]?.get(event);

const NO_GAMES: ReadonlySet<number> = new Set();

export const gamesWith = ({ facts }: GameColumns, name: keyof typeof GAME_FACTS): ReadonlySet<number> =>
  facts?.[name] ?? NO_GAMES;
