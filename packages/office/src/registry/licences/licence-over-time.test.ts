import { LIST_STATUS, type ListSheet } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { isSettled } from '../../rating/corrections/testing/published-office.ts';
import { ratingDocument } from '../../rating/player/explain-rating.ts';
import { publishList } from '../../rating/publishing/publish-list.ts';
import { reviseLists } from '../../rating/publishing/revise-lists.ts';
import { keptSheets, sheetOf } from '../../rating/series/editions.ts';
import { filePlayers } from '../../testing/file-directly.ts';
import { reported } from '../../testing/reported-events.ts';
import { CATALONIA, type TestOffice, testOffice } from '../../testing/test-office.ts';
import { fideRated, swissOn } from '../../testing/told-facts.ts';
import { playerKind } from '../players/player.ts';
import { endLicence, issueLicence } from './licence-acts.ts';
import { openSeason } from './season-acts.ts';

const FEDERATION = {
  ...CATALONIA,
  series: CATALONIA.series.map((series) => ({ ...series, firstList: '2017-12-01' })),
};
const game = (white: string, black: string) => [{ round: 1, white, black, result: '1-0' as const }];

/** Two players of 2017; only the second has a licence for 2018. */
async function turnOfTheYear(): Promise<TestOffice> {
  const office = await testOffice(FEDERATION);
  const seasons = { 2015: '-', 2016: '-', 2017: '-' };
  const known = { federatedOn: '2015-01-10', fide: fideRated(1900) };
  await filePlayers(office, [
    { name: 'Leaves', licences: seasons, ...known },
    { name: 'Stays', licences: { ...seasons, 2018: '-' }, ...known },
  ]);
  for (const number of [2017, 2018])
    await office.perform(openSeason, { number, from: `${number}-01-01`, to: `${number}-12-31` });
  await publish(office, '2017-12-01');
  office.setToday('2017-12-22');
  await reported(office, swissOn('december', '2017-12-20', game('p0', 'p1')));
  await publish(office, '2018-01-01');
  return office;
}

async function publish(office: TestOffice, date: string): Promise<void> {
  office.setToday(date);
  await office.perform(publishList, { series: 'standard', date });
}

const sheets = (office: TestOffice, edition: 'published' | 'revised' = 'revised'): Promise<ListSheet[]> =>
  office.read(async (reading) => (await keptSheets(reading, 'standard', edition)).map((kept) => sheetOf(kept, 2)));
const versionOf = async (office: TestOffice) => (await office.record(playerKind, 'p0'))!.version;

describe('licences and lists', () => {
  it('[2.1] [8.2] D-FCE-21: December’s games of who renews on 15 January are not lost, and count for the opponent with the ELO', async () => {
    const office = await turnOfTheYear();
    const [before, lapsed] = await sheets(office);
    expect(lapsed!.status[0]).toBe(LIST_STATUS.lapsed);
    expect(lapsed!.change[1]).toBeLessThan(0);
    expect(lapsed!.rating[0]).toBeGreaterThan(before!.rating[0]!);
    office.setToday('2018-01-15');
    await office.perform(issueLicence, { player: 'p0', version: await versionOf(office), season: 2018, club: '-' });
    expect(await isSettled(office)).toBe(true);
    await publish(office, '2018-02-01');
    const [, , back] = await sheets(office);
    expect(back!.status[0]).toBe(LIST_STATUS.rated);
    expect([back!.rating[0], back!.previous[0], back!.games[0]]).toEqual([lapsed!.rating[0], lapsed!.rating[0], 0]);
  });

  it('[8.2] the document of a lapsed line has the licence, and gives the line', async () => {
    const office = await turnOfTheYear();
    const asked = { player: 'p0', series: 'standard', date: '2018-01-01', edition: 'published' as const };
    const { players } = await office.ask(ratingDocument, asked);
    expect(players.find(({ id }) => id === 'p0')).toMatchObject({
      federated: false,
      licence: { from: '2015-01-10', until: '2017-12-31' },
    });
  });

  it('[8.2] a licence entered later with an earlier day is a correction of the register: it revises', async () => {
    const office = await turnOfTheYear();
    office.setToday('2018-01-20');
    const on = '2018-01-01';
    await office.perform(issueLicence, { player: 'p0', version: await versionOf(office), season: 2018, club: '-', on });
    await office.perform(reviseLists, {});
    const [, revised] = await sheets(office);
    expect(revised!.status[0]).toBe(LIST_STATUS.rated);
  });

  it('[8.2] a licence that ends touches nothing before; games after its last day do not count', async () => {
    const office = await turnOfTheYear();
    office.setToday('2018-02-10');
    await office.perform(endLicence, {
      player: 'p0',
      version: await versionOf(office),
      season: 2017,
      until: '2017-12-20',
    });
    expect(await isSettled(office)).toBe(true);
    await office.perform(endLicence, {
      player: 'p0',
      version: await versionOf(office),
      season: 2017,
      until: '2017-12-19',
    });
    expect(await isSettled(office)).toBe(false);
    await office.perform(reviseLists, {});
    const [first, second] = await sheets(office);
    const [published] = await sheets(office, 'published');
    expect(first).toEqual(published);
    expect(second!.rating[0]).toBe(first!.rating[0]);
  });
});
