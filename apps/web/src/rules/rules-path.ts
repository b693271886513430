import { competitionBookOf } from '@escala/regulations';

/** The regulation that the questions are put to, and where they are asked. */
export const RULES_BOOK = 'fce-1990';
export const RULES_PATH = `/regulations/${RULES_BOOK}/questions`;
export const RULE_QUESTIONS = competitionBookOf(RULES_BOOK)?.terms?.questions ?? [];
