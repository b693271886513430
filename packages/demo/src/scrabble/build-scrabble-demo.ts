import { civilDate, type IsoDate, seededRandom, writeDay } from '@escala/core';
import type { Federation, OfficePorts } from '@escala/office';
import { playerKind, put } from '@escala/office';
import {
  acceptScrabbleReport,
  foundFederation,
  openSeason,
  publishHistory,
  registerClub,
  submitScrabbleReport,
} from '@escala/office/acts';
import type { DemoProgress, DemoTerms } from '../building/build-demo.ts';
import { type DemoDesk, demoDesk } from '../building/demo-desk.ts';
import { demoPorts } from '../building/demo-ports.ts';
import { takeBatches } from '../building/take-batches.ts';
import { SCRABBLE_IDENTITY, tellIdentity } from '../demo-identity.ts';
import { daysOf, yearsOf } from '../demo-size.ts';
import { SCRABBLE_CLUBS } from './romanian-names.ts';
import { idOf, scrabbleEvents } from './scrabble-events.ts';
import { type ScrabblePerson, scrabblePeople } from './scrabble-people.ts';
import { scrabbleWork } from './scrabble-work.ts';

/** Puts a made-up Romanian Scrabble federation on record, with a list for every quarter of its past and work on the desks. */
export async function buildScrabbleDemo(
  given: OfficePorts,
  federation: string,
  terms: DemoTerms,
  onProgress: (progress: DemoProgress) => void = () => undefined,
): Promise<void> {
  const endsOn = terms.endsOn ?? given.clock.today('Europe/Bucharest');
  const size = { ...terms, endsOn };
  const [years, { first, last }] = [yearsOf(size), daysOf(size)];
  const stream = (purpose: number) => seededRandom(size.seed * 7919 + purpose);
  const dates = quarters(writeDay(first), endsOn);
  const desk = demoDesk(demoPorts(given, endsOn), federation);
  await foundOffice(desk, factsFrom(dates[0] ?? endsOn), years);
  const people = scrabblePeople({ players: size.players, years, lastYear: civilDate(last).year }, stream(11));
  await takeBatches(desk, 'players', [playersOf(people)], (done) => onProgress({ stage: 'people', done, all: done }));
  const events = [...scrabbleEvents(people, { years, last }, stream(12))].filter(
    ({ collective }) => collective[0]!.date >= writeDay(first),
  );
  for (const [done, event] of events.entries()) {
    onProgress({ stage: 'events', done, all: events.length });
    await desk.perform(submitScrabbleReport, event);
    await desk.perform(acceptScrabbleReport, { event: event.event, version: 1 });
  }
  for (const [done, series] of ['seniori', 'tineret'].entries()) {
    onProgress({ stage: 'lists', done, all: 2 });
    if (dates.length > 0)
      await desk.perform(publishHistory, { series, upTo: endsOn, dates }, { reason: 'Listele anilor trecuți.' });
  }
  if (terms.work ?? true) await scrabbleWork(desk, { events, people, endsOn });
}

const playersOf = (people: readonly ScrabblePerson[]) => ({
  changes: people.map((person) => put(playerKind, idOf(person), 0, person.player)),
  filings: [],
  taken: people.length,
});

/** The first days of quarters after the start of the history, up to its last day. */
function quarters(first: IsoDate, endsOn: IsoDate): IsoDate[] {
  const all = [];
  for (let year = Number(first.slice(0, 4)); year <= Number(endsOn.slice(0, 4)); year++)
    for (const month of ['01', '04', '07', '10']) all.push(`${year}-${month}-01`);
  return all.filter((date) => date > first && date <= endsOn);
}

function factsFrom(firstList: IsoDate): Federation {
  const series = (id: string, name: string, part: string) => ({ id, name, regulation: 'frs-2012', part, firstList });
  return {
    name: 'Federația de Scrabble de probă',
    country: 'ROU',
    timeZone: 'Europe/Bucharest',
    language: 'ro',
    series: [series('seniori', 'Seniori', 'seniors'), series('tineret', 'Tineret', 'youth')],
  };
}

async function foundOffice(desk: DemoDesk, facts: Federation, years: readonly number[]): Promise<void> {
  await desk.perform(foundFederation, facts);
  await tellIdentity(desk, SCRABBLE_IDENTITY);
  for (const number of years)
    await desk.perform(openSeason, {
      number,
      from: `${number}-01-01`,
      to: `${number}-12-31`,
      renewalUntil: `${number}-01-31`,
    });
  for (const club of SCRABBLE_CLUBS) await desk.perform(registerClub, club);
}
