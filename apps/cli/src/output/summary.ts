import type { Finding, LedgerLine } from '@escala/core';
import type { Speech } from '@escala/messages';
import type { RatingOutput } from '../input/rate-document.ts';

/** One line: how many players and games, and how many findings. */
export function summaryLine(output: RatingOutput, { translate }: Speech): string {
  const count = (severity: Finding['severity']): number =>
    output.findings.filter((finding) => finding.severity === severity).length;
  const findings = { errors: count('error'), warnings: count('warning') };
  return 'list' in output
    ? translate('cli.summary', { players: output.list.length, games: gamesOf(output.ledger), ...findings })
    : translate('cli.summary-collective', {
        players: Object.keys(output.ratings).length,
        games: output.games.length,
        ...findings,
      });
}

/** A game has one ledger line for each player it affects: two mirrored lines are one game. */
function gamesOf(ledger: readonly LedgerLine[]): number {
  const open = new Map<string, number>();
  let mirrored = 0;
  for (const { event, round, player, opponent } of ledger) {
    const mirror = `${event}\n${round}\n${opponent}\n${player}`;
    const waiting = open.get(mirror) ?? 0;
    if (waiting > 0) {
      open.set(mirror, waiting - 1);
      mirrored++;
    } else {
      const key = `${event}\n${round}\n${player}\n${opponent}`;
      open.set(key, (open.get(key) ?? 0) + 1);
    }
  }
  return ledger.length - mirrored;
}
