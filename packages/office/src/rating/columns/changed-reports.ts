import { LazyReports, ReportsByEvent } from './reports-by-event.ts';

type Reports = ReadonlyMap<string, Uint8Array>;

/** Up to this many changed reports are kept beside the others; with more, the whole map is copied. */
const MOST_BESIDE = 200;

/** The reports with a few changed or added, without copying a hundred thousand of them. */
export function changedReports(reports: Reports, changed: Reports): Reports {
  if (reports instanceof ChangedReports) return changedReports(reports.all, new Map([...reports.others, ...changed]));
  const isSmall = changed.size <= MOST_BESIDE || reports instanceof LazyReports;
  return isSmall ? new ChangedReports(reports, changed) : new Map([...reports, ...changed]);
}

/** The reports in memory. */
export function reportsAtHand(reports: Reports): Iterable<Uint8Array> {
  if (reports instanceof ChangedReports) return [...reports.others.values(), ...reportsAtHand(reports.all)];
  return reports instanceof LazyReports ? [] : reports.values();
}

/** Events whose reports differ, or are missing on one side. */
export function differingReports(one: Reports, other: Reports): string[] {
  if (one === other) return [];
  const [a, b] = [one, other].map((each) => (each instanceof ChangedReports ? each : undefined));
  const [under, over] = [a?.all ?? one, b?.all ?? other];
  // Over the same base, only reports changed on either side can differ.
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
