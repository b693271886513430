import type { CodeOf, Finding, Severity } from '@escala/core';
import type { CodePage, Encoding, Fault } from '@escala/formats';
import { findingMessage, hasMessage, type Speech } from '@escala/messages';
import type { InputFault } from '../input/input-fault.ts';

/** A fault as printed: its place in the document's own terms, its position in the text, and what to do about it. */
export interface WordedFault {
  /** Given if some faults do not refuse the document: warnings. */
  readonly severity?: Severity;
  readonly code: string;
  readonly message: string;
  /** The file, if it is not the command's first, or one of many. */
  readonly source?: string;
  readonly place?: string;
  readonly event?: string | number;
  readonly round?: string | number;
  readonly player?: string | number;
  readonly path: readonly (string | number)[];
  /** Null if the fault is not in the text but in reading it. */
  readonly line: number | null;
  readonly column: number | null;
  readonly article?: string;
  /** The values in a finding's sentence. */
  readonly values?: Finding['values'];
}

/**
 * A fault of one of our documents, or a problem of a foreign file,
 * which has a severity and may have no position in the text.
 */
export interface TextFault extends Pick<Fault, 'path' | 'values' | 'article'> {
  readonly code: CodeOf<'fault'>;
  readonly severity?: Severity;
  readonly line?: number;
  readonly column?: number;
}

export function wordedFault(fault: TextFault, { translate }: Speech): WordedFault {
  const { severity, code, path, line = null, column = null, values, article } = fault;
  const { event, round, player } = values;
  const placeKey = `fault-place.${values.place}`;
  const place = hasMessage(placeKey) ? translate(placeKey, values) : undefined;
  return {
    ...(severity === undefined ? {} : { severity }),
    code,
    message: translate(`fault.${code}`, values),
    ...(place === undefined ? {} : { place }),
    ...(event === undefined ? {} : { event }),
    ...(round === undefined ? {} : { round }),
    ...(player === undefined ? {} : { player }),
    path,
    line,
    column,
    ...(article === undefined ? {} : { article }),
  };
}

export function wordedInputFault({ code, values }: InputFault, { translate }: Speech): WordedFault {
  return { code, message: translate(`cli.${code}`, values), path: [], line: null, column: null };
}

/** A remark beside a result: it refuses nothing. */
export function wordedRemark(fault: InputFault, speech: Speech): WordedFault {
  return { severity: 'warning', ...wordedInputFault(fault, speech) };
}

/** A finding of the rule book that makes the document unusable, or a warning before it is used. */
export function wordedFinding(finding: Finding, speech: Speech): WordedFault {
  const { code, event, round, player, article } = finding;
  const place = findingPlace(finding, speech);
  return {
    ...(finding.severity === 'warning' ? { severity: 'warning' } : {}),
    code,
    message: findingMessage(finding, speech),
    ...(place === '' ? {} : { place }),
    ...(event === undefined ? {} : { event }),
    ...(round === undefined ? {} : { round }),
    ...(player === undefined ? {} : { player }),
    path: [],
    line: null,
    column: null,
    ...(article && { article }),
    values: finding.values,
  };
}

/** The place of a finding, unless its sentence mentions it. */
function findingPlace({ round, player, values }: Finding, { translate }: Speech): string {
  const places: string[] = [];
  if (round !== undefined && values.round === undefined) places.push(translate('web.word.of-round', { round }));
  if (player !== undefined && values.player === undefined) places.push(translate('fault-place.player', { player }));
  return places.join(', ');
}

/** For a file that does not state its encoding and is not in Unicode (D-OFF-546). */
export function remarkOfEncoding(
  file: { readonly encoding: Encoding },
  { encoding }: { readonly encoding?: CodePage },
  speech: Speech,
): WordedFault[] {
  if (encoding !== undefined || file.encoding !== 'windows-1252') return [];
  return [wordedRemark({ code: 'encoding-assumed', values: {} }, speech)];
}
