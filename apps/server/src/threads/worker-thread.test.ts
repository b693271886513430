import { TEXT_READERS, type TextReader } from '@escala/office';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_NAMED } from '../http/problem-document.ts';
import { type Sender, type TestServer, testServer } from '../testing/test-server.ts';
import { READ_AT_ONCE, WorkerThread } from './worker-thread.ts';

const parser = new WorkerThread();
afterAll(() => parser.close());

const long = (head: string, line: (i: number) => string): string =>
  `${head}\n${Array.from({ length: 1000 }, (_, i) => line(i)).join('\n')}\n`;
const TEXTS: Readonly<Record<TextReader, string>> = {
  'entries-csv': long('Nom;Elo', (i) => `Puig ${i}, Anna Maria del Mar i de la Vall;${i === 500 ? 'molt' : 1500 + i}`),
  'player-lines': long('Anna Puig 1500', (i) => `${i}. Puig ${i}, Anna Maria del Mar i de la Vall ${1500 + i}`),
  'list-csv': long('id;name;rating', (i) => `${i};Puig ${i}, Anna Maria del Mar i de la Vall;${1500 + i}`),
  'scrabble-list-csv': long('Cod;Nume;Compunere', (i) => `${i};Popa ${i}, Ana Maria din deal și din vale;${100 + i}`),
  'players-file': long('ID;Nom;Any', (i) => `p${i};Puig ${i}, Anna Maria del Mar i de la Vall;${1950 + (i % 50)}`),
  pgn: long('', (i) => `[White "Puig ${i}, Anna"]\n[Black "B"]\n\n1. ${i === 500 ? 'molt' : 'e4'} *\n`),
  trf: long('012 Obert', (i) => `001 ${String(i + 1).padStart(4)} m    Puig ${i}, Anna Maria`),
  'report-document': `{"format":"escala/tournament@1","players":[${'{"id":7},'.repeat(5000)}{"id":8}]}`,
};

it.each(Object.entries(TEXTS))('reads %s beside the loop as in it', async (reader, text) => {
  expect(text.length).toBeGreaterThan(READ_AT_ONCE);
  const here = TEXT_READERS[reader as TextReader](text);
  expect(await parser.readText(reader as TextReader, text)).toStrictEqual(here);
});

it('a task that fails fails alone, and a thread that was stopped is started again', async () => {
  await expect(parser.run('text', ['nonsense' as TextReader, ''])).rejects.toThrow();
  expect(await parser.run('body', ['', new TextEncoder().encode('7')])).toMatchObject({ refused: [{}] });
  await parser.close();
  expect(await parser.run('body', ['', new TextEncoder().encode('x')])).toEqual({ unreadable: 'not-json' });
});

describe('a body with many faults (D-OFF-433)', () => {
  let server: TestServer;
  let officer: Sender;
  beforeAll(async () => {
    server = await testServer();
    officer = await server.as('officer');
  });
  afterAll(() => server.app.close());
  const unknownFields = (count: number): Record<string, number> =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`field-${i}`, i]));
  const answerTo = async (kind: string, command: object) => {
    const answer = await officer.act(kind, { command });
    const { problems, more, detail } = answer.json();
    return { status: answer.statusCode, named: problems.length, more, detail, code: problems.at(-1)?.code };
  };

  it.each([
    [MOST_NAMED - 1, MOST_NAMED, undefined],
    [MOST_NAMED, MOST_NAMED, 1],
    [MOST_NAMED + 1, MOST_NAMED, 2],
    // Larger than what is parsed on the loop.
    [10_000, MOST_NAMED, 9_901],
  ])('%i unknown fields and one that is missing: %i are named, %s more counted', async (fields, named, more) => {
    const told = await answerTo('entry.add-many', { event: 'open', ...unknownFields(fields) });
    expect(told).toMatchObject({ status: 422, named, more });
    expect(told.detail).toContain(`${fields + 1} things are wrong`);
  });

  it('is refused unread where the act takes no such bodies', async () => {
    expect(await answerTo('club.register', unknownFields(20_000))).toMatchObject({ status: 413 });
  });

  const sent = (payload: string) =>
    server.send({
      method: 'POST',
      url: '/api/cat/acts/entry.add-many',
      payload,
      headers: { ...officer.headers, 'content-type': 'application/json' },
    });

  it('of a nested depth that nobody writes is refused like any other', async () => {
    expect((await sent(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)).statusCode).toBe(422);
  });

  it.each(['{"command":{"__proto__":{}}}', '{"command":{"constructor":{"prototype":{}}}}'])(
    '%s is refused, large or small',
    async (small) => {
      for (const payload of [small, small.replace('{"command"', `{"reason":"${'x'.repeat(READ_AT_ONCE)}","command"`)]) {
        const answer = await sent(payload);
        expect([answer.statusCode, answer.json().problems[0].code]).toEqual([400, 'malformed']);
      }
    },
  );
});
