import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type ActKind,
  allActs,
  type FidePages,
  type Mail,
  memory,
  type OfficePorts,
  performAct,
  SYSTEM,
} from '@escala/office';
import { loadInProcess, newUuid, type ServerOptions, serve, sha256, systemClock } from '@escala/server';
import { openStore } from '@escala/storage';
import { RUN_FOLDER } from '@escala/storage/testing';
import type { BrowserContext, BrowserContextOptions } from 'playwright-core';
import { launchChromium, sharedChromium } from './chromium.ts';
import { copyDemo, type FoundedDemo, webFolderOf } from './shared-by-run.ts';
import { signIn, type WantedAccount } from './signed-in.ts';

export interface HouseTerms {
  readonly chromium: string;
  /** The federation to create; without one the office is empty. */
  readonly demo?: FoundedDemo | undefined;
  /** A day on which it is always noon, so that pages are the same each time; by default the real time. */
  readonly noonOf?: string | undefined;
  readonly options?: Partial<ServerOptions> | undefined;
  /** The mail service, if the office has one. */
  readonly mail?: Mail | undefined;
}

/** An office on this machine with built modules, and a browser that visits it. */
export interface House {
  readonly address: string;
  /** The link printed by an empty office. */
  readonly setupLink: string | undefined;
  /** A person: a separate browser context with its own cookies. */
  person(options?: BrowserContextOptions): Promise<BrowserContext>;
  /** A signed-in person with an account in the federation. */
  personAs(account: WantedAccount, options?: BrowserContextOptions): Promise<BrowserContext>;
  /** Performs an act as the office itself, to prepare a test. Returns its outcome. */
  perform<Outcome = unknown>(kind: ActKind, command: object, reason?: string): Promise<Outcome>;
  /** Makes it noon of this day. */
  setDay(day: string): void;
  /** The office's copy of FIDE's list. */
  readonly fidePages: FidePages;
  close(): Promise<void>;
}

export const FEDERATION = 'demo';
/** No test asserts times: on a busy machine a page may be slow. */
const PATIENCE = 60_000;

export async function openHouse({ chromium, demo, noonOf, options, mail }: HouseTerms): Promise<House> {
  const folder = await mkdtemp(join(tmpdir(), 'escala-house-'));
  const webFolder = await webFolderOf(folder);
  let noon = noonOf;
  const clock: OfficePorts['clock'] = {
    now: () => (noon === undefined ? systemClock.now() : `${noon}T12:00:00.000Z`),
    today: (timeZone) => noon ?? systemClock.today(timeZone),
  };
  const url = join(folder, 'office.sqlite');
  if (demo) await copyDemo(url, FEDERATION, demo, clock);
  const store = await openStore({ url });
  const ports = { archive: store.archive, clock, digest: sha256, newId: newUuid };
  let setupLink: string | undefined;
  const parts = { ...ports, vault: store.vault, fidePages: store.fidePages, memory: memory(), mail };
  const server = await serve({
    ...parts,
    loadFideList: (file, terms) => loadInProcess({ url, file, terms }),
    port: 0,
    options: {
      webFolder,
      passwordCost: { memory: 8, passes: 1 },
      signIns: 1000,
      reads: 1e9,
      files: 1e9,
      writes: 1e9,
      ...options,
    },
    closeStore: () => store.close(),
    announceSetup: (link) => {
      setupLink = link;
    },
  });
  const inRun = process.env[RUN_FOLDER] !== undefined;
  const browser = await (inRun ? sharedChromium : launchChromium)(chromium);
  const people: BrowserContext[] = [];
  const person: House['person'] = async (terms) => {
    const somebody = await browser.newContext({ baseURL: server.address, reducedMotion: 'reduce', ...terms });
    people.push(somebody);
    somebody.setDefaultTimeout(PATIENCE);
    return somebody;
  };
  return {
    address: server.address,
    fidePages: store.fidePages,
    setupLink,
    person,
    personAs: async (account, terms) => {
      const somebody = await person(terms);
      await signIn(parts, FEDERATION, somebody, account);
      return somebody;
    },
    perform: async <Outcome>(kind: ActKind, command: object, reason?: string) => {
      const act = allActs.find((each) => each.kind === kind)!;
      const asked = { federation: FEDERATION, id: newUuid(), actor: SYSTEM, reason, command };
      return (await performAct(parts, act, asked)).outcome as Outcome;
    },
    setDay: (day) => {
      noon = day;
    },
    close: async () => {
      await Promise.all(people.map((somebody) => somebody.close()));
      if (!inRun) await browser.close();
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
