import {
  type Day,
  dayFrom,
  type FederationColumns,
  type Finding,
  LIST_STATUS,
  type ListSheet,
  linesBetween,
  NO_DAY,
  type SheetLines,
} from '@escala/core';
import type { Filing } from '../../kit/act.ts';
import { takeStaying } from '../columns/lazy-sheet.ts';
import type { LoadedRecord } from '../in-memory/loaded-record.ts';
import type { OfficialList } from '../lists/list.ts';
import { differenceOf, filingOfLines, hasOtherPools, isSame, poolsFiling } from './editions.ts';
import { type ListMovements, movementsBetween, movementsOfLines, packMovements } from './movements.ts';
import { amendSeries, replaySeries } from './replay-series.ts';
import { looksAtStandard, regulationOn, sisterOf } from './series-book.ts';
import type { SeriesState } from './series-state.ts';

/** One series as the record has it today, compared with what is kept. */
export interface SettledSheets {
  readonly state: SeriesState;
  /** Every computed list, and the new ones if any were asked for. */
  readonly sheets: readonly ListSheet[];
  /** What differs from the kept editions. */
  readonly moved: readonly ListMovements[];
  /** The filings that bring the kept editions up to date. */
  readonly filings: readonly Filing[];
  /** The rule book's findings on each new list. */
  readonly findings: readonly (readonly Finding[])[];
}

/** Lists to be made on top of the kept ones. */
interface NewSheets {
  readonly series: string;
  readonly days: readonly Day[];
}

/** If it is known what changed since lists were settled: earlier lists stay, and so do series not concerned. */
export interface KnownChange {
  /** Nothing before this day has changed. */
  readonly day: Day;
  concerns(state: SeriesState): boolean;
  /** The only event that changed. */
  readonly event?: string;
  /** That event alone, as it was, as seen by a series. */
  before?(state: SeriesState): Pick<FederationColumns, 'events' | 'games'>;
  /** The record in which the event counts, if it no longer does. */
  readonly counted?: LoadedRecord | undefined;
  /** The share of players that may differ before all are recomputed, if not the book's own limit. */
  readonly most?: number;
}

/**
 * Recomputes the whole history from the record and compares it with what is kept. Everything that moved gets filings:
 * published editions stay, revised ones follow the record.
 */
export function settle(
  record: LoadedRecord,
  states: readonly SeriesState[],
  fresh?: NewSheets,
  change?: KnownChange,
): SettledSheets[] {
  const settled: SettledSheets[] = [];
  for (const state of states) {
    const sister = sisterOf(record.federation, state.series);
    const before = settled.find((each) => each.state.series.id === sister?.id);
    const sisterSheets = before ? [...before.state.imported, ...before.sheets] : [];
    const own = fresh?.series === state.series.id ? fresh.days : [];
    const touched = change === undefined || own.length > 0 || change.concerns(state);
    const since = touched ? (change?.day ?? firstOfReading(record, state)) : takenOver(state, before);
    const sisterBefore = before ? [...before.state.imported, ...before.state.computed] : [];
    const amended = isAmended(record, state, change, since) && own.length === 0 && { change, sister: sisterBefore };
    settled.push(settleSeries(record, state, sisterSheets, own, since, amended || undefined));
  }
  return settled;
}

type EventChange = KnownChange & Required<Pick<KnownChange, 'event' | 'before'>>;

/** Lists of another reading are recomputed as a whole if a correction reaches them (D-OFF-407). */
const isAmended = (
  record: LoadedRecord,
  state: SeriesState,
  change: KnownChange | undefined,
  since: Day,
): change is EventChange => change?.before !== undefined && firstOfReading(record, state) <= since;

/** Known about lists reached by a change: they follow the record before it, with these lists of the sister series. */
interface Amended {
  readonly change: EventChange;
  readonly sister: readonly ListSheet[];
}

/** Later than all lists, so that all of them stay. */
const NEVER: Day = 0x7fff_ffff;

/** Nothing has reached back since lists were settled: new ones build on the last of them (D-OFF-590). */
export const ALL_STAND: KnownChange = { day: NEVER, concerns: () => false };

/**
 * Lists of another reading of the regulation stay as they are: only a correction that reaches them recomputes them, by
 * today's reading (D-OFF-407).
 */
export function firstOfReading(record: Pick<LoadedRecord, 'listsOf'>, { series }: SeriesState): Day {
  const isOther = ({ source, date, reading }: OfficialList): boolean =>
    source === 'computed' && reading !== regulationOn(series, date).reading;
  const last = record.listsOf(series.id).findLast(isOther);
  return last === undefined ? NO_DAY : dayFrom(last.date) + 1;
}

/** Statuses of lines whose ratings were, or could have been, taken over. */
const TAKEN_OVER: ReadonlySet<number> = new Set([
  LIST_STATUS.new,
  LIST_STATUS.reassigned,
  LIST_STATUS.unrated,
  LIST_STATUS.pending,
]);

/** The first list with a rating possibly taken over from a line that has since changed in the sister series. */
function takenOver({ series, computed }: SeriesState, sister: SettledSheets | undefined): Day {
  if (sister === undefined || sister.moved.length === 0) return NEVER;
  if (looksAtStandard(series)) return Math.min(...sister.moved.map(({ day }) => day));
  const movedOn = new Map(sister.moved.map(({ day, movements }) => [day, movements]));
  const reached = computed.find(({ day, status }) => {
    const inForce = sister.sheets.findLast((sheet) => sheet.day <= day);
    const moved = inForce && movedOn.get(inForce.day);
    return moved?.some(
      ({ player, before, after }) => before === null || after === null || TAKEN_OVER.has(status[player]!),
    );
  });
  return reached?.day ?? NEVER;
}

function settleSeries(
  record: LoadedRecord,
  state: SeriesState,
  sister: readonly ListSheet[],
  fresh: readonly Day[],
  since: Day,
  amended?: Amended,
): SettledSheets {
  const { series, imported, computed } = state;
  const sheets = computed.filter(({ day }) => day < since);
  const revised: RevisedSheet[] = [];
  if (amended !== undefined) amendSheets(record, state, sister, amended, sheets, revised);
  const standing = [...sheets];
  const from = standing.length;
  const listDays = [...computed.slice(from).map(({ day }) => day), ...fresh];
  const findings = fresh.map((): Finding[] => []);
  let stands = false;
  if (listDays.length > 0)
    replaySeries(record, series, { imported, sister }, listDays, {
      after: standing,
      findingsOf: (list) => {
        const heard = findings[list + from - computed.length];
        return heard && ((finding) => heard.push(finding));
      },
      isHeld: () => !stands,
      onList: (sheet, list) => {
        const kept = computed[from + list];
        const difference = kept && differenceOf(kept, sheet);
        stands = difference !== undefined && isSame(difference);
        if (stands) takeStaying(kept!, sheet);
        // An unchanged list is not kept in memory twice.
        sheets.push(stands ? kept! : sheet);
        if (difference && !stands)
          revised.push({
            kept: kept!,
            sheet,
            lines: () => linesBetween(kept!, sheet),
            pools: difference.pools,
            movements: movementsBetween(kept!, sheet),
          });
      },
    });
  return {
    state,
    sheets,
    moved: revised.map(({ movements }) => movements),
    // Packed on demand: a preview does not need them.
    get filings() {
      return revised.flatMap((each) => filingsOfRevised(series.id, each));
    },
    findings,
  };
}

interface RevisedSheet {
  readonly kept: ListSheet;
  readonly sheet: ListSheet;
  /** The lines that differ, and whether pools do. */
  readonly lines: () => SheetLines;
  readonly pools: boolean;
  readonly movements: ListMovements;
}

/** Updates lists from the kept ones, as long as the book only has to recompute the players affected (D-OFF-680). */
function amendSheets(
  record: LoadedRecord,
  state: SeriesState,
  sister: readonly ListSheet[],
  { change, sister: sisterBefore }: Amended,
  sheets: ListSheet[],
  revised: RevisedSheet[],
): void {
  const { series, imported, computed } = state;
  const kept = computed.slice(sheets.length);
  if (kept.length === 0) return;
  const amended = kept.slice();
  const done = amendSeries(
    record,
    series,
    { imported, sister },
    {
      after: [...sheets],
      kept,
      sister: sisterBefore,
      event: change.event,
      counted: change.counted,
      before: change.before(state),
      most: change.most,
      onList: (sheet, list, lines) => {
        amended[list] = sheet;
        revised.push({
          kept: kept[list]!,
          sheet,
          lines: () => lines,
          pools: hasOtherPools(kept[list]!, sheet),
          movements: movementsOfLines(kept[list]!, lines),
        });
      },
    },
  );
  sheets.push(...amended.slice(0, done));
}

function filingsOfRevised(series: string, { kept, sheet, lines, pools, movements }: RevisedSheet): Filing[] {
  const others = lines();
  return [
    ...(others.players.length > 0 ? [filingOfLines(series, kept, others)] : []),
    ...(pools ? [poolsFiling(series, sheet)] : []),
    ...(movements.movements.length > 0 ? [packMovements(series, movements)] : []),
  ];
}
