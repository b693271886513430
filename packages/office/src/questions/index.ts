import type { Question } from '../kit/question.ts';
import { accountsQuestions } from './accounts/index.ts';
import { claimsQuestions } from './claims/index.ts';
import { correctionQuestions } from './corrections/index.ts';
import { devicesQuestions } from './devices/index.ts';
import { eventsQuestions } from './events/index.ts';
import { healthQuestions } from './health/index.ts';
import { importsQuestions } from './imports/index.ts';
import { mailQuestions } from './mail/index.ts';
import { ratingQuestions } from './rating/index.ts';
import { registryQuestions } from './registry/index.ts';
import { scrabbleQuestions } from './scrabble/index.ts';
import { teamsQuestions } from './teams/index.ts';
import { titlesQuestions } from './titles/index.ts';

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
