import { printParseErrorCode, visit } from 'jsonc-parser';
import type { FaultCode } from '../faults/fault.ts';
import type { FaultList } from '../faults/fault-list.ts';
import { clipped } from '../faults/shown.ts';
import { DEEPEST } from './repeated-names.ts';

const CODES: Readonly<Record<string, FaultCode>> = {
  InvalidSymbol: 'syntax-symbol',
  InvalidNumberFormat: 'syntax-number',
  PropertyNameExpected: 'syntax-name-expected',
  ValueExpected: 'syntax-value-expected',
  ColonExpected: 'syntax-colon-expected',
  CommaExpected: 'syntax-comma-expected',
  CloseBraceExpected: 'syntax-brace-expected',
  CloseBracketExpected: 'syntax-bracket-expected',
  EndOfFileExpected: 'syntax-end-expected',
  InvalidCommentToken: 'syntax-comment',
  UnexpectedEndOfComment: 'syntax-comment',
  UnexpectedEndOfString: 'syntax-text-unclosed',
  UnexpectedEndOfNumber: 'syntax-number',
  InvalidUnicode: 'syntax-unicode',
  InvalidEscapeCharacter: 'syntax-escape',
  InvalidCharacter: 'syntax-character',
};

/** Every place where a text that could not be parsed breaks the rules of JSON. */
export function findSyntaxFaults(text: string, faults: FaultList): void {
  const before = faults.faults.length;
  const depth = depthGauge();
  let after = -1;
  const onError = (error: number, offset: number, length: number): void => {
    // What is missing directly after something unreadable is not a separate fault.
    if (offset > after) add(text, CODES[printParseErrorCode(error)] ?? 'syntax-broken', offset, length, faults);
    after = Math.max(after, offset + length);
  };
  try {
    visit(text, { onError, ...depth.visitor }, { disallowComments: true });
  } catch (error) {
    // The reader of broken JSON uses a stack frame per level.
    if (!(error instanceof RangeError)) throw error;
    faults.add({ code: 'too-deep', path: [], offset: depth.tooDeepAt(), values: { most: DEEPEST } });
  }
  if (faults.faults.length === before) add(text, 'syntax-broken', 0, 1, faults);
}

function add(text: string, code: FaultCode, offset: number, length: number, faults: FaultList): void {
  const comma = trailingComma(text, code, offset);
  if (comma !== undefined) faults.add({ code: 'syntax-trailing-comma', path: [], offset: comma, values: {} });
  else {
    const found = clipped(text.slice(offset, offset + length).replace(/\p{Cc}/gu, ' '));
    faults.add({ code, path: [], offset, values: { at: offset >= text.length ? 'end' : 'text', found } });
  }
}

/** The position of a comma directly before a closing bracket. */
function trailingComma(text: string, code: FaultCode, offset: number): number | undefined {
  const expectsMore = code === 'syntax-name-expected' || code === 'syntax-value-expected';
  if (!expectsMore || (text[offset] !== '}' && text[offset] !== ']')) return undefined;
  let i = offset - 1;
  while (i >= 0 && ' \t\r\n'.includes(text[i]!)) i--;
  return text[i] === ',' ? i : undefined;
}

function depthGauge() {
  let depth = 0;
  let deepAt: number | undefined;
  const deeper = (offset: number): void => {
    if (++depth > DEEPEST) deepAt ??= offset;
  };
  const higher = (): void => {
    depth--;
  };
  return {
    visitor: { onObjectBegin: deeper, onArrayBegin: deeper, onObjectEnd: higher, onArrayEnd: higher },
    tooDeepAt: (): number => deepAt ?? 0,
  };
}
