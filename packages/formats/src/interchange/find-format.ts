import type { FaultList } from './faults/fault-list.ts';
import { kindOf, shown } from './faults/shown.ts';
import {
  DOCUMENT_FORMATS,
  DOCUMENT_SCHEMAS,
  type DocumentFormat,
  isDocumentFormat,
  KIND_FIELDS,
} from './schema/documents.ts';

export interface FoundFormat {
  readonly format: DocumentFormat;
  readonly regulation: string;
  readonly fields: Record<string, unknown>;
}

/** The format of a document; without it nothing else can be checked. */
export function findFormat(
  document: unknown,
  expected: readonly DocumentFormat[] | undefined,
  faults: FaultList,
): FoundFormat | undefined {
  if (kindOf(document) !== 'object') {
    faults.add({ code: 'wrong-type', path: [], values: { expected: 'object', found: kindOf(document) } });
    return undefined;
  }
  const fields = document as Record<string, unknown>;
  const format = readFormat(fields, expected ?? DOCUMENT_FORMATS, faults);
  if (format === undefined) return undefined;
  const regulation = readKind(fields, KIND_FIELDS[format], Object.keys(DOCUMENT_SCHEMAS[format]), faults);
  return regulation === undefined ? undefined : { format, regulation, fields };
}

function readFormat(
  fields: Record<string, unknown>,
  expected: readonly DocumentFormat[],
  faults: FaultList,
): DocumentFormat | undefined {
  const path = ['format'];
  const known = expected.map(shown).join(', ');
  if (!Object.hasOwn(fields, 'format')) {
    faults.add({ code: 'format-missing', path, values: { known } });
    return undefined;
  }
  const { format } = fields;
  const found = shown(format);
  if (isDocumentFormat(format)) {
    if (expected.includes(format)) return format;
    faults.add({ code: 'format-unexpected', path, values: { found, known } });
    return undefined;
  }
  const sibling = DOCUMENT_FORMATS.find((each) => typeof format === 'string' && nameOf(each) === nameOf(format));
  if (sibling !== undefined) faults.add({ code: 'format-version', path, values: { found, known: shown(sibling) } });
  else faults.add({ code: 'format-unknown', path, values: { found, known } });
  return undefined;
}

/** A format without its version. */
function nameOf(format: string): string {
  return format.replace(/@[^@]*$/, '');
}

function readKind(
  fields: Record<string, unknown>,
  field: 'regulation' | null,
  known: readonly string[],
  faults: FaultList,
): string | undefined {
  if (field === null) return known[0];
  const kind = fields[field];
  if (typeof kind === 'string' && known.includes(kind)) return kind;
  if (!Object.hasOwn(fields, field)) faults.add({ code: 'missing', path: [field], values: { field } });
  else {
    const values = { found: shown(kind), known: known.map(shown).join(', ') };
    faults.add({ code: 'regulation-unknown', path: [field], values });
  }
  return undefined;
}
