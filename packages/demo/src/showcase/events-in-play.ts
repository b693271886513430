import { type Day, dayFrom, seededRandom, writeDay } from '@escala/core';
import { eventKind } from '@escala/office';
import { closeEvent, submitReport } from '@escala/office/acts';
import type { DemoDesk } from '../building/demo-desk.ts';
import { type DemoFederation, demoPlayerId } from '../demo-federation.ts';
import { type DeskEvent, runDeskEvent } from './desk-event.ts';

/** The demo's unfinished events, by what they show. */
export const DEMO_EVENTS = {
  /** A Swiss in its fourth round of nine, some results missing. */
  swiss: 'obert-en-joc',
  /** A round robin. */
  roundRobin: 'tancat-en-joc',
  /** Finished; its report awaits the officer, with findings. */
  submitted: 'actius-per-decidir',
  /** Announced, with players entered: in two weeks, and in five. */
  nextWeeks: 'rapides-anunciades',
  later: 'obert-anunciat',
} as const;

export async function eventsInPlay(desk: DemoDesk, demo: DemoFederation): Promise<void> {
  const random = seededRandom(demo.size.seed + 101);
  for (const event of deskEvents(demo)) await runDeskEvent(desk, event, random);
  const event = DEMO_EVENTS.submitted;
  const version = await versionOf(desk, event);
  const closed = await desk.perform(closeEvent, { event, version });
  await desk.perform(submitReport, { event, version: closed.version, from: { kind: 'desk' } });
}

async function versionOf(desk: DemoDesk, event: string): Promise<number> {
  const found = await desk.read((reading) => reading.get(eventKind, event));
  return found?.version ?? 0;
}

function deskEvents(demo: DemoFederation): DeskEvent[] {
  const today = dayFrom(demo.size.endsOn);
  const [first, second, third] = demo.clubs.map(({ id, town, name, delegation }) => ({
    town,
    name,
    facts: (kind: string, system: string) => ({
      ...{ system, type: system === 'round-robin' ? ('round-robin' as const) : ('swiss' as const) },
      ...{ ruleFacts: { kind, delegation }, club: id, place: town, arbiters: [] },
    }),
  }));
  const everybody = [...membersByClub(demo).values()].flat();
  const everyNth = (nth: number, from: number, most: number): string[] =>
    everybody.filter((_, i) => i % nth === from).slice(0, most);
  const weekly = (start: Day, rounds: number) => ({
    ...datesOf(Array.from({ length: rounds }, (_, i) => writeDay(start + 7 * i))),
    flags: { weekly: true },
  });
  // Before the newest list, if that one is still to be published.
  const rapidDay = demo.size.toTry ? dayFrom(`${demo.size.endsOn.slice(0, 7)}-01`) - 2 : today - 2;
  const slow = { timeControl: { minutes: 90, increment: 30 } };
  return [
    {
      id: DEMO_EVENTS.swiss,
      facts: {
        ...{ name: `Obert de ${first!.town}`, ...first!.facts('open', 'fce-1990'), ...weekly(today - 21, 9), ...slow },
        ...{ initialColour: 'white', tiebreaks: ['buchholz', 'progressive'] },
      },
      ...{ players: everyNth(4, 0, 42), paired: 4, missing: 6 },
    },
    {
      id: DEMO_EVENTS.roundRobin,
      facts: {
        ...{ name: `Tancat ${second!.name}`, ...second!.facts('closed', 'round-robin') },
        ...{ ...weekly(today - 14, 7), ...slow },
      },
      ...{ players: everyNth(9, 1, 8), paired: 3, missing: 2 },
    },
    {
      id: DEMO_EVENTS.submitted,
      facts: {
        ...{ name: `Actius de ${third!.town}`, ...third!.facts('active', 'fce-1990') },
        ...datesOf(Array<string>(5).fill(writeDay(rapidDay))),
        ...{ timeControl: { minutes: 15, increment: 5 }, initialColour: 'black' },
      },
      ...{ players: everyNth(7, 3, 12), paired: 5, missing: 0 },
    },
    {
      id: DEMO_EVENTS.nextWeeks,
      facts: {
        ...{ name: `Ràpides de ${second!.town}`, ...second!.facts('active', 'fce-1990') },
        ...datesOf(Array<string>(8).fill(writeDay(today + 13))),
        timeControl: { minutes: 10, increment: 5 },
      },
      ...{ players: everyNth(5, 2, 26), paired: 0, missing: 0 },
    },
    {
      id: DEMO_EVENTS.later,
      facts: {
        ...{ name: `Obert Internacional de ${third!.town}`, ...third!.facts('open', 'fce-1990'), ...slow },
        ...datesOf(Array.from({ length: 9 }, (_, i) => writeDay(today + 34 + i))),
      },
      ...{ players: everyNth(6, 4, 18), paired: 0, missing: 0 },
    },
  ];
}

/** One round in the evening; several on a day follow each other from ten o’clock. */
const datesOf = (roundDates: string[]) => ({
  start: roundDates[0]!,
  end: roundDates.at(-1)!,
  rounds: roundDates.length,
  roundDates,
  roundTimes: roundDates.map((date, i) =>
    date === roundDates[0] && date === roundDates.at(-1) ? rapidTime(i) : '19:30',
  ),
});

const rapidTime = (i: number): string => `${10 + Math.floor(i / 2)}:${i % 2 === 0 ? '00' : '30'}`;

/** Ids of players with a licence for the season, by club. */
function membersByClub({ players, size }: DemoFederation): Map<string, string[]> {
  const season = size.endsOn.slice(0, 4);
  const members = players.filter((player) => player.licences[season] !== undefined);
  const groups = Map.groupBy(members, (player) => player.licences[season]!);
  return new Map([...groups].map(([club, own]) => [club, own.map(({ number }) => demoPlayerId(number))]));
}
