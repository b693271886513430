import type { Finding, Tournament } from '@escala/core';
import type { CompetitionSystem, DrawnRound, PairingResult } from '../contracts/competition.ts';
import { checkRounds } from '../shared/check-rounds.ts';
import { HALVES } from '../shared/knockout-bracket.ts';
import { leagueRemarks } from '../shared/league-remarks.ts';
import { knockoutSystem, leagueSystem, type ScheduleRule } from '../shared/scheduled-system.ts';
import { simulateTournament } from '../shared/simulate-tournament.ts';
import { catalanEvent } from './facts.ts';
import { hopelessPairings } from './homologation/hopeless-pairings.ts';
import { eliminatedNotRecorded } from './standings/eliminated.ts';
import { numberedPlayers } from './swiss/numbers.ts';
import { pairRound } from './swiss/pair-round.ts';
import { pairSteps, readTrace, roundSteps } from './swiss/pair-steps.ts';
import { numbersAreProvisional } from './swiss/provisional-numbers.ts';
import { pairingRefusals, pairingRemarks, unpairable } from './swiss/refusals.ts';
import { FCE_TITLES, fceTitle, internationalTitle } from './title-names.ts';

const BYE_POINTS = 1;

function pairSwiss(tournament: Tournament, round: number): PairingResult {
  const result = pairRound(tournament, round);
  if (result.kind === 'unpairable') return { kind: 'refused', findings: [unpairable(round, result.players)] };
  const { pairs, bye } = result.round;
  return { kind: 'paired', round, pairs, byes: bye === null ? [] : [{ player: bye, points: BYE_POINTS }], free: [] };
}

/** Retirats 14.1: players eliminated before the round who are still recorded as playing. */
const eliminatedBefore = (tournament: Tournament, round: number) => eliminatedNotRecorded(tournament, round - 1);

/**
 * Oberts 4: second-category players without hope of promotion whom a round of an open would pair with players who have
 * it. The Swiss itself does not look at that.
 */
function hopelessInRound(tournament: Tournament, { round, pairs }: DrawnRound): Finding[] {
  if (catalanEvent(tournament.event).kind !== 'open') return [];
  const before = tournament.games.filter((game) => game.round < round);
  const games = [...before, ...pairs.map(({ white, black }) => ({ round, white, black }))];
  const { code, article, holds, values } = hopelessPairings({ ...tournament, games }, round);
  return holds === 'yes' ? [] : [{ severity: 'warning', code, article, values: { ...values, holds } }];
}

const swiss: CompetitionSystem = {
  word: 'fce-1990',
  eventType: 'swiss',
  pairedBy: 'engine',
  reportCode: 'CUSTOM_SWISS',
  byes: { article: 'Suis 8.3', points: BYE_POINTS },
  titles: { known: FCE_TITLES, written: fceTitle, international: internationalTitle },
  drawsColour: true,
  mayBeAbsent: true,
  numbered: numberedPlayers,
  numbersAreProvisional,
  refusals: pairingRefusals,
  remarks: (tournament, drawn) => [
    ...pairingRemarks(tournament, drawn.round),
    ...eliminatedBefore(tournament, drawn.round),
    ...hopelessInRound(tournament, drawn),
  ],
  pair: (tournament, round) => {
    const findings = pairingRefusals(tournament, round);
    return findings.length > 0 ? { kind: 'refused', findings } : pairSwiss(tournament, round);
  },
  writesTrace: true,
  pairSteps,
  readTrace,
  roundSteps,
  check: (tournament) =>
    checkRounds(tournament, pairSwiss, { complete: 'Suis 2', pairs: 'Suis 9', colours: 'Suis 12', bye: 'Suis 8.1' }),
  simulate: (terms) => simulateTournament(terms, 'fce-1990', pairSwiss),
};

/**
 * In a league a round off gives no point; in a knockout, advancing without a game gives as many as a win (D-OFF-22).
 */
const league: Omit<ScheduleRule, 'reason'> = {
  codes: {
    players: 'fce-1990.schedule-players',
    round: 'fce-1990.schedule-round',
    undecided: 'fce-1990.knockout-undecided',
  },
  article: 'Sistemes 2.1',
  byes: { article: 'Sistemes 2.1', points: 0, decisions: ['D-OFF-22'] },
  numbered: numberedPlayers,
};

function remarksOfLeague(system: 'round-robin' | 'double-round-robin'): NonNullable<CompetitionSystem['remarks']> {
  const ofTable = leagueRemarks(system, { ...league, code: 'fce-1990.schedule-met' });
  return (tournament, drawn) => [...ofTable(tournament, drawn), ...eliminatedBefore(tournament, drawn.round)];
}

const knockout: ScheduleRule = {
  ...league,
  reason: 'fce-1990.pair.knockout',
  reportCode: 'CUSTOM_KNOCKOUT',
  article: 'Sistemes 3.1',
  byes: { article: 'Sistemes 3.1', points: 1, decisions: ['D-OFF-22'] },
};

/** How events are paired, by the name that documents use. */
export const SYSTEMS = {
  'fce-1990': swiss,
  'round-robin': {
    ...leagueSystem('round-robin', {
      ...league,
      reason: 'fce-1990.pair.round-robin',
      reportCode: 'FIDE_ROUNDROBIN',
    }),
    remarks: remarksOfLeague('round-robin'),
  },
  'double-round-robin': {
    ...leagueSystem('double-round-robin', {
      ...league,
      reason: 'fce-1990.pair.double-round-robin',
      reportCode: 'FIDE_DOUBLEROUNDROBIN',
    }),
    remarks: remarksOfLeague('double-round-robin'),
  },
  knockout: knockoutSystem(knockout, HALVES),
} as const satisfies Readonly<Record<string, CompetitionSystem>>;
