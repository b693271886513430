export * from './interchange/index.ts';
export * from './trf/index.ts';
export { tournamentOfTrf } from './trf/tournament/tournament-of-trf.ts';
