import { type CompetitionRuleBook, competitionBooks } from '@escala/regulations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestOffice } from '../testing/test-office.ts';
import { addEntry } from './entries/add-entry.ts';
import { eventDocument, eventTrf } from './file/event-trf.ts';
import { showStandings } from './places/show-standings.ts';
import { showRounds } from './rounds/show-rounds.ts';
import { registerEvent } from './settings/register-event.ts';
import { showEvent } from './show-event.ts';
import { ARBITER, enterAll, enterRound, pair, SWISS } from './testing/event-office.ts';
import { fideOffice } from './testing/fide-office.ts';

/** A book of another game: three points for a win, nothing to do with FIDE. It pairs as the Dutch system does. */
const { fide: _fide, titles: _titles, ...fide2026 }: CompetitionRuleBook = competitionBooks['fide-2026'];
const { setByEvent: _set, reportCode: _code, ...dutch } = fide2026.systems['fide-dutch']!;
const GUEST: CompetitionRuleBook = {
  ...fide2026,
  systems: { guest: { ...dutch, scoring: { win: 3, draw: 1, loss: 0 } } },
};

const books = competitionBooks as Record<string, CompetitionRuleBook>;
let office: TestOffice;
beforeAll(async () => {
  books.guest = GUEST;
  office = await fideOffice(5, { competitionRules: 'guest' });
  const facts = { ...SWISS, system: 'guest', roundDates: undefined };
  await office.perform(registerEvent, { event: 'open', facts }, { actor: ARBITER });
  await enterAll(office, 5);
  await pair(office, 1);
  await enterRound(office, 1);
});
afterAll(() => {
  delete books.guest;
});

it('[D-OFF-1120] documents state the points of a game that the system gives, and a bye is worth a win', async () => {
  expect(await office.ask(eventDocument, { event: 'open' })).toMatchObject({
    rules: 'guest',
    scoring: { win: 3, draw: 1, loss: 0 },
  });
  const { rounds } = await office.ask(showRounds, { event: 'open', round: 1 });
  expect(rounds[0]!.byes).toMatchObject([{ points: 3 }]);
  const { standings } = await office.ask(showStandings, { event: 'open' });
  expect(Math.max(...standings!.rows.map(({ points }) => points))).toBe(3);
  expect((await office.ask(eventTrf, { event: 'open', edition: 'trf26' })).text).toMatch(/^162 +W *3\.0 +D *1\.0/m);
});

it('[D-OFF-1120] an event cannot set points that its system fixes', async () => {
  const facts = { ...SWISS, system: 'guest', scoring: { win: 1, draw: 0.5, loss: 0 } };
  expect(await office.refusals(office.perform(registerEvent, { facts }))).toMatchObject([
    { code: 'event-fact-unused', field: 'facts.scoring' },
  ]);
});

it('[D-OFF-1121] its players are rated by the lists of the federation, not by FIDE’s', async () => {
  const { ratedBy } = await office.ask(showEvent, { event: 'open' });
  expect(ratedBy.lists.map(({ list }) => list)).toEqual(['series:fide']);
});

it('[D-OFF-23] entries have ratings of their own only under the names of their book', async () => {
  const ratingsOf = async (event: string) => {
    const { players } = await office.ask(eventDocument, { event });
    return players.flatMap(({ ratings }) => (ratings === undefined ? [] : [Object.keys(ratings)]));
  };
  expect(await ratingsOf('open')).toEqual([]);
  const facts = { ...SWISS, rules: 'fce-1990', roundDates: undefined };
  await office.perform(registerEvent, { event: 'catalan', facts }, { actor: ARBITER });
  await office.perform(addEntry, { event: 'catalan', player: 'p01' }, { actor: ARBITER });
  expect(await ratingsOf('catalan')).toEqual([['fide']]);
});
