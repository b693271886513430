import type { Speech } from '@escala/messages';
import type { FideListReport } from '@escala/office';
import type { ToldDoubt } from './told-doubt.ts';

/** Where a list of FIDE and the registry differ, who is not on it, and who on it may be one of ours. */
export function fideListDoubts(
  file: string,
  { mismatches, missing, suggestions }: FideListReport,
  { translate }: Speech,
): ToldDoubt[] {
  const doubt = (code: string, message: string): ToldDoubt => ({ file, line: null, code, leftOut: false, message });
  return [
    ...mismatches.map((each) =>
      doubt(`fide-differs-${each.field}`, translate('cli.bring-in.fide-differs', { ...each })),
    ),
    ...missing.map((each) => doubt('fide-missing', translate('cli.bring-in.fide-missing', { ...each }))),
    ...suggestions.map((each) =>
      doubt('fide-perhaps', translate('cli.bring-in.fide-perhaps', { ...each, birthYear: String(each.birthYear) })),
    ),
  ];
}
