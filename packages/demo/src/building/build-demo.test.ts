import { createHash } from 'node:crypto';
import type { OfficePorts } from '@escala/office';
import { claimKind, correctionKind, eventKind, listKind, reportKind, sanctionKind, verifyList } from '@escala/office';
import { eventDocument, showLeague, suspectedDuplicates } from '@escala/office/questions';
import { memoryArchive } from '@escala/office/testing';
import { describe, expect, it } from 'vitest';
import { DEMO_EVENTS } from '../showcase/events-in-play.ts';
import { DEMO_LEAGUE } from '../showcase/league-in-play.ts';
import { buildDemo, type DemoTerms } from './build-demo.ts';
import { demoDesk } from './demo-desk.ts';

function newPorts(): OfficePorts {
  return {
    archive: memoryArchive(),
    clock: { now: () => '2026-11-15T12:00:00.000Z', today: () => '2026-11-15' },
    digest: (content) => createHash('sha256').update(content).digest('hex'),
    newId: () => {
      throw new Error('Ids of a demonstration are its own.');
    },
  };
}

async function built(terms: DemoTerms): Promise<OfficePorts> {
  const ports = newPorts();
  await buildDemo(ports, 'demo', terms);
  return ports;
}

const TINY = { players: 40, years: 1, seed: 3 };

describe('a made-up federation on record', () => {
  it('has every list up to its last day, and every one of them holds', async () => {
    const { archive, digest } = await built(TINY);
    await archive.read('demo', async (reading) => {
      const lists = await reading.list(listKind);
      expect(lists).toHaveLength(24);
      expect(lists.every(({ body }) => body.players > 20)).toBe(true);
      for (const { body } of lists)
        expect(await verifyList(reading, body.series, body.date, digest)).toMatchObject({ holds: true, differing: [] });
    });
  });

  it('is the same from the same seed, down to the hash of its last act', async () => {
    const head = async (terms: DemoTerms) => (await built(terms)).archive.read('demo', (reading) => reading.head());
    expect(await head(TINY)).toEqual(await head(TINY));
    expect((await head({ ...TINY, seed: 4 })).hash).not.toEqual((await head(TINY)).hash);
  });

  it('tells how far it has come', async () => {
    const stages: string[] = [];
    await buildDemo(newPorts(), 'demo', { ...TINY, work: false }, ({ stage, done, all }) => {
      expect(done).toBeLessThanOrEqual(all);
      if (stages.at(-1) !== stage) stages.push(stage);
    });
    expect(stages).toEqual(['people', 'events', 'lists']);
  });

  it('[D-OFF-1352] has team events whose teams meet by the tables', async () => {
    const { read, ask } = demoDesk(await built({ players: 300, years: 1, seed: 1, work: false }), 'demo');
    const events = (await read((reading) => reading.list(eventKind))).filter(({ body }) => body.type === 'team');
    expect(events.length).toBeGreaterThan(0);
    for (const { id } of events) {
      const { players, games, system } = await ask(eventDocument, { event: id });
      expect(system).toBe('team-round-robin');
      const teams = [...new Set(players.map(({ team = '' }) => team))];
      expect(teams).toHaveLength(8);
      const teamOf = new Map(players.map(({ id: player, team = '' }) => [player, teams.indexOf(team) + 1]));
      // Who meets the last team, round by round, by Berger’s table of eight.
      const met = [1, 2, 3, 4, 5, 6, 7].map((round) => {
        const own = games.filter((game) => game.round === round && teamsOf(game).includes(8));
        return [...new Set(own.flatMap(teamsOf))].filter((team) => team !== 8);
      });
      expect(met).toEqual([[1], [5], [2], [6], [3], [7], [4]]);
      function teamsOf({ white, black }: { readonly white: string; readonly black: string }): number[] {
        return [teamOf.get(white)!, teamOf.get(black)!];
      }
    }
  });

  it('has work on every desk', async () => {
    const ports = await built({ players: 120, years: 1, seed: 1 });
    const { read, ask } = demoDesk(ports, 'demo');
    await read(async (reading) => {
      const states = await reading.getMany(eventKind, Object.values(DEMO_EVENTS));
      expect(states.map(({ body }) => body.state).sort()).toEqual([
        'registered',
        'registered',
        'running',
        'running',
        'submitted',
      ]);
      expect((await reading.get(reportKind, DEMO_EVENTS.submitted))?.body.findings.length).toBeGreaterThan(0);
      expect((await reading.list(claimKind)).map(({ body }) => body.state).sort()).toEqual(['open', 'upheld']);
      const [correction] = await reading.list(correctionKind);
      expect(correction?.body.lists.length).toBeGreaterThan(0);
      expect(await reading.list(sanctionKind)).toHaveLength(1);
    });
    const { matches } = await ask(showLeague, { league: DEMO_LEAGUE });
    expect(matches.map(({ acta }) => acta)).toEqual([
      'confirmed',
      'confirmed',
      'confirmed',
      'submitted',
      'none',
      'none',
    ]);
    expect((await ask(suspectedDuplicates, { limit: 10 })).count).toBeGreaterThan(0);
  });

  it.each([
    [59, false],
    [60, true],
    [61, true],
  ])('of %i players has work on the desk: %s', async (players, has) => {
    const { archive } = await built({ ...TINY, players });
    const event = await archive.read('demo', (reading) => reading.get(eventKind, DEMO_EVENTS.roundRobin));
    expect(event !== undefined).toBe(has);
  });
});
