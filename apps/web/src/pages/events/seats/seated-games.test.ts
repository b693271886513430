import { beforeAll, describe, expect, it } from 'vitest';
import { EVENT_FACTS, type EventsOffice, eventsOffice } from '../../../testing/events-office.ts';
import { text } from '../../../testing/visitor.ts';
import { eventCard } from '../event-card.ts';
import { eventCards } from '../event-cards.ts';
import { eventLive } from '../event-live.ts';
import { eventRound } from '../event-round.ts';
import { eventSeat } from './event-seat.ts';

const KNOCKOUT = { rules: 'fide-2026', system: 'knockout', type: 'knockout', rounds: 1, gamesPerMatch: 2 };
const FACTS = { ...EVENT_FACTS, ...KNOCKOUT, name: 'Copa', ruleFacts: undefined, tiebreaks: undefined };

describe('[D-OFF-931] a match of two games and its tie-break, wherever people look for their board', () => {
  let house: EventsOffice;
  let ids: string[];
  const entered = (results: readonly (readonly [number, string])[]) =>
    house.act('results.enter-many', {
      ...{ event: 'cup', round: 1 },
      results: results.map(([board, result]) => ({ board, version: 1, result })),
    });
  const seen = async (page: Parameters<EventsOffice['view']>[0], params: object = {}, query: object = {}) =>
    text((await house.view(page, { event: 'cup', ...params }, { ...query })).main.html);
  beforeAll(async () => {
    house = await eventsOffice();
    await house.act('event.register', { event: 'cup', facts: FACTS });
    const open = await house.view(eventSeat, { event: 'open' });
    ids = [...open.main.html.matchAll(/player=([^"&]+)"/g)].slice(0, 2).map(([, id]) => decodeURIComponent(id!));
    const players = ids.map((player) => ({ player }));
    await house.act('entry.add-many', { event: 'cup', from: { kind: 'registry', players } });
    await house.act('round.pair', { event: 'cup', round: 1 });
    await entered([
      [1, '1-0'],
      [2, '1-0'],
    ]);
    await house.act('round.add-games', { event: 'cup', round: 1, version: 1, board: 1, pace: 'blitz', white: ids[1]! });
  });

  it('while it is being played: hall, phone and list by name have the boards of the tie-break', async () => {
    expect(await seen(eventLive)).toContain('2 of 4 games being played');
    expect(await seen(eventLive)).toMatch(/3 Jugador B blitz Jugador A/);
    expect(await seen(eventSeat, {}, { player: ids[0]! })).toMatch(
      /Board 3 Black · blitz against Jugador B Board 1 White · 1 – 0 Board 2 Black · 1 – 0 Board 4 White · blitz/,
    );
    expect(await seen(eventRound, { round: '1' }, { by: 'name' })).toMatch(/Jugador A 3 Black Jugador B/);
  });

  it('afterwards: both games with their points, then the tie-break, which gives none; what was not needed is not shown', async () => {
    await entered([[3, '0-1']]);
    expect(await seen(eventLive)).toContain('1 of 4 games being played');
    await entered([[4, '0-1']]);
    await house.act('round.add-games', {
      ...{ event: 'cup', round: 1, version: 2, board: 1 },
      ...{ pace: 'blitz', games: 4, white: ids[1]! },
    });
    expect(await seen(eventCards, { round: '1' })).toMatch(/8 Jugador B .* Black · blitz/);
    await entered([
      [5, '0-1'],
      [6, '1-0'],
      [7, '1/2'],
    ]);
    expect(await seen(eventLive)).toContain('All results are in Standings after round 1');
    expect(await seen(eventCards, { round: '1' })).not.toMatch(/8 Jugador B/);
    await house.act('round.close', { event: 'cup', round: 1, version: 3 });
    expect(await seen(eventLive)).toContain('All results are in Standings after round 1');
    expect(await seen(eventCard, { entrant: '1' })).toMatch(
      /Round 1 1 w Jugador B 2000 2000 1 0.64 .6.84 Round 1 2 b Jugador B 2000 2000 0 1 0.64 .12.16 Round 1 b Jugador B 2000 blitz 2000 1 Round 1 w Jugador B 2000 blitz 2000 0 (Round 1 [bw] Jugador B 2000 blitz 2000 [01½] ){3}FIDE/,
    );
  });
});
