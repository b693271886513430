import { COLLECTIVE_TYPES, type Day, dayFrom, type ScrabbleInput } from '@escala/core';
import { openType, type RatedType } from './collective/rate-collective.ts';
import type { LibereTrace } from './libere/libere-trace.ts';
import { openLibere, type RatedLibere } from './libere/rate-libere.ts';
import { type Dated, ratedCalendar } from './lists/rated-calendar.ts';
import { type Rules, rulesInForce } from './parameters.ts';

/** Everything that was rated of one class up to the list; what lists, ledgers and workings are read from. */
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

/** The pool with everything before a day. It is the same pool each time: ask for later days only, and read it at once. */
export type PoolOn = (listDay: Day) => RatedPool;

/** §1: each type has ratings of its own; nothing passes from one to another. The document's list is the last to be asked for. */
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

/** Hands over what is dated before a day and has not been handed over yet. */
function inOrder<Entry>(calendar: readonly Dated<Entry>[], rate: (dated: Dated<Entry>) => void): (day: Day) => void {
  let next = 0;
  return (day) => {
    for (; next < calendar.length && calendar[next]!.day < day; next++) rate(calendar[next]!);
  };
}
