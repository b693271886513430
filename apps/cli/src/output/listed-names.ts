import type { ListedPlayer, Reason } from '@escala/core';
import { printable } from './printable.ts';

/** How sentences and tables name a club's players: by name and number on the list. */
export class ListedNames {
  readonly #byId: ReadonlyMap<string, ListedPlayer>;

  constructor(players: readonly ListedPlayer[]) {
    this.#byId = new Map(players.map((player) => [player.id, player]));
  }

  name(id: string): string {
    return printable(this.#byId.get(id)?.name ?? id);
  }

  readonly label = (id: string): string => {
    const player = this.#byId.get(id);
    return player === undefined ? printable(id) : `${this.name(id)} (${printable(player.number)})`;
  };

  /** A reason with names in place of the ids in its values. */
  readonly named = (reason: Reason): Reason => {
    const values = { ...reason.values };
    for (const field of ['before', 'replaced', 'players'])
      if (typeof values[field] === 'string')
        values[field] = values[field]
          .split(', ')
          .map((id) => this.name(id))
          .join(', ');
    return { ...reason, values };
  };
}
