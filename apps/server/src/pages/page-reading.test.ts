import { forAllAsync } from '@escala/core/testing';
import {
  type ActEntry,
  accountKind,
  boardKind,
  clubKind,
  federationKind,
  type Head,
  type Reading,
  seasonKind,
} from '@escala/office';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PageReading, PageReadings } from './page-reading.ts';

/** A reading that records what it is asked; the first `fails` questions fail. */
function reading(head: Head, { asked = [], fails = 0, acts = [] }: ReadingTerms = {}): Reading {
  let left = fails;
  const answer = async (what: string): Promise<never> => {
    asked.push(what);
    if (left-- > 0) throw new Error('away');
    return [] as never;
  };
  const made: Partial<Reading> = {
    federation: 'cat',
    head: async () => head,
    get: ({ name }, id) => answer(`get ${name} ${id}`),
    list: ({ name }, page) => answer(`list ${name} ${JSON.stringify(page ?? {})}`),
    find: ({ name }) => answer(`find ${name}`),
    count: ({ name }) => answer(`count ${name}`),
    acts: () => answer('acts'),
    lastActOf: (kinds) => answer(`last ${kinds}`),
    actsAfter: async (seq, limit) => acts.filter((act) => act.seq > seq && act.seq <= head.seq).slice(0, limit),
  };
  return made as Reading;
}

interface ReadingTerms {
  readonly asked?: string[];
  readonly fails?: number;
  readonly acts?: readonly ActEntry[];
}

const head = (hash: string): Head => ({ seq: hash.length, hash });

it('looks up once what every page asks for, as long as the record stands', async () => {
  const readings = new PageReadings();
  const asked: string[] = [];
  for (const hash of ['a', 'a', 'bb']) {
    const { reading: page } = await readings.at(reading(head(hash), { asked }));
    await page.get(federationKind, 'cat');
    await page.get(federationKind, 'cat');
    await page.list(seasonKind);
    expect(await page.head()).toEqual(head(hash));
  }
  expect(asked).toEqual(['get federation cat', 'list season {}', 'get federation cat', 'list season {}']);
});

it('hands on everything else, and pages of a list', async () => {
  const readings = new PageReadings();
  const asked: string[] = [];
  for (let i = 0; i < 2; i++) {
    const { reading: page } = await readings.at(reading(head('a'), { asked }));
    await page.get(clubKind, 'c1');
    await page.list(seasonKind, { limit: 1 });
  }
  expect(asked).toEqual(['get club c1', 'list season {"limit":1}', 'get club c1', 'list season {"limit":1}']);
});

it('what went wrong is asked again', async () => {
  const readings = new PageReadings();
  const asked: string[] = [];
  const failing = await readings.at(reading(head('a'), { asked, fails: 1 }));
  await expect(failing.reading.list(seasonKind)).rejects.toThrow('away');
  await (await readings.at(reading(head('a'), { asked }))).reading.list(seasonKind);
  expect(asked.length).toBe(2);
});

type Drawn = 'result' | 'results' | 'result with a paper' | 'club' | 'account' | 'nothing';
const DRAWN: readonly Drawn[] = ['result', 'results', 'result with a paper', 'club', 'account', 'nothing'];

/** A chain of acts of these kinds. */
function chain(drawn: readonly Drawn[]): ActEntry[] {
  return drawn.map((each, i) => {
    const kind = each.startsWith('result')
      ? each === 'results'
        ? 'results.enter-many'
        : 'result.enter'
      : 'club.amend';
    const of = each.startsWith('result') ? boardKind : each === 'club' ? clubKind : accountKind;
    const touched = each === 'nothing' ? [] : [{ kind: of.name, id: 'x', from: 1, to: 2, digest: '' }];
    const filed = each === 'result with a paper' ? [{ folder: 'f', name: 'n', part: 0, digest: '' }] : [];
    return { seq: i + 1, kind, touched, filed, previous: `h${i}`, hash: `h${i + 1}` } as unknown as ActEntry;
  });
}

const LOOKS: Readonly<Record<string, (page: Reading) => Promise<unknown>>> = {
  'a board': (page) => page.get(boardKind, 'e/1/1'),
  'boards found': (page) => page.find(boardKind, { key: 'round', equals: 'e/1' }),
  'how many boards': (page) => page.count(boardKind),
  acts: (page) => page.acts({}),
  'the last result': (page) => page.lastActOf(['club.amend', 'result.enter']),
};

describe('a page is of another state', () => {
  /** The states of a page that looks this way, on a server reading at these heads in this order. */
  const statesAt = async (
    drawn: readonly Drawn[],
    heads: readonly number[],
    look?: (page: Reading) => Promise<unknown>,
  ) => {
    const readings = new PageReadings();
    const acts = chain(drawn);
    const seen: { at: number; state: string; states: readonly string[] }[] = [];
    for (const seq of heads) {
      const page: PageReading = await readings.at(reading({ seq, hash: `h${seq}` }, { acts }));
      await page.reading.get(clubKind, 'c1');
      await look?.(page.reading);
      seen.push({ at: seq, state: page.state(page.sawResults()), states: page.states });
    }
    return seen;
  };
  const isResult = (drawn: Drawn): boolean => drawn === 'result' || drawn === 'results';
  const drawing = fc
    .array(fc.constantFrom(...DRAWN), { minLength: 1, maxLength: 12 })
    .chain((drawn) =>
      fc.tuple(fc.constant(drawn), fc.array(fc.integer({ min: 1, max: drawn.length }), { minLength: 2, maxLength: 8 })),
    );

  it('wherever anything but results lies between two readings, in whichever order they come (D-OFF-761)', async () => {
    await forAllAsync({ of: [drawing] }, async ([drawn, heads]) => {
      const seen = await statesAt(drawn, heads);
      for (const one of seen)
        for (const other of seen) {
          const between = drawn.slice(Math.min(one.at, other.at), Math.max(one.at, other.at));
          if (!between.every(isResult)) expect(other.states).not.toContain(one.state);
        }
    });
  });

  it('and of no other where results alone came since (D-OFF-761)', async () => {
    const [first, ...later] = await statesAt(['club', 'result', 'results', 'result'], [1, 2, 4]);
    for (const { states } of later) expect(states).toContain(first!.state);
  });

  it.each(Object.entries(LOOKS))('after every act where it looked at %s (D-OFF-761)', async (_, look) => {
    const seen = await statesAt(['club', 'result', 'results', 'result'], [1, 2, 3, 4], look);
    for (const one of seen) for (const other of seen) if (one !== other) expect(other.states).not.toContain(one.state);
  });

  it.each([198, 199, 200, 201])('after more acts than are looked at: %i results', async (results) => {
    const [first, second] = await statesAt(['club', ...Array<Drawn>(results).fill('result')], [1, results + 1]);
    expect(second!.states.includes(first!.state)).toBe(results <= 200);
  });

  it('on another chain', async () => {
    const readings = new PageReadings();
    const before = await readings.at(reading({ seq: 1, hash: 'h1' }));
    const [, act] = chain(['club', 'result']);
    const other = { ...act!, previous: 'of a backup' };
    const after = await readings.at(reading({ seq: 2, hash: 'h2' }, { acts: [other] }));
    expect(after.states).not.toContain(before.state(before.sawResults()));
  });
});
