import { trfOfTournament, writeTrf } from '@escala/formats';
import { describe, expect, it } from 'vitest';
import { askQuestion } from '../../kit/question.ts';
import type { TestOffice } from '../../testing/test-office.ts';
import { systemsOf } from '../book-of-event.ts';
import { eventKind } from '../event.ts';
import { eventDocument, eventTrf } from '../file/event-trf.ts';
import { reportInbox } from '../inbox/report-inbox.ts';
import { showReport } from '../inbox/show-report.ts';
import { showStandings } from '../places/show-standings.ts';
import { registerEvent } from '../settings/register-event.ts';
import {
  ARBITER,
  OTHER_ARBITER,
  officeWithEvent,
  officeWithPlayers,
  playRounds,
  SWISS,
} from '../testing/event-office.ts';
import { reportKind } from './report.ts';
import { submitReport } from './submit-report.ts';

const by = { actor: ARBITER };

/** An event run in another office, as our document and as FIDE's report. */
async function elsewhere(): Promise<{ json: string; trf: string }> {
  const office = await officeWithEvent(8);
  await playRounds(office, 1, 3);
  const trf = await office.ask(eventTrf, { event: 'open', edition: 'trf16' });
  return { json: JSON.stringify(await office.ask(eventDocument, { event: 'open' })), trf: trf.text };
}

async function registered(players = 8): Promise<TestOffice> {
  const office = await officeWithPlayers(players);
  await office.perform(registerEvent, { event: 'open', facts: SWISS }, by);
  return office;
}

type Source = Parameters<typeof submitReport.decide>[1]['from'];
const submit = (office: TestOffice, from: Source, version = 1) =>
  office.perform(submitReport, { event: 'open', version, from }, by);
const reportOf = (office: TestOffice) => office.read(async (reading) => (await reading.get(reportKind, 'open'))?.body);

describe('a report that names somebody otherwise', () => {
  it.each(['json', 'trf'] as const)(
    'goes by the id, and the officer is told both names: %s (D-OFF-334)',
    async (kind) => {
      const files = await elsewhere();
      const office = await registered();
      const text = files[kind].replaceAll('Cognom3, Nom', 'Puig, Anna  ').replaceAll('Cognom4, Nom', 'Cognom4, N. ');
      const { outcome } = await submit(office, { kind, text });
      const doubts = outcome.findings.filter(({ code }) => code === 'office.report-name');
      expect(doubts).toMatchObject([
        { severity: 'warning', article: '', player: 'p03', values: { id: 'p03', name: 'Cognom3, Nom' } },
      ]);
      expect(String(doubts[0]?.values.told).trim()).toBe('Puig, Anna');
      const { reports } = await office.ask(reportInbox, { limit: 50 });
      expect(reports[0]?.warnings).toBeGreaterThan(0);
    },
  );
});

describe('submitting a report', () => {
  it('comes from a tournament document or from FIDE’s report: the same games', async () => {
    const { json, trf } = await elsewhere();
    const [one, two] = [await registered(), await registered()];
    await submit(one, { kind: 'json', text: json });
    await submit(two, { kind: 'trf', text: trf });
    const [fromJson, fromTrf] = [await reportOf(one), await reportOf(two)];
    const byBoard = (games: readonly { round: number; white: string }[] = []) =>
      games.toSorted((a, b) => a.round - b.round || (a.white < b.white ? -1 : 1));
    expect(fromJson?.record.games).toHaveLength(12);
    expect(byBoard(fromTrf?.record.games)).toEqual(byBoard(fromJson?.record.games));
    expect(fromJson?.record.games[0]).toMatchObject({ date: '2017-02-03' });
    expect([fromJson?.source, fromTrf?.source]).toEqual(['json', 'trf']);
    expect(fromTrf?.findings.map(({ code }) => code)).toContain('fce-1990.open-players');
    const table = (office: TestOffice) => office.ask(showStandings, { event: 'open' });
    expect((await table(two)).standings.rows).toEqual((await table(one)).standings.rows);
  });

  it('keeps the file as it came beside the report, not in the chain', async () => {
    const { trf } = await elsewhere();
    const office = await registered();
    const { entry } = await submit(office, { kind: 'trf', text: trf });
    expect(entry.command).toMatchObject({ from: { kind: 'trf', characters: trf.length } });
    expect(entry.filed).toMatchObject([{ folder: 'report-files', name: 'open' }]);
  });

  it('comes from a rating document of this one event', async () => {
    const office = await registered(2);
    const event = {
      id: 'x',
      type: 'swiss',
      start: SWISS.start,
      end: SWISS.end,
      timeControl: SWISS.timeControl,
      games: [{ round: 1, white: 'p01', black: '22000002', result: '1-0' }],
    };
    const document = {
      format: 'escala/rating-input@1',
      regulation: 'fce-2016',
      rhythm: 'standard',
      listDate: '2017-03-01',
      players: [{ id: 'p01' }, { id: '22000002' }],
      lists: [],
      events: [event],
    };
    await submit(office, { kind: 'json', text: JSON.stringify(document) });
    expect((await reportOf(office))?.record).toMatchObject({ id: 'open', participants: ['p01', 'p02'] });
    const two = JSON.stringify({ ...document, events: [event, { ...event, id: 'y' }] });
    const other = await registered(2);
    expect(await other.refusals(submit(other, { kind: 'json', text: two }))).toMatchObject([
      { code: 'report-events', values: { events: 'x, y' } },
    ]);
  });

  it('names every player who is not registered', async () => {
    const { json, trf } = await elsewhere();
    const office = await registered(6);
    const ofJson = await office.refusals(submit(office, { kind: 'json', text: json }));
    expect(ofJson.map(({ code, values }) => [code, values.id])).toEqual([
      ['player-not-registered', 'p07'],
      ['player-not-registered', 'p08'],
    ]);
    const ofTrf = await office.refusals(submit(office, { kind: 'trf', text: trf }));
    expect(ofTrf.map(({ values }) => values.id)).toEqual(['22000007', '22000008']);
  });

  it('knows players without any id by their whole name, where one player bears it (D-OFF-112)', async () => {
    const { trf } = await elsewhere();
    const text = trf.replaceAll('22000008', ' '.repeat(8));
    const office = await registered();
    await submit(office, { kind: 'trf', text });
    expect((await reportOf(office))?.record.participants).toContain('p08');
    const namesakes = await officeWithPlayers(9, (i) => (i === 9 ? { name: 'Cognom8, Nom' } : {}));
    await namesakes.perform(registerEvent, { event: 'open', facts: SWISS }, by);
    expect(await namesakes.refusals(submit(namesakes, { kind: 'trf', text }))).toMatchObject([
      { code: 'player-ambiguous', values: { candidates: 'p08, p09' } },
    ]);
    // A wrong id is an error, even with the right name.
    const wrong = trf.replaceAll('22000008', '22999999');
    expect(await office.refusals(submit(await registered(), { kind: 'trf', text: wrong }))).toMatchObject([
      { code: 'player-not-registered' },
    ]);
  });

  it('tells every fault of a file with its line and column', async () => {
    const office = await registered();
    const broken = await office.refusals(
      submit(office, { kind: 'json', text: '{\n  "format": "escala/tournament@1",,\n}' }),
    );
    expect(broken[0]).toMatchObject({ code: 'file-fault', field: 'from.text', values: { line: 2 } });
    const trf = await office.refusals(submit(office, { kind: 'trf', text: 'XXX' }));
    expect(trf[0]).toMatchObject({ code: 'file-fault', values: { fault: 'trf-no-players' } });
  });

  it('refuses other dates, games without a result and a desk without rounds', async () => {
    const { json } = await elsewhere();
    const office = await registered();
    const document = JSON.parse(json);
    const later = JSON.stringify({ ...document, event: { ...document.event, end: '2017-02-13' } });
    expect(await office.refusals(submit(office, { kind: 'json', text: later }))).toMatchObject([
      { code: 'report-dates' },
    ]);
    const { result: _open, ...game } = document.games[0];
    const open = JSON.stringify({ ...document, games: [game, ...document.games.slice(1)] });
    expect(await office.refusals(submit(office, { kind: 'json', text: open }))).toMatchObject([
      { code: 'report-result-missing', values: { round: 1 } },
    ]);
    expect(await office.codes(submit(office, { kind: 'desk' }))).toEqual(['event-state', 'report-no-rounds']);
  });
});

it('reports that wait are in the officer’s inbox with what stands against them, the oldest first', async () => {
  const { json } = await elsewhere();
  const office = await registered();
  await submit(office, { kind: 'json', text: json });
  const { reports, next } = await office.ask(reportInbox, { limit: 10 });
  expect(reports).toMatchObject([{ event: { id: 'open', state: 'submitted' }, games: 12, players: 8 }]);
  expect(reports[0]?.articles).toContain('Oberts 4');
  const standard = {
    series: 'standard',
    name: 'Estàndard',
    date: '2017-03-01',
    published: false,
    late: false,
    games: 12,
  };
  expect(reports[0]?.lists).toEqual([standard]);
  expect(next).toBeNull();
  const shown = await office.ask(showReport, { event: 'open' }, ARBITER);
  expect(shown.open.length).toBe(reports[0]?.errors);
  for (const [question, viewer] of [
    [reportInbox, ARBITER],
    [showReport, OTHER_ARBITER],
  ] as const) {
    const input = question === reportInbox ? {} : { event: 'open' };
    const asked = askQuestion(office.ports, question as typeof showReport, { federation: 'cat', viewer, input });
    expect(await office.refusals(asked)).toMatchObject([{ kind: 'forbidden' }]);
  }
});

it('a report of a tournament with players under other ids keeps its colours and byes', async () => {
  const office = await officeWithEvent(7);
  await playRounds(office, 1, 1);
  const tournament = await office.ask(eventDocument, { event: 'open' });
  const { report } = trfOfTournament({ ...tournament, rounds: 3 }, systemsOf(tournament));
  const players = report.players.map((player) => ({ ...player, id: String(22_000_000 + player.number) }));
  const { text } = writeTrf({ ...report, players }, { edition: 'trf16' });
  const other = await registered(7);
  await submit(other, { kind: 'trf', text });
  const kept = await reportOf(other);
  expect(kept?.tournament?.byes).toEqual(tournament.byes);
  const event = await other.record(eventKind, 'open');
  expect(event?.body.submittedOn).toBe('2017-01-15');
});
