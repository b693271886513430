import { beforeEach, describe, expect, it } from 'vitest';
import { publishHistory } from '../../rating/publishing/publish-history.ts';
import { publishList } from '../../rating/publishing/publish-list.ts';
import type { ListVerdict } from '../../rating/series/list-verdict.ts';
import { verifyList, verifyLists } from '../../rating/series/verify-list.ts';
import type { TestOffice } from '../../testing/test-office.ts';
import { accepted, gameOf, scrabbleOffice } from '../testing/scrabble-office.ts';

let office: TestOffice;
const DATES = ['2012-02-01', '2012-03-01', '2012-04-01', '2012-05-01'];

beforeEach(async () => {
  office = await scrabbleOffice(['a', 'b', 'c']);
  await accepted(
    office,
    { event: 'e1', collective: [gameOf('g', '2012-01-10', 'a', 'b', 'c')] },
    { event: 'e2', collective: [gameOf('g', '2012-02-10', 'b', 'a')] },
  );
  await office.perform(publishHistory, { series: 'seniori', upTo: DATES[2]!, dates: DATES.slice(0, 3) });
  await accepted(office, { event: 'e3', collective: [gameOf('g', '2012-04-10', 'c', 'a')] });
  await office.perform(publishList, { series: 'seniori', date: DATES[3]! });
});

const verified = (dates: readonly string[]) =>
  office.read(async (reading) => {
    const verdicts: ListVerdict[] = [];
    for await (const verdict of verifyLists(reading, 'seniori', dates, office.ports.digest)) verdicts.push(verdict);
    return verdicts;
  });

describe('verifying lists of Scrabble', () => {
  it('those that came out together hold, and those that came later', async () => {
    const verdicts = await verified(DATES);
    expect(verdicts.map(({ list, holds }) => [list, holds])).toEqual(DATES.map((date) => [`seniori/${date}`, true]));
  });

  it('says of each what looking at it alone says', async () => {
    const { archive, digest } = office.ports;
    const alone = await archive.read('rou', (reading) =>
      Promise.all(DATES.map((date) => verifyList(reading, 'seniori', date, digest))),
    );
    expect(await verified(DATES)).toEqual(alone);
  });

  it('passes over dates without a list', async () => {
    expect((await verified(['2012-02-01', '2012-02-02'])).map(({ list }) => list)).toEqual(['seniori/2012-02-01']);
  });
});
