import {
  addMonths,
  type Day,
  EVENT_FLAGS,
  EVENT_TYPES,
  type EventColumns,
  type EventRecord,
  type FederationColumns,
  factsOfNumbers,
  factsPlaced,
  type GameRecord,
  gameKindOf,
  gamesInYear,
  type HeadToHeadInput,
  LAST_DAY,
  type ListColumns,
  type ListSheet,
  listInForce,
  NO_DAY,
  type PlayerFacts,
  type PublishedList,
  REACHED,
  resultIn,
  saidKind,
  UNRATED,
  writeDay,
  yearOf,
} from '@escala/core';
import {
  type HeadToHeadRuleBook,
  type RatingDocuments,
  type RuleBook,
  ratingFacts,
  ruleBookOf,
  ruleBooks,
} from '@escala/regulations';
import { sourcesOn } from '../columns/first-rating-sources.ts';
import { licenceTermsIn } from '../columns/licence-columns.ts';
import type { LoadedSeries } from '../in-memory/loaded-series.ts';
import { regulationOn, rhythmOf } from '../series/series-book.ts';

/**
 * The document of a list, or the part of it that affects some players, in the format `escala rate` reads. Opponents
 * count with published ratings, so a player's events are enough to explain the player's change.
 */
export function listDocument(loaded: LoadedSeries, listDay: Day, share?: ReadonlySet<number>): HeadToHeadInput {
  const { series, sheets, columns } = loaded;
  const before = sheets.findLast(({ day }) => day < listDay);
  const events = eventsOf(loaded, listDay, share);
  const players = share === undefined ? [...columns.playerIds.keys()] : participantsOf(columns, events, share, listDay);
  const listDate = writeDay(listDay);
  const { book, regulation, revision } = regulationOn(series, listDate);
  const { rhythms, documents } = book as HeadToHeadRuleBook;
  const bookChange = regulation === series.regulation ? series.bookChange : undefined;
  const ofBook = fieldsOf(documents, bookChange && ruleBookOf(bookChange.before));
  const factsOf = factsOn(loaded, listDay, before);
  return {
    format: bookChange === undefined ? 'escala/rating-input@1' : 'escala/rating-input@2',
    regulation,
    revision,
    ...(bookChange && { bookChange }),
    ...(rhythms.length > 1 ? { rhythm: rhythmOf(series) } : {}),
    listDate,
    players: players.map((player) => ofBook(factsOf(player))),
    ...listsOf(loaded, listDay, events, players),
    events: events.map((event) => {
      const { timeControl, games, ...facts } = eventRecord(loaded, event, listDay);
      return { ...ofBook(facts), timeControl: ofBook(timeControl), games: games.map(ofBook) };
    }),
  };
}

const foreignTo = new WeakMap<RatingDocuments, Map<RuleBook | undefined, ReadonlySet<string>>>();

/** Fields not allowed in documents of the book and of the one before it; computed once for each. */
function foreignFields(documents: RatingDocuments, before: RuleBook | undefined): ReadonlySet<string> {
  const known = foreignTo.get(documents) ?? new Map<RuleBook | undefined, ReadonlySet<string>>();
  foreignTo.set(documents, known);
  const present = known.get(before);
  if (present) return present;
  const books = Object.values<RuleBook>(ruleBooks);
  const shared = books.filter(({ id }) => documents.sharedWith?.includes(id));
  const own = new Set(
    [documents, ...[...shared, ...(before ? [before] : [])].map((book) => book.documents)].flatMap(
      ({ fields }) => fields,
    ),
  );
  const foreign = new Set(books.flatMap((book) => book.documents.fields).filter((field) => !own.has(field)));
  known.set(before, foreign);
  return foreign;
}

/**
 * Removes fields that documents of the book do not allow, since the record knows more than one book needs, and fields
 * without a value.
 */
function fieldsOf(
  documents: RatingDocuments,
  before?: RuleBook | undefined,
): <Facts extends object>(facts: Facts) => Facts {
  const foreign = foreignFields(documents, before);
  return <Facts extends object>(facts: Facts) => {
    let isFit = true;
    for (const name in facts) if (facts[name] === undefined || foreign.has(name)) isFit = false;
    // The usual case for games, and there are hundreds of them.
    if (isFit) return facts;
    const told: Partial<Facts> = {};
    for (const name in facts) if (facts[name] !== undefined && !foreign.has(name)) told[name] = facts[name];
    return told as Facts;
  };
}

function eventsOf(loaded: LoadedSeries, listDay: Day, share: ReadonlySet<number> | undefined): number[] {
  const { events } = share === undefined ? loaded.entriesOf(listDay) : loaded.entriesWith(listDay, share);
  return [...events];
}

function participantsOf(
  { events: columns }: FederationColumns,
  events: readonly number[],
  share: ReadonlySet<number>,
  listDay: Day,
): number[] {
  const found = new Set(share);
  for (const event of events) for (const player of seatsOf(columns, event, listDay)) found.add(player);
  return [...found].sort((a, b) => a - b);
}

/** Participants of an event; for an event in parts, those of the parts evaluated before the list (D-FCE-28). */
function seatsOf({ participants, participantsFrom, parts }: EventColumns, event: number, listDay: Day): number[] {
  const known = parts.get(event)?.participants;
  const seats = participants.subarray(participantsFrom[event]!, participantsFrom[event + 1]!);
  return Array.from(seats).filter((_, seat) => known === undefined || known[seat]! < listDay);
}

const date = (day: Day): string | undefined => (day === NO_DAY ? undefined : writeDay(day));

/** Facts shared by all players are looked up once: a document of a large open has hundreds of players. */
function factsOn(
  { base, columns, record, sister, isLicensed }: LoadedSeries,
  listDay: Day,
  before: ListSheet | undefined,
): (player: number) => PlayerFacts {
  const { players } = base;
  const { lastEventDay, firstRatedDay, careerGames, reached, pools } = before ?? players;
  const sourceOf = sourcesOn(sister?.sheets ?? [], writeDay(listDay));
  return (player) => {
    const own = record.players[player]!;
    const { fideRating, standardRating } = sourceOf(own, player);
    return {
      id: record.playerIds[player]!,
      name: own.name,
      birthDate: date(players.birthDay[player]!),
      sex: own.sex,
      federated: isLicensed(player, listDay),
      licence: licenceOf(base, player, listDay),
      federatedOn: date(players.federatedDay[player]!),
      firstSeason: players.firstSeason[player]! || undefined,
      fideRating,
      standardRating,
      lastEventOn: date(lastEventDay[player]!),
      firstRatedOn: date(firstRatedDay[player]!),
      gamesByYear: yearsBefore(columns, player, listDay),
      careerGames: careerGames[player]! || undefined,
      reached2400: (reached[player]! & REACHED.at2400) !== 0 || undefined,
      reached2300: (reached[player]! & REACHED.at2300) !== 0 || undefined,
      pool: pools.get(player),
      minGames: players.minGames[player]! || undefined,
    };
  };
}

/**
 * Days with a licence up to the list; a player who never had one is not federated, which says everything (D-FCE-21).
 */
function licenceOf({ players }: FederationColumns, player: number, listDay: Day): PlayerFacts['licence'] {
  const terms = licenceTermsIn(players.licences!, player)
    .filter(({ from }) => from <= listDay)
    .map(({ from, to }) => ({ from: writeDay(from), until: writeDay(to) }));
  return terms.length > 1 ? terms : terms[0];
}

/**
 * Games of whole years before the season of the list: K depends on no others (fce-2016 16.2), and they no longer
 * change.
 */
function yearsBefore({ players }: FederationColumns, player: number, listDay: Day): Record<string, number> | undefined {
  const { firstYear, years } = players.gamesByYear;
  const season = yearOf(listDay);
  let counts: Record<string, number> | undefined;
  for (let year = Math.max(firstYear, season - 6); year < Math.min(firstYear + years, season); year++) {
    const games = gamesInYear(players.gamesByYear, player, year);
    if (games === 0) continue;
    counts ??= {};
    counts[year] = games;
  }
  return counts;
}

/**
 * Lists in force from the earliest start of an event on, including kept ratings of players without a licence (D-OFF-1).
 */
function listsOf(
  loaded: LoadedSeries,
  listDay: Day,
  events: readonly number[],
  players: readonly number[],
): Pick<HeadToHeadInput, 'lists' | 'standardLists'> {
  const { columns, record } = loaded;
  const { startDay, gamesFrom } = columns.events;
  let earliest = listDay - 1;
  for (const event of events) {
    earliest = Math.min(earliest, startDay[event]!);
    for (let game = gamesFrom[event]!; game < gamesFrom[event + 1]!; game++) {
      const day = columns.games.day[game]!;
      if (day !== NO_DAY) earliest = Math.min(earliest, day);
    }
  }
  const published = (lists: ListColumns): PublishedList[] => {
    const from = Math.max(0, listInForce(lists, Math.max(earliest, addMonths(listDay, -60))));
    return lists.days.flatMap((day, list) => {
      if (list < from || day >= listDay) return [];
      const ratings = lists.ratings[list]!;
      const entries = players
        .filter((player) => ratings[player] !== UNRATED)
        .map((player) => [record.playerIds[player]!, ratings[player]!] as const);
      return [{ date: writeDay(day), ratings: Object.fromEntries(entries) }];
    });
  };
  const { lists, standardLists } = columns;
  return { lists: published(lists), ...(standardLists && { standardLists: published(standardLists) }) };
}

/** An event as a list includes it; for an event in parts, what was evaluated before the list. */
export function eventRecord({ columns, record }: LoadedSeries, event: number, listDay: Day = LAST_DAY): EventRecord {
  const { events, games } = columns;
  const flags = Object.entries(EVENT_FLAGS).filter(([, bit]) => (events.flags[event]! & bit) !== 0);
  const rounds = events.rounds[event]!;
  const numbers = Object.entries(events.facts ?? {}).flatMap(([name, told]) =>
    told.has(event) ? [[name, told.get(event)!] as const] : [],
  );
  const facts = factsPlaced(factsOfNumbers(Object.fromEntries(numbers), ratingFacts), ratingFacts);
  const factsOfGames = Object.entries(games.facts ?? {}).filter(([, told]) => told.size > 0);
  const factsOf = (game: number): object =>
    Object.fromEntries(factsOfGames.flatMap(([name, told]) => (told.has(game) ? [[name, true]] : [])));
  const increment = events.minutesFor60[event]! - events.fixedMinutes[event]!;
  const id = (player: number): string => record.playerIds[player]!;
  const ofParts = events.parts.get(event);
  const list: GameRecord[] = [];
  for (let game = events.gamesFrom[event]!; game < events.gamesFrom[event + 1]!; game++) {
    const outcome = games.outcome[game]!;
    const day = date(games.day[game]!);
    const evaluatedDay = ofParts?.games[game - events.gamesFrom[event]!] ?? NO_DAY;
    if (evaluatedDay >= listDay) continue;
    const evaluated = date(evaluatedDay);
    list.push({
      round: games.round[game]!,
      ...(day === undefined ? {} : { date: day }),
      ...(evaluated === undefined ? {} : { evaluatedOn: evaluated }),
      white: id(games.white[game]!),
      black: id(games.black[game]!),
      result: resultIn(outcome),
      ...saidKind(resultIn(outcome), gameKindOf(outcome)),
      ...(factsOfGames.length > 0 && factsOf(game)),
    });
  }
  // In events in parts, each game has these days.
  const [evaluatedOn, receivedOn] = ofParts
    ? []
    : [date(events.evaluatedDay[event]!), date(events.receivedDay[event]!)];
  return {
    id: events.ids[event]!,
    type: EVENT_TYPES[events.type[event]!]!,
    start: writeDay(events.startDay[event]!),
    end: writeDay(events.endDay[event]!),
    timeControl: {
      minutes: events.fixedMinutes[event]!,
      ...(increment === 0 ? {} : { increment }),
      ...facts.timeControl,
    },
    ...facts.event,
    ...(evaluatedOn === undefined ? {} : { evaluatedOn }),
    ...(receivedOn === undefined ? {} : { receivedOn }),
    ...Object.fromEntries(flags.map(([name]) => [name, true])),
    ...(rounds === 0 ? {} : { rounds }),
    participants: seatsOf(events, event, listDay).map(id),
    games: list,
  };
}
