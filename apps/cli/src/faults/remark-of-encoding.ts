import type { CodePage, Encoding } from '@escala/formats';
import type { Speech } from '@escala/messages';
import { type WordedFault, wordedRemark } from './worded-fault.ts';

/** For a file that does not state its encoding and is not in Unicode (D-OFF-546). */
export function remarkOfEncoding(
  file: { readonly encoding: Encoding },
  { encoding }: { readonly encoding?: CodePage },
  speech: Speech,
): WordedFault[] {
  if (encoding !== undefined || file.encoding !== 'windows-1252') return [];
  return [wordedRemark({ code: 'encoding-assumed', values: {} }, speech)];
}
