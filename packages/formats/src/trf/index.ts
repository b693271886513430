export { reportGaps } from './check/report-gaps.ts';
export { type ParsedTrf, parseTrf } from './parse-trf.ts';
export { type EventOfTrf, type EventOfTrfOptions, eventOfTrf } from './tournament/event-of-trf.ts';
export { monthOfTournament, monthsOf, roundsOfMonth } from './tournament/month-of-tournament.ts';
export { isFideList } from './tournament/rating-method.ts';
export { type ReportedSystem, type ReportedSystems, systemOfReport } from './tournament/system-of-report.ts';
export { teamTournamentOfTrf } from './tournament/team-tournament-of-trf.ts';
export { type TournamentOfTrf, type TournamentOfTrfOptions, tournamentOfTrf } from './tournament/tournament-of-trf.ts';
export { type TrfOfTournament, trfOfTournament } from './tournament/trf-of-tournament.ts';
export { writeTimeCode } from './tournament/trf-time-control.ts';
export {
  TRF_CHECK_CODES,
  TRF_GAP_CODES,
  TRF_LINE_CODES,
  TRF_REMARK_CODES,
  type TrfCode,
  type TrfGap,
  type TrfProblem,
  type TrfRemark,
} from './trf-problem.ts';
export type * from './trf-report.ts';
export { explicitReport } from './write/explicit-report.ts';
export { TRF_EDITIONS, type TrfEdition } from './write/trf-writing.ts';
export { type WriteTrfOptions, type WrittenTrf, writeTrf } from './write/write-trf.ts';
