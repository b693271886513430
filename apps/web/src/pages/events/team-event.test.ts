import { beforeAll, expect, it } from 'vitest';
import { deskStandings } from '../../desks/events/event-standings.ts';
import { roundPairs } from '../../desks/events/rounds/round-pairs.ts';
import { EVENT_FACTS, type EventsOffice, eventsOffice } from '../../testing/events-office.ts';
import { sitterOf, text } from '../../testing/visitor.ts';
import { event } from './event.ts';
import { eventLive } from './event-live.ts';
import { eventTeams } from './event-parts.ts';
import { eventRound } from './event-round.ts';

const TEAMS = { rules: 'fide-2026', system: 'team-round-robin', type: 'team', rounds: 1 };
const LINES = 'Reds: Alba, Ada 2100; Bosch, Ben 2000\nBlues: Coll, Cai 1900; Durban, Dina 1850';

let house: EventsOffice;
const hall = async (query: Record<string, string> = {}) =>
  text((await house.view(eventLive, { event: 'friends' }, query)).main.html);
const entered = (results: readonly (readonly [number, string])[]) =>
  house.act('results.enter-many', {
    ...{ event: 'friends', round: 1 },
    results: results.map(([board, result]) => ({ board, version: 1, result })),
  });

beforeAll(async () => {
  house = await eventsOffice();
  const facts = { ...EVENT_FACTS, ...TEAMS, name: 'Friends', ruleFacts: undefined, tiebreaks: undefined };
  await house.act('event.register', { event: 'friends', facts });
  await house.act('entry.add-many', { event: 'friends', from: { kind: 'lines', text: LINES } });
  await house.act('round.pair', { event: 'friends', round: 1 });
});

it('[D-OFF-962] the hall has the matches, each board its teams, and the places of the teams once all results are in', async () => {
  expect(await hall()).toMatch(/Reds 0 – 0 Blues 1 Alba, Ada Reds · Coll, Cai Blues/);
  expect(await hall({ show: 'boards' })).not.toContain('0 – 0');
  await entered([
    [1, '1-0'],
    [2, '1/2'],
  ]);
  expect(await hall()).toMatch(/1 Reds 2 \(1½\) 2 Blues 0 \(½\) Reds 1½ – ½ Blues/);
  expect(await hall({ show: 'standings' })).toMatch(/1 Reds 2 \(1½\) 2 Blues 0 \(½\)/);
  // What stands in brackets is said with what the picture shows.
  expect((await house.view(eventLive, { event: 'friends' })).main.html).toContain('· Match points (Board points)');
});

it('a round of teams being played is in none of the tables, and each says after which round it is (D-OFF-1220)', async () => {
  const facts = { ...EVENT_FACTS, ...TEAMS, name: 'Live', ruleFacts: undefined, tiebreaks: undefined };
  await house.act('event.register', { event: 'live', facts });
  const lines = LINES.replaceAll(/(\w+), (\w+)/g, '$1, $2b');
  await house.act('entry.add-many', { event: 'live', from: { kind: 'lines', text: lines } });
  await house.act('round.pair', { event: 'live', round: 1 });
  const results = [{ board: 1, version: 1, result: '1-0' }];
  await house.act('results.enter-many', { event: 'live', round: 1, results });
  const live = text((await house.view(eventTeams, { event: 'live' })).main.html);
  expect(live).toContain('Crosstable before the end of round 1');
  expect(live).toMatch(/Alba, Adab \d+ 0 /);
  await house.act('results.enter-many', { event: 'live', round: 1, results: [{ ...results[0]!, board: 2 }] });
  const over = text((await house.view(eventTeams, { event: 'live' })).main.html);
  expect(over).toContain('Crosstable after round 1');
  expect(over).toMatch(/Alba, Adab \d+ 1 /);
});

it('[D-OFF-962] the desk has the matches over the boards of a round', async () => {
  const officer = sitterOf(house.office, 'en', { roles: ['officer'] });
  expect(text((await officer(roundPairs, { event: 'friends', round: '1' })).main.html)).toMatch(
    /Matches .* Reds 1½ – ½ Blues/,
  );
});

it('the desk has the places of the teams, and no table of players', async () => {
  const officer = sitterOf(house.office, 'en', { roles: ['officer'] });
  const { main, tools } = await officer(deskStandings, { event: 'friends' });
  expect(text(main.html)).toMatch(/1 Reds 2 1½ .*2 Blues 0 ½/);
  expect(text(main.html)).not.toContain('Alba, Ada');
  expect(tools?.html).toContain('/events/friends/teams');
});

it('[D-TB-23] pages rank the teams by the tie-breaks of the event', async () => {
  const facts = { ...EVENT_FACTS, ...TEAMS, name: 'Level', ruleFacts: undefined, tiebreaks: ['EDE', 'TPN/R'] };
  await house.act('event.register', { event: 'level', facts });
  const lines = LINES.replaceAll(/(\w+), (\w+)/g, '$1, $2a');
  await house.act('entry.add-many', { event: 'level', from: { kind: 'lines', text: lines } });
  await house.act('round.pair', { event: 'level', round: 1 });
  const results = [1, 2].map((board) => ({ board, version: 1, result: '1-0' }));
  await house.act('results.enter-many', { event: 'level', round: 1, results });
  const seen = async (page: typeof event) => text((await house.view(page, { event: 'level' })).main.html);
  // Each has won a board: by the order of the book the Reds are first, since they won the first one.
  expect(await seen(eventTeams)).toMatch(/EDE TPN\/R 1 Blues 1 1 1 2 2 Reds 1 1 1 1 /);
  expect(await seen(event)).toMatch(/1 Blues 1 1 2 Reds 1 1/);
  expect(await seen(eventLive)).toMatch(/1 Blues 1 \(1\) 2 Reds 1 \(1\)/);
});

it('[D-OFF-1130] the page of an event has the matches of its round, and a bye names the team', async () => {
  const swiss = { ...TEAMS, name: 'Three', system: 'team-swiss', ruleFacts: undefined, tiebreaks: undefined };
  await house.act('event.register', { event: 'three', facts: { ...EVENT_FACTS, ...swiss } });
  const lines = `${LINES}\nGreens: Esteve, Eva; Font, Fe`.replaceAll(/(\w+), (\w+)/g, '$1, $2c');
  await house.act('entry.add-many', { event: 'three', from: { kind: 'lines', text: lines } });
  await house.act('round.pair', { event: 'three', round: 1 });
  const seen = async (page: typeof event | typeof eventRound, params = {}) =>
    text((await house.view(page, { event: 'three', ...params })).main.html);
  expect(await seen(event)).toMatch(/Matches .* (Reds 0 – 0 Blues|Blues 0 – 0 Reds)/);
  expect(await seen(eventRound, { round: '1' })).toMatch(/Bye Greens: Esteve, Evac ; Font, Fec , ½ point/);
});
