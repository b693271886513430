import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PairedRound, Standings, Tournament } from '@escala/core';

/** A tournament with its expected result. */
interface SwissCase {
  readonly tournament: Tournament;
  readonly answer: PairedRound | null;
  readonly error?: { readonly players: readonly string[] };
  readonly standings?: Standings;
}

export function caseFile(name: string): string {
  return fileURLToPath(new URL(`./cases/${name}`, import.meta.url));
}

export function swissCase(name: string): SwissCase {
  return JSON.parse(readFileSync(caseFile(`${name}.json`), 'utf8')) as SwissCase;
}

/** The document of a case as text, modified. */
export function tournamentText(name: string, change: Partial<Tournament> = {}): string {
  return JSON.stringify({ ...swissCase(name).tournament, ...change }, null, 2);
}
