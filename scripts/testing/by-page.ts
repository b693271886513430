import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ActKind, allActs } from '@escala/office';
import * as acts from '@escala/office/acts';
import * as questions from '@escala/office/questions';
import { smtpOf } from '../../apps/server/src/mail/testing/smtp-of.ts';
import { smtpServer } from '../../apps/server/src/mail/testing/smtp-server.ts';
import { QUESTION_PATHS } from '../../apps/server/src/routes/question-paths.ts';
import { officeApi } from '../../apps/server/src/year/testing/office-api.ts';
import { runningOffice } from '../../apps/server/src/year/testing/running-office.ts';
import { yearClock } from '../../apps/server/src/year/testing/year-clock.ts';
import { yearOfTheOffice } from '../../apps/server/src/year/testing/year-of-the-office.ts';
import { root, sourceFiles } from '../source-graph.ts';
import { Executed, Recorder } from './executed.ts';

const ACTS: ReadonlySet<string> = new Set<ActKind>(allActs.map(({ kind }) => kind));
/** Acts and questions by the names that pages import. */
const IMPORTED: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...acts, ...questions }).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && 'kind' in value ? [[name, String(value.kind)]] : [],
  ),
);

/** Later requests of a kind, in a federation, show nothing new. */
const ENOUGH = 12;

const files = sourceFiles().filter(({ path }) => path.startsWith('apps/web/src/') && !path.endsWith('.test.ts'));
const imports = new Map(files.map(({ path, values }) => [path, values]));
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The module that defines the page with this path, and those of the web that it uses. */
function modulesOf(page: string): string[] {
  const definition = `'${page}'`;
  const [own] = files.filter(
    ({ path }) =>
      /\/(?:pages|desks)\//.test(path) &&
      new RegExp(`(?:path: |view\\()${definition.replaceAll('/', '\\/')}`).test(textOf(path)),
  );
  if (own === undefined) return [];
  const found = new Set([own.path]);
  // The acts that can be undone are named in one table for all pages.
  for (const path of found) for (const next of imports.get(path) ?? []) if (!next.endsWith('/undo.ts')) found.add(next);
  return [...found];
}

/** The acts that a page offers and the questions that it asks. */
export function kindsOfPage(page: string): ReadonlySet<string> {
  const kinds = new Set<string>();
  for (const path of modulesOf(page)) {
    const text = textOf(path);
    for (const [, kind] of text.matchAll(/'([a-z-]+(?:\.[a-z-]+)+)'/g)) if (ACTS.has(kind!)) kinds.add(kind!);
    for (const [, names] of text.matchAll(/import (?:type )?\{([^}]*)\} from '@escala\/office\/(?:acts|questions)'/g))
      for (const [name] of names!.matchAll(/\w+/g)) {
        const kind = IMPORTED.get(name);
        if (kind !== undefined) kinds.add(kind);
      }
  }
  return kinds;
}

const PATHS = Object.entries(QUESTION_PATHS).map(([kind, written]) => {
  const [path, method] = [written.replace(/^POST /, ''), written.startsWith('POST ') ? 'POST' : 'GET'];
  return { kind, method, is: new RegExp(`^/[\\w-]+${path.replaceAll(/:\w+/g, '[^/]+')}$`) };
});

function kindOf(method: string, address: string): string | undefined {
  const [path = ''] = address.split('?');
  return (
    /\/acts\/([\w.-]+)$/.exec(path)?.[1] ?? PATHS.find((each) => each.method === method && each.is.test(path))?.kind
  );
}

/** What runs in the office when these acts are performed and these questions asked, in a year of its life over HTTP. */
export async function executedByKind(wanted: ReadonlySet<string>): Promise<ReadonlyMap<string, Executed>> {
  const byKind = new Map<string, Executed>([...wanted].map((kind) => [kind, new Executed()]));
  const clock = yearClock('2017-01-10');
  const post = await smtpServer();
  const folder = mkdtempSync(join(tmpdir(), 'escala-reached-'));
  const server = await runningOffice({ url: join(folder, 'office.sqlite') }, clock, smtpOf(post.url));
  const recorder = new Recorder();
  await recorder.start();
  try {
    const api = officeApi(() => server.address, clock);
    const { send } = api;
    const times = new Map<string, number>();
    let isClean = false;
    Object.assign(api, {
      send: async (...told: Parameters<typeof send>) => {
        const known = byKind.get(kindOf(told[0], told[1]) ?? '');
        const asked = `${told[1].split('/')[1]} ${kindOf(told[0], told[1])}`;
        times.set(asked, (times.get(asked) ?? 0) + 1);
        const isWanted = known !== undefined && times.get(asked)! <= ENOUGH;
        if (isWanted && !isClean) await recorder.addTo(new Executed());
        const answer = await send(...told);
        if (isWanted) await recorder.addTo(known);
        isClean = isWanted;
        return answer;
      },
    });
    await yearOfTheOffice(api, { first: server.firstLink, next: server.newLink }, post);
  } finally {
    await recorder.stop();
    await server.close();
    await post.close();
    rmSync(folder, { recursive: true });
  }
  return byKind;
}
