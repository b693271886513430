import { createHash } from 'node:crypto';
import { claimKind } from '@escala/office';
import { explainRating, previewList, readClaim, readList, readPeriod, showLeague } from '@escala/office/questions';
import { memoryArchive } from '@escala/office/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { SMALL_DEMO } from '../demo-size.ts';
import { DEMO_EVENTS } from '../showcase/events-in-play.ts';
import { DEMO_LEAGUE } from '../showcase/league-in-play.ts';
import { buildDemo } from './build-demo.ts';
import { type DemoDesk, demoDesk } from './demo-desk.ts';

/** D-OFF-281: people trying the office out find something to do on each desk. */
describe('a demonstration to try', () => {
  let desk: DemoDesk;
  beforeAll(async () => {
    const ports = {
      archive: memoryArchive(),
      clock: { now: () => '2026-11-15T12:00:00.000Z', today: () => '2026-11-15' },
      digest: (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex'),
      newId: () => {
        throw new Error('Ids of a demonstration are its own.');
      },
    };
    await buildDemo(ports, 'demo', { ...SMALL_DEMO, years: 1, toTry: true });
    desk = demoDesk(ports, 'demo');
  });

  it('one list is due and can be published, once the report that waits for it is decided or left out', async () => {
    const rapid = await desk.ask(readPeriod, { series: 'rapid' });
    expect(rapid).toMatchObject({ lastList: '2026-10-01', nextList: '2026-11-01', due: ['2026-11-01'] });
    expect(rapid.submitted.map(({ id }) => id)).toEqual([DEMO_EVENTS.submitted]);
    const { obstacles } = await desk.ask(previewList, { series: 'rapid', most: 10 });
    expect(obstacles.map(({ code }) => code)).toEqual(['report-undecided']);
    expect((await desk.ask(readPeriod, { series: 'standard' })).due).toEqual([]);
  });

  it('the first club has an acta to write, one to confirm, and a match to come', async () => {
    const { matches } = await desk.ask(showLeague, { league: DEMO_LEAGUE });
    const own = matches.filter(({ homeClub, awayClub }) => homeClub === 'c001' || awayClub === 'c001');
    const past = own.filter(({ on }) => on! <= '2026-11-15');
    expect(past.some(({ homeClub, acta }) => homeClub === 'c001' && acta === 'none')).toBe(true);
    expect(past.some(({ awayClub, acta }) => awayClub === 'c001' && acta === 'submitted')).toBe(true);
    expect(own.length).toBeGreaterThan(past.length);
  });

  it('claims are signed by people with names', async () => {
    const claims = await desk.read((reading) => reading.list(claimKind));
    expect(claims).toHaveLength(2);
    for (const { id, body } of claims) {
      const { people, name } = await desk.ask(readClaim, { claim: id });
      expect(people?.[body.openedBy]).toBe(name.split(', ').reverse().join(' '));
    }
  });

  it('the claim that waits is about a game of its list, so that its effect can be seen', async () => {
    const claims = await desk.read((reading) => reading.list(claimKind));
    const open = claims.find(({ body }) => body.state === 'open')!;
    const { player, list, about } = await desk.ask(readClaim, { claim: open.id });
    const line = await desk.ask(explainRating, { player, ...list, edition: 'published' });
    if (line.kind !== 'head-to-head' || about.kind !== 'game') throw new Error('not about a game');
    const games = line.document.events.find(({ id }) => id === about.event)?.games ?? [];
    expect(games).toContainEqual(
      expect.objectContaining({ round: about.round, white: about.opponent, black: player, result: '1-0' }),
    );
  });

  it('lists can be filtered by category', async () => {
    const { choices } = await desk.ask(readList, { series: 'standard' } as never);
    expect(choices.categories).toEqual(['preferent', 'first', 'second', 'third']);
  });
});
