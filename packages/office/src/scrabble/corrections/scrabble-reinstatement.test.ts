import { describe, expect, it } from 'vitest';
import { put } from '../../kit/act.ts';
import type { ScrabbleChange } from '../../rating/corrections/correction.ts';
import { previewCorrection } from '../../rating/corrections/preview-correction.ts';
import { publishList } from '../../rating/publishing/publish-list.ts';
import { playerKind } from '../../registry/players/player.ts';
import { fileDirectly } from '../../testing/file-directly.ts';
import type { TestOffice } from '../../testing/test-office.ts';
import { scrabbleReportKind } from '../reports/scrabble-report.ts';
import { annulScrabbleReport } from '../reports/scrabble-report-acts.ts';
import { accepted, corrected, gameOf, printed, scrabbleOffice, submitted } from '../testing/scrabble-office.ts';

const game = (...players: readonly string[]) => gameOf('g', '2012-01-10', ...players);
const ANNULLED: ScrabbleChange = { kind: 'annulment', event: 'e1' };
const REINSTATED: ScrabbleChange = { kind: 'reinstatement', event: 'e1' };

async function publishedOffice(): Promise<TestOffice> {
  const office = await scrabbleOffice(['a', 'b', 'c']);
  await accepted(office, { event: 'e1', collective: [game('a', 'b', 'c')] });
  await office.perform(publishList, { series: 'seniori', date: '2012-02-01' });
  return office;
}

const codes = async (office: TestOffice, change: ScrabbleChange): Promise<string[]> =>
  await office.codes(office.ask(previewCorrection, { change }));
const stateOf = async (office: TestOffice): Promise<string | undefined> =>
  (await office.record(scrabbleReportKind, 'e1'))?.body.state;

describe('a reinstatement of Scrabble (D-OFF-395)', () => {
  it('makes an annulled event count as it did', async () => {
    const office = await publishedOffice();
    const before = await printed(office, '2012-02-01', 'revised', 'compunere');
    await corrected(office, ANNULLED);
    expect(await printed(office, '2012-02-01', 'revised', 'compunere')).toEqual({});
    await corrected(office, REINSTATED);
    expect(await printed(office, '2012-02-01', 'revised', 'compunere')).toEqual(before);
    expect(await stateOf(office)).toBe('accepted');
    await corrected(office, ANNULLED);
    expect(await stateOf(office)).toBe('annulled');
  });

  it('is refused for what counts and for what never counted', async () => {
    const office = await publishedOffice();
    expect(await codes(office, REINSTATED)).toEqual(['scrabble-report-state']);
    await submitted(office, { event: 'e2', collective: [game('c', 'a')] });
    await office.perform(annulScrabbleReport, { event: 'e2', version: 1 });
    expect(await codes(office, { ...REINSTATED, event: 'e2' })).toEqual(['scrabble-never-counted']);
  });

  it('is refused where two of its players became one person meanwhile', async () => {
    const office = await publishedOffice();
    await corrected(office, ANNULLED);
    const player = await office.record(playerKind, 'a');
    await fileDirectly(office, [put(playerKind, 'a', player!.version, { ...player!.body, mergedInto: 'b' })]);
    expect(await codes(office, REINSTATED)).toEqual(['scrabble-twice-by-merge']);
  });
});
