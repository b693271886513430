import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/**
 * The map of the packages (ARCHITECTURE.md): who may import whom, in one direction. Own and outside packages are listed
 * here and in each package.json; any other import fails.
 */
const ALLOWED: Readonly<Record<string, { own: readonly string[]; outside: readonly string[]; node: boolean }>> = {
  'packages/core': { own: [], outside: [], node: false },
  'packages/regulations': { own: ['@escala/core'], outside: [], node: false },
  'packages/formats': {
    own: ['@escala/core', '@escala/regulations'],
    outside: ['zod', 'jsonc-parser', '@mliebelt/pgn-parser'],
    node: false,
  },
  'packages/messages': { own: ['@escala/core'], outside: ['intl-messageformat'], node: false },
  'packages/office': {
    own: [
      '@escala/core',
      '@escala/formats',
      '@escala/formats/fide-list',
      '@escala/regulations',
      '@escala/regulations/fide-2009',
    ],
    outside: ['canonicalize', 'zod'],
    node: false,
  },
  'packages/demo': {
    own: [
      '@escala/core',
      '@escala/office',
      '@escala/office/acts',
      '@escala/office/questions',
      '@escala/office/testing',
    ],
    outside: ['zod'],
    node: false,
  },
  'packages/storage': { own: ['@escala/office'], outside: ['kysely', 'pg'], node: true },
  'apps/web': {
    own: [
      '@escala/core',
      '@escala/formats/encoding',
      '@escala/formats/encoding/testing',
      '@escala/messages',
      '@escala/office',
      '@escala/office/acts',
      '@escala/office/questions',
      '@escala/regulations',
      '@escala/regulations/all-books',
      '@escala/regulations/frs-2012',
    ],
    outside: ['d3-scale', 'd3-shape', 'idb', 'uqr', 'uuid'],
    node: false,
  },
  'apps/server': {
    own: [
      '@escala/core',
      '@escala/formats',
      '@escala/formats/fide-list',
      '@escala/messages',
      '@escala/office',
      '@escala/office/acts',
      '@escala/office/fide-register',
      '@escala/office/questions',
      '@escala/storage',
      '@escala/storage/fide-pages',
      '@escala/web',
    ],
    outside: [
      '@fastify/cookie',
      '@fontsource-variable/source-sans-3',
      '@simplewebauthn/server',
      '@xmldom/xmldom',
      'fastify',
      'nodemailer',
      'otpauth',
      'prom-client',
      'uqr',
      'zod',
    ],
    node: true,
  },
  'apps/cli': {
    own: [
      '@escala/core',
      '@escala/formats',
      '@escala/formats/encoding/testing',
      '@escala/messages',
      '@escala/demo',
      '@escala/office',
      '@escala/office/acts',
      '@escala/office/questions',
      '@escala/office/search-words',
      '@escala/regulations',
      '@escala/regulations/all-books',
      '@escala/server',
      '@escala/server/command-line',
      '@escala/storage',
    ],
    outside: ['commander'],
    node: true,
  },
};

/** What tests may use in addition. */
const FOR_TESTS = [
  'vitest',
  'fast-check',
  'fraction.js',
  'rolldown',
  'vite',
  'zod',
  'pg',
  'playwright-core',
  'axe-core',
  'otpauth',
  '@escala/core',
  '@escala/core/testing',
  '@escala/regulations',
  '@escala/regulations/fce-2016/testing',
  '@escala/formats',
  '@escala/formats/testing',
  '@escala/office',
  '@escala/office/acts',
  '@escala/office/questions',
  '@escala/office/testing',
  '@escala/demo',
  '@escala/server',
  '@escala/storage',
  '@escala/storage/testing',
];

const root = fileURLToPath(new URL('..', import.meta.url));

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return name === 'node_modules' ? [] : sources(path);
    return /\.(ts|js|mjs)$/.test(name) ? [path] : [];
  });
}

const isTest = (path: string): boolean => path.endsWith('.test.ts') || path.includes('/testing/');

function imports(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  const statements = text.matchAll(
    /^(?:import|export)\s[^;]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm,
  );
  return [...statements].map((match) => (match[1] ?? match[2] ?? match[3])!);
}

describe.each(Object.entries(ALLOWED))('%s', (folder, { own, outside, node }) => {
  const files = sources(join(root, folder));
  it('imports only what the table allows', () => {
    const wrong: string[] = [];
    for (const file of files)
      for (const name of imports(file)) {
        if (name.startsWith('.')) {
          const target = relative(join(root, folder), join(file, '..', name));
          if (target.startsWith('..')) wrong.push(`${relative(root, file)}: ${name}`);
        } else if (name.startsWith('node:')) {
          if (!node && !isTest(file)) wrong.push(`${relative(root, file)}: ${name}`);
        } else if (!own.includes(name) && !outside.includes(name) && !(isTest(file) && FOR_TESTS.includes(name)))
          wrong.push(`${relative(root, file)}: ${name}`);
      }
    expect(wrong).toEqual([]);
  });
  it('says the same in its package.json', () => {
    const { dependencies = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    // A part of a package (`@escala/regulations/fce-1990`) belongs to the package.
    const packages = [...own, ...outside].map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
    expect(Object.keys(dependencies).sort()).toEqual([...new Set(packages)].sort());
  });
});

describe('house rules', () => {
  const all = Object.keys(ALLOWED).flatMap((folder) => sources(join(root, folder)));
  it('no package keeps a folder or file of leftovers', () => {
    expect(all.filter((path) => /\/(utils?|helpers?|common|manager|misc)(\.ts|\/)/.test(path))).toEqual([]);
  });
  it('files stay small enough to read at once', () => {
    const long = all
      .filter((path) => !isTest(path) && !path.includes('/messages/src/'))
      .filter((path) => readFileSync(path, 'utf8').split('\n').length > 300);
    expect(long.map((path) => relative(root, path))).toEqual([]);
  });
});
