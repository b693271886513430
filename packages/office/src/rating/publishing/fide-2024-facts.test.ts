import type { EventRecord, GameRecord, HeadToHeadInput, Result, TimeControl } from '@escala/core';
import { readDocument } from '@escala/formats';
import { headToHeadBooks } from '@escala/regulations';
import { describe, expect, it } from 'vitest';
import { NOBODY } from '../../access/actor.ts';
import { addEntries } from '../../events/entries/add-entries.ts';
import { type EventFacts, eventKind } from '../../events/event.ts';
import { closeEvent } from '../../events/event-state-acts.ts';
import { eventDocument } from '../../events/file/event-trf.ts';
import { showReport } from '../../events/inbox/show-report.ts';
import { acceptReport } from '../../events/reports/accept-report.ts';
import { waiveFinding } from '../../events/reports/refuse-report.ts';
import { reportKind } from '../../events/reports/report.ts';
import { submitReport } from '../../events/reports/submit-report.ts';
import { correctResult } from '../../events/rounds/correct-result.ts';
import { enterResult } from '../../events/rounds/enter-result.ts';
import { pairEventRound } from '../../events/rounds/pair-round.ts';
import { registerEvent } from '../../events/settings/register-event.ts';
import { BY_FIDE } from '../../events/testing/fide-office.ts';
import { importList } from '../../imports/lists/import-list.ts';
import { openImport } from '../../imports/open-import.ts';
import { documentOfGames } from '../../testing/explained.ts';
import { fileEvents, filePlayers } from '../../testing/file-directly.ts';
import { type TestOffice, testOffice } from '../../testing/test-office.ts';
import { readList } from '../lists/read-list.ts';
import { publishHistory } from './publish-history.ts';

const SERIES = (['standard', 'blitz'] as const).map((part) => ({
  ...{ id: part, name: part, regulation: 'fide-2024', part, firstList: '2025-11-01' },
}));
const RATED = { p0: 1900, p1: 1950 };

/** Two players on the lists of October 2025. */
async function office(): Promise<TestOffice> {
  const made = await testOffice({ ...BY_FIDE, competitionRules: 'fide-2026', series: SERIES });
  await filePlayers(made, [{ name: 'Pons, Ana' }, { name: 'Roca, Biel' }]);
  for (const [i, { id: series }] of SERIES.entries()) {
    const source = { name: 'past.csv', digest: String(i).repeat(64) };
    const { outcome } = await made.perform(openImport, { subject: 'lists', source });
    const lines = Object.entries(RATED).map(([id, rating], line) => ({ line: line + 2, id, rating }));
    const batch = { import: outcome.import, digest: source.digest, batch: 0, file: source };
    await made.perform(importList, { ...batch, series, date: '2025-10-01', lines });
  }
  return made;
}

type Game = GameRecord & { readonly excluded?: true; readonly unequalTime?: true };
type Event = Omit<EventRecord, 'games' | 'timeControl'> & {
  readonly timeControl: TimeControl;
  readonly games: readonly Game[];
  readonly forList?: string;
  readonly waived?: true;
};

const match = (more: Partial<Event>, ...results: readonly (Result | Partial<Game>)[]) =>
  ({
    ...{ id: 'm', type: 'match', start: '2025-10-04', end: '2025-10-08', timeControl: { minutes: 120 } },
    games: results.map((told, i) => ({
      ...{ round: i + 1, white: 'p0', black: 'p1', result: '1-0' as const },
      ...(typeof told === 'string' ? { result: told } : told),
    })),
    ...more,
  }) satisfies Event;

const ratingsOn = async (made: TestOffice, series: string, date: string) => {
  const asked = { series, date, edition: 'revised', sort: 'rating', page: 1, size: 50 } as const;
  const { rows } = await made.ask(readList, asked, NOBODY);
  return Object.fromEntries(rows.map(({ id, rating }) => [id, rating]));
};

/** The list of a document, computed by the book itself. */
function ofDocument(event: Event, rhythm: 'standard' | 'blitz', listDate: string): Record<string, number | null> {
  const input: HeadToHeadInput = {
    ...{ format: 'escala/rating-input@1', regulation: 'fide-2024', rhythm, listDate },
    players: Object.keys(RATED).map((id) => ({ id })),
    lists: [{ date: '2025-10-01', ratings: RATED }],
    events: [event],
  };
  const read = readDocument(JSON.stringify(input), { revisions: {} });
  expect(read.ok).toBe(true);
  const { list } = headToHeadBooks['fide-2024'].rate(input);
  return Object.fromEntries(list.map(({ id, rating }) => [id, rating]));
}

describe('[D-F24-19] facts of fide-2024 count in the office as in a document', () => {
  it.each<[string, 'standard' | 'blitz', Event, string]>([
    ['[5.1] a game that is excluded', 'standard', match({}, '1-0', { excluded: true }), '2025-11-01'],
    ['[6.2] games after the decision', 'standard', match({ rounds: 3 }, '1-0', '1-0', '1-0'), '2025-11-01'],
    ['[6.2] waived', 'standard', match({ rounds: 3, waived: true }, '1-0', '1-0', '1-0'), '2025-11-01'],
    ['[1.2] 29 moves', 'standard', match({ timeControl: { minutes: 120, moves: 29 } }, '1-0'), '2025-11-01'],
    ['[1.2] 30 moves', 'standard', match({ timeControl: { minutes: 120, moves: 30 } }, '1-0'), '2025-11-01'],
    ['[9.1] named for a later list', 'standard', match({ forList: '2025-12-01' }, '1-0'), '2025-12-01'],
    [
      '[R1.2] different times',
      'blitz',
      match({ timeControl: { minutes: 5 } }, '1-0', { unequalTime: true }),
      '2025-11-01',
    ],
  ])('%s', async (_name, rhythm, event, date) => {
    const made = await office();
    // Another event before it in the record, so that places of events and games are not all 0.
    await fileEvents(made, [{ ...match({}, '0-1'), id: 'a', end: '2025-09-20', start: '2025-09-20' }, event]);
    made.setToday('2025-12-02');
    for (const { id } of SERIES) await made.perform(publishHistory, { series: id, upTo: '2025-12-01' });
    expect(await ratingsOn(made, rhythm, date)).toEqual(ofDocument(event, rhythm, date));
    if (date === '2025-12-01') expect(await ratingsOn(made, rhythm, '2025-11-01')).toEqual(RATED);
    const document = await documentOfGames(made, { player: 'p0', series: rhythm, date, edition: 'revised' });
    const [told] = document.events as readonly Event[];
    const { games, timeControl, forList, waived } = told ?? { games: [], timeControl: { minutes: 0 } };
    if (games.length > 0) {
      const marks = games.map(({ excluded, unequalTime }) => ({ excluded, unequalTime }));
      expect(marks).toEqual(event.games.map(({ excluded, unequalTime }) => ({ excluded, unequalTime })));
      expect({ timeControl, forList, waived }).toEqual({
        ...{ timeControl: event.timeControl, forList: event.forList, waived: event.waived },
      });
    }
  });
});

describe('an event of the desk', () => {
  const FACTS: EventFacts = {
    ...{ name: 'Matx', type: 'swiss', system: 'fide-dutch', start: '2025-10-04', end: '2025-10-04', rounds: 1 },
    ...{ timeControl: { minutes: 5 }, initialColour: 'white', arbiters: [] },
  };
  const versionOf = async (made: TestOffice) => (await made.record(eventKind, 'm'))!.version;

  async function played(facts: Partial<EventFacts>): Promise<TestOffice> {
    const made = await office();
    made.setToday('2025-09-01');
    await made.perform(registerEvent, { event: 'm', facts: { ...FACTS, ...facts } });
    const players = Object.keys(RATED).map((player) => ({ player }));
    await made.perform(addEntries, { event: 'm', from: { kind: 'registry', players } });
    made.setToday('2025-10-04');
    await made.perform(pairEventRound, { event: 'm', round: 1 });
    await made.perform(enterResult, { event: 'm', round: 1, board: 1, version: 1, result: '1-0' });
    return made;
  }

  async function accepted(made: TestOffice, today: string): Promise<void> {
    await made.perform(closeEvent, { event: 'm', version: await versionOf(made) });
    made.setToday(today);
    await made.perform(submitReport, { event: 'm', version: await versionOf(made), from: { kind: 'desk' } });
    const version = async () => (await made.record(reportKind, 'm'))!.version;
    for (const { code, article } of (await made.ask(showReport, { event: 'm' })).open)
      await made.perform(waiveFinding, { event: 'm', version: await version(), code, article });
    await made.perform(acceptReport, { event: 'm', version: await version() });
  }

  it.each(['excluded', 'unequalTime'] as const)(
    '%s of a game is told with a correction, and taken back',
    async (fact) => {
      const told = async (made: TestOffice, version: number, isSo: boolean) => {
        const ratingFacts = { [fact]: isSo };
        const board = { event: 'm', round: 1, board: 1, version, result: '1-0' as const };
        await made.perform(correctResult, { ...board, ratingFacts });
      };
      const made = await played({});
      await told(made, 2, true);
      const { games } = await made.ask(eventDocument, { event: 'm' });
      expect(games[0]).toMatchObject({ [fact]: true });
      await accepted(made, '2025-10-05');
      made.setToday('2025-11-02');
      await made.perform(publishHistory, { series: 'standard', upTo: '2025-11-01' });
      await made.perform(publishHistory, { series: 'blitz', upTo: '2025-11-01' });
      expect(await ratingsOn(made, 'blitz', '2025-11-01')).toEqual(RATED);
      const other = await played({});
      await told(other, 2, true);
      await told(other, 3, false);
      expect((await other.ask(eventDocument, { event: 'm' })).games[0]).not.toHaveProperty(fact);
      await accepted(other, '2025-10-05');
      other.setToday('2025-11-02');
      await other.perform(publishHistory, { series: 'standard', upTo: '2025-11-01' });
      await other.perform(publishHistory, { series: 'blitz', upTo: '2025-11-01' });
      expect(await ratingsOn(other, 'blitz', '2025-11-01')).not.toEqual(RATED);
    },
  );

  it('[9.1] a list that was out when the report was accepted is none to be named: the next one has it (D-F24-18)', async () => {
    const made = await played({ ratingFacts: { forList: '2025-11-01' } });
    expect((await made.ask(eventDocument, { event: 'm' })).event).toMatchObject({ forList: '2025-11-01' });
    made.setToday('2025-11-02');
    for (const { id } of SERIES) await made.perform(publishHistory, { series: id, upTo: '2025-11-01' });
    await accepted(made, '2025-11-03');
    made.setToday('2025-12-02');
    for (const { id } of SERIES) await made.perform(publishHistory, { series: id, upTo: '2025-12-01' });
    expect(await ratingsOn(made, 'blitz', '2025-11-01')).toEqual(RATED);
    expect(await ratingsOn(made, 'blitz', '2025-12-01')).not.toEqual(RATED);
  });

  it('facts that no list of the federation looks at are refused', async () => {
    const made = await testOffice();
    const facts: EventFacts = {
      ...{ name: 'Obert', type: 'swiss', start: '2017-02-04', end: '2017-02-04', rounds: 1, arbiters: [] },
      ...{ timeControl: { minutes: 90 }, ratingFacts: { moves: 40 } },
    };
    expect(await made.refusals(made.perform(registerEvent, { facts }))).toMatchObject([
      { code: 'event-fact-unused', field: 'facts.ratingFacts.moves', values: { name: 'moves' } },
    ]);
  });
});
