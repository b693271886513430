import { type EventRecord, factsTold, type HeadToHeadInput, type IsoDate, type Tournament } from '@escala/core';
import { type Documents, eventOfTrf, type ParsedTrf, type TrfReport, tournamentOfTrf } from '@escala/formats';
import { ratingFacts } from '@escala/regulations';
import type { TEXT_READERS } from '../../kit/read-text.ts';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import { systemOf, systemsOf } from '../book-of-event.ts';
import { namedByTrf } from '../entries/entries-of-source.ts';
import type { NamedPlayer } from '../entries/match-players.ts';
import type { FederationEvent, RatingFacts } from '../event.ts';
import { refusalOfFault } from '../event-refusals.ts';
import { headOfRecord, recordOfTournament } from '../file/record-of-tournament.ts';

/** A report as given in a file, with the file's ids for players. */
export type FileReport =
  | {
      readonly record: EventRecord;
      readonly tournament: Tournament;
      /** The players meant by the file, by its own ids. */
      readonly named: ReadonlyMap<string, NamedPlayer>;
    }
  | { readonly refused: readonly Refusal[] };

const FIELD = 'from.text';

type ReadDocument = ReturnType<(typeof TEXT_READERS)['report-document']>;

/** Our own JSON: a tournament, or a rating document with one event. */
export function reportOfJson(id: string, event: FederationEvent, read: ReadDocument): FileReport {
  if (!read.ok) return { refused: read.faults.map((fault) => refusalOfFault(fault, FIELD)) };
  const { document } = read;
  if (document.format === 'escala/tournament@1') return reportOfTournament(id, event, document);
  return reportOfRatingInput(id, event, document);
}

function reportOfTournament(id: string, event: FederationEvent, tournament: Tournament): FileReport {
  const open = tournament.games.filter(({ result }) => result === undefined);
  if (open.length > 0)
    return {
      refused: open.map(({ round, white, black }) =>
        invalid('report-result-missing', { round, white, black }, { field: FIELD }),
      ),
    };
  const { start, end } = tournament.event ?? {};
  const refused = dateRefusals(event, start, end);
  if (refused.length > 0) return { refused };
  const named = new Map(tournament.players.map(({ id: player, name }) => [player, { id: player, name }]));
  const told = withFacts(event, tournament.event);
  return { record: recordOfTournament(id, told, tournament), tournament, named };
}

/** Facts needed by only one rating book: from the file, else as registered. */
function withFacts(event: FederationEvent, told: Parameters<typeof factsTold>[0] = {}): FederationEvent {
  const facts = factsTold(told, ratingFacts) as RatingFacts;
  return { ...event, ratingFacts: { ...event.ratingFacts, ...facts } };
}

function reportOfRatingInput(
  id: string,
  event: FederationEvent,
  document: Documents['escala/rating-input@1'],
): FileReport {
  const events = 'events' in document ? document.events : [];
  const own = events.length === 1 ? events[0] : events.find((each) => each.id === id);
  if (own === undefined || !('events' in document))
    return {
      refused: [invalid('report-events', { id, events: events.map((each) => each.id).join(', ') }, { field: FIELD })],
    };
  const refused = dateRefusals(event, own.start, own.end);
  if (refused.length > 0) return { refused };
  const participants = own.participants ?? [...new Set(own.games.flatMap(({ white, black }) => [white, black]))];
  const names = new Map(document.players.map((player) => [player.id, player.name]));
  const ratings = ratingsAt(document, own.start);
  const rounds = own.rounds === undefined ? {} : { rounds: own.rounds };
  return {
    record: {
      ...headOfRecord(id, withFacts(event, own)),
      ...rounds,
      participants,
      games: own.games,
    },
    tournament: {
      format: 'escala/tournament@1',
      name: event.name,
      system: systemOf(event),
      rounds: event.rounds,
      players: participants.map((player) => {
        const rating = ratings[player];
        return { id: player, ...(rating !== undefined && { rating }) };
      }),
      games: own.games.map(({ date: _date, ...game }) => game),
    },
    named: new Map(participants.map((player) => [player, { id: player, name: names.get(player) }])),
  };
}

/**
 * The ratings by which the document rates the event: its list in force at the start. Reports are compared with the lists
 * of the books' first rhythm, so lists of another one are left out (D-FIDE-14).
 */
function ratingsAt(document: HeadToHeadInput, start: IsoDate): Readonly<Record<string, number>> {
  const { lists, rhythm = 'standard' } = document;
  return (rhythm === 'standard' && lists.findLast(({ date }) => date <= start)?.ratings) || {};
}

/** FIDE's report: dates and time control are those of the registration. */
export function reportOfTrf(id: string, event: FederationEvent, { report, problems }: ParsedTrf): FileReport {
  const faults = problems.filter(({ severity }) => severity === 'error');
  if (faults.length > 0) return { refused: faults.map((fault) => refusalOfFault(fault, FIELD)) };
  const { start, end, timeControl, type } = event;
  const read = eventOfTrf(report, { id, type, start, end, timeControl, ids: 'start' });
  const own = tournamentOfTrf(report, {
    system: systemOf(event),
    rounds: event.rounds,
    systems: systemsOf(event),
  });
  const wrong = [...read.remarks, ...own.remarks].filter(({ severity }) => severity === 'error');
  const refused = [
    ...wrong.map((remark) => refusalOfFault(remark, FIELD)),
    ...dateRefusals(event, own.tournament.event?.start, own.tournament.event?.end),
  ];
  if (refused.length > 0 || read.event === undefined) return { refused };
  const games = read.event.games.map((game) => {
    const date = game.date ?? event.roundDates?.[game.round - 1];
    return { ...game, ...(date !== undefined && { date }) };
  });
  const record = { ...headOfRecord(id, event), participants: playersOf(own.tournament), games };
  return { record, tournament: own.tournament, named: namedPlayers(report) };
}

function namedPlayers(report: TrfReport): ReadonlyMap<string, NamedPlayer> {
  return new Map(report.players.map((player) => [String(player.number), namedByTrf(player)]));
}

/** The players with a game or a bye. */
function playersOf({ players, games, byes = [] }: Tournament): string[] {
  const there = new Set([...games.flatMap(({ white, black }) => [white, black]), ...byes.map(({ player }) => player)]);
  return players.map(({ id }) => id).filter((id) => there.has(id));
}

/**
 * A file with other dates is for another event, or the registration is wrong: one of them has to be corrected first.
 */
function dateRefusals(event: FederationEvent, start: string | undefined, end: string | undefined): Refusal[] {
  const differs = (start !== undefined && start !== event.start) || (end !== undefined && end !== event.end);
  if (!differs) return [];
  const values = { start: event.start, end: event.end, fileStart: start ?? '-', fileEnd: end ?? '-' };
  return [invalid('report-dates', values, { field: FIELD })];
}
