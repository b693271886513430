import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../source-graph.ts';

const regulations = join(root, 'packages/regulations/src');

/** A row of a coverage table with code: where it is, and the ways that lead there. */
export interface ReachedRow {
  /** The rule book of the table. */
  readonly book: string;
  readonly article: string;
  /** Whole paths. */
  readonly where: readonly string[];
  readonly ways: readonly string[];
}

const marked = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, text]) => text!);

/** Up to the first line that is no row. */
const tableAt = (page: string, start: number): string => /(?:^\|.*\n?)+/m.exec(page.slice(start))![0];

/** All coverage tables, whose last column must be *reached by*. */
export const coverageTables = (): readonly {
  readonly path: string;
  readonly head: string;
  readonly rows: readonly ReachedRow[];
}[] =>
  readdirSync(regulations, { recursive: true })
    .map(String)
    .filter((path) => /(?:README|COVERAGE)\.md$/.test(path))
    .sort()
    .flatMap((path) => {
      const page = readFileSync(join(regulations, path), 'utf8');
      const head = /^\| article \|.*$/m.exec(page);
      if (head === null) return [];
      const folder = dirname(join(regulations, path));
      const rows = [...tableAt(page, head.index).matchAll(/^\|(.+)\|$/gm)]
        .map(([, line]) => line!.split('|').map((cell) => cell.trim()))
        .filter(([, , where]) => where?.includes('.ts`'))
        .map(
          ([article, , where, , reached]): ReachedRow => ({
            book: path.split('/')[0]!,
            article: article!,
            where: marked(where!).map(
              (file) => [folder, dirname(folder)].map((from) => join(from, file)).find(existsSync)!,
            ),
            ways: marked(reached ?? ''),
          }),
        );
      return [{ path, head: head[0], rows }];
    });
