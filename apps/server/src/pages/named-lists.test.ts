import { NOBODY, SYSTEM } from '@escala/office';
import { amendIdentity } from '@escala/office/acts';
import { showFederation } from '@escala/office/questions';
import { testOffice } from '@escala/office/testing';
import { expect, it } from 'vitest';
import { namedLists } from './named-lists.ts';

it('answers to a page call lists as readers of its language do, and stay as they are for others (D-OFF-467)', async () => {
  const office = await testOffice();
  const { settings } = await office.ask(showFederation, {}, NOBODY);
  const [standard, rapid] = settings.series;
  const called = (name: string) => ({ ...rapid!, name });
  const listNames = { rapid: { en: 'Rapid and blitz' } };
  await office.perform(amendIdentity, { version: 0, listNames } as never, { actor: SYSTEM });
  const inWords = (language: 'en' | 'ca') =>
    office.ports.archive.read('cat', (reading) => namedLists(reading, language));
  const answer = {
    lists: [{ series: 'rapid', name: rapid!.name, points: [1, 2] }],
    settings: { series: [standard, rapid], clubs: [{ id: 'rapid', name: 'Club Ràpid' }] },
    first: { list: { series: 'rapid' }, name: rapid!.name },
    none: null,
  };
  const before = structuredClone(answer);
  const [english, catalan] = [await inWords('en'), await inWords('ca')];
  expect(english(answer)).toEqual({
    ...before,
    lists: [{ series: 'rapid', name: 'Rapid and blitz', points: [1, 2] }],
    settings: { ...before.settings, series: [standard, called('Rapid and blitz')] },
    first: { ...before.first, name: 'Rapid and blitz' },
  });
  expect(answer).toEqual(before);
  expect(catalan(answer)).toBe(answer);
});
