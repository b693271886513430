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
    await act('entry.add', { event: 'open', player: `p${i}`, facts: { rating: 2000 - i } });
  }
  await act('round.pair', { event: 'open', round: 1 });
  const results = [1, 2].map((board) => ({ board, version: 1, result: '1-0' }));
  await act('results.enter-many', { event: 'open', round: 1, results });
});

const paper = (lang: string) =>
  server.send({ method: 'GET', url: `/api/cat/events/open/files/prizes-1.pdf?lang=${lang}` });

describe('the paper of the prizes', () => {
  it('is not there where there are none', async () => {
    const answer = await paper('en');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ problems: [{ code: 'prizes-unset' }] });
  });

  it('[Desempats 1.6.1] says who takes what and how it comes about', async () => {
    const prizes = { currency: 'EUR', amounts: [50_000, 30_001, 100] };
    await act('event.set-prizes', { event: 'open', version: 2, prizes });
    const texts = textsOf((await paper('en')).rawPayload);
    const said = texts.join(' ');
    expect(said).toContain('After round 1');
    expect(said).toContain('fce-1990 Desempats 1.6.1');
    expect(texts).toEqual(expect.arrayContaining(['1–2', '€400.01', '€400.00', '€0.50', 'Pons, Ana']));
    expect(said).toMatch(/Places 1 to 2: €500\.00 \+ €300\.01 = €800\.01, shared by 2 \(€0\.01 left over\)/);
  });

  it.each(LANGUAGES)('in %s', async (language) => {
    const answer = await paper(language);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="open-prizes-1.pdf"');
    expect(textsOf(answer.rawPayload).join(' ')).not.toMatch(/web\.|undefined|…/);
  });
});
