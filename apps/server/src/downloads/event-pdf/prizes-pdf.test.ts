import { LANGUAGES } from '@escala/messages';
import { beforeAll, describe, expect, it } from 'vitest';
import { textsOf } from '../../pdf/testing/read-pdf.ts';
import { SWISS, type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let act: (kind: string, command: object) => Promise<void>;
beforeAll(async () => {
  server = await testServer();
  const officer = await server.as('officer');
  act = async (kind, command) => {
    const answer = await officer.act(kind, { command });
    if (answer.statusCode !== 200) throw new Error(`${kind}: ${answer.body}`);
  };
  await act('event.register', { event: 'open', facts: SWISS });
  for (const [i, name] of ['Pons, Ana', 'Roca, Biel', 'Serra, Carla', 'Țurcanu, Ștefan'].entries()) {
    await act('player.register', { player: `p${i}`, name, sex: 'f', birthDate: `199${i}-01-01` });
    await act('entry.add', {
      event: 'open',
      player: `p${i}`,
      facts: { rating: 2000 - i, ...(i === 2 && { title: 'CM' }) },
    });
  }
  await act('round.pair', { event: 'open', round: 1 });
  const results = [1, 2].map((board) => ({ board, version: 1, result: '1-0' }));
  await act('results.enter-many', { event: 'open', round: 1, results });
});

const paper = (lang: string, file = 'prizes-1.pdf') =>
  server.send({ method: 'GET', url: `/api/cat/events/open/files/${file}?lang=${lang}` });
const category = (name: string, prizes: readonly unknown[], more = {}) => ({ name, sharing: 'equal', prizes, ...more });

describe('the papers of the prizes', () => {
  it.each(['prizes-1.pdf', 'receipts-1.pdf', 'prizes-1.csv'])('%s is not there where there are none', async (file) => {
    const answer = await paper('en', file);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ problems: [{ code: 'prizes-unset' }] });
  });

  it('[Desempats 1.6.1] say who takes what and how it comes about', async () => {
    const categories = [
      category('General', [50_000, 30_001, 100]),
      category('Born in 1993', [{ goods: 'Cup' }], { under: 25 }),
    ];
    const prizes = { currency: 'EUR', limit: 'one-of-money', categories };
    await act('event.set-prizes', { event: 'open', version: 2, prizes });
    const texts = textsOf((await paper('en')).rawPayload);
    const said = texts.join(' ');
    expect(said).toContain('After round 1');
    expect(said).toContain('fce-1990 Desempats 1.6.1');
    expect(texts).toEqual(expect.arrayContaining(['€400.01', '€400.00', '€0.50', 'Pons, Ana', 'Cup']));
    expect(said).toMatch(/2 tied on 1 point hold places 1 to 2 in “General”: Place 1: €500\.00; Place 2: €300\.01\./);
    expect(said).toMatch(/€800\.01 shared equally by 2: €400\.01\. €0\.01 cannot be divided/);
  });

  it('say what there is to win before anybody has won', async () => {
    await act('event.register', { event: 'next', facts: SWISS });
    const prizes = {
      currency: 'EUR',
      limit: 'one-of-money',
      categories: [category('General', [500, { goods: 'Cup' }])],
    };
    await act('event.set-prizes', { event: 'next', version: 1, prizes });
    const answer = await server.send({ method: 'GET', url: '/api/cat/events/next/files/prizes.pdf?lang=en' });
    const texts = textsOf(answer.rawPayload);
    expect(texts).toEqual(expect.arrayContaining(['General', '1', '€5.00', '2', 'Cup']));
  });

  it('a sheet to sign, by name', async () => {
    const texts = textsOf((await paper('en', 'receipts-1.pdf')).rawPayload);
    expect(texts).toEqual(expect.arrayContaining(['Signature', 'Pons, Ana', 'General, 1', '€400.01', 'Cup']));
    expect(texts.filter((text) => /Pons|Serra|Țurcanu/.test(text))).toEqual(
      expect.arrayContaining(['Pons, Ana', 'CM Serra, Carla', 'Țurcanu, Ștefan']),
    );
    for (const [before, after] of [
      ['Pons, Ana', 'CM Serra, Carla'],
      ['CM Serra, Carla', 'Țurcanu, Ștefan'],
    ])
      expect(texts.indexOf(before!)).toBeLessThan(texts.indexOf(after!));
    expect(texts.join(' ')).toContain('€801.01 awarded in total');
  });

  it('a line each for a spreadsheet', async () => {
    const answer = await paper('en', 'prizes.csv');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="open-prizes.csv"',
    });
    const lines = answer.body.split('\r\n');
    expect(lines[0]).toBe('category,place,id,name,amount,currency,goods,value');
    expect(lines).toContainEqual(expect.stringMatching(/^General,1,p\d,"?[^,]+, [^,]+"?,400\.01,EUR$/));
    expect(lines).toContainEqual(expect.stringMatching(/^Born in 1993,1,p3,"Țurcanu, Ștefan",,EUR,Cup,$/));
    expect((await paper('en', 'prizes-9.csv')).statusCode).toBe(422);
  });

  it.each(LANGUAGES)('in %s', async (language) => {
    for (const name of ['prizes', 'receipts']) {
      const answer = await paper(language, `${name}-1.pdf`);
      expect(answer.headers['content-disposition']).toBe(`attachment; filename="open-${name}-1.pdf"`);
      expect(textsOf(answer.rawPayload).join(' ')).not.toMatch(/(web|explain|working)\.|undefined|…/);
    }
  });
});
