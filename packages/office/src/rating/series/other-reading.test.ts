import { expect, it } from 'vitest';
import { put } from '../../kit/act.ts';
import { type Player, playerKind } from '../../registry/players/player.ts';
import { fileDirectly } from '../../testing/file-directly.ts';
import type { TestOffice } from '../../testing/test-office.ts';
import { fideRated } from '../../testing/told-facts.ts';
import {
  corrected,
  isSettled,
  LIST_DATES,
  publishedOffice,
  ratingsOf,
  WRONG_RESULT,
} from '../corrections/testing/published-office.ts';
import { listKind, type OfficialList } from '../lists/list.ts';
import { verifyPublished } from '../lists/verify-published.ts';
import { previewRevision } from '../publishing/preview-revision.ts';
import { publishList } from '../publishing/publish-list.ts';
import { reviseLists } from '../publishing/revise-lists.ts';

/** The register has a change that would lead to other lists; `earlier` lists are of an earlier reading. */
async function officeOf(earlier: number): Promise<TestOffice> {
  const office = await publishedOffice();
  const [lists, player] = await office.ports.archive.read('cat', async (reading) => [
    await reading.getMany(
      listKind,
      LIST_DATES.slice(0, earlier).map((date) => `standard/${date}`),
    ),
    (await reading.get(playerKind, 'p3'))!,
  ]);
  await fileDirectly(office, [
    ...lists.map(({ id, version, body }) => put(listKind, id, version, { ...body, reading: 1 } satisfies OfficialList)),
    put(playerKind, 'p3', player.version, { ...player.body, fide: fideRated(1500) } satisfies Player),
  ]);
  return office;
}

it.each([
  [0, false],
  [1, true],
  [2, true],
  [3, true],
])(
  'lists of another reading stand, those of today follow the record: %i of three (D-OFF-407)',
  async (earlier, stands) => {
    const office = await officeOf(earlier);
    const before = await ratingsOf(office, 'revised');
    expect(await isSettled(office)).toBe(stands);
    const { lists } = await office.ask(previewRevision, {});
    expect(lists.length > 0).toBe(!stands);
    if (!stands) await office.perform(reviseLists, {});
    const after = await ratingsOf(office, 'revised');
    expect(after.map((list) => list.join())[0] === before[0]!.join()).toBe(stands);
    office.setToday('2017-05-01');
    await office.perform(publishList, { series: 'standard', date: '2017-05-01' });
    expect((await ratingsOf(office, 'published')).slice(0, 3)).toEqual(before);
  },
);

it('a list of today on top of them holds; of them nothing is recomputed, and verify says so (D-OFF-413)', async () => {
  const office = await officeOf(2);
  const verdict = (date: string) => office.ask(verifyPublished, { series: 'standard', date });
  expect(await verdict(LIST_DATES[0]!)).toMatchObject({
    recomputed: null,
    notRecomputed: 'other-reading',
    differing: [],
  });
  expect(await verdict(LIST_DATES[2]!)).toMatchObject({ holds: true, differing: [] });
  office.setToday('2017-05-01');
  await office.perform(publishList, { series: 'standard', date: '2017-05-01' });
  expect(await verdict('2017-05-01')).toMatchObject({ holds: true, differing: [] });
});

it('a correction that reaches them makes them anew, and they stand from then on (D-OFF-407)', async () => {
  const office = await officeOf(3);
  const before = await ratingsOf(office, 'revised');
  await corrected(office, WRONG_RESULT);
  const after = await ratingsOf(office, 'revised');
  expect(after[0]![0]).toBeLessThan(before[0]![0]!);
  expect(await ratingsOf(office, 'published')).toEqual(before);
  expect(await isSettled(office)).toBe(true);
});
