import { accountsQuestions } from './accounts/questions.ts';
import { claimsQuestions } from './claims/questions.ts';
import { devicesQuestions } from './events/devices/questions.ts';
import { eventsQuestions } from './events/questions.ts';
import { importsQuestions } from './imports/questions.ts';
import type { Question } from './kit/question.ts';
import { mailQuestions } from './mail/questions.ts';
import { correctionQuestions } from './rating/corrections/questions.ts';
import { healthQuestions } from './rating/health/questions.ts';
import { ratingQuestions } from './rating/questions.ts';
import { registryQuestions } from './registry/questions.ts';
import { scrabbleQuestions } from './scrabble/questions.ts';
import { teamsQuestions } from './teams/questions.ts';
import { titlesQuestions } from './titles/questions.ts';

export type AnyQuestion = Question<unknown, unknown>;

/** Every question to the record. The server offers what stands here. */
export const allQuestions: readonly AnyQuestion[] = [
  ...registryQuestions,
  ...eventsQuestions,
  ...devicesQuestions,
  ...teamsQuestions,
  ...ratingQuestions,
  ...correctionQuestions,
  ...claimsQuestions,
  ...titlesQuestions,
  ...scrabbleQuestions,
  ...healthQuestions,
  ...importsQuestions,
  ...accountsQuestions,
  ...mailQuestions,
];
