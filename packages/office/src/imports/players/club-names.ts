import { type Change, put } from '../../kit/act.ts';
import { folded } from '../../kit/search-words.ts';
import { nameSchema } from '../../kit/written-form.ts';
import type { Kept } from '../../ports.ts';
import { type Club, clubKind } from '../../registry/clubs/club.ts';

/** Clubs by id and by name, in any spelling; if allowed, an unknown name becomes a new club. */
export class ClubNames {
  readonly #ids = new Map<string, string>();
  readonly #taken: Set<string>;
  readonly #mayRegister: boolean;
  readonly changes: Change[] = [];
  #count: number;

  constructor(clubs: readonly Kept<Club>[], mayRegister: boolean) {
    // A present club's name takes precedence over that of a club that left.
    for (const { id, body } of [...clubs].sort((a, b) => rank(a) - rank(b))) {
      this.#ids.set(id, id);
      this.#ids.set(folded(body.name), id);
    }
    this.#taken = new Set(clubs.map(({ id }) => id));
    this.#count = clubs.length;
    this.#mayRegister = mayRegister;
  }

  idOf(name: string): string | undefined {
    const known = this.#ids.get(name) ?? this.#ids.get(folded(name));
    if (known !== undefined || !this.#mayRegister || !nameSchema.safeParse(name).success) return known;
    do this.#count++;
    while (this.#taken.has(String(this.#count)));
    const id = String(this.#count);
    this.#taken.add(id);
    this.#ids.set(folded(name), id);
    this.changes.push(put(clubKind, id, 0, { name }));
    return id;
  }
}

function rank({ body }: Kept<Club>): number {
  return body.leftOn === undefined ? 1 : 0;
}
