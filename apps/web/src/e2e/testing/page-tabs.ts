import type { BrowserContext, Page, Response } from 'playwright-core';
import { complaintsOf, faultsOf, type Looking } from './looked-at.ts';

export const WIDE = { width: 1280, height: 900 };
export const PHONE = { width: 375, height: 812 };

/** One way to check a page. Without `axe`, only for overflow. */
interface Look {
  readonly width: 'wide' | 'phone';
  readonly colours: 'light' | 'dark';
  readonly axe?: Looking;
}

/** A kind of page in both schemes and widths, with each axe rule where it can find something new. */
export const FULLY: readonly Look[] = [
  { width: 'wide', colours: 'light', axe: 'at-everything' },
  { width: 'wide', colours: 'dark', axe: 'at-colours' },
  { width: 'phone', colours: 'dark', axe: 'at-everything' },
  { width: 'phone', colours: 'light', axe: 'at-colours' },
];
/** A page of a kind already checked, with other content. */
export const BRIEFLY: readonly Look[] = [
  { width: 'wide', colours: 'light', axe: 'at-everything' },
  { width: 'phone', colours: 'light' },
];

export interface PageTabs {
  /**
   * All faults of a page in these looks, plus the browser's complaints.
   * `also` adds a test's own checks, on the page in its first look.
   */
  faultsOf(
    address: string,
    looks: readonly Look[],
    also?: (page: Page, answer: Response) => Promise<readonly string[]>,
  ): Promise<string[]>;
}

/**
 * A few tabs of one window, for tests that check many pages: `it.concurrent.each(paths)` with `tabs.faultsOf` keeps all
 * of them busy, and another page costs only its checks.
 */
export async function pageTabs(person: BrowserContext, count = 3): Promise<PageTabs> {
  const free = await Promise.all(
    Array.from({ length: count }, async () => {
      const page = await person.newPage();
      return { page, complaints: complaintsOf(page), as: {} };
    }),
  );
  const waiting: (() => void)[] = [];
  return {
    faultsOf: async (address, looks, also) => {
      while (free.length === 0) await new Promise<void>((resolve) => waiting.push(resolve));
      const tab = free.pop()!;
      try {
        return await seen(tab, address, looks, also);
      } finally {
        free.push(tab);
        waiting.shift()?.();
      }
    },
  };
}

interface Tab {
  readonly page: Page;
  readonly complaints: string[];
  /** The look it already has from before. */
  readonly as: Shown;
}

interface Shown {
  width?: Look['width'];
  colours?: Look['colours'];
}

async function show(page: Page, as: Shown, { width, colours }: Look): Promise<void> {
  if (as.width !== width) await page.setViewportSize(width === 'wide' ? WIDE : PHONE);
  if (as.colours !== colours) await page.emulateMedia({ colorScheme: colours });
  Object.assign(as, { width, colours });
}

/** The faults of a page as it is. With `ESCALA_SHOTS`, screenshots under this name are saved there. */
export async function faultsAsItStands(
  page: Page,
  looks: readonly Look[],
  { as = {}, name }: { readonly as?: Shown; readonly name?: string } = {},
): Promise<string[]> {
  const faults: string[] = [];
  const folder = process.env.ESCALA_SHOTS;
  for (const look of looks) {
    await show(page, as, look);
    const where = `${look.width}, ${look.colours}`;
    faults.push(...(await faultsOf(page, look.axe)).map((fault) => `${where}: ${fault}`));
    if (folder && name)
      await page.screenshot({ path: `${folder}/${name}-${look.width}-${look.colours}.png`, fullPage: true });
  }
  return faults;
}

async function seen(
  { page, complaints, as }: Tab,
  address: string,
  looks: readonly Look[],
  also: Parameters<PageTabs['faultsOf']>[2],
): Promise<string[]> {
  complaints.length = 0;
  await show(page, as, looks[0]!);
  const answer = await page.goto(address);
  const found = answer?.status() !== 200 ? [`status ${answer?.status()}`] : ((await also?.(page, answer)) ?? []);
  const faults = [...found, ...(await faultsAsItStands(page, looks, { as }))];
  return [...faults, ...complaints.map((line) => `console: ${line}`)].map((fault) => `${address} ${fault}`);
}
