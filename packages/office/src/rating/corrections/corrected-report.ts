import { type FederationColumns, gameKindOf, outcomeOf, resultIn, turned } from '@escala/core';
import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import { firstDayOf, type PackedReport, unpackGames } from '../columns/packed-games.ts';
import type { LoadedRecord } from '../in-memory/loaded-record.ts';
import { seriesColumns } from '../series/replay-series.ts';
import { headToHeadBook, revisionOf, rhythmOf } from '../series/series-book.ts';
import type { SeriesState } from '../series/series-state.ts';
import type { KnownChange } from '../series/settle.ts';
import type { HeadToHeadChange, RecordedBefore } from './correction.ts';

type Change<Kind extends HeadToHeadChange['kind']> = Extract<HeadToHeadChange, { kind: Kind }>;
type Corrected = PackedReport | { readonly refused: readonly Refusal[] };

/** A report as it should have been. An impossible change is refused, showing what is on record. */
export function correctedReport(
  report: PackedReport,
  change: Exclude<HeadToHeadChange, Change<'reinstatement'> | Change<'dates'>>,
  numberOf: (player: string) => number | undefined,
): Corrected {
  switch (change.kind) {
    case 'result':
    case 'colours':
      return correctedGame(report, change, numberOf);
    case 'identity':
      return withIdentity(report, change, numberOf);
    case 'annulment':
      return { ...report, counts: false };
  }
}

type ChangeOfGame = Change<'result'> | Change<'colours'>;
type NumberOf = (player: string) => number | undefined;

function placeOf({ games, participants }: PackedReport, change: ChangeOfGame, numberOf: NumberOf): number {
  const seat = (player: string): number => participants.indexOf(numberOf(player) ?? -1);
  const [white, black] = [seat(change.white), seat(change.black)];
  return games.white.findIndex(
    (player, i) => player === white && games.black[i] === black && games.round[i] === change.round,
  );
}

/** The result before a change to it. */
export function resultBefore(report: PackedReport, change: Change<'result'>, numberOf: NumberOf): RecordedBefore {
  const outcome = report.games.outcome[placeOf(report, change, numberOf)]!;
  return { result: resultIn(outcome), gameKind: gameKindOf(outcome) };
}

function correctedGame(report: PackedReport, change: ChangeOfGame, numberOf: NumberOf): Corrected {
  const { games } = report;
  const game = placeOf(report, change, numberOf);
  if (game < 0) {
    const { event, round } = change;
    return {
      refused: [
        missing('game-unknown', { event, round, white: change.white, black: change.black }, { field: 'change' }),
      ],
    };
  }
  if (change.kind === 'colours') return { ...report, games: withColours(games, game) };
  const before = games.outcome[game]!;
  const kind = change.gameKind ?? gameKindOf(before);
  const after = outcomeOf(change.result, kind);
  if (after === before)
    return { refused: [invalid('result-on-record', { result: resultIn(before) }, { field: 'change.result' })] };
  return { ...report, games: { ...games, outcome: games.outcome.with(game, after) } };
}

/** The result belongs to the players: the winner won with the other colour. */
function withColours(games: PackedReport['games'], game: number): PackedReport['games'] {
  const outcome = games.outcome[game]!;
  const swapped = outcomeOf(turned(resultIn(outcome)), gameKindOf(outcome));
  return {
    ...games,
    white: games.white.with(game, games.black[game]!),
    black: games.black.with(game, games.white[game]!),
    outcome: games.outcome.with(game, swapped),
  };
}

function withIdentity(
  report: PackedReport,
  { event, from, to }: Change<'identity'>,
  numberOf: (player: string) => number | undefined,
): Corrected {
  const { participants } = report;
  const target = numberOf(to);
  const seat = participants.indexOf(numberOf(from) ?? -1);
  const refused: Refusal[] = [];
  if (seat < 0) refused.push(missing('player-not-in-event', { player: from, event }, { field: 'change.from' }));
  if (target === undefined) refused.push(missing('player-unknown', { id: to }, { field: 'change.to' }));
  else if (participants.includes(target))
    refused.push(invalid('player-in-event', { player: to, event }, { field: 'change.to' }));
  if (refused.length > 0) return { refused };
  return { ...report, participants: participants.with(seat, target!) };
}

/** What another report of an event can affect: lists from its first day on, in the series that its games belong to. */
export function changeOfReport(
  record: LoadedRecord,
  event: string,
  before: Uint8Array | undefined,
  after: Uint8Array,
): KnownChange {
  const alone = (bytes: Uint8Array | undefined): LoadedRecord => ({
    ...record,
    reports: new Map(bytes === undefined ? [] : [[event, bytes]]),
  });
  const [was, is] = [alone(before), alone(after)];
  const editions = before === undefined ? [after] : [before, after];
  return {
    day: Math.min(...editions.map(firstDayOf)),
    concerns: (state) => belongs(was, state) || belongs(is, state),
    event,
    ...(!unpackGames(after).counts && { counted: record }),
    before: (state) => columnsIn(was, state),
  };
}

const columnsIn = (record: LoadedRecord, { series, imported }: SeriesState): FederationColumns =>
  seriesColumns(record, series, { imported, sister: [] });

/** Whether any computed list of the series has entries from this record, which holds a single event. */
function belongs(record: LoadedRecord, state: SeriesState): boolean {
  const { series, imported, computed } = state;
  const book = headToHeadBook(series);
  const alone = columnsIn(record, state);
  const days = [...imported, ...computed].map(({ day }) => day);
  return computed.some(({ day: listDay }, list) => {
    const previousListDay = days[imported.length + list - 1];
    const terms = { revision: revisionOf(series), rhythm: rhythmOf(series), listDay, previousListDay };
    const { events, games } = book.entriesOf(alone, terms);
    return events.length + games.length > 0;
  });
}
