import { competitionBookOf, type RuleQuestion } from '@escala/regulations';

/** The page for questions to a competition book. */
export const rulesPath = <Book extends string>(book: Book) => `/regulations/${book}/questions` as const;

/** The questions it answers; empty if there are none. */
export const questionsOf = (book: string): readonly RuleQuestion[] => competitionBookOf(book)?.terms?.questions ?? [];
