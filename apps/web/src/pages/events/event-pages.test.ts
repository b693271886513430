import { LANGUAGES, translator } from '@escala/messages';
import { showEvent, showStandings } from '@escala/office/questions';
import { describe, expect, it } from 'vitest';
import { verdictSaid } from '../../components/events/verdicts.ts';
import { html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { EVENT_FACTS, eventsOffice } from '../../testing/events-office.ts';
import { text } from '../../testing/visitor.ts';
import { event } from './event.ts';
import { eventBoard } from './event-board.ts';
import { eventCards } from './event-cards.ts';
import { eventLive } from './event-live.ts';
import { eventPages } from './event-pages.ts';
import { eventCrosstable, eventVerdictsPage } from './event-parts.ts';
import { eventPlayers } from './event-players.ts';
import { eventRatings } from './event-ratings.ts';
import { eventRound } from './event-round.ts';
import { eventStandings } from './event-standings.ts';
import { events } from './events.ts';
import { eventSeat } from './seats/event-seat.ts';

describe.each(LANGUAGES)('in %s', (language) => {
  it('every page of every event has all its words', async () => {
    const { view } = await eventsOffice(language);
    const shown: string[] = [];
    for (const id of ['open', 'league', 'new', 'e1', 'e2', 'e3'])
      for (const page of eventPages.filter(({ path }) => /^\/events\/:event(\/[a-z]+)?$/.test(path)))
        shown.push((await view(page, { event: id })).main.html);
    for (const id of ['open', 'league'])
      for (const page of [eventRound, eventCards, eventBoard])
        shown.push((await view(page, { event: id, round: '1', board: '1' })).main.html);
    shown.push((await view(events)).main.html);
    expect(shown.join('')).not.toMatch(/undefined|\[object|NaN|<open>/);
  });
});

describe('events', () => {
  it('are searched by the address, page by page', async () => {
    const { view } = await eventsOffice();
    const found = async (query: Record<string, string>): Promise<string[]> =>
      [...(await view(events, {}, query)).main.html.matchAll(/href="\/en\/cat\/events\/([^"]+)"/g)].map(
        ([, id]) => id!,
      );
    expect(await found({})).toEqual(['new', 'e3', 'open', 'league', 'e2', 'e1']);
    expect(await found({ text: 'obert', club: 'sants', state: 'running' })).toEqual(['league', 'open']);
    expect(await found({ month: '2017-03' })).toEqual(['e3', 'open', 'league']);
    expect(await found({ month: 'March', state: 'lost', club: '' })).toHaveLength(6);
    expect(await found({ after: '2017-03-01', afterId: 'league' })).toEqual(['e2', 'e1']);
  });

  it('show their facts, the latest round and the first of the table', async () => {
    const { view } = await eventsOffice();
    const { title, main, scripts, badge } = await view(event, { event: 'open' });
    expect(title).toBe('Obert <open>');
    expect(text(badge!.html)).toContain('Round 3 of 4');
    expect(scripts).toEqual(['live.ts']);
    expect(text(main.html)).toMatch(
      /The event is live.*Club Sants &amp; Co.*4 rounds.*90 minutes and 30 seconds.*Àngels Soler/,
    );
    expect(text(main.html)).toMatch(/Round 3 1 of 3 results.*Leaders after round 2/);
    expect(main.html).toContain('href="/api/cat/events/open/files/report.trf"');
    const rated = await view(event, { event: 'e2' });
    expect(rated.scripts).toBeUndefined();
    expect(rated.main.html).toContain('href="/en/cat/lists/standard/2017-03-01"');
  });
});

it('the tab of a round is that of the round one is on', async () => {
  const { view } = await eventsOffice();
  for (const round of ['1', '2', '3']) {
    const { tabs } = await view(eventRound, { event: 'open', round });
    expect(tabs!.html).toMatch(new RegExp(`rounds/${round}" aria-current="page">Round ${round}<`));
  }
  expect(text((await view(eventStandings, { event: 'open' })).tabs!.html)).toContain('Round 3');
});

it('what is over leads with its table, what is being played with the round', async () => {
  const { view } = await eventsOffice();
  const order = async (id: string) => {
    const { html: main } = (await view(event, { event: id })).main;
    return main.indexOf('Leaders') < main.indexOf('Round ');
  };
  expect([await order('e2'), await order('open')]).toEqual([true, false]);
});

it('a verdict before the end is a forecast: it says so, and is not green', () => {
  const site = { translate: translator('en') };
  const said = (isGood: boolean, isOver: boolean) => verdictSaid(site, 'title', isGood, isOver).html;
  expect(said(true, true)).toBe('<span class="gain">title</span>');
  expect(said(true, false)).toBe('<span class="forecast">title, if play ended now</span>');
  expect(said(false, false)).toBe('<span class="quiet">title</span>');
});

describe('the start of rounds (D-OFF-477)', () => {
  const TIMED = {
    name: 'Timed',
    rounds: 3,
    start: '2017-03-03',
    end: '2017-03-04',
    roundDates: ['2017-03-03', '2017-03-04', '2017-03-04'],
    roundTimes: ['16:30', '09:00', '16:00'],
  };

  it('is told of each round, and of the next one on every page of the event', async () => {
    const { act, view } = await eventsOffice();
    await act('event.register', { event: 'timed', facts: { ...EVENT_FACTS, ...TIMED } });
    const before = await view(event, { event: 'timed' });
    expect(html`${before.facts}`.html).toContain(
      'Next: round 1, <time datetime="2017-03-03T16:30">Fri 3 Mar, 16:30</time>',
    );
    expect(text(before.main.html)).toMatch(/Schedule .*Round 1 Fri 3 Mar, 16:30 Round 2 Sat 4 Mar, 09:00 Round 3/);
    expect((await view(eventLive, { event: 'timed' })).main.html).toContain('Fri 3 Mar, 16:30');
    for (const player of ['p0', 'p1']) await act('entry.add', { event: 'timed', player });
    await act('round.pair', { event: 'timed', round: 1 });
    const round = await view(eventRound, { event: 'timed', round: '1' });
    expect(text(round.main.html)).toContain('Round 1 3 March 2017, 16:30');
    expect(html`${round.facts}`.html).toContain('Next: round 2, <time datetime="2017-03-04T09:00">');
    const playing = text((await view(eventLive, { event: 'timed' })).main.html);
    expect(playing).toContain('Round 1 of 3 · 3 March 2017, 16:30');
    expect(playing).not.toContain('Next: round');
    const results = [{ board: 1, version: 1, result: '1-0' }];
    await act('results.enter-many', { event: 'timed', round: 1, results });
    expect(text((await view(eventLive, { event: 'timed' })).main.html)).toContain('Next: round 2, Sat 4 Mar, 09:00');
  });

  it('is told of the day alone where no time is announced, and not at all where no day is', async () => {
    const { act, view } = await eventsOffice();
    const { roundTimes: _times, ...dated } = TIMED;
    await act('event.register', { event: 'dated', facts: { ...EVENT_FACTS, ...dated } });
    expect(html`${(await view(event, { event: 'dated' })).facts}`.html).toContain(
      'Next: round 1, <time datetime="2017-03-03">Fri 3 Mar<',
    );
    const undated = await view(event, { event: 'new' });
    expect(html`${undated.facts}`.html + undated.main.html).not.toMatch(/Next: round|Schedule/);
  });
});

describe('a round', () => {
  it('has pairings with points before, results, byes, and the way to the reasons', async () => {
    const { view } = await eventsOffice();
    const { main } = await view(eventRound, { event: 'open', round: '2' });
    expect(text(main.html)).toMatch(/Bye Jugador \w , 1 point/);
    expect(text(main.html)).toContain('3 of 3 results');
    expect(main.html).toContain('href="/en/cat/events/open/rounds/2/boards/1"');
  });

  it('tells by name where everybody plays, each once, and stays so from round to round', async () => {
    const { view } = await eventsOffice();
    const { main } = await view(eventRound, { event: 'open', round: '2' }, { by: 'name' });
    const table = main.html.slice(main.html.indexOf('places-by-name'), main.html.indexOf('</table>'));
    const names = [...table.matchAll(/<th scope="row">(?:<span[^>]*>\w+<\/span> )?<a[^>]*>([^<]+)/g)].map(
      ([, name]) => name!,
    );
    expect(names).toHaveLength(6);
    expect(names).toEqual([...new Set(names)].sort());
    expect(table).toMatch(/<strong>1<\/strong><\/td>\s*<td>White<\/td>/);
    expect(main.html).toContain('/rounds/3?by=name"');
    expect(main.html).not.toContain('id="b-2-1"');
    expect(text(main.html)).toMatch(/Bye Jugador \w , 1 point/);
  });

  it('[Suis 12] says how the hand differs from the engine, and which games are still open', async () => {
    const { view } = await eventsOffice();
    const { main } = await view(eventRound, { event: 'open', round: '3' });
    expect(text(main.html)).toMatch(/edited these pairings.*play with colours swapped/);
    expect(text(main.html)).toContain('1 of 3 results');
    expect(main.html).toMatch(/<tr id="b-3-1" data-said="Jugador \w – Jugador \w: 1 – 0">/);
    expect(main.html).toMatch(/<tr id="b-3-2" data-said="">/);
    await expect(view(eventRound, { event: 'open', round: '4' })).rejects.toMatchObject({
      refusals: [{ code: 'round-unknown' }],
    });
  });

  it('[Suis 11.2] tells of each board why the two meet', async () => {
    const { view } = await eventsOffice();
    const board = async (params: Record<string, string>): Promise<string> =>
      text((await view(eventBoard, params)).main.html);
    const first = await board({ event: 'open', round: '1', board: '1' });
    expect(first).toMatch(/so all 6 who play are one group.*place 1 meets place 4.*Suis 9\.4 .*places 1 and 4/);
    expect(first).not.toContain('group of 0');
    expect(await board({ event: 'open', round: '1', board: '3' })).toContain('These two are in places 3 and 6');
    expect(await board({ event: 'open', round: '3', board: '2' })).toMatch(/Suis 1[01]\.\d .*Suis 1[24]\.\d /);
    expect(await board({ event: 'open', round: '3', board: '1' })).toMatch(/by hand.*The program had paired Jugador/);
    expect(await board({ event: 'league', round: '1', board: '1' })).toContain('Everybody meets everybody');
  });

  it('has a place card for each player', async () => {
    const { view } = await eventsOffice();
    const { main } = await view(eventCards, { event: 'open', round: '1' });
    expect(main.html.match(/<li class="place-card /g)).toHaveLength(6);
  });
});

describe('tables', () => {
  it('[Desempats 2] standings after any round open on their working', async () => {
    const { view } = await eventsOffice();
    const { title, main, scripts } = await view(eventStandings, { event: 'open' });
    expect(title).toContain('Standings after round 2');
    expect(scripts).toEqual(['live.ts']);
    const [, why] = /\?why=(\w+)#working/.exec(main.html)!;
    const opened = await view(eventStandings, { event: 'open' }, { why: why! });
    expect(text(opened.main.html)).toMatch(/Jugador \w Close Points: 2\. +Sistemes 4\.1 +Round 1: beat Jugador/);
    expect(text(main.html)).not.toContain('Round 1: beat');
    const first = await view(eventStandings, { event: 'open' }, { round: '1' });
    expect(first.title).toContain('Standings after round 1');
    expect(first.scripts).toBeUndefined();
  });

  it('[Retirats 14.3.1] who has left is marked, from the round on after which it was, and why there are no points', async () => {
    const { view, act, office } = await eventsOffice();
    const { player, version } = (await office.ask(showEvent, { event: 'league' })).entries[0]!;
    const rows = async (round: string): Promise<string[]> => {
      const { main } = await view(eventStandings, { event: 'league' }, { round });
      return [...main.html.matchAll(/<th scope="row">(.*?)<\/th>/g)].map(([, row]) => text(row!));
    };
    await act('entry.withdraw', { event: 'league', player, version, afterRound: 1 });
    expect((await rows('1')).filter((row) => row.includes('withdrew after round 1'))).toHaveLength(1);
    await act('round.pair', { event: 'league', round: 2 });
    await act('results.enter-many', {
      event: 'league',
      round: 2,
      results: [{ board: 1, version: 1, result: '1-0' }],
    });
    expect((await rows('2')).filter((row) => row.includes('withdrew after round 1 points do not count'))).toHaveLength(
      1,
    );
  });

  it('a crosstable goes by rounds, that of a league is a square', async () => {
    const { view, office } = await eventsOffice();
    const swiss = await view(eventCrosstable, { event: 'open' });
    expect(text(swiss.main.html)).toContain('Crosstable after round 2');
    // Round 3 is being played: neither its column nor its points are shown (D-OFF-1220).
    expect(swiss.main.html).toContain('title="Round 2"');
    expect(swiss.main.html).not.toContain('title="Round 3"');
    expect(swiss.main.html).toMatch(
      /href="#c-\d">\d<\/a> <span class="own-result won">1<\/span><span class="side (white|black)" role="img" aria-label="(White|Black)"/,
    );
    const square = await view(eventCrosstable, { event: 'league' });
    expect(square.main.html.match(/<span class="self">/g)).toHaveLength(4);
    // With tie-breaks, as in the standings; a Swiss has its rounds in that place.
    const { tiebreaks } = (await office.ask(showStandings, { event: 'league' })).standings;
    expect(tiebreaks.length).toBeGreaterThan(0);
    expect(square.main.html.match(/<td class="number quiet widest">/g)).toHaveLength(4 * tiebreaks.length);
    expect(swiss.main.html).not.toContain('<td class="number quiet widest">');
  });

  it('at a glance a league is its square and a Swiss has its leaders', async () => {
    const { view } = await eventsOffice();
    const [league, swiss] = [await view(event, { event: 'league' }), await view(event, { event: 'open' })];
    expect(league.main.html.match(/<span class="self">/g)).toHaveLength(4);
    expect(text(league.main.html)).not.toContain('Leaders');
    expect(text(swiss.main.html)).toContain('Leaders');
    expect(swiss.main.html).not.toContain('class="self"');
  });

  it('an event of which only games are kept says that byes are missing', async () => {
    const { view } = await eventsOffice();
    expect((await view(eventStandings, { event: 'e2' })).main.html).toContain('points for byes are missing');
    expect((await view(eventStandings, { event: 'e1' })).main.html).not.toContain('points of byes are missing');
  });

  it('[15.2] rating changes lead to the line that they are part of', async () => {
    const { view } = await eventsOffice();
    const { main } = await view(eventRatings, { event: 'e2' });
    expect(main.html).toContain('href="/en/cat/players/p0/ratings/standard/2017-03-01"');
    expect(text(main.html)).toMatch(/Pons &lt;b&gt;, Ana \d+ 2 1½ [\d.]+ /);
    expect(text((await view(eventRatings, { event: 'open' })).main.html)).toContain('once the federation accepts');
  });

  it('[D-OFF-738] who is at the own board is offered a notice, where the office can send one and rounds are to come', async () => {
    const { view } = await eventsOffice();
    const first = async (event: string) =>
      /seat\?player=([^"]+)"/.exec((await view(eventSeat, { event })).main.html)![1]!;
    const player = await first('open');
    const offered = async (place: Partial<Site>, event = 'open', query: Record<string, string> = { player }) => {
      const seat: typeof eventSeat = {
        ...eventSeat,
        view: (ask, at, site) => eventSeat.view(ask, at, { ...site, ...place }),
      };
      return /<button[^>]*data-notify[^>]*>[^<]*/.exec((await view(seat, { event }, query)).main.html)?.[0];
    };
    const button = await offered({ push: true });
    expect(button).toContain(
      `data-notify="/api/cat/events/open/push" data-key="/api/cat/push-key" data-player="${player}" hidden`,
    );
    expect(button).toContain('>Notify me');
    const others = [offered({}), offered({ push: false }), offered({ push: true, copiedAt: '2017-03-05T10:00:00Z' })];
    others.push(offered({ push: true }, 'e2', { player: await first('e2') }), offered({ push: true }, 'open', {}));
    expect(await Promise.all(others)).toEqual(Array(5).fill(undefined));
  });

  it('players and verdicts name everybody', async () => {
    const { view } = await eventsOffice();
    expect(text((await view(eventPlayers, { event: 'open' })).main.html)).toMatch(
      /1 Jugador A 2100 FIDE standard Club Sants/,
    );
    expect(text((await view(eventPlayers, { event: 'new' })).main.html)).toContain('No players yet.');
    const { main } = await view(eventVerdictsPage, { event: 'open' });
    expect(text(main.html)).toMatch(/The event has not finished.*Catalan Master norms.*Jugador G.*Promotions/);
    // The office's pending work is not public (D-OFF-421).
    expect(text(main.html)).not.toMatch(/Homologation|add “category”/);
    const hall = await view(eventLive, { event: 'open' });
    expect([hall.bare, hall.scripts]).toEqual(['light', ['hall.ts']]);
    expect(text(hall.main.html)).toMatch(/Round 3 of 4.*2 of 3 games being played.*1 – 0/);
    expect((await view(eventLive, { event: 'open' }, { theme: 'dark' })).bare).toBe('dark');
  });
});
