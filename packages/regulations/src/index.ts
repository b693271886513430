export * from './contracts/index.ts';
export * from './document-terms.ts';
export { fideRhythm } from './fide-2024/rate-of-play.ts';
export { whyNotJoined } from './joined/book-change.ts';
export * from './load-rule-book.ts';
export * from './register.ts';
export { type MatchDecision, matchDecisions } from './shared/knockout-record.ts';
export { pairingInputs } from './shared/pairing-inputs.ts';
export { isActiveOn, type PointsFlow, pointsFlow } from './shared/points-flow.ts';
