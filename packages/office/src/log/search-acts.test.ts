import { expect, it } from 'vitest';
import { submitLineUp } from '../teams/line-ups/submit-line-up.ts';
import { ruleMatch } from '../teams/matches/rule-match.ts';
import { delegateOf, FIRST, officeWithLeague, sheetOf } from '../teams/testing/league-office.ts';
import { searchActs } from './search-acts.ts';

it('a match and its line-ups are called after the two teams, a list after its club', async () => {
  const office = await officeWithLeague();
  const line = { match: FIRST, side: 'home' as const, version: 0, sheet: sheetOf('alfa') };
  await office.perform(submitLineUp, line, { actor: delegateOf('alfa') });
  await office.perform(ruleMatch, { match: FIRST, version: 1, result: '1-0' }, { reason: 'nobody came' });
  const { acts } = await office.ask(searchActs, { limit: 50 });
  const called = acts.map(({ kind, subjectName }) => `${kind}: ${subjectName}`);
  expect(called.slice(0, 2)).toEqual([
    'match.rule: Club alfa A – Club delta A',
    'line-up.submit: Club alfa A – Club delta A',
  ]);
  expect(called).toContain('club-list.submit: Club delta');
});
