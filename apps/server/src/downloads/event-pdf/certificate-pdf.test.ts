import { LANGUAGES } from '@escala/messages';
import { beforeAll, describe, expect, it } from 'vitest';
import { textsOf } from '../../pdf/testing/read-pdf.ts';
import { SWISS, type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  const officer = await server.as('officer');
  const act = async (kind: string, command: object): Promise<void> => {
    const answer = await officer.act(kind, { command });
    if (answer.statusCode !== 200) throw new Error(`${kind}: ${answer.body}`);
  };
  const { ruleFacts: _facts, tiebreaks: _breaks, ...plain } = SWISS as typeof SWISS & Record<string, unknown>;
  const facts = { ...plain, rules: 'fide-2026', system: 'fide-dutch' };
  await act('event.register', { event: 'open', facts });
  for (const [i, name] of ['Pons, Ana', 'Roca, Biel', 'Serra, Carla', 'Țurcanu, Ștefan'].entries()) {
    await act('player.register', { player: `p${i}`, name, sex: 'f', birthDate: `199${i}-01-01` });
    await act('entry.add', { event: 'open', player: `p${i}`, facts: { rating: 2400 - i } });
  }
  await act('round.pair', { event: 'open', round: 1 });
  const results = [1, 2].map((board) => ({ board, version: 1, result: '1-0' }));
  await act('results.enter-many', { event: 'open', round: 1, results });
});

const paper = (lang: string, norm = 'WGM') =>
  server.send({
    method: 'GET',
    url: `/api/cat/events/open/files/certificate.pdf?lang=${lang}&player=p0&norm=${norm}`,
  });

describe('the certificate of a norm', () => {
  it('[1.4.8] has the figures, the conditions with their articles, and what is missing (D-OFF-495)', async () => {
    const said = textsOf((await paper('en')).rawPayload).join(' ');
    expect(said).toContain('Norm certificate: WGM');
    expect(said).toContain('Pons, Ana');
    expect(said).toContain('was not made');
    expect(said).toMatch(/Games that count: 1; a norm needs 9\. \[1\.4\.1\]/);
    expect(said).toMatch(/FIDE ID: Pons, Ana/);
    expect(said).not.toContain('1990-01-01');
  });

  it('is none of a title without norms', async () => {
    expect((await paper('en', 'FM')).json()).toMatchObject({ problems: [{ code: 'norm-certificate-none' }] });
  });

  it.each(LANGUAGES)('in %s', async (language) => {
    expect(textsOf((await paper(language)).rawPayload).join(' ')).not.toMatch(/web\.|finding\.|undefined/);
  });
});
