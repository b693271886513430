import { beforeAll, describe, expect, it } from 'vitest';
import { SWISS, type TestServer, testServer } from '../testing/test-server.ts';
import { type CopiedFile, eventCopy } from './event-copy.ts';

const NAMES = ['Pons, Ana', 'Roca, "Biel" <b>', 'Serra, Carla', 'Țurcanu, Ștefan', 'Vila, Eva'];
const EVENT = 'open & más';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  const officer = await server.as('officer');
  const act = async (kind: string, command: object): Promise<void> => {
    const answer = await officer.act(kind, { command });
    if (answer.statusCode !== 200) throw new Error(`${kind}: ${answer.body}`);
  };
  const administrator = await server.as('administrator');
  const mark = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>');
  const identity = {
    version: 0,
    accent: '#b3001b',
    mark: mark.toString('base64'),
    privacyNotice: { ca: 'Poques dades.' },
  };
  const told = await administrator.act('identity.amend', { command: identity });
  if (told.statusCode !== 200) throw new Error(told.body);
  await act('event.register', { event: 'open', facts: SWISS });
  for (const [i, name] of NAMES.entries()) {
    await act('player.register', { player: `P${i}`, name, sex: 'f', birthDate: `199${i}-01-01` });
    await act('entry.add', { event: 'open', player: `P${i}`, facts: { rating: 2000 - i } });
  }
  await act('round.pair', { event: 'open', round: 1 });
  const results = [1, 2].map((board) => ({ board, version: 1, result: '1-0' }));
  await act('results.enter-many', { event: 'open', round: 1, results });
});

const copy = (more: object = {}): Promise<CopiedFile[]> =>
  eventCopy(server.context, { federation: 'cat', event: 'open', ...more });
const textOf = (files: readonly CopiedFile[], name: string): string => {
  const [, content] = files.find(([file]) => file === name) ?? [];
  return typeof content === 'string' ? content : Buffer.from(content ?? '').toString();
};

describe('[D-OFF-603] an event as plain files', () => {
  it('holds rounds, table, crosstable, cards, reports and papers', async () => {
    const names = (await copy()).map(([name]) => name);
    const wanted = 'index rounds-1 rounds-1-by-name standings standings-round-1 crosstable players players-~500';
    for (const page of wanted.split(' ')) expect(names).toContain(`${page}.html`);
    const papers =
      'pairings-1.pdf seats-1.pdf standings-1.pdf crosstable.pdf players.pdf report.trf round-1.pgn rounds.ics';
    for (const file of papers.split(' ')) expect(names).toContain(`files/${file}`);
    expect(names.filter((name) => /\.(css|svg)$/.test(name))).toEqual([
      'assets/accent.css',
      'assets/mark.svg',
      expect.stringMatching(/^assets\/style-.*\.css$/),
    ]);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  });

  it('links from file to file, and nothing else: no server, no script, no form', async () => {
    const files = await copy();
    const names = new Set(files.map(([name]) => name));
    let links = 0;
    for (const [name, page] of files.filter(([file]) => file.endsWith('.html'))) {
      expect([name, /<script|<form|popover/.exec(String(page))?.[0]]).toEqual([name, undefined]);
      for (const [, address = ''] of String(page).matchAll(/ (?:href|src)="([^"]*)"/g)) {
        if (/^(#|data:|mailto:)/.test(address)) continue;
        links++;
        expect([name, address, names.has(address.replace(/#.*/, ''))]).toEqual([name, address, true]);
      }
    }
    expect(links).toBeGreaterThan(150);
    for (const [, address] of textOf(files, [...names].find((name) => name.includes('style-'))!).matchAll(
      /url\("([^"]+)"\)/g,
    ))
      expect(names).toContain(`assets/${address}`);
    expect(textOf(files, 'players-~501.html')).toContain('Roca, &quot;Biel&quot; &lt;b&gt;');
  });

  it('what it does not hold leads to the office, where that has an address', async () => {
    const files = await copy({ publicUrl: 'https://chess.example/' });
    const pages = files.filter(([name]) => name.endsWith('.html')).map(([, page]) => String(page));
    expect(pages.some((page) => page.includes('href="https://chess.example/ca/cat/'))).toBe(true);
    expect(textOf(await copy(), 'index.html')).not.toContain('chess.example');
  });

  it('speaks the language of the federation, or the one that is wished; says when it was made', async () => {
    expect(textOf(await copy(), 'index.html')).toContain('Còpia feta el 15 de gener del 2017');
    expect(textOf(await copy({ languages: ['ro'] }), 'index.html')).toContain('<html lang="ro">');
  });

  it('an event that is not there is refused', async () => {
    await expect(copy({ event: EVENT })).rejects.toThrow('event-unknown');
  });

  it('is a ZIP for whoever runs tournaments, and for nobody else', async () => {
    const url = '/api/cat/events/open/copy.zip?lang=en';
    expect((await server.send({ method: 'GET', url })).statusCode).toBe(401);
    const officer = await server.as('officer');
    const answer = await officer.get('/events/open/copy.zip?lang=en');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="open.zip"');
    const directory = answer.rawPayload
      .subarray(answer.rawPayload.readUInt32LE(answer.rawPayload.length - 6))
      .toString();
    for (const [name] of await copy()) expect(directory).toContain(`open/${name}`);
  });
});

it('a crosstable is after the last complete round, and says so (D-OFF-1220)', async () => {
  const officer = await server.as('officer');
  const results = [{ board: 1, version: 1, result: '1-0' }];
  for (const [kind, command] of [
    ['round.pair', { event: 'open', round: 2 }],
    ['results.enter-many', { event: 'open', round: 2, results }],
  ] as const)
    expect((await officer.act(kind, { command })).statusCode).toBe(200);
  const page = textOf(await copy(), 'crosstable.html');
  expect(page).toContain('Quadre de resultats després de la ronda 1');
  expect(page).not.toContain('title="Ronda 2"');
});
