export * from './contracts/index.ts';
export * from './document-terms.ts';
export { fideRhythm } from './fide-2024/rate-of-play.ts';
export { whyNotJoined } from './joined/book-change.ts';
export * from './load-rule-book.ts';
export * from './register.ts';
export { clockText } from './shared/clock-text.ts';
export { foldMatches, shortestMatches, unfoldMatches } from './shared/games-of-matches.ts';
export {
  type GameOfMatch,
  gamesToPlay,
  knockoutReached,
  type MatchDecision,
  matchDecisions,
} from './shared/knockout-record.ts';
export { pairingInputs } from './shared/pairing-inputs.ts';
export { isActiveOn, type PointsFlow, pointsFlow } from './shared/points-flow.ts';
export { awardPrizes, type PrizeTerms, prizesBeforeTheEnd } from './shared/prizes/award-prizes.ts';
export { prizeFaults } from './shared/prizes/prize-faults.ts';
export type { PrizePlayer } from './shared/prizes/qualifies.ts';
