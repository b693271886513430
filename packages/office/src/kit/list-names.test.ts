import { expect, it } from 'vitest';
import { NOBODY } from '../access/actor.ts';
import type { AnyQuestion } from '../acts-and-questions.ts';
import { publishedOffice } from '../rating/corrections/testing/published-office.ts';
import { listHighlights } from '../rating/highlights/list-highlights.ts';
import { explainLiveRating } from '../rating/player/explain-live-rating.ts';
import { liveRating } from '../rating/player/live-rating.ts';
import { ratingHistory } from '../rating/player/rating-history.ts';
import { playerProfile } from '../rating/profile/player-profile.ts';
import { previewList } from '../rating/publishing/preview-list.ts';
import { showFederation } from '../registry/federation/show-federation.ts';
import { amendIdentity } from '../registry/identity/amend-identity.ts';
import { siteSearch } from '../search/site-search.ts';
import { testOffice } from '../testing/test-office.ts';
import { askQuestion } from './question.ts';

it('answers call lists as readers of a language do, and by the series’ own name where none is told (D-OFF-467)', async () => {
  const office = await publishedOffice();
  const listNames = { standard: { en: 'Classical' } };
  await office.perform(amendIdentity, { version: 0, listNames } as never);
  const { settings } = await office.ask(showFederation, {});
  const own = settings.series.find(({ id }) => id === 'standard')!.name;
  const questions: readonly [unknown, object][] = [
    [showFederation, {}],
    [listHighlights, { series: 'standard' }],
    [ratingHistory, { player: 'p0' }],
    [liveRating, { player: 'p0' }],
    [explainLiveRating, { player: 'p0', series: 'standard' }],
    [playerProfile, { player: 'p0' }],
    [siteSearch, { text: 'p0' }],
  ];
  for (const [question, input] of questions as [AnyQuestion, object][]) {
    const ask = async (language?: 'en' | 'ca') =>
      JSON.stringify(await askQuestion(office.ports, question, { federation: 'cat', viewer: NOBODY, input, language }));
    const [english, ...others] = [await ask('en'), await ask('ca'), await ask()];
    expect([question.kind, english.includes('"Classical"'), english.includes(`"${own}"`)]).toEqual([
      question.kind,
      true,
      false,
    ]);
    for (const other of others) expect([question.kind, other.includes('"Classical"')]).toEqual([question.kind, false]);
  }
});

it('another list that comes first is called the same', async () => {
  const office = await testOffice();
  await office.perform(amendIdentity, { version: 0, listNames: { standard: { en: 'Classical' } } } as never);
  const input = { series: 'rapid' };
  const { obstacles } = await askQuestion(office.ports, previewList, {
    federation: 'cat',
    viewer: { ...NOBODY, roles: ['officer'] },
    input,
    language: 'en',
  });
  expect(obstacles).toContainEqual({
    code: 'sister-list-first',
    values: expect.objectContaining({ series: 'Classical' }),
  });
});
