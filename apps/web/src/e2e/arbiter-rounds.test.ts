import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ArbiterDesk, EVENT, looked, narrow, openArbiterDesk, ready, saved } from './testing/arbiter-desk.ts';
import { chromiumPlace } from './testing/chromium.ts';
import { FEDERATION } from './testing/open-house.ts';

const chromium = chromiumPlace();
const ROUNDS = 9;

describe.skipIf(chromium === undefined)('the arbiter and the rounds', () => {
  let at: ArbiterDesk;
  beforeAll(async () => {
    at = await openArbiterDesk(chromium!, ROUNDS);
  });
  afterAll(() => at?.house.close());

  it('pairs the first round; a pair changed by hand is compared with the engine, here and in public', async () => {
    const { page } = at;
    await page.goto(at.desk('/rounds'));
    await page.getByText('12 players will be paired. Nobody is absent.').waitFor();
    await looked(page);
    await narrow(page);
    await at.pair(1);
    const before = await at.told(1);
    await page.locator('summary', { hasText: 'Edit pairings' }).click();
    const seats = page.locator('[data-pair-rows] .seat');
    const send = page.getByRole('button', { name: 'Save pairings' });
    await seats.nth(1).waitFor();
    expect(await send.isDisabled()).toBe(true);
    await seats.nth(1).click();
    await seats.nth(3).press('Enter');
    await page.getByRole('button', { name: 'Swap colours on board 3' }).click();
    await page.getByText('Not saved yet').waitFor();
    await looked(page);
    await narrow(page);
    await send.click();
    await page.getByLabel('Reason').and(page.locator('[aria-invalid]')).waitFor();
    await page.getByLabel('Reason').fill('Sisters do not meet in the first round.');
    await send.click();
    await page.getByText('Pairings saved.').waitFor();
    const after = await at.told(1);
    expect(after.boards[0]).toMatchObject({ white: before.boards[0]!.white, black: before.boards[1]!.black });
    expect(after.boards[2]).toMatchObject({ white: before.boards[2]!.black, black: before.boards[2]!.white });
    expect(after.differences).toHaveLength(5);
    await page.getByText('Sisters do not meet in the first round.').waitFor();
    await page.getByRole('link', { name: 'Why these two meet on board 1' }).click();
    await page.getByText('The arbiter paired these two by hand.').waitFor();
    // The round was refused because it had no reason.
    expect(at.complaints.splice(0)).toEqual([expect.stringContaining('422')]);
  });

  it('takes a pairing back and pairs anew, with somebody absent who leaves a bye', async () => {
    const { page } = at;
    await page.goto(at.desk('/rounds'));
    await page.getByRole('button', { name: 'Undo pairing of round 1' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo pairing' }).click();
    await page.getByText('Pairing of round 1 undone.').waitFor();
    await page.locator('summary', { hasText: 'Mark absent' }).click();
    await page
      .getByRole('button', { name: /^Mark absent: / })
      .last()
      .click();
    await page.getByText('11 players will be paired.').waitFor();
    await page.getByRole('button', { name: /^Mark present: / }).click();
    await page.getByText('12 players will be paired.').waitFor();
    await at.pair(1);
    expect((await at.told(1)).boards).toHaveLength(6);
  });

  it('takes results by single keys, goes on to the next board, clears and takes back', async () => {
    const { page } = at;
    // As a user opens the page and starts typing.
    await page.goto(at.desk('/rounds/1/results'));
    await ready(page);
    await at.press('105');
    expect(await page.locator('[data-entered]').textContent()).toMatch(/^Board 3: ½ – ½\. Next: board 4, /);
    await page.getByText('3 of 6 in').waitFor();
    await page.keyboard.press('g');
    await page.keyboard.type('6');
    await page.keyboard.press('Enter');
    await at.press('+');
    expect(await page.evaluate('document.activeElement.id')).toBe('board-4');
    await at.press('-');
    await at.press('*');
    await saved(page);
    expect(await at.results(1)).toEqual(['1-0', '0-1', '1/2', '0-1 forfeit', '0-0 forfeit', '1-0 forfeit']);
    await at.press('u');
    await page.getByText('5 of 6 in').waitFor();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Backspace');
    await page.getByText('4 of 6 in').waitFor();
    await at.press('=1');
    await page.getByText('All results of round 1 are saved.').waitFor();
    expect(await at.results(1)).toEqual(['1-0', '0-1', '1/2', '1/2', '1-0', '1-0 forfeit']);
    await looked(page);
    await narrow(page);
    await at.close(1);
  });

  it('a result of a closed round is put right, with a reason', async () => {
    const { page } = at;
    await page.goto(at.desk('/rounds/1/results'));
    await page.getByText('This round is closed.').waitFor();
    await ready(page);
    await page.getByRole('row').nth(2).getByRole('link', { name: '2' }).click();
    await page.getByLabel('Result', { exact: true }).waitFor();
    await narrow(page);
    // A key in the table leads there as well, with its result.
    await page.goBack();
    await ready(page);
    await page.getByRole('radio', { name: '½ Draw' }).nth(1).focus();
    await page.keyboard.press('-');
    await page.waitForURL('**/rounds/1/boards/2?*');
    expect(await page.getByLabel('Result', { exact: true }).inputValue()).toBe('0-1');
    expect(await page.locator('#correct-kind').inputValue()).toBe('forfeit');
    await page.locator('#correct-kind').selectOption('played');
    await page.getByLabel('Result', { exact: true }).selectOption('1/2');
    await page.getByLabel('Reason').fill('Both sheets say a draw.');
    await page.getByRole('button', { name: 'Correct result' }).click();
    await page.getByText('Result of board 2 corrected.').waitFor();
    expect((await at.results(1))[1]).toBe('1/2');
  });

  it('[D-OFF-616] put right after the next pairing: what would change is told, and the round is paired again', async () => {
    const { page } = at;
    await at.pair(2);
    const paired = async (): Promise<string> =>
      JSON.stringify((await at.told(2)).boards.map(({ white, black }) => [white, black]));
    const before = await paired();
    await page.goto(at.desk('/rounds/1/boards/2'));
    await page.getByText(/^Round 2 is already paired\..* 1 – 0: \d+ · 0 – 1: \d+\./).waitFor();
    await looked(page);
    await page.getByLabel('Result', { exact: true }).selectOption('0-1');
    await page.getByLabel('Reason').fill('Black had won after all.');
    await page.getByRole('button', { name: 'Correct result' }).click();
    await page.getByText('Paired again, round 2 would be different.').waitFor();
    await looked(page);
    await narrow(page);
    await page.goto(at.desk('/rounds'));
    await page.getByRole('link', { name: 'Leave it as it is' }).click();
    await page.getByText('0 of 6 in').waitFor();
    expect(await paired()).toBe(before);
    await page.goto(at.desk('/rounds'));
    await page.getByRole('button', { name: 'Pair round 2 again' }).click();
    await page.getByText('Round 2 paired.').waitFor();
    expect(await paired()).not.toBe(before);
    await page.goto(at.desk('/rounds'));
    await page.getByRole('link', { name: 'Round 2' }).first().waitFor();
    expect(await page.getByText('would be different').count()).toBe(0);
  });

  it('[Sub-condicione 6.1] a game under reserve: marked while it is played, and seen by all', async () => {
    const { page } = at;
    await page.goto(at.desk('/rounds/2/boards/1'));
    await page.locator('summary', { hasText: 'Mark under reserve' }).click();
    await page.getByLabel('Question').fill('White touched the rook and moved the king.');
    await page.getByLabel('Minutes on White’s clock').fill('4');
    await page.getByRole('button', { name: 'Mark under reserve' }).click();
    await page.getByLabel('Minutes on Black’s clock').and(page.locator('[aria-invalid]')).waitFor();
    await page.getByLabel('Minutes on Black’s clock').fill('2.5');
    await page.getByLabel('Time').fill('2026-06-15T11:40');
    await looked(page);
    await narrow(page);
    await page.getByRole('button', { name: 'Mark under reserve' }).click();
    await page.getByText('Board 1 marked under reserve.').waitFor();
    await page.getByText('White 4 min, Black 2.5 min').waitFor();
    // In the federation's local time, wherever the browser is.
    await page.getByText('15 Jun 2026, 11:40').waitFor();
    await looked(page);
    await narrow(page);
    await at.openResults(2);
    await at.press('105105');
    await page.getByText('All results of round 2 are saved.').waitFor();
    await page.getByText('saved under reserve').waitFor();
    expect((await at.told(2)).boards.map(({ result, underReserve }) => [result, underReserve]).slice(0, 2)).toEqual([
      ['1-0', true],
      ['0-1', undefined],
    ]);
    await page.getByText('close the event after the ruling').waitFor();
    await looked(page, 'at-all-but-colours');
    await at.close(2);
    await page.getByText('under reserve: 1').waitFor();
    await page.goto(`/en/${FEDERATION}/events/${EVENT}/standings`);
    await page.getByText('the standings may change').waitFor();
    expect(await page.locator('table.standings abbr[title="under reserve"]').count()).toBe(2);
    await looked(page);
    await narrow(page);
    expect(at.complaints.splice(0)).toEqual([expect.stringContaining('422')]);
  });

  it('runs to the last round by keyboard, waits for the ruling, closes the event and hands in the report', async () => {
    const { page } = at;
    for (let round = 3; round <= ROUNDS; round++) {
      await at.pair(round);
      await at.openResults(round);
      await at.press(['105105', '1=01=0', '510510'][round % 3]!);
      await page.getByText(`All results of round ${round} are saved.`).waitFor();
    }
    expect((await at.ask<{ rounds: unknown[] }>(`/events/${EVENT}/rounds`)).rounds).toHaveLength(ROUNDS);
    await page.goto(at.desk('/rounds'));
    await page.getByText('One game under reserve: waiting for the competition committee').waitFor();
    expect(await page.getByRole('button', { name: 'Close event' }).count()).toBe(0);
    await rules(await at.officer.newPage());
    expect((await at.results(2))[0]).toBe('0-1');
    await page.goto(at.desk('/rounds'));
    await page.getByRole('button', { name: 'Close event' }).click();
    await page.waitForURL(/\/report$/);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Report sent on').first().waitFor();
    await page.goto(at.desk(`/rounds/${ROUNDS}`));
    await page.getByText('The pairings cannot be edited').waitFor();
    await looked(page, 'at-all-but-colours');
    expect((await at.ask<{ event: { state: string } }>(`/events/${EVENT}`)).event.state).toBe('submitted');
    expect(at.complaints).toEqual([]);
  });
});

/** The office rules on the only waiting game. */
async function rules(office: Page): Promise<void> {
  await office.goto(`/en/${FEDERATION}/desk/reserves`);
  await office.getByText('White touched the rook and moved the king.').waitFor();
  await office.locator('summary', { hasText: 'Ruling' }).click();
  await looked(office);
  await narrow(office);
  await office.getByLabel('Final result').selectOption('0-1');
  await office.getByLabel('Ruling', { exact: true }).fill('Touched means moved.');
  await office.getByRole('button', { name: 'Enter ruling' }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Enter ruling' }).click();
  await office.getByText('Ruling entered for board 1.').waitFor();
  await office.getByText('No rulings waiting.').waitFor();
}
