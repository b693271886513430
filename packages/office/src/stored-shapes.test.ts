import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type EventRecord, LIST_STATUS, type ListSheet, type SheetColumn, type SheetStatus } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { filedGame } from './events/games/kept-games.ts';
import { packDoubts } from './imports/doubt.ts';
import { STORED_SHAPES, type StoredShape } from './kit/stored-shapes.ts';
import { packGames } from './rating/columns/packed-games.ts';
import { packedReport } from './rating/columns/packed-report.ts';
import { emptySheet, packPart, packPools } from './rating/columns/packed-sheet.ts';
import { packRevised } from './rating/columns/revised-lines.ts';
import { packPrinted } from './rating/printed/printed-paper.ts';
import { packMovements } from './rating/series/movements.ts';
import { recordKinds } from './record-kinds.ts';
import { playFiling } from './scrabble/reports/waiting-reports.ts';
import { movementsFiling } from './scrabble/series/sheet-movements.ts';
import { loadRegister } from './testing/loaded-register.ts';
import { memoryFidePages } from './testing/memory-fide-pages.ts';
import { testOffice } from './testing/test-office.ts';

const digest = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

// Words that come later, at the end of their tables, leave what is written as it is.
const TYPES = ['swiss', 'round-robin', 'double-round-robin', 'team', 'knockout', 'match'] as const;
const FLAGS = 'weekly halfK perRoundRatings official approved nationalChampionship teamChampionship'.split(' ');
const RESULTS = ['1-0', '0-1', '1/2', '0-0', '1/2-0', '0-1/2'] as const;
const KINDS = ['played', 'forfeit', 'adjudicated'] as const;
const COLUMNS =
  'baseFactor careerGames change counted factor firstRatedDay games lastEventDay previous rating reached status'.split(
    ' ',
  ) as SheetColumn[];
const STATUSES = 'absent rated new reassigned unrated pending inactive delisted lapsed'.split(' ') as SheetStatus[];

/** Every result, kind of game and flag, and facts that a book declares. */
const event = (type: EventRecord['type']) =>
  ({
    id: 'e',
    type,
    start: '2017-02-03',
    end: '2017-02-12',
    timeControl: { minutes: 90.5, increment: 30, moves: 40 },
    rounds: 5,
    forList: '2017-03-01',
    ...Object.fromEntries(FLAGS.map((flag) => [flag, flag !== 'official'])),
    participants: ['c'],
    games: RESULTS.flatMap((result) =>
      KINDS.map((kind, i) => ({ round: i, date: '2017-02-04', white: 'a', black: 'b', result, kind })),
    ),
  }) as unknown as EventRecord;

/** A player of each status, with another number in each column. */
const sheet = STATUSES.reduce<ListSheet>(
  (made, status, player) => {
    COLUMNS.forEach((column, i) => {
      made[column][player] = column === 'status' ? LIST_STATUS[status] : 10 * i + player;
    });
    return made;
  },
  emptySheet(17_200, STATUSES.length),
);

const reports = TYPES.map((type, i) => {
  const evaluations = [{ from: 1, to: i, act: 7, on: 17_210, received: 17_205 }];
  const datings = [{ until: 12, startDay: 17_190, endDay: 17_195, day: new Int32Array(event(type).games.length) }];
  return packGames({ ...packedReport(event(type), (id) => id.charCodeAt(0), evaluations), datings });
});
const moved = STATUSES.map((status, player) => {
  return { player, before: 2000 + player, after: null, statusBefore: status, statusAfter: 'rated' } as const;
});
const pools = {
  ...sheet,
  pools: new Map([[1, [{ opponents: 3, sum: 2, games: 1 } as never]]]),
  poolFigures: new Map([[1, { games: 3, rating: 1900 }]]),
};
const line = {
  name: 'N',
  title: 'GM',
  club: 'c',
  sex: 'f',
  birthYear: 1990,
  nationality: 'CAT',
  category: 'S',
} as const;

/** How a sample is written in the shapes of today; what is a text from outside, or nothing but JSON, has none. */
const WRITTEN: Readonly<Partial<Record<StoredShape, Uint8Array | string>>> = {
  games: Buffer.concat(reports),
  list: packPart(sheet, 0),
  pools: packPools(pools)!,
  revised: packRevised(sheet, { ...sheet, players: [0, 3] } as never),
  movements: packMovements('s', { day: 17_200, movements: moved, lines: 9 }).bytes,
  printed: packPrinted('s', '2017-02-01', { clubs: [['c', 'Club']], players: [['p', line]] } as never).bytes,
  'event-games': filedGame('e', { round: 1, board: 2, white: 'a', black: 'b', moves: 'e4', plies: 1 }).bytes,
  'import-doubts': packDoubts([{ line: 1, code: 'row-twice' as never, leftOut: true, values: {} }]),
  'scrabble-games': playFiling('e', { counts: true, acceptedBy: 1, collective: [], libere: [] }).bytes,
  'scrabble-movements': movementsFiling('s', '2017-02-01', [
    { player: 'p', type: 'general', before: 1, after: 2, statusBefore: 'rated', statusAfter: 'rated' },
  ]).bytes,
};

/** As they were written when they got their numbers. */
const LANDED: Readonly<Record<string, string>> = {
  'event-games@1': '91c4f7669e3d536e',
  'games@4': 'ed706dd4a35d3b25',
  'import-doubts@1': 'ddaeb99b33eab7b6',
  'list@1': '00636e1247975a81',
  'movements@1': '12d9fa6c0fc2beea',
  'pools@1': 'd49e050470e66f2f',
  'printed@1': '9d68c0a0f2294dd9',
  'revised@1': '76af454ccef71743',
  'scrabble-games@1': '0abaa060fa1e3bb9',
  'scrabble-movements@1': '26c8c9669febe9d1',
};
interface Fields {
  readonly required?: readonly string[];
  readonly properties?: object;
}

/** Fields of the records of each kind, when these got their number. */
const BODIES = JSON.parse(readFileSync(new URL('kit/testing/bodies.json', import.meta.url), 'utf8')) as {
  readonly number: number;
  readonly kinds: Readonly<Record<string, { readonly required: string[]; readonly optional: string[] }>>;
};

describe('[D-OFF-1420] what is stored is written as its number says', () => {
  it.each(Object.entries(WRITTEN))('%s: another way of writing raises the number', (shape, written) => {
    const number = STORED_SHAPES[shape as StoredShape];
    expect({ [`${shape}@${number}`]: digest(written) }).toEqual({
      [`${shape}@${number}`]: LANDED[`${shape}@${number}`],
    });
  });

  it.each(recordKinds)('bodies: a $name of before is still one today', ({ name, schema }) => {
    expect(BODIES.number).toBe(STORED_SHAPES.bodies);
    const before = BODIES.kinds[name];
    // A kind that came later has no records of before.
    if (before === undefined) return;
    const today = z.toJSONSchema(schema as unknown as z.ZodType, { unrepresentable: 'any', io: 'input' }) as Fields;
    expect((today.required ?? []).filter((field) => !before.required.includes(field))).toEqual([]);
    const known = Object.keys(today.properties ?? {});
    expect([...before.required, ...before.optional].filter((field) => !known.includes(field))).toEqual([]);
  });

  it('bodies: no kind of before is gone', () => {
    const kinds = new Set(recordKinds.map(({ name }) => name));
    expect(Object.keys(BODIES.kinds).filter((name) => !kinds.has(name))).toEqual([]);
  });

  it('fide-pages: another way of writing raises the number', async () => {
    const register = memoryFidePages();
    const named = { name: 'Roca, Biel', federation: 'CAT', title: 'GM', birthYear: 1990 } as const;
    await loadRegister(register, [
      { id: '22400001', sex: 'm', ...named, standard: 2500, rapid: 2400, blitz: 2300 },
      { id: '22400002', sex: 'f', name: 'Puig, Joana', federation: 'AND', inactive: true },
    ]);
    const kinds = (['player', 'word', 'number'] as const).map((kind) => register.pages(1, kind, [0]));
    const pages = (await Promise.all(kinds)).flatMap((found) => found!.map(({ bytes }) => bytes));
    expect([STORED_SHAPES['fide-pages'], digest(Buffer.concat(pages))]).toEqual([1, 'c525550f45d71984']);
  });

  it('acts: an entry has the fields of its number', async () => {
    const office = await testOffice();
    const [entry] = await office.read((reading) => reading.actsAfter(0, 1));
    expect([STORED_SHAPES.acts, Object.keys(entry!).sort().join(' ')]).toEqual([
      1,
      'actor at command engine filed hash id kind outcome previous reason seq subject touched',
    ]);
  });
});
