import { type PostgresServer, postgresHere, startPostgres } from '@escala/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProblemDocument } from '../http/problem-document.ts';
import { roundOf } from './testing/chapters/desk.ts';
import type { Answer } from './testing/office-api.ts';
import type { Answered } from './testing/person.ts';
import { DAY, smallOffice, through } from './testing/small-office.ts';

const codesOf = ({ body }: Answer): string[] => (body as ProblemDocument).problems.map(({ code }) => code);

describe.runIf(postgresHere())('two servers on one PostgreSQL', () => {
  let postgres: PostgresServer;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres?.stop());

  it('what comes to both at the same moment happens once; sessions and results go through either', async () => {
    const office = await smallOffice(postgres.database('two'));
    const second = await office.another();
    const both = [office.first, second].map((process) => through(process, office));
    const once = async (kind: string, command: unknown, refusedWith: string): Promise<void> => {
      const answers = await Promise.all(both.map((each) => each.send(kind, command)));
      const refused = answers.filter(({ status }) => status !== 200);
      expect(refused.map(codesOf)).toEqual([[refusedWith]]);
    };
    await once('round.pair', { event: 'obert', round: 1 }, 'round-exists');
    await once('list.publish', { series: 'standard', date: '2017-02-01' }, 'list-published');
    await once('list.publish-history', { series: 'standard', upTo: DAY }, 'no-list-due');
    const same = await Promise.all(both.map((each) => each.send('club.register', { name: 'Un club' }, 'one-act')));
    const acts = same.map(({ body }) => body as Answered<{ club: string }>);
    expect(acts.map(({ again }) => again).sort()).toEqual([false, true]);
    expect(acts[0]!.act).toEqual(acts[1]!.act);
    const { boards } = await roundOf(office.officer, 'obert', 1);
    const entered = boards.map(({ board, version }, i) =>
      both[i % 2]!.send('result.enter', { event: 'obert', round: 1, board, version, result: '1-0' }),
    );
    expect((await Promise.all(entered)).map(({ status }) => status)).toEqual(boards.map(() => 200));
    const [board] = (await roundOf(office.officer, 'obert', 1)).boards;
    const changed = { event: 'obert', round: 1, board: 1, version: board!.version };
    const others = ['0-1', '1/2'].map((result, i) => both[i]!.send('result.enter', { ...changed, result }));
    expect((await Promise.all(others)).map(({ status }) => status).sort()).toEqual([200, 409]);
    for (const each of both)
      for (const date of ['2017-02-01', DAY])
        expect(await each.ask('list.verify', { series: 'standard', date })).toMatchObject({ holds: true });
  });

  it('one is told to end in the middle: what it acknowledged is there, the rest is sent to the other', async () => {
    const office = await smallOffice(postgres.database('ending'));
    const second = await office.another();
    const [here, there] = [through(office.first, office), through(second, office)];
    const commands = Array.from({ length: 60 }, (_, i) => ({ id: `club-${i}`, command: { name: `Club número ${i}` } }));
    let answered = 0;
    let ended: Promise<number | null> | undefined;
    const tried = commands.map(async ({ id, command }) => {
      const status = await there.send('club.register', command, id).then(
        (answer) => answer.status,
        () => 0,
      );
      if (++answered === 10) ended = second.terminate();
      return status;
    });
    const statuses = await Promise.all(tried);
    expect(await ended).toBe(0);
    // It finished whatever it had begun.
    expect(new Set(statuses.filter((status) => ![0, 503].includes(status)))).toEqual(new Set([200]));
    const again = await Promise.all(
      commands.map(
        async ({ id, command }) => (await here.send('club.register', command, id)).body as Answered<unknown>,
      ),
    );
    statuses.forEach((status, i) => {
      if (status === 200) expect(again[i]!.again).toBe(true);
    });
    const { clubs } = await here.ask<{ clubs: unknown[] }>('club.search', { limit: 100 });
    expect(clubs).toHaveLength(60);
  });

  describe('with a streaming replica for readers (DATABASE_READ_URL)', () => {
    let replica: PostgresServer;
    beforeAll(async () => {
      replica = await startPostgres({ replicaOf: postgres });
    });
    afterAll(() => replica?.stop());

    it('visitors read it; whoever has an account reads what they wrote a moment ago, however far behind it is', async () => {
      const url = postgres.database('behind');
      const readUrl = replica.url.replace(/\/\w+$/, '/behind');
      // The whole setup goes through a server with a replica: link, sign-in, invitation, second factor, acts.
      const office = await smallOffice(url, readUrl);
      const { officer, api } = office;
      const lagging = new (await import('pg')).default.Client({ connectionString: readUrl });
      await lagging.connect();
      const clubs = async (headers: Readonly<Record<string, string>>): Promise<number> => {
        const { body } = await api.send('GET', '/cat/clubs', headers);
        return (body as { clubs: unknown[] }).clubs.length;
      };
      await officer.act('club.register', { name: 'El primer' });
      while ((await clubs({})) === 0) await new Promise((resolve) => setTimeout(resolve, 20));
      await lagging.query('select pg_wal_replay_pause()');
      try {
        await officer.act('club.register', { name: 'El segon' });
        expect([await clubs(await officer.headers()), await clubs({})]).toEqual([2, 1]);
      } finally {
        await lagging.query('select pg_wal_replay_resume()');
        await lagging.end();
      }
      while ((await clubs({})) === 1) await new Promise((resolve) => setTimeout(resolve, 20));
    });
  });
});
