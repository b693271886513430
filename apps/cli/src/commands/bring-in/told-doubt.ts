import type { Speech } from '@escala/messages';
import { type TextFault, wordedFault } from '../../faults/worded-fault.ts';
import type { SourceFile } from './source-file.ts';

/** Something that a rating officer should look at: of the file itself, or of what the office made of it. */
export interface ToldDoubt {
  readonly file: string;
  /** Null where it concerns the whole file. */
  readonly line: number | null;
  readonly code: string;
  /** Not taken in: a row, a line, an event, a whole file. */
  readonly leftOut: boolean;
  readonly message: string;
}

/** A problem of the text of a file. */
export function doubtOfFault(file: string, fault: TextFault, speech: Speech): ToldDoubt {
  const { code, line, place, message } = wordedFault(fault, speech);
  const isError = (fault.severity ?? 'error') === 'error';
  return { file, line, code, leftOut: isError, message: place === undefined ? message : `${place}: ${message}` };
}

/** Of a file that does not say how it is written, and is not in Unicode (D-OFF-546). */
export function doubtOfEncoding(
  { name, encoding, isAssumed }: Pick<SourceFile & { readonly ok: true }, 'name' | 'encoding' | 'isAssumed'>,
  { translate }: Speech,
): ToldDoubt[] {
  if (encoding !== 'windows-1252' || !isAssumed) return [];
  return [
    {
      file: name,
      line: null,
      code: 'encoding-assumed',
      leftOut: false,
      message: translate('cli.encoding-assumed', {}),
    },
  ];
}

/** By file as they came, then by line. */
export function inOrder(doubts: readonly ToldDoubt[]): ToldDoubt[] {
  const files = new Map<string, number>();
  for (const { file } of doubts) if (!files.has(file)) files.set(file, files.size);
  return doubts.toSorted((a, b) => files.get(a.file)! - files.get(b.file)! || (a.line ?? 0) - (b.line ?? 0));
}
