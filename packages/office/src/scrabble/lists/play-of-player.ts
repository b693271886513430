import { dayFrom, type IsoDate, LISTED_TYPES, type ListedType, type ScrabbleInput, writeDay } from '@escala/core';
import { invalid, missing, Refused } from '../../kit/refusal.ts';
import type { OfficePorts, Reading } from '../../ports.ts';
import type { OfficialList } from '../../rating/lists/list.ts';
import type { WantedList } from '../../rating/lists/list-view.ts';
import type { LineAsked } from '../../rating/player/explained-shapes.ts';
import type { LiveRating } from '../../rating/player/live-rating.ts';
import type { PointOfHistory } from '../../rating/player/rating-history.ts';
import { lastSettled } from '../../rating/series/causes.ts';
import { publishedList } from '../../rating/series/find-series.ts';
import type { ExplainedRating, RatingHistory, RatingSeries } from '../../rating/series/rating-series.ts';
import type { Series } from '../../registry/federation/federation.ts';
import { playerKind } from '../../registry/players/player.ts';
import { scrabbleReportKind } from '../reports/scrabble-report.ts';
import { eventOfGame, playedInClass, ratingInput } from '../series/rating-input.ts';
import { scrabbleBook } from '../series/scrabble-book.ts';
import { keptAs, loadScrabbleRecord } from '../series/scrabble-record.ts';
import { lateFor, printedRating, rateList, type ScrabbleSheet, unpackScrabbleSheet } from '../series/scrabble-sheet.ts';
import { keptLists } from '../series/sheet-editions.ts';
import { scrabbleListView } from './scrabble-list-view.ts';

/** A list and the record it was computed from. For a list from before the office, that record is unknown. */
async function recordOfList(
  reading: Reading,
  series: Series,
  { date: wanted, edition }: WantedList,
): Promise<{ readonly list: OfficialList; readonly input: ScrabbleInput }> {
  const { body: list } = await publishedList(reading, series.id, wanted);
  const { date } = list;
  if (list.source === 'imported') throw new Refused([invalid('scrabble-list-imported', { date }, { field: 'date' })]);
  const record = await loadScrabbleRecord(reading, edition === 'published' ? list.asOf : await lastSettled(reading));
  const input = ratingInput(series, playedInClass(record, series, new Set(lateFor(record, series, list))), date);
  const players = input.players.map(({ id }) => ({ id, name: record.names.get(id) ?? id }));
  return { list, input: { ...input, players } };
}

/**
 * All players' ratings are linked through the values of games (frs-2012 §5), so all lines of a list share one document.
 */
export const documentOfPlay: RatingSeries['document'] = async (reading, _ports, series, asked) =>
  (await recordOfList(reading, series, asked)).input;

export async function explainPlay(
  reading: Reading,
  ports: OfficePorts,
  series: Series,
  { player, type = 'general', ...wanted }: LineAsked,
): Promise<ExplainedRating> {
  const { input } = await recordOfList(reading, series, wanted);
  const { list, revisions, lines } = await scrabbleListView(reading, ports, series, wanted);
  const { places, id, row: rowAt } = lines(type);
  const place = places.find((each) => id(each) === player);
  if (place === undefined)
    throw new Refused([
      missing('player-not-on-list', { player, series: series.id, date: list.date }, { field: 'player' }),
    ]);
  const row = rowAt(place);
  const output = scrabbleBook(series).rate(input, { workings: true });
  const computed = printedRating(output, player, type);
  const isIn = (of: string): boolean => (type === 'general' ? of !== 'libere' : of === type);
  const ledger = output.ledger.filter((line) => line.player === player && isIn(line.type));
  const games = new Set(ledger.map(({ game }) => game));
  const events = [...new Set(ledger.map(({ game }) => eventOfGame(game).event))];
  const reports = await reading.getMany(scrabbleReportKind, events);
  const names = new Map(reports.map(({ id: event, body }) => [event, body.name]));
  return {
    kind: 'scrabble',
    list,
    isRevised: revisions.length > 0,
    row,
    agrees: computed?.rating === row.exact && computed?.displayed === row.rating,
    events: events.map((event) => ({ id: event, name: names.get(event) ?? event })),
    document: input,
    output: {
      ...output,
      ratings: only(output.ratings, player),
      general: only(output.general, player),
      games: output.games.filter((game) => games.has(game.id)),
      ledger,
      findings: output.findings.filter((finding) => finding.player === undefined || finding.player === player),
      workings: output.workings?.filter((working) => working.player === player) ?? [],
    },
  };
}

function only<Value>(values: Readonly<Record<string, Value>>, player: string): Record<string, Value> {
  return Object.hasOwn(values, player) ? { [player]: values[player]! } : {};
}

/** All ratings of all types, list by list. */
export async function historyOfPlay(
  reading: Reading,
  _ports: OfficePorts,
  { id }: Series,
  player: string,
): Promise<readonly RatingHistory[]> {
  await playerOnRecord(reading, player);
  const lists = await bothEditions(reading, id);
  return LISTED_TYPES.flatMap((type): RatingHistory[] => {
    const points: PointOfHistory[] = [];
    for (const { date, published, revised } of lists) {
      const point = pointOf(date, published, revised, player, type);
      const before = points.at(-1)?.rating ?? null;
      const isMoved = point !== undefined && point.rating !== null && before !== null;
      if (point) points.push(isMoved ? { ...point, change: point.rating! - before } : point);
    }
    return points.length === 0 ? [] : [{ type, points }];
  });
}

function pointOf(
  date: IsoDate,
  published: ScrabbleSheet,
  revised: ScrabbleSheet,
  player: string,
  type: ListedType,
): PointOfHistory | undefined {
  const [printed, now] = [printedRating(published, player, type), printedRating(revised, player, type)];
  if (printed === undefined && now === undefined) return undefined;
  return {
    date,
    rating: now?.displayed ?? null,
    ...(printed?.displayed !== now?.displayed && { published: printed?.displayed ?? null }),
    status: now === undefined ? 'absent' : (now.status ?? 'rated'),
    games: now?.played ?? 0,
  };
}

/** Oldest first. Most lists were never revised and are unpacked only once. */
async function bothEditions(reading: Reading, series: string) {
  const revised = new Map((await keptLists(reading, series, 'revised')).map(({ date, bytes }) => [date, bytes]));
  return (await keptLists(reading, series, 'published')).map(({ date, bytes }) => {
    const published = unpackScrabbleSheet(bytes);
    const latest = revised.get(date) ?? bytes;
    const isSame = latest.length === bytes.length && latest.every((byte, i) => byte === bytes[i]);
    return { date, published, revised: isSame ? published : unpackScrabbleSheet(latest) };
  });
}

/** A list may have any day (D-OFF-11): the ratings are those of a list published tomorrow. */
export async function livePlay(
  reading: Reading,
  _ports: OfficePorts,
  series: Series,
  player: string,
  today: IsoDate,
): Promise<readonly LiveRating[]> {
  await playerOnRecord(reading, player);
  const record = await loadScrabbleRecord(reading);
  const nextList = writeDay(dayFrom(today) + 1);
  const sheet = rateList(series, playedInClass(record, series), nextList);
  const last = record.listsOf(series.id).at(-1)?.date;
  const [kept] = last === undefined ? [] : await keptLists(reading, series.id, 'revised', { date: last });
  const listed = kept && unpackScrabbleSheet(kept.bytes);
  const id = keptAs(record, player);
  return LISTED_TYPES.flatMap((type): LiveRating[] => {
    const live = printedRating(sheet, id, type);
    if (live === undefined) return [];
    const before = (listed && printedRating(listed, id, type)?.displayed) ?? null;
    return [
      {
        type,
        nextList,
        rating: live.displayed,
        listed: before,
        change: before === null ? 0 : live.displayed - before,
        games: live.played ?? 0,
        status: live.status ?? 'rated',
      },
    ];
  });
}

async function playerOnRecord(reading: Reading, id: string): Promise<void> {
  if ((await reading.get(playerKind, id)) === undefined)
    throw new Refused([missing('player-unknown', { id }, { field: 'player' })]);
}
