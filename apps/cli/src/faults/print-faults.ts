import type { Speech } from '@escala/messages';
import { REFUSED } from '../exit-codes.ts';
import { type Palette, paletteFor } from '../output/colour.ts';
import { printable } from '../output/printable.ts';
import type { WordedFault } from './worded-fault.ts';

/** More than a screenful helps nobody; `--json` has them all. */
const FAULTS_SHOWN = 50;

export interface FaultPrinting {
  /** File name as the user gave it. */
  readonly source: string;
  readonly json: boolean | undefined;
}

/** Refuses a document: every fault on standard error, nothing on standard output. */
export function printFaults(faults: readonly WordedFault[], printing: FaultPrinting, speech: Speech): typeof REFUSED {
  const text = printing.json
    ? faultsDocument(faults)
    : faultsText(faults, printing.source, speech, paletteFor(process.stderr, process.env));
  process.stderr.write(text);
  return REFUSED;
}

export function faultsDocument(faults: readonly WordedFault[]): string {
  return `${JSON.stringify({ format: 'escala/faults@1', faults }, null, 2)}\n`;
}

export function faultsText(faults: readonly WordedFault[], source: string, speech: Speech, paint: Palette): string {
  const { translate } = speech;
  const name = source === '-' ? translate('cli.standard-input') : source;
  const blocks = faults.slice(0, FAULTS_SHOWN).map((fault) => faultText(fault, name, paint));
  const rest = faults.slice(FAULTS_SHOWN);
  if (rest.length > 0) blocks.push(restText(rest, speech, paint));
  const located = faults.some((fault) => fault.line !== null);
  if (located)
    blocks.push(`${paint.strong(translate('cli.refused', { count: faults.length, name: printable(name) }))}\n`);
  return blocks.join('');
}

function faultText(fault: WordedFault, name: string, paint: Palette): string {
  const place = fault.line === null ? '' : `:${fault.line}:${fault.column}`;
  const where = fault.place === undefined ? '' : `  ${printable(fault.place)}`;
  const article = fault.article === undefined ? '' : ` ${paint.citation(`[${fault.article}]`)}`;
  const sentence = `${printable(fault.message)}${article}`;
  if (fault.line === null) return `escala: ${paint.strong(printable(name))}: ${sentence}\n`;
  return `${paint.strong(`${printable(name)}${place}`)}${paint.faint(where)}\n  ${sentence}\n`;
}

/** How many more, and of which kinds, the most frequent first. */
function restText(rest: readonly WordedFault[], { translate }: Speech, paint: Palette): string {
  const byKind = new Map<string, number>();
  for (const fault of rest) byKind.set(fault.code, (byKind.get(fault.code) ?? 0) + 1);
  const kinds = [...byKind].sort(([, a], [, b]) => b - a).map(([code, count]) => `  ${count} × ${code}\n`);
  return `${paint.strong(translate('cli.more-faults', { count: rest.length }))}\n${kinds.join('')}`;
}
