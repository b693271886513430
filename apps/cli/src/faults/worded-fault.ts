import type { Finding } from '@escala/core';
import type { Fault } from '@escala/formats';
import { findingMessage, hasMessage, type Speech } from '@escala/messages';
import type { InputFault } from '../input/input-fault.ts';

/** A fault as it is printed: the place in the document's own terms, the place in the text, and what to do about it. */
export interface WordedFault {
  readonly code: string;
  readonly message: string;
  readonly place?: string;
  readonly event?: string | number;
  readonly round?: string | number;
  readonly player?: string | number;
  readonly path: readonly (string | number)[];
  /** Null where the fault is not in the text but in getting at it. */
  readonly line: number | null;
  readonly column: number | null;
  readonly article?: string;
}

export function wordedFault(fault: Fault, { translate, language }: Speech): WordedFault {
  const { code, path, line, column, values, article } = fault;
  const { event, round, player } = values;
  const placeKey = `fault-place.${values.place}`;
  const place = hasMessage(language, placeKey) ? translate(placeKey, values) : undefined;
  return {
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

/** A finding of the rule book because of which the document cannot be rated. */
export function wordedFinding(finding: Finding, speech: Speech): WordedFault {
  const { code, event, round, player, article } = finding;
  return {
    code,
    message: findingMessage(finding, speech),
    ...(event === undefined ? {} : { event }),
    ...(round === undefined ? {} : { round }),
    ...(player === undefined ? {} : { player }),
    path: [],
    line: null,
    column: null,
    article,
  };
}
