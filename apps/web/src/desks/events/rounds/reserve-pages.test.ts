import { LANGUAGES } from '@escala/messages';
import { showRounds } from '@escala/office/questions';
import { beforeAll, describe, expect, it } from 'vitest';
import { event } from '../../../pages/events/event.ts';
import { eventBoard } from '../../../pages/events/event-board.ts';
import { eventLive } from '../../../pages/events/event-live.ts';
import { eventCrosstable } from '../../../pages/events/event-parts.ts';
import { eventRound } from '../../../pages/events/event-round.ts';
import { eventStandings } from '../../../pages/events/event-standings.ts';
import { type EventsOffice, eventsOffice } from '../../../testing/events-office.ts';
import { fixedOf, type Sitter, sitterOf, text, visitorOf } from '../../../testing/visitor.ts';
import { deskHome } from '../../desk-home.ts';
import { eventRounds } from './event-rounds.ts';
import { gamesUnderReserve } from './games-under-reserve.ts';
import { roundBoard } from './round-board.ts';
import { roundPairs } from './round-pairs.ts';
import { roundResults } from './round-results.ts';

const DOUBT = { doubt: 'Touched <piece>', whiteClock: 12, blackClock: 3, at: '2017-03-02T18:05:00Z' };

let office: EventsOffice;
let officer: Sitter;
let commission: Sitter;
let arbiter: Sitter;
const boardOf = async (round: number, board: number) =>
  (await office.office.ask(showRounds, { event: 'open', round })).rounds[0]!.boards.find(
    (each) => each.board === board,
  )!;

/** The first board of the second round, a closed one, is under reserve. */
beforeAll(async () => {
  office = await eventsOffice();
  officer = sitterOf(office.office, 'en', { roles: ['officer'] });
  commission = sitterOf(office.office, 'en', { roles: ['committee'] });
  arbiter = sitterOf(office.office, 'en', { roles: ['arbiter'], events: ['open'] });
  const { version } = await boardOf(2, 1);
  const marked = { event: 'open', round: 2, board: 1, version, result: '1-0', reservation: DOUBT };
  await office.act('result.correct', marked);
});

describe('a board under reserve, at the desk', () => {
  it('is marked with the doubt, both clocks and the moment: while it is played without a reason', async () => {
    const open = (await arbiter(roundBoard, { event: 'open', round: '3', board: '2' })).main.html;
    expect(fixedOf(open, 'result.enter')).toEqual([{ event: 'open', round: 3, board: 2, version: 1 }]);
    const [form] = /<form[^>]*data-act="result.enter".*?<\/form>/s.exec(open)!;
    const named = [...form.matchAll(/name="([^"]+)"/g)].map(([, name]) => name);
    expect(named).toEqual([
      'reservation.doubt',
      'reservation.whiteClock',
      'reservation.blackClock',
      'reservation.at',
      'result',
      'kind',
      'reservation.suspended.white',
      'reservation.suspended.black',
      'reservation.suspended.resumesOn',
    ]);
    expect(form).toContain('data-as="moment:Europe/Madrid"');
    expect(form).toMatch(/<option value="null" selected>still being played/);
    const closed = (await arbiter(roundBoard, { event: 'open', round: '1', board: '1' })).main.html;
    expect(fixedOf(closed, 'result.enter')).toEqual([]);
    expect(fixedOf(closed, 'result.correct')).toHaveLength(2);
    expect(closed).not.toContain('value="null"');
  });

  it('[Sub-condicione 6.2] is adjourned with a sealed move: its day is public and may be moved, both versions are not', async () => {
    const { version } = await boardOf(3, 2);
    const suspended = { white: 'My <move>', black: 'Mine', resumesOn: '2017-03-04' };
    const reservation = { ...DOUBT, suspended };
    await office.act('result.enter', { event: 'open', round: 3, board: 2, version, result: null, reservation });
    const of = { event: 'open', round: '3', board: '2' };
    const { html } = (await arbiter(roundBoard, of)).main;
    expect(text(html)).toMatch(/The game is adjourned.*with a sealed move, resumes on 4 March 2017.*My &lt;move&gt;/);
    expect(fixedOf(html, 'result.enter')).toMatchObject([
      {
        event: 'open',
        round: 3,
        board: 2,
        version: version + 1,
        result: null,
        reservation: { at: DOUBT.at, suspended: { resumesOn: '2017-03-04' } },
      },
    ]);
    const visit = visitorOf(office.office, 'en');
    const round = (await visit(eventRound, of)).main.html;
    expect(round).toContain('Board 2: adjourned with a sealed move; play resumes on 4 March 2017.');
    const shown = (await visit(eventBoard, of)).main.html;
    expect(shown).toContain('adjourned with a sealed move');
    expect(round + shown).not.toContain('My &lt;move&gt;');
    await office.act('result.enter', { event: 'open', round: 3, board: 2, version: version + 1, result: '1-0' });
    const played = { event: 'open', round: 3, board: 2, version: version + 2, result: '1-0', reservation: null };
    await office.act('result.correct', played);
  });

  it('says what is in doubt; the arbiter may take it back and not rule', async () => {
    const { html } = (await arbiter(roundBoard, { event: 'open', round: '2', board: '1' })).main;
    expect(html).toContain('Touched &lt;piece&gt;');
    expect(text(html)).toMatch(/White 12 min, Black 3 min.*2 Mar 2017, 19:05/);
    expect(fixedOf(html, 'result.correct')).toContainEqual(
      expect.objectContaining({ board: 1, result: '1-0', kind: 'played', reservation: null }),
    );
    expect(fixedOf(html, 'result.rule')).toEqual([]);
    const ruling = (await officer(roundBoard, { event: 'open', round: '2', board: '1' })).main.html;
    expect(fixedOf(ruling, 'result.rule')).toMatchObject([{ event: 'open', round: 2, board: 1 }]);
  });

  it('is named on the pages of its round and in the list of rounds', async () => {
    for (const page of [roundPairs, roundResults]) {
      const { html } = (await arbiter(page, { event: 'open', round: '2' })).main;
      expect(text(html)).toMatch(/Under reserve: board 1 \. You can close the round/);
      expect(html).toContain('/desk/events/open/rounds/2/boards/1"');
    }
    expect((await arbiter(eventRounds, { event: 'open' })).main.html).toContain('under reserve: 1');
    expect((await arbiter(roundPairs, { event: 'open', round: '1' })).main.html).not.toContain('reserve');
  });

  it('waits on the desk of the committee, where it is ruled on', async () => {
    expect((await commission(deskHome)).main.html).toContain('One game or match waiting for a ruling');
    const { html } = (await commission(gamesUnderReserve)).main;
    expect(text(html)).toContain('Touched &lt;piece&gt;');
    expect(fixedOf(html, 'result.rule')).toEqual([
      { event: 'open', round: 2, board: 1, version: (await boardOf(2, 1)).version },
    ]);
    expect(html).toContain('Later rounds are already paired');
    await expect(arbiter(gamesUnderReserve)).rejects.toThrow('not-allowed');
  });
});

describe('a board under reserve, in public', () => {
  const seen = async (page: Parameters<EventsOffice['view']>[0], more: Record<string, string> = {}) =>
    (await office.view(page, { event: 'open', ...more })).main.html;

  it('has a mark with words beside its result, and nobody is told the doubt', async () => {
    const pages = [
      await seen(eventRound, { round: '2' }),
      await seen(eventBoard, { round: '2', board: '1' }),
      await seen(eventStandings),
      await seen(eventCrosstable),
      await seen(event),
    ];
    for (const html of pages) expect(html).toMatch(/under reserve/i);
    // The screen in the hall shows the current round; the doubt is about an earlier one.
    expect([...pages, await seen(eventLive)].join('')).not.toMatch(/Touched|clock=/);
    expect(pages[0]!.match(/class="reserve small"/g)).toHaveLength(1);
  });

  it('marks both players in the table, from that round on', async () => {
    const star = /<abbr title="under reserve">\*<\/abbr>/g;
    expect((await seen(eventStandings)).match(star)).toHaveLength(2);
    expect(text(await seen(eventStandings))).toMatch(/the standings may change.*Round 2, board 1: .*, 1 – 0/);
    const before = (await office.view(eventStandings, { event: 'open' }, { round: '1' })).main.html;
    expect(before).not.toContain('reserve');
  });

  it.each(LANGUAGES)('has all its words in %s', async (language) => {
    const visitor = visitorOf(office.office, language);
    for (const page of [eventRound, eventBoard, eventStandings, eventCrosstable, eventLive, event])
      await visitor(page, { event: 'open', round: '2', board: '1' });
    const sitter = sitterOf(office.office, language, { roles: ['officer', 'committee'] });
    for (const page of [gamesUnderReserve, roundBoard, roundResults, roundPairs, eventRounds, deskHome])
      await sitter(page, { event: 'open', round: '2', board: '1' });
    await sitter(roundBoard, { event: 'open', round: '3', board: '2' });
  });
});

it('after the ruling nothing waits any more, and the board tells how it was ruled', async () => {
  const { version } = await boardOf(2, 1);
  const vote = { members: 6, inFavour: 4, against: 0, president: 'in-favour' };
  await office.act('result.rule', { event: 'open', round: 2, board: 1, version, result: '1/2', vote });
  expect((await commission(gamesUnderReserve)).main.html).toContain('No rulings waiting.');
  const { html } = (await arbiter(roundBoard, { event: 'open', round: '2', board: '1' })).main;
  expect(text(html)).toMatch(/Only another ruling.*Ruling because.*4 in favour/);
  expect(fixedOf(html, 'result.correct')).toEqual([]);
  expect((await office.view(eventStandings, { event: 'open' })).main.html).not.toContain('reserve');
});
