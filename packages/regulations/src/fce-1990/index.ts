/** The competition regulation of the Catalan chess federation, about 1990: see README.md beside this file. */
export { judgeNorms } from './catalan-master/judge-norms.ts';
export { checkEvent, homologationFindings } from './homologation/check-event.ts';
export { judgePromotions } from './promotions/judge-promotions.ts';
export { schedule } from './schedules/schedule.ts';
export { type TournamentRound, tournamentRound } from './schedules/tournament-round.ts';
export { standings } from './standings/standings.ts';
export { workingSteps } from './standings/working-steps.ts';
export { type CheckedRound, checkPairings, type PairingDifference } from './swiss/check-pairings.ts';
export { type PairingResult, pairRound } from './swiss/pair-round.ts';
export { pairingRefusals, pairingRemarks, unpairable } from './swiss/refusals.ts';
export { roundToPair } from './swiss/round-to-pair.ts';
export { type SimulationTerms, simulateTournament } from './swiss/simulate.ts';
