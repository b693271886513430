import type { Language } from '@escala/messages';
import type { ActKind } from '@escala/office';
import { showRounds } from '@escala/office/questions';
import { filePlayers } from '@escala/office/testing';
import { type PagesOffice, pagesOffice } from './pages-office.ts';
import { actOf } from './visitor.ts';

/** Facts of a four-round Swiss, without its name. */
export const EVENT_FACTS = {
  system: 'fce-1990',
  type: 'swiss',
  ruleFacts: { kind: 'open' },
  start: '2017-03-01',
  end: '2017-03-09',
  rounds: 4,
  timeControl: { minutes: 90, increment: 30 },
  initialColour: 'white',
  tiebreaks: ['buchholz-corrected', 'progressive', 'direct-encounter'],
  arbiter: 'Àngels Soler',
  arbiters: [],
};

export interface EventsOffice extends PagesOffice {
  act(kind: ActKind, command: unknown): Promise<void>;
}

/**
 * Based on the small federation: `open`, a Swiss of seven after two rounds, its third paired by the engine and changed
 * by hand, with one result in; `league`, a round robin of four with one round played; `new`, announced.
 */
export async function eventsOffice(language: Language = 'en'): Promise<EventsOffice> {
  const pages = await pagesOffice(language);
  const { office } = pages;
  const act = async (kind: ActKind, command: unknown): Promise<void> => {
    await office.perform(actOf(kind), command, { reason: 'because' });
  };
  await act('club.register', { club: 'sants', name: 'Club Sants & Co' });
  const licences = { 2016: 'sants', 2017: 'sants' };
  const ratings = [2100, 2000, 1950, 1850, 1800, 1750, 1700];
  const field = await filePlayers(
    office,
    ratings.map((standard, i) => ({
      name: `Jugador ${'ABCDEFG'[i]}`,
      licences,
      fide: { ratings: [{ from: '2016-01-01', standard }] },
    })),
  );
  const opened = async (event: string, players: readonly string[], more: object = {}): Promise<void> => {
    await act('event.register', { event, facts: { ...EVENT_FACTS, name: `Obert <${event}>`, club: 'sants', ...more } });
    const listed = players.map((player) => ({ player }));
    if (players.length > 0) await act('entry.add-many', { event, from: { kind: 'registry', players: listed } });
  };
  const played = async (event: string, round: number, most = 99): Promise<void> => {
    await act('round.pair', { event, round });
    await entered(event, round, most);
  };
  const entered = async (event: string, round: number, most: number): Promise<void> => {
    const { rounds } = await office.ask(showRounds, { event, round });
    const results = rounds[0]!.boards
      .slice(0, most)
      .map(({ board, version }) => ({ board, version, result: board === 2 ? '1/2' : '1-0' }));
    await act('results.enter-many', { event, round, results });
  };
  await opened('open', field);
  for (const round of [1, 2]) await played('open', round);
  await act('round.pair', { event: 'open', round: 3 });
  const { rounds } = await office.ask(showRounds, { event: 'open', round: 3 });
  const { version, boards, byes } = rounds[0]!;
  const pairs = boards.map(({ board, white, black }) =>
    board === 1 ? { board, white: black, black: white } : { board, white, black },
  );
  await act('round.change-pair', {
    event: 'open',
    round: 3,
    version,
    pairs,
    byes: byes.map(({ player }) => player),
    absent: [],
  });
  await entered('open', 3, 1);
  const league = {
    system: 'round-robin',
    type: 'round-robin',
    ruleFacts: { kind: 'closed' },
    rounds: 3,
    tiebreaks: undefined,
  };
  await opened('league', field.slice(0, 4), league);
  await played('league', 1);
  await opened('new', [], {
    start: '2017-06-01',
    end: '2017-06-09',
    ruleFacts: { kind: 'open', internationalRating: true },
  });
  return { ...pages, act };
}
