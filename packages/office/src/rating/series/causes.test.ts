import { expect, it } from 'vitest';
import { put } from '../../kit/act.ts';
import { playerKind } from '../../registry/players/player.ts';
import { fileDirectly } from '../../testing/file-directly.ts';
import type { TestOffice } from '../../testing/test-office.ts';
import { fideRated } from '../../testing/told-facts.ts';
import { awardTitle } from '../../titles/title-acts.ts';
import { previewCorrection } from '../corrections/preview-correction.ts';
import { publishedOffice, WRONG_RESULT } from '../corrections/testing/published-office.ts';
import { reviseLists } from '../publishing/revise-lists.ts';
import { unsettledCauses } from './ratings.ts';

const causes = async (office: TestOffice): Promise<string[]> =>
  (await office.ports.archive.read('cat', (reading) => unsettledCauses(reading))).map(({ kind }) => kind);

it('what may have moved the lists is no title: nothing is rated by it (D-OFF-396)', async () => {
  const office = await publishedOffice();
  await office.perform(awardTitle, { player: 'p3', version: 1, title: 'MC', on: '2017-01-01' });
  expect(await causes(office)).toEqual([]);
  await office.ask(previewCorrection, { change: WRONG_RESULT });
  const player = await office.ports.archive.read('cat', (reading) => reading.get(playerKind, 'p3'));
  await fileDirectly(office, [put(playerKind, 'p3', 2, { ...player!.body, fide: fideRated(1750) })]);
  const { outcome } = await office.perform(reviseLists, {});
  expect(outcome.causes.map(({ kind }) => kind)).not.toContain('title.award');
  expect(outcome.causes).toHaveLength(1);
});
