import { filePlayers } from '@escala/office/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { EVENT_FACTS, type EventsOffice, eventsOffice } from '../../testing/events-office.ts';
import { text } from '../../testing/visitor.ts';
import { eventStandings } from './event-standings.ts';

let office: EventsOffice;

/** In table order: the name, the place within the group, the place in the event. */
async function narrowed(query: Record<string, string>): Promise<string[]> {
  const { html } = (await office.view(eventStandings, { event: 'mixed' }, query)).main;
  return [...html.matchAll(/<tr id="s-[^>]*>(.*?)<\/tr>/gs)].map(([, row]) => {
    const [place, overall] = [...row!.matchAll(/<td class="number(?: quiet)?">(.*?)<\/td>/g)].map(([, cell]) =>
      text(cell!).trim(),
    );
    return `${row!.match(/players\/[^"]*">([^<]*)/)![1]} ${place}/${overall}`;
  });
}

beforeAll(async () => {
  office = await eventsOffice();
  const licences = { 2017: 'sants' };
  const births = ['2003-12-31', '2002-12-31', '1980-01-01', '2004-05-05', '1960-01-01', '2003-01-01'];
  const players = await filePlayers(
    office.office,
    births.map((birthDate, i) => ({
      ...{ name: 'PQRSTU'[i]!, birthDate, licences },
      sex: i % 2 === 0 ? ('f' as const) : ('m' as const),
      fide: { ratings: [{ from: '2016-01-01', standard: 2000 - 50 * i }] },
      ...(i < 3 && { category: 'first' as const }),
      ...(i === 4 && { titles: [{ title: 'FM' as const }] }),
    })),
  );
  await office.act('event.register', { event: 'mixed', facts: { ...EVENT_FACTS, name: 'Mixed', club: 'sants' } });
  const listed = players.map((player) => ({ player }));
  await office.act('entry.add-many', { event: 'mixed', from: { kind: 'registry', players: listed } });
  await office.act('round.pair', { event: 'mixed', round: 1 });
  const results = [1, 2, 3].map((board) => ({ board, version: 1, result: '1-0' }));
  await office.act('results.enter-many', { event: 'mixed', round: 1, results });
});

describe('standings of a group', () => {
  it('keep the place in the event beside the one within the group', async () => {
    const women = await narrowed({ sex: 'f' });
    expect(women).toHaveLength(3);
    expect(women.map((row) => row.split(' ')[0]).sort()).toEqual(['P', 'R', 'T']);
    expect(women[0]).toMatch(/ 1\/[1-4]$/);
    const overall = women.map((row) => Number(row.split('/')[1]));
    expect(overall).toEqual(overall.toSorted((a, b) => a - b));
  });

  it('go by category, title, and ages in the year of the event; several at once', async () => {
    const names = async (query: Record<string, string>): Promise<string> =>
      (await narrowed(query))
        .map((row) => row[0])
        .sort()
        .join('');
    expect(await names({ category: 'first' })).toBe('PQR');
    expect(await names({ title: 'MF' })).toBe('T');
    // 2017 − 14: the year before, the year itself, the year after.
    expect(await names({ age: 'u14' })).toBe('PSU');
    expect(await names({ age: 's50' })).toBe('T');
    expect(await names({ age: 'u14', sex: 'm' })).toBe('SU');
    expect(await names({ sex: '', age: '' })).toBe('PQRSTU');
  });

  it('say in the heading and on paper which group it is, and keep it from round to round', async () => {
    const { title, main } = await office.view(eventStandings, { event: 'mixed' }, { sex: 'f', age: 'u14' });
    expect(title).toBe('Mixed · Standings after round 1: under 14, women');
    expect(text(main.html)).toContain('One of 6 players: place in the group');
    expect(main.html).toContain('href="/en/cat/events/mixed/standings?round=1&amp;age=u14&amp;sex=f"');
    expect(main.html).toContain('<option value="f" selected>');
    expect(main.html).toMatch(/<details class="narrow no-print" open>/);
  });

  it('say so where nobody is in it, and offer only what tells the players apart', async () => {
    const { main } = await office.view(eventStandings, { event: 'mixed' }, { club: 'nowhere' });
    expect(text(main.html)).toContain('No players in this group.');
    expect(main.html).not.toContain('<table class="standings">');
    const whole = await office.view(eventStandings, { event: 'mixed' });
    expect(whole.main.html).not.toContain('<select name="club">');
    expect(whole.main.html).not.toContain('value="u8"');
    expect(whole.main.html).not.toMatch(/2003|birthDate/);
  });
});
