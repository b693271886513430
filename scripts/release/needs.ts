import { spawnSync } from 'node:child_process';
import { createPrivateKey } from 'node:crypto';

/** The programs that an artefact is made with, by its name. */
const TOOLS: readonly (readonly [name: RegExp, tools: readonly string[]])[] = [
  [/^linux-/, ['npm', 'tar', 'xz']],
  [/^(?:win|darwin)-/, ['npm', 'tar', 'zip']],
  [/^npm$/, ['npm']],
  [/^deb$/, ['npm', 'tar', 'dpkg-deb', 'gzip']],
  [/^oci$/, ['npm', 'tar', 'ldd', 'dpkg-query']],
  [/^sbom$/, ['npm', 'tar']],
];

const isThere = (tool: string): boolean => !(spawnSync(tool, ['--version'], { stdio: 'ignore' }).error !== undefined);

/** Everything that would stop the release later: found before it begins. */
export function whatIsMissing(
  names: readonly string[],
  key: string | undefined,
  has: (tool: string) => boolean = isThere,
): readonly string[] {
  const wanted = new Map<string, string[]>();
  for (const name of names)
    for (const tool of ['git', ...TOOLS.flatMap(([pattern, tools]) => (pattern.test(name) ? tools : []))])
      wanted.set(tool, [...(wanted.get(tool) ?? []), name]);
  const tools = [...wanted].filter(([tool]) => !has(tool));
  return [
    ...tools.map(([tool, artefacts]) => `The program ${tool} is missing; ${artefacts.join(', ')} need it.`),
    ...faultOfKey(key),
  ];
}

function faultOfKey(key: string | undefined): readonly string[] {
  if (key === undefined) return [];
  try {
    if (createPrivateKey(key).asymmetricKeyType === 'ed25519') return [];
  } catch {
    // Not a key at all.
  }
  return ['ESCALA_RELEASE_KEY is not a private Ed25519 key as PEM. See docs/releases.md.'];
}
