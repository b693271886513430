export type {
  Candidate,
  CheckedRound,
  JudgedBoard,
  JudgedClubList,
  JudgedMatch,
  JudgedSide,
  JudgedTeam,
  KnockoutVerdict,
  MatchSheet,
  MatchVerdict,
  NormRecord,
  NormsHeld,
  OrderedPlayer,
  PairingDifference,
  RankedCandidate,
  ReportName,
  RequiredReport,
  Scoring,
  SideSheet,
  SimulationTerms,
  TitleVerdict,
} from '../contracts/index.ts';
export { pointsBefore } from '../shared/points-before.ts';
export { ALL_PARAMETERS, IN_FORCE_FROM } from './all-parameters.ts';
export { judgeNorms } from './catalan-master/judge-norms.ts';
export { normByRating } from './catalan-master/norm-by-rating.ts';
export { normsHeld } from './catalan-master/norms-held.ts';
export { type NormRules, normRules } from './catalan-master/parameters.ts';
export { titleVerdict } from './catalan-master/title-grounds.ts';
export { type AgeGroup, mayEnterAgeGroup } from './entry/age-group.ts';
export { categoryOf } from './entry/category.ts';
export { entryIsCompulsory } from './entry/compulsory-entry.ts';
export { licenceInForce, mayPlay } from './entry/identification.ts';
export { firstDivisionVacancy, secondDivisionVacancy } from './entry/team-vacancy.ts';
export { vacancyOrder } from './entry/vacancy-order.ts';
export { checkEvent, homologationFindings } from './homologation/check-event.ts';
export { requiredReports } from './homologation/official-reports.ts';
export { calendarClash } from './office-terms/calendar-clash.ts';
export { attendance, mayBeRemoved, mayBeReviewed, membershipEnds } from './office-terms/commission-membership.ts';
export { commissionVote } from './office-terms/commission-vote.ts';
export { confirmationTerm, licenceTerm, listGrowth } from './office-terms/entry-terms.ts';
export { lateForResumption, latePlayer } from './office-terms/late-player.ts';
export { movedRound } from './office-terms/moved-round.ts';
export { resultsAddressee, resultsDue, resultsInTime } from './office-terms/results-term.ts';
export { automaticWithdrawal, mayWithdraw } from './office-terms/withdrawals.ts';
export { judgePromotions } from './promotions/judge-promotions.ts';
export { secondChances } from './schedules/second-chances.ts';
export { knockoutWinner } from './standings/knockout-match.ts';
export { countedMatch, matchResult } from './standings/match-result.ts';
export { standings } from './standings/standings.ts';
export { teamStandings } from './standings/team-standings.ts';
export { verdictStep } from './standings/verdict-step.ts';
export { workingSteps } from './standings/working-steps.ts';
export { numberedPlayers } from './swiss/numbers.ts';
export { type PairingResult, pairRound } from './swiss/pair-round.ts';
export { numbersAreProvisional } from './swiss/provisional-numbers.ts';
export { pairingRefusals, pairingRemarks, unpairable } from './swiss/refusals.ts';
export { roundToPair } from './swiss/round-to-pair.ts';
export { checkLineUp } from './teams/check-line-up.ts';
export { clubListFaults } from './teams/club-list.ts';
export { cupTeams, regularsOf, teamsOutOfOrder, teamsWithRegulars } from './teams/club-teams.ts';
export { grownListFaults } from './teams/grown-list.ts';
export { judgeClubList } from './teams/judge-club-list.ts';
export { judgeMatch } from './teams/judge-match.ts';
export { lateTeam } from './teams/late-team.ts';
export { matchVerdict, whiteOn } from './teams/match-result.ts';
export { boardsOf, teamRules } from './teams/parameters.ts';
