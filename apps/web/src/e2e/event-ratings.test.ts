import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ArbiterDesk, EVENT, looked, openArbiterDesk } from './testing/arbiter-desk.ts';
import { chromiumPlace } from './testing/chromium.ts';
import { FEDERATION } from './testing/open-house.ts';

const chromium = chromiumPlace();

interface Shown {
  readonly entries: readonly {
    rating?: number;
    ratingFrom?: string;
    listRatings?: Readonly<Record<string, number>>;
    fide?: { standard?: number };
  }[];
  readonly event: { fixedLists?: { take: string; lists: readonly { list: string; date?: string }[] } };
}

describe.skipIf(chromium === undefined)('the lists of which the ratings of an event are', () => {
  let at: ArbiterDesk;
  beforeAll(async () => {
    at = await openArbiterDesk(chromium!, 3, {});
  });
  afterAll(() => at?.house.close());
  const shown = () => at.ask<Shown>(`/events/${EVENT}`);

  it('are chosen in the form, stand in a column everywhere, and stay from the first pairing on (D-OFF-510, D-OFF-512)', async () => {
    const { page } = at;
    await page.goto(at.desk('/settings'));
    await page.locator('summary', { hasText: 'Rating' }).click();
    await page.getByLabel('Ratings from').selectOption('series:standard');
    await page.getByLabel('Otherwise from', { exact: true }).selectOption({ label: 'FIDE standard' });
    await page.getByLabel('If a player is on several lists').selectOption({ label: 'the highest rating counts' });
    await looked(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('the highest of').waitFor();

    const { entries } = await shown();
    expect(entries.some(({ ratingFrom }) => ratingFrom === 'series:standard')).toBe(true);
    for (const { rating, listRatings = {}, fide, ratingFrom } of entries) {
      if (ratingFrom === undefined) continue;
      expect(rating).toBe(Math.max(...[listRatings['series:standard'], fide?.standard].map((each) => each ?? 0)));
    }
    await page.goto(at.desk('/entries'));
    await page.getByRole('columnheader', { name: 'List' }).waitFor();
    await looked(page);

    await page.goto(at.desk('/rounds'));
    await at.pair(1);
    const { fixedLists } = (await shown()).event;
    expect(fixedLists).toMatchObject({ take: 'highest', lists: [{ list: 'series:standard' }, { list: 'fide' }] });
    expect(fixedLists?.lists[0]?.date).toMatch(/^\d{4}-\d\d-01$/);
    await page.goto(at.desk('/settings'));
    await page.locator('summary', { hasText: 'Rating' }).click();
    await page.getByText('Fixed since the first round was paired.').waitFor();
    await looked(page);

    for (const path of ['/players', '/rounds/1', '/crosstable']) {
      await page.goto(`/en/${FEDERATION}/events/${EVENT}${path}`);
      await page.getByRole('columnheader', { name: 'List' }).first().waitFor();
      await looked(page);
    }
  });
});
