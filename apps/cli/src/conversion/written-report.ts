import { type TrfReport, writeTrf } from '@escala/formats';
import type { Speech } from '@escala/messages';
import { type WordedFault, wordedFault, wordedRemark } from '../faults/worded-fault.ts';
import type { ReportTarget } from './conversion-targets.ts';

export interface WrittenReport {
  readonly text: string;
  readonly remarks: readonly WordedFault[];
}

/** Records added by pairing programs: the 2006 format is older. */
const EXTENSION = /^(?:XX|BB)[A-Z] /;

/** The text of a report in an edition, and everything that does not fit into it. */
export function writtenReport(report: TrfReport, to: ReportTarget, speech: Speech): WrittenReport {
  const written = writeTrf(report, { edition: to === 'trf26' ? 'trf26' : 'trf16' });
  const remarks = written.remarks.map((remark) => wordedFault(remark, speech));
  if (to !== 'trf06') return { text: written.text, remarks };
  const lines = written.text.split('\r\n');
  const records = [...new Set(lines.filter((line) => EXTENSION.test(line)).map((line) => line.slice(0, 3)))];
  if (records.length > 0)
    remarks.push(wordedRemark({ code: 'output.no-extensions', values: { records: records.join(', ') } }, speech));
  return { text: lines.filter((line) => !EXTENSION.test(line)).join('\r\n'), remarks };
}
