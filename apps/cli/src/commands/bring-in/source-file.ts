import { type CodePage, type DecodedText, decodeText } from '@escala/formats';
import { sha256 } from '@escala/server/command-line';
import type { InputFault } from '../../input/input-fault.ts';
import { readBytes } from '../../input/read-text.ts';

/** A file of the past: its text, and the digest by which it is known again. */
export type SourceFile =
  | {
      readonly ok: true;
      readonly name: string;
      readonly digest: string;
      readonly text: string;
      readonly encoding: DecodedText['encoding'];
      /** Nobody said which code page it is. */
      readonly isAssumed: boolean;
    }
  | { readonly ok: false; readonly name: string; readonly fault: InputFault };

/** Old files come in any encoding. One with the sign 0 is no text: nothing of it could be kept. */
export async function readSource(name: string, codePage?: CodePage): Promise<SourceFile> {
  const source = await readBytes(name);
  if (!source.ok) return { ok: false, name, fault: source.fault };
  const { text, encoding } = decodeText(source.bytes, codePage);
  if (text.trim() === '') return { ok: false, name, fault: { code: 'input.empty-source', values: {} } };
  const at = text.indexOf('\u0000');
  if (at >= 0) {
    const line = text.slice(0, at).split('\n').length;
    return { ok: false, name, fault: { code: 'input.null-sign', values: { line } } };
  }
  return { ok: true, name, digest: sha256(source.bytes), text, encoding, isAssumed: codePage === undefined };
}
