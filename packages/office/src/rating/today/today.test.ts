import { dayFrom, writeDay } from '@escala/core';
import { forAllAsync } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOBODY } from '../../access/actor.ts';
import { addEntries } from '../../events/entries/add-entries.ts';
import { eventKind } from '../../events/event.ts';
import { closeEvent } from '../../events/event-state-acts.ts';
import { eventRatingChanges } from '../../events/inbox/event-rating-changes.ts';
import { eventPlayer } from '../../events/places/event-player.ts';
import { submitReport } from '../../events/reports/submit-report.ts';
import { registerEvent } from '../../events/settings/register-event.ts';
import { ARBITER, playRounds, SWISS } from '../../events/testing/event-office.ts';
import { filePlayers } from '../../testing/file-directly.ts';
import { accept } from '../../testing/reported-events.ts';
import { type TestOffice, testOffice } from '../../testing/test-office.ts';
import { fideRated } from '../../testing/told-facts.ts';
import { explainLiveRating } from '../player/explain-live-rating.ts';
import { liveRating } from '../player/live-rating.ts';
import { playerEvents } from '../player/player-events.ts';
import { playerProfile } from '../profile/player-profile.ts';
import { publishHistory } from '../publishing/publish-history.ts';
import { publishList } from '../publishing/publish-list.ts';

const PLAYERS = Array.from({ length: 6 }, (_, i) => `p${i}`);
/** Two rounds before the list of March, three before that of April. */
const DATES = ['2017-02-19', '2017-02-26', '2017-03-05', '2017-03-12', '2017-03-26'];

const listDays = ['2017-03-01', '2017-04-01', '2017-05-01', '2017-06-01'].map((date) => dayFrom(date));

/** A weekly event of six players who have been rated since February. */
async function weeklyOffice(dates: readonly string[] = DATES): Promise<TestOffice> {
  const office = await testOffice();
  const of = (i: number) => ({ name: `P ${i}`, fide: fideRated(2200 - 60 * i), federatedOn: '2015-01-10' });
  await filePlayers(
    office,
    PLAYERS.map((_, i) => of(i)),
  );
  office.setToday('2017-02-01');
  for (const series of ['standard', 'rapid']) await office.perform(publishHistory, { series, upTo: '2017-02-01' });
  const days = { start: dates[0]!, end: dates.at(-1)!, rounds: dates.length, roundDates: [...dates] };
  const kind = { system: 'round-robin', type: 'round-robin', ruleFacts: { kind: 'closed' } } as const;
  const facts = { ...SWISS, ...days, ...kind, flags: { weekly: true } };
  await office.perform(registerEvent, { event: 'open', facts }, { actor: ARBITER });
  const players = PLAYERS.map((player) => ({ player }));
  await office.perform(addEntries, { event: 'open', from: { kind: 'registry', players } }, { actor: ARBITER });
  office.setToday(dates[1]!);
  return office;
}

async function publish(office: TestOffice, date: string): Promise<void> {
  office.setToday(date);
  await office.perform(publishList, { series: 'standard', date });
}

const version = async (office: TestOffice): Promise<number> => (await office.record(eventKind, 'open'))!.version;

async function submit(office: TestOffice, rounds?: { from: number; to: number }): Promise<void> {
  const report = { event: 'open', version: await version(office), from: { kind: 'desk' } } as const;
  await office.perform(submitReport, { ...report, ...(rounds && { rounds }) }, { actor: ARBITER });
}

/** Everything that says what a player has today and what the event has done to it, each from its own question. */
async function figures(office: TestOffice, player: string) {
  const [profile] = (await office.ask(playerProfile, { player }, NOBODY)).series;
  const [live] = (await office.ask(liveRating, { player }, NOBODY)).ratings;
  const { output } = await office.ask(explainLiveRating, { player, series: 'standard' }, NOBODY);
  const { events } = await office.ask(playerEvents, { player, page: 1, size: 10 }, NOBODY);
  const { ratings, played } = await office.ask(eventPlayer, { event: 'open', player }, NOBODY);
  return { profile: profile!, live: live!, row: output.list[0]!, ledger: output.ledger, events, ratings, played };
}

/** All questions agree, and each round counts once. Returns the changes, list by list. */
async function agreeing(office: TestOffice, player: string) {
  const { profile, live, row, ledger, events, ratings, played } = await figures(office, player);
  expect({ rating: live.rating, change: live.change, games: live.games }).toEqual({
    ...{ rating: row.rating, change: row.change, games: row.games },
  });
  if (live.games > 0)
    expect(profile.live).toMatchObject({ rating: row.rating, games: row.games, change: row.rating! - live.listed! });
  expect(events.map(({ event }) => event)).toEqual(['open']);
  expect(events[0]!.games).toHaveLength(played);
  const lines = ratings.flatMap(({ games }) => games);
  expect(lines.map(({ round }) => round).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: played }, (_, i) => i + 1),
  );
  const sum = (of: readonly { change: number }[]) => of.reduce((all, { change }) => all + change, 0);
  expect(events[0]!.figures).toMatchObject([{ games: played }]);
  expect(events[0]!.figures[0]!.change).toBeCloseTo(sum(lines), 9);
  // A round after an overdue list counts for the one after it.
  const toCome = ratings.filter(({ date }) => date === live.nextList);
  expect(sum(toCome)).toBeCloseTo(sum(ledger), 9);
  expect(sum(toCome)).toBeCloseTo(live.change, 9);
  return ratings.map(({ date, games, change }) => `${date} ${games.length} ${change}`);
}

const allAgreeing = async (office: TestOffice, players = PLAYERS): Promise<string[][]> => {
  const all: string[][] = [];
  for (const player of players) all.push(await agreeing(office, player));
  return all;
};

describe('today is the next list with everything that would count if it were accepted now (D-OFF-760)', () => {
  it('[8.3] a weekly event over the month’s end: each round has its basis, and acceptance changes nothing (D-OFF-391)', async () => {
    const office = await weeklyOffice();
    await playRounds(office, 1, 2);
    await allAgreeing(office);
    await publish(office, '2017-03-01');
    office.setToday('2017-03-12');
    await playRounds(office, 3, 4);
    const soFar = await allAgreeing(office);
    expect(soFar[0]).toEqual([expect.stringMatching(/^2017-04-01 4 /)]);
    // Each round by the list in force on its day.
    const { ratings } = await office.ask(eventPlayer, { event: 'open', player: 'p0' }, NOBODY);
    expect(ratings[0]!.games.map(({ expected }) => expected > 0 && expected < 1)).toEqual([true, true, true, true]);
    await submit(office, { from: 1, to: 4 });
    expect(await allAgreeing(office)).toEqual(soFar);
    await accept(office, 'open');
    expect(await allAgreeing(office)).toEqual(soFar);
    const { lists } = await office.ask(eventRatingChanges, { event: 'open' });
    const changes = lists.flatMap(({ date, changes: all }) =>
      all.map(({ player, games, change }) => [player, `${date} ${games} ${change}`]),
    );
    expect(Object.fromEntries(changes)).toEqual(Object.fromEntries(soFar.map((own, i) => [PLAYERS[i], own[0]])));
  });

  it('[8.3] a report in parts counts each round once, on every question, and a round after an overdue list belongs to the list after it (D-OFF-1200)', async () => {
    const office = await weeklyOffice();
    await playRounds(office, 1, 2);
    await submit(office, { from: 1, to: 2 });
    const waiting = await allAgreeing(office);
    await accept(office, 'open');
    expect(await allAgreeing(office)).toEqual(waiting);
    await playRounds(office, 3, 3);
    office.setToday('2017-03-05');
    expect((await allAgreeing(office))[0]).toEqual([
      expect.stringMatching(/^2017-03-01 2 /),
      expect.stringMatching(/^2017-04-01 1 /),
    ]);
  });

  it('the rest of an event in parts goes to the next list, and a closed or submitted event stays in today', async () => {
    const office = await weeklyOffice();
    await playRounds(office, 1, 2);
    await submit(office, { from: 1, to: 2 });
    await accept(office, 'open');
    await publish(office, '2017-03-01');
    office.setToday('2017-03-26');
    await playRounds(office, 3, 5);
    const running = await allAgreeing(office);
    expect(running[0]).toEqual([expect.stringMatching(/^2017-03-01 2 /), expect.stringMatching(/^2017-04-01 3 /)]);
    await office.perform(closeEvent, { event: 'open', version: await version(office) }, { actor: ARBITER });
    expect(await allAgreeing(office)).toEqual(running);
    await submit(office);
    expect(await allAgreeing(office)).toEqual(running);
    await accept(office, 'open');
    expect(await allAgreeing(office)).toEqual(running);
  });

  it('whatever the days of the rounds, wherever a list falls between them, and whatever is accepted when', () => {
    const step = fc.record({ days: fc.integer({ min: 7, max: 24 }), accepts: fc.boolean() });
    const steps = fc.array(step, { minLength: 4, maxLength: 4 });
    const first = fc.integer({ min: 2, max: 27 });
    return forAllAsync({ of: [first, steps], numRuns: 10 }, async (start, rounds) => {
      const days = [dayFrom('2017-02-01') + start];
      for (const { days: gap } of rounds) days.push(days.at(-1)! + gap);
      const office = await weeklyOffice(days.map(writeDay));
      const some = ['p0', 'p3'];
      let accepted = 0;
      for (const [i, day] of days.entries()) {
        for (const list of listDays)
          if (list <= day && list > (days[i - 1] ?? 0)) await publish(office, writeDay(list));
        office.setToday(writeDay(day));
        await playRounds(office, i + 1, i + 1);
        const soFar = await allAgreeing(office, some);
        if (i < 4 && rounds[i]!.accepts) {
          await submit(office, { from: accepted + 1, to: i + 1 });
          await accept(office, 'open');
          accepted = i + 1;
        }
        expect(await allAgreeing(office, some)).toEqual(soFar);
      }
    });
  }, 120_000);
});
