import type { AnyFinding } from './explanation.ts';

/**
 * The findings of an event that touch a player: those about the event as a whole, about the player, and about an
 * opponent whose games with the player were not rated.
 */
export function findingsOf(
  findings: readonly AnyFinding[],
  event: string,
  player: string,
  opponents: ReadonlySet<string>,
): AnyFinding[] {
  return findings.filter(
    (finding) =>
      finding.event === event &&
      (finding.player === undefined || finding.player === player || opponents.has(finding.player)),
  );
}
