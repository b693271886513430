import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPlace } from './testing/chromium.ts';
import { complaintsOf, overflowOf, violationsOf } from './testing/looked-at.ts';
import { FEDERATION, type House, openHouse } from './testing/open-house.ts';

const chromium = chromiumPlace();
const DAY = '2026-06-15';

describe.skipIf(chromium === undefined)('desks in a browser', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse({
      chromium: chromium!,
      noonOf: DAY,
      demo: { players: 60, years: 1, seed: 1, endsOn: DAY },
    });
  }, 600_000);
  afterAll(() => house?.close());

  it('sends whoever is not signed in to the door, and lets them in afterwards', async () => {
    const stranger = await (await house.person()).newPage();
    await stranger.goto(`/en/${FEDERATION}/desk`);
    expect(new URL(stranger.url()).pathname).toBe(`/en/${FEDERATION}/sign-in`);
    expect(new URL(stranger.url()).searchParams.get('next')).toBe('/desk');
    const page = await (await house.personAs({ roles: ['officer'], name: 'Anna Puig' })).newPage();
    const complaints = complaintsOf(page);
    const answer = await page.goto(`/en/${FEDERATION}/desk`);
    expect(answer?.headers()['cache-control']).toBe('no-store');
    await page.getByText('Signed in as Anna Puig').waitFor();
    expect(await overflowOf(page)).toEqual([]);
    expect(await violationsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
