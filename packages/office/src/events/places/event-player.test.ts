import { describe, expect, it } from 'vitest';
import { NOBODY } from '../../access/actor.ts';
import { publishHistory } from '../../rating/publishing/publish-history.ts';
import { fileEvents, filePlayers } from '../../testing/file-directly.ts';
import { type TestOffice, testOffice } from '../../testing/test-office.ts';
import { fideRated, swissOn } from '../../testing/told-facts.ts';
import { addEntries } from '../entries/add-entries.ts';
import { eventParticipants } from '../entries/event-participants.ts';
import { closeEvent } from '../event-state-acts.ts';
import { eventRatingChanges, type RatingChanges } from '../inbox/event-rating-changes.ts';
import { reportEffect } from '../inbox/show-report.ts';
import { submitReport } from '../reports/submit-report.ts';
import { registerEvent } from '../settings/register-event.ts';
import { showEvent } from '../show-event.ts';
import { ARBITER, enterRound, officeWithEvent, pair, playRounds, SWISS } from '../testing/event-office.ts';
import { eventPlayer } from './event-player.ts';

const PLAYERS = Array.from({ length: 7 }, (_, i) => `p${i}`);

/** A standard Swiss of seven players, rated since February; this many of them are children. */
async function ratedOffice(children = 0): Promise<TestOffice> {
  const office = await testOffice();
  await filePlayers(
    office,
    PLAYERS.map((name, i) => ({
      ...{ name, fide: fideRated(2200 - 40 * i), federatedOn: '2015-01-10' },
      birthDate: i < children ? '2008-05-06' : '1980-05-06',
    })),
  );
  office.setToday('2017-02-01');
  for (const series of ['standard', 'rapid']) await office.perform(publishHistory, { series, upTo: '2017-02-01' });
  await office.perform(registerEvent, { event: 'open', facts: SWISS }, { actor: ARBITER });
  const players = PLAYERS.map((player) => ({ player }));
  await office.perform(addEntries, { event: 'open', from: { kind: 'registry', players } }, { actor: ARBITER });
  office.setToday('2017-02-12');
  return office;
}

/** Sums by list and player, as on the cards. */
async function byCards(office: TestOffice, event: string, players: readonly string[]): Promise<string[]> {
  const all: string[] = [];
  for (const player of players)
    for (const list of (await office.ask(eventPlayer, { event, player }, NOBODY)).ratings)
      if (list.games.length > 0)
        all.push([list.series, list.date, player, list.games.length, list.score, list.expected, list.change].join(' '));
  return all.sort();
}

const byLists = ({ lists }: RatingChanges): string[] =>
  lists
    .flatMap(({ series, date, changes }) =>
      changes.map(({ player, games, score, expected, change }) =>
        [series, date, player, games, score, expected, change].join(' '),
      ),
    )
    .sort();

describe('a player’s card', () => {
  it.each([0, 5, 6, 7])(
    '[16.3] with %i children of seven it says so far what the report does later',
    async (children) => {
      const office = await ratedOffice(children);
      await pair(office, 1);
      await enterRound(office, 1);
      for (const player of PLAYERS) {
        const { ratings } = await office.ask(eventPlayer, { event: 'open', player }, NOBODY);
        for (const { k } of ratings.flatMap(({ games }) => games)) expect(k === 6).toBe(children >= 6);
      }
      await playRounds(office, 2, 3);
      const soFar = await byCards(office, 'open', PLAYERS);
      const version = async (): Promise<number> => (await office.ask(showEvent, { event: 'open' })).version;
      await office.perform(closeEvent, { event: 'open', version: await version() }, { actor: ARBITER });
      const report = { event: 'open', version: await version(), from: { kind: 'desk' } } as const;
      await office.perform(submitReport, report, { actor: ARBITER });
      expect(soFar).toEqual(byLists(await office.ask(reportEffect, { event: 'open' })));
    },
  );

  it('tells round by round what the results that are in would move', async () => {
    const office = await ratedOffice();
    expect((await office.ask(eventPlayer, { event: 'open', player: 'p0' }, NOBODY)).ratings).toEqual([]);
    await pair(office, 1);
    await enterRound(office, 1);
    await pair(office, 2);
    const answer = await office.ask(eventPlayer, { event: 'open', player: 'p0' }, NOBODY);
    expect(eventPlayer.answer.safeParse(answer).error).toBeUndefined();
    const [first] = answer.ratings;
    expect(first).toMatchObject({ series: 'standard', date: '2017-03-01', published: false, games: [{ round: 1 }] });
    await enterRound(office, 2);
    await playRounds(office, 3, 3);
    const soFar = await byCards(office, 'open', PLAYERS);
    expect(soFar).toHaveLength(PLAYERS.length);
  });

  it('of an accepted event says what its lists do; who has no rating has a performance', async () => {
    const office = await testOffice();
    await filePlayers(office, [
      { name: 'Ana', fide: fideRated(1900), federatedOn: '2015-01-10' },
      { name: 'Biel', fide: fideRated(1880), federatedOn: '2015-01-10' },
      { name: 'Cesc', licences: {} },
    ]);
    await fileEvents(office, [
      swissOn('e1', '2017-02-20', [
        { round: 1, white: 'p0', black: 'p2', result: '1-0' },
        { round: 2, white: 'p1', black: 'p2', result: '1/2' },
      ]),
    ]);
    office.setToday('2017-02-25');
    await office.perform(publishHistory, { series: 'standard', upTo: '2017-02-01' });
    const { ratings } = await office.ask(eventPlayer, { event: 'e1', player: 'p2' }, NOBODY);
    expect(ratings).toMatchObject([{ games: [], score: 0, change: 0, performance: expect.any(Number) }]);
    const changes = await office.ask(eventRatingChanges, { event: 'e1' }, NOBODY);
    expect(await byCards(office, 'e1', ['p0', 'p1', 'p2'])).toEqual(byLists(changes));
    expect(byLists(changes)).toHaveLength(2);
  });

  it('is refused for whoever did not take part', async () => {
    const office = await officeWithEvent(4);
    const asked = office.ask(eventPlayer, { event: 'open', player: 'p09' }, NOBODY);
    expect(await office.refusals(asked)).toMatchObject([{ kind: 'missing', code: 'player-not-in-event' }]);
  });
});

it('participants have a year of birth and no day, whoever asks (D-OFF-101)', async () => {
  const office = await testOffice();
  await filePlayers(office, [
    { name: 'Ana', birthDate: '2004-05-06', sex: 'f' },
    { name: 'Biel', sex: 'm' },
  ]);
  await fileEvents(office, [swissOn('e1', '2017-02-20', [{ round: 1, white: 'p0', black: 'p1', result: '1-0' }])]);
  for (const viewer of [NOBODY, ARBITER]) {
    const answer = await office.ask(eventParticipants, { event: 'e1' }, viewer);
    expect(answer.players).toMatchObject([
      { player: 'p0', number: 1, name: 'Ana', sex: 'f', birthYear: 2004 },
      { player: 'p1', number: 2, name: 'Biel', sex: 'm' },
    ]);
    expect(JSON.stringify(answer)).not.toContain('05-06');
  }
});
