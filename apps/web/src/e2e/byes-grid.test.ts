import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ArbiterDesk, EVENT, looked, openArbiterDesk, PHONE } from './testing/arbiter-desk.ts';
import { chromiumPlace } from './testing/chromium.ts';

const chromium = chromiumPlace();
const DUTCH = {
  rules: 'fide-2026',
  system: 'fide-dutch',
  ruleFacts: undefined,
  // More than one day: the dates of the rounds have to be given.
  end: '2026-06-21',
  byeLimits: { most: 1, notInLast: 1, full: true },
};

interface Entry {
  readonly player: string;
  readonly name: string;
  readonly absences: readonly number[];
  readonly byes?: readonly { round: number; kind: string }[];
}

describe.skipIf(chromium === undefined)('byes and absences on one grid (D-OFF-543)', () => {
  let at: ArbiterDesk;
  beforeAll(async () => {
    at = await openArbiterDesk(chromium!, 4, DUTCH);
  });
  afterAll(() => at?.house.close());
  const entries = async () => (await at.ask<{ entries: Entry[] }>(`/events/${EVENT}`)).entries;
  const cell = (name: string, round: number) => at.page.getByRole('button', { name: `${name}, Round ${round}:` });
  const said = (words: string) => at.page.getByRole('status').getByText(words).waitFor();

  it('one press a cell sets what is chosen, and another takes it back', async () => {
    const [first, second] = await entries();
    await at.page.goto(at.desk('/entries'));
    await at.page.getByRole('link', { name: 'Byes and absences' }).click();
    await at.page.getByText('At most one bye with points. With points up to round 3.').waitFor();
    await cell(first!.name, 2).click();
    await said(`Saved: ${first!.name}, Round 2, ½ Half-point bye.`);
    await at.page.getByLabel('0 Absent, no points').check();
    await cell(second!.name, 1).click();
    await said('Absent, no points.');
    await cell(second!.name, 3).click();
    await said('Round 3, 0 Absent, no points.');
    await cell(second!.name, 1).click();
    await said('Round 1, plays.');
    await looked(at.page);
    const [one, two] = await Promise.all(
      [first, second].map(async (each) => (await entries()).find(({ player }) => player === each!.player)),
    );
    expect(one).toMatchObject({ absences: [], byes: [{ round: 2, kind: 'half' }] });
    expect(two).toMatchObject({ absences: [3] });
  });

  it('keys set cells, arrows move, and what the event does not allow is said and put back', async () => {
    const [, , third] = await entries();
    await cell(third!.name, 1).focus();
    await at.page.keyboard.press('ArrowRight');
    await at.page.keyboard.press('1');
    await said(`Saved: ${third!.name}, Round 2, 1 Full-point bye.`);
    await at.page.keyboard.press('End');
    await at.page.keyboard.press('5');
    await at.page.getByRole('status').getByText('too late').waitFor();
    await at.page.getByRole('button', { name: `${third!.name}, Round 4: plays` }).waitFor();
    await at.page.keyboard.press('0');
    await said(`Saved: ${third!.name}, Round 4, 0 Absent, no points.`);
    await at.page.keyboard.press('Home');
    await at.page.keyboard.press('5');
    await at.page.getByRole('status').getByText('That would be 2 byes').waitFor();
    await at.page.keyboard.press('ArrowRight');
    await at.page.keyboard.press('Delete');
    await said(`Saved: ${third!.name}, Round 2, plays.`);
    expect((await entries()).find(({ player }) => player === third!.player)).toMatchObject({ absences: [4] });
    expect(at.complaints.filter((each) => !each.includes('422'))).toEqual([]);
  });

  it('works on a telephone, where the names stay in sight', async () => {
    await at.page.setViewportSize(PHONE.viewport);
    await at.page.goto(at.desk('/byes'));
    await looked(at.page);
    const [first] = await entries();
    await cell(first!.name, 4).click();
    await at.page.getByRole('status').getByText('too late').waitFor();
    await at.page.setViewportSize({ width: 1200, height: 900 });
  });

  it('its head stays above the names when it is scrolled, and long names are whole where there is room', async () => {
    const { page } = at;
    await page.setViewportSize({ width: 1200, height: 420 });
    await page.goto(at.desk('/byes'));
    const names = page.locator('.byes tbody .held');
    expect(await names.evaluateAll((all) => all.every((each) => each.scrollWidth <= each.clientWidth))).toBe(true);
    await names.last().evaluate((name) => name.scrollIntoView({ block: 'end' }));
    const head = (await page.locator('.byes thead th.held').boundingBox())!;
    const isAbove = await page.evaluate(
      `document.elementFromPoint(${head.x + 5}, ${head.y + head.height / 2}).matches('thead th')`,
    );
    expect(isAbove).toBe(true);
    await page.setViewportSize({ width: 1200, height: 900 });
  });

  it('a link of the list of what FIDE’s report lacks opens its field', async () => {
    await at.page.goto(at.desk('/report'));
    await looked(at.page);
    await at.page.getByRole('listitem').filter({ hasText: 'no date (132)' }).getByRole('link').click();
    await at.page.waitForURL(/#event-facts-roundDates-0$/);
    await at.page.locator('#event-facts-roundDates-0:focus').waitFor();
  });
});
