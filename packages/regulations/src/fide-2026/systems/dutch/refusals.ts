import type { Finding, Tournament } from '@escala/core';
import { NORMAL_SCORING } from '../../../shared/points-before.ts';
import { refusal } from '../../../shared/refusal.ts';

/** All reasons why a round cannot be paired from this record. */
export function pairingRefusals(tournament: Tournament, round: number): Finding[] {
  const { scoring: { win, draw, loss } = NORMAL_SCORING } = tournament;
  const findings: Finding[] = [];
  // D-DUTCH-30: ranking goes by points (1.2), and topscorers have more than half of the possible points (1.8).
  if (win < draw || draw < loss || win === 0)
    findings.push(
      refusal('fide-2026.dutch.points-order', 'C.04.3 1.2', { win, draw, loss }, { decisions: ['D-DUTCH-30'] }),
    );
  if (!fitsBaku(tournament)) findings.push(refusal('fide-2026.dutch.baku-points', 'C.04.7 1', {}));
  return [...findings, ...recordRefusals(tournament, round, { colour: 'C.04.3 5.1', numbers: 'C.04.2 2' })];
}

/** What every Swiss system needs from the record: number of rounds, the colour drawn, numbers, earlier results. */
export function recordRefusals(
  { rounds, initialColour, players, games }: Tournament,
  round: number,
  articles: { readonly colour: string; readonly numbers: string },
): Finding[] {
  const findings: Finding[] = [];
  if (round > rounds) findings.push(refusal('fide-2026.dutch.round-beyond', 'C.04.1 1', { round, rounds }, { round }));
  if (initialColour === undefined) findings.push(refusal('fide-2026.dutch.initial-colour', articles.colour, {}));
  const unnumbered = players.filter(({ number }) => number === undefined);
  if (unnumbered.length > 0 && unnumbered.length < players.length)
    findings.push(
      refusal('fide-2026.dutch.numbers-partial', articles.numbers, {
        players: unnumbered.map(({ id }) => id).join(', '),
      }),
    );
  const seen = new Map<number, string>();
  for (const { id, number } of players) {
    if (number === undefined) continue;
    const other = seen.get(number);
    if (other !== undefined)
      findings.push(refusal('fide-2026.dutch.number-twice', articles.numbers, { number, other }, { player: id }));
    seen.set(number, id);
  }
  for (const game of games)
    if (game.round < round && game.result === undefined) {
      const values = { white: game.white, black: game.black };
      findings.push(refusal('fide-2026.dutch.result-missing', 'C.04.2 3', values, { round: game.round }));
    }
  return findings;
}

/** Baku needs a draw worth half a win, and a loss worth nothing. */
function fitsBaku({ acceleration, virtualPoints = [], scoring = NORMAL_SCORING }: Tournament): boolean {
  if (acceleration !== 'baku' || virtualPoints.length > 0) return true;
  return scoring.win === 2 * scoring.draw && scoring.loss === 0;
}
