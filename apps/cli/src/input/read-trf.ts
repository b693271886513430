import type { Tournament } from '@escala/core';
import { parseTrf, type TrfReport } from '@escala/formats';
import type { TextFault } from '../faults/worded-fault.ts';
import { completedTournament, type ReportOptions } from './report-options.ts';

/** Our documents begin with a brace; a report never does. Nothing but space is left to the complaint about an empty file. */
export function isJson(text: string): boolean {
  return /^\s*(?:[{["]|$)/.test(text);
}

export interface ReadReport {
  /** Absent where an error stands in the way. */
  readonly report?: TrfReport;
  readonly problems: readonly TextFault[];
}

/** A report with every problem of its text. */
export function readReport(text: string, { pairs }: ReportOptions = {}): ReadReport {
  const { report, problems: all } = parseTrf(text);
  const problems = looksAtPoints(report, pairs) ? all : all.filter(({ code }) => code !== 'trf-points-differ');
  return problems.some(isError) ? { problems } : { report, problems };
}

/** Columns 81 to 84 are of the round after the last one with games: whoever pairs another goes by the results alone. */
function looksAtPoints({ players }: TrfReport, pairs: ReportOptions['pairs']): boolean {
  if (pairs === undefined || pairs === 'next') return true;
  const last = players.reduce((most, { rounds }) => Math.max(most, rounds.findLastIndex(isPaired) + 1), 0);
  return pairs === last + 1;
}

const isPaired = ({ opponent, result }: TrfReport['players'][number]['rounds'][number]): boolean =>
  opponent > 0 || result === 'U';

export interface ReadTrf {
  /** Absent where an error stands in the way. */
  readonly tournament?: Tournament;
  readonly problems: readonly TextFault[];
}

/** The tournament of a report, with every problem of the text and every assumption. */
export function readTrf(text: string, options: ReportOptions): ReadTrf {
  const { report, problems } = readReport(text, options);
  if (report === undefined) return { problems };
  const { tournament, remarks } = completedTournament(report, options);
  // D-DUTCH-18: whoever pairs names the system, or goes by the edition of the report.
  const isUnasked = options.pairs !== undefined && options.system === undefined;
  // D-DUTCH-31: whoever checks all rounds goes by those that are there.
  const needsRounds = tournament.system === 'fide-dutch' && options.pairs !== undefined && options.pairs !== 'all';
  const error = { severity: 'error' as const };
  const all = [
    ...problems,
    ...remarks.map((each) => {
      if (isUnasked && each.code === 'trf-older-edition') return { ...each, ...error };
      return needsRounds && each.code === 'trf-rounds-unknown'
        ? { ...each, ...error, code: 'trf-rounds-needed' as const }
        : each;
    }),
  ];
  return all.some(isError) ? { problems: all } : { tournament, problems: all };
}

function isError({ severity }: TextFault): boolean {
  return severity === 'error';
}
