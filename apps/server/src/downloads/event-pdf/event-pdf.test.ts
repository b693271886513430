import { LANGUAGES } from '@escala/messages';
import { beforeAll, describe, expect, it } from 'vitest';
import { objectsOf, textsOf } from '../../pdf/testing/read-pdf.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

const NAMES = ['Pons, Ana', 'Roca, Biel', 'Serra, Carla', 'Țurcanu, Ștefan', 'Vila, Eva'];
const FACTS = {
  name: 'Obert de prova',
  system: 'fce-1990',
  type: 'swiss',
  start: '2017-02-03',
  end: '2017-02-12',
  rounds: 3,
  roundDates: ['2017-02-03', '2017-02-04', '2017-02-05'],
  roundTimes: ['16:30', '16:30', '10:00'],
  timeControl: { minutes: 90, increment: 30 },
  initialColour: 'white',
  arbiters: [],
};

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  const officer = await server.as('officer');
  const act = async (kind: string, command: object, reason?: string): Promise<void> => {
    const answer = await officer.act(kind, { command, ...(reason && { reason }) });
    if (answer.statusCode !== 200) throw new Error(`${kind}: ${answer.body}`);
  };
  await act('event.register', { event: 'open', facts: FACTS });
  for (const [i, name] of NAMES.entries()) {
    await act('player.register', {
      player: `p${i}`,
      name,
      sex: 'f',
      birthDate: `199${i}-01-01`,
    });
    await act('entry.add', { event: 'open', player: `p${i}`, facts: { rating: 2000 - i } });
  }
  await act('round.pair', { event: 'open', round: 1 });
  await act('results.enter-many', { event: 'open', round: 1, results: [{ board: 1, version: 1, result: '1-0' }] });
});

const paper = async (name: string, lang = 'en') => {
  const answer = await server.send({ method: 'GET', url: `/api/cat/events/open/files/${name}?lang=${lang}` });
  return { ...answer, status: answer.statusCode, texts: answer.statusCode === 200 ? textsOf(answer.rawPayload) : [] };
};

describe('papers of an event', () => {
  it('pairings: boards, results that are in, who has no game, day and time', async () => {
    const { texts, headers } = await paper('pairings-1.pdf');
    expect(headers['content-disposition']).toBe('attachment; filename="open-pairings-1.pdf"');
    expect(texts).toEqual(
      expect.arrayContaining([
        'Friday, 3 February 2017, 16:30',
        'Pons, Ana',
        '1 – 0',
        'Pairings of round 1 of 3, by board · White on the left',
      ]),
    );
    expect(texts.filter((text) => text.includes('Vila, Eva'))).toHaveLength(1);
    expect((await paper('pairings.pdf')).texts).toEqual(texts);
  });

  it('where everybody sits, by name; a poster on A3 with names alone', async () => {
    const { texts } = await paper('seats-1.pdf');
    expect(texts.filter((text) => NAMES.includes(text))).toEqual(NAMES.slice(0, 4));
    expect(texts).toContain('Pairings of round 1 of 3, by name');
    const poster = await server.send({
      method: 'GET',
      url: '/api/cat/events/open/files/pairings-1.pdf?paper=a3&lang=en',
    });
    expect(textsOf(poster.rawPayload)).toEqual(expect.arrayContaining(['Pons, Ana', 'Serra, Carla']));
    expect(textsOf(poster.rawPayload)).not.toContain('2000');
    expect(objectsOf(poster.rawPayload).join()).toContain('/MediaBox[0 0 842 1191]');
  });

  it('an address for telephones stands on the sheet where others can open it', async () => {
    const url = '/api/cat/events/open/files/pairings-1.pdf?lang=en';
    const seen = await server.send({ method: 'GET', url, headers: { host: 'escacs.example' } });
    expect(textsOf(seen.rawPayload)).toContain('escacs.example/en/cat/events/open');
    expect((await paper('pairings-1.pdf')).texts.join()).not.toContain('/en/cat');
  });

  it('place cards: one for each player at a board, letters of every language', async () => {
    const { texts } = await paper('cards.pdf');
    expect(texts.filter((text) => NAMES.includes(text)).sort()).toEqual(NAMES.slice(0, 4).sort());
  });

  it('[D-OFF-735] badges: everybody who is in, by name, with title, club or federation and the event', async () => {
    const { texts, status } = await paper('badges.pdf');
    expect(status).toBe(200);
    const parts = NAMES.map((name) => name.split(', '));
    expect(texts.filter((text) => parts.some(([, given]) => given === text))).toHaveLength(NAMES.length);
    expect(texts.filter((text) => parts.some(([family]) => family === text))).toHaveLength(NAMES.length);
  });

  it('players, standings and crosstable', async () => {
    expect((await paper('players.pdf')).texts).toEqual(expect.arrayContaining(NAMES));
    expect((await paper('crosstable.pdf')).status).toBe(200);
    expect((await paper('standings.pdf')).texts.join(' ')).toMatch(/3\s*[–-]\s*12 February 2017/);
  });

  it('a league is a square, each result against the player of the column', async () => {
    const officer = await server.as('officer');
    const facts = { ...FACTS, system: 'round-robin', type: 'round-robin', name: 'Tancat', initialColour: undefined };
    await officer.act('event.register', { command: { event: 'league', facts } });
    for (const i of [0, 1, 2, 3])
      await officer.act('entry.add', { command: { event: 'league', player: `p${i}`, facts: { rating: 2000 - i } } });
    await officer.act('round.pair', { command: { event: 'league', round: 1 } });
    const results = [1, 2].map((board) => ({ board, version: 1, result: board === 1 ? '1-0' : '1/2' }));
    await officer.act('results.enter-many', { command: { event: 'league', round: 1, results } });
    const url = '/api/cat/events/league/files/crosstable.pdf?lang=en';
    const texts = textsOf((await server.send({ method: 'GET', url })).rawPayload);
    expect(texts.join(' ')).toContain('result against the player of the column');
    expect(['×', '½'].map((sign) => texts.filter((text) => text === sign).length)).toEqual([4, 4]);
    expect(texts.filter((text) => /^\d[wb] /.test(text))).toEqual([]);
    // Round 2 is being played: the paper stays after round 1, and says so (D-OFF-1220).
    expect(texts.join(' ')).toContain('Crosstable after round 1');
    await officer.act('round.pair', { command: { event: 'league', round: 2 } });
    const second = [{ board: 1, version: 1, result: '1-0' }];
    await officer.act('results.enter-many', { command: { event: 'league', round: 2, results: second } });
    expect(textsOf((await server.send({ method: 'GET', url })).rawPayload)).toEqual(texts);
  });

  it('standings of teams: their places, points of matches and of boards', async () => {
    const officer = await server.as('officer');
    const team = { rules: 'fide-2026', system: 'team-round-robin', type: 'team', rounds: 1, initialColour: undefined };
    const facts = { ...FACTS, ...team, roundDates: undefined, roundTimes: undefined, name: 'Friends' };
    const lines = 'Reds: Pons, Ana; Roca, Biel\nBlues: Serra, Carla; Vila, Eva';
    const acts = [
      ['event.register', { facts }],
      ['entry.add-many', { from: { kind: 'lines', text: lines } }],
      ['round.pair', { round: 1 }],
      ['results.enter-many', { round: 1, results: [1, 2].map((board) => ({ board, version: 1, result: '1-0' })) }],
    ] as const;
    for (const [kind, command] of acts)
      expect((await officer.act(kind, { command: { event: 'friends', ...command } })).body).not.toContain('problems');
    const url = '/api/cat/events/friends/files/standings.pdf?lang=en';
    const texts = textsOf((await server.send({ method: 'GET', url })).rawPayload);
    expect(texts.slice(texts.indexOf('Team'), texts.indexOf('Team') + 3)).toEqual([
      'Team',
      'Match points',
      'Board points',
    ]);
    expect(texts).toEqual(expect.arrayContaining(['Reds', 'Blues', 'Standings after round 1']));
    expect(texts).not.toContain('Pons, Ana');
  });

  it.each(LANGUAGES)('have all their words in %s', async (lang) => {
    for (const name of ['pairings', 'seats', 'cards', 'badges', 'players', 'crosstable', 'standings'])
      expect((await paper(`${name}.pdf`, lang)).texts.filter((text) => /\[web\.|\[cli\./.test(text))).toEqual([]);
  });

  it('[Sub-condicione 6.1] a result under reserve is marked, with words', async () => {
    const reservation = { doubt: 'A touched piece.', whiteClock: 12, blackClock: 3, at: '2017-02-03T18:00:00Z' };
    const { rounds } = (await (await server.send({ method: 'GET', url: '/api/cat/events/open/rounds' })).json()) as {
      rounds: { boards: { version: number }[] }[];
    };
    const { version } = rounds[0]!.boards[0]!;
    const command = { event: 'open', round: 1, board: 1, version, result: '1-0', reservation };
    await (await server.as('officer')).act('result.enter', { command });
    const { texts } = await paper('pairings-1.pdf');
    expect(texts).toContain('1 – 0 *');
    expect(texts.join(' ')).toContain('* Under reserve. The players disagree on the rules.');
    expect(texts.join(' ')).not.toContain('touched');
    await server.as('officer').then((officer) =>
      officer.act('results.enter-many', {
        command: { event: 'open', round: 1, results: [{ board: 2, version: 1, result: '1-0' }] },
      }),
    );
    for (const name of ['standings.pdf', 'crosstable.pdf']) {
      const table = (await paper(name)).texts;
      expect(table.filter((text) => /^[01] \*$/.test(text))).toEqual(['1 *', '0 *']);
      expect(table.join(' ')).toContain('Round 1, board 1: Pons, Ana');
    }
  });

  it('a round that was not paired is refused in words: 0, 1, 2', async () => {
    const status = async (round: number) => (await paper(`pairings-${round}.pdf`)).status;
    expect([await status(0), await status(1), await status(2)]).toEqual([404, 200, 404]);
    expect((await paper('gossip.pdf')).json()).toMatchObject({ problems: [{ code: 'event-file-unknown' }] });
  });
});
