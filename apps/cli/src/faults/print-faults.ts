import type { Speech } from '@escala/messages';
import { REFUSED } from '../exit-codes.ts';
import { type Palette, paletteFor } from '../output/colour.ts';
import { printable } from '../output/printable.ts';
import type { WordedFault } from './worded-fault.ts';

/** More than a screenful is no help; `--json` has them all. */
const FAULTS_SHOWN = 50;

export interface FaultPrinting {
  /** File name as the user gave it. */
  readonly source: string;
  readonly json: boolean | undefined;
  /** One of several files: every fault names its own. */
  readonly isOneOfMany?: boolean;
  /** Warnings held back until it is known how the command ends, so that standard error gets a single document. */
  readonly pending?: WordedFault[];
}

/** Refuses a document: every fault on standard error, nothing on standard output. */
export function printFaults(faults: readonly WordedFault[], printing: FaultPrinting, speech: Speech): typeof REFUSED {
  const all = [...(printing.pending ?? []), ...faults];
  const text = printing.json
    ? faultsDocument(inFile(all, printing))
    : faultsText(all, printing, speech, paletteFor(process.stderr, process.env));
  process.stderr.write(text);
  return REFUSED;
}

/** Prints the warnings held back, on standard error; the work continues. */
export function printWarnings(printing: FaultPrinting, speech: Speech): void {
  const { pending = [], source, json } = printing;
  if (pending.length === 0) return;
  const paint = paletteFor(process.stderr, process.env);
  process.stderr.write(json ? faultsDocument(inFile(pending, printing)) : listText(pending, source, speech, paint));
}

const inFile = (faults: readonly WordedFault[], { source, isOneOfMany }: FaultPrinting): readonly WordedFault[] =>
  isOneOfMany ? faults.map((fault) => ({ source, ...fault })) : faults;

export function faultsDocument(faults: readonly WordedFault[]): string {
  return `${JSON.stringify({ format: 'escala/faults@1', faults }, null, 2)}\n`;
}

function faultsText(
  faults: readonly WordedFault[],
  { source }: Pick<FaultPrinting, 'source'>,
  speech: Speech,
  paint: Palette,
): string {
  const list = listText(faults, source, speech, paint);
  if (!faults.some((fault) => fault.line !== null)) return list;
  const count = faults.filter((fault) => fault.severity !== 'warning').length;
  const name = printable(nameOf(source, speech));
  return `${list}${paint.strong(speech.translate('cli.refused', { count, name }))}\n`;
}

function listText(faults: readonly WordedFault[], source: string, speech: Speech, paint: Palette): string {
  const blocks = faults
    .slice(0, FAULTS_SHOWN)
    .map((fault) => faultText(fault, nameOf(fault.source ?? source, speech), speech, paint));
  const rest = faults.slice(FAULTS_SHOWN);
  if (rest.length > 0) blocks.push(restText(rest, speech, paint));
  return blocks.join('');
}

function nameOf(source: string, { translate }: Speech): string {
  return source === '-' ? translate('cli.standard-input') : source;
}

function faultText(fault: WordedFault, name: string, { translate }: Speech, paint: Palette): string {
  const article = fault.article === undefined ? '' : ` ${paint.citation(`[${fault.article}]`)}`;
  const warning = fault.severity === 'warning' ? `${paint.warning(translate('cli.warning'))} ` : '';
  const sentence = `${printable(fault.message)}${article}`;
  const place = fault.place === undefined ? '' : printable(fault.place);
  if (fault.line === null)
    return `escala: ${paint.strong(printable(name))}: ${warning}${place === '' ? '' : `${place}: `}${sentence}\n`;
  const where = place === '' ? '' : `  ${place}`;
  const head = paint.strong(`${printable(name)}:${fault.line}:${fault.column}`);
  return `${head}${paint.faint(where)}\n  ${warning}${sentence}\n`;
}

/** How many more there are, and of which kinds, most frequent first. */
function restText(rest: readonly WordedFault[], { translate }: Speech, paint: Palette): string {
  const byKind = new Map<string, number>();
  for (const fault of rest) byKind.set(fault.code, (byKind.get(fault.code) ?? 0) + 1);
  const kinds = [...byKind].sort(([, a], [, b]) => b - a).map(([code, count]) => `  ${count} × ${code}\n`);
  return `${paint.strong(translate('cli.more-faults', { count: rest.length }))}\n${kinds.join('')}`;
}
