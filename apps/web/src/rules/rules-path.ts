import { competitionBookOf, type RuleQuestion } from '@escala/regulations';

/** Where questions are put to a book of competitions. */
export const rulesPath = <Book extends string>(book: Book) => `/regulations/${book}/questions` as const;

/** What may be asked of it; nothing where it has no answers. */
export const questionsOf = (book: string): readonly RuleQuestion[] => competitionBookOf(book)?.terms?.questions ?? [];
