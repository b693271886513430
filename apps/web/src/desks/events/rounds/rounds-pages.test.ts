import { translator } from '@escala/messages';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '../../../kit/site.ts';
import { boardDevice } from '../../../pages/events/board-device.ts';
import { type EventsOffice, eventsOffice } from '../../../testing/events-office.ts';
import { fixedOf, type Sitter, sitterOf, visitorOf } from '../../../testing/visitor.ts';
import type { DeskEvent } from '../desk-event.ts';
import { eventDevices } from './event-devices.ts';
import { eventRounds } from './event-rounds.ts';
import { roundsDesk } from './index.ts';
import { roundsNotice } from './next-round.ts';
import { roundBoard } from './round-board.ts';
import { roundPairs } from './round-pairs.ts';
import { roundResults } from './round-results.ts';

const OPEN = { event: 'open', round: '3' };
let office: EventsOffice;
let officer: Sitter;
beforeAll(async () => {
  office = await eventsOffice();
  officer = sitterOf(office.office, 'en', { roles: ['officer'] });
});
const jsonOf = <T>(text: string, name: string): T =>
  JSON.parse(new RegExp(`data-${name}="([^"]*)"`).exec(text)![1]!.replaceAll('&quot;', '"').replaceAll('&#39;', "'"));

describe('rounds at the desk', () => {
  it('says what is missing, with the way to enter it', async () => {
    const { html } = (await officer(eventRounds, { event: 'open' })).main;
    expect(html).toContain('2 of 3 results missing.');
    expect(html).toContain('/desk/events/open/rounds/3/results"');
    expect(fixedOf(html, 'round.pair')).toEqual([]);
    expect(fixedOf(html, 'round.unpair')).toEqual([]);
  });

  it('offers the next round once all results are in, and says who is away', async () => {
    const { html } = (await officer(eventRounds, { event: 'league' })).main;
    expect(fixedOf(html, 'round.pair')).toEqual([{ event: 'league', round: 2 }]);
    // Said once, with the next round; the row does not repeat it.
    expect(fixedOf(html, 'round.close')).toHaveLength(1);
    expect(html).toContain('4 players will be paired.');
    const absences = fixedOf(html, 'absence.set') as { rounds: number[] }[];
    expect(absences.map(({ rounds }) => rounds)).toEqual([[2], [2], [2], [2]]);
  });

  it('leads from a round to those before and after it, of its boards and of its results', async () => {
    const steps = async (view: typeof roundPairs, round: number): Promise<string[]> =>
      [
        ...(
          (await officer(view, { event: 'open', round: String(round) })).tools as { readonly html: string }
        ).html.matchAll(/\/rounds\/(\d+)(\/results)?"><span class="unseen">/g),
      ].map(([, to, page = '']) => `${to}${page}`);
    expect(await steps(roundPairs, 1)).toEqual(['2']);
    expect(await steps(roundPairs, 2)).toEqual(['1', '3']);
    expect(await steps(roundResults, 3)).toEqual(['2/results']);
  });

  it('says that the players need another number of rounds than the event announces', async () => {
    const { html } = (await officer(eventRounds, { event: 'league' })).main;
    expect(html).not.toContain('but the event has');
    const site = { translate: translator('en'), language: 'en', federation: 'cat' } as unknown as Site;
    const said = (system: string, players: number): string => {
      const shown = {
        id: 'x',
        event: { system, rounds: 9 },
        entries: Array(players),
        desk: { arbiters: [] },
      } as unknown as DeskEvent;
      return roundsNotice(site, shown).html;
    };
    expect(said('double-round-robin', 6)).toContain(
      'Double round robin: 6 players need 10 rounds, but the event has 9.',
    );
    expect(said('double-round-robin', 6)).toContain('/desk/events/x/settings"');
    expect(said('double-round-robin', 6)).toContain('Play 10 rounds');
    expect(fixedOf(said('round-robin', 7), 'event.amend')).toMatchObject([{ facts: { rounds: 7 } }]);
    for (const players of [3, 4]) expect(said('round-robin', players)).toContain(`${players} players need 3 rounds`);
    expect([4, 5, 8].map((players) => /need (\d+)/.exec(said('knockout', players))?.[1])).toEqual(['2', '3', '3']);
    expect([said('fce-1990', 6), said('round-robin', 1), said('round-robin', 10)]).toEqual(['', '', '']);
  });

  it('a round shows its pairs with their reasons, and what the engine had', async () => {
    const { html } = (await officer(roundPairs, OPEN)).main;
    expect(html).toContain('/en/cat/events/open/rounds/3/boards/2"');
    expect(html).toContain('play with colours swapped.');
    expect(html).toContain('because');
    const facts = jsonOf<{ pairs: { isFixed: boolean }[]; byes: string[]; out: string[] }>(html, 'facts');
    expect(facts.pairs.map(({ isFixed }) => isFixed)).toEqual([true, false, false]);
    expect([facts.byes.length, facts.out]).toEqual([1, []]);
    expect(fixedOf(html, 'round.change-pair')).toEqual([{ event: 'open', round: 3, version: 2 }]);
  });

  it('a closed round is not changed by hand', async () => {
    const { html } = (await officer(roundPairs, { event: 'open', round: '1' })).main;
    expect(html).not.toContain('data-pairs');
    expect(html).toContain('The pairings cannot be edited');
  });

  it('result entry brings along what works without a connection', async () => {
    const { main, scripts } = await officer(roundResults, OPEN);
    const { html } = main;
    expect(scripts).toEqual(['result-entry.ts', 'pair-here.ts']);
    const facts = jsonOf<{ boards: { board: number; version: number }[]; account: string; isOpen: boolean }>(
      html,
      'facts',
    );
    expect(facts).toMatchObject({ federation: 'cat', account: 'somebody', event: 'open', round: 3, isOpen: true });
    expect(facts.boards.map(({ board }) => board)).toEqual([1, 2, 3]);
    expect([...html.matchAll(/data-key="([^"]*)"/g)].map(([, key]) => key)).toEqual([
      '1',
      '5',
      '0',
      '+',
      '-',
      '*',
      '7',
      '9',
      '8',
      'Backspace',
    ]);
  });

  it('a board is put right with a reason; where there is none, that is said', async () => {
    const { html } = (await officer(roundBoard, { event: 'open', round: '1', board: '1' })).main;
    // The second one marks the board as under reserve.
    const board = { event: 'open', round: 1, board: 1 };
    expect(fixedOf(html, 'result.correct')).toMatchObject([board, board]);
    expect(html).toContain('name="reason"');
    expect(html).toMatch(/Round \d (is already paired|has begun)/);
    expect((await officer(roundBoard, { event: 'open', round: '1', board: '9' })).main.html).toContain('no board 9');
  });

  it('telephones: an empty list, then one with the way to take it back', async () => {
    expect((await officer(eventDevices, { event: 'open' })).main.html).toContain('No phones yet.');
    await office.act('device.hand-out', { event: 'open', label: 'Sala <2>', from: 1, to: 2 });
    const { html } = (await officer(eventDevices, { event: 'open' })).main;
    expect(html).toContain('Sala &lt;2&gt;');
    expect(fixedOf(html, 'device.revoke')).toEqual([{ device: '1' }]);
  });

  it('nobody works at an event of others', async () => {
    const other = sitterOf(office.office, 'en', { roles: ['arbiter'] });
    for (const page of roundsDesk.pages.filter(({ path }) => path.startsWith('/desk/events/')))
      await expect(other(page, { ...OPEN, board: '1' })).rejects.toThrow('not-own-matter');
  });

  it.each(['ca', 'es', 'ro'] as const)('has all its words in %s', async (language) => {
    const sitter = sitterOf(office.office, language, { roles: ['officer'] });
    for (const page of roundsDesk.pages) await sitter(page, { ...OPEN, board: '1' });
    await sitter(eventRounds, { event: 'league' });
    const { html } = (await visitorOf(office.office, language)(boardDevice)).main;
    expect(html).toContain('data-code-form');
  });
});
