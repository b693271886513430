import type { CompetitionRuleBook, CompetitionSystem } from '../contracts/competition.ts';
import type { WordedParameters } from '../contracts/worded.ts';
import { FOLDED } from '../shared/knockout-bracket.ts';
import { type LeagueRemarkTerms, leagueRemarks } from '../shared/league-remarks.ts';
import { knockoutSystem, leagueSystem, type ScheduleRule } from '../shared/scheduled-system.ts';
import { EVENT_FACTS } from './facts.ts';
import { initialOrder } from './initial-order.ts';
import { FIDE_2026_PARAMETERS } from './parameters.ts';
import { standings } from './standings/standings.ts';
import type { SystemName } from './standings/tie-breaks-offered.ts';
import { dutch } from './systems/dutch/system.ts';
import { drawNumbers } from './systems/round-robin/draw-numbers.ts';
import { scheveningen } from './systems/scheveningen/system.ts';
import { teamSwiss } from './systems/team-swiss/system.ts';
import { teamRoundRobin } from './systems/teams/team-round-robin.ts';

const league: Omit<ScheduleRule, 'reason'> = {
  codes: {
    players: 'fide-2026.schedule-players',
    round: 'fide-2026.schedule-round',
    undecided: 'fide-2026.knockout-undecided',
  },
  article: 'C.05 annex 1',
  byes: { article: 'C.05 annex 1', points: 0 },
  numbered: initialOrder,
};

const LEAGUE_REMARKS: LeagueRemarkTerms = { ...league, code: 'fide-2026.schedule-met' };

/** The handbook prints no bracket for general events (D-KO-1). */
const knockout: ScheduleRule = {
  ...league,
  reason: 'fide-2026.pair.knockout',
  reportCode: 'CUSTOM_KNOCKOUT',
  article: 'B.01 1.4.2',
  decisions: ['D-KO-1', 'D-KO-2', 'D-KO-3', 'D-KO-10', 'D-KO-11'],
  byes: {
    article: 'B.01 1.4.2',
    points: FIDE_2026_PARAMETERS.knockoutByePoints.values[0].value,
    decisions: ['D-KO-1'],
  },
};

/** The handbook defines such a tournament but prints no table (D-RR-8). */
const twoTeams: Omit<ScheduleRule, 'reason'> = {
  ...league,
  codes: { ...league.codes, teams: 'fide-2026.scheveningen-teams' },
  article: 'B.01 1.4.2e',
  decisions: ['D-RR-8', 'D-RR-9'],
  // FIDE_SCHEVENINGEN is a table that FIDE has not printed yet (D-OFF-1241).
  reportCode: 'CUSTOM_SCHEVENINGEN',
  byes: { article: 'B.01 1.4.2e', points: 0, decisions: ['D-RR-9'] },
};

const SYSTEMS: Readonly<Record<SystemName, CompetitionSystem>> = {
  'fide-dutch': dutch,
  'round-robin': {
    ...leagueSystem('round-robin', {
      ...league,
      reason: 'fide-2026.pair.round-robin',
      reportCode: 'FIDE_ROUNDROBIN',
    }),
    remarks: leagueRemarks('round-robin', LEAGUE_REMARKS),
    drawNumbers,
  },
  'double-round-robin': {
    ...leagueSystem('double-round-robin', {
      ...league,
      reason: 'fide-2026.pair.double-round-robin',
      reportCode: 'FIDE_DOUBLEROUNDROBIN',
    }),
    remarks: leagueRemarks('double-round-robin', LEAGUE_REMARKS),
    drawNumbers,
  },
  knockout: knockoutSystem(knockout, FOLDED),
  'team-swiss': teamSwiss,
  'team-round-robin': teamRoundRobin({
    ...league,
    codes: { ...league.codes, players: 'fide-2026.schedule-teams' },
    reason: 'fide-2026.pair.team-round-robin',
    reportCode: 'FIDE_TEAM_ROUNDROBIN',
    decisions: ['D-RR-5'],
  }),
  scheveningen: scheveningen('scheveningen', { ...twoTeams, reason: 'fide-2026.pair.scheveningen' }),
  'double-scheveningen': scheveningen('double-scheveningen', {
    ...twoTeams,
    reason: 'fide-2026.pair.double-scheveningen',
  }),
};

/** FIDE's competition rules in force since 1 February 2026: see the README.md beside this file. */
export const fide2026: CompetitionRuleBook = {
  id: 'fide-2026',
  title:
    'FIDE, competition rules of 2026: pairings of the Dutch system and of the Swiss for teams, round robins and knockouts',
  inForceFrom: '2026-02-01',
  revisions: [],
  parameters: FIDE_2026_PARAMETERS satisfies WordedParameters<'fide-2026', typeof FIDE_2026_PARAMETERS>,
  decisions: ['DUTCH', 'TSW', 'KO', 'RR', 'TB', 'PRZ'],
  systems: SYSTEMS,
  standings,
  facts: EVENT_FACTS,
  titles: 'fide-titles-2024',
  fide: true,
  /** Juniors must not reach the age by the first day of the year; seniors must reach it during the year (D-PRZ-7). */
  prizes: { sharing: ['equal', 'hort', 'none'], ageOn: { under: '01-01', from: '12-31' } },
};
