import { LANGUAGES } from '@escala/messages';
import { showCrosstable } from '@escala/office/questions';
import { describe, expect, it } from 'vitest';
import { pointsText } from '../../components/format.ts';
import { eventsOffice } from '../../testing/events-office.ts';
import { text } from '../../testing/visitor.ts';
import { eventCard } from './event-card.ts';
import { eventCrosstable } from './event-parts.ts';
import { eventPlayers } from './event-players.ts';
import { eventRound } from './event-round.ts';
import { eventStandings } from './event-standings.ts';

const CARD = /href="\/en\/cat\/events\/open\/players\/[^"]+"/g;

describe.each(LANGUAGES)('in %s', (language) => {
  it('everybody’s card has all its words, in every event', async () => {
    const { view } = await eventsOffice(language);
    const events = { open: 7, league: 4, e1: 2, e2: 2, e3: 2 };
    for (const [event, players] of Object.entries(events))
      for (let entrant = 1; entrant <= players; entrant++) {
        const { main } = await view(eventCard, { event, entrant: String(entrant) });
        expect(main.html).not.toMatch(/undefined|\[object|NaN/);
      }
  });
});

describe('a player’s card in an event', () => {
  it('tells who it is, where they stand, and each round with the opponent’s card', async () => {
    const { view } = await eventsOffice();
    const { title, main, scripts } = await view(eventCard, { event: 'open', entrant: '1' });
    expect(title).toBe('Obert <open> · Jugador A');
    expect(scripts).toEqual(['live.ts']);
    expect(text(main.html)).toMatch(
      /Pairing number 1 Rating 2100.*Club Club Sants &amp; Co.*Place \d of 7, after round 2/,
    );
    expect(text(main.html)).toMatch(/Tie-breaks Buchholz c\. [\d.]+ · Progr\. /);
    expect(main.html.match(/<th scope="row" class="opponent">/g)).toHaveLength(3);
    expect(main.html.match(CARD)?.length).toBeGreaterThanOrEqual(3);
    expect(main.html).toMatch(/href="\/en\/cat\/players\/[^"]+">Ratings and events of Jugador A/);
  });

  it('says byes in words, and gives no points after a game that is still being played', async () => {
    const { view } = await eventsOffice();
    const cards = await Promise.all(
      ['1', '2', '3', '4', '5', '6', '7'].map((entrant) => view(eventCard, { event: 'open', entrant })),
    );
    const all = cards.map(({ main }) => text(main.html));
    expect(all.filter((card) => card.includes('Bye, 1 point'))).toHaveLength(3);
    expect(
      cards.filter(({ main }) => /playing<\/span><\/td>\s*<td class="number"><\/td>/.test(main.html)),
    ).toHaveLength(4);
  });

  it('has the points of crosstable and standings while a round is played (D-OFF-1220)', async () => {
    const { view, act, office } = await eventsOffice();
    // Round 3 has one result of three: another one comes in.
    await act('results.enter-many', { event: 'open', round: 3, results: [{ board: 2, version: 1, result: '1-0' }] });
    const { round, rows } = await office.ask(showCrosstable, { event: 'open' });
    expect(round).toBe(2);
    for (const { player, points } of rows) {
      const said = text((await view(eventCard, { event: 'open', entrant: player })).main.html);
      const shown = pointsText(points);
      expect([player, /Points ([\d½]+) Place/.exec(said)?.[1]]).toEqual([player, shown]);
    }
  });

  it('says forfeits and absences in words', async () => {
    const { view, act } = await eventsOffice();
    await act('round.pair', { event: 'league', round: 2 });
    const results = [1, 2].map((board) => ({ board, version: 1, result: '1-0', kind: 'forfeit' }));
    await act('results.enter-many', { event: 'league', round: 2, results });
    const all = await Promise.all(
      ['1', '2', '3', '4'].map(async (entrant) =>
        text((await view(eventCard, { event: 'league', entrant })).main.html),
      ),
    );
    expect(all.filter((card) => card.includes('won by forfeit: the opponent did not appear'))).toHaveLength(2);
    expect(all.filter((card) => card.includes('lost by forfeit: did not appear'))).toHaveLength(2);
  });

  it('is found by the id as by the number, and refused for anybody else', async () => {
    const { view } = await eventsOffice();
    const byNumber = await view(eventCard, { event: 'open', entrant: '3' });
    const [, id] = byNumber.main.html.match(/\/en\/cat\/players\/([^"]+)"/)!;
    expect((await view(eventCard, { event: 'open', entrant: id! })).main.html).toBe(byNumber.main.html);
    await expect(view(eventCard, { event: 'open', entrant: 'nobody' })).rejects.toMatchObject({
      refusals: [{ code: 'player-not-in-event' }],
    });
  });

  it('of an accepted event has the change of its list, game by game', async () => {
    const { view } = await eventsOffice();
    const { main, scripts } = await view(eventCard, { event: 'e2', entrant: '1' });
    expect(scripts).toBeUndefined();
    expect(main.html).toMatch(/\/players\/p\d\/ratings\/standard\/2017-03-01"/);
    expect(main.html).toMatch(/<td class="number"><span class="(?:gain|loss)">[+−][\d.]+<\/span><\/td><\/tr>/);
    expect(text(main.html)).not.toContain('Not official');
  });

  it('is where the names of all tables lead', async () => {
    const { view } = await eventsOffice();
    for (const page of [eventStandings, eventCrosstable, eventPlayers, eventRound]) {
      const { main } = await view(page, { event: 'open', round: '2' });
      expect(main.html.match(CARD)?.length).toBeGreaterThanOrEqual(7);
      expect(main.html).not.toMatch(/href="\/en\/cat\/players\//);
    }
  });
});
