import { COLLECTIVE_TYPES, type Day, dayFrom, type ScrabbleInput } from '@escala/core';
import type { LibereTrace } from './libere/libere-trace.ts';
import { type RatedLibere, rateLibere } from './libere/rate-libere.ts';
import { type Rules, rulesInForce } from './parameters.ts';
import { type RatedType, rateCollective } from './rate-collective.ts';
import { ratedCalendar } from './rated-calendar.ts';

/** Everything that was rated of one class up to the list; what lists, ledgers and workings are read from. */
export interface RatedPool {
  readonly rules: Rules;
  readonly listDay: Day;
  /** By index of the player, as everywhere in the engine. */
  readonly playerIds: readonly string[];
  readonly types: readonly RatedType[];
  readonly libere: RatedLibere;
}

/** §1: each type has ratings of its own; nothing passes from one to another. */
export function ratePool(input: ScrabbleInput, trace?: LibereTrace): RatedPool {
  const listDay = dayFrom(input.listDate);
  const rules = rulesInForce(listDay);
  const playerIds = input.players.map(({ id }) => id);
  const playerIndex = new Map(playerIds.map((id, player) => [id, player]));
  const calendar = ratedCalendar(rules, input);
  return {
    rules,
    listDay,
    playerIds,
    types: COLLECTIVE_TYPES.map((type) => rateCollective(rules, type, calendar.collective[type] ?? [], playerIndex)),
    libere: rateLibere(rules, calendar.libere, playerIndex, trace),
  };
}
