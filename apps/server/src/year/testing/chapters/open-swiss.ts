import { expect } from 'vitest';
import type { SmtpServer } from '../../../mail/testing/smtp-server.ts';
import type { Person } from '../person.ts';
import type { Year } from '../year.ts';
import { acceptReport, enterRound, entryVersion, eventVersion, playRounds, reportVersion, roundOf } from './desk.ts';
import { checkInScreen, telephoneAtTheBoards } from './devices.ts';
import { mailsOfDay } from './mail.ts';
import { nameOf } from './registry.ts';

const event = 'obert';
export const OPEN = {
  name: 'Obert de Mataró',
  system: 'fce-1990',
  type: 'swiss',
  ruleFacts: { kind: 'open' },
  start: '2017-03-03',
  end: '2017-03-07',
  rounds: 5,
  roundDates: ['2017-03-03', '2017-03-04', '2017-03-05', '2017-03-06', '2017-03-07'],
  timeControl: { minutes: 90, increment: 30 },
  initialColour: 'white',
  tiebreaks: ['buchholz', 'progressive'],
  club: 'mataro',
  arbiters: [],
};

/** A five-round open at the arbiter's desk, with everything that happens there; its report waived and accepted. */
export async function openSwiss(year: Year, post: SmtpServer): Promise<void> {
  const { arbiter, officer, visitor } = year;
  await registered(arbiter);
  await entries(arbiter);
  await requests(year, post);
  await places(year);
  year.goTo('2017-03-03');
  await firstRound(arbiter);
  year.goTo('2017-03-07');
  await otherRounds(year);
  await officer.act('result.correct', await corrected(officer), { reason: 'The sheets say a draw.' });
  await underReserve(year);
  for (const kind of [
    'event.standings',
    'event.crosstable',
    'event.document',
    'event.trf',
    'event.verdicts',
    'norm.performance',
  ])
    await visitor.ask(kind, { event });
  const { gaps } = await arbiter.ask<{ gaps: { field: string }[] }>('event.report-gaps', { event });
  expect(gaps.map(({ field }) => field)).toContain('chiefArbiter');
  await visitor.ask('event.explain-pair', { event, round: 3, board: 1 });
  await prizes(year);
  await arbiter.act('event.close', { event, version: await eventVersion(arbiter, event) });
  await arbiter.act('event.reopen', { event, version: await eventVersion(arbiter, event) }, { reason: 'Too early.' });
  await arbiter.act('event.close', { event, version: await eventVersion(arbiter, event) });
  await arbiter.act('report.submit', { event, version: await eventVersion(arbiter, event), from: { kind: 'desk' } });
  expect(await officer.ask('report.effect', { event })).toMatchObject({ lists: [{ published: false }] });
  expect(await officer.ask('report.inbox')).toMatchObject({ reports: [{ event: { id: event } }] });
  const findings = await officer.refused('report.accept', { event, version: await reportVersion(officer, event) });
  expect(findings.length).toBeGreaterThan(0);
  expect(await acceptReport(officer, event)).toBe(findings.length);
  expect(await visitor.ask('event.show', { event })).toMatchObject({ event: { state: 'accepted' } });
}

async function registered(arbiter: Person): Promise<void> {
  expect(await arbiter.ask('event.precheck', { facts: OPEN })).toMatchObject({ missing: [], faults: [] });
  const faults = await arbiter.refused('event.register', { event, facts: { ...OPEN, end: '2017-03-01', club: 'x' } });
  expect(faults.length).toBeGreaterThan(1);
  expect(await arbiter.ask('arbiter.search')).toMatchObject({ arbiters: [{}] });
  await arbiter.act('event.register', { event, facts: OPEN });
  await arbiter.act('event.amend', { event, version: 1, facts: { ...OPEN, place: 'Mataró' } });
  const second = { event, version: 1, facts: { ...OPEN, place: 'Reus' } };
  const [conflict] = await arbiter.refused('event.amend', second);
  expect(conflict).toMatchObject({ code: 'changed-meanwhile', versions: { theirs: { version: 2 } } });
}

/**
 * Two people ask to play on the public page: one is confirmed,
 * pays and withdraws, the other is refused. Then a check-in.
 */
async function requests(year: Year, post: SmtpServer): Promise<void> {
  const { arbiter, visitor } = year;
  const set = async (entering: object): Promise<void> => {
    await arbiter.act('event.set-entering', { event, version: await eventVersion(arbiter, event), entering });
  };
  await set({ until: OPEN.start, places: 40, fee: 15, currency: 'EUR' });
  await visitor.act(
    'entry.ask',
    { event, name: 'Forn, Jordina', birthYear: 1999 },
    { secret: { email: 'jordina@example.org' } },
  );
  await visitor.act('entry.ask', { event, name: 'Broma, Pesada' }, { secret: { email: 'broma@example.org' } });
  await mailsOfDay(year, { 'entry-address': 2 });
  expect(await visitor.ask('event.entering', { event })).toMatchObject({ asking: 0 });
  for (const to of ['jordina', 'broma']) {
    const { text } = post.letters.find((letter) => letter.to[0] === `${to}@example.org`)!;
    const [, order = '', token = ''] = /entry-address#(\S+)/.exec(text)![1]!.split('/');
    await visitor.act('entry.prove', { event, request: `${event}/${order}` }, { secret: { token } });
  }
  expect(await visitor.ask('event.entering', { event })).toMatchObject({ isOpen: true, asking: 2, waiting: 0 });
  const asked = await arbiter.ask<{ requests: { request: string; version: number }[] }>('entry.requests', { event });
  const [real, joke] = asked.requests.map(({ request, version }) => ({ event, request, version }));
  const { player } = await arbiter.act<{ player: string }>('entry.confirm', { ...real, player: null });
  await mailsOfDay(year, { 'entry-confirmed': 1 });
  await arbiter.act('entry.decline', { ...joke });
  await arbiter.act('entry.set-paid', { event, player, version: 1, paid: true });
  await arbiter.act('entry.withdraw', { event, player, version: 2 });
  for (const here of [false, true]) await arbiter.act('absence.call-roll', { event, round: 1, here });
  await checkInScreen(year, event);
  await set({});
}

async function entries(arbiter: Person): Promise<void> {
  await arbiter.act('entry.add', { event, player: '1' });
  await arbiter.act('entry.add', { event, player: '2', facts: { rating: 2290 } });
  const rows = ['4', '5', '6', '7', '9', '10'].map((id) => `${id};;${nameOf(Number(id))}\n`);
  const text = `ID;FIDE ID;Nom;Telèfon\n;2200003;Anna CAMPS;\n;;Homs, Anna;\n${rows.join('')}`;
  const csv = (wrong = '') => ({ event, from: { kind: 'csv', text: `${text}${wrong}` } });
  const [unknown] = await arbiter.refused('entry.add-many', csv('999;;Ningú\n'));
  expect(unknown).toMatchObject({ code: 'player-not-registered', field: 'from.text.line-10' });
  const [other] = await arbiter.refused('entry.add-many', csv('10;;Abad, Anna\n'));
  expect(other).toMatchObject({ code: 'player-named-otherwise', field: 'from.text.line-10' });
  expect(await arbiter.act('entry.add-many', csv())).toMatchObject({
    entered: Array(8).fill({}),
    passedOver: ['Telèfon'],
  });
  await arbiter.act('numbers.give', { event });
  await ratingsOfFide(arbiter);
  await arbiter.act('entry.amend', { event, player: '2', version: 1, facts: { rating: 2280 } });
  await arbiter.act('entry.confirm-place', { event, player: '10', version: 1, on: null });
  await arbiter.act('entry.withdraw', { event, player: '10', version: 2 });
  await arbiter.act('entry.add', { event, player: '10' });
}

/** Player 8 asks the competition committee, and could also have gone on; the commission moves a round, and back. */
async function leaving({ arbiter, commission, visitor }: Year): Promise<void> {
  const at = async () => ({ event, player: '8', version: await entryVersion(arbiter, event, '8') });
  await arbiter.act('entry.go-on', { ...(await at()), goesOn: false });
  await arbiter.act('entry.ask-to-leave', await at(), { reason: 'Called home.' });
  expect(await commission.ask('reservation.search')).toMatchObject({ leaves: [{ event, player: '8' }] });
  await arbiter.refused('entry.judge-leave', { ...(await at()), accepted: true }, { reason: 'By myself.' });
  await commission.act('entry.judge-leave', { ...(await at()), accepted: true }, { reason: 'Proven.' });
  for (const to of ['2017-03-04', '2017-03-05']) {
    const move = { event, version: await eventVersion(arbiter, event), round: 3, to, because: 'other' };
    await commission.act('event.move-round', move, { reason: 'The hall is taken.' });
  }
  expect(await visitor.ask('event.show', { event })).toMatchObject({ event: { moves: [{ round: 3 }, { round: 3 }] } });
}

/** None of the entries is on the loaded list. */
async function ratingsOfFide(arbiter: Person): Promise<void> {
  const { register } = await arbiter.ask<{ register: { listed: string } }>('fide-register.show', {});
  const { players } = await arbiter.ask<{ players: object[] }>('fide-register.find', { text: 'nadia nova' });
  expect(players).toMatchObject([{ id: '77', standard: 2210 }]);
  const { rows } = await arbiter.ask<{ rows: object[] }>('event.fide-differences', { event });
  expect(rows).toContainEqual(expect.objectContaining({ player: '3', state: 'not-listed' }));
  const taken = { event, listed: register.listed };
  expect(await arbiter.act('event.take-fide-ratings', taken)).toMatchObject({ changed: 0 });
  const [unknown] = await arbiter.refused('entry.add-many', { event, from: { kind: 'fide', ids: ['78'] } });
  expect(unknown).toMatchObject({ code: 'fide-id-not-listed' });
}

/** Ten ask for nine places: among those level, the sanctioned player waits, and takes the place of one who declines. */
async function places({ arbiter, officer, commission }: Year): Promise<void> {
  for (const player of ['9', '10'])
    await arbiter.act('entry.amend', {
      event,
      player,
      version: await entryVersion(arbiter, event, player),
      // Places go by the federation's own list (D-OFF-210), whatever the field is ordered by.
      facts: { rating: 1500, ratings: { catalan: 1500 } },
    });
  const few = { event, places: 9 };
  expect(await officer.ask('places.order', few)).toMatchObject({ version: 0, drawDue: ['10', '9'] });
  const reason = 'Nine tables fit into the room.';
  const [due] = await officer.refused('places.give', { ...few, version: 0 }, { reason });
  expect(due).toMatchObject({ code: 'draw-due', article: 'Desempats 1.7.1.4' });
  const decision = { player: '9', decision: 'A warning.', imposedOn: '2017-02-01' };
  await commission.act('sanction.impose', decision, { reason: 'Conduct.' });
  const { lines } = await officer.ask<{ lines: object[] }>('places.order', few);
  expect(lines.at(-1)).toMatchObject({
    player: '9',
    has: false,
    sanctioned: true,
    step: { quantity: 'fce-1990.entry-sanction', articles: ['Normes 4.2.2.1', 'Desempats 1.7.1.1'] },
  });
  expect(await officer.act('places.give', { ...few, version: 0 }, { reason })).toMatchObject({ leftOut: ['9'] });
  expect(await arbiter.refused('entry.add', { event, player: '9' }, { reason: 'A friend.' })).toMatchObject([
    { code: 'place-not-given', article: 'Desempats 1.7.1' },
  ]);
  await commission.act('places.give', { event, places: 10, version: 1 }, { reason: 'A table more.' });
}

async function firstRound(arbiter: Person): Promise<void> {
  await arbiter.act('round.pair', { event, round: 1 });
  await arbiter.act('round.unpair', { event, round: 1, version: 1 });
  await arbiter.act('round.pair', { event, round: 1 });
  expect(await arbiter.refused('round.pair', { event, round: 1 })).toMatchObject([{ code: 'round-exists' }]);
  const { version, boards } = await roundOf(arbiter, event, 1);
  const [first, second, ...rest] = boards.map(({ board, white, black }) => ({ board, white, black }));
  const pairs = [{ ...first!, black: second!.black }, { ...second!, black: first!.black }, ...rest];
  await arbiter.act('round.change-pair', { event, round: 1, version, pairs }, { reason: 'Sisters do not meet.' });
  const [board] = (await roundOf(arbiter, event, 1)).boards;
  const entered = { event, round: 1, board: 1, version: board!.version, result: '1-0' };
  await arbiter.act('result.enter', entered);
  const [conflict] = await arbiter.refused('result.enter', { ...entered, result: '0-1' });
  expect(conflict).toMatchObject({ code: 'result-conflict', versions: { theirs: { result: '1-0' } } });
  const third = (await roundOf(arbiter, event, 1)).boards[2]!;
  await arbiter.act('result.enter', { ...entered, board: 3, version: third.version, kind: 'forfeit' });
  await enterRound(arbiter, event, 1);
  const close = async () =>
    arbiter.act('round.close', { event, round: 1, version: (await roundOf(arbiter, event, 1)).version });
  await close();
  const closed = { event, round: 1, version: (await roundOf(arbiter, event, 1)).version };
  await arbiter.act('round.reopen', closed, { reason: 'A slip was read wrong.' });
  await close();
}

/** A late entry in round two, an absence in round three, a withdrawal and a return; the laptop's file in between. */
async function otherRounds(year: Year): Promise<void> {
  const { arbiter, commission } = year;
  expect(
    await arbiter.act('entry.add', { event, player: '11' }, { reason: 'An eleventh, to even the field.' }),
  ).toMatchObject({ player: '11' });
  const absent = { event, player: '9', version: await entryVersion(arbiter, event, '9'), rounds: [3] };
  await arbiter.act('absence.set', absent);
  await playRounds(arbiter, event, 2, 2);
  await leaving(year);
  await arbiter.act('entry.withdraw', { event, player: '8', version: await entryVersion(arbiter, event, '8') });
  await playRounds(arbiter, event, 3, 3);
  await gamesAsPgn(year);
  await arbiter.act('entry.return', { event, player: '8', version: await entryVersion(arbiter, event, '8') });
  const file = await arbiter.ask('event.file', { event });
  const copy = JSON.parse(JSON.stringify(file).replaceAll(`"${event}"`, '"obert-copia"'));
  await arbiter.act('event.receive', { file: copy });
  const annulled = { event: 'obert-copia', version: await eventVersion(arbiter, 'obert-copia') };
  await commission.act('event.annul', annulled, { reason: 'The same event under another name.' });
  await arbiter.act('round.pair', { event, round: 4 });
  await otherLaptop(arbiter);
  await telephoneAtTheBoards(year, event, 4);
  await enterRound(arbiter, event, 4);
  await playRounds(arbiter, event, 5, 5);
}

/** A deputy's laptop has a different result: both are shown, and the arbiter accepts it; afterwards nothing differs. */
async function otherLaptop(arbiter: Person): Promise<void> {
  interface File {
    readonly boards: readonly { readonly round: number; readonly board: number }[];
  }
  const there = await arbiter.ask<File>('event.file', { event });
  const boards = there.boards.map((each) =>
    each.round === 4 && each.board === 2 ? { ...each, result: '1/2', kind: 'played' } : each,
  );
  const file = { ...there, boards };
  const compared = await arbiter.ask<{ seen: string; boards: { key: string }[] }>('event.compare', { file });
  expect(compared).toMatchObject({ begun: true, boards: [{ key: 'board/4/2', theirs: { result: '1/2' } }] });
  const taken = { file, take: ['board/4/2'], seen: compared.seen };
  expect(await arbiter.act('event.merge', taken, { reason: 'The deputy had it.' })).toMatchObject({
    taken: 1,
    left: 0,
  });
  expect(await arbiter.ask('event.compare', { file })).toMatchObject({ boards: [], entries: [], rounds: null });
}

/**
 * The PGN file of a round returns from the live boards with moves; one of its results differs, and the record prevails.
 */
async function gamesAsPgn({ arbiter, visitor }: Year): Promise<void> {
  const { boards } = await roundOf(arbiter, event, 3);
  const { names } = await visitor.ask<{ names: Record<string, string> }>('event.rounds', { event, round: 3 });
  const other = boards[0]!.result === '1-0' ? '0-1' : '1-0';
  const text = `[Round "3.1"]\n[White "${names[boards[0]!.white]}"]\n[Black "${names[boards[0]!.black]}"]\n[Result "${other}"]\n\n1. e4 e5 ${other}\n`;
  const differ = [{ round: 3, board: 1, told: other, onFile: boards[0]!.result }];
  expect(await arbiter.act('games.keep', { event, text, results: true })).toEqual({
    games: 1,
    results: 0,
    differ,
    left: [],
  });
  expect(await visitor.ask('event.games', { event, round: 3 })).toMatchObject({ games: [{ told: other, plies: 2 }] });
}

/** Two players read the rules differently: the game waits for the commission, and so does the event. */
async function underReserve({ arbiter, commission, visitor }: Year): Promise<void> {
  const board = async () => (await roundOf(arbiter, event, 5)).boards[0]!;
  const reservation = { doubt: 'A touched piece.', whiteClock: 12, blackClock: 3, at: '2017-03-07T18:05:00Z' };
  const marked = { event, round: 5, board: 1, version: (await board()).version, result: '1-0', reservation };
  await arbiter.act('result.correct', marked, { reason: 'It was on the sheet of the arbiter.' });
  expect((await roundOf(visitor, event, 5)).boards[0]).toMatchObject({ underReserve: true });
  const [open] = await arbiter.refused('event.close', { event, version: await eventVersion(arbiter, event) });
  expect(open).toMatchObject({ code: 'reservation-open', article: 'Sub-condicione 6.1' });
  expect(await commission.ask('reservation.search')).toMatchObject({ events: [{ event, boards: [{ reservation }] }] });
  const ruled = { event, round: 5, board: 1, version: (await board()).version, result: '1-0' };
  const reason = 'A piece that is adjusted aloud is not touched.';
  await arbiter.refused('result.rule', ruled, { reason });
  expect(await commission.act('result.rule', ruled, { reason })).toMatchObject({ changed: false });
}

/** Players level on points share the prizes of their places, to the last coin. */
async function prizes({ arbiter, visitor }: Year): Promise<void> {
  const told = async (prizes: readonly number[], sharing: string) => ({
    event,
    version: await eventVersion(arbiter, event),
    prizes: { currency: 'EUR', limit: 'one', categories: [{ name: 'General', sharing, prizes }] },
  });
  const [half] = await arbiter.refused('event.set-prizes', await told([30_000, 20_000], 'hort'));
  expect(half).toMatchObject({ article: 'Desempats 1.6.1', field: 'prizes.categories.0' });
  await arbiter.act('event.set-prizes', await told([30_000, 20_000, 10_001], 'equal'));
  const answer = await visitor.ask<{ prizes: { awards: { prize: number }[] } }>('event.prizes', { event });
  expect(answer).toMatchObject({ isFinal: false, prizes: { currency: 'EUR' } });
  expect(answer.prizes.awards.reduce((sum, { prize }) => sum + prize, 0)).toBe(60_001);
}

async function corrected(person: Person) {
  const { boards } = await roundOf(person, event, 2);
  const { board, version } = boards.find(({ result }) => result === '1-0')!;
  return { event, round: 2, board, version, result: '1/2' };
}
