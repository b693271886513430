import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { figures, figuresWritten, filesByFolder } from './house-figures.ts';
import { root, sourceFiles, valueCycles } from './source-graph.ts';

const files = sourceFiles();

describe('the house', () => {
  it('no two files need each other', () => {
    expect(valueCycles(files)).toEqual([]);
  });

  it('the ports of the office know no area of it', () => {
    const ports = files.find(({ path }) => path === 'packages/office/src/ports.ts')!;
    const outside = [...ports.values, ...ports.types].filter((path) => !path.startsWith('packages/office/src/kit/'));
    expect(outside).toEqual([]);
  });

  it('the types of every package are checked, those of the engines only once', () => {
    const included = ['tsconfig.engine.json', 'tsconfig.json'].flatMap(
      (name) => (JSON.parse(readFileSync(join(root, name), 'utf8')) as { include: string[] }).include,
    );
    const packages = included.filter((path) => !path.includes('*')).map((path) => path.replace(/\/src$/, ''));
    const there = globSync('packages/*', { cwd: root }).sort();
    expect(packages.filter((path) => path.startsWith('packages/')).sort()).toEqual(there);
  });

  it('a folder is small enough to look over', () => {
    expect([...filesByFolder(files)].filter(([, count]) => count > 30)).toEqual([]);
  });

  it('the figures of ARCHITECTURE.md are right to within a twentieth', () => {
    const now = figures(files);
    const written = figuresWritten();
    expect(written.map(([name]) => name)).toEqual(now.map(([name]) => name));
    const off = now.filter(([, ...numbers], row) =>
      numbers.some((number, i) => Math.abs(number - (written[row]![i + 1] as number)) > Math.max(3, number / 20)),
    );
    expect(off, 'npx node scripts/house-figures.ts writes them anew').toEqual([]);
  });
});
