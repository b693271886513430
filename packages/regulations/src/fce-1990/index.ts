/** The competition regulation of the Catalan chess federation, about 1990: see README.md beside this file. */
export { ALL_PARAMETERS, IN_FORCE_FROM } from './all-parameters.ts';
export { judgeNorms } from './catalan-master/judge-norms.ts';
export { normByRating } from './catalan-master/norm-by-rating.ts';
export { type NormRecord, type NormsHeld, normsHeld } from './catalan-master/norms-held.ts';
export { type NormRules, normRules } from './catalan-master/parameters.ts';
export { type TitleVerdict, titleVerdict } from './catalan-master/title-grounds.ts';
export { type AgeGroup, mayEnterAgeGroup } from './entry/age-group.ts';
export { categoryOf } from './entry/category.ts';
export { entryIsCompulsory } from './entry/compulsory-entry.ts';
export { licenceInForce, mayPlay } from './entry/identification.ts';
export { firstDivisionVacancy, secondDivisionVacancy } from './entry/team-vacancy.ts';
export { type Candidate, type RankedCandidate, vacancyOrder } from './entry/vacancy-order.ts';
export { checkEvent, homologationFindings } from './homologation/check-event.ts';
export { type ReportName, type RequiredReport, requiredReports } from './homologation/official-reports.ts';
export { calendarClash } from './office-terms/calendar-clash.ts';
export { attendance, mayBeRemoved, mayBeReviewed, membershipEnds } from './office-terms/commission-membership.ts';
export { commissionVote } from './office-terms/commission-vote.ts';
export { confirmationTerm, licenceTerm, listGrowth } from './office-terms/entry-terms.ts';
export { lateForResumption, latePlayer } from './office-terms/late-player.ts';
export { movedRound } from './office-terms/moved-round.ts';
export { resultsAddressee, resultsDue, resultsInTime } from './office-terms/results-term.ts';
export { automaticWithdrawal, mayWithdraw } from './office-terms/withdrawals.ts';
export { prizesBeforeTheEnd, sharePrizes } from './prizes/share-prizes.ts';
export { judgePromotions } from './promotions/judge-promotions.ts';
export { schedule } from './schedules/schedule.ts';
export { secondChances } from './schedules/second-chances.ts';
export { type TournamentRound, tournamentRound } from './schedules/tournament-round.ts';
export { type KnockoutVerdict, knockoutWinner } from './standings/knockout-match.ts';
export { countedMatch, matchResult } from './standings/match-result.ts';
export { pointsBefore } from './standings/points-before.ts';
export { standings } from './standings/standings.ts';
export { teamStandings } from './standings/team-standings.ts';
export { verdictStep } from './standings/verdict-step.ts';
export { workingSteps } from './standings/working-steps.ts';
export { type CheckedRound, checkPairings, type PairingDifference } from './swiss/check-pairings.ts';
export { numberedPlayers } from './swiss/numbers.ts';
export { type PairingResult, pairRound } from './swiss/pair-round.ts';
export { numbersAreProvisional } from './swiss/provisional-numbers.ts';
export { pairingRefusals, pairingRemarks, unpairable } from './swiss/refusals.ts';
export { roundToPair } from './swiss/round-to-pair.ts';
export { type SimulationTerms, simulateTournament } from './swiss/simulate.ts';
export { checkLineUp } from './teams/check-line-up.ts';
export { clubListFaults } from './teams/club-list.ts';
export { cupTeams, regularsOf, teamsOutOfOrder, teamsWithRegulars } from './teams/club-teams.ts';
export { grownListFaults } from './teams/grown-list.ts';
export {
  type JudgedClubList,
  type JudgedTeam,
  judgeClubList,
  type OrderedPlayer,
} from './teams/judge-club-list.ts';
export { type JudgedMatch, judgeMatch, type MatchSheet } from './teams/judge-match.ts';
export type { JudgedBoard, JudgedSide, SideSheet } from './teams/judge-side.ts';
export { lateTeam } from './teams/late-team.ts';
export { type MatchVerdict, matchVerdict, SCORINGS, type Scoring, whiteOn } from './teams/match-result.ts';
export { boardsOf, teamRules } from './teams/parameters.ts';
