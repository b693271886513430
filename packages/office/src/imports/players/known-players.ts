import { lookedWords } from '../../kit/search-words.ts';
import type { Kept, Reading } from '../../ports.ts';
import { type AreApart, personsApart } from '../../registry/merging/merge.ts';
import { type Player, playerKind } from '../../registry/players/player.ts';
import { hasOtherFideId, type Likeness, mayBeBornAlike } from '../../registry/players/similar-players.ts';

/** How a file of the past identifies a person. */
export interface Mention extends Omit<Likeness, 'name'> {
  readonly id?: string | undefined;
  readonly name?: string | undefined;
}

/** The person meant: a certain player, possible players (`similar`), or nobody registered. */
export interface Recognised {
  readonly player?: Kept<Player>;
  readonly by?: 'id' | 'fide-id' | 'name';
  readonly similar: readonly Kept<Player>[];
}

/**
 * All registered players, by everything that files of the past may use to identify them. New ones are added as they are
 * registered.
 */
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

  /** One more than the number of players, or the next number not taken. */
  nextId(): string {
    let number = this.count + 1;
    while (this.#byId.has(String(number))) number++;
    return String(number);
  }

  /** Also updates a player whose facts changed. */
  add(player: Kept<Player>): void {
    const { id, body } = player;
    const isNew = !this.#byId.has(id);
    this.#byId.set(id, player);
    if (body.mergedInto !== undefined) return;
    if (body.fide?.id !== undefined) this.#byFideId.set(body.fide.id, player);
    if (!isNew) return;
    const words = lookedWords(body.name);
    const namesakes = this.#byWords.get(words);
    if (namesakes === undefined) this.#byWords.set(words, [id]);
    else namesakes.push(id);
  }

  /**
   * By id, then by FIDE id; by name only if exactly one fits and the births are known to agree (D-OFF-107) and no FIDE id
   * contradicts it (D-OFF-1351). A matching
   * name alone makes a player similar, not the same. A namesake known to be someone else than that player raises no
   * doubt (D-OFF-222).
   */
  recognise({ id, fideId, name, birthDate, birthYear }: Mention): Recognised {
    const own = id === undefined ? undefined : this.#byId.get(id);
    if (own !== undefined) return { player: own, by: 'id', similar: [] };
    const linked = fideId === undefined ? undefined : this.#byFideId.get(fideId);
    if (linked !== undefined) return { player: linked, by: 'fide-id', similar: [] };
    const birth = { birthDate, birthYear };
    const similar = this.named(name ?? '').filter(({ body }) => mayBeBornAlike(body, birth));
    const [same, ...others] = similar.filter(({ body }) => isKnownAlike(body, birth) && !hasOtherFideId(body, fideId));
    if (same === undefined || others.length > 0) return { similar };
    const isSomebodyElse = ({ id }: Kept<Player>): boolean => this.#areApart(same.id, id);
    const isOnly = similar.every((each) => each.id === same.id || isSomebodyElse(each));
    return isOnly ? { player: same, by: 'name', similar } : { similar };
  }

  named(name: string): readonly Kept<Player>[] {
    return (this.#byWords.get(lookedWords(name)) ?? []).map((id) => this.#byId.get(id)!);
  }
}

type Birth = Pick<Player, 'birthDate' | 'birthYear'>;

/** Both births are known and agree. */
function isKnownAlike(a: Birth, b: Birth): boolean {
  const isKnown = ({ birthDate, birthYear }: Birth): boolean => (birthDate ?? birthYear) !== undefined;
  return isKnown(a) && isKnown(b) && mayBeBornAlike(a, b);
}

/** How doubts name the possible players. */
export function namesOf(players: readonly Kept<Player>[]): string {
  return players.map(({ id, body }) => `${id} (${body.name})`).join(', ');
}

/** The facts for recognising players. */
export async function loadKnown(reading: Reading): Promise<{ players: readonly Kept<Player>[]; areApart: AreApart }> {
  const players = await reading.list(playerKind);
  return { players, areApart: await personsApart(reading, players) };
}
