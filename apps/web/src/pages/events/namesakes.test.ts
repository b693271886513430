import { showEvent, showRounds } from '@escala/office/questions';
import { filePlayers } from '@escala/office/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventEntries } from '../../desks/events/entries/event-entries.ts';
import { eventSettings } from '../../desks/events/event-settings.ts';
import { roundPairs } from '../../desks/events/rounds/round-pairs.ts';
import { roundResults } from '../../desks/events/rounds/round-results.ts';
import { EVENT_FACTS, type EventsOffice, eventsOffice } from '../../testing/events-office.ts';
import { type Sitter, sitterOf, text } from '../../testing/visitor.ts';
import { eventCards } from './event-cards.ts';
import { eventLive } from './event-live.ts';
import { eventRound } from './event-round.ts';
import { eventSeat } from './seats/event-seat.ts';

describe('[D-OFF-1350] namesakes are told apart wherever the names of an event appear', () => {
  let house: EventsOffice;
  let arbiter: Sitter;
  const BOTH = ['Pons, Ana (2000)', 'Pons, Ana (1800)'];
  beforeAll(async () => {
    house = await eventsOffice();
    arbiter = sitterOf(house.office, 'en', { roles: ['officer', 'arbiter'] });
    const known = await filePlayers(
      house.office,
      [2000, 1900, 1800, 1700].map((standard, i) => ({
        name: i % 2 === 0 ? 'Pons, Ana' : `Roca Mas, ${'ABCD'[i]}`,
        fide: { ratings: [{ from: '2016-01-01', standard }] },
      })),
    );
    await house.act('event.register', {
      event: 'two',
      facts: {
        ...EVENT_FACTS,
        rules: 'fide-2026',
        system: 'fide-dutch',
        ruleFacts: undefined,
        tiebreaks: undefined,
        name: 'Two',
      },
    });
    const players = known.map((player) => ({ player }));
    await house.act('entry.add-many', { event: 'two', from: { kind: 'registry', players } });
    await house.act('round.pair', { event: 'two', round: 1 });
  });

  it.each([
    ['hall', eventLive, {}],
    ['hall, by name', eventLive, { show: 'names' }],
    ['Where do I sit?', eventSeat, {}],
    ['pairings', eventRound, {}],
    ['list by name', eventRound, { by: 'name' }],
    ['place cards', eventCards, {}],
  ] as const)('%s', async (_where, page, query) => {
    const shown = text((await house.view(page, { event: 'two', round: '1' }, query)).main.html);
    for (const name of BOTH) expect(shown).toContain(name);
  });

  it.each([
    ['forbidden pairs', eventSettings],
    ['changing the pairs', roundPairs],
    ['results', roundResults],
    ['entries', eventEntries],
  ] as const)('%s', async (_where, page) => {
    const { html } = (await arbiter(page, { event: 'two', round: '1' })).main;
    for (const name of BOTH) expect(html).toContain(name);
  });

  it('answers with names, as for phones at the boards', async () => {
    const { names } = await house.office.ask(showRounds, { event: 'two', round: 1 });
    expect(Object.values(names)).toEqual(expect.arrayContaining(BOTH));
    // Files take the names as they are.
    const { entries } = await house.office.ask(showEvent, { event: 'two' });
    expect(entries.filter(({ name }) => name === 'Pons, Ana')).toHaveLength(2);
  });
});
