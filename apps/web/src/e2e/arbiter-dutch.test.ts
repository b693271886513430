import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type ArbiterDesk, EVENT, kept, looked, openArbiterDesk, ready, saved } from './testing/arbiter-desk.ts';
import { chromiumPlace } from './testing/chromium.ts';
import { FEDERATION } from './testing/open-house.ts';

const chromium = chromiumPlace();
const DUTCH = { rules: 'fide-2026', system: 'fide-dutch', ruleFacts: undefined, byeLimits: { most: 1, notInLast: 1 } };

interface Shown {
  readonly version: number;
  readonly entries: readonly { player: string; name: string; version: number; byes?: unknown }[];
}

describe.skipIf(chromium === undefined)('an open of the Dutch system at the desk', () => {
  let at: ArbiterDesk;
  beforeAll(async () => {
    at = await openArbiterDesk(chromium!, 4, DUTCH);
  });
  afterAll(() => at?.house.close());
  afterEach(() => at?.arbiter.setOffline(false));
  const shown = () => at.ask<Shown>(`/events/${EVENT}`);
  const boardsOf = async (round: number) =>
    (await at.told(round)).boards.map(({ white, black }) => `${white}-${black}`);

  it('a half-point bye is given within the limits, shown and counted; two are kept apart; the next rounds are paired', async () => {
    const [first, second] = (await shown()).entries;
    await at.page.goto(at.desk(`/entries/${first!.player}`));
    await at.page.getByText('At most one bye with points.').waitFor();
    const half = at.page.getByRole('group', { name: 'Half-point bye' });
    await half.getByLabel('1', { exact: true }).check();
    await half.getByLabel('4', { exact: true }).check();
    await looked(at.page);
    await at.page.getByRole('button', { name: 'Save absences' }).click();
    await at.page.getByText('Round 4 is too late for a bye with points').first().waitFor();
    await half.getByLabel('4', { exact: true }).uncheck();
    await at.page.getByRole('button', { name: 'Save absences' }).click();
    await at.page.getByText('half-point bye in round 1').first().waitFor();
    expect((await shown()).entries.find(({ player }) => player === first!.player)?.byes).toEqual([
      { round: 1, kind: 'half' },
    ]);

    await at.page.goto(at.desk('/settings'));
    await at.page.getByLabel('Player 1').selectOption({ label: first!.name });
    await at.page.getByLabel('Player 2').selectOption({ label: second!.name });
    await at.page.getByRole('button', { name: 'Keep apart' }).click();
    await at.page.getByRole('button', { name: `Let them meet: ${first!.name} – ${second!.name}` }).waitFor();
    await looked(at.page);

    await at.page.goto(at.desk('/rounds'));
    await at.page.getByText('Half-point bye').waitFor();
    await at.pair(1);
    expect(await boardsOf(1)).toHaveLength(5);
    await at.openResults(1);
    await at.press('15105');
    await saved(at.page);
    await at.close(1);
    const rows = await at.ask<{ rows: { player: string; cells: { bye?: string; points?: number }[] }[] }>(
      `/events/${EVENT}/crosstable`,
    );
    expect(rows.rows.find(({ player }) => player === first!.player)?.cells[0]).toMatchObject({
      bye: 'half',
      points: 0.5,
    });
    await at.page.goto(`/en/${FEDERATION}/events/${EVENT}/rounds/1`);
    await at.page.getByText('Half-point bye').first().waitFor();
    await at.pair(2);
    expect(await boardsOf(2)).toHaveLength(6);
    expect(await boardsOf(2)).not.toContain(`${first!.player}-${second!.player}`);
  });

  it('[D-OFF-493] a round is paired without a connection and arrives after its results', async () => {
    await at.openResults(2);
    await at.page.locator('[data-pair-here]').waitFor({ state: 'attached' });
    await kept(at.page);
    await at.arbiter.setOffline(true);
    await at.press('11050');
    await at.page.getByText('Results missing: 1.').waitFor();
    // With the connection back and everything sent, there is no message.
    await at.arbiter.setOffline(false);
    await at.page.locator('[data-pair-here]').waitFor({ state: 'hidden' });
    await at.arbiter.setOffline(true);
    await at.press('1');
    const pair = at.page.getByRole('button', { name: 'Pair round 3 here' });
    await pair.click();
    await at.page.getByText('Paired here. Waiting for the connection.').waitFor();
    const drawn = await at.page.locator('.paired-here li').allTextContents();
    expect(drawn).toHaveLength(6);
    // A round paired here survives a reload without a connection.
    await at.page.reload();
    await ready(at.page);
    await at.page.getByText('Paired here. Waiting for the connection.').waitFor();
    expect(await at.page.locator('.paired-here li').allTextContents()).toEqual(drawn);
    await looked(at.page, 'at-all-but-colours');
    await at.arbiter.setOffline(false);
    await at.page.getByText('Round 3 is paired and saved.').waitFor();
    expect(
      await at.page
        .getByRole('button', { name: /^Pair round 3/ })
        .filter({ visible: true })
        .count(),
    ).toBe(0);
    const names = new Map((await shown()).entries.map(({ player, name }) => [player, name]));
    const { boards, differences } = await at.told(3);
    expect(boards.map(({ white, black }) => `${names.get(white)} – ${names.get(black)}`)).toEqual(drawn);
    expect(differences).toEqual([]);
  });

  it('[D-OFF-493] where the record has changed meanwhile both are shown, and the arbiter chooses', async () => {
    await at.openResults(3);
    await at.page.locator('[data-pair-here]').waitFor({ state: 'attached' });
    await kept(at.page);
    await at.arbiter.setOffline(true);
    await at.press('105110');
    await at.page.getByRole('button', { name: 'Pair round 4 here' }).click();
    await at.page.getByText('Paired here. Waiting for the connection.').waitFor();
    const drawn = await at.page.locator('.paired-here li').allTextContents();
    const last = (await shown()).entries.at(-1)!;
    const absent = { event: EVENT, player: last.player, version: last.version, rounds: [4] };
    await at.house.perform('absence.set', absent);
    await at.arbiter.setOffline(false);
    await at.page.getByText('Something changed in the meantime').waitFor();
    expect(await at.page.locator('[data-choice=yours] li').allTextContents()).toEqual(drawn);
    expect(await at.page.locator('[data-choice=theirs] li').allTextContents()).not.toEqual(drawn);
    await looked(at.page, 'at-all-but-colours');
    await at.page.getByRole('button', { name: 'Use this one: Made here' }).click();
    await at.page.getByText('Round 4 is paired and saved.').waitFor();
    expect((await at.told(4)).differences.length).toBeGreaterThan(0);
  });
});
