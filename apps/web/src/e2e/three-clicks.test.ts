import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chromiumPlace } from './testing/chromium.ts';
import { FEDERATION, type House, openHouse } from './testing/open-house.ts';
import { PHONE, WIDE } from './testing/page-tabs.ts';

const chromium = chromiumPlace();
const DAY = '2026-06-15';

/**
 * Everything is found by the text on the page alone; every click is counted, including the one into the search field.
 */
describe.skipIf(chromium === undefined)('three clicks from the home page', () => {
  let house: House;
  /** The player to look for: one who is in a current tournament, and has games on the newest list. */
  let name: string;
  let tournament: string;
  beforeAll(async () => {
    const demo = { players: 150, years: 1, seed: 2, endsOn: DAY, toTry: true };
    house = await openHouse({ chromium: chromium!, noonOf: DAY, demo });
    const ask = async <Answer>(path: string): Promise<Answer> =>
      (await (await fetch(`${house.address}/api/${FEDERATION}${path}`)).json()) as Answer;
    const { events } = await ask<{ events: { event: string; name: string }[] }>('/live-rounds');
    const { rows } = await ask<{ rows: { id: string; games: number }[] }>('/lists/standard?sort=games');
    const rated = new Set(rows.filter(({ games }) => games > 0).map(({ id }) => id));
    for (const event of events) {
      const { entries } = await ask<{ entries: { player: string; name: string }[] }>(`/events/${event.event}`);
      const somebody = entries.find(({ player }) => rated.has(player));
      if (somebody) [tournament, name] = [event.name, somebody.name];
    }
    expect(name, 'somebody with rated games who plays now').toBeDefined();
  });
  afterAll(() => house?.close());

  describe.each([
    ['on a wide screen', WIDE],
    ['on a phone', PHONE],
  ] as const)('%s', (_screen, viewport) => {
    let page: Page;
    let clicks: number;
    const click = async (place: Locator): Promise<void> => {
      clicks += 1;
      await place.click();
    };
    const findPlayer = async (): Promise<void> => {
      await click(page.getByRole('combobox', { name: 'Find a player, club or event' }).last());
      await page.keyboard.type(name);
      await click(page.getByRole('option', { name }).first());
      const [surnames, given] = name.split(', ');
      await page.getByRole('heading', { level: 1, name: `${given} ${surnames}` }).waitFor();
    };

    beforeAll(async () => {
      page = await (await house.person({ viewport })).newPage();
    });
    beforeEach(async () => {
      clicks = 0;
      await page.goto(`/en/${FEDERATION}`);
    });

    it('find a player’s rating', async () => {
      await findPlayer();
      await page
        .getByText(/^1 June 2026\s*\d{4}/)
        .first()
        .waitFor();
      expect(clicks).toBeLessThanOrEqual(3);
    });

    it('find why it changed, game by game', async () => {
      await findPlayer();
      await click(page.getByRole('link', { name: /^Why \d{4}\?$/ }));
      await page.getByRole('heading', { level: 1, name: /^Why \d{4}\?/ }).waitFor();
      await page.getByRole('button', { name: 'Verify all' }).waitFor();
      await page.getByRole('columnheader', { name: 'Opponent' }).first().waitFor();
      expect(clicks).toBeLessThanOrEqual(3);
    });

    it('find a player’s next round', async () => {
      await findPlayer();
      await click(page.getByRole('link', { name: tournament }).first());
      await page.getByText(/^Next: round \d, \w{3} \d+ \w{3}, \d\d:\d\d$/).waitFor();
      expect(clicks).toBeLessThanOrEqual(3);
    });

    it('find where a player sits', async () => {
      await click(page.getByRole('link', { name: tournament }).first());
      await click(page.getByRole('link', { name: 'By name: where do I play?' }));
      await page.getByRole('row').filter({ hasText: name }).first().waitFor();
      expect(clicks).toBeLessThanOrEqual(3);
    });
  });
});
