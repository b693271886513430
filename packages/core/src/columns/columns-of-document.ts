import { type Day, dayFrom, LAST_DAY, NO_DAY, yearOf } from '../calendar.ts';
import {
  EVENT_TYPES,
  type EventRecord,
  type HeadToHeadInput,
  type LicenceTerm,
  type PlayerFacts,
  type PoolEntry,
  type PublishedList,
} from '../documents/head-to-head.ts';
import { outcomeOf } from '../outcome.ts';
import {
  type AgeColumns,
  EVENT_FLAGS,
  type EventColumns,
  type FederationColumns,
  type GameColumns,
  type ListColumns,
  type PartDays,
  type PlayerColumns,
  REACHED,
  UNRATED,
  type YearCounts,
} from './columns.ts';
import { type DeclaredFacts, factNumber, toldBy } from './declared-facts.ts';
import { LicenceDays, type Licences } from './licences.ts';

type Facts = Pick<HeadToHeadInput, 'players' | 'lists' | 'standardLists' | 'events'>;

/** A checked document as columns, with the facts that its book declares. Players, events and games keep their order. */
export function columnsOfDocument(input: Facts, declared: DeclaredFacts = {}): FederationColumns {
  const index = new Map(input.players.map((player, i) => [player.id, i]));
  const at = (id: string): number => index.get(id)!;
  const { events, games } = eventColumns(input.events, at, declared);
  return {
    players: playerColumns(input.players),
    playerIds: input.players.map((player) => player.id),
    lists: listColumns(input.lists, input.players.length, at),
    ...(input.standardLists && { standardLists: listColumns(input.standardLists, input.players.length, at) }),
    events,
    games,
  };
}

/** Fills a column with a value picked from each player. `Column.from` would be slower: it goes through an iterator. */
function filled<Column extends Int32Array | Int16Array | Uint8Array>(
  column: Column,
  players: readonly PlayerFacts[],
  pick: (player: PlayerFacts) => number,
): Column {
  for (let i = 0; i < players.length; i++) column[i] = pick(players[i]!);
  return column;
}

function playerColumns(players: readonly PlayerFacts[]): PlayerColumns {
  const count = players.length;
  const days = (pick: (player: PlayerFacts) => string | undefined): Int32Array =>
    filled(new Int32Array(count), players, (player) => dayOr(pick(player)));
  const numbers = (pick: (player: PlayerFacts) => number): Int16Array => filled(new Int16Array(count), players, pick);
  const bytes = (pick: (player: PlayerFacts) => number): Uint8Array => filled(new Uint8Array(count), players, pick);
  return {
    count,
    birthDay: days((player) => player.birthDate),
    birthYear: numbers(({ birthDate, birthYear = 0 }) =>
      birthDate === undefined ? birthYear : yearOf(dayFrom(birthDate)),
    ),
    ages: ageColumns(players),
    federated: bytes((player) => (player.federated === false ? 0 : 1)),
    licences: documentLicences(players),
    federatedDay: days((player) => player.federatedOn),
    firstSeason: numbers((player) => player.firstSeason ?? 0),
    fideRating: numbers((player) => player.fideRating ?? UNRATED),
    standardRating: numbers((player) => player.standardRating ?? UNRATED),
    lastEventDay: days((player) => player.lastEventOn),
    firstRatedDay: days((player) => player.firstRatedOn),
    gamesByYear: yearCounts(players),
    careerGames: filled(
      new Int32Array(count),
      players,
      ({ careerGames, pool = [] }) => careerGames ?? gamesOfSums(pool),
    ),
    reached: bytes(
      ({ reached2400, reached2300 }) => (reached2400 ? REACHED.at2400 : 0) | (reached2300 ? REACHED.at2300 : 0),
    ),
    ...(players.some(({ k }) => k !== undefined) && { listedFactor: bytes(({ k = 0 }) => k) }),
    female: bytes((player) => (player.sex === 'f' ? 1 : 0)),
    minGames: bytes((player) => player.minGames ?? 0),
    pools: new Map(players.flatMap((player, i) => (player.pool?.length ? [[i, player.pool] as const] : []))),
  };
}

/** Games before a first rating count as career games where they are pooled as sums (fide-2024 8.3.3, D-F24-10). */
function gamesOfSums(pool: readonly PoolEntry[]): number {
  return pool.reduce((games, entry) => games + ('sum' in entry ? entry.games : 0), 0);
}

function ageColumns(players: readonly PlayerFacts[]): AgeColumns | undefined {
  if (!players.some(({ age }) => age !== undefined)) return undefined;
  return {
    tenths: Int16Array.from(players, ({ age }) => age?.tenths ?? 0),
    onDay: Int32Array.from(players, ({ age }) => (age === undefined ? NO_DAY : dayFrom(age.on))),
  };
}

/** Licence terms of players; a player without any is federated on every day or on none (fce-2016 D-FCE-21). */
function documentLicences(players: readonly PlayerFacts[]): Licences | undefined {
  if (!players.some(({ licence }) => licence !== undefined)) return undefined;
  const terms = players.map(({ licence, federated }): readonly LicenceTerm[] =>
    licence === undefined ? (federated === false ? [] : [{}]) : [licence].flat(),
  );
  const licences = new LicenceDays(
    players.length,
    terms.reduce((sum, own) => sum + own.length, 0),
  );
  terms.forEach((own, player) => {
    for (const { from, until } of own)
      licences.add(
        player,
        from === undefined ? NO_DAY : dayFrom(from),
        until === undefined ? LAST_DAY : dayFrom(until),
      );
  });
  return licences;
}

function yearCounts(players: readonly PlayerFacts[]): YearCounts {
  let [firstYear, lastYear] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { gamesByYear } of players)
    for (const year in gamesByYear) {
      firstYear = Math.min(firstYear, Number(year));
      lastYear = Math.max(lastYear, Number(year));
    }
  if (lastYear < firstYear) return { firstYear: 0, years: 0, players: players.length, counts: new Uint16Array(0) };
  const years = lastYear - firstYear + 1;
  const counts = new Uint16Array(players.length * years);
  players.forEach((player, i) => {
    for (const year in player.gamesByYear)
      counts[(Number(year) - firstYear) * players.length + i] = player.gamesByYear[year]!;
  });
  return { firstYear, years, players: players.length, counts };
}

function listColumns(lists: readonly PublishedList[], players: number, at: (id: string) => number): ListColumns {
  return {
    days: lists.map((list) => dayFrom(list.date)),
    ratings: lists.map((list) => {
      const column = new Int16Array(players);
      for (const id in list.ratings) column[at(id)] = list.ratings[id]!;
      return column;
    }),
  };
}

const dayOr = (text: string | undefined): Day => (text === undefined ? NO_DAY : dayFrom(text));

/** A player is known to take part from their first evaluated game; without one, from the start. */
function partDays(
  { games, evaluatedOn }: EventRecord,
  present: readonly number[],
  at: (id: string) => number,
): PartDays {
  const known = new Map<number, Day>();
  const days = Int32Array.from(games, (game) => {
    const day = dayOr(game.evaluatedOn ?? evaluatedOn);
    for (const player of [at(game.white), at(game.black)]) known.set(player, Math.min(day, known.get(player) ?? day));
    return day;
  });
  return { games: days, participants: Int32Array.from(present, (player) => known.get(player) ?? NO_DAY) };
}

function flagsOf(event: EventRecord): number {
  let flags = 0;
  for (const [name, bit] of Object.entries(EVENT_FLAGS)) if (event[name as keyof typeof EVENT_FLAGS]) flags |= bit;
  return flags;
}

function eventColumns(
  records: readonly EventRecord[],
  at: (id: string) => number,
  declared: DeclaredFacts,
): { events: EventColumns; games: GameColumns } {
  const gameCount = records.reduce((sum, event) => sum + event.games.length, 0);
  const games: GameColumns = {
    count: gameCount,
    round: new Int32Array(gameCount),
    day: new Int32Array(gameCount),
    white: new Int32Array(gameCount),
    black: new Int32Array(gameCount),
    outcome: new Uint8Array(gameCount),
  };
  const gamesFrom = new Int32Array(records.length + 1);
  const participantsFrom = new Int32Array(records.length + 1);
  const participants: number[] = [];
  const parts = new Map<number, PartDays>();
  const facts: Record<string, Map<number, number>> = {};
  const gameFacts: Record<string, Set<number>> = {};
  for (const name in declared.facts) facts[name] = new Map();
  for (const name in declared.gameFacts) gameFacts[name] = new Set();
  let next = 0;
  records.forEach((event, e) => {
    const present = new Set<number>(event.participants?.map(at));
    for (const game of event.games) {
      games.round[next] = game.round;
      games.day[next] = dayOr(game.date);
      games.white[next] = at(game.white);
      games.black[next] = at(game.black);
      present.add(games.white[next]!).add(games.black[next]!);
      games.outcome[next] = outcomeOf(game.result, game.kind ?? 'played');
      for (const name in gameFacts) if ((game as Told)[name]) gameFacts[name]!.add(next);
      next++;
    }
    const told = toldBy(event);
    for (const name in facts) if (told[name]) facts[name]!.set(e, factNumber(told[name], declared.facts![name]!));
    for (const player of present) participants.push(player);
    if (event.games.some(({ evaluatedOn }) => evaluatedOn !== undefined))
      parts.set(e, partDays(event, [...present], at));
    gamesFrom[e + 1] = next;
    participantsFrom[e + 1] = participants.length;
  });
  const increments = (event: EventRecord): number => event.timeControl.increment ?? 0;
  const events: EventColumns = {
    count: records.length,
    ids: records.map((event) => event.id),
    type: Uint8Array.from(records, (event) => EVENT_TYPES.indexOf(event.type)),
    startDay: Int32Array.from(records, (event) => dayFrom(event.start)),
    endDay: Int32Array.from(records, (event) => dayFrom(event.end)),
    evaluatedDay: Int32Array.from(records, (event) => dayOr(event.evaluatedOn)),
    receivedDay: Int32Array.from(records, (event) => dayOr(event.receivedOn)),
    facts,
    parts,
    fixedMinutes: Float64Array.from(records, (event) => event.timeControl.minutes),
    minutesFor60: Float64Array.from(records, (event) => event.timeControl.minutes + increments(event)),
    flags: Uint8Array.from(records, flagsOf),
    rounds: Int32Array.from(records, (event) => event.rounds ?? 0),
    gamesFrom,
    participantsFrom,
    participants: Int32Array.from(participants),
  };
  return { events, games: { ...games, facts: gameFacts } };
}

type Told = Readonly<Record<string, unknown>>;
