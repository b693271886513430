import { describe, expect, it } from 'vitest';
import { type Actor, NOBODY } from '../access/actor.ts';
import type { TestOffice } from '../testing/test-office.ts';
import { withdrawEntry } from './entries/withdraw-entry.ts';
import { closeEvent } from './event-state-acts.ts';
import { refuseReport } from './reports/refuse-report.ts';
import { submitReport } from './reports/submit-report.ts';
import { searchEvents } from './search-events.ts';
import { amendEvent } from './settings/amend-event.ts';
import { registerEvent } from './settings/register-event.ts';
import { showEvent } from './show-event.ts';
import {
  ARBITER,
  enterAll,
  enterRound,
  giveAccount,
  OTHER_ARBITER,
  officeWithEvent,
  officeWithPlayers,
  pair,
  SWISS,
} from './testing/event-office.ts';

const by = { actor: ARBITER };

/** The next step from the list of events, which reads less, and from the event's page. */
async function next(office: TestOffice) {
  const { events } = await office.ask(searchEvents, { own: true, steps: true, limit: 50 }, ARBITER);
  const { desk } = await office.ask(showEvent, { event: 'open' }, ARBITER);
  expect(events.map((event) => event.next)).toEqual([desk?.next]);
  return desk?.next;
}
const versionOf = async (office: TestOffice): Promise<number> =>
  (await office.ask(showEvent, { event: 'open' })).version;

describe('what is next for an event', () => {
  it('goes from entries to the report, step by step', async () => {
    const { initialColour: _drawn, ...undrawn } = SWISS;
    const office = await officeWithPlayers(4);
    await office.perform(registerEvent, { event: 'open', facts: undrawn }, by);
    expect(await next(office)).toEqual({ step: 'enter-players', entries: 0 });
    await enterAll(office, 4);
    expect(await next(office)).toEqual({ step: 'draw-colour', entries: 4 });
    await office.perform(amendEvent, { event: 'open', version: 1, facts: SWISS }, by);
    expect(await next(office)).toEqual({ step: 'pair-round', round: 1, entries: 4 });
    await pair(office, 1);
    expect(await next(office)).toEqual({ step: 'enter-results', round: 1, open: 2 });
    await enterRound(office, 1);
    expect(await next(office)).toEqual({ step: 'pair-round', round: 2 });
    for (const round of [2, 3]) {
      await pair(office, round);
      await enterRound(office, round);
    }
    expect(await next(office)).toEqual({ step: 'close' });
    await office.perform(closeEvent, { event: 'open', version: await versionOf(office) }, by);
    expect(await next(office)).toEqual({ step: 'submit-report' });
    const from = { kind: 'desk' as const };
    await office.perform(submitReport, { event: 'open', version: await versionOf(office), from }, by);
    expect(await next(office)).toEqual({ step: 'wait' });
    await office.perform(refuseReport, { event: 'open', version: 1 }, { reason: 'wrong dates' });
    expect(await next(office)).toEqual({ step: 'resubmit', reason: 'wrong dates' });
  });

  it('is a report as a file where nothing is paired here', async () => {
    const office = await officeWithPlayers(0);
    const { system: _system, ...elsewhere } = SWISS;
    await office.perform(registerEvent, { event: 'open', facts: elsewhere }, by);
    expect(await next(office)).toEqual({ step: 'report-file' });
  });
});

describe('own events', () => {
  const told = (office: TestOffice, viewer: Actor, more: object = {}) =>
    office.ask(searchEvents, { own: true, steps: true, limit: 50, ...more }, viewer);

  it('are those that one registered, is named for, or was given; nobody else is told what is next', async () => {
    const office = await officeWithEvent(2);
    await giveAccount(office, 'oriol');
    const { roundDates: _dates, ...facts } = SWISS;
    for (const [event, start, arbiters] of [
      ['a', '2017-03-01', ['oriol']],
      ['b', '2017-05-01', []],
      ['c', '2017-04-01', []],
    ] as const)
      await office.perform(registerEvent, {
        event,
        facts: { ...facts, name: `Torneig ${event}`, start, end: start, arbiters: [...arbiters] },
      });
    const ids = async (viewer: Actor, more: object = {}) =>
      (await told(office, viewer, more)).events.map(({ id }) => id);
    expect(await ids(ARBITER)).toEqual(['open']);
    const other = { ...OTHER_ARBITER, events: ['b'] };
    expect(await ids(other)).toEqual(['b', 'a']);
    expect(await ids(other, { text: 'torneig a' })).toEqual(['a']);
    expect(await ids(other, { state: 'running' })).toEqual([]);
    const first = await told(office, other, { limit: 1 });
    expect(first.next).toEqual({ value: '2017-05-01', id: 'b' });
    expect(await ids(other, { limit: 1, after: first.next })).toEqual(['a']);
    expect(await ids(NOBODY)).toEqual([]);
    const seen = await office.ask(searchEvents, { steps: true, limit: 50 }, OTHER_ARBITER);
    expect(seen.events.filter((event) => event.next !== undefined).map(({ id }) => id)).toEqual(['a']);
  });

  it('show the desk whose entry was taken back', async () => {
    const office = await officeWithEvent(3);
    await office.perform(withdrawEntry, { event: 'open', player: 'p02', version: 1 }, by);
    const { desk, entries } = await office.ask(showEvent, { event: 'open' }, ARBITER);
    expect(desk?.takenBack).toEqual([{ player: 'p02', name: 'Cognom2, Nom', withoutPlace: false }]);
    expect(entries.map(({ player }) => player)).toEqual(['p01', 'p03']);
  });
});
