import * as acts from './acts.ts';
import type { Act } from './kit/act.ts';
import type { Question } from './kit/question.ts';
import * as questions from './questions.ts';

export type AnyAct = Act<unknown, unknown, unknown>;
export type AnyQuestion = Question<unknown, unknown>;

export const allActs: readonly AnyAct[] = /* @__PURE__ */ Object.values(acts);
export const allQuestions: readonly AnyQuestion[] = /* @__PURE__ */ Object.values(questions);
