import type { ListedPlayer, Reason } from '@escala/core';
import { printable } from './printable.ts';

/** How sentences and tables name the players of clubs: by name and number of the list. */
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

  /** A reason whose values name players otherwise than by their ids. */
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
