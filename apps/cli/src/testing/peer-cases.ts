import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { caseFile } from './swiss-cases.ts';

/** A report of another program, with the round that comes next. */
export interface PeerCase {
  readonly name: string;
  readonly trf: string;
  readonly expected: { readonly pairs: readonly (readonly [number, number])[]; readonly bye: number | null };
}

/** A finished tournament of another program, and the rounds that no engine pairs as it did. */
export interface PeerTournament {
  readonly name: string;
  readonly trf: string;
  readonly rounds: number;
  readonly different: readonly number[];
}

const linesOf = (name: string): unknown[] =>
  gunzipSync(readFileSync(caseFile(`peers/${name}.jsonl.gz`)))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);

export const peerCases = (name: 'dutch' | 'team-swiss'): PeerCase[] => linesOf(name) as PeerCase[];
export const peerTournaments = (): PeerTournament[] => linesOf('swiss-manager') as PeerTournament[];
