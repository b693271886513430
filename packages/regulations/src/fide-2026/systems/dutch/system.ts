import { lastPairedRound, type Tournament } from '@escala/core';
import type { CompetitionSystem, PairingResult } from '../../../contracts/competition.ts';
import { checkRounds } from '../../../shared/check-rounds.ts';
import { refusal } from '../../../shared/refusal.ts';
import { simulateTournament } from '../../../shared/simulate-tournament.ts';
import { initialOrder } from '../../initial-order.ts';
import { FIDE_2026_PARAMETERS } from '../../parameters.ts';
import { colourDrawn } from './colour-drawn.ts';
import { pairRound } from './pair-round.ts';
import { pairingRefusals } from './refusals.ts';
import { scoreAt } from './round-state.ts';
import { isRequested, stateOfTournament } from './state-of-tournament.ts';
import { explainRound } from './why/explain-round.ts';
import { pairSteps } from './why/pair-steps.ts';
import { readTrace, tracesOf } from './why/trace.ts';

const BYE_POINTS = FIDE_2026_PARAMETERS.byePoints.values[0].value;
const REQUESTED = ['half', 'zero', 'full'] as const;
/** C.04.2 2.3: corrections may change numbers until the fourth round is paired. */
const RENUMBERED_ROUNDS = FIDE_2026_PARAMETERS.renumberedRounds.values[0].value;

/** C.04.1 3: as for a win, unless the event sets another value. */
const byePoints = ({ scoring }: Tournament): number => scoring?.bye ?? scoring?.win ?? BYE_POINTS;

function pairDutch(tournament: Tournament, round: number): PairingResult {
  const { state, ids } = stateOfTournament(tournament, round);
  const paired = pairRound(state);
  if ('unpaired' in paired) {
    const players = paired.unpaired.map((player) => ids[player]).join(', ');
    const finding = refusal(
      'fide-2026.dutch.unpairable',
      'C.04.3 1.9.3',
      {
        round,
        players,
        lacks: paired.lacksBye ? 'bye' : 'opponent',
        forbidden: state.forbidden?.length ? 'some' : 'none',
      },
      { round, decisions: ['D-DUTCH-8'] },
    );
    return { kind: 'refused', findings: [finding] };
  }
  const scores = state.players.map((player) => scoreAt(player, round));
  const traces = tracesOf(paired.paired, paired.pairs, ids);
  const order = paired.pairs.map(({ white, black }, i) => {
    const [first, second] = [scores[white]!, scores[black]!];
    const higher = first === second ? Math.min(white, black) : first > second ? white : black;
    return { white, black, trace: traces[i]!, key: [-scores[higher]!, -(first + second), higher] };
  });
  // C.04.2 3.6: score of the higher ranked player, sum of both scores, number of the higher ranked; virtual points
  // count (D-DUTCH-22).
  order.sort((a, b) => a.key[0]! - b.key[0]! || a.key[1]! - b.key[1]! || a.key[2]! - b.key[2]!);
  return {
    kind: 'paired',
    round,
    pairs: order.map(({ white, black, trace }, i) => ({ board: i + 1, white: ids[white]!, black: ids[black]!, trace })),
    byes: paired.bye === undefined ? [] : [{ player: ids[paired.bye]!, points: byePoints(tournament) }],
    free: [],
  };
}

/** The Dutch system (C.04.3). */
export const dutch: CompetitionSystem = {
  word: 'fide-dutch',
  eventType: 'swiss',
  pairedBy: 'engine',
  reportCode: 'FIDE_DUTCH',
  edition: 2026,
  byes: { article: 'C.04.1 3', points: BYE_POINTS, onRequest: REQUESTED },
  setByEvent: ['scoring', 'acceleration', 'assigned-points', 'forbidden'],
  drawsColour: true,
  colourDrawn,
  mayBeAbsent: true,
  numbered: initialOrder,
  numbersAreProvisional: (round) => round <= RENUMBERED_ROUNDS,
  // C.04.2 2.4, 2.5: late entries get their proper place, in any round.
  placesLateEntries: true,
  refusals: pairingRefusals,
  pair: (tournament, round) => {
    const findings = pairingRefusals(tournament, round);
    return findings.length > 0 ? { kind: 'refused', findings } : pairDutch(tournament, round);
  },
  writesTrace: true,
  pairSteps,
  explain: (tournament, round, nameOf) =>
    pairingRefusals(tournament, round).length > 0
      ? undefined
      : explainRound(stateOfTournament(tournament, round), nameOf),
  readTrace,
  check: (tournament) =>
    checkRounds(tournament, pairDutch, {
      complete: 'C.04.3 1.9.3',
      pairs: 'C.04.3 2',
      colours: 'C.04.3 5.2',
      bye: 'C.04.3 2.1',
      isRequested: (bye) => isRequested(bye, tournament.scoring),
    }),
  lentPoints: (tournament) => {
    const { state, ids } = stateOfTournament(tournament, lastPairedRound(tournament) + 1);
    return state.players.flatMap(({ virtualPoints: lent = [] }, i) =>
      lent.some((points) => points !== 0) ? [{ player: ids[i]!, points: lent.map((points) => points / 10) }] : [],
    );
  },
  simulate: (terms) => simulateTournament(terms, 'fide-dutch', pairDutch),
};
