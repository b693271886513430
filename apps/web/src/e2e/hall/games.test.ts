import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ArbiterDesk, EVENT, looked, narrow, openArbiterDesk } from '../testing/arbiter-desk.ts';
import { chromiumPlace } from '../testing/chromium.ts';
import { FEDERATION } from '../testing/open-house.ts';

const chromium = chromiumPlace();

/** The page's module loads late and reads late: a user who is faster must not send an empty text (D-OFF-303). */
async function slowly(page: Page): Promise<void> {
  await page.context().route(/event-file/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.addInitScript(() => {
    const read = Blob.prototype.arrayBuffer;
    Blob.prototype.arrayBuffer = async function () {
      await new Promise((resolve) => setTimeout(resolve, 500));
      return read.call(this);
    };
  });
}

describe.skipIf(chromium === undefined)('[D-OFF-606] games of live boards, in a browser', () => {
  let desk: ArbiterDesk;
  beforeAll(async () => {
    desk = await openArbiterDesk(chromium!, 2);
    await desk.pair(1);
    await desk.openResults(1);
    await desk.press('1');
    await desk.page.getByText('All saved').waitFor();
  });
  afterAll(() => desk?.house.close());

  it('the file of the round goes to the live boards and comes back with moves and results', async () => {
    const { page } = desk;
    await page.goto(`/en/${FEDERATION}/events/${EVENT}/rounds/1`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'PGN', exact: true }).click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
    const sent = Buffer.concat(chunks).toString();
    const played = sent
      .replaceAll(/^(\*|1-0)$/gm, '1. e4 {[%clk 0:10:01]} e5 2. Nf3 $1')
      .replaceAll(/(?<="| )\*(?="|$)/gm, '1/2-1/2')
      .replaceAll(/(?<="| )1-0(?="|$)/gm, '0-1');
    await page.goto(desk.desk('/rounds'));
    await slowly(page);
    await page.getByRole('link', { name: 'Games as PGN' }).click();
    const stranger = '[White "Nobody, Known"]\n[Black "Else, Somebody"]\n\n1. d4 1-0\n';
    const file = { name: 'round.pgn', mimeType: 'text/plain', buffer: Buffer.from(`${played}\n${stranger}`) };
    await page.getByLabel('File', { exact: true }).setInputFiles(file);
    await page.getByRole('button', { name: 'Read file' }).click();
    await page.getByText('Last file: 6 games, 5 new results.').waitFor();
    await page.getByText(/^Line \d+: Nobody, Known does not play here\.$/).waitFor();
    await page.getByText('One result differs from the file').waitFor();
    await page.getByText('entered 1 – 0, in the file 0 – 1').waitFor();
    expect(await desk.results(1)).toEqual(['1-0', '1/2', '1/2', '1/2', '1/2', '1/2']);
    await looked(page);
    await narrow(page);
  });

  it('everybody finds them in a list and takes them away', async () => {
    const page = await (await desk.house.person()).newPage();
    await page.goto(`/en/${FEDERATION}/events/${EVENT}`);
    await page.getByRole('link', { name: 'Games', exact: true }).click();
    expect(await page.locator('tbody tr').count()).toBe(6);
    await looked(page);
    await narrow(page);
    const whole = await page.request.get(`/api/${FEDERATION}/events/${EVENT}/files/games.pgn`);
    expect((await whole.text()).match(/1\. e4 \{\[%clk 0:10:01\]\} e5 2\. Nf3/g)).toHaveLength(6);
  });
});
