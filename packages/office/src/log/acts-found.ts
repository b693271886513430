import { accountKind } from '../accounts/account.ts';
import { accountOfAddress } from '../accounts/addresses.ts';
import type { ActEntry } from '../kit/act-entry.ts';
import { folded } from '../kit/search-words.ts';
import type { ActQuery, OfficePorts, Reading } from '../ports.ts';

/** What the archive itself does not look for. */
export interface ActFilter {
  readonly actors?: readonly string[] | undefined;
  readonly text?: string | undefined;
}

interface ActPage {
  readonly acts: readonly ActEntry[];
  readonly next: number | null;
}

const CHUNK = 500;
/** Acts looked through for the words of a reason; a page that ends here may be empty, and the next one goes on. */
const LOOKED_THROUGH = 20_000;

export async function pageOfActs(reading: Reading, asked: ActQuery & ActFilter): Promise<ActPage> {
  const { actors, text = '', limit = CHUNK, ...query } = asked;
  const words = folded(text).split(' ').filter(Boolean);
  const acts: ActEntry[] = [];
  let { before } = query;
  for (let looked = 0; looked < LOOKED_THROUGH; looked += CHUNK) {
    // Without words every act fits: no more are read than the page has, and one that tells of a next page.
    const size = words.length === 0 ? limit + 1 : CHUNK;
    const found = await newest(reading, { ...query, before, limit: size }, actors);
    acts.push(...found.filter(({ reason }) => words.every((word) => folded(reason ?? '').includes(word))));
    if (acts.length > limit) return { acts: acts.slice(0, limit), next: acts[limit - 1]!.seq };
    if (found.length < size) return { acts, next: null };
    before = found.at(-1)!.seq;
  }
  return { acts, next: before ?? null };
}

async function newest(
  reading: Reading,
  query: ActQuery,
  actors: readonly string[] | undefined,
): Promise<readonly ActEntry[]> {
  if (actors === undefined) return reading.acts(query);
  const each = await Promise.all(actors.map((actor) => reading.acts({ ...query, actor })));
  return each
    .flat()
    .sort((a, b) => b.seq - a.seq)
    .slice(0, query.limit);
}

/** Also accounts that are not on record, such as the office itself: by their id. */
export async function accountsNamed(ports: OfficePorts, reading: Reading, who: string): Promise<readonly string[]> {
  const start = folded(who);
  const named = start === '' ? [] : await reading.find(accountKind, { key: 'name', startsWith: start }, { limit: 50 });
  const addressed = await accountOfAddress(ports, reading, who.toLowerCase());
  return [...new Set([who, ...[...named, ...(addressed ? [addressed] : [])].map(({ id }) => id)])];
}
