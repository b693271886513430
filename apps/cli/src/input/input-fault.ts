import type { CodeOf } from '@escala/core';
import type { Encoding } from '@escala/formats';

/** Why there is no text to check. Words live in the message catalogues, under `cli.<code>`. */
export interface InputFault {
  readonly code: CodeOf<'cli'>;
  readonly values: Readonly<Record<string, string | number>>;
}

export type TextSource =
  | { readonly ok: true; readonly text: string; readonly bytes: number; readonly encoding: Encoding }
  | { readonly ok: false; readonly fault: InputFault };

export type ByteSource =
  | { readonly ok: true; readonly bytes: Buffer }
  | { readonly ok: false; readonly fault: InputFault };
