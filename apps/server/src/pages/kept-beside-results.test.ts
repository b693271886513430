import { buildDemo, DEMO_LEAGUE } from '@escala/demo';
import {
  type ActKind,
  allActs,
  allQuestions,
  boardKind,
  clubKind,
  mayTry,
  memory,
  NOBODY,
  performAct,
  playerKind,
  roundId,
  SYSTEM,
} from '@escala/office';
import { memoryArchive, memoryVault } from '@escala/office/testing';
import { publicPages } from '@escala/web';
import type { FastifyInstance } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { buildServer } from '../build-server.ts';
import { questionPlace } from '../routes/question-paths.ts';
import type { ServerParts } from '../server-parts.ts';
import { sha256 } from '../system-ports.ts';

const TODAY = '2026-11-15';
/** A Swiss event in its fourth round, some results missing. */
const EVENT = 'obert-en-joc';
const ROUND = 4;

let ids = 0;
const parts: ServerParts = {
  archive: memoryArchive(),
  vault: memoryVault(),
  clock: { now: () => `${TODAY}T12:00:00.000Z`, today: () => TODAY },
  digest: sha256,
  newId: () => `id-${++ids}`,
  options: { reads: 1e9, files: 1e9 },
};

/** A process of its own: only the record is shared. */
async function process(): Promise<FastifyInstance> {
  const app = await buildServer({ ...parts, memory: memory() });
  onTestFinished(() => app.close());
  return app;
}

const act = (kind: ActKind, command: unknown) =>
  performAct(parts, allActs.find((each) => each.kind === kind)!, {
    ...{ federation: 'demo', id: parts.newId(), actor: SYSTEM, reason: 'a test', command },
  });

it('every public page and answer is at once what the record says, through any process, whatever was kept of it (D-OFF-761, D-OFF-1001)', async () => {
  await buildDemo(parts, 'demo', { players: 60, years: 1, seed: 1, endsOn: TODAY });
  const read = parts.archive.read;
  const boards = await read('demo', (reading) =>
    reading.find(boardKind, { key: 'round', equals: roundId(EVENT, ROUND) }),
  );
  const open = boards.filter(({ body }) => body.result === undefined && body.black !== null);
  const [player] = (await read('demo', (reading) => reading.list(playerKind))).filter(({ body }) => !body.mergedInto);
  const [club] = await read('demo', (reading) => reading.list(clubKind));
  const series = (await (await process()).inject('/api/demo/lists')).json().lists as { series: string; date: string }[];
  const values: Readonly<Record<string, string>> = {
    ...{ event: EVENT, round: String(ROUND), board: '1', entrant: '1', league: DEMO_LEAGUE, match: 'none' },
    ...{ series: 'standard', date: series.find((each) => each.series === 'standard')!.date },
    ...{ player: player!.id, club: club!.id, book: 'fce-2016', rules: 'fce-1990', guide: 'arbiter' },
  };
  const at = (path: string): string => path.replace(/:(\w+)/g, (_, name: string) => values[name]!);
  const answers = allQuestions.filter(({ kind }) => mayTry(NOBODY, kind)).map(({ kind }) => questionPlace(kind));
  const addresses = [
    ...publicPages.map(({ path }) => `/ca/demo${at(path)}`),
    ...answers.filter(({ method }) => method === 'GET').map(({ path }) => `/api/demo${at(path)}`),
  ];
  const all = async (app: FastifyInstance): Promise<Record<string, string>> => {
    const pages: Record<string, string> = {};
    for (const url of addresses) {
      const { statusCode, body } = await app.inject({ url, headers: { accept: 'text/html' } });
      // A problem page contains the number of its request, so its body is left out.
      pages[url] = `${statusCode} ${statusCode === 200 ? body : ''}`;
    }
    return pages;
  };
  const processes = [await process(), await process()];
  let before = await all(processes[0]!);
  const found = (start: string): number =>
    Object.entries(before).filter(([url, page]) => url.startsWith(start) && page.startsWith('200')).length;
  expect([found('/ca/') > 40, found('/api/') > 30]).toEqual([true, true]);
  await all(processes[1]!);
  const acts = {
    'a result': () => {
      const { body, version } = open[0]!;
      return act('result.enter', { event: EVENT, round: ROUND, board: body.board, version, result: '1-0' });
    },
    'another name': () =>
      act('player.amend', { player: player!.id, version: player!.version, name: 'Altrament, Dita' }),
  };
  for (const [name, perform] of Object.entries(acts)) {
    await perform();
    const fresh = await all(await process());
    expect(fresh, name).not.toEqual(before);
    for (const kept of processes) expect(await all(kept), name).toEqual(fresh);
    before = fresh;
  }
});
