import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { complaintsOf, overflowOf, violationsOf } from './looked-at.ts';
import { FEDERATION, type House, openHouse } from './open-house.ts';

const DAY = '2026-06-15';
export const EVENT = 'vila';
const WIDE = { width: 1200, height: 900 };
export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} satisfies BrowserContextOptions;

const FACTS = {
  name: 'Obert de la Vila',
  system: 'fce-1990',
  type: 'swiss',
  ruleFacts: { kind: 'open' },
  start: DAY,
  end: DAY,
  timeControl: { minutes: 10, increment: 5 },
  initialColour: 'white',
  arbiters: [],
};

interface Told {
  readonly version: number;
  readonly state: string;
  readonly boards: readonly {
    board: number;
    version: number;
    white: string;
    black: string;
    result?: string;
    kind?: string;
    underReserve?: true;
  }[];
  readonly differences: readonly unknown[];
}

/** An event with twelve players, run by an arbiter at the desk in a browser; and an officer. */
export interface ArbiterDesk {
  readonly house: House;
  readonly arbiter: BrowserContext;
  readonly officer: BrowserContext;
  /** The arbiter's page; after closing it, use `anotherPage`. */
  page: Page;
  /** The browser's complaints about that page. */
  complaints: string[];
  anotherPage(): Promise<void>;
  /** The address of a page of the event at the desk. */
  desk(path: string): string;
  ask<T>(path: string): Promise<T>;
  told(round: number): Promise<Told>;
  results(round: number): Promise<(string | undefined)[]>;
  /** Acts on results of this event, oldest first, as on record. */
  acts(): Promise<{ id: string; board: number; round: number; result: string }[]>;
  press(keys: string): Promise<void>;
  pair(round: number): Promise<void>;
  openResults(round: number): Promise<void>;
  close(round: number): Promise<void>;
}

export async function openArbiterDesk(chromium: string, rounds: number, other: object = {}): Promise<ArbiterDesk> {
  const house = await openHouse({ chromium, noonOf: DAY, demo: { players: 60, years: 1, seed: 1, endsOn: DAY } });
  const ask = async <T>(path: string): Promise<T> =>
    (await (await fetch(`${house.address}/api/${FEDERATION}${path}`)).json()) as T;
  const { lists } = await ask<{ lists: { series: string; date: string }[] }>('/lists');
  const { series, date } = lists.find((list) => list.series === 'standard')!;
  const { rows } = await ask<{ rows: { id: string }[] }>(`/lists/${series}?date=${date}`);
  const players = rows.slice(0, 12).map(({ id }) => ({ player: id }));
  await house.perform('event.register', { event: EVENT, facts: { ...FACTS, rounds, ...other } });
  await house.perform('entry.add-many', { event: EVENT, from: { kind: 'registry', players } });
  const arbiter = await house.personAs({ roles: ['arbiter'], events: [EVENT], name: 'Àngels Soler' });
  const officer = await house.personAs({ roles: ['officer'], name: 'Anna Puig' });
  const page = await arbiter.newPage();
  await page.setViewportSize(WIDE);
  return withWords({ house, arbiter, officer, page, complaints: complaintsOf(page), ask });
}

type Begun = Pick<ArbiterDesk, 'house' | 'arbiter' | 'officer' | 'page' | 'complaints' | 'ask'>;

function withWords(begun: Begun): ArbiterDesk {
  const { arbiter, officer, ask } = begun;
  const address = (path: string): string => `/en/${FEDERATION}/desk/events/${EVENT}${path}`;
  const told: ArbiterDesk['told'] = async (round) =>
    (await ask<{ rounds: Told[] }>(`/events/${EVENT}/rounds?round=${round}`)).rounds[0]!;
  const desk: ArbiterDesk = {
    ...begun,
    desk: address,
    told,
    anotherPage: async () => {
      desk.page = await arbiter.newPage();
      await desk.page.setViewportSize(WIDE);
      desk.complaints = complaintsOf(desk.page);
    },
    results: async (round) =>
      (await told(round)).boards.map(({ result, kind }) => (kind === 'forfeit' ? `${result} forfeit` : result)),
    acts: async () => {
      const answer = await officer.request.get(`/api/${FEDERATION}/acts?kind=result.enter&limit=200`);
      const entries = ((await answer.json()) as { acts: { id: string; command: never }[] }).acts;
      return entries.map(({ id, command }) => ({ id, ...(command as object) }) as never).reverse();
    },
    press: async (keys) => {
      for (const key of keys) await desk.page.keyboard.press(key);
    },
    pair: async (round) => {
      await desk.page.goto(address('/rounds'));
      await desk.page.getByRole('button', { name: `Pair round ${round}` }).click();
      await desk.page.getByText(`Round ${round} paired.`).waitFor();
    },
    openResults: async (round) => {
      await desk.page.goto(address(`/rounds/${round}/results`));
      await ready(desk.page);
      await desk.page.locator('#board-1').focus();
    },
    close: async (round) => {
      await saved(desk.page);
      await desk.page.goto(address('/rounds'));
      await desk.page
        .getByRole('button', { name: `Close round ${round}` })
        .first()
        .click();
      await desk.page.getByText(`Round ${round} closed.`).waitFor();
    },
  };
  return desk;
}

/** Waits until the page of result entry works. */
export const ready = (where: Page): Promise<void> => where.locator('[data-entry][data-ready]').waitFor();

export const saved = (where: Page): Promise<void> => where.getByText(/All saved|Tot desat/).waitFor();

/** Waits until the service worker has cached the page: then a reload without a connection shows it. */
export async function kept(where: Page): Promise<void> {
  // Polled from here: inside the page a promise would count as true at once.
  const isKept = (): Promise<unknown> =>
    where.evaluate(`(async () => {
      const found = await caches.match(location.pathname, { ignoreVary: true });
      return navigator.serviceWorker.controller !== null && found !== undefined;
    })()`);
  await expect.poll(isKept).toBe(true);
}

/** Blocks the browser's database from another tab, like a slow disk, until released. */
export async function holdQueue(context: BrowserContext): Promise<() => Promise<void>> {
  const tab = await context.newPage();
  await tab.goto(`/en/${FEDERATION}`);
  await tab.evaluate(`new Promise((held) => {
    indexedDB.open('escala-results').onsuccess = ({ target: { result } }) => {
      const shelf = result.transaction('queue', 'readwrite').objectStore('queue');
      const goOn = () => void (shelf.get(1).onsuccess = () => (held(), window.isOver || goOn()));
      goOn();
    };
  })`);
  return async () => {
    await tab.evaluate('void (window.isOver = true)');
    await tab.close();
  };
}

export async function looked(
  where: Page,
  what: 'at-everything' | 'at-all-but-colours' = 'at-everything',
): Promise<void> {
  expect(await overflowOf(where)).toEqual([]);
  expect(await violationsOf(where, what)).toEqual([]);
}

/** The same on a telephone. */
export async function narrow(where: Page): Promise<void> {
  await where.setViewportSize(PHONE.viewport);
  await looked(where, 'at-all-but-colours');
  await where.setViewportSize(WIDE);
}
