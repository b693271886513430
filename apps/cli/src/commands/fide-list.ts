import { type FideListProblem, type FidePlayer, fidePlayer, type ListRhythm } from '@escala/formats';
import type { Speech } from '@escala/messages';
import { folded, looseSpellings, matchOf, type TypedWord, typedWords } from '@escala/office/search-words';
import type { ExitCode } from '../exit-codes.ts';
import { printFaults } from '../faults/print-faults.ts';
import { competitionPrinting, refuseDocument } from '../faults/refuse.ts';
import { wordedFault } from '../faults/worded-fault.ts';
import { readFideList } from '../input/read-fide-list.ts';
import { fideListLines } from '../output/fide-list-table.ts';
import { progressOn } from '../output/progress.ts';
import { deliverResult, type ResultOptions } from './deliver-result.ts';
import { blockedOutFile } from './deliver-to-file.ts';

export interface FideListOptions extends ResultOptions {
  readonly federation?: string;
  readonly search?: string;
  readonly ids?: readonly string[];
  readonly rhythm?: ListRhythm;
  readonly most: number;
}

/** One kind of problem, with its count and first line. */
interface ListProblem {
  readonly code: string;
  readonly count: number;
  readonly line: number;
  readonly message: string;
}

/** `escala/fide-players@1`. */
export interface FidePlayers {
  readonly format: 'escala/fide-players@1';
  readonly read: number;
  readonly found: number;
  readonly players: readonly FidePlayer[];
  readonly missing: readonly string[];
  readonly problems: readonly ListProblem[];
}

/** `escala fide-list`: the players of a list that match a query. */
export async function fideList(file: string, options: FideListOptions, speech: Speech): Promise<ExitCode> {
  const blocked = await blockedOutFile(options, file, speech);
  if (blocked !== undefined) return blocked;
  const printing = competitionPrinting(file, options);
  const progress = progressOn(process.stderr, (stage) => speech.translate(`cli.progress.${stage}`));
  const search = new ListSearch(options);
  const list = await readFideList(file, search.see, options.rhythm ?? 'standard', progress);
  if (!list.ok) return refuseDocument(list, printing, speech);
  const { players: read, problems } = list.summary;
  if (read === 0)
    return printFaults(
      problems.map((problem) => wordedFault(problem, speech)),
      printing,
      speech,
    );
  const document: FidePlayers = {
    format: 'escala/fide-players@1',
    read,
    found: search.found,
    players: search.players,
    missing: search.missing(),
    problems: problemsByKind(problems, speech),
  };
  return deliverResult({ document, lines: fideListLines(document, speech) }, options, printing, speech);
}

type Batch = Parameters<typeof fidePlayer>[0];

/** Keeps the matching rows, up to the limit, and counts the rest. */
class ListSearch {
  readonly players: FidePlayer[] = [];
  found = 0;
  readonly #options: FideListOptions;
  readonly #ids: ReadonlySet<number> | undefined;
  readonly #words: readonly TypedWord[];
  readonly #seen = new Set<number>();

  constructor(options: FideListOptions) {
    this.#options = options;
    this.#ids = options.ids && new Set(options.ids.map(Number));
    this.#words = options.search === undefined ? [] : typedWords(looseSpellings(options.search));
  }

  readonly see = (batch: Batch): void => {
    for (let row = 0; row < batch.count; row++) {
      if (!this.#answers(batch, row)) continue;
      this.found++;
      if (this.players.length < this.#options.most) this.players.push(fidePlayer(batch, row));
    }
  };

  /** Requested ids that are not on the list. */
  missing(): string[] {
    return (this.#options.ids ?? []).filter((id) => !this.#seen.has(Number(id)));
  }

  #answers(batch: Batch, row: number): boolean {
    const { federation } = this.#options;
    const id = batch.fideId[row]!;
    if (this.#ids !== undefined) {
      if (!this.#ids.has(id)) return false;
      this.#seen.add(id);
    }
    if (federation !== undefined && batch.federation(row) !== federation) return false;
    if (this.#words.length === 0) return true;
    return matchOf(this.#words, folded(batch.name(row)).split(' ')) !== undefined;
  }
}

function problemsByKind(problems: readonly FideListProblem[], speech: Speech): ListProblem[] {
  const kinds = new Map<string, FideListProblem[]>();
  for (const problem of problems) kinds.set(problem.code, [...(kinds.get(problem.code) ?? []), problem]);
  return [...kinds].map(([code, met]) => {
    const { message, line } = wordedFault(met[0]!, speech);
    return { code, count: met.length, line: line ?? 1, message };
  });
}
