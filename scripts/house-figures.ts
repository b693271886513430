import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isTest, root, type SourceFile, sourceFiles } from './source-graph.ts';

const PAGE = join(root, 'ARCHITECTURE.md');
const TABLE = /\| package \| files \| lines \|[\s\S]*?\n(?=\n|$)/;

const isOwn = (file: SourceFile, folder: string): boolean => file.path.startsWith(`${folder}/`);
const sum = (files: readonly SourceFile[]): number => files.reduce((total, { lines }) => total + lines, 0);

function median(files: readonly SourceFile[]): number {
  const sorted = files.map(({ lines }) => lines).sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

/** Number of files in each folder, without subfolders. */
export function filesByFolder(files: readonly SourceFile[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { path } of files) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return counts;
}

const PACKAGES = ['core', 'regulations', 'formats', 'messages', 'office', 'demo', 'storage'].map(
  (n) => `packages/${n}`,
);
const APPS = ['server', 'web', 'cli'].map((name) => `apps/${name}`);

/** The size of the project by package, code and tests separately. */
export function figures(files = sourceFiles()): readonly (readonly [string, ...number[]])[] {
  const row = (name: string, own: readonly SourceFile[]): readonly [string, ...number[]] => {
    const code = own.filter(({ path }) => !isTest(path));
    const tests = own.filter(({ path }) => isTest(path));
    const largest = Math.max(...filesByFolder(own).values());
    return [name, code.length, sum(code), median(code), tests.length, sum(tests), largest];
  };
  const all = [...PACKAGES, ...APPS];
  return [
    ...all.map((folder) =>
      row(
        folder,
        files.filter((file) => isOwn(file, folder)),
      ),
    ),
    row(
      'all of them',
      files.filter((file) => all.some((folder) => isOwn(file, folder))),
    ),
  ];
}

/** The figures in the table of ARCHITECTURE.md. */
export function figuresWritten(): readonly (readonly [string, ...number[]])[] {
  const table = readFileSync(PAGE, 'utf8').match(TABLE)?.[0] ?? '';
  const rows = table.trimEnd().split('\n').slice(2);
  return rows.map((row) => {
    const [name, ...numbers] = row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.replace(/[`,]/g, '').trim());
    return [name!, ...numbers.map(Number)];
  });
}

export function writeFigures(): void {
  const head = '| package | files | lines | median | test files | lines of tests | largest folder |';
  const rows = figures().map(
    ([name, ...numbers]) => `| ${[name, ...numbers.map((n) => n.toLocaleString('en'))].join(' | ')} |`,
  );
  const table = `${[head, '| --- | --: | --: | --: | --: | --: | --: |', ...rows].join('\n')}\n`;
  writeFileSync(
    PAGE,
    readFileSync(PAGE, 'utf8').replace(TABLE, () => table),
  );
}

if (process.argv[1] === import.meta.filename) writeFigures();
