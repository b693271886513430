import type { IsoDate } from '@escala/core';
import { type Change, put } from '../../kit/act.ts';
import { wordsInOrder } from '../../kit/search-words.ts';
import { nameSchema } from '../../kit/written-form.ts';
import type { Kept } from '../../ports.ts';
import { givenId } from '../../registry/given-id.ts';
import type { Season } from '../../registry/licences/season.ts';
import { type Player, playerKind } from '../../registry/players/player.ts';
import type { Doubt } from '../doubt.ts';
import type { ClubNames } from './club-names.ts';
import { completedPlayer } from './completed-player.ts';
import type { CountedSeries } from './games-of-years.ts';
import { type KnownPlayers, namesOf } from './known-players.ts';
import type { ImportedPlayer } from './player-row.ts';

export interface RowTerms {
  readonly players: KnownPlayers;
  readonly clubs: ClubNames;
  readonly seasons: ReadonlyMap<number, Season>;
  readonly series: readonly CountedSeries[];
  readonly today: IsoDate;
}

/** Imports rows one after the other; each row sees the results of earlier ones. */
export class RegisterOfPlayers {
  readonly #terms: RowTerms;
  /** The version on record of every player touched; 0 for new ones. */
  readonly #touched = new Map<string, number>();
  readonly doubts: Doubt[] = [];
  taken = 0;
  known = 0;
  leftOut = 0;

  constructor(terms: RowTerms) {
    this.#terms = terms;
  }

  /** Each player once, after its last row. */
  get changes(): Change[] {
    return [...this.#touched].map(([id, from]) => put(playerKind, id, from, this.#terms.players.get(id)!.body));
  }

  take(row: ImportedPlayer): void {
    const { player, by, similar } = this.#terms.players.recognise(row);
    const isOther = by === 'id' && player !== undefined && !this.#isNamed(player, row.name);
    if (row.id !== undefined && !givenId.safeParse(row.id).success)
      this.#leave(row, 'import-id-unusable', { id: row.id });
    else if (!nameSchema.safeParse(row.name).success) this.#leave(row, 'import-name-unusable', { name: row.name });
    else if (player === undefined) this.#register(row, similar);
    else if (isOther) this.#leave(row, 'import-id-taken', { id: player.id, name: row.name, holder: player.body.name });
    else if (by !== 'id' && row.id !== undefined) this.#register(row, by === 'name' ? similar : [player]);
    else if (player.body.mergedInto !== undefined)
      this.#leave(row, 'import-player-merged', { id: player.id, kept: player.body.mergedInto });
    else {
      this.known++;
      this.#keep(row, player);
    }
  }

  #isNamed({ body }: Kept<Player>, name: string): boolean {
    return wordsInOrder(body.name) === wordsInOrder(name);
  }

  /**
   * A row with an id of its own is registered even if similar players exist: they can be merged later. Without an id it
   * would be a guess (D-OFF-107).
   */
  #register(row: ImportedPlayer, similar: readonly Kept<Player>[]): void {
    const values = { name: row.name, similar: namesOf(similar) };
    if (similar.length > 0 && row.id === undefined) {
      this.#leave(row, 'import-similar-left', values);
      return;
    }
    if (similar.length > 0) this.#tell(row, 'import-similar', values);
    const { players } = this.#terms;
    const number = players.count;
    this.taken++;
    const id = row.id ?? players.nextId();
    this.#keep(row, { id, version: 0, seq: 0, body: { number, name: row.name, licences: {} } });
  }

  #keep(row: ImportedPlayer, found: Kept<Player>): void {
    const tell = (code: Doubt['code'], values: Doubt['values']): void => this.#tell(row, code, values);
    const body = completedPlayer(found, row, this.#terms, tell);
    const isSame = found.version > 0 && JSON.stringify(body) === JSON.stringify(found.body);
    if (isSame) return;
    if (!this.#touched.has(found.id)) this.#touched.set(found.id, found.version);
    this.#terms.players.add({ ...found, body });
  }

  #tell({ line }: ImportedPlayer, code: Doubt['code'], values: Doubt['values'], leftOut = false): void {
    this.doubts.push({ line, code, leftOut, values });
  }

  #leave(row: ImportedPlayer, code: Doubt['code'], values: Doubt['values']): void {
    this.leftOut++;
    this.#tell(row, code, values, true);
  }
}
