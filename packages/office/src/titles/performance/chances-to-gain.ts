import type { NormChance, Step, Tournament } from '@escala/core';
import type { PerformanceRules } from '@escala/regulations';

/** Norms that can still be made in the remaining rounds, for titles not held yet (D-FT-19), each with what it takes. */
export function chancesToGain(
  rules: PerformanceRules,
  tournament: Tournament,
  player?: string,
): (NormChance & { readonly steps: readonly Step[] })[] {
  const titles = new Map(tournament.players.map(({ id, title }) => [id, title === undefined ? [] : [title]]));
  return rules
    .chances(tournament, player)
    .filter((chance) => chance.toPlay > 0 && !rules.isHeld(chance.norm, titles.get(chance.player) ?? []))
    .map((chance) => ({ ...chance, steps: rules.chanceSteps(chance) }));
}
