import type { Finding, TournamentPlayer } from '@escala/core';
import type { Field } from './field.ts';

/** Player facts without which a condition cannot be judged. */
export function missingFacts(field: Field, candidates: readonly TournamentPlayer[]): readonly Finding[] {
  const met = new Set<string>();
  for (const { id } of candidates) {
    met.add(id);
    for (const spent of field.roundsOf(id)) if (spent.kind === 'game') met.add(spent.opponent);
  }
  const people = [...met].map((id) => field.players.get(id)!).filter((player) => player !== undefined);
  const homeless = people.filter(({ federation }) => federation === undefined);
  const unsexed = candidates.filter(({ sex }) => sex === undefined);
  return [
    ...homeless.map(({ id }) => missing('fide-titles-2024.missing-federation', '1.4.3', id)),
    ...unsexed.map(({ id }) => missing('fide-titles-2024.missing-sex', '1.4.5d', id)),
    ...(field.event.federation === undefined ? [missing('fide-titles-2024.missing-host', '1.4.3d')] : []),
  ];
}

function missing(code: Finding['code'], article: string, player?: string): Finding {
  return { severity: 'warning', code, article, ...(player !== undefined && { player }), values: {} };
}
