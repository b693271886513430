import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bundle.ts';

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}
export type LockedPackages = Readonly<Record<string, Locked>>;

/** A package of somebody else's that runs with the program. */
export interface RuntimePackage {
  /** Where it is installed. */
  readonly path: string;
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** As npm writes it: `sha512-…` in base 64. */
  readonly integrity: string;
  /** The packages it loads itself, by path. */
  readonly needs: readonly string[];
}

const PROGRAM = 'apps/cli';
const INSTALLED = 'node_modules/';

const lockFile = (): LockedPackages =>
  (JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: LockedPackages }).packages;

/**
 * What is installed for the command line, and for the packages of ours that it has, found as Node finds it: `npm sbom`
 * leaves out what two packages share.
 */
export function runtimePackages(locked: LockedPackages = lockFile()): readonly RuntimePackage[] {
  const found = new Map<string, readonly string[]>();
  const visit = (path: string): void => {
    if (found.has(path)) return;
    const needs = needsOf(locked, path);
    found.set(path, needs);
    for (const need of needs) visit(need);
  };
  visit(PROGRAM);
  return [...found]
    .filter(([path]) => path.includes(INSTALLED))
    .map(([path, needs]) => {
      const { version = '', license = '', integrity = '' } = locked[path]!;
      return { path, name: nameOf(path), version, licence: license, integrity, needs };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf(INSTALLED) + INSTALLED.length);

function needsOf(locked: LockedPackages, path: string): readonly string[] {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, ...more } = locked[path]!;
  const peers = Object.keys(peerDependencies).filter((name) => !more.peerDependenciesMeta?.[name]?.optional);
  const names = [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
  return names.flatMap((name) => placeOf(locked, path, name) ?? []);
}

/** The nearest one from here upwards; a package of ours is a link to its folder. */
function placeOf(locked: LockedPackages, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = `${folder === '' ? '' : `${folder}/`}${INSTALLED}${name}`;
    const there = locked[place];
    if (there) return there.link ? there.resolved : place;
    if (folder === '') return undefined;
  }
}
