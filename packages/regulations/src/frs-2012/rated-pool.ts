import { COLLECTIVE_TYPES, type Day, dayFrom, type ScrabbleInput } from '@escala/core';
import { openType, type RatedType } from './collective/rate-collective.ts';
import { openLibere, type RatedLibere } from './libere/rate-libere.ts';
import type { LibereTrace } from './libere/start-steps.ts';
import { type Dated, ratedCalendar } from './lists/rated-calendar.ts';
import { type Rules, rulesInForce } from './parameters.ts';

/** Everything rated for one class up to the list; lists, ledgers and workings are read from it. */
export interface RatedPool {
  readonly rules: Rules;
  readonly listDay: Day;
  /** By index of the player, as everywhere in the engine. */
  readonly playerIds: readonly string[];
  readonly types: readonly RatedType[];
  readonly libere: RatedLibere;
}

export function ratePool(input: ScrabbleInput, trace?: LibereTrace): RatedPool {
  const listDay = dayFrom(input.listDate);
  return openPool(rulesInForce(listDay), input, trace)(listDay);
}

/**
 * The pool with everything before a day. The same object is returned each time: ask only for later days, and read it
 * before asking again.
 */
export type PoolOn = (listDay: Day) => RatedPool;

/**
 * §1: each type has its own ratings; nothing carries over from one to another. The document's list must be the last one
 * requested.
 */
export function openPool(rules: Rules, input: ScrabbleInput, trace?: LibereTrace): PoolOn {
  const playerIds = input.players.map(({ id }) => id);
  const playerIndex = new Map(playerIds.map((id, player) => [id, player]));
  const calendar = ratedCalendar(rules, input);
  const types = COLLECTIVE_TYPES.map((type) => {
    const open = openType(rules, type, playerIndex);
    return { rated: open.rated, rateUntil: inOrder(calendar.collective[type] ?? [], open.rateGame) };
  });
  const games = calendar.libere.reduce((sum, { entry }) => sum + entry.games.length, 0);
  const libere = openLibere(rules, games, playerIndex, trace);
  const rateLibereUntil = inOrder(calendar.libere, libere.rateEvent);
  return (listDay) => {
    for (const { rateUntil } of types) rateUntil(listDay);
    rateLibereUntil(listDay);
    return { rules, listDay, playerIds, types: types.map(({ rated }) => rated), libere: libere.rated };
  };
}

/** Passes on everything dated before a day that has not been passed on yet. */
function inOrder<Entry>(calendar: readonly Dated<Entry>[], rate: (dated: Dated<Entry>) => void): (day: Day) => void {
  let next = 0;
  return (day) => {
    for (; next < calendar.length && calendar[next]!.day < day; next++) rate(calendar[next]!);
  };
}
