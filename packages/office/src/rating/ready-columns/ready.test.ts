import { type ListSheet, NO_DAY, SHEET_COLUMNS, type SheetColumn } from '@escala/core';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { SYSTEM } from '../../access/actor.ts';
import { memory, ReadyDamaged } from '../../kit/memory.ts';
import { performAct } from '../../kit/perform-act.ts';
import { askQuestion } from '../../kit/question.ts';
import type { OfficePorts, ReadyFiles } from '../../ports.ts';
import { fileEvents, filePlayers } from '../../testing/file-directly.ts';
import { memoryReadyFiles } from '../../testing/memory-ready-files.ts';
import { type TestOffice, testOffice } from '../../testing/test-office.ts';
import { dropUnused } from '../columns/drop-unused.ts';
import { lazySheet, takeStaying } from '../columns/lazy-sheet.ts';
import { emptySheet } from '../columns/packed-sheet.ts';
import { explainRating } from '../player/explain-rating.ts';
import { ratingHistory } from '../player/rating-history.ts';
import { publishList } from '../publishing/publish-list.ts';
import { differingParts } from '../series/editions.ts';
import { careerLines, packCareers } from './careers.ts';
import { bytesOf, packTree, unpackTree } from './column-tree.ts';
import { hasReady, isReadyBehind, keepReady } from './keep-ready.ts';
import { packTexts, textsAt } from './packed-texts.ts';
import { READY_FORMAT } from './ready-content.ts';
import { ReadySource, ReadyWriter } from './ready-file.ts';

const NAMES = ['A', 'B', 'C', 'D'];
const ALWAYS = { least: 0, mostBehind: 0 };

/** Two lists with one event each. */
async function office(result: '1-0' | '0-1' = '1-0'): Promise<TestOffice> {
  const made = await testOffice();
  const fide = { ratings: [{ from: '2016-01-01', standard: 1900 }] };
  await filePlayers(
    made,
    NAMES.map((name) => ({ name, fide, federatedOn: '2015-01-01' })),
  );
  for (const month of [1, 2]) {
    const day = `2017-0${month}-20`;
    const games = [
      { round: 1, white: 'p0', black: 'p1', result },
      { round: 1, white: 'p2', black: 'p3', result: '1/2' as const },
    ];
    const timeControl = { minutes: 90, increment: 30 };
    await fileEvents(made, [{ id: `e${month}`, type: 'swiss', start: day, end: day, timeControl, games }]);
    made.setToday(`2017-0${month + 1}-01`);
    await made.perform(publishList, { series: 'standard', date: `2017-0${month + 1}-01` });
  }
  return made;
}

/** The answers of a process that has just started, and the number of papers it read from the record. */
async function answers(ports: OfficePorts, ready?: ReadyFiles): Promise<{ told: unknown; papers: number }> {
  let papers = 0;
  const archive: OfficePorts['archive'] = {
    ...ports.archive,
    read: (federation, work, terms) =>
      ports.archive.read(
        federation,
        (reading) =>
          work({
            ...reading,
            papers: async (...query) => {
              papers++;
              return reading.papers(...query);
            },
          }),
        terms,
      ),
  };
  const started = { ...ports, archive, memory: memory(), ready };
  const ask: typeof askQuestion = (_, question, asked) => askQuestion(started, question, asked);
  const terms = { federation: 'cat', viewer: SYSTEM };
  const told: unknown[] = [];
  for (const [number] of NAMES.entries()) {
    const player = `p${number}`;
    told.push(await ask(started, ratingHistory, { ...terms, input: { player } }));
    const input = { player, series: 'standard', date: '2017-03-01' };
    told.push(await ask(started, explainRating, { ...terms, input }));
  }
  return { told, papers };
}

describe('columns kept ready', () => {
  let made: TestOffice;
  let files: Map<string, Uint8Array>;
  let fromRecord: Awaited<ReturnType<typeof answers>>;

  beforeAll(async () => {
    made = await office();
    const ready = memoryReadyFiles();
    expect(await keepReady({ ...made.ports, memory: memory(), ready }, 'cat', ALWAYS)).toBe(true);
    ({ files } = ready);
    fromRecord = await answers(made.ports);
  });

  const answersFrom = (bytes: Uint8Array) => {
    const ready = memoryReadyFiles();
    ready.files.set('cat', bytes);
    return answers(made.ports, ready);
  };

  it('give the answers of the record, with hardly a look at it', async () => {
    const { told, papers } = await answersFrom(files.get('cat')!);
    expect(told).toEqual(fromRecord.told);
    expect(papers).toBeLessThan(fromRecord.papers / 2);
  });

  it('cut, or with any byte another one, they are read from the record, wherever that shows (D-OFF-725)', async () => {
    const whole = files.get('cat')!;
    const place = fc.nat(whole.length - 1);
    await fc.assert(
      fc.asyncProperty(place, fc.integer({ min: 1, max: 255 }), fc.boolean(), async (at, bits, isCut) => {
        const bytes = isCut ? whole.slice(0, at) : whole.with(at, whole[at]! ^ bits);
        expect((await answersFrom(bytes)).told).toEqual(fromRecord.told);
      }),
      { numRuns: 120 },
    );
  });

  it('of another format, another version of Escala, another federation or another chain they are not looked at', async () => {
    const { index } = ReadySource.open<unknown>(fileOf(files.get('cat')!), made.ports.digest)!;
    const pieces = index.pieces.map(([from, length]) => files.get('cat')!.slice(from, from + length));
    const written = (change: object): Uint8Array => {
      const writer = new ReadyWriter(made.ports.digest);
      for (const piece of pieces) writer.put(piece);
      const { pieces: _, ...head } = index;
      return joined(writer.end({ ...head, ...change }));
    };
    const { papers } = await answersFrom(written({}));
    expect(papers).toBeLessThan(fromRecord.papers / 2);
    for (const change of [
      { format: READY_FORMAT.replace(/@\d+/, '@0') },
      { format: READY_FORMAT.replace(/escala\/[\d.]+/, 'escala/0.1.0') },
      { federation: 'dog' },
      { hash: '0'.repeat(64) },
      { seq: index.seq - 1 },
      { seq: index.seq + 1 },
    ])
      expect(await answersFrom(written(change))).toEqual(fromRecord);
  });

  it('after another record was put in the place of this one they are made again', async () => {
    const other = await office('0-1');
    const ready = memoryReadyFiles();
    ready.files.set('cat', files.get('cat')!);
    expect(await answers(other.ports, ready)).toEqual(await answers(other.ports));
    expect(await keepReady({ ...other.ports, memory: memory(), ready }, 'cat', { least: 0 })).toBe(true);
    expect((await answers(other.ports, ready)).told).toEqual((await answers(other.ports)).told);
  });

  it('are written where they are missing, after so many acts or a new list, and not for a small federation', async () => {
    const grown = await office();
    const ports = { ...grown.ports, memory: memory(), ready: memoryReadyFiles() };
    const keep = (mostBehind: number) => keepReady(ports, 'cat', { least: 0, mostBehind });
    expect(await keepReady(ports, 'cat')).toBe(false);
    expect(await keepReady({ ...ports, ready: undefined }, 'cat', ALWAYS)).toBe(false);
    expect([await keep(2), await keep(2)]).toEqual([true, false]);
    await filePlayers(grown, [{ name: 'E' }]);
    expect(await keep(2)).toBe(false);
    await filePlayers(grown, [{ name: 'F' }]);
    expect([await keep(2), await keep(2)]).toEqual([true, false]);
    grown.setToday('2017-04-01');
    await grown.perform(publishList, { series: 'standard', date: '2017-04-01' });
    // A file that is behind is still used for opening: a start does not wait for a new one (D-OFF-762).
    const state = async () => [await hasReady(ports, 'cat'), await isReadyBehind(ports, 'cat')];
    expect(await state()).toEqual([true, true]);
    expect([await keep(2), await keep(2)]).toEqual([true, false]);
    expect(await state()).toEqual([true, false]);
    ports.ready.files.set('cat', ports.ready.files.get('cat')!.slice(1));
    expect(await state()).toEqual([false, true]);
    expect(await keep(2)).toBe(true);
  });
});

it('the next list comes out the same from the file and from the record (D-OFF-995, D-OFF-996)', async () => {
  const [plain, started] = [await office(), await office()];
  const ready = memoryReadyFiles();
  await keepReady({ ...started.ports, memory: memory(), ready }, 'cat', ALWAYS);
  const published = async (made: TestOffice, more: Partial<OfficePorts>) => {
    const games = [{ round: 1, white: 'p1', black: 'p2', result: '1-0' as const }];
    const timeControl = { minutes: 90, increment: 30 };
    await fileEvents(made, [{ id: 'e0', type: 'swiss', start: '2017-03-20', end: '2017-03-21', timeControl, games }]);
    made.setToday('2017-04-01');
    const command = { series: 'standard', date: '2017-04-01' };
    const request = { federation: 'cat', id: 'next', actor: SYSTEM, command };
    const { entry, outcome } = await performAct({ ...made.ports, ...more }, publishList, request);
    return { outcome, filed: entry.filed };
  };
  const fromRecord = await published(plain, {});
  expect(await published(started, { memory: memory(), ready })).toEqual(fromRecord);
  expect(fromRecord.outcome).toMatchObject({ games: 2 });
});

it('columns of a list are read once, and again when they were let go (D-OFF-727)', () => {
  const read: string[] = [];
  const column = (name: SheetColumn) => {
    read.push(name);
    return new SHEET_COLUMNS[name](2);
  };
  const source = { day: 7, column, line: () => undefined, pools: () => ({ pools: new Map(), poolFigures: new Map() }) };
  const sheet = lazySheet(source, 3);
  const look = (): number[] => [sheet.change.length, sheet.rating.length];
  expect([look(), look(), read]).toEqual([
    [3, 3],
    [3, 3],
    ['change', 'rating'],
  ]);
  dropUnused();
  look();
  dropUnused();
  look();
  expect(read).toEqual(['change', 'rating']);
  dropUnused();
  dropUnused();
  look();
  expect(read).toEqual(['change', 'rating', 'change']);
  expect(sheet.lastEventDay[2]).toBe(NO_DAY);
});

it('of a list that was made anew and is the same, what stays in memory is not read (D-OFF-1031)', () => {
  const same = emptySheet(7, 3);
  const read: string[] = [];
  const column = (name: SheetColumn) => {
    read.push(name);
    return new SHEET_COLUMNS[name](3);
  };
  const source = { day: 7, column, line: () => undefined, pools: () => same };
  const [taken, other] = [lazySheet(source, 3), lazySheet(source, 3)];
  expect(other.rating).not.toBe(same.rating);
  for (const sheet of [taken, other]) takeStaying(sheet, same);
  expect([taken.rating, taken.status]).toEqual([same.rating, same.status]);
  expect([taken.rating === same.rating, other.rating === same.rating, read]).toEqual([true, false, ['rating']]);
  expect([taken.change === same.change, read]).toEqual([false, ['rating', 'change']]);
});

it('a list is held against its digests, and only columns that differ are read (D-OFF-725)', async () => {
  const { digest } = (await testOffice()).ports;
  const kept = emptySheet(7, 3);
  const writer = new ReadyWriter(digest);
  const names = Object.keys(SHEET_COLUMNS) as SheetColumn[];
  const pieces = new Map(names.map((name) => [name, writer.put(bytesOf(kept[name]))]));
  const head = { format: 'x', federation: 'cat', seq: 1, hash: '', content: undefined };
  const { has } = ReadySource.open(fileOf(joined(writer.end(head))), digest)!;
  const read: string[] = [];
  const source = {
    day: 7,
    column: (name: SheetColumn) => {
      read.push(name);
      return kept[name];
    },
    has: (name: SheetColumn, column: ListSheet[SheetColumn]) => has(pieces.get(name)!, column),
    line: () => undefined,
    pools: () => kept,
  };
  expect([differingParts(lazySheet(source, 3), emptySheet(7, 3)), read]).toEqual([[], []]);
  for (const name of names) {
    const other = emptySheet(7, 3);
    other[name][2] = 1;
    expect([differingParts(lazySheet(source, 3), other), read.splice(0)]).toEqual([[0], [name]]);
  }
  // A player was added since: digests of shorter columns say nothing.
  const longer = emptySheet(7, 4);
  expect([differingParts(lazySheet(source, 4), longer), read.splice(0)]).toEqual([[], names]);
});

const fileOf = (bytes: Uint8Array) => ({
  length: bytes.length,
  read: (from: number, length: number) => bytes.slice(from, from + length),
});

function joined(parts: Iterable<Uint8Array>): Uint8Array {
  return Uint8Array.from([...parts].flatMap((part) => [...part]));
}

describe('what the file is made of', () => {
  it('columns come back from their tree as they were', () => {
    const column = fc.oneof(
      fc.uint8Array(),
      fc.int16Array(),
      fc.uint16Array(),
      fc.int32Array(),
      fc.constantFrom(0xff, 0x100, 0xffff, 0x1_0000).chain((max) => fc.int32Array({ min: 0, max })),
      fc.float64Array({ noNaN: true }),
    );
    const leaf = fc.oneof(column, fc.string(), fc.integer(), fc.constant(null), fc.boolean());
    const key = fc.string().filter((text) => text !== '$' && text !== '__proto__');
    const tree = fc.letrec((tie) => ({
      any: fc.oneof(
        { depthSize: 'small' },
        leaf,
        fc.array(tie('any')),
        fc.dictionary(key, tie('any'), { noNullPrototype: true }),
        fc.array(fc.tuple(fc.integer(), tie('any'))).map((entries) => new Map(entries)),
        fc.array(fc.integer()).map((values) => new Set(values)),
      ),
    })).any;
    fc.assert(
      fc.property(tree, (value) => {
        const pieces: Uint8Array[] = [];
        const packed = JSON.parse(JSON.stringify(packTree(value, (bytes) => pieces.push(bytes.slice()) - 1) ?? null));
        expect(unpackTree(packed, (piece) => pieces[piece]!)).toEqual(value);
      }),
    );
  });

  it('pieces of the same content are written once, and come back each under its number', async () => {
    const { digest } = (await testOffice()).ports;
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ max: 1, maxLength: 3 })), (pieces) => {
        const writer = new ReadyWriter(digest);
        expect(pieces.map(writer.put)).toEqual([...pieces.keys()]);
        const head = { format: 'x', federation: 'cat', seq: 1, hash: '', content: undefined };
        const source = ReadySource.open(fileOf(joined(writer.end(head))), digest)!;
        expect(pieces.map((_, piece) => source.read(piece))).toEqual(pieces);
        expect(pieces.map((_, piece) => new Uint8Array(source.share(piece)))).toEqual(pieces);
        const places = source.index.pieces.map(([from, length]) => `${from} ${length}`);
        expect(new Set(places).size).toBe(new Set(pieces.map(String)).size);
      }),
    );
  });

  it('parts of large pieces are read by themselves, and a block that is another is noticed', async () => {
    const { digest } = (await testOffice()).ports;
    const large = Uint8Array.from({ length: 2_500_000 }, (_, i) => (i * i) % 251);
    const writer = new ReadyWriter(digest);
    expect([writer.put(large), writer.put(large.subarray(0, 100))]).toEqual([0, 1]);
    const head = { format: 'x', federation: 'cat', seq: 1, hash: '', content: undefined };
    const bytes = new Uint8Array(Buffer.concat([...writer.end(head)]));
    const source = ReadySource.open(fileOf(bytes), digest)!;
    expect(Buffer.compare(source.read(0), large)).toBe(0);
    const read = source.partReader();
    expect(read(1, 20, 30)).toEqual(large.subarray(20, 30));
    fc.assert(
      fc.property(fc.nat(large.length), fc.nat(600_000), (from, length) => {
        const to = Math.min(large.length, from + length);
        expect(Buffer.compare(read(0, from, to), large.subarray(from, to))).toBe(0);
      }),
      { numRuns: 40 },
    );
    bytes[1_000_000]! ^= 1;
    const damaged = ReadySource.open(fileOf(bytes), digest)!;
    expect(Buffer.compare(damaged.partReader()(0, 0, 500_000), large.subarray(0, 500_000))).toBe(0);
    expect(() => damaged.partReader()(0, 999_000, 999_100)).toThrow(ReadyDamaged);
    expect(damaged.isDamaged).toBe(true);
  });

  it('careers are found whoever was asked for before, one buffer for all of them', () => {
    const [players, lists] = [40, 3];
    const sheets = Array.from({ length: lists }, (_, list) => {
      const sheet = emptySheet(list, players);
      for (let player = 0; player < players; player++) sheet.rating[player] = 1000 + 100 * list + player;
      return sheet;
    });
    const pieces = [...packCareers(sheets, players)];
    const buffers = new Set<ArrayBufferLike>();
    const read = (piece: number, loaded: Uint8Array): Uint8Array => {
      const bytes = pieces[piece - 7]!;
      const into = loaded.length >= bytes.length ? loaded.subarray(0, bytes.length) : new Uint8Array(bytes.length);
      into.set(bytes);
      buffers.add(into.buffer);
      return into;
    };
    const line = careerLines({ from: 7, lists, players }, read);
    for (const player of [39, 0, 17, 16, 39, 31, 1])
      expect([0, 1, 2].map((list) => line(list, player)?.rating)).toEqual(
        [0, 1, 2].map((list) => 1000 + 100 * list + player),
      );
    expect(line(0, players)).toBeUndefined();
    // The last players' piece is short, and was read first.
    expect(buffers.size).toBe(2);
  });

  it('texts of any length are found by their places', () => {
    const text = fc.oneof(fc.uint8Array({ maxLength: 40 }), fc.constant(new Uint8Array(40_000).fill(7)));
    fc.assert(
      fc.property(fc.array(text, { maxLength: 8 }), (texts) => {
        const pieces: Uint8Array[] = [];
        const packed = packTexts(texts, 65_536, (bytes) => pieces.push(bytes) - 1);
        const at = textsAt(packed, (piece) => pieces[piece]!);
        for (const [place, each] of [...texts.entries()].reverse()) expect(Buffer.compare(at(place), each)).toBe(0);
      }),
    );
  });
});
