import type { Actor } from '../../access/actor.ts';
import { type Account, accountKind } from '../../accounts/account.ts';
import { type Player, playerKind } from '../../registry/players/player.ts';
import { type TestOffice, testOffice } from '../../testing/test-office.ts';
import { addEntries } from '../entries/add-entries.ts';
import type { EventFacts } from '../event.ts';
import { boardKind } from '../rounds/board.ts';
import { enterResults } from '../rounds/enter-results.ts';
import { pairEventRound } from '../rounds/pair-round.ts';
import { roundId } from '../rounds/round.ts';
import { registerEvent } from '../settings/register-event.ts';

export const ARBITER: Actor = { account: 'ada', roles: ['arbiter'], clubs: [], events: [], player: null };
export const OTHER_ARBITER: Actor = { ...ARBITER, account: 'oriol' };

export const SWISS: EventFacts = {
  name: 'Obert de prova',
  system: 'fce-1990',
  type: 'swiss',
  start: '2017-02-03',
  end: '2017-02-12',
  rounds: 3,
  roundDates: ['2017-02-03', '2017-02-04', '2017-02-12'],
  timeControl: { minutes: 90, increment: 30 },
  initialColour: 'white',
  arbiters: [],
};

export function testPlayer(number: number, more: Partial<Player> = {}): Player {
  return {
    number,
    name: `Cognom${number}, Nom`,
    licences: { '2017': 'club-1' },
    fide: { id: String(22_000_000 + number), ratings: [{ from: '2016-01-01', standard: 2200 - 10 * number }] },
    ...more,
  };
}

/** An office with this many players: `p01`, `p02` …, strongest first. */
export async function officeWithPlayers(
  count: number,
  more: (i: number) => Partial<Player> = () => ({}),
): Promise<TestOffice> {
  const office = await testOffice();
  await office.ports.archive.write(office.federation, async (writing) => {
    for (let i = 1; i <= count; i++) await writing.put(playerKind, playerOf(i), 1, 1, testPlayer(i, more(i)));
  });
  return office;
}

export const playerOf = (i: number): string => `p${String(i).padStart(2, '0')}`;

/** An account, by default an arbiter's. */
export async function giveAccount(office: TestOffice, account: string, more: Partial<Account> = {}): Promise<void> {
  const rights = { roles: ['arbiter' as const], clubs: [], events: [], state: 'active' as const, secondFactors: [] };
  await office.ports.archive.write(office.federation, (writing) =>
    writing.put(accountKind, account, 1, 1, { name: account, ...rights, ...more }),
  );
}

/** An event `open`, registered by the arbiter, with everyone entered. */
export async function officeWithEvent(players: number, facts: Partial<EventFacts> = {}): Promise<TestOffice> {
  const office = await officeWithPlayers(players);
  await office.perform(registerEvent, { event: 'open', facts: { ...SWISS, ...facts } }, { actor: ARBITER });
  if (players > 0) await enterAll(office, players);
  return office;
}

export async function enterAll(office: TestOffice, players: number): Promise<void> {
  const listed = Array.from({ length: players }, (_, i) => ({ player: playerOf(i + 1) }));
  await office.perform(addEntries, { event: 'open', from: { kind: 'registry', players: listed } }, { actor: ARBITER });
}

export const pair = (office: TestOffice, round: number) =>
  office.perform(pairEventRound, { event: 'open', round }, { actor: ARBITER });

/** White wins every board of the round, except for a draw on every third. */
export async function enterRound(office: TestOffice, round: number): Promise<void> {
  const boards = await office.read((reading) =>
    reading.find(boardKind, { key: 'round', equals: roundId('open', round) }),
  );
  const results = boards.map(({ version, body }) => ({
    board: body.board,
    version,
    result: body.board % 3 === 0 ? ('1/2' as const) : ('1-0' as const),
  }));
  await office.perform(enterResults, { event: 'open', round, results }, { actor: ARBITER });
}

export async function playRounds(office: TestOffice, from: number, to: number): Promise<void> {
  for (let round = from; round <= to; round++) {
    await pair(office, round);
    await enterRound(office, round);
  }
}
