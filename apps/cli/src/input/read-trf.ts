import type { Tournament } from '@escala/core';
import { decodeTrf, parseTrf, type TrfReport } from '@escala/formats';
import type { TextFault } from '../faults/worded-fault.ts';
import { completedTournament, type ReportOptions } from './report-options.ts';

const SPACES = [0x20, 0x09, 0x0a, 0x0d];
const JSON_STARTS = [...'{["'].map((character) => character.charCodeAt(0));

/** Our documents begin with a brace; a report never does. Nothing but space is left to the complaint about an empty file. */
export function isJson(bytes: Uint8Array): boolean {
  const start = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  for (let at = start; at < bytes.length; at++)
    if (!SPACES.includes(bytes[at]!)) return JSON_STARTS.includes(bytes[at]!) || isUtf16Json(bytes);
  return true;
}

/** UTF-16 with its mark: refused as JSON, which has to be UTF-8; reports may be written in it. */
function isUtf16Json(bytes: Uint8Array): boolean {
  const [a, b, c, d] = bytes;
  if (a === 0xff && b === 0xfe) return JSON_STARTS.includes(c!) && d === 0;
  return a === 0xfe && b === 0xff && c === 0 && JSON_STARTS.includes(d!);
}

export interface ReadReport {
  /** Absent where an error stands in the way. */
  readonly report?: TrfReport;
  readonly problems: readonly TextFault[];
}

/** A report with every problem of its text. */
export function readReport(bytes: Uint8Array): ReadReport {
  const { report, problems } = parseTrf(decodeTrf(bytes).text);
  return problems.some(isError) ? { problems } : { report, problems };
}

export interface ReadTrf {
  /** Absent where an error stands in the way. */
  readonly tournament?: Tournament;
  readonly problems: readonly TextFault[];
}

/** The tournament of a report, with every problem of the text and every assumption. */
export function readTrf(bytes: Uint8Array, options: ReportOptions): ReadTrf {
  const { report, problems } = readReport(bytes);
  if (report === undefined) return { problems };
  const { tournament, remarks } = completedTournament(report, options);
  const all = [...problems, ...remarks];
  return all.some(isError) ? { problems: all } : { tournament, problems: all };
}

function isError({ severity }: TextFault): boolean {
  return severity === 'error';
}
