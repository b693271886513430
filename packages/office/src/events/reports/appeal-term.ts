import { dayFrom, writeDay } from '@escala/core';
import type { AppealVerdict } from '@escala/regulations';
import { regulationOn } from '../../rating/series/series-book.ts';
import type { Federation } from '../../registry/federation/federation.ts';
import type { EventReport } from './report.ts';

/** The verdict on an appeal on a given day, by the federation's first regulation that provides for appeals. */
export function appealVerdict(
  federation: Federation | undefined,
  { decision }: Pick<EventReport, 'decision'>,
  on: string,
): (AppealVerdict & { readonly regulation: string }) | undefined {
  if (decision === undefined) return undefined;
  for (const series of federation?.series ?? []) {
    const { book, regulation, revision } = regulationOn(series, decision.on);
    if (book.kind !== 'head-to-head' || book.appeal === undefined) continue;
    return { ...book.appeal(dayFrom(decision.on), dayFrom(on), { revision }), regulation };
  }
  return undefined;
}

/** The last day to appeal, unless there is an appeal. */
export function appealUntil(
  federation: Federation | undefined,
  report: Pick<EventReport, 'decision' | 'appeal'>,
): { readonly appealUntil?: string } {
  const verdict =
    report.appeal === undefined && report.decision && appealVerdict(federation, report, report.decision.on);
  return verdict ? { appealUntil: writeDay(verdict.lastDay) } : {};
}
