import type { ListedPlayer, Reason } from '@escala/core';
import type { Player } from '../../registry/players/player.ts';

export type PlayerNames = ReadonlyMap<string, string>;

export const namesOf = (players: readonly ListedPlayer[]): PlayerNames =>
  new Map(players.flatMap(({ id, name }) => (name === undefined ? [] : [[id, name] as const])));

export const namesOfPlayers = (players: ReadonlyMap<string, Pick<Player, 'name'>>): PlayerNames =>
  new Map([...players].map(([id, { name }]) => [id, name]));

/** Values of the team rules that contain player ids, one or several. */
const IDS = ['before', 'replaced', 'players'] as const;

/** Reasons with players' names instead of ids. */
export function namedReasons(reasons: readonly Reason[], names: PlayerNames): Reason[] {
  const named = (ids: string): string =>
    ids
      .split(', ')
      .map((id) => names.get(id) ?? id)
      .join('; ');
  return reasons.map((reason) => {
    const said = IDS.flatMap((key) => {
      const ids = reason.values[key];
      return typeof ids === 'string' ? [[key, named(ids)] as const] : [];
    });
    return said.length === 0 ? reason : { ...reason, values: { ...reason.values, ...Object.fromEntries(said) } };
  });
}
