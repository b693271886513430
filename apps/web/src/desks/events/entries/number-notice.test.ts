import { showEvent } from '@escala/office/questions';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '../../../kit/page.ts';
import { type EventsOffice, eventsOffice } from '../../../testing/events-office.ts';
import { type Sitter, sitterOf } from '../../../testing/visitor.ts';
import { eventRounds } from '../rounds/event-rounds.ts';
import { eventEntries } from './event-entries.ts';

const text = ({ main }: Page): string => main.html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const FACTS = {
  name: 'Numbered',
  system: 'fce-1990',
  type: 'swiss',
  start: '2017-03-10',
  end: '2017-03-12',
  rounds: 3,
  timeControl: { minutes: 90 },
  initialColour: 'white',
  arbiters: [],
};

describe('pairing numbers that somebody has set', () => {
  let office: EventsOffice;
  let sitter: Sitter;
  let players: string[];
  beforeAll(async () => {
    office = await eventsOffice();
    sitter = sitterOf(office.office, 'en', { roles: ['officer'] });
    players = (await office.office.ask(showEvent, { event: 'open' })).entries.map(({ player }) => player);
    await office.act('event.register', { event: 'numbered', facts: FACTS });
    for (const player of [players[2], players[0], players[1], players[3]])
      await office.act('entry.add', { event: 'numbered', player });
  });

  it('are not spoken of where there are none', async () => {
    for (const page of [eventEntries, eventRounds])
      expect((await sitter(page, { event: 'numbered' })).main.html).not.toContain('data-act="numbers.give"');
  });

  it('who is not coming is found by name', async () => {
    const { html } = (await sitter(eventRounds, { event: 'numbered' })).main;
    const marked = html.slice(html.indexOf('<details>'));
    expect([...marked.matchAll(/<li>(Jugador \w)/g)].map(([, name]) => name)).toEqual([
      'Jugador A',
      'Jugador B',
      'Jugador C',
      'Jugador D',
    ]);
  });

  it('are in the way where others have none: they are named, with the way to the entries and one press to end it', async () => {
    const facts = { number: 1 };
    await office.act('entry.amend', { event: 'numbered', player: players[0], version: 1, facts });
    const rounds = await sitter(eventRounds, { event: 'numbered' });
    expect(text(rounds)).toContain(
      'these players have no pairing number while others do: Jugador C; Jugador B; Jugador D.',
    );
    expect(rounds.main.html).toMatch(/href="[^"]*\/entries">Change numbers one by one/);
    expect(rounds.main.html).toContain('data-act="numbers.give"');
    expect(text(await sitter(eventEntries, { event: 'numbered' }))).toContain('Number by rating');
    await office.act('numbers.give', { event: 'numbered' });
    expect(text(await sitter(eventRounds, { event: 'numbered' }))).not.toContain('pairing number');
  });
});
