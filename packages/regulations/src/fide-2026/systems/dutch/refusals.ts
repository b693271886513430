import type { Finding, Tournament } from '@escala/core';

type Details = Partial<Pick<Finding, 'round' | 'player' | 'decisions'>>;

export function refusal(
  code: Finding['code'],
  article: string,
  values: Finding['values'],
  details: Details = {},
): Finding {
  return { severity: 'error', refuses: true, code, article, values, ...details };
}

/** Why a round cannot be paired as the record stands, all reasons at once. */
export function pairingRefusals({ rounds, initialColour, players, games }: Tournament, round: number): Finding[] {
  const findings: Finding[] = [];
  if (round > rounds) findings.push(refusal('fide-2026.dutch.round-beyond', 'C.04.1 1', { round, rounds }, { round }));
  if (initialColour === undefined) findings.push(refusal('fide-2026.dutch.initial-colour', 'C.04.3 5.1', {}));
  const unnumbered = players.filter(({ number }) => number === undefined);
  if (unnumbered.length > 0 && unnumbered.length < players.length)
    findings.push(
      refusal('fide-2026.dutch.numbers-partial', 'C.04.2 2', { players: unnumbered.map(({ id }) => id).join(', ') }),
    );
  const seen = new Map<number, string>();
  for (const { id, number } of players) {
    if (number === undefined) continue;
    const other = seen.get(number);
    if (other !== undefined)
      findings.push(refusal('fide-2026.dutch.number-twice', 'C.04.2 2', { number, other }, { player: id }));
    seen.set(number, id);
  }
  for (const game of games)
    if (game.round < round && game.result === undefined) {
      const values = { white: game.white, black: game.black };
      findings.push(refusal('fide-2026.dutch.result-missing', 'C.04.2 3', values, { round: game.round }));
    }
  return findings;
}
