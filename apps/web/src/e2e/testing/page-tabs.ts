import type { BrowserContext, Page, Response } from 'playwright-core';
import { complaintsOf, headsOutOfPlace, type Looking, overflowOf, violationsOf } from './looked-at.ts';

export const WIDE = { width: 1280, height: 900 };
export const PHONE = { width: 375, height: 812 };

/** One way to look at a page. Without `axe`, only whether something reaches over the edge. */
interface Look {
  readonly width: 'wide' | 'phone';
  readonly colours: 'light' | 'dark';
  readonly axe?: Looking;
}

/** A kind of page in both colours and widths, each rule of axe where it can say something new. */
export const FULLY: readonly Look[] = [
  { width: 'wide', colours: 'light', axe: 'at-everything' },
  { width: 'wide', colours: 'dark', axe: 'at-colours' },
  { width: 'phone', colours: 'dark', axe: 'at-everything' },
  { width: 'phone', colours: 'light', axe: 'at-colours' },
];
/** A page of a kind that was looked at before, with other things on it. */
export const BRIEFLY: readonly Look[] = [
  { width: 'wide', colours: 'light', axe: 'at-everything' },
  { width: 'phone', colours: 'light' },
];

export interface PageTabs {
  /**
   * Everything that is wrong with a page in these looks, and what the browser complains of meanwhile. `also` looks at what this test is
   * about: at the page as it stands in the first look.
   */
  faultsOf(
    address: string,
    looks: readonly Look[],
    also?: (page: Page, answer: Response) => Promise<readonly string[]>,
  ): Promise<string[]>;
}

/**
 * A few tabs of one window, for tests that look at many pages: `it.concurrent.each(paths)` with `tabs.faultsOf` in it keeps all of them
 * busy, and one more page costs its looks and nothing else.
 */
export async function pageTabs(person: BrowserContext, count = 3): Promise<PageTabs> {
  const free = await Promise.all(
    Array.from({ length: count }, async () => {
      const page = await person.newPage();
      return { page, complaints: complaintsOf(page) };
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

async function seen(
  { page, complaints }: { readonly page: Page; readonly complaints: string[] },
  address: string,
  looks: readonly Look[],
  also: Parameters<PageTabs['faultsOf']>[2],
): Promise<string[]> {
  const faults: string[] = [];
  const note = (where: string, found: readonly string[]): void =>
    void faults.push(...found.map((fault) => `${address} ${where}: ${fault}`));
  complaints.length = 0;
  for (const [i, { width, colours, axe }] of looks.entries()) {
    await page.setViewportSize(width === 'wide' ? WIDE : PHONE);
    await page.emulateMedia({ colorScheme: colours });
    if (i === 0) {
      const answer = await page.goto(address);
      if (answer?.status() !== 200) note('', [`status ${answer?.status()}`]);
      else if (also) note('', await also(page, answer));
    }
    const [over, heads] = [await overflowOf(page), await headsOutOfPlace(page)];
    note(`${width}, ${colours}`, [...over, ...heads, ...(axe ? await violationsOf(page, axe) : [])]);
  }
  note('console', complaints);
  return faults;
}
