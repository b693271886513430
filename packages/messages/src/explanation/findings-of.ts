import type { AnyFinding, Named } from './explanation.ts';

/**
 * The findings of an event that touch a player: those about the event as a whole, about the player, and about an
 * opponent whose games with the player were not rated; one that names a round is of that game alone.
 */
export function findingsOf(
  findings: readonly AnyFinding[],
  event: string,
  player: string,
  unrated: readonly { readonly round: number; readonly opponent: Named }[],
): AnyFinding[] {
  const isOfOpponent = (finding: AnyFinding): boolean =>
    unrated.some(
      ({ round, opponent }) =>
        opponent.id === finding.player && (finding.round === undefined || finding.round === round),
    );
  return findings.filter(
    (finding) =>
      finding.event === event && (finding.player === undefined || finding.player === player || isOfOpponent(finding)),
  );
}
