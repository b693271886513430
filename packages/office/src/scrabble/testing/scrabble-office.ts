import type { ListedType, ScrabbleInput } from '@escala/core';
import { NOBODY } from '../../access/actor.ts';
import { put } from '../../kit/act.ts';
import { confirmCorrection } from '../../rating/corrections/confirm-correction.ts';
import type { ScrabbleChange } from '../../rating/corrections/correction.ts';
import { previewCorrection } from '../../rating/corrections/preview-correction.ts';
import { readList } from '../../rating/lists/read-list.ts';
import type { Edition } from '../../rating/series/editions.ts';
import type { Federation } from '../../registry/federation/federation.ts';
import { playerKind } from '../../registry/players/player.ts';
import { fileDirectly } from '../../testing/file-directly.ts';
import { memoryArchive } from '../../testing/memory-archive.ts';
import { type TestOffice, testOffice } from '../../testing/test-office.ts';
import type { ScrabblePlay } from '../reports/scrabble-report.ts';
import { acceptScrabbleReport } from '../reports/scrabble-report-acts.ts';
import { submitScrabbleReport } from '../reports/submit-scrabble-report.ts';

export const ROMANIA: Federation = {
  name: 'Federația de probă',
  country: 'ROU',
  timeZone: 'Europe/Bucharest',
  language: 'ro',
  series: [
    { id: 'seniori', name: 'Seniori', regulation: 'frs-2012', part: 'seniors', firstList: '2012-02-01' },
    { id: 'tineret', name: 'Tineret', regulation: 'frs-2012', part: 'youth', firstList: '2012-02-01' },
  ],
};

export async function scrabbleOffice(players: readonly string[], facts: Federation = ROMANIA): Promise<TestOffice> {
  const office = await testOffice(facts, memoryArchive(), 'rou');
  await fileDirectly(
    office,
    players.map((id, number) => put(playerKind, id, 0, { number, name: `Player ${id}`, licences: {} })),
  );
  office.setToday('2012-12-31');
  return office;
}

export type Reported = Partial<ScrabblePlay> & { readonly event: string };

/** A game of Compunere with the players placed in the order given. */
export const gameOf = (id: string, date: string, ...players: readonly string[]) => ({
  id,
  type: 'compunere' as const,
  date,
  results: players.map((player, i) => ({ player, place: i + 1 })),
});

export async function submitted(office: TestOffice, { event, collective = [], libere = [] }: Reported): Promise<void> {
  await office.perform(submitScrabbleReport, { event, name: `Event ${event}`, collective, libere });
}

export async function accepted(office: TestOffice, ...reports: readonly Reported[]): Promise<void> {
  for (const report of reports) {
    await submitted(office, report);
    await office.perform(acceptScrabbleReport, { event: report.event, version: 1 });
  }
}

export async function corrected(office: TestOffice, change: ScrabbleChange) {
  const { preview } = await office.ask(previewCorrection, { change });
  return office.perform(confirmCorrection, { change, preview });
}

interface ListAsked {
  readonly date?: string;
  readonly edition?: Edition;
  readonly type?: ListedType;
  readonly series?: string;
}

/** The lines of a list, as the public reads them. */
export async function rowsOf(office: TestOffice, { edition = 'published', ...asked }: ListAsked) {
  const whole = { series: 'seniori', edition, sort: 'rating', page: 1, size: 1000, ...asked } as const;
  return (await office.ask(readList, whole, NOBODY)).rows;
}

/** The printed ratings of a list, by player. */
export async function printed(office: TestOffice, date: string, edition: Edition, type: ListedType = 'compunere') {
  const rows = await rowsOf(office, { date, edition, type });
  return Object.fromEntries(rows.map(({ id, rating }) => [id, rating]));
}

/** A rating document as reports: each run of games becomes a new event, so that their order is kept. */
export function reportsOf({ collective = [], libere = [] }: ScrabbleInput): Reported[] {
  return [
    ...collective.map(({ id, event: _event, ...game }, i) => ({
      event: `c${String(i).padStart(4, '0')}`,
      collective: [{ ...game, id, results: game.results.map((result) => ({ ...result })) }],
    })),
    ...libere.map(({ event: _event, ...entry }, i) => ({
      event: `l${String(i).padStart(4, '0')}`,
      libere: [
        {
          id: 'libere',
          date: entry.date,
          class: entry.class,
          rated: entry.rated,
          places: entry.places?.map((result) => ({ ...result })),
          games: entry.games.map((game) => ({ ...game })),
        },
      ],
    })),
  ];
}
