import type { CodeOf, FederationColumns, Finding } from '@escala/core';
import type { Fault } from './events/event-faults.ts';

/** For a fault of a game, the player named is White (D-F24-4). */
export function faultFinding(
  { events, games, playerIds }: FederationColumns,
  { event, game, article, code, values }: Fault,
): Finding {
  const place = game === undefined ? {} : { round: games.round[game]!, player: playerIds[games.white[game]!]! };
  return { severity: 'error', code: `fide-2024.${code}`, article, event: events.ids[event]!, ...place, values };
}

export function warning(
  { events }: FederationColumns,
  event: number,
  article: string,
  code: CodeOf<'finding.fide-2024'>,
  values: Finding['values'],
): Finding {
  return { severity: 'warning', code: `fide-2024.${code}`, article, event: events.ids[event]!, values };
}
