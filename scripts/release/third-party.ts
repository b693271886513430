import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bundle.ts';
import { runtimePackages } from './runtime-packages.ts';

/** Everything that runs with the program, with its licence, as the licences require. */
export function thirdParty(): string {
  const parts = runtimePackages()
    .filter(({ path }) => existsSync(join(root, path)))
    .map(
      ({ path, name, version, licence }) =>
        `${name} ${version} (${licence || 'see below'})\n\n${licenceText(join(root, path))}`,
    );
  return `Escala contains these packages, each under its own licence.\n\n${parts.join(`\n\n${'-'.repeat(79)}\n`)}\n`;
}

/** Licences not allowed for packages in a release. */
export const COPYLEFT = /\b(?:A?GPL|LGPL|MPL|EPL|CDDL|EUPL|SSPL)\b/i;

export const copyleft = (): string[] =>
  runtimePackages()
    .filter(({ licence }) => COPYLEFT.test(licence))
    .map(({ path }) => path);

function licenceText(folder: string): string {
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file));
  return files
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
    .join('\n\n');
}
