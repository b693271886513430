import { readdirSync, readFileSync } from 'node:fs';
import { decodeText } from '../../encoding/decode-text.ts';

const CASES = new URL('../cases/', import.meta.url);

export function readCase(name: string): string {
  return decodeText(readFileSync(new URL(name, CASES))).text;
}

/** Every report among the cases, by its path. */
export function caseNames(): string[] {
  return readdirSync(CASES, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tab|trf|input)$/.test(name))
    .sort();
}

/** The text at a problem's position, up to the end of its line. */
export function pointedAt(text: string, { line, column }: { line: number; column: number }): string {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    [line - 1]!.slice(column - 1);
}

/** Lines of players with points and rounds, numbered from 1. */
export function playerLines(...rows: (readonly [points: string, ...rounds: string[]])[]): string {
  return rows
    .map(([points, ...rounds], i) => {
      const start = `001 ${String(i + 1).padStart(4)}      Player ${i + 1}`.padEnd(80) + points.padStart(4);
      return `${start.padEnd(91)}${rounds.join('  ')}`;
    })
    .join('\n');
}
