import type { CodeOf } from '@escala/core';
import type { Problem, Remark } from '../problems/problem.ts';

export type TrfCode = Extract<CodeOf<'fault'>, `trf-${string}`>;
export type TrfProblem = Problem<TrfCode | 'too-many'>;
/** What a report lacks before FIDE accepts it. */
export type TrfGap = Remark<Extract<TrfCode, `trf-gap-${string}`>>;
/** What a report, or a tournament made from one, cannot hold. */
export type TrfRemark = Remark<TrfCode>;
