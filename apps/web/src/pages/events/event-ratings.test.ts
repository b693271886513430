import { type AnswerOf, eventRatingChanges } from '@escala/office/questions';
import { expect, it } from 'vitest';
import type { Ask, PublicPage } from '../../kit/page.ts';
import { eventsOffice } from '../../testing/events-office.ts';
import { eventRatings } from './event-ratings.ts';

/** The page as it looks if the first player had several K. */
const withSeveralK: PublicPage = {
  ...eventRatings,
  view: (ask, request, site) => {
    const changed: Ask = async (question, input) => {
      const answer = await ask(question, input);
      if (question.kind !== eventRatingChanges.kind) return answer;
      const { lists, ...rest } = answer as AnswerOf<typeof eventRatingChanges>;
      const several = lists.map((list) => ({ ...list, changes: list.changes.map((each) => ({ ...each, k: null })) }));
      return { ...rest, lists: several } as typeof answer;
    };
    return eventRatings.view(changed, request, site);
  },
};

it('says under the table what ≠ means, where it stands in it', async () => {
  const { view } = await eventsOffice();
  const legend = '≠ K: varies by game';
  expect((await view(eventRatings, { event: 'e2' })).main.html).not.toContain('≠');
  const { main } = await view(withSeveralK, { event: 'e2' });
  expect(main.html).toContain('>≠</abbr>');
  expect(main.html).toContain(legend);
});
