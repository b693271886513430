import { buildDemo } from '@escala/demo';
import {
  accountKind,
  clubOf,
  entryRequestKind,
  eventKind,
  memory,
  playerKind,
  type Role,
  type SeenBy,
  seenByOf,
} from '@escala/office';
import { memoryArchive, memoryVault } from '@escala/office/testing';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAccount } from '../access/open-account.ts';
import { startSession } from '../access/sessions.ts';
import { buildServer } from '../build-server.ts';
import { contextOf, type ServerContext, type ServerParts } from '../server-parts.ts';
import { sha256 } from '../system-ports.ts';
import { addressesOf } from '../testing/addresses-of.ts';
import { PLANTED, plantedArchive, type Side, unplanted } from '../testing/planted-archive.ts';

const TODAY = '2026-11-15';
const FEDERATION = 'demo';

interface Looking {
  readonly roles: readonly Role[];
  /** Runs every event. */
  readonly runs?: true;
  readonly seesNot: readonly SeenBy[];
}
/** Papers and workings are the same for everybody who does not run the event: looked at once. */
const WHOLE = new Set(['anonymous', 'arbiter of the event']);

const ALL: readonly SeenBy[] = ['near', 'desk', 'concerned', 'office', 'accounts', 'nobody'];

/** Who looks, and what none of them may see. */
const LOOKING: Readonly<Record<string, Looking>> = {
  anonymous: { roles: ['public'], seesNot: ALL },
  player: { roles: ['player'], seesNot: ALL },
  delegate: { roles: ['delegate'], seesNot: ALL },
  arbiter: { roles: ['arbiter'], seesNot: ALL },
  'arbiter of the event': {
    roles: ['arbiter'],
    runs: true,
    seesNot: ['near', 'concerned', 'office', 'accounts', 'nobody'],
  },
  officer: { roles: ['officer'], seesNot: ['accounts', 'nobody'] },
  commission: { roles: ['commission'], seesNot: ['accounts', 'nobody'] },
  committee: { roles: ['committee'], seesNot: ['accounts', 'nobody'] },
  delegation: { roles: ['delegation'], seesNot: ALL },
  administrator: { roles: ['administrator'], seesNot: ['near', 'desk', 'concerned', 'office', 'nobody'] },
};

it('every private field has a value to look for', () => {
  expect(unplanted()).toEqual([]);
  const gone = Object.keys(PLANTED).filter((place) => {
    const [kind = '', field = ''] = place.split('.');
    return seenByOf(kind, field) === 'everybody';
  });
  expect(gone).toEqual([]);
});

describe('private fields make no difference to anything that is answered', () => {
  const archive = memoryArchive();
  const vault = memoryVault();
  let ids = 0;
  const parts: ServerParts = {
    archive,
    vault,
    clock: { now: () => `${TODAY}T12:00:00.000Z`, today: () => TODAY },
    digest: sha256,
    newId: () => `id-${++ids}`,
    options: { reads: 1e9, files: 1e9, writes: 1e9, passwordCost: { memory: 8, passes: 1 } },
  };
  let context: ServerContext;
  let own: { player: string; club: string };
  let addresses: string[];

  beforeAll(async () => {
    await buildDemo(parts, FEDERATION, { players: 60, years: 1, seed: 1, endsOn: TODAY });
    context = contextOf(parts);
    await archive.write(FEDERATION, async (writing) => {
      const events = await writing.list(eventKind);
      const open = events.find(({ body }) => body.state === 'registered') ?? events[0]!;
      const asked = { event: open.id, order: 1, askedOn: TODAY, state: 'open' as const, name: 'Ningú, Ella' };
      await writing.put(entryRequestKind, `${open.id}/00001`, 1, 1, asked);
    });
    await archive.read(FEDERATION, async (reading) => {
      const players = (await reading.list(playerKind)).filter(({ body }) => body.mergedInto === undefined);
      const player = players.find(({ body }) => clubOf(body) !== undefined)!;
      own = { player: player.id, club: clubOf(player.body)! };
      addresses = await addressesOf(reading);
    });
  });

  it.each(Object.entries(LOOKING))('to %s', async (name, looking) => {
    const headers = await headersOf(context, name, looking, own);
    const hides = (kind: string, field: string, body: Readonly<Record<string, unknown>>): boolean => {
      if (!looking.seesNot.includes(seenByOf(kind, field))) return false;
      return !isOwn(kind, body);
    };
    const isOwn = (kind: string, body: Readonly<Record<string, unknown>>): boolean =>
      (kind === 'player' && (body.number === undefined || clubOf(body as never) === own.club)) ||
      (kind === 'account' && String(body.name).startsWith('Looking')) ||
      (name === 'delegate' && (['acta', 'match-reserve', 'sanction'].includes(kind) || body.club === own.club));

    const one = await officeOf(parts, 'one', hides);
    const other = await officeOf(parts, 'other', hides);
    const found: string[] = [];
    let answered = 0;
    // The files for FIDE have the dates of those who play (`fide-report.test.ts`).
    const forFide = looking.runs ? /\/files\/report\./ : WHOLE.has(name) ? /^$/ : /\/files\/|\.zip|\/ratings\//;
    for (const url of addresses.filter((each) => !forFide.test(each))) {
      const [a, b] = await Promise.all(
        [one, other].map((app) => app.inject({ url, headers: { ...headers, accept: 'text/html' } })),
      );
      if (a!.statusCode === 200) answered++;
      if (a!.statusCode !== b!.statusCode || (a!.statusCode === 200 && a!.body !== b!.body))
        found.push(`${url}: ${difference(a!.body, b!.body)}`);
    }
    await one.close();
    await other.close();
    expect(found).toEqual([]);
    expect(answered).toBeGreaterThan(100);
  });
  afterAll(() => archive.close());
});

async function officeOf(
  parts: ServerParts,
  side: Side,
  hides: Parameters<typeof plantedArchive>[2],
): Promise<FastifyInstance> {
  const app = await buildServer({ ...parts, memory: memory(), archive: plantedArchive(parts.archive, side, hides) });
  return app;
}

async function headersOf(
  context: ServerContext,
  name: string,
  { roles: [role], runs }: Looking,
  { player, club }: { readonly player: string; readonly club: string },
): Promise<Record<string, string>> {
  if (role === 'public' || role === undefined || role === 'device') return {};
  const id = await openAccount(
    context,
    FEDERATION,
    {
      ...{ name: `Looking as ${name}`, email: `${name.replaceAll(' ', '-')}@example.org` },
      // One of no clubs: no delegation is on record here.
      roles: [role === 'delegation' ? 'player' : role],
      ...(role === 'delegate' && { clubs: [club] }),
    },
    context.newId,
  );
  await context.archive.write(FEDERATION, async (writing) => {
    const { version, seq, body } = (await writing.get(accountKind, id))!;
    const events = runs ? (await writing.list(eventKind)).map((each) => each.id) : [];
    const mine = {
      ...body,
      roles: [role],
      secondFactors: ['totp' as const],
      events,
      ...(role === 'player' && { player }),
    };
    await writing.put(accountKind, id, version + 1, seq, mine);
  });
  const { token, csrf } = await startSession(context, FEDERATION, id, true);
  return { cookie: `escala-${FEDERATION}=${token}`, 'x-csrf-token': csrf };
}

/** Where two answers begin to differ. */
function difference(a: string, b: string): string {
  const at = [...a].findIndex((letter, i) => letter !== b[i]);
  return `…${a.slice(Math.max(0, at - 60), at + 40)}…`.replaceAll(/\s+/g, ' ');
}
