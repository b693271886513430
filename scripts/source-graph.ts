import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** One of our source files: its relative imports, for values or only for types. */
export interface SourceFile {
  readonly path: string;
  readonly lines: number;
  readonly values: readonly string[];
  readonly types: readonly string[];
}

export const isTest = (path: string): boolean => path.endsWith('.test.ts') || path.includes('/testing/');

function below(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return name === 'node_modules' || name === 'dist' ? [] : below(path);
    return name.endsWith('.ts') ? [path] : [];
  });
}

const STATEMENT = /^(?:import|export)(\s+type)?\s+([^;'"]*?)\s*from '(\.[^']+)'/gm;

function read(path: string): SourceFile {
  const text = readFileSync(path, 'utf8');
  const values = new Set<string>();
  const types = new Set<string>();
  for (const [, type, names, target] of text.matchAll(STATEMENT)) {
    const onlyTypes = type !== undefined || /^\{(?:\s*type [^,}]+,?)+\s*\}$/.test(names!);
    (onlyTypes ? types : values).add(relative(root, join(dirname(path), target!)));
  }
  return { path: relative(root, path), lines: text.split('\n').length - 1, values: [...values], types: [...types] };
}

/** Every TypeScript file of packages, apps, benchmarks and scripts. */
export const sourceFiles = (): readonly SourceFile[] =>
  ['packages', 'apps', 'benchmarks', 'scripts'].flatMap((folder) => below(join(root, folder))).map(read);

/** Cycles of files that import each other's values: each could only be loaded after the other. */
export function valueCycles(files: readonly SourceFile[]): string[][] {
  const imports = new Map(files.map(({ path, values }) => [path, values]));
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const rings: string[][] = [];
  const visit = (path: string): void => {
    order.set(path, order.size);
    lowest.set(path, order.get(path)!);
    stack.push(path);
    for (const next of imports.get(path) ?? []) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) lowest.set(path, Math.min(lowest.get(path)!, lowest.get(next)!));
    }
    if (lowest.get(path) !== order.get(path)) return;
    const ring = stack.splice(stack.indexOf(path));
    if (ring.length > 1) rings.push(ring.sort());
  };
  for (const { path } of files) if (!order.has(path)) visit(path);
  return rings;
}
