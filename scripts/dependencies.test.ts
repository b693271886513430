import { readdirSync, readFileSync } from 'node:fs';
import { ENGINE } from '@escala/office';
import { describe, expect, it } from 'vitest';

/** `docs/dependencies.md` against the package files and the lock file: users of Escala can read what comes with it. */
const root = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

interface Package {
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const packageFiles = [
  'package.json',
  'benchmarks/package.json',
  ...['packages', 'apps'].flatMap((folder) =>
    readdirSync(new URL(folder, root)).map((name) => `${folder}/${name}/package.json`),
  ),
];
const lock = JSON.parse(read('package-lock.json')) as { readonly packages: Readonly<Record<string, Package>> };

const asked = new Set(
  packageFiles
    .map((path) => JSON.parse(read(path)) as Package)
    .flatMap(({ dependencies = {}, devDependencies = {} }) => Object.keys({ ...dependencies, ...devDependencies }))
    .filter((name) => !name.startsWith('@escala/')),
);

const told = new Map(
  [...read('docs/dependencies.md').matchAll(/^\| `([^`]+)` \|[^|]*\|[^|]*\| ([^|]*) \|[^|]*\|$/gm)].map(
    ([, name, licence]) => [name!, licence!],
  ),
);

/** Where npm installed it: at the top, or within the only package that requires this version. */
function licenceOf(name: string): string | undefined {
  const at = Object.keys(lock.packages).find((path) => path.endsWith(`node_modules/${name}`));
  return lock.packages[`node_modules/${name}`]?.license ?? (at === undefined ? undefined : lock.packages[at]!.license);
}

it('there is one version, that of package.json: in every package, in acts, and at the top of the changelog', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  for (const path of packageFiles) {
    const { dependencies = {}, ...own } = JSON.parse(read(path)) as Package & { version: string };
    expect(own.version, path).toBe(version);
    const ours = Object.entries(dependencies).filter(([name]) => name.startsWith('@escala/'));
    expect(new Set([version, ...ours.map(([, asks]) => asks)]), path).toEqual(new Set([version]));
  }
  expect(ENGINE).toBe(`escala/${version}`);
  expect(/^## (\S+)/m.exec(read('CHANGELOG.md'))?.[1]).toBe(version);
});

describe('dependencies', () => {
  it('are all in the table, and nothing else is', () => {
    expect([...told.keys()].sort()).toEqual([...asked].sort());
  });

  it.each([...told])('%s: %s, as the lock file has it', (name, licence) => {
    expect(licenceOf(name)).toBe(licence);
  });

  it('are resolved by the registry of the person who installs', () => {
    expect(read('package-lock.json')).not.toMatch(/"resolved": "https?:/);
  });
});
