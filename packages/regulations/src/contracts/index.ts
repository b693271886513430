export * from './competition.ts';
export * from './facts.ts';
export * from './question.ts';
export * from './rating.ts';
export * from './round-explanation.ts';
export * from './standings.ts';
export { type NameOf, step } from './step.ts';
export * from './teams.ts';
export * from './titles.ts';
