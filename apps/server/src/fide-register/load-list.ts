import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { type FideListBatch, type FideListProblem, fideListParser, type ListRhythm } from '@escala/formats/fide-list';
import type { FidePages, RegisterHead, RegisterState } from '@escala/office';
import { RegisterBuilder } from '@escala/office/fide-register';
import { DamagedZip, listBytes } from './list-bytes.ts';

export interface LoadTerms {
  /** Date of the list, which the files do not contain. */
  readonly listed: string;
  /** The rhythm of a single list; a combined list has all of them. */
  readonly rhythm?: ListRhythm | undefined;
  /** The file's original name, if it is stored under another. */
  readonly name?: string | undefined;
  /** The instant of loading. */
  readonly at: string;
  /** Most players a list may have. */
  readonly most?: number | undefined;
  onBytes?(bytes: number): void;
}

export type LoadedList =
  | { readonly state: RegisterState }
  /** The first hundred, and the total (D-OFF-502). */
  | { readonly problems: readonly FideListProblem[]; readonly count: number };

const MOST_PROBLEMS = 100;
/** Three times as many as FIDE has; anything larger is not a list, or was made to fill the memory (D-OFF-585). */
const MOST_PLAYERS = 5_000_000;

/** FIDE's list replaces the register of the installation as a whole; a list with a fault changes nothing. */
export async function loadList(pages: FidePages, file: string, terms: LoadTerms): Promise<LoadedList> {
  const { listed, rhythm, name = basename(file), at, onBytes, most = MOST_PLAYERS } = terms;
  const builder = new RegisterBuilder();
  let seen = 0;
  const see = (batch: FideListBatch): void => {
    seen += batch.count;
    if (seen <= most) builder.see(batch);
  };
  const parser = fideListParser(see, rhythm === undefined ? {} : { rhythm });
  try {
    for await (const piece of listBytes(file)) {
      parser.push(piece);
      if (seen > most) break;
      onBytes?.(piece.length);
    }
  } catch (error) {
    if (!(error instanceof DamagedZip)) throw error;
    return refused(problem('fide-list-zip', 1, {}));
  }
  const { problems, players } = parser.end();
  if (players > most) return refused(problem('fide-list-too-large', 1, { most }));
  const twice = builder.twice().map(({ id, line }) => problem('fide-list-twice', line, { id: String(id) }));
  const all = [...problems, ...twice].sort((a, b) => a.line - b.line);
  if (players === 0 && all.length === 0) all.push(problem('fide-list-empty', 1, {}));
  if (all.length > 0) return { problems: all.slice(0, MOST_PROBLEMS), count: all.length };
  const { size: bytes } = await stat(file);
  const replaced = await stateBefore(pages);
  const state = { listed, loadedAt: at, players, source: { name: name.slice(-500), bytes }, ...replaced };
  const head = (): string => JSON.stringify({ state, index: builder.index() } satisfies RegisterHead);
  await pages.replace(builder.portions(), head);
  return { state };
}

async function stateBefore(pages: FidePages): Promise<Pick<RegisterState, 'replaced'>> {
  const before = await pages.head();
  if (before === undefined) return {};
  const { listed, players } = (JSON.parse(before.head) as RegisterHead).state;
  return { replaced: { listed, players } };
}

const refused = (fault: FideListProblem): LoadedList => ({ problems: [fault], count: 1 });

function problem(
  code: 'fide-list-empty' | 'fide-list-too-large' | 'fide-list-twice' | 'fide-list-zip',
  line: number,
  values: Readonly<Record<string, string | number>>,
): FideListProblem {
  return { severity: 'error', code, path: [], line, column: 1, values };
}
