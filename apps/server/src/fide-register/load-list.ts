import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { type FideListProblem, fideListParser, type ListRhythm } from '@escala/formats/fide-list';
import type { FidePages, RegisterHead, RegisterState } from '@escala/office';
import { RegisterBuilder } from '@escala/office/fide-register';
import { DamagedZip, listBytes } from './list-bytes.ts';

export interface LoadTerms {
  /** Date of the list: the files do not tell it. */
  readonly listed: string;
  /** Of which rhythm a single list is; a combined list speaks of all. */
  readonly rhythm?: ListRhythm | undefined;
  /** How the file is called, where that is not the name under which it lies. */
  readonly name?: string | undefined;
  /** The instant of loading. */
  readonly at: string;
  onBytes?(bytes: number): void;
}

export type LoadedList =
  | { readonly state: RegisterState }
  /** The first hundred, and how many there are (D-OFF-502). */
  | { readonly problems: readonly FideListProblem[]; readonly count: number };

const MOST_PROBLEMS = 100;

/** FIDE's list becomes the register of the installation, whole; a list with a fault changes nothing. */
export async function loadList(pages: FidePages, file: string, terms: LoadTerms): Promise<LoadedList> {
  const { listed, rhythm, name = basename(file), at, onBytes } = terms;
  const builder = new RegisterBuilder();
  const parser = fideListParser(builder.see, rhythm === undefined ? {} : { rhythm });
  try {
    for await (const piece of listBytes(file)) {
      parser.push(piece);
      onBytes?.(piece.length);
    }
  } catch (error) {
    if (!(error instanceof DamagedZip)) throw error;
    return { problems: [problem('fide-list-zip', 1, {})], count: 1 };
  }
  const { problems, players } = parser.end();
  const twice = builder.twice().map(({ id, line }) => problem('fide-list-twice', line, { id: String(id) }));
  const all = [...problems, ...twice].sort((a, b) => a.line - b.line);
  if (players === 0 && all.length === 0) all.push(problem('fide-list-empty', 1, {}));
  if (all.length > 0) return { problems: all.slice(0, MOST_PROBLEMS), count: all.length };
  const { size: bytes } = await stat(file);
  const state = { listed, loadedAt: at, players, source: { name: name.slice(-500), bytes } };
  const head = (): string => JSON.stringify({ state, index: builder.index() } satisfies RegisterHead);
  await pages.replace(builder.portions(), head);
  return { state };
}

function problem(
  code: 'fide-list-empty' | 'fide-list-twice' | 'fide-list-zip',
  line: number,
  values: Readonly<Record<string, string>>,
): FideListProblem {
  return { severity: 'error', code, path: [], line, column: 1, values };
}
