import { dayFrom, type EventRecord, type GameRecord, type Tournament } from '@escala/core';
import type { HeadToHeadRuleBook } from '@escala/regulations';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import { ALL_ROUNDS } from '../../rating/columns/packed-games.ts';
import { bookOf } from '../../rating/series/series-book.ts';
import type { Federation } from '../../registry/federation/federation.ts';
import { acceptedRounds, type FederationEvent, type Rounds } from '../event.ts';
import type { ReportFacts } from './report-of-desk.ts';

/**
 * The rounds covered by a report: those named, or the rest of an event reported in parts so far; undefined if the event
 * is reported as a whole (fce-2016 8.3).
 */
export function roundsOf(event: FederationEvent, named: Rounds | undefined): Rounds | undefined {
  if (named !== undefined || event.parts === undefined) return named;
  return { from: acceptedRounds(event) + 1, to: event.rounds };
}

/** Whether everything is reported with it. */
export const isLastPart = (event: FederationEvent, part: Rounds | undefined): boolean =>
  part === undefined || part.to >= event.rounds;

/**
 * The rounds evaluated by an acceptance; the last part extends to `ALL_ROUNDS.to`, which marks that nothing is left.
 */
export function evaluatedRounds(part: Rounds | undefined, isLast: boolean): Rounds {
  return part === undefined ? ALL_ROUNDS : { from: part.from, to: isLast ? ALL_ROUNDS.to : part.to };
}

/** Parts must follow each other, and the event's rounds must be a week or more apart (fce-2016 8.3). */
export function partRefusals(
  federation: Federation | undefined,
  event: FederationEvent,
  { from, to }: Rounds,
): Refusal[] {
  const refused: Refusal[] = [];
  const { rounds, parts } = event;
  const next = acceptedRounds(event) + 1;
  if (!mayComeInParts(federation, event))
    refused.push(invalid('part-not-weekly', { name: event.name }, { field: 'rounds', ...partsCited(federation) }));
  if (to < from) refused.push(invalid('part-reversed', { from, to }, { field: 'rounds.to' }));
  if (to > rounds) refused.push(invalid('round-beyond', { round: to, rounds }, { field: 'rounds.to' }));
  if (parts?.waiting !== undefined)
    refused.push(invalid('part-waiting', { from: parts.waiting.from, to: parts.waiting.to }, { field: 'rounds' }));
  else if (from < next) refused.push(invalid('part-overlaps', { from, accepted: next - 1 }, { field: 'rounds.from' }));
  else if (from > next) refused.push(invalid('part-out-of-order', { from, next }, { field: 'rounds.from' }));
  return refused;
}

/** The article that allows parts, from the first book that has one. */
function partsCited(federation: Federation | undefined): Pick<Refusal, 'regulation' | 'article'> {
  const book = booksOfGames(federation).find(({ partsArticle }) => partsArticle !== undefined);
  return book?.partsArticle === undefined ? {} : { regulation: book.id, article: book.partsArticle };
}

const booksOfGames = (federation: Federation | undefined): HeadToHeadRuleBook[] =>
  (federation?.series ?? []).map(bookOf).filter((book) => book.kind === 'head-to-head');

/**
 * By the announced days, or by the organiser's word if there are none (D-FCE-2); an event that has begun with parts
 * continues with them.
 */
export function mayComeInParts(
  federation: Federation | undefined,
  { parts, roundDates, flags }: FederationEvent,
): boolean {
  if (parts !== undefined) return true;
  if (roundDates === undefined) return flags?.weekly === true;
  const days = roundDates.map(dayFrom);
  return booksOfGames(federation).some((book) => book.isWeekly?.(days) ?? false);
}

/**
 * The report of a part: only its games, each with a day, and the players who have played by then. Rounds without a game
 * are named.
 */
export function partOfReport(
  facts: ReportFacts,
  event: FederationEvent,
  part: Rounds,
  before: Tournament | undefined,
): { readonly facts: ReportFacts; readonly refused: readonly Refusal[] } {
  const { record, tournament } = facts;
  const isOf = ({ round }: { readonly round: number }): boolean => part.from <= round && round <= part.to;
  const games = record.games.filter(isOf).map((game) => dated(game, event));
  const rounds = Array.from({ length: Math.max(0, part.to - part.from + 1) }, (_, i) => part.from + i);
  const empty = rounds.filter((round) => !games.some((game) => game.round === round));
  const refused =
    empty.length === 0 ? [] : [invalid('part-rounds-empty', { rounds: empty.join(', ') }, { field: 'rounds' })];
  return {
    refused,
    facts: {
      ...facts,
      record: { ...record, weekly: true, participants: participantsBy(record as EventRecord, part.to), games },
      ...(tournament !== undefined && { tournament: withEarlier(tournament, before, part) }),
    },
  };
}

function dated(game: GameRecord, { roundDates }: FederationEvent): GameRecord {
  const date = game.date ?? roundDates?.[game.round - 1];
  return date === undefined ? game : { ...game, date };
}

/** Players with a game by a round, and those without any game at all: a bye counts as taking part. */
function participantsBy({ participants = [], games }: EventRecord, round: number): string[] {
  const players = (of: readonly GameRecord[]) => new Set(of.flatMap(({ white, black }) => [white, black]));
  const [by, all] = [players(games.filter((game) => game.round <= round)), players(games)];
  return [...new Set([...participants.filter((player) => by.has(player) || !all.has(player)), ...by])];
}

/** A file may contain only the rounds of its part: earlier ones are in the document of the previous part. */
function withEarlier(tournament: Tournament, before: Tournament | undefined, { from, to }: Rounds): Tournament {
  if (before === undefined) return { ...tournament, games: tournament.games.filter(({ round }) => round <= to) };
  const known = new Set(tournament.players.map(({ id }) => id));
  const isEarlier = ({ round }: { readonly round: number }): boolean => round < from;
  const isOwn = ({ round }: { readonly round: number }): boolean => from <= round && round <= to;
  return {
    ...tournament,
    players: [...tournament.players, ...before.players.filter(({ id }) => !known.has(id))],
    games: [...before.games.filter(isEarlier), ...tournament.games.filter(isOwn)],
    byes: [...(before.byes ?? []).filter(isEarlier), ...(tournament.byes ?? []).filter(isOwn)],
  };
}
