import { beforeEach, describe, expect, it } from 'vitest';
import { linkFide, setCategory } from '../registry/players/player-acts.ts';
import { COMMISSION, DELEGATE, type RegistryOffice, registryOffice } from '../registry/testing/registry-office.ts';
import { highestTitle, PRINTED_TITLES, printedTitle } from './title.ts';
import { awardTitle, withdrawTitle } from './title-acts.ts';

let office: RegistryOffice;
beforeEach(async () => {
  office = await registryOffice();
  await office.register({ name: 'Puig, Anna', sex: 'f' });
  await office.register({ name: 'Pi, Pau', sex: 'm', fideId: '2200002' });
});

describe('titles', () => {
  it('[fce-2016 9.1c] are those that lists print, and a player may hold several', async () => {
    await office.perform(
      awardTitle,
      { player: '1', version: 1, title: 'WMF', on: '2016-05-01' },
      { actor: COMMISSION },
    );
    await office.perform(awardTitle, { player: '1', version: 2, title: 'MC', on: '2017-01-15' });
    const { titles } = (await office.player('1')).body;
    expect(titles).toEqual([
      { title: 'WMF', on: '2016-05-01' },
      { title: 'MC', on: '2017-01-15' },
    ]);
    expect(highestTitle(titles!.map(({ title }) => title))).toBe('WMF');
    expect(PRINTED_TITLES).toHaveLength(10);
    expect(['IM', 'WFM', 'GM', 'AGM'].map(printedTitle)).toEqual(['MI', 'WMF', 'GM', undefined]);
  });

  it('are held once, those of women by women, and never from tomorrow on', async () => {
    await office.perform(awardTitle, { player: '1', version: 1, title: 'WMF', on: '2016-05-01' });
    const again = { player: '1', version: 2, title: 'WMF' as const, on: '2017-01-16' };
    expect(await office.faults(office.perform(awardTitle, again))).toEqual(['title-held title', 'date-after-today on']);
    const man = { player: '2', version: 1, title: 'WGM' as const, on: '2017-01-15' };
    expect(await office.faults(office.perform(awardTitle, man))).toEqual(['title-of-women title']);
    expect(await office.faults(office.perform(awardTitle, man, { actor: DELEGATE }))).toEqual(['not-allowed']);
  });

  it.each([
    ['2005-03-01', ['title-before-birth on']],
    ['2005-03-02', []],
    ['2005-03-03', []],
  ])('are not held before birth, on 2 March 2005: %s', async (on, refused) => {
    const player = await office.register({ name: 'Nova, Nora', birthDate: '2005-03-02', sex: 'f' });
    const award = office.perform(awardTitle, { player, version: 1, title: 'WMF', on });
    if (refused.length > 0) expect(await office.faults(award)).toEqual(refused);
    else expect((await award).outcome.title).toBe('WMF');
  });

  it('are withdrawn as if they had never been', async () => {
    const before = (await office.player('1')).body;
    await office.perform(awardTitle, { player: '1', version: 1, title: 'MC', on: '2016-05-01' });
    await office.perform(withdrawTitle, { player: '1', version: 2, title: 'MC' });
    expect((await office.player('1')).body).toEqual(before);
    const again = office.perform(withdrawTitle, { player: '1', version: 3, title: 'MC' });
    expect(await office.faults(again)).toEqual(['title-not-held title']);
  });
});

it('categories are set with a reason, and the act says what was before', async () => {
  const set = (version: number, category: 'first' | 'second' | null, reason = 'decision 3') =>
    office.perform(setCategory, { player: '1', version, category }, { reason });
  expect((await set(1, 'second')).outcome).toEqual({ player: '1', before: null, category: 'second' });
  expect((await set(2, 'first')).outcome).toMatchObject({ before: 'second' });
  expect(await office.faults(set(3, 'first'))).toEqual(['category-same category']);
  expect(await office.faults(set(3, 'second', ''))).toEqual(['reason-missing reason']);
  await set(3, null);
  expect((await office.player('1')).body.category).toBeUndefined();
});

it('links to FIDE are one to one, and a wrong one goes with its ratings', async () => {
  const link = (fideId: string | null, version: number) => office.perform(linkFide, { player: '1', version, fideId });
  expect(await office.faults(link('2200002', 1))).toEqual(['fide-id-taken fideId']);
  expect((await link('2200001', 1)).outcome).toEqual({ player: '1', before: null, fideId: '2200001' });
  expect((await office.player('1')).body.fide).toEqual({ id: '2200001' });
  expect((await link('2200003', 2)).outcome.before).toBe('2200001');
  await link(null, 3);
  expect((await office.player('1')).body.fide).toBeUndefined();
  expect(await office.faults(link('0220', 4))).toEqual(['field-format fideId']);
});
