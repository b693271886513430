import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FidePlayer } from '@escala/formats';
import { findListed, registerDoubts, registerState } from '@escala/office';
import { fideListText, loadRegister, memoryFidePages } from '@escala/office/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { type LoadedList, loadList } from './load-list.ts';
import { zipFile } from './testing/zip-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'escala-fide-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ANNA: FidePlayer = { id: '24', name: 'Puig, Anna', federation: 'AND', sex: 'f', standard: 2010, birthYear: 1990 };
const MARC: FidePlayer = { id: '1024', name: 'Roca, Marc', federation: 'ESP', sex: 'm', title: 'FM', blitz: 2205 };
const TEXT = fideListText([ANNA, MARC]);
const XML = `<?xml version="1.0" encoding="utf-8"?>
<playerslist>
<player><fideid>24</fideid><name>Puig, Anna</name><country>AND</country><sex>F</sex><rating>2010</rating><birthday>1990</birthday></player>
<player><fideid>1024</fideid><name>Roca, Marc</name><country>ESP</country><sex>M</sex><title>FM</title><blitz_rating>2205</blitz_rating></player>
</playerslist>
`;

let files = 0;
function fileOf(content: string | Uint8Array): string {
  const path = join(folder, `list-${++files}`);
  writeFileSync(path, content);
  return path;
}

const TERMS = { listed: '2026-11-01', at: '2026-11-01T09:00:00.000Z' };
const before = { id: '5', name: 'Antiga, Aina', federation: 'AND', sex: 'f' } as const;

/** The outcome of a load over an existing register, and who is found afterwards. */
async function loaded(content: string | Uint8Array): Promise<LoadedList & { found: readonly FidePlayer[] }> {
  const pages = memoryFidePages();
  await loadRegister(pages, [before]);
  const outcome = await loadList(pages, fileOf(content), TERMS);
  const names = ['puig', 'roca', 'antiga'];
  const found = await Promise.all(names.map((name) => findListed(pages, name, 5)));
  if ('state' in outcome) expect(await registerState(pages)).toEqual(outcome.state);
  return { ...outcome, found: found.flat() };
}

it.each([
  ['text', TEXT],
  ['text with CR LF', TEXT.replaceAll('\n', '\r\n')],
  ['XML', XML],
  ['a ZIP of text', zipFile('players_list_foa.txt', Buffer.from(TEXT))],
  ['a ZIP of XML', zipFile('players_list_xml_foa.xml', Buffer.from(XML))],
  ['a ZIP that is not compressed', zipFile('players_list_foa.txt', Buffer.from(TEXT), { level: 0 })],
])('FIDE’s list becomes the register from %s', async (_form, content) => {
  const { found, ...outcome } = await loaded(content);
  expect(outcome).toMatchObject({ state: { listed: '2026-11-01', loadedAt: TERMS.at, players: 2 } });
  expect(found).toEqual([ANNA, MARC]);
});

it('[D-OFF-855] a list tells of the one whose place it took, and what is doubtful about that', async () => {
  const pages = memoryFidePages();
  const load = async (players: number, listed: string): Promise<readonly unknown[]> => {
    const list = Array.from({ length: players }, (_, i): FidePlayer => ({ ...ANNA, id: String(100 + i) }));
    const outcome = await loadList(pages, fileOf(fideListText(list)), { ...TERMS, listed });
    return 'state' in outcome ? [outcome.state.replaced, ...registerDoubts(outcome.state)] : [];
  };
  expect(await load(5, '2026-11-01')).toEqual([undefined]);
  expect(await load(3, '2026-11-08')).toEqual([{ listed: '2026-11-01', players: 5 }]);
  expect(await load(2, '2026-11-08')).toEqual([{ listed: '2026-11-08', players: 3 }]);
  expect(await load(6, '2026-11-09')).toEqual([{ listed: '2026-11-08', players: 2 }, 'ahead']);
  expect(await load(3, '2026-11-08')).toEqual([{ listed: '2026-11-09', players: 6 }, 'older']);
  expect(await load(1, '2026-11-07')).toEqual([{ listed: '2026-11-08', players: 3 }, 'older', 'smaller']);
  expect(await registerState(pages)).toMatchObject({ players: 1, replaced: { players: 3 } });
});

const lines = (count: number): string => Array.from({ length: count }, () => 'nobody').join('\n');
const zipped = zipFile('players_list_foa.txt', Buffer.from(TEXT));
const changed = Buffer.from(zipFile('list.txt', Buffer.from(TEXT), { level: 0 }));
changed[300]! ^= 1;

describe('a bad list is refused with its lines, and the one before stays (D-OFF-502)', () => {
  it.each<[string, string | Uint8Array, readonly [number, string][]]>([
    ['nothing', '', [[1, 'fide-list-empty']]],
    ['a header alone', `${TEXT.split('\n')[0]}\n`, [[1, 'fide-list-empty']]],
    ['another file', 'Dear Sir or Madam,\n', [[1, 'fide-list-header']]],
    ['a rating that is none', TEXT.replace('2010', '2O10'), [[2, 'fide-list-not-a-number']]],
    ['a line without an id', TEXT.replace('1024', '    '), [[3, 'fide-list-no-id']]],
    ['an id twice', TEXT.replace('1024', '24  '), [[3, 'fide-list-twice']]],
    ['XML that was cut', XML.slice(0, -60), [[3, 'fide-list-unclosed']]],
    ['a ZIP that was cut', zipped.subarray(0, -30), [[1, 'fide-list-zip']]],
    ['a ZIP that was changed on its way', changed, [[1, 'fide-list-zip']]],
    ['a ZIP of nothing', zipFile('x', Buffer.from('')), [[1, 'fide-list-empty']]],
  ])('%s', async (_fault, content, wanted) => {
    const outcome = await loaded(content);
    expect('problems' in outcome && outcome.problems.map(({ line, code }) => [line, code])).toEqual(wanted);
    expect(outcome.found).toEqual([before]);
  });

  it('[D-OFF-585] more players than FIDE can have', async () => {
    const pages = memoryFidePages();
    expect(await loadList(pages, fileOf(TEXT), { ...TERMS, most: 1 })).toMatchObject({
      problems: [{ code: 'fide-list-too-large', values: { most: 1 } }],
    });
    expect(await registerState(pages)).toBeUndefined();
    expect(await loadList(pages, fileOf(TEXT), { ...TERMS, most: 2 })).toMatchObject({ state: { players: 2 } });
  });

  it.each([
    [99, 99],
    [100, 100],
    [101, 100],
  ])('%i faults: %i of them are told, all counted', async (count, told) => {
    const outcome = await loaded(`${TEXT}${lines(count)}\n`);
    expect(outcome).toMatchObject({ count });
    expect('problems' in outcome && outcome.problems).toHaveLength(told);
  });
});
