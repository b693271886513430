import { entryOf, SCHEDULE_SYSTEMS } from '@escala/core';
import type { CompetitionRuleBook } from '../contracts/competition.ts';
import type { CommissionRules } from '../contracts/office-terms.ts';
import type { TeamRuleBook } from '../contracts/teams.ts';
import { pointsBefore } from '../shared/points-before.ts';
import { categoryOf } from './entry/category.ts';
import { firstDivisionVacancy, secondDivisionVacancy, vacancyOrder } from './entry/vacancies.ts';
import { licenceInForce } from './entry/who-may-enter.ts';
import { COMPETITION_KINDS, ENTRY_FACTS, EVENT_FACTS, isDelegation } from './facts.ts';
import { checkEvent, homologationFindings, MET_LATER } from './homologation/check-event.ts';
import { beforeLastDay, requiredReports } from './homologation/official-reports.ts';
import { movedRound } from './office-terms/calendar-clash.ts';
import {
  attendance,
  commissionSize,
  commissionVote,
  mayBeRemoved,
  mayBeReviewed,
  membershipEnds,
} from './office-terms/commission.ts';
import { confirmationTerm, listGrowth } from './office-terms/entry-terms.ts';
import { resultsAddressee, resultsDue, resultsInTime } from './office-terms/results-term.ts';
import { mayWithdraw } from './office-terms/withdrawals.ts';
import { ALL_PARAMETERS, IN_FORCE_FROM, teamRules } from './parameters.ts';
import { RULE_QUESTIONS } from './questions/index.ts';
import { secondChances } from './schedules/second-chances.ts';
import { countedMatch, knockoutWinner, matchResult } from './standings/match-result.ts';
import { standings } from './standings/standings.ts';
import { teamStandings } from './standings/team-standings.ts';
import { TEAM_TOURNAMENTS } from './standings/team-tournament.ts';
import { verdictStep, workingSteps } from './standings/working-steps.ts';
import { SYSTEMS } from './systems.ts';
import { teamName, teamsOutOfOrder } from './teams/club-teams.ts';
import { boardsOf, CUP_CATEGORIES, TEAM_COMPETITIONS } from './teams/competitions.ts';
import { judgeClubList } from './teams/judge-club-list.ts';
import { judgeMatch } from './teams/judge-match.ts';
import { matchVerdict, whiteOn } from './teams/match-result.ts';
import { TIE_BREAK_TABLE } from './tie-breaks/all-tie-breaks.ts';
import { ORDER_BY_SYSTEM } from './tie-breaks/orders.ts';

const teams: TeamRuleBook = {
  articles: {
    secondChances: 'Sistemes 3.1.1',
    rulings: [
      'Equips 8.3.5',
      'Equips 8.3.2',
      'Equips 8.2.2',
      'Estrangers 9.1',
      'Endarreriments 12.3',
      'Retirats 14.1',
      'Delegats 5.5.1',
    ],
  },
  competitions: TEAM_COMPETITIONS,
  usualCompetition: 'promotion',
  cups: ['copa-catalana'],
  systems: SCHEDULE_SYSTEMS,
  cupCategories: CUP_CATEGORIES,
  teamName,
  boardsOf: (competition, day) => boardsOf(teamRules(day), competition),
  teamSizes: (day) => {
    const rules = teamRules(day);
    return (['divisionBoards', 'lowerBoards', 'promotionBoards'] as const).map((parameter) => ({
      parameter,
      boards: rules[parameter],
    }));
  },
  substitutes: (boards, day) => {
    const rules = teamRules(day);
    return {
      article: 'Suplents 13.2',
      most: boards >= rules.largeTeam ? rules.substitutesInLargeTeam : rules.substitutes,
      fromMinute: rules.substitutesFromMinute,
      toMinute: rules.substitutesToMinute,
    };
  },
  whiteOn,
  judgeClubList,
  listGrowth,
  teamsOutOfOrder,
  judgeMatch,
  matchVerdict,
  countedMatch,
  matchResult,
  knockoutWinner,
  knockoutSteps: (verdict, names) => [verdictStep(verdict, names)],
  standings: teamStandings,
  secondChances: (all, defeats) => secondChances(all, CUP_CATEGORIES, defeats),
  vacancies: {
    article: 'Normes 4.2.1.2',
    from: {
      'second-division': { above: 'first-division', fill: firstDivisionVacancy },
      first: {
        above: 'second-division',
        ofWhom: ['barcelona', 'delegation'],
        fill: (candidates, of) => secondDivisionVacancy(of, candidates),
      },
    },
  },
  resultsAddressee: (delegation) => (isDelegation(delegation) ? resultsAddressee(delegation, false) : 'federation'),
  resultsDue,
  resultsInTime,
};

const COMMISSION: CommissionRules = { size: commissionSize, membershipEnds, attendance, mayBeRemoved, mayBeReviewed };

/** The competition regulation of the Catalan chess federation, about 1990: see the README.md beside this file. */
export const fce1990: CompetitionRuleBook = {
  id: 'fce-1990',
  title: 'Federació Catalana d’Escacs, general and competition regulation of about 1990',
  inForceFrom: IN_FORCE_FROM,
  revisions: [],
  parameters: ALL_PARAMETERS,
  decisions: ['SWISS', 'COMP', 'PRZ'],
  systems: SYSTEMS,
  standings: {
    tieBreaks: TIE_BREAK_TABLE,
    tieBreakOf: (name) => entryOf(TIE_BREAK_TABLE, name),
    byRoundReached: ['knockout'],
    orders: ORDER_BY_SYSTEM,
    rank: standings,
    // Points by ruling are none of this book's (D-TRF-10).
    pointsBefore: (tournament, round) => pointsBefore({ ...tournament, assignedPoints: [] }, round),
    workingSteps,
    teams: TEAM_TOURNAMENTS,
  },
  facts: EVENT_FACTS,
  entryFacts: ENTRY_FACTS,
  entry: {
    licenceInForce,
    vacancyOrder,
    vacancies: { articles: ['Normes 4.2.2.1', 'Desempats 1.7.1'], draw: 'Desempats 1.7.1.4' },
    mayWithdraw: (player, leaving) => {
      const category = categoryOf(player);
      return category && mayWithdraw(category, leaving);
    },
    confirmation: confirmationTerm,
  },
  homologation: {
    check: checkEvent,
    findings: homologationFindings,
    kinds: COMPETITION_KINDS,
    metLater: MET_LATER,
    requiredReports,
  },
  teams,
  titles: 'fce-1990',
  fide: true,
  /** Desempats 1.6.1 shares prizes among those level on points; ages are those of Normes 4.1.4, as of 1 January. */
  prizes: { article: 'Desempats 1.6.1', sharing: ['equal'], ageOn: { under: '01-01', from: '01-01' } },
  terms: { questions: RULE_QUESTIONS, commissionVote, commission: COMMISSION, movedRound, beforeLastDay },
  articles: {
    numbers: 'Suis 17',
    reserve: 'Sub-condicione 6.1',
    'sealed-move': 'Sub-condicione 6.2',
    adjourned: 'Ajornaments 10.1',
  },
};
