import type { ListedType } from '@escala/core';

/** One of several ratings that a list prints, and how many players have it. */
export interface HeldType {
  readonly type: ListedType;
  readonly players: number;
}

/**
 * The ratings of a list, the one shown by default first: the general one or, if nobody has it, the one that most players
 * have (D-OFF-1202).
 */
export function shownTypes(types: readonly HeldType[]): readonly HeldType[] {
  const [general] = types;
  if (general === undefined || general.players > 0) return types;
  const first = types.reduce((most, each) => (each.players > most.players ? each : most));
  return [first, ...types.filter((each) => each !== first)];
}
