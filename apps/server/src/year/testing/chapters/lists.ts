import { expect } from 'vitest';
import type { Year } from '../year.ts';

interface Preview {
  readonly date: string;
  readonly rows: { readonly movers: readonly { readonly id: string; readonly rating: number }[] };
}

const DATE = '2017-04-01';

/** The period before the list, its preview, and both lists on their day; one report is deliberately left out. */
export async function aprilLists(year: Year): Promise<void> {
  const { officer } = year;
  const period = await officer.ask<{ submitted: { id: string }[] }>('period.read', { series: 'standard' });
  expect(period.submitted.map(({ id }) => id)).toEqual(['quart']);
  expect(await officer.ask('list.preview-revision')).toMatchObject({ isDue: false });
  const early = await officer.refused('list.publish', { series: 'standard', date: DATE });
  expect(early.map(({ code }) => code)).toEqual(['list-too-early', 'report-undecided']);
  const preview = await officer.ask<Preview>('list.preview', { series: 'standard' });
  expect(preview).toMatchObject({ date: DATE });
  expect(preview.rows.movers.length).toBeGreaterThan(5);
  year.goTo(DATE);
  const sister = await officer.refused('list.publish', { series: 'rapid', date: DATE, leaveOut: ['quart'] });
  expect(sister).toMatchObject([{ code: 'sister-list-first' }]);
  for (const series of ['standard', 'rapid'])
    await officer.act('list.publish', { series, date: DATE, leaveOut: ['quart'] });
  const again = await officer.refused('list.publish', { series: 'standard', date: DATE, leaveOut: ['quart'] });
  expect(again).toMatchObject([{ code: 'list-published' }]);
  const { rows } = await year.visitor.ask<{ rows: { id: string; rating: number }[] }>('list.read', {
    series: 'standard',
    date: DATE,
  });
  for (const { id, rating } of preview.rows.movers) expect(rows.find((row) => row.id === id)?.rating).toBe(rating);
  await reading(year);
}

async function reading({ player, visitor }: Year): Promise<void> {
  const line = { player: '1', series: 'standard', date: DATE };
  expect(await player.ask('rating.explain', line)).toMatchObject({ agrees: true, row: { id: '1' } });
  const history = await visitor.ask<{ series: { points: unknown[] }[] }>('rating.history', { player: '1' });
  expect(history.series[0]!.points.length).toBe(5);
  await visitor.ask('event.rating-changes', { event: 'obert' });
  await visitor.ask('event.participants', { event: 'obert' });
  await visitor.ask('event.player', { event: 'obert', player: '1' });
  await visitor.ask('player.events', { player: '1' });
  await visitor.ask('rating.explain-live', { player: '1', series: 'standard' });
  await visitor.ask('rating.document', line);
  await visitor.ask('health.scale', { series: 'standard' });
  await visitor.ask('health.summary', { series: 'standard' });
  await visitor.ask('list.highlights', { series: 'standard' });
  await visitor.ask('player.profile', { player: '1' });
  await visitor.ask('player.opponents', { player: '1' });
  await visitor.ask('player.compare', { player: '1', other: '2' });
  await visitor.ask('site.search', { text: 'ab' });
  await visitor.ask('event.live', {});
  await visitor.ask('event.calendar', {});
}

/** Files of a list: as a table, in FIDE's format, as data; a client that has one already does not get it again. */
export async function downloads({ api, visitor }: Year): Promise<void> {
  const { federation } = visitor;
  for (const [ending, type] of [
    ['csv', 'text/csv'],
    ['txt', 'text/plain'],
    ['json', 'application/json'],
  ] as const) {
    const path = `/${federation}/lists/standard/${DATE}.${ending}`;
    const first = await api.send('GET', path, {});
    expect([first.status, first.headers.get('content-type')]).toEqual([200, expect.stringContaining(type)]);
    expect(first.text).toContain('Abad');
    const etag = first.headers.get('etag')!;
    const again = await api.send('GET', path, { 'if-none-match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
  }
  expect((await api.send('GET', `/${federation}/lists/standard/latest.csv?edition=published`, {})).status).toBe(200);
}

/** Every list of the federation is recomputed from the record, and its hash matches. */
export async function verified({ visitor }: Pick<Year, 'visitor'>): Promise<void> {
  const { lists } = await visitor.ask<{ lists: { series: string; date: string; source: string }[] }>('list.search');
  expect(lists.length).toBeGreaterThan(5);
  for (const { series, date, source } of lists)
    expect(await visitor.ask('list.verify', { series, date }), `${series} ${date}`).toMatchObject({
      holds: true,
      source,
    });
}
