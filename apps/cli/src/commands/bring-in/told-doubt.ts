import type { CodePage, DecodedText } from '@escala/formats';
import type { Speech } from '@escala/messages';
import { sha256 } from '@escala/server/command-line';
import { type TextFault, wordedFault } from '../../faults/worded-fault.ts';
import type { InputFault } from '../../input/input-fault.ts';
import { readBytes, textOf } from '../../input/read-text.ts';

/** A file of the past: its text, and the digest that identifies it. */
export type SourceFile =
  | {
      readonly ok: true;
      readonly name: string;
      readonly digest: string;
      readonly text: string;
      readonly encoding: DecodedText['encoding'];
      /** The code page was not given. */
      readonly isAssumed: boolean;
    }
  | { readonly ok: false; readonly name: string; readonly fault: InputFault };

/** Old files come in any encoding. */
export async function readSource(name: string, codePage?: CodePage): Promise<SourceFile> {
  const source = await readBytes(name);
  if (!source.ok) return { ok: false, name, fault: source.fault };
  const read = textOf(source.bytes, codePage);
  if (!read.ok) return { ok: false, name, fault: read.fault };
  const { text, encoding } = read;
  return { ok: true, name, digest: sha256(source.bytes), text, encoding, isAssumed: codePage === undefined };
}

/** Something for a rating officer to look at: in the file itself, or in what the office made of it. */
export interface ToldDoubt {
  readonly file: string;
  /** Null where it concerns the whole file. */
  readonly line: number | null;
  readonly code: string;
  /** Not taken in: a row, a line, an event, a whole file. */
  readonly leftOut: boolean;
  readonly message: string;
  /** Whom it is about, if it names somebody. */
  readonly who?: string;
}

/** A problem in the text of a file. */
export function doubtOfFault(file: string, fault: TextFault, speech: Speech): ToldDoubt {
  const { code, line, place, message } = wordedFault(fault, speech);
  const isError = (fault.severity ?? 'error') === 'error';
  return { file, line, code, leftOut: isError, message: place === undefined ? message : `${place}: ${message}` };
}

/** For a file that does not state its encoding and is not in Unicode (D-OFF-546). */
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

/** By file in the order given, then by line. */
export function inOrder(doubts: readonly ToldDoubt[]): ToldDoubt[] {
  const files = new Map<string, number>();
  for (const { file } of doubts) if (!files.has(file)) files.set(file, files.size);
  return doubts.toSorted((a, b) => files.get(a.file)! - files.get(b.file)! || (a.line ?? 0) - (b.line ?? 0));
}
