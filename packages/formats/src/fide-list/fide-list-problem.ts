import type { CodeOf } from '@escala/core';
import type { Problem } from '../problems/problem.ts';

export type FideListCode = Extract<CodeOf<'fault'>, `fide-list-${string}`>;
export type FideListProblem = Problem<FideListCode | 'too-many'>;
