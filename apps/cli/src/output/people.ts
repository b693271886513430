import type { RatingLists, TournamentPlayer } from '@escala/core';
import { type Speech, textIfAny } from '@escala/messages';
import { printable } from './printable.ts';

/** The players of a document, and their names in tables and sentences. */
export class People {
  readonly #byId: ReadonlyMap<string, TournamentPlayer>;
  readonly #lists: RatingLists['lists'];

  constructor(players: readonly TournamentPlayer[], lists: RatingLists | undefined = undefined) {
    this.#lists = lists?.lists ?? [];
    this.#byId = new Map(players.map((player) => [player.id, player]));
  }

  /** For a column of names. */
  name(id: string): string {
    return printable(this.#byId.get(id)?.name ?? id);
  }

  /** For a column of numbers: the pairing number, or else the id. */
  number(id: string): string {
    return printable(String(this.#byId.get(id)?.number ?? id));
  }

  /** Whether any rating states its list. */
  get hasLists(): boolean {
    return [...this.#byId.values()].some(({ ratingFrom }) => ratingFrom !== undefined);
  }

  /** The usual name of a rating's list. */
  list(id: string, translate: Speech['translate']): string {
    const from = this.#byId.get(id)?.ratingFrom;
    if (from === undefined) return '';
    const named = this.#lists.find(({ list }) => list === from)?.name;
    return printable(named ?? textIfAny(translate, `web.rating-list.${from}`) ?? from);
  }

  rating(id: string): number | undefined {
    return this.#byId.get(id)?.rating;
  }

  /** For a sentence. */
  label(id: string): string {
    const name = this.#byId.get(id)?.name;
    return name === undefined ? printable(id) : `${printable(name)} (${this.number(id)})`;
  }
}
