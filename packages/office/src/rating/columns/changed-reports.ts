import { LazyReports, ReportsByEvent } from './reports-by-event.ts';

type Reports = ReadonlyMap<string, Uint8Array>;

/** So many others are kept beside; beyond, all are copied. */
const MOST_BESIDE = 200;

/** Reports by event with a few others, or new ones: a hundred thousand of them are not copied for one. */
export function changedReports(reports: Reports, changed: Reports): Reports {
  if (reports instanceof ChangedReports) return changedReports(reports.all, new Map([...reports.others, ...changed]));
  const isSmall = changed.size <= MOST_BESIDE || reports instanceof LazyReports;
  return isSmall ? new ChangedReports(reports, changed) : new Map([...reports, ...changed]);
}

/** Those in memory. */
export function reportsAtHand(reports: Reports): Iterable<Uint8Array> {
  if (reports instanceof ChangedReports) return [...reports.others.values(), ...reportsAtHand(reports.all)];
  return reports instanceof LazyReports ? [] : reports.values();
}

/** Events of which one has a report that differs or is missing in the other. */
export function differingReports(one: Reports, other: Reports): string[] {
  if (one === other) return [];
  const [a, b] = [one, other].map((each) => (each instanceof ChangedReports ? each : undefined));
  const [under, over] = [a?.all ?? one, b?.all ?? other];
  // Of the same reports, only those can be others that were changed in one of the two.
  const events =
    under === over ? [...(a?.others.keys() ?? []), ...(b?.others.keys() ?? [])] : [...one.keys(), ...other.keys()];
  return [...new Set(events)].filter((event) => !isSame(one.get(event), other.get(event)));
}

const isSame = (a: Uint8Array | undefined, b: Uint8Array | undefined): boolean =>
  a === b || (a?.length === b?.length && a !== undefined && a.every((byte, i) => byte === b![i]));

class ChangedReports extends ReportsByEvent {
  readonly all: Reports;
  readonly others: Reports;
  readonly size: number;

  constructor(all: Reports, others: Reports) {
    super();
    this.all = all;
    this.others = others;
    this.size = all.size + [...others.keys()].filter((event) => !all.has(event)).length;
  }

  get(event: string): Uint8Array | undefined {
    return this.others.get(event) ?? this.all.get(event);
  }

  has(event: string): boolean {
    return this.others.has(event) || this.all.has(event);
  }

  *entries(): MapIterator<[string, Uint8Array]> {
    for (const [event, bytes] of this.all) yield [event, this.others.get(event) ?? bytes];
    for (const [event, bytes] of this.others) if (!this.all.has(event)) yield [event, bytes];
  }
}
