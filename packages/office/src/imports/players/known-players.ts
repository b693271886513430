import { wordsInOrder } from '../../kit/search-words.ts';
import type { Kept, Reading } from '../../ports.ts';
import { type AreApart, personsApart } from '../../registry/merging/persons-apart.ts';
import { type Player, playerKind } from '../../registry/players/player.ts';
import { type Likeness, mayBeBornAlike } from '../../registry/players/similar-players.ts';

/** What a file of the past says of who somebody is. */
export interface Mention extends Omit<Likeness, 'name'> {
  readonly id?: string | undefined;
  readonly name?: string | undefined;
}

/** Who is meant: somebody for certain, perhaps somebody (`similar`), or nobody that is registered. */
export interface Recognised {
  readonly player?: Kept<Player>;
  readonly by?: 'id' | 'fide-id' | 'name';
  readonly similar: readonly Kept<Player>[];
}

/** All registered players by everything that files of the past know them by. New ones are added as they are registered. */
export class KnownPlayers {
  readonly #byId = new Map<string, Kept<Player>>();
  readonly #byFideId = new Map<string, Kept<Player>>();
  readonly #byWords = new Map<string, string[]>();

  readonly #areApart: AreApart;

  constructor(players: readonly Kept<Player>[], areApart: AreApart) {
    this.#areApart = areApart;
    for (const player of players) this.add(player);
  }

  get count(): number {
    return this.#byId.size;
  }

  get(id: string): Kept<Player> | undefined {
    return this.#byId.get(id);
  }

  /** The number after as many as there are, or the first one after it that nobody was given. */
  nextId(): string {
    let number = this.count + 1;
    while (this.#byId.has(String(number))) number++;
    return String(number);
  }

  /** Also a player whose facts are others now. */
  add(player: Kept<Player>): void {
    const { id, body } = player;
    const isNew = !this.#byId.has(id);
    this.#byId.set(id, player);
    if (body.mergedInto !== undefined) return;
    if (body.fide?.id !== undefined) this.#byFideId.set(body.fide.id, player);
    if (!isNew) return;
    const words = wordsInOrder(body.name);
    const namesakes = this.#byWords.get(words);
    if (namesakes === undefined) this.#byWords.set(words, [id]);
    else namesakes.push(id);
  }

  /**
   * By id, then by FIDE id; by name only where exactly one fits and the births are known to agree (D-OFF-107). A name alone makes
   * somebody similar, not the same. A namesake who is known to be somebody else than that one raises no doubt (D-OFF-222).
   */
  recognise({ id, fideId, name, birthDate, birthYear }: Mention): Recognised {
    const own = id === undefined ? undefined : this.#byId.get(id);
    if (own !== undefined) return { player: own, by: 'id', similar: [] };
    const linked = fideId === undefined ? undefined : this.#byFideId.get(fideId);
    if (linked !== undefined) return { player: linked, by: 'fide-id', similar: [] };
    const birth = { birthDate, birthYear };
    const similar = this.named(name ?? '').filter(({ body }) => mayBeBornAlike(body, birth));
    const [same, ...others] = similar.filter(({ body }) => isKnownAlike(body, birth));
    if (same === undefined || others.length > 0) return { similar };
    const isSomebodyElse = ({ id }: Kept<Player>): boolean => this.#areApart(same.id, id);
    const isOnly = similar.every((each) => each.id === same.id || isSomebodyElse(each));
    return isOnly ? { player: same, by: 'name', similar } : { similar };
  }

  named(name: string): readonly Kept<Player>[] {
    return (this.#byWords.get(wordsInOrder(name)) ?? []).map((id) => this.#byId.get(id)!);
  }
}

type Birth = Pick<Player, 'birthDate' | 'birthYear'>;

/** Births that agree and of which both are known. */
function isKnownAlike(a: Birth, b: Birth): boolean {
  const isKnown = ({ birthDate, birthYear }: Birth): boolean => (birthDate ?? birthYear) !== undefined;
  return isKnown(a) && isKnown(b) && mayBeBornAlike(a, b);
}

/** How doubts name players who may be meant. */
export function namesOf(players: readonly Kept<Player>[]): string {
  return players.map(({ id, body }) => `${id} (${body.name})`).join(', ');
}

/** What recognising players is decided on. */
export async function loadKnown(reading: Reading): Promise<{ players: readonly Kept<Player>[]; areApart: AreApart }> {
  const players = await reading.list(playerKind);
  return { players, areApart: await personsApart(reading, players) };
}
