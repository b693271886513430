import { expect } from 'vitest';
import type { Year } from '../year.ts';
import { PLAYERS } from './founding.ts';

const digest = (letter: string): string => letter.repeat(64);

/**
 * What came before the office: players, old lists, events; every
 * doubt is reported, and an import resumes where it broke off.
 */
export async function past(year: Omit<Year, 'player'>): Promise<void> {
  await oldPlayers(year);
  await oldLists(year);
  await oldEvents(year);
}

async function opened({ officer }: Pick<Year, 'officer'>, subject: string, letter: string) {
  const source = { name: `${subject}.csv`, digest: digest(letter) };
  const { import: id } = await officer.act<{ import: string }>('import.open', { subject, source, expected: 2 });
  return { id, batch: (batch: number) => ({ import: id, digest: digest(letter), batch }) };
}

async function closed({ officer }: Pick<Year, 'officer'>, id: string, as = 'done'): Promise<void> {
  const { version } = await officer.ask<{ version: number }>('import.show', { import: id });
  await officer.act('import.close', { import: id, version, as });
}

async function oldPlayers(year: Omit<Year, 'player'>): Promise<void> {
  const { officer } = year;
  const { id, batch } = await opened(year, 'players', 'a');
  const rows = [
    { line: 2, id: '101', name: 'Vell, Jordi', birthYear: 1950, club: 'Club reus', seasons: [2016] },
    { line: 3, name: 'Abad, Anna', birthYear: 1961 },
    { line: 4, id: '102', name: 'Nou, Ona', title: 'XX' },
  ];
  const text = 'id;name;birth\n101;Vell, Jordi;1950\n;Abad, Anna;1961\n102;Nou, Ona;soon\n';
  expect(await officer.ask('import.read-players', { text, season: 2016 })).toMatchObject({
    rows: [{ line: 2 }, { line: 3 }, { line: 4 }],
    problems: [{ code: 'entries-no-date', line: 4 }],
    effect: { taken: 2, known: 1, leftOut: 0 },
  });
  await officer.act('import.players', { ...batch(0), rows, season: 2016 });
  const again = await officer.refused('import.players', { ...batch(0), rows });
  expect(again).toMatchObject([{ code: 'import-batch-done' }]);
  await officer.act('import.players', { ...batch(1), rows: [{ line: 5, id: '103', name: 'Guim, Pere' }] });
  const doubts = await officer.ask<{ byCode: Record<string, number> }>('import.doubts', { import: id });
  expect(doubts.byCode).toMatchObject({ 'import-title-unknown': 1 });
  await closed(year, id);
  expect(await officer.ask('import.search', { state: 'done' })).toMatchObject({
    imports: [{ import: id, batches: 2 }],
  });
}

/** Player 1 is over 2300 with enough games for a norm by rating; every player is also on the other lists. */
async function oldLists(year: Omit<Year, 'player'>): Promise<void> {
  const { officer } = year;
  const { id, batch } = await opened(year, 'lists', 'b');
  for (const [i, [series, date]] of [
    ['standard', '2016-12-01'],
    ['standard', '2017-01-01'],
    ['rapid', '2017-01-01'],
  ].entries()) {
    const lines = Array.from({ length: PLAYERS }, (_, n) => ({
      line: n + 2,
      id: String(n + 1),
      rating: 2310 - 30 * n,
      games: 20,
    }));
    if (i === 0) {
      const read = await officer.ask('import.read-list', {
        series,
        date,
        text: 'id;elo;games\n1;2310;20\n2;x;20\n',
      });
      expect(read).toMatchObject({
        lines: [{ id: '1', rating: 2310 }],
        problems: [{}, { line: 3 }],
        effect: { taken: 1, leftOut: 0, doubts: [] },
      });
    }
    const file = { name: `${series}-${date}.csv`, digest: digest(String(i)) };
    await officer.act('import.list', { ...batch(i), file, series, date, lines });
  }
  await closed(year, id);
}

async function oldEvents(year: Omit<Year, 'player'>): Promise<void> {
  const { officer, visitor } = year;
  const { id, batch } = await opened(year, 'events', 'c');
  const trf = '012 Social\n042 2016/05/01\n052 2016/05/02\n';
  const { files } = await officer.ask<{ files: object[] }>('import.read-events', {
    files: [{ name: 'a.trf', text: trf }],
  });
  expect(files).toMatchObject([{ name: 'a.trf', problems: expect.arrayContaining([expect.anything()]) }]);
  const players = ['1', '5', '9'].map((player) => ({ key: player, id: player }));
  const games = [
    { round: 1, white: '1', black: '5', result: '1/2' },
    { round: 2, white: '5', black: '9', result: '1-0' },
    { round: 3, white: '9', black: '1', result: '0-1' },
  ];
  const facts = (name: string, day: string, minutes: number) => ({
    file: { name: `${name}.trf`, digest: digest(String(minutes % 10)) },
    facts: {
      name,
      type: 'round-robin',
      start: day,
      end: day,
      rounds: 3,
      timeControl: { minutes, increment: minutes > 60 ? 30 : 5 },
    },
    players,
    games,
  });
  const events = [facts('Social de gener', '2017-01-14', 90), facts('Ràpid de gener', '2017-01-15', 15)];
  expect(await officer.act('import.events', { ...batch(0), events })).toMatchObject({ taken: 2 });
  await closed(year, id);
  const second = await opened(year, 'events', 'd');
  await closed(year, second.id, 'abandoned');
  expect(await visitor.ask('event.search', { text: 'gener' })).toMatchObject({ events: [{}, {}] });
}

/** All lists between the old ones and today, published at once. */
export async function historyPublished({ officer, visitor }: Omit<Year, 'player'>): Promise<void> {
  const said = { reason: 'The office begins its work.' };
  const early = await officer.refused('list.publish-history', { series: 'rapid', upTo: '2017-03-01' }, said);
  expect(early).toMatchObject([{ code: 'sister-list-first' }]);
  for (const series of ['standard', 'rapid'])
    expect(await officer.act('list.publish-history', { series, upTo: '2017-03-01' }, said)).toMatchObject({
      lists: [{ list: `${series}/2017-02-01` }, { list: `${series}/2017-03-01` }],
    });
  expect(await visitor.ask('list.search', { series: 'standard' })).toMatchObject({ lists: [{}, {}, {}, {}] });
}
